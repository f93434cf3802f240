package flag

import "github.com/mayrun-dev/mayrun/cfg"

// flags are the flags of a program.
type flags struct {
	initial map[*cfg.Var]int64    // the initial values of those that are not 0
	set     map[*cfg.Var]int64    // what is stored
	spoilt  map[*cfg.Var]bool     // something else happens to the variable
	loads   map[*cfg.Var]*cfg.Var // registers that hold what was loaded of a flag, and nothing else
	written map[*cfg.Var]int      // how often registers are assigned to
}

// find looks at all of a program.
func find(p *cfg.Program) flags {
	f := flags{make(map[*cfg.Var]int64), make(map[*cfg.Var]int64), make(map[*cfg.Var]bool),
		make(map[*cfg.Var]*cfg.Var), make(map[*cfg.Var]int)}
	for _, fn := range p.All() {
		for _, v := range fn.Params {
			f.written[v]++
		}
		for _, n := range fn.Nodes {
			for _, e := range n.Out {
				if fn != p.Init || !f.initialises(e.Action) {
					f.look(e.Action)
				}
			}
		}
	}
	for r, v := range f.loads {
		if f.written[r] != 1 || !r.Register() || !f.is(v) {
			delete(f.loads, r)
		}
	}
	return f
}

// is reports whether a variable is a flag.
func (f *flags) is(v *cfg.Var) bool {
	if v == nil || f.spoilt[v] || v.Storage != cfg.Global || v.Extern {
		return false
	}
	n, stored := f.set[v]
	_, number := v.Type.(*cfg.Int)
	return number && stored && n != f.initial[v] && (n == 0 || f.initial[v] == 0)
}

// shown is the flag that a condition shows to be set.
func (f *flags) shown(g *cfg.Guard) *cfg.Var {
	if lv := cfg.NonZero(g.Cond, g.Truth); lv != nil {
		if v := f.loaded(lv); v != nil && f.set[v] != 0 {
			return v
		}
		return nil
	}
	if v := f.loaded(zero(g.Cond, g.Truth)); v != nil && f.set[v] == 0 {
		return v
	}
	return nil
}

// loaded is the flag that a register was loaded from.
func (f *flags) loaded(lv *cfg.LVal) *cfg.Var {
	if lv == nil || len(lv.Path) > 0 {
		return nil
	}
	return f.loads[lv.Var]
}

// zero is the lvalue that is zero if a condition has come out as truth; nil if it says no such thing.
func zero(cond cfg.Expr, truth bool) *cfg.LVal {
	switch x := cond.(type) {
	case *cfg.Load:
		if !truth {
			return x.LV
		}
	case *cfg.Unary:
		if x.Op == cfg.Not {
			return zero(x.X, !truth)
		}
	case *cfg.Binary:
		n, ok := cfg.IsConst(x.Y)
		if ok && n == 0 && (x.Op == cfg.Eq && truth || x.Op == cfg.Ne && !truth) {
			return zero(x.X, false)
		}
	}
	return nil
}

// initialises notes a number that a variable holds at first; false if the action is something else.
func (f *flags) initialises(action cfg.Action) bool {
	a, ok := action.(*cfg.Assign)
	if !ok || a.LHS.Var == nil || len(a.LHS.Path) > 0 {
		return false
	}
	n, ok := cfg.IsConst(a.RHS)
	if _, again := f.initial[a.LHS.Var]; !ok || again {
		return false
	}
	f.initial[a.LHS.Var] = n
	return true
}

// look notes what an action does with variables: stores and loads as they are asked for, or something else.
func (f *flags) look(action cfg.Action) {
	variable := func(lv *cfg.LVal) *cfg.Var {
		if lv == nil || len(lv.Path) > 0 {
			return nil
		}
		return lv.Var
	}
	var fine *cfg.LVal
	switch a := action.(type) {
	case *cfg.AtomicStore:
		n, ok := cfg.IsConst(a.Value)
		if v := variable(a.Target); ok && v != nil && a.Order.Releases() {
			if old, stored := f.set[v]; !stored || old == n {
				f.set[v], fine = n, a.Target
			}
		}
	case *cfg.AtomicLoad:
		if r, v := variable(a.Result), variable(a.Source); r != nil && v != nil {
			if fine = a.Source; a.Order.Acquires() && a.Order != cfg.Consume {
				f.loads[r] = v
			}
		}
	}
	cfg.Operands(action, func(lv *cfg.LVal) {
		f.written[lv.Var]++
		if lv != fine {
			f.spoilt[lv.Var] = true
		}
	}, nil)
	cfg.InspectAction(action, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.AddrOf:
			f.spoilt[x.LV.Var] = true
		case *cfg.Load:
			if x.LV != fine && x.LV.Var != nil && x.LV.Var.Storage == cfg.Global {
				f.spoilt[x.LV.Var] = true
			}
		}
	})
}
