package joins_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func TestTable(t *testing.T) {
	components := func() []digest.Component {
		return []digest.Component{digest.Erase(threadid.New()), digest.Erase(joins.New())}
	}
	digesttest.Table(t, components, []digesttest.Row{
		{"joined", `main: create t as x join x write g  t: write g`, ""},
		{"not yet joined", `main: create t as x write g join x  t: write g`, "g"},
		{"the other one", `main: create t as x create u as y join y write g  t: write g  u: write h`, "g"},
		{"on both branches", `main: create t as x choose { join x } { join x } write g  t: write g`, ""},
		{"on one branch", `main: create t as x choose { join x } { } write g  t: write g`, "g"},
		{"one after the other", `main: create t as x join x create u as y  t: write g  u: write g`, ""},
		{"transitively", `main: create t as x join x write g  t: create u as y join y  u: write g`, ""},
		{"sometimes transitively", `main: create t as x join x write g  t: create u as y choose { join y } { }  u: write g`, "g"},
		{"one of several", `main: create t as x create t as y join x write g  t: write g`, "g"},
		{"in a loop", `main: loop { create t as x join x } write g  t: write g`, "g"},
		// but only one of them exists
		{"either", `main: choose { create t as x } { create u as x } join x write g  t: write g  u: write g`, "g"},
	})
}

// TestOneOfMany: who has joined one of many threads of one id, or a thread that is perhaps another one, knows
// of no thread that it has ended: not of the others, nor of the one whose id they have but for the set.
func TestOneOfMany(t *testing.T) {
	p, err := digest.NewProduct(digest.Erase(threadid.New()), digest.Erase(joins.New()))
	if err != nil {
		t.Fatal(err)
	}
	env := digest.Table{}
	start := &cfg.Func{Name: "worker"}
	main := p.Init(env)
	child := func(parent digest.Tuple, site int) digest.Tuple {
		return p.New(env, parent, &digest.Event{Kind: digest.EvCreate, Site: site, Start: start})[0]
	}
	first := child(main, 1)
	second := child(first, 2)
	third := child(second, 2) // one of many, whose id has the prefix of first
	other := child(main, 3)
	if !p.Thread(first).Unique || !p.Thread(second).Unique || p.Thread(third).Unique {
		t.Fatal("the threads have other ids than expected")
	}
	for _, t := range []digest.Tuple{first, second, third, other} { // each ends somewhere, with nothing joined
		p.Step(env, t, &digest.Event{Kind: digest.EvReturn})
	}
	excluded := func(a, b digest.Tuple) bool {
		return p.MayRun(env, digest.Location{}, a, b)&(1<<p.Index(joins.Name)) != 0
	}
	join := func(a digest.Tuple, of ...digest.Thread) digest.Tuple {
		a, ok := p.Observe(env, a, digest.NoTuple, &digest.Event{Kind: digest.EvJoin, Threads: digest.Threads{May: of}})
		if !ok {
			t.Fatal("nobody can be joined")
		}
		return a
	}
	if !excluded(join(second, p.Thread(other)), other) {
		t.Error("a thread that is joined has not ended")
	}
	for _, x := range []digest.Tuple{main, first, third, other} {
		if excluded(join(second, p.Thread(third)), x) {
			t.Errorf("one of many is joined, and %s has ended", p.ThreadName(p.Thread(x)))
		}
		if excluded(join(second, digest.Thread{}, p.Thread(other)), x) {
			t.Errorf("some thread is joined, and %s has ended", p.ThreadName(p.Thread(x)))
		}
	}
}

// TestDoubts: who has joined a thread, and nobody knows which, may come after the end of any other one, but not after
// that of the main thread; who has not joined one does not.
func TestDoubts(t *testing.T) {
	p, err := digest.NewProduct(digest.Erase(threadid.New()), digest.Erase(joins.New()))
	if err != nil {
		t.Fatal(err)
	}
	env := digest.Table{}
	main := p.Init(env)
	child := func(site int) digest.Tuple {
		return p.New(env, main, &digest.Event{Kind: digest.EvCreate, Site: site, Start: &cfg.Func{Name: "worker"}})[0]
	}
	first, second := child(1), child(2)
	joining := func(a digest.Tuple, of digest.Threads) digest.Tuple {
		a, ok := p.Observe(env, a, digest.NoTuple, &digest.Event{Kind: digest.EvJoin, Threads: of})
		if !ok {
			t.Fatal("nobody returns from a join")
		}
		return a
	}
	doubts := func(a, b digest.Tuple) bool { return p.Doubts(env, digest.Location{}, a, b) }
	if doubts(main, first) {
		t.Error("nothing was joined")
	}
	for name, of := range map[string]digest.Threads{"any thread": {Any: true}, "a thread without a name": {May: []digest.Thread{{}}}} {
		if !doubts(joining(main, of), first) || !doubts(first, joining(main, of)) {
			t.Errorf("%s was joined, and may have been the other one", name)
		}
		if doubts(joining(second, of), main) {
			t.Errorf("%s was joined, which is not the main thread", name)
		}
	}
}
