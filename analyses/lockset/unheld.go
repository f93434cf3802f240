package lockset

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// A coarse analysis cannot say of an unlock by itself that it is wrong: where registers are kept without regard to the
// flow, a function that locks or unlocks by what it is given comes to its unlock with what its other callers have
// given, too, and holds nothing there. The state is one of no execution. So what counts is the place: a mutex is
// broken if at some place a thread comes to release it that holds it there in no state at all. If it may hold it in
// one, that it does in all is the assumption [UnlockByOwner].
//
// Sound: what holds in all executions in which the assumption holds is what is to be found; without it (under
// --strict) the mutex is broken as ever. That a place is one where the mutex may be held may be seen later than that it
// may not, so a mutex may be broken for a while, and no more then; whoever has asked is told of both, and what is
// concluded holds of the facts that there are in the end.

// place is where a thread releases a mutex.
type place struct {
	pos    cfg.Pos
	thread threadid.Thread
	mutex  digest.Object
}

// unheld are the places where mutexes are released, of a coarse analysis.
type unheld struct {
	threads digest.Typed[threadid.Element]
	places  map[place]uint32 // their numbers, in the order in which they are found
	mutexes []digest.Object  // by number: what is released there
	list    digest.Interner[uint32]
	free    *digest.FactKind[uint32, digest.List[uint32]] // by base: where it is released in a state in which it is not held
	held    digest.Marks[uint32]                          // where it may be held
}

func newUnheld() *unheld {
	u := &unheld{places: map[place]uint32{}, held: digest.NewMarks[uint32]()}
	union := func(a, b digest.List[uint32]) digest.List[uint32] { return u.list.Union(a, b, cmp.Compare[uint32]) }
	u.free = digest.NewFacts[uint32](union, func(a, b digest.List[uint32]) bool { return union(a, b) == b })
	return u
}

// release takes note of an unlock of what may be one mutex only, and reports whether that breaks it whatever is known
// of other states there.
func (u *unheld) release(d *Digest, x digest.Context, a Element, ev *digest.Event) (breaks bool) {
	m := ev.Mutex.May[0]
	p := place{ev.Pos, u.threads.Of(x).Thread, m}
	n, known := u.places[p]
	if !known {
		n = uint32(len(u.mutexes))
		u.places[p], u.mutexes = n, append(u.mutexes, m)
	}
	owned := d.owns(a, ev.Mutex)
	if !owned && d.certainlyFree(a, ev.Mutex) {
		u.free.Add(x, m.Base, u.list.List(n))
		return u.held.Has(x, n) && !x.Assume(UnlockByOwner, ev.Pos, byOwner)
	}
	u.held.Add(x, n)
	return !owned && !x.Assume(UnlockByOwner, ev.Pos, byOwner)
}

// wrong reports whether a mutex, or one of a base, is released where it is never held.
func (u *unheld) wrong(x digest.Facts, base uint32, m *digest.Object) bool {
	at, _ := u.free.Of(x, base)
	return slices.ContainsFunc(u.list.Items(at), func(n uint32) bool {
		may := m == nil || u.mutexes[n] == *m || u.mutexes[n].Offset == digest.AnyOffset
		return may && !u.held.Has(x, n)
	})
}
