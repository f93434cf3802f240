package once

import (
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
)

// Mutexes that are initialised inside of the body of an initialisation that runs once, while others could reach them: a
// global one, say, with attributes, or of C11, which has no initialiser for it. To be initialised breaks a mutex that
// somebody holds, and whoever locks it as if it had been initialised may do so before that happens. But if the body has
// certainly ended wherever the mutex is locked, all locking comes after all initialisation.

// mutexes are global facts: of mutexes, the controls
type mutexes struct {
	sets *digest.MustSets[digest.Object]
	// inside of whose bodies they are made anew, wherever that happens while others can reach them;
	made *digest.FactKind[digest.Object, Set]
	// whose bodies have ended wherever they are locked;
	locked *digest.FactKind[digest.Object, Set]
	// or where any mutex may be locked.
	anyLocked *digest.FactKind[struct{}, Set]
	// controls is marked if there are any: else nothing of this is asked, nor noted.
	controls digest.Marks[struct{}]
}

func newMutexes(sets *digest.MustSets[digest.Object]) mutexes {
	return mutexes{
		sets, digest.NewFacts[digest.Object](sets.Join, sets.Leq), digest.NewFacts[digest.Object](sets.Join, sets.Leq),
		digest.NewFacts[struct{}](sets.Join, sets.Leq), digest.NewMarks[struct{}](),
	}
}

// note takes note of what an event does to mutexes. (Where any mutex is made anew, each is broken: see package broken.)
func (m *mutexes) note(x digest.Context, a Element, ev *digest.Event) {
	switch ev.Kind {
	case digest.EvOnceBegin, digest.EvOnceDone, digest.EvOnceWait:
		m.controls.Add(x, struct{}{})
	case digest.EvMutexInit:
		m.remade(x, a, ev.Mutex, ev.Published)
	case digest.EvOverwrite:
		m.remade(x, a, ev.Memory, ev.Published)
	case digest.EvLock:
		m.lock(x, a, ev.Mutex)
	case digest.EvUnknown:
		m.lock(x, a, ev.Memory) // of which Acquired is a part
	}
}

func (m *mutexes) remade(x digest.Context, a Element, op digest.Operand, published bool) {
	if !m.controls.Has(x, struct{}{}) {
		return
	}
	for _, o := range op.May {
		if published {
			m.made.Add(x, o, a.Inside)
		}
	}
}

func (m *mutexes) lock(x digest.Context, a Element, op digest.Operand) {
	if !m.controls.Has(x, struct{}{}) {
		return
	}
	if op.Any {
		m.anyLocked.Add(x, struct{}{}, a.Done)
	}
	for _, o := range op.May {
		m.locked.Add(x, o, a.Done)
	}
}

// madeFirst reports whether some initialisation makes a mutex anew, nothing else does while others can reach it, and
// has ended wherever the mutex is locked.
//
// Sound: of a control that nothing overwrites, one thread runs the body to its end; others may have begun, and have
// been cancelled before that. So all of what makes the mutex anew comes before the end of the body, and that comes
// before each lock of the mutex. When the mutex is made for the last time, nobody has locked it yet; so it is held by
// nobody, and from then on it is as good as one that has been initialised before there were other threads. That also
// holds of what makes it anew while there are no others: it has come before other threads existed, or is itself
// followed by no lock of them.
func (d *Digest) madeFirst(x digest.Facts, mutex digest.Object) bool {
	anywhere := digest.Object{Base: mutex.Base, Offset: digest.AnyOffset}
	if mutex == anywhere || !d.made.controls.Has(x, struct{}{}) {
		return false
	}
	controls, some := d.made.made.Of(x, mutex)
	if more, ok := d.made.made.Of(x, anywhere); ok {
		controls, some = d.meetOf(controls, some, more), true
	}
	for _, o := range []digest.Object{mutex, anywhere} {
		if done, ok := d.made.locked.Of(x, o); ok {
			controls = d.meetOf(controls, some, done)
		}
	}
	if done, ok := d.made.anyLocked.Of(x, struct{}{}); ok {
		controls = d.meetOf(controls, some, done)
	}
	return some && slices.ContainsFunc(d.sets.Items(controls), func(c digest.Object) bool { return !d.broken.Control(x, c) })
}

// meetOf is what two sets have in common, or the second if there is no first one.
func (d *Digest) meetOf(a Set, some bool, b Set) Set {
	if !some {
		return b
	}
	return d.sets.Join(a, b)
}
