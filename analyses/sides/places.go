package sides

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// maxScale bounds the sizes of elements, so that what is computed with them fits.
const maxScale = 1 << 20

// maxOffset bounds distances in bytes.
const maxOffset = 1 << 42

// place is where an address lies in its object: between lo and hi bytes behind its start; or relative to atoms.
type place struct {
	lo, hi   int64
	relative []Relative
}

// place is where an lvalue lies, if that is known.
func (d *Digest) place(a Element, in scene, lv *cfg.LVal) (at place, ok bool) {
	if lv.Var == nil {
		if at, ok = d.pointer(a, in, lv.Ptr); !ok {
			return place{}, false
		}
	}
	for _, s := range lv.Path {
		switch {
		case s.Unmeasured():
			return place{}, false
		case s.Field != nil:
			at, ok = at.moved(s.Field.Offset, s.Field.Offset)
		default:
			at, ok = d.element(a, in, at, s.Index, s.Elem.Size())
		}
		if !ok {
			return place{}, false
		}
	}
	return at, true
}

// pointer is where a pointer points to.
func (d *Digest) pointer(a Element, in scene, x cfg.Expr) (place, bool) {
	switch x := x.(type) {
	case *cfg.AddrOf:
		return d.place(a, in, x.LV)
	case *cfg.Cast:
		if _, ok := x.X.Type().(*cfg.Pointer); ok {
			return d.pointer(a, in, x.X)
		}
	case *cfg.PtrAdd:
		if at, ok := d.pointer(a, in, x.X); ok {
			return d.element(a, in, at, x.Index, x.Scale)
		}
	case *cfg.Load:
		at, ok := place{lo: -unbounded, hi: unbounded}, false
		if in.View != nil && !in.elsewhere {
			at, ok = begins(in.View, x)
		}
		if v := x.LV.Register(); v != nil && !in.fresh {
			for _, k := range d.of(a, v) {
				at.relative, ok = append(at.relative, Relative{Of: k.Of, Scale: k.Scale, Bounds: k.Bounds}), true
			}
		}
		return at, ok
	}
	return place{}, false
}

// leads lists where a pointer leads to, relative to atoms: a copy of another one, or what is chosen by an index. (What is
// added to a pointer again and again has no end.)
func (d *Digest) leads(a Element, in scene, x cfg.Expr) (out []Known) {
	in.fresh = cfg.RegisterOf(cfg.Uncast(x)) == nil
	at, _ := d.pointer(a, in, x)
	for _, r := range at.relative {
		out = append(out, Known{Of: r.Of, Scale: r.Scale, Bounds: r.Bounds})
	}
	return out
}

// begins is where a pointer points to, if that is the same place in all objects that it may point to.
func begins(view digest.View, x cfg.Expr) (place, bool) {
	op := view.Pointer(x)
	if op.Any || len(op.May) == 0 {
		return place{}, false
	}
	for _, o := range op.May {
		if o.Offset == digest.AnyOffset || o.Offset != op.May[0].Offset {
			return place{}, false
		}
	}
	n := op.May[0].Offset
	return place{lo: n, hi: n}, -maxOffset < n && n < maxOffset
}

// element is what is index times scale bytes behind a place. One index may be known relative to atoms; others as
// numbers, between two bounds or on one side.
func (d *Digest) element(a Element, in scene, at place, index cfg.Expr, scale int64) (place, bool) {
	if scale <= 0 || scale > maxScale {
		return place{}, false
	}
	if len(at.relative) == 0 && at.lo == at.hi && at.lo != unbounded {
		for _, k := range d.span(a, in, index) {
			r := Relative{Of: k.Of, Scale: scale, Bounds: k.Times(scale).Plus(at.lo, at.hi)}
			at.relative = append(at.relative, r)
		}
		if len(at.relative) > 0 {
			at.lo, at.hi = -unbounded, unbounded
			return at, true
		}
	}
	lo, hi := in.limits(index)
	return at.moved(scaled(lowest(lo), scale), scaled(highest(hi), scale))
}

func scaled(n, scale int64) int64 {
	if n == unbounded || n == -unbounded {
		return n
	}
	return n * scale
}

// moved is what is between lo and hi bytes behind a place; false if nothing is known of where that is.
func (at place) moved(lo, hi int64) (place, bool) {
	out := place{lo: -far(-plus(at.lo, lo)), hi: far(plus(at.hi, hi))}
	for _, r := range at.relative {
		r.Lo, r.Hi = -far(-plus(r.Lo, lo)), far(plus(r.Hi, hi))
		out.relative = append(out.relative, r)
	}
	return out, len(out.relative) > 0 || out.lo != -unbounded || out.hi != unbounded
}

// far is an upper bound in bytes, if it is within reach.
func far(n int64) int64 {
	if reachable(n) {
		return n
	}
	return unbounded
}

func reachable(n int64) bool { return -maxOffset < n && n < maxOffset }
