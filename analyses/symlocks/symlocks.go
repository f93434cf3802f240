// Package symlocks is the digest of locks that are known by the expression that denotes them, not by the
// object: &p->lock, &table[i].lock. It separates accesses to elements that are each protected by a lock of
// their own, although nobody knows which element an access means ("Data Race Detection by Digest-Driven
// Abstract Interpretation", §7, SL; the idea of locks as parts of the accessed path is from Voung, Jhala,
// Lerner, "RELAY", FSE 2007, and Vojdani's "Goblint").
//
// What is known of a history is a [Case]: equalities between variables and addresses, how variables compare,
// and the locks that are held, as symbolic addresses ([Address]). All these are must-sets. A lock is dropped
// whenever a lock is released that it may be equal to, and everything that mentions a variable is dropped when
// the variable is assigned or its function is left. At an access, what is kept is by how much the addresses of
// the locks differ from that of the access; and which locks are chosen, in an array of locks, by the number by
// which the access is chosen, or by what is left of that: locks[k % 8] and table[k] ([Parallel]).
//
// An element is a disjunction of a few cases, so that two locks that are taken in the order of their addresses
// are known by their names, too:
//
//	first = from < to ? from : to;    first == from, from < to, or first == to, from >= to
//	second = from < to ? to : from;   likewise: the condition comes out as before, because neither variable has changed
//	lock(&first->m); lock(&second->m);
//	from->balance -= n;               from's lock is held in both cases
//
// It is the lattice part of the one key: so neither contexts nor abstract states are split. Where control flow
// meets, a case is merged with one that knows less of what is equal and held.
//
// Numbers in memory that say under a lock whether something is taken, as slots[i].used, are locks, too: see [Flag].
//
// This package may change in any release: see COMPATIBILITY.md.
package symlocks

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Relative is a lock that is held at an access, Delta bytes behind the address that is accessed.
type Relative struct {
	Delta                int64
	Shared               bool
	Base                 uint32
	Lo, Hi, Stride, Size int64 // where the access may be, see [digest.Access]
}

// Element is what is known: that one of the cases holds. No case at all stands for one that knows nothing.
// Relative and Parallel are set in summaries of accesses only, and the others are not.
type Element struct {
	Cases    digest.List[Case]
	Relative digest.List[Relative]
	Parallel digest.List[Parallel]
	Flagged  digest.List[Flagged] // likewise
	Given    Given                // of a thread that has not entered its function yet
	// Handler marks signal handlers: see [lockset.Element].
	Handler bool
	// Nobody marks what no history has: where a function returns to who has not called it. It is below all others.
	Nobody bool
}

// Digest is the digest of symbolic locks.
type Digest struct {
	cases       digest.Interner[Case]
	equal       digest.Interner[Equality]
	comparisons digest.Interner[Comparison]
	held        digest.Interner[Held]
	reads       digest.Interner[Read]
	addresses   digest.Interner[Address]
	objects     digest.Interner[digest.Object]
	calls       digest.Interner[*cfg.Edge]
	relative    digest.Interner[Relative]
	parallel    digest.Interner[Parallel]
	broken      broken.Objects
	lockset     digest.Typed[lockset.Element]
	locks       lockset.Locks
	flag        digest.Typed[threadflag.Element]
	phases      threadflag.Phases
	flags       flags
	max         int                    // cases of an element
	leftReading digest.Marks[struct{}] // see [lockset.Digest]

	types    *cfg.Types          // of the program
	watching bool                // it has locks that are worth the trouble: see Watch
	views    bool                // it has locks in arrays that pointers in memory lead to: see named.go
	operand  *cfg.Var            // what an operation on a lock is about
	named    map[uint32]*cfg.Var // what stands for objects that pointers in memory lead to
	callers  callers

	// What has been computed before: the solver asks for the same again and again.
	common      map[[2]Case]Case
	assignments map[assignment]Case
}

// New returns a digest of symbolic locks.
func New() *Digest { return upTo(MaxCases) }

// Coarse returns one that knows one case only: what holds wherever control flow comes from.
func Coarse() *Digest { return upTo(1) }

func upTo(cases int) *Digest {
	return &Digest{leftReading: digest.NewMarks[struct{}](), common: make(map[[2]Case]Case), assignments: make(map[assignment]Case), max: cases,
		operand: newOperand(), named: map[uint32]*cfg.Var{}}
}

// Name is the name of the digest.
const Name = "symlocks"

// Name is "symlocks".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "both hold the lock that lies beside the data"
}

// Requires the digest of broken mutexes, the lockset, which tells it when a release breaks one, and the thread flag.
func (d *Digest) Requires() []string { return []string{broken.Name, lockset.Name, threadflag.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.broken, err = broken.Require(required[0]); err != nil {
		return err
	}
	if d.lockset, d.locks, err = lockset.Require(required[1]); err != nil {
		return err
	}
	d.flag, d.phases, err = threadflag.Require(required[2])
	return err
}

// Init holds nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New holds nothing, and shares no variable with its creator; it may be given what that has taken. What runs at the end
// of another thread may find there whatever that holds.
func (d *Digest) New(_ digest.Context, a Element, ev *digest.Event) []Element {
	e := Element{Handler: ev.Create == cfg.SignalHandler, Given: d.given(a, ev)}
	if ev.Create == cfg.AtExit {
		e.Cases = d.cases.List(Case{Reads: d.reads.List(Read{Any: true, Many: true})})
	}
	return []Element{e}
}

// Observe takes locks.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	a = d.unlearn(a)
	if ev.Kind == digest.EvLock && !ev.Mutex.IsAtomicityMutex() {
		shared := ev.Shared || staysReader(ev) && d.leftReading.Has(x, struct{}{})
		at := d.lock(ev)
		a.Cases = d.each(a.Cases, func(c Case) Case {
			return d.done(d.acquire(c, ev, at, shared, a.Handler && !lockset.WaitsForItself(ev)))
		})
	}
	return a, true
}

// Step forgets what is released.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	a = d.unlearn(a)
	switch ev.Kind {
	case digest.EvCreate:
		a.Cases = d.each(a.Cases, func(c Case) Case { return d.give(c, ev) })
	case digest.EvReturn:
		if a.Handler && slices.ContainsFunc(d.all(a.Cases), func(c Case) bool { return !c.Reads.IsEmpty() }) {
			d.leftReading.Add(x, struct{}{})
		}
	case digest.EvUnlock, digest.EvMutexInit, digest.EvMutexDestroy:
		if ev.Mutex.IsAtomicityMutex() {
			break // no lock that has an address
		}
		at := d.lock(ev)
		a.Cases = d.each(a.Cases, func(c Case) Case { return d.done(d.release(c, ev.Mutex, at, ev.Kind == digest.EvUnlock)) })
	case digest.EvOverwrite:
		a.Cases = d.each(a.Cases, func(c Case) Case { return d.release(c, ev.Memory, nil, false) })
	case digest.EvUnknown:
		a.Cases = d.each(a.Cases, func(c Case) Case { return d.release(c, ev.Memory, nil, false) })
		if got := ev.Acquired; got.Any || len(got.May) > 0 {
			read := Read{Many: true}
			read.May, read.Any = d.mayBe(d.objects.List(got.May...), read.May, got.Any)
			a.Cases = d.each(a.Cases, func(c Case) Case {
				c.Reads = d.allReads(append(slices.Clone(d.reads.Items(c.Reads)), read))
				return c
			})
		}
	}
	return a, true
}

// Summary keeps the locks whose addresses differ from that of the access by a constant, or from that of the array that
// the access lies in: as if all of that were accessed.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	out := Element{Handler: a.Handler}
	if a.Cases.IsEmpty() {
		return out
	}
	rs, ps := d.holds(a, access)
	if in := d.within(access); in.LV != nil {
		array := digest.Access{Base: access.Base, LV: in.LV, Lo: in.Lo, Hi: in.Hi, Stride: in.Stride, Size: in.Size, View: access.View}
		more, others := d.holds(a, array)
		rs, ps = append(rs, more...), append(ps, others...)
	}
	slices.SortFunc(rs, compareRelative)
	slices.SortFunc(ps, compareParallel)
	out.Flagged = d.flags.flagged.List(d.flagged(a, access)...)
	out.Relative, out.Parallel = d.relative.List(slices.Compact(rs)...), d.parallel.List(slices.Compact(ps)...)
	return out
}

// holds are the locks at the same distance from an access in all cases, and those that are chosen like it.
func (d *Digest) holds(a Element, access digest.Access) (all []Relative, parallel []Parallel) {
	if access.LV == nil {
		return nil, nil
	}
	from, place, known := begin(access.LV, d.types)
	place, known = d.behind(access.View, from, place, known)
	for i, c := range d.cases.Items(a.Cases) {
		if c.Held.IsEmpty() {
			return nil, nil
		}
		held := d.held.Items(c.Held)
		rs, ps := []Relative(nil), d.parallels(c, held, access)
		slices.SortFunc(ps, compareParallel)
		if known {
			rs = d.relatives(c, held, access, place)
		}
		if i == 0 {
			all, parallel = rs, slices.Compact(ps)
			continue
		}
		parallel = digest.Intersection(parallel, slices.Compact(ps), compareParallel)
		var both []Relative
		for _, r := range all {
			if j := slices.IndexFunc(rs, func(s Relative) bool { return s.Delta == r.Delta }); j >= 0 {
				r.Shared = r.Shared || rs[j].Shared
				both = append(both, r)
			}
		}
		all = both
	}
	return all, parallel
}

// relatives lists locks of one case by their distances from the place that is accessed, each distance once.
func (d *Digest) relatives(c Case, held []Held, access digest.Access, place Address) []Relative {
	var rs []Relative
	for _, at := range d.expand(c, []Address{place}) {
		for _, h := range held {
			if h.Lock.Root() != at.Root() {
				continue
			}
			r := Relative{h.Lock.Offset - at.Offset, h.Shared, access.Base, access.Lo, access.Hi, access.Stride, access.Size}
			if i := slices.IndexFunc(rs, func(s Relative) bool { return s.Delta == r.Delta }); i >= 0 {
				rs[i].Shared = rs[i].Shared && r.Shared
			} else {
				rs = append(rs, r)
			}
		}
	}
	return rs
}

// MayRun is false if both threads hold a lock, one of them exclusively, that is the same one whenever the
// accesses touch a common byte.
//
// Sound: the thread that accesses the place at x holds the lock at x+d: in each of the cases, one of which its
// history is, it took it by an address that differed by d from that of the access, no variable that the two
// mention has changed since, and it has not released any lock that may be this one. The same for the other, at
// y and y+e. Let both touch a common byte; then they access one object, x and y are places in it, and x-y is
// one of the differences that [overlaps] lists, all of which are e-d: so x+d = y+e is one lock, and the
// sections exclude each other as those of [lockset.Digest.MayRun] do. No mutex of the object is broken. So it is with
// locks that are chosen by the same number as what is accessed: see [alike].
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if x.Location().Unknown {
		return true
	}
	if d.apart(x, a, b) {
		return false
	}
	for _, r := range d.parallel.Items(a.Parallel) {
		for _, s := range d.parallel.Items(b.Parallel) {
			lock := r.Lock.At.Base
			if r.Lock.Same {
				lock = r.Base
			}
			if !(r.Shared && s.Shared) && alike(r, s) && !d.broken.MutexIn(x, lock) {
				return false
			}
		}
	}
	for _, r := range d.relative.Items(a.Relative) {
		if d.broken.MutexIn(x, r.Base) {
			return true
		}
		for _, s := range d.relative.Items(b.Relative) {
			if r.Base == s.Base && !(r.Shared && s.Shared) && same(r, s) {
				return false
			}
		}
	}
	return true
}

// Key is the same for all threads but handlers.
func (d *Digest) Key(a Element) Element { return Element{Handler: a.Handler} }

// Join has the cases of both sides.
func (d *Digest) Join(a, b Element) Element {
	switch {
	case a == b, b.Nobody:
		return a
	case a.Nobody:
		return b
	}
	return Element{
		Cases:    d.either(a.Cases, b.Cases),
		Relative: d.relative.Intersection(a.Relative, b.Relative, compareRelative),
		Parallel: d.parallel.Intersection(a.Parallel, b.Parallel, compareParallel),
		Flagged:  d.flags.flagged.Intersection(a.Flagged, b.Flagged, compareFlagged),
		Given:    d.givenByBoth(a.Given, b.Given),
		Handler:  a.Handler,
	}
}

// Impossible reports whether no history has an element.
func (d *Digest) Impossible(a Element) bool { return a.Nobody }

// Leq reports whether each case of a is one of b, where less may be known.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Describe prints the locks by their expressions, and those of an access by where they are.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var cases []string
	for _, c := range d.all(a.Cases) {
		var ss []string
		for _, h := range d.held.Items(c.Held) {
			ss = append(ss, h.Lock.String())
		}
		if s := "{" + strings.Join(ss, ", ") + "}"; !slices.Contains(cases, s) {
			cases = append(cases, s)
		}
	}
	if a.Relative.IsEmpty() && a.Parallel.IsEmpty() {
		return strings.Join(cases, " or ")
	}
	var ss []string
	for _, r := range d.relative.Items(a.Relative) {
		s := fmt.Sprintf("lock at %+d", r.Delta)
		if r.Shared {
			s += " shared"
		}
		ss = append(ss, s)
	}
	for _, p := range d.parallel.Items(a.Parallel) {
		s := "lock by the same number"
		if p.Shared {
			s += " shared"
		}
		ss = append(ss, s)
	}
	return "{" + strings.Join(slices.Compact(ss), ", ") + "}"
}
