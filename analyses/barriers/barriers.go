// Package barriers is the digest of barriers at which always the same threads meet, each as often as the others:
//
//	part[i] = f(i);
//	pthread_barrier_wait(&b);
//	use(part);
//	pthread_barrier_wait(&b);
//
// If a barrier is for n threads, and only n threads ever arrive there, each round is one arrival of each of them: the
// k-th arrivals of all are one meeting. What a thread does before its k-th arrival comes before what another one does
// after its k-th. So two accesses are ordered if their threads have certainly not met equally often.
//
// An element counts the arrivals of the running thread at each barrier: at least Lo, at most Hi, and modulo
// [Modulus], so that the parts of a loop with a few barriers in it are told apart in each pass. Its key are the
// barriers of whose latest round the thread knows that it is the one for which pthread_barrier_wait has
// returned PTHREAD_BARRIER_SERIAL_THREAD. Who arrives, and for how many threads a barrier is, are facts. It
// requires thread ids.
//
// This package may change in any release: see COMPATIBILITY.md.
package barriers

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "barriers"

// Many meetings are not counted any more: as Hi, it is any number.
const Many = 4

// Modulus has many divisors: a loop with one, two, three, four or six barriers in it meets equally often modulo this at
// the same place of each pass, whatever the pass.
const Modulus = 12

// Residues is a set of numbers below [Modulus].
type Residues uint16

// next are the residues after one more arrival.
func (r Residues) next() Residues {
	return (r<<1 | r>>(Modulus-1)) & (1<<Modulus - 1)
}

// Count says how often the thread has met others at a barrier.
type Count struct {
	Barrier digest.Object
	Lo, Hi  uint8
	Mod     Residues
}

// Element is how often the running thread has met others at each barrier; at those that are not listed, never.
// Chosen are the barriers of whose latest round it is the one thread that is told so. Total is how often it has
// met others at all barriers together, modulo [Modulus]; the empty set stands for never.
type Element struct {
	Chosen digest.MustSet[digest.Object]
	Counts digest.List[Count]
	Total  Residues
	// Since and SinceTotal are the same of what it has met since the function was entered that it is in: see [Digest.Frame].
	Since      digest.List[Count]
	SinceTotal Residues
	// Arriving are the handmade barriers at which the thread may have arrived, and not know yet that the round is over.
	// Stored are the numbers of those who have arrived to which something has certainly been assigned.
	Arriving digest.List[digest.Object]
	Stored   digest.MustSet[digest.Object]
	// Phase is how often it has met others, at whichever barriers, modulo [phases], plus 1; or 0: histories are not told
	// apart by that.
	Phase uint8
}

// Party is who meets at a barrier, and how many threads it is for, unless that differs.
type Party struct {
	Members digest.List[threadid.Thread]
	For     int64 // 0: it has not been initialised
	Differs bool
}

// Digest is the digest of barriers.
type Digest struct {
	chosen  *digest.MustSets[digest.Object]
	lists   digest.Interner[Count]
	members digest.Interner[threadid.Thread]
	parties *digest.FactKind[digest.Object, Party]
	lost    digest.ObjectMarks // barriers of which nothing is known
	objects digest.Interner[digest.Object]
	numbers *numbers
	program program

	broken  broken.Objects
	held    digest.Typed[lockset.Element]
	locks   lockset.Locks
	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
}

// New returns a digest of barriers.
func New() *Digest {
	d := &Digest{chosen: digest.NewMustSets(digest.CompareObjects), lost: digest.NewObjectMarks()}
	d.parties = digest.NewFacts[digest.Object](d.joinParties, func(a, b Party) bool { return d.joinParties(a, b) == b })
	d.numbers = d.newNumbers()
	return d
}

// Name is "barriers".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one thread is at one before it meets the other at a barrier, and that is at the other one afterwards"
}

// Requires the names of threads, and for handmade barriers the lockset and the digest of broken mutexes.
func (d *Digest) Requires() []string { return []string{threadid.Name, lockset.Name, broken.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.threads, d.ids, err = threadid.Require(required[0]); err != nil {
		return err
	}
	if d.held, d.locks, err = lockset.Require(required[1]); err != nil {
		return err
	}
	d.broken, err = broken.Require(required[2])
	return err
}

// Init has met nobody.
func (d *Digest) Init(digest.Context) Element { return Element{Phase: d.program.phase} }

// New has met nobody: meetings of its creator are not its own.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Stored: a.Stored, Phase: d.program.phase}}
}

// Step minds for how many threads barriers are made. Unknown code may arrive there, and what overwrites one makes it
// another one.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvBarrierInit:
		if !ev.Memory.Definite || ev.Value.Any || len(ev.Value.May) != 1 {
			d.lost.Add(x, ev.Memory)
			break
		}
		d.parties.Add(x, ev.Memory.May[0], Party{For: ev.Value.May[0]})
	case digest.EvUnknown:
		d.lost.Add(x, ev.Memory)
	case digest.EvOverwrite:
		if ev.Published || !facts.Zeroes(ev.Edge) {
			d.lost.Add(x, ev.Memory)
		}
	}
	return a, true
}

// Observe counts a meeting.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvBarrier {
		return a, true
	}
	t := d.threads.Of(x)
	if !ev.Memory.Definite || !t.Set.IsEmpty() { // of several threads with one name, nobody knows who arrives
		d.lost.Add(x, ev.Memory)
		return a, true
	}
	o := ev.Memory.May[0]
	d.parties.Add(x, o, Party{Members: d.members.List(t.Thread)})
	return d.met(a, o, serial(ev.Edge)), true
}

// met counts a meeting, of which the thread may be told that it is the one.
func (d *Digest) met(a Element, o digest.Object, chosen bool) Element {
	a.Chosen = d.chosen.Forget(a.Chosen, func(p digest.Object) bool { return p == o })
	if chosen {
		a.Chosen = d.chosen.Learn(a.Chosen, o)
	}
	once := Count{Barrier: o, Lo: 1, Hi: 1, Mod: never.next()}
	a.Counts, a.Total = d.plus(a.Counts, once), normal(total(a.Total).next())
	a.Since, a.SinceTotal = d.plus(a.Since, once), normal(total(a.SinceTotal).next())
	if a.Phase != 0 {
		a.Phase = a.Phase%phases + 1
	}
	return a
}

// never are the residues of nothing.
const never Residues = 1

func total(r Residues) Residues {
	if r == 0 {
		return never
	}
	return r
}

func normal(r Residues) Residues {
	if r == never {
		return 0
	}
	return r
}

// serial reports whether a thread that passes an edge is told that it is the one of the round.
func serial(e *cfg.Edge) bool {
	if e == nil {
		return false
	}
	w, ok := e.Action.(*cfg.BarrierWait)
	return ok && w.Serial
}

// count is how often the thread has been at a barrier.
func (d *Digest) count(l digest.List[Count], o digest.Object) Count {
	for _, c := range d.lists.Items(l) {
		if c.Barrier == o {
			return c
		}
	}
	return Count{Barrier: o, Mod: never}
}

// plus adds meetings at one barrier.
func (d *Digest) plus(l digest.List[Count], more Count) digest.List[Count] {
	c := d.count(l, more.Barrier)
	c = Count{c.Barrier, min(c.Lo+more.Lo, Many), min(c.Hi+more.Hi, Many), c.Mod.plus(more.Mod)}
	return d.lists.List(digest.Replace(d.lists.Items(l), c, compare)...)
}

// plus are the sums of two numbers.
func (r Residues) plus(o Residues) (sums Residues) {
	for ; o != 0; o, r = o>>1, r.next() {
		if o&1 != 0 {
			sums |= r
		}
	}
	return sums
}

// either lets the thread have been at barriers as often as one of two lists says.
func (d *Digest) either(a, b digest.List[Count]) digest.List[Count] {
	out := slices.Clone(digest.Union(d.lists.Items(a), d.lists.Items(b), compare))
	for i, c := range out {
		s, t := d.count(a, c.Barrier), d.count(b, c.Barrier)
		out[i] = Count{c.Barrier, min(s.Lo, t.Lo), max(s.Hi, t.Hi), s.Mod | t.Mod}
	}
	return d.lists.List(out...)
}

// Frame lets a function that is entered have met nobody since.
//
// Sound: how often the thread has met others before is kept, for all callers together.
func (d *Digest) Frame(a Element, _ func(uint32) bool) Element {
	a.Since, a.SinceTotal = digest.List[Count]{}, 0
	return a
}

// Unframe adds the meetings in a function to those of the caller before.
func (d *Digest) Unframe(caller, returned Element, _ func(uint32) bool) Element {
	out := returned
	out.Counts, out.Total = caller.Counts, normal(total(caller.Total).plus(total(returned.SinceTotal)))
	out.Since, out.SinceTotal = caller.Since, normal(total(caller.SinceTotal).plus(total(returned.SinceTotal)))
	for _, c := range d.lists.Items(returned.Since) {
		out.Counts, out.Since = d.plus(out.Counts, c), d.plus(out.Since, c)
	}
	return out
}

func compare(a, b Count) int { return digest.CompareObjects(a.Barrier, b.Barrier) }

// joinParties has the members of both; the two must be for equally many.
func (d *Digest) joinParties(a, b Party) Party {
	out := Party{For: max(a.For, b.For), Differs: a.Differs || b.Differs || a.For != b.For && a.For != 0 && b.For != 0}
	if out.Differs {
		return Party{Differs: true}
	}
	out.Members = d.members.Union(a.Members, b.Members, d.ids.CompareThreads)
	return out
}

// MayRun is false if both sides are threads that meet at a barrier, and have certainly not met equally often;
// or each of them is the one that is told so of its latest round.
//
// Sound: the barrier is one object in the whole execution, it is for n threads whenever it is initialised, and
// n threads arrive there at most: so many names there are, each of one thread. A thread arrives once in each
// round, at most, since it waits for the end of it; and a round has n arrivals. So each round has one arrival
// of each of them, and is the k-th arrival of all, for one k. Let a's thread have met i times, b's j times, and
// i be less than j, without loss of generality. Then a comes before its thread's arrival i+1, in program order;
// that comes before whoever leaves that round, b's thread among them; and that is what it has done before b.
// Let i and j be equal: then the latest round of both is the same, and one thread is told that it is the one;
// if both are, they are one thread, or the number of the other one's meetings is another one.
//
// Where the numbers at several such barriers do not add up to the same, they differ at one of them.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	if a.Counts.IsEmpty() && b.Counts.IsEmpty() || d.lost.All(x) {
		return true
	}
	a, b = d.perhaps(a), d.perhaps(b)
	s, t := d.threads.OfBoth(x)
	all := digest.Union(d.lists.Items(a.Counts), d.lists.Items(b.Counts), compare)
	shared := 0
	for _, c := range all {
		o := c.Barrier
		if !d.between(x, o, s.Thread, t.Thread) {
			continue
		}
		if d.chosen.Certain(a.Chosen, o) && d.chosen.Certain(b.Chosen, o) || differ(d.count(a.Counts, o), d.count(b.Counts, o)) {
			return false
		}
		shared++
	}
	return shared < len(all) || total(a.Total)&total(b.Total) != 0
}

// between reports whether a barrier is for so many threads as ever arrive there, and two threads are among them.
func (d *Digest) between(x digest.Facts, o digest.Object, s, t threadid.Thread) bool {
	party, _ := d.parties.Of(x, o)
	members := d.members.Items(party.Members)
	return !party.Differs && !d.lost.Has(x, o) &&
		slices.Contains(members, s) && slices.Contains(members, t) && d.sound(x, o, party.For, members)
}

// differ reports whether two numbers of meetings are certainly not the same.
func differ(a, b Count) bool {
	return a.Hi < Many && a.Hi < b.Lo || b.Hi < Many && b.Hi < a.Lo || a.Mod&b.Mod == 0
}

// Key is which rounds the thread is the one of, and its phase.
func (d *Digest) Key(a Element) Element { return Element{Chosen: a.Chosen, Phase: a.Phase} }

// Join has met as often as either.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	out := Element{Chosen: d.chosen.Join(a.Chosen, b.Chosen), Stored: d.chosen.Join(a.Stored, b.Stored),
		Counts: d.either(a.Counts, b.Counts), Total: normal(total(a.Total) | total(b.Total)),
		Since: d.either(a.Since, b.Since), SinceTotal: normal(total(a.SinceTotal) | total(b.SinceTotal))}
	out.Arriving = d.objects.Union(a.Arriving, b.Arriving, digest.CompareObjects)
	if a.Phase == b.Phase {
		out.Phase = a.Phase
	}
	return out
}

// Leq reports whether b allows all that a allows.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Merge is Join.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	counts := func(a, b digest.List[Count]) int {
		return slices.CompareFunc(d.lists.Items(a), d.lists.Items(b), func(s, t Count) int {
			return cmp.Or(compare(s, t), cmp.Compare(s.Lo, t.Lo), cmp.Compare(s.Hi, t.Hi), cmp.Compare(s.Mod, t.Mod))
		})
	}
	return cmp.Or(d.chosen.Compare(a.Chosen, b.Chosen), counts(a.Counts, b.Counts), cmp.Compare(a.Total, b.Total),
		counts(a.Since, b.Since), cmp.Compare(a.SinceTotal, b.SinceTotal),
		slices.CompareFunc(d.objects.Items(a.Arriving), d.objects.Items(b.Arriving), digest.CompareObjects),
		d.chosen.Compare(a.Stored, b.Stored), cmp.Compare(a.Phase, b.Phase))
}

// Describe prints the counts.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var out []string
	for _, c := range d.lists.Items(a.Counts) {
		var text string
		switch {
		case c.Lo == c.Hi && c.Hi < Many:
			text = fmt.Sprintf("%d × %s", c.Lo, name(c.Barrier))
		case c.Hi == Many:
			text = fmt.Sprintf("%d or more × %s", c.Lo, name(c.Barrier))
		default:
			text = fmt.Sprintf("%d to %d × %s", c.Lo, c.Hi, name(c.Barrier))
		}
		if d.chosen.Certain(a.Chosen, c.Barrier) {
			text += ", chosen"
		}
		if bits.OnesCount16(uint16(c.Mod)) > 1 && c.Mod != 1<<Modulus-1 {
			text += fmt.Sprintf(" (%012b)", c.Mod)
		}
		out = append(out, text)
	}
	return strings.Join(out, ", ")
}
