package halves

import "github.com/mayrun-dev/mayrun/cfg"

// access is one by an lvalue, in one state: where it is, if that is known, and what threads were given that may be alive.
type access struct {
	*state
	at, end form
}

// site is where something is accessed in all states: own, if it is what an activation was given, or an object that it gives to
// others, while no thread has it.
type site struct {
	own      bool
	accesses []access
}

// note lists what an edge accesses.
func (w *walk) note(e *cfg.Edge, s *state) {
	call, _ := e.Action.(*cfg.Call)
	cfg.LValues(e.Action, func(lv *cfg.LVal) {
		if lv.Register() != nil {
			return
		}
		now := s.clone()
		a, own := access{state: now}, false
		if lv.BitField() == nil && lv.Type.Size() > 0 && !(call != nil && call.Result == lv) { // the result is written when the function returns
			a.at = w.address(now, lv)
			a.end = a.at.add(lv.Type.Size())
			if _, own = w.own(now, lv); w.objects[lv.Var] {
				_, own = lies(lv)
				own = own && !s.given(lv.Var)
			}
		}
		w.site(lv).add(a, own)
	})
	library := func(at, size cfg.Expr) {
		if at != nil {
			now := s.clone()
			a := access{state: now, at: w.eval(now, at)}
			if size != nil {
				a.end = a.at.plus(w.atMost(now, size))
			}
			v := objectOf(at)
			n, ok := cfg.IsConst(size)
			w.site(at).add(a, ok && w.objects[v] && n <= v.Size() && !s.given(v))
		}
	}
	switch a := e.Action.(type) {
	case *cfg.MemCopy:
		library(a.Dst, a.Len)
		library(a.Src, a.Len)
	case *cfg.MemSet:
		library(a.Dst, a.Len)
	case *cfg.Touch:
		library(a.Ptr, a.Len)
	}
	c := w.changes[e]
	if c == nil {
		c = &site{own: true}
		w.changes[e] = c
	}
	c.own = c.own && w.changing(e, s)
}

func (w *walk) site(key any) *site {
	if w.accesses[key] == nil {
		w.accesses[key] = &site{own: true}
		w.order = append(w.order, key)
	}
	return w.accesses[key]
}

func (t *site) add(a access, own bool) {
	t.own = t.own && own
	t.accesses = append(t.accesses, a)
}

// changing reports whether all that an edge writes in memory is known: a member of the argument that is not relied upon, or an
// object that the activation has not given away.
func (w *walk) changing(e *cfg.Edge, s *state) bool {
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if w.objects[a.LHS.Var] {
			return true // or the walk is lost
		}
		_, own := w.own(s.clone(), a.LHS)
		return own
	case *cfg.MemSet:
		if v := objectOf(a.Dst); w.objects[v] {
			n, ok := cfg.IsConst(a.Len)
			return ok && n <= v.Size()
		}
	}
	return false
}
