package lockset

import (
	"cmp"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// anyMutex is the key of the fact that every mutex may be broken. Otherwise the keys of facts are objects, also
// such of unknown offset.
type anyMutex struct{}

// LeftReading is the key of the fact that a handler, a function that unknown code calls back, or one that runs
// when a thread ends may return while it holds a lock for reading: then any thread may hold any.
type LeftReading struct{}

// LeftHolding is the key of the fact that a handler, a function that unknown code calls back, or one that runs
// when a thread ends may return while it holds a lock: then any thread may hold any, and be told so.
type LeftHolding struct{}

// Broken is the fact that a mutex is broken: the first place in the source that breaks it.
type Broken struct{ Pos cfg.Pos }

func broken(x digest.Facts, m digest.Object) bool {
	return x.Fact(m) != nil || x.Fact(digest.Object{Base: m.Base, Offset: digest.AnyOffset}) != nil ||
		m != digest.AtomicSection && x.Fact(anyMutex{}) != nil
}

// Breaks reports whether an event breaks the mutexes that it may denote, in a thread with element a: because
// the thread releases what it does not hold, or makes anew or destroys what others can reach, who may believe
// that they hold it.
func (d *Digest) Breaks(x digest.Context, a Element, ev *digest.Event) bool {
	switch ev.Kind {
	case digest.EvUnlock, digest.EvAtomicEnd:
		op, _ := operand(ev)
		return !ev.Perhaps && !d.owns(a, op) && (d.certainlyFree(a, op) ||
			!x.Assume(UnlockByOwner, ev.Pos, "the thread holds the mutex that it unlocks"))
	case digest.EvMutexInit, digest.EvMutexDestroy:
		return ev.Published
	}
	return false
}

func breakMutex(x digest.Context, op digest.Operand, ev *digest.Event) {
	if op.Any {
		x.Contribute(anyMutex{}, Broken{ev.Pos})
	}
	for _, m := range op.May {
		x.Contribute(m, Broken{ev.Pos})
	}
}

// JoinFact keeps the first place.
func (d *Digest) JoinFact(a, b any) any {
	if comparePos(a.(Broken).Pos, b.(Broken).Pos) <= 0 {
		return a
	}
	return b
}

// LeqFact is the order of [Digest.JoinFact].
func (d *Digest) LeqFact(a, b any) bool { return comparePos(b.(Broken).Pos, a.(Broken).Pos) <= 0 }

func comparePos(a, b cfg.Pos) int {
	return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
}
