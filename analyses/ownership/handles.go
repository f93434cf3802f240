package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Handles are registers that hold the address of a place which leads to a node:
//
//	for (p = &b->head; (n = *p) != NULL; p = &n->next)
//		if (n->key == key) {
//			*p = n->next;
//			break;
//		}
//
// They get it by the & of C only, or as parameters that are given one so, of a place outside of nodes; and they are used
// to read the place, and to store there. So it is known which place it is, or at least that it is a link of a node of a
// container (points). Of one that a node leads to which leaves the container nothing is known any more. The places of
// queues have no handles, and nothing is stored through handles where there are queues of the same kind.

// handle is the kind of the nodes that a register is a handle for.
func (t *types) handle(v *cfg.Var) kinds {
	if v == nil || !v.Register() {
		return 0
	}
	if p, ok := v.Type.(*cfg.Pointer); ok {
		return t.node(p.Elem)
	}
	return 0
}

// through is the handle that an lvalue is behind.
func (t *types) through(lv *cfg.LVal) *cfg.Var {
	if lv.Ptr == nil || len(lv.Path) > 0 || lv.Volatile {
		return nil
	}
	if v := cfg.RegisterOf(lv.Ptr); t.handle(v) != 0 {
		return v
	}
	return nil
}

// grips reports whether an expression is the address of a place that goes into a handle, and looks at it.
func (s *scan) grips(to *cfg.Var, x cfg.Expr) bool {
	a, ok := x.(*cfg.AddrOf)
	if !ok || s.handle(to) == 0 || a.LV.Register() != nil || a.LV.Volatile || !cfg.Identical(a.Typ, to.Type) ||
		!cfg.Identical(a.LV.Type, to.Type.(*cfg.Pointer).Elem) {
		return false
	}
	s.lval(a.LV)
	return true
}

// gripped is the handle that an operand of an action goes into, or nil.
func (s *scan) gripped(a cfg.Action, x cfg.Expr) *cfg.Var {
	switch a := a.(type) {
	case *cfg.Assign:
		if v := a.LHS.Register(); x == a.RHS && s.handle(v) != 0 {
			return v
		}
	case *cfg.Call:
		ref, direct := a.Callee.(*cfg.FuncRef)
		if i := slices.Index(a.Args, x); direct && i >= 0 && i < len(ref.Func.Params) && s.handle(ref.Func.Params[i]) != 0 {
			return ref.Func.Params[i]
		}
	}
	return nil
}

// grip is what a handle is, that gets the address of a place.
func (f *flow) grip(s state, x cfg.Expr) (status, bool) {
	a, ok := x.(*cfg.AddrOf)
	if !ok {
		return status{}, false
	}
	h, _, _, _ := elementIn(f.homes, a.LV)
	if q, _ := f.queued(a.LV); q != nil {
		f.reject(q.kind)
		return status{}, false
	}
	switch {
	case h != nil, f.through(a.LV) != nil:
		return status{}, false
	case a.LV.Ptr == nil || f.node(a.LV.Ptr.Type()) == 0:
		c := f.cell(a.LV)
		return status{how: points, cell: c, root: c}, c != nil
	}
	st, ok := f.value(s, a.LV.Ptr)
	return status{how: points, root: st.root}, ok && st.how == in
}

// entrusted is what a parameter is that is a handle: it leads to a place outside of nodes, which has no other name here.
func (f *flow) entrusted(v *cfg.Var) status {
	c := f.cell(&cfg.LVal{Ptr: &cfg.Load{LV: cfg.VarLV(v)}, Type: v.Type.(*cfg.Pointer).Elem})
	return status{how: points, cell: c, root: c}
}

// entrusts checks the addresses of places that are passed to a function.
func (f *flow) entrusts(s state, a *cfg.Call) {
	for _, x := range a.Args {
		if v := f.gripped(a, x); v != nil {
			if st, ok := f.grip(s, x); !ok || st.cell == nil {
				f.reject(f.handle(v))
			}
		}
	}
}

// loosen forgets handles that lead into nodes, but for those that a cell is spelled with.
func (s state) loosen(c *cell) {
	for v, st := range s.regs {
		if st.how == points && st.cell == nil && !c.spelledWith(v) {
			delete(s.regs, v)
		}
	}
}
