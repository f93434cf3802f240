package engine

import (
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

func TestNumbers(t *testing.T) {
	var n numbers[string]
	if n.of("a") != 0 || n.of("b") != 1 || n.of("a") != 0 || n.len() != 2 || n.at(1) != "b" {
		t.Errorf("%+v", n)
	}
}

// The first projections have numbers of their own, all others share 0.
func TestProjections(t *testing.T) {
	var p projections
	for i := range digest.Tuple(maxProjections + 4) {
		n := p.of(i)
		switch {
		case i < maxProjections && (n == 0 || p.tuple(n) != i):
			t.Errorf("projection %d has the number %d", i, n)
		case i >= maxProjections && n != 0:
			t.Errorf("projection %d has the number %d, beyond the bound", i, n)
		}
		if p.of(i) != n {
			t.Errorf("projection %d has two numbers", i)
		}
	}
}

// making is a program in which main calls make three times, twice directly and in a loop, and other, which
// makes nothing; make calls inner, which allocates.
type making struct {
	flow         *unroll.Program
	facts        *facts.Program
	main         *facts.Func
	inner, makes *facts.Func
	other        *facts.Func
	calls        []*cfg.Edge // of make in main, copies in loops included
	within       *cfg.Edge   // of inner in make
}

func newMaking(t *testing.T, passes int) *making {
	t.Helper()
	b := cfg.NewBuilder(cfg.LP64)
	inner := b.Func("inner", b.PointerTo(b.Int))
	at := inner.Temp(b.PointerTo(b.Int))
	inner.Do(&cfg.Alloc{Result: cfg.VarLV(at), Size: cfg.Num(b.ULong, 4)})
	inner.Return(cfg.Read(at))
	makes := b.Func("make", b.Void)
	makes.Call(nil, inner.Func)
	other := b.Func("other", b.Void)
	main := b.Func("main", b.Int)
	main.Call(nil, makes.Func)
	main.Call(nil, makes.Func)
	main.Call(nil, other.Func)
	i := main.Temp(b.Int)
	main.Set(i, cfg.Num(b.Int, 0))
	main.While(cfg.Op(cfg.Lt, cfg.Read(i), cfg.Num(b.Int, 3)), func() {
		main.Call(nil, makes.Func)
		main.Set(i, cfg.Op(cfg.Add, cfg.Read(i), cfg.Num(b.Int, 1)))
	})
	program, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	flow := unroll.New(program, unroll.Options{MaxPasses: passes})
	m := &making{flow: flow, facts: facts.Of(program, flow)}
	m.main, m.inner = m.facts.Func(main.Func.ID), m.facts.Func(inner.Func.ID)
	m.makes, m.other = m.facts.Func(makes.Func.ID), m.facts.Func(other.Func.ID)
	for _, f := range []*facts.Func{m.main, m.makes} {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				call, ok := e.Action.(*cfg.Call)
				switch {
				case !ok:
				case f == m.makes:
					m.within = e
				case call.Callee.(*cfg.FuncRef).Func.ID == m.makes.ID:
					m.calls = append(m.calls, e)
				}
			}
		}
	}
	return m
}

func TestCallPaths(t *testing.T) {
	m := newMaking(t, -1)
	p := newCallPaths(m.flow, 16)
	first, second := p.extend(0, m.calls[0], m.makes), p.extend(0, m.calls[1], m.makes)
	if first == 0 || second == 0 || first == second || p.extend(0, m.calls[0], m.makes) != first {
		t.Errorf("two calls have the paths %d and %d", first, second)
	}
	if n := p.extend(0, m.calls[0], m.other); n != 0 {
		t.Errorf("a function that makes nothing has the path %d", n)
	}
	if n := p.known(first, m.within, m.inner); n != 0 {
		t.Errorf("a path is known before it is taken: %d", n)
	}
	deep := p.extend(first, m.within, m.inner)
	if deep == 0 || deep == first || p.known(first, m.within, m.inner) != deep {
		t.Errorf("the path of a call within another one is %d", deep)
	}
	for _, c := range []struct {
		name        string
		part, whole path
		begins      bool
		first       *cfg.Func
	}{
		{"a path begins with its beginning", first, deep, true, nil},
		{"a path begins with itself", deep, deep, true, nil},
		{"but not with another one", second, deep, false, m.main.Func},
		{"no path is no part of one", deep, 0, false, m.inner.Func},
	} {
		if begins, first := p.from(c.part, c.whole, m.inner.Func); begins != c.begins || first != c.first {
			t.Errorf("%s: %t, %v", c.name, begins, first)
		}
	}
	edge := m.calls[0]
	if p.site(edge, 0) != edge.ID || p.site(edge, first) < m.flow.Edges() || p.site(edge, first) == p.site(edge, second) {
		t.Errorf("create sites %d, %d, %d", p.site(edge, 0), p.site(edge, first), p.site(edge, second))
	}
}

// Beyond the budget calls have no path of their own, but share one with those that want the same; copies of a call that
// is within it all have their own. Of what leads to a shared path nothing is known but the function that is called.
func TestBudgetOfCallPaths(t *testing.T) {
	m := newMaking(t, 16)
	copies := map[*cfg.Edge][]*cfg.Edge{}
	for _, e := range m.calls {
		copies[m.flow.Edge(e)] = append(copies[m.flow.Edge(e)], e)
	}
	var looped []*cfg.Edge
	for _, es := range copies {
		if len(es) > 1 {
			looped = es
		}
	}
	if len(looped) < 3 {
		t.Fatalf("%d calls, of which none is copied", len(m.calls))
	}
	p := newCallPaths(m.flow, 1)
	seen := map[path]bool{}
	for _, e := range looped {
		n := p.extend(0, e, m.makes)
		if n == 0 || seen[n] {
			t.Errorf("a copy of a call has the path %d", n)
		}
		seen[n] = true
	}
	shared := path(0)
	for _, e := range m.calls {
		if slices.Contains(looped, e) {
			continue
		}
		n := p.extend(0, e, m.makes)
		if n == 0 || seen[n] || shared != 0 && n != shared {
			t.Errorf("a call beyond the budget has the path %d", n)
		}
		shared = n
	}
	if p.merged != len(m.calls)-len(looped) {
		t.Errorf("%d calls are merged, of %d", p.merged, len(m.calls))
	}
	for _, part := range []path{0, p.extend(0, looped[0], m.makes)} {
		if begins, first := p.from(part, shared, m.inner.Func); begins || first != m.makes.Func {
			t.Errorf("the shared path begins with %d: %t, or in %v", part, begins, first)
		}
	}
	if begins, _ := p.from(shared, shared, m.inner.Func); !begins {
		t.Error("a shared path is no part of itself")
	}
	p.number[m.inner.Func] = 1
	if n := p.extend(shared, m.within, m.inner); n != shared {
		t.Errorf("what a shared path leads to has the path %d", n)
	}
}

func TestContexts(t *testing.T) {
	m := newMaking(t, -1)
	c := newContexts(m.facts, newCallPaths(m.flow, 16), 2)
	key := func(f *facts.Func, args string) contextKey { return contextKey{fn: int32(f.ID), args: args} }
	main := c.enter(key(m.main, ""), -1, nil)
	a, b := c.enter(key(m.other, "a"), main, m.calls[0]), c.enter(key(m.other, "b"), main, m.calls[0])
	if a == b || a == main || c.enter(key(m.other, "a"), main, m.calls[1]) != a {
		t.Errorf("two contexts are %d and %d", a, b)
	}
	more := c.enter(key(m.other, "c"), main, m.calls[0])
	if more == a || more == b || c.at(more).args != anyArgs || c.enter(key(m.other, "d"), main, m.calls[0]) != more {
		t.Errorf("beyond the budget there is the context %d, with the arguments %q", more, c.at(more).args)
	}
	if again := c.enter(key(m.other, "a"), main, m.calls[0]); again != a {
		t.Error("a context within the budget is lost")
	}
	guest := key(m.other, "")
	guest.guest = calledBack
	if n := c.enter(guest, -1, nil); n == more || c.at(n).guest != calledBack {
		t.Error("a guest has the context of its host")
	}
	if f := c.enter(key(m.makes, ""), main, m.calls[0]); c.at(f).path == 0 ||
		c.at(f).path == c.at(c.enter(key(m.makes, ""), main, m.calls[1])).path {
		t.Error("two calls of a function that makes something have one path")
	}
	if n := c.enter(key(m.makes, ""), -1, m.calls[0]); c.at(n).path != 0 {
		t.Error("a thread that starts has a path")
	}
	if got, want := c.stack(a), []int32{int32(m.other.ID), int32(m.main.ID)}; !slices.Equal(got, want) {
		t.Errorf("the calls that lead there are %v, not %v", got, want)
	}
}

// The more functions call each other, the fewer are the contexts of each.
func TestContextsOfCompanions(t *testing.T) {
	c := newContexts(nil, nil, 12)
	for companions, want := range map[int]int{1: 12, 4: 12, 6: 8, 24: 2, 100: 2} {
		if got := c.limit(&facts.Func{Companions: companions}); got != want {
			t.Errorf("%d functions: %d contexts, not %d", companions, got, want)
		}
	}
}
