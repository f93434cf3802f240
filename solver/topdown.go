package solver

import (
	"context"
	"fmt"
	"slices"
)

// topDown is the state of one run of the top-down solver.
//
// Invariants, between any two steps:
//   - an unknown x that has read y in its last evaluation is in y.readers, unless y has changed since;
//   - if a local unknown is unstable, so is everything that has read it, directly or not, up to
//     unknowns that are called (they look at their stability before they are left), postponed or late;
//   - a root that is unstable and not called is in the queue.
//
// So when queue, postponed and late are empty, everything that the roots depend on is stable: evaluated with the values that
// the unknowns that it has read still have.
type topDown[L, G comparable, D, V any] struct {
	sys *System[L, G, D, V]
	budget
	values[D, V]
	unknowns[L, G, D, V]

	roots     []L
	queue     []*local[L, G, D, V] // unstable roots, first come first served
	postponed []*local[L, G, D, V] // a root and what is too deep in the recursion below it; latest first
	late      []*local[L, G, D, V] // what was put off, first come first served; see wide
	sweep     uint32               // how often one of these was solved
	sweeping  bool                 // one of them is being solved
	work      []int32              // for destabilise
	depth     int
	decisions uint32 // calls of System.Settled
	decided   []decision[G, V]
}

func newTopDown[L, G comparable, D, V any](ctx context.Context, sys *System[L, G, D, V], roots []L, opts Options) *topDown[L, G, D, V] {
	s := &topDown[L, G, D, V]{sys: sys, roots: roots, budget: newBudget(ctx, opts), values: newValues(sys, opts)}
	s.unknowns.init(s)
	return s
}

func (s *topDown[L, G, D, V]) run() {
	for _, key := range s.roots {
		s.demand(s.local(key))
	}
	s.finish()
	for range s.opts.Descents {
		if s.stopped != "" || !s.descend() {
			return
		}
		s.finish()
	}
}

// finish solves until there is nothing left to decide.
func (s *topDown[L, G, D, V]) finish() {
	for more := true; more; more = s.decide() {
		s.settle()
	}
}

// settle solves until all roots are stable.
func (s *topDown[L, G, D, V]) settle() {
	for s.stopped == "" {
		if n := len(s.postponed); n > 0 {
			// What x postpones comes before x, and x is then looked at once more, before whatever postponed x:
			// so a long chain is solved segment by segment from its far end, and no segment more than twice.
			x := s.postponed[n-1]
			if s.solve(x); len(s.postponed) == n {
				s.postponed = s.postponed[:n-1]
				x.flags &^= waiting
			}
		} else if len(s.queue) > 0 {
			x := s.queue[0]
			s.queue = s.queue[1:]
			x.flags &^= queued
			s.postpone(x)
		} else if len(s.late) > 0 {
			x := s.late[0]
			s.late = s.late[1:]
			x.flags &^= late
			s.sweep++
			s.sweeping = true
			s.solve(x)
			s.sweeping = false
		} else {
			return
		}
	}
}

// demand makes x a root, to be solved from the bottom of the recursion.
func (s *topDown[L, G, D, V]) demand(x *local[L, G, D, V]) {
	x.flags |= root
	if x.flags&(stable|queued|called) == 0 {
		x.flags |= queued
		s.queue = append(s.queue, x)
	}
}

// solve makes x stable, unless it is too deep in the recursion or the solver has stopped.
func (s *topDown[L, G, D, V]) solve(x *local[L, G, D, V]) {
	if x.flags&stable != 0 || s.stopped != "" {
		return
	}
	if s.depth >= s.opts.MaxDepth {
		s.postpone(x)
		s.stats.Postponed++
		s.trace(Postpone, x.key)
		return
	}
	s.depth++
	s.stats.Depth = max(s.stats.Depth, s.depth)
	x.flags |= called
	for (x.flags&stable == 0 || x.overshot) && s.stopped == "" {
		x.flags |= stable
		if x.flags&evaluated != 0 && !s.outdated(x) && !x.overshot {
			s.stats.Validations++
			s.trace(Validate, x.key)
			continue
		}
		s.evaluate(x)
	}
	x.flags &^= called
	s.depth--
}

// query brings y up to date for a reader. If y is being evaluated further down the stack, the reader closes a
// cycle through y.
func (s *topDown[L, G, D, V]) query(y *local[L, G, D, V]) {
	if s.wide(y) {
		s.putOff(y)
	} else if y.flags&called == 0 {
		s.solve(y)
	} else if !y.widening {
		y.widening = true
		s.stats.WideningPoints++
		s.trace(WidenAt, y.key)
	}
}

// wide reports whether x is to wait: see [Options.ManyReads] and [Options.ManyRaisers]. A sweep takes what x depends on in
// the order of the program, as ever, and evaluates all of it once, however much it reads; else a chain of wide unknowns
// would be solved from its end.
func (s *topDown[L, G, D, V]) wide(x *local[L, G, D, V]) bool {
	return x.flags&(evaluated|called|stable) == evaluated && (len(x.deps) >= s.opts.ManyReads || x.flags&crowded != 0) &&
		!(s.sweeping && x.swept != s.sweep)
}

// putOff leaves x unstable for later.
func (s *topDown[L, G, D, V]) putOff(x *local[L, G, D, V]) {
	if x.flags&late == 0 {
		x.flags |= late
		s.late = append(s.late, x)
	}
}

// outdated brings the unknowns that x has read up to date, in the order in which x has read them, until one
// turns out to have changed. As right-hand sides are deterministic, an evaluation of x would ask for each of
// them up to that one as well: nothing is solved in vain.
func (s *topDown[L, G, D, V]) outdated(x *local[L, G, D, V]) bool {
	for _, d := range x.deps {
		if d.version == demanded {
			continue
		}
		if d.id < 0 {
			if s.globals[^d.id].version != d.version {
				return true
			}
			continue
		}
		y := s.locals[d.id]
		if y.version != d.version {
			return true
		}
		s.query(y)
		if y.version != d.version {
			return true
		}
	}
	return false
}

func (s *topDown[L, G, D, V]) evaluate(x *local[L, G, D, V]) {
	if !s.spend() {
		return
	}
	s.trace(Evaluate, x.key)
	x.flags |= evaluated
	x.evaluation++
	x.swept = s.sweep
	x.next = 0
	value := s.sys.RHS(x.key, x)
	x.deps = x.deps[:x.next]
	if s.sys.Work != nil {
		s.worked += s.sys.Work(value)
	}
	if s.stopped == "" {
		s.update(x, value)
	}
}

// update takes result as the new result of x's right-hand side.
func (s *topDown[L, G, D, V]) update(x *local[L, G, D, V], result D) {
	value, changed := s.next(&x.progress, x.value, result)
	if !changed {
		return
	}
	if s.opts.Trace != nil {
		s.opts.Trace(Event{Kind: Update, Unknown: x.key, Old: x.value, New: value, Depth: s.depth, Evaluations: s.evaluations})
	}
	x.value = value
	x.version++
	x.readers = s.destabilise(x.readers)
}

// contribute raises g by a side effect of x.
func (s *topDown[L, G, D, V]) contribute(x *local[L, G, D, V], g *global[G, V], v V) {
	value, changed := s.contribution(raise{x.id, g.id}, x.evaluation, &g.history, g.value, v)
	if !changed {
		return
	}
	if s.opts.Trace != nil {
		s.opts.Trace(Event{Kind: SideEffect, Unknown: g.key, By: x.key, Old: g.value, New: value, Depth: s.depth,
			Evaluations: s.evaluations})
	}
	s.alter(g, value)
}

// destabilise makes everything unstable that has read a changed value, directly or not, and returns the emptied
// list of readers. An unknown that is called is marked, but not its readers: it is going to be evaluated again,
// and passes on only a change of its own.
func (s *topDown[L, G, D, V]) destabilise(readers []int32) []int32 {
	work := append(s.work[:0], readers...)
	for len(work) > 0 {
		y := s.locals[work[len(work)-1]]
		work = work[:len(work)-1]
		if y.flags&stable == 0 {
			continue
		}
		y.flags &^= stable
		s.trace(Destabilise, y.key)
		if y.flags&called != 0 {
			continue
		}
		if y.flags&root != 0 {
			s.demand(y)
		}
		work = append(work, y.readers...)
	}
	s.work = work
	return readers[:0]
}

func (s *topDown[L, G, D, V]) postpone(x *local[L, G, D, V]) {
	if x.flags&waiting == 0 {
		x.flags |= waiting
		s.postponed = append(s.postponed, x)
	}
}

func (s *topDown[L, G, D, V]) trace(kind EventKind, unknown L) {
	if s.opts.Trace != nil {
		s.opts.Trace(Event{Kind: kind, Unknown: unknown, Depth: s.depth, Evaluations: s.evaluations})
	}
}

// needed finds out what the roots depend on: the last evaluations of these unknowns, and of no others, make up
// the solution.
func (s *topDown[L, G, D, V]) needed() []bool {
	needed := make([]bool, len(s.locals))
	var work []int32
	need := func(id int32) {
		if !needed[id] {
			needed[id] = true
			work = append(work, id)
		}
	}
	for _, key := range s.roots {
		if id, ok := s.localIndex[key]; ok {
			need(id)
		}
	}
	for len(work) > 0 {
		x := s.locals[work[len(work)-1]]
		work = work[:len(work)-1]
		if x.flags&stable == 0 {
			s.stop(Defect, fmt.Sprintf("internal error of the solver: %v is not stable", x.key))
		}
		for _, d := range x.deps {
			if d.id >= 0 {
				need(d.id)
			}
		}
	}
	return needed
}

// solution extracts the needed unknowns. Others were needed only on the way, and may be unstable.
func (s *topDown[L, G, D, V]) solution() *Solution[L, G, D, V] {
	needed := s.needed()
	sol := &Solution[L, G, D, V]{Incomplete: s.stopped, Cause: s.why, roots: slices.Clone(s.roots)}
	sol.locals = table[L, D]{index: s.localIndex, places: make([]int32, len(s.locals))}
	for id, x := range s.locals {
		sol.locals.places[id] = -1
		if needed[id] {
			sol.locals.places[id] = int32(len(sol.locals.keys))
			sol.locals.push(x.key, x.value)
		}
	}
	sol.globals = table[G, V]{index: s.globalIndex, places: make([]int32, len(s.globals))}
	for id, g := range s.globals {
		if g.whole == nil {
			sol.globals.places[id] = int32(len(sol.globals.keys))
			sol.globals.push(g.key, g.value)
		}
	}
	s.stats.Evaluations = s.evaluations
	s.stats.Locals = len(sol.locals.keys)
	s.stats.Globals = len(sol.globals.keys)
	s.stats.Discarded = len(s.locals) - s.stats.Locals
	sol.Stats = s.stats
	return sol
}
