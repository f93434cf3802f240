package barrier

import (
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

// Is it admissible, access stable and sound? Some of the constellations with barriers are seeds already.
func TestDigest(t *testing.T) { digesttest.Check{New: right, Bred: few}.Run(t) }

// Does the whole analysis with it agree with executions? Who leaves a barrier uses it still: the seed makes it anew.
func TestWhole(t *testing.T) {
	digesttest.Check{
		New: right, Seeds: []string{`barrier b 2 main: create t as x arrive b barrier b 2  t: arrive b`}, Bred: few,
	}.Whole(t)
}

// What does it prove, and what not? The rows are seeds, too.
func TestTable(t *testing.T) { digesttest.Table(t, right, rows) }

var rows = []digesttest.Row{
	{"before and after", `barrier b 2 main: create t as x write g arrive b  t: arrive b write g`, ""},
	{"both after", `barrier b 2 main: create t as x arrive b write g  t: arrive b write g`, "g"},
	{"second phase", `barrier b 2 main: create t as x arrive b write g arrive b  t: arrive b arrive b write g`, ""},
	{"phase after phase", `barrier b 2 main: create t as x loop { arrive b } write g  t: arrive b write g`, "g"},
	{"for one", `barrier b 1 main: create t as x write g arrive b  t: arrive b write g`, "g"},
	{"three", `barrier b 2 main: create t as x create u as y write g arrive b  t: arrive b write g  u: arrive b`, "g"},
	{"perhaps", `barrier b 2 main: create t as x choose { arrive b } { } write g arrive b  t: arrive b write g`, "g"},
	{"twice, perhaps", `barrier b 2 main: create t as x choose { arrive b arrive b } { } write g  t: arrive b arrive b write g`, "g"},
	{"unknown code", `barrier b 2 main: create t as x create u as y write g arrive b  t: arrive b write g  u: unknown b`, "g"},
}

// The digest with one mistake each.
type (
	countIgnored    struct{ *Digest } // does not mind for how many threads the barrier is
	anybodyMeets    struct{ *Digest } // does not mind who meets
	thirdIgnored    struct{ *Digest } // does not mind that others arrive, too
	nobodysArrivals struct{ *Digest } // ignores arrivals at what is not definite
	anyIgnored      struct{ *Digest } // ignores what may be any barrier
	deafToUnknown   struct{ *Digest } // does not mind unknown code
	offByOne        struct{ *Digest } // takes one phase for two
	someArrival     struct{ *Digest } // counts arrivals at what may be the barrier
	atLeastMost     struct{ *Digest } // takes the larger lower bound of two
	atMostLeast     struct{ *Digest } // takes the smaller upper bound of two
	manyAreOne      struct{ *Digest } // takes one meeting for the most at a merge
)

func (d countIgnored) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvBarrierInit {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

// ordered is MayRun with another question to each barrier.
func (d *Digest) ordered(a, b Element, ask func(o digest.Object, x, y Count) bool) bool {
	for _, c := range append(d.lists.Items(a.Counts), d.lists.Items(b.Counts)...) {
		if x, y := d.count(a, c.Barrier), d.count(b, c.Barrier); ask(c.Barrier, x, y) || ask(c.Barrier, y, x) {
			return true
		}
	}
	return false
}

func (d anybodyMeets) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return d.all.Has(x, struct{}{}) || s.Thread == t.Thread ||
		!d.ordered(a, b, func(o digest.Object, p, q Count) bool { return !d.lost.Has(x, o) && before(p, q) })
}

func (d thirdIgnored) Observe(x digest.Context, a Element, seen digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvBarrier && ev.Memory.Definite {
		list, _ := d.parties.Of(x, ev.Memory.May[0])
		if parties := d.members.Items(list); len(parties) == 2 {
			c := d.count(a, ev.Memory.May[0])
			c.Lo, c.Hi = min(c.Lo+1, Many), min(c.Hi+1, Many)
			return d.with(a, c), true
		}
	}
	return d.Digest.Observe(x, a, seen, ev)
}

func (d nobodysArrivals) Observe(x digest.Context, a Element, seen digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvBarrier && !ev.Memory.Definite {
		return a, true
	}
	return d.Digest.Observe(x, a, seen, ev)
}

func (d anyIgnored) Observe(x digest.Context, a Element, seen digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Memory.Any {
		return a, true
	}
	return d.Digest.Observe(x, a, seen, ev)
}

func (d deafToUnknown) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvUnknown {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d offByOne) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return d.Digest.MayRun(x, a, b) && (d.all.Has(x, struct{}{}) || s.Thread == t.Thread ||
		!d.ordered(a, b, func(o digest.Object, p, q Count) bool {
			list, _ := d.parties.Of(x, o)
			return len(d.members.Items(list)) == 2 && !d.lost.Has(x, o) && q.Lo > 0 && p.Hi <= q.Lo
		}))
}

func (d someArrival) Observe(x digest.Context, a Element, seen digest.Observed[Element], ev *digest.Event) (Element, bool) {
	e := *ev
	e.Memory.Definite = len(ev.Memory.May) > 0
	return d.Digest.Observe(x, a, seen, &e)
}

func (d *Digest) joined(a, b Element, bounds func(x, y Count) (int, int)) Element {
	out := d.Join(a, b)
	for _, c := range d.lists.Items(out.Counts) {
		lo, hi := bounds(d.count(a, c.Barrier), d.count(b, c.Barrier))
		out = d.with(out, Count{c.Barrier, lo, hi})
	}
	return out
}

func (d atLeastMost) Join(a, b Element) Element {
	return d.joined(a, b, func(x, y Count) (int, int) { return max(x.Lo, y.Lo), max(x.Hi, y.Hi) })
}
func (d atLeastMost) Leq(a, b Element) bool { return d.Join(a, b) == b }

func (d atMostLeast) Join(a, b Element) Element {
	return d.joined(a, b, func(x, y Count) (int, int) { return min(x.Lo, y.Lo), min(x.Hi, y.Hi) })
}
func (d atMostLeast) Leq(a, b Element) bool { return d.Join(a, b) == b }

func (d manyAreOne) Join(a, b Element) Element {
	return d.joined(a, b, func(x, y Count) (int, int) { return min(x.Lo, y.Lo), min(max(x.Hi, y.Hi), 1) })
}
func (d manyAreOne) Leq(a, b Element) bool { return d.Join(a, b) == b }

var wrong = digesttest.Mistakes{
	"the number of threads is ignored":  func() []digest.Component { return with(countIgnored{New()}) },
	"anybody meets":                     func() []digest.Component { return with(anybodyMeets{New()}) },
	"a third thread is ignored":         func() []digest.Component { return with(thirdIgnored{New()}) },
	"indefinite arrivals are nobody's":  func() []digest.Component { return with(nobodysArrivals{New()}) },
	"any is ignored":                    func() []digest.Component { return with(anyIgnored{New()}) },
	"deaf to unknown code":              func() []digest.Component { return with(deafToUnknown{New()}) },
	"off by one":                        func() []digest.Component { return with(offByOne{New()}) },
	"an arrival at some barrier counts": func() []digest.Component { return with(someArrival{New()}) },
	"at least as often as on one way":   func() []digest.Component { return with(atLeastMost{New()}) },
	"at most as often as on one way":    func() []digest.Component { return with(atMostLeast{New()}) },
	"many meetings are one":             func() []digest.Component { return with(manyAreOne{New()}) },
}

// Each mistake is found, with what Run does by default.
func TestMistakesAreFound(t *testing.T) { wrong.Found(t, digesttest.Check{}) }

// All but one are found. Where the engine tells of unknown code that is given an object, it also tells that the
// object is overwritten; and where that code may be given any object, nobody knows what memory it uses, so that
// nothing is safe that it could reach. Who is deaf to the first hears the others: nothing that the whole analysis
// says is wrong by it.
func TestWholeFindsMistakes(t *testing.T) {
	wrong.FoundInWhole(t, digesttest.Check{Seeds: digesttest.Seeds(rows)}, "deaf to unknown code")
}
