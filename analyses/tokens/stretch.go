package tokens

import (
	"github.com/mayrun-dev/mayrun/analyses/bounds"
	"github.com/mayrun-dev/mayrun/cfg"
)

// stretch lists where the address of an lvalue lies in its object, between which bytes behind so many (N) for each unit
// of a counter's number.
func (d *Digest) stretch(a Element, in scene, lv *cfg.LVal) []Range {
	if a.Ranges.IsEmpty() && a.Known.IsEmpty() {
		return nil
	}
	rs, _ := d.stretchOf(a, in, lv)
	return rs
}

func (d *Digest) stretchOf(a Element, in scene, lv *cfg.LVal) (rs []Range, at start) {
	if lv.Var != nil {
		at = start{0, true}
	} else {
		rs, at = d.stretchOfPointer(a, in, lv.Ptr)
	}
	for _, s := range lv.Path {
		switch {
		case s.Unmeasured():
			return nil, start{}
		case s.Field != nil:
			rs, at = moved(rs, at, s.Field.Offset, s.Field.Offset)
		default:
			rs, at = d.stretchOfElement(a, in, rs, at, s.Index, s.Elem.Size())
		}
	}
	return rs, at
}

func (d *Digest) stretchOfPointer(a Element, in scene, x cfg.Expr) (rs []Range, at start) {
	switch x := x.(type) {
	case *cfg.AddrOf:
		return d.stretchOf(a, in, x.LV)
	case *cfg.Cast:
		if isPointer(x.X.Type()) && isPointer(x.Typ) {
			return d.stretchOfPointer(a, in, x.X)
		}
	case *cfg.PtrAdd:
		rs, at = d.stretchOfPointer(a, in, x.X)
		return d.stretchOfElement(a, in, rs, at, x.Index, x.Scale)
	case *cfg.Load:
		if x.LV.IsVariable() {
			for _, k := range d.of(a, x.LV.Var) {
				if k.Address && k.Taken && !k.Else {
					rs = append(rs, Range{Of: k.Of, N: k.Scale, Bounds: bounds.At(k.Off)})
				}
			}
		}
		return rs, begins(in.View, x)
	}
	return nil, start{}
}

// stretchOfElement is what is index times scale bytes behind that: where the index is near to a counter's number, or
// where that is so already, and the index lies between two bounds; or where it is a sum of these, or a multiple.
func (d *Digest) stretchOfElement(a Element, in scene, rs []Range, at start, index cfg.Expr, scale int64) ([]Range, start) {
	if scale <= 0 || scale >= maxScale {
		return nil, start{}
	}
	lo, hi, bounded := limits(in.View, index)
	if len(rs) > 0 && bounded {
		return moved(rs, at, lo*scale, hi*scale)
	}
	if out := d.stretchOfNumber(a, in, rs, at, index, scale); len(out) > 0 {
		return out, start{}
	}
	if out, end := d.stretchOfParts(a, in, rs, at, index, scale); len(out) > 0 || end.known {
		return out, end
	}
	if bounded && lo == hi {
		return moved(nil, at, lo*scale, hi*scale)
	}
	return nil, start{}
}

// stretchOfParts is that of a sum or a multiple.
func (d *Digest) stretchOfParts(a Element, in scene, rs []Range, at start, index cfg.Expr, scale int64) ([]Range, start) {
	switch x := index.(type) {
	case *cfg.Cast:
		from, ok := x.X.Type().(*cfg.Int)
		if to, ok2 := x.Typ.(*cfg.Int); ok && ok2 && to.HasAll(from) {
			return d.stretchOfElement(a, in, rs, at, x.X, scale)
		}
	case *cfg.Binary:
		of := x.X
		n, constant := cfg.IsConst(x.Y)
		if !constant {
			of = x.Y
			n, constant = cfg.IsConst(x.X)
		}
		switch {
		case !d.exactly(a, in, x):
		case x.Op == cfg.Mul && constant && n > 0 && n < maxScale/scale:
			return d.stretchOfElement(a, in, rs, at, of, scale*n)
		case x.Op == cfg.Add:
			first, second := x.X, x.Y
			if mentions(second, d.program.numbers) { // the counter's number comes first
				first, second = second, first
			}
			rs, at = d.stretchOfElement(a, in, rs, at, first, scale)
			return d.stretchOfElement(a, in, rs, at, second, scale)
		}
	}
	return nil, start{}
}

// exactly reports whether a sum or a product is that of the numbers, or undefined.
func (d *Digest) exactly(a Element, in scene, b *cfg.Binary) bool {
	if t, ok := b.Typ.(*cfg.Int); !ok || t.Signed {
		return ok
	}
	_, ok := d.most(a, in, b)
	return ok
}

// most is what an integer that is not negative is at most, if that is near: by itself, or because of the
// number that it is near to, which has been compared with a constant.
func (d *Digest) most(a Element, in scene, x cfg.Expr) (int64, bool) {
	if lo, hi, ok := limits(in.View, x); ok && lo >= 0 {
		return hi, true
	}
	if b, ok := x.(*cfg.Binary); ok && (b.Op == cfg.Add || b.Op == cfg.Mul) {
		m, ok := d.most(a, in, b.X)
		n, ok2 := d.most(a, in, b.Y)
		if b.Op == cfg.Add {
			return m + n, ok && ok2 && m+n < maxReach
		}
		return m * n, ok && ok2 && m*n < maxReach
	}
	for _, r := range d.span(a, in, x) {
		for _, s := range d.ranges.Items(a.Ranges) {
			if r.within() && s.Var == nil && s.Of == r.Of && s.Below() && s.N < maxReach {
				return s.N - s.Lo + r.Hi, true
			}
		}
	}
	return 0, false
}

// stretchOfNumber is that of an index near to a counter's number, behind the start of an object or some bytes more.
func (d *Digest) stretchOfNumber(a Element, in scene, rs []Range, at start, index cfg.Expr, scale int64) []Range {
	if len(rs) > 0 || !at.known {
		return nil
	}
	return each(d.span(a, in, index), func(r Range) (Range, bool) {
		if !r.Below() || !r.Above() {
			return r, false
		}
		return Range{Of: r.Of, N: scale, Bounds: r.Times(scale).Plus(at.off, at.off)}, true
	})
}

// moved is where addresses are between lo and hi bytes behind others.
func moved(rs []Range, at start, lo, hi int64) ([]Range, start) {
	at.off += lo
	at.known = at.known && lo == hi && near(at.off)
	return each(rs, func(r Range) (Range, bool) {
		r.Bounds = r.Plus(lo, hi)
		return r, near(r.Lo) && near(r.Hi)
	}), at
}
