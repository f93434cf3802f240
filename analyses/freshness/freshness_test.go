package freshness_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func TestTable(t *testing.T) {
	components := func() []digest.Component { return []digest.Component{digest.Erase(freshness.New())} }
	digesttest.Table(t, components, []digesttest.Row{
		{"before escape", `mutex m main: create t as x alloc p write *p publish p G  t: fetch p G write h`, "G h x"},
		{"after escape", `main: create t as x alloc p publish p G write *p  t: fetch p G write *p`, "G heap x"},
		{"other reads later", `main: create t as x alloc p write *p share p A release  t: obtain p A acquire read *p`, "x"},
		{"relaxed write", `main: create t as x alloc p write *p share p A relaxed  t: obtain p A acquire read *p`, "heap x"},
		{"relaxed read", `main: create t as x alloc p write *p share p A release  t: obtain p A relaxed read *p`, "heap x"},
		{"site passed again", `main: create t as x loop { alloc p write *p share p A release }  t: obtain p A acquire read *p`, "x"},
		{"not allocated on one branch", `main: create t as x choose { return } { alloc p } write *p share p A release
			t: obtain p A acquire read *p`, "x"},
		{"allocation failed", `main: create t as x choose { alloc p } { } write *p share p A release  t: obtain p A acquire read *p`, "x"},
		{"allocated by another thread", `main: create t as x choose { alloc p share p A release } { obtain p A acquire } write *p
			t: call main`, "heap x"},
		{"escaped on one branch",
			`main: create t as x alloc p choose { share p A release } { } write *p  t: obtain p A acquire read *p`, "heap x"},
	})
}

// Of a site that is passed again, the value analysis may keep the newest object apart.
func TestNewest(t *testing.T) {
	p, err := digest.NewProduct(digest.Erase(freshness.New()))
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	newest, old := digest.Operand{May: []digest.Object{{Base: 1}}}, digest.Operand{May: []digest.Object{{Base: 2}}}
	a, _ := p.Step(env, p.Init(env), &digest.Event{Kind: digest.EvAlloc, Memory: newest, Newest: true})
	b, _ := p.Step(env, a, &digest.Event{Kind: digest.EvAlloc, Memory: old})
	c, _ := p.Step(env, b, &digest.Event{Kind: digest.EvEscape, Memory: newest})
	for _, x := range []struct {
		at    digest.Tuple
		base  uint32
		fresh bool
	}{{a, 1, true}, {b, 1, true}, {b, 2, false}, {c, 1, false}} {
		if got := p.MayRun(env, digest.Location{Base: x.base}, x.at, p.Init(env)) != 0; got != x.fresh {
			t.Errorf("%v, base %d: fresh %t", p.Describe(x.at,
				func(o digest.Object) string { return string('0' + rune(o.Base)) }), x.base, got)
		}
	}
}

// TestAnyEscapes: where anything may have escaped, nothing is fresh.
func TestAnyEscapes(t *testing.T) {
	p, err := digest.NewProduct(digest.Erase(freshness.New()))
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	other := p.Init(env)
	object := digest.Operand{May: []digest.Object{{Base: 1}}}
	for _, op := range []digest.Operand{{Any: true}, object} {
		a, _ := p.Step(env, other, &digest.Event{Kind: digest.EvAlloc, Memory: object, Newest: true})
		if p.MayRun(env, digest.Location{Base: 1}, a, other) == 0 {
			t.Fatal("the object is not fresh")
		}
		if a, _ = p.Step(env, a, &digest.Event{Kind: digest.EvEscape, Memory: op}); p.MayRun(env, digest.Location{Base: 1}, a, other) != 0 {
			t.Errorf("after %+v it is fresh", op)
		}
	}
}

// TestGiven: what a thread is given when it is created is fresh in it until it escapes there, and nowhere else.
func TestGiven(t *testing.T) {
	p, err := digest.NewProduct(digest.Erase(freshness.New()))
	if err != nil {
		t.Fatal(err)
	}
	env := digest.NoEnv{}
	main := p.Init(env)
	object := digest.Operand{May: []digest.Object{{Base: 1, Offset: digest.AnyOffset}}}
	create := &digest.Event{Kind: digest.EvCreate, Memory: object}
	fresh := func(a, b digest.Tuple) bool { return p.MayRun(env, digest.Location{Base: 1}, a, b) != 0 }
	child := p.New(env, main, create)[0]
	after, _ := p.Step(env, main, create)
	escaped, _ := p.Step(env, child, &digest.Event{Kind: digest.EvEscape, Memory: object})
	other := p.New(env, main, &digest.Event{Kind: digest.EvCreate})[0]
	if !fresh(child, after) || !fresh(child, child) {
		t.Error("it is not fresh in the thread that was given it")
	}
	if fresh(after, other) || fresh(escaped, other) || fresh(other, other) {
		t.Error("it is fresh in a thread that has none")
	}
	if p.Key(after) == p.Key(main) {
		t.Error("who has given it away is not told from who has it")
	}
	again, _ := p.Step(env, after, &digest.Event{Kind: digest.EvAlloc, Memory: object, Newest: true})
	joined, _ := p.Observe(env, after, digest.NoTuple, &digest.Event{Kind: digest.EvJoin})
	if p.Key(again) != p.Key(main) || p.Key(joined) != p.Key(main) {
		t.Error("histories are told apart for ever")
	}
}
