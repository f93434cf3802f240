package digest

import (
	"fmt"
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// Object is a place in memory as the value analysis names it: a base (an opaque number, stable within one
// analysis) and an offset in bytes.
type Object struct {
	Base   uint32 // which object: a number of the engine's
	Offset int64  // bytes from its start; [AnyOffset] if not known
}

// AnyOffset as an Offset in an [Operand] means any place of that base (an array of mutexes with an unknown index).
const AnyOffset = math.MinInt64

// Operand says what an operand of an event may denote.
type Operand struct {
	May []Object // every object that it may denote, sorted, without duplicates; incomplete if Any
	Any bool     // it may denote anything
	// Definite: May has one element, and that stands for one concrete object in the whole execution.
	Definite bool
}

// Covers reports whether the operand may denote o. Whoever removes what an operand may be must ask this instead
// of comparing with May.
func (p Operand) Covers(o Object) bool {
	if p.Any {
		return true
	}
	for _, m := range p.May {
		if m.Base == o.Base && (m.Offset == o.Offset || m.Offset == AnyOffset) {
			return true
		}
	}
	return false
}

// Thread is a key that names one thread (Unique) or a set of threads, as the thread-id digest gives it out. The
// zero value names "some thread".
type Thread struct {
	Key    ID   // the key of the naming digest's element; 0: no thread in particular
	Unique bool // no other thread has this name
}

// Threads says which threads a handle may denote.
type Threads struct {
	May      []Thread // sorted by key; incomplete if Any
	Any      bool     // it may be any thread
	Definite bool     // May has one element, and that is unique
}

// MutexTypes is the set of types that a mutex may have.
type MutexTypes = rules.Types

const (
	Normal     MutexTypes = 1 << cfg.MutexNormal     // locking it again waits for ever
	Recursive  MutexTypes = 1 << cfg.MutexRecursive  // locking it again counts
	ErrorCheck MutexTypes = 1 << cfg.MutexErrorCheck // locking it again is an error
	Robust     MutexTypes = 1 << cfg.MutexRobust     // beside one of the others
	Ceiling    MutexTypes = 1 << 5                   // likewise: it may have a priority ceiling
	AnyType               = rules.AnyType            // nobody knows
)

// Kind is what an event does.
type Kind uint8

// Class says how the local-trace semantics treats an event (DESIGN §2; "Data Race Detection by Digest-Driven
// Abstract Interpretation", §2).
type Class uint8

const (
	ClassLocal      Class = iota // nobody else notices
	ClassObservable              // others may observe it
	ClassObserving               // it observes what others did
	ClassCreating                // it starts a thread
)

const (
	// EvLock: Mutex has been acquired (Shared: as a reader), MutexType tells what type it may have. Observing.
	EvLock Kind = iota
	// EvUnlock: Mutex is released. Observable.
	EvUnlock
	// EvLockFail: an attempt to acquire Mutex has failed; if Owned, because the thread holds it already. Local.
	EvLockFail
	// EvUnlockFail: Mutex has not been released, because the thread does not own it. Local.
	EvUnlockFail
	// EvMutexInit: Mutex is initialised. Observable.
	EvMutexInit
	// EvMutexDestroy: Mutex is destroyed. Local.
	EvMutexDestroy
	// EvAtomicBegin, EvAtomicEnd: the program-wide atomic section begins (observing) and ends (observable).
	EvAtomicBegin
	EvAtomicEnd // see EvAtomicBegin
	// EvCreate: a thread that runs Start is created at Site. Several: the event may stand for any number of
	// threads. Memory: what it is given. Creating.
	EvCreate
	// EvReturn: the running thread ends, however it comes about (return, exit of the thread, cancellation). Observable.
	EvReturn
	// EvJoin: the thread denoted by Threads has been waited for. Observing.
	EvJoin
	// EvJoinFail: the thread denoted by Threads has not been waited for. Local.
	EvJoinFail
	// EvAlloc: a new object, Memory, has been allocated by the running thread (Definite: its site is passed
	// once by a unique thread; or else Newest). Local.
	EvAlloc
	// EvEscape: the objects of Memory have become reachable for other threads, perhaps Unordered. Local.
	EvEscape
	// EvSignal, EvWait: a condition variable, Memory, is signalled (observable), a signal is received (observing).
	EvSignal
	EvWait // see EvSignal
	// EvRelease, EvAcquire: an atomic object, Memory, is written with release order (observable), read with
	// acquire order (observing). Of a fence, Memory is Any: it publishes with the relaxed writes after it, or
	// observes what the relaxed reads before it have read from.
	EvRelease
	EvAcquire // see EvRelease
	// EvBarrier: a barrier, Memory, has been passed. Observing.
	EvBarrier
	// EvSemPost, EvSemWait: a semaphore, Memory, is incremented (observable), decremented (observing).
	EvSemPost
	EvSemWait // see EvSemPost
	// EvOnceBegin, EvOnceDone, EvOnceWait: the body of a once-initialisation of Memory begins (local), ends
	// (observable), is known to have ended (observing).
	EvOnceBegin
	EvOnceDone // see EvOnceBegin
	EvOnceWait // see EvOnceBegin

	// EvOverwrite: the bytes of objects of synchronisation, Memory, may be overwritten otherwise than by the
	// operations on them: by an assignment, a copy, or unknown code. Each of them may be anew what it is when it is
	// initialised statically, or something else. Observable.
	EvOverwrite
	// EvSemInit, EvBarrierInit: a semaphore, a barrier, Memory, is initialised with Value. Local.
	EvSemInit
	EvBarrierInit // see EvSemInit
	// EvUnknown: code that is not in the program, or that is not followed here, may have used the objects in
	// Memory in any way and any number of times, in the order that it likes, and others have used them in
	// between: see the table in the package comment. It has kept what Acquired says. Observable.
	EvUnknown

	kinds // the number of kinds: the last one
)

var kindNames = [kinds]string{
	"lock", "unlock", "lock-fail", "unlock-fail", "mutex-init", "mutex-destroy", "atomic-begin", "atomic-end",
	"create", "return", "join", "join-fail",
	"alloc", "escape", "signal", "wait", "release", "acquire", "barrier", "sem-post", "sem-wait", "once-begin", "once-done", "once-wait",
	"overwrite", "sem-init", "barrier-init", "unknown",
}

// Kinds lists all kinds of events.
func Kinds() []Kind {
	all := make([]Kind, kinds)
	for i := range all {
		all[i] = Kind(i)
	}
	return all
}

// String is the name of the kind as reports and tables write it: "lock", "sem-wait", "unknown". A number that is no
// kind is "kind 99".
func (k Kind) String() string {
	if k >= kinds {
		return fmt.Sprintf("kind %d", uint8(k))
	}
	return kindNames[k]
}

// Class of the events of a kind.
func (k Kind) Class() Class {
	switch k {
	case EvLock, EvAtomicBegin, EvJoin, EvWait, EvAcquire, EvBarrier, EvSemWait, EvOnceWait:
		return ClassObserving
	case EvUnlock, EvMutexInit, EvAtomicEnd, EvReturn, EvSignal, EvRelease, EvSemPost, EvOnceDone, EvOverwrite, EvUnknown:
		return ClassObservable
	case EvCreate:
		return ClassCreating
	}
	return ClassLocal
}

// Event is one action as the digests see it: *resolved*, with what the value analysis knows of its operands.
// Only the fields that the kind's documentation names are set.
type Event struct {
	Kind Kind // what happens
	// Site is the edge of the control-flow graph. For EvCreate it tells more apart: passes of a loop, and calls
	// of the function that the edge belongs to.
	Site int
	// Edge is the edge of the program; nil for what no edge of it does.
	Edge *cfg.Edge
	Pos  cfg.Pos // where the source says it

	Mutex     Operand      // the object of synchronisation that it is about
	MutexType MutexTypes   // of a mutex: what is known of its type
	Lock      cfg.LockKind // which kind of lock
	Shared    bool         // as a reader
	// Unchecked (EvUnlock, EvOverwrite): it is about a number that the program uses as a lock. Nobody promises that the
	// thread holds what it unlocks, or does not hold what it makes anew.
	Unchecked bool
	Owned     bool // see [EvAcquire]
	// Published (EvMutexInit, EvMutexDestroy, EvOverwrite): other threads may reach the object already.
	Published bool
	// Repeated (EvOverwrite): the same event has happened before, perhaps to a thread that had other elements. Whatever a
	// digest contributes for the event alone has been contributed then, and need not be again.
	Repeated bool

	Start   *cfg.Func      // of a creation: the function, nil if that is not known
	Create  cfg.CreateKind // of a creation: a thread, or what else runs
	Several bool           // of a creation: what starts may run more than once
	// Once (EvCreate): the process passes the site at most once. Repeats: the text gives a reason to expect that it
	// passes it more often, which is a property of the site, too.
	Once, Repeats bool
	// Own (EvCreate): what is created runs in the thread that creates it, when that ends, and before anybody
	// can have joined it.
	Own bool
	// Shares (EvCreate): an object that only its creator could reach before is given to the new thread, and may be used
	// by both.
	Shares bool

	Threads Threads // of a join and the like: which threads
	// Memory is what else the event is about. Of EvCreate: objects that only the new thread can reach from now on.
	// By these names it has them, each of which stands, in any thread, for the object that the thread was given,
	// while that has not escaped, and for nothing else.
	Memory Operand
	Order  cfg.MemoryOrder // of an atomic access
	// Newest (EvAlloc): Memory's base stands, in the running thread, for the newest object that this thread
	// allocated at the site, while that has not escaped, and for nothing else: older and escaped objects have
	// been folded into another base before this event.
	Newest bool
	// Unordered (EvEscape): another thread may learn the address without synchronising, through an atomic
	// object that is written or read with relaxed order. A plain write that others read unsynchronised needs no
	// flag: it is a race itself, and reported there.
	Unordered bool
	// Value (EvSemInit, EvBarrierInit): the semaphore's value, the number of threads that meet at the barrier.
	Value Numbers
	// Acquired (EvUnknown): the locks that the code may have acquired, and kept, in the running thread.
	Acquired Operand
}
