package explore

import (
	"github.com/mayrun-dev/mayrun/interp"
)

// A Clock is a vector clock: how much of every thread's past is known.
type Clock []uint32

// Knows reports whether time n of thread t lies in the past that c describes.
func (c Clock) Knows(t interp.ThreadID, n uint32) bool { return c.at(t) >= n }

func (c Clock) at(t interp.ThreadID) uint32 {
	if int(t) < len(c) {
		return c[t]
	}
	return 0
}

// set makes the entry of t be n.
func (c *Clock) set(t interp.ThreadID, n uint32) {
	for int(t) >= len(*c) {
		*c = append(*c, 0)
	}
	(*c)[t] = n
}

// join adds what d knows to c.
func (c *Clock) join(d Clock) {
	for len(*c) < len(d) {
		*c = append(*c, 0)
	}
	for i, n := range d {
		if n > (*c)[i] {
			(*c)[i] = n
		}
	}
}

func (c Clock) clone() Clock { return append(Clock(nil), c...) }

// place is where an object of synchronisation lies.
type place struct {
	object interp.ObjectID
	offset int64
}

// syncClock is what an object of synchronisation passes on.
type syncClock struct {
	released Clock // by whoever held it exclusively
	readers  Clock // by those who held it shared since
	full     Clock // of a barrier: the round that is complete
	open     Clock // of a barrier: the round that is not
}

// Clocks follows an execution and knows for each thread what happened before its present. The happens-before
// order is the one of the DESIGN's local traces, which for atomic accesses is that of C11 without the rules for
// fences that follow from the single order of sequentially consistent operations (those restrict what is read,
// and order nothing): see [Clocks.access]. The zero value stands before the first step of the main thread.
type Clocks struct {
	// Weakest leaves unordered what not every version of C orders, nor only C. Who shows a race wants it off,
	// so that the accesses are unordered whoever reads the program; who shows that there is none wants it on.
	// It makes a difference for
	//   - later writes by the thread that has released: they continue its release sequence in C11 and C17, and
	//     do not since C++20 and C23;
	//   - memory_order_consume, which orders only what depends on the value, but which every compiler makes
	//     stronger: see Consumes;
	//   - the operations __sync_..., which gcc calls full barriers, and C++ does not know;
	//   - accesses of one object with several sizes, which C does not have.
	Weakest bool
	// Consumes takes memory_order_consume for memory_order_acquire, even if Weakest.
	Consumes bool

	threads []threadClock
	locks   map[place]*syncClock
	others  map[place]*syncClock // semaphores, barriers, once controls
	atomics map[interp.ObjectID]*atomicClocks
	section Clock
	late    map[int32]Clock // what came before the registration of what runs at an end
}

type threadClock struct {
	now    Clock
	end    Clock // when it ended
	woken  Clock // passed by signals that it has not seen yet
	loaded Clock // passed by relaxed reads, for a later acquire fence
	fenced Clock // what a release fence publishes with later relaxed writes
}

// Of is the clock of a thread. It must not be changed, and changes with the next [Clocks.Step].
func (c *Clocks) Of(t interp.ThreadID) Clock {
	c.grow(t)
	return c.threads[t].now
}

// Now is the time of a thread itself: what it does now is known to those whose clock has at least this entry for it.
func (c *Clocks) Now(t interp.ThreadID) uint32 { return c.Of(t)[t] }

func (c *Clocks) grow(t interp.ThreadID) {
	for int(t) >= len(c.threads) {
		n := len(c.threads)
		now := make(Clock, n+1)
		now[n] = 1
		c.threads = append(c.threads, threadClock{now: now})
	}
	if c.locks == nil {
		c.locks, c.others, c.atomics = map[place]*syncClock{}, map[place]*syncClock{}, map[interp.ObjectID]*atomicClocks{}
	}
}

func at(m map[place]*syncClock, e *interp.Event) *syncClock {
	p := place{e.Object, e.Offset}
	s := m[p]
	if s == nil {
		s = &syncClock{}
		m[p] = s
	}
	return s
}

// Step takes note of an event. An access is to be compared with earlier ones before the step, and behind
// [Clocks.Before].
func (c *Clocks) Step(e *interp.Event) {
	c.Before(e)
	c.grow(e.Thread)
	if e.Peer != interp.NoThread {
		c.grow(e.Peer)
	}
	t := &c.threads[e.Thread]
	tick := func() { t.now[e.Thread]++ }
	switch e.Kind {
	case interp.Read, interp.Write, interp.Update:
		c.access(t, e)
	case interp.Lock:
		s := at(c.locks, e)
		t.now.join(s.released)
		if !e.Shared {
			t.now.join(s.readers)
		}
	case interp.Unlock:
		s := at(c.locks, e)
		if e.Shared {
			s.readers.join(t.now)
			tick()
		} else if e.Released {
			s.released.join(t.now)
			tick()
		}
	case interp.LockInit:
		at(c.locks, e).released.join(t.now)
		tick()
	case interp.AtomicBegin:
		t.now.join(c.section)
	case interp.AtomicEnd:
		if e.Released {
			c.section.join(t.now)
			tick()
		}
	case interp.CondSignal:
		for _, u := range e.Woken {
			c.grow(u)
			c.threads[u].woken.join(c.threads[e.Thread].now)
		}
		t = &c.threads[e.Thread]
		tick()
	case interp.CondWait:
		t.now.join(t.woken)
		t.woken = nil
	case interp.Publish:
		at(c.others, e).released.join(t.now)
		tick()
	case interp.Learn:
		t.now.join(at(c.others, e).released)
	case interp.BarrierInit:
		at(c.others, e).open.join(t.now)
		tick()
	case interp.BarrierArrive:
		if e.Silent {
			break
		}
		s := at(c.others, e)
		s.open.join(t.now)
		tick()
		if e.Released {
			s.full, s.open = s.open, nil
		}
	case interp.BarrierLeave:
		if e.Silent {
			break
		}
		t.now.join(at(c.others, e).full)
	case interp.SemInit, interp.SemPost, interp.OnceDone:
		at(c.others, e).released.join(t.now)
		tick()
	case interp.SemWait, interp.OnceWait:
		t.now.join(at(c.others, e).released)
	case interp.Fence:
		c.fence(t, e.Thread, e.Order)
	case interp.HandlerBegin:
		t.now.join(c.late[e.Handler])
	case interp.ThreadCreate:
		if e.Handler != 0 {
			if c.late == nil {
				c.late = map[int32]Clock{}
			}
			c.late[e.Handler] = t.now.clone()
			tick()
		}
		if e.Peer != interp.NoThread {
			c.threads[e.Peer].now.join(t.now)
			tick()
		}
	case interp.ThreadJoin:
		t.now.join(c.threads[e.Peer].end)
	case interp.ThreadEnd:
		t.end = t.now.clone()
		tick()
	}
}
