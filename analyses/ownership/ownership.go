// Package ownership is the digest of objects that threads hand to each other through places of which a lock keeps
// watch: the nodes of a list, the requests in a slot. Whoever has taken an object out of the last place that led to it
// owns it until he puts one of his pointers to it back, however many threads take and put (linear pointers: Wadler,
// "Linear Types Can Change the World!", 1990; resource invariants of locks: Gotsman, Berdine, Cook, Sagiv,
// "Thread-Modular Shape Analysis", PLDI 2007).
//
// A *place* is a cell of memory that holds a pointer, of a variable or of an object of the heap. Of the places that
// hold a pointer to a heap object, those inside an object that a thread owns are its own business, the others are
// *common*. Let there be no more than one place that leads to an object, but for those in which an owner has left a
// pointer behind (*stale*). Then a thread that holds the lock, and finds the pointer in a common place, *visits* the
// object. If it overwrites that place, and has put the pointer nowhere else, it *owns* the object from then on. What an
// object that is owned leads to is owned, too. Storing an object that is owned in a common place, with the lock held,
// gives it back.
//
// An element is a disjunction of a few cases; a [Case] is what is known of places and objects since the thread has last
// taken or released any lock: see heap.go for how it changes. It is the lattice part of the one key, so neither
// contexts nor abstract states are split. Everything that is not understood is a fact about the objects: they are
// *lost*, and nothing of this kind is believed of them. Objects are known by the place in the program where the pointer
// was found or made ([Origin]), and by the bases that it may point to there.
//
// This package may change in any release: see COMPATIBILITY.md.
package ownership

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Origin is an expression of the program that has a pointer as its value: the number of the edge, and which of its
// expressions it is.
type Origin int32

// Class is what a thread is to an object.
type Class uint8

const (
	Stranger Class = iota // nothing is known
	Visitor               // it has found the object in a common place, and holds since what it held then
	Owner                 // no common place leads to the object
)

// Use is what a thread is to the objects of a base that an action accesses by itself.
type Use struct {
	Base  uint32
	Class Class
}

// Name is the place of an lvalue of the action that runs, if that is always the same one.
type Name struct {
	LV    *cfg.LVal
	Place Place
}

// Element is what is known: that one of the cases holds. No case at all stands for a history that there is none of.
// Names and Uses are about the action that runs. In summaries of accesses only Class and Base are set.
type Element struct {
	Cases digest.List[Case]
	Names digest.List[Name]
	Uses  digest.List[Use]
	Class Class
	Base  uint32
}

// Digest is the digest of ownership.
type Digest struct {
	cases   digest.Interner[Case]
	names   digest.Interner[Name]
	uses    digest.Interner[Use]
	regs    digest.Interner[Reg]
	places  digest.Interner[Content]
	objects digest.Interner[Object]
	origins digest.Interner[Origin]
	bases   digest.Interner[uint32]
	calls   digest.Interner[int32]
	locks   *digest.MustSets[digest.Object]

	held    digest.Typed[lockset.Element]
	lockset lockset.Locks
	broken  broken.Objects
	flag    digest.Typed[threadflag.Element]
	single  interface{ SingleThreaded(threadflag.Element) bool }

	watching bool
	taken    map[string]bool // types of pointers that are taken out of places
	nulls    map[string]bool // these, and those that lie in what they lead to
	locking  map[int]bool    // functions that may take or release locks, or call others that may, by Func.ID
	pointer  int64           // the size of pointers

	// Facts. Of an origin: the bases of its objects; of a base: the origins of its objects.
	basesOf   *digest.FactKind[Origin, digest.List[uint32]]
	originsOf *digest.FactKind[uint32, digest.List[Origin]]
	// Of an origin: the mutexes that are held whenever its objects are found in common places (perhaps as readers) or
	// put there; and the origins of the objects in which they are.
	guards  *digest.FactKind[Origin, digest.MustSet[digest.Object]]
	parents *digest.FactKind[Origin, digest.List[Origin]]
	// Objects that more than one place may lead to, or that are kept in a way that is not understood.
	lost      digest.Marks[Origin]
	lostBases digest.Marks[uint32]
	allLost   digest.Marks[struct{}]
}

// New returns a digest of ownership.
func New() *Digest {
	d := &Digest{locks: digest.NewMustSets(digest.CompareObjects)}
	d.basesOf = sets[Origin](&d.bases)
	d.originsOf = sets[uint32](&d.origins)
	d.parents = sets[Origin](&d.origins)
	d.guards = digest.NewFacts[Origin](d.locks.Join, d.locks.Leq)
	d.lost, d.lostBases, d.allLost = digest.NewMarks[Origin](), digest.NewMarks[uint32](), digest.NewMarks[struct{}]()
	return d
}

// sets is a kind of facts that are sets, and grow.
func sets[K comparable, T cmp.Ordered](in *digest.Interner[T]) *digest.FactKind[K, digest.List[T]] {
	return digest.NewFacts[K](
		func(a, b digest.List[T]) digest.List[T] {
			return in.List(digest.Union(in.Items(a), in.Items(b), cmp.Compare)...)
		},
		func(a, b digest.List[T]) bool { return digest.Subset(in.Items(a), in.Items(b), cmp.Compare) })
}

// Name is "ownership".
func (d *Digest) Name() string { return "ownership" }

// Requires the lockset, the digest of broken mutexes, and the thread flag.
func (d *Digest) Requires() []string { return []string{lockset.Name, broken.Name, "threadflag"} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.held, d.lockset, err = lockset.Require(required[0]); err != nil {
		return err
	}
	if d.broken, err = broken.Require(required[1]); err != nil {
		return err
	}
	d.flag, d.single, err = digest.RequireAs[threadflag.Element, interface {
		SingleThreaded(threadflag.Element) bool
	}](required[2])
	return err
}

// start is the element of a thread that knows nothing.
func (d *Digest) start() Element { return Element{Cases: d.cases.List(Case{})} }

// Init knows nothing.
func (d *Digest) Init(digest.Context) Element { return d.start() }

// New knows nothing: what the thread is given, its creator may have, too. Code that interrupts a thread, or runs at
// its end, may take a lock once more that the thread holds: then nothing can be told from what is held. Where it takes
// and releases none, it finds nothing in common places, and what it puts there is guarded by nothing.
func (d *Digest) New(x digest.Context, _ Element, ev *digest.Event) []Element {
	if ev.Create != cfg.NewThread && d.watching && (ev.Start == nil || !ev.Start.HasBody() || d.locking[ev.Start.ID]) {
		d.allLost.Add(x, struct{}{})
	}
	return []Element{d.start()}
}

// Observe ends what was known about common places: others may have changed them.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if isAccess(ev) {
		return a, true
	}
	return d.settleAll(x, a), true
}

// Step ends it where others may act now that could not before.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvUnlock:
		if !isAccess(ev) {
			a = d.settleAll(x, a)
		}
	case digest.EvAtomicEnd, digest.EvCreate, digest.EvMutexInit, digest.EvMutexDestroy, digest.EvOverwrite, digest.EvReturn:
		a = d.settleAll(x, a)
	case digest.EvEscape:
		if d.idle(a) {
			return a, true
		}
		a = d.each(a, func(h *heap) bool {
			for o := int8(1); int(o) <= len(h.objects) && !h.storing.Active; o++ {
				if h.object(o).Owned && (ev.Memory.Any || h.touches(x, o, ev.Memory)) {
					h.leave(o) // it may be found by other ways than those that are followed
				}
			}
			return true
		})
	case digest.EvUnknown:
		a = d.settleAll(x, a)
		d.lose(x, ev.Memory)
	}
	return a, true
}

// isAccess reports whether an event is about the imaginary mutex of an access.
func isAccess(ev *digest.Event) bool {
	return (ev.Kind == digest.EvLock || ev.Kind == digest.EvUnlock) && ev.Mutex.IsAtomicityMutex()
}

// lose believes nothing any more of the objects of an operand.
func (d *Digest) lose(x digest.Context, op digest.Operand) {
	if !d.watching {
		return
	}
	if op.Any {
		d.allLost.Add(x, struct{}{})
	}
	for _, o := range op.May {
		d.lostBases.Add(x, o.Base)
	}
}

// MayRun is false if one side owns the accessed object, and the other side owns it, too, or visits it.
//
// Sound: let o be an object of a base of which nothing is lost, and m a mutex, not broken, that is held whenever a
// pointer to an object of the base is found in a common place, or put there, while there are several threads. Then m
// orders what threads do with the places that lead to o, and of any moment it can be said that o is common (one common
// place leads to it), or owned by one thread, or gone. It is common only from a put on, up to the section of m in which
// it is taken. A visit of o is within a section of m, exclusive or not, in which a common place led to it at first; so
// it comes after the section of an earlier put, and before that of a later taking, exclusive ones, or is in the same
// section, of the same thread. Two accesses by owners are by one thread, or one of them put o before the other one, or
// somebody else, took it; and a put by the owner, exclusively, comes after what he did with o, and before the section
// in which it is taken. So m orders the two accesses.
//
// The thread that makes an object owns it: no place leads to it. What is accessed is the object of the owner, since
// pointers are followed from where they were found, and stay in their objects.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	at := x.Location()
	if a.Class == Stranger || b.Class == Stranger || max(a.Class, b.Class) != Owner || a.Base != b.Base || at.Unknown || at.Raced {
		return true
	}
	return !d.believes(x, a.Base, map[uint32]bool{})
}

// believes reports whether nothing is lost of the objects of a base, and of those that they are found in, and whether a
// mutex orders who takes and who puts them.
func (d *Digest) believes(x digest.Facts, base uint32, asked map[uint32]bool) bool {
	if asked[base] {
		return true
	}
	asked[base] = true
	if d.allLost.Has(x, struct{}{}) || d.lostBases.Has(x, base) {
		return false
	}
	var common digest.MustSet[digest.Object]
	guarded := false
	from, _ := d.originsOf.Of(x, base)
	for _, o := range d.origins.Items(from) {
		if d.lost.Has(x, o) {
			return false
		}
		if by, ok := d.guards.Of(x, o); ok && guarded {
			common = d.locks.Join(common, by)
		} else if ok {
			common, guarded = by, true
		}
		parents, _ := d.parents.Of(x, o)
		for _, p := range d.origins.Items(parents) {
			of, _ := d.basesOf.Of(x, p)
			for _, b := range d.bases.Items(of) {
				if !d.believes(x, b, asked) {
					return false
				}
			}
		}
	}
	return !guarded || slices.ContainsFunc(d.locks.Items(common), func(m digest.Object) bool { return !d.broken.Mutex(x, m) })
}

// Summary keeps what the thread is to the accessed object: in each of the cases at least.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	out := Element{Base: access.Base}
	if access.LV == nil {
		for _, u := range d.uses.Items(a.Uses) {
			if u.Base == access.Base {
				out.Class = u.Class
			}
		}
	} else if access.LV.Ptr != nil {
		out.Class = d.classOf(a, access.LV.Ptr)
	}
	if out.Class == Stranger {
		return Element{}
	}
	return out
}

// classOf is what the thread is to the object that a pointer leads to.
func (d *Digest) classOf(a Element, pointer cfg.Expr) Class {
	cases := d.cases.Items(a.Cases)
	if len(cases) == 0 || d.idle(a) {
		return Stranger
	}
	least := Owner
	for _, c := range cases {
		h := d.open(a, c)
		least = min(least, h.class(h.value(pointer)))
	}
	return least
}

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join has the cases of both sides.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	if a.Uses != b.Uses || a.Names != b.Names {
		a.Uses, a.Names = digest.List[Use]{}, digest.List[Name]{}
	}
	a.Class = min(a.Class, b.Class)
	if a.Base != b.Base {
		a.Base, a.Class = 0, Stranger
	}
	a.Cases = d.either(a.Cases, b.Cases)
	return a
}

// Leq reports whether each case of a is one of b.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Merge is Join.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// Describe prints what the thread is to the accessed object.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	return [...]string{"-", "visits it", "owns it"}[a.Class]
}
