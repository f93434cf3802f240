package explore

import (
	"math"

	"github.com/mayrun-dev/mayrun/interp"
)

// A touch is a part of the state that a step depends on or changes. Two steps of different threads are
// independent unless they have touches that meet: taken in either order, they lead to the same state (up to the
// numbers of new objects and threads, which no complete run looks at), neither enables or disables the other,
// and neither changes what the other may choose. Whatever happens-before is made of is a touch too, so that
// executions that differ in the order of independent steps only have the same happens-before order.
type touch struct {
	key    uint64
	lo, hi int64
	how    touching
}

type touching uint8

const (
	readsBytes touching = iota
	writesBytes
	sharesSync // takes or releases a lock as one of several readers, waits for a condition as one of several
	looksSync  // finds that it cannot have it
	usesSync   // any other operation of synchronisation, at lo
)

// Keys beside the numbers of objects.
const (
	sectionKey = 1 << 40 // of the pseudo-mutex of atomic sections
	threadKey  = 2 << 40 // plus the number of a thread: its end and who has joined it
)

func (a touch) meets(b touch) bool {
	if a.key != b.key {
		return false
	}
	bytesA, bytesB := a.how <= writesBytes, b.how <= writesBytes
	switch {
	case bytesA && bytesB:
		return (a.how == writesBytes || b.how == writesBytes) && a.lo < b.hi && b.lo < a.hi
	case bytesA:
		// The bytes of an object of synchronisation are its state as well.
		return a.how == writesBytes
	case bytesB:
		return b.how == writesBytes
	}
	return a.lo == b.lo && !(a.how == b.how && a.how < usesSync)
}

func meet(a, b []touch) bool {
	for _, x := range a {
		for _, y := range b {
			if x.meets(y) {
				return true
			}
		}
	}
	return false
}

// touches appends what a step does. before is the operation that the thread stood in front of; e is what it
// did, or the same for a step that has not been taken. What has failed has only looked at what it might have
// changed.
func touches(list []touch, before, e *interp.Event) []touch {
	failed := e.Kind == interp.NoOp
	if failed {
		e = before
	}
	at := func(o interp.ObjectID, off int64, how touching) {
		list = append(list, touch{uint64(o), off, off + 1, how})
	}
	switch k := e.Kind; {
	case failed && (k == interp.Lock || k == interp.SemWait) && e.Object != 0:
		at(e.Object, e.Offset, looksSync)
	case k == interp.FreeObject:
		list = append(list, touch{uint64(e.Object), math.MinInt64, math.MaxInt64, writesBytes})
	case k.IsAccess():
		how := readsBytes
		if k.Writes() {
			how = writesBytes
		}
		list = append(list, touch{uint64(e.Object), e.Offset, e.Offset + e.Size, how})
	case k == interp.AtomicBegin, k == interp.AtomicEnd:
		list = append(list, touch{key: sectionKey, how: usesSync})
	case k == interp.ThreadCreate, k == interp.ThreadJoin, k == interp.ThreadDetach:
		list = append(list, touch{key: threadKey + uint64(uint32(e.Peer)), how: usesSync})
	case k == interp.ThreadEnd:
		list = append(list, touch{key: threadKey + uint64(e.Thread), how: usesSync})
	case (k == interp.Lock || k == interp.Unlock) && e.Shared:
		at(e.Object, e.Offset, sharesSync)
	case k == interp.CondWait:
		at(e.Object, e.Offset, sharesSync)
	case e.Object != 0:
		at(e.Object, e.Offset, usesSync)
	}
	if e.Kind == interp.Unlock && e.Cond != 0 {
		at(e.Cond, e.CondAt, sharesSync)
	}
	return list
}

// canComeFirst reports whether f, which depends on the earlier step e of another thread, could have come first:
// not if e is what lets it happen. An operation that may also fail could always have come first.
func canComeFirst(e, f *interp.Event) bool {
	switch f.Kind {
	case interp.Lock:
		return f.Try || e.Kind != interp.Unlock || e.Shared || !e.Released
	case interp.AtomicBegin:
		return e.Kind != interp.AtomicEnd
	case interp.ThreadJoin:
		return f.Try || e.Kind != interp.ThreadEnd
	}
	return true
}
