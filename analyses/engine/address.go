package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Symbolic addresses, for the digests that handle them ([digest.SeesAddresses]): the address that an expression
// denotes, by the variables that it names. Only registers are variables here, so that every assignment to one
// is seen.

// markSymbolic finds out whether addresses are worth finding out: some digest handles them, and some lock is
// not a variable, or a part of one that is always the same. Where there is setjmp, states of one activation go
// on in another. It also finds the functions that take such locks, or call those that do: only in them it is of
// use how conditions come out.
func (x *engine) markSymbolic(calls [][]*cfg.Func) {
	if x.facts.Jumps || !x.product.SeesAddresses() {
		return
	}
	for _, f := range x.program.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if l, ok := e.Action.(*cfg.Lock); ok {
					a, known := address(l.Mutex, x.program.Types)
					if known && a.Terms[0].Var != nil {
						x.symbolic, x.funcs[f.ID].locks = true, true
					}
				}
			}
		}
	}
	for changed := x.symbolic; changed; {
		changed = false
		for i, f := range x.funcs {
			if f != nil && !f.locks && slices.ContainsFunc(calls[i], func(g *cfg.Func) bool { return x.funcs[g.ID].locks }) {
				f.locks, changed = true, true
			}
		}
	}
}

// address is the value of a pointer expression.
func address(x cfg.Expr, t *cfg.Types) (digest.Address, bool) {
	switch x := x.(type) {
	case *cfg.Load:
		if v := x.LV.Var; v != nil && len(x.LV.Path) == 0 && v.Register() {
			if _, ok := v.Type.(*cfg.Pointer); ok {
				return digest.Address{Terms: [2]digest.Term{{Var: v, Scale: 1}}}, true
			}
		}
	case *cfg.AddrOf:
		return place(x.LV, t)
	case *cfg.PtrAdd:
		if a, ok := address(x.X, t); ok {
			return index(a, x.Index, x.Scale, t, true)
		}
	case *cfg.Cast:
		if _, ok := x.Typ.(*cfg.Pointer); ok {
			if _, ok := x.X.Type().(*cfg.Pointer); ok {
				return address(x.X, t)
			}
		}
	}
	return digest.Address{}, false
}

// place is where an lvalue begins.
func place(lv *cfg.LVal, t *cfg.Types) (a digest.Address, ok bool) {
	if lv.Var != nil {
		a.Object, ok = lv.Var, true
	} else {
		a, ok = address(lv.Ptr, t)
	}
	for _, s := range lv.Path {
		switch {
		case !ok || s.Scale != nil:
			return a, false
		case s.Field != nil && s.Field.Width > 0:
			a.Offset += s.Field.UnitOff
		case s.Field != nil:
			a.Offset += s.Field.Offset
		default:
			a, ok = index(a, s.Index, s.Elem.Size(), t, true)
		}
	}
	return a, ok
}

// index adds scale times the value of i.
func index(a digest.Address, i cfg.Expr, scale int64, t *cfg.Types, ok bool) (digest.Address, bool) {
	if !ok {
		return a, false
	}
	if n, constant := cfg.IsConst(i); constant {
		a.Offset = wrapped(a.Offset+n*scale, t)
		return a, true
	}
	// as it is computed, modulo the size of a pointer
	if c, cast := i.(*cfg.Cast); cast && c.Typ.Size() >= t.Model.PointerSize() {
		i = c.X
	}
	switch x := i.(type) {
	case *cfg.Binary:
		u, isInt := x.Typ.(*cfg.Int)
		n, constant := cfg.IsConst(x.Y)
		if !isInt || !constant || !u.Signed { // signed numbers do not wrap around: that would be undefined behaviour
			return a, false
		}
		switch x.Op {
		case cfg.Add:
			a.Offset = wrapped(a.Offset+n*scale, t)
		case cfg.Sub:
			a.Offset = wrapped(a.Offset-n*scale, t)
		default:
			return a, false
		}
		return index(a, x.X, scale, t, true)
	case *cfg.Load:
		v := x.LV.Var
		if v == nil || len(x.LV.Path) > 0 || !v.Register() {
			return a, false
		}
		if _, isInt := v.Type.(*cfg.Int); !isInt {
			return a, false
		}
		for j := range a.Terms {
			if a.Terms[j].Var == nil {
				a.Terms[j] = digest.Term{Var: v, Scale: scale}
				return a, true
			}
		}
	}
	return a, false
}

// wrapped is an offset modulo the size of the address space: where addresses have 32 bits, adding 2^32-4 is
// subtracting 4.
func wrapped(n int64, t *cfg.Types) int64 {
	if t.Model.PointerSize() < 8 {
		return int64(int32(n))
	}
	return n
}

// addresses is address, or number, for an event.
func (s *step) addresses(x cfg.Expr) []digest.Address {
	if !s.symbolic || x == nil {
		return nil
	}
	a, ok := digest.Address{}, false
	if isInt(x.Type()) {
		a, ok = number(x)
	} else {
		a, ok = address(x, s.program.Types)
	}
	if !ok {
		return nil
	}
	return []digest.Address{a}
}

// assigned tells the digests that registers have got new values, or local variables new objects.
func (s *step) assigned() {
	if !s.symbolic || len(s.ev.Assigned) == 0 {
		return
	}
	var of cfg.Expr
	if s.edge != nil {
		if a, ok := s.edge.Action.(*cfg.Assign); ok {
			of = a.RHS
		}
	}
	vs := s.ev.Assigned
	s.ev.Assigned = nil
	for _, v := range vs {
		s.local(&digest.Event{Kind: digest.EvAssign, Assigned: v, Addresses: s.valueOf(v, of)})
	}
}

// valueOf is the value of x, which is assigned to v, if both are pointers or the value is a number of v's type.
func (s *step) valueOf(v *cfg.Var, x cfg.Expr) []digest.Address {
	if x == nil {
		return nil
	}
	switch v.Type.(type) {
	case *cfg.Pointer:
		if _, ok := x.Type().(*cfg.Pointer); ok {
			return s.addresses(x)
		}
	case *cfg.Int:
		if t := x.Type(); isInt(t) && t.Size() == v.Type.Size() && t.(*cfg.Int).Signed == v.Type.(*cfg.Int).Signed &&
			t.(*cfg.Int).Bool == v.Type.(*cfg.Int).Bool {
			return s.addresses(x)
		}
	}
	return nil
}

// bound tells them that the local variables of f have new objects, and its parameters the values of the
// arguments of a call, if it is one.
func (s *step) bound(f *cfg.Func) {
	if !s.symbolic {
		return
	}
	vs := s.ev.Assigned
	s.ev.Assigned = nil
	for _, v := range vs {
		if !v.Register() {
			s.local(&digest.Event{Kind: digest.EvAssign, Assigned: v})
		}
	}
	var args []cfg.Expr
	if s.edge != nil {
		if call, ok := s.edge.Action.(*cfg.Call); ok {
			args = call.Args
		}
	}
	// Of a function that calls itself, arguments may name parameters that are bound before them.
	if s.recursive(f) {
		args = nil
	}
	for i, p := range f.Params {
		if !p.Register() {
			continue
		}
		var arg cfg.Expr
		if i < len(args) && cfg.Identical(args[i].Type(), p.Type) {
			arg = args[i]
		}
		s.local(&digest.Event{Kind: digest.EvAssign, Assigned: p, Addresses: s.valueOf(p, arg)})
	}
}

// summary is what of the digest is kept for MayRun at an access.
func (s *step) summary(a value.Access) digest.Tuple {
	if !s.symbolic {
		return s.tuple
	}
	at := digest.Access{Base: uint32(s.table.Summary(a.Base)), Size: a.Size}
	if a.LV != nil && a.Base != value.Unknown && !a.Off.IsBottom() {
		at.Address, at.Known = place(a.LV, s.program.Types)
		at.Lo, at.Hi, at.Stride = a.Off.Min(), a.Off.Max(), int64(min(a.Off.Stride(), 1<<62))
	}
	return s.product.Summary(s.tuple, at)
}
