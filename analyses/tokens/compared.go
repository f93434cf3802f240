package tokens

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// compared learns from a condition how numbers lie that it compares with such of which that is known.
//
// What is in memory is such a number as long as it is only written where no other thread can act: then it is the same
// whenever it is read, until this thread writes it.
func (d *Digest) compared(a Element, in scene, g *cfg.Guard) Element {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok || a.Ranges.IsEmpty() || !c.Op.IsComparison() || !isInt(c.X.Type()) || !isInt(c.Y.Type()) {
		return a
	}
	op := c.Op
	if !truth {
		op, _ = op.Negated()
	}
	xs, ys := d.span(a, in, c.X), d.span(a, in, c.Y)
	for _, r := range ys {
		a = d.learn(a, in, c.X, atOnce(op, r))
	}
	for _, r := range xs {
		a = d.learn(a, in, c.Y, atOnce(op.Flipped(), r))
	}
	return a
}

// atOnce is where a number lies that compares so to one that lies in r.
func atOnce(op cfg.BinaryOp, r Range) Range { return Range{Of: r.Of, Bounds: r.Compared(op)} }

// learn is a where the value of an expression lies in r, too, if that is a constant, a variable, or a conversion of one.
func (d *Digest) learn(a Element, in scene, of cfg.Expr, r Range) Element {
	for {
		c, ok := of.(*cfg.Cast)
		if !ok {
			break
		}
		if !same(r, c.X.Type(), c.Typ) {
			return a
		}
		of = c.X
	}
	switch of := of.(type) {
	case *cfg.Const:
		n, ok := cfg.IsConst(of)
		if !ok || n < 0 {
			return a
		}
		r.N = n
	case *cfg.Load:
		if r.Var = of.LV.Register(); r.Var == nil {
			r.Var = d.limit(in, of.LV)
		}
		if r.Var == nil {
			return a
		}
	default:
		return a
	}
	r, ok := r.bounded()
	if !ok {
		return a
	}
	items := slices.Clone(d.ranges.Items(a.Ranges))
	if i, found := slices.BinarySearchFunc(items, r, compareSubjects); found {
		items[i].Lo, items[i].Hi = max(items[i].Lo, r.Lo), min(items[i].Hi, r.Hi)
		if items[i].Lo > items[i].Hi {
			return a // nobody comes here
		}
	} else {
		items = slices.Insert(items, i, r)
	}
	a.Ranges = d.ranges.List(items...)
	return a
}

// same reports whether a number is equal to its conversion, if that lies in r.
//
// A negative number is not, if it becomes one without a sign: but that is beyond all Hi, as these are far from the half
// of the type. Nor is one of the upper half, if it becomes a negative one: but that is below all Lo that are not
// negative.
func same(r Range, from, to cfg.Type) bool {
	f, ok := from.(*cfg.Int)
	t, ok2 := to.(*cfg.Int)
	switch {
	case !ok || !ok2 || t.Bool || t.Bytes < f.Bytes:
		return false
	case f.Signed && !t.Signed:
		return r.Above() && t.Bytes >= r.Of.Type.Size()
	case !f.Signed && t.Signed && t.Bytes == f.Bytes:
		return r.Lo >= 0
	}
	return true
}
