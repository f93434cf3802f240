package turns

import (
	"cmp"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Place is where a number, or an array of identifiers, is: a variable of which the text tells all writes, or bytes of
// an object that there is once in the whole execution. The zero value is no place.
//
// What is in memory may be a member of a structure, of which other members are written all the time, and by others; it
// is reached by pointers, in several functions. So it has no name, and whatever may be written there is told by
// [digest.Wrote].
type Place struct {
	Var  *cfg.Var
	Base uint32 // in memory: the object, and how far behind its start the number or the first cell is
	As   form   // of a number, or a flag: what it is read as
	Off  int64
	// Of an array: from one identifier to the next, and how many cells there are.
	Stride, Len int64
	// Link is where the identifiers are of an array of pointers.
	Link Link
}

// Link is where an identifier is to which the pointer in a cell leads: so far behind the start of an object of some
// base, of which there may be many. Of the zero value it is in the cell itself.
type Link struct {
	Base uint32
	Off  int64
}

func isPlace(p Place) bool { return p != Place{} }

func comparePlaces(a, b *Place) int {
	if *a == *b {
		return 0
	}
	return cmp.Or(cmp.Compare(id(a.Var), id(b.Var)), cmp.Compare(a.Base, b.Base), cmp.Compare(a.Off, b.Off),
		compareForms(a.As, b.As), cmp.Compare(a.Stride, b.Stride), cmp.Compare(a.Len, b.Len),
		cmp.Compare(a.Link.Base, b.Link.Base), cmp.Compare(a.Link.Off, b.Link.Off))
}

// form is the form of the number at a place.
func (p Place) form() form {
	if p.Var == nil {
		return p.As
	}
	t := p.Var.Type.(*cfg.Int)
	return formOf(t)
}

// written is what is written if all of a place is: width is the size of an identifier, which an array holds that is
// not one of flags.
func (p Place) written(width int64) digest.Wrote {
	if p.Stride == 0 {
		return digest.Wrote{Base: p.Base, Lo: p.Off, Hi: p.Off, Size: int64(p.As.bytes)}
	}
	last := int64(math.MaxInt64)
	if p.Len <= math.MaxInt64/p.Stride && (p.Len-1)*p.Stride <= math.MaxInt64-p.Off {
		last = p.Off + (p.Len-1)*p.Stride
	}
	if p.As != (form{}) {
		width = int64(p.As.bytes)
	}
	return digest.Wrote{Base: p.Base, Lo: p.Off, Hi: last, Stride: p.Stride, Size: width}
}

// meets reports whether two writes may have bytes in common.
func meets(a, b digest.Wrote) bool {
	if a.Base == 0 || b.Base == 0 {
		return true
	}
	bytes := func(w digest.Wrote) digest.Bytes {
		return digest.Bytes{Lo: w.Lo, Hi: w.Hi, Stride: w.Stride, Size: w.Size}
	}
	return a.Base == b.Base && bytes(a).Overlaps(bytes(b))
}

// numberIn is the number in memory that an lvalue is.
func (d *Digest) numberIn(v digest.View, lv *cfg.LVal) (Place, bool) {
	t, ok := lv.Type.(*cfg.Int)
	if !ok || v == nil || !d.program.members || t.Bool || t.Bytes > 8 || lv.Volatile || lv.BitField() != nil ||
		lv.Var != nil && (lv.Var.Register() || lv.Var.Atomic) {
		return Place{}, false
	}
	at := v.Place(lv)
	if !at.Definite || d.elsewhere(v, at.May[0].Base) {
		return Place{}, false
	}
	return Place{Base: at.May[0].Base, Off: at.May[0].Offset, As: formOf(t)}, true
}

// elsewhere reports whether an object is a variable that code outside of the program may write by its name.
func (d *Digest) elsewhere(v digest.View, base uint32) bool {
	return slices.ContainsFunc(d.program.elsewhere, func(x *cfg.Var) bool {
		at := v.Place(&cfg.LVal{Var: x, Type: x.Type})
		return slices.ContainsFunc(at.May, func(o digest.Object) bool { return o.Base == base })
	})
}

// row is what an address consists of: a pointer, or a variable, and so many bytes behind it an array, of which it is
// the cell with an index.
type row struct {
	ptr         cfg.Expr
	of          *cfg.Var
	off         int64
	index       cfg.Expr
	stride, len int64
}

// rowOf takes the lvalue of a cell of an array in memory apart. It has no index if all that is behind a pointer.
func rowOf(lv *cfg.LVal) (r row, ok bool) {
	ok = r.lvalue(lv)
	return r, ok && r.complete()
}

// rowAt is that of the address of a cell.
func rowAt(p cfg.Expr) (r row, ok bool) {
	ok = r.pointer(p)
	return r, ok && r.complete()
}

func (r *row) complete() bool {
	if r.index == nil {
		return r.led() != nil
	}
	return r.stride > 0
}

// led is the register that a row without an index is some bytes behind.
func (r *row) led() *cfg.Var {
	if p := pointer(r.ptr); r.index == nil && p != nil && p.Register() {
		return p
	}
	return nil
}

func (r *row) lvalue(lv *cfg.LVal) bool {
	for k, s := range lv.Path {
		switch {
		case s.Unmeasured():
			return false
		case s.Field != nil:
			r.off += s.Field.Offset
		case !r.step(s.Index, s.Elem.Size(), length(lv, k, s.Elem.Size())):
			return false
		}
	}
	if lv.Var != nil {
		r.of = lv.Var
		return true
	}
	return r.pointer(lv.Ptr)
}

func (r *row) pointer(p cfg.Expr) bool {
	switch p := p.(type) {
	case *cfg.AddrOf:
		return r.lvalue(p.LV)
	case *cfg.Cast:
		if _, ok := p.X.Type().(*cfg.Pointer); ok {
			return r.pointer(p.X)
		}
	case *cfg.PtrAdd:
		n := int64(unbounded)
		if array, ok := p.X.(*cfg.AddrOf); ok {
			n = length(array.LV, len(array.LV.Path), p.Scale)
		}
		return r.step(p.Index, p.Scale, n) && r.pointer(p.X)
	}
	r.ptr = p
	return true
}

// length is how many elements of some size the array has that the first k steps of an lvalue lead to. One that ends
// what it lies in may go on behind it, and one of a single element, too: so programs wrote before C had flexible
// members.
func length(lv *cfg.LVal, k int, size int64) int64 {
	var t cfg.Type
	open := lv.Var == nil
	if !open {
		t = lv.Var.Type
	} else if p, ok := lv.Ptr.Type().(*cfg.Pointer); ok {
		t = p.Elem
	}
	for _, s := range lv.Path[:k] {
		r, _ := t.(*cfg.Record)
		open = s.Field == nil || r == nil || r.Union || s.Field == r.Fields[len(r.Fields)-1]
		if t = s.Elem; s.Field != nil {
			t = s.Field.Type
		}
	}
	if a, ok := t.(*cfg.Array); ok && a.Len > 1 && !open && a.Elem.Size() == size {
		return a.Len
	}
	return unbounded
}

// unbounded is more cells than an object can have: it has less than 2⁶³ bytes.
const unbounded = 1 << 60

// step goes to an element of an array of n elements. One of them may be any one.
func (r *row) step(index cfg.Expr, size, n int64) bool {
	if c, ok := cfg.IsConst(index); ok {
		if c < 0 || c > math.MaxInt32 || size > math.MaxInt32 {
			return false
		}
		r.off += c * size
		return true
	}
	if r.index != nil || size <= 0 {
		return false
	}
	r.index, r.stride, r.len = index, size, n
	return true
}

// array is the array that a row is one of the cells of, if that is in an object that there is once.
func (d *Digest) array(v digest.View, r row) (Place, bool) {
	if v == nil {
		return Place{}, false
	}
	var at digest.Operand
	if r.of != nil {
		at = v.Place(&cfg.LVal{Var: r.of, Type: r.of.Type})
	} else {
		at = v.Pointer(r.ptr)
	}
	if !at.Definite || d.elsewhere(v, at.May[0].Base) {
		return Place{}, false
	}
	return Place{Base: at.May[0].Base, Off: at.May[0].Offset + r.off, Stride: r.stride, Len: r.len}, true
}
