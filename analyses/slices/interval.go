package slices

import (
	"math/big"

	"github.com/mayrun-dev/mayrun/cfg"
)

// interval is a range of integers, both ends included; nil where it has no end. Nobody changes an end.
type interval struct{ lo, hi *big.Int }

// smallest and largest are the numbers of which ends are made beforehand: most are such.
const (
	smallest = -16
	largest  = 64
)

var small = func() (ns [largest - smallest + 1]*big.Int) {
	for i := range ns {
		ns[i] = big.NewInt(int64(i) + smallest)
	}
	return ns
}()

func exactly(n int64) interval {
	if smallest <= n && n <= largest {
		return interval{small[n-smallest], small[n-smallest]}
	}
	return interval{big.NewInt(n), big.NewInt(n)}
}

// is reports whether it is just one number, one of those that are made beforehand.
func (a interval) is(n int64) bool { return a.lo == small[n-smallest] && a.hi == a.lo }

// held are the ranges of integers, by their bytes, and whether they are signed.
var held = func() (of [9][2]interval) {
	for bytes := range of {
		n := new(big.Int).Lsh(big.NewInt(1), uint(8*bytes))
		of[bytes][0] = interval{new(big.Int), new(big.Int).Sub(n, big.NewInt(1))}
		n = n.Rsh(n, 1)
		of[bytes][1] = interval{new(big.Int).Neg(n), new(big.Int).Sub(n, big.NewInt(1))}
	}
	return of
}()

// rangeOf is what a type can hold; no ends, if it is no integer of up to 64 bits.
func rangeOf(t cfg.Type) interval {
	i, ok := integer(t)
	switch {
	case !ok:
		return interval{}
	case i.Signed:
		return held[i.Bytes][1]
	}
	return held[i.Bytes][0]
}

// integer is an integer type of up to 64 bits, and not _Bool.
func integer(t cfg.Type) (*cfg.Int, bool) {
	i, ok := t.(*cfg.Int)
	return i, ok && !i.Bool && i.Bytes <= 8
}

// meet is what lies in both.
func (a interval) meet(b interval) interval {
	if a.lo == nil || b.lo != nil && b.lo.Cmp(a.lo) > 0 {
		a.lo = b.lo
	}
	if a.hi == nil || b.hi != nil && b.hi.Cmp(a.hi) < 0 {
		a.hi = b.hi
	}
	return a
}

// hull is what covers both.
func (a interval) hull(b interval) interval {
	if a.lo != nil && (b.lo == nil || b.lo.Cmp(a.lo) < 0) {
		a.lo = b.lo
	}
	if a.hi != nil && (b.hi == nil || b.hi.Cmp(a.hi) > 0) {
		a.hi = b.hi
	}
	return a
}

// kept is a without the ends that b goes beyond.
func (a interval) kept(b interval) (out interval) {
	if (interval{lo: b.lo}).within(interval{lo: a.lo}) {
		out.lo = a.lo
	}
	if (interval{hi: b.hi}).within(interval{hi: a.hi}) {
		out.hi = a.hi
	}
	return out
}

// same reports whether two have the same ends.
func (a interval) same(b interval) bool { return a.within(b) && b.within(a) }

// within reports whether b has all of a.
func (a interval) within(b interval) bool {
	return (b.lo == nil || a.lo != nil && a.lo.Cmp(b.lo) >= 0) && (b.hi == nil || a.hi != nil && a.hi.Cmp(b.hi) <= 0)
}

func (a interval) plus(b interval) (out interval) {
	switch {
	case a.is(0):
		return b
	case b.is(0):
		return a
	}
	if a.lo != nil && b.lo != nil {
		out.lo = new(big.Int).Add(a.lo, b.lo)
	}
	if a.hi != nil && b.hi != nil {
		out.hi = new(big.Int).Add(a.hi, b.hi)
	}
	return out
}

// finite reports whether there are two ends.
func (a interval) finite() bool { return a.lo != nil && a.hi != nil }

func (a interval) times(b interval) (out interval) {
	switch {
	case a.is(1):
		return b
	case b.is(1):
		return a
	}
	if !a.finite() || !b.finite() {
		if a.lo != nil && b.lo != nil && a.lo.Sign() >= 0 && b.lo.Sign() >= 0 {
			out.lo = new(big.Int).Mul(a.lo, b.lo)
		}
		return out
	}
	return corners(a, b, (*big.Int).Mul)
}

// over is the quotient, cut towards zero. A range without numbers is that of a point that is never reached.
func (a interval) over(b interval) interval {
	if !a.finite() || b.lo == nil {
		return interval{}
	}
	switch {
	case b.lo.Sign() > 0 && b.hi != nil && b.hi.Sign() > 0:
		return corners(a, b, (*big.Int).Quo)
	case b.lo.Sign() >= 0: // it is not zero
		return corners(a, interval{big.NewInt(1), big.NewInt(1)}, (*big.Int).Quo).hull(exactly(0))
	}
	return a.hull(a.times(exactly(-1))).hull(exactly(0))
}

// rest is what is left of a division, of numbers that are not negative.
func (a interval) rest(b interval) interval {
	if a.lo == nil || a.lo.Sign() < 0 || !b.finite() || b.lo.Sign() < 0 {
		return interval{}
	}
	return interval{exactly(0).lo, new(big.Int).Sub(b.hi, big.NewInt(1))}.meet(interval{hi: a.hi})
}

// masked is what two numbers have in common as sets of bits, if one of them is not negative: no more than that.
func (a interval) masked(b interval) (out interval) {
	for _, n := range []interval{a, b} {
		if n.lo != nil && n.lo.Sign() >= 0 {
			out = out.meet(interval{exactly(0).lo, n.hi})
		}
	}
	return out
}

// corners is the range of an operation that is monotone in each operand.
func corners(a, b interval, op func(z, x, y *big.Int) *big.Int) (out interval) {
	for i, x := range []*big.Int{a.lo, a.hi} {
		for j, y := range []*big.Int{b.lo, b.hi} {
			z := op(new(big.Int), x, y)
			if i+j == 0 {
				out = interval{z, z}
			}
			out = out.hull(interval{z, z})
		}
	}
	return out
}
