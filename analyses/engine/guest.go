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
// the digest of such a thread does not speak of.) Handlers of signals run in threads, too, that were there when they
// were installed: in those they start where the thread does; see deliver.
//
// What a guest may ask or do to its host is answered here, for all threads at once, since any of them may be
// the host:
//   - its identifier (value.Eval.Guest): unknown;
//   - its thread-local variables: a guest that uses one means any instance of it, among them those of threads
//     that the program does not know of, for which the guest's own thread stands. Such variables are shared
//     from the start of every thread;
//   - ending it: every thread may end anywhere;
//   - leaving by longjmp: every setjmp of every thread may return from every point at which there may be a
//     guest: unknown code calls back when it is called, handlers and what the C library calls back run anywhere.

// guest says what kind of guest code is.
type guest uint8

const (
	notGuest   guest = iota
	calledBack       // by unknown code
	atEnd            // runs when its host ends
	registered       // runs when its host uses a stream, or prints
	handler          // of a signal: interrupts its host anywhere
)

// guestOf is the kind of what the program starts.
func guestOf(ev *digest.Event) guest {
	switch ev.Create {
	case cfg.NewThread:
		return notGuest
	case cfg.SignalHandler:
		return handler
	}
	return atEnd
}

// delivery is the create site of handlers that start where the thread does that they interrupt.
const delivery = -3

// install notes the handlers that the running thread installs, if there may be other threads already.
func (s *step) install(g guest, fs []*cfg.Func) {
	if g != handler || s.product.SingleThreaded(s.tuple) {
		return
	}
	self := s.product.Thread(s.tuple)
	installers().add(s.env, value.Pointer(s.table.Thread(self), 0))
	for _, f := range fs {
		handlersOf(self.Key).add(s.env, value.Pointer(s.table.Func(f), 0))
	}
}

// deliver lets signals interrupt a thread of a digest. What has been done by whoever has installed their handlers, this
// thread has not seen: sigaction is none of the functions that synchronise memory (POSIX, XBD 4.12), and so a handler
// knows no more than its host. A host that was there when a handler was installed is either a thread that has been
// created, whose digest at its start is below all that it has later; or the main thread, when it had created another
// one, which has installed it: then with its digest behind the creation. A host that is created later knows what its
// creator does, who knows of the installation, or else of the creation of who has made it. A thread that installs a
// handler itself has seen what it has done; what other instances of it do not know, the main thread does not either.
func (s *step) deliver(host digest.Tuple) {
	self := s.product.Thread(host)
	var installed value.Value
	for _, p := range installers().get(s.env).Parts() {
		if by := s.table.Info(p.Base).Thread; by != self {
			installed = installed.Join(handlersOf(by.Key).get(s.env))
		}
	}
	fs, _ := s.functions(installed)
	for _, f := range fs {
		ev := &digest.Event{Kind: digest.EvCreate, Start: f, Create: cfg.SignalHandler, Several: true, Edge: s.origin(), Site: delivery}
		for _, child := range s.product.New(s, host, ev) {
			s.spawn([]*cfg.Func{f}, child, value.State{Varargs: s.handlerArgument()}, handler, true)
		}
	}
}

// handlerArgument is what handlers are called with.
func (s *step) handlerArgument() value.Value {
	return value.AnyInt().Join(value.Pointer(s.table.Env("handler arguments"), 0))
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
// its host ends, or does something that is an action of the model like others, interrupts it anywhere, as a handler
// does: any action of the host may be the one.
func (s *step) jumpHosts(v value.Value) {
	if g := s.here().guest; g != notGuest {
		if g == atEnd || g == registered {
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
