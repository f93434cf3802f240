// Package turns is the digest of threads that their creator waits for. Each has been joined before the next is
// created, as in a loop that starts a helper and waits for it; or many are created in one loop and joined in another,
// which goes through the same cells of an array, and behind which all of them have ended:
//
//	for (i = 0; i < n; i++) pthread_create(&t[i], …);
//	for (i = 0; i < n; i++) pthread_join(t[i], 0);     while (n-- > 0) pthread_join(t[n], 0);
//
// The array, and the number that both loops go up to, may be members of a structure, and the loops in two
// functions, as where one starts a pool of threads and another one stops it. Such a [Place] is known by the
// object that it lies in, of which there must be one in the whole execution, and by the bytes; and whatever is
// written there is seen ([digest.Wrote]), by whatever name or pointer.
//
// A cell may be named by a pointer to the element that it is in ([Leads]), or be a pointer to the object that holds the
// identifier ([Link]). Which cells hold an identifier at all, flags may say ([Marked]). What an access of the creator to
// one element comes after, where only some threads have been joined, is told to others ([Past]).
//
// Thread ids cannot tell the threads of one creation in the program apart, and package joins knows of unique threads
// only. It requires thread ids.
//
// The lattice part of an element are two may-sets of creations of this thread. Of those in Out, one that takes turns
// with itself, a thread may not be joined yet: one join is enough to take it out. Of those in Left, any number may
// not have ended: only loops take them out, by what Facts say of cells of arrays. Global marks say which creations
// overlap: that a thread of the one may be there when one of the other is created. Nothing follows from the end of a
// creator, which may be cancelled anywhere.
//
// This package may change in any release: see COMPATIBILITY.md.
package turns

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name under which other digests require this one.
const Name = "turns"

// Element lists the creations of the running thread of which a thread may not be joined yet, by one join (Out) or by
// loops (Left), sorted; and what is known for the latter.
type Element struct {
	Out, Left digest.List[threadid.Creation]
	Facts     digest.List[*Fact]
	// Past is, in summaries of accesses, what they come after.
	Past digest.List[Past]
	// Ahead is, in summaries of accesses, that the object is Unused.
	Ahead bool
	// Made keeps apart the histories in which pthread_create has just put an identifier into a cell, and not failed,
	// until the program has looked at some condition.
	Made bool
	// At is what the action that goes on is about; empty between actions.
	At digest.List[at]
}

// Digest is the digest of threads that are waited for.
type Digest struct {
	lists   digest.Interner[threadid.Creation]
	known   map[Fact]*Fact // each fact that was ever known, once
	facts   digest.Interner[*Fact]
	ats     digest.Interner[at]
	past    digest.Interner[Past]
	made    digest.Marks[threadid.Group]                                // the groups whose creator creates threads
	foreign digest.Marks[threadid.Group]                                // those that others create threads of
	shared  digest.Marks[threadid.Group]                                // those of which some thread is given what may not be unused
	left    *digest.FactKind[beginning, digest.List[threadid.Creation]] // creations of which threads may be left then
	writers *digest.FactKind[*cfg.Var, writer]
	watched digest.Marks[uint32]              // objects in which places are followed
	stores  *digest.FactKind[uint32, []store] // of these; of 0, those that may be to any
	storers *digest.FactKind[uint32, writer]  // who makes them
	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
	coarse  bool // follows no numbers in memory

	program program
}

// beginning is when a thread of some creation is created, as far as Left goes, if counted, or Out if not.
type beginning struct {
	threadid.Group
	counted bool
}

// New returns a digest of threads that are waited for.
func New() *Digest {
	d := &Digest{known: map[Fact]*Fact{}, made: digest.NewMarks[threadid.Group](), foreign: digest.NewMarks[threadid.Group](),
		shared:  digest.NewMarks[threadid.Group](),
		writers: digest.NewFacts[*cfg.Var](writer.join, writer.leq),
		watched: digest.NewMarks[uint32](), stores: digest.NewFacts[uint32](joinStores, leqStores),
		storers: digest.NewFacts[uint32](writer.join, writer.leq)}
	d.left = digest.NewFacts[beginning](d.either, func(a, b digest.List[threadid.Creation]) bool { return d.either(a, b) == b })
	return d
}

// either is the union of what may be left.
func (d *Digest) either(a, b digest.List[threadid.Creation]) digest.List[threadid.Creation] {
	return d.lists.Union(a, b, threadid.CompareCreations)
}

// Coarse returns one that follows no numbers and cells in memory, which most programs have many of: it knows less.
func Coarse() *Digest {
	d := New()
	d.coarse = true
	return d
}

// Name is "turns".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one comes after the thread of the other has been joined, or before it is created, in every pass"
}

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
			if !d.at(a, ev.Edge).gives {
				d.shared.Add(x, g)
			}
			d.left.Add(x, beginning{g, false}, a.Out)
			d.left.Add(x, beginning{g, true}, a.Left)
		}
	}
	return []Element{{}}
}

// Step adds what the thread creates. Only of a unique thread that is asked: it alone creates a group of threads.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvCreate && d.threads.Of(x).Set.IsEmpty() {
		var made []threadid.Creation
		for _, t := range d.ids.Children(d.threads.Of(x), ev) {
			if g, ok := d.ids.Group(t); ok {
				made = digest.Insert(made, g.Creation, threadid.CompareCreations)
			}
		}
		a = d.created(a, ev, made)
		out := d.lists.List(made...)
		a.Out, a.Left = d.either(a.Out, out), d.either(a.Left, out)
	}
	if ev.Kind == digest.EvCreate {
		a = d.forgetUnused(a)
	}
	return a, true
}

// Observe takes out the creation whose thread this one joins. Where threads of the creation do not overlap, that is
// the only one that may be left: no thread can be joined twice.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvJoin {
		return a, true
	}
	if a = d.forgetUnused(a); a.Left.IsEmpty() {
		return a, true
	}
	a = d.joined(a, ev)
	if ev.Threads.Any || len(ev.Threads.May) == 0 || a.Out.IsEmpty() {
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
		a.Out = d.without(a.Out, joined.Creation)
	}
	return a, true
}

func (d *Digest) without(l digest.List[threadid.Creation], c threadid.Creation) digest.List[threadid.Creation] {
	return d.lists.List(slices.DeleteFunc(slices.Clone(d.lists.Items(l)), func(o threadid.Creation) bool { return o == c })...)
}

// MayRun is false if both accesses are made by threads that take turns, or one by such a thread and the other by their
// creator, while none of them is left.
//
// Sound. Let all threads of a group be created by one thread p, whose id is unique. Of two threads of such groups of
// p, one is created first: if that has been joined whenever p creates one of the other's group, then all that it has
// done comes before all that the other does. And where p has joined all threads of a group that it has created, each
// of them has been joined before, or is created after. So what is to be shown is that a creation is in p's set while
// a thread of it is not joined.
//
// Of Left: it gets there when p creates one, and is taken out only where all cells of an array have been joined that
// hold the identifiers of all the threads that may not have ended ([Digest.close]).
//
// Of Out, if no thread of the group may be in Out when p creates another: by induction over p's steps, at most one of
// them has been created and not been joined by p, and then p's set contains the creation: p creates one only where it
// does not, and whatever of the group it joins has not been joined before, so that it is the one that is left, if
// there is one.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	g, inGroup := d.ids.Group(s.Thread)
	h, inOther := d.ids.Group(t.Thread)
	return !(inGroup && inOther && g.Prefix == h.Prefix && d.owned(x, g) && d.owned(x, h) && d.ends(x, g, h) && d.ends(x, h, g)) &&
		!(inOther && d.apart(x, a, s, h)) && !(inGroup && d.apart(x, b, t, g))
}

// ends reports whether no thread of a group is left when the creator of both creates one of another.
func (d *Digest) ends(x digest.Facts, g, other threadid.Group) bool {
	if !d.overlap(x, g, other, false) && d.inTurn(x, g) {
		return true
	}
	return !d.overlap(x, g, other, true)
}

// overlap reports whether a thread of a group may be left when its creator creates one of another: by Left if counted, by
// Out if not.
func (d *Digest) overlap(x digest.Facts, g, later threadid.Group, counted bool) bool {
	left, _ := d.left.Of(x, beginning{later, counted})
	_, found := slices.BinarySearchFunc(d.lists.Items(left), g.Creation, threadid.CompareCreations)
	return found
}

// apart reports whether no thread of a group is there while the creator of them is at a.
func (d *Digest) apart(x digest.RaceContext, a Element, creator threadid.Element, g threadid.Group) bool {
	if creator.Thread != g.Creator() || !d.owned(x, g) {
		return false
	}
	return !slices.Contains(d.lists.Items(a.Left), g.Creation) ||
		!slices.Contains(d.lists.Items(a.Out), g.Creation) && d.inTurn(x, g)
}

// owned reports whether the threads of a group are all created by its creator.
func (d *Digest) owned(x digest.Facts, g threadid.Group) bool {
	return d.made.Has(x, g) && !d.foreign.Has(x, g)
}

// inTurn reports whether each thread of a group is joined before the next is created, by one join.
func (d *Digest) inTurn(x digest.Facts, g threadid.Group) bool {
	return !d.overlap(x, g, g, false)
}

// Key is whether a thread has just been created.
func (d *Digest) Key(a Element) Element { return Element{Made: a.Made} }

// Merge is what may be left whether or not one has been.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// Join is what may be left in either history.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	both := Element{Out: d.either(a.Out, b.Out), Left: d.either(a.Left, b.Left), Facts: a.Facts, Made: a.Made || b.Made}
	if a.Facts != b.Facts {
		both.Facts = d.facts.List(d.common(a, b)...)
	}
	if a.At == b.At {
		both.At = a.At
	}
	return both
}

// Leq reports whether b may have left whatever a may have left.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(slices.CompareFunc(d.lists.Items(a.Out), d.lists.Items(b.Out), threadid.CompareCreations),
		slices.CompareFunc(d.lists.Items(a.Left), d.lists.Items(b.Left), threadid.CompareCreations),
		slices.CompareFunc(d.facts.Items(a.Facts), d.facts.Items(b.Facts), compareFacts),
		slices.CompareFunc(d.past.Items(a.Past), d.past.Items(b.Past), comparePast), digest.CompareBools(a.Made, b.Made), digest.CompareBools(a.Ahead, b.Ahead))
}

// Describe prints what may not be joined by loops either.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var names []string
	for _, c := range d.lists.Items(a.Out) {
		if slices.Contains(d.lists.Items(a.Left), c) {
			names = append(names, d.ids.CreationName(c))
		}
	}
	if len(names) == 0 {
		return "all joined"
	}
	return "not joined yet: " + strings.Join(slices.Compact(names), ", ")
}
