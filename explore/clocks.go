package explore

import (
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
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
	if int(t) >= len(*c) {
		*c = append(*c, make(Clock, int(t)+1-len(*c))...)
	}
	(*c)[t] = n
}

// join adds what d knows to c.
func (c *Clock) join(d Clock) {
	if len(*c) < len(d) {
		*c = append(*c, make(Clock, len(d)-len(*c))...)
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

// syncClock is what an object of synchronisation passes on, in each of its channels.
type syncClock [rules.Section]Clock

// Clocks follows an execution and knows for each thread what happened before its present. The happens-before
// order is the one of the DESIGN's local traces, which for atomic accesses is that of C11 without the rules for
// fences that follow from the single order of sequentially consistent operations (those restrict what is read,
// and order nothing): see [Clocks.access]. The zero value stands before the first step of the main thread.
type Clocks struct {
	// Standard says what atomic accesses order. Who shows a race wants what every compiler orders, so that the
	// accesses are unordered whoever reads the program; who shows that there is none wants what every version of
	// C does.
	rules.Standard

	threads []threadClock
	objects map[place]*syncClock
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
	return c.begin(t).now
}

// Now is the time of a thread itself: what it does now is known to those whose clock has at least this entry for it.
func (c *Clocks) Now(t interp.ThreadID) uint32 { return c.Of(t)[t] }

func (c *Clocks) grow(t interp.ThreadID) {
	for int(t) >= len(c.threads) {
		c.threads = append(c.threads, threadClock{})
	}
	if c.objects == nil {
		c.objects, c.atomics = map[place]*syncClock{}, map[interp.ObjectID]*atomicClocks{}
	}
}

// begin starts the time of a thread itself, once it does something: until then it knows what its creator did, and a program
// may create thousands of threads, of which few do anything before a race.
func (c *Clocks) begin(t interp.ThreadID) *threadClock {
	c.grow(t)
	if now := &c.threads[t].now; now.at(t) == 0 {
		now.set(t, 1)
	}
	return &c.threads[t]
}

// channel is where the rule book says that pasts are kept: by the object of an event, by a thread of it, or for all.
func (c *Clocks) channel(ch rules.Channel, e *interp.Event) *Clock {
	switch ch {
	case rules.Section:
		return &c.section
	case rules.Signals:
		return &c.threads[e.Thread].woken
	case rules.Death:
		if e.Kind == interp.ThreadJoin {
			return &c.threads[e.Peer].end
		}
		return &c.threads[e.Thread].end
	}
	p := place{e.Object, e.Offset}
	s := c.objects[p]
	if s == nil {
		s = &syncClock{}
		c.objects[p] = s
	}
	return &s[ch]
}

// Step takes note of an event. An access is to be compared with earlier ones before the step, and behind
// [Clocks.Before].
func (c *Clocks) Step(e *interp.Event) {
	c.Before(e)
	c.begin(e.Thread)
	if e.Peer != interp.NoThread {
		c.grow(e.Peer)
	}
	for _, u := range e.Woken {
		c.grow(u)
	}
	t := &c.threads[e.Thread]
	switch e.Kind {
	case interp.Read, interp.Write, interp.Update:
		c.access(t, e)
	case interp.Fence:
		c.fence(t, e.Thread, e.Order)
	case interp.HandlerBegin:
		t.now.join(c.late[e.Handler])
	default:
		c.act(t, e)
	}
}

// act lets a thread learn, and publish what it knows, as the rule book says.
func (c *Clocks) act(t *threadClock, e *interp.Event) {
	flow := actOf(e).Flow()
	for _, ch := range flow.Learns {
		if ch != rules.NoChannel {
			t.now.join(*c.channel(ch, e))
		}
	}
	switch flow.Publishes {
	case rules.NoChannel:
		return
	case rules.Signals:
		for _, u := range e.Woken {
			c.threads[u].woken.join(t.now)
		}
	case rules.Birth:
		if e.Handler != 0 {
			if c.late == nil {
				c.late = map[int32]Clock{}
			}
			c.late[e.Handler] = t.now.clone()
		}
		if e.Peer != interp.NoThread {
			c.threads[e.Peer].now.join(t.now)
		}
	default:
		to := c.channel(flow.Publishes, e)
		if flow.Replaces {
			*to = nil
		}
		to.join(t.now)
		if flow.Completes {
			*c.channel(rules.Round, e), *to = *to, nil
		}
	}
	t.now[e.Thread]++
}
