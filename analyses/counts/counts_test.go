package counts_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/counts"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/wrong/wrongtest"
)

// with is the digest, or a wrong one, with those that it requires.
func with(d digest.Digest[counts.Element]) []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()), digest.Erase(d)}
}

func right() []digest.Component { return with(counts.New()) }

var rows = []digesttest.Row{
	{"handed over", `mutex m main: create t as x write g lock m write f unlock m  t: lock m see f { unlock m write g return } unlock m`, ""},
	{"too early", `mutex m main: create t as x lock m write f unlock m write g  t: lock m see f { unlock m write g return } unlock m`, "g"},
	{"in the section", `mutex m main: create t as x lock m write f write g unlock m  t: lock m see f { unlock m write g return } unlock m`, ""},
	{"another lock", `mutex m mutex n main: create t as x write g lock n write f unlock n
		t: lock m see f { unlock m write g return } unlock m`, "f g"},
	{"set by two", `mutex m main: create t as x create u as y write g lock m write f unlock m
		t: lock m see f { unlock m write g return } unlock m  u: lock m write f unlock m`, "g"},
	{"set by two, in a row", `mutex m main: create t as x create u as y write g lock m write f unlock m
		t: lock m see f { unlock m write g return } unlock m  u: lock m see f { write f } unlock m`, ""},
	{"passed on", `mutex m main: create t as x create u as y write g store a release
		t: load b acquire { write g }  u: load a acquire { store b release }`, ""},
	{"passed on too early", `mutex m main: create t as x create u as y write g store a release
		t: load b acquire { write g }  u: store b release load a acquire { }`, "g"},
	{"passed on without order", `mutex m main: create t as x create u as y write g store a release
		t: load b acquire { write g }  u: load a relaxed { store b release }`, "g"},
	{"released", `main: create t as x write g store a release  t: load a acquire { write g }`, ""},
	{"added", `main: create t as x write g add a release  t: load a acquire { write g }`, ""},
	{"added too early", `main: create t as x add a release write g  t: load a acquire { write g }`, "g"},
	{"added and not released", `main: create t as x write g add a relaxed  t: load a acquire { write g }`, "g"},
	{"added by two", `main: create t as x create u as y write g add a release  t: load a acquire { write g }  u: add a release`, "g"},
	{"added to by others", `main: create t as x create u as y write g store a release  t: load a acquire { write g }
		u: load a relaxed { add a relaxed }`, "g"},
	{"not acquired", `main: create t as x write g store a release  t: load a relaxed { write g }`, "g"},
	{"acquired by a fence", `main: create t as x write g store a release  t: load a relaxed { fence acquire write g }`, ""},
	{"a fence too early", `main: create t as x write g store a release  t: fence acquire load a relaxed { write g }`, "g"},
	{"to and fro", `main: create t as x load a acquire { write g clear a release }  t: load a acquire { } write g store a release`, ""},
	{"whoever comes first", `mutex m main: create t as x lock m see f { unlock m read g return } write g write f unlock m read g
		t: lock m see f { unlock m read g return } write g write f unlock m read g`, ""},
	{"once more", `mutex m main: create t as x lock m see f { unlock m read g return } write g write f unlock m write g
		t: lock m see f { unlock m read g return } write g write f unlock m write g`, "g"},
	{"cleared", `mutex m main: create t as x lock m see f { unlock m read g return } write g write f zero f unlock m read g
		t: lock m see f { unlock m read g return } write g write f zero f unlock m read g`, "g"},
	{"looked at before", `mutex m main: create t as x load a acquire { read g return } lock m load a relaxed { unlock m read g return } write g store a release unlock m
		t: load a acquire { read g return } lock m load a relaxed { unlock m read g return } write g store a release unlock m`, ""},
	{"looked at without order", `mutex m main: create t as x load a relaxed { read g return } lock m load a relaxed { unlock m read g return } write g store a release unlock m
		t: load a acquire { read g return } lock m load a relaxed { unlock m read g return } write g store a release unlock m`, "g"},
	{"looked at, and set too early", `mutex m main: create t as x load a acquire { read g return } lock m load a relaxed { unlock m read g return } store a release write g unlock m
		t: load a acquire { read g return } lock m load a relaxed { unlock m read g return } write g store a release unlock m`, "g"},
	{"created in the section", `mutex m main: lock m see f { unlock m return } write f create t as x write g unlock m  t: write g`, "g"},
	{"in turn", `main: create t as x load a acquire { write g clear a release }  t: load a acquire { return } write g store a release`, ""},
	{"in turn, and on", `main: create t as x load a acquire { clear a release write g }
		t: load a acquire { return } write g store a release load a acquire { return } write g store a release`, "g"},
	{"in turn, and a child", `main: create t as x load a acquire { create u as y write g clear a release } 	t: load a acquire { return } write g store a release  u: write g`, "g"},
	{"in turn, twice", `main: create t as x load a acquire { return } write g store a release load a acquire { return } write g store a release
		t: load a acquire { write g clear a release } load a acquire { write g clear a release }`, ""},
	{"in turn, with a third", `main: create t as x create u as y load a acquire { return } write g store a release
		t: load a acquire { write g clear a release }  u: load a acquire { write g clear a release }`, "g"},
	{"unknown code", `main: create t as x create u as y write g store a release  t: load a acquire { write g }  u: unknown a`, "g"},
}

func TestTable(t *testing.T) { digesttest.Table(t, right, rows) }

// beside is the digest under another name, so that the analysis has it beside its own.
type beside struct{ *counts.Digest }

func (beside) Name() string { return "counts, once more" }

// Does the whole analysis with it agree with executions?
func TestWhole(t *testing.T) {
	digesttest.Check{New: func() []digest.Component { return with(beside{counts.New()}) }, Seeds: digesttest.Seeds(rows), Bred: 1}.Whole(t)
}

type element = counts.Element

// The digest with one mistake each.
type (
	undone   struct{ *counts.Digest } // does not note what the thread has added and stored
	relaxed  struct{ *counts.Digest } // takes all reads for such that acquire
	lasting  struct{ *counts.Digest } // has been in a section for good
	keeps    struct{ *counts.Digest } // has a baton for good
	inherits struct{ *counts.Digest } // lets children have what is their creator's
	ahead    struct{ *counts.Digest } // what is done in a section is over when that is
	firstOf  struct{ *counts.Digest } // takes what is known first for all
)

func (d undone) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	b := d.Digest.See(x, v, a, s)
	b.Counts, b.Puts = a.Counts, a.Puts
	return b
}

func (d relaxed) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	a = d.Digest.See(x, v, a, s)
	b, _ := d.Digest.Observe(x, a, digest.Observed[element]{}, &digest.Event{Kind: digest.EvAcquire, Memory: digest.Operand{Any: true}, Order: cfg.Acquire})
	return b
}

func (d lasting) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	b, ok := d.Digest.Step(x, a, ev)
	b.Here = a.Here
	return b, ok
}

func (d keeps) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	b := d.Digest.See(x, v, a, s)
	if _, ok := s.(digest.Wrote); ok {
		b.Batons = a.Batons
	}
	return b
}

func (d inherits) New(x digest.Context, a element, ev *digest.Event) []element {
	return []element{{Batons: a.Batons, Seen: a.Seen, Stored: a.Stored, Here: a.Here}}
}

func (d ahead) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	if ev.Kind == digest.EvCreate {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

// first is a context in which facts do not grow.
type first struct{ digest.Context }

func (x first) Contribute(id digest.FactID, f digest.Fact) {
	if x.Fact(id) == nil {
		x.Context.Contribute(id, f)
	}
}

func (d firstOf) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	return d.Digest.See(first{x}, v, a, s)
}

var wrong = digesttest.Mistakes{
	"what is done is forgotten":            func() []digest.Component { return with(undone{counts.New()}) },
	"all reads acquire":                    func() []digest.Component { return with(relaxed{counts.New()}) },
	"sections do not end":                  func() []digest.Component { return with(lasting{counts.New()}) },
	"batons are kept":                      func() []digest.Component { return with(keeps{counts.New()}) },
	"who changes a number is the only one": func() []digest.Component { return with(firstOf{counts.New()}) },
}

// Each mistake is found.
func TestMistakesAreFound(t *testing.T) {
	wrong.Found(t, digesttest.Check{Seeds: digesttest.Seeds(rows), Generate: generated, Bred: 4})
}

// TestWrongDigests checks that the regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	right := func() digest.Component { return digest.Erase(counts.New()) }
	components := func(d digest.Component) []digest.Component {
		return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
			digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), d}
	}
	wrongtest.Tell(t, components, right, []wrongtest.Mistake{
		{Program: "handover/first_created_race.c", Wrong: digest.Erase(ahead{counts.New()})},
		{Program: "counts/ticket_child_race.c", Wrong: digest.Erase(inherits{counts.New()})},
		{Program: "counts/early_race.c", Wrong: digest.Erase(undone{counts.New()})},
		{Program: "counts/group_early_race.c", Wrong: digest.Erase(forever{counts.New()})},
		{Program: "counts/turn_late_race.c", Wrong: digest.Erase(keeps{counts.New()})},
	})
}
