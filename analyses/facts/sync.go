package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// SyncPlace is how the operand of an operation on an object of synchronisation is written, as far as that tells where
// such objects lie in elements of an array: those at &w[i].lock and at &w[j].wake are as far from each other as these
// members are, up to some elements. What is noted of each place by itself keeps that; a set of numbers that holds both
// does not.
type SyncPlace struct {
	Size   int64 // of the object: see [cfg.SyncSize]; 0: not known
	Within int64 // where it lies in the innermost element, or where a pointer points to; or of all others
}

// maxSyncPlaces bounds the places that are told apart. There is one for all others of each size.
const maxSyncPlaces = 16

const otherPlaces = -1

// syncPlace is that of an action; false if that is no operation on such an object.
func syncPlace(a cfg.Action) (SyncPlace, bool) {
	x, k := cfg.SyncObject(a)
	if x == nil {
		return SyncPlace{}, false
	}
	at := SyncPlace{Size: cfg.SyncSize(x, k)}
	if addr, ok := x.(*cfg.AddrOf); ok {
		path := addr.LV.Path
		for i := len(path) - 1; i >= 0 && path[i].Field != nil; i-- {
			at.Within += path[i].Field.Offset
		}
	}
	return at, true
}

// noteSync adds the place of an operation.
func (p *Program) noteSync(a cfg.Action) {
	at, ok := syncPlace(a)
	if !ok || slices.Contains(p.SyncPlaces, at) {
		return
	}
	if len(p.SyncPlaces) >= maxSyncPlaces {
		at.Within = otherPlaces
	}
	if !slices.Contains(p.SyncPlaces, at) {
		p.SyncPlaces = append(p.SyncPlaces, at)
	}
}

// SyncPlace is the number, among [Program.SyncPlaces], of how an operation on an object of synchronisation names it. All
// operations of the program have been noted; for anything else it is 0.
func (p *Program) SyncPlace(a cfg.Action) int {
	at, ok := syncPlace(a)
	if !ok {
		return 0
	}
	if i := slices.Index(p.SyncPlaces, at); i >= 0 {
		return i
	}
	at.Within = otherPlaces
	return max(slices.Index(p.SyncPlaces, at), 0)
}
