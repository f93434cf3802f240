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
// That nodes are accessed by who owns them is another question: see lent.go.

// text is what a register may point to: member arrays of nodes, and of what leads to some, of these kinds, of which the
// smallest has so many bytes.
type text struct {
	of   kinds
	room int64
}

func (t text) or(u text) text {
	switch {
	case t.of == 0:
		return u
	case u.of == 0:
		return t
	}
	return text{t.of | u.of, min(t.room, u.room)}
}

// findTexts finds the registers that may hold addresses of numbers in member arrays, of kinds that are presumed to be used
// so.
func (s *scan) findTexts(p *cfg.Program) {
	s.texts = map[*cfg.Var]text{}
	if s.stay == 0 {
		return
	}
	changed := true
	hold := func(v *cfg.Var, x cfg.Expr) {
		if v == nil || x == nil || !v.Register() || numbersAt(v.Type) == nil || !cfg.Identical(v.Type, x.Type()) {
			return
		}
		if t, u := s.texts[v], s.text(x); t.or(u) != t {
			s.texts[v], changed = t.or(u), true
		}
	}
	for changed {
		changed = false
		edges(p, func(e *cfg.Edge) {
			switch a := e.Action.(type) {
			case *cfg.Assign:
				hold(a.LHS.Register(), a.RHS)
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

// text is what an expression points to, if it is the address of a number in a member array; of is 0 if it is not.
func (s *scan) text(x cfg.Expr) text {
	if s.stay == 0 || numbersAt(x.Type()) == nil && !isVoidPointer(x.Type()) {
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
		if t := s.textAt(x.LV); t.of != 0 {
			return t
		}
		a, at, known := memberArray(x.LV)
		if a == nil || numbersAt(x.Typ) == nil || known && (at < 0 || at > a.Size()) || !of(x.LV.Type, numbersAt(x.Typ)) {
			return text{}
		}
		if ks := s.around(x.LV) | s.within(x.LV); ks&^s.stay == 0 && !s.inHome(ks) {
			return text{ks, a.Size()}
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
	if s.stay == 0 || lv.Ptr == nil || len(lv.Path) > 0 || numbersAt(lv.Ptr.Type()) == nil || !cfg.Identical(lv.Type, numbersAt(lv.Ptr.Type())) {
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
	if t.of == 0 {
		return false
	}
	s.presume(t.of)
	for {
		switch y := x.(type) {
		case *cfg.Cast:
			x = y.X
		case *cfg.PtrAdd:
			s.operand(y.Index)
			x = y.X
		case *cfg.AddrOf:
			if s.textAt(y.LV).of == 0 {
				s.lval(y.LV)
				return true
			}
			x = y.LV.Ptr
		default:
			return true
		}
	}
}

// holds reports whether a register takes the address of a number in a member array.
func (s *scan) holds(v *cfg.Var, x cfg.Expr) bool {
	return v != nil && s.texts[v].of != 0 && cfg.Identical(v.Type, x.Type()) && s.numbers(x)
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
	if t.of == 0 || holder(x) == nil || !s.numbers(x) {
		return false
	}
	if r.len == nil || r.text || r.looks {
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
