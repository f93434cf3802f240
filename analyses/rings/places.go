package rings

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// start is how far behind the start of its object an address is, if that is known.
type start struct {
	off   int64
	known bool
}

// pointer is what a pointer is.
func (d *Digest) pointer(a Element, in scene, x cfg.Expr) ([]Known, start) {
	switch x := x.(type) {
	case *cfg.AddrOf:
		return d.place(a, in, x.LV)
	case *cfg.Cast:
		if isPointer(x.X.Type()) && isPointer(x.Typ) {
			return d.pointer(a, in, x.X)
		}
	case *cfg.PtrAdd:
		ks, at := d.pointer(a, in, x.X)
		return d.element(a, in, ks, at, x.Index, x.Scale)
	case *cfg.Load:
		var ks []Known
		if r := x.LV.Register(); r != nil {
			ks = slices.DeleteFunc(slices.Clone(d.of(a, r)), func(k Known) bool { return k.What != Address })
		}
		return ks, begins(in.View, x)
	}
	return nil, start{}
}

func isPointer(t cfg.Type) bool { _, ok := t.(*cfg.Pointer); return ok }

// begins is where a pointer points to, if that is the same place in all objects that it may point to.
func begins(view digest.View, x cfg.Expr) start {
	if view == nil {
		return start{}
	}
	at := view.Pointer(x)
	if at.Any || len(at.May) == 0 {
		return start{}
	}
	for _, o := range at.May {
		if o.Offset == digest.AnyOffset || o.Offset != at.May[0].Offset {
			return start{}
		}
	}
	return start{at.May[0].Offset, near(at.May[0].Offset)}
}

// maxScale bounds the sizes of elements, so that what is computed with them fits.
const maxScale = 1 << 20

// element is what is index times scale bytes behind an address.
func (d *Digest) element(a Element, in scene, ks []Known, at start, index cfg.Expr, scale int64) ([]Known, start) {
	if scale <= 0 || scale > maxScale {
		return nil, start{}
	}
	if n, ok := cfg.IsConst(index); ok {
		if !near(n) || !near(n*scale) {
			return nil, start{}
		}
		at.off += n * scale
		return behind(ks, n*scale), start{at.off, at.known && near(at.off)}
	}
	var out []Known
	if at.known {
		for _, k := range d.number(a, in, index) {
			if k.What != Number || !k.Own || k.Off < 0 || k.Plus != 0 || k.Modulo == 0 && k.Off != 0 ||
				k.Some && (!k.Short || k.Modulo == 0 || k.Round) {
				continue
			}
			if k.Modulo == 0 {
				k.Round = true
			}
			k.What, k.Scale, k.Bytes, k.Exact, k.Positive = Address, scale, at.off, false, false
			out = append(out, k)
		}
	}
	return out, start{}
}

// behind is what is so many bytes behind addresses.
func behind(ks []Known, n int64) (out []Known) {
	for _, k := range ks {
		if k.Bytes += n; near(k.Bytes) {
			out = append(out, k)
		}
	}
	return out
}

// place is what the address of an lvalue is.
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
			ks = behind(ks, s.Field.Offset)
		default:
			ks, at = d.element(a, in, ks, at, s.Index, s.Elem.Size())
		}
	}
	return ks, at
}

// Summary is where an access is, in terms of the thread's own indices, and what it knows of these.
//
// What lies in an array that an element holds, nobody knows where, lies somewhere within that.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	out := Element{Guest: a.Guest}
	if a.Bounds.IsEmpty() && a.Known.IsEmpty() {
		return out
	}
	if lv := access.LV; lv != nil && lv.BitField() == nil && access.Size > 0 && access.Size <= lv.Type.Size() {
		out.Slots = d.slotsAt(a, access, lv, lv.Type.Size())
	}
	if lv := access.Within.LV; out.Slots.IsEmpty() && lv != nil {
		out.Slots = d.slotsAt(a, access, lv, access.Within.Size)
	}
	return out
}

// slotsAt lists where so many bytes at an lvalue are.
func (d *Digest) slotsAt(a Element, access digest.Access, lv *cfg.LVal, size int64) digest.List[Slot] {
	var out []Slot
	if size <= 0 || size > maxScale {
		return d.slots.List()
	}
	ks, _ := d.place(a, scene{View: access.View}, lv)
	for _, k := range ks {
		bounds := d.bounds.Items(a.Bounds)
		if k.Some {
			bounds = []Bound{{Kind: Items, Of: k.Of, With: k.With, N: 1, Late: k.Late}}
		}
		for _, b := range bounds {
			if b.Of != k.Of || b.Kind > Items || b.Late {
				continue
			}
			b.Calm = false
			out = digest.Insert(out, Slot{k.Of, b, access.Base, k.Modulo, k.Off, k.Round, k.Scale, k.Bytes, size, k.Zero}, compareSlots)
		}
	}
	return d.slots.List(out...)
}
