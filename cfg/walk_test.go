package cfg_test

import (
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// TestLValues: nested ones count, and those behind an address.
func TestLValues(t *testing.T) {
	i := &cfg.Int{Bytes: 4, Signed: true}
	ptr := &cfg.Pointer{Elem: i, Bytes: 8}
	variable := func(name string, typ cfg.Type) *cfg.LVal { return cfg.VarLV(&cfg.Var{Name: name, Type: typ}) }
	index := variable("k", i)
	array := &cfg.Array{Elem: i, Len: 3}
	element := &cfg.LVal{Var: &cfg.Var{Name: "a", Type: array}, Path: []cfg.Step{{Index: &cfg.Load{LV: index}, Elem: i}}, Type: i}
	a := &cfg.Assign{LHS: variable("p", ptr), RHS: &cfg.AddrOf{LV: element, Typ: ptr}}
	var names []string
	cfg.LValues(a, func(lv *cfg.LVal) { names = append(names, lv.Var.Name) })
	slices.Sort(names)
	if want := []string{"a", "k", "p"}; !slices.Equal(names, want) {
		t.Errorf("%v, not %v", names, want)
	}
}

// TestReachable: a node is reached from itself, by cycles too, and not by an edge that is not admitted.
func TestReachable(t *testing.T) {
	p := &cfg.Program{}
	f := p.NewFunc("f", &cfg.FuncType{Result: &cfg.Void{}}, cfg.Pos{})
	n, m := f.NewNode(), f.NewNode()
	into := cfg.AddEdge(f.Entry, n, &cfg.Skip{}, cfg.Pos{})
	cfg.AddEdge(n, m, &cfg.Skip{}, cfg.Pos{})
	cfg.AddEdge(m, n, &cfg.Skip{}, cfg.Pos{})
	if got := cfg.Reachable(f.Entry, nil); len(got) != 3 || got[f.Exit] {
		t.Errorf("%d nodes", len(got))
	}
	if got := cfg.Reachable(f.Entry, func(e *cfg.Edge) bool { return e != into }); len(got) != 1 || !got[f.Entry] {
		t.Errorf("%d nodes without the edge", len(got))
	}
	if got := cfg.Reachable(m, nil); len(got) != 2 || !got[n] {
		t.Errorf("%d nodes of the cycle", len(got))
	}
}

// AllEdges visits each edge once, and ends when it is told to; functions that are called by name only are not taken.
func TestAllEdges(t *testing.T) {
	p, err := frontend.LoadSource(t.Context(), map[string]string{"a.c": `
int f(int x) { return x ? 1 : 2; }
int g(int x) { return x; }
int h(int x) { return g(x); }
int (*p)(int) = f;
int main(void) { return h(1) + p(2); }
`}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	seen, first := map[*cfg.Edge]int{}, 0
	for e := range p.AllEdges() {
		seen[e]++
	}
	for range p.AllEdges() {
		if first++; first == 3 {
			break
		}
	}
	edges := 0
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			edges += len(n.Out)
			for _, e := range n.Out {
				if seen[e] != 1 {
					t.Errorf("%s: visited %d times", e.Pos, seen[e])
				}
			}
		}
	}
	if len(seen) != edges || first != 3 {
		t.Errorf("%d of %d edges, and %d of the first 3", len(seen), edges, first)
	}
	if fs := p.Taken(); len(fs) != 1 || fs[0].Name != "f" {
		t.Errorf("%v are taken", fs)
	}
}
