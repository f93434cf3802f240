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
// that are zero when the program starts. It requires the lockset, and thread ids.
package handover

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "handover"

// Seen is a flag that was not zero when it was read while a mutex was held, or (Mutex is Flag) with acquire order.
type Seen struct{ Flag, Mutex digest.Object }

// Element is a may-set of flags that the thread has set, and a must-set of those that it has seen set, or that
// whoever created it had seen.
type Element struct {
	Set  digest.List[digest.Object]
	Seen digest.List[Seen]
}

// Setter is the fact of a flag that some thread sets: the one thread that does, unless Many do, and the mutexes
// that it holds exclusively whenever it does; the flag itself is among them if it always does so with release
// order.
type Setter struct {
	Thread  threadid.Thread
	Many    bool
	Mutexes digest.List[digest.Object]
}

// Digest is the digest of flags.
type Digest struct {
	objects digest.Interner[digest.Object]
	seen    digest.Interner[Seen]
	locks   digest.Typed[lockset.Element]
	threads digest.Typed[threadid.Element]
}

// New returns a digest of flags.
func New() *Digest { return &Digest{} }

// Name is "handover".
func (d *Digest) Name() string { return Name }

// Requires the lockset and thread ids.
func (d *Digest) Requires() []string { return []string{"lockset", threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.locks, err = digest.Require[lockset.Element](required[0]); err == nil {
		d.threads, err = digest.Require[threadid.Element](required[1])
	}
	return err
}

// Init has seen and set nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has set nothing yet; what its creator had seen has happened before it began.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Seen: a.Seen}}
}

type flag struct{ digest.Object }

// broken is the fact that a mutex is broken; anyBroken that any may be.
type (
	broken    struct{ digest.Object }
	anyBroken struct{}
)

// Step sets or sees a flag.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvSet:
		var held []digest.Object
		for _, h := range d.mutexes(x) {
			if !h.Shared && !ev.Perhaps {
				held = append(held, h.Mutex)
			}
		}
		t := d.threads.Element(x.Required(threadid.Name))
		for _, o := range ev.Memory.May {
			fact := Setter{t.Thread, !t.Set.IsEmpty(), d.objects.List(held...)}
			if ev.Order.Releases() && !ev.Perhaps {
				fact.Mutexes = d.objects.List(digest.Insert(held, o, digest.CompareObjects)...)
			}
			a.Set = d.objects.List(digest.Insert(d.objects.Items(a.Set), o, digest.CompareObjects)...)
			x.Contribute(flag{o}, fact)
		}
	case digest.EvSeen:
		seen, flag := d.seen.Items(a.Seen), ev.Memory.May[0]
		if ev.Order.Acquires() {
			a.Seen = d.seen.List(digest.Insert(seen, Seen{flag, flag}, compareSeen)...)
			break
		}
		for _, h := range d.mutexes(x) {
			seen = digest.Insert(seen, Seen{flag, h.Mutex}, compareSeen)
		}
		a.Seen = d.seen.List(seen...)
	case digest.EvUnlock, digest.EvMutexInit, digest.EvMutexDestroy, digest.EvAtomicEnd:
		locks, ok := d.locks.Digest().(interface {
			Breaks(digest.Context, lockset.Element, *digest.Event) bool
		})
		if ok && !locks.Breaks(x, d.locks.Element(x.Required("lockset")), ev) {
			break
		}
		if ev.Mutex.Any {
			x.Contribute(anyBroken{}, Setter{Many: true})
		}
		for _, m := range ev.Mutex.May {
			x.Contribute(broken{m}, Setter{Many: true})
		}
	}
	return a, true
}

// mutexes lists those that the thread certainly holds.
func (d *Digest) mutexes(x digest.Context) []lockset.Held {
	locks, ok := d.locks.Digest().(interface {
		Mutexes(lockset.Element) []lockset.Held
	})
	if !ok {
		return nil
	}
	return locks.Mutexes(d.locks.Element(x.Required("lockset")))
}

// Observe changes nothing.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// MayRun is false if one side has seen a flag set that the other one's thread alone sets, and has not set yet.
//
// Sound: let b have seen the flag, and a be an access of the thread that alone sets it, which has not set it
// yet. The value that b's thread, or an ancestor of it before it created the next one, has read is not zero, so
// it was written by the setter, all of whose writes come after a. Both the write and the read were made while a
// mutex was held, one that is not broken, by the writer exclusively; so one section came after the other, and
// it was the reader's, because a read does not see what is written after it. So a comes before the write, the
// write before the end of its section, that before the read, and that before b. Or all writes of the setter
// release, and the read acquires: then it synchronises with the write that it reads from (C11, 5.1.2.4), and a
// comes before that write, the write before the read, and that before b.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	i, j := x.Required(threadid.Name)
	return !d.ordered(x, a, d.threads.Element(i), b) && !d.ordered(x, b, d.threads.Element(j), a)
}

// ordered reports whether a, of the given thread, comes before b.
func (d *Digest) ordered(x digest.RaceContext, a Element, thread threadid.Element, b Element) bool {
	return slices.ContainsFunc(d.seen.Items(b.Seen), func(s Seen) bool {
		fact, ok := x.Fact(flag{s.Flag}).(Setter)
		if !ok || fact.Many || fact.Thread != thread.Thread || has(d.objects.Items(a.Set), s.Flag) ||
			!has(d.objects.Items(fact.Mutexes), s.Mutex) {
			return false
		}
		return x.Fact(anyBroken{}) == nil && x.Fact(broken{s.Mutex}) == nil &&
			x.Fact(broken{digest.Object{Base: s.Mutex.Base, Offset: digest.AnyOffset}}) == nil
	})
}

func has(s []digest.Object, o digest.Object) bool {
	_, found := slices.BinarySearchFunc(s, o, digest.CompareObjects)
	return found
}

func compareSeen(a, b Seen) int {
	return cmp.Or(digest.CompareObjects(a.Flag, b.Flag), digest.CompareObjects(a.Mutex, b.Mutex))
}

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join unites what may have been set, and intersects what has been seen.
func (d *Digest) Join(a, b Element) Element {
	return Element{
		d.objects.List(digest.Union(d.objects.Items(a.Set), d.objects.Items(b.Set), digest.CompareObjects)...),
		d.seen.List(digest.Intersection(d.seen.Items(a.Seen), d.seen.Items(b.Seen), compareSeen)...),
	}
}

// Leq reports whether a has set no more, and seen no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Merge is Join.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// JoinFact has many setters if the two differ, and the mutexes that both hold.
func (d *Digest) JoinFact(a, b any) any {
	x, y := a.(Setter), b.(Setter)
	out := Setter{Thread: x.Thread, Many: x.Many || y.Many || x.Thread != y.Thread}
	out.Mutexes = d.objects.List(digest.Intersection(d.objects.Items(x.Mutexes), d.objects.Items(y.Mutexes), digest.CompareObjects)...)
	if out.Many {
		out.Thread = threadid.Thread{}
	}
	return out
}

// LeqFact is the order of [Digest.JoinFact].
func (d *Digest) LeqFact(a, b any) bool { return d.JoinFact(a, b) == normal(b.(Setter)) }

func normal(s Setter) Setter {
	if s.Many {
		s.Thread = threadid.Thread{}
	}
	return s
}

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(
		slices.CompareFunc(d.objects.Items(a.Set), d.objects.Items(b.Set), digest.CompareObjects),
		slices.CompareFunc(d.seen.Items(a.Seen), d.seen.Items(b.Seen), compareSeen))
}

// Describe prints the flags.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var set, seen []string
	for _, o := range d.objects.Items(a.Set) {
		set = append(set, name(o))
	}
	for _, s := range d.seen.Items(a.Seen) {
		seen = append(seen, name(s.Flag))
	}
	return "set {" + strings.Join(set, ", ") + "}, seen {" + strings.Join(slices.Compact(seen), ", ") + "}"
}
