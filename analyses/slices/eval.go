package slices

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// scope is what expressions are evaluated in: the passes of a loop that creates threads, or these threads.
type scope struct {
	limits map[*cfg.Var]interval // where variables lie that polynomials are made of, beside what their types say
	fixed  func(*cfg.Var) bool   // variables that polynomials may be made of, by their names
	// root is the variable that the jobs lie in; roots are the registers that point to the first one. Where the
	// threads run, jobs is what their own one holds.
	root  *cfg.Var
	roots map[*cfg.Var]bool
	jobs  map[place]fact
	// private are local variables that are written by their names only; nil: none is known.
	private func(*cfg.Var) bool
	// single says that each job is an object of its own, to which the origin leads.
	single bool
	// fresh is the allocation of a job in each pass; see [passes.freshly].
	fresh *cfg.Edge
	// origin is a pointer to the first job, if it is in memory; see [origin].
	origin *cfg.LVal
	// clean reports whether nobody else writes some bytes, so far behind the start of the jobs; nil: that is
	// not known of any. Where they are known, spoils reports whether they may lie in an lvalue of which it is
	// not known where it is.
	clean  func(off *poly, size int64) bool
	spoils func(lv *cfg.LVal, off *poly, size int64) bool
}

// eval is what is known of the value of an expression.
//
// Signed arithmetic is exact where it is defined; unsigned arithmetic and conversions are only if what they compute
// lies in their type. What is not exact, but computed from what is known, is a number of its own, the same one
// whenever it is computed from the same (poly.converted).
func (s *scope) eval(st *state, x cfg.Expr) fact {
	switch x := x.(type) {
	case *cfg.Const:
		n, ok := cfg.IsConst(x)
		if t, isInt := x.Typ.(*cfg.Int); ok && isInt && (t.Signed || n >= 0) {
			return fact{eq: constant(n)}
		}
	case *cfg.Load:
		return s.load(st, x.LV)
	case *cfg.AddrOf:
		return fact{job: s.address(st, x.LV), at: s.target(st, x.LV)}
	case *cfg.PtrAdd:
		p, n := s.eval(st, x.X), s.eval(st, x.Index).eq
		return fact{job: p.job.plus(1, n.times(constant(x.Scale))), at: p.at.indexed(n, x.Scale)}
	case *cfg.Cast:
		return s.cast(st, x)
	case *cfg.Binary:
		if _, ok := integer(x.Typ); ok {
			return s.binary(st, x)
		}
	}
	return fact{}
}

// load is what is known of what is read.
func (s *scope) load(st *state, lv *cfg.LVal) fact {
	if lv.Volatile || lv.BitField() != nil {
		return fact{}
	}
	if s.origin != nil && sameLVal(lv, s.origin) {
		return fact{job: constant(0)}
	}
	if v := lv.Var; lv.IsVariable() && cfg.Identical(lv.Type, v.Type) {
		if f, ok := st.of[place{register: v}]; ok {
			return f
		}
		if s.roots[v] {
			return fact{job: constant(0)}
		}
		if _, ok := integer(v.Type); ok && s.fixed(v) {
			return fact{eq: variable(v)}
		}
	}
	off := s.address(st, lv)
	if off == nil {
		return fact{}
	}
	at := place{at: off.key, size: lv.Type.Size()}
	f, ok := s.jobs[at]
	if s.clean != nil && s.clean(off, at.size) {
		f, ok = st.of[at]
	}
	if !ok || !cfg.Identical(f.typ, lv.Type) {
		return fact{}
	}
	f.off, f.typ = nil, nil
	return f
}

// address is how many bytes behind the start of the jobs an lvalue lies, or nil.
func (s *scope) address(st *state, lv *cfg.LVal) (off *poly) {
	switch {
	case lv.Var != nil && lv.Var == s.root:
		off = constant(0)
	case lv.Ptr != nil:
		off = s.eval(st, lv.Ptr).job
	}
	for _, step := range lv.Path {
		switch {
		case off == nil || step.Scale != nil:
			return nil
		case step.Field != nil:
			off = off.add(step.Field.Offset)
		default:
			off = off.plus(1, s.eval(st, step.Index).eq.times(constant(step.Elem.Size())))
		}
	}
	return off
}

// cast is what is known of a conversion. Addresses may be numbers meanwhile: those of the lower half of their
// type, which are the same as any integer that holds them.
func (s *scope) cast(st *state, x *cfg.Cast) fact {
	f := s.eval(st, x.X)
	switch to := x.Typ.(type) {
	case *cfg.Pointer:
		if _, ok := x.X.Type().(*cfg.Pointer); ok {
			return f
		}
		if s.rangeOfFact(st, f, x.X.Type()).within(s.address63(to)) {
			return fact{eq: f.eq, lo: f.lo, hi: f.hi, in: f.in}
		}
	case *cfg.Int:
		if to, ok := integer(to); ok && f.job == nil && f.at == nil {
			return s.fit(st, f, s.rangeOfFact(st, f, x.X.Type()), to)
		}
	}
	return fact{}
}

func (s *scope) address63(t *cfg.Pointer) interval {
	return rangeOf(&cfg.Int{Bytes: t.Bytes, Signed: true}).meet(interval{lo: exactly(0).lo})
}

// fit is what is known of a number that lies somewhere, in a type.
func (s *scope) fit(st *state, f fact, in interval, t *cfg.Int) fact {
	if in.within(rangeOf(t)) {
		return f
	}
	if f.eq != nil {
		return fact{eq: f.eq.converted(t)}
	}
	return fact{}
}

// binary is what is known of a result.
func (s *scope) binary(st *state, x *cfg.Binary) fact {
	t, _ := integer(x.Typ)
	a, b := s.eval(st, x.X), s.eval(st, x.Y)
	in, by := s.rangeOfFact(st, a, x.X.Type()), s.rangeOfFact(st, b, x.Y.Type())
	var f fact
	switch n, constant := b.eq.constant(); x.Op {
	case cfg.Add:
		m, first := a.eq.constant()
		left := in
		switch in = in.plus(by); {
		case a.eq != nil && b.eq != nil:
			f.eq = a.eq.plus(1, b.eq)
		case constant:
			f = a.shifted(n)
		case first:
			f = b.shifted(m)
		default:
			f = a.increased(by, b.increased(left, fact{}))
		}
	case cfg.Sub:
		switch in = in.plus(by.times(exactly(-1))); {
		case a.eq != nil && b.eq != nil:
			f.eq = a.eq.plus(-1, b.eq)
		case constant:
			f = a.shifted(-n)
		}
	case cfg.Mul:
		in = in.times(by)
		if f.eq = a.eq.times(b.eq); f.eq == nil && t.Signed {
			f = s.roundedUp(st, x)
		}
	case cfg.Div:
		in = in.over(by)
		f.eq = a.eq.over(b.eq)
	case cfg.Rem:
		in = in.rest(by)
	case cfg.And:
		in = in.masked(by)
	default:
		return fact{}
	}
	if f.eq == nil {
		f.in = f.in.meet(in)
	}
	if t.Signed {
		return f // or undefined
	}
	return s.fit(st, f, in.meet(s.rangeOf(st, f.eq)), t)
}

// passed is what is known when a condition has come out so.
func (s *scope) passed(st *state, g *cfg.Guard) *state {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	if l, ok := cond.(*cfg.Load); ok && truth { // it is not zero
		return s.apart(st, l, &cfg.Const{Typ: l.Type()})
	}
	c, ok := cond.(*cfg.Binary)
	if !ok {
		return st
	}
	if _, ok := integer(c.X.Type()); !ok {
		return st
	}
	x, y := c.X, c.Y
	switch op := c.Op; {
	case op == cfg.Ne && truth, op == cfg.Eq && !truth:
		return s.apart(s.apart(st, x, y), y, x)
	case op == cfg.Lt && truth, op == cfg.Ge && !truth:
		return s.less(st, x, y, 1)
	case op == cfg.Gt && truth, op == cfg.Le && !truth:
		return s.less(st, y, x, 1)
	case op == cfg.Le && truth, op == cfg.Gt && !truth:
		return s.less(st, x, y, 0)
	case op == cfg.Ge && truth, op == cfg.Lt && !truth:
		return s.less(st, y, x, 0)
	case op == cfg.Eq && truth, op == cfg.Ne && !truth:
		return s.less(s.less(st, x, y, 0), y, x, 0)
	}
	return st
}

// apart is what is known if x is not the number y: of numbers from y on, or up to y, it is none that is at that end.
func (s *scope) apart(st *state, x, y cfg.Expr) *state {
	n, ok := s.eval(st, y).eq.constant()
	if _, number := integer(x.Type()); !ok || !number {
		return st
	}
	switch in := s.rangeOfFact(st, s.eval(st, x), x.Type()); {
	case in.lo != nil && in.lo.Cmp(exactly(n).lo) == 0:
		return s.less(st, y, x, 1)
	case in.hi != nil && in.hi.Cmp(exactly(n).hi) == 0:
		return s.less(st, x, y, 1)
	}
	return st
}

// less is what is known if x + n is not more than y.
func (s *scope) less(st *state, x, y cfg.Expr, n int64) *state {
	a, b := s.eval(st, x), s.eval(st, y)
	more := b.eq.plus(-1, a.eq).add(-n)
	if st = st.learn(more); s.holds(st, constant(0).plus(-1, more)) {
		st = st.equals(more)
	}
	if r := s.register(st, x); r != nil && a.eq == nil {
		by := s.rangeOfFact(st, b, y.Type())
		st = st.with(place{register: r}, fact{lo: a.lo, hi: added(a.hi, b.shifted(-n).highs()),
			in: a.in.meet(interval{hi: by.plus(exactly(-n)).hi})})
	}
	if r := s.register(st, y); r != nil && b.eq == nil {
		in := s.rangeOfFact(st, a, x.Type())
		st = st.with(place{register: r}, fact{lo: added(b.lo, a.shifted(n).lows()), hi: b.hi,
			in: b.in.meet(interval{lo: in.plus(exactly(n)).lo})})
	}
	return st
}

// added is both lists, the newer one first.
func added(old, next []bound) []bound {
	out := slices.Clone(next)
	for _, b := range old {
		if len(out) < maxBounds && !slices.ContainsFunc(out, b.same) {
			out = append(out, b)
		}
	}
	return out[:min(len(out), maxBounds)]
}

// register is the one that an expression reads, perhaps converted to a type that holds it.
func (s *scope) register(st *state, x cfg.Expr) *cfg.Var {
	for {
		switch y := x.(type) {
		case *cfg.Load:
			if y.LV.Register() != nil {
				return y.LV.Var
			}
			return nil
		case *cfg.Cast:
			to, ok := integer(y.Typ)
			if !ok || !s.rangeOfFact(st, s.eval(st, y.X), y.X.Type()).within(rangeOf(to)) {
				return nil
			}
			x = y.X
		default:
			return nil
		}
	}
}
