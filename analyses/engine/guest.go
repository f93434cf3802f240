package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Signal handlers, functions that unknown code calls back or that are called through a pointer of which nothing
// is known, and those that run when a thread or the process ends are guests: they run inside threads that are
// not theirs. For the digests a guest is a thread of its own that holds nothing, of which there are several,
// and that starts where the guest is made known: whatever excludes one of its accesses excludes the same access
// of a host. (The host may hold more locks, and has done more; what it has done since the guest became known,
// the digest of such a thread does not speak of.)
//
// What a guest may ask or do to its host is answered here, for all threads at once, since any of them may be
// the host:
//   - its identifier (value.Eval.Guest): unknown;
//   - its thread-local variables: a guest that uses one means any instance of it, among them those of threads
//     that the program does not know of, for which the guest's own thread stands. Such variables are shared
//     from the start of every thread;
//   - ending it: every thread may end anywhere;
//   - leaving by longjmp: every setjmp of every thread may return from every point at which there may be a
//     guest: unknown code calls back when it is called, handlers run anywhere.

// guest says what kind of guest code is.
type guest uint8

const (
	notGuest   guest = iota
	calledBack       // by unknown code
	atEnd            // runs when its host ends
	handler          // of a signal: interrupts its host anywhere
)

func guestOf(ev *digest.Event) guest {
	switch {
	case ev.Create == cfg.NewThread:
		return notGuest
	case ev.Site == unknownCode:
		return calledBack
	case ev.Create == cfg.SignalHandler:
		return handler
	}
	return atEnd
}

// shareWithGuests makes an instance of a thread-local variable known to guests. If any of them uses the variable, it is
// shared.
func (s *step) shareWithGuests(v *cfg.Var, b value.Base) {
	instancesOf(v).add(s.env, value.Pointer(b, 0))
	if usedByGuests(v).get(s.env) {
		s.ev.Publish(value.Pointer(b, 0))
		s.flush()
	}
}

// Instances lists the addresses of a thread-local variable in all threads.
func (s *step) Instances(v *cfg.Var) value.Value {
	usedByGuests(v).add(s.env, true)
	return instancesOf(v).get(s.env)
}

// endHosts notes that a guest may end the thread that it runs in.
func (s *step) endHosts() {
	if s.edge != nil && s.here().guest != notGuest {
		endingsOf(anyThread).add(s.env, endedByGuest)
	}
}

// jumpHosts notes that a guest may leave by longjmp, which delivers v. For the digests it ends there. What runs when
// its host ends interrupts it anywhere, as a handler does: any call of the host may be the one that ends it.
func (s *step) jumpHosts(v value.Value) {
	if g := s.here().guest; g != notGuest {
		if g == atEnd {
			g = handler
		}
		guestJumps(g).add(s.env, v)
		s.branch(func() { s.local(&digest.Event{Kind: digest.EvReturn}) })
	}
}

// mayBeLeft makes the present state one from which a guest's longjmp may return to a setjmp of this thread.
// What the guest has done to memory is in the shared unknowns, since it reaches nothing else; but it may have
// released locks of its host.
func (s *step) mayBeLeft(by guest) {
	if !s.facts.Jumps {
		return
	}
	v := guestJumps(by).get(s.env)
	if v.IsBottom() {
		return
	}
	s.branch(func() {
		s.local(&digest.Event{Kind: digest.EvUnknown, Memory: digest.Operand{Any: true}})
		s.jumpWith(v)
	})
}
