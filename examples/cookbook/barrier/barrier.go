// Package barrier is a digest of barriers at which two threads meet, again and again:
//
//	data = 42;                       log();
//	pthread_barrier_wait(&b);        pthread_barrier_wait(&b);
//	log();                           use(data);
//
// Of two threads, and no others, that meet at a barrier for two, the k-th arrivals of both are one meeting. What one
// does before its k-th arrival comes before what the other one does after its k-th.
package barrier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// Count says how often the thread has met others at a barrier: at least Lo times, and at most Hi.
type Count struct {
	Barrier digest.Object
	Lo, Hi  int
}

// Many meetings are not counted any more: as Hi, it is any number.
const Many = 4

// Element is how often the running thread has met others at each barrier; at those that are not listed, never.
type Element struct{ Counts digest.List[Count] }

// Digest is the digest of barriers.
type Digest struct {
	lists   digest.Interner[Count]
	members digest.Interner[threadid.Thread]
	parties *digest.FactKind[digest.Object, digest.List[threadid.Thread]]
	lost    digest.Marks[digest.Object] // barriers of which nothing is known
	all     digest.Marks[struct{}]      // nothing is known of any
	threads digest.Typed[threadid.Element]
	ids     threadid.IDs
}

// New returns a digest of barriers.
func New() *Digest {
	return &Digest{lost: digest.NewMarks[digest.Object](), all: digest.NewMarks[struct{}]()}
}

// Name is "barrier".
func (d *Digest) Name() string { return "barrier" }

// Requires the names of threads.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.threads, d.ids, err = threadid.Require(required[0]); err != nil {
		return err
	}
	type list = digest.List[threadid.Thread]
	d.parties = digest.NewFacts[digest.Object](
		func(a, b list) list {
			return d.members.Union(a, b, d.ids.CompareThreads)
		},
		func(a, b list) bool {
			return digest.Subset(d.members.Items(a), d.members.Items(b), d.ids.CompareThreads)
		})
	return nil
}

// Init has met nobody.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has met nobody: meetings of its creator are not its own.
func (d *Digest) New(digest.Context, Element, *digest.Event) []Element { return []Element{{}} }

// Step minds how barriers are made: for two. What overwrites one, and unknown code, may arrive there.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvBarrierInit:
		if !ev.Memory.Definite || ev.Value.Any || !slices.Equal(ev.Value.May, []int64{2}) {
			d.lose(x, ev.Memory)
		}
	case digest.EvUnknown, digest.EvOverwrite:
		d.lose(x, ev.Memory)
	}
	return a, true
}

// lose gives up what is known of barriers.
func (d *Digest) lose(x digest.Context, op digest.Operand) {
	if op.Any {
		d.all.Add(x, struct{}{})
	}
	for _, o := range op.May {
		d.lost.Add(x, o)
	}
}

// Observe counts a meeting.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvBarrier {
		return a, true
	}
	t := d.threads.Of(x)
	if !ev.Memory.Definite || !t.Set.IsEmpty() { // of several threads with one name, nobody knows who arrives
		d.lose(x, ev.Memory)
		return a, true
	}
	o := ev.Memory.May[0]
	d.parties.Add(x, o, d.members.List(t.Thread))
	c := d.count(a, o)
	c.Lo, c.Hi = min(c.Lo+1, Many), min(c.Hi+1, Many)
	return d.with(a, c), true
}

// count is how often the thread has been at a barrier.
func (d *Digest) count(a Element, o digest.Object) Count {
	for _, c := range d.lists.Items(a.Counts) {
		if c.Barrier == o {
			return c
		}
	}
	return Count{Barrier: o}
}

// with changes the count of one barrier.
func (d *Digest) with(a Element, c Count) Element {
	return Element{d.lists.List(digest.Replace(d.lists.Items(a.Counts), c, compare)...)}
}

func compare(a, b Count) int { return digest.CompareObjects(a.Barrier, b.Barrier) }

// MayRun is false if both sides are the two threads that meet at a barrier, and one has met more often, certainly,
// than the other one may have.
//
// Sound: let a's thread have met at most h times, and b's at least l > h. The barrier is for two, and only these two
// arrive, so that the k-th arrivals of both are one meeting, for each k. The access a comes before its thread's
// arrival h+1, in program order; that is met by b's arrival h+1, which is one of those before b.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	if d.all.Has(x, struct{}{}) || s.Thread == t.Thread {
		return true
	}
	for _, c := range slices.Concat(d.lists.Items(a.Counts), d.lists.Items(b.Counts)) {
		o := c.Barrier
		list, _ := d.parties.Of(x, o)
		parties := d.members.Items(list)
		if len(parties) != 2 || !slices.Contains(parties, s.Thread) || !slices.Contains(parties, t.Thread) ||
			d.lost.Has(x, o) || d.lost.Has(x, digest.Object{Base: o.Base, Offset: digest.AnyOffset}) {
			continue
		}
		if before(d.count(a, o), d.count(b, o)) || before(d.count(b, o), d.count(a, o)) {
			return false
		}
	}
	return true
}

func before(a, b Count) bool { return a.Hi < Many && a.Hi < b.Lo }

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join has met as often as either.
func (d *Digest) Join(a, b Element) Element {
	out := a
	for _, c := range slices.Concat(d.lists.Items(a.Counts), d.lists.Items(b.Counts)) {
		x, y := d.count(a, c.Barrier), d.count(b, c.Barrier)
		out = d.with(out, Count{c.Barrier, min(x.Lo, y.Lo), max(x.Hi, y.Hi)})
	}
	return out
}

// Leq reports whether b allows all that a allows.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Describe prints the counts.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var out []string
	for _, c := range d.lists.Items(a.Counts) {
		switch {
		case c.Lo == c.Hi && c.Hi < Many:
			out = append(out, fmt.Sprintf("%d × %s", c.Lo, name(c.Barrier)))
		case c.Hi == Many:
			out = append(out, fmt.Sprintf("%d or more × %s", c.Lo, name(c.Barrier)))
		default:
			out = append(out, fmt.Sprintf("%d to %d × %s", c.Lo, c.Hi, name(c.Barrier)))
		}
	}
	return strings.Join(out, ", ")
}
