package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// bits is a set of small numbers.
type bits []uint64

func newBits(n int) bits { return make(bits, (n+63)/64) }

func (b bits) add(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bits) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }

// unite adds c and reports whether that is a change.
func (b bits) unite(c bits) bool {
	changed := false
	for i, w := range c {
		changed = changed || w&^b[i] != 0
		b[i] |= w
	}
	return changed
}

// markReach finds out what each function, or any that it calls, may do: whose local variables and allocations it may name or make, which
// quiet global variables it may name, and whether it may start a thread.
func (x *engine) markReach(calls [][]*cfg.Func) {
	index := map[*cfg.Var]int{}
	for _, v := range x.program.Globals {
		if v.Storage == cfg.Global && !v.AddressTaken {
			index[v] = len(x.quiet)
			x.quiet = append(x.quiet, v)
		}
	}
	for _, f := range x.funcs {
		if f == nil {
			continue
		}
		f.reach, f.names = newBits(len(x.funcs)), newBits(len(x.quiet))
		f.reach.add(f.ID)
		if !f.HasBody() {
			f.spawns = !f.Pure // unknown code starts what it may call back
			continue
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.Create, *cfg.Havoc:
					f.spawns = true
				case *cfg.Touch:
					f.spawns = f.spawns || a.Calls // what it calls may be unknown
				case *cfg.Call:
					if _, direct := a.Callee.(*cfg.FuncRef); !direct {
						f.spawns = true // the pointer may be unknown
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
	for changed := true; changed; {
		changed = false
		for i := len(x.funcs) - 1; i >= 0; i-- {
			f := x.funcs[i]
			if f == nil {
				continue
			}
			for _, g := range calls[i] {
				g := x.funcs[g.ID]
				changed = f.reach.unite(g.reach) || changed
				changed = f.names.unite(g.names) || changed
				changed = changed || g.spawns && !f.spawns
				f.spawns = f.spawns || g.spawns
			}
		}
	}
}

// strangers are the quiet variables that neither f nor any function that it calls names. Where a thread may be started there are none,
// because then all variables have to be published.
func (x *engine) strangers(f *cfg.Func) lattice.Map[value.Base, *value.Object] {
	info := x.funcs[f.ID]
	if !info.met {
		info.met = true
		for i, v := range x.quiet {
			if !info.spawns && !info.names.has(i) {
				info.strangers = info.strangers.Set(x.table.Var(v, digest.Thread{}), nil)
			}
		}
	}
	return info.strangers
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

// own is the set of the bases, of those known so far, of objects that f or any function that it calls may name or make.
func (x *engine) own(f *cfg.Func) lattice.Set[value.Base] {
	info := x.funcs[f.ID]
	for ; info.known < x.table.Len(); info.known++ {
		b := value.Base(info.known)
		var by *cfg.Func
		switch i := x.table.Info(b); i.Kind {
		case value.KindVar:
			by = i.Var.Func
		case value.KindHeap:
			by = i.Site.From.Func
		}
		if by != nil && info.reach.has(by.ID) {
			info.own = info.own.Add(b)
		}
	}
	return info.own
}
