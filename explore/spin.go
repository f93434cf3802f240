package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/interp"
)

// Threads that wait actively would make an enumeration endless. So a thread that has gone round without any
// effect is not enabled until another one does something that it has looked at.
//
// A round is a sequence of steps of one thread after which the thread knows exactly what it knew before (see
// [interp.Machine.AppendState]), in which it
//   - reads, writes plainly to its own objects (which it leaves as they were, as these belong to what it
//     knows), fails to take a lock, waits for a condition and wakes up by itself, and takes locks, each of
//     which it releases again, and nothing else;
//   - chooses at its last step at most;
//   - and holds none of these locks before and behind it, nor has another thread used one of them in between.
//
// It has been interfered with if another thread has meanwhile changed what it has looked at; then the thread
// does not stand still.
//
// Taken out of an execution, a round leaves an execution of the program: the thread goes on from where it was,
// others find the same memory and the same locks. Without the round, less happens before anything, so that all
// races of the rest are races still. Hence, of an execution with a race, all rounds may be taken out but the
// one that the racing access itself lies in, and what is left is among those that are enumerated, where each
// thread goes round at least once before it stands still. For if that access is in a round and the other one
// comes later, then either the other one changes what the round has looked at, so that the thread goes on and
// looks again; or the execution ends there. A round that ends with a choice may be followed by the same steps
// with another choice and no change: these are not enumerated behind the round, but they are in its place, and
// the accesses in front of the choice are the same, ordered before no less.
//
// Whether a thread stands still is a part of what its next step depends on: that touches whatever the round has
// read. Locks that the round takes and releases are left out: that others use them changes nothing that it has
// looked at. All this depends on the order of dependent steps only, so that the enumeration may be reduced as
// it is without rounds.
type spin struct {
	visits []visit
	awaits []touch // what the last round has looked at, while the thread has not gone on
	still  bool    // nothing of that has changed
}

// visit is what a thread knew behind a step without effects.
type visit struct {
	state   string
	step    int // index of the step
	touches []touch
	kind    interp.Kind
	failed  bool
}

// waits reports whether a thread stands still.
func (x *exhaustion) waits(t interp.ThreadID) bool { return int(t) < len(x.spins) && x.spins[t].still }

// spinning reports whether the next step of a thread depends on more than what it does.
func (x *exhaustion) spinning(t interp.ThreadID) bool {
	return int(t) < len(x.spins) && len(x.spins[t].awaits) > 0
}

// spun adds to the touches of the next step of a thread what its last round has looked at.
func (x *exhaustion) spun(t interp.ThreadID, ts []touch) []touch {
	if x.spinning(t) {
		return append(ts, x.spins[t].awaits...)
	}
	return ts
}

// follow notes the step that was just taken.
func (x *exhaustion) follow(k *taken, own []touch, before *interp.Event) {
	for i := range x.spins {
		if s := &x.spins[i]; s.still && interp.ThreadID(i) != k.Thread && meet(k.touches, s.awaits) {
			s.still = false
		}
	}
	for int(k.Thread) >= len(x.spins) {
		x.spins = append(x.spins, spin{})
	}
	s := &x.spins[k.Thread]
	s.awaits, s.still = nil, false
	v := visit{step: len(x.events) - 1, touches: own, kind: k.Kind, failed: k.Kind == interp.NoOp}
	if !x.quiet(k, before) {
		s.visits = s.visits[:0]
		return
	}
	state, ok := x.m.AppendState(nil, k.Thread)
	x.work += int64(len(state) / 4)
	if !ok {
		s.visits = s.visits[:0]
		return
	}
	v.state = string(state)
	chosen := len(x.stack[x.depth-1].answers) > 0
	// The latest visit with the same state: the round is what came behind it.
	for i := len(s.visits) - 1; i >= 0; i-- {
		if s.visits[i].state == v.state {
			x.round(s, append(slices.Clone(s.visits[i+1:]), v), k.Thread)
			break
		}
	}
	if chosen {
		s.visits = s.visits[:0]
	}
	s.visits = append(s.visits, v)
}

// quiet reports whether a step may be one of a round.
func (x *exhaustion) quiet(k *taken, before *interp.Event) bool {
	switch k.Kind {
	case interp.Read:
		return true
	case interp.Write:
		return !k.Atomic && x.m.Owns(k.Thread, k.Object)
	case interp.Lock, interp.Unlock, interp.AtomicBegin, interp.AtomicEnd:
		return true
	case interp.NoOp:
		switch before.Kind {
		case interp.Lock, interp.CondWait, interp.SemWait, interp.ThreadJoin:
			return true
		}
	}
	return false
}

// round notes that a thread has gone round, if it has.
func (x *exhaustion) round(s *spin, steps []visit, t interp.ThreadID) {
	type span struct{ first, last, held int }
	locks, looked := map[touch]*span{}, map[touch]int{}
	var awaits []touch
	look := func(w touch, step int) {
		if _, ok := looked[w]; !ok {
			looked[w] = step
			awaits = append(awaits, w)
		}
	}
	for _, v := range steps {
		for i, w := range v.touches {
			delta := -1
			switch {
			case v.failed, v.kind == interp.Read, v.kind == interp.Unlock && i > 0:
				look(w, v.step) // the second touch of a release is what a wait waits for
				continue
			case v.kind == interp.Write:
				continue // of its own
			case v.kind == interp.Lock, v.kind == interp.AtomicBegin:
				delta = 1
			}
			l := locks[w]
			if l == nil {
				l = &span{first: v.step}
				locks[w] = l
			}
			l.last = v.step
			if l.held += delta; l.held < 0 {
				return
			}
		}
	}
	for w, l := range locks {
		if l.held != 0 || slices.ContainsFunc(x.events[l.first:l.last],
			func(e taken) bool { return e.Thread != t && meet(e.touches, []touch{w}) }) {
			return
		}
	}
	s.awaits, s.still = awaits, true
	for i := steps[0].step; i < len(x.events); i++ {
		e := &x.events[i]
		x.work++
		for _, w := range awaits {
			if e.Thread != t && i > looked[w] && meet(e.touches, []touch{w}) {
				s.still = false
			}
		}
	}
}
