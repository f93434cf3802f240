package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Reaches reports whether f, or any function that it calls in its thread, may name local variables of g, or is
// g.
func (f *Func) Reaches(g *cfg.Func) bool { return f.reach.has(g.ID) }

// Names reports whether f, or any function that it calls in its thread, names the global variable with an index
// in the program.
func (f *Func) Names(global int) bool { return f.names.has(global) }

// findReach finds out what each function, or any that it calls, may do: whose local variables and allocations
// it may name or make, which global variables it may name, and whether it may start a thread.
func (p *Program) findReach() {
	index := make(map[*cfg.Var]int, len(p.program.Globals))
	for i, v := range p.program.Globals {
		index[v] = i
	}
	for f := range p.Funcs {
		f.reach, f.names = newBits(len(p.funcs)), newBits(len(p.program.Globals))
		f.reach.add(f.ID)
		if !f.HasBody() {
			f.Spawns = !f.Pure // unknown code starts what it may call back
			continue
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.Create, *cfg.Havoc:
					f.Spawns = true
				case *cfg.Touch:
					f.Spawns = f.Spawns || a.Calls // what it calls may be unknown
				case *cfg.Call:
					if _, direct := a.Callee.(*cfg.FuncRef); !direct {
						f.Spawns = true // the pointer may be unknown
					}
				}
				variables(e.Action, func(v *cfg.Var) {
					if i, ok := index[v]; ok {
						f.names.add(i) // also a static variable of a function
					} else if v.Func != nil {
						f.reach.add(v.Func.ID) // of the function around a nested one
					}
				})
			}
		}
	}
	for _, g := range p.groups {
		g.reach, g.names = newBits(len(p.funcs)), newBits(len(p.program.Globals))
	}
	changed := true
	calls := func(f, g *Func) {
		changed = f.reach.unite(g.reach) || changed
		changed = f.names.unite(g.names) || changed
		changed = changed || g.Spawns && !f.Spawns
		f.Spawns = f.Spawns || g.Spawns
	}
	for changed {
		changed = false
		for _, group := range p.groups {
			for _, g := range group.members {
				calls(&group.Func, p.funcs[g.ID])
			}
		}
		for _, f := range slices.Backward(p.funcs) {
			if f == nil {
				continue
			}
			for _, g := range f.calls {
				calls(f, p.funcs[g.ID])
			}
			for _, group := range f.groups {
				calls(f, &group.Func)
			}
		}
	}
}

// variables calls f for the variables that an action names.
func variables(a cfg.Action, f func(*cfg.Var)) {
	lvalue := func(lv *cfg.LVal) {
		if lv != nil && lv.Var != nil {
			f(lv.Var)
		}
	}
	cfg.Operands(a, lvalue, func(cfg.Expr) {})
	cfg.InspectAction(a, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Load:
			lvalue(x.LV)
		case *cfg.AddrOf:
			lvalue(x.LV)
		}
	})
}
