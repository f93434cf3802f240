// Package semaphores is the digest of semaphores, by which threads tell each other that they have got somewhere, and
// which they use as locks:
//
//	data = 1;             sem_wait(&ready);          sem_wait(&lock);          sem_wait(&empty);     sem_wait(&full);
//	sem_post(&ready);     use(data);                 count++;                  slot = x;             x = slot;
//	                                                 sem_post(&lock);          sem_post(&full);      sem_post(&empty);
//
// # Counting
//
// Each wait that succeeds takes what one post, or the initialisation, has given. If there were no more of these, but
// for posts after some access a, than waits before an access b, one of the waits has taken what a post after a gave;
// so a comes before b. That is how a thread waits for one other, or for several that post once each.
//
// # Tokens
//
// A wait gives the thread a token, and a post spends one: of the same semaphore, if the thread has such a token, or
// else of another one, which makes the two semaphores [relatives]. A post by a thread that has no token to spend mints
// one, and so does an initialisation with a value. If no more than one token is minted for a whole family of
// semaphores, who has it is alone: a semaphore that is a lock is a family of one, and two that are waited for and
// posted in turn are a family, too (a split binary semaphore). The tokens are imagined: which one a post spends, and
// that a thread may lose some (sets are must-sets), is a matter of the argument, and anything is right that says so
// for each post.
//
// An operand needs not denote one object for that: what is minted is counted for all objects that it stands for.
// Counting needs waits for one object in the whole execution.
//
// The key of an element is the set of tokens; how often the thread has waited and posted is its lattice part. Who
// posts, and how often, and which semaphores are relatives, are facts. It requires thread ids.
//
// This package may change in any release: see COMPATIBILITY.md.
package semaphores

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "semaphores"

// Many posts are not counted any more: it is any number of them.
const Many = 4

// maxWaits bounds the waits that are counted, which are a lower bound.
const maxWaits = 64

// Token is what a wait for a semaphore has given to the thread. Kept: the text says that the thread posts the same
// semaphore before it waits again, so that other posts do not spend this token.
type Token struct {
	Semaphore digest.Object
	Kept      bool
}

// Count is what the thread has done to a semaphore: it has certainly waited so often, or its creators have before; and
// it may have posted it so often, have minted so many tokens by that, and have made as many by initialisations.
type Count struct {
	Semaphore                   digest.Object
	Waits, Posts, Minted, Given uint8
}

// Element is what the running thread has to spend, and what it has done.
type Element struct {
	Tokens digest.MustSet[Token]
	Counts digest.List[Count] // sorted by semaphore, one entry each, none that says nothing
}

// Share is what the threads of one name may do to a semaphore in their whole lives, as [Count] says.
type Share struct {
	Thread               threadid.Thread
	Posts, Minted, Given uint8
}

// Digest is the digest of semaphores.
type Digest struct {
	tokens    *digest.MustSets[Token]
	counts    digest.Interner[Count]
	shares    digest.Interner[Share]
	objects   digest.Interner[digest.Object]
	done      *digest.FactKind[digest.Object, digest.List[Share]]
	relatives *digest.FactKind[digest.Object, digest.List[digest.Object]]
	places    *digest.FactKind[uint32, digest.List[digest.Object]] // which semaphores there are in the objects of a base
	lost      digest.ObjectMarks                                   // semaphores that anybody may post
	threads   digest.Typed[threadid.Element]
	ids       threadid.IDs
	kept      map[*cfg.Edge]bool // by wait: see Token
}

// New returns a digest of semaphores.
func New() *Digest {
	d := &Digest{
		tokens: digest.NewMustSets(func(a, b Token) int {
			return cmp.Or(digest.CompareObjects(a.Semaphore, b.Semaphore), cmp.Compare(number(a.Kept), number(b.Kept)))
		}),
		lost: digest.NewObjectMarks(), kept: map[*cfg.Edge]bool{},
	}
	type list = digest.List[digest.Object]
	union := func(a, b list) list {
		return d.objects.Union(a, b, digest.CompareObjects)
	}
	subset := func(a, b list) bool {
		return digest.Subset(d.objects.Items(a), d.objects.Items(b), digest.CompareObjects)
	}
	d.relatives = digest.NewFacts[digest.Object](union, subset)
	d.places = digest.NewFacts[uint32](union, subset)
	d.done = digest.NewFacts[digest.Object](d.joinShares,
		func(a, b digest.List[Share]) bool { return d.joinShares(a, b) == b })
	return d
}

// Name is "semaphores".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one comes before a semaphore is posted, and the other after it was waited for, or both hold one as a lock"
}

// Requires the names of threads.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.threads, d.ids, err = threadid.Require(required[0])
	return err
}

// Init has done nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has done nothing, and has no tokens; but what its creator has waited for comes before it, too.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	var waits []Count
	for _, c := range d.counts.Items(a.Counts) {
		if c.Waits > 0 {
			waits = append(waits, Count{Semaphore: c.Semaphore, Waits: c.Waits})
		}
	}
	return []Element{{Counts: d.counts.List(waits...)}}
}

// Step posts and initialises. What is overwritten otherwise may have any value, and unknown code may post.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvSemPost:
		return d.post(x, a, ev.Memory), true
	case digest.EvSemInit:
		if n := most(ev.Value); n > 0 {
			a = d.does(x, a, ev.Memory, Count{Given: n})
		}
	case digest.EvUnknown:
		d.lost.Add(x, ev.Memory)
	case digest.EvOverwrite:
		// Zero is the value 0, or none until it is initialised. (Where others can reach it, they may have posted.)
		if ev.Published || !facts.Zeroes(ev.Edge) {
			d.lost.Add(x, ev.Memory)
		}
	}
	return a, true
}

// Observe notes that the thread has waited for a semaphore: what that gives, it has from now on.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind != digest.EvSemWait || ev.Memory.Any || len(ev.Memory.May) == 0 {
		return a, true
	}
	o := ev.Memory.May[0]
	d.relate(x, o, ev.Memory.May)
	a.Tokens = d.tokens.Forget(a.Tokens, func(t Token) bool { return t.Semaphore == o })
	a.Tokens = d.tokens.Learn(a.Tokens, Token{o, d.keeps(ev.Edge)})
	if ev.Memory.Definite {
		c := d.count(a, o)
		c.Waits = min(c.Waits+1, maxWaits)
		a = d.with(a, c)
	}
	return a, true
}

// post spends a token, or mints one.
func (d *Digest) post(x digest.Context, a Element, sem digest.Operand) Element {
	t, ok := d.spent(a, sem)
	if !ok {
		return d.does(x, a, sem, Count{Posts: 1, Minted: 1})
	}
	a = d.does(x, a, sem, Count{Posts: 1})
	d.relate(x, t.Semaphore, sem.May)
	a.Tokens = d.tokens.Forget(a.Tokens, func(u Token) bool { return u == t })
	return a
}

// spent is the token that a post spends: one of the semaphore, or of another one for which the thread has waited
// without an intention to post that itself. The first of several is as good as any.
func (d *Digest) spent(a Element, sem digest.Operand) (t Token, ok bool) {
	if sem.Any {
		return t, false
	}
	for _, u := range d.tokens.Items(a.Tokens) {
		own := slices.ContainsFunc(sem.May, func(o digest.Object) bool { return overlap(o, u.Semaphore) })
		if own {
			return u, true
		}
		if !u.Kept && !ok {
			t, ok = u, true
		}
	}
	return t, ok
}

// overlap reports whether two objects of operands may be the same.
func overlap(a, b digest.Object) bool {
	return a == b || a.Base == b.Base && (a.Offset == digest.AnyOffset || b.Offset == digest.AnyOffset)
}

// does adds to what the thread may have done to each of the semaphores of an operand, and tells others.
func (d *Digest) does(x digest.Context, a Element, sem digest.Operand, more Count) Element {
	if sem.Any {
		d.lost.Add(x, digest.Operand{Any: true})
	}
	t := d.threads.Of(x)
	for _, o := range sem.May {
		d.relate(x, o, nil)
		c := d.count(a, o)
		c.Posts, c.Minted, c.Given = sum(c.Posts, more.Posts), sum(c.Minted, more.Minted), sum(c.Given, more.Given)
		a = d.with(a, c)
		s := Share{t.Thread, c.Posts, c.Minted, c.Given}
		if !t.Set.IsEmpty() { // there may be several threads of this name, each of which does as much
			s = Share{t.Thread, several(c.Posts), several(c.Minted), several(c.Given)}
		}
		d.done.Add(x, o, d.shares.List(s))
	}
	return a
}

func sum(a, b uint8) uint8 { return min(a+b, Many) }

func several(n uint8) uint8 {
	if n > 0 {
		return Many
	}
	return 0
}

// relate makes semaphores relatives of one, in both directions, and notes where they lie.
func (d *Digest) relate(x digest.Context, o digest.Object, others []digest.Object) {
	d.places.Add(x, o.Base, d.objects.List(o))
	for _, p := range others {
		if p != o {
			d.places.Add(x, p.Base, d.objects.List(p))
			d.relatives.Add(x, o, d.objects.List(p))
			d.relatives.Add(x, p, d.objects.List(o))
		}
	}
}

// most is the greatest value that a semaphore may be initialised with. One that is negative is none.
func most(v digest.Numbers) uint8 {
	if v.Any || len(v.May) == 0 {
		return Many
	}
	return uint8(max(0, min(slices.Max(v.May), Many)))
}

// keeps reports whether a way leads from a wait to a post of what is named alike, in the same function, without another
// wait in between. It is a guess at how the program means it: a wrong one makes the digest exclude less.
func (d *Digest) keeps(e *cfg.Edge) bool {
	if e == nil {
		return false
	}
	wait, ok := e.Action.(*cfg.SemWait)
	if !ok {
		return false
	}
	if kept, known := d.kept[e]; known {
		return kept
	}
	name := wait.Sem.String()
	seen, todo, found := map[*cfg.Node]bool{e.To: true}, []*cfg.Node{e.To}, false
	for len(todo) > 0 && !found {
		n := todo[0]
		todo = todo[1:]
		for _, out := range n.Out {
			switch a := out.Action.(type) {
			case *cfg.SemWait:
				continue
			case *cfg.SemPost:
				found = found || a.Sem.String() == name
			}
			if !seen[out.To] {
				seen[out.To] = true
				todo = append(todo, out.To)
			}
		}
	}
	d.kept[e] = found
	return found
}

// count is what the thread has done to a semaphore.
func (d *Digest) count(a Element, o digest.Object) Count {
	for _, c := range d.counts.Items(a.Counts) {
		if c.Semaphore == o {
			return c
		}
	}
	return Count{Semaphore: o}
}

// with changes the count of one semaphore.
func (d *Digest) with(a Element, c Count) Element {
	out := digest.Replace(d.counts.Items(a.Counts), c, compareCounts)
	if c == (Count{Semaphore: c.Semaphore}) {
		out = slices.DeleteFunc(out, func(o Count) bool { return o == c })
	}
	a.Counts = d.counts.List(out...)
	return a
}

func compareCounts(a, b Count) int { return digest.CompareObjects(a.Semaphore, b.Semaphore) }

// joinShares is as much as either says of each name of threads.
func (d *Digest) joinShares(a, b digest.List[Share]) digest.List[Share] {
	compare := func(a, b Share) int { return d.ids.CompareThreads(a.Thread, b.Thread) }
	out := digest.Union(d.shares.Items(a), d.shares.Items(b), compare)
	for i := range out {
		for _, l := range []digest.List[Share]{a, b} {
			if j, found := slices.BinarySearchFunc(d.shares.Items(l), out[i], compare); found {
				s := d.shares.Items(l)[j]
				out[i].Posts, out[i].Minted, out[i].Given = max(out[i].Posts, s.Posts), max(out[i].Minted, s.Minted), max(out[i].Given, s.Given)
			}
		}
	}
	return d.shares.List(out...)
}

// Key is what the thread has to spend.
func (d *Digest) Key(a Element) Element { return Element{Tokens: a.Tokens} }

// Join has certainly what both have, and may have done what either has.
func (d *Digest) Join(a, b Element) Element {
	if a == b {
		return a
	}
	out := Element{Tokens: d.tokens.Join(a.Tokens, b.Tokens)}
	for _, c := range digest.Union(d.counts.Items(a.Counts), d.counts.Items(b.Counts), compareCounts) {
		s, t := d.count(a, c.Semaphore), d.count(b, c.Semaphore)
		out = d.with(out, Count{c.Semaphore, min(s.Waits, t.Waits), max(s.Posts, t.Posts), max(s.Minted, t.Minted), max(s.Given, t.Given)})
	}
	return out
}

// Leq reports whether b stands for all that a stands for.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Merge is Join: whoever has forgotten a token mints one when he posts.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(d.tokens.Compare(a.Tokens, b.Tokens),
		slices.CompareFunc(d.counts.Items(a.Counts), d.counts.Items(b.Counts), func(s, t Count) int {
			return cmp.Or(compareCounts(s, t), cmp.Compare(s.Waits, t.Waits), cmp.Compare(s.Posts, t.Posts),
				cmp.Compare(s.Minted, t.Minted), cmp.Compare(s.Given, t.Given))
		}))
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Describe prints what the thread has to spend, and what it has done.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	var out []string
	for _, t := range d.tokens.Items(a.Tokens) {
		out = append(out, "has "+name(t.Semaphore))
	}
	for _, c := range d.counts.Items(a.Counts) {
		if c.Waits > 0 {
			out = append(out, fmt.Sprintf("waited %d × for %s", c.Waits, name(c.Semaphore)))
		}
		switch {
		case c.Posts == Many:
			out = append(out, "posted "+name(c.Semaphore))
		case c.Posts > 0:
			out = append(out, fmt.Sprintf("posted %s up to %d ×", name(c.Semaphore), c.Posts))
		}
	}
	return strings.Join(out, ", ")
}
