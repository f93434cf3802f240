package arith_test

import (
	"fmt"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	. "github.com/mayrun-dev/mayrun/cfg/arith"
)

// exact is what C says of an operator on numbers of a type: the exact result; nil where there is none.
func exact(op Op, x, y *big.Int, bits int) *big.Int {
	r := new(big.Int)
	switch op {
	case Add:
		return r.Add(x, y)
	case Sub:
		return r.Sub(x, y)
	case Mul:
		return r.Mul(x, y)
	case And:
		return r.And(x, y)
	case Or:
		return r.Or(x, y)
	case Xor:
		return r.Xor(x, y)
	case Div, Rem:
		if y.Sign() == 0 {
			return nil
		}
		if op == Div {
			return r.Quo(x, y)
		}
		return r.Rem(x, y)
	case Shl, Shr:
		if y.Sign() < 0 || y.Cmp(big.NewInt(int64(bits))) >= 0 {
			return nil
		}
		if op == Shl {
			return r.Lsh(x, uint(y.Uint64()))
		}
		return r.Rsh(x, uint(y.Uint64()))
	}
	c := x.Cmp(y)
	holds := map[Op]bool{Eq: c == 0, Ne: c != 0, Lt: c < 0, Le: c <= 0, Gt: c > 0, Ge: c >= 0}[op]
	return r.SetUint64(Truth(holds))
}

// wrapped is a number modulo the width of a type.
func wrapped(n *big.Int, typ Type) *big.Int {
	modulus := new(big.Int).Lsh(big.NewInt(1), uint(typ.Bits))
	r := new(big.Int).Mod(n, modulus)
	if typ.Signed && r.Bit(int(typ.Bits)-1) == 1 {
		r.Sub(r, modulus)
	}
	return r
}

// check holds an operator on two numbers of a type against what C says.
func check(typ Type, op Op, x, y Wide) error {
	var got Wide
	var how Outcome
	bx, by := number(typ, x), number(typ, y)
	if typ.Bits > 64 {
		got, how = typ.ApplyWide(op, x, y)
	} else {
		got.Lo, how = typ.Apply(op, x.Lo, y.Lo)
	}
	want := exact(op, bx, by, int(typ.Bits))
	overflow := (op == Div || op == Rem) && typ.Signed && by.IsInt64() && by.Int64() == -1 &&
		bx.Cmp(wrapped(new(big.Int).Neg(bx), typ)) == 0 &&
		bx.Sign() < 0
	switch {
	case want == nil:
		if how != None {
			return fmt.Errorf("%v: %v %v %v = %v", typ, bx, op, by, got)
		}
		return nil
	case overflow != (how == Overflow), how == None:
		return fmt.Errorf("%v: %v %v %v: outcome %v", typ, bx, op, by, how)
	}
	if want = wrapped(want, typ); op.IsComparison() {
		want = exact(op, bx, by, int(typ.Bits))
	}
	result := number(typ, got)
	if op.IsComparison() {
		result = got.Big(false)
	}
	if result.Cmp(want) != 0 {
		return fmt.Errorf("%v: %v %v %v = %v, want %v", typ, bx, op, by, result, want)
	}
	return nil
}

func number(typ Type, x Wide) *big.Int {
	if typ.Bits <= 64 {
		x = Widen(x.Lo, typ.Signed)
	}
	return x.Big(typ.Signed)
}

func TestEveryOperatorOnEightBits(t *testing.T) {
	for _, typ := range []Type{{8, true}, {8, false}} {
		for op := Add; op <= Ge; op++ {
			for x := range uint64(256) {
				for y := range uint64(256) {
					if err := check(typ, op, Wide{Lo: typ.Cut(x)}, Wide{Lo: typ.Cut(y)}); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

var types = []Type{{1, false}, {3, true}, {13, false}, {16, true}, {16, false}, {32, true}, {32, false}, {40, false},
	{63, true}, {64, true},
	{64, false}, {128, true}, {128, false}}

// draw draws a number, preferably one near a power of two.
func draw(t *rapid.T, typ Type, name string) Wide {
	n := new(big.Int).Lsh(big.NewInt(1), uint(rapid.IntRange(0, int(typ.Bits)).Draw(t, name+" near")))
	n.Add(n, big.NewInt(rapid.Int64Range(-3, 3).Draw(t, name+" off")))
	if rapid.Bool().Draw(t, name+" negative") {
		n.Neg(n)
	}
	if rapid.Bool().Draw(t, name+" any") {
		n = Wide{rapid.Uint64().Draw(t, name+" low"), rapid.Uint64().Draw(t, name+" high")}.Big(typ.Signed)
	}
	x, _ := typ.FromBig(n)
	return x
}

func TestEveryOperator(t *testing.T) {
	for _, typ := range types {
		t.Run(fmt.Sprint(typ), rapid.MakeCheck(func(t *rapid.T) {
			x, y := draw(t, typ, "x"), draw(t, typ, "y")
			if rapid.Bool().Draw(t, "small") {
				y, _ = typ.FromBig(big.NewInt(rapid.Int64Range(-2, int64(typ.Bits)+1).Draw(t, "count")))
			}
			for op := Add; op <= Ge; op++ {
				if err := check(typ, op, x, y); err != nil {
					t.Fatal(err)
				}
			}
		}))
	}
}

func TestConversions(t *testing.T) {
	for _, typ := range types {
		t.Run(fmt.Sprint(typ), rapid.MakeCheck(func(t *rapid.T) {
			n := draw(t, Type{128, true}, "n").Big(true)
			want := wrapped(n, typ)
			x, fits := typ.FromBig(n)
			if got := number(typ, x); got.Cmp(want) != 0 || fits != (want.Cmp(n) == 0) {
				t.Fatalf("(%v)%v = %v (%v), want %v", typ, n, got, fits, want)
			}
			low, _ := Type{128, true}.FromBig(n)
			if got := typ.Cut(low.Lo); typ.Bits <= 64 && got != x.Lo {
				t.Fatalf("(%v)%v = %x, want %x", typ, n, got, x.Lo)
			}
		}))
	}
	for x := range 256 {
		if s, u := (Type{8, true}).Cut(uint64(x)), (Type{8, false}).Cut(uint64(x)+1<<20); int64(s) != int64(int8(x)) || u != uint64(x) {
			t.Errorf("%d: %d, %d", x, s, u)
		}
	}
}

func TestComparisons(t *testing.T) {
	for op := Add; op <= Ge; op++ {
		not, ok := op.Negated()
		if ok != op.IsComparison() || !ok && not != op {
			t.Errorf("the negation of %v is %v", op, not)
		}
		for _, sign := range []int{-1, 0, 1} {
			if ok && (not.Holds(sign) == op.Holds(sign) || op.Flipped().Holds(-sign) != op.Holds(sign)) {
				t.Errorf("%v of %d: negated %v, flipped %v", op, sign, not, op.Flipped())
			}
		}
	}
}

func TestNames(t *testing.T) {
	if s := fmt.Sprint(Add, Shr, Eq, Ge, Op(99)); s != "+ >> == >= Op(99)" {
		t.Error(s)
	}
}

func Example() {
	i8 := Type{Bits: 8, Signed: true}
	sum, _ := i8.Apply(Add, 127, 1)
	_, how := i8.Apply(Div, 1, 0)
	fmt.Println(int64(sum), how == None, i8.Cut(300))
	// Output: -128 true 44
}
