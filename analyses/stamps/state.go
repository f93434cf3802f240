package stamps

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// state is what is known of the registers of an activation, at a point of its function.
type state struct {
	terms   map[*cfg.Var]term
	truth   map[*cfg.Var]bool // whether registers are not zero
	permits []permit
	tickets []ticket
}

// permit says that the stamp at a slot was read, with acquire order, and was the number in its reg, or one more (ahead).
type permit struct {
	at    slot
	ahead int64
}

// ticket says that the number in reg was taken from a counter: it has been what an addition of one has found there. It has
// been used for no slot yet.
type ticket struct {
	reg *cfg.Var
	of  slot // no element is chosen
}

func (s *state) clone() *state {
	return &state{maps.Clone(s.terms), maps.Clone(s.truth), slices.Clone(s.permits), slices.Clone(s.tickets)}
}

// changed forgets what is known of a register, and in terms of it.
func (s *state) changed(v *cfg.Var) {
	delete(s.truth, v)
	maps.DeleteFunc(s.terms, func(r *cfg.Var, t term) bool { return r == v || t.mentions(v) })
	s.permits = slices.DeleteFunc(s.permits, func(p permit) bool { return p.at.mentions(v) })
	s.tickets = slices.DeleteFunc(s.tickets, func(t ticket) bool { return t.reg == v || t.of.mentions(v) })
}

// set gives a register a value. Where that is what another one holds, which is not read any more, it takes the place of that.
func (s *state) set(v *cfg.Var, x cfg.Expr, live map[*cfg.Var]bool) {
	t, from := s.eval(x), cfg.RegisterOf(kept(x))
	truth, known := s.truth[from]
	if n, constant := cfg.IsConst(kept(x)); constant {
		truth, known = n != 0, true
	}
	s.changed(v)
	if t.kind != nothing && !t.mentions(v) {
		s.terms[v] = t
	}
	if known && from != v {
		s.truth[v] = truth
	}
	if t.kind == number && t.off == 0 && t.reg != nil && t.reg != v && !live[t.reg] && v.Type.Size() == t.reg.Type.Size() {
		delete(s.terms, v)
		s.rename(t.reg, v)
	}
}

// rename says of one register what is said of another one with the same value.
func (s *state) rename(from, to *cfg.Var) {
	in := func(v *cfg.Var) *cfg.Var {
		if v == from {
			return to
		}
		return v
	}
	for v, t := range s.terms {
		t.reg, t.at.reg = in(t.reg), in(t.at.reg)
		s.terms[v] = t
	}
	for i := range s.permits {
		s.permits[i].at.reg = in(s.permits[i].at.reg)
	}
	for i := range s.tickets {
		s.tickets[i].reg = in(s.tickets[i].reg)
	}
}

// only forgets what is not about registers that are read again, or in terms of which such are known.
func (s *state) only(live map[*cfg.Var]bool) {
	maps.DeleteFunc(s.terms, func(v *cfg.Var, _ term) bool { return !live[v] })
	maps.DeleteFunc(s.truth, func(v *cfg.Var, _ bool) bool { return !live[v] })
	named := func(r *cfg.Var) bool {
		if live[r] {
			return true
		}
		for _, t := range s.terms {
			if t.mentions(r) {
				return true
			}
		}
		return false
	}
	s.permits = slices.DeleteFunc(s.permits, func(p permit) bool { return !named(p.at.reg) })
	s.tickets = slices.DeleteFunc(s.tickets, func(t ticket) bool { return !named(t.reg) })
}

// ended forgets what was read, and may be old; and what was taken.
func (s *state) ended() {
	s.permits, s.tickets = nil, nil
	maps.DeleteFunc(s.terms, func(_ *cfg.Var, t term) bool { return t.kind == stamp || t.kind == gap })
}

// inside reports whether the activation may be about to use a slot.
func (s *state) inside() bool {
	if len(s.permits)+len(s.tickets) > 0 {
		return true
	}
	for _, t := range s.terms {
		if t.kind == stamp || t.kind == gap {
			return true
		}
	}
	return false
}

// key is different for different states.
func (s *state) key() string {
	var parts []string
	for v, t := range s.terms {
		parts = append(parts, fmt.Sprintf("%d=%v", v.ID, t.key()))
	}
	for v, yes := range s.truth {
		parts = append(parts, fmt.Sprintf("%d?%t", v.ID, yes))
	}
	for _, p := range s.permits {
		parts = append(parts, fmt.Sprintf("p%v+%d", p.at.key(), p.ahead))
	}
	for _, t := range s.tickets {
		parts = append(parts, fmt.Sprintf("t%d:%v", t.reg.ID, t.of.key()))
	}
	slices.Sort(parts)
	return strings.Join(parts, " ")
}

func (t term) key() string {
	return fmt.Sprintf("%d:%d+%d@%s%t", t.kind, id(t.reg), t.off, t.at.key(), t.minus)
}

func (s slot) key() string {
	return fmt.Sprintf("%d[%d]:%d:%d:%d:%d:%d", id(s.root), id(s.reg), s.start, s.stride, s.count, s.off, s.size)
}

func id(v *cfg.Var) int {
	if v == nil {
		return -1
	}
	return v.ID
}

// common is what two states both know.
func common(a, b *state) *state {
	out := a.clone()
	maps.DeleteFunc(out.terms, func(v *cfg.Var, t term) bool { return b.terms[v] != t })
	maps.DeleteFunc(out.truth, func(v *cfg.Var, yes bool) bool {
		other, known := b.truth[v]
		return !known || other != yes
	})
	out.permits = slices.DeleteFunc(out.permits, func(p permit) bool { return !slices.Contains(b.permits, p) })
	out.tickets = slices.DeleteFunc(out.tickets, func(t ticket) bool { return !slices.Contains(b.tickets, t) })
	return out
}

// learn notes how a condition has come out; false if that cannot be.
func (s *state) learn(x cfg.Expr, yes bool) bool {
	if u, ok := x.(*cfg.Unary); ok && u.Op == cfg.Not {
		return s.learn(u.X, !yes)
	}
	x = kept(x)
	if v := cfg.RegisterOf(x); v != nil && v.Register() {
		if known, ok := s.truth[v]; ok && known != yes {
			return false
		}
		s.truth[v] = yes
	}
	if b, ok := x.(*cfg.Binary); ok && (b.Op == cfg.Eq || b.Op == cfg.Ne) {
		if n, constant := cfg.IsConst(b.Y); constant && n == 0 {
			return s.learn(b.X, (b.Op == cfg.Ne) == yes)
		}
		if (b.Op == cfg.Eq) == yes {
			s.equal(s.eval(b.X), s.eval(b.Y))
		}
		return true
	}
	if !yes {
		s.equal(s.eval(x), term{kind: number})
	}
	return true
}

// kept is an expression without conversions around it that keep whether it is zero.
func kept(x cfg.Expr) cfg.Expr {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok {
			return x
		}
		from, number := c.X.Type().(*cfg.Int)
		to, ok := c.Typ.(*cfg.Int)
		if !number || !ok || !to.Bool && to.Bytes < from.Bytes {
			return x
		}
		x = c.X
	}
}

// equal notes that two values are the same.
func (s *state) equal(a, b term) {
	if a.kind == number {
		a, b = b, a
	}
	if b.kind != number {
		return
	}
	p := permit{at: a.at}
	switch {
	case a.kind == stamp && b.reg != nil && b.reg == a.at.reg && a.width() == b.width():
		p.ahead = reduced(b.off-a.off, a.width())
	case a.kind == gap && a.reg == a.at.reg && b.reg == nil:
		if a.minus {
			b.off = -b.off
		}
		p.ahead = reduced(b.off-a.off, a.width())
	default:
		return
	}
	if (p.ahead == 0 || p.ahead == 1) && !slices.Contains(s.permits, p) {
		s.permits = append(s.permits, p)
	}
}
