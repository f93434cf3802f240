// Package rings is the digest of rings between one producer and one consumer, whose ends are atomic numbers:
//
//	t = load(&tail);        // acquires            h = load(&head);        // acquires
//	if (head - t == N) …    // full                if (h == tail) …        // empty
//	cell[head % N] = x;                            x = cell[tail % N];
//	store(&head, head + 1); // releases            store(&tail, tail + 1); // releases
//
// Each end is moved by one thread only, forwards, and no further than the other end allows, as that was seen by a
// read that acquires. So whoever accesses an element comes after all that the other one has done there before, and
// before all that it does there later: see [Digest.MayRun].
//
// An end is an index: the bytes of a number, in an object of which there is one in the whole execution. Its *count*
// is how many elements it has passed since it was zero, which both ends were in the beginning. The number may go up
// with the count for ever (and round, by its type), or be the count modulo the number of elements; this is the
// index's *manner*. The digest knows of a history what registers are in terms of the count that the thread's own
// index has now, or that another one had when it was read with acquire order ([Known]); and what that says of how far
// the two are apart ([Bound]). How an index is moved wherever it is moved, and by whom, are facts ([Way], [threadid.Sole]).
// What is known of a thread's *own* index takes for granted that no other thread moves it, which is looked at where
// it is used.
//
// It requires the thread flag and thread ids. In programs that compute no element from an atomic number nothing is
// watched.
//
// This package may change in any release: see COMPATIBILITY.md.
package rings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "rings"

// Index is where a number lies, and its type.
type Index struct {
	At     digest.Object
	Size   int64 // in bytes
	Signed bool
}

// Slot is where an access is: Bytes behind the start of the object, and as often Scale as the count of the thread's own
// index Of, plus Off, says modulo Size; 0: modulo what the index goes round at. The thread knows Bound of the index.
type Slot struct {
	Of                  Index
	Bound               Bound
	Base                uint32
	Modulo, Off         int64
	Round               bool // only if the index itself is kept modulo that
	Scale, Bytes, Width int64
	Zero                bool // see Known
}

// Element is what is known of registers and of indices.
type Element struct {
	Known digest.List[Known]
	// Bounds are of the thread's own indices; of each kind there is the best one.
	Bounds digest.List[Bound]
	// Set are indices that have certainly been zero, before there was a thread that could move them.
	Set digest.MustSet[Index]
	// Moved are indices that the thread may have moved; Any: these are too many to list.
	Moved digest.List[Index]
	Any   bool
	// Ahead are indices of others that the thread, or its creators, may have read; AnyAhead: these are too many to list.
	// Filled: a creator may have moved an index; what creators have read makes no difference otherwise.
	Ahead            digest.List[Index]
	AnyAhead, Filled bool
	// Stale are the copies of indices that may not hold what the thread, or who has created it, has read last; AnyStale:
	// these are too many to list.
	Stale    digest.List[Index]
	AnyStale bool
	// Guest marks what runs inside of other threads: it knows nothing, and moves nothing.
	Guest bool
	// Slots is set in summaries of accesses only, and nothing else is.
	Slots digest.List[Slot]
}

// Way is how a thread moves an index: one end of a ring (Head: the producer's), in a manner (Modulo; 0: it goes up
// for ever), never further than the other end (With) allows: the head up to Reach from that, which it knows if it is
// never more than Limit.
type Way struct {
	Head         bool
	With         Index
	Modulo       int64
	Reach, Limit int64
}

// Digest is the digest of rings.
type Digest struct {
	known    digest.Interner[Known]
	indices  *digest.MustSets[Index]
	bounds   digest.Interner[Bound]
	lists    digest.Interner[Index]
	slots    digest.Interner[Slot]
	wayLists digest.Interner[Way]

	all     *cells.Cells
	ways    *digest.FactKind[Index, digest.List[Way]] // by which it is always moved
	movers  *digest.FactKind[Index, threadid.Sole]    // who moves it where other threads may act
	filled  digest.Marks[Index]                       // indices that are moved where no other thread can act
	counted digest.Marks[Index]                       // indices that are taken for zero until they are moved
	zeroed  digest.Marks[uint32]                      // objects that are zero from the beginning
	copies  copies

	flag    digest.Typed[threadflag.Element]
	phases  threadflag.Phases
	threads digest.Typed[threadid.Element]

	program program
}

// New returns a digest of rings.
func New() *Digest {
	d := &Digest{indices: digest.NewMustSets(compareIndices), all: cells.New(), zeroed: digest.NewMarks[uint32](),
		filled: digest.NewMarks[Index](), counted: digest.NewMarks[Index]()}
	d.ways = digest.NewFacts[Index](d.joinWays, func(a, b digest.List[Way]) bool { return d.joinWays(a, b) == b })
	d.copies = d.newCopies()
	d.movers = threadid.NewSoles[Index]()
	return d
}

// joinWays lists the ways that both list.
func (d *Digest) joinWays(a, b digest.List[Way]) digest.List[Way] {
	var out []Way
	for _, w := range d.wayLists.Items(a) {
		if i, found := slices.BinarySearchFunc(d.wayLists.Items(b), w, compareWays); found {
			o := d.wayLists.Items(b)[i]
			w.Reach, w.Limit = max(w.Reach, o.Reach), min(w.Limit, o.Limit)
			out = append(out, w)
		}
	}
	return d.wayLists.List(out...)
}

// Name is "rings".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one thread puts into the ring, one takes out, and neither passes the other"
}

// Requires the thread flag, and thread ids.
func (d *Digest) Requires() []string { return []string{threadflag.Name, threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.flag, d.phases, err = threadflag.Require(required[0]); err != nil {
		return err
	}
	d.threads, err = digest.Require[threadid.Element](required[1])
	return err
}

// Init knows nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has moved nothing yet, and its registers hold nothing; what its creator has made zero it has made zero before.
func (d *Digest) New(_ digest.Context, a Element, ev *digest.Event) []Element {
	child := Element{Set: a.Set, Guest: a.Guest || ev.Create != cfg.NewThread, Filled: a.Filled || a.Any || !a.Moved.IsEmpty()}
	if child.Filled {
		child.Ahead, child.AnyAhead, child.Stale, child.AnyStale = a.Ahead, a.AnyAhead, a.Stale, a.AnyStale
	}
	return []Element{child}
}

// Step ends what holds while there is no other thread: one that is created may move any index.
func (d *Digest) Step(_ digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvCreate {
		a = d.each(a, func(k Known) (Known, bool) {
			k.Calm = false
			return k, true
		})
		a.Bounds = d.changed(a.Bounds, func(b Bound) (Bound, bool) {
			b.Calm = false
			return b, true
		})
	}
	return a, true
}

// Observe changes nothing but where a fence acquires: what has been read before, it makes to have been read with acquire
// order. Otherwise what others do to their indices does not change what has been read.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvAcquire && ev.Memory.Any && ev.Order.Acquires() && ev.Order != cfg.Consume {
		a = d.each(a, func(k Known) (Known, bool) {
			k.Late = false
			return k, true
		})
		var bs []Bound
		for _, b := range d.bounds.Items(a.Bounds) {
			b.Late = false
			bs = append(bs, b)
		}
		a.Bounds = d.learn(digest.List[Bound]{}, bs...)
	}
	return a, true
}

// Key is the same for all threads but guests.
func (d *Digest) Key(a Element) Element { return Element{Guest: a.Guest} }

// Join knows what both know.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	out := Element{Known: d.joinKnown(a.Known, b.Known), Bounds: d.joinBounds(a.Bounds, b.Bounds), Set: d.indices.Join(a.Set, b.Set), Guest: a.Guest, Filled: a.Filled || b.Filled,
		Slots: d.slots.Intersection(a.Slots, b.Slots, compareSlots)}
	out.Moved, out.Any = d.lists.UnionOrAny(a.Moved, b.Moved, compareIndices, a.Any || b.Any, maxMoved)
	out.Stale, out.AnyStale = d.lists.UnionOrAny(a.Stale, b.Stale, compareIndices, a.AnyStale || b.AnyStale, maxMoved)
	out.Ahead, out.AnyAhead = d.lists.UnionOrAny(a.Ahead, b.Ahead, compareIndices, a.AnyAhead || b.AnyAhead, maxMoved)
	return out
}

// maxMoved bounds the indices that are told apart of those that a thread may have moved.
const maxMoved = 16

// moves adds an index to those that the thread may have moved.
func (d *Digest) moves(a Element, i Index) Element {
	a.Moved, a.Any = d.lists.UnionOrAny(a.Moved, d.lists.List(i), compareIndices, a.Any, maxMoved)
	return a
}

// mayHaveMoved reports whether the thread may have moved an index.
func (d *Digest) mayHaveMoved(a Element, i Index) bool {
	_, found := slices.BinarySearchFunc(d.lists.Items(a.Moved), i, compareIndices)
	return a.Any || found
}

// Leq reports whether a knows no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

func compareIndices(a, b Index) int {
	return cmp.Or(digest.CompareObjects(a.At, b.At), cmp.Compare(a.Size, b.Size), digest.CompareBools(a.Signed, b.Signed))
}

func compareWays(a, b Way) int {
	return cmp.Or(digest.CompareBools(a.Head, b.Head), compareIndices(a.With, b.With), cmp.Compare(a.Modulo, b.Modulo))
}

func compareSlots(a, b Slot) int {
	return cmp.Or(compareIndices(a.Of, b.Of), compareBounds(a.Bound, b.Bound), cmp.Compare(a.Bound.N, b.Bound.N),
		cmp.Compare(a.Base, b.Base), cmp.Compare(a.Modulo, b.Modulo), cmp.Compare(a.Off, b.Off), digest.CompareBools(a.Round, b.Round),
		cmp.Compare(a.Scale, b.Scale), cmp.Compare(a.Bytes, b.Bytes), cmp.Compare(a.Width, b.Width), digest.CompareBools(a.Zero, b.Zero))
}

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(digest.CompareBools(a.Guest, b.Guest), digest.CompareBools(a.Any, b.Any), digest.CompareBools(a.AnyAhead, b.AnyAhead), digest.CompareBools(a.Filled, b.Filled),
		slices.CompareFunc(d.lists.Items(a.Ahead), d.lists.Items(b.Ahead), compareIndices),
		slices.CompareFunc(d.known.Items(a.Known), d.known.Items(b.Known), func(k, l Known) int {
			return cmp.Or(compareKnown(k, l), digest.CompareBools(k.Exact, l.Exact), digest.CompareBools(k.Positive, l.Positive), digest.CompareBools(k.Short, l.Short),
				digest.CompareBools(k.Calm, l.Calm), digest.CompareBools(k.Round, l.Round), digest.CompareBools(k.Zero, l.Zero))
		}),
		slices.CompareFunc(d.bounds.Items(a.Bounds), d.bounds.Items(b.Bounds), func(b, c Bound) int {
			return cmp.Or(compareBounds(b, c), cmp.Compare(b.N, c.N), digest.CompareBools(b.Calm, c.Calm))
		}),
		d.indices.Compare(a.Set, b.Set), slices.CompareFunc(d.lists.Items(a.Stale), d.lists.Items(b.Stale), compareIndices), digest.CompareBools(a.AnyStale, b.AnyStale), slices.CompareFunc(d.lists.Items(a.Moved), d.lists.Items(b.Moved), compareIndices),
		slices.CompareFunc(d.slots.Items(a.Slots), d.slots.Items(b.Slots), compareSlots))
}

// Describe prints what is known of indices, or where an access is.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var ss []string
	for _, b := range d.bounds.Items(a.Bounds) {
		switch b.Kind {
		case Room:
			ss = append(ss, fmt.Sprintf("%s at most %d behind %s", name(b.With.At), b.N, name(b.Of.At)))
		case Items:
			ss = append(ss, fmt.Sprintf("%s at least %d before %s", name(b.With.At), b.N, name(b.Of.At)))
		}
	}
	for _, s := range d.slots.Items(a.Slots) {
		ss = append(ss, fmt.Sprintf("at %d of %s%+d", s.Scale, name(s.Of.At), s.Off))
	}
	return "{" + strings.Join(slices.Compact(ss), ", ") + "}"
}
