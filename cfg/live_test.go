package cfg_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A register lives from where it is given a value to where that is read last, also if one lvalue says both; results of atomic
// operations are given values, and their targets read.
func TestLiveRegisters(t *testing.T) {
	i := &cfg.Int{Bytes: 4, Signed: true}
	f := (&cfg.Program{}).NewFunc("f", &cfg.FuncType{Result: &cfg.Void{}}, cfg.Pos{})
	lv := map[string]*cfg.LVal{}
	for _, name := range []string{"x", "y", "z", "loop"} {
		lv[name] = cfg.VarLV(&cfg.Var{Name: name, Type: i, Storage: cfg.Local, Func: f})
	}
	load := func(name string) cfg.Expr { return &cfg.Load{LV: lv[name]} }
	n := []*cfg.Node{f.Entry, f.NewNode(), f.NewNode(), f.NewNode(), f.NewNode(), f.Exit}
	f.Nodes = n
	cfg.AddEdge(n[0], n[1], &cfg.Assign{LHS: lv["x"], RHS: load("y")}, cfg.Pos{})
	cfg.AddEdge(n[1], n[2], &cfg.Assign{LHS: lv["x"], RHS: &cfg.Binary{Op: cfg.Add, X: load("x"), Y: load("loop"), Typ: i}}, cfg.Pos{})
	cfg.AddEdge(n[2], n[1], &cfg.Skip{}, cfg.Pos{})
	cfg.AddEdge(n[2], n[3], &cfg.AtomicRMW{Old: lv["z"], Target: lv["x"], Operand: load("x")}, cfg.Pos{})
	cfg.AddEdge(n[3], n[4], &cfg.AtomicCAS{Success: lv["y"], Target: lv["x"], Expected: load("z"), Desired: load("z")}, cfg.Pos{})
	cfg.AddEdge(n[4], n[5], &cfg.Declare{Var: lv["y"].Var}, cfg.Pos{})
	live := cfg.LiveRegisters(f)
	for k, want := range []string{"loop y", "loop x", "loop x", "x z", "", ""} {
		var names []string
		for v := range maps.Keys(live[n[k]]) {
			names = append(names, v.Name)
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); got != want {
			t.Errorf("node %d: %q, not %q", k, got, want)
		}
	}
}
