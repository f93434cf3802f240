package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Ways through a step. An action may go on in several ways: a call of several functions, a lock that is taken
// or not, a thread that may be cancelled and goes on if it is not. Each way is followed by a function that is
// given to branch or to aside; nothing else puts the digest or the state of a step back to what they were.

// pending is what the action has done and the digests have not been told yet: see emit and local.
type pending struct {
	escapes    []value.Base    // that the action has let escape
	relaxed    bool            // by an atomic operation that does not release
	overwrites []digest.Object // mutexes that the action has overwritten
	writes     []digest.Wrote  // what it has written to memory, if a digest wants to see that
}

// branch follows one way. Afterwards everything is again as it is now: the digest, the state, and what the
// digests have not been told yet, which they are then told on each way. What f has emitted and contributed
// stays.
func (s *step) branch(f func()) {
	tuple, st, thread := s.tuple, s.ev.St, s.ev.Thread
	assigned := slices.Clone(s.ev.Assigned)
	todo, undefined := s.pending, s.ev.Undefined
	todo.escapes, todo.overwrites, todo.writes = slices.Clone(todo.escapes), slices.Clone(todo.overwrites), slices.Clone(todo.writes)
	f()
	s.tuple, s.ev.St, s.ev.Thread = tuple, st, thread
	s.ev.Assigned, s.pending, s.ev.Undefined = assigned, todo, undefined
}

// aside is branch for a way that does not lead on to the end of the edge: what f emits is dropped.
func (s *step) aside(f func()) {
	out := s.out
	s.out = nil
	s.branch(f)
	s.out = out
}

// resume goes on from what has been emitted before, or has come back from a call.
func (s *step) resume(from item) {
	s.tuple, s.ev.St = from.tuple, from.state
	s.ev.Thread = s.product.Thread(s.tuple)
}

// unrecorded runs f without recording the accesses that it makes: they have been recorded before, or are none
// of the program's.
func (s *step) unrecorded(f func()) { s.recordedIf(false, f) }

// recordedIf runs f, and records the accesses that it makes only if that is so.
func (s *step) recordedIf(recorded bool, f func()) {
	was, undefined := s.ev.Recording, s.ev.Undefined
	s.ev.Recording = was && recorded
	f()
	s.ev.Recording = was
	if !recorded {
		s.ev.Undefined = undefined // it is looked at only, or a function may do it
	}
}

// addressOf is where an lvalue lies, found without recording the reads on the way a second time.
func (s *step) addressOf(lv *cfg.LVal) (at value.Value) {
	s.unrecorded(func() { at = s.ev.Address(lv) })
	return at
}
