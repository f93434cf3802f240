package solver

import (
	"iter"
)

// Solution maps unknowns to values. Its zero value is the solution for no roots.
type Solution[L, G comparable, D, V any] struct {
	// Incomplete is empty for a solution. Otherwise it says why the solver stopped early, and the values
	// are intermediate ones, of which nothing can be concluded.
	Incomplete string
	Cause      Cause // the kind of reason; "" for a solution
	Stats      Stats // what it took

	roots   []L
	locals  table[L, D]
	globals table[G, V]
}

// Err is nil for a solution, and otherwise says why there is none: errors.Is finds its [Cause] in it, and
// context.Canceled or context.DeadlineExceeded, if it was the context that ended.
func (s *Solution[L, G, D, V]) Err() error {
	if s.Incomplete == "" {
		return nil
	}
	return &incomplete{s.Cause, s.Incomplete}
}

// Stats says how much work it was to find a solution.
type Stats struct {
	Locals         int // local unknowns in the solution
	Globals        int // global unknowns
	Discarded      int // local unknowns that were needed on the way, but not in the end
	Evaluations    int // evaluations of right-hand sides
	Validations    int // unstable unknowns that needed no evaluation
	Updates        int // changed values of local unknowns
	Growths        int // changed values of global unknowns
	WideningPoints int // unknowns at which values were widened
	Widenings      int // values that were widened
	Narrowings     int // values that were narrowed
	Descents       int // global unknowns that were made smaller after a first solution
	Postponed      int // unknowns that were met too deep in the recursion
	Depth          int // greatest depth of the recursion
}

// Local returns the value of the local unknown x, and whether x is part of the solution.
func (s *Solution[L, G, D, V]) Local(x L) (D, bool) { return s.locals.get(x) }

// Global returns the value of the global unknown g, and whether anybody has read it or contributed to it.
func (s *Solution[L, G, D, V]) Global(g G) (V, bool) { return s.globals.get(g) }

// Locals iterates over the local unknowns of the solution in order of discovery, which is deterministic.
func (s *Solution[L, G, D, V]) Locals() iter.Seq2[L, D] { return s.locals.all() }

// Globals iterates over the global unknowns of the solution in order of discovery, which is deterministic.
func (s *Solution[L, G, D, V]) Globals() iter.Seq2[G, V] { return s.globals.all() }

// Roots returns the local unknowns that the solution was asked for. The caller must not change it.
func (s *Solution[L, G, D, V]) Roots() []L { return s.roots }

// A table is a map with a fixed order.
type table[K comparable, T any] struct {
	index  map[K]int32
	places []int32 // if not nil, index leads to an entry of places, which is the place of the key or -1
	keys   []K
	values []T
}

func (t *table[K, T]) get(k K) (v T, ok bool) {
	i, ok := t.index[k]
	if ok && t.places != nil {
		i = t.places[i]
	}
	if !ok || i < 0 {
		return v, false
	}
	return t.values[i], true
}

func (t *table[K, T]) add(k K, v T) {
	if t.index == nil {
		t.index = map[K]int32{}
	}
	t.index[k] = int32(len(t.keys))
	t.push(k, v)
}

// push adds a key that is in the index already.
func (t *table[K, T]) push(k K, v T) {
	t.keys = append(t.keys, k)
	t.values = append(t.values, v)
}

func (t *table[K, T]) all() iter.Seq2[K, T] {
	return func(yield func(K, T) bool) {
		for i, k := range t.keys {
			if !yield(k, t.values[i]) {
				return
			}
		}
	}
}
