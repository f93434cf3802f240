// Package flag is a digest of atomic flags that one thread sets, and others wait for:
//
//	data = 42;                       while (!ready)
//	ready = 1;                           ;
//	                                 use(data);
//
// It looks at the program itself, since events do not say which value is read. A flag is a global integer that the
// program only loads, and stores one number to, which is not its initial value. Who has read, with acquire order,
// something else than the initial value comes after what the only thread that sets the flag did before it set it.
package flag

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Element says which flags the thread may have set, and which it, or its creator before, has certainly seen set.
type Element struct {
	Set  digest.List[*cfg.Var]
	Seen digest.MustSet[*cfg.Var]
}

// Setter is who sets a flag: one thread, unless Many do.
type Setter struct {
	Thread threadid.Thread
	Many   bool
}

// Digest is the digest of flags.
type Digest struct {
	flags   flags
	lists   digest.Interner[*cfg.Var]
	seen    *digest.MustSets[*cfg.Var]
	setters *digest.FactKind[*cfg.Var, Setter]
	threads digest.Typed[threadid.Element]
}

// New returns a digest of flags.
func New() *Digest {
	join := func(a, b Setter) Setter {
		if a == b {
			return a
		}
		return Setter{Many: true}
	}
	return &Digest{
		seen:    digest.NewMustSets(compare),
		setters: digest.NewFacts[*cfg.Var](join, func(a, b Setter) bool { return join(a, b) == b }),
	}
}

func compare(a, b *cfg.Var) int { return cmp.Compare(a.ID, b.ID) }

// Name is "flag".
func (d *Digest) Name() string { return "flag" }

// Requires the names of threads.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.threads, _, err = threadid.Require(required[0])
	return err
}

// Watch looks for flags, and asks to see where they are stored, and conditions.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	if d.flags = find(p); len(d.flags.loads) == 0 {
		return digest.Interest{}
	}
	return digest.Interest{Edges: func(e *cfg.Edge) bool {
		switch e.Action.(type) {
		case *cfg.AtomicStore, *cfg.Guard:
			return true
		}
		return false
	}}
}

// See notes, before a flag is set, by whom; and a flag that a condition shows to be set.
func (d *Digest) See(x digest.Context, _ digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		store, ok := s.Edge.Action.(*cfg.AtomicStore)
		if !ok || !d.flags.is(store.Target.Var) {
			break
		}
		t, v := d.threads.Of(x), store.Target.Var
		d.setters.Add(x, v, Setter{Thread: t.Thread, Many: !t.Set.IsEmpty()})
		a.Set = d.lists.List(digest.Insert(d.lists.Items(a.Set), v, compare)...)
	case digest.After:
		if g, ok := s.Edge.Action.(*cfg.Guard); ok {
			if v := d.flags.shown(g); v != nil {
				a.Seen = d.seen.Learn(a.Seen, v)
			}
		}
	}
	return a
}

// Init has seen and set nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has set nothing; what its creator had seen has happened before it began.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Seen: a.Seen}}
}

// Step changes nothing: flags are no matter of events. Unknown code cannot reach them: their addresses are taken
// nowhere.
func (d *Digest) Step(_ digest.Context, a Element, _ *digest.Event) (Element, bool) { return a, true }

// Observe changes nothing.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// MayRun is false if one side has seen a flag set that the other one's thread alone sets, and has not set yet.
//
// Sound: let b have seen the flag set, and a be an access of the only thread that sets it. The value that was read is
// not the initial one, so it was stored after a, with release order; the read acquires, so that it comes after that
// store (C11, 5.1.2.4), and a before it.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return !d.ordered(x, a, s.Thread, b) && !d.ordered(x, b, t.Thread, a)
}

func (d *Digest) ordered(x digest.RaceContext, a Element, thread threadid.Thread, b Element) bool {
	return slices.ContainsFunc(d.seen.Items(b.Seen), func(v *cfg.Var) bool {
		by, ok := d.setters.Of(x, v)
		return ok && by == Setter{Thread: thread} && !slices.Contains(d.lists.Items(a.Set), v)
	})
}

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join may have set what either has, and has seen what both have.
func (d *Digest) Join(a, b Element) Element {
	return Element{
		Set:  d.lists.Union(a.Set, b.Set, compare),
		Seen: d.seen.Join(a.Seen, b.Seen),
	}
}

// Leq reports whether a has set no more, and seen no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }

// Describe prints both sets.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	names := func(vs []*cfg.Var) string {
		var out []string
		for _, v := range vs {
			out = append(out, v.Name)
		}
		return "{" + strings.Join(out, ", ") + "}"
	}
	return "set " + names(d.lists.Items(a.Set)) + ", seen " + names(d.seen.Items(a.Seen))
}
