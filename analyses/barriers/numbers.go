package barriers

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// Made is a handmade barrier, named by the number of those who have arrived: its generation, what the number is for nobody
// (if that is known yet), and the mutexes in whose sections all is done, if it is made with one. If it is unset, threads
// may arrive when nothing has been stored in the number, which is zero then.
type Made struct {
	Generation           digest.Object
	Nobody               int64
	Known, Locked, Unset bool
	Locks                digest.MustSet[digest.Object]
	Differs              bool
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

	made    *digest.FactKind[digest.Object, Made]
	owners  *digest.FactKind[digest.Object, digest.List[digest.Object]] // by the generation: the barriers that it is of
	writers *digest.FactKind[digest.Object, digest.List[Writer]]
	wild    digest.Marks[digest.Object] // numbers to which something else is written, or later
}

func (d *Digest) newNumbers() *numbers {
	n := &numbers{Cells: cells.New(), wild: digest.NewMarks[digest.Object]()}
	n.made = digest.NewFacts[digest.Object](d.joinMade, func(a, b Made) bool { return d.joinMade(a, b) == b })
	objects := func(a, b digest.List[digest.Object]) digest.List[digest.Object] {
		return d.objects.List(digest.Union(d.objects.Items(a), d.objects.Items(b), digest.CompareObjects)...)
	}
	n.owners = digest.NewFacts[digest.Object](objects, func(a, b digest.List[digest.Object]) bool { return objects(a, b) == b })
	writers := func(a, b digest.List[Writer]) digest.List[Writer] {
		return n.writerLists.List(digest.Union(n.writerLists.Items(a), n.writerLists.Items(b), func(a, b Writer) int {
			return cmp.Or(cmp.Compare(d.threads.ID(a.By), d.threads.ID(b.By)), cmp.Compare(a.Value, b.Value))
		})...)
	}
	n.writers = digest.NewFacts[digest.Object](writers, func(a, b digest.List[Writer]) bool { return writers(a, b) == b })
	return n
}

// joinMade is what both are, and the mutexes of both.
func (d *Digest) joinMade(a, b Made) Made {
	if a.Differs || b.Differs || a.Generation != b.Generation || a.Known && b.Known && a.Nobody != b.Nobody || a.Locked != b.Locked {
		return Made{Differs: true}
	}
	if b.Known {
		a.Known, a.Nobody = true, b.Nobody
	}
	a.Unset = a.Unset || b.Unset
	a.Locks = d.chosen.Join(a.Locks, b.Locks)
	return a
}

// sound reports whether a barrier, if it is handmade, is one for those who meet there: see [handmade]. All that is done to
// its numbers is done under one mutex that is not broken, or by atomic operations, or before any of them is started, by a
// thread that has not arrived itself; that leaves the one at what it is for nobody.
func (d *Digest) sound(x digest.Facts, o digest.Object, members []threadid.Thread) bool {
	made, ok := d.numbers.made.Of(x, o)
	if !ok {
		return true
	}
	_, generation := d.numbers.owners.Of(x, o)
	_, number := d.numbers.made.Of(x, made.Generation)
	owners, _ := d.numbers.owners.Of(x, made.Generation)
	if made.Differs || !made.Known || made.Unset && made.Nobody != 0 || generation || number || len(d.objects.Items(owners)) != 1 || d.numbers.Lost(x) ||
		made.Locked && !slices.ContainsFunc(d.chosen.Items(made.Locks), func(m digest.Object) bool { return !d.broken.Mutex(x, m) }) {
		return false
	}
	for _, n := range []digest.Object{o, made.Generation} {
		writers, _ := d.numbers.writers.Of(x, n)
		if d.lost.Has(x, n) || d.numbers.wild.Has(x, n) || slices.ContainsFunc(d.numbers.writerLists.Items(writers), func(w Writer) bool {
			return n == o && w.Value != made.Nobody || !w.By.Set.IsEmpty() || slices.ContainsFunc(members, func(t threadid.Thread) bool {
				return t != w.By.Thread && !d.ids.NotStarted(w.By, t)
			})
		}) {
			return false
		}
	}
	return true
}

// perhaps lets a thread that may have arrived at handmade barriers have met the others there, or not.
func (d *Digest) perhaps(a Element) Element {
	for _, o := range d.objects.Items(a.Arriving) {
		a.Counts = d.plus(a.Counts, Count{Barrier: o, Hi: 1, Mod: never | never.next()})
		a.Total = normal(total(a.Total).plus(never | never.next()))
	}
	return a
}
