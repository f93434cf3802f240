package explore

import (
	"math/rand/v2"

	"github.com/mayrun-dev/mayrun/interp"
)

// Systematic search by dynamic partial-order reduction ([frontier]). Two schedules with the same order of all
// dependent steps have the same happens-before order, so that one of them races if and only if the other one
// does.

// atomicSection stands for the pseudo-mutex of atomic sections.
const atomicSection = ^interp.ObjectID(0)

// dpor is the state of one systematic search.
type dpor struct {
	frontier
	s    *searcher
	x    *execution
	ends []Clock                   // of threads that have ended
	on   map[interp.ObjectID][]int // events by object
	row  int
	last interp.ThreadID
	// partial is set if some execution was cut: by a bound, or by a race.
	partial, blocked bool
	asked            bool // some decision was left open
	// naive tries all threads everywhere: for comparison.
	naive bool
}

// dpor executes schedules of one choice of inputs, as far as the budget goes. It reports whether it has tried
// all that there are.
func (s *searcher) dpor(budget, steps int64, seed uint64) bool {
	d := &dpor{s: s}
	return d.search(budget, steps, seed) && !d.asked
}

// search is dpor, but for decisions that the program leaves open.
func (d *dpor) search(budget, steps int64, seed uint64) bool {
	s := d.s
	end := s.left - budget
	for s.goesOn() && s.left > end {
		in := s.inputs(s.random(7000, seed))
		in.keyed, in.seed, in.fails = true, seed, 0
		d.begin()
		s.run("systematic", in, steps, strategy{next: d.next, plain: true, done: d.finish})
		d.asked = d.asked || len(in.log) > 0
		if !d.advance(d.depth) {
			return !d.partial
		}
	}
	return false
}

func (d *dpor) begin() {
	d.depth, d.row, d.last, d.blocked = 0, 0, interp.NoThread, false
	d.events, d.clocks, d.ends, d.on = d.events[:0], d.clocks[:0], d.ends[:0], map[interp.ObjectID][]int{}
}

// next chooses who goes on, and takes note of what that step depends on.
func (d *dpor) next(x *execution, enabled []interp.ThreadID) interp.ThreadID {
	d.x = x
	d.record()
	if d.depth == len(d.stack) {
		d.push(enabled)
	}
	b := &d.stack[d.depth]
	d.depth++
	if b.chosen == interp.NoThread {
		d.blocked = true
		return interp.NoThread
	}
	d.races(b.chosen)
	if b.chosen != d.last {
		d.row = 0
	}
	d.row++
	d.last = b.chosen
	return b.chosen
}

// push makes a new branch at the end of the current execution.
func (d *dpor) push(enabled []interp.ThreadID) {
	b := state{chosen: interp.NoThread}
	for _, t := range enabled {
		b.enabled.add(t)
	}
	if !d.naive {
		b.sleep = d.sleeping(b.enabled, func(e *taken, t interp.ThreadID) bool {
			p, ok := d.x.m.Pending(t)
			return !ok || dependent(&e.Event, &p)
		})
	}
	// The end of the process comes last: an execution that ends earlier is the beginning of another one.
	awake := b.enabled &^ b.sleep
	best := interp.NoThread
	for rest := awake; rest != 0; rest &= rest - 1 {
		t := rest.first()
		p, _ := d.x.m.Pending(t)
		switch {
		case p.Kind == interp.ProcessExit && best != interp.NoThread:
		case best == interp.NoThread, t == d.last && d.row < fairness && p.Kind != interp.ProcessExit:
			best = t
		default:
			if q, _ := d.x.m.Pending(best); q.Kind == interp.ProcessExit || best == d.last && d.row >= fairness {
				best = t
			}
		}
	}
	b.chosen = best
	if best != interp.NoThread {
		b.backtrack.add(best)
	}
	if d.naive {
		b.backtrack, b.sleep = b.enabled, 0
	}
	d.stack = append(d.stack, b)
}

// finish looks at the steps that an execution did not come to.
func (d *dpor) finish(x *execution) {
	d.x = x
	d.record()
	for _, t := range x.m.Threads() {
		if !t.Ended {
			d.races(t.ID)
		}
	}
	switch r := x.m.Outcome().Reason; {
	case d.blocked:
	case x.d.Race != nil, r != interp.Exited && r != interp.Terminated && r != interp.Deadlock &&
		r != interp.Undefined && r != interp.Infeasible:
		d.partial = true
	}
}

func (d *dpor) grow(t interp.ThreadID) {
	d.frontier.grow(t)
	for len(d.ends) < len(d.clocks) {
		d.ends = append(d.ends, nil)
	}
}

// object is where a step is looked up by those that depend on it; 0: nobody does.
func object(e *interp.Event) interp.ObjectID {
	switch {
	case e.Kind == interp.AtomicBegin, e.Kind == interp.AtomicEnd:
		return atomicSection
	case e.Object == 0 && (e.Kind == interp.Publish || e.Kind == interp.Learn):
		return atomicSection // annotations of no object are of one
	}
	return e.Object
}

// record adds the step that the execution has just taken.
func (d *dpor) record() {
	e := d.x.lastEvent
	if d.x.steps == len(d.events) {
		return
	}
	d.grow(e.Thread)
	clock := d.clock(&e)
	clock.set(e.Thread, clock.at(e.Thread)+1)
	d.clocks[e.Thread] = clock
	if e.Kind == interp.ThreadCreate && e.Peer != interp.NoThread {
		d.grow(e.Peer)
		d.clocks[e.Peer] = clock.clone()
	}
	if e.Kind == interp.ThreadEnd {
		d.ends[e.Thread] = clock
	}
	if o := object(&e); o != 0 {
		d.on[o] = append(d.on[o], len(d.events))
	}
	if e.Kind == interp.CondSignal {
		for _, u := range e.Woken {
			d.grow(u)
			c := d.clocks[u].clone()
			c.join(clock)
			d.clocks[u] = c
		}
	}
	d.events = append(d.events, taken{Event: e, clock: clock, index: clock.at(e.Thread)})
}

// clock is what comes before a step, as far as it depends on that.
func (d *dpor) clock(e *interp.Event) Clock {
	c := d.clocks[e.Thread].clone()
	if e.Kind == interp.ThreadJoin && e.Peer != interp.NoThread {
		d.grow(e.Peer)
		c.join(d.ends[e.Peer])
	}
	l := d.on[object(e)]
	for i := len(l) - 1; i >= 0; i-- {
		if f := &d.events[l[i]]; !c.Knows(f.Thread, f.index) && dependent(&f.Event, e) {
			c.join(f.clock)
		}
	}
	return c
}

// races finds the earlier steps that the next one of a thread could have come before, and sees to it that it is
// tried there.
func (d *dpor) races(t interp.ThreadID) {
	e, ok := d.x.m.Pending(t)
	if !ok || object(&e) == 0 {
		return
	}
	d.frontier.races(t, d.on[object(&e)], dependence{
		reversible: func(f *taken) bool { return reversible(&f.Event, &e) },
		// Anything else may be what lets it happen.
		moves: func(f *taken) bool {
			return e.Kind.IsAccess() || f.Kind == interp.Lock || f.Kind == interp.AtomicBegin
		},
		independent: func(*taken) bool { return true },
	})
}

// dependent reports whether the order of two steps of different threads may matter.
func dependent(e, f *interp.Event) bool {
	if e.Thread == f.Thread {
		return true
	}
	o := object(e)
	if o == 0 || o != object(f) {
		return false
	}
	ea, fa := e.Kind.IsAccess(), f.Kind.IsAccess()
	switch {
	case ea && fa:
		return (e.Kind.Writes() || f.Kind.Writes()) && (e.Kind == interp.FreeObject || f.Kind == interp.FreeObject ||
			e.Offset < f.Offset+f.Size && f.Offset < e.Offset+e.Size)
	case ea || fa:
		return ea && e.Kind.Writes() || fa && f.Kind.Writes() || e.Kind == interp.FreeObject || f.Kind == interp.FreeObject ||
			e.Offset < f.Offset+f.Size && f.Offset < e.Offset+e.Size
	case o == atomicSection:
		return true
	}
	return e.Offset == f.Offset && !(e.Kind == interp.Lock && f.Kind == interp.Lock && e.Shared && f.Shared)
}

// reversible reports whether f, a later step that depends on e, could have come first: not if e is what lets it happen.
func reversible(e, f *interp.Event) bool {
	if !dependent(e, f) {
		return false
	}
	switch f.Kind {
	case interp.Lock:
		return e.Kind != interp.Unlock || f.Try
	case interp.AtomicBegin:
		return e.Kind == interp.AtomicBegin
	case interp.AtomicEnd, interp.Unlock:
		return f.Kind == interp.Unlock && e.Kind == interp.CondSignal
	case interp.CondWait, interp.BarrierLeave, interp.OnceWait:
		return false
	}
	return true
}

// keyed is a random source for a decision of a thread that does not depend on what other threads do.
func keyed(seed uint64, t interp.ThreadID, n int) *rand.Rand {
	return rand.New(rand.NewPCG(seed<<20^uint64(t), uint64(n)))
}
