package semaphores_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/semaphores"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

func with(d digest.Digest[semaphores.Element]) []digest.Component {
	return []digest.Component{digest.Erase(threadid.New()), digest.Erase(d)}
}

func right() []digest.Component { return with(semaphores.New()) }

var rows = []digesttest.Row{
	{"told", `sem s 0 main: create t as x write g post s  t: take s write g`, ""},
	{"told before", `sem s 0 main: create t as x post s write g  t: take s write g`, "g"},
	{"told by two", `sem s 0 main: create t as x create u as y write g post s  t: take s write g  u: post s`, "g"},
	{"told by two, twice", `sem s 0 main: create t as x create u as y take s take s read g  t: write g post s  u: post s`, ""},
	{"told by two, one short", `sem s 0 main: create t as x create u as y take s read g  t: write g post s  u: post s`, "g"},
	{"told by two, one more at first", `sem s 1 main: create t as x create u as y take s take s read g  t: write g post s  u: post s`, "g"},
	{"told by two, one twice", `sem s 0 main: create t as x create u as y take s take s read g  t: write g post s  u: post s post s`, "g"},
	{"told by two, in between", `sem s 0 main: create t as x create u as y take s read g take s  t: write g post s  u: post s`, "g"},
	{"told at first", `sem s 1 main: create t as x write g post s  t: take s write g`, "g"},
	{"told by one of two", `sem s 0 main: create t as x create t as y take s write g  t: write g post s`, "g"},
	{"told on one way", `sem s 0 main: create t as x choose { post s } { } write g post s  t: take s write g`, "g"},
	{"told a child", `sem s 0 main: create t as x write g post s  t: take s create u as y  u: write g`, ""},
	{"told by a child", `sem s 0 main: create t as x write g create u as y  u: post s  t: take s write g`, ""},
	{"told by an older child", `sem s 0 main: create t as x create u as y write g  u: post s  t: take s write g`, "g"},
	{"told by unknown code", `sem s 0 main: create t as x create u as y write g post s  t: take s write g  u: unknown s`, "g"},
	{"told on", `sem s 0 sem r 0 main: create t as x create u as y write g post s  t: take s post r  u: take r write g`, ""},
	{"told on before", `sem s 0 sem r 0 main: create t as x create u as y write g post s  t: post r take s  u: take r write g`, "g"},
	{"a lock", `sem s 1 main: create t as x take s write g post s  t: take s write g post s`, ""},
	{"a lock for two", `sem s 2 main: create t as x take s write g post s  t: take s write g post s`, "g"},
	{"a lock for none, posted", `sem s 0 main: create t as x post s take s write g post s  t: take s write g post s`, ""},
	{"a lock, posted", `sem s 1 main: create t as x post s take s write g post s  t: take s write g post s`, "g"},
	{"a lock that is left", `sem s 1 main: create t as x take s post s write g  t: take s write g post s`, "g"},
	{"a lock that is left twice", `sem s 1 main: create t as x take s write g post s post s  t: take s write g post s`, "g"},
	{"a lock on one way", `sem s 1 main: create t as x choose { take s } { } write g post s  t: take s write g post s`, "g"},
	{"a lock of several", `sem s 1 main: create t as x create t as y take s write g post s  t: take s write g post s`, ""},
	{"a lock that others leave", `sem s 1 main: create t as x take s write g post s  t: post s take s write g`, "g"},
	{"a lock made twice", `sem s 1 main: create t as x sem s 1 take s write g post s  t: take s write g post s`, "g"},
	{"in turn", `sem s 1 sem r 0 main: create t as x take s write g post r take s write g post r  t: take r write g post s take r write g post s`,
		""},
	{"in turn, both first", `sem s 1 sem r 1 main: create t as x take s write g post r  t: take r write g post s`, "g"},
	{"in turn, too early", `sem s 1 sem r 0 main: create t as x take s post r write g  t: take r write g post s`, "g"},
	{"told in a lock", `sem s 1 sem r 0 main: create t as x write g take s write f post r post s  t: take r take s write f post s write g`, ""},
}

func TestTable(t *testing.T) { digesttest.Table(t, right, rows) }

// beside is the digest under another name, so that the analysis has it beside its own.
type beside struct{ *semaphores.Digest }

func (beside) Name() string { return "semaphores, once more" }

// Does the whole analysis with it agree with executions?
func TestWhole(t *testing.T) {
	digesttest.Check{New: func() []digest.Component { return with(beside{semaphores.New()}) }, Seeds: digesttest.Seeds(rows), Bred: 1}.Whole(t)
}

// The digest with one mistake each.
type (
	unmade      struct{ *semaphores.Digest } // does not mind what semaphores are initialised with
	unposted    struct{ *semaphores.Digest } // does not note that the thread has posted
	spendsNone  struct{ *semaphores.Digest } // has a token for good
	firstPoster struct{ *semaphores.Digest } // takes what is known first for all
	anyIgnored  struct{ *semaphores.Digest } // ignores posts of what may be any semaphore
	deaf        struct{ *semaphores.Digest } // does not mind unknown code
	someWait    struct{ *semaphores.Digest } // notes a wait for what may be one of several objects
	inherits    struct{ *semaphores.Digest } // gives its tokens to whom it creates
)

type element = semaphores.Element

func (d unmade) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	if ev.Kind == digest.EvSemInit {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d unposted) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	b, ok := d.Digest.Step(x, a, ev)
	b.Counts = a.Counts
	return b, ok
}

func (d spendsNone) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	b, ok := d.Digest.Step(x, a, ev)
	b.Tokens = a.Tokens
	return b, ok
}

// first is a context in which facts do not grow.
type first struct{ digest.Context }

func (x first) Contribute(id digest.FactID, f digest.Fact) {
	if x.Fact(id) == nil {
		x.Context.Contribute(id, f)
	}
}

func (d firstPoster) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	return d.Digest.Step(first{x}, a, ev)
}

func (d anyIgnored) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	if ev.Memory.Any {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d deaf) Step(x digest.Context, a element, ev *digest.Event) (element, bool) {
	if ev.Kind == digest.EvUnknown {
		return a, true
	}
	return d.Digest.Step(x, a, ev)
}

func (d someWait) Observe(x digest.Context, a element, seen digest.Observed[element], ev *digest.Event) (element, bool) {
	e := *ev
	e.Memory.Definite = len(ev.Memory.May) > 0
	return d.Digest.Observe(x, a, seen, &e)
}

func (d inherits) New(_ digest.Context, a element, _ *digest.Event) []element {
	return []element{{Tokens: a.Tokens}}
}

var wrong = digesttest.Mistakes{
	"initial values are forgotten":       func() []digest.Component { return with(unmade{semaphores.New()}) },
	"posts are forgotten":                func() []digest.Component { return with(unposted{semaphores.New()}) },
	"tokens are spent by nobody":         func() []digest.Component { return with(spendsNone{semaphores.New()}) },
	"who posts first is the only one":    func() []digest.Component { return with(firstPoster{semaphores.New()}) },
	"posts of any semaphore are of none": func() []digest.Component { return with(anyIgnored{semaphores.New()}) },
	"deaf to unknown code":               func() []digest.Component { return with(deaf{semaphores.New()}) },
	"a wait for some semaphore counts":   func() []digest.Component { return with(someWait{semaphores.New()}) },
	"tokens are inherited":               func() []digest.Component { return with(inherits{semaphores.New()}) },
}

// Each mistake is found.
func TestMistakesAreFound(t *testing.T) {
	wrong.Found(t, digesttest.Check{Seeds: digesttest.Seeds(rows)})
}
