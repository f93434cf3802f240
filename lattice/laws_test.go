package lattice_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice"
	"github.com/mayrun-dev/mayrun/lattice/integer"
	"github.com/mayrun-dev/mayrun/lattice/latticetest"
)

// Generators of elements that other elements are made from.

func sets() *rapid.Generator[lattice.Set[int]] {
	return rapid.Custom(func(t *rapid.T) lattice.Set[int] {
		return lattice.SetOf(rapid.SliceOfN(rapid.IntRange(-70, 70), 0, 6).Draw(t, "elements")...)
	})
}

func mustSets() *rapid.Generator[lattice.MustSet[int]] {
	return rapid.Custom(func(t *rapid.T) lattice.MustSet[int] {
		if rapid.IntRange(0, 9).Draw(t, "bottom") == 0 {
			return lattice.MustSet[int]{}
		}
		return lattice.MustFrom(sets().Draw(t, "set"))
	})
}

func flats() *rapid.Generator[lattice.Flat[string]] {
	return rapid.SampledFrom([]lattice.Flat[string]{
		{}, lattice.Exactly(""), lattice.Exactly("a"), lattice.Exactly("b"), lattice.Anything[string](),
	})
}

func intervals() *rapid.Generator[lattice.Interval[int]] {
	return rapid.Custom(func(t *rapid.T) lattice.Interval[int] {
		lo := rapid.IntRange(-50, 50).Draw(t, "lo")
		return lattice.Between(lo, lo+rapid.IntRange(-1, 50).Draw(t, "size"))
	})
}

var universe = lattice.Intervals[int]{Min: -1 << 40, Max: 1 << 40, Thresholds: []int{-60, 0, 30, 100}}

func growInterval(i lattice.Interval[int]) lattice.Interval[int] {
	lo, hi, ok := i.Bounds()
	if !ok {
		return lattice.Between(0, 0)
	}
	return lattice.Between(max(lo-1, universe.Min), min(hi+1, universe.Max))
}

type mapElement = lattice.Map[int, lattice.Interval[int]]

var mapDomain = lattice.MapOf[int, lattice.Interval[int]]{Values: universe}

func mapElements() *rapid.Generator[mapElement] {
	return rapid.Custom(func(t *rapid.T) mapElement {
		var m mapElement
		for range rapid.IntRange(0, 6).Draw(t, "size") {
			m = mapDomain.Set(m, rapid.IntRange(-3, 3).Draw(t, "key"), intervals().Draw(t, "value"))
		}
		return m
	})
}

type pair = lattice.Pair[lattice.Set[int], lattice.Interval[int]]

func pairs() *rapid.Generator[pair] {
	return rapid.Custom(func(t *rapid.T) pair { return pair{sets().Draw(t, "left"), intervals().Draw(t, "right")} })
}

// place is a key that is no integer.
type place struct {
	File string
	Line int
}

func places() *rapid.Generator[place] {
	return rapid.Custom(func(t *rapid.T) place {
		return place{rapid.SampledFrom([]string{"a.c", "b.c"}).Draw(t, "file"), rapid.IntRange(1, 3).Draw(t, "line")}
	})
}

type hashMap = lattice.HashMap[place, lattice.Interval[int]]

func TestLawsOfAnyKeys(t *testing.T) {
	domain := lattice.HashMapOf[place, lattice.Interval[int]]{Values: universe}
	t.Run("HashMapOf", func(t *testing.T) {
		latticetest.Laws[hashMap]{
			Domain: domain,
			Elements: rapid.Custom(func(t *rapid.T) (m hashMap) {
				for range rapid.IntRange(0, 6).Draw(t, "size") {
					m = domain.Set(m, places().Draw(t, "key"), intervals().Draw(t, "value"))
				}
				return m
			}),
			Grow: func(m hashMap) hashMap {
				at := place{"a.c", 1}
				return domain.Set(m, at, growInterval(domain.Get(m, at)))
			},
		}.Check(t)
	})
	t.Run("HashSets", func(t *testing.T) {
		latticetest.Laws[lattice.HashSet[place]]{
			Domain:   lattice.HashSets[place]{},
			Elements: rapid.Map(rapid.SliceOfN(places(), 0, 6), func(ps []place) lattice.HashSet[place] { return lattice.HashSetOf(ps...) }),
			Monotone2: map[string]func(a, b lattice.HashSet[place]) lattice.HashSet[place]{
				"union": lattice.HashSet[place].Union, "intersection": lattice.HashSet[place].Intersect,
			},
		}.Check(t)
	})
}

// Sets with keys of any type are what Go's maps say, and share what they can.
func TestHashSet(t *testing.T) {
	a := lattice.HashSetOf("x", "y", "z")
	b := a.Remove("y").Add("w")
	for _, c := range []struct{ got, want string }{
		{a.String(), "{x, y, z}"}, {b.String(), "{w, x, z}"}, {a.Union(b).String(), "{w, x, y, z}"},
		{a.Intersect(b).String(), "{x, z}"}, {a.Difference(b).String(), "{y}"}, {a.Difference(a).String(), "{}"},
		{a.Filter(func(k string) bool { return k > "x" }).String(), "{y, z}"},
	} {
		if c.got != c.want {
			t.Errorf("%s, want %s", c.got, c.want)
		}
	}
	if a.Len() != 3 || !a.Has("x") || a.Has("w") || a.IsEmpty() || !a.Difference(a).IsEmpty() || a.SubsetOf(b) || !a.SubsetOf(a.Union(b)) {
		t.Error(a)
	}
	if !a.Add("x").Same(a) || !a.Remove("w").Same(a) || !a.Union(a.Intersect(b)).Same(a) || a.Same(b) ||
		a.Hash() != lattice.HashSetOf("z", "y", "x").Hash() {
		t.Error("nothing is shared")
	}
	m := lattice.CollectHashMap(maps.All(map[string]int{"b": 2, "a": 1, "c": 3}))
	var order string
	for k, v := range m.Sorted(strings.Compare) {
		order += fmt.Sprint(k, v)
	}
	if order != "a1b2c3" || m.Delete("b").Has("b") || m.SetIf("a", 1, eqInt).Len() != 3 || !m.SetIf("a", 1, eqInt).Same(m) {
		t.Error(order)
	}
}

func TestLaws(t *testing.T) {
	flat := lattice.FlatOf[string]{}
	t.Run("Sets", func(t *testing.T) {
		latticetest.Laws[lattice.Set[int]]{
			Domain: lattice.Sets[int]{}, Elements: sets(),
			Monotone2: map[string]func(a, b lattice.Set[int]) lattice.Set[int]{
				"union": lattice.Set[int].Union, "intersection": lattice.Set[int].Intersect,
			},
		}.Check(t)
	})
	t.Run("MustSets", func(t *testing.T) {
		latticetest.Laws[lattice.MustSet[int]]{
			Domain: lattice.MustSets[int]{}, Elements: mustSets(),
			Monotone: map[string]func(a lattice.MustSet[int]) lattice.MustSet[int]{
				"add":    func(a lattice.MustSet[int]) lattice.MustSet[int] { return a.Add(3) },
				"remove": func(a lattice.MustSet[int]) lattice.MustSet[int] { return a.Remove(3) },
			},
		}.Check(t)
	})
	t.Run("FlatOf", func(t *testing.T) {
		latticetest.Laws[lattice.Flat[string]]{Domain: flat, Elements: flats()}.Check(t)
	})
	t.Run("Intervals", func(t *testing.T) {
		latticetest.Laws[lattice.Interval[int]]{Domain: universe, Elements: intervals(), Grow: growInterval}.Check(t)
	})
	t.Run("MapOf", func(t *testing.T) {
		latticetest.Laws[mapElement]{Domain: mapDomain, Elements: mapElements(), Grow: func(m mapElement) mapElement {
			return mapDomain.Set(m, 1, growInterval(mapDomain.Get(m, 1)))
		}}.Check(t)
	})
	t.Run("VectorOf", func(t *testing.T) {
		d := lattice.VectorOf[lattice.Interval[int]]{N: 3, Values: universe}
		latticetest.Laws[lattice.Vector[lattice.Interval[int]]]{
			Domain: d,
			Elements: rapid.Custom(func(t *rapid.T) lattice.Vector[lattice.Interval[int]] {
				if rapid.Bool().Draw(t, "bottom") {
					return d.Bottom()
				}
				return lattice.VectorFrom(rapid.SliceOfN(intervals(), 3, 3).Draw(t, "values")...)
			}),
			Grow: func(v lattice.Vector[lattice.Interval[int]]) lattice.Vector[lattice.Interval[int]] {
				return d.Set(v, 2, growInterval(d.At(v, 2)))
			},
		}.Check(t)
	})
	t.Run("Product", func(t *testing.T) {
		latticetest.Laws[pair]{
			Domain:   lattice.Product[lattice.Set[int], lattice.Interval[int]]{Left: lattice.Sets[int]{}, Right: universe},
			Elements: pairs(),
			Grow:     func(p pair) pair { return pair{p.Left, growInterval(p.Right)} },
		}.Check(t)
	})
	t.Run("LiftOf", func(t *testing.T) {
		latticetest.Laws[lattice.Lifted[lattice.Set[int]]]{
			Domain: lattice.LiftOf[lattice.Set[int]]{Values: lattice.Sets[int]{}},
			Elements: rapid.Custom(func(t *rapid.T) lattice.Lifted[lattice.Set[int]] {
				if rapid.Bool().Draw(t, "bottom") {
					return lattice.Lifted[lattice.Set[int]]{}
				}
				return lattice.Lift(sets().Draw(t, "value"))
			}),
		}.Check(t)
	})
	t.Run("Sum", func(t *testing.T) {
		type either = lattice.Either[lattice.Interval[int], lattice.Flat[string]]
		d := lattice.Sum[lattice.Interval[int], lattice.Flat[string]]{Left: universe, Right: flat}
		latticetest.Laws[either]{
			Domain: d,
			Elements: rapid.Custom(func(t *rapid.T) either {
				switch rapid.IntRange(0, 5).Draw(t, "side") {
				case 0:
					return d.Bottom()
				case 1:
					return d.Top()
				case 2, 3:
					return lattice.InLeft[lattice.Interval[int], lattice.Flat[string]](intervals().Draw(t, "left"))
				}
				return lattice.InRight[lattice.Interval[int]](flats().Draw(t, "right"))
			}),
		}.Check(t)
	})
	t.Run("Chain", func(t *testing.T) {
		for _, greatest := range []uint32{3, 1 << 31} {
			latticetest.Laws[uint32]{
				Domain: lattice.Chain[uint32]{Greatest: greatest}, Elements: rapid.Uint32Range(0, greatest),
				Grow: func(x uint32) uint32 { return min(x+1, greatest) },
			}.Check(t)
		}
	})
	t.Run("Dual", func(t *testing.T) {
		latticetest.Laws[lattice.Flat[string]]{
			Domain: lattice.Dual[lattice.Flat[string]]{Of: flat}, Elements: flats(), NonZeroBottom: true,
		}.Check(t)
	})
	t.Run("Interner", func(t *testing.T) {
		in := lattice.NewInterner[lattice.Set[int]](lattice.Sets[int]{})
		latticetest.Laws[lattice.Handle]{
			Domain: in,
			Elements: rapid.Custom(func(t *rapid.T) lattice.Handle {
				h := in.Intern(sets().Draw(t, "set"))
				if again := in.Intern(lattice.CollectSet(in.Value(h).All())); again != h {
					t.Fatalf("%v has two handles", in.Value(h))
				}
				return h
			}),
		}.Check(t)
	})
	t.Run("integer.Domain", func(t *testing.T) {
		latticetest.Laws[integer.Set]{
			Domain: integer.Domain{Thresholds: []int64{-9, 100}},
			Elements: rapid.Custom(func(t *rapid.T) integer.Set {
				if rapid.Bool().Draw(t, "small") {
					return integer.Of(rapid.SliceOfN(rapid.Int64Range(-30, 30), 0, 5).Draw(t, "values")...)
				}
				lo := rapid.Int64Range(-50, 50).Draw(t, "lo")
				return integer.Strided(lo, lo+rapid.Int64Range(0, 200).Draw(t, "size"), rapid.Uint64Range(1, 9).Draw(t, "step"))
			}),
			BelowMeet: true, // a meet of strides is below both, but not associative
			Grow: func(s integer.Set) integer.Set {
				return s.Join(integer.Const(s.Min() - 1)).Join(integer.Const(s.Max() + 1))
			},
		}.Check(t)
	})
}
