// Package threadflag is the digest that tells main from the other threads, and single-threaded from
// multi-threaded mode ("Data Race Detection by Digest-Driven Abstract Interpretation", Example 4 and Figure 4;
// DESIGN §3).
//
// [New] returns the flag of the paper. [Returning] returns one that comes back to single-threaded mode when
// every thread created so far, transitively, has certainly terminated; it requires thread ids and joins, and
// its facts say what each thread may have created.
//
// This package may change in any release: see COMPATIBILITY.md.
package threadflag

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// Element is a thread flag.
type Element uint8

const (
	// Single: the main thread, before it has created any thread.
	Single Element = iota
	// Again: the main thread; all threads that existed have terminated.
	Again
	// Multi: the main thread; others may exist.
	Multi
	// Other: not the main thread.
	Other
)

// Digest is the thread-flag digest.
type Digest struct {
	returning bool
	threads   digest.Typed[threadid.Element]
	ids       threadid.IDs
	joined    digest.Typed[joins.Element]
	joins     joins.Ended
	children  digest.Interner[threadid.Thread]
	created   *digest.FactKind[threadid.Thread, children] // by a thread other than main
}

// New returns a thread-flag digest that never returns to single-threaded mode.
func New() *Digest { return &Digest{} }

// Returning returns a thread-flag digest that returns to single-threaded mode when all threads are joined.
func Returning() *Digest { return &Digest{returning: true} }

// Name is the name under which other digests require this one.
const Name = "threadflag"

// Phases is what digests that require this one ask of it.
type Phases = digest.KnowsPhases[Element]

// Require is for the Bind of digests that require this one.
func Require(c digest.Component) (digest.Typed[Element], Phases, error) {
	return digest.RequireAs[Element, Phases](c)
}

// Name is "threadflag".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "no other thread is there at the time of one"
}

// Requires thread ids and joins if it may return to single-threaded mode.
func (d *Digest) Requires() []string {
	if !d.returning {
		return nil
	}
	return []string{threadid.Name, joins.Name}
}

// Bind takes what is required.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if !d.returning {
		return nil
	}
	if d.threads, d.ids, err = threadid.Require(required[0]); err != nil {
		return err
	}
	d.created = digest.NewFacts[threadid.Thread](
		func(a, b children) children {
			return d.children.Union(a, b, d.ids.CompareThreads)
		},
		func(a, b children) bool {
			return digest.Subset(d.children.Items(a), d.children.Items(b), d.ids.CompareThreads)
		})
	d.joined, d.joins, err = joins.Require(required[1])
	return err
}

// Init is single-threaded.
func (d *Digest) Init(digest.Context) Element { return Single }

// Step leaves single-threaded mode when a thread is created, and records who creates whom.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvCreate {
		return a, true
	}
	if d.returning && a == Other { // main's own children are known at each point
		self := d.threads.Of(x)
		d.created.Add(x, self.Thread, d.set(d.ids.Children(self, ev)))
	}
	return max(a, Multi), true
}

// Observe has no result for a main thread that has created no thread, yet observes what another thread did, or
// what itself did later. A main thread that has joined everything is single-threaded again.
func (d *Digest) Observe(x digest.Context, a Element, seen digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if a == Single {
		return a, !seen.Known || seen.Element == Single
	}
	if a == Multi && d.returning && ev.Kind == digest.EvJoin && d.allJoined(x) {
		a = Again
	}
	return a, true
}

// allJoined reports whether every thread that main may have created, and everything that those may have
// created, has certainly terminated. A thread that is not unique never has.
func (d *Digest) allJoined(x digest.Context) bool {
	joined := d.joined.AfterEvent(x)
	todo := slices.Clone(d.ids.MayHaveCreated(d.threads.AfterEvent(x)))
	seen := make(map[threadid.Thread]bool)
	for len(todo) > 0 { // those first that were created last: they are joined last, too, where it is one after the other
		t := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[t] {
			continue
		}
		seen[t] = true
		if !t.Set.IsEmpty() || !d.joins.Contains(joined, t) {
			return false
		}
		more, _ := d.created.Of(x, t)
		todo = append(todo, d.children.Items(more)...)
	}
	return true
}

// New is a thread other than main.
func (d *Digest) New(digest.Context, Element, *digest.Event) []Element { return []Element{Other} }

// MayRun is false if one access happens in single-threaded mode: threads created before it have terminated
// before it (Again), and what other threads do comes after their creation, which comes after it. It is false if
// both belong to the main thread, whose program order orders them.
//
// For Again: every thread that is not main descends from a child of main. If that child was created before the
// access, all threads on the way to the descendant are among those that allJoined went through: its facts cover
// the whole life of each thread, and the ids are unique, so each has terminated.
func (d *Digest) MayRun(_ digest.RaceContext, a, b Element) bool {
	return !d.SingleThreaded(a) && !d.SingleThreaded(b) && (a == Other || b == Other)
}

// SingleThreaded reports whether no other thread can act.
func (d *Digest) SingleThreaded(a Element) bool { return a == Single || a == Again }

// Merge of two different flags of the main thread is Multi.
func (d *Digest) Merge(a, b Element) (Element, bool) {
	if a == b {
		return a, true
	}
	return Multi, a != Other && b != Other
}

// Recall is the caller's mode if that is single-threaded, and the function has created nothing since.
func (d *Digest) Recall(caller, returned Element, did digest.Deeds) Element {
	if d.SingleThreaded(caller) && len(did.Created) == 0 {
		return caller
	}
	return returned
}

// children are the threads that a thread may have created, sorted.
type children = digest.List[threadid.Thread]

func (d *Digest) set(ts []threadid.Thread) children {
	ts = slices.Clone(ts)
	slices.SortFunc(ts, d.ids.CompareThreads)
	return d.children.List(slices.Compact(ts)...)
}

// Compare orders flags.
func (d *Digest) Compare(a, b Element) int { return int(a) - int(b) }

// Describe prints a flag.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	return [...]string{"main, single-threaded", "main, single-threaded again", "main, multi-threaded", "other thread"}[a]
}
