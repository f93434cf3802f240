package cfg_test

import (
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
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
