package barriers_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/barriers"
	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

func with(d digest.Digest[barriers.Element]) []digest.Component {
	return []digest.Component{digest.Erase(threadid.New()), digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(d)}
}

func right() []digest.Component { return with(barriers.New()) }

var rows = []digesttest.Row{
	{"before and after", `barrier b 2 main: create t as x write g arrive b  t: arrive b write g`, ""},
	{"both after", `barrier b 2 main: create t as x arrive b write g  t: arrive b write g`, "g"},
	{"second phase", `barrier b 2 main: create t as x arrive b write g arrive b  t: arrive b arrive b write g`, ""},
	{"phase after phase", `barrier b 2 main: create t as x loop { arrive b } write g  t: arrive b write g`, "g"},
	{"two parts of a loop", `barrier b 2 main: create t as x loop { write g arrive b arrive b }  t: loop { arrive b write g arrive b }`, ""},
	{"one part of a loop", `barrier b 2 main: create t as x loop { write g arrive b arrive b }  t: loop { write g arrive b arrive b }`, "g"},
	{"another part on one way", `barrier b 2 main: create t as x loop { write g arrive b arrive b }
		t: loop { arrive b choose { arrive b } { } write g arrive b }`, "g"},
	{"one barrier in a loop", `barrier b 2 main: create t as x loop { write g arrive b }  t: loop { arrive b write g }`, "g"},
	{"two barriers", `barrier b 2 barrier d 2 main: create t as x loop { write g arrive b arrive d }  t: loop { arrive b write g arrive d }`,
		""},
	{"two barriers, one of them for others", `barrier b 2 barrier d 1 main: create t as x loop { write g arrive b arrive d }
		t: loop { arrive b write g arrive d }`, "g"},
	{"two barriers, in another order", `barrier b 2 barrier d 2 main: create t as x loop { write g arrive b arrive d }
		t: loop { arrive b arrive d write g }`, "g"},
	{"before the loop", `barrier b 2 main: create t as x write g arrive b loop { arrive b }  t: arrive b loop { write g arrive b }`, ""},
	{"for one", `barrier b 1 main: create t as x write g arrive b  t: arrive b write g`, "g"},
	{"for three", `barrier b 3 main: create t as x create u as y write g arrive b  t: arrive b write g  u: arrive b`, ""},
	{"for three of two", `barrier b 2 main: create t as x create u as y write g arrive b  t: arrive b write g  u: arrive b`, "g"},
	{"for two of three", `barrier b 3 main: create t as x write g arrive b  t: arrive b write g`, ""}, // nobody passes
	{"for three, but one is two", `barrier b 3 main: create t as x create t as y write g arrive b  t: arrive b write g`, "g"},
	{"made anew for others", `barrier b 2 main: create t as x write g arrive b barrier b 1 arrive b  t: arrive b write g`, "g"},
	{"perhaps", `barrier b 2 main: create t as x choose { arrive b } { } write g arrive b  t: arrive b write g`, "g"},
	{"unknown code", `barrier b 2 main: create t as x create u as y write g arrive b  t: arrive b write g  u: unknown b`, "g"},
}

func TestTable(t *testing.T) { digesttest.Table(t, right, rows) }

// beside is the digest under another name, so that the analysis has it beside its own.
type beside struct{ *barriers.Digest }

func (beside) Name() string { return "barriers, once more" }

// Does the whole analysis with it agree with executions? Who leaves a barrier uses it still: the seed makes it anew.
func TestWhole(t *testing.T) {
	digesttest.Check{
		New: func() []digest.Component { return with(beside{barriers.New()}) }, Bred: 1,
		Seeds: append(digesttest.Seeds(rows), `barrier b 2 main: create t as x arrive b barrier b 2  t: arrive b`),
	}.Whole(t)
}

// The digest with one mistake each.
type (
	alwaysTwo   struct{ *barriers.Digest } // takes each barrier for one for two threads
	anyIgnored  struct{ *barriers.Digest } // ignores arrivals at what may be any barrier
	indefinite  struct{ *barriers.Digest } // ignores arrivals at what may be several barriers
	deaf        struct{ *barriers.Digest } // does not mind unknown code
	someArrival struct{ *barriers.Digest } // counts arrivals at what may be one of several barriers
	keepsOne    struct{ *barriers.Digest } // takes one way for both
)

type element = barriers.Element

func (d alwaysTwo) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	e := *ev
	if ev.Kind == digest.EvBarrierInit {
		e.Value = digest.Numbers{May: []int64{2}}
	}
	return d.Digest.Step(x, a, &e)
}

func (d anyIgnored) Observe(x digest.Context, a element, seen digest.Observed[element], ev *digest.Event) (element, bool) {
	if ev.Memory.Any {
		return a, true
	}
	return d.Digest.Observe(x, a, seen, ev)
}

func (d indefinite) Observe(x digest.Context, a element, seen digest.Observed[element], ev *digest.Event) (element, bool) {
	if !ev.Memory.Definite {
		return a, true
	}
	return d.Digest.Observe(x, a, seen, ev)
}

func (d deaf) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	if ev.Kind == digest.EvUnknown {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d someArrival) Observe(x digest.Context, a element, seen digest.Observed[element], ev *digest.Event) (element, bool) {
	e := *ev
	e.Memory.Definite = len(ev.Memory.May) > 0
	return d.Digest.Observe(x, a, seen, &e)
}

func (d keepsOne) Join(a, b element) element {
	if d.Compare(a, b) < 0 {
		return b
	}
	return a
}
func (d keepsOne) Leq(a, b element) bool { return d.Join(a, b) == b }

var wrong = digesttest.Mistakes{
	"the number of threads is two":      func() []digest.Component { return with(alwaysTwo{barriers.New()}) },
	"any is ignored":                    func() []digest.Component { return with(anyIgnored{barriers.New()}) },
	"indefinite arrivals are nobody's":  func() []digest.Component { return with(indefinite{barriers.New()}) },
	"deaf to unknown code":              func() []digest.Component { return with(deaf{barriers.New()}) },
	"an arrival at some barrier counts": func() []digest.Component { return with(someArrival{barriers.New()}) },
	"one way is taken for both":         func() []digest.Component { return with(keepsOne{barriers.New()}) },
}

// Each mistake is found.
func TestMistakesAreFound(t *testing.T) {
	wrong.Found(t, digesttest.Check{Seeds: digesttest.Seeds(rows)})
}
