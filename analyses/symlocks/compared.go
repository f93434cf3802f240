package symlocks

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// How registers compare to numbers, by which conditions tell cases apart that differ in what has been taken.

// tellApart reports whether conditions can tell two cases apart of which flags differ.
func (d *Digest) tellApart(a, b Case) bool {
	if a.Known == b.Known && a.Taken == b.Taken {
		return false
	}
	return slices.ContainsFunc(d.comparisons.Items(a.Compare), func(c Comparison) bool {
		may := d.order(b, c.X, c.Y, c.N)
		if c.Y == nil {
			may &= d.orderTo(b, c.X, c.N)
		}
		return c.May&may == 0
	})
}

// orderTo is how x may compare to n by how it compares to other numbers.
func (d *Digest) orderTo(c Case, x *cfg.Var, n int64) Order {
	may := anyOrder
	for _, m := range d.comparisons.Items(c.Compare) {
		switch {
		case m.X != x || m.Y != nil:
		case m.N < n && m.May&Greater == 0:
			may &= Less
		case m.N > n && m.May&Less == 0:
			may &= Greater
		}
	}
	return may
}

// valued is what is known by the value that a register has got: how it compares to a number.
func valued(view digest.View, v *cfg.Var, x cfg.Expr) (c Comparison, ok bool) {
	if x == nil {
		return c, false
	}
	t, number := v.Type.(*cfg.Int)
	if !number {
		if at, address := x.(*cfg.AddrOf); address {
			return Comparison{X: v, May: Greater}, at.LV.Var != nil && !at.LV.Var.Weak
		}
		_, pointer := v.Type.(*cfg.Pointer)
		return Comparison{X: v, May: Equal}, pointer && cfg.IsNull(x)
	}
	if _, n, ok := side(x); ok && isConst(x) && cfg.Identical(x.Type(), t) {
		return Comparison{X: v, N: n, May: Equal}, true
	}
	// from which -1 may tell what is one, or a result of 0 what is an error
	n := view.Number(&cfg.Load{LV: &cfg.LVal{Var: v, Type: t}})
	least, bounded := n.Least, n.Bounded
	if !n.Any && len(n.May) > 0 {
		least, bounded = n.May[0], true
	}
	if bounded && least > 0 {
		return Comparison{X: v, May: Greater}, t.Signed && t.Bytes <= 8
	}
	return Comparison{X: v, May: Equal | Greater}, t.Signed && t.Bytes <= 8 && bounded && least == 0
}

// inside leaves the cases in which an lvalue may be accessed: an element lies in the array that it is said to be in, and a
// pointer is not null. All else is undefined.
func (d *Digest) inside(cases digest.List[Case], lv *cfg.LVal) digest.List[Case] {
	for _, c := range d.bounds(lv) {
		cases = d.decide(cases, c)
	}
	return cases
}

// bounds are the comparisons that hold where an lvalue is accessed.
func (d *Digest) bounds(lv *cfg.LVal) []Comparison {
	if from, _, _ := begin(lv, d.types); from != nil {
		v, _, ok := side(from)
		if _, pointer := from.Type().(*cfg.Pointer); !ok || v == nil || !pointer {
			return nil
		}
		return []Comparison{{X: v, May: Greater}}
	}
	if lv.Var == nil || len(lv.Path) == 0 || lv.Path[0].Index == nil {
		return nil
	}
	a, isArray := lv.Var.Type.(*cfg.Array)
	v, _, ok := side(lv.Path[0].Index)
	if !isArray || !ok || v == nil || a.Len <= 0 || v.Size() > d.types.Model.PointerSize() {
		return nil
	}
	return []Comparison{{X: v, N: a.Len, May: Less}, {X: v, May: Equal | Greater}}
}

// possible reports whether an lvalue may be accessed in a case.
func (d *Digest) possible(c Case, lv *cfg.LVal) bool {
	return !slices.ContainsFunc(d.bounds(lv), func(m Comparison) bool {
		return m.May&d.order(c, m.X, nil, m.N)&d.orderTo(c, m.X, m.N) == 0
	})
}

func isConst(x cfg.Expr) bool { _, ok := cfg.IsConst(x); return ok }

// compareLike lets a variable compare to numbers as those do that it is equal to: when one of them is forgotten, that tells
// the cases apart still. What is at some distance from a pointer that is not null is in an object, too.
func (d *Digest) compareLike(c Case, to *cfg.Var, values []Address) Case {
	if d.flags.taken == nil || to == d.operand {
		return c
	}
	like := func(m Comparison) {
		cs := d.comparisons.Items(c.Compare)
		if i, found := slices.BinarySearchFunc(cs, m, compareComparisons); !found && len(cs) < maxComparisons {
			c.Compare = d.comparisons.List(slices.Insert(slices.Clone(cs), i, m)...)
		}
	}
	_, pointer := to.Type.(*cfg.Pointer)
	for _, m := range d.comparisons.Items(c.Compare) {
		switch {
		case m.Y != nil || m.X == to:
		case slices.Contains(values, variable(m.X)):
			like(Comparison{X: to, N: m.N, May: m.May})
		case pointer && m.N == 0 && m.May == Greater && slices.ContainsFunc(values, func(a Address) bool {
			return !isInt(m.X.Type) && slices.ContainsFunc(a.Terms[:], func(t Term) bool { return t.Var == m.X && t.Scale == 1 && t.Of == (Of{}) })
		}):
			like(Comparison{X: to, May: Greater})
		}
	}
	return c
}
