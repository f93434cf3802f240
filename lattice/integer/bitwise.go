package integer

import (
	"math"
	"math/bits"

	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// known says what is known of the bits of a number: those in unknown may be anything, and are 0 in ones; the
// others are as in ones. (The "tristate numbers" of Vishwanathan et al., CGO 2022.)
type known struct{ ones, unknown uint64 }

func knownBits(s Set) known {
	if s.lo == s.hi {
		return known{ones: uint64(s.lo)}
	}
	// Above the highest bit in which the ends differ all members agree with them; so they do in the bits below
	// the lowest one of the stride.
	unknown := uint64(math.MaxUint64)
	if top := bits.Len64(uint64(s.lo) ^ uint64(s.hi)); top < 64 {
		unknown = 1<<top - 1
	}
	unknown &^= powerOf2(s.stride) - 1
	return known{ones: uint64(s.lo) &^ unknown, unknown: unknown}
}

// values returns the values of t whose bits are as k says. Bits beyond the width follow from the others.
func (t Type) values(k known) Set {
	width := uint64(math.MaxUint64) >> (64 - t.Bits)
	sign := uint64(1) << (t.Bits - 1)
	if t.Bits < 64 && !t.Signed {
		sign = 0
	}
	k.ones &= width
	k.unknown &= width
	if bits.OnesCount64(k.unknown) <= 3 {
		var values [8]int64
		n := 0
		for sub := k.unknown; ; sub = (sub - 1) & k.unknown {
			values[n] = t.Truncate(int64(k.ones | sub))
			n++
			if sub == 0 {
				return collect(values[:n])
			}
		}
	}
	lo := t.Truncate(int64(k.ones | k.unknown&sign))
	hi := t.Truncate(int64(k.ones | k.unknown&^sign))
	return Strided(lo, hi, powerOf2(k.unknown))
}

// bitwise combines what is known of the bits.
func (t Type) bitwise(op arith.Op, a, b Set) Set {
	x, y := knownBits(a), knownBits(b)
	var k known
	nonNegative := a.lo >= 0 && b.lo >= 0
	bounds := Top()
	switch op {
	case arith.And:
		k.ones = x.ones & y.ones
		k.unknown = (x.ones | x.unknown) & (y.ones | y.unknown) &^ k.ones
		switch { // the result has no bits that a non-negative operand lacks
		case nonNegative:
			bounds = Interval(0, min(a.hi, b.hi))
		case a.lo >= 0:
			bounds = Interval(0, a.hi)
		case b.lo >= 0:
			bounds = Interval(0, b.hi)
		}
	case arith.Or:
		k.ones = x.ones | y.ones
		k.unknown = (x.unknown | y.unknown) &^ k.ones
		if nonNegative {
			bounds = Interval(max(a.lo, b.lo), math.MaxInt64)
		}
	case arith.Xor:
		k.unknown = x.unknown | y.unknown
		k.ones = (x.ones ^ y.ones) &^ k.unknown
	}
	return t.values(k).Meet(bounds)
}
