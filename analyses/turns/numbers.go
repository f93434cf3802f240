package turns

import (
	"math/bits"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What is known of numbers when they are assigned.

// set gives a number a new value, that of an expression before (nil: not known).
func (d *Digest) set(x digest.Context, v digest.View, a Element, p Place, value cfg.Expr) Element {
	if value == nil || p.Var != nil && !d.program.numbers[p.Var] {
		return d.forget(a, p)
	}
	if d.isNext(v, a, p, value) {
		return d.increased(a, p)
	}
	if l := previous(p, value); l != nil {
		if q, ok := d.numberAt(v, l.LV); !ok || q != p {
			a = d.set(x, v, a, p, l)
		}
		return d.decreased(a, p)
	}
	b, ok := d.number(x, v, a, value)
	if !ok || b.As != (form{}) {
		return d.forget(a, p)
	}
	if a = d.forget(a, p); !isPlace(b.Of) {
		return d.exact(a, p, b.N)
	}
	if b.Of == p {
		return a
	}
	var alike []Fact
	for _, f := range d.facts.Items(a.Facts) {
		if !f.mentions(b.Of) || f.Kind == Same || f.Kind == Leads || f.Kind == Copies {
			continue
		}
		f := *f
		if f.Of == b.Of {
			f.Of = p
		}
		if f.Bound.Of == b.Of && f.Bound.As == (form{}) {
			f.Bound.Of = p
		}
		if !f.mentions(b.Of) {
			alike = append(alike, f)
		}
	}
	return d.with(a, append(alike, same(p, b.Of, 0))...)
}

// maxAlike is how many numbers in memory a number is compared with when it gets its value. A structure may have a hundred
// members, all of which are 0 at first: each pair of them would be a fact.
const maxAlike = 12

// exact gives a number a value that is known. It is compared with others of which that is so: all
// variables, and a few in memory. One that is left out costs a proof.
func (d *Digest) exact(a Element, p Place, n int64) Element {
	fs := []Fact{{Kind: Least, Of: p, From: n, Exact: true}}
	inMemory := 0
	for _, f := range d.facts.Items(a.Facts) {
		if f.Kind != Least || !f.Exact || !near(n-f.From) || f.Of == p {
			continue
		}
		if f.Of.Var == nil {
			if inMemory++; inMemory > maxAlike {
				continue
			}
		}
		fs = append(fs, same(p, f.Of, n-f.From))
	}
	return d.with(a, fs...)
}

// isNext reports whether an expression is a number plus 1, which is no more than the greatest number of its type,
// since the number, or one that is not less, is less than something that is not more.
func (d *Digest) isNext(v digest.View, a Element, p Place, x cfg.Expr) bool {
	b, ok := x.(*cfg.Binary)
	if !ok || b.Op != cfg.Add {
		return false
	}
	t, isInt := b.Typ.(*cfg.Int)
	l, ok := b.X.(*cfg.Load)
	n, constant := cfg.IsConst(b.Y)
	if !ok || !isInt || p.form() != formOf(t) || !constant || n != 1 {
		return false
	}
	if q, ok := d.numberAt(v, l.LV); !ok || q != p {
		return false
	}
	if d.isLess(a, p, p.form().bits()) {
		return true
	}
	less := false
	d.equals(a, p, func(q Place, n int64) { less = less || n >= 0 && d.isLess(a, q, p.form().bits()) })
	return less
}

// isLess reports whether a number is known to be less than one that has so many bits.
func (d *Digest) isLess(a Element, p Place, bits int) bool {
	return slices.ContainsFunc(d.facts.Items(a.Facts), func(f *Fact) bool {
		return f.Kind == Less && f.Of == p && f.Bound.bits() <= bits
	})
}

// bits says how many bits the numbers of a form have, without a sign.
func (f form) bits() int {
	if f.signed {
		return 8*int(f.bytes) - 1
	}
	return 8 * int(f.bytes)
}

// bits bounds those of a number.
func (b Bound) bits() int {
	switch {
	case !isPlace(b.Of):
		return bits.Len64(uint64(max(b.N, 0)))
	case b.As != form{}:
		return b.As.bits()
	}
	return b.Of.form().bits()
}

// increased adds 1 to a number: what lay before it and the next cell lies before it now, and so does what lay
// before it.
func (d *Digest) increased(a Element, p Place) Element {
	var moved []Fact
	for _, g := range d.facts.Items(a.Facts) {
		f := *g
		switch {
		case !f.mentions(p):
			continue
		case f.Kind == Least:
			f.Exact = false
		case f.Kind == Same:
			if f.Bound.N++; f.Bound.Of == p {
				f.Bound.N -= 2
			}
			if !near(f.Bound.N) {
				continue
			}
		case f.Bound.Of != p || f.Bound.As != form{}:
			continue // less than something, or an array
		case f.Kind == Less, f.Kind == Held && f.Bound.N == 0:
		case f.Bound.N == 1:
			f.Bound.N = 0
		default:
			continue
		}
		moved = append(moved, f)
	}
	return d.with(d.forget(a, p), moved...)
}

// previous is what an expression reads, if it is that minus 1, as a number of the type of a place: signed ones do not wrap
// around, or that is undefined behaviour.
func previous(p Place, x cfg.Expr) *cfg.Load {
	b, ok := x.(*cfg.Binary)
	if !ok || b.Op != cfg.Sub && b.Op != cfg.Add {
		return nil
	}
	t, isInt := b.Typ.(*cfg.Int)
	n, constant := cfg.IsConst(b.Y)
	if l, ok := b.X.(*cfg.Load); ok && isInt && t.Signed && p.form() == formOf(t) && cfg.Identical(l.Type(), t) && constant &&
		(b.Op == cfg.Sub && n == 1 || b.Op == cfg.Add && n == -1) {
		return l
	}
	return nil
}

// decreased takes 1 from a number: what lay before it lies before it and one more cell now.
func (d *Digest) decreased(a Element, p Place) Element {
	var moved []Fact
	for _, g := range d.facts.Items(a.Facts) {
		f := *g
		switch {
		case !f.mentions(p):
			continue
		case f.Kind == Least: // it would take as many passes to come to an end of it
			continue
		case f.Kind == Same:
			if f.Bound.N--; f.Bound.Of == p {
				f.Bound.N += 2
			}
			if !near(f.Bound.N) {
				continue
			}
		case f.Bound.Of != p:
			if f.Kind != Less {
				continue
			}
		case f.Bound.As != form{}, f.Kind == Leads, f.Kind == Copies:
			continue
		case f.Bound.N == 0:
			f.Bound.N = 1
		case f.Kind != Waited:
			continue
		}
		moved = append(moved, f)
	}
	return d.with(d.forget(a, p), moved...)
}
