package slices

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// maxChecked bounds the conditions that are looked at.
const maxChecked = 32

// checked is a state where conditions hold, too, that hold at a node before the loop, or at its head: all ways
// lead past them, and what they read is not written again.
//
// Sound: each way from the begin of the function to the node passes the edge of the condition. Behind its last passing,
// no edge that writes one of its registers can be reached, whether on the way to the node or later; registers are
// written by edges of their function only. So they are what they were there, now and in the loop.
func (ps *passes) checked(s *scope, st *state, at *cfg.Node) *state {
	f := ps.head.Func
	looked := 0
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			g, ok := e.Action.(*cfg.Guard)
			if !ok || ps.in[n] || looked >= maxChecked || !ps.comparesRegisters(g, cfg.Reachable(e.To, nil)) {
				continue
			}
			looked++
			if !cfg.Reachable(f.Entry, func(other *cfg.Edge) bool { return other != e })[at] {
				st = s.passed(st, g)
			}
		}
	}
	return st
}

// narrow finds out more of where registers lie that are assigned once and keep their values, by what has been checked
// before that.
func (ps *passes) narrow(s *scope) {
	for _, v := range ps.variables() {
		if _, known := s.limits[v]; !known {
			continue
		}
		var once *cfg.Edge
		for _, e := range ps.writes[v] {
			if _, ok := e.Action.(*cfg.Declare); ok {
				continue // it has no value yet
			}
			if once != nil {
				once = nil
				break
			}
			once = e
		}
		if once == nil {
			continue
		}
		if a, ok := once.Action.(*cfg.Assign); ok && a.LHS.Register() == v {
			st := ps.checked(s, &state{of: map[place]fact{}}, once.From)
			s.limits[v] = s.limits[v].meet(s.rangeOfFact(st, s.eval(st, a.RHS), v.Type))
		}
	}
}

// comparesRegisters reports whether a condition compares numbers that are made of registers which are not written
// behind it, or asks whether such a register is zero.
func (ps *passes) comparesRegisters(g *cfg.Guard, behind map[*cfg.Node]bool) bool {
	cond, _ := cfg.Unnegated(g.Cond, g.Truth)
	_, ok := cond.(*cfg.Load)
	if c, isBinary := cond.(*cfg.Binary); !ok && (!isBinary || !c.Op.IsComparison()) {
		return false
	}
	ok = true
	cfg.Inspect(cond, func(x cfg.Expr) {
		l, isLoad := x.(*cfg.Load)
		if !isLoad {
			return
		}
		v := l.LV.Register()
		ok = ok && v != nil && !slices.ContainsFunc(ps.writes[v], func(w *cfg.Edge) bool { return behind[w.From] })
	})
	return ok
}
