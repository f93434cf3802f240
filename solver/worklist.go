package solver

import (
	"container/heap"
	"context"
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/internal/fault"
)

// SolveWorklist finds a solution of sys that contains roots, with a work-list ordered by a weak topological
// order of the dependencies (Bourdoncle, FMPA 1993). It has no recursion, and goes through nested loops from
// the inside out, as one would by hand. On the benchmarks of this package [Solve] is faster; this solver is an
// independent second opinion, and predictable where the unknowns and their dependencies do not depend on the
// values, as in a plain dataflow analysis of a given graph.
//
// An unknown that is asked for the first time is bottom; it is put on the list, and its change brings back
// whoever has asked. So right-hand sides see more intermediate values than with [Solve], and contribute more of
// them to global unknowns. The order is computed anew when a quarter of the unknowns is new. An unknown is a
// widening point if it reads one that does not come before it. Everything else is as for Solve.
func SolveWorklist[L, G comparable, D, V any](ctx context.Context, sys *System[L, G, D, V], roots []L,
	opts Options) (sol *Solution[L, G, D, V], err error) {
	defer fault.Recover(&err, "solver")
	if err := unusable(ctx, sys, opts); err != nil {
		return nil, err
	}
	opts = opts.withDefaults()
	s := &worklist[L, G, D, V]{
		sys: sys, budget: newBudget(ctx, opts), values: newValues(sys, opts),
		localIndex: map[L]int32{}, globalIndex: map[G]int32{}, known: map[edge]struct{}{},
	}
	for _, key := range roots {
		s.local(key)
	}
	for more := true; more; more = s.decide() {
		s.run()
	}
	sol = &Solution[L, G, D, V]{roots: slices.Clone(roots), Incomplete: s.stopped, Cause: s.why, Stats: s.stats}
	for _, x := range s.locals {
		sol.locals.add(x.key, x.value)
	}
	for _, g := range s.globals {
		sol.globals.add(g.key, g.value)
	}
	sol.Stats.Evaluations = s.evaluations
	return restrict(sys, sol), nil
}

type worklist[L, G comparable, D, V any] struct {
	sys *System[L, G, D, V]
	budget
	values[D, V]
	locals      []*listed[L, G, D, V]
	globals     []*listedGlobal[G, V]
	localIndex  map[L]int32
	globalIndex map[G]int32
	known       map[edge]struct{} // who is registered as a reader of what
	pending     pending           // the work-list
	ordered     int               // number of unknowns when the order was computed
	first       int32             // the least place in the order
	overshot    []int32           // widened unknowns that have to be looked at again
	decisions   uint32            // calls of System.Settled
}

// An edge is the local unknown reader having read the local unknown read, or the global unknown ^read.
type edge struct{ read, reader int32 }

// A listed is the record of a local unknown, and the [Env] of its right-hand side.
type listed[L, G comparable, D, V any] struct {
	solver     *worklist[L, G, D, V]
	key        L
	value      D
	readers    []int32
	id         int32
	end        int32 // the last place of the loop of which it is the head
	evaluation uint32
	waiting    bool
	progress
}

type listedGlobal[G comparable, V any] struct {
	key     G
	value   V
	readers []int32
	history
}

func (s *worklist[L, G, D, V]) run() {
	for s.narrowable(); len(s.pending.heap) > 0 && s.spend(); s.narrowable() {
		x := s.locals[heap.Pop(&s.pending).(int32)]
		x.waiting = false
		if grown := len(s.locals) - s.ordered; x.evaluation > 0 && 4*grown > s.ordered {
			s.reorder()
			// Something else may come first now.
			s.wake(x.id)
			x = s.locals[heap.Pop(&s.pending).(int32)]
			x.waiting = false
		}
		x.evaluation++
		result := s.sys.RHS(x.key, x)
		if s.stopped != "" {
			return
		}
		value, changed := s.next(&x.progress, x.value, result)
		if x.overshot {
			s.overshot = append(s.overshot, x.id)
		}
		if !changed {
			continue
		}
		if s.opts.Trace != nil {
			s.opts.Trace(Event{Kind: Update, Unknown: x.key, Old: x.value, New: value, Evaluations: s.evaluations})
		}
		x.value = value
		s.wake(x.readers...)
	}
}

// narrowable puts the widened unknowns on the list whose loops have settled: what comes next on the list is outside.
func (s *worklist[L, G, D, V]) narrowable() {
	s.overshot = slices.DeleteFunc(s.overshot, func(id int32) bool {
		x := s.locals[id]
		if !x.overshot || x.waiting {
			return true // it will be looked at anyway
		}
		if len(s.pending.heap) > 0 && s.pending.place[s.pending.heap[0]] <= max(x.end, s.pending.place[id]) {
			return false
		}
		s.wake(id)
		return true
	})
}

// wake puts unknowns on the list.
func (s *worklist[L, G, D, V]) wake(ids ...int32) {
	for _, id := range ids {
		if x := s.locals[id]; !x.waiting {
			x.waiting = true
			heap.Push(&s.pending, id)
		}
	}
}

// reorder gives every unknown its place in a weak topological order, and chooses the widening points by it.
// Flags of the old order are forgotten, which is harmless for termination: the number of orders is logarithmic
// in that of the unknowns.
func (s *worklist[L, G, D, V]) reorder() {
	n := len(s.locals)
	reads := make([]int32, n) // how many
	for _, x := range s.locals {
		for _, reader := range x.readers {
			reads[reader]++
		}
	}
	// Where nothing is read, the data comes from; what was discovered late comes before what was discovered early.
	var start, rest []int32
	for id := int32(n) - 1; id >= 0; id-- {
		if reads[id] == 0 {
			start = append(start, id)
		} else {
			rest = append(rest, id)
		}
	}
	order, end := weakTopologicalOrder(n, func(id int32) []int32 { return s.locals[id].readers }, append(start, rest...))
	for place, id := range order {
		s.pending.place[id] = int32(place)
		s.locals[id].end = end[id]
	}
	for _, x := range s.locals {
		x.widening = false
	}
	for _, y := range s.locals {
		for _, reader := range y.readers {
			s.retreat(y.id, reader)
		}
	}
	s.first, s.ordered = 0, n
	heap.Init(&s.pending)
}

// retreat makes reader a widening point if it does not come after what it reads. Every cycle has such an edge,
// in any order. The loop that the edge closes reaches as far as what is read.
func (s *worklist[L, G, D, V]) retreat(read, reader int32) {
	from, to := s.pending.place[read], s.pending.place[reader]
	if from < to {
		return
	}
	x := s.locals[reader]
	x.end = max(x.end, from)
	if !x.widening {
		x.widening = true
		s.stats.WideningPoints++
	}
}

// local returns the record of a local unknown. A new one comes before all others: those that ask for it need its value.
func (s *worklist[L, G, D, V]) local(key L) *listed[L, G, D, V] {
	if id, ok := s.localIndex[key]; ok {
		return s.locals[id]
	}
	id := int32(len(s.locals))
	x := &listed[L, G, D, V]{solver: s, key: key, id: id, value: s.sys.Locals.Bottom(), end: math.MinInt32}
	s.localIndex[key] = id
	s.locals = append(s.locals, x)
	s.first--
	s.pending.place = append(s.pending.place, s.first)
	s.wake(id)
	s.countUnknown()
	return x
}

func (s *worklist[L, G, D, V]) global(key G) (*listedGlobal[G, V], int32) {
	id, ok := s.globalIndex[key]
	if !ok {
		id = int32(len(s.globals))
		s.globalIndex[key] = id
		s.globals = append(s.globals, &listedGlobal[G, V]{key: key, value: s.sys.Globals.Bottom()})
		s.countUnknown()
	}
	return s.globals[id], id
}

// register reports whether the edge is new.
func (s *worklist[L, G, D, V]) register(e edge) bool {
	if _, ok := s.known[e]; ok {
		return false
	}
	s.known[e] = struct{}{}
	return true
}

// Get implements [Env].
func (x *listed[L, G, D, V]) Get(key L) D {
	y := x.solver.local(key)
	if x.solver.register(edge{y.id, x.id}) {
		y.readers = append(y.readers, x.id)
		x.solver.retreat(y.id, x.id)
	}
	return y.value
}

// GetGlobal implements [Env].
func (x *listed[L, G, D, V]) GetGlobal(key G) V {
	g, id := x.solver.global(key)
	if x.solver.register(edge{^id, x.id}) {
		g.readers = append(g.readers, x.id)
	}
	return g.value
}

// SideEffect implements [Env].
func (x *listed[L, G, D, V]) SideEffect(key G, v V) {
	s := x.solver
	g, id := s.global(key)
	value, changed := s.contribution(raise{x.id, id}, x.evaluation, &g.history, g.value, v)
	if !changed {
		return
	}
	if s.opts.Trace != nil {
		s.opts.Trace(Event{Kind: SideEffect, Unknown: key, By: x.key, Old: g.value, New: value, Evaluations: s.evaluations})
	}
	g.value = value
	s.wake(g.readers...)
}

// Demand implements [Env].
func (x *listed[L, G, D, V]) Demand(key L) { x.solver.local(key) }

// pending is a heap of unknowns by their places in the order.
type pending struct {
	heap  []int32
	place []int32 // by unknown
}

func (p *pending) Len() int           { return len(p.heap) }
func (p *pending) Less(i, j int) bool { return p.place[p.heap[i]] < p.place[p.heap[j]] }
func (p *pending) Swap(i, j int)      { p.heap[i], p.heap[j] = p.heap[j], p.heap[i] }
func (p *pending) Push(id any)        { p.heap = append(p.heap, id.(int32)) }
func (p *pending) Pop() any {
	n := len(p.heap) - 1
	id := p.heap[n]
	p.heap = p.heap[:n]
	return id
}
