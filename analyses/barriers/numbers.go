package barriers

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Made is a handmade barrier, named by the number of those who have arrived: its generation, by which functions it is made
// (see program.all), and the mutexes in whose sections all is done, if it is made with one. If it is unset, threads may
// arrive when nothing has been stored in the number, which is zero then.
type Made struct {
	Generation    digest.Object
	By            digest.List[int]
	Locked, Unset bool
	Locks         digest.MustSet[digest.Object]
	Differs       bool
}

// Bounds are what the number is for nobody (if it has been set to that), and for all (if they have met).
type Bounds struct {
	Nobody, All       int64
	Set, Met, Differs bool
}

// Writer is who writes to such a number otherwise than in such a function, and what.
type Writer struct {
	By    threadid.Element
	Value int64
}

// numbers are facts about them.
type numbers struct {
	*cells.Cells
	writerLists digest.Interner[Writer]

	ints digest.Interner[int]

	made    *digest.FactKind[digest.Object, Made]
	bounds  *digest.FactKind[digest.Object, Bounds]
	texts   *digest.FactKind[digest.Object, digest.List[int]]           // by which writes of texts it is written to: see program.writes
	owners  *digest.FactKind[digest.Object, digest.List[digest.Object]] // by the generation: the barriers that it is of
	writers *digest.FactKind[digest.Object, digest.List[Writer]]
	wild    digest.Marks[digest.Object] // numbers to which something else is written, or later
}

func (d *Digest) newNumbers() *numbers {
	n := &numbers{Cells: cells.New(), wild: digest.NewMarks[digest.Object]()}
	n.made = digest.NewFacts[digest.Object](d.joinMade, func(a, b Made) bool { return d.joinMade(a, b) == b })
	n.bounds = digest.NewFacts[digest.Object](joinBounds, func(a, b Bounds) bool { return joinBounds(a, b) == b })
	n.texts = digest.NewFacts[digest.Object](n.union, func(a, b digest.List[int]) bool { return n.union(a, b) == b })
	objects := func(a, b digest.List[digest.Object]) digest.List[digest.Object] {
		return d.objects.Union(a, b, digest.CompareObjects)
	}
	n.owners = digest.NewFacts[digest.Object](objects, func(a, b digest.List[digest.Object]) bool { return objects(a, b) == b })
	writers := func(a, b digest.List[Writer]) digest.List[Writer] {
		return n.writerLists.Union(a, b, func(a, b Writer) int {
			return cmp.Or(cmp.Compare(d.threads.ID(a.By), d.threads.ID(b.By)), cmp.Compare(a.Value, b.Value))
		})
	}
	n.writers = digest.NewFacts[digest.Object](writers, func(a, b digest.List[Writer]) bool { return writers(a, b) == b })
	return n
}

func (n *numbers) union(a, b digest.List[int]) digest.List[int] {
	return n.ints.Union(a, b, cmp.Compare[int])
}

// joinBounds is what both are.
func joinBounds(a, b Bounds) Bounds {
	if a.Differs || b.Differs || a.Set && b.Set && a.Nobody != b.Nobody || a.Met && b.Met && a.All != b.All {
		return Bounds{Differs: true}
	}
	if b.Set {
		a.Set, a.Nobody = true, b.Nobody
	}
	if b.Met {
		a.Met, a.All = true, b.All
	}
	return a
}

// joinMade is what both are, by the functions of both, with the mutexes of both.
func (d *Digest) joinMade(a, b Made) Made {
	if a.Differs || b.Differs || a.Generation != b.Generation || a.Locked != b.Locked {
		return Made{Differs: true}
	}
	a.By = d.numbers.union(a.By, b.By)
	a.Unset = a.Unset || b.Unset
	a.Locks = d.chosen.Join(a.Locks, b.Locks)
	return a
}

// sound reports whether a barrier is for those who meet there, by what it is made for if it is not handmade; if it is, see
// [handmade]. All that is done to its numbers is done under one mutex that is not broken, or by atomic operations, by the
// texts that make it; or before any of those who meet is started, by a thread that has not arrived itself: that leaves the
// one number at what it is for nobody.
func (d *Digest) sound(x digest.Facts, o digest.Object, given int64, members []threadid.Thread) bool {
	made, ok := d.numbers.made.Of(x, o)
	if !ok {
		return given == int64(len(members))
	}
	bounds, _ := d.numbers.bounds.Of(x, o)
	_, generation := d.numbers.owners.Of(x, o)
	_, number := d.numbers.made.Of(x, made.Generation)
	owners, _ := d.numbers.owners.Of(x, made.Generation)
	if given != 0 || made.Differs || made.Unset && bounds.Nobody != 0 || generation || number || len(d.objects.Items(owners)) != 1 || d.numbers.Lost(x) ||
		made.Locked && !slices.ContainsFunc(d.chosen.Items(made.Locks), func(m digest.Object) bool { return !d.broken.Mutex(x, m) }) {
		return false
	}
	if !d.by(x, o, made, bounds, int64(len(members))) {
		return false
	}
	for _, n := range []digest.Object{o, made.Generation} {
		writers, _ := d.numbers.writers.Of(x, n)
		if d.lost.Has(x, n) || d.numbers.wild.Has(x, n) || slices.ContainsFunc(d.numbers.writerLists.Items(writers), func(w Writer) bool {
			return n == o && w.Value != bounds.Nobody || !w.By.Set.IsEmpty() || slices.ContainsFunc(members, func(t threadid.Thread) bool {
				return t != w.By.Thread && !d.ids.NotStarted(w.By, t)
			})
		}) {
			return false
		}
	}
	return true
}

// by reports whether the texts that make a barrier are each of another function, and for so many, and no others write to
// its numbers; nor one of these to the one of the two as if it were the other one.
func (d *Digest) by(x digest.Facts, o digest.Object, made Made, bounds Bounds, n int64) bool {
	if !bounds.Set || !bounds.Met || bounds.Differs {
		return false
	}
	var by []*handmade
	for _, i := range d.numbers.ints.Items(made.By) {
		h := d.program.all[i]
		if slices.ContainsFunc(by, func(g *handmade) bool { return g.f == h.f }) ||
			n < 1 || (bounds.All-bounds.Nobody)*h.step != n || !h.within(bounds.Nobody, bounds.All) {
			return false
		}
		by = append(by, h)
	}
	only := func(o digest.Object, writes func(*handmade, *cfg.Edge) bool) bool {
		texts, _ := d.numbers.texts.Of(x, o)
		return !slices.ContainsFunc(d.numbers.ints.Items(texts), func(i int) bool {
			return !slices.ContainsFunc(by, func(h *handmade) bool { return writes(h, d.program.writes[i]) })
		})
	}
	return only(o, (*handmade).counts) && only(made.Generation, func(h *handmade, e *cfg.Edge) bool { return h.changes[e] })
}

// perhaps lets a thread that may have arrived at handmade barriers have met the others there, or not.
func (d *Digest) perhaps(a Element) Element {
	for _, o := range d.objects.Items(a.Arriving) {
		a.Counts = d.plus(a.Counts, Count{Barrier: o, Hi: 1, Mod: never | never.next()})
		a.Total = normal(total(a.Total).plus(never | never.next()))
	}
	return a
}
