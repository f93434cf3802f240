package race

import (
	"cmp"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// maxPairs bounds the pairs that are listed one by one for two sets of accesses that differ only in where they
// are made. Beyond it each access is listed with one of the others, and the sets are listed.
const maxPairs = 16

// manyPairs is how many pairs of one finding are listed as they come. From then on, a pair is listed if one of the two
// accesses is in no other, or if none is of the same two threads at the same two sites: what such accesses differ in are
// their digests, of which nobody reads thousands.
const manyPairs = 1 << 12

// maxDigests bounds how often one access in the source is listed with different digests, and maxLocks how often if it
// holds other locks each time: what is said of the locks of a pair is to be so.
const (
	maxDigests = 3
	maxLocks   = 16
)

// finding collects the accesses of one race.
type finding struct {
	pass  *Pass
	f     *Finding
	index map[*class]entries
	sites map[site][]int // the entries of accesses that look alike but for their digests
	// Of each entry: the number of its thread at its site, and whether a pair has it.
	siteOf  []uint32
	paired  []bool
	numbers map[threadAt]uint32
	seen    map[sitePair]struct{} // since there are many pairs
}

// threadAt is a thread at a site.
type threadAt struct {
	site
	thread string
}

// sitePair are the threads at sites of a pair.
type sitePair struct {
	a, b   uint32
	likely bool
}

// entries are the accesses of a finding that stand for those of a class. Some may have other digests: one is
// not listed too often. The sample has those of the class, if any has.
type entries struct {
	all    []int
	sample int
}

// site is what makes two accesses the same for a reader.
type site struct {
	pos          cfg.Pos
	kind         AccessKind
	atomic, sync bool
	external     string
	unknown      bool
	handler      bool
}

// listed is the entry that stands for an access, if that is not to be listed once more: one of the same thread, if there
// is any, since who it is belongs to what is said of a pair.
func (b *finding) listed(at site, a *Point) (int, bool) {
	same := b.sites[at]
	if len(same) < maxDigests {
		return 0, false
	}
	locks, by := b.pass.World.Locks(a.Digest), b.pass.World.Thread(a.Digest).Name
	for _, n := range same {
		if slices.Equal(b.f.Accesses[n].Locks, locks) && b.f.Accesses[n].Thread == by {
			return n, true
		}
	}
	return same[0], len(same) >= maxLocks
}

func (a *Point) site() site {
	return site{a.Pos, a.Kind, a.Atomic, a.Sync, a.External, a.Anywhere || a.Wide, a.Handler}
}

// access is a point as the report shows it.
func (p *Pass) access(a *Point) Access {
	by := p.World.Thread(a.Digest)
	births, way := p.origin(a)
	return Access{
		Births: births, Way: way,
		Pos: a.Pos, Kind: a.Kind, Atomic: a.Atomic, Sync: a.Sync, Thread: by.Name, By: by,
		CallStack: p.World.CallStack(a.Context), Text: a.Text, Digests: p.World.Describe(a.Digest),
		Locks: p.World.Locks(a.Digest), External: a.External, Unknown: a.Anywhere || a.Wide, Handler: a.Handler,
	}
}

// origin is what the access rests on.
func (p *Pass) origin(a *Point) ([]int, []Link) {
	if p.Births == nil {
		return nil, nil
	}
	return p.Births(a)
}

// restOn lets an access stand for one with these births, too: it rests on nothing if one of the two does.
func (a *Access) restOn(births []int, _ []Link) {
	if len(a.Births) == 0 || len(births) == 0 {
		a.Births, a.Way = nil, nil
		return
	}
	all := append(slices.Clone(a.Births), births...)
	slices.Sort(all)
	a.Births = slices.Compact(all)
}

func (p *Pass) finding(f *Finding) *finding {
	return &finding{pass: p, f: f, index: map[*class]entries{}, sites: map[site][]int{}, numbers: map[threadAt]uint32{}, seen: map[sitePair]struct{}{}}
}

func (b *finding) pair(x, y *class, likely bool) {
	xs, ys := b.add(x), b.add(y)
	before := len(b.f.Pairs)
	if len(xs.all)*len(ys.all) <= maxPairs {
		for _, i := range xs.all {
			for _, j := range ys.all {
				b.list(i, j, likely)
			}
		}
	} else {
		for _, i := range xs.all {
			b.list(i, ys.sample, likely)
		}
		for _, j := range ys.all {
			b.list(xs.sample, j, likely)
		}
		b.f.Crossed = append(b.f.Crossed, Crossed{xs.all, ys.all, likely})
	}
	if likely {
		b.f.Likely = append(b.f.Likely, b.f.Pairs[before:]...)
	}
}

// list lists a pair of entries, unless there are many and one like it is there.
func (b *finding) list(i, j int, likely bool) {
	if len(b.f.Pairs) >= manyPairs {
		x, y := b.siteOf[i], b.siteOf[j]
		key := sitePair{min(x, y), max(x, y), likely}
		if _, seen := b.seen[key]; seen && b.paired[i] && b.paired[j] {
			return
		}
		b.seen[key] = struct{}{}
	}
	b.paired[i], b.paired[j] = true, true
	b.f.Pairs = append(b.f.Pairs, [2]int{i, j})
}

func (b *finding) add(c *class) entries {
	if is, ok := b.index[c]; ok {
		return is
	}
	is := entries{sample: -1}
	for _, a := range c.points {
		at := a.site()
		if n, ok := b.listed(at, a); ok {
			b.f.Accesses[n].restOn(b.pass.origin(a))
			is.all = append(is.all, n)
			continue
		}
		n := len(b.f.Accesses)
		b.paired = append(b.paired, false)
		b.sites[at] = append(b.sites[at], n)
		is.all = append(is.all, n)
		if is.sample < 0 {
			is.sample = n
		}
		b.f.Accesses = append(b.f.Accesses, b.pass.access(a))
		by := threadAt{at, b.f.Accesses[n].Thread}
		if _, ok := b.numbers[by]; !ok {
			b.numbers[by] = uint32(len(b.numbers))
		}
		b.siteOf = append(b.siteOf, b.numbers[by])
	}
	if is.sample < 0 {
		is.sample = is.all[0]
	}
	b.index[c] = is
	return is
}

// sort puts the accesses in the order of the source text and renumbers the pairs.
func (b *finding) sort() {
	n := len(b.f.Accesses)
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	as := b.f.Accesses
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Or(as[i].Pos.Compare(as[j].Pos), cmp.Compare(as[i].Kind, as[j].Kind), cmp.Compare(as[i].Thread, as[j].Thread))
	})
	place := make([]int, n)
	sorted := make([]Access, n)
	for to, from := range order {
		sorted[to], place[from] = as[from], to
	}
	b.f.Accesses = sorted
	renumber := func(pairs [][2]int) [][2]int {
		numbers := make([]uint64, len(pairs)) // there may be hundreds of thousands: one number each, which is sorted fast
		for i, x := range pairs {
			a, b := place[x[0]], place[x[1]]
			numbers[i] = uint64(min(a, b))<<32 | uint64(max(a, b))
		}
		slices.Sort(numbers)
		numbers = slices.Compact(numbers)
		if len(numbers) < len(pairs) {
			pairs = make([][2]int, len(numbers)) // those that were there many times take no memory any more
		}
		for i, n := range numbers {
			pairs[i] = [2]int{int(n >> 32), int(n & math.MaxUint32)}
		}
		return pairs
	}
	b.f.Pairs, b.f.Likely = renumber(b.f.Pairs), renumber(b.f.Likely)
	for _, c := range b.index { // of which the sets are
		for i, n := range c.all {
			c.all[i] = place[n]
		}
		slices.Sort(c.all)
	}
}
