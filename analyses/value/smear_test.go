package value

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestSmears compares smears that are joined together with those that are joined one by one.
func TestSmears(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one := rapid.OneOf(rapid.Custom(drawValue), rapid.Custom(func(t *rapid.T) Value { return drawValue(t).Smear() }),
			rapid.SampledFrom([]Value{Bottom(), Int(0), AnyInt(), indeterminate, UnknownPointer()}))
		first, vs := one.Draw(t, "first"), rapid.SliceOfN(one, 0, 5).Draw(t, "others")
		want := first
		var s smears
		for _, v := range vs {
			want = want.Join(v.Smear())
			s.add(v)
		}
		if got := s.join(first); !got.Equal(want) {
			t.Fatalf("%v with %v is %v, and not %v", first, vs, got, want)
		}
	})
}

// Filter leaves out bases, and what is known of where in the others a value points to stays, but for windows.
func TestFilter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v, from := drawValue(t), Base(rapid.Uint32Range(0, 6).Draw(t, "from"))
		want := slices.DeleteFunc(v.Map(func(_ Base, off Num) Num { return off }).Parts(), func(p Part) bool { return p.Base < from })
		got := v.Filter(func(b Base) bool { return b >= from })
		for i := range want {
			want[i].in = 0
		}
		if !slices.Equal(got.Parts(), want) {
			t.Fatalf("%v from %d is %v", v, from, got)
		}
	})
}
