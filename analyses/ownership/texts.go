package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// Pointers to numbers in member arrays, as const char *s = n->name. If it is presumed that what is done by the address of
// a member array stays in it (within.go), registers of the program may hold such addresses: they lead to numbers there, and
// to nothing else, as long as each register that may hold one is used as that. So it is found first which registers these
// are ([scan.findTexts]), by what is assigned to them, passed, and returned; and wherever an expression is made of one, it
// must be the place of a number that is read or written, what a function of the library gets at, compared, or the new
// value of such a register. Everything else drops the kinds of nodes: conversions, but to characters, and what is
// stored in memory, or given to functions that are not known. So it is with parameters that are no registers: what is
// read from their memory by other ways (their address, atomic loads) would be an address, too.
//
// The addresses of belongings, as char *s = n->text where that has been allocated, are followed in the same way. Nothing is
// presumed of these: they are objects of their own. What is done to them otherwise makes the member no belonging.
//
// That nodes are accessed by who owns them is another question: see lent.go.

// text is what a register may point to: member arrays of nodes, and of what leads to some, of these kinds, of which the
// smallest has so many bytes; and belongings of nodes, of which kinds, and which ones.
type text struct {
	of    kinds
	room  int64
	by    kinds
	which set
}

func (t text) or(u text) text {
	switch {
	case t.none():
		return u
	case u.none():
		return t
	}
	return text{t.of | u.of, min(t.room, u.room), t.by | u.by, t.which | u.which}
}

// none reports whether that is nothing that is followed.
func (t text) none() bool { return t.of|t.by == 0 }

// spoil says that what a register points to may be used in another way.
func (s *scan) spoil(t text) {
	s.drop(t.of)
	s.lose(t.by, t.which)
}

// findTexts finds the registers that may hold addresses of numbers in member arrays, of kinds that are presumed to be used
// so, or of belongings.
func (s *scan) findTexts(p *cfg.Program) {
	s.texts = map[*cfg.Var]text{}
	if s.stay == 0 && len(s.owners) == 0 {
		return
	}
	changed := true
	hold := func(v *cfg.Var, x cfg.Expr) {
		if v == nil || x == nil || !v.Register() || numbersAt(v.Type) == nil && !isVoidPointer(v.Type) || !cfg.Identical(v.Type, x.Type()) {
			return
		}
		if t, u := s.texts[v], s.source(x); t.or(u) != t {
			s.texts[v], changed = t.or(u), true
		}
	}
	for changed {
		changed = false
		edges(p, func(e *cfg.Edge) {
			switch a := e.Action.(type) {
			case *cfg.Assign:
				hold(a.LHS.Register(), a.RHS)
				if v := s.brought(a); v != nil && numbersAt(v.Type) != nil {
					ks, which := s.belonging(a.LHS)
					if t, u := s.texts[v], (text{room: maxDistance, by: ks, which: which}); t.or(u) != t {
						s.texts[v], changed = t.or(u), true
					}
				}
			case *cfg.Call:
				if fn := called(a); fn != nil {
					for i, x := range a.Args {
						hold(fn.Params[i], x)
					}
					if v := a.Result.Register(); v != nil && fn.Result != nil && cfg.Identical(v.Type, fn.Result.Type) {
						hold(v, &cfg.Load{LV: &cfg.LVal{Var: fn.Result, Type: fn.Result.Type}})
					}
				}
			case *cfg.Return:
				hold(e.From.Func.Result, a.Value)
			}
		})
	}
}

// called is the function of the program that is called, with as many arguments as it has parameters, or nil.
func called(a *cfg.Call) *cfg.Func {
	ref, direct := a.Callee.(*cfg.FuncRef)
	if !direct || !ref.Func.HasBody() || ref.Func.Type.Variadic || len(a.Args) != len(ref.Func.Params) {
		return nil
	}
	return ref.Func
}

// numbersAt is the type of numbers that a type is pointers to, or nil.
func numbersAt(t cfg.Type) cfg.Type {
	if p, ok := t.(*cfg.Pointer); ok {
		switch p.Elem.(type) {
		case *cfg.Int, *cfg.Float:
			return p.Elem
		}
	}
	return nil
}

// source is what an expression points to that a register may take: a text, or a belonging, which the program reads from
// its node.
func (s *scan) source(x cfg.Expr) text {
	if t := s.text(x); !t.none() {
		return t
	}
	l, _ := lender(x)
	if l == nil {
		return text{}
	}
	ks, which := s.belonging(l.LV)
	if which == 0 {
		return text{}
	}
	return text{room: maxDistance, by: ks, which: which}
}

// lender is the pointer in memory that an address is made of, as far as that is done by adding to it, and by conversions to
// pointers to characters, and what is added; or nil.
func lender(x cfg.Expr) (from *cfg.Load, added []cfg.Expr) {
	for {
		switch y := x.(type) {
		case *cfg.Cast:
			if !bytesAt(y.Typ) || !bytesAt(y.X.Type()) {
				return nil, nil
			}
			x = y.X
		case *cfg.PtrAdd:
			added = append(added, y.Index)
			x = y.X
		case *cfg.AddrOf:
			if y.LV.Ptr == nil || len(y.LV.Path) > 0 {
				return nil, nil
			}
			x = y.LV.Ptr
		case *cfg.Load:
			if y.LV.Ptr == nil {
				return nil, nil
			}
			return y, added
		default:
			return nil, nil
		}
	}
}

// lends looks at what the address of a belonging is made of. It is false if it is none.
func (s *scan) lends(x cfg.Expr) bool {
	l, added := lender(x)
	if l == nil || s.source(x).none() {
		return false
	}
	for _, y := range added {
		s.operand(y)
	}
	s.lval(l.LV)
	return true
}

// text is what an expression points to, if it is the address of a number in a member array, or in a belonging whose
// address a register holds.
func (s *scan) text(x cfg.Expr) text {
	if s.stay == 0 && len(s.texts) == 0 || numbersAt(x.Type()) == nil && !isVoidPointer(x.Type()) {
		return text{}
	}
	switch x := x.(type) {
	case *cfg.Load:
		if x.LV.Var != nil && len(x.LV.Path) == 0 && cfg.Identical(x.LV.Type, x.LV.Var.Type) {
			return s.texts[x.LV.Var]
		}
	case *cfg.Cast:
		if bytesAt(x.Typ) && bytesAt(x.X.Type()) {
			return s.text(x.X)
		}
	case *cfg.PtrAdd:
		t := s.text(x.X)
		if n, constant := cfg.IsConst(x.Index); constant && (n < -maxDistance || n > maxDistance || n*x.Scale > t.room || n*x.Scale < -t.room) {
			return text{}
		}
		return t
	case *cfg.AddrOf:
		if t := s.textAt(x.LV); !t.none() {
			return t
		}
		a, at, known := memberArray(x.LV)
		if a == nil || numbersAt(x.Typ) == nil || known && (at < 0 || at > a.Size()) || !of(x.LV.Type, numbersAt(x.Typ)) {
			return text{}
		}
		if ks := s.around(x.LV) | s.within(x.LV); ks&^s.stay == 0 && !s.inHome(ks) {
			return text{of: ks, room: a.Size()}
		}
	}
	return text{}
}

// inHome reports whether there are arrays of some kinds of nodes.
func (s *scan) inHome(ks kinds) bool {
	for _, h := range s.homes {
		if s.of[h.record]&ks != 0 {
			return true
		}
	}
	return false
}

// of reports whether a type is one of numbers, or an array of such.
func of(t, number cfg.Type) bool {
	if a, ok := t.(*cfg.Array); ok {
		t = a.Elem
	}
	return cfg.Identical(t, number)
}

// bytesAt reports whether a type is pointers to characters, or to nothing that has a type.
func bytesAt(t cfg.Type) bool {
	c, ok := numbersAt(t).(*cfg.Int)
	return ok && c.Bytes == 1 && !c.Bool || isVoidPointer(t)
}

// textAt is where the number lies that an lvalue is, if that is one in a member array which is got at by its address.
func (s *scan) textAt(lv *cfg.LVal) text {
	if s.stay == 0 && len(s.texts) == 0 || lv.Ptr == nil || len(lv.Path) > 0 || numbersAt(lv.Ptr.Type()) == nil || !cfg.Identical(lv.Type, numbersAt(lv.Ptr.Type())) {
		return text{}
	}
	t := s.text(lv.Ptr)
	if p, ok := lv.Ptr.(*cfg.PtrAdd); ok {
		if n, constant := cfg.IsConst(p.Index); constant && n*p.Scale >= t.room {
			return text{} // right behind the last number there is none
		}
	}
	return t
}

// numbers looks at what the address of a number in a member array is made of, but for itself. It is false if that is
// something else.
func (s *scan) numbers(x cfg.Expr) bool {
	t := s.text(x)
	if t.none() {
		return false
	}
	if t.of != 0 {
		s.presume(t.of)
	}
	for {
		switch y := x.(type) {
		case *cfg.Cast:
			x = y.X
		case *cfg.PtrAdd:
			s.operand(y.Index)
			x = y.X
		case *cfg.AddrOf:
			if s.textAt(y.LV).none() {
				s.lval(y.LV)
				return true
			}
			x = y.LV.Ptr
		default:
			return true
		}
	}
}

// holds reports whether a register takes the address of a number in a member array, or of a belonging.
func (s *scan) holds(v *cfg.Var, x cfg.Expr) bool {
	return s.takes(v, x) && (s.numbers(x) || s.lends(x))
}

// takes reports whether a register is one that may take such an address.
func (s *scan) takes(v *cfg.Var, x cfg.Expr) bool {
	return v != nil && x != nil && !s.texts[v].none() && cfg.Identical(v.Type, x.Type())
}

// presume notes that an edge rests on the assumption, for nodes of some kinds.
func (s *scan) presume(ks kinds) {
	p := s.presumes[s.at]
	p.nodes |= ks
	s.presumes[s.at] = p
}

// compared looks at the operands of what says something of addresses, and does nothing else with them.
func (s *scan) compared(xs ...cfg.Expr) {
	for _, x := range xs {
		if !s.numbers(x) {
			s.expr(x)
		}
	}
}

// textBytes is where a function of the library reads or writes bytes by the address of a number in a member array.
func (s *scan) textBytes(x cfg.Expr, r reaches) bool {
	t := s.text(x)
	if t.none() || holder(x) == nil || !s.numbers(x) {
		return false
	}
	if t.of == 0 || r.len == nil || r.text || r.looks {
		return true
	}
	if n, constant := cfg.IsConst(r.len); constant && n > t.room {
		s.drop(t.of)
	}
	r.room = t.room
	p := s.presumes[s.at]
	p.most = append(p.most, r)
	s.presumes[s.at] = p
	return true
}
