package tokens

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Range says between which bounds a register, or (without one) the number N, lies: it is not less than the number
// that the thread has taken last from the counter Of plus Lo, and not more than that plus Hi, as numbers and not
// only modulo something. It may be bounded on one side only.
//
//	i = atomic_fetch_add(&next, 16);               i is the number
//	end = i + 16 < n ? i + 16 : n;                 and end is that plus 16 at most
//	for (; i < end; i++) cell[i] = x;              so i is that plus 0 to 15
//
// All of this holds if counters begin with small numbers, go up, and do not come to the end of their types' numbers
// ([Takings].Far, [NoRepetition]). So a number that was taken is not negative, and sums of it and of less than
// maxReach are what they seem to be in all types in which there are numbers of the counter.
type Range struct {
	Var, Of *cfg.Var
	N       int64
	bounds.Bounds
	// moves is by what a sum has moved what was a range before it, up or down: not of what is kept
	moves int64
}

// maxReach is beyond all bounds.
const maxReach = 1 << 20

func compareRanges(a, b Range) int {
	return cmp.Or(compareSubjects(a, b), cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi))
}

// compareSubjects orders by what something is said of, and in terms of which counter.
func compareSubjects(a, b Range) int {
	return cmp.Or(cmp.Compare(id(a.Var), id(b.Var)), cmp.Compare(a.N, b.N), cmp.Compare(a.Of.ID, b.Of.ID))
}

// bounded is r with bounds that are near; false if there is none.
func (r Range) bounded() (near Range, some bool) {
	r.Bounds, some = r.Near(maxReach)
	return r, some
}

// within reports whether it is known that the number does not lie before the one that was taken, nor far behind it:
// then types in which there are those of the counter have it.
func (r Range) within() bool { return r.Lo >= 0 && r.Above() }

// plus is the range of a sum with what lies between lo and hi.
func (r Range) plus(lo, hi int64) (Range, bool) {
	if lo <= -maxReach || hi >= maxReach {
		return Range{}, false
	}
	r.Bounds = r.Plus(lo, hi)
	return r.bounded()
}

// hull is what holds in either history: of each subject, that it lies where it may lie in one of them.
func hull(a, b []Range) []Range {
	var out []Range
	for _, r := range a {
		if i, ok := slices.BinarySearchFunc(b, r, compareSubjects); ok {
			r.Bounds = r.Either(b[i].Bounds)
			if r, ok = r.bounded(); ok {
				out = append(out, r)
			}
		}
	}
	return out
}

// span lists where an integer lies, in terms of counters.
func (d *Digest) span(a Element, in scene, x cfg.Expr) []Range {
	switch x := x.(type) {
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); ok && isInt(x.Typ) && n >= 0 {
			return d.spanOf(a, nil, n)
		}
	case *cfg.Load:
		v := x.LV.Register()
		if v == nil {
			v = d.cell(in, x.LV)
		}
		if v != nil {
			return d.spanOf(a, v, 0)
		}
	case *cfg.Cast:
		return each(d.span(a, in, x.X), func(r Range) (Range, bool) { return r, keeps(r, x.X.Type(), x.Typ) })
	case *cfg.Binary:
		if x.Op == cfg.Add {
			if rs := d.sum(d.span(a, in, x.X), in, x.Y, x.Typ, false); len(rs) > 0 {
				return rs
			}
			return d.sum(d.span(a, in, x.Y), in, x.X, x.Typ, false)
		}
		if x.Op == cfg.Sub {
			return d.sum(d.span(a, in, x.X), in, x.Y, x.Typ, true)
		}
	}
	return nil
}

// spanOf lists what is known of a register, or of a number.
func (d *Digest) spanOf(a Element, v *cfg.Var, n int64) (out []Range) {
	for _, r := range d.ranges.Items(a.Ranges) {
		if r.Var == v && r.N == n {
			out = append(out, r)
		}
	}
	return out
}

// each applies f to copies of rs, and drops those of which it returns false.
func each(rs []Range, f func(Range) (Range, bool)) (out []Range) {
	for _, r := range rs {
		if r, ok := f(r); ok {
			out = append(out, r)
		}
	}
	return out
}

// sum is where x + y, or x - y, lies in a type, if x lies in one of rs.
//
// Signed sums are those of the numbers, or undefined, which is an assumption of every proof. Unsigned ones are as
// long as the sum is not negative, since x is at most Hi behind a number that is far from the end of the type.
func (d *Digest) sum(rs []Range, in scene, y cfg.Expr, typ cfg.Type, minus bool) []Range {
	if len(rs) == 0 {
		return nil
	}
	lo, hi, ok := limits(in.View, y)
	if !ok {
		return nil
	}
	if minus {
		lo, hi = -hi, -lo
	}
	t, isInt := typ.(*cfg.Int)
	return each(rs, func(r Range) (Range, bool) {
		if !isInt || !t.Signed && (lo < 0 && (!r.Below() || r.Lo+lo < 0) || hi > 0 && !r.Above()) {
			return r, false
		}
		if !r.Exact() {
			if r.moves = max(hi, 0); lo < 0 {
				r.moves = lo
			}
		}
		return r.plus(lo, hi)
	})
}

// limits is between which bounds an integer lies.
func limits(view digest.View, x cfg.Expr) (lo, hi int64, ok bool) {
	if n, ok := cfg.IsConst(x); ok {
		return n, n, n > -maxReach && n < maxReach
	}
	if view == nil {
		return 0, 0, false
	}
	n := view.Number(x)
	if !n.Any && len(n.May) > 0 {
		n = digest.Numbers{Bounded: true, Least: n.May[0], Most: n.May[len(n.May)-1]}
	}
	return n.Least, n.Most, n.Bounded && n.Least > -maxReach && n.Most < maxReach
}

// keeps reports whether a conversion does not change numbers that lie in r.
func keeps(r Range, from, to cfg.Type) bool {
	f, ok := from.(*cfg.Int)
	t, ok2 := to.(*cfg.Int)
	if !ok || !ok2 || t.Bool || t.Bytes < r.Of.Type.Size() {
		return false
	}
	return r.within() || t.HasAll(f)
}

// assignRange lets a register lie in rs, and nowhere else that would be known. Of what moves step by step, as counters
// of loops do, one bound is kept, so that there is an end to it.
func (d *Digest) assignRange(a Element, v *cfg.Var, rs []Range) Element {
	a = d.withoutRanges(a, func(r Range) bool { return r.Var == v })
	if len(rs) == 0 {
		return a
	}
	items := d.ranges.Items(a.Ranges)
	for _, r := range rs {
		if r, ok := (Range{Var: v, Of: r.Of, Bounds: r.Stepping(r.moves)}).bounded(); ok {
			items = digest.Insert(items, r, compareRanges)
		}
	}
	a.Ranges = d.ranges.List(items...)
	return a
}

// withoutRanges has no ranges that drop says.
func (d *Digest) withoutRanges(a Element, drop func(Range) bool) Element {
	if items := d.ranges.Items(a.Ranges); slices.ContainsFunc(items, drop) {
		a.Ranges = d.ranges.List(slices.DeleteFunc(slices.Clone(items), drop)...)
	}
	return a
}
