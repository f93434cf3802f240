package slices

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Jobs that are assigned as a whole, as by compound literals:
//
//	job[t] = (struct job){.begin = t * chunk, .end = (t + 1) * chunk};
//
// What is known of the members of a local variable is known of those of the job that it is copied to. Of the variable
// nobody has the address: it is written by its name only, in the activation that is followed, and where its life begins
// nothing is known of it.

// private reports whether a variable is one of the function of the loop, and no register, whose address nobody has, and that
// no nested function writes.
func (ps *passes) private(v *cfg.Var) bool {
	return v.Storage == cfg.Local && v.Func == ps.create.From.Func && !v.Register() && !ps.taken[v] &&
		!slices.ContainsFunc(ps.writes[v], func(e *cfg.Edge) bool { return e.From.Func != v.Func })
}

// copies reports whether members of a variable are followed.
func (s *scope) copies(v *cfg.Var) bool {
	if v == nil || s.private == nil || v == s.root || !s.private(v) {
		return false
	}
	_, record := v.Type.(*cfg.Record)
	return record
}

// fill lets a member of a variable be what is assigned to it.
func (f *flow) fill(st *state, v *cfg.Var, a *cfg.Assign) *state {
	off, size := int64(0), a.LHS.Type.Size()
	for _, s := range a.LHS.Path {
		if s.Field == nil || s.Unmeasured() {
			return st.without(v)
		}
		off += s.Field.Offset
	}
	value := f.eval(st, a.RHS)
	st = st.forget(func(p place, _ fact) bool { return p.member == v && off < p.from+p.size && p.from < off+size })
	if _, ok := integer(a.LHS.Type); !ok || a.LHS.Volatile || value.job != nil || !cfg.Identical(a.LHS.Type, a.RHS.Type()) {
		return st
	}
	value.off, value.typ = nil, a.LHS.Type
	return st.with(place{member: v, from: off, size: size}, value)
}

// without is st where nothing is known of the members of a variable.
func (st *state) without(v *cfg.Var) *state {
	for p := range st.of {
		if p.member == v {
			return st.forget(func(p place, _ fact) bool { return p.member == v })
		}
	}
	return st
}

// copied is st where the job off bytes behind the start has got the members of a variable.
func (st *state) copied(v *cfg.Var, off *poly) *state {
	out := st
	for p, f := range st.of {
		if p.member == v {
			f.off = off.add(p.from)
			if f.off != nil {
				out = out.with(place{at: f.off.key, size: p.size}, f)
			}
		}
	}
	return out
}
