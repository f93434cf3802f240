package concolic_test

import (
	"context"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// TestTrace: for every branch that inputs decide, solving finds inputs that take the other way, if there are any.
func TestTrace(t *testing.T) {
	for _, c := range []struct {
		name, text string
		solved     []bool // of each branch on inputs, for inputs that are all 0
	}{
		{"through memory and calls", `int g, in(void); static int twice(int x) { return 2 * x; }
int main(void) { g = in(); int y = twice(g + 1); if (y == 100) return 1; return 0; }`, []bool{true}},
		{"no such input", `int in(void); int main(void) { int x = in() & 3; if (x == 7) return 1; return 0; }`, []bool{false}},
		{"the ways before it stay", `int in(void);
int main(void) { int x = in(); if (x > 10) return 1; if (x < -10) return 2; if (x * x == 49) return 3; return 0; }`,
			[]bool{true, true, true}},
		{"narrow types", `int in(void);
int main(void) { signed char c = in(); unsigned char u = in(); if (c == -100) return 1; if (u + c == 300) return 2;
    if (u + c == 200) return 3; return 0; }`, []bool{true, false, true}},
		{"one that turned before", `int in(void); int main(void) { int x = in(); if (x & 1) return 1; if (x > 100) return 2; return 0; }`,
			[]bool{true, true}},
		{"written over", `int g, in(void); int main(void) { g = in(); g = 5; if (g == 6) return 1; return 0; }`, nil},
		{"not an input", `int in(void); int main(void) { int x = in(); x = 5; if (x == 6) return 1; return 0; }`, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, err := frontend.LoadSource(context.Background(),
				map[string]string{"main.c": "#define in __VERIFIER_nondet_int\n" + c.text}, frontend.Options{})
			if err != nil {
				t.Fatal(err)
			}
			run := func(values []uint64) *concolic.Trace {
				tr := &concolic.Trace{}
				n := 0
				m, err := interp.New(p, interp.Options{Follow: tr, Choose: func(*interp.Choice) uint64 {
					if n++; n <= len(values) {
						return values[n-1]
					}
					return 0
				}})
				if err != nil {
					t.Fatal(err)
				}
				for len(m.Enabled()) > 0 {
					if _, err := m.Step(m.Enabled()[0]); err != nil {
						t.Fatal(err)
					}
				}
				return tr
			}
			tr := run(nil)
			if len(tr.Branches) != len(c.solved) {
				t.Fatalf("%d branches on inputs, want %d", len(tr.Branches), len(c.solved))
			}
			for k, want := range c.solved {
				values, ok := tr.Solve(k)
				if ok != want {
					t.Errorf("branch %d: solved %v, want %v", k, ok, want)
				}
				if !ok {
					continue
				}
				other := run(values)
				if len(other.Branches) <= k || other.Branches[k].Taken == tr.Branches[k].Taken ||
					other.Branches[k].Edge != tr.Branches[k].Edge {
					t.Errorf("branch %d: %v do not go the other way", k, values)
				}
			}
		})
	}
}

// TestFork: a trace that goes on from another one knows what that knew, and neither knows what the other does then.
func TestFork(t *testing.T) {
	number := &cfg.Int{Bytes: 4, Signed: true}
	choose := func(t *concolic.Trace, x uint64) interp.Label {
		return t.Chosen(&interp.Choice{Type: number, Edge: &cfg.Edge{}}, x)
	}
	is := func(t *concolic.Trace, l interp.Label, n uint64) {
		op := interp.Operation{Kind: interp.Binary, Op: arith.Eq, Type: cfg.Arith(number)}
		c := t.Computed(op, interp.Operand{Label: l}, interp.Operand{Number: n})
		t.Branched(&cfg.Edge{}, interp.Operand{Label: c})
	}
	a := &concolic.Trace{}
	first := choose(a, 1)
	is(a, first, 5)
	is(a, first, 6) // so that there is room for more
	traces := []*concolic.Trace{a, a.Fork(), a.Fork()}
	for i, b := range traces {
		is(b, first, 20+uint64(i))
	}
	for i, b := range traces {
		second := choose(b, 2)
		is(b, second, 10+uint64(i))
	}
	for i, b := range traces {
		if len(b.Inputs) != 2 || b.Inputs[1].N != 1 || len(b.Branches) != 4 {
			t.Fatalf("%d: %+v, %d branches", i, b.Inputs, len(b.Branches))
		}
		if got, ok := b.Solve(3); !ok || got[1] != 10+uint64(i) {
			t.Errorf("%d: %v", i, got)
		}
		if got, ok := b.Solve(2); !ok || got[0] != 20+uint64(i) {
			t.Errorf("%d: %v", i, got)
		}
	}
}
