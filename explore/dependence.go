package explore

import (
	"math"

	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
)

// A touch is a part of the state that a step depends on or changes. Two steps of different threads are
// independent unless they have touches that meet: taken in either order, they lead to the same state (up to the
// numbers of new objects and threads, which no complete run looks at), neither enables or disables the other,
// and neither changes what the other may choose. Whatever happens-before is made of is a touch too, so that
// executions that differ in the order of independent steps only have the same happens-before order.
type touch struct {
	key    uint64
	lo, hi int64
	how    rules.Part
}

// Keys beside the numbers of objects.
const (
	sectionKey = 1 << 40 // of the pseudo-mutex of atomic sections
	threadKey  = 2 << 40 // plus the number of a thread: its end and who has joined it
)

func (a touch) meets(b touch) bool {
	if a.key != b.key {
		return false
	}
	// The bytes of an object of synchronisation are its state as well: of what writes, it need not be known which they
	// are. What reads others of the object that it lies in does not look at it.
	inBytes := a.how.OfBytes() && b.how.OfBytes() || a.how == rules.ReadsBytes || b.how == rules.ReadsBytes
	inSyncs := !a.how.OfBytes() && !b.how.OfBytes()
	return rules.Dependent(a.how, b.how) && (!inBytes || a.lo < b.hi && b.lo < a.hi) && (!inSyncs || a.lo == b.lo)
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
	act := actOf(e)
	how := act.Part(failed)
	switch k := e.Kind; {
	case k == interp.FreeObject:
		list = append(list, touch{uint64(e.Object), math.MinInt64, math.MaxInt64, AccessOf(e).Part()})
	case k.IsAccess():
		list = append(list, touch{uint64(e.Object), e.Offset, e.Offset + e.Size, AccessOf(e).Part()})
	case k == interp.AtomicBegin, k == interp.AtomicEnd:
		list = append(list, touch{key: sectionKey, how: how})
	case k == interp.ThreadCreate, k == interp.ThreadJoin, k == interp.ThreadDetach:
		list = append(list, touch{key: threadKey + uint64(uint32(e.Peer)), how: how})
	case k == interp.ThreadEnd:
		list = append(list, touch{key: threadKey + uint64(e.Thread), how: how})
	case e.Object != 0:
		list = append(list, touch{uint64(e.Object), e.Offset, e.Offset + max(e.Size, 1), how})
	}
	if e.Kind == interp.Unlock && e.Cond != 0 {
		list = append(list, touch{uint64(e.Cond), e.CondAt, e.CondAt + 1, rules.BeginWait.Part(failed)})
	}
	return list
}

// canComeFirst reports whether f, which depends on the earlier step e of another thread, could have come first:
// not if e is what lets it happen. An operation that may also fail could always have come first.
func canComeFirst(e, f *interp.Event) bool {
	return f.Try || !rules.Enables(actOf(e), actOf(f))
}
