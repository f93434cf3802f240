package halves

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// child is a thread that may be alive: the creation, the object that it was given, and the variable of which a join waits for
// it; nil if no join can any more.
type child struct {
	create *cfg.Edge
	object *cfg.Var
	handle *cfg.Var
}

// state is what is known at a point: equations e = 0, inequations g ≥ 0, and the threads of this activation that may be alive.
type state struct {
	eq, ge   []form
	children []child
	ready    *system // of the equations and inequations; nil: they have changed
}

func (s *state) clone() *state {
	return &state{slices.Clone(s.eq), slices.Clone(s.ge), slices.Clone(s.children), s.ready}
}

func (s *state) system(sp *space) *system {
	if s.ready == nil {
		sp.work -= (len(s.eq) + len(s.ge)) * (len(s.eq) + 1)
		s.ready = systemOf(s.eq, s.ge, sp.natural)
	}
	return s.ready
}

// key tells states apart that are not joined. (Which threads have no handle any more is part of it for the sake of order: without
// another creation in between, to join them once more is undefined.)
func (s *state) key() string {
	k := ""
	for _, c := range s.children {
		k += fmt.Sprintf("%d/%d ", c.create.ID, id(c.handle))
	}
	return k
}

func id(v *cfg.Var) int {
	if v == nil {
		return -1
	}
	return v.ID
}

// given reports whether a thread that may be alive has an object.
func (s *state) given(v *cfg.Var) bool {
	return slices.ContainsFunc(s.children, func(c child) bool { return c.object == v })
}

// implies reports whether f ≥ 0 follows. Nothing is computed when all work is done.
func (s *state) implies(f form, sp *space) bool {
	sp.work -= len(s.eq) + 1
	return f != nil && sp.work > 0 && s.system(sp).implies(f, &sp.work)
}

// possible reports whether some values are as the state says.
func (s *state) possible(sp *space) bool { return sp.work <= 0 || !s.system(sp).impossible(&sp.work) }

// difference is the number that a and b differ by. (Of an equation that no integers solve, nobody comes here.)
func (s *state) difference(a, b form, sp *space) (int64, bool) {
	f := a.minus(b)
	rows, at := s.system(sp).rows, s.system(sp).at
	scale := int64(1)
	for i, r := range rows {
		if f != nil && f.at(at[i]) != 0 {
			scale *= max(r[at[i]], -r[at[i]])
			f = f.without(at[i], r)
		}
		if scale > maxNumber {
			return 0, false
		}
	}
	if f == nil || !f.constant() {
		return 0, false
	}
	return f.at(0) / scale, true
}

// forget loses a number, and keeps what follows for the others.
func (s *state) forget(at int, sp *space) {
	s.ready = nil
	use := -1
	for i, e := range s.eq {
		if n := e.at(at); n != 0 && (use < 0 || max(n, -n) < max(s.eq[use].at(at), -s.eq[use].at(at))) {
			use = i
		}
	}
	replace := func(list []form, f func(form) form) (out []form) {
		for _, g := range list {
			if g.at(at) != 0 {
				g = f(g)
			}
			if g != nil && !g.constant() {
				out = append(out, g)
			}
		}
		return out
	}
	if use >= 0 {
		e := s.eq[use]
		rest := slices.Delete(slices.Clone(s.eq), use, use+1)
		with := func(g form) form { return g.without(at, e) }
		s.eq, s.ge = replace(rest, with), replace(s.ge, with)
		if n := e.at(at); n == 1 && sp.natural(at) {
			s.ge = append(s.ge, single(at).minus(e))
		} else if n == -1 && sp.natural(at) {
			s.ge = append(s.ge, single(at).plus(e))
		}
		return
	}
	var up, down []form
	for _, g := range s.ge {
		switch n := g.at(at); {
		case n > 0:
			up = append(up, g)
		case n < 0:
			down = append(down, g)
		}
	}
	if sp.natural(at) {
		up = append(up, single(at))
	}
	s.ge = replace(s.ge, func(form) form { return nil })
	for _, f := range up {
		for _, g := range down {
			if h := combine(-g.at(at), f, f.at(at), g); h != nil && !h.constant() && len(s.ge) < maxForms {
				s.ge = append(s.ge, h.tight())
			}
		}
	}
}

// assign gives a number another value, which may depend on what it was; nil: nothing is known of it.
func (s *state) assign(at int, f form, sp *space) {
	if f == nil {
		s.forget(at, sp)
		return
	}
	// The new value goes by another name until the old one is forgotten.
	now := sp.place(scratch{}, nil)
	s.equal(single(now).minus(f))
	s.forget(at, sp)
	rename := func(list []form) {
		for i, g := range list {
			if n := g.at(now); n != 0 {
				list[i] = g.minus(single(now).times(n)).plus(single(at).times(n))
			}
		}
	}
	rename(s.eq)
	rename(s.ge)
	s.ready = nil
}

// unnamed says that a variable does not hold the identifier of any of the threads any more.
func (s *state) unnamed(handle *cfg.Var) {
	for i, c := range s.children {
		if c.handle == handle {
			s.children[i].handle = nil
		}
	}
}

// equal learns that a form is zero, atLeast that it is not negative.
func (s *state) equal(f form) {
	s.ready = nil
	if f != nil {
		s.eq = append(s.eq, f)
	}
}

func (s *state) atLeast(f form) {
	s.ready = nil
	if f != nil && !f.constant() {
		s.ge = append(s.ge, f.tight())
	} else if f != nil && f.at(0) < 0 {
		s.eq = append(s.eq, number(1)) // nobody comes here
	}
}

// compact leaves out what other forms say.
func (s *state) compact(sp *space) {
	y := s.system(sp)
	if y.no {
		return
	}
	var all tightest
	for _, g := range s.ge {
		all.put(y.reduced(g))
	}
	s.eq, s.ge = y.rows, all.list()
}

// join is what holds in both states, of what one of them says, or of other candidates. Of a loop that has been passed several
// times (narrow), only what the older one says counts, so that it comes to an end.
func join(old, now *state, candidates []form, sp *space, narrow bool) *state {
	sp.work -= (len(old.eq) + len(now.eq)) * (len(old.eq) + len(now.eq))
	out := &state{children: old.children, eq: common(old.eq, now.eq, len(sp.types))}
	try := slices.Concat(old.ge, candidates)
	eq := old.eq
	if !narrow {
		try, eq = append(try, now.ge...), slices.Concat(old.eq, now.eq)
	}
	for _, e := range slices.Concat(eq, differences(old, now)) {
		try = append(try, e, e.times(-1))
	}
	seen := map[string]int64{}
	for _, f := range try {
		if f == nil || f.constant() {
			continue
		}
		f = f.tight()
		k := f.key()
		if n, ok := seen[k]; ok && n <= f[0] {
			continue
		}
		if old.implies(f, sp) && now.implies(f, sp) {
			seen[k] = f[0]
			out.ge = append(out.ge, f)
		}
	}
	out.compact(sp)
	return out
}

// differences are what numbers differ by in a state, of those that are others in another one: so far they may go on together.
func differences(old, now *state) (out []form) {
	rows, at, _ := solved(old.eq)
	other, _, _ := solved(now.eq)
	var changed []form
	for i, r := range rows {
		switch {
		case follows(r, other):
		case r[at[i]] == 1:
			changed = append(changed, r)
		case r[at[i]] == -1:
			changed = append(changed, r.times(-1))
		}
	}
	for i, f := range changed {
		for _, g := range changed[:i] {
			out = append(out, f.minus(g))
		}
	}
	return out
}

// covers reports whether all that a state says holds in another one.
func (s *state) covers(now *state, sp *space) bool {
	for _, e := range s.eq {
		if f := e.times(-1); !now.implies(e, sp) || !now.implies(f, sp) {
			return false
		}
	}
	return !slices.ContainsFunc(s.ge, func(f form) bool { return !now.implies(f, sp) })
}
