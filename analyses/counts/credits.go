package counts

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// A number of references, or of jobs that are not done, is the sum of what all threads have of it.
//
//	refs = 1;                                               use(object);
//	refs++;                                                 if (--refs == 0)
//	create a thread, which gets one of the two                      free(object);
//	use(object);
//	if (--refs == 0)
//		free(object);
//
// Who adds to a number has so much of it, who takes from it has less, and a thread that is created gets from its creator
// what it takes in its life without having added it before. If nobody ever has less than nothing, nobody has anything
// where the number is zero.

// Credit is the least that the thread may have of a number: of what it got when it was created, it has used so much, or
// has so much more. With a How, it is in a section of that mutex, and had so much in some part of it.
type Credit struct {
	Of, How digest.Object
	N       int64
}

// maxCredit bounds what is counted: who has more has that, and who needs more may need any number.
const maxCredit, ruin = 4, -5

// Holder is what the threads of a name need to get of a number when they are created, and the least of what they have,
// above that, before they add to it.
type Holder struct {
	Thread    threadid.Thread
	Need, Low int64
}

// credits are facts about them.
type credits struct {
	lists       digest.Interner[Credit]
	holderLists digest.Interner[Holder]
	numberLists digest.Interner[digest.Object]
	holders     *digest.FactKind[digest.Object, digest.List[Holder]]
	needed      *digest.FactKind[threadid.Thread, digest.List[digest.Object]] // what the threads of a name need something of
	unreleased  digest.Marks[digest.Object]                                   // of which something is taken without release
}

func (d *Digest) newCredits() *credits {
	c := &credits{}
	c.holders = digest.NewFacts[digest.Object](d.joinHolders, func(a, b digest.List[Holder]) bool { return d.joinHolders(a, b) == b })
	union := func(a, b digest.List[digest.Object]) digest.List[digest.Object] {
		l := &d.credits.numberLists
		return l.Union(a, b, digest.CompareObjects)
	}
	c.needed = digest.NewFacts[threadid.Thread](union, func(a, b digest.List[digest.Object]) bool { return union(a, b) == b })
	c.unreleased = digest.NewMarks[digest.Object]()
	return c
}

// joinHolders is the worst that either says of each name of threads.
func (d *Digest) joinHolders(a, b digest.List[Holder]) digest.List[Holder] {
	compare := func(a, b Holder) int { return d.ids.CompareThreads(a.Thread, b.Thread) }
	l := &d.credits.holderLists
	out := digest.Union(l.Items(a), l.Items(b), compare)
	for i := range out {
		if j, found := slices.BinarySearchFunc(l.Items(b), out[i], compare); found {
			o := l.Items(b)[j]
			out[i].Need, out[i].Low = max(out[i].Need, o.Need), min(out[i].Low, o.Low)
		}
	}
	return l.List(out...)
}

func compareCredits(a, b Credit) int {
	return cmp.Or(digest.CompareObjects(a.Of, b.Of), digest.CompareObjects(a.How, b.How))
}

// credit is the least that the thread may have of a number; with a mutex, in some part of the section of it.
func (d *Digest) credit(l digest.List[Credit], n, how digest.Object) int64 {
	items := d.credits.lists.Items(l)
	if i, found := slices.BinarySearchFunc(items, Credit{Of: n, How: how}, compareCredits); found {
		return items[i].N
	}
	if how != (digest.Object{}) {
		return d.credit(l, n, digest.Object{})
	}
	return 0
}

// joinCredits is the least of both.
func (d *Digest) joinCredits(a, b digest.List[Credit]) digest.List[Credit] {
	if a == b {
		return a
	}
	out := digest.Union(d.credits.lists.Items(a), d.credits.lists.Items(b), compareCredits)
	for i, c := range out {
		out[i].N = min(d.credit(a, c.Of, c.How), d.credit(b, c.Of, c.How))
	}
	return d.credits.lists.List(out...)
}

// with lets the thread have so much of a number.
func (d *Digest) with(l digest.List[Credit], c Credit) digest.List[Credit] {
	if c.N = min(c.N, maxCredit); d.credit(l, c.Of, c.How) <= ruin || c.N < ruin {
		c.N = ruin
	}
	return d.credits.lists.List(digest.Replace(d.credits.lists.Items(l), c, compareCredits)...)
}

// over ends sections of mutexes.
func (d *Digest) over(l digest.List[Credit], over func(digest.Object) bool) digest.List[Credit] {
	return d.credits.lists.List(slices.DeleteFunc(slices.Clone(d.credits.lists.Items(l)), func(c Credit) bool {
		return c.How != digest.Object{} && over(c.How)
	})...)
}

// needs tells others what the threads of this name need, and the least that they have when they add something.
func (d *Digest) needs(x digest.Context, n digest.Object, h Holder) {
	h.Thread = d.threads.Of(x).Thread
	d.credits.holders.Add(x, n, d.credits.holderLists.List(h))
	if h.Need > 0 {
		d.credits.needed.Add(x, h.Thread, d.credits.numberLists.List(n))
	}
}

// lends notes that the thread has added something to a number, if that is certain, or may have taken something from it.
func (d *Digest) lends(x digest.Context, a Element, n digest.Object, c int64, hows []digest.Object, releases, certainly bool) Element {
	has := d.credit(a.Credits, n, digest.Object{})
	if c > 0 {
		d.needs(x, n, Holder{Low: has})
		if certainly {
			a.Credits = d.with(a.Credits, Credit{Of: n, N: has + min(c, maxCredit-ruin)})
		}
		return a
	}
	if c < 0 && !releases {
		d.credits.unreleased.Add(x, n)
	}
	for _, h := range hows {
		if h != n {
			a.Credits = d.with(a.Credits, Credit{n, h, d.credit(a.Credits, n, h)})
		}
	}
	return d.pays(x, a, n, -c)
}

// pays notes that the thread has so much less of a number.
func (d *Digest) pays(x digest.Context, a Element, n digest.Object, c int64) Element {
	has := max(d.credit(a.Credits, n, digest.Object{})-min(c, maxCredit-ruin), ruin)
	a.Credits = d.with(a.Credits, Credit{Of: n, N: has})
	if has < 0 {
		d.needs(x, n, Holder{Need: -has, Low: maxCredit})
	}
	return a
}

// holds notes that a number is what the thread has of it, if it has certainly stored one of some values, and perhaps
// that, if not. What it has brought the number to by its steps is not there any more.
func (d *Digest) holds(x digest.Context, a Element, n digest.Object, values digest.Numbers, certainly bool) Element {
	least := int64(ruin)
	if !values.Any && len(values.May) > 0 {
		least = max(slices.Min(values.May), ruin)
	}
	if !certainly {
		least = min(least, d.credit(a.Credits, n, digest.Object{}))
	}
	a.Seen = d.seen.changed(a.Seen, func(s Seen) (Seen, bool) {
		s.Own = s.Own && s.Of != n
		return s, true
	})
	items := slices.DeleteFunc(slices.Clone(d.credits.lists.Items(a.Credits)), func(c Credit) bool { return c.Of == n })
	a.Credits = d.with(d.credits.lists.List(items...), Credit{Of: n, N: least})
	if least < 0 {
		d.needs(x, n, Holder{Need: -least, Low: maxCredit})
	}
	return a
}

// hands gives threads that are created what they need.
func (d *Digest) hands(x digest.Context, a Element, ev *digest.Event) Element {
	needs := map[digest.Object]int64{}
	var all []digest.Object
	for _, t := range d.ids.Children(d.threads.Of(x), ev) {
		needed, _ := d.credits.needed.Of(x, t)
		for _, n := range d.credits.numberLists.Items(needed) {
			need := d.holder(x, n, t).Need
			if ev.Several || ev.Create != cfg.NewThread {
				need = maxCredit - ruin
			}
			needs[n] = max(needs[n], need)
			all = digest.Insert(all, n, digest.CompareObjects)
		}
	}
	for _, n := range all {
		a = d.pays(x, a, n, needs[n])
	}
	return a
}

// owed reports whether threads get something of a number, none of them any number.
func (d *Digest) owed(x digest.Facts, n digest.Object) (yes bool) {
	list, _ := d.credits.holders.Of(x, n)
	for _, h := range d.credits.holderLists.Items(list) {
		if h.Need > maxCredit {
			return false
		}
		yes = yes || h.Need > 0
	}
	return yes
}

// overflows reports whether it is undefined what an addition does where the sum comes round.
func overflows(e *cfg.Edge) bool {
	a, ok := e.Action.(*cfg.Assign)
	return ok && signed(a.LHS.Type)
}

// holder is what is known of how the threads of a name use a number.
func (d *Digest) holder(x digest.Facts, n digest.Object, t threadid.Thread) Holder {
	list, _ := d.credits.holders.Of(x, n)
	for _, h := range d.credits.holderLists.Items(list) {
		if h.Thread == t {
			return h
		}
	}
	return Holder{Thread: t, Low: maxCredit}
}
