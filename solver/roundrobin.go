package solver

import (
	"context"

	"github.com/mayrun-dev/mayrun/internal/fault"
)

// SolveRoundRobin finds a solution by evaluating all right-hand sides over and over until nothing changes. It
// is too slow for anything but an oracle to test other solvers against, for which it is simple enough: it knows
// no dependencies, and forgets nothing.
//
// Values only grow: by join as long as a value has changed less often than Options.Overwrites (globals:
// GlobalGrowths), by widening after that. With monotone right-hand sides and finite chains shorter than that
// the solution is the least one.
func SolveRoundRobin[L, G comparable, D, V any](ctx context.Context, sys *System[L, G, D, V], roots []L,
	opts Options) (sol *Solution[L, G, D, V], err error) {
	defer fault.Recover(&err, "solver")
	if err := unusable(ctx, sys, opts); err != nil {
		return nil, err
	}
	opts = opts.withDefaults()
	s := &roundRobin[L, G, D, V]{sys: sys, opts: opts, budget: newBudget(ctx, opts)}
	for _, x := range roots {
		s.Demand(x)
	}
	for s.changed = true; s.changed && s.stopped == ""; {
		s.changed = false
		for i := 0; i < len(s.locals.keys) && s.spend(); i++ {
			s.raise(i, sys.RHS(s.locals.keys[i], s))
		}
		if sys.Settled != nil && !s.changed && s.stopped == "" {
			sys.Settled(&settled[L, G, D, V]{sys, s.locals.get, s.GetGlobal, s.SideEffect})
		}
	}
	s.stats.Evaluations = s.evaluations
	return restrict(sys, &Solution[L, G, D, V]{
		Incomplete: s.stopped, Cause: s.why, Stats: s.stats,
		roots: append([]L(nil), roots...), locals: s.locals, globals: s.globals,
	}), nil
}

type roundRobin[L, G comparable, D, V any] struct {
	sys  *System[L, G, D, V]
	opts Options
	budget
	locals  table[L, D]
	globals table[G, V]
	rises   [2]map[int32]int // of locals and globals
	changed bool
	stats   Stats
}

func (s *roundRobin[L, G, D, V]) raise(i int, value D) {
	old := s.locals.values[i]
	if s.sys.Locals.Leq(value, old) {
		return
	}
	if s.rise(0, int32(i)) <= s.opts.Overwrites {
		s.locals.values[i] = s.sys.Locals.Join(old, value)
	} else {
		s.locals.values[i] = s.sys.Locals.Widen(old, value)
	}
	s.changed = true
	s.stats.Updates++
}

func (s *roundRobin[L, G, D, V]) rise(kind int, id int32) int {
	if s.rises[kind] == nil {
		s.rises[kind] = map[int32]int{}
	}
	s.rises[kind][id]++
	return s.rises[kind][id]
}

// Get implements [Env].
func (s *roundRobin[L, G, D, V]) Get(x L) D {
	s.Demand(x)
	value, _ := s.locals.get(x)
	return value
}

// Demand implements [Env].
func (s *roundRobin[L, G, D, V]) Demand(x L) {
	if _, ok := s.locals.get(x); !ok {
		s.locals.add(x, s.sys.Locals.Bottom())
		s.changed = true
		s.countUnknown()
	}
}

// GetGlobal implements [Env].
func (s *roundRobin[L, G, D, V]) GetGlobal(g G) V {
	value, ok := s.globals.get(g)
	if !ok {
		value = s.sys.Globals.Bottom()
		s.globals.add(g, value)
		s.countUnknown()
	}
	return value
}

// SideEffect implements [Env].
func (s *roundRobin[L, G, D, V]) SideEffect(g G, v V) {
	old := s.GetGlobal(g)
	if s.sys.Globals.Leq(v, old) {
		return
	}
	id := s.globals.index[g]
	if s.rise(1, id) <= s.opts.GlobalGrowths {
		s.globals.values[id] = s.sys.Globals.Join(old, v)
	} else {
		s.globals.values[id] = s.sys.Globals.Widen(old, v)
	}
	s.changed = true
	s.stats.Growths++
}

// restrict leaves out of a solution what its roots do not depend on, by evaluating the right-hand sides once more.
func restrict[L, G comparable, D, V any](sys *System[L, G, D, V], sol *Solution[L, G, D, V]) *Solution[L, G, D, V] {
	r := &reach[L, G, D, V]{checker: checker[L, G, D, V]{sys: sys, sol: sol}, seen: map[L]bool{}}
	for _, x := range sol.roots {
		r.Demand(x)
	}
	for len(r.work) > 0 && sol.Incomplete == "" {
		x := r.work[len(r.work)-1]
		r.work = r.work[:len(r.work)-1]
		sys.RHS(x, r)
	}
	var locals table[L, D]
	for x, value := range sol.Locals() {
		if r.seen[x] || sol.Incomplete != "" {
			locals.add(x, value)
		}
	}
	sol.Stats.Discarded = len(sol.locals.keys) - len(locals.keys)
	sol.locals = locals
	sol.Stats.Locals, sol.Stats.Globals = len(sol.locals.keys), len(sol.globals.keys)
	return sol
}

// reach is an [Env] over a solution that finds out what is asked for.
type reach[L, G comparable, D, V any] struct {
	checker[L, G, D, V]
	seen map[L]bool
	work []L
}

// Get implements [Env].
func (r *reach[L, G, D, V]) Get(x L) D {
	r.Demand(x)
	return r.checker.Get(x)
}

// Demand implements [Env].
func (r *reach[L, G, D, V]) Demand(x L) {
	if !r.seen[x] {
		r.seen[x] = true
		r.work = append(r.work, x)
	}
}
