package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/lattice"
)

// bits is a set of small numbers.
type bits []uint64

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

// markReach finds the functions whose local variables and allocations each function, or any that it calls, may name or make.
func (x *engine) markReach(calls [][]*cfg.Func) {
	words := (len(x.funcs) + 63) / 64
	for _, f := range x.funcs {
		if f == nil {
			continue
		}
		f.reach = make(bits, words)
		f.reach.add(f.ID)
		if !f.HasBody() {
			continue
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				variables(e.Action, func(v *cfg.Var) {
					if v.Func != nil {
						f.reach.add(v.Func.ID) // of the function around a nested one
					}
				})
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for i := len(x.funcs) - 1; i >= 0; i-- {
			if f := x.funcs[i]; f != nil {
				for _, g := range calls[i] {
					changed = f.reach.unite(x.funcs[g.ID].reach) || changed
				}
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
