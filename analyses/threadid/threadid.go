// Package threadid is the digest of thread ids: who runs, as a creation history, and which threads it may have
// created so far.
//
// An id is (prefix p, set s): p lists the create elements (create site, start function) on the way from main to
// the thread, without repetition, and s is what was cut out of that way. The id names at most one thread of an
// execution if and only if s is empty (DESIGN §3; "Data Race Detection by Digest-Driven Abstract
// Interpretation", §7, TID, and appendix B).
//
// The id never changes while a thread runs: it is the key of an element. The lattice part, created, is the
// may-set of the create elements that the thread has passed; it grows by union.
//
// Every thread's history runs through ids in two phases: main = ([], ∅), ([e₁], ∅), …, ([e₁…eₖ], ∅), all
// unique, each the creator of the next; then, from some thread on, ids with a non-empty set, whose prefixes are
// ever shorter prefixes of e₁…eₖ and whose sets only grow. All arguments below rest on this.
//
// This package may change in any release: see COMPATIBILITY.md.
package threadid

import (
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name under which other digests require this one.
const Name = "threadid"

// Threads that create each other have as many ids as their sites have sequences and subsets, so both are
// limited. A thread created deeper down than MaxDepth, or with one more prefix of over two elements than
// MaxPrefixes, is not unique: its id is (p, {e}), as if the site had been passed before. Beyond MaxSeveral ids
// that are not unique, not counting those with an empty prefix and one element, a thread has the id of which
// nothing is known: everything has been cut out of its way. So it is with what begins at more than MaxGuests places
// that is no thread in the narrow sense, where few threads are told apart ([Coarse]).
const (
	MaxDepth    = 6
	MaxPrefixes = 16
	MaxSeveral  = 16
	MaxGuests   = 8
)

// everything is the only element of the set that contains all create elements. No create site has its number.
var everything = Creation{Site: math.MinInt}

// Creation is a create element: a create site and the function that the thread starts with.
type Creation struct {
	Site  int
	Start *cfg.Func // nil: unknown
}

// own is the create element of what is no thread, but runs in its creator when that ends; it is one for all. No
// create site has its number.
var own = Creation{Site: math.MinInt + 1}

// Thread is a thread id.
type Thread struct {
	Prefix digest.List[Creation]
	Set    digest.List[Creation] // sorted
}

// Created is a create element that a thread may have passed, and whether more than once.
type Created struct {
	Creation
	Again bool
}

// Element is the id of the running thread with what it may have created.
type Element struct {
	Thread
	Created digest.List[Created] // sorted by Creation, one entry each
}

// Digest is the thread-id digest.
type Digest struct {
	lists    digest.Interner[Creation]
	created  digest.Interner[Created]
	pos      map[Creation]cfg.Pos // of the create sites, for names
	prefixes budget[digest.List[Creation]]
	several  budget[Thread]
	waiting  map[waiting]bool // what NotStarted has said
	coarse   bool
	guests   budget[Creation]  // what is no thread, if coarse
	repeated map[Creation]bool // by which the main thread creates threads none of which is told apart, if coarse
}

// waiting is a question to [Digest.NotStarted].
type waiting struct {
	a Element
	t Thread
}

// New returns a thread-id digest.
func New() *Digest { return within(MaxPrefixes, MaxSeveral) }

// Coarse returns one that tells fewer threads apart, for programs in which threads are many: half as many
// prefixes, and of the ids that are not unique those alone whose threads the main thread has created, at one
// site each; of those that are no threads in the narrow sense, the first MaxGuests. Where a site is passed again, as far
// as the text tells, the thread that is created first is none of its own: whatever several threads do that are created
// there, they mostly do to each other as well.
func Coarse() *Digest {
	d := within(MaxPrefixes/2, 0)
	d.coarse = true
	return d
}

func within(prefixes, several int) *Digest {
	return &Digest{pos: make(map[Creation]cfg.Pos), prefixes: newBudget[digest.List[Creation]](prefixes),
		several: newBudget[Thread](several), guests: newBudget[Creation](MaxGuests), waiting: make(map[waiting]bool), repeated: make(map[Creation]bool)}
}

// Name is "threadid".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one thread makes both, or one comes before the thread of the other is created"
}

// Init is main's id.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// Step records the create elements that the thread passes. Nobody asks for those of a thread whose id is not unique:
// its children have ids that do not depend on them, and it is certainly an ancestor of nobody.
func (d *Digest) Step(_ digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvCreate && a.Set.IsEmpty() {
		a.Created = d.created.List(d.joinCreated(d.created.Items(a.Created), []Created{d.passed(a, ev)})...)
	}
	return a, true
}

// Observe changes nothing: what others did does not change who one is. Nothing can be observed of a thread that
// has not been started.
func (d *Digest) Observe(_ digest.Context, a Element, seen digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, !seen.Known || !d.NotStarted(a, seen.Element.Thread)
}

// Project is the id: values of shared objects are told apart by the threads that write them.
func (d *Digest) Project(a Element) Element { return Element{Thread: a.Thread} }

// New gives the id of the child, and the non-unique one beside it if the site may have been passed before. A
// child that is not a thread in the narrow sense (a signal handler) is never unique.
func (d *Digest) New(_ digest.Context, a Element, ev *digest.Event) []Element {
	var es []Element
	for _, t := range d.Children(a, ev) {
		if ev.Create == cfg.NewThread || !t.Set.IsEmpty() {
			es = append(es, Element{Thread: t})
		}
	}
	return es
}

// MayRun is false if both accesses belong to one unique thread, whose program order orders them, or if one
// thread is certainly not started when the other one is at its access: then the access comes before the start,
// see [Digest.NotStarted].
func (d *Digest) MayRun(_ digest.RaceContext, a, b Element) bool {
	same := a.Prefix == b.Prefix && d.Hosted(a.Thread) && d.Hosted(b.Thread)
	return !same && !d.NotStarted(a, b.Thread) && !d.NotStarted(b, a.Thread)
}

// Hosted reports whether all that is done under the id t is done in the unique thread with t's prefix and an
// empty set: t is its id, or that of functions that run in it when it ends.
//
// The first thread on a way to t that is not unique has been created by a unique one. Its set holds what was
// cut out there, and all that was created since; that is all own, so nothing was cut out of the creator's
// prefix, where there are threads only, and everything since has run in the creator.
func (d *Digest) Hosted(t Thread) bool {
	return t.Set.IsEmpty() || t.Set == d.lists.List(own)
}

// NotStarted reports that no thread with id t has been started when the thread of a is at a; moreover, all of
// them start after a.
//
// Sound because the thread of a is an ancestor of every thread with that id, so that such a thread is a child
// of a's thread, or descends from one. Were it started before a, that child would have been created before a,
// so its create element would be in a.Created and its id among those tried here.
func (d *Digest) NotStarted(a Element, t Thread) bool {
	if !d.mustAncestor(a.Thread, t) {
		return false
	}
	q := waiting{a, t}
	yes, known := d.waiting[q]
	if !known {
		yes = !slices.ContainsFunc(d.MayHaveCreated(a), func(c Thread) bool { return c == t || d.mayAncestor(c, t) })
		d.waiting[q] = yes
	}
	return yes
}

// mustAncestor: the thread t (unique) is an ancestor of every thread u. On the way from main to u, the unique
// phase went beyond u's prefix or at least up to it; so it went through every prefix of it, of which t is one.
// If u is t's prefix with a set, t is u's ancestor too.
func (d *Digest) mustAncestor(t, u Thread) bool {
	return t.Set.IsEmpty() && t != u && d.isPrefix(t.Prefix, u.Prefix)
}

// mayAncestor: some thread t may be an ancestor of some thread u. The ancestors of a unique u are exactly the
// must-ancestors. Otherwise, from t on, either the prefix was first prolonged to one that has u's as a prefix
// (only while unique), or it has been cut down to u's: what was cut out is in u's set, and so is what was in
// t's.
func (d *Digest) mayAncestor(t, u Thread) bool {
	if u.Set.IsEmpty() || t.Set.IsEmpty() && d.isPrefix(t.Prefix, u.Prefix) {
		return d.mustAncestor(t, u)
	}
	if !d.isPrefix(u.Prefix, t.Prefix) {
		return false
	}
	set := d.lists.Items(u.Set)
	in := func(e Creation) bool {
		_, found := slices.BinarySearchFunc(set, e, CompareCreations)
		return found || set[0] == everything
	}
	cut := d.lists.Items(t.Prefix)[len(d.lists.Items(u.Prefix)):]
	return all(cut, in) && all(d.lists.Items(t.Set), in)
}

// MayHaveCreated lists the ids of the threads that the running thread may have created, without their descendants.
func (d *Digest) MayHaveCreated(a Element) []Thread {
	var ts []Thread
	for _, c := range d.created.Items(a.Created) {
		ts = append(ts, d.children(a.Thread, c)...)
	}
	return ts
}

// Children lists the ids of the threads that a may create at the event.
func (d *Digest) Children(a Element, ev *digest.Event) []Thread {
	return d.children(a.Thread, d.passed(a, ev))
}

// passed is the create element of an event, and whether it may stand for the creation of more than one thread so far.
// It does not where the process passes the site once, whatever has been joined: what has been created before, by this
// analysis, is then what is created now.
func (d *Digest) passed(a Element, ev *digest.Event) Created {
	c := Created{Creation: Creation{ev.Site, ev.Start}, Again: ev.Several || ev.Create != cfg.NewThread}
	switch {
	case ev.Own:
		c.Creation = own
	case d.coarse && ev.Create != cfg.NewThread && !d.guests.has(c.Creation):
		c.Creation = everything
	default:
		d.pos[c.Creation] = ev.Pos
		if d.coarse && ev.Repeats {
			d.repeated[c.Creation] = true
		}
	}
	for _, o := range d.created.Items(a.Created) {
		c.Again = c.Again || o.Creation == c.Creation && !ev.Once
	}
	return c
}

// children depends on nothing but its arguments, for good: so a thread has one id.
func (d *Digest) children(t Thread, c Created) []Thread {
	prefix := d.lists.Items(t.Prefix)
	if c.Creation == everything {
		return []Thread{d.cut(prefix, t.Set, everything)}
	}
	if i := slices.Index(prefix, c.Creation); i >= 0 {
		return []Thread{d.cut(prefix[:i], t.Set, prefix[i:]...)}
	}
	if !t.Set.IsEmpty() || len(prefix) >= MaxDepth {
		return []Thread{d.cut(prefix, t.Set, c.Creation)}
	}
	if len(prefix) == 0 && d.repeated[c.Creation] {
		return []Thread{d.cut(prefix, t.Set, c.Creation)}
	}
	child := Thread{Prefix: d.lists.Append(t.Prefix, c.Creation)}
	if len(prefix) > 1 && !d.prefixes.has(child.Prefix) {
		return []Thread{d.cut(prefix, t.Set, c.Creation)}
	}
	if c.Again {
		return []Thread{child, d.cut(prefix, t.Set, c.Creation)}
	}
	return []Thread{child}
}

// cut is the id of a thread out of whose way something has been cut: what is in the set, and es.
func (d *Digest) cut(prefix []Creation, set digest.List[Creation], es ...Creation) Thread {
	items := d.lists.Items(set)
	for _, e := range es {
		items = digest.Insert(items, e, CompareCreations)
	}
	t := Thread{d.lists.List(prefix...), d.lists.List(items...)}
	if items[0] == everything || len(prefix)+len(items) > 1 && !d.several.has(t) {
		return Thread{Set: d.lists.List(everything)}
	}
	return t
}

// budget holds the first things that were asked for, for good.
type budget[T comparable] struct {
	known map[T]bool
	max   int
}

func newBudget[T comparable](n int) budget[T] { return budget[T]{make(map[T]bool), n} }

func (b budget[T]) has(x T) bool {
	if !b.known[x] && len(b.known) < b.max {
		b.known[x] = true
	}
	return b.known[x]
}

func (d *Digest) isPrefix(p, q digest.List[Creation]) bool {
	s, t := d.lists.Items(p), d.lists.Items(q)
	return len(s) <= len(t) && slices.Equal(s, t[:len(s)])
}

func all(es []Creation, ok func(Creation) bool) bool {
	return !slices.ContainsFunc(es, func(e Creation) bool { return !ok(e) })
}

// Doubts reports whether one of two threads is any thread, as far as is known: then it may be one that the other has
// yet to start.
func (d *Digest) Doubts(_ digest.RaceContext, a, b Element) bool { return d.any(a) || d.any(b) }

// any reports whether nothing is known of a thread.
func (d *Digest) any(a Element) bool {
	set := d.lists.Items(a.Set)
	return len(set) > 0 && set[0] == everything
}
