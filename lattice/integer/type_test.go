package integer_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

func forTypes(t *testing.T, check func(t *rapid.T, typ integer.Type)) {
	for _, typ := range append(append([]integer.Type(nil), small...), large...) {
		t.Run(typ.String(), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) { check(t, typ) })
		})
	}
}

// Every operator contains the concrete results for all members.
func TestOperatorsAreSound(t *testing.T) {
	forTypes(t, func(t *rapid.T, typ integer.Type) {
		a, b := drawSet(t, typ, "a"), drawSet(t, typ, "b")
		op := arith.Op(rapid.IntRange(0, int(arith.Shr)).Draw(t, "op"))
		if op >= arith.Shl && rapid.Bool().Draw(t, "valid shift") {
			b = b.Meet(integer.Interval(0, int64(typ.Bits)-1))
		}
		result := typ.Binary(op, a, b)
		if !result.Leq(typ.All()) {
			t.Fatalf("%v %v %v = %v is no set of values of %v", a, op, b, result, typ)
		}
		found := integer.Set{}
		for _, x := range sample(t, a, "x") {
			for _, y := range sample(t, b, "y") {
				if v, ok := typ.Apply(op, x, y); ok {
					found = found.Join(integer.Const(v))
					if !result.Contains(v) {
						t.Fatalf("%v %v %v = %v lacks %d %v %d = %d", a, op, b, result, x, op, y, v)
					}
				}
			}
		}
		shift := op >= arith.Shl
		if a.IsSmall() && b.IsSmall() && !shift && result != found {
			t.Fatalf("%v %v %v = %v, but %v is all there is", a, op, b, result, found)
		}
		for name, unary := range map[string]struct {
			set func(integer.Set) integer.Set
			one func(int64) (int64, bool)
		}{
			"-": {typ.Neg, func(x int64) (int64, bool) { return typ.Apply(arith.Sub, 0, x) }},
			"~": {typ.Not, func(x int64) (int64, bool) { return typ.Truncate(^x), true }},
		} {
			result := unary.set(a)
			for _, x := range sample(t, a, "x") {
				if v, ok := unary.one(x); ok && !result.Contains(v) {
					t.Fatalf("%s%v = %v lacks %d", name, a, result, v)
				}
			}
			if !result.Leq(typ.All()) {
				t.Fatalf("%s%v = %v", name, a, result)
			}
		}
	})
}

func TestConversionsAreSound(t *testing.T) {
	forTypes(t, func(t *rapid.T, from integer.Type) {
		to := rapid.SampledFrom(append(small, large...)).Draw(t, "to")
		a := drawSet(t, from, "a")
		result := to.Convert(a)
		if !result.Leq(to.All()) {
			t.Fatalf("(%v)%v = %v", to, a, result)
		}
		for _, x := range sample(t, a, "x") {
			if !result.Contains(to.Truncate(x)) {
				t.Fatalf("(%v)%v = %v lacks %d", to, a, result, to.Truncate(x))
			}
		}
	})
}

// Comparisons know every outcome, and refinement keeps every pair for which the comparison holds.
func TestComparisonsAreSound(t *testing.T) {
	forTypes(t, func(t *rapid.T, typ integer.Type) {
		a, b := drawSet(t, typ, "a"), drawSet(t, typ, "b")
		c := arith.Op(rapid.IntRange(int(arith.Eq), int(arith.Ge)).Draw(t, "comparison"))
		mayHold, mayFail := typ.Compare(c, a, b)
		ra, rb := typ.Refine(c, a, b)
		if !ra.Leq(a) || !rb.Leq(b) {
			t.Fatalf("refining %v %v %v: %v, %v", a, c, b, ra, rb)
		}
		holds, fails := false, false
		for _, x := range sample(t, a, "x") {
			for _, y := range sample(t, b, "y") {
				if holds, _ := typ.Apply(c, x, y); holds == 0 {
					fails = true
					continue
				}
				holds = true
				if !ra.Contains(x) || !rb.Contains(y) {
					t.Fatalf("%d %v %d holds, but is lost from %v, %v; left are %v, %v", x, c, y, a, b, ra, rb)
				}
			}
		}
		if holds && !mayHold || fails && !mayFail {
			t.Fatalf("%v %v %v: may hold %v, may fail %v, but does hold %v, does fail %v", a, c, b, mayHold, mayFail, holds, fails)
		}
		if a.Size() <= 64 && b.Size() <= 64 && (holds != mayHold || fails != mayFail) {
			t.Fatalf("%v %v %v: may hold %v, may fail %v, but holds %v, fails %v", a, c, b, mayHold, mayFail, holds, fails)
		}
	})
}

// Of a type that is too wide, or has no width, nothing is concluded.
func TestUnknownWidths(t *testing.T) {
	for _, typ := range []integer.Type{{}, {Bits: 128}, {Bits: 65, Signed: true}} {
		a, b := integer.Const(1), integer.Interval(0, 100)
		for op := arith.Add; op <= arith.Shr; op++ {
			if got := typ.Binary(op, a, b); got != integer.Top() {
				t.Errorf("%v: %v %v %v = %v", typ, a, op, b, got)
			}
		}
		for c := arith.Eq; c <= arith.Ge; c++ {
			holds, fails := typ.Compare(c, a, b)
			ra, rb := typ.Refine(c, a, b)
			if !holds || !fails || ra != a || rb != b {
				t.Errorf("%v: %v %v %v: %v, %v; %v, %v", typ, a, c, b, holds, fails, ra, rb)
			}
		}
		if typ.Not(a) != integer.Top() || typ.Neg(a) != integer.Top() || typ.All() != integer.Top() || typ.Convert(a) != a {
			t.Errorf("%v: %v, %v, %v, %v", typ, typ.Not(a), typ.Neg(a), typ.All(), typ.Convert(a))
		}
	}
}

func TestPrecision(t *testing.T) {
	interval, strided := integer.Interval, integer.Strided
	i32, u8, u64 := integer.Int32(), integer.Uint8(), integer.Uint64()
	for _, c := range []struct {
		got  integer.Set
		want string
	}{
		{i32.Binary(arith.Add, interval(0, 99), integer.Const(1)), "[1, 100]"},
		{i32.Binary(arith.Mul, interval(0, 99), integer.Const(8)), "[0, 792] step 8"},
		{integer.Int64().Binary(arith.Add, strided(0, 792, 8), integer.Const(4)), "[4, 796] step 8"},
		{i32.Binary(arith.Add, interval(0, 1<<31-1), integer.Const(1)), "[-2147483648, 2147483647]"},
		{u8.Binary(arith.Add, interval(250, 255), integer.Const(3)), "{0, 1, 2, 253, 254, 255}"},
		{u8.Binary(arith.Mul, interval(0, 255), integer.Const(4)), "[0, 252] step 4"},
		{i32.Binary(arith.Rem, interval(0, 1000), integer.Const(10)), "[0, 9]"},
		{i32.Binary(arith.Rem, strided(0, 1000, 4), integer.Const(8)), "{0, 4}"},
		{i32.Binary(arith.Rem, interval(-50, 1000), integer.Const(10)), "[-9, 9]"},
		{i32.Binary(arith.And, i32.All(), integer.Const(0xff)), "[0, 255]"},
		{i32.Binary(arith.And, i32.All(), integer.Const(6)), "{0, 2, 4, 6}"},
		{i32.Binary(arith.And, interval(0, 1000), integer.Const(^int64(7))), "[0, 1000] step 8"},
		{i32.Binary(arith.Or, strided(0, 1000, 8), integer.Const(1)), "[1, 1017] step 8"},
		{i32.Binary(arith.Shr, interval(0, 1000), integer.Const(3)), "[0, 125]"},
		{i32.Binary(arith.Shl, interval(0, 1000), integer.Const(3)), "[0, 8000] step 8"},
		{i32.Binary(arith.Shl, integer.Const(1), interval(0, 31)), "[-2147483648, 1073741824]"},
		{i32.Binary(arith.Div, strided(0, 1000, 8), integer.Const(4)), "[0, 250] step 2"},
		{i32.Binary(arith.Div, integer.Const(100), interval(0, 50)), "[2, 100]"},
		{u64.Binary(arith.Shr, integer.Top(), integer.Const(60)), "[0, 15]"},
		{u64.Binary(arith.Div, integer.Top(), integer.Const(1<<60)), "[0, 15]"},
		{u64.Binary(arith.Rem, integer.Top(), integer.Const(10)), "[0, 9]"},
		{u64.Convert(integer.Const(-1)), "-1"},
		{integer.Int8().Convert(interval(0, 300)), "[-128, 127]"},
		{integer.Int8().Convert(strided(0, 300, 100)), "{-56, 0, 44, 100}"},
		{integer.Of(1, 10, 1000), "{1, 10, 1000}"},
		{integer.Of(0, 9, 18, 27, 36, 45, 54, 63, 72, 81), "[0, 81] step 9"},
	} {
		if got := c.got.String(); got != c.want {
			t.Errorf("%v, want %v", got, c.want)
		}
	}
	refine := func(typ integer.Type, a integer.Set, c arith.Op, b integer.Set) string {
		x, y := typ.Refine(c, a, b)
		return fmt.Sprint(x, " ", y)
	}
	for _, c := range []struct{ got, want string }{
		{refine(i32, i32.All(), arith.Lt, integer.Const(10)), "[-2147483648, 9] 10"},
		{refine(i32, strided(0, 1000, 8), arith.Lt, integer.Const(50)), "{0, 8, 16, 24, 32, 40, 48} 50"},
		{refine(i32, interval(0, 10), arith.Ne, integer.Const(10)), "[0, 9] 10"},
		{refine(i32, interval(0, 10), arith.Eq, interval(5, 50)), "[5, 10] [5, 10]"},
		{refine(u64, integer.Top(), arith.Lt, integer.Const(10)), "[0, 9] 10"},
		{refine(u64, integer.Const(-1), arith.Lt, integer.Const(10)), "⊥ ⊥"},
		{refine(i32, integer.Const(3), arith.Gt, interval(3, 9)), "⊥ ⊥"},
	} {
		if c.got != c.want {
			t.Errorf("%v, want %v", c.got, c.want)
		}
	}
}

func BenchmarkBinary(b *testing.B) {
	for _, c := range []struct {
		name string
		x, y integer.Set
	}{
		{"constants", integer.Const(3), integer.Const(4)},
		{"interval", integer.Interval(0, 100), integer.Const(4)},
		{"small", integer.Of(1, 10, 100), integer.Of(2, 20, 200)},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				integer.Int32().Binary(arith.Add, c.x, c.y)
			}
		})
	}
}
