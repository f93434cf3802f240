package lattice_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice"
)

func drawSet(t *rapid.T, name string, s lattice.Set[int16]) lattice.Set[int16] {
	for range rapid.IntRange(0, 20).Draw(t, name+" steps") {
		if k := int16(rapid.IntRange(-150, 150).Draw(t, name+" element")); rapid.Bool().Draw(t, name+" add") {
			s = s.Add(k)
		} else {
			s = s.Remove(k)
		}
	}
	return s
}

func model(s lattice.Set[int16]) map[int16]bool {
	m := map[int16]bool{}
	for k := range s.All() {
		m[k] = true
	}
	return m
}

func TestSetAgainstModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := drawSet(t, "a", lattice.Set[int16]{})
		b := drawSet(t, "b", a)
		ma, mb := model(a), model(b)
		check := func(what string, got lattice.Set[int16], want func(k int16) bool, operands ...lattice.Set[int16]) {
			t.Helper()
			var elements []int16
			for k := int16(-160); k <= 160; k++ {
				if got.Has(k) != want(k) {
					t.Fatalf("%s: %v has %v: %v", what, got, k, got.Has(k))
				}
				if want(k) {
					elements = append(elements, k)
				}
			}
			if !slices.Equal(slices.Collect(got.All()), elements) || got.Len() != len(elements) || got.IsEmpty() != (len(elements) == 0) {
				t.Fatalf("%s: %v, want %v", what, got, elements)
			}
			if again := lattice.SetOf(elements...); !again.Equal(got) || again.Hash() != got.Hash() {
				t.Fatalf("%s: equal sets differ in Equal or Hash", what)
			}
			same := func(operand lattice.Set[int16]) bool { return got.Same(operand) }
			if slices.ContainsFunc(operands, got.Equal) && !slices.ContainsFunc(operands, same) && !got.IsEmpty() {
				t.Fatalf("%s: equal to an operand, but not the same pointer", what)
			}
		}
		check("union", a.Union(b), func(k int16) bool { return ma[k] || mb[k] }, a, b)
		check("intersection", a.Intersect(b), func(k int16) bool { return ma[k] && mb[k] }, a, b)
		check("difference", a.Difference(b), func(k int16) bool { return ma[k] && !mb[k] }, a)
		check("filter", a.Filter(func(k int16) bool { return k%3 == 0 }), func(k int16) bool { return ma[k] && k%3 == 0 }, a)
		subset := true
		for k := range ma {
			subset = subset && mb[k]
		}
		if a.SubsetOf(b) != subset {
			t.Fatalf("SubsetOf = %v, want %v", !subset, subset)
		}
		if a.Equal(b) != maps.Equal(ma, mb) {
			t.Fatalf("Equal = %v", a.Equal(b))
		}
		if a.Intersects(b) == a.Intersect(b).IsEmpty() {
			t.Fatalf("Intersects = %v", a.Intersects(b))
		}
	})
}

func TestMustSetBottomIsNotASet(t *testing.T) {
	var bottom lattice.MustSet[int]
	l := lattice.MustSets[int]{}
	one, none := lattice.MustOf(1), lattice.MustOf[int]()
	if !bottom.IsBottom() || !bottom.Certain(7) || none.Certain(7) || one.Certain(7) || !one.Certain(1) {
		t.Error("Certain is wrong")
	}
	if _, ok := bottom.Elements(); ok {
		t.Error("bottom has elements")
	}
	if got := bottom.Add(3).Remove(3); !got.IsBottom() {
		t.Errorf("bottom changed to %v", got)
	}
	if got := l.Join(one, lattice.MustOf(1, 2)); !got.Equal(one) {
		t.Errorf("join = %v, want {1}", got)
	}
	if got := l.Join(bottom, one); !got.Equal(one) {
		t.Errorf("⊥ ⊔ {1} = %v", got)
	}
	if !l.Leq(bottom, one) || !l.Leq(one, none) || l.Leq(none, one) || l.Leq(one, bottom) {
		t.Error("the order is wrong")
	}
}
