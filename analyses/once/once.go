// Package once is the digest of initialisations that run once (pthread_once, call_once): which of them the
// thread is in the middle of, and which have certainly ended.
//
// Both are must-sets of controls. Inside is the key of an element, Done its lattice part. Only an operand that
// denotes one object in the whole execution adds. A control that the program overwrites may run its
// initialisation again: it is broken (see package broken, which this digest requires), and excludes nothing
// anywhere.
//
// This package may change in any release: see COMPATIBILITY.md.
package once

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/digest"
)

// Name is the name of the digest.
const Name = "once"

// Set is a must-set of controls.
type Set = digest.MustSet[digest.Object]

// Element says which initialisations the thread runs, and which have certainly been run to their end.
type Element struct{ Inside, Done Set }

// Digest is the digest of initialisations.
type Digest struct {
	sets   *digest.MustSets[digest.Object]
	broken broken.Objects
	made   mutexes
}

// New returns a digest of initialisations.
func New() *Digest {
	sets := digest.NewMustSets(digest.CompareObjects)
	return &Digest{sets: sets, made: newMutexes(sets)}
}

// Name is "once".
func (d *Digest) Name() string { return Name }

// Excludes says in words what it finds of two accesses.
func (d *Digest) Excludes() string {
	return "one is part of an initialisation that runs once, and the other comes after it"
}

// Requires the digest of broken controls.
func (d *Digest) Requires() []string { return []string{broken.Name} }

// Bind takes it.
func (d *Digest) Bind(required []digest.Component) (err error) {
	if d.broken, err = broken.Require(required[0]); err == nil {
		d.broken.Excuse(d.madeFirst)
	}
	return err
}

// Init knows nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New is the start of a thread: what had ended at its creation has ended. A thread that is created inside a
// body is not inside: what it does need not come before the body's end.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Done: a.Done}}
}

// Step begins or ends the body of an initialisation.
func (d *Digest) Step(x digest.Context, a Element, ev *digest.Event) (Element, bool) {
	d.made.note(x, a, ev)
	switch ev.Kind {
	case digest.EvOnceBegin:
		a.Inside = d.add(a.Inside, ev.Memory)
	case digest.EvOnceDone:
		a.Inside, a.Done = d.sets.Forget(a.Inside, ev.Memory.Covers), d.add(a.Done, ev.Memory)
	}
	return a, true
}

// Observe learns that some thread has run the body to its end.
func (d *Digest) Observe(x digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	d.made.note(x, a, ev)
	if ev.Kind == digest.EvOnceWait {
		a.Done = d.add(a.Done, ev.Memory)
	}
	return a, true
}

// add adds a control that is certainly one object.
func (d *Digest) add(s Set, control digest.Operand) Set {
	if !control.Definite {
		return s
	}
	return d.sets.Learn(s, control.May[0])
}

// MayRun is false if one access is inside a body that has certainly ended at the other, or if both are inside one body.
//
// Sound: of a control that nothing overwrites, one thread runs the body to its end. What it does inside comes
// before the end in program order, and the end comes before every return from a call with this control. Two
// accesses inside are made by one thread, in its program order; or by several, if one was cancelled inside and
// another began anew, which the control orders.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	return !d.meet(x, a.Inside, b.Done) && !d.meet(x, a.Done, b.Inside) && !d.meet(x, a.Inside, b.Inside)
}

// meet reports whether two sets have a control in common that is not broken.
func (d *Digest) meet(x digest.RaceContext, a, b Set) bool {
	return slices.ContainsFunc(d.sets.Items(a), func(o digest.Object) bool { return d.sets.Certain(b, o) && !d.broken.Control(x, o) })
}

// Key is what the thread is inside of.
func (d *Digest) Key(a Element) Element { return Element{Inside: a.Inside} }

// Join knows of each set what both histories do.
func (d *Digest) Join(a, b Element) Element {
	return Element{d.sets.Join(a.Inside, b.Inside), d.sets.Join(a.Done, b.Done)}
}

// Leq reports whether a knows all that b knows.
func (d *Digest) Leq(a, b Element) bool {
	return d.sets.Leq(a.Inside, b.Inside) && d.sets.Leq(a.Done, b.Done)
}

// Merge is what is known wherever the thread is.
func (d *Digest) Merge(a, b Element) (Element, bool) { return d.Join(a, b), true }

// Compare orders elements.
func (d *Digest) Compare(a, b Element) int {
	return cmp.Or(d.sets.Compare(a.Inside, b.Inside), d.sets.Compare(a.Done, b.Done))
}

// Describe prints both sets.
func (d *Digest) Describe(a Element, name func(digest.Object) string) string {
	list := func(s Set) string {
		var names []string
		for _, o := range d.sets.Items(s) {
			names = append(names, name(o))
		}
		return "{" + strings.Join(names, ", ") + "}"
	}
	if a.Inside.IsEmpty() {
		return "done " + list(a.Done)
	}
	return "inside " + list(a.Inside) + ", done " + list(a.Done)
}
