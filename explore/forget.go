package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// What is forgotten. If every atomic read of a program acquires, and every atomic write releases, then what a step does
// depends on earlier ones of other threads only where happens-before orders them: a lock is taken behind its release, an
// atomic read is ordered behind the write that it reads from, and what depends on a plain access is ordered behind it,
// or there is a race. (A step that finds a lock taken, or fails in another way, may do so at any time: that is a choice;
// and where a join fails because of what others do with the thread, which is none, the exploration ends.)
// So take a shortest execution that races, by an access a of thread t and a last one b: nothing in it happens after a.
// For if it did, it could be left out, and all that depends on it with it, which happens after a as well; b would not be
// left out, as a does not happen before it, and find the same memory. Hence t takes no further step behind a, and no
// other thread learns of it, before b.
//
// An exploration takes that execution with unnoticed steps moved to the front, and some added (see [stateSpace]): after
// a these are further ones of t in the same transition, and of threads that take no other step any more (who has joined
// t may know of a then, but nobody learns of it from him). So a need not be remembered once t begins another transition,
// or another one knows of it behind the first step of its own; and this holds in each state of that execution, whose
// future is the same from any state with the same key. The same is true of two atomic accesses
// in conflict of which something is assumed ([weakness]): that they are unordered is seen in a shortest execution, too.
//
// Atomic accesses of several sizes at one place are left out, as a part of a value passes on nothing ([Clocks.access]).

// doubtful reports whether an event may depend on one of another thread that does not happen before it, or let a later
// one do so.
func (x *stateSpace) doubtful(e *interp.Event) bool {
	switch {
	case e.Kind == interp.BarrierInit: // who meets whom depends on all who have met before
		return true
	case !e.Atomic || !e.Kind.IsAccess():
		return false
	case e.Kind != interp.Write && (!e.Order.Acquires() || e.Order == cfg.Consume), e.Kind != interp.Read && !e.Order.Releases():
		return true
	}
	if o := x.d.clocks.atomics[e.Object]; o != nil && o.mixed {
		return true
	}
	return len(cfg.Orders(e.Edge.Action)) == 0 // a library function that looks at an object
}

// begins lets the thread's time go on, so that what it does from now on can be told from what it has done.
func (x *stateSpace) begins(t int) {
	c := &x.d.clocks
	for len(x.since) <= t {
		x.since = append(x.since, 0)
	}
	now := &c.begin(interp.ThreadID(t)).now
	(*now)[t]++
	x.since[t] = (*now)[t]
}

// forget drops what no race need be found with any more behind the first step of a transition.
func (x *stateSpace) forget(t interp.ThreadID) {
	now := x.d.clocks.Of(t)
	old := func(p past) bool {
		if p.thread == t {
			return p.time < x.since[t]
		}
		return now.Knows(p.thread, p.time)
	}
	for id, s := range x.d.shadow {
		if s = s.without(x.d, old); s == nil {
			delete(x.d.shadow, id)
		} else {
			x.d.shadow[id] = s
		}
	}
}

// without is what is left of a shadow without some accesses; nil if it is nothing.
func (s *shadow) without(d *Detector, old func(past) bool) *shadow {
	some, all := false, true
	look := func(l []past) {
		for i := range l {
			if old(l[i]) {
				some = true
			} else {
				all = false
			}
		}
	}
	for _, page := range s.pages {
		for _, l := range page {
			look(l)
		}
	}
	for i := range s.syncs {
		look(s.syncs[i].past)
	}
	if all {
		return nil
	}
	if !some {
		return s
	}
	if s.owner != d {
		s = s.clone(d)
	}
	for k, page := range s.pages {
		left := false
		for i := range page {
			page[i] = slices.DeleteFunc(page[i], old)
			left = left || len(page[i]) > 0
		}
		if !left {
			s.pages[k] = nil
		}
	}
	for i := range s.syncs {
		s.syncs[i].past = slices.DeleteFunc(s.syncs[i].past, old)
	}
	s.syncs = slices.DeleteFunc(s.syncs, func(o syncPast) bool { return len(o.past) == 0 })
	return s
}
