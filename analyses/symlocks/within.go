package symlocks

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// within is an array that all of an access lies in: the one that the analysis of values names, or that of which a number
// chooses an element, d->items[k], where it is known of both the access and the array where they lie.
func (d *Digest) within(access digest.Access) digest.Piece {
	if access.Within.LV != nil || access.LV == nil || access.View == nil || access.Size <= 0 || access.Size > maxSize {
		return access.Within
	}
	array := d.chosenIn(access.LV)
	if array == nil {
		return digest.Piece{}
	}
	at := access.View.Place(array)
	if at.Any || len(at.May) != 1 || at.May[0].Base != access.Base || at.May[0].Offset == digest.AnyOffset {
		return digest.Piece{}
	}
	lo, size := at.May[0].Offset, array.Type.Size()
	if size <= 0 || size > maxSize || lo > maxStart || lo < -maxStart || access.Lo < lo || access.Hi > lo+size-access.Size {
		return digest.Piece{}
	}
	return digest.Piece{LV: array, Lo: lo, Hi: lo, Size: size}
}

// chosenIn is the array of which the last index of an lvalue that is no constant chooses an element, or nil.
func (d *Digest) chosenIn(lv *cfg.LVal) *cfg.LVal {
	for i := len(lv.Path) - 1; i > 0; i-- {
		s := lv.Path[i]
		if s.Unmeasured() {
			return nil
		}
		if s.Field != nil || isConst(s.Index) {
			continue
		}
		if a, ok := lv.Path[i-1].Elem.(*cfg.Array); ok && a.Len > 0 {
			return &cfg.LVal{Var: lv.Var, Ptr: lv.Ptr, Path: lv.Path[:i], Type: a, Internal: true}
		}
		return nil
	}
	return nil
}
