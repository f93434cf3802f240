package halves

import "github.com/mayrun-dev/mayrun/cfg"

// calling is a call of a function that calls itself, with what it is given; nil where that is not known.
type calling struct {
	*state
	to   *walk
	args []form
}

// call enters a function, or gives an object to another activation of the same one.
func (w *walk) call(s *state, a *cfg.Call) []*state {
	r, ok := a.Callee.(*cfg.FuncRef)
	switch {
	case !ok || a.Each != nil:
		w.lose("a function is called by its address")
		return nil
	case r.Func == w.start && !w.plain:
		if len(w.stack) > 1 || len(a.Args) != 1 {
			w.lose("it is called by another function")
			return nil
		}
		w.give(s, a.Args[0], nil, nil)
		w.returned(s, a, nil)
		return []*state{s}
	case !r.Func.HasBody():
		if !r.Func.Pure {
			w.lose("a function without a body is called")
		}
		w.returned(s, a, nil)
		return []*state{s}
	case len(w.stack) > maxDepth:
		w.lose("functions call each other")
		return nil
	case len(a.Args) != len(r.Func.Params):
		w.lose("a function is called with other arguments")
		return nil
	}
	var args []form
	for i, p := range r.Func.Params {
		var f form
		if p.Register() && cfg.Identical(p.Type, a.Args[i].Type()) {
			f = w.eval(s, a.Args[i])
		}
		args = append(args, f)
	}
	if callsItself(r.Func) {
		to := w.follow(r.Func)
		if w.record {
			w.calls = append(w.calls, calling{s.clone(), to, args})
		}
		w.returned(s, a, nil)
		return []*state{s}
	}
	for i, p := range r.Func.Params {
		if p.Register() {
			s.assign(w.place(p, p.Type), args[i], w.space)
		}
	}
	out := w.run(r.Func, []*state{s})
	for i, s := range out {
		s = s.clone()
		at := w.place(result{r.Func}, nil)
		w.returned(s, a, single(at))
		s.forget(at, w.space)
		for _, u := range w.space.inUse(s) {
			if v, ok := u.key.(*cfg.Var); ok && v.Func == r.Func {
				s.forget(u.at, w.space)
			}
		}
		out[i] = s
	}
	return out
}

// follow follows a function that calls itself.
func (w *walk) follow(fn *cfg.Func) *walk {
	if w.plain && fn == w.start {
		return w
	}
	if to := w.inner[fn]; to != nil {
		if len(to.stack) > 0 {
			w.lose("functions call each other")
		}
		return to
	}
	to := newWalk(w.space.limits, fn, nil, w.inner)
	w.inner[fn] = to
	to.plain, to.stored = true, w.stored
	s := &state{}
	for i, p := range fn.Params {
		if p.Register() && followed(p.Type) {
			s.equal(single(to.place(p, p.Type)).minus(single(to.place(parameter{i}, p.Type))))
		}
	}
	to.budget = w.budget
	to.run(fn, []*state{s})
	w.budget = to.budget
	if to.lost != "" {
		w.lose(to.lost)
	}
	return to
}

// callsItself reports whether a function calls itself, or one that does.
func callsItself(f *cfg.Func) bool {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			if a, ok := e.Action.(*cfg.Call); ok {
				if r, ok := a.Callee.(*cfg.FuncRef); ok && inside(r.Func)[f] {
					return true
				}
			}
		}
	}
	return false
}

// maxDepth bounds how deep functions are followed.
const maxDepth = 6

// returned assigns what a call has returned.
func (w *walk) returned(s *state, a *cfg.Call, f form) {
	if v := a.Result.Register(); v != nil {
		if r, ok := a.Callee.(*cfg.FuncRef); !ok || !cfg.Identical(r.Func.Type.Result, v.Type) || !followed(v.Type) {
			f = nil
		}
		s.assign(w.place(v, v.Type), f, w.space)
	} else if a.Result != nil {
		w.writes(s, a.Result)
	}
}
