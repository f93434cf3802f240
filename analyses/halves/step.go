package halves

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// step are the states after an edge.
func (w *walk) step(s *state, e *cfg.Edge) (out []*state) {
	outer := len(w.stack) == 1
	switch a := e.Action.(type) {
	case *cfg.Skip, *cfg.Send, *cfg.MemCopy, *cfg.Annotate, *cfg.Exit, *cfg.Free, *cfg.JoinFail,
		*cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.Fence:
	case *cfg.MemSet:
		if v := objectOf(a.Dst); w.objects[v] {
			w.overwrite(s, v, 0, v.Size())
		}
	case *cfg.Touch:
		if a.Calls {
			w.lose("a library function calls functions")
		}
	case *cfg.Guard:
		if !w.learn(s, a.Cond, a.Truth) {
			return nil
		}
	case *cfg.Assign:
		if v := a.LHS.Register(); v != nil && followed(v.Type) && isTruth(a.RHS) {
			no := s.clone()
			for truth, s := range []*state{no, s} {
				if w.learn(s, cfg.Uncast(a.RHS), truth == 1) {
					s.assign(w.place(v, v.Type), number(int64(truth)), w.space)
					out = append(out, s)
				}
			}
			return out
		}
		w.assign(s, a)
	case *cfg.Declare:
		if a.Var.Register() {
			s.forget(w.place(a.Var, a.Var.Type), w.space)
		} else if w.objects[a.Var] {
			w.overwrite(s, a.Var, 0, a.Var.Size())
		}
		s.unnamed(a.Var)
	case *cfg.Return:
		var f form
		if a.Value != nil {
			f = w.eval(s, a.Value)
		}
		s.assign(w.place(result{e.From.Func}, nil), f, w.space)
	case *cfg.Call:
		return w.call(s, a)
	case *cfg.Create:
		r, ok := a.Start.(*cfg.FuncRef)
		if !ok || w.plain || r.Func != w.start || a.Kind != cfg.NewThread || !outer || a.Attr != nil && !cfg.IsNull(a.Attr) {
			w.lose("other threads are started")
			break
		}
		w.give(s, a.Arg, e, a)
	case *cfg.Join:
		if v := handleOf(a.Thread); w.handles[v] && outer {
			s.children = slices.DeleteFunc(s.children, func(c child) bool { return c.handle == v })
		}
		if a.Result != nil && !cfg.IsNull(a.Result) {
			w.lose("what threads return is used")
		}
	case *cfg.Alloc, *cfg.AtomicLoad, *cfg.AtomicStore, *cfg.AtomicRMW, *cfg.AtomicCAS:
		cfg.Operands(e.Action, func(lv *cfg.LVal) {
			if v := lv.Register(); v != nil {
				s.forget(w.place(v, v.Type), w.space)
			} else {
				w.writes(s, lv)
			}
		}, nil)
	default:
		w.lose("it does something else: " + e.Action.String())
	}
	return []*state{s}
}

// isTruth reports whether an expression is whether something holds: 1 if so, else 0, however that is converted.
func isTruth(x cfg.Expr) bool {
	switch x := cfg.Uncast(x).(type) {
	case *cfg.Binary:
		return x.Op.IsComparison()
	case *cfg.Unary:
		return x.Op == cfg.Not
	}
	return false
}

// handleOf is the variable that an identifier is read from, or nil.
func handleOf(x cfg.Expr) *cfg.Var {
	if l, ok := cfg.Uncast(x).(*cfg.Load); ok && l.LV.IsVariable() {
		return l.LV.Var
	}
	return nil
}

// writes notes that an lvalue in memory may be written.
func (w *walk) writes(s *state, lv *cfg.LVal) {
	if lv.Var != nil {
		if w.objects[lv.Var] {
			off, ok := lies(lv)
			size := lv.Type.Size()
			if !ok {
				off, size = 0, lv.Var.Size()
			}
			w.overwrite(s, lv.Var, off, size)
		}
		return
	}
	if off, ok := w.own(s, lv); ok {
		w.written[field{off: off, size: lv.Type.Size()}] = true
	}
}

// overwrite forgets what an object holds at some bytes, which this activation writes.
func (w *walk) overwrite(s *state, v *cfg.Var, off, size int64) {
	if s.given(v) {
		w.lose("what a thread was given is written while it may run")
	}
	for _, u := range w.space.inUse(s) {
		if g, ok := u.key.(given); ok && g.of == v && g.meets(off, size) {
			s.forget(u.at, w.space)
		}
	}
}

// assign is an assignment.
func (w *walk) assign(s *state, a *cfg.Assign) {
	if v := a.LHS.Register(); v != nil {
		s.assign(w.place(v, v.Type), w.eval(s, a.RHS), w.space)
		return
	}
	f := w.eval(s, a.RHS)
	w.writes(s, a.LHS)
	v := a.LHS.Var
	if !w.objects[v] {
		return
	}
	off, ok := lies(a.LHS)
	if w.mentions(f, v, off, a.LHS.Type.Size()) {
		f = nil // it has been written over: of a union, also as something else than what it was read as
	}
	if f != nil && ok && followed(a.LHS.Type) && !a.LHS.Volatile {
		s.assign(w.place(given{v, fieldOf(off, a.LHS.Type)}, a.LHS.Type), f, w.space)
	}
	if l, isLoad := a.RHS.(*cfg.Load); isLoad && a.LHS.IsVariable() {
		if r, isRecord := a.LHS.Type.(*cfg.Record); isRecord {
			for _, m := range r.Fields {
				part := func(lv *cfg.LVal) *cfg.LVal {
					return &cfg.LVal{Var: lv.Var, Ptr: lv.Ptr, Path: append(slices.Clone(lv.Path), cfg.Step{Field: m, Elem: m.Type}), Type: m.Type, Volatile: lv.Volatile}
				}
				if followed(m.Type) && m.Width == 0 && !r.Union {
					to := w.place(given{v, fieldOf(m.Offset, m.Type)}, m.Type)
					s.assign(to, w.eval(s, &cfg.Load{LV: part(l.LV)}), w.space)
				}
			}
		}
	}
}

// mentions reports whether a form depends on what an object holds at some bytes.
func (w *walk) mentions(f form, v *cfg.Var, off, size int64) bool {
	for i := 1; i < len(f); i++ {
		if g, ok := w.space.keys[i].(given); ok && f[i] != 0 && g.of == v && g.meets(off, size) {
			return true
		}
	}
	return false
}

// giving is that an activation gives an object to another one, which runs beside it or before it goes on.
type giving struct {
	*state
	object *cfg.Var
}

// give gives an object to another activation: a thread, if create is not nil.
func (w *walk) give(s *state, x cfg.Expr, e *cfg.Edge, create *cfg.Create) {
	v := objectOf(x)
	if !w.objects[v] {
		w.lose("something else is given to it than a variable of its own")
		return
	}
	if slices.ContainsFunc(s.children, func(c child) bool { return c.object == v || c.create == e }) {
		w.lose("what a thread has is given away once more")
		return
	}
	if w.record {
		w.givings = append(w.givings, giving{s.clone(), v})
	}
	if create == nil {
		return
	}
	h := objectOf(create.Thread)
	if !w.handles[h] {
		h = nil
	}
	s.unnamed(h)
	s.children = append(s.children, child{e, v, h})
}

// objectOf is the variable that an expression is the address of, or nil.
func objectOf(x cfg.Expr) *cfg.Var {
	if x == nil {
		return nil
	}
	if a, ok := cfg.Uncast(x).(*cfg.AddrOf); ok && a.LV.IsVariable() {
		return a.LV.Var
	}
	return nil
}
