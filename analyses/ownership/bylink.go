package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// Places that hold the address of a link, or of a place that leads to a list:
//
//	*q->last = n;
//	q->last = &n->next;
//
// Such addresses are taken only to be stored there, and what is stored there is used only to store a node where it
// points to. The flow follows all of that, or drops the kind of nodes: see queues.go.

// linkPlace is the kind of the nodes whose links a place points to, if it is one that has a name; 0 if it is none.
func (t *types) linkPlace(lv *cfg.LVal) kinds {
	p, ok := lv.Type.(*cfg.Pointer)
	if !ok || lv.Var != nil && lv.Var.Register() {
		return 0
	}
	if n := len(lv.Path); n > 0 && lv.Path[n-1].Field == nil || n == 0 && lv.Var == nil {
		return 0
	}
	return t.node(p.Elem)
}

// linked reports whether an assignment stores a node by the address of a link, or such an address, and looks at it.
func (s *scan) linked(a *cfg.Assign) bool {
	if l, ok := a.LHS.Ptr.(*cfg.Load); ok && len(a.LHS.Path) == 0 && !a.LHS.Volatile {
		if ks := s.linkPlace(l.LV); ks != 0 && cfg.Identical(a.LHS.Type, a.RHS.Type()) && s.node(a.LHS.Type) == ks {
			s.lval(l.LV)
			s.expr(a.RHS)
			return true
		}
	}
	if ks := s.linkPlace(a.LHS); ks != 0 {
		x, ok := a.RHS.(*cfg.AddrOf)
		if ok && cfg.Identical(x.LV.Type, a.LHS.Type.(*cfg.Pointer).Elem) && cfg.Identical(x.Typ, a.LHS.Type) {
			s.lval(a.LHS)
			s.lval(x.LV)
			if x.LV.Register() != nil {
				s.drop(ks)
			}
			return true
		}
	}
	return false
}
