// Package turns is the digest of threads that take turns: each has been joined before the next is created, as in a loop that
// starts a helper and waits for it. Thread ids cannot tell the threads of one creation in the program apart, and package
// joins knows of unique threads only. It requires thread ids.
//
// The lattice part of an element is a may-set: the creations of this thread of which a thread may not be joined yet. Global
// marks say which creations overlap: that a thread of the one may be there when one of the other is created. Nothing follows
// from the end of a creator, which may be cancelled anywhere.
//
// This package may change in any release: see COMPATIBILITY.md.
package turns

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name under which other digests require this one.
const Name = "turns"

// Element lists the creations of the running thread of which a thread may not be joined yet, sorted.
type Element struct {
	Out digest.List[threadid.Creation]
}

// Digest is the digest of threads that take turns.
type Digest struct {
	lists    digest.Interner[threadid.Creation]
	made     digest.Marks[threadid.Group] // the groups whose creator creates threads
	foreign  digest.Marks[threadid.Group] // those that others create threads of
	overlaps digest.Marks[pair]
	threads  digest.Typed[threadid.Element]
	ids      threadid.IDs
}

// pair is two creations by one thread, in order.
type pair struct {
	creator threadid.Thread
	a, b    threadid.Creation
}

func pairOf(creator threadid.Thread, a, b threadid.Creation) pair {
	if threadid.CompareCreations(a, b) > 0 {
		a, b = b, a
	}
	return pair{creator, a, b}
}

// New returns a digest of threads that take turns.
func New() *Digest {
	return &Digest{made: digest.NewMarks[threadid.Group](), foreign: digest.NewMarks[threadid.Group](), overlaps: digest.NewMarks[pair]()}
}

// Name is "turns".
func (d *Digest) Name() string { return Name }

// Requires thread ids.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes the thread ids.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.threads, d.ids, err = threadid.Require(required[0])
	return err
}

// Init has created nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New is the start of a thread, which has created nothing. It marks the groups of all ids that the thread may have.
func (d *Digest) New(x digest.Context, a Element, ev *digest.Event) []Element {
	creator := d.threads.Of(x)
	for _, t := range d.ids.Children(creator, ev) {
		g, ok := d.ids.Group(t)
		switch {
		case !ok:
		case ev.Create != cfg.NewThread || ev.Several || creator.Thread != g.Creator():
			d.foreign.Add(x, g)
		default:
			d.made.Add(x, g)
			for _, left := range d.lists.Items(a.Out) {
				d.overlaps.Add(x, pairOf(creator.Thread, left, g.Creation))
			}
		}
	}
	return []Element{{}}
}

// Step adds what the thread creates.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvCreate {
		out := d.lists.Items(a.Out)
		for _, t := range d.ids.Children(d.threads.Of(x), ev) {
			if g, ok := d.ids.Group(t); ok {
				out = digest.Insert(out, g.Creation, threadid.CompareCreations)
			}
		}
		a.Out = d.lists.List(out...)
	}
	return a, true
}

// Observe takes out the creation whose thread this one joins. Where threads of the creation do not overlap, that is the only
// one that may be left: no thread can be joined twice.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvJoin || ev.Threads.Any || len(ev.Threads.May) == 0 || a.Out.IsEmpty() {
		return a, true
	}
	var joined threadid.Group
	for i, handle := range ev.Threads.May {
		if handle.Key == 0 {
			return a, true // some thread
		}
		g, ok := d.ids.Group(d.threads.Element(handle.Key).Thread)
		if !ok || i > 0 && g != joined {
			return a, true
		}
		joined = g
	}
	if d.threads.Of(x).Thread == joined.Creator() {
		a.Out = d.lists.List(slices.DeleteFunc(slices.Clone(d.lists.Items(a.Out)), func(c threadid.Creation) bool { return c == joined.Creation })...)
	}
	return a, true
}

// MayRun is false if both accesses are made by threads that take turns, or one by such a thread and the other by their
// creator, while none of them is left.
//
// Sound. Let the threads of a group not overlap each other. Then all of them are created by one thread p, since its id is
// unique, and nobody else creates any. By induction over its steps, at most one of them has been created and not been joined
// by p, and then p's set contains the creation: p creates one only where it does not, and whatever of the group it joins has
// not been joined before, so that it is the one that is left, if there is one. Where p's set does not contain the creation,
// every thread of the group has been joined before, or is created after. So is, if two groups of p do not overlap, of every
// two threads of theirs the one that was created first, when the other one was created: all that it has done comes before
// all that the other does.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	g, inGroup := d.ids.Group(s.Thread)
	h, inOther := d.ids.Group(t.Thread)
	return !(inGroup && inOther && g.Prefix == h.Prefix && d.taken(x, g) && d.taken(x, h) && !d.overlaps.Has(x, pairOf(g.Creator(), g.Creation, h.Creation))) &&
		!(inOther && d.apart(x, a, s, h)) && !(inGroup && d.apart(x, b, t, g))
}

// apart reports whether no thread of a group is there while the creator of them is at a.
func (d *Digest) apart(x digest.RaceContext, a Element, creator threadid.Element, g threadid.Group) bool {
	return creator.Thread == g.Creator() && !slices.Contains(d.lists.Items(a.Out), g.Creation) && d.taken(x, g)
}

// taken reports whether the threads of a group take turns with each other.
func (d *Digest) taken(x digest.Facts, g threadid.Group) bool {
	return d.made.Has(x, g) && !d.foreign.Has(x, g) && !d.overlaps.Has(x, pairOf(g.Creator(), g.Creation, g.Creation))
}

// Key tells no histories apart.
func (d *Digest) Key(Element) Element { return Element{} }

// Join is what may be left in either history.
func (d *Digest) Join(a, b Element) Element {
	return Element{d.lists.List(digest.Union(d.lists.Items(a.Out), d.lists.Items(b.Out), threadid.CompareCreations)...)}
}

// Leq reports whether b may have left whatever a may have left.
func (d *Digest) Leq(a, b Element) bool {
	return digest.Subset(d.lists.Items(a.Out), d.lists.Items(b.Out), threadid.CompareCreations)
}

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return slices.CompareFunc(d.lists.Items(a.Out), d.lists.Items(b.Out), threadid.CompareCreations)
}

// Describe prints the set.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	if a.Out.IsEmpty() {
		return "all joined"
	}
	var names []string
	for _, c := range d.lists.Items(a.Out) {
		names = append(names, d.ids.CreationName(c))
	}
	return "not joined yet: " + strings.Join(slices.Compact(names), ", ")
}
