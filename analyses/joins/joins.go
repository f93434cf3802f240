// Package joins is the digest of must-joined threads: which unique threads have certainly terminated ("Data
// Race Detection by Digest-Driven Abstract Interpretation", §7, J; DESIGN §3). It requires thread ids.
//
// The key of an element is whether a join of the thread has failed; its lattice part is a must-set of thread
// ids. Whatever is in the set has ended before this point in the causality
// order: by a join in this thread, by what the joined thread had joined when it returned, or by what the
// creator had joined. What a thread had joined when it returned is a global fact with the thread id as its key;
// no fact means that no such thread ever returns.
//
// This package may change in any release: see COMPATIBILITY.md.
package joins

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// Ended is what digests that require this one ask of it.
type Ended interface {
	Contains(a Element, t threadid.Thread) bool
}

// Require is for the Bind of digests that require this one.
func Require(c digest.Component) (digest.Typed[Element], Ended, error) {
	return digest.RequireAs[Element, Ended](c)
}

// Name is the name under which other digests require this one.
const Name = "joins"

// Set is a must-set of thread ids.
type Set = digest.MustSet[threadid.Thread]

// Element is the set of unique threads that have certainly terminated. Failed keeps apart the histories in
// which some join of this thread has failed, until the program has looked at the result: usually it gives up
// then. Perhaps holds threads that the thread may have waited for, unless that may be Any; it excludes no race, but says
// when one is not certain.
type Element struct {
	Joined  Set
	Perhaps digest.List[threadid.Thread]
	Any     bool
	Failed  bool
}

// Digest is the digest of must-joined threads.
type Digest struct {
	sets    *digest.MustSets[threadid.Thread]
	perhaps digest.Interner[threadid.Thread]
	returns *digest.FactKind[threadid.Thread, Set] // what a thread has joined at all its returns
	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
	coarse  bool
}

// New returns a digest of must-joined threads.
func New() *Digest { return &Digest{} }

// Coarse returns one that does not keep apart whether a join has failed.
func Coarse() *Digest { return &Digest{coarse: true} }

// Name is "joins".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one comes after the thread of the other has been joined"
}

// Requires thread ids.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes the thread ids.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.threads, d.ids, err = threadid.Require(required[0]); err != nil {
		return err
	}
	d.sets = digest.NewMustSets(d.ids.CompareThreads)
	d.returns = digest.NewFacts[threadid.Thread](d.sets.Join, d.sets.Leq)
	return nil
}

// Init has joined nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New starts with what the creator has joined: it has ended before the child began.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Joined: a.Joined}}
}

// Step records what a thread has joined when it returns, and that a join has failed.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvReturn:
		d.returns.Add(x, d.threads.Of(x).Thread, a.Joined)
	case digest.EvJoinFail:
		a.Failed = true
	}
	return a, true
}

// Observe adds what has certainly ended when the joined thread has: that thread if it is unique, and what every
// thread that it may be had joined when it returned. There is no result if none of them ever returns.
//
// A thread can be joined once, and what is in a set has got there by a join. So a unique thread in the set is
// none that this join waits for, while its handle may still lie where those of later threads may lie, too.
func (d *Digest) Observe(x digest.Context, a Element, seen digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvJoin {
		return a, true
	}
	a.Any = a.Any || ev.Threads.Any || slices.ContainsFunc(ev.Threads.May, func(h digest.Thread) bool { return h.Key == 0 })
	if ev.Threads.Any || len(ev.Threads.May) == 0 {
		return a, true
	}
	if len(ev.Threads.May) > 1 || !ev.Threads.May[0].Unique {
		perhaps := d.perhaps.Items(a.Perhaps)
		for _, h := range ev.Threads.May {
			if h.Key != 0 {
				perhaps = digest.Insert(perhaps, d.threads.Element(h.Key).Thread, d.ids.CompareThreads)
			}
		}
		a.Perhaps = d.perhaps.List(perhaps...)
	}
	var gained Set
	returned := false
	live := slices.DeleteFunc(slices.Clone(ev.Threads.May), func(h digest.Thread) bool {
		return h.Key != 0 && h.Unique && d.Contains(a, d.threads.Element(h.Key).Thread)
	})
	if len(live) == 0 {
		return a, true // undefined behaviour
	}
	for _, handle := range live {
		if handle.Key == 0 {
			return a, true // some thread
		}
		t := d.threads.Element(handle.Key).Thread
		with, ok := d.returns.Of(x, t)
		if !ok {
			continue // it never returns
		}
		if seen.Known {
			with = d.sets.Both(with, seen.Element.Joined)
		}
		if t.Set.IsEmpty() {
			with = d.sets.Learn(with, t)
		}
		if returned {
			with = d.sets.Join(gained, with)
		}
		gained, returned = with, true
	}
	a.Joined = d.sets.Both(a.Joined, gained)
	return a, returned
}

// MayRun is false if the thread of one side has certainly ended at the other, or if some thread has certainly
// ended at one side and is certainly not started at the other.
//
// Sound: a thread in a.Joined is unique, so whatever is done under its id is done by that one thread, and comes
// before its end, which comes before a; so does what runs in it when it ends ([threadid.Digest.Hosted]), before
// a join returns. And if t ended before a, and starts only after b ([threadid.Digest.NotStarted]), then b comes
// before a.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return !d.ordered(a, t) && !d.ordered(b, s)
}

// ordered reports whether everything at other comes before a.
func (d *Digest) ordered(a Element, other threadid.Element) bool {
	return slices.ContainsFunc(d.sets.Items(a.Joined), func(t threadid.Thread) bool {
		return t.Prefix == other.Prefix && d.ids.Hosted(other.Thread) || d.ids.NotStarted(other, t)
	})
}

// Doubts reports whether the thread of one side may have ended at the other.
func (d *Digest) Doubts(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	perhaps := func(a Element, other threadid.Thread) bool {
		return a.Any && other != (threadid.Thread{}) || slices.Contains(d.perhaps.Items(a.Perhaps), other)
	}
	return perhaps(a, t.Thread) || perhaps(b, s.Thread)
}

// Contains reports whether t has certainly ended.
func (d *Digest) Contains(a Element, t threadid.Thread) bool { return d.sets.Certain(a.Joined, t) }

// Key is whether a join has failed, unless that is not kept apart.
func (d *Digest) Key(a Element) Element { return Element{Failed: a.Failed && !d.coarse} }

// Join knows what has ended in both histories.
func (d *Digest) Join(a, b Element) Element {
	perhaps := digest.Union(d.perhaps.Items(a.Perhaps), d.perhaps.Items(b.Perhaps), d.ids.CompareThreads)
	return Element{d.sets.Join(a.Joined, b.Joined), d.perhaps.List(perhaps...), a.Any || b.Any, a.Failed || b.Failed}
}

// Leq reports whether everything that has ended at b has ended at a.
func (d *Digest) Leq(a, b Element) bool {
	return d.sets.Leq(a.Joined, b.Joined) && (b.Any || !a.Any) && (b.Failed || !a.Failed) &&
		digest.Subset(d.perhaps.Items(a.Perhaps), d.perhaps.Items(b.Perhaps), d.ids.CompareThreads)
}

// Recall knows beside what the function has returned with what had ended before it was called: that stays so.
func (d *Digest) Recall(caller, returned Element, _ digest.Deeds) Element {
	returned.Joined = d.sets.Both(caller.Joined, returned.Joined)
	return returned
}

// Merge is what has ended whether or not a join has failed.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// Compare orders elements by whether a join has failed, then by their ids.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(digest.CompareBools(a.Failed, b.Failed), digest.CompareBools(a.Any, b.Any),
		d.sets.Compare(a.Joined, b.Joined),
		slices.CompareFunc(d.perhaps.Items(a.Perhaps), d.perhaps.Items(b.Perhaps), d.ids.CompareThreads))
}

// Describe prints the set.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	var names []string
	for _, t := range d.sets.Items(a.Joined) {
		names = append(names, d.ids.ThreadName(threadid.Element{Thread: t}))
	}
	return "{" + strings.Join(slices.Compact(names), ", ") + "}"
}
