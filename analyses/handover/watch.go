package handover

import (
	"maps"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Flags are scalar variables that are zero at the start, and that the program reads to find out whether they are
// not. Their addresses are taken nowhere, so all accesses to them are by name.

// program is what the digest knows of the program.
type program struct {
	flags map[*cfg.Var]bool
	loads map[*cfg.Var]*cfg.AtomicLoad // by register: what alone it is the result of (not zero only if that is not)
}

// uses is what a program does with its variables.
type uses struct {
	taken   map[*cfg.Var]bool            // their addresses are
	initial map[*cfg.Var]bool            // they may not be zero at the start
	written map[*cfg.Var]int             // at so many places
	copies  map[*cfg.Var]*cfg.Var        // what is not zero only if another is not
	loads   map[*cfg.Var]*cfg.AtomicLoad // results of acquiring loads
	conds   []*cfg.LVal                  // what is asked whether it is zero
}

// Watch finds the flags.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	u := &uses{map[*cfg.Var]bool{}, map[*cfg.Var]bool{}, map[*cfg.Var]int{}, map[*cfg.Var]*cfg.Var{}, map[*cfg.Var]*cfg.AtomicLoad{}, nil}
	for _, f := range p.All() {
		for _, v := range f.Params {
			u.written[v]++
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				u.look(e, f == p.Init)
			}
		}
	}
	loads := u.alone()
	asked := map[*cfg.Var]bool{}
	for _, lv := range u.conds {
		asked[lv.Var] = true
		if l := loads[lv.Var]; l != nil {
			asked[l.Source.Var] = true
		}
	}
	flags := map[*cfg.Var]bool{}
	for _, v := range p.Globals {
		_, number := v.Type.(*cfg.Int)
		if asked[v] && !u.taken[v] && !u.initial[v] && !v.Extern && v.Storage == cfg.Global && number {
			flags[v] = true
		}
	}
	d.program = program{flags, loads}
	if len(flags) == 0 {
		return digest.Interest{}
	}
	return digest.Interest{Edges: func(e *cfg.Edge) bool {
		if g, ok := e.Action.(*cfg.Guard); ok {
			v, _ := d.program.asks(g)
			return v != nil
		}
		found := false
		d.program.sets(e.Action, func(*cfg.Var, bool, cfg.MemoryOrder) { found = true })
		return found
	}}
}

// look notes what an edge does with variables.
func (u *uses) look(e *cfg.Edge, initialises bool) {
	switch a := e.Action.(type) {
	case *cfg.Guard:
		if lv := cfg.NonZero(a.Cond, a.Truth); isVariable(lv) {
			u.conds = append(u.conds, lv)
		}
	case *cfg.Assign:
		if lv := cfg.NonZero(a.RHS, true); isVariable(a.LHS) && isVariable(lv) {
			u.copies[a.LHS.Var] = lv.Var
		}
		if initialises && a.LHS.Var != nil && !isZero(a.RHS) {
			u.initial[a.LHS.Var] = true
		}
	case *cfg.AtomicLoad:
		if isVariable(a.Result) && isVariable(a.Source) && a.Order.Acquires() {
			u.loads[a.Result.Var] = a
		}
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) { u.written[lv.Var]++ }, nil)
	cfg.InspectAction(e.Action, func(y cfg.Expr) {
		if a, ok := y.(*cfg.AddrOf); ok && a.LV.Var != nil {
			u.taken[a.LV.Var] = true
		}
	})
}

// alone lists the registers that are not zero only if an acquiring load has read something else: they are
// assigned once, its result or a copy of such a register.
func (u *uses) alone() map[*cfg.Var]*cfg.AtomicLoad {
	loads := u.loads
	maps.DeleteFunc(loads, func(v *cfg.Var, _ *cfg.AtomicLoad) bool { return u.written[v] != 1 || !v.Register() })
	for v := range u.copies {
		w, once := v, true
		for n := 0; once && u.copies[w] != nil && n < len(u.copies); n++ {
			once = u.written[w] == 1 && w.Register()
			w = u.copies[w]
		}
		if once && loads[w] != nil {
			loads[v] = loads[w]
		}
	}
	return loads
}

// isVariable reports whether an lvalue is a whole variable.
func isVariable(lv *cfg.LVal) bool { return lv != nil && lv.Var != nil && len(lv.Path) == 0 }

func isZero(x cfg.Expr) bool {
	n, ok := cfg.IsConst(x)
	return ok && n == 0
}

// sets calls f for the flags that an action may set. What is held when it does so is what is held before, if it
// is a store of the whole flag; otherwise only perhaps, and perhaps it is set otherwise than by the order.
func (p program) sets(action cfg.Action, f func(flag *cfg.Var, perhaps bool, order cfg.MemoryOrder)) {
	cfg.Operands(action, func(lv *cfg.LVal) {
		if !p.flags[lv.Var] {
			return
		}
		switch a := action.(type) {
		case *cfg.AtomicLoad:
			if a.Result == lv {
				f(lv.Var, true, cfg.Relaxed)
			}
		case *cfg.Assign:
			if !isZero(a.RHS) {
				f(lv.Var, !isVariable(lv), cfg.Relaxed)
			}
		case *cfg.AtomicStore:
			if !isZero(a.Value) {
				f(lv.Var, !isVariable(lv), a.Order)
			}
		default:
			f(lv.Var, true, cfg.Relaxed)
		}
	}, nil)
}

// asks is the flag that a condition shows to be set, and the acquiring load that has read it; nil if it was read
// just now.
func (p program) asks(g *cfg.Guard) (*cfg.Var, *cfg.AtomicLoad) {
	lv := cfg.NonZero(g.Cond, g.Truth)
	if !isVariable(lv) {
		return nil, nil
	}
	v, load := lv.Var, p.loads[lv.Var]
	if load != nil {
		v = load.Source.Var
	}
	if !p.flags[v] {
		return nil, nil
	}
	return v, load
}

// See notes which flags are set, and which are seen to be.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	flag := func(v *cfg.Var) digest.Object {
		return view.Place(&cfg.LVal{Var: v, Type: v.Type, Internal: true}).May[0] // one object, as it is static
	}
	switch s := s.(type) {
	case digest.Before:
		d.program.sets(s.Edge.Action, func(v *cfg.Var, perhaps bool, order cfg.MemoryOrder) { a = d.set(x, a, flag(v), perhaps, order) })
	case digest.After:
		g, ok := s.Edge.Action.(*cfg.Guard)
		if !ok {
			break
		}
		v, load := d.program.asks(g)
		switch {
		case v == nil:
		case load == nil:
			a = d.seenUnder(a, flag(v), d.locks.Mutexes(d.held.Of(x)))
		case load.Order != cfg.Consume || x.Assume("consume-acquires", s.Edge.Pos, "memory_order_consume is treated as memory_order_acquire"):
			a.Seen = d.seen.List(digest.Insert(d.seen.Items(a.Seen), Seen{flag(v), flag(v)}, compareSeen)...)
		}
	}
	return a
}
