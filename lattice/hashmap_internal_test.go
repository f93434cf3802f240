package lattice

import (
	"fmt"
	"maps"
	"testing"

	"pgregory.net/rapid"
)

// Keys whose hashes collide are told apart: with few hashes, maps behave as Go's do, and union, intersection,
// difference and comparison as key by key.
func TestCollisions(t *testing.T) {
	type dict = HashMap[string, int]
	hash := func(k string) uint64 { return uint64(len(k)) % 2 }
	keys := []string{"a", "b", "c", "dd", "ee", "ff", "ggg", "hhh"}
	draw := func(t *rapid.T, name string) (dict, map[string]int) {
		var m dict
		model := map[string]int{}
		for range rapid.IntRange(0, 8).Draw(t, name) {
			k := rapid.SampledFrom(keys).Draw(t, "key")
			if rapid.Bool().Draw(t, "set") {
				v := rapid.IntRange(0, 2).Draw(t, "value")
				m, model[k] = m.set(hash(k), k, v), v
			} else {
				m = m.remove(hash(k), k)
				delete(model, k)
			}
		}
		return m, model
	}
	check := func(t *rapid.T, what string, m dict, want map[string]int) {
		for _, k := range keys {
			v, ok := m.get(hash(k), k)
			w, is := want[k]
			if v != w || ok != is {
				t.Fatalf("%s: %v instead of %v", what, m, want)
			}
		}
		if m.Len() != len(want) || m.IsEmpty() != (len(want) == 0) || !maps.Equal(maps.Collect(m.All()), want) {
			t.Fatalf("%s: %v, of length %d, instead of %v", what, m, m.Len(), want)
		}
	}
	eq := func(x, y int) bool { return x == y }
	rapid.Check(t, func(t *rapid.T) {
		a, x := draw(t, "a")
		b, y := draw(t, "b")
		if rapid.Bool().Draw(t, "related") {
			b, y = a, maps.Clone(x)
			for range 2 {
				k := rapid.SampledFrom(keys).Draw(t, "changed")
				b, y[k] = b.set(hash(k), k, 1), 1
			}
		}
		check(t, "a", a, x)
		check(t, "b", b, y)
		union, meet, less := maps.Clone(y), map[string]int{}, map[string]int{}
		below := true
		for k, v := range x {
			w, ok := y[k]
			if union[k] = v; ok {
				union[k], meet[k] = max(v, w), max(v, w)
			} else {
				less[k] = v
			}
			below = below && ok && v <= w
		}
		larger := func(_ string, x, y int) int { return max(x, y) }
		check(t, "union", a.Union(b, larger, eq), union)
		check(t, "union without same", a.Union(b, larger, nil), union)
		check(t, "intersection", a.Intersect(b, larger, eq), meet)
		check(t, "difference", a.Without(b), less)
		if got := a.Leq(b, func(x, y int) bool { return x <= y }); got != below {
			t.Fatalf("%v ⊑ %v is %v", a, b, got)
		}
		if got := a.Equal(b, eq); got != maps.Equal(x, y) {
			t.Fatalf("%v = %v is %v", a, b, got)
		}
		if u := a.Union(a.Union(b, larger, eq), larger, eq); a.Leq(b, eq) && b.Leq(a, eq) && !u.Same(a) {
			t.Fatalf("nothing is shared in %v", u)
		}
		maps.DeleteFunc(x, func(_ string, v int) bool { return v == 1 })
		filtered := a.Filter(func(_ string, v int) bool { return v != 1 })
		check(t, "filtered", filtered, x)
		if filtered.Equal(a, eq) && !filtered.Same(a) {
			t.Fatal("a filter that keeps everything makes another map")
		}
		value := func(v int) uint64 { return uint64(v) }
		if again := a.Union(dict{}, larger, eq); again.Hash(value) != a.Hash(value) || !again.Same(a) {
			t.Fatal("the union with nothing is another map")
		}
		if fmt.Sprint(a) != fmt.Sprint(dict{}.Union(a, larger, eq)) {
			t.Fatal("equal maps are printed in different ways")
		}
	})
}
