package lattice_test

import (
	"iter"
	"maps"
	"pgregory.net/rapid"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/lattice"
)

// Maps of every kind of key are compared with Go's own maps.
func TestMapAgainstModel(t *testing.T) {
	t.Run("uint32", func(t *testing.T) { mapAgainstModel(t, rapid.Uint32()) })
	t.Run("small", func(t *testing.T) { mapAgainstModel(t, rapid.Uint32Range(0, 20)) })
	t.Run("int8", func(t *testing.T) { mapAgainstModel(t, rapid.Int8()) })
	t.Run("int64", func(t *testing.T) { mapAgainstModel(t, rapid.Int64()) })
	t.Run("int64 near zero", func(t *testing.T) { mapAgainstModel(t, rapid.Int64Range(-9, 9)) })
	t.Run("uint64", func(t *testing.T) { mapAgainstModel(t, rapid.Uint64()) })
}

func mapAgainstModel[K lattice.Integer](t *testing.T, key *rapid.Generator[K]) {
	rapid.Check(t, func(t *rapid.T) {
		a, ma := drawMap(t, "a", key, lattice.Map[K, int]{}, nil)
		var b lattice.Map[K, int]
		var mb map[K]int
		if rapid.Bool().Draw(t, "related") {
			b, mb = drawMap(t, "b", key, a, ma)
		} else {
			b, mb = drawMap(t, "b", key, lattice.Map[K, int]{}, nil)
		}
		same(t, "a", a, ma)
		same(t, "b", b, mb)

		max := func(_ K, x, y int) int { return max(x, y) }
		eq := func(x, y int) bool { return x == y }
		leq := func(x, y int) bool { return x <= y }

		union := maps.Clone(ma)
		inter, minus := map[K]int{}, map[K]int{}
		allLeq := true
		for k, y := range mb {
			x, ok := ma[k]
			if !ok || y > x {
				union[k] = y
			}
		}
		for k, x := range ma {
			if y, ok := mb[k]; ok {
				inter[k] = max(k, x, y)
				allLeq = allLeq && x <= y
			} else {
				minus[k] = x
				allLeq = false
			}
		}
		for _, sameness := range []func(x, y int) bool{eq, nil} {
			same(t, "union", a.Union(b, max, sameness), union)
			same(t, "intersection", a.Intersect(b, max, sameness), inter)
		}
		same(t, "without", a.Without(b), minus)
		if got := a.Leq(b, leq); got != allLeq {
			t.Fatalf("Leq = %v, want %v", got, allLeq)
		}
		if got := a.Equal(b, eq); got != maps.Equal(ma, mb) {
			t.Fatalf("Equal = %v, want %v", got, maps.Equal(ma, mb))
		}
		if u := a.Union(b, max, eq); maps.Equal(union, ma) && !u.Same(a) || maps.Equal(union, mb) && !u.Same(a) && !u.Same(b) {
			t.Fatalf("the union equals an operand, but is not the same pointer")
		}
		if i := a.Intersect(b, max, eq); maps.Equal(inter, ma) && !i.Same(a) || maps.Equal(inter, mb) && !i.Same(a) && !i.Same(b) {
			t.Fatalf("the intersection equals an operand, but is not the same pointer")
		}

		// Differences in ascending order, none forgotten.
		rebuilt, last, first := a, K(0), true
		for d := range a.Diff(b) {
			if !first && d.Key <= last {
				t.Fatalf("differences out of order: %v after %v", d.Key, last)
			}
			x, inA := ma[d.Key]
			y, inB := mb[d.Key]
			if (lattice.Difference[K, int]{Key: d.Key, Left: x, Right: y, InLeft: inA, InRight: inB}) != d {
				t.Fatalf("difference %+v, but a has %v %v and b has %v %v", d, x, inA, y, inB)
			}
			if d.InRight {
				rebuilt = rebuilt.Set(d.Key, d.Right)
			} else {
				rebuilt = rebuilt.Delete(d.Key)
			}
			first, last = false, d.Key
		}
		same(t, "a with the differences", rebuilt, mb)

		odd := func(_ K, v int) bool { return v%2 == 1 }
		want := maps.Clone(ma)
		maps.DeleteFunc(want, func(k K, v int) bool { return !odd(k, v) })
		same(t, "filter", a.Filter(odd), want)
		same(t, "apply", a.Apply(func(k K, v int) (int, bool) { return v, odd(k, v) }, eq), want)
		if !a.Apply(func(k K, v int) (int, bool) { return v, true }, eq).Same(a) {
			t.Fatalf("applying the identity made a copy")
		}

		rebuilt = lattice.CollectMap(func(yield func(K, int) bool) {
			for k, v := range maps.Collect(b.All()) { // in any order, and twice
				if !yield(k, v-1) {
					return
				}
			}
			b.All()(yield)
		})
		same(t, "collected", rebuilt, mb)
		if !rebuilt.Equal(b, eq) || rebuilt.Hash(func(v int) uint64 { return uint64(v) }) != b.Hash(func(v int) uint64 { return uint64(v) }) {
			t.Fatalf("collected maps differ in Equal or Hash")
		}

		lo, hi := key.Draw(t, "lo"), key.Draw(t, "hi")
		inside := maps.Clone(ma)
		maps.DeleteFunc(inside, func(k K, _ int) bool { return k < lo || k > hi })
		same(t, "range", collect(a.Range(lo, hi)), inside)
	})
}

func collect[K lattice.Integer, V any](s iter.Seq2[K, V]) lattice.Map[K, V] {
	return lattice.CollectMap(s)
}

// drawMap changes a map and its model in the same way.
func drawMap[K lattice.Integer](t *rapid.T, name string, key *rapid.Generator[K], m lattice.Map[K, int],
	model map[K]int) (lattice.Map[K, int], map[K]int) {
	if model = maps.Clone(model); model == nil {
		model = map[K]int{}
	}
	for range rapid.IntRange(0, 30).Draw(t, name+" steps") {
		k, v := key.Draw(t, name+" key"), rapid.IntRange(0, 3).Draw(t, name+" value")
		if rapid.IntRange(0, 3).Draw(t, name+" delete") == 0 {
			m = m.Delete(k)
			delete(model, k)
		} else {
			m = m.SetIf(k, v, func(a, b int) bool { return a == b })
			model[k] = v
		}
	}
	return m, model
}

func same[K lattice.Integer](t *rapid.T, what string, m lattice.Map[K, int], model map[K]int) {
	t.Helper()
	if m.Len() != len(model) {
		t.Fatalf("%s: %d bindings, want %d", what, m.Len(), len(model))
	}
	if got := maps.Collect(m.All()); !maps.Equal(got, model) {
		t.Fatalf("%s: %v, want %v", what, m, model)
	}
	if keys := slices.Collect(m.Keys()); !slices.IsSorted(keys) {
		t.Fatalf("%s: keys out of order: %v", what, keys)
	}
	for k, v := range model {
		if got, ok := m.Get(k); !ok || got != v {
			t.Fatalf("%s: Get(%v) = %v, %v, want %v", what, k, got, ok, v)
		}
	}
	if keys := slices.Sorted(maps.Keys(model)); len(keys) > 0 {
		if k, _, ok := m.Min(); !ok || k != keys[0] {
			t.Fatalf("%s: Min = %v, want %v", what, k, keys[0])
		}
		if k, _, ok := m.Max(); !ok || k != keys[len(keys)-1] {
			t.Fatalf("%s: Max = %v, want %v", what, k, keys[len(keys)-1])
		}
	}
}
