// Package halves is the digest of functions that start threads which run the same function on a part of what they were given:
// merge sort and quick sort, sums and searches that split what there is to do in halves.
//
//	void *sort(void *p) {
//		struct range *r = p;
//		if (r->hi - r->lo < 2) return NULL;
//		int mid = r->lo + (r->hi - r->lo) / 2;
//		struct range left = {r->a, r->lo, mid}, right = {r->a, mid, r->hi};
//		pthread_create(&t, NULL, sort, &left);
//		sort(&right);
//		pthread_join(t, NULL);
//		merge(r->a, r->lo, mid, r->hi);
//	}
//
// Such a function is a *family*. Its activations, whether they are threads or called, are trees: an activation is the child of the
// one that has started or called it, and the *root* of a tree is entered from elsewhere. Each activation joins all threads that it
// has started before it returns, so a tree ends with its root; and trees come one after the other. An activation *holds* what it was
// given, an object of its parent, and the elements of arrays between two bounds that this object says: its *holdings*. What it
// gives to a child is part of its own holding, and apart from what it has given to other threads that it has not joined yet, and
// from what it accesses itself meanwhile.
//
// The text says all that, by following an activation, and the functions that it calls, with what is known of numbers as linear
// equations and inequations ([state]): equations where ways meet are found as M. Karr does ("Affine relationships among variables
// of a program", 1976); of the inequations, those are kept that hold on both ways, which elimination decides. Facts say from
// where roots are entered, and that nobody else writes what the bounds are read from. See [Digest.MayRun].
//
// It requires the thread flag, thread ids, and joins. In programs where no function starts a thread that runs itself nothing
// is watched.
//
// This package may change in any release: see COMPATIBILITY.md.
package halves

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "halves"

// Element says of a thread in which tree it is. Claims are set in summaries of accesses only: a bit for each holding that the
// access is in.
type Element struct {
	Guest  bool // it runs inside of another thread, whatever that does
	Family int  // which family the tree is of that the thread is in, from 1; 0: none
	Roots  digest.List[threadid.Thread]
	Claims uint64
}

// Digest is the digest of halves.
type Digest struct {
	roots   digest.Interner[threadid.Thread]
	bases   digest.Interner[uint32]
	makers  *digest.FactKind[struct{}, threadid.Sole]       // who enters roots
	given   *digest.FactKind[struct{}, digest.List[uint32]] // objects that say what is held
	writers *digest.FactKind[uint32, threadid.Sole]         // who writes an object, while it is in no tree, and has started none
	changed digest.Marks[uint32]                            // objects that are written while there may be a tree
	lost    digest.Marks[struct{}]                          // trees may be there at the same time, or anything may be written

	flag    digest.Typed[threadflag.Element]
	phases  threadflag.Phases
	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
	joined  digest.Typed[joins.Element]
	ended   joins.Ended

	families []*family
	starts   map[*cfg.Func]int // their numbers, from 1
}

// New returns a digest of halves.
func New() *Digest {
	d := &Digest{makers: threadid.NewSoles[struct{}](), writers: threadid.NewSoles[uint32](), changed: digest.NewMarks[uint32](),
		lost: digest.NewMarks[struct{}]()}
	union := func(a, b digest.List[uint32]) digest.List[uint32] { return d.bases.Union(a, b, cmp.Compare[uint32]) }
	d.given = digest.NewFacts[struct{}](union, func(a, b digest.List[uint32]) bool { return union(a, b) == b })
	return d
}

// Name is "halves".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "each thread has a part of its own of what its creator had, who keeps away from it"
}

// Requires the thread flag, thread ids, and joins.
func (d *Digest) Requires() []string { return []string{threadflag.Name, threadid.Name, joins.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.flag, d.phases, err = threadflag.Require(required[0]); err != nil {
		return err
	}
	if d.threads, d.ids, err = threadid.Require(required[1]); err != nil {
		return err
	}
	d.joined, d.ended, err = joins.Require(required[2])
	return err
}

// Init is in no tree.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New is in a tree if the thread begins with the function of a family.
func (d *Digest) New(_ digest.Context, a Element, ev *digest.Event) []Element {
	if a.Guest || ev.Create != cfg.NewThread {
		return []Element{{Guest: true}}
	}
	return []Element{{Family: d.starts[ev.Start]}}
}

// Step notes that a root is started.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvCreate && ev.Create == cfg.NewThread && a.Family == 0 && d.starts[ev.Start] > 0 {
		d.enters(x, a)
		if ev.Several {
			d.lost.Add(x, struct{}{})
		}
		roots := d.roots.Items(a.Roots)
		for _, t := range d.ids.Children(d.threads.Of(x), ev) {
			roots = digest.Insert(roots, t, d.ids.CompareThreads)
		}
		a.Roots = d.roots.List(roots...)
	}
	return a, true
}

// Observe notes that roots have ended, as joins knows.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvJoin && !a.Roots.IsEmpty() {
		joined := d.joined.AfterEvent(x)
		var left []threadid.Thread
		for _, t := range d.roots.Items(a.Roots) {
			if !d.ended.Contains(joined, t) {
				left = append(left, t)
			}
		}
		a.Roots = d.roots.List(left...)
	}
	return a, true
}

// Summary is which holdings an access is in.
func (d *Digest) Summary(a Element, access digest.Access) Element {
	a.Claims = 0
	if a.Family == 0 || a.Guest {
		return a
	}
	var at any
	switch {
	case access.At != nil:
		at = access.At
	case access.LV != nil && access.Size > 0 && access.Size <= access.LV.Type.Size():
		at = access.LV
	}
	for _, n := range d.families[a.Family-1].claims[at] {
		a.Claims |= 1 << n
	}
	return a
}

// Key is whether the thread is in a tree.
func (d *Digest) Key(a Element) Element { return Element{Guest: a.Guest, Family: a.Family} }

// Join knows what both know.
func (d *Digest) Join(a, b Element) Element {
	a.Roots = d.roots.Union(a.Roots, b.Roots, d.ids.CompareThreads)
	a.Claims &= b.Claims
	return a
}

// Leq reports whether a knows no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(digest.CompareBools(a.Guest, b.Guest), cmp.Compare(a.Family, b.Family), cmp.Compare(a.Claims, b.Claims),
		slices.CompareFunc(d.roots.Items(a.Roots), d.roots.Items(b.Roots), d.ids.CompareThreads))
}

// Describe prints in which tree a thread is.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	switch {
	case a.Family > 0 && a.Claims > 0:
		return fmt.Sprintf("{in a holding of %s}", d.families[a.Family-1].start.Name)
	case a.Family > 0:
		return fmt.Sprintf("{in %s}", d.families[a.Family-1].start.Name)
	case !a.Roots.IsEmpty():
		return "{has started one}"
	}
	return "{}"
}

// MayRun is false for two accesses in trees which are in the same holding, and for one in a tree and one by who enters all roots,
// while there is no tree.
//
// Sound: let a tree be what happens in a root, and in all activations that descend from it. Each activation joins the threads
// that it has started before it returns ([walk]), so that all that happens in its descendants comes before what comes after it.
// One thread enters all roots, and not before the latest tree has ended: so trees come one after the other, and also what this
// thread does between them is ordered with all that happens in them.
//
// Of two accesses in one tree, let Z be the last activation that both descend from. If one of them is made by Z itself, or by a
// function that it calls, then they are ordered, unless the other one is made in a child that is a thread which Z has not joined
// then; if none is, they are made in two children, and ordered, unless one of these is a thread that has not been joined when the
// other one is started or called. So, if they are not ordered, what the one child holds lies apart from the access, or from
// what the other child holds: that is what the text says of each holding ([walk.handed], [walk.within]), in terms of what Z finds in its
// own argument, and writes into those of its children. What an activation holds is part of what its parent holds, and each
// access in the holding lies in what the activation holds that makes it: so also what descendants access lies there. Holdings are sets
// of addresses; so it does not matter by which pointers they are reached, nor whether a sum of addresses leads to the array that it
// began with.
//
// What is said of members of an argument is what the parent has written there: it gives a variable of its own, which nobody else
// gets the address of; writes it only while no thread has it; and what children write themselves is not relied upon. Of the argument
// of a root, and of variables, facts say that nobody writes them while there are trees. The object that an activation was given is
// itself what it holds (claim 0): its parent keeps away from that while a child has it, and gives it to one at a time; so accesses
// to such objects, by who was given them, or by whose variables they are, are ordered.
//
// Where an address may have come by a race, nothing is excluded, nor where an access may be to anything.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Guest || b.Guest || a.Family == 0 && b.Family == 0 || x.Location().Unknown || x.Location().Raced {
		return true
	}
	beside := func(e Element, t threadid.Element) bool { // it may be made while there is a tree
		return e.Family == 0 && (!e.Roots.IsEmpty() || !d.makes(x, t))
	}
	s, t := d.threads.OfBoth(x)
	switch {
	case beside(a, s), beside(b, t):
		return true
	case a.Family > 0 && a.Family == b.Family && a.Claims&b.Claims == 0:
		return true
	}
	return !digest.Concluded(x, struct{}{}, func() bool { return d.sound(x) })
}
