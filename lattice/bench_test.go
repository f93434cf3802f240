package lattice_test

import (
	"fmt"
	"iter"
	"maps"
	"testing"

	"github.com/benbjohnson/immutable"

	"github.com/mayrun-dev/mayrun/lattice"
)

const entries = 10_000

func eqInt(x, y int) bool { return x == y }

func bigger(_ uint32, x, y int) int { return max(x, y) }

// related returns two maps that differ in ten entries: the first has changed on one side, or five on each.
func related(bothSides bool) (a, b lattice.Map[uint32, int]) {
	var m lattice.Map[uint32, int]
	for k := range uint32(entries) {
		m = m.Set(k, 1)
	}
	a, b = m, m
	for i := range uint32(10) {
		if k := i * (entries / 10); bothSides && i%2 == 0 {
			a = a.Set(k, 2)
		} else {
			b = b.Set(k, 2)
		}
	}
	return a, b
}

// BenchmarkJoin joins maps of 10,000 entries that differ in 10 entries.
func BenchmarkJoin(b *testing.B) {
	for _, both := range []bool{false, true} {
		x, y := related(both)
		suffix := map[bool]string{false: "one side changed", true: "both sides changed"}[both]
		b.Run("lattice.Map/"+suffix, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				x.Union(y, bigger, eqInt)
			}
		})
		b.Run("Go map, copied/"+suffix, func(b *testing.B) {
			mx, my := maps.Collect(x.All()), maps.Collect(y.All())
			b.ReportAllocs()
			for b.Loop() {
				result := maps.Clone(mx)
				for k, v := range my {
					if old, ok := result[k]; !ok || v > old {
						result[k] = v
					}
				}
			}
		})
		b.Run("immutable.SortedMap/"+suffix, func(b *testing.B) {
			mx, my := sorted(x), sorted(y)
			b.ReportAllocs()
			for b.Loop() {
				result := mx
				for it := my.Iterator(); !it.Done(); {
					k, v, _ := it.Next()
					if old, ok := result.Get(k); !ok || v > old {
						result = result.Set(k, v)
					}
				}
			}
		})
	}
	// Nothing shared: the worst case.
	x, _ := related(false)
	y := lattice.CollectMap(x.All())
	b.Run("lattice.Map/nothing shared", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			x.Union(y, bigger, eqInt)
		}
	})
}

func BenchmarkLeq(b *testing.B) {
	x, y := related(false)
	leq := func(x, y int) bool { return x <= y }
	b.Run("lattice.Map", func(b *testing.B) {
		for b.Loop() {
			x.Leq(y, leq)
		}
	})
	b.Run("Go map", func(b *testing.B) {
		mx, my := maps.Collect(x.All()), maps.Collect(y.All())
		for b.Loop() {
			for k, v := range mx {
				if w, ok := my[k]; !ok || v > w {
					b.Fatal("not below")
				}
			}
		}
	})
}

func sorted(m lattice.Map[uint32, int]) *immutable.SortedMap[uint32, int] {
	b := immutable.NewSortedMapBuilder[uint32, int](nil)
	for k, v := range m.All() {
		b.Set(k, v)
	}
	return b.Map()
}

// BenchmarkBasics compares the operations on single keys, for small and large maps.
func BenchmarkBasics(b *testing.B) {
	for _, n := range []uint32{4, 16, 64, entries} {
		key := func(i uint32) uint32 { return i * 7 }
		var m lattice.Map[uint32, int]
		var sm = immutable.NewSortedMap[uint32, int](nil)
		var hm = immutable.NewMap[uint32, int](nil)
		for i := range n {
			m, sm, hm = m.Set(key(i), 1), sm.Set(key(i), 1), hm.Set(key(i), 1)
		}
		run := func(what string, f func(i uint32)) {
			b.Run(fmt.Sprintf("%s/%d", what, n), func(b *testing.B) {
				b.ReportAllocs()
				i := uint32(0)
				for b.Loop() {
					f(i % n)
					i += 3
				}
			})
		}
		run("Get/lattice.Map", func(i uint32) { m.Get(key(i)) })
		run("Get/immutable.SortedMap", func(i uint32) { sm.Get(key(i)) })
		run("Get/immutable.Map", func(i uint32) { hm.Get(key(i)) })
		run("Set/lattice.Map", func(i uint32) { m.Set(key(i), 2) })
		run("Set/immutable.SortedMap", func(i uint32) { sm.Set(key(i), 2) })
		run("Set/immutable.Map", func(i uint32) { hm.Set(key(i), 2) })
		run("All/lattice.Map", func(uint32) {
			for range m.All() {
			}
		})
		run("All/immutable.SortedMap", func(uint32) {
			for it := sm.Iterator(); !it.Done(); {
				it.Next()
			}
		})
	}
}

// BenchmarkBuild makes a map from scratch.
func BenchmarkBuild(b *testing.B) {
	b.Run("lattice.CollectMap", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			lattice.CollectMap(func(yield func(uint32, int) bool) {
				for k := range uint32(entries) {
					yield(k*7, 1)
				}
			})
		}
	})
	b.Run("lattice.Map", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			var m lattice.Map[uint32, int]
			for k := range uint32(entries) {
				m = m.Set(k*7, 1)
			}
		}
	})
	b.Run("immutable.SortedMapBuilder", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			m := immutable.NewSortedMapBuilder[uint32, int](nil)
			for k := range uint32(entries) {
				m.Set(k*7, 1)
			}
		}
	})
	b.Run("Go map", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			m := map[uint32]int{}
			for k := range uint32(entries) {
				m[k*7] = 1
			}
		}
	})
}

func BenchmarkSets(b *testing.B) {
	var x lattice.Set[uint32]
	for k := range uint32(entries) {
		x = x.Add(k * 3)
	}
	y := x.Add(1).Add(20_000).Remove(3)
	b.Run("Union", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			x.Union(y)
		}
	})
	small, other := lattice.SetOf[uint32](1, 5, 9), lattice.SetOf[uint32](1, 7)
	b.Run("Union of small sets", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			small.Union(other)
		}
	})
}

// BenchmarkJoinOfAnyKeys is BenchmarkJoin with keys that are no integers: 10,000 entries that differ in 10.
func BenchmarkJoinOfAnyKeys(b *testing.B) {
	for _, both := range []bool{false, true} {
		x, y := related(both)
		suffix := map[bool]string{false: "one side changed", true: "both sides changed"}[both]
		named := func(m lattice.Map[uint32, int]) iter.Seq2[string, int] {
			return func(yield func(string, int) bool) {
				for k, v := range m.All() {
					if !yield(fmt.Sprintf("variable %d", k), v) {
						return
					}
				}
			}
		}
		b.Run("lattice.HashMap/"+suffix, func(b *testing.B) {
			mx := lattice.CollectHashMap(named(x))
			my := mx
			for k, v := range named(y) {
				my = my.SetIf(k, v, eqInt)
			}
			b.ReportAllocs()
			for b.Loop() {
				mx.Union(my, func(_ string, x, y int) int { return max(x, y) }, eqInt)
			}
		})
		b.Run("immutable.Map/"+suffix, func(b *testing.B) {
			mx := immutable.NewMap[string, int](nil)
			for k, v := range named(x) {
				mx = mx.Set(k, v)
			}
			my := mx
			for k, v := range named(y) {
				if old, _ := my.Get(k); old != v {
					my = my.Set(k, v)
				}
			}
			b.ReportAllocs()
			for b.Loop() {
				result := mx
				for it := my.Iterator(); !it.Done(); {
					k, v, _ := it.Next()
					if old, ok := result.Get(k); !ok || v > old {
						result = result.Set(k, v)
					}
				}
			}
		})
	}
}

// BenchmarkBasicsOfAnyKeys is BenchmarkBasics with strings as keys.
func BenchmarkBasicsOfAnyKeys(b *testing.B) {
	for _, n := range []int{16, entries} {
		keys := make([]string, n)
		var m lattice.HashMap[string, int]
		other := immutable.NewMap[string, int](nil)
		for i := range keys {
			keys[i] = fmt.Sprintf("variable %d", i)
			m, other = m.Set(keys[i], i), other.Set(keys[i], i)
		}
		run := func(name string, op func(k string)) {
			b.Run(fmt.Sprintf("%s/%d", name, n), func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					op(keys[i%n])
				}
			})
		}
		run("lattice.HashMap.Get", func(k string) { m.Get(k) })
		run("immutable.Map.Get", func(k string) { other.Get(k) })
		run("lattice.HashMap.Set", func(k string) { m.Set(k, -1) })
		run("immutable.Map.Set", func(k string) { other.Set(k, -1) })
	}
}
