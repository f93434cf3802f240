// Package stamps is the digest of rings whose slots say whose turn it is: each has a number, its stamp, beside it.
//
//	pos = …                                            pos = …
//	while (load(&ring[pos % N].stamp) != pos) …        while (load(&ring[pos % N].stamp) != pos + 1) …
//	ring[pos % N].data = x;                            x = ring[pos % N].data;
//	store(&ring[pos % N].stamp, pos + 1);              store(&ring[pos % N].stamp, pos + N);
//
// The threads at one end put in, those at the other take out; of each there may be many. The number pos is different each
// time at each end: it is a *ticket*, which was taken from a counter by an atomic addition, or by a comparison that has found
// it there and left one more. Or there is one thread only at that end. The order of the two, the ticket and the look at the
// stamp, does not matter: D. Vyukov's "Bounded MPMC queue" looks first.
//
// The text says, function by function, what registers are in terms of others ([term]), and so when an activation has
// a *permit*: it has read the stamp of the slot of a number with acquire order, and found that number, or one more. The permit
// ends when it stores the next stamp, with release order. Facts say who has permits, where counters lie, and what else is
// written to these and to stamps. See [Digest.MayRun].
//
// It requires the thread flag and thread ids. In programs that store no stamp by these rules nothing is watched.
//
// This package may change in any release: see COMPATIBILITY.md.
package stamps

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "stamps"

// Place says that an access is to what belongs to a slot, by who has a permit: At is one of the elements, and Stamp is that
// of the element's number. (It does not matter by which register they are chosen: it is the same.)
type Place struct{ At, Stamp slot }

// Element is nothing, but in summaries of accesses.
type Element struct{ Places digest.List[Place] }

// Digest is the digest of stamps.
type Digest struct {
	places  digest.Interner[Place]
	rings   digest.Interner[ring]
	tickets digest.Interner[counter]
	bytes   digest.Interner[digest.Bytes]
	origins *digest.FactKind[*cfg.Var, origin] // by root
	parties *digest.FactKind[ring, parties]
	written *digest.FactKind[uint32, written] // by object
	lost    digest.Marks[struct{}]            // something may write to any object

	flag    digest.Typed[threadflag.Element]
	phases  threadflag.Phases
	threads digest.Typed[threadid.Element]

	program program
}

// New returns a digest of stamps.
func New() *Digest {
	d := &Digest{lost: digest.NewMarks[struct{}]()}
	d.origins = digest.NewFacts[*cfg.Var](joinOrigins, func(a, b origin) bool { return joinOrigins(a, b) == b })
	d.parties = digest.NewFacts[ring](joinParties, func(a, b parties) bool { return joinParties(a, b) == b })
	d.written = digest.NewFacts[uint32](d.joinWritten, func(a, b written) bool { return d.joinWritten(a, b) == b })
	return d
}

// Name is "stamps".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "the number beside the slot says whose turn it is"
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

// Init is nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New is nothing.
func (d *Digest) New(digest.Context, Element, *digest.Event) []Element { return []Element{{}} }

// Observe changes nothing.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// Step changes nothing.
func (d *Digest) Step(_ digest.Context, a Element, _ *digest.Event) (Element, bool) { return a, true }

// Summary is where an access is, by which permits. It lies where its lvalue does, and is no longer: there are no claims to
// bit-fields.
func (d *Digest) Summary(_ Element, access digest.Access) Element {
	var ps []Place
	for _, c := range d.program.claims[access.LV] {
		c.at.reg, c.stamp.reg = nil, nil
		ps = digest.Insert(ps, Place{c.at, c.stamp}, comparePlaces)
	}
	return Element{d.places.List(ps...)}
}

// Key is the same for all threads.
func (d *Digest) Key(Element) Element { return Element{} }

// Join knows what both know.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	return Element{d.places.Intersection(a.Places, b.Places, comparePlaces)}
}

// Leq reports whether a knows no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return slices.CompareFunc(d.places.Items(a.Places), d.places.Items(b.Places), comparePlaces)
}

func comparePlaces(a, b Place) int {
	return cmp.Or(compareSlots(a.At, b.At), compareSlots(a.Stamp, b.Stamp))
}

func compareSlots(a, b slot) int {
	return cmp.Or(cmp.Compare(id(a.root), id(b.root)), cmp.Compare(id(a.reg), id(b.reg)), cmp.Compare(a.start, b.start),
		cmp.Compare(a.stride, b.stride), cmp.Compare(a.count, b.count), cmp.Compare(a.off, b.off), cmp.Compare(a.size, b.size))
}

// Describe prints whether an access is one by a permit.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	if !a.Places.IsEmpty() {
		return "{permit}"
	}
	return "{}"
}

// MayRun is false for two accesses to what belongs to slots of one ring, if both are made by who has a permit.
//
// Sound: numbers are those of the counters' type, modulo its size; a slot is a number modulo N, which divides that. Where
// threads act beside each other, a stamp is stored only by the rules: in an activation that has read, in the same slot, the
// stamp t, and stores t+1 (who puts in), or has read t+1, and stores t+N (who takes out), where the slot is that of t. After
// that it has no permit, until it reads the stamp again. Let a use be all that is done by one permit. The uses at one end are
// of different numbers t: if several threads make them, each has taken t itself, for this use, from the one counter of this
// end, on which nothing happens but additions of one; so it is different each time, as the counter does not come round
// ([NoRepetition]). If one thread makes them, they are in its order, and so is what it reads of one stamp; see below.
//
// What runs inside of other threads, at their ends or when a library calls it back, is like threads of which there are many:
// its id says so, and that others act beside it. So it takes tickets, and what else it writes counts. That it comes between
// two steps of its host, as a use goes on, is no more than another thread can do.
//
// What is stored at a slot is t+1 or t+N, where t is 0 modulo N but for the number of the slot: as N is 2 or more, each
// value is stored at one end only, and by one use only. So each use has read what a certain other use has stored, or what was
// there before threads acted beside each other; and what it has read is read by no other one that stores something, as
// that would be one at the same end, with the same number. Where one thread makes all uses at an end, it cannot read the same
// value for another use after it has stored the next one: that comes behind in the order in which this stamp
// changes. So the uses of a slot are a chain, t, t+1, t+N, …: each reads with acquire order what the one before has stored
// with release order at its end, and the first one what was there before. It does not come round either.
//
// While only one thread can act, anything may be stored, stamps and counters, where no use goes on: what other threads have
// done comes before that, and what others will do after it. A use does not go on across calls, nor creations of threads.
//
// If both accesses are to slots of the same number, they are to one chain, and so ordered, or of one use (or of one thread,
// if there is but one at this end: uses that store nothing have the same permit). If not, they are in different elements,
// since each lies in the one of its number; an index is not beyond its array, which would be undefined behaviour.
//
// Where an address may have come by a race, nothing is excluded, nor where an access may be to anything.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Places.IsEmpty() || b.Places.IsEmpty() || x.Location().Unknown || x.Location().Raced {
		return true
	}
	for _, p := range d.places.Items(a.Places) {
		for _, q := range d.places.Items(b.Places) {
			if d.inTurn(x, p, q) {
				return false
			}
		}
	}
	return true
}

// inTurn reports whether two accesses are to elements of one array, to whose slots permits are for one ring.
func (d *Digest) inTurn(x digest.RaceContext, p, q Place) bool {
	begin, ok := d.begin(x, p.At)
	other, known := d.begin(x, q.At)
	if !ok || !known || begin != other || begin.Base != x.Location().Base || p.At.stride != q.At.stride {
		return false
	}
	r, ok := d.ring(x, p.Stamp)
	s, known := d.ring(x, q.Stamp)
	return ok && known && r == s && digest.Concluded(x, r, func() bool { return d.sound(x, r) })
}
