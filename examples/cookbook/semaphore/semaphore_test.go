package semaphore

import (
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// few programs are bred for the digest as it is: the tests of its mistakes, which are found with no more than
// ten times as many, say what is noticed.
const few = 1

func with(d digest.Digest[Element]) []digest.Component {
	return []digest.Component{digest.Erase(threadid.New()), digest.Erase(d)}
}

func right() []digest.Component { return with(New()) }

// Is it admissible, access stable and sound?
func TestDigest(t *testing.T) { digesttest.Check{New: right, Bred: few}.Run(t) }

// Does the whole analysis with it agree with executions?
func TestWhole(t *testing.T) { digesttest.Check{New: right, Bred: few}.Whole(t) }

// What does it prove, and what not? The rows are seeds, too.
func TestTable(t *testing.T) { digesttest.Table(t, right, rows) }

var rows = []digesttest.Row{
	{"told", `sem s 0 main: create t as x write g post s  t: take s write g`, ""},
	{"told before", `sem s 0 main: create t as x post s write g  t: take s write g`, "g"},
	{"told by two", `sem s 0 main: create t as x create u as y write g post s  t: take s write g  u: post s`, "g"},
	{"told at first", `sem s 1 main: create t as x write g post s  t: take s write g`, "g"},
	{"told by one of two", `sem s 0 main: create t as x create t as y take s write g  t: write g post s`, "g"},
	{"told on one way", `sem s 0 main: create t as x choose { post s } { } write g post s  t: take s write g`, "g"},
	{"told a child", `sem s 0 main: create t as x write g post s  t: take s create u as y  u: write g`, ""},
	{"told by unknown code", `sem s 0 main: create t as x create u as y write g post s  t: take s write g  u: unknown s`, "g"},
}

// The digest with one mistake each.
type (
	initialForgotten struct{ *Digest } // does not mind the initial value
	postForgotten    struct{ *Digest } // does not note that the thread has posted
	anyPoster        struct{ *Digest } // takes the first of several posters for the only one
	nobodysPosts     struct{ *Digest } // ignores posts of what is not definite
	anyIgnored       struct{ *Digest } // ignores what may be any semaphore
	deafToUnknown    struct{ *Digest } // does not mind unknown code
	someWait         struct{ *Digest } // notes a wait for what may be the semaphore
	passedUnited     struct{ *Digest } // has passed what either of two histories has
	postedLost       struct{ *Digest } // has posted what both histories have
	backwards        struct{ *Digest } // argues with the wrong side's thread
)

func (d initialForgotten) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvSemInit {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d postForgotten) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	b, ok := d.Digest.Step(x, a, ev)
	b.Posted = a.Posted
	return b, ok
}

// first is a context in which facts do not grow.
type first struct{ digest.Context }

func (x first) Contribute(id digest.FactID, f digest.Fact) {
	if x.Fact(id) == nil {
		x.Context.Contribute(id, f)
	}
}

func (d anyPoster) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	return d.Digest.Step(first{x}, a, ev)
}

func (d nobodysPosts) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvSemPost && !ev.Memory.Definite {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d anyIgnored) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Memory.Any {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d deafToUnknown) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvUnknown {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d someWait) Observe(x digest.Context, a Element, seen digest.Observed[Element], ev *digest.Event) (Element, bool) {
	e := *ev
	e.Memory.Definite = len(ev.Memory.May) > 0
	return d.Digest.Observe(x, a, seen, &e)
}

func (d passedUnited) Join(a, b Element) Element {
	out := d.Digest.Join(a, b)
	out.Passed = d.passed.Both(a.Passed, b.Passed)
	return out
}
func (d passedUnited) Leq(a, b Element) bool { return d.Join(a, b) == b }

func (d postedLost) Join(a, b Element) Element {
	out := d.Digest.Join(a, b)
	out.Posted = d.lists.Intersection(a.Posted, b.Posted, digest.CompareObjects)
	return out
}
func (d postedLost) Leq(a, b Element) bool { return d.Join(a, b) == b }

func (d backwards) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return !d.ordered(x, a, t.Thread, b) && !d.ordered(x, b, s.Thread, a)
}

// bred are programs that showed a mistake, when they were bred long after the rows: as seeds they do so at once.
var bred = []string{
	`main: post s create t as y take s write g  t: write g`,
	`main: create t as x post r take r write g  t: write g`,
}

var wrong = digesttest.Mistakes{
	"the initial value is forgotten":       func() []digest.Component { return with(initialForgotten{New()}) },
	"a post is forgotten":                  func() []digest.Component { return with(postForgotten{New()}) },
	"any poster":                           func() []digest.Component { return with(anyPoster{New()}) },
	"indefinite posts are nobody's":        func() []digest.Component { return with(nobodysPosts{New()}) },
	"any is ignored":                       func() []digest.Component { return with(anyIgnored{New()}) },
	"deaf to unknown code":                 func() []digest.Component { return with(deafToUnknown{New()}) },
	"a wait for some semaphore counts":     func() []digest.Component { return with(someWait{New()}) },
	"passed on some way":                   func() []digest.Component { return with(passedUnited{New()}) },
	"posted on all ways":                   func() []digest.Component { return with(postedLost{New()}) },
	"the posts of the wrong thread matter": func() []digest.Component { return with(backwards{New()}) },
}

// Each mistake is found, with what Run does by default.
func TestMistakesAreFound(t *testing.T) { wrong.Found(t, digesttest.Check{}) }

// All but one are found. Where the engine tells of unknown code that is given an object, it also tells that the
// object is overwritten; and where that code may be given any object, nobody knows what memory it uses, so that
// nothing is safe that it could reach. Who is deaf to the first hears the others: nothing that the whole analysis
// says is wrong by it.
func TestWholeFindsMistakes(t *testing.T) {
	wrong.FoundInWhole(t, digesttest.Check{Seeds: slices.Concat(digesttest.Seeds(rows), bred)}, "deaf to unknown code")
}
