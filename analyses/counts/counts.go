// Package counts is the digest of numbers by which threads tell how far they have got: counts of threads that are
// done, or not yet, and states.
//
//	result[i] = …;                     lock(&m);                        x = 1;
//	lock(&m);                          while (done < N)                 store(&state, LOADED);     // releases
//	done++;                                wait(&c, &m);
//	unlock(&m);                        unlock(&m);                      while (load(&state) < LOADED)
//	                                   use(result);                         ;
//	                                                                    use(x);
//
// What such a number is comes of what has been stored there, and of what has been added to it since. A thread that has
// seen the number to be what it could not be without what some other thread does to it after an access comes after
// that access. The digest knows of a history what the thread may have added and stored ([Count], [Put]), which registers
// hold what was read ([Known]), and what it has seen ([Seen]); what all threads add and store are facts. It requires the
// lockset, thread ids, and the digest of broken mutexes.
//
// A number is known by the bytes in which it lies, in an object of which there is one in the whole execution. How it is
// accessed is said by an object, too: a mutex that is held, or the number itself where operations on it are atomic,
// and acquire or release.
//
// This package may change in any release: see COMPATIBILITY.md.
package counts

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "counts"

// Many times are any number of times: a thread's steps are counted up to that.
const Many = 5

// Count is how much the thread may have added to a number, and taken from it, in how many steps: in all of them, if How
// is no object; or in those of that manner, where in sections of a mutex those of the one that it is in (Open) count
// apart.
type Count struct {
	Of, How  digest.Object
	Open     bool
	Times    uint8
	Up, Down int64
}

// Put is a value that the thread may have stored in a number in some manner, likewise.
type Put struct {
	Of, How digest.Object
	Open    bool
	Value   int64
}

// Baton is what the thread has seen a number to be, in some manner, since when it has not written to it: it compares
// with a constant like that; or, if there is a Ticket, it is what that number was right after the thread had added to it
// in the manner By, plus N.
type Baton struct {
	Of, How, Ticket, By digest.Object
	Op                  cfg.BinaryOp
	N                   int64
}

// Element is what the running thread may have done to numbers, and what it certainly has seen.
type Element struct {
	// Guest marks what runs inside of other threads.
	Guest   bool
	Counts  digest.List[Count]
	Puts    digest.List[Put]
	Any     bool              // it may have stored anything: these are too many for Puts
	Seen    digest.List[Seen] // all of which holds
	Stored  digest.MustSet[digest.Object]
	Known   digest.MustSet[Known]
	Batons  digest.MustSet[Baton]
	Credits digest.List[Credit]
	// Here is what numbers were when they were read while a mutex was held (How), which has been held since, without
	// creating a thread.
	Here digest.MustSet[Baton]
}

// Digest is the digest of numbers.
type Digest struct {
	counts  digest.Interner[Count]
	puts    digest.Interner[Put]
	seen    *seens
	objects *digest.MustSets[digest.Object]
	known   *digest.MustSets[Known]
	batons  *digest.MustSets[Baton]
	all     totals
	credits *credits
	program program

	broken  broken.Objects
	held    digest.Typed[lockset.Element]
	locks   lockset.Locks
	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
}

// New returns a digest of numbers.
func New() *Digest {
	d := &Digest{seen: &seens{}, objects: digest.NewMustSets(digest.CompareObjects),
		known: digest.NewMustSets(compareKnown), batons: digest.NewMustSets(compareBatons)}
	d.all, d.credits = d.newTotals(), d.newCredits()
	return d
}

// Name is "counts".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one comes before a number is changed, and the other after it was seen to be what it is by that"
}

// Requires the lockset, the digest of broken mutexes, and thread ids.
func (d *Digest) Requires() []string { return []string{lockset.Name, broken.Name, threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.held, d.locks, err = lockset.Require(required[0]); err != nil {
		return err
	}
	if d.broken, err = broken.Require(required[1]); err != nil {
		return err
	}
	d.threads, d.ids, err = threadid.Require(required[2])
	return err
}

// Init has done and seen nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has done nothing; what its creator had seen, and stored, has happened before it began.
func (d *Digest) New(_ digest.Context, a Element, ev *digest.Event) []Element {
	child := Element{Guest: ev.Create != cfg.NewThread, Stored: a.Stored}
	child.Seen = d.seen.changed(a.Seen, func(s Seen) (Seen, bool) {
		s.Own = false
		return s, !slices.Contains(d.seen.hows.Items(s.Hows), digest.Object{})
	})
	return []Element{child}
}

// Step ends sections of mutexes; otherwise numbers are no matter of events.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvCreate && d.program.passes != nil {
		for _, t := range d.ids.Children(d.threads.Of(x), ev) {
			d.all.origins.Add(x, t, d.all.edges.List(ev.Edge))
			if ev.Several || ev.Create != cfg.NewThread { // these are more than the passes of the edge
				d.all.origins.Add(x, t, d.all.edges.List(nil))
			}
		}
	}
	if a = d.sections(x, a, ev); ev.Kind == digest.EvCreate && d.program.lends {
		a = d.hands(x, a, ev)
	}
	return a, true
}

// Observe does likewise. A fence that acquires makes atomic reads before it acquire.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvAcquire && ev.Memory.Any && ev.Order.Acquires() && ev.Order != cfg.Consume {
		a.Seen = d.seen.changed(a.Seen, func(s Seen) (Seen, bool) {
			hows := slices.Clone(d.seen.hows.Items(s.Hows))
			if i := slices.Index(hows, digest.Object{}); i >= 0 {
				s.Hows = d.seen.hows.List(digest.Insert(slices.Delete(hows, i, i+1), s.Of, digest.CompareObjects)...)
			}
			return s, true
		})
	}
	return d.sections(x, a, ev), true
}

// sections ends those of mutexes that are not certainly held any more. What was added and stored in one has been from
// then on, and what was read in it may not be what is there. A thread that is created in one has seen what its creator
// has done in it, and runs beside the rest: so that has been, too.
func (d *Digest) sections(x digest.Context, a Element, ev *digest.Event) Element {
	if ev.Mutex.IsAtomicityMutex() || a.Counts.IsEmpty() && a.Puts.IsEmpty() && a.Known.IsEmpty() && a.Here.IsEmpty() &&
		a.Credits.IsEmpty() {
		return a
	}
	var held []lockset.Held
	asked := false
	over := func(m digest.Object) bool {
		if !asked {
			held, asked = d.locks.Mutexes(d.held.AfterEvent(x)), true
		}
		return !slices.ContainsFunc(held, func(h lockset.Held) bool { return h.Mutex == m })
	}
	created := ev.Kind == digest.EvCreate
	for _, c := range d.counts.Items(a.Counts) {
		if c.Open && (created || over(c.How)) {
			a.Counts = d.counted(a.Counts, c, Count{Of: c.Of, How: c.How, Times: c.Times, Up: c.Up, Down: c.Down})
		}
	}
	for _, p := range d.puts.Items(a.Puts) {
		if p.Open && (created || over(p.How)) {
			a = d.has(a, Put{p.Of, p.How, false, p.Value})
		}
	}
	a.Here = d.batons.Forget(a.Here, func(h Baton) bool { return created || over(h.How) })
	a.Credits = d.over(a.Credits, func(m digest.Object) bool { return created || over(m) })
	for _, k := range d.known.Items(a.Known) {
		if k.Now != (digest.Object{}) && k.Now != k.Of && over(k.Now) {
			a.Known = d.known.Forget(a.Known, func(o Known) bool { return o == k })
			k.Now = digest.Object{}
			a.Known = d.known.Learn(a.Known, k)
		}
	}
	return a
}

// counted is a list of counts without some (nothing: of which there are none), and with more added.
func (d *Digest) counted(list digest.List[Count], without, more Count) digest.List[Count] {
	items := slices.DeleteFunc(slices.Clone(d.counts.Items(list)), func(c Count) bool { return c == without && c.Open })
	if i, found := slices.BinarySearchFunc(items, more, compareCounts); found {
		more = more.plus(items[i])
	}
	return d.counts.List(digest.Replace(items, more, compareCounts)...)
}

// total is a count of some manner as one of all.
func (c Count) total() Count {
	c.How = digest.Object{}
	return c
}

// plus is what two counts of the same are together.
func (c Count) plus(o Count) Count {
	c.Times, c.Up, c.Down = c.Times+o.Times, c.Up+o.Up, c.Down+o.Down
	return c.bounded()
}

// most is the greatest that two counts of the same say.
func (c Count) most(o Count) Count {
	c.Times, c.Up, c.Down = max(c.Times, o.Times), max(c.Up, o.Up), max(c.Down, o.Down)
	return c.bounded()
}

// least is the least that two counts of the same say.
func (c Count) least(o Count) Count {
	switch {
	case o.Times == Many:
		return c
	case c.Times == Many:
		return o
	}
	c.Times, c.Up, c.Down = min(c.Times, o.Times), min(c.Up, o.Up), min(c.Down, o.Down)
	return c
}

// bounded says of many times only in which directions they go.
func (c Count) bounded() Count {
	if c.Times >= Many {
		c.Times, c.Up, c.Down = Many, min(c.Up, 1), min(c.Down, 1)
	}
	return c
}

// maxPuts bounds what a thread may have stored that is kept one by one.
const maxPuts = 24

// has adds something that the thread may have stored.
func (d *Digest) has(a Element, p Put) Element {
	a.Puts, a.Any = d.puts.UnionOrAny(a.Puts, d.puts.List(p), comparePuts, a.Any, maxPuts)
	return a
}

// count is what the thread may have added to a number in some manner; none stands for all.
func (d *Digest) count(a Element, of, how digest.Object) Count {
	c := Count{Of: of, How: how}
	if i, found := slices.BinarySearchFunc(d.counts.Items(a.Counts), c, compareCounts); found {
		return d.counts.Items(a.Counts)[i]
	}
	return c
}

// Key is the same for all threads but guests.
func (d *Digest) Key(a Element) Element { return Element{Guest: a.Guest} }

// Join may have done what either may have, and has seen what both have.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	out := Element{Guest: a.Guest, Seen: d.seen.join(a.Seen, b.Seen), Stored: d.objects.Join(a.Stored, b.Stored),
		Known: d.known.Join(a.Known, b.Known), Batons: d.batons.Join(a.Batons, b.Batons),
		Here: d.batons.Join(a.Here, b.Here), Credits: d.joinCredits(a.Credits, b.Credits)}
	out.Puts, out.Any = d.puts.UnionOrAny(a.Puts, b.Puts, comparePuts, a.Any || b.Any, maxPuts)
	counts := digest.Union(d.counts.Items(a.Counts), d.counts.Items(b.Counts), compareCounts)
	for i, c := range counts {
		for _, l := range [][]Count{d.counts.Items(a.Counts), d.counts.Items(b.Counts)} {
			if j, found := slices.BinarySearchFunc(l, c, compareCounts); found {
				counts[i] = counts[i].most(l[j])
			}
		}
	}
	out.Counts = d.counts.List(counts...)
	return out
}

// Leq reports whether a has done no more, and seen no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

func compareCounts(a, b Count) int {
	return cmp.Or(digest.CompareObjects(a.Of, b.Of), digest.CompareObjects(a.How, b.How), digest.CompareBools(a.Open, b.Open))
}

func comparePuts(a, b Put) int {
	return cmp.Or(digest.CompareObjects(a.Of, b.Of), digest.CompareObjects(a.How, b.How), digest.CompareBools(a.Open, b.Open),
		cmp.Compare(a.Value, b.Value))
}

func compareBatons(a, b Baton) int {
	return cmp.Or(digest.CompareObjects(a.Of, b.Of), digest.CompareObjects(a.How, b.How),
		digest.CompareObjects(a.Ticket, b.Ticket), digest.CompareObjects(a.By, b.By), cmp.Compare(a.Op, b.Op), cmp.Compare(a.N, b.N))
}

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(digest.CompareBools(a.Guest, b.Guest), digest.CompareBools(a.Any, b.Any),
		slices.CompareFunc(d.counts.Items(a.Counts), d.counts.Items(b.Counts), func(c, o Count) int {
			return cmp.Or(compareCounts(c, o), cmp.Compare(c.Times, o.Times), cmp.Compare(c.Up, o.Up), cmp.Compare(c.Down, o.Down))
		}),
		slices.CompareFunc(d.puts.Items(a.Puts), d.puts.Items(b.Puts), comparePuts),
		slices.CompareFunc(d.seen.lists.Items(a.Seen), d.seen.lists.Items(b.Seen), d.seen.compare), d.objects.Compare(a.Stored, b.Stored), d.known.Compare(a.Known, b.Known),
		d.batons.Compare(a.Batons, b.Batons), d.batons.Compare(a.Here, b.Here),
		slices.CompareFunc(d.credits.lists.Items(a.Credits), d.credits.lists.Items(b.Credits), func(c, o Credit) int {
			return cmp.Or(compareCredits(c, o), cmp.Compare(c.N, o.N))
		}))
}

// Describe prints what has been done, and seen.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var out []string
	for _, c := range d.counts.Items(a.Counts) {
		switch {
		case c.How != digest.Object{}:
		case c.Times == Many:
			out = append(out, "changed "+name(c.Of))
		default:
			out = append(out, fmt.Sprintf("added up to %d to %s, and took up to %d", c.Up, name(c.Of), c.Down))
		}
	}
	for _, s := range d.seen.lists.Items(a.Seen) {
		out = append(out, fmt.Sprintf("seen %s %v %d", name(s.Of), s.Op, s.N))
	}
	return strings.Join(slices.Compact(out), ", ")
}
