package counts

import (
	"cmp"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Share is what each of the threads of one name may add to a number in its whole life, and of that in atomic operations that
// do not release (Loose); and what each has certainly seen before it does.
type Share struct {
	Thread     threadid.Thread
	All, Loose Count
	Seen       digest.List[Seen]
}

// Stored is a value that the threads of one name store in a number, always in certain manners, and what each has
// certainly seen before.
type Stored struct {
	Thread threadid.Thread
	Value  int64
	Hows   digest.MustSet[digest.Object]
	Seen   digest.List[Seen]
}

// Change is how a thread changes a number: it adds something to it (Step), or stores a Value, or anything (Wild); in
// which manners, and with what of its batons.
type Change struct {
	By         threadid.Element
	Step, Wild bool
	Again      bool // the thread may have changed it before, in some manner
	Value      int64
	Hows       digest.MustSet[digest.Object]
	Batons     digest.MustSet[Baton]
}

// totals are facts: what all threads do.
type totals struct {
	*cells.Cells // the numbers that are looked for

	shareLists  digest.Interner[Share]
	putLists    digest.Interner[Stored]
	changeLists digest.Interner[Change]
	edges       digest.Interner[*cfg.Edge]

	shares  *digest.FactKind[digest.Object, digest.List[Share]]
	hows    *digest.FactKind[digest.Object, digest.MustSet[digest.Object]] // in which all steps are made
	puts    *digest.FactKind[digest.Object, digest.List[Stored]]
	origins *digest.FactKind[threadid.Thread, digest.List[*cfg.Edge]] // which creations make the threads of a name
	changes *digest.FactKind[digest.Object, digest.List[Change]]
	wild    digest.Marks[digest.Object] // numbers in which anything is stored
	// Numbers whose values right after something was added are taken to be different, and those that may come round.
	dispensed, repeats digest.Marks[digest.Object]

	early  digest.Marks[digest.Object] // numbers that are added to where nothing may have been stored
	lost   digest.Marks[digest.Object] // numbers that are written otherwise
	zeroed digest.Marks[uint32]        // objects that are made zero
}

func (d *Digest) newTotals() (f totals) {
	f.early, f.lost = digest.NewMarks[digest.Object](), digest.NewMarks[digest.Object]()
	f.Cells, f.zeroed = cells.New(), digest.NewMarks[uint32]()
	f.wild, f.dispensed, f.repeats = digest.NewMarks[digest.Object](), digest.NewMarks[digest.Object](), digest.NewMarks[digest.Object]()
	edges := func(a, b digest.List[*cfg.Edge]) digest.List[*cfg.Edge] {
		return d.all.edges.Union(a, b, compareEdges)
	}
	f.origins = digest.NewFacts[threadid.Thread](edges, func(a, b digest.List[*cfg.Edge]) bool { return edges(a, b) == b })
	f.changes = digest.NewFacts[digest.Object](d.joinChanges, func(a, b digest.List[Change]) bool { return d.joinChanges(a, b) == b })
	f.hows = digest.NewFacts[digest.Object](d.objects.Join, d.objects.Leq)
	f.shares = digest.NewFacts[digest.Object](d.joinShares, func(a, b digest.List[Share]) bool { return d.joinShares(a, b) == b })
	f.puts = digest.NewFacts[digest.Object](d.joinPuts, func(a, b digest.List[Stored]) bool { return d.joinPuts(a, b) == b })
	return f
}

// compareEdges orders edges; nil, which is none of the program's, comes first.
func compareEdges(a, b *cfg.Edge) int {
	id := func(e *cfg.Edge) int {
		if e == nil {
			return math.MinInt
		}
		return e.ID
	}
	return cmp.Compare(id(a), id(b))
}

// joinShares is as much as either says of each name of threads.
func (d *Digest) joinShares(a, b digest.List[Share]) digest.List[Share] {
	compare := func(a, b Share) int { return d.ids.CompareThreads(a.Thread, b.Thread) }
	out := digest.Union(d.all.shareLists.Items(a), d.all.shareLists.Items(b), compare)
	for i := range out {
		for _, l := range []digest.List[Share]{a, b} {
			if j, found := slices.BinarySearchFunc(d.all.shareLists.Items(l), out[i], compare); found {
				s := d.all.shareLists.Items(l)[j]
				out[i].All = out[i].All.most(s.All)
				out[i].Loose = out[i].Loose.most(s.Loose)
				out[i].Seen = d.seen.join(out[i].Seen, s.Seen)
			}
		}
	}
	return d.all.shareLists.List(out...)
}

// joinPuts has what either says; of the same value, stored by threads of the same name, what both do.
func (d *Digest) joinPuts(a, b digest.List[Stored]) digest.List[Stored] {
	compare := func(a, b Stored) int {
		return cmp.Or(d.ids.CompareThreads(a.Thread, b.Thread), cmp.Compare(a.Value, b.Value))
	}
	out := digest.Union(d.all.putLists.Items(a), d.all.putLists.Items(b), compare)
	for i := range out {
		for _, l := range []digest.List[Stored]{a, b} {
			if j, found := slices.BinarySearchFunc(d.all.putLists.Items(l), out[i], compare); found {
				s := d.all.putLists.Items(l)[j]
				out[i].Hows, out[i].Seen = d.objects.Join(out[i].Hows, s.Hows), d.seen.join(out[i].Seen, s.Seen)
			}
		}
	}
	return d.all.putLists.List(out...)
}

// joinChanges has what either has.
func (d *Digest) joinChanges(a, b digest.List[Change]) digest.List[Change] {
	return d.all.changeLists.Union(a, b, func(a, b Change) int {
		return cmp.Or(d.ids.CompareThreads(a.By.Thread, b.By.Thread), digest.CompareBools(a.Step, b.Step), digest.CompareBools(a.Wild, b.Wild),
			cmp.Compare(a.Value, b.Value), d.objects.Compare(a.Hows, b.Hows), d.batons.Compare(a.Batons, b.Batons),
			digest.CompareBools(a.Again, b.Again), cmp.Compare(d.threads.ID(a.By), d.threads.ID(b.By)))
	})
}
