package main

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/digest"
)

type set = digest.List[digest.Object]

// Element says which once-initialisations the thread is in the middle of, and which have certainly ended.
// Both are must-sets, interned so that elements are comparable.
type Element struct{ Inside, Done set }

// Once is a digest for pthread_once, in the simplest form: what the initialisation does comes before everything
// that a thread does after its call of pthread_once.
type Once struct {
	sets   digest.Interner[digest.Object]
	broken broken.Objects
}

// Name is what reports and flags call the digest.
func (d *Once) Name() string { return "lazy" }

// Requires names the digest of what the program makes anew: a control that is overwritten lets its initialisation
// run again.
func (d *Once) Requires() []string { return []string{broken.Name} }

// Bind takes it.
func (d *Once) Bind(required []digest.Component) (err error) {
	d.broken, err = broken.Require(required[0])
	return err
}

// Init is the start of the program: nothing is known.
func (d *Once) Init(digest.Context) Element { return Element{} }

// New is the start of a thread: what had ended before its creation has ended; the thread is not itself inside a body.
func (d *Once) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Done: a.Done}}
}

// Step handles what the thread does by itself: the body of an initialisation begins or ends.
func (d *Once) Step(_ digest.Context, a Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvOnceBegin:
		a.Inside = d.add(a.Inside, ev.Memory)
	case digest.EvOnceDone:
		a.Inside, a.Done = d.remove(a.Inside, ev.Memory), d.add(a.Done, ev.Memory)
	}
	return a, true
}

// Observe handles what the thread learns from others: some thread has run the body to its end.
func (d *Once) Observe(_ digest.Context, a Element, _ digest.Observed[Element], ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvOnceWait {
		a.Done = d.add(a.Done, ev.Memory)
	}
	return a, true
}

// MayRun is false if one access happens inside a body that has certainly ended at the other, or if both happen
// inside one body.
//
// Sound: only one thread ever runs the body for one control. Its accesses come before the end of the body in
// program order, and that comes before every return from pthread_once with this control, unless the program
// overwrites it. Two accesses inside belong to that one thread, whose program order orders them.
func (d *Once) MayRun(x digest.RaceContext, a, b Element) bool {
	meet := func(s, t set) bool {
		common := digest.Intersection(d.sets.Items(s), d.sets.Items(t), digest.CompareObjects)
		return slices.ContainsFunc(common, func(control digest.Object) bool { return !d.broken.Control(x, control) })
	}
	return !meet(a.Inside, b.Done) && !meet(a.Done, b.Inside) && !meet(a.Inside, b.Inside)
}

// add adds a control, if it is certainly a single object in the whole execution.
func (d *Once) add(s set, control digest.Operand) set {
	if !control.Definite {
		return s
	}
	return d.sets.List(digest.Insert(d.sets.Items(s), control.May[0], digest.CompareObjects)...)
}

// remove removes every control that the operand may denote.
func (d *Once) remove(s set, control digest.Operand) set {
	return d.sets.List(slices.DeleteFunc(slices.Clone(d.sets.Items(s)), control.Covers)...)
}

// Describe prints an element for reports.
func (d *Once) Describe(a Element, name func(digest.Object) string) string {
	print := func(s set) string {
		var names []string
		for _, o := range d.sets.Items(s) {
			names = append(names, name(o))
		}
		return "{" + strings.Join(names, ", ") + "}"
	}
	return "inside " + print(a.Inside) + ", done " + print(a.Done)
}

// Compare orders elements, so that reports do not depend on the order in which the analysis meets them.
func (d *Once) Compare(a, b Element) int {
	by := func(x, y set) int { return slices.CompareFunc(d.sets.Items(x), d.sets.Items(y), digest.CompareObjects) }
	return cmp.Or(by(a.Inside, b.Inside), by(a.Done, b.Done))
}
