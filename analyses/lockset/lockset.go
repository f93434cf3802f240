// Package lockset is the digest of the mutexes that a thread holds ("Data Race Detection by Digest-Driven
// Abstract Interpretation", Examples 2 and 7 to 9; DESIGN §3).
//
// The key of an element is the lockset: a must-set of mutexes that the thread certainly holds, each exclusively
// or shared (as a reader), and at least so many times. Only an operand that denotes one concrete object in the
// whole execution adds to it. The lattice part is the may-set of what the thread may hold; it serves only to
// tell an unlock that is certainly wrong from one that the analysis cannot judge.
//
// Mutexes are mutexes, read-write locks and spin locks alike. All atomic sections share one re-entrant
// pseudo-mutex, [digest.AtomicSection].
//
// A mutex that some thread unlocks without holding it is broken, and excludes nothing anywhere: see package
// broken, which this digest requires.
//
// This package may change in any release: see COMPATIBILITY.md.
package lockset

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// MaxCount limits recursion counts, which are lower bounds: a mutex locked more often counts as locked so often.
const MaxCount = 7

// UnlockByOwner is the assumption that an unlock releases a mutex that the thread holds, where this could not
// be decided.
const UnlockByOwner = "unlock-by-owner"

// byOwner is what it says.
const byOwner = "the thread holds the mutex that it unlocks"

// Held is a mutex that is certainly held.
type Held struct {
	Mutex  digest.Object
	Shared bool
	Count  uint8 // at least so many times
}

// many is any number of times that a mutex may be held.
const many = 3

// MayHold is a mutex that may be held, once, twice or [many] times, and perhaps as a reader.
type MayHold struct {
	Mutex  digest.Object
	Count  uint8
	Shared bool
}

// Element is a lockset.
type Element struct {
	Held digest.List[Held]    // sorted by mutex, one entry each
	May  digest.List[MayHold] // likewise
	Many bool                 // there are too many of these: May is empty, and it may have taken any mutex, in any way
	Any  bool                 // the thread may hold any mutex
	Read bool                 // likewise, as a reader
	// Handler marks signal handlers. They interrupt a thread that may hold the mutex that they lock. If they
	// would not wait for ever then, because the mutex is recursive, or because they get an error that the
	// program may ignore, it does not separate them.
	Handler bool
}

// Digest is the lockset digest.
type Digest struct {
	held   digest.Interner[Held]
	may    digest.Interner[MayHold]
	broken broken.Objects
	// A handler, a function that unknown code calls back, or one that runs when a thread ends may return while it
	// holds a lock; for reading, or in any way. Then any thread may hold any lock; or, of the second, be told so.
	leftReading, leftHolding digest.Marks[struct{}]
	unheld                   *unheld // nil: each state decides for itself which unlock is wrong
}

// New returns a lockset digest.
func New() *Digest {
	return &Digest{leftReading: digest.NewMarks[struct{}](), leftHolding: digest.NewMarks[struct{}]()}
}

// Coarse returns one for an analysis without regard to the flow, which has states of no execution.
func Coarse() *Digest {
	d := New()
	d.unheld = newUnheld()
	return d
}

// Name is "lockset".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "both hold one lock"
}

// Requires the digest of broken mutexes, and if it is coarse thread ids.
func (d *Digest) Requires() []string {
	if d.unheld != nil {
		return []string{broken.Name, threadid.Name}
	}
	return []string{broken.Name}
}

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.broken, err = broken.Require(required[0]); err != nil || d.unheld == nil {
		return err
	}
	d.broken.Accuse(d.unheld.wrong)
	d.unheld.threads, _, err = threadid.Require(required[1])
	return err
}

// Init holds nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New holds nothing: a child does not inherit mutexes. What runs at the end of another thread may find there
// whatever that holds.
func (d *Digest) New(_ digest.Context, _ Element, ev *digest.Event) []Element {
	return []Element{{Handler: ev.Create == cfg.SignalHandler, Any: ev.Create == cfg.AtExit, Read: ev.Create == cfg.AtExit}}
}

// Observe acquires what is locked. There is no result only for a thread that locks a mutex again that it
// certainly holds exclusively, if it certainly waits for itself then, for ever. Not so
// if the mutex is broken: another thread may have unlocked it. A thread that may hold a read-write lock as a
// reader, and asks to write, may get an error, ignore it, and be a reader as before.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	op, counts := operand(ev)
	if ev.Kind != digest.EvLock && ev.Kind != digest.EvAtomicBegin {
		return a, true
	}
	shared := ev.Shared || known(ev).StaysReader() && (d.mayRead(a, op) || d.leftReading.Has(x, struct{}{}))
	a = d.mayAcquire(a, op, ev)
	if !op.Definite || a.Handler && !WaitsForItself(ev) {
		return a, true
	}
	held := d.held.Items(a.Held)
	h := Held{Mutex: op.May[0], Shared: shared, Count: 1}
	i, again := find(held, h.Mutex)
	switch {
	case !again:
		a.Held = d.held.List(slices.Insert(slices.Clone(held), i, h)...)
	case !held[i].Shared && ev.Kind == digest.EvLock && known(ev).WaitsForItself() && !d.broken.Mutex(x, h.Mutex):
		return a, false
	case held[i].Count < MaxCount && counts:
		// who holds a read-write lock in either way may be refused another hold, and ignore it
		held = slices.Clone(held)
		held[i].Count++
		a.Held = d.held.List(held...)
	}
	return a, true
}

// WaitsForItself reports whether a thread that locks what it holds certainly waits for ever. (A read-write lock
// may tell that it would.)
func WaitsForItself(ev *digest.Event) bool {
	return ev.Kind != digest.EvAtomicBegin && known(ev).WaitsForItself()
}

// known is what an event tells about its lock.
func known(ev *digest.Event) rules.Knowledge {
	return rules.Knowledge{Kind: ev.Lock, Types: ev.MutexType}
}

// Step releases what is unlocked, and says which mutexes that breaks.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	op, _ := operand(ev)
	switch ev.Kind {
	case digest.EvUnlock, digest.EvAtomicEnd:
		if d.wrong(x, a, op, ev) {
			d.broken.Release(x, op)
		}
		return d.release(a, op, false), true
	case digest.EvUnknown:
		return d.kept(d.release(a, ev.Memory, true), ev.Acquired), true
	case digest.EvOverwrite:
		if ev.Unchecked && !d.certainlyFree(a, ev.Memory) {
			d.broken.Release(x, ev.Memory)
		}
		return d.release(a, ev.Memory, true), true // whoever holds it no longer does
	case digest.EvLockFail:
		return a, !ev.Owned || a.Handler || !d.certainlyFree(a, op) || d.leftHolding.Has(x, struct{}{})
	case digest.EvReturn:
		may := d.may.Items(a.May)
		leaves := a.Handler || a.Any // to what runs later in the same thread
		if a.Handler && a.Read || leaves && a.Many || leaves && slices.ContainsFunc(may, func(m MayHold) bool { return m.Shared }) {
			d.leftReading.Add(x, struct{}{})
		}
		if a.Handler && a.Any || leaves && (a.Many || len(may) > 0) {
			d.leftHolding.Add(x, struct{}{})
		}
	case digest.EvUnlockFail:
		// Nobody else releases a mutex that checks its owner.
		return a, !d.owns(a, op) || d.broken.Mutex(x, op.May[0])
	case digest.EvMutexInit, digest.EvMutexDestroy:
		// Whoever holds it no longer does.
		return d.release(a, op, true), true
	}
	return a, true
}

// wrong reports whether an unlock breaks what it may be of: a thread releases it that does not hold it.
func (d *Digest) wrong(x digest.Context, a Element, op digest.Operand, ev *digest.Event) bool {
	if d.unheld != nil && ev.Kind == digest.EvUnlock && !ev.Unchecked && !op.Any && len(op.May) == 1 {
		return d.unheld.release(d, x, a, ev)
	}
	return !d.owns(a, op) && (ev.Unchecked || d.certainlyFree(a, op) || !x.Assume(UnlockByOwner, ev.Pos, byOwner))
}

// MayRun is false if some mutex that is not broken is held at both accesses, exclusively at one of them.
//
// Sound: let m be such a mutex. If both accesses belong to one thread, they are ordered by its program order.
// Otherwise, the section of one thread from its last lock of m to its next unlock of m encloses its access, and
// so for the other: m is one concrete object, the thread certainly holds it at the access, and nobody else
// unlocks, destroys or initialises it meanwhile, as it is not broken. One of the two sections is exclusive, so
// they do not overlap, and the unlock that ends the first comes before the lock that begins the second. Thus
// the accesses are ordered whichever way m_g orders them (loc. cit., Proposition 3 and appendix A).
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	other := d.held.Items(b.Held)
	for _, h := range d.held.Items(a.Held) {
		if i, both := find(other, h.Mutex); both && !(h.Shared && other[i].Shared) && !d.broken.Mutex(x, h.Mutex) {
			return false
		}
	}
	return true
}

// Doubts reports whether both threads may hold a common mutex after all.
func (d *Digest) Doubts(_ digest.RaceContext, a, b Element) bool {
	if a.Any || b.Any || a.Many && b.Many {
		return true
	}
	if a.Many || b.Many {
		return !a.May.IsEmpty() || !b.May.IsEmpty()
	}
	other := d.may.Items(b.May)
	return slices.ContainsFunc(d.may.Items(a.May), func(m MayHold) bool {
		return slices.ContainsFunc(other, func(n MayHold) bool {
			return m.Mutex == n.Mutex || m.Mutex.Base == n.Mutex.Base &&
				(m.Mutex.Offset == digest.AnyOffset || n.Mutex.Offset == digest.AnyOffset)
		})
	})
}

// operand is the mutex of an event, and whether locking it again certainly counts (where its type says so).
func operand(ev *digest.Event) (op digest.Operand, counts bool) {
	if ev.Kind == digest.EvAtomicBegin || ev.Kind == digest.EvAtomicEnd {
		return digest.Operand{May: []digest.Object{digest.AtomicSection()}, Definite: true}, true
	}
	return ev.Mutex, known(ev).TakesAgain()
}
