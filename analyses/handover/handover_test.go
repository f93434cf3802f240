package handover_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/handover"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

func components() []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(handover.New())}
}

func TestTable(t *testing.T) {
	digesttest.Table(t, components, []digesttest.Row{
		{"handed over", `mutex m main: create t as x write g lock m write f unlock m  t: lock m see f { unlock m write g return } unlock m`,
			""},
		{"too early", `mutex m main: create t as x lock m write f unlock m write g  t: lock m see f { unlock m write g return } unlock m`,
			"g"},
		{"set on one way", `mutex m main: create t as x lock m choose { write f } { } unlock m write g
			t: lock m see f { unlock m write g return } unlock m`, "g"},
		{"set to zero first", `mutex m main: create t as x lock m zero f unlock m write g lock m write f unlock m
			t: lock m see f { unlock m write g return } unlock m`, ""},
		{"another lock", `mutex m mutex n main: create t as x write g lock n write f unlock n
			t: lock m see f { unlock m write g return } unlock m`, "f g"},
		{"seen on one way", `mutex m main: create t as x write g lock m write f unlock m  t: lock m see f { } unlock m write g`, "g"},
		{"set by two", `mutex m main: create t as x create u as y write g lock m write f unlock m
			t: lock m see f { unlock m write g return } unlock m  u: lock m write f unlock m`, "g"},
		{"read lock", `rwlock m main: create t as x write g lock m write f unlock m  t: rdlock m see f { unlock m write g return } unlock m`,
			""},
		{"set by a reader", `rwlock m main: create t as x write g rdlock m write f unlock m
			t: lock m see f { unlock m write g return } unlock m`, "g"},
		{"released", `main: create t as x write g store a release  t: load a acquire { write g }`, ""},
		{"released and cleared", `main: create t as x write g store a release  t: load a acquire { write g clear a relaxed }`, ""},
		{"released too early", `main: create t as x store a release write g  t: load a acquire { write g }`, "g"},
		{"once released, once not", `main: create t as x write g store a release store a relaxed  t: load a acquire { write g }`, "g"},
		{"not released", `main: create t as x write g store a relaxed  t: load a acquire { write g }`, "g"},
		{"not acquired", `main: create t as x write g store a release  t: load a relaxed { write g }`, "g"},
		{"released, relayed", `main: create t as x create u as y write g store a release  t: add a relaxed  u: load a acquire { write g }`,
			"g"},
		{"released by two", `main: create t as x create u as y write g store a release  t: store a release  u: load a acquire { write g }`,
			"g"},
		{"by whoever comes first", `mutex m main: create t as x lock m see f { unlock m read g return } write g write f unlock m read g
			t: lock m see f { unlock m read g return } write g write f unlock m read g`, ""},
		{"once more", `mutex m main: create t as x lock m see f { unlock m read g return } write g write f unlock m write g
			t: lock m see f { unlock m read g return } write g write f unlock m write g`, "g"},
		{"cleared", `mutex m main: create t as x lock m see f { unlock m read g return } write g write f zero f unlock m read g
			t: lock m see f { unlock m read g return } write g write f zero f unlock m read g`, "g"},
		{"set before", `mutex m main: create t as x lock m see f { unlock m read g return } write f write g unlock m read g
			t: lock m see f { unlock m read g return } write f write g unlock m read g`, ""},
		{"another section", `mutex m main: create t as x lock m see f { unlock m read g return } unlock m lock m write g write f unlock m read g
			t: lock m see f { unlock m read g return } unlock m lock m write g write f unlock m read g`, "g"},
		{"behind the section", `mutex m main: create t as x lock m see f { unlock m read g return } write f unlock m write g
			t: lock m see f { unlock m read g return } write f unlock m write g`, "g"},
		{"set under another lock", `mutex m mutex n main: create t as x lock m see f { unlock m read g return } write g write f unlock m
			t: lock n write f unlock n`, "f"},
		{"also set under another lock",
			`mutex m mutex n main: create t as x create u as y lock m see f { unlock m read g return } write g write f unlock m
			t: lock m see f { unlock m read g return } write g write f unlock m  u: lock n write f unlock n`, "f g"},
		{"found by readers", `rwlock m main: create t as x lock m see f { unlock m read g return } write g write f unlock m
			t: rdlock m see f { unlock m read g return } unlock m`, ""},
		{"looked for by readers", `rwlock m main: create t as x rdlock m see f { unlock m return } write g unlock m lock m write f unlock m
			t: rdlock m see f { unlock m read g return } unlock m`, ""},
		{"created in the section", `mutex m main: lock m see f { unlock m return } write f create t as x write g unlock m  t: write g`, "g"},
		{"created before the section", `mutex m main: create t as x lock m see f { unlock m return } write g write f unlock m
			t: lock m see f { unlock m create u as y return } unlock m  u: write g`, ""},
		{"seen by the creator", `mutex m main: create t as x write g lock m write f unlock m
			t: lock m see f { unlock m create u as y return } unlock m  u: write g`, ""},
	})
}
