package tokens

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What expressions are equal to, by what is known of registers.

// maxOffset bounds the constants that are added, in bytes or units.
const maxOffset = 1 << 40

// scene is where an expression is evaluated: View (nil: none) knows where pointers lead, and what numbers may be. Where
// there is a Context, counters in memory are found.
type scene struct {
	digest.Context
	digest.View
}

// value is what an expression is equal to.
func (d *Digest) value(a Element, in scene, x cfg.Expr) []Known {
	if isInt(x.Type()) {
		return d.number(a, in, x)
	}
	ks, _ := d.pointer(a, in, x)
	return ks
}

// number is what an integer is equal to.
func (d *Digest) number(a Element, in scene, x cfg.Expr) []Known {
	switch x := x.(type) {
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); ok && isInt(x.Typ) {
			return []Known{{Else: true, Or: n}}
		}
	case *cfg.Load:
		v := x.LV.Register()
		counter := d.counter(in, x.LV)
		if v == nil {
			v = counter
		}
		if v == nil {
			return nil
		}
		ks := slices.DeleteFunc(slices.Clone(d.of(a, v)), func(k Known) bool { return k.Address })
		if counter != nil {
			ks = append(ks, Known{Of: counter, Scale: 1})
		}
		return ks
	case *cfg.Cast:
		return slices.DeleteFunc(d.integer(a, in, x.X), func(k Known) bool { return !converts(k, x.Typ) })
	case *cfg.Binary:
		ks, n := d.integer(a, in, x.X), int64(0)
		y, constant := cfg.IsConst(x.Y)
		switch {
		case x.Op == cfg.Add && constant:
			n = y
		case x.Op == cfg.Sub && constant:
			n = -y
		case x.Op == cfg.Add:
			ks = d.integer(a, in, x.Y)
			if n, constant = cfg.IsConst(x.X); !constant {
				return nil
			}
		default:
			return nil
		}
		return slices.DeleteFunc(shifted(ks, n), func(k Known) bool { return !converts(k, x.Typ) })
	}
	return nil
}

// integer is number, as a copy, of what may be no integer.
func (d *Digest) integer(a Element, in scene, x cfg.Expr) []Known {
	if !isInt(x.Type()) {
		return nil
	}
	return slices.Clone(d.number(a, in, x))
}

// converts reports whether what is said of an integer is true of its conversion to another type, or of a sum in
// that type: a number modulo the size of a counter is one modulo a greater power of two as well; the other
// number that it may be instead has to stay what it is.
func converts(k Known, t cfg.Type) bool {
	to, ok := t.(*cfg.Int)
	if !ok || to.Bool || k.Of != nil && to.Bytes < k.Of.Type.Size() {
		return false
	}
	return !k.Else || k.Or >= 0 && k.Or <= 127 || k.Or < 0 && k.Or >= -128 && to.Signed
}

// shifted adds n to what is said. A number that something may be instead is lost.
func shifted(ks []Known, n int64) []Known {
	if n == 0 {
		return ks
	}
	var out []Known
	for _, k := range ks {
		if k.Off += n; !k.Else && near(k.Off) && near(n) {
			out = append(out, k)
		}
	}
	return out
}

func near(n int64) bool { return -maxOffset < n && n < maxOffset }

// start is how far behind the start of its object an address is, if that is known.
type start struct {
	off   int64
	known bool
}

// pointer is what a pointer is equal to.
func (d *Digest) pointer(a Element, in scene, x cfg.Expr) ([]Known, start) {
	switch x := x.(type) {
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); ok {
			return []Known{{Else: true, Or: n}}, start{}
		}
		return nil, start{}
	case *cfg.AddrOf:
		return d.place(a, in, x.LV)
	case *cfg.Cast:
		if _, ok := x.X.Type().(*cfg.Pointer); ok && isPointer(x.Typ) {
			return d.pointer(a, in, x.X)
		}
		return nil, start{}
	case *cfg.PtrAdd:
		ks, at := d.pointer(a, in, x.X)
		return d.element(a, in, ks, at, x.Index, x.Scale)
	case *cfg.Load:
		at := begins(in.View, x)
		if !x.LV.IsVariable() {
			return nil, at
		}
		return slices.DeleteFunc(slices.Clone(d.of(a, x.LV.Var)), func(k Known) bool { return !k.Address && !k.constant() }), at
	}
	return nil, start{}
}

// begins is where a pointer points to, if that is the same place in all objects that it may point to.
func begins(view digest.View, x cfg.Expr) start {
	if view == nil {
		return start{}
	}
	op := view.Pointer(x)
	if op.Any || len(op.May) == 0 {
		return start{}
	}
	for _, o := range op.May {
		if o.Offset == digest.AnyOffset || o.Offset != op.May[0].Offset {
			return start{}
		}
	}
	return start{op.May[0].Offset, near(op.May[0].Offset)}
}

// element is what is index times scale bytes behind an address.
func (d *Digest) element(a Element, in scene, ks []Known, at start, index cfg.Expr, scale int64) ([]Known, start) {
	if n, ok := cfg.IsConst(index); ok {
		if !near(n) || scale < 0 || scale >= maxScale {
			return nil, start{}
		}
		at.off += n * scale
		return shifted(ks, n*scale), start{at.off, at.known && near(at.off)}
	}
	var out []Known
	if at.known && scale > 0 && scale < maxScale {
		for _, k := range d.integer(a, in, index) {
			if off := at.off + k.Off*scale; !k.constant() && !k.Else && near(off) {
				out = append(out, Known{Of: k.Of, Taken: k.Taken, Address: true, Scale: scale, Off: off})
			}
		}
	}
	return out, start{}
}

// maxScale bounds the sizes of elements, so that what is computed with them fits.
const maxScale = 1 << 20

// place is what the address of an lvalue is equal to.
func (d *Digest) place(a Element, in scene, lv *cfg.LVal) (ks []Known, at start) {
	if lv.Var != nil {
		at = start{0, true}
	} else {
		ks, at = d.pointer(a, in, lv.Ptr)
	}
	for _, s := range lv.Path {
		switch {
		case s.Unmeasured():
			return nil, start{}
		case s.Field != nil:
			at.off += s.Field.Offset
			ks = shifted(ks, s.Field.Offset)
		default:
			ks, at = d.element(a, in, ks, at, s.Index, s.Elem.Size())
		}
	}
	return ks, at
}

// holds reports whether it can be that a condition on a register comes out so, if that is n; it can be, if
// nobody knows.
func holds(cond cfg.Expr, truth bool, v *cfg.Var, n int64) bool {
	switch x := cond.(type) {
	case *cfg.Unary:
		if x.Op == cfg.Not {
			return holds(x.X, !truth, v, n)
		}
	case *cfg.Load, *cfg.Cast:
		if y, ok := substituted(x, v, n); ok {
			return (y != 0) == truth
		}
	case *cfg.Binary:
		y, constant := substituted(x.X, v, n)
		z, known := cfg.IsConst(x.Y)
		if t, ok := x.X.Type().(*cfg.Int); !constant || !known || !(ok && t.Signed) && (y < 0 || z < 0) {
			return true
		}
		switch x.Op {
		case cfg.Eq:
			return (y == z) == truth
		case cfg.Ne:
			return (y != z) == truth
		case cfg.Lt:
			return (y < z) == truth
		case cfg.Le:
			return (y <= z) == truth
		case cfg.Gt:
			return (y > z) == truth
		case cfg.Ge:
			return (y >= z) == truth
		}
	}
	return true
}

// substituted is the value of a register, perhaps converted, if the register is n.
func substituted(x cfg.Expr, v *cfg.Var, n int64) (int64, bool) {
	switch x := x.(type) {
	case *cfg.Load:
		return n, x.LV.IsVariable() && x.LV.Var == v
	case *cfg.Cast:
		n, ok := substituted(x.X, v, n)
		return n, ok && (isPointer(x.Typ) || converts(Known{Else: true, Or: n}, x.Typ))
	}
	return 0, false
}

func isInt(t cfg.Type) bool { _, ok := t.(*cfg.Int); return ok }

func isPointer(t cfg.Type) bool { _, ok := t.(*cfg.Pointer); return ok }
