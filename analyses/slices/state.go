package slices

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// place is what something is known of: a register, some bytes of a job, so far behind its start, or a member of a local
// variable that is going to be copied into one.
type place struct {
	register *cfg.Var
	at       string // the key of the distance from the start
	size     int64
	member   *cfg.Var // of this variable,
	from     int64    // so far behind its start
}

// fact is what is known of a number, or of a pointer to a job. The zero value says nothing.
type fact struct {
	eq     *poly    // it is this
	lo, hi []bound  // it is not less, and not more
	in     interval // it lies there, whatever the bounds say; of numbers without an equal
	job    *poly    // it points so many bytes behind the start of the jobs
	at     *pointed // it points there
	// of a place in a job: where that is, and as what it was written
	off *poly
	typ cfg.Type
}

// bound says that something is not less, or not more, than by; or else, it is not less than, or the thread's number
// is, unless.
type bound struct{ by, unless *poly }

func (b bound) same(c bound) bool { return b.by.key == c.by.key && b.exception() == c.exception() }

func (b bound) exception() string {
	if b.unless == nil {
		return ""
	}
	return b.unless.key
}

// state is what is known at a node. It is not changed once others have it.
type state struct {
	of    map[place]fact
	known []*poly // they are not less than 0; all that they are made of stays as it is
	last  []*poly // they are 0
}

// maxBounds bounds what is known of one number, or of atoms.
const maxBounds = 8

func (st *state) with(p place, f fact) *state {
	out := *st
	out.of = maps.Clone(st.of)
	if out.of == nil {
		out.of = map[place]fact{}
	}
	out.of[p] = f
	if f.empty() {
		delete(out.of, p)
	}
	return &out
}

// empty reports whether a fact says nothing.
func (f fact) empty() bool {
	return f.eq == nil && f.job == nil && f.at == nil && len(f.lo)+len(f.hi) == 0 && f.in == interval{}
}

func (st *state) forget(drop func(place, fact) bool) *state {
	out := *st
	out.of = maps.Clone(st.of)
	maps.DeleteFunc(out.of, drop)
	return &out
}

// learn is st where p is not negative.
func (st *state) learn(p *poly) *state {
	if p == nil || len(st.known) >= 2*maxBounds || slices.ContainsFunc(st.known, func(q *poly) bool { return q.key == p.key }) {
		return st
	}
	if _, constant := p.constant(); constant {
		return st
	}
	out := *st
	out.known = append(slices.Clone(st.known), p)
	return &out
}

// equals is st where p is 0.
func (st *state) equals(p *poly) *state {
	if _, constant := p.constant(); constant || len(st.last) >= maxBounds ||
		slices.ContainsFunc(st.last, func(q *poly) bool { return q.key == p.key }) {
		return st
	}
	out := *st
	out.last = append(slices.Clone(st.last), p)
	return &out
}

// lows and highs are the bounds of a number, or the number itself.
func (f fact) lows() []bound  { return f.bounds(f.lo) }
func (f fact) highs() []bound { return f.bounds(f.hi) }

func (f fact) bounds(bs []bound) []bound {
	if f.eq != nil {
		return []bound{{by: f.eq}}
	}
	return bs
}

// shifted is what is known of the number plus n.
func (f fact) shifted(n int64) (out fact) {
	move := func(bs []bound, exception bool) (moved []bound) {
		for _, b := range bs {
			if b.by = b.by.add(n); b.unless != nil && exception {
				b.unless = b.unless.add(n)
				if b.unless == nil {
					continue
				}
			}
			if b.by != nil {
				moved = append(moved, b)
			}
		}
		return moved
	}
	if f.eq != nil {
		return fact{eq: f.eq.add(n)}
	}
	return fact{lo: move(f.lo, true), hi: move(f.hi, false), in: f.in.plus(exactly(n))}
}

// rangeOf is where a polynomial lies, by the types of what it is made of and what is known of that.
func (s *scope) rangeOf(st *state, p *poly) interval {
	out := s.sum(st, p)
	for _, k := range st.known {
		if rest := p.plus(-1, k); rest.simple() {
			out = out.meet(interval{lo: s.sum(st, rest).lo}) // p = k + rest
		}
		if rest := p.plus(1, k); rest.simple() {
			out = out.meet(interval{hi: s.sum(st, rest).hi}) // p = rest - k
		}
	}
	return out
}

// sum is where a polynomial lies, by each of its terms.
func (s *scope) sum(st *state, p *poly) interval {
	if p == nil {
		return interval{}
	}
	out := exactly(0)
	for _, t := range p.terms {
		at := exactly(t.coef)
		for _, a := range t.factors {
			at = at.times(s.rangeOfAtom(st, a))
		}
		out = out.plus(at)
	}
	return out
}

// rangeOfAtom is where an atom lies.
func (s *scope) rangeOfAtom(st *state, a *atom) interval { return s.atom(st, a, true) }

// atom is where an atom lies; by others says that it counts, too, how it compares to other atoms, where these lie by
// themselves.
func (s *scope) atom(st *state, a *atom, byOthers bool) (out interval) {
	switch {
	case a.cut != nil:
		return rangeOf(a.cut)
	case a.den != nil:
		return s.rangeOf(st, a.num).over(s.rangeOf(st, a.den))
	}
	out = rangeOf(a.of.Type).meet(s.limits[a.of])
	for _, k := range st.known { // coef * a + rest
		coef, rest, ok := int64(0), exactly(0), true
		for _, t := range k.terms {
			switch {
			case len(t.factors) == 0:
				rest = rest.plus(exactly(t.coef))
			case len(t.factors) > 1 || t.factors[0].of == nil || t.factors[0].of != a.of && !byOthers:
				ok = false
			case t.factors[0].of == a.of:
				coef = t.coef
			default:
				rest = rest.plus(s.atom(st, t.factors[0], false).times(exactly(t.coef)))
			}
		}
		switch {
		case ok && coef == 1:
			out = out.meet(interval{lo: rest.times(exactly(-1)).lo})
		case ok && coef == -1:
			out = out.meet(interval{hi: rest.hi})
		}
	}
	return out
}

// rangeOfFact is where a number of a type lies.
func (s *scope) rangeOfFact(st *state, f fact, t cfg.Type) interval {
	return rangeOf(t).meet(s.lies(st, f))
}

// lies is where a number lies, by what is known of it.
func (s *scope) lies(st *state, f fact) interval {
	out := f.in
	for _, b := range f.lows() {
		if b.unless == nil {
			out = out.meet(interval{lo: s.rangeOf(st, b.by).lo})
		}
	}
	for _, b := range f.highs() {
		if b.unless == nil {
			out = out.meet(interval{hi: s.rangeOf(st, b.by).hi})
		}
	}
	return out
}

// holds reports whether p is certainly not negative.
func (s *scope) holds(st *state, p *poly) bool {
	if p == nil {
		return false
	}
	lo := s.rangeOf(st, p).lo
	return lo != nil && lo.Sign() >= 0
}

// atLeast reports whether p is certainly not less than q.
func (s *scope) atLeast(st *state, p, q *poly) bool {
	return p.key == q.key || s.holds(st, p.plus(-1, q))
}

// notLess reports whether a number has a lower bound.
func (s *scope) notLess(st *state, f fact, b bound) bool {
	enough := func(p *poly) bool {
		return s.atLeast(st, p, b.by) || b.unless != nil && s.atLeast(st, p, b.unless)
	}
	return slices.ContainsFunc(f.lows(), func(c bound) bool {
		return enough(c.by) && (c.unless == nil || enough(c.unless))
	})
}

// notMore reports whether a number has an upper bound.
func (s *scope) notMore(st *state, f fact, b bound) bool {
	if b.unless != nil && slices.ContainsFunc(st.last, func(p *poly) bool { return p.key == b.unless.key }) {
		return true
	}
	return slices.ContainsFunc(f.highs(), func(c bound) bool {
		return s.atLeast(st, b.by, c.by) && (c.unless == nil || c.exception() == b.exception())
	})
}

// join is what holds in either state.
func (s *scope) join(a, b *state) *state {
	out := &state{of: map[place]fact{}}
	for p, f := range a.of {
		g, ok := b.of[p]
		if !ok || f.typ != nil && !cfg.Identical(f.typ, g.typ) {
			continue
		}
		both := s.joinFacts(a, b, f, g)
		switch {
		case both.eq != nil:
		case p.register != nil && (f.in != g.in || !plain(both.lo) || !plain(both.hi)):
			both.in = s.lies(a, f).hull(s.lies(b, g))
		case f.in.same(g.in): // of what is no register, nothing is widened
			both.in = f.in
		}
		out.put(p, both)
	}
	for _, k := range a.known {
		if s.holds(b, k) {
			out = out.learn(k)
		}
	}
	for _, k := range b.known {
		if s.holds(a, k) {
			out = out.learn(k)
		}
	}
	for _, k := range a.last {
		if slices.ContainsFunc(b.last, func(l *poly) bool { return l.key == k.key }) {
			out.last = append(out.last, k)
		}
	}
	return out
}

// covers reports whether all that is known in one state is known in another, too.
func (s *scope) covers(weak, strong *state) bool {
	if weak == nil {
		return false
	}
	for p, f := range weak.of {
		g := strong.of[p]
		if f.eq != nil && key(f.eq) != key(g.eq) || f.job != nil && key(f.job) != key(g.job) || f.at != nil && !f.at.same(g.at) ||
			f.typ != nil && (g.typ == nil || !cfg.Identical(f.typ, g.typ)) ||
			f.in != (interval{}) && !s.lies(strong, g).within(f.in) ||
			slices.ContainsFunc(f.lo, func(b bound) bool { return !s.notLess(strong, g, b) }) ||
			slices.ContainsFunc(f.hi, func(b bound) bool { return !s.notMore(strong, g, b) }) {
			return false
		}
	}
	same := func(p *poly) func(*poly) bool { return func(q *poly) bool { return p.key == q.key } }
	return !slices.ContainsFunc(weak.known, func(k *poly) bool {
		return !slices.ContainsFunc(strong.known, same(k)) && !s.holds(strong, k)
	}) && !slices.ContainsFunc(weak.last, func(l *poly) bool { return !slices.ContainsFunc(strong.last, same(l)) })
}

// plain reports whether there is a bound without an exception.
func plain(bs []bound) bool {
	return slices.ContainsFunc(bs, func(b bound) bool { return b.unless == nil })
}

// put says what is known of a place, in a state that is being made.
func (st *state) put(p place, f fact) {
	if !f.empty() {
		st.of[p] = f
	}
}

func (s *scope) joinFacts(a, b *state, f, g fact) fact {
	out := fact{off: f.off, typ: f.typ}
	if f.job != nil && g.job != nil && f.job.key == g.job.key {
		out.job = f.job
	}
	if f.at.same(g.at) {
		out.at = f.at
	}
	if f.eq != nil && g.eq != nil && f.eq.key == g.eq.key {
		out.eq = f.eq
		return out
	}
	lows := append(either(f.lows(), g.lows()), g.lows()...)
	highs := append(slices.Clone(f.highs()), g.highs()...)
	for _, k := range b.last {
		highs = append(highs, excepted(f.highs(), k)...)
	}
	for _, k := range a.last {
		highs = append(highs, excepted(g.highs(), k)...)
	}
	for _, l := range lows {
		if len(out.lo) < maxBounds && !slices.ContainsFunc(out.lo, l.same) && s.notLess(a, f, l) && s.notLess(b, g, l) {
			out.lo = append(out.lo, l)
		}
	}
	for _, h := range highs {
		if len(out.hi) < maxBounds && !slices.ContainsFunc(out.hi, h.same) && s.notMore(a, f, h) && s.notMore(b, g, h) {
			out.hi = append(out.hi, h)
		}
	}
	return out
}

// widen is what holds in the next state, but of some registers only what was known of them before.
func (s *scope) widen(old, next *state, vs map[*cfg.Var]bool) *state {
	out := *next
	out.of = map[place]fact{}
	for p, g := range next.of {
		f := old.of[p]
		switch {
		case !vs[p.register]:
		case f.eq != nil && g.eq != nil && f.eq.key == g.eq.key, f.job != nil && g.job != nil && f.job.key == g.job.key,
			f.at != nil && f.at.same(g.at):
		default:
			before := g
			g = fact{
				lo: slices.DeleteFunc(slices.Clone(f.lows()), func(b bound) bool { return !s.notLess(next, before, b) }),
				hi: slices.DeleteFunc(slices.Clone(f.highs()), func(b bound) bool { return !s.notMore(next, before, b) }),
			}
			if f.in != (interval{}) {
				g.in = s.lies(old, f).kept(s.lies(next, before))
			}
		}
		out.put(p, g)
	}
	return &out
}

// either lists as, and that a number is not less than one of as or one of bs.
func either(as, bs []bound) []bound {
	out := slices.Clone(as)
	for _, a := range as {
		for _, b := range bs {
			if a.unless == nil && b.unless == nil && a.by.key != b.by.key {
				out = append(out, bound{a.by, b.by}, bound{b.by, a.by})
			}
		}
	}
	return out
}

// excepted is bounds that hold unless the number of the pass is k.
func excepted(bs []bound, k *poly) (out []bound) {
	for _, b := range bs {
		if b.unless == nil {
			out = append(out, bound{b.by, k})
		}
	}
	return out
}

// equal reports whether nothing is known in one state that is not in the other.
func (st *state) equal(o *state) bool {
	same := func(a, b []*poly) bool {
		return slices.EqualFunc(a, b, func(p, q *poly) bool { return p.key == q.key })
	}
	return same(st.known, o.known) && same(st.last, o.last) && maps.EqualFunc(st.of, o.of, func(f, g fact) bool {
		return key(f.eq) == key(g.eq) && key(f.job) == key(g.job) && f.at.same(g.at) && slices.EqualFunc(f.lo, g.lo, bound.same) &&
			slices.EqualFunc(f.hi, g.hi, bound.same) && f.in.same(g.in)
	})
}

func key(p *poly) string {
	if p == nil {
		return ""
	}
	return p.key
}
