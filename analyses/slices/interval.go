package slices

import (
	"math/big"

	"github.com/mayrun-dev/mayrun/cfg"
)

// interval is a range of integers, both ends included; nil where it has no end.
type interval struct{ lo, hi *big.Int }

func exactly(n int64) interval { return interval{big.NewInt(n), big.NewInt(n)} }

// rangeOf is what a type can hold; no ends, if it is no integer of up to 64 bits.
func rangeOf(t cfg.Type) interval {
	i, ok := integer(t)
	if !ok {
		return interval{}
	}
	n := new(big.Int).Lsh(big.NewInt(1), uint(8*i.Bytes))
	if !i.Signed {
		return interval{new(big.Int), n.Sub(n, big.NewInt(1))}
	}
	n.Rsh(n, 1)
	return interval{new(big.Int).Neg(n), new(big.Int).Sub(n, big.NewInt(1))}
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
