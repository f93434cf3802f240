// Package freshness is the digest of objects that no other thread can reach yet: allocated by this thread, and
// not escaped ("Data Race Detection by Digest-Driven Abstract Interpretation", §7, FR; DESIGN §3).
//
// Bases stand for the newest object that a thread has allocated at a site, as long as that has not escaped: the
// value analysis keeps it apart (Newest), and gives older and escaped objects another base. An allocation of
// another kind proves nothing. There is one key; the lattice part of an element is the set of these bases by
// which the thread may have an object. Where a base is not in the set, the thread has no object of that name:
// it has not passed the site, the allocation has failed, or the object has escaped. So at a merge the sets are
// united: whatever the thread accesses under that name is fresh.
//
// A thread may be started with objects that its creator had to itself, and does not use any more: their bases are
// fresh in the new thread from its beginning. They stand for what this thread was given, as other newest objects do
// for what it has made. (What the creator did with them comes before the creation.)
//
// Other threads learn the address by synchronising with the one that stored it, or else that store is itself a
// race. The exception is an atomic object that is written or read with relaxed order: the reader has the
// address, but nothing orders it after what happened to the object before. A base that escapes like this
// (Unordered) is leaked. That is a global fact; a leaked base is never fresh for [Digest.MayRun].
//
// While a function runs, it knows of those objects only that it can reach ([digest.Framed]): callers differ in the
// others.
//
// This package may change in any release: see COMPATIBILITY.md.
package freshness

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Element is a set of bases of newest objects, sorted. Gave keeps apart the histories in which the thread has given
// objects to a new thread, or shares them with it, until it allocates again or waits, or leaves a function that tells its
// caller nothing of that: where a creation has failed, the program has them still.
type Element struct {
	Fresh digest.List[uint32]
	Gave  bool
}

// Digest is the freshness digest.
type Digest struct {
	sets      digest.Interner[uint32]
	leaked    digest.Marks[uint32] // bases
	allLeaked digest.Marks[struct{}]
}

// New returns a freshness digest.
func New() *Digest {
	return &Digest{leaked: digest.NewMarks[uint32](), allLeaked: digest.NewMarks[struct{}]()}
}

// Name is "freshness".
func (d *Digest) Name() string { return "freshness" }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one comes when no other thread can reach the object yet"
}

// Init knows no object: those that exist from the start are reachable for all.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New knows what the thread is given. What else its creator passed to it has escaped.
func (d *Digest) New(_ digest.Context, _ Element, ev *digest.Event) []Element {
	var given []uint32
	for _, o := range ev.Memory.May {
		given = digest.Insert(given, o.Base, cmp.Compare)
	}
	return []Element{{Fresh: d.sets.List(given...)}}
}

// Watch wants to see the ends of functions, if some that tell their callers nothing start threads.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	for _, f := range p.Funcs {
		if silent(f) && slices.ContainsFunc(f.Nodes, func(n *cfg.Node) bool { return slices.ContainsFunc(n.Out, creates) }) {
			return digest.Interest{Variables: true}
		}
	}
	return digest.Interest{}
}

// silent reports whether a function has no result by which a caller could tell that a creation has failed.
func silent(f *cfg.Func) bool { return f.HasBody() && f.Result == nil }

func creates(e *cfg.Edge) bool {
	a, ok := e.Action.(*cfg.Create)
	return ok && a.Kind == cfg.NewThread
}

// See forgets at the end of a function that tells its caller nothing whether objects were given: what comes behind
// does not depend on it any more.
func (d *Digest) See(_ digest.Context, _ digest.View, a Element, s digest.Sight) Element {
	if left, ok := s.(digest.Left); ok && silent(left.Func) {
		a.Gave = false
	}
	return a
}

// Observe changes nothing that is fresh: what others do cannot make an object reachable that only this thread can
// reach. A thread that waits for others has looked before whether it has started them.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvJoin, digest.EvWait, digest.EvSemWait, digest.EvBarrier:
		a.Gave = false
	}
	return a, true
}

// Step adds what is allocated and removes what escapes.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvAlloc:
		if len(ev.Memory.May) == 1 && !ev.Memory.Any && ev.Newest {
			return Element{Fresh: d.sets.List(digest.Insert(d.sets.Items(a.Fresh), ev.Memory.May[0].Base, cmp.Compare)...)}, true
		}
		return d.remove(a, ev.Memory), true
	case digest.EvCreate:
		a.Gave = a.Gave || len(ev.Memory.May) > 0 || ev.Shares
	case digest.EvEscape:
		if ev.Unordered {
			d.leak(x, ev.Memory)
		}
		return d.remove(a, ev.Memory), true
	}
	return a, true
}

// remove drops every base of which the operand may denote a part.
func (d *Digest) remove(a Element, op digest.Operand) Element {
	if a.Fresh.IsEmpty() {
		return a
	}
	a.Fresh = d.sets.List(slices.DeleteFunc(slices.Clone(d.sets.Items(a.Fresh)), func(base uint32) bool {
		return op.Any || slices.ContainsFunc(op.May, func(o digest.Object) bool { return o.Base == base })
	})...)
	return a
}

func (d *Digest) leak(x digest.Context, op digest.Operand) {
	if op.Any {
		d.allLeaked.Add(x, struct{}{})
	}
	for _, o := range op.May {
		d.leaked.Add(x, o.Base)
	}
}

// MayRun is false if the location lies in an object that is fresh on either side, and never leaked.
//
// Sound: at the access, the object is reachable only for the thread of that side, and no other uses it but after an
// escape. (If that thread has no such object, the name is that of the other side's, which is fresh there.) The
// other access is one of the same thread, ordered by its program order, or one of the thread that has given it the
// object, before that; or it happens in a thread that learned the address after it escaped.
// The escape comes later in program order than the first access, and the other thread synchronised with what
// came after the escape. So the accesses are ordered. It need not have synchronised where it got the address by
// a race, and then it is asked again ([digest.Location].Raced).
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	base := x.Location().Base
	return x.Location().Raced || !d.fresh(a, base) && !d.fresh(b, base) || d.leaked.Has(x, base) || d.allLeaked.Has(x, struct{}{})
}

func (d *Digest) fresh(a Element, base uint32) bool {
	_, found := slices.BinarySearch(d.sets.Items(a.Fresh), base)
	return found
}

// Frame leaves out objects that a function cannot reach.
func (d *Digest) Frame(a Element, reached func(base uint32) bool) Element {
	return Element{d.keeping(a, reached), a.Gave}
}

// Unframe takes these back.
//
// Sound: a function cannot let an object escape that it cannot reach, nor can it make one of that name.
func (d *Digest) Unframe(caller, returned Element, reached func(base uint32) bool) Element {
	others := d.keeping(caller, func(base uint32) bool { return !reached(base) })
	own := d.keeping(returned, reached)
	if others.IsEmpty() {
		return Element{own, returned.Gave}
	}
	return Element{d.sets.Union(own, others, cmp.Compare), returned.Gave}
}

// keeping are the bases among those of an element that keep says.
func (d *Digest) keeping(a Element, keep func(base uint32) bool) digest.List[uint32] {
	left := func(base uint32) bool { return !keep(base) }
	items := d.sets.Items(a.Fresh)
	if !slices.ContainsFunc(items, left) {
		return a.Fresh
	}
	return d.sets.List(slices.DeleteFunc(slices.Clone(items), left)...)
}

// Key is whether the thread has given objects away.
func (d *Digest) Key(a Element) Element { return Element{Gave: a.Gave} }

// Join unites.
func (d *Digest) Join(a, b Element) Element {
	return Element{d.sets.Union(a.Fresh, b.Fresh, cmp.Compare), a.Gave || b.Gave}
}

// Merge is what is fresh whether or not objects have been given away.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// Leq reports whether b stands for every history that a stands for.
func (d *Digest) Leq(a, b Element) bool {
	return (b.Gave || !a.Gave) && digest.Subset(d.sets.Items(a.Fresh), d.sets.Items(b.Fresh), cmp.Compare)
}

// Compare orders elements by whether objects have been given away, then by their bases.
func (d *Digest) Compare(a, b Element) int {
	if a.Gave != b.Gave {
		if a.Gave {
			return 1
		}
		return -1
	}
	return slices.Compare(d.sets.Items(a.Fresh), d.sets.Items(b.Fresh))
}

// Describe prints what is fresh.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var names []string
	for _, base := range d.sets.Items(a.Fresh) {
		names = append(names, name(digest.Object{Base: base}))
	}
	return "{" + strings.Join(names, ", ") + "}"
}
