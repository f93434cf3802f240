package sides

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
)

// span lists where an integer lies, relative to atoms.
func (d *Digest) span(a Element, in scene, x cfg.Expr) []Known {
	t := integer(x.Type())
	if t == nil {
		return nil
	}
	switch x := x.(type) {
	case *cfg.Load:
		if v := x.LV.Register(); v != nil {
			return d.of(a, v)
		}
		return d.found(a, in, x.LV)
	case *cfg.Cast:
		if keeps(in, x) {
			return d.span(a, in, x.X)
		}
		return d.results(a, in, "", t, x.X)
	case *cfg.Unary:
		return d.results(a, in, fmt.Sprintf("unary%d", x.Op), t, x.X)
	case *cfg.Binary:
		var out []Known
		switch x.Op {
		case cfg.Add:
			out = append(d.sum(a, in, x.X, x.Y, t, false), d.sum(a, in, x.Y, x.X, t, false)...)
		case cfg.Sub:
			out = d.sum(a, in, x.X, x.Y, t, true)
		}
		if len(out) > 0 {
			return out
		}
		return d.results(a, in, x.Op.String(), t, x.X, x.Y)
	}
	return nil
}

// maxForms bounds how many forms of one number are followed.
const maxForms = 3

// equals lists what an integer is equal to.
func (d *Digest) equals(a Element, in scene, x cfg.Expr) (out []form) {
	if n, ok := cfg.IsConst(x); ok {
		return []form{{off: n}}
	}
	for _, k := range d.span(a, in, x) {
		if f, ok := k.exact(); ok && len(out) < maxForms {
			out = append(out, f)
		}
	}
	return out
}

// results lists what the result of an operation is, of operands that are known.
func (d *Digest) results(a Element, in scene, op string, t *cfg.Int, xs ...cfg.Expr) (out []Known) {
	all := [][]form{nil}
	constant := true
	for _, x := range xs {
		of := integer(x.Type())
		if of == nil {
			return nil
		}
		var next [][]form
		for _, f := range d.equals(a, in, x) {
			constant = constant && f.of == nil
			for _, fs := range all {
				next = append(next, append(slices.Clone(fs), f))
			}
		}
		op += typed(of)
		all = next
	}
	for i, fs := range all {
		if r := d.result(op, t, fs...); r != nil && i < maxForms && !constant {
			out = append(out, Known{Of: r})
		}
	}
	return out
}

// sum is where x + y, or x - y, lies in a type.
//
// Signed sums are those of the numbers, or undefined, which is an assumption of every proof. Unsigned ones are, if
// they are known not to leave the type.
func (d *Digest) sum(a Element, in scene, x, y cfg.Expr, t *cfg.Int, minus bool) (out []Known) {
	xs := d.span(a, in, x)
	if len(xs) == 0 {
		return nil
	}
	lo, hi := in.limits(y)
	if minus {
		lo, hi = -hi, -lo
	}
	if !t.Signed && !d.stays(in, xs, x, lo, hi, t) {
		return nil
	}
	lo, hi = lowest(lo), highest(hi)
	for _, k := range xs {
		if k.moves = max(hi, 0); lo < 0 {
			k.moves = lo
		}
		k.Lo, k.Hi = plus(k.Lo, lo), plus(k.Hi, hi)
		if k, ok := k.bounded(); ok {
			out = append(out, k)
		}
	}
	return out
}

// lowest and highest are numbers as bounds, if they are near.
func lowest(n int64) int64 {
	if near(n) {
		return n
	}
	return -unbounded
}

func highest(n int64) int64 {
	if near(n) {
		return n
	}
	return unbounded
}

// plus is a bound plus another one, if neither says nothing.
func plus(a, b int64) int64 {
	switch {
	case b == unbounded || b == -unbounded:
		return b
	case a == unbounded || a == -unbounded:
		return a
	}
	return a + b
}

// stays reports whether the sum of what is known and of a number between two bounds does not leave an unsigned type: it
// is not more than an atom of a type that has no greater ones, or not less than one that is not negative; or both are
// known as numbers.
func (d *Digest) stays(in scene, xs []Known, x cfg.Expr, lo, hi int64, t *cfg.Int) bool {
	least, most := in.limits(x)
	_, top := limitsOf(t)
	up := hi <= 0 || near(hi) && most <= top-hi
	down := lo >= 0 || near(lo) && least >= -lo
	for _, k := range xs {
		_, greatest := limitsOf(k.Of.typ)
		up = up || near(hi) && near(k.Hi) && k.Hi+hi <= 0 && greatest <= top
		down = down || near(lo) && near(k.Lo) && k.Lo+lo >= 0 && !k.Of.typ.Signed
	}
	return up && down
}

// found lists what is found in memory.
func (d *Digest) found(a Element, in scene, lv *cfg.LVal) (out []Known) {
	c, ok := d.cell(in, lv)
	if !ok {
		return nil
	}
	if m := d.atomOfCell(c, 0, lv); m != nil {
		out = append(out, Known{Of: m})
	}
	for _, n := range d.passed.Items(a.Passed) {
		if in.Context == nil {
			break
		}
		if s, ok := d.stores.Of(in, n); ok && !s.spoiled && s.at == c && s.signed == integer(lv.Type).Signed {
			if m := d.atomOfCell(c, n, lv); m != nil {
				out = append(out, Known{Of: m})
			}
		}
	}
	return out
}

// cell is where an lvalue lies, if it is one of the numbers that are looked for.
func (d *Digest) cell(in scene, lv *cfg.LVal) (cell, bool) {
	switch {
	case in.View == nil || lv.Volatile || lv.BitField() != nil || integer(lv.Type) == nil || !d.program.looksFor(lv),
		in.elsewhere && (lv.Var == nil || lv.Var.Storage != cfg.Global || !constantPath(lv)):
		return cell{}, false
	}
	at, ok := d.program.statics.Find(in.View, lv)
	if !ok {
		return cell{}, false
	}
	c := cell{base: at.Base}
	c.Off, c.Size = at.Offset, lv.Type.Size()
	// Of an access: what it reads was looked for before, perhaps beyond the bound of [cells.Cells.Watch]. That is right only
	// because [cells.Cells.Written] tells of all that is looked for, however many these are.
	if in.Context == nil {
		return c, d.watched[c]
	}
	d.watched[c] = true
	return c, len(d.memory.Watch(in, at, lv.Type.Size())) <= cells.Max
}

// constantPath reports whether no register says where an lvalue lies in its variable.
func constantPath(lv *cfg.LVal) bool {
	return !slices.ContainsFunc(lv.Path, func(s cfg.Step) bool {
		_, constant := cfg.IsConst(s.Index)
		return s.Field == nil && !constant
	})
}

// nameOf is what people call an lvalue.
func nameOf(lv *cfg.LVal) string {
	if f := member(lv); f != nil {
		return f.Name
	}
	if lv.Var != nil {
		return lv.Var.Name
	}
	return "it"
}

// member is the member of a structure that an lvalue is, or nil.
func member(lv *cfg.LVal) *cfg.Field {
	if n := len(lv.Path); n > 0 {
		return lv.Path[n-1].Field
	}
	return nil
}
