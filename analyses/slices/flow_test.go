package slices

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// TestNext checks that nodes are looked at in the order of their function, one function after the other:
// otherwise loops that wait for flags are passed again and again, until the work is used up.
func TestNext(t *testing.T) {
	f, g := &cfg.Func{Name: "f"}, &cfg.Func{Name: "g"}
	node := func(f *cfg.Func, order int) *cfg.Node { return &cfg.Node{Func: f, Order: order} }
	run := &flow{work: []*cfg.Node{node(f, 3), node(g, 0), node(f, 1), node(f, 2), node(g, 1)}}
	for _, want := range []int{1, 2, 3} {
		if n := run.next(); n.Func != f || n.Order != want {
			t.Fatalf("node %d of %s, not %d of f", n.Order, n.Func.Name, want)
		}
	}
	for want := range 2 {
		if n := run.next(); n.Func != g || n.Order != want {
			t.Fatalf("node %d of %s, not %d of g", n.Order, n.Func.Name, want)
		}
	}
}
