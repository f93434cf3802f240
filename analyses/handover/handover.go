// Package handover is the digest of flags by which one thread tells others that it has done its part:
//
//	data = 1;                          lock(&m);
//	lock(&m);                          while (!ready)
//	ready = 1;                             wait(&c, &m);
//	unlock(&m);                        unlock(&m);
//	                                   use(data);
//
// or without the mutex, if ready is an atomic object, and is set with release order and read with acquire
// order. A thread that has seen a flag set comes after whatever its setter did before it set it for the first
// time. The digest knows of a history which flags the thread may have set, and which it has certainly seen set,
// each while it held some mutex; who sets a flag, and the mutexes that are always held then, are facts. Where
// an operation releases or acquires, the flag stands for a mutex of its own that it holds. Flags are variables
// that are zero when the program starts, or lie in memory that somebody has made zero, in an object of which there is
// one (memory.go). It requires the lockset, and thread ids.
//
// This package may change in any release: see COMPATIBILITY.md.
package handover

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "handover"

// read is what an acquiring load has read.
type read struct {
	result int // the number of its result
	flag   digest.Object
}

// Seen is a flag that was not zero when it was read while a mutex was held, or (Mutex is Flag) with acquire
// order.
type Seen struct{ Flag, Mutex digest.Object }

// Element is a may-set of flags that the thread has set, and a must-set of those that it has seen set, or that
// whoever created it had seen; to see and to set a flag is the same if a mutex is held exclusively. Unset are
// those that were zero when it read them while it held a mutex, which it has held since, without creating a
// thread.
type Element struct {
	Set         digest.List[digest.Object]
	Any         bool // it may have set any flag: these are too many for Set, which is empty then
	Seen, Unset digest.List[Seen]
	// Read are flags in memory that acquiring loads have read, each the last time, when they were initialised.
	Read digest.List[read]
}

// Setter is the fact of a flag that some thread sets: the one thread that does, unless Many do, and the mutexes
// that it holds exclusively whenever it does; the flag itself is among them if it always does so with release
// order.
type Setter struct {
	threadid.Sole
	Mutexes digest.List[digest.Object]
}

// Digest is the digest of flags.
type Digest struct {
	objects digest.Interner[digest.Object]
	seen    digest.Interner[Seen]
	reads   digest.Interner[read]
	program program
	memory  *memory
	setters *digest.FactKind[digest.Object, Setter]
	cleared digest.Marks[digest.Object] // flags that may be zero again
	broken  broken.Objects
	held    digest.Typed[lockset.Element]
	locks   lockset.Locks
	threads digest.Typed[threadid.Element]
}

// New returns a digest of flags.
func New() *Digest {
	d := &Digest{cleared: digest.NewMarks[digest.Object](), memory: newMemory()}
	d.setters = digest.NewFacts[digest.Object](d.joinSetters, func(a, b Setter) bool { return d.joinSetters(a, b) == b })
	return d
}

// Name is "handover".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one comes before a flag is set, and the other after it has been seen set"
}

// Requires the lockset, the digest of broken mutexes, and thread ids.
func (d *Digest) Requires() []string { return []string{lockset.Name, broken.Name, threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.held, d.locks, err = lockset.Require(required[0]); err != nil {
		return err
	}
	if d.broken, err = broken.Require(required[1]); err != nil {
		return err
	}
	d.threads, err = digest.Require[threadid.Element](required[2])
	return err
}

// Init has seen and set nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has set nothing yet; what its creator had seen has happened before it began.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Seen: a.Seen}}
}

// set notes that a thread sets a flag, if it does so at all, while it holds what it holds; nonZero: it is
// certainly not zero then.
func (d *Digest) set(x digest.Context, a Element, flag digest.Object, perhaps, nonZero bool, order cfg.MemoryOrder) Element {
	var held []digest.Object
	for _, h := range d.locks.Mutexes(d.held.Of(x)) {
		if !h.Shared && !perhaps && h.Mutex != flag {
			held = append(held, h.Mutex)
		}
	}
	if order.Releases() && !perhaps {
		held = digest.Insert(held, flag, digest.CompareObjects)
	}
	t := d.threads.Of(x)
	a.Set, a.Any = d.either(a.Set, d.objects.List(flag), a.Any)
	d.setters.Add(x, flag, Setter{t.Sole(), d.objects.List(held...)})
	if nonZero {
		for _, m := range held {
			if m != flag {
				a.Seen = d.seen.List(digest.Insert(d.seen.Items(a.Seen), Seen{flag, m}, compareSeen)...)
			}
		}
	}
	return a
}

// under adds that a flag has been seen just now, while some mutexes are held.
func (d *Digest) under(to digest.List[Seen], flag digest.Object, held []lockset.Held) digest.List[Seen] {
	if len(held) == 0 {
		return to
	}
	seen := d.seen.Items(to)
	for _, h := range held {
		seen = digest.Insert(seen, Seen{flag, h.Mutex}, compareSeen)
	}
	return d.seen.List(seen...)
}

// Step ends what is known as long as a mutex is held; otherwise flags are no matter of events.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	return d.stillHeld(x, a, ev), true
}

// Observe does likewise: who waits for a condition releases a mutex, and takes it again.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	return d.stillHeld(x, a, ev), true
}

// stillHeld forgets which flags were not set in sections that are over. It does so, too, when a thread is
// created: that knows what its creator has seen and set in the section.
func (d *Digest) stillHeld(x digest.Context, a Element, ev *digest.Event) Element {
	if a.Unset.IsEmpty() || ev.Mutex.IsAtomicityMutex() {
		return a
	}
	if ev.Kind == digest.EvCreate {
		a.Unset = digest.List[Seen]{}
		return a
	}
	held := d.locks.Mutexes(d.held.AfterEvent(x))
	gone := func(s Seen) bool {
		return !slices.ContainsFunc(held, func(h lockset.Held) bool { return h.Mutex == s.Mutex })
	}
	if unset := d.seen.Items(a.Unset); slices.ContainsFunc(unset, gone) {
		a.Unset = d.seen.List(slices.DeleteFunc(slices.Clone(unset), gone)...)
	}
	return a
}

// MayRun is false if one side has seen a flag set that the other one's thread alone sets, and has not set yet;
// or that the other one has seen not to be set, at some time in a section that it is still in.
//
// Sound: let b have seen the flag, and a be an access of the thread that alone sets it, which has not set it
// yet. The value that b's thread, or an ancestor of it before it created the next one, has read is not zero,
// so it was written by the setter, all of whose writes come after a. Both the write and the read were made
// while a mutex was held, one that is not broken, by the writer exclusively; so one section came after the
// other, and it was the reader's, because a read does not see what is written after it. So a comes before the
// write, the write before the end of its section, that before the read, and that before b. Or all writes of
// the setter release, and the read acquires: then it synchronises with the write that it reads from (C11,
// 5.1.2.4), and a comes before that write, the write before the read, and that before b.
//
// Or let b, or an ancestor of it, have read or set the flag in a section B of a mutex that is not broken, and
// let it not be zero then; let a be in a section A of it in which the flag was zero when it was read. All
// writes that set the flag are in exclusive sections of the mutex, and none makes it zero again. If A and B
// are one section, a and b belong to one thread, or b to what that has created since, and a came before it
// did. If they overlap, both are shared, and nobody sets the flag from the begin of the first to the end of
// the last one, so that it cannot be zero in A alone. If B came before A, the flag would not be zero in A. So
// A comes before B: a before the end of A, that before the begin of B, and that before b.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return !d.ordered(x, a, s, b) && !d.ordered(x, b, t, a) && !d.first(x, a, b) && !d.first(x, b, a)
}

// first reports whether a comes before b because it is in a section in which a flag is not set that b has seen
// set.
func (d *Digest) first(x digest.RaceContext, a, b Element) bool {
	return slices.ContainsFunc(d.seen.Items(a.Unset), func(s Seen) bool {
		_, seen := slices.BinarySearchFunc(d.seen.Items(b.Seen), s, compareSeen)
		fact, ok := d.setters.Of(x, s.Flag)
		return seen && ok && !d.cleared.Has(x, s.Flag) && has(d.objects.Items(fact.Mutexes), s.Mutex) && !d.broken.Mutex(x, s.Mutex) &&
			!d.memory.stray(x, s.Flag)
	})
}

// ordered reports whether a, of the given thread, comes before b.
func (d *Digest) ordered(x digest.RaceContext, a Element, thread threadid.Element, b Element) bool {
	return slices.ContainsFunc(d.seen.Items(b.Seen), func(s Seen) bool {
		fact, ok := d.setters.Of(x, s.Flag)
		if !ok || fact.Many || fact.Thread != thread.Thread || d.mayHaveSet(a, s.Flag) ||
			!has(d.objects.Items(fact.Mutexes), s.Mutex) {
			return false
		}
		return !d.broken.Mutex(x, s.Mutex) && !d.memory.stray(x, s.Flag)
	})
}

// mayHaveSet reports whether the thread may have set a flag.
func (d *Digest) mayHaveSet(a Element, flag digest.Object) bool {
	return a.Any || has(d.objects.Items(a.Set), flag)
}

func has(s []digest.Object, o digest.Object) bool {
	_, found := slices.BinarySearchFunc(s, o, digest.CompareObjects)
	return found
}

func compareReads(a, b read) int {
	return cmp.Or(cmp.Compare(a.result, b.result), digest.CompareObjects(a.flag, b.flag))
}

func compareSeen(a, b Seen) int {
	return cmp.Or(digest.CompareObjects(a.Flag, b.Flag), digest.CompareObjects(a.Mutex, b.Mutex))
}

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join unites what may have been set, and intersects what has been seen.
func (d *Digest) Join(a, b Element) Element {
	set, any := d.either(a.Set, b.Set, a.Any || b.Any)
	return Element{
		set, any,
		d.seen.Intersection(a.Seen, b.Seen, compareSeen),
		d.seen.Intersection(a.Unset, b.Unset, compareSeen),
		d.reads.Intersection(a.Read, b.Read, compareReads),
	}
}

// maxSet bounds the flags that are told apart of those that a thread may have set.
const maxSet = 16

// either is the union of two sets of flags, or any, if that is said or there are too many.
func (d *Digest) either(a, b digest.List[digest.Object], any bool) (digest.List[digest.Object], bool) {
	return d.objects.UnionOrAny(a, b, digest.CompareObjects, any, maxSet)
}

// Leq reports whether a has set no more, and seen no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Merge is Join.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// joinSetters has many setters if the two differ, and the mutexes that both hold.
func (d *Digest) joinSetters(x, y Setter) Setter {
	return Setter{x.Join(y.Sole), d.objects.Intersection(x.Mutexes, y.Mutexes, digest.CompareObjects)}
}

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	if a.Any != b.Any {
		if a.Any {
			return 1
		}
		return -1
	}
	return cmp.Or(
		slices.CompareFunc(d.objects.Items(a.Set), d.objects.Items(b.Set), digest.CompareObjects),
		slices.CompareFunc(d.seen.Items(a.Seen), d.seen.Items(b.Seen), compareSeen),
		slices.CompareFunc(d.seen.Items(a.Unset), d.seen.Items(b.Unset), compareSeen),
		slices.CompareFunc(d.reads.Items(a.Read), d.reads.Items(b.Read), compareReads))
}

// Describe prints the flags.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var set, seen []string
	if a.Any {
		set = append(set, "any")
	}
	for _, o := range d.objects.Items(a.Set) {
		set = append(set, name(o))
	}
	for _, s := range d.seen.Items(a.Seen) {
		seen = append(seen, name(s.Flag))
	}
	return "set {" + strings.Join(set, ", ") + "}, seen {" + strings.Join(slices.Compact(seen), ", ") + "}"
}
