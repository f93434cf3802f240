package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Belongings of a node are objects of numbers that a member of it alone leads to: what has been allocated is stored
// there at once, and the program uses the member only to get at the object, to free it, to ask whether there is
// one, and to lend its address to registers (texts.go). So whoever may use the node may use them. Wherever a node changes hands, the member holds one that has not
// been freed, or null.

// set is a set of belongings of one kind of nodes, by their numbers.
type set uint32

const maxBelongings = 32

// belonging is which member of which kind of nodes an lvalue is, if that may be a belonging.
func (t *types) belonging(lv *cfg.LVal) (ks kinds, which set) {
	if lv == nil || lv.Ptr == nil || len(lv.Path) == 0 {
		return 0, 0
	}
	f := lv.Path[len(lv.Path)-1].Field
	if i, ok := t.owners[f]; ok && !t.lost[f] {
		return 1 << i, 1 << slices.Index(t.kinds[i].belongings, f)
	}
	return 0, 0
}

// mayBelong are the members that may be belongings.
func mayBelong(r *cfg.Record) (fs []*cfg.Field) {
	for _, f := range r.Fields {
		p, ok := f.Type.(*cfg.Pointer)
		if !ok || len(fs) == maxBelongings {
			continue
		}
		switch p.Elem.(type) {
		case *cfg.Int, *cfg.Float:
			fs = append(fs, f)
		}
	}
	return fs
}

// lose says that members are no belongings.
func (t *types) lose(ks kinds, which set) {
	for i, k := range t.kinds {
		for n, f := range k.belongings {
			if ks&(1<<i) != 0 && which&(1<<n) != 0 {
				t.lost[f] = true
			}
		}
	}
}

// all are all belongings of a kind of nodes.
func (t *types) all(ks kinds) (all set) {
	for i, k := range t.kinds {
		if ks&(1<<i) != 0 {
			all |= 1<<len(k.belongings) - 1
		}
	}
	return all
}

// brought is the register that an assignment stores in a belonging: one of type void *, or one that has been given what
// such a one held; or nil.
func (t *types) brought(a *cfg.Assign) *cfg.Var {
	if _, which := t.belonging(a.LHS); which == 0 || !cfg.Identical(a.RHS.Type(), a.LHS.Type) {
		return nil
	}
	if v := cfg.RegisterOf(a.RHS); v != nil {
		return v
	}
	return allocatedBy(a.RHS)
}

// allocatedBy is the register of type void * that an expression converts to a pointer of another type, or nil.
func allocatedBy(x cfg.Expr) *cfg.Var {
	if c, ok := x.(*cfg.Cast); ok {
		if v := cfg.RegisterOf(c.X); v != nil && isVoidPointer(v.Type) {
			return v
		}
	}
	return nil
}

// carrier is the register that is given what one of type void * holds, as pointer to numbers, and that one; or nil.
func carrier(a *cfg.Assign) (to, from *cfg.Var) {
	to, from = a.LHS.Register(), allocatedBy(a.RHS)
	if to == nil || from == nil || numbersAt(to.Type) == nil || !cfg.Identical(to.Type, a.RHS.Type()) {
		return nil, nil
	}
	return to, from
}

// bringing reports whether an assignment stores in a belonging what has been allocated for it.
func (s *scan) bringing(a *cfg.Assign) bool {
	v := s.brought(a)
	return v != nil && s.brings[v] == a.LHS.Path[len(a.LHS.Path)-1].Field
}

// belongs looks at how an edge uses members that may be belongings.
func (s *scan) belongs(e *cfg.Edge) {
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if ks, which := s.belonging(a.LHS); which != 0 {
			if !cfg.IsNull(a.RHS) && !s.bringing(a) {
				s.lose(ks, which)
			}
		}
		s.uses(a.LHS)
		s.lentTo(a.LHS.Register(), a.RHS)
		return
	case *cfg.Call:
		if fn := called(a); fn != nil {
			s.lose(s.belonging(a.Result))
			s.uses(a.Result)
			for i, x := range a.Args {
				s.lentTo(fn.Params[i], x)
			}
			return
		}
	case *cfg.Return:
		s.lentTo(e.From.Func.Result, a.Value)
		return
	case *cfg.Guard:
		x, _ := cfg.Unnegated(a.Cond, a.Truth)
		if b, ok := x.(*cfg.Binary); ok && (b.Op == cfg.Eq || b.Op == cfg.Ne) && cfg.IsNull(b.Y) {
			x = b.X
		}
		s.leading(x)
		return
	case *cfg.Free:
		s.leading(cfg.Uncast(a.Ptr))
		return
	case *cfg.MemCopy:
		s.bytes(a.Dst)
		s.bytes(a.Src)
		s.plain(a.Len)
		return
	case *cfg.MemSet:
		s.bytes(a.Dst)
		s.plain(a.Byte)
		s.plain(a.Len)
		for _, x := range slices.Concat(a.From, a.Args) {
			if isPointer(x.Type()) {
				s.bytes(x) // what that points to
			} else {
				s.plain(x)
			}
		}
		return
	case *cfg.Touch:
		if !a.Deep && !a.Calls {
			s.bytes(a.Ptr)
			s.plain(a.Len)
			s.plain(a.Unit)
			return
		}
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		s.lose(s.belonging(lv))
		s.uses(lv)
	}, s.plain)
}

// lentTo is an expression whose value a register takes, perhaps the address of a belonging.
func (s *scan) lentTo(v *cfg.Var, x cfg.Expr) {
	l, added := lender(x)
	if l == nil || !s.takes(v, x) {
		s.plain(x)
		return
	}
	for _, y := range added {
		s.plain(y)
	}
	s.uses(l.LV)
}

// uses looks at what an lvalue that is read or written lies behind.
func (s *scan) uses(lv *cfg.LVal) {
	if lv == nil {
		return
	}
	s.leading(lv.Ptr)
	for _, step := range lv.Path {
		s.plain(step.Index)
		s.plain(step.Scale)
	}
}

// leading is a pointer to what is used at once: a belonging, perhaps with an index.
func (s *scan) leading(x cfg.Expr) {
	if p, ok := x.(*cfg.PtrAdd); ok {
		s.plain(p.Index)
		x = p.X
	}
	if l, ok := x.(*cfg.Load); ok {
		s.uses(l.LV)
		return
	}
	s.plain(x)
}

// bytes is a pointer to bytes that are used at once.
func (s *scan) bytes(x cfg.Expr) {
	for {
		c, ok := x.(*cfg.Cast)
		if _, pointer := x.Type().(*cfg.Pointer); !ok || !pointer {
			break
		}
		if _, pointer := c.X.Type().(*cfg.Pointer); !pointer {
			break
		}
		x = c.X
	}
	if a, ok := x.(*cfg.AddrOf); ok {
		s.lose(s.belonging(a.LV))
		s.uses(a.LV)
		return
	}
	s.leading(x)
}

// plain is any other expression: a belonging in it goes who knows where.
func (s *scan) plain(x cfg.Expr) {
	switch x := x.(type) {
	case nil:
		return
	case *cfg.Load:
		s.lose(s.belonging(x.LV))
		s.uses(x.LV)
		return
	case *cfg.Nondet:
		if isPointer(x.Typ) {
			break
		}
		for _, y := range slices.Concat(x.From, x.Args) {
			s.bytes(y) // a number that says something of them
		}
		return
	case *cfg.AddrOf:
		s.lose(s.belonging(x.LV))
		s.plain(x.LV.Ptr)
		for _, step := range x.LV.Path {
			s.plain(step.Index)
			s.plain(step.Scale)
		}
		return
	}
	cfg.Subexprs(x, func(lv *cfg.LVal) { s.uses(lv) }, s.plain)
}

// handed says that a node changes hands: what it lacks is no belonging.
func (f *flow) handed(t cfg.Type, st status) {
	if ks := f.node(t); f.final && ks != 0 && (st.how == owned || st.how == depends || st.how == raw) {
		f.lose(ks, f.all(ks)&^st.has)
	}
}

// loads checks that belongings that are used are there.
func (f *flow) loads(s state, lv *cfg.LVal) {
	ks, which := f.belonging(lv)
	if which == 0 || !f.final {
		return
	}
	if st, ok := f.value(s, lv.Ptr); !ok || st.how == owned && st.has&which == 0 {
		f.lose(ks, which)
	}
}

// bring follows what is stored in a belonging.
func (f *flow) bring(s state, a *cfg.Assign) {
	ks, which := f.belonging(a.LHS)
	if which == 0 {
		return
	}
	st, ok := f.value(s, a.LHS.Ptr)
	n := cfg.RegisterOf(a.LHS.Ptr)
	if v := f.brought(a); v != nil {
		if h := s.how(v); h != raw && h != null {
			ok = false
		}
		delete(s.regs, v)
		delete(s.loans, v)
		if n != nil {
			s.loans[v] = loan{of: n} // it still leads there
		}
	}
	switch {
	case !ok && f.final:
		f.lose(ks, which)
	case ok && st.how == owned && n != nil:
		st.has |= which
		s.regs[n] = st
	}
}

// carried follows what one register is given that has been allocated.
func (f *flow) carried(s state, a *cfg.Assign) {
	to, from := carrier(a)
	if to == nil || f.brings[to] == nil {
		return
	}
	if st, ok := s.regs[from]; ok && (st.how == raw || st.how == null) {
		s.regs[to] = st
	}
	delete(s.regs, from)
}

// freed follows what is freed, if that is a belonging.
func (f *flow) freed(s state, x cfg.Expr) {
	l, ok := x.(*cfg.Load)
	if !ok {
		return
	}
	ks, which := f.belonging(l.LV)
	if which == 0 {
		return
	}
	n := cfg.RegisterOf(l.LV.Ptr)
	s.hold(n)
	if st := s.regs[n]; n != nil && s.how(n) == owned {
		st.has &^= which
		s.regs[n] = st
	} else if f.final {
		f.lose(ks, which)
	}
}
