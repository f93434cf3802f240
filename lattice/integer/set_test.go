package integer_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// types of which all values can be enumerated, and the widest ones.
var small = []integer.Type{
	{Bits: 1}, {Bits: 1, Signed: true}, {Bits: 4}, {Bits: 5, Signed: true},
	integer.Uint8(), integer.Int8(),
}

var large = []integer.Type{
	integer.Int16(), integer.Uint16(), integer.Int32(), integer.Uint32(), integer.Int64(), integer.Uint64(), {Bits: 33}, {Bits: 33, Signed: true},
}

// drawMember draws a value of the type, preferring the ends.
func drawMember(t *rapid.T, typ integer.Type, name string) int64 {
	all := typ.All()
	near := rapid.Int64Range(-20, 20).Draw(t, name)
	switch rapid.IntRange(0, 5).Draw(t, name+" kind") {
	case 0, 1:
		return typ.Truncate(near)
	case 2:
		return typ.Truncate(all.Min() + near)
	case 3:
		return typ.Truncate(all.Max() + near)
	case 4:
		return typ.Truncate(1<<rapid.IntRange(0, 63).Draw(t, name+" bit") + near)
	}
	return rapid.Int64Range(all.Min(), all.Max()).Draw(t, name+" any")
}

// drawSet draws a set of values of the type.
func drawSet(t *rapid.T, typ integer.Type, name string) integer.Set {
	switch rapid.IntRange(0, 3).Draw(t, name+" shape") {
	case 0:
		var values []int64
		for range rapid.IntRange(0, 9).Draw(t, name+" size") {
			values = append(values, drawMember(t, typ, name+" member"))
		}
		return integer.Of(values...)
	case 1:
		return integer.Const(drawMember(t, typ, name))
	}
	lo, hi := drawMember(t, typ, name+" lo"), drawMember(t, typ, name+" hi")
	if lo > hi {
		lo, hi = hi, lo
	}
	step := rapid.OneOf(rapid.Uint64Range(1, 12), rapid.SampledFrom([]uint64{1 << 8, 1 << 16, 3 << 31, 1 << 40,
		1 << 62})).Draw(t, name+" step")
	return integer.Strided(lo, hi, step)
}

// sample draws members of a set: all of them if there are few.
func sample(t *rapid.T, s integer.Set, name string) []int64 {
	if s.Size() <= 64 {
		return slices.Collect(s.All())
	}
	values := []int64{s.Min(), s.Max()}
	for range 6 {
		k := rapid.Uint64Range(0, s.Size()-1).Draw(t, name)
		values = append(values, s.Min()+int64(k*s.Stride()))
	}
	return values
}

func TestMembers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var values []int64
		for range rapid.IntRange(0, 12).Draw(t, "size") {
			values = append(values, drawMember(t, integer.Int64(), "value"))
		}
		s := integer.Of(values...)
		for _, v := range values {
			if !s.Contains(v) {
				t.Fatalf("%v lacks %d", s, v)
			}
		}
		slices.Sort(values)
		values = slices.Compact(values)
		if len(values) <= integer.MaxValues {
			if got := slices.Collect(s.All()); !slices.Equal(got, values) || s.Size() != uint64(len(values)) {
				t.Fatalf("members %v, want %v", got, values)
			}
			if v := drawMember(t, integer.Int64(), "other"); s.Contains(v) != slices.Contains(values, v) {
				t.Fatalf("%v contains %d: %v", s, v, s.Contains(v))
			}
		}
		v := drawMember(t, integer.Int64(), "added")
		if joined := s.Join(integer.Const(v)); joined != integer.Of(append(values, v)...) && len(values) < integer.MaxValues {
			t.Fatalf("%v ⊔ %d = %v", s, v, joined)
		}
	})
}

// The operations of the order agree with sets of the members, for a type that is small enough to list them.
func TestOrder(t *testing.T) {
	typ := integer.Type{Bits: 6, Signed: true}
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawSet(t, typ, "a"), drawSet(t, typ, "b")
		subset, common := true, 0
		for v := range a.All() {
			subset = subset && b.Contains(v)
			if b.Contains(v) {
				common++
			}
		}
		if a.Leq(b) != subset {
			t.Fatalf("%v ⊑ %v: %v", a, b, a.Leq(b))
		}
		joined, met := a.Join(b), a.Meet(b)
		if !a.Leq(joined) || !b.Leq(joined) || !met.Leq(a) || !met.Leq(b) {
			t.Fatalf("%v, %v: join %v, meet %v", a, b, joined, met)
		}
		if met.Size() != uint64(common) {
			t.Fatalf("%v ⊓ %v = %v, but they have %d members in common", a, b, met, common)
		}
		if c := drawSet(t, typ, "c"); a.Leq(c) && b.Leq(c) && !joined.Leq(c) {
			t.Fatalf("%v ⊔ %v = %v is not below %v", a, b, joined, c)
		}
		if a.Leq(b) && b.Leq(a) != (a == b) {
			t.Fatalf("%v and %v are equal, but not identical", a, b)
		}
		for _, v := range []int64{a.Min(), a.Max(), drawMember(t, typ, "v")} {
			rest := a.Remove(v)
			if !rest.Leq(a) || a.IsSmall() && rest.Contains(v) {
				t.Fatalf("%v without %d: %v", a, v, rest)
			}
			for w := range a.All() {
				if w != v && !rest.Contains(w) {
					t.Fatalf("%v without %d lost %d: %v", a, v, w, rest)
				}
			}
		}
	})
}

// Meets of strides that no list can check: every sampled common member is in it.
func TestMeetOfLargeStrides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		x := drawMember(t, integer.Int64(), "x")
		draw := func(name string) integer.Set {
			s := drawSet(t, integer.Int64(), name)
			return s.Join(integer.Const(x))
		}
		a, b := draw("a"), draw("b")
		met := a.Meet(b)
		if !met.Contains(x) {
			t.Fatalf("%v ⊓ %v = %v lacks %d", a, b, met, x)
		}
		for _, v := range append(sample(t, a, "of a"), sample(t, b, "of b")...) {
			if a.Contains(v) && b.Contains(v) && !met.Contains(v) {
				t.Fatalf("%v ⊓ %v = %v lacks %d", a, b, met, v)
			}
		}
	})
}
