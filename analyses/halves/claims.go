package halves

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// holding says which bytes an activation holds, by the members of what it was given: from lo, up to hi, in terms of these
// members, of addresses and of what variables hold.
type holding struct{ lo, hi form }

// claims lists, by access, which holdings it lies in: 0 is the object that an activation was given, others are numbered. Of a
// holding, what is given to others is part of what the activation holds itself, and apart from what threads hold that may be
// alive; and an access is in no such part. What functions access that call themselves lies in holdings of theirs.
func (w *walk) claims() map[any][]int {
	out := map[any][]int{}
	walks := w.all()
	var all []any // in order, as each question costs work, and that may come to an end
	seen := map[any]bool{}
	for _, i := range walks {
		for _, lv := range i.order {
			if !seen[lv] {
				seen[lv] = true
				all = append(all, lv)
			}
		}
	}
	claim := func(n int, is func(*walk, *site) bool) {
		for _, lv := range all {
			if !slices.ContainsFunc(walks, func(i *walk) bool { t := i.accesses[lv]; return t != nil && !is(i, t) }) {
				out[lv] = append(out[lv], n)
			}
		}
	}
	claim(0, func(i *walk, t *site) bool { return i == w && t.own })
	n := 0
	for _, h := range w.holdings() {
		if n == maxClaims || slices.ContainsFunc(w.givings, func(g giving) bool { return !w.handed(h, g) }) {
			continue
		}
		if of := (assignment{w: h}); w.settle(of) {
			n++
			claim(n, func(i *walk, t *site) bool { h, ok := of[i]; return ok && i.contains(h, t) })
		}
	}
	return out
}

// all are the walk and those of functions that call themselves.
func (w *walk) all() []*walk {
	inner := slices.SortedFunc(maps.Values(w.inner), func(a, b *walk) int { return a.start.ID - b.start.ID })
	return append([]*walk{w}, inner...)
}

// contains reports whether all accesses somewhere lie in a holding.
func (w *walk) contains(h holding, t *site) bool {
	return !slices.ContainsFunc(t.accesses, func(a access) bool { return !w.within(h, a) })
}

// assignment says what functions hold, each in terms of what it was given.
type assignment map[*walk]holding

// settle finds holdings of functions that call themselves, and are called where something else is held: each call is given what is
// part of that, and apart from what threads hold.
func (w *walk) settle(of assignment) bool {
	for _, c := range w.calls {
		if _, ok := of[c.to]; ok {
			if !w.passed(of, c) {
				return false
			}
			continue
		}
		var best assignment
		most := -1
		for _, h := range c.to.holdings() {
			try := maps.Clone(of)
			try[c.to] = h
			if !w.passed(try, c) || !c.to.settle(try) {
				continue
			}
			n := 0
			for _, t := range c.to.accesses {
				if c.to.contains(h, t) {
					n++
				}
			}
			if n > most {
				best, most = try, n
			}
		}
		if best == nil {
			return false
		}
		maps.Copy(of, best)
	}
	return true
}

// passed reports whether what a function holds that is called is part of what its caller holds, and apart from what threads do.
func (w *walk) passed(of assignment, c calling) bool {
	h, to := of[w], of[c.to]
	return w.part(c.state, h, c.to.with(to.lo, c.args, w), c.to.with(to.hi, c.args, w))
}

// with is a form of a function, in terms of what its caller gives to it.
func (w *walk) with(f form, args []form, caller *walk) form {
	out := number(f.at(0))
	for i := 1; i < len(f); i++ {
		switch k := w.space.keys[i].(type) {
		case parameter:
			if f[i] != 0 {
				out = out.plus(args[k.at].times(f[i]))
			}
		default:
			if f[i] != 0 {
				out = out.plus(single(caller.place(k, w.space.types[i])).times(f[i]))
			}
		}
	}
	return out
}

// maxHoldings bounds what is tried, and maxClaims what is found.
const (
	maxHoldings = 200
	maxClaims   = 60
)

// holdings are those that are tried: what lies between two pointers, elements of an array between two numbers, or so many from
// one on; and with the last one, or without it.
func (w *walk) holdings() (out []holding) {
	type base struct {
		at   form
		size int64
	}
	var bases []base
	var numbers []form
	for at, key := range w.space.keys {
		switch k := key.(type) {
		case field, parameter:
			if p, ok := w.space.types[at].(*cfg.Pointer); ok && p.Elem.Size() > 0 {
				bases = append(bases, base{single(at), p.Elem.Size()})
			} else if counted(w.space.types[at]) != nil {
				numbers = append(numbers, single(at))
			}
		case content:
			if p, ok := k.of.Type.(*cfg.Pointer); ok && p.Elem.Size() > 0 {
				bases = append(bases, base{single(at), p.Elem.Size()})
			}
		case address:
			if a, ok := k.of.Type.(*cfg.Array); ok && a.Elem.Size() > 0 {
				bases = append(bases, base{single(at), a.Elem.Size()})
			}
		}
	}
	for _, b := range bases {
		for _, e := range bases {
			if n := e.at.add(b.size); !slices.Equal(b.at, e.at) && b.size == e.size {
				out = append(out, holding{b.at, e.at}, holding{b.at, n})
			}
		}
	}
	add := func(b base, lo, hi form) {
		h := holding{b.at.plus(lo.times(b.size)), b.at.plus(hi.times(b.size))}
		if h.lo != nil && h.hi != nil && len(out) < maxHoldings {
			out = append(out, h)
		}
	}
	for _, b := range bases {
		for _, lo := range append([]form{number(0)}, numbers...) {
			for _, n := range numbers {
				if !slices.Equal(lo, n) {
					add(b, lo, n)
					add(b, lo, n.add(1))
				}
			}
		}
	}
	for _, b := range bases {
		for _, lo := range numbers {
			for _, n := range numbers {
				if !slices.Equal(lo, n) {
					add(b, lo, lo.plus(n))
				}
			}
		}
	}
	return out
}

// of is a form in terms of what another activation is given: what it finds there in members is what was written there.
func (w *walk) of(f form, v *cfg.Var) form {
	out := number(f.at(0))
	for i := 1; i < len(f); i++ {
		if f[i] == 0 {
			continue
		}
		at := i
		if k, ok := w.space.keys[i].(field); ok {
			at = w.place(given{v, k}, w.space.types[i])
		}
		out = out.plus(single(at).times(f[i]))
	}
	return out
}

// handed reports whether what is given away is part of the holding, and apart from what threads have.
func (w *walk) handed(h holding, g giving) bool {
	return w.part(g.state, h, w.of(h.lo, g.object), w.of(h.hi, g.object))
}

// part reports whether bytes, if there are any, are part of the holding, and apart from what threads have.
func (w *walk) part(s *state, h holding, lo, hi form) bool {
	if w.space.work <= 0 {
		return false
	}
	if s = s.between(lo, hi); !s.holds(w, lo.minus(h.lo)) || !s.holds(w, h.hi.minus(hi)) {
		return false
	}
	return !slices.ContainsFunc(s.children, func(c child) bool { return !w.apart(s, h, lo, hi, c) })
}

// between is the state if there are bytes between two bounds. If there are none, nobody accesses any.
func (s *state) between(lo, hi form) *state {
	s = s.clone()
	s.atLeast(hi.minus(lo).add(-1))
	return s
}

// within reports whether an access lies in the holding, and in none of those that threads have.
func (w *walk) within(h holding, a access) bool {
	return w.part(a.state, h, a.at, a.end)
}

// apart reports whether bytes end before those that a thread holds, or begin behind them.
func (w *walk) apart(s *state, h holding, lo, hi form, c child) bool {
	first, last := w.of(h.lo, c.object), w.of(h.hi, c.object)
	s = s.between(first, last)
	return s.holds(w, first.minus(hi)) || s.holds(w, lo.minus(last))
}

func (s *state) holds(w *walk, f form) bool { return f != nil && s.implies(f, w.space) }
