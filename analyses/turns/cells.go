package turns

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Which numbers and cells expressions mean.

// number is what an integer is, in terms of a variable.
func (d *Digest) number(x digest.Context, v digest.View, a Element, e cfg.Expr) (Bound, bool) {
	if _, ok := e.Type().(*cfg.Int); !ok {
		return Bound{}, false
	}
	switch e := e.(type) {
	case *cfg.Const:
		n, ok := cfg.IsConst(e)
		return Bound{N: n}, ok && (n >= 0 || e.Typ.(*cfg.Int).Signed)
	case *cfg.Load:
		p, ok := d.numberAt(v, e.LV)
		return Bound{Of: p}, ok && d.own(x, p)
	case *cfg.Cast:
		b, ok := d.number(x, v, a, e.X)
		if !ok || !isPlace(b.Of) {
			return Bound{}, false
		}
		to := e.Typ.(*cfg.Int)
		if !d.keeps(a, b, e.X.Type().(*cfg.Int), to) {
			ok = b.As == form{} && !to.Bool
			b.As = formOf(to)
		}
		return b, ok
	}
	return Bound{}, false
}

// numberAt is the place that an lvalue is, of which the value is followed. Without a view it is a variable.
func (d *Digest) numberAt(v digest.View, lv *cfg.LVal) (Place, bool) {
	if lv.IsVariable() && d.program.numbers[lv.Var] {
		return Place{Var: lv.Var}, !lv.Volatile && cfg.Identical(lv.Type, lv.Var.Type)
	}
	return d.numberIn(v, lv)
}

// keeps reports whether a number of one type is the same number in another.
func (d *Digest) keeps(a Element, b Bound, from, to *cfg.Int) bool {
	switch {
	case to.Bool:
		return false
	case from.Signed && !to.Signed:
		least, ok := d.atLeast(a, b)
		return ok && least >= 0 && to.Bytes >= from.Bytes
	case !from.Signed && to.Signed:
		return to.Bytes > from.Bytes
	}
	return to.Bytes >= from.Bytes
}

// cell is a cell of an array: of is the array, or a pointer to its first cell (no place: it is none of which anything
// is known).
type cell struct {
	of      Place
	at      Bound
	unknown bool  // which one is not known
	len     int64 // how many there are, in memory, by the name that is used here
}

// place is the cell that an lvalue is.
func (d *Digest) place(x digest.Context, v digest.View, a Element, lv *cfg.LVal) cell {
	if of, index := lvalCell(lv); d.program.class[of] != nil {
		return d.cell(x, v, a, of, index)
	}
	r, ok := rowOf(lv)
	if c := d.member(x, v, a, r, ok); isPlace(c.of) {
		return d.alsoKnown(a, c, false)
	}
	return d.behind(x, v, a, r)
}

// member is a cell of an array in memory.
func (d *Digest) member(x digest.Context, v digest.View, a Element, r row, ok bool) cell {
	if !ok || !d.program.members {
		return cell{}
	}
	of, at, ok := d.element(x, v, a, r)
	if !isPlace(of) || of.Stride < d.program.width {
		return cell{}
	}
	return cell{of: of, at: at, unknown: !ok || !d.own(x, of), len: of.Len}
}

// element is the array in memory that a row is one of the cells of, and the index of the cell; false if that is not
// known.
func (d *Digest) element(x digest.Context, v digest.View, a Element, r row) (of Place, at Bound, known bool) {
	if r.index == nil {
		return d.leadsTo(a, r)
	}
	if of, known = d.array(v, r); !known {
		return Place{}, Bound{}, false
	}
	at, known = d.number(x, v, a, r.index)
	return of, at, known && at.As == form{}
}

// alsoKnown is the cell that is written to, or read, as facts know its array. How many cells that has is known where it is
// named as what it is, and not behind a pointer to the first one; but the cells are the same. What is written lies among
// those that the facts are about.
func (d *Digest) alsoKnown(a Element, c cell, written bool) cell {
	for _, f := range d.facts.Items(a.Facts) {
		p := f.Of
		if p.Len = c.of.Len; f.Kind >= Held && p == c.of && (!written || f.Of.Len >= c.len) {
			c.of.Len = f.Of.Len
			break
		}
	}
	return c
}

// written is the cell that an address is of, to which something is written.
func (d *Digest) written(x digest.Context, v digest.View, a Element, p cfg.Expr) cell {
	if of, index := addressCell(p); d.program.class[of] != nil {
		d.writes(x, of)
		return d.cell(x, v, a, of, index)
	}
	r, ok := rowAt(p)
	if c := d.member(x, v, a, r, ok); isPlace(c.of) {
		return d.alsoKnown(a, c, true)
	}
	c := d.behind(x, v, a, r)
	if isPlace(c.of) && !d.unused(x, v, a, r.ptr) {
		return cell{} // it may be what another cell leads to, too
	}
	return c
}

// cell is a cell of an array that has a name, or of what a pointer leads to whose copies are all known.
func (d *Digest) cell(x digest.Context, v digest.View, a Element, of *cfg.Var, index cfg.Expr) cell {
	at, ok := d.number(x, v, a, index)
	return cell{of: Place{Var: of}, at: at, unknown: !ok || at.As != form{} || !d.own(x, Place{Var: of})}
}

// lvalCell is the variable, an array or a pointer, and the index of a cell that an lvalue may be.
func lvalCell(lv *cfg.LVal) (of *cfg.Var, index cfg.Expr) {
	switch {
	case lv.Var == nil && len(lv.Path) == 0:
		return addressCell(lv.Ptr)
	case lv.Var != nil && len(lv.Path) == 1 && isArray(lv.Var.Type):
		return lv.Var, lv.Path[0].Index
	}
	return nil, nil
}

// addressCell is that of the address of a cell.
func addressCell(p cfg.Expr) (of *cfg.Var, index cfg.Expr) {
	switch p := p.(type) {
	case *cfg.AddrOf:
		return lvalCell(p.LV)
	case *cfg.PtrAdd:
		t, ok := p.Typ.(*cfg.Pointer)
		if !ok || !isInt(t.Elem) || t.Elem.Size() != p.Scale {
			return nil, nil
		}
		if array, ok := p.X.(*cfg.AddrOf); ok && array.LV.IsVariable() && isArray(array.LV.Type) {
			return array.LV.Var, p.Index
		}
		if v := pointer(p.X); v != nil && cfg.Identical(v.Type, p.X.Type()) {
			return v, p.Index
		}
	}
	return nil, nil
}

// pointer is the variable that a pointer, perhaps converted, is read from.
func pointer(p cfg.Expr) *cfg.Var {
	switch p := p.(type) {
	case *cfg.Cast:
		if _, ok := p.X.Type().(*cfg.Pointer); ok {
			return pointer(p.X)
		}
	case *cfg.Load:
		if _, ok := p.LV.Type.(*cfg.Pointer); ok && p.LV.IsVariable() && !p.LV.Volatile {
			return p.LV.Var
		}
	}
	return nil
}

func isArray(t cfg.Type) bool { _, ok := t.(*cfg.Array); return ok }

func isInt(t cfg.Type) bool { _, ok := t.(*cfg.Int); return ok }
