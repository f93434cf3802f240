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

// note lists what an edge accesses. (Where what a call returns is written is known before it: registers are the caller's, and of memory
// only such is relied upon that the function does not write. What lies beside an object is not accessed by the object's name,
// nor is more of it set than there is: that would be undefined.)
func (w *walk) note(e *cfg.Edge, s *state) {
	cfg.LValues(e.Action, func(lv *cfg.LVal) {
		if lv.Register() != nil {
			return
		}
		now := s.clone()
		at := w.address(now, lv)
		_, own := w.own(now, lv)
		if w.objects[lv.Var] {
			own = !s.given(lv.Var)
		}
		w.site(lv).add(access{now, at, at.add(lv.Type.Size())}, own)
	})
	library := func(at, size cfg.Expr) {
		if at != nil {
			now := s.clone()
			a := access{state: now, at: w.eval(now, at)}
			if size != nil {
				a.end = a.at.plus(w.atMost(now, size))
			}
			w.site(at).add(a, w.objects[objectOf(at)]) // it is set, or the walk is lost
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
		return w.objects[objectOf(a.Dst)]
	}
	return false
}
