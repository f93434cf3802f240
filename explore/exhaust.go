package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/interp"
)

// Exhaustion: the program is race-free if an enumeration of all its executions finds no race. That refutes all
// candidates at once or none: the executions considered are the sequentially consistent ones, and they are all
// that there are only if none of them races (for the locks and the sequentially consistent atomics of C11:
// Batty et al., Mathematizing C++ Concurrency, POPL 2011; for weaker orders see [weakness], which lists what is
// assumed). Once some race is real, the rest of what the program does is not defined by them.
//
// What must hold, so that nothing found is a proof:
//
//   - Every execution is one of a schedule and answers to choices. Package interp promises that of runs with
//     the policy [complete], or ends them.
//   - Every answer is tried: choices are few ways, waiters, or two truth values; see [completeRun.choose].
//   - Every schedule is tried, up to the order of independent steps: see below. There is no bound on
//     preemptions, and no state is recognised and pruned.
//   - No execution is cut: one that reaches a bound of steps, memory or threads, that behaves in an undefined
//     way, or that interp has given up ends the enumeration without a proof; so does the budget. A program of
//     which some execution never ends is never proved.
//   - Every race of an execution is found: package [Detector] compares each access with all earlier ones that
//     are not ordered before it, and an access that it does not watch (in large objects) ends the enumeration.
//     POSIX does not say whether pthread_create stores the identifier before or after the new thread begins, so
//     that the store counts as unordered with the new thread.
//   - Races among beginnings count: executions of which the process ends early, and those in which threads wait
//     for ever, are beginnings of, or have the same accesses as, executions in which the thread that ends the
//     process stands still and all others go on until they end or wait for ever.
//
// Reduction. Executions that differ in the order of adjacent independent steps ([touch]) only have the same
// happens-before order, and so the same races. One of each class is executed, by source-DPOR (Abdulla,
// Aronsson, Jonsson, Sagonas, Optimal Dynamic Partial Order Reduction, POPL 2014, Algorithm 1). The choices of
// a step belong to it: a thread with choices is one whose next step has several outcomes. All outcomes of a
// step are explored before the thread is put to sleep, a sleeping thread is woken by what depends on any
// outcome, and a race adds a thread to be tried, with all its outcomes; so the algorithm's argument, which asks
// of the threads that are tried at a state only that some first step of every continuation is among them, stays
// as it is. What a step may choose from is a part of the state that it depends on, hence the same for
// equivalent executions.
type exhaustion struct {
	frontier
	completeRun
	steps int64 // bound of an execution
	mode  reduction

	first []answer // before the first step
	on    map[uint64][]int
	spins []spin // of each thread
	ended func() // is told of the end of every execution that is none of those seen before

	Executions int
	Actions    int64
	cut        bool              // by the bound of steps
	null       bool              // it has ended in front of a write through a null pointer
	schedule   []interp.ThreadID // of the execution that races, if one does
}

// reduction says which executions are left out.
type reduction uint8

const (
	sources  reduction = iota // source-DPOR
	sleeping                  // sleep sets only: for comparison
	naive                     // none
)

func newExhaustion(s *searcher, steps int64) *exhaustion {
	return &exhaustion{completeRun: completeRun{s: s, weak: newWeakness(s.program.cfg, s.o.Strict)}, steps: steps}
}

// run goes on with the enumeration until it has ended, failed, or used up a budget. It reports whether it has
// ended: no execution races.
func (x *exhaustion) run(budget int64) bool {
	end := x.s.left - budget
	for x.why == "" && x.s.left > end && x.s.ctx.Err() == nil {
		if x.execute(end) {
			return x.why == ""
		}
	}
	return false
}

// execute executes once; it reports whether that was the last execution.
func (x *exhaustion) execute(end int64) bool {
	x.events, x.clocks, x.spins, x.depth, x.work = x.events[:0], x.clocks[:0], nil, 0, 0
	x.on = map[uint64][]int{}
	if !x.start(&x.first, x.steps, false) {
		return false
	}
	m := x.m
	blocked, interrupted, spent := false, false, int64(0)
	look := poll{ctx: x.s.ctx, work: m.Work()}
	for x.why == "" {
		if interrupted = look.ended(m); interrupted {
			break // it is executed again from the beginning
		}
		if x.depth&255 == 255 {
			c := cost(m, x.d) + x.work/16
			x.s.left -= c - spent
			if spent = c; x.s.left <= end {
				interrupted = true
				break
			}
		}
		x.s.buf = slices.DeleteFunc(m.AppendEnabled(x.s.buf[:0]), x.waits)
		if len(x.s.buf) == 0 {
			break
		}
		if x.depth == len(x.stack) {
			x.push(x.s.buf)
		}
		t := x.stack[x.depth].chosen
		if blocked = t == interp.NoThread; blocked {
			break
		}
		x.step(t)
		if x.d.Race != nil {
			break
		}
	}
	x.s.left -= cost(m, x.d) + x.work/16 - spent
	x.Executions++
	x.Actions += m.Steps()
	x.s.r.Actions += m.Steps()
	x.s.r.Executions++
	switch o := m.Outcome(); {
	case x.why != "":
		return false
	case x.d.Race != nil:
		x.why = "a race: " + x.d.Race.String()
		for _, b := range x.stack[:x.depth] {
			x.schedule = append(x.schedule, b.chosen)
		}
		return false
	case interrupted: // what it has come to says nothing
		x.stale = 0
		return false
	case o.Reason == interp.OutOfBudget:
		x.cut = m.Steps() >= x.steps
		x.why = o.String()
		return false
	case blocked, o.Reason == interp.Terminated, o.Reason == interp.Deadlock:
	case o.Reason == interp.Running: // the threads that are left spin
	default:
		x.why, x.null = o.String(), o.Null
		return false
	}
	if !x.assumed() {
		return false
	}
	if x.ended != nil && !blocked {
		x.ended()
	}
	for _, t := range m.Threads() {
		if !t.Ended {
			x.races(t.ID)
		}
	}
	return !x.advance(x.depth+1) && !next(&x.first)
}

// push makes a state at the end of the current execution.
func (x *exhaustion) push(enabled []interp.ThreadID) {
	b := state{chosen: interp.NoThread}
	for _, t := range enabled {
		b.enabled.add(t)
	}
	last := interp.NoThread
	if n := len(x.stack); n > 0 {
		last = x.stack[n-1].chosen
	}
	if x.mode != naive {
		b.sleep = x.sleeping(b.enabled, func(e *taken, t interp.ThreadID) bool {
			p, ok := x.m.Pending(t)
			return !ok || meet(e.touches, x.spun(t, touches(nil, &p, &p)))
		})
	}
	if awake := b.enabled &^ b.sleep; awake != 0 {
		b.chosen = awake.first()
		if last != interp.NoThread && awake.has(last) {
			b.chosen = last
		}
		b.backtrack.add(b.chosen)
	}
	if x.mode != sources {
		b.backtrack = b.enabled
	}
	x.stack = append(x.stack, b)
}

// step takes the next step and notes what it depends on.
func (x *exhaustion) step(t interp.ThreadID) {
	fresh := x.depth >= x.stale
	if fresh {
		x.races(t)
	}
	before, _ := x.m.Pending(t)
	x.list, x.asked = &x.stack[x.depth].answers, 0
	x.depth++
	e, err := x.m.Step(t)
	if err != nil {
		x.why = err.Error()
		return
	}
	if x.m.Outcome().Reason > interp.Deadlock || x.why != "" {
		return
	}
	x.grow(t)
	own := touches(nil, &before, &e)
	k := taken{Event: e, touches: x.spun(t, own)}
	k.Woken = slices.Clone(e.Woken)
	k.clock = x.clocks[t].clone()
	for _, w := range k.touches {
		l := x.on[w.key]
		for i := len(l) - 1; i >= 0; i-- {
			if f := &x.events[l[i]]; !k.clock.Knows(f.Thread, f.index) && meet(f.touches, k.touches) {
				k.clock.join(f.clock)
			}
			x.work++
		}
	}
	k.takes = x.takes(&k)
	k.index = k.clock.at(t) + 1
	k.clock.set(t, k.index)
	x.clocks[t] = k.clock
	if e.Kind == interp.ThreadCreate && e.Peer != interp.NoThread {
		x.grow(e.Peer)
		x.clocks[e.Peer] = k.clock.clone()
	}
	for _, w := range k.touches {
		if l := x.on[w.key]; len(l) == 0 || l[len(l)-1] != len(x.events) {
			x.on[w.key] = append(l, len(x.events))
		}
	}
	x.events = append(x.events, k)
	x.follow(&k, own, &before)
}

// takes reports whether a step that is about to be noted takes a lock that nobody held before.
func (x *exhaustion) takes(k *taken) bool {
	if k.Shared || k.Kind != interp.Lock && k.Kind != interp.AtomicBegin {
		return false
	}
	for _, i := range slices.Backward(x.on[k.touches[0].key]) {
		f := &x.events[i]
		if f.Thread == k.Thread && slices.Contains(f.touches, k.touches[0]) && f.Kind != interp.NoOp {
			return f.Released
		}
	}
	return true
}

// races finds the earlier steps that the next one of a thread could have come before, and sees to it that this
// is tried. Those that come before another such step are found when that one has been moved; which it certainly
// can be only if the next step does not wait for anything, or if what it waits for was there before that other
// step.
func (x *exhaustion) races(t interp.ThreadID) {
	e, ok := x.m.Pending(t)
	if !ok || x.mode != sources {
		return
	}
	ts := x.spun(t, touches(nil, &e, &e))
	var at []int
	for _, w := range ts {
		at = append(at, x.on[w.key]...)
	}
	slices.Sort(at)
	at = slices.Compact(at)
	x.frontier.races(t, at, dependence{
		reversible:  func(f *taken) bool { return meet(f.touches, ts) && canComeFirst(&f.Event, &e) },
		moves:       func(f *taken) bool { return (e.Kind.IsAccess() || f.takes) && !x.spinning(t) },
		independent: func(f *taken) bool { return !meet(f.touches, ts) },
	})
}
