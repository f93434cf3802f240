// Package tokens is the digest of numbers that are given out once: what a thread takes from a counter, by an
// atomic addition, or by reading and increasing it in one section of a lock.
//
//	lock(&m);                          i = atomic_fetch_add(&next, 1);
//	i = next++;
//	unlock(&m);
//	cell[i] = x;                       cell[i] = x;
//
// Two threads that have each taken a number have different ones, so what they access at these indices are
// different elements. The digest knows of a history what registers are in terms of the last value that the
// counter had before the thread increased it (the token), as far as they are that plus a constant, or an
// address at so many bytes for each unit of it ([Known]); or between which bounds they lie, so that a thread may
// take a block of numbers at once and pass through it ([Range]). How a counter is increased everywhere is a fact
// ([Takings]). Counters are integer variables with static storage whose address the program takes nowhere, so
// all accesses to them are by name; or members of structures, of which all that writes to them is seen ([memory]).
// It requires the lockset, the thread flag, and thread ids.
//
// This package may change in any release: see COMPATIBILITY.md.
package tokens

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "tokens"

// Relative is where an access is, in its object: Scale times a token of the counter Of, plus Off bytes.
type Relative struct {
	Of               *cfg.Var
	Base             uint32
	Scale, Off, Size int64 // in bytes
	Bounded          bool  // it lies somewhere there, by a [Range]
}

// Element is what is known of registers. Relative is set in summaries of accesses only, and the others are not.
type Element struct {
	Known    digest.List[Known]
	Ranges   digest.List[Range]
	Relative digest.List[Relative]
	// Guest marks what runs inside of other threads: see [Digest.increased].
	Guest bool
	// Took: a register has a number that was taken in the latest section of a lock. It keeps apart what is
	// known then from what is known if there was none left:
	//
	//	begin = end = 0;
	//	lock(&m);
	//	if (next < n) { begin = next; next = end = next + 8; }
	//	unlock(&m);
	//	for (i = begin; i < end; i++) cell[i] = x;
	Took bool
}

// Takings is the fact of a counter: how it is written where other threads may act.
type Takings struct {
	Atomic  bool                       // by atomic additions; else under locks
	Down    bool                       // it decreases
	Step    int64                      // by so much at least
	Mutexes digest.List[digest.Object] // that are held exclusively at all increments
	By      threadid.Sole              // who increases it
	Spoiled bool                       // it is written otherwise, or not always in one of these ways
}

// Digest is the digest of tokens.
type Digest struct {
	known    digest.Interner[Known]
	ranges   digest.Interner[Range]
	relative digest.Interner[Relative]
	mutexes  digest.Interner[digest.Object]
	takings  *digest.FactKind[*cfg.Var, Takings]
	changing digest.Marks[*cfg.Var] // limits that are written where other threads may act
	far      digest.Marks[*cfg.Var] // counters that may begin with great numbers, or negative ones
	broken   broken.Objects
	held     digest.Typed[lockset.Element]
	locks    lockset.Locks
	flag     digest.Typed[threadflag.Element]
	phases   threadflag.Phases
	threads  digest.Typed[threadid.Element]

	program program
	memory  memory
}

// New returns a digest of tokens.
func New() *Digest {
	d := &Digest{far: digest.NewMarks[*cfg.Var](), changing: digest.NewMarks[*cfg.Var](), memory: newMemory()}
	d.takings = digest.NewFacts[*cfg.Var](d.joinTakings, func(a, b Takings) bool { return d.joinTakings(a, b) == b })
	return d
}

// Name is "tokens".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "each thread has taken an index of its own from a counter"
}

// Requires the digest of broken mutexes, the lockset, the thread flag, and thread ids.
func (d *Digest) Requires() []string {
	return []string{broken.Name, lockset.Name, threadflag.Name, threadid.Name}
}

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.broken, err = broken.Require(required[0]); err != nil {
		return err
	}
	if d.held, d.locks, err = lockset.Require(required[1]); err != nil {
		return err
	}
	if d.flag, d.phases, err = threadflag.Require(required[2]); err != nil {
		return err
	}
	d.threads, err = digest.Require[threadid.Element](required[3])
	return err
}

// Init knows nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New knows nothing: a thread shares no register with its creator.
func (d *Digest) New(_ digest.Context, _ Element, ev *digest.Event) []Element {
	return []Element{{Guest: ev.Create != cfg.NewThread}}
}

// Observe ends what is known of the present value of counters. A lock begins another section.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	a.Took = a.Took && (ev.Kind != digest.EvLock || ev.Mutex.IsAtomicityMutex())
	return d.interrupted(a, ev), true
}

// Step ends it, too, but for what certainly releases no lock.
func (d *Digest) Step(_ digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvEscape, digest.EvAlloc, digest.EvLockFail, digest.EvUnlockFail, digest.EvJoinFail:
		return a, true
	}
	return d.interrupted(a, ev), true
}

// interrupted forgets what holds only while no lock is taken or released: so whatever is held when a counter is
// increased has been held since its old value was read.
func (d *Digest) interrupted(a Element, ev *digest.Event) Element {
	if ev.Mutex.IsAtomicityMutex() {
		return a
	}
	a = d.withoutRanges(a, func(r Range) bool { return r.Var == r.Of })
	return d.without(a, func(k Known) bool { return !k.constant() && (!k.Taken || k.Var == k.Of) })
}

// increased notes that a counter is increased by step, while it holds its value from before: atomically, or
// under the locks that are held.
//
// What runs inside of other threads (a handler of signals) may come between a read and the write of its host,
// and own the lock with it: it spoils the counter.
func (d *Digest) increased(x digest.Context, a Element, at *cfg.Edge, counter *cfg.Var, step int64, atomically bool) {
	t := Takings{Atomic: atomically, Down: step < 0, Step: max(step, -step)}
	if !atomically {
		var held []digest.Object
		for _, h := range d.locks.Mutexes(d.held.Of(x)) {
			if !h.Shared {
				held = append(held, h.Mutex)
			}
		}
		t.Mutexes = d.mutexes.List(held...)
	}
	t.By = d.threads.Of(x).Sole()
	t.Spoiled = a.Guest || t.Step == 0 || t.Step > maxStep
	d.takings.Add(x, counter, normal(t))
	if _, ok := d.unique(x, counter); ok && !x.Assume(NoRepetition, at.Pos,
		counter.Name+" is not counted so often that it comes near the end of its type's numbers, or round to the same ones") {
		d.takings.Add(x, counter, Takings{Spoiled: true})
	}
}

// maxStep bounds by how much a counter is increased at once: of 32 bits, it takes half a million of increments to
// come to an end.
const maxStep = 4096

// NoRepetition is the assumption that no counter goes through all numbers of its type, or, if it begins with a small one
// and goes up, through half of them.
const NoRepetition = "counter-repeats-not"

// single reports whether no other thread can act.
func (d *Digest) single(x digest.Context, a Element) bool {
	return !a.Guest && d.phases.SingleThreaded(d.flag.Of(x))
}

// unique reports whether all tokens of a counter are different, and by how much at least. It does not trouble
// to say so if one thread has all of them.
func (d *Digest) unique(x digest.Facts, counter *cfg.Var) (step int64, ok bool) {
	t, ok := d.takings.Of(x, counter)
	if !ok || t.Spoiled || !t.By.Many || d.memory.stray(x, counter) {
		return 0, false
	}
	return t.Step, t.Atomic || slices.ContainsFunc(d.mutexes.Items(t.Mutexes),
		func(m digest.Object) bool { return !d.broken.Mutex(x, m) })
}

// joinTakings is spoiled if the two are of different kinds.
func (d *Digest) joinTakings(a, b Takings) Takings {
	out := Takings{Atomic: a.Atomic, Down: a.Down, Step: min(a.Step, b.Step)}
	out.Spoiled = a.Spoiled || b.Spoiled || a.Atomic != b.Atomic || a.Down != b.Down
	out.By = a.By.Join(b.By)
	out.Mutexes = d.mutexes.Intersection(a.Mutexes, b.Mutexes, digest.CompareObjects)
	return normal(out)
}

func normal(t Takings) Takings {
	if t.Spoiled {
		return Takings{Spoiled: true}
	}
	return t
}

// MayRun is false if both threads access what lies at a multiple of a token of one counter, and the multiples
// differ by so much that the accesses do not meet.
//
// Sound: let the two be accesses of different threads to one object, at s·t+o and s·u+p, where each thread has
// taken its t or u itself: that was the value of the counter right before one of its own increments.
//
// If no other thread could act between the two increments, or since either of them until something else was
// written to the counter, there was a time when only one thread was there, and it has no token from before that
// (see forgets what a thread knows of a counter that it writes otherwise); then one access comes before that
// time, and the other after it. If not, both increments belong to a sequence in which nothing else is written:
// atomic additions, of which each finds what the last one has left; or sections of a lock, which exclude each
// other since it is held exclusively and not broken, in each of which the counter was read, and increased, with
// nothing in between that takes or releases a lock. All go in one direction, each by Step or more. So t and u
// differ by Step or more; as numbers modulo the size of the counter's type, too, since the counter does not
// come round ([NoRepetition]), and in both directions. What was computed from them by additions of constants,
// and conversions to types that are no narrower, are numbers that are equal to t+i and u+j modulo that size; so
// their difference is i-j and something that is Step or more, or -Step or less. Offsets in an object are true
// numbers, because addresses of what lies outside of it are undefined behaviour. So what is left is to see
// whether places at such a distance have bytes in common.
//
// That holds of each place where an access may be, too, if it is only known that it is within some bytes: see [Range].
// There are conditions in the arguments of that, which [Digest.ordered] checks.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Relative.IsEmpty() || b.Relative.IsEmpty() || x.Location().Unknown || x.Location().Raced {
		return true
	}
	for _, r := range d.relative.Items(a.Relative) {
		step, ok := d.unique(x, r.Of)
		if !ok {
			continue
		}
		for _, s := range d.relative.Items(b.Relative) {
			if r.Of == s.Of && r.Base == s.Base && r.Scale == s.Scale && apart(r, s, step) &&
				(!r.Bounded && !s.Bounded || d.ordered(x, r.Of)) {
				return false
			}
		}
	}
	return true
}

// ordered reports whether a counter begins with small numbers and goes up, so that numbers near to it compare as they
// should.
func (d *Digest) ordered(x digest.Facts, counter *cfg.Var) bool {
	t, _ := d.takings.Of(x, counter)
	return !t.Down && !d.far.Has(x, counter)
}

// apart reports whether two accesses do not meet if their tokens differ by step or more.
func apart(r, s Relative, step int64) bool {
	least, by := r.Scale*step, r.Off-s.Off
	return least+by >= s.Size && least-by >= r.Size
}

// Key is the same for all threads but guests, and for those that have just taken a number.
func (d *Digest) Key(a Element) Element { return Element{Guest: a.Guest, Took: a.Took} }

// Join knows what both know.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	return Element{
		d.known.List(either(d.known.Items(a.Known), d.known.Items(b.Known))...),
		d.ranges.List(hull(d.ranges.Items(a.Ranges), d.ranges.Items(b.Ranges))...),
		d.relative.Intersection(a.Relative, b.Relative, compareRelative),
		a.Guest, a.Took,
	}
}

// Leq reports whether a knows no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(digest.CompareBools(a.Guest, b.Guest), digest.CompareBools(a.Took, b.Took),
		slices.CompareFunc(d.known.Items(a.Known), d.known.Items(b.Known), compareKnown),
		slices.CompareFunc(d.ranges.Items(a.Ranges), d.ranges.Items(b.Ranges), compareRanges),
		slices.CompareFunc(d.relative.Items(a.Relative), d.relative.Items(b.Relative), compareRelative))
}

func compareRelative(a, b Relative) int {
	return cmp.Or(cmp.Compare(a.Of.ID, b.Of.ID), cmp.Compare(a.Base, b.Base), cmp.Compare(a.Scale, b.Scale),
		cmp.Compare(a.Off, b.Off), cmp.Compare(a.Size, b.Size), digest.CompareBools(a.Bounded, b.Bounded))
}

// Describe prints what is known of registers, or where an access is.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var ss []string
	for _, k := range d.known.Items(a.Known) {
		if k.Of != nil && k.Taken && k.Var != k.Of {
			ss = append(ss, k.Var.Name+" from "+k.Of.Name)
		}
	}
	for _, r := range d.ranges.Items(a.Ranges) {
		if r.Var != nil && r.Var != r.Of {
			ss = append(ss, r.Var.Name+" beside "+r.Of.Name)
		}
	}
	for _, r := range d.relative.Items(a.Relative) {
		ss = append(ss, fmt.Sprintf("at %d of %s%+d", r.Scale, r.Of.Name, r.Off))
	}
	slices.Sort(ss)
	return "{" + strings.Join(slices.Compact(ss), ", ") + "}"
}
