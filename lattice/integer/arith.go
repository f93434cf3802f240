package integer

import (
	"math"
	"math/bits"
)

func (t Type) mul(a, b Set) Set {
	lo, hi := extremes(a, b, product)
	// (a.lo + i·s)(b.lo + j·r) differs from a.lo·b.lo by a sum of multiples of s·b.lo, r·a.lo and s·r.
	s, r := a.Stride(), b.Stride()
	step := gcd(gcd(divisorOfProduct(s, magnitude(b.lo)), divisorOfProduct(r, magnitude(a.lo))), divisorOfProduct(s, r))
	return t.wrap(lo, hi, step)
}

// extremes returns the least and greatest of f at the corners.
func extremes(a, b Set, f func(x, y int64) wide) (lo, hi wide) {
	lo = f(a.lo, b.lo)
	hi = lo
	for _, v := range [...]wide{f(a.lo, b.hi), f(a.hi, b.lo), f(a.hi, b.hi)} {
		if v.less(lo) {
			lo = v
		}
		if hi.less(v) {
			hi = v
		}
	}
	return lo, hi
}

// magnitude returns |x|.
func magnitude(x int64) uint64 {
	if x < 0 {
		return -uint64(x)
	}
	return uint64(x)
}

// divisorOfProduct returns x·y, or a divisor of it that does not overflow.
func divisorOfProduct(x, y uint64) uint64 {
	if high, low := bits.Mul64(x, y); high == 0 {
		return low
	}
	return 1 << min(63, bits.TrailingZeros64(x)+bits.TrailingZeros64(y))
}

// div splits the divisor at zero, which it leaves out: division by zero has no result.
func (t Type) div(a, b Set) Set {
	if t.patterns() {
		return unsigned(a, b, func(x, y span) Set { return (span{x.lo / y.hi, x.hi / y.lo}).set() })
	}
	var result Set
	for _, b := range [...]Set{b.within(math.MinInt64, -1), b.within(1, math.MaxInt64)} {
		if b.stride == 0 {
			continue
		}
		lo, hi := extremes(a, b, quotient)
		step := uint64(1)
		if c, ok := b.Const(); ok {
			if m := magnitude(c); a.Stride()%m == 0 && magnitude(a.lo)%m == 0 {
				step = a.Stride() / m
			}
		}
		result = result.Join(t.wrap(lo, hi, step))
	}
	return result
}

// rem returns remainders, which have the sign of the dividend, and are smaller than the divisor.
func (t Type) rem(a, b Set) Set {
	if b = b.nonZero(); b.stride == 0 {
		return Set{}
	}
	if t.patterns() && (a.lo < 0 || b.lo < 0) {
		return unsigned(a, b, func(x, y span) Set {
			if x.hi < y.lo {
				return x.set()
			}
			return span{0, min(x.hi, y.hi-1)}.set()
		})
	}
	m := max(magnitude(b.lo), magnitude(b.hi)) - 1
	smallest := min(magnitude(b.lo), magnitude(b.hi))
	if b.lo < 0 && b.hi > 0 {
		smallest = 1
	}
	if max(magnitude(a.lo), magnitude(a.hi)) < smallest {
		return a
	}
	var lo, hi int64
	if a.lo < 0 {
		lo = -int64(min(m, magnitude(a.lo))) // m < 2⁶³
	}
	if a.hi > 0 {
		hi = int64(min(m, uint64(a.hi)))
	}
	if c, ok := b.Const(); ok {
		// x % c differs from x by a multiple of c.
		return aligned(lo, hi, a.lo, gcd(a.Stride(), magnitude(c)))
	}
	return Interval(lo, hi)
}

// nonZero returns s without zero, or at least without a zero at one of its ends.
func (s Set) nonZero() Set { return s.Remove(0) }

// A span is an interval of unsigned numbers.
type span struct{ lo, hi uint64 }

// set returns the patterns of a span.
func (u span) set() Set {
	if int64(u.lo) <= int64(u.hi) {
		return Interval(int64(u.lo), int64(u.hi))
	}
	return Top() // it contains the middle, where the patterns go from the greatest to the smallest
}

// unsigned joins the results of f for the spans that cover the unsigned numbers that the patterns of a and b
// stand for, without the zero in b.
func unsigned(a, b Set, f func(x, y span) Set) Set {
	var result Set
	for _, x := range [...]Set{a.within(0, math.MaxInt64), a.within(math.MinInt64, -1)} {
		for _, y := range [...]Set{b.within(1, math.MaxInt64), b.within(math.MinInt64, -1)} {
			if x.stride != 0 && y.stride != 0 {
				result = result.Join(f(span{uint64(x.lo), uint64(x.hi)}, span{uint64(y.lo), uint64(y.hi)}))
			}
		}
	}
	return result
}

// shift joins the results of shifting by each amount; all are smaller than the width.
func (t Type) shift(a, by Set, f func(a Set, n uint) Set) Set {
	var result Set
	for n := range by.All() {
		result = result.Join(f(a, uint(n)))
	}
	return result
}

func (t Type) shiftLeft(a Set, n uint) Set {
	step := divisorOfProduct(a.Stride(), 1<<n)
	return t.wrap(wideOf(a.lo).shiftLeft(n), wideOf(a.hi).shiftLeft(n), step)
}

func (t Type) shiftRight(a Set, n uint) Set {
	if n == 0 || a.stride == 0 {
		return a
	}
	if t.patterns() && a.lo < 0 {
		negative := a.within(math.MinInt64, -1)
		high := Interval(int64(uint64(negative.lo)>>n), int64(uint64(negative.hi)>>n))
		return high.Join(t.shiftRight(a.within(0, math.MaxInt64), n))
	}
	step := uint64(1)
	if s := a.Stride(); s%(1<<n) == 0 {
		step = s >> n
	}
	return Strided(a.lo>>n, a.hi>>n, step)
}
