package integer

import (
	"fmt"
	"math"
	"math/bits"

	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// Type is an integer type of C: its operators are those of C on operands that have been converted to it.
type Type struct {
	// Bits is the width, 1 to 64. Of types of other widths nothing is known: all operators return all 64-bit numbers.
	Bits   uint8
	Signed bool // two's complement
}

// Int8 is the type of signed numbers of 8 bits.
func Int8() Type { return Type{Bits: 8, Signed: true} }

// Int16 is the type of signed numbers of 16 bits.
func Int16() Type { return Type{Bits: 16, Signed: true} }

// Int32 is the type of signed numbers of 32 bits.
func Int32() Type { return Type{Bits: 32, Signed: true} }

// Int64 is the type of signed numbers of 64 bits.
func Int64() Type { return Type{Bits: 64, Signed: true} }

// Uint8 is the type of unsigned numbers of 8 bits.
func Uint8() Type { return Type{Bits: 8} }

// Uint16 is the type of unsigned numbers of 16 bits.
func Uint16() Type { return Type{Bits: 16} }

// Uint32 is the type of unsigned numbers of 32 bits.
func Uint32() Type { return Type{Bits: 32} }

// Uint64 is the type of unsigned numbers of 64 bits.
func Uint64() Type { return Type{Bits: 64} }

// String returns a name such as "int32" or "uint8".
func (t Type) String() string {
	if t.Signed {
		return fmt.Sprintf("int%d", t.Bits)
	}
	return fmt.Sprintf("uint%d", t.Bits)
}

// known reports whether the width is one that this package can compute with.
func (t Type) known() bool { return 1 <= t.Bits && t.Bits <= 64 }

// full reports whether the values of t, or what takes their place, are all 64-bit numbers.
func (t Type) full() bool { return t.Bits == 64 || !t.known() }

// least and most bound the representations of t's values, as signed numbers.
func (t Type) least() int64 {
	switch {
	case t.full():
		return math.MinInt64
	case t.Signed:
		return -1 << (t.Bits - 1)
	}
	return 0
}

func (t Type) most() int64 {
	switch {
	case t.full():
		return math.MaxInt64
	case t.Signed:
		return 1<<(t.Bits-1) - 1
	}
	return 1<<t.Bits - 1
}

// All returns the set of all values of t.
func (t Type) All() Set { return Interval(t.least(), t.most()) }

// Truncate converts one number to t, as a conversion in C does.
func (t Type) Truncate(v int64) int64 {
	if t.full() {
		return v
	}
	return int64(arith.Type(t).Cut(uint64(v)))
}

// patterns reports whether the values of t are represented by patterns, not by themselves.
func (t Type) patterns() bool { return t.Bits == 64 && !t.Signed }

// less is the order of the values of t, which stand for themselves unless they are patterns.
func (t Type) less(x, y int64) bool {
	return arith.Type{Bits: 64, Signed: !t.patterns()}.Holds(arith.Lt, uint64(x), uint64(y))
}

// Min returns the smallest member of s in the order of t, 0 for bottom.
func (t Type) Min(s Set) int64 {
	if t.patterns() && s.lo < 0 && s.hi >= 0 {
		return s.within(0, math.MaxInt64).lo
	}
	return s.lo
}

// Max returns the greatest member of s in the order of t, 0 for bottom.
func (t Type) Max(s Set) int64 {
	if t.patterns() && s.lo < 0 && s.hi >= 0 {
		return s.within(math.MinInt64, -1).hi
	}
	return s.hi
}

// Convert returns the values of s converted to t.
func (t Type) Convert(s Set) Set {
	if s.stride == 0 || t.least() <= s.lo && s.hi <= t.most() {
		return s
	}
	if s.IsSmall() {
		return t.each(s, func(v int64) (int64, bool) { return v, true })
	}
	return t.wrap(wideOf(s.lo), wideOf(s.hi), s.stride)
}

// each applies a concrete operation to all members of a small set, and converts the results to t. An operation
// without a result returns false.
func (t Type) each(s Set, f func(int64) (int64, bool)) Set {
	var in, out [MaxValues]int64
	results := out[:0]
	for _, v := range s.small(&in) {
		if r, ok := f(v); ok {
			results = append(results, t.Truncate(r))
		}
	}
	return collect(results)
}

// wrap converts lo, lo+step, …, hi to t.
func (t Type) wrap(lo, hi wide, step uint64) Set {
	least, most := t.least(), t.most()
	if lo.fits(least, most) && hi.fits(least, most) {
		return Strided(int64(lo.low), int64(hi.low), step)
	}
	width := hi.sub(lo)
	first, last := t.Truncate(int64(lo.low)), t.Truncate(int64(hi.low))
	if width.high == 0 && first <= last && distance(first, last) == width.low {
		return Strided(first, last, step) // all in the same lap
	}
	// Modulo 2ⁿ only the power of two in the step is left of it.
	if step == 0 || bits.TrailingZeros64(step) >= int(t.Bits) {
		return Const(first)
	}
	return aligned(least, most, first, powerOf2(step))
}
