// Package semaphore is a digest of semaphores by which one thread tells others that it has got somewhere:
//
//	data = 42;                       sem_wait(&ready);
//	sem_post(&ready);                use(data);
//
// Who has passed sem_wait comes after what the only thread that posts did before its first post, if the semaphore
// was 0 at first. (As a lock, with 1 at first, a semaphore orders, too; this digest leaves that out.)
package semaphore

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
)

// Element says which semaphores the thread may have posted, and which it, or its creator before, has certainly
// waited for.
type Element struct {
	Posted digest.List[digest.Object]
	Passed digest.MustSet[digest.Object]
}

// Poster is who posts a semaphore: one thread, unless anybody may.
type Poster struct {
	Thread threadid.Thread
	Many   bool
}

// Digest is the digest of semaphores.
type Digest struct {
	lists   digest.Interner[digest.Object]
	passed  *digest.MustSets[digest.Object]
	posters *digest.FactKind[digest.Object, Poster]
	all     digest.Marks[struct{}] // some post may be of any semaphore
	threads digest.Typed[threadid.Element]
}

// New returns a digest of semaphores.
func New() *Digest {
	join := func(a, b Poster) Poster {
		if a == b {
			return a
		}
		return Poster{Many: true}
	}
	return &Digest{
		passed:  digest.NewMustSets(digest.CompareObjects),
		posters: digest.NewFacts[digest.Object](join, func(a, b Poster) bool { return join(a, b) == b }),
		all:     digest.NewMarks[struct{}](),
	}
}

// Name is "semaphore".
func (d *Digest) Name() string { return "semaphore" }

// Requires the names of threads.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.threads, _, err = threadid.Require(required[0])
	return err
}

// Init has posted and passed nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has posted nothing; what its creator had waited for comes before it, too.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Passed: a.Passed}}
}

// Step notes who posts. Whoever overwrites a semaphore, or is unknown code, may post it as well.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvSemPost:
		t := d.threads.Of(x)
		by := Poster{Thread: t.Thread, Many: !t.Set.IsEmpty()} // a set: the name may be that of several threads
		if !ev.Memory.Definite {
			by = Poster{Many: true}
		}
		d.posts(x, ev.Memory, by)
		a.Posted = d.lists.List(digest.Union(d.lists.Items(a.Posted), ev.Memory.May, digest.CompareObjects)...)
	case digest.EvSemInit:
		if !slices.Equal(ev.Value.May, []int64{0}) || ev.Value.Any {
			d.posts(x, ev.Memory, Poster{Many: true})
		}
	case digest.EvUnknown, digest.EvOverwrite:
		d.posts(x, ev.Memory, Poster{Many: true})
	}
	return a, true
}

// posts notes that a thread posts what an operand may be.
func (d *Digest) posts(x digest.Context, sem digest.Operand, by Poster) {
	if sem.Any {
		d.all.Add(x, struct{}{})
	}
	for _, o := range sem.May {
		d.posters.Add(x, o, by)
	}
}

// Observe notes a semaphore that has been waited for, if it is certain which one that is.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvSemWait && ev.Memory.Definite {
		a.Passed = d.passed.Learn(a.Passed, ev.Memory.May[0])
	}
	return a, true
}

// MayRun is false if one side has passed a semaphore that the other one's thread alone posts, and has not posted yet.
//
// Sound: let b have passed s, and a be an access of the only thread that posts s. The value of s was 0 at first, so
// that b's wait comes after some post; all are of a's thread, and after a, in its program order.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return !d.ordered(x, a, s.Thread, b) && !d.ordered(x, b, t.Thread, a)
}

func (d *Digest) ordered(x digest.RaceContext, a Element, thread threadid.Thread, b Element) bool {
	if d.all.Has(x, struct{}{}) {
		return false
	}
	return slices.ContainsFunc(d.passed.Items(b.Passed), func(o digest.Object) bool {
		somewhere := digest.Object{Base: o.Base, Offset: digest.AnyOffset}
		by, ok := d.posters.Of(x, o)
		_, others := d.posters.Of(x, somewhere)
		posted := digest.Operand{May: d.lists.Items(a.Posted)}.Covers(o)
		return ok && !others && by == Poster{Thread: thread} && !posted
	})
}

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join may have posted what either has, and has passed what both have.
func (d *Digest) Join(a, b Element) Element {
	return Element{
		Posted: d.lists.Union(a.Posted, b.Posted, digest.CompareObjects),
		Passed: d.passed.Join(a.Passed, b.Passed),
	}
}

// Leq reports whether a has posted no more, and passed no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Describe prints both sets.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	names := func(os []digest.Object) string {
		var out []string
		for _, o := range os {
			out = append(out, name(o))
		}
		return "{" + strings.Join(out, ", ") + "}"
	}
	return "posted " + names(d.lists.Items(a.Posted)) + ", passed " + names(d.passed.Items(a.Passed))
}
