// Package broken is the digest of objects of synchronisation on which nothing can be built any more, anywhere in
// the program: mutexes that are released by a thread that does not hold them, that are destroyed or made anew
// while others can reach them (unless that is ordered with all uses: [digest.MadeApart]), or whose bytes are
// overwritten then; and controls of initialisations whose bytes are overwritten, so that the initialisation may run
// again.
//
// That is a matter of global facts; the digest has one element, excludes nothing, and says nothing in reports.
// Other digests require it and ask it ([Objects]). Only who knows what a thread holds can say that a release is
// wrong: the lockset tells it ([Objects].Release).
//
// This package may change in any release: see COMPATIBILITY.md.
package broken

import "github.com/mayrun-dev/mayrun/digest"

// Name is the name under which other digests require this one.
const Name = "broken"

// Element is the only element.
type Element struct{}

// Objects is what other digests ask of this one.
type Objects interface {
	// Mutex reports whether a mutex is broken.
	Mutex(x digest.Facts, m digest.Object) bool
	// MutexIn reports whether a mutex in an object of a base is broken.
	MutexIn(x digest.Facts, base uint32) bool
	// Control reports whether the control of an initialisation has been overwritten.
	Control(x digest.Facts, control digest.Object) bool
	// Release breaks the mutexes of an operand: a thread releases them that does not hold them.
	Release(x digest.Context, op digest.Operand)
	// Accuse takes note of a digest that knows of further mutexes that they are broken: of the one that it is given, or
	// without one of any of a base.
	Accuse(wrong func(x digest.Facts, base uint32, m *digest.Object) bool)
	// Excuse takes note of a digest that knows of a mutex that it is not made anew, other than before all else that is
	// done with it: being made anew does not break it then.
	Excuse(madeFirst func(x digest.Facts, m digest.Object) bool)
}

// Require is for the Bind of digests that require this one.
func Require(c digest.Component) (Objects, error) {
	_, objects, err := digest.RequireAs[Element, Objects](c)
	return objects, err
}

// Digest is the digest of broken objects.
type Digest struct {
	mutexes, controls digest.ObjectMarks
	// mutexes that are overwritten, made or destroyed while others can reach them
	overwritten, made, destroyed digest.ObjectMarks
	madeFirst                    func(x digest.Facts, m digest.Object) bool
	wrong                        func(x digest.Facts, base uint32, m *digest.Object) bool
}

// New returns a digest of broken objects.
func New() *Digest {
	return &Digest{mutexes: digest.NewObjectMarks(), controls: digest.NewObjectMarks(),
		overwritten: digest.NewObjectMarks(), made: digest.NewObjectMarks(), destroyed: digest.NewObjectMarks(),
		madeFirst: func(digest.Facts, digest.Object) bool { return false },
		wrong:     func(digest.Facts, uint32, *digest.Object) bool { return false }}
}

// Name is "broken".
func (d *Digest) Name() string { return Name }

// Init is the only element.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New is the only element.
func (d *Digest) New(digest.Context, Element, *digest.Event) []Element { return []Element{{}} }

// Step notes what is made anew or destroyed.
func (d *Digest) Step(x digest.Context, _ Element, ev *digest.Event) (Element, bool) {
	switch ev.Kind {
	case digest.EvMutexInit:
		d.remade(x, d.made, ev.Mutex, ev.Published) // a control may be at the same place, in a union with the mutex
	case digest.EvOverwrite:
		if !ev.Repeated {
			d.remade(x, d.overwritten, ev.Memory, ev.Published)
		}
	case digest.EvMutexDestroy:
		if ev.Published {
			d.destroyed.Add(x, ev.Mutex)
		}
	}
	return Element{}, true
}

// remade notes that objects are overwritten, one of whose marks they get. A mutex that nobody else can reach yet is as
// good as before; an initialisation may run again, also for the thread that has overwritten its control.
func (d *Digest) remade(x digest.Context, marks digest.ObjectMarks, op digest.Operand, published bool) {
	if published {
		marks.Add(x, op)
	}
	d.controls.Add(x, op)
}

// Observe changes nothing.
func (d *Digest) Observe(digest.Context, Element, digest.Observed[Element], *digest.Event) (Element, bool) {
	return Element{}, true
}

// MayRun excludes nothing.
func (d *Digest) MayRun(digest.RaceContext, Element, Element) bool { return true }

// Describe says nothing.
func (d *Digest) Describe(Element, func(digest.Object) string) string { return "" }

// Mutex is [Objects].Mutex. The pseudo-mutex of atomic sections has no address: nothing that is done to any
// mutex is done to it.
func (d *Digest) Mutex(x digest.Facts, m digest.Object) bool {
	switch {
	case d.mutexes.Has(x, m), m != digest.AtomicSection() && d.anyMutex(x), d.wrong(x, m.Base, &m):
		return true
	case d.overwritten.Has(x, m) && !d.madeFirst(x, m):
		return true
	}
	return (d.destroyed.Has(x, m) || d.made.Has(x, m) && !d.madeFirst(x, m)) && !digest.MadeApart(x, m.Base)
}

// MutexIn is [Objects].MutexIn.
func (d *Digest) MutexIn(x digest.Facts, base uint32) bool {
	return d.mutexes.HasIn(x, base) || d.overwritten.HasIn(x, base) || d.anyMutex(x) || d.wrong(x, base, nil) ||
		(d.made.HasIn(x, base) || d.destroyed.HasIn(x, base)) && !digest.MadeApart(x, base)
}

// anyMutex reports whether all mutexes may be broken.
func (d *Digest) anyMutex(x digest.Facts) bool {
	return d.mutexes.All(x) || d.overwritten.All(x) || d.made.All(x) || d.destroyed.All(x)
}

// Control is [Objects].Control.
func (d *Digest) Control(x digest.Facts, control digest.Object) bool {
	return d.controls.All(x) || d.controls.Has(x, control)
}

// Release is [Objects].Release.
func (d *Digest) Release(x digest.Context, op digest.Operand) { d.mutexes.Add(x, op) }

// Accuse is [Objects].Accuse.
func (d *Digest) Accuse(wrong func(x digest.Facts, base uint32, m *digest.Object) bool) {
	d.wrong = wrong
}

// Excuse is [Objects].Excuse.
func (d *Digest) Excuse(madeFirst func(x digest.Facts, m digest.Object) bool) {
	d.madeFirst = madeFirst
}
