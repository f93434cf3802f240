package arith

import (
	"math/big"
	"math/bits"
)

// Wide is a number of 128 bits: Lo has the lower 64, Hi the upper ones, with the sign if there is one.
type Wide struct{ Lo, Hi uint64 }

// Widen converts a number of a type of at most 64 bits to 128.
func Widen(x uint64, signed bool) Wide {
	if signed && int64(x) < 0 {
		return Wide{x, ^uint64(0)}
	}
	return Wide{Lo: x}
}

// Big is the number in a type of 128 bits.
func (x Wide) Big(signed bool) *big.Int {
	n := new(big.Int).SetUint64(x.Hi)
	n.Lsh(n, 64).Or(n, new(big.Int).SetUint64(x.Lo))
	if signed && int64(x.Hi) < 0 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), 128))
	}
	return n
}

// FromBig converts an exact number to t, of any width, wrapping around; fits is false if t does not have it. A
// result of at most 64 bits is in Lo.
func (t Type) FromBig(n *big.Int) (x Wide, fits bool) {
	word := new(big.Int).SetUint64(^uint64(0))
	x.Lo = new(big.Int).And(n, word).Uint64()
	if t.Bits <= 64 {
		x.Lo = t.Cut(x.Lo)
		return x, Widen(x.Lo, t.Signed).Big(t.Signed).Cmp(n) == 0
	}
	x.Hi = word.And(word, new(big.Int).Rsh(n, 64)).Uint64()
	return x, x.Big(t.Signed).Cmp(n) == 0
}

// compare is the sign of x - y.
func (x Wide) compare(y Wide, signed bool) int {
	switch {
	case x == y:
		return 0
	case x.Hi == y.Hi && x.Lo < y.Lo, x.Hi != y.Hi && Type{64, signed}.Holds(Lt, x.Hi, y.Hi):
		return -1
	}
	return 1
}

func (x Wide) shiftLeft(n uint) Wide { return Wide{x.Lo << n, x.Hi<<n | x.Lo>>(64-n) | x.Lo<<(n-64)} }

func (x Wide) shiftRight(n uint, sign uint64) Wide {
	if n >= 64 {
		x = Wide{x.Hi, sign}
		n -= 64
	}
	return Wide{x.Lo>>n | x.Hi<<(64-n), x.Hi>>n | sign<<(64-n)}
}

// ApplyWide is Apply for a type of 128 bits.
func (t Type) ApplyWide(op Op, x, y Wide) (r Wide, how Outcome) {
	var carry uint64
	switch op {
	case Add:
		r.Lo, carry = bits.Add64(x.Lo, y.Lo, 0)
		r.Hi, _ = bits.Add64(x.Hi, y.Hi, carry)
	case Sub:
		r.Lo, carry = bits.Sub64(x.Lo, y.Lo, 0)
		r.Hi, _ = bits.Sub64(x.Hi, y.Hi, carry)
	case Mul:
		r.Hi, r.Lo = bits.Mul64(x.Lo, y.Lo)
		r.Hi += x.Hi*y.Lo + x.Lo*y.Hi
	case Div, Rem:
		if y == (Wide{}) {
			return r, None
		}
		n, m := x.Big(t.Signed), y.Big(t.Signed)
		q, fits := t.FromBig(new(big.Int).Quo(n, m))
		if !fits {
			how = Overflow
		}
		if r = q; op == Rem {
			r, _ = t.FromBig(n.Rem(n, m))
		}
	case And:
		r = Wide{x.Lo & y.Lo, x.Hi & y.Hi}
	case Or:
		r = Wide{x.Lo | y.Lo, x.Hi | y.Hi}
	case Xor:
		r = Wide{x.Lo ^ y.Lo, x.Hi ^ y.Hi}
	case Shl, Shr:
		switch {
		case y.Hi != 0 || y.Lo >= 128:
			return r, None
		case op == Shl:
			return x.shiftLeft(uint(y.Lo)), Defined
		case t.Signed:
			return x.shiftRight(uint(y.Lo), uint64(int64(x.Hi)>>63)), Defined
		}
		return x.shiftRight(uint(y.Lo), 0), Defined
	default:
		r.Lo = Truth(op.Holds(x.compare(y, t.Signed)))
	}
	return r, how
}
