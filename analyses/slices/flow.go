package slices

import "github.com/mayrun-dev/mayrun/cfg"

// flow follows what is known along the edges of a program.
type flow struct {
	*scope
	inside func(*cfg.Node) bool      // nodes that are followed
	callee func(*cfg.Call) *cfg.Func // what a call enters, and nothing else does; or nil
	at     map[*cfg.Node]*state
	work   []*cfg.Node
}

// maxVisits bounds the work, by nodes of the program.
const maxVisits = 64

// run follows all ways from a node; false if that is too much.
func (f *flow) run(from *cfg.Node, st *state, nodes int) bool {
	f.at = map[*cfg.Node]*state{}
	f.arrive(from, st)
	for n := 0; len(f.work) > 0; n++ {
		if n > maxVisits*nodes {
			return false
		}
		at := f.work[0]
		f.work = f.work[1:]
		for _, e := range at.Out {
			f.enter(e, f.at[at])
			if f.inside(e.To) {
				f.arrive(e.To, f.follow(f.at[at], e))
			}
		}
	}
	return true
}

// arrive joins a state to what is known at a node.
func (f *flow) arrive(n *cfg.Node, st *state) {
	old, seen := f.at[n]
	if seen {
		st = f.join(old, st, n.LoopHead)
		if st.equal(old) {
			return
		}
	}
	f.at[n] = st
	f.work = append(f.work, n)
}

// enter takes what is known of arguments to the function that is called. What is known of the variables of another
// activation is not kept.
func (f *flow) enter(e *cfg.Edge, st *state) {
	c, ok := e.Action.(*cfg.Call)
	if !ok || f.callee == nil {
		return
	}
	g := f.callee(c)
	if g == nil {
		return
	}
	in := &state{of: map[place]fact{}, known: st.known, last: st.last}
	for i, p := range g.Params {
		if p.Register() && cfg.Identical(c.Args[i].Type(), p.Type) {
			in = in.with(place{register: p}, f.eval(st, c.Args[i]))
		}
	}
	f.arrive(g.Entry, in)
}

// follow is what is known behind an edge.
func (f *flow) follow(st *state, e *cfg.Edge) *state {
	switch a := e.Action.(type) {
	case *cfg.Guard:
		return f.passed(st, a)
	case *cfg.Assign:
		if a.LHS.IsVariable() && a.LHS.Var.Register() {
			var v fact
			if cfg.Identical(a.LHS.Type, a.RHS.Type()) && cfg.Identical(a.LHS.Type, a.LHS.Var.Type) {
				v = f.eval(st, a.RHS)
			}
			return st.with(place{register: a.LHS.Var}, v)
		}
		return f.write(st, a)
	}
	for _, v := range assigned(e) {
		st = st.with(place{register: v}, fact{})
	}
	return st
}

// write lets some bytes be what is assigned.
func (f *flow) write(st *state, a *cfg.Assign) *state {
	off := f.address(st, a.LHS)
	if off == nil {
		return st // it is not in a job: see jobs.kept
	}
	size := a.LHS.Type.Size()
	st = st.forget(func(p place, g fact) bool {
		if g.off == nil {
			return false
		}
		n, ok := off.plus(-1, g.off).constant()
		return !ok || -size < n && n < p.size
	})
	v := f.eval(st, a.RHS)
	v.off, v.typ = off, a.LHS.Type
	if _, ok := integer(a.LHS.Type); !ok || a.LHS.BitField() != nil || v.job != nil || !cfg.Identical(a.LHS.Type, a.RHS.Type()) {
		return st
	}
	return st.with(place{at: off.key, size: size}, v)
}

// assigned lists the registers that an edge gives new values.
func assigned(e *cfg.Edge) (vs []*cfg.Var) {
	if d, ok := e.Action.(*cfg.Declare); ok {
		return []*cfg.Var{d.Var}
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if lv.Var != nil {
			vs = append(vs, lv.Var)
		}
	}, nil)
	return vs
}
