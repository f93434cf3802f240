package sides

import (
	"cmp"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Known says that a register is not less than a number plus Lo, and not more than it plus Hi, as numbers; one of
// the two bounds may say nothing. Of a register that is a pointer it says so many bytes behind the start of its object it
// leads: Scale times the number, and from Lo to Hi.
type Known struct {
	Var   *cfg.Var
	Of    *atom
	Scale int64 // 0: it is no pointer
	bounds.Bounds
	// moves is by what a sum has moved what was known before it, up or down: not of what is kept
	moves int64
}

// unbounded is a limit that says nothing, on the one side or, negated, on the other; maxReach is beyond all bounds. A
// register is assigned so much at most.
const (
	unbounded = bounds.None
	maxReach  = 1 << 20
	maxKnown  = 6
)

func near(n int64) bool { return -maxReach < n && n < maxReach }

func compareKnown(a, b Known) int {
	return cmp.Or(compareSubjects(a, b), cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi))
}

// compareSubjects orders by what something is said of, and relative to what.
func compareSubjects(a, b Known) int {
	return cmp.Or(cmp.Compare(a.Var.ID, b.Var.ID), cmp.Compare(a.Of.id, b.Of.id), cmp.Compare(a.Scale, b.Scale))
}

// bounded is k with bounds that are near; false if there is none.
func (k Known) bounded() (near Known, some bool) {
	reach := int64(maxReach)
	if k.Scale > 0 {
		reach = maxOffset
	}
	k.Bounds, some = k.Near(reach)
	return k, some
}

// exact is what k says a register is equal to.
func (k Known) exact() (form, bool) { return form{k.Of, k.Lo}, k.Exact() }

// hull is what holds in either history.
func hull(a, b []Known) []Known {
	var out []Known
	for _, k := range a {
		if i, ok := slices.BinarySearchFunc(b, k, compareSubjects); ok {
			k.Bounds = k.Either(b[i].Bounds)
			if k, ok = k.bounded(); ok {
				out = append(out, k)
			}
		}
	}
	return out
}

// of lists what is known of a register.
func (d *Digest) of(a Element, v *cfg.Var) []Known {
	items := d.known.Items(a.Known)
	i, _ := slices.BinarySearchFunc(items, v.ID, func(k Known, id int) int { return cmp.Compare(k.Var.ID, id) })
	j := i
	for j < len(items) && items[j].Var == v {
		j++
	}
	return items[i:j]
}

// assign lets a register be what ks say, and nothing else. Of what moves step by step, as counters of loops do, one
// bound is kept, so that there is an end to it; at once if it is counted, which says that it is computed of itself.
func (d *Digest) assign(a Element, v *cfg.Var, ks []Known, counted bool) Element {
	a = d.without(a, func(k Known) bool { return k.Var == v })
	items := slices.Clone(d.known.Items(a.Known))
	for i, k := range ks {
		switch {
		case i >= maxKnown:
			continue
		case !k.Exact() || counted:
			k.Bounds = k.Stepping(k.moves)
		}
		if k, ok := (Known{Var: v, Of: k.Of, Scale: k.Scale, Bounds: k.Bounds}).bounded(); ok {
			items = meet(items, k)
		}
	}
	a.Known = d.known.List(items...)
	return a
}

// meet is items, where k is known as well.
func meet(items []Known, k Known) []Known {
	i, found := slices.BinarySearchFunc(items, k, compareSubjects)
	if !found {
		return slices.Insert(items, i, k)
	}
	if both, some := items[i].Both(k.Bounds); some { // else nobody comes here
		items[i].Bounds = both
	}
	return items
}

// without has no items that drop says.
func (d *Digest) without(a Element, drop func(Known) bool) Element {
	if items := d.known.Items(a.Known); slices.ContainsFunc(items, drop) {
		a.Known = d.known.List(slices.DeleteFunc(slices.Clone(items), drop)...)
	}
	return a
}

// compared learns from a condition where registers lie that it compares with something.
func (d *Digest) compared(a Element, in scene, g *cfg.Guard) Element {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok || !c.Op.IsComparison() || integer(c.X.Type()) == nil || integer(c.Y.Type()) == nil {
		return a
	}
	op := c.Op
	if !truth {
		op, _ = op.Negated()
	}
	xs, ys := d.span(a, in, c.X), d.span(a, in, c.Y)
	if v, off := register(in, c.X); d.program.numbers[v] {
		for _, k := range ys {
			a = d.learn(a, v, k, op, off)
		}
	}
	if v, off := register(in, c.Y); d.program.numbers[v] {
		for _, k := range xs {
			a = d.learn(a, v, k, op.Flipped(), off)
		}
	}
	return a
}

// learn is a where a register plus off compares so to what k is said of.
func (d *Digest) learn(a Element, v *cfg.Var, k Known, op cfg.BinaryOp, off int64) Element {
	out := Known{Var: v, Of: k.Of, Bounds: k.Compared(op)}
	if !out.Below() && !k.Of.begins && integer(v.Type).Signed {
		return a // nothing begins there
	}
	out.Bounds = out.Plus(-off, -off)
	out, ok := out.bounded()
	if !ok {
		return a
	}
	a.Known = d.known.List(meet(slices.Clone(d.known.Items(a.Known)), out)...)
	return a
}

// register is the register that an expression is equal to, plus off, by way of conversions that keep the number, and of
// signed sums; or nil.
func register(in scene, x cfg.Expr) (v *cfg.Var, off int64) {
	for {
		switch y := x.(type) {
		case *cfg.Load:
			return y.LV.Register(), off
		case *cfg.Cast:
			if !keeps(in, y) {
				return nil, 0
			}
			x = y.X
		case *cfg.Binary:
			n, constant := cfg.IsConst(y.Y)
			if t := integer(y.Typ); !constant || t == nil || !t.Signed || !near(n) || !near(off) {
				return nil, 0
			}
			switch y.Op {
			case cfg.Add:
				off += n
			case cfg.Sub:
				off -= n
			default:
				return nil, 0
			}
			x = y.X
		default:
			return nil, 0
		}
	}
}

// keeps reports whether a conversion does not change the number.
func keeps(in scene, c *cfg.Cast) bool {
	from, to := integer(c.X.Type()), integer(c.Typ)
	if from == nil || to == nil {
		return false
	}
	if to.HasAll(from) {
		return true
	}
	lo, hi := in.limits(c.X)
	least, most := limitsOf(to)
	return lo != -unbounded && lo >= least && (hi <= most || from.Bytes <= to.Bytes && from.Signed)
}

// limitsOf is what numbers of a type are, as far as 64 bits with a sign can say it.
func limitsOf(t *cfg.Int) (least, most int64) {
	if t.Signed {
		return math.MinInt64 >> (64 - 8*t.Bytes), math.MaxInt64 >> (64 - 8*t.Bytes)
	}
	if t.Bytes == 8 {
		return 0, unbounded
	}
	return 0, 1<<(8*t.Bytes) - 1
}

// integer is a type of integers with at most 64 bits, or nil.
func integer(t cfg.Type) *cfg.Int {
	if i, ok := t.(*cfg.Int); ok && !i.Bool && i.Bytes <= 8 {
		return i
	}
	return nil
}

// scene is where an expression is evaluated: View (nil: none) knows where pointers lead, and what numbers may be.
type scene struct {
	digest.Context
	digest.View
	// elsewhere: the view is not that of the function whose registers are named.
	elsewhere bool
	fresh     bool // what is known of pointers in registers does not count
}

// limits is between which bounds an integer lies.
func (in scene) limits(x cfg.Expr) (lo, hi int64) {
	if n, ok := cfg.IsConst(x); ok {
		return n, n
	}
	if in.View == nil || in.elsewhere {
		return -unbounded, unbounded
	}
	n := in.Number(x)
	switch {
	case !n.Any && len(n.May) > 0:
		lo, hi = n.May[0], n.May[len(n.May)-1]
	case n.Any && n.Bounded:
		lo, hi = n.Least, n.Most
	default:
		return -unbounded, unbounded
	}
	if t := integer(x.Type()); t == nil || !t.Signed && t.Bytes == 8 && lo < 0 {
		return -unbounded, unbounded // as numbers with a sign
	}
	return max(lo, -unbounded), hi
}
