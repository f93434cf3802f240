package integer

import (
	"math"
	"slices"
)

// Domain is the lattice of [Set]. Its zero value is ready for use.
type Domain struct {
	// Thresholds are bounds at which a widening stops first, in ascending order: sizes of arrays, for example.
	// Those of the usual types are built in.
	Thresholds []int64
}

// Bottom returns the empty set.
func (Domain) Bottom() Set { return Set{} }

// Top returns the set of all 64-bit numbers.
func (Domain) Top() Set { return Top() }

// Leq is inclusion.
func (Domain) Leq(a, b Set) bool { return a.Leq(b) }

// Equal is equality of sets.
func (Domain) Equal(a, b Set) bool { return a == b }

// Join is the least upper bound.
func (Domain) Join(a, b Set) Set { return a.Join(b) }

// Meet contains the intersection: see [Set.Meet].
func (Domain) Meet(a, b Set) Set { return a.Meet(b) }

// Widen returns an upper bound of old and new. Small sets grow value by value; an interval that
// grows jumps to the next threshold, or to the end of the 64-bit numbers. So a chain has at most
// MaxValues sets, then a step for every threshold and every prime factor of the stride.
func (d Domain) Widen(old, new Set) Set {
	joined := old.Join(new)
	if joined == old || old.stride == 0 || joined.IsSmall() {
		return joined
	}
	lo, hi := joined.lo, joined.hi
	if lo < old.lo {
		lo = d.below(lo)
	}
	if hi > old.hi {
		hi = d.above(hi)
	}
	return aligned(lo, hi, joined.lo, joined.stride)
}

// Narrow returns new, except for ends of old at which no widening can have stopped: those stay. So a chain is as
// long as there are thresholds, prime factors of a stride, and values of a small set.
func (d Domain) Narrow(old, new Set) Set {
	if old.IsSmall() || new.stride == 0 {
		return new
	}
	lo, hi := new.lo, new.hi
	if !d.near(old.lo, d.below(old.lo), old.stride) {
		lo = old.lo
	}
	if !d.near(old.hi, d.above(old.hi), old.stride) {
		hi = old.hi
	}
	if lo == new.lo && hi == new.hi {
		return new
	}
	return new.Join(Const(lo)).Join(Const(hi))
}

// near reports whether an end of an interval is where a widening to the threshold would have put it.
func (Domain) near(end, threshold int64, stride uint64) bool {
	return distance(min(end, threshold), max(end, threshold)) < stride
}

// upper are the greatest values of the types that are most usual.
var upper = [...]int64{-1, math.MaxInt32, math.MaxUint32, math.MaxInt64}

// lower are their least ones.
var lower = [...]int64{0, math.MinInt32, math.MinInt64}

// above returns the smallest threshold that is at least v.
func (d Domain) above(v int64) int64 {
	result := int64(math.MaxInt64)
	for _, u := range upper {
		if u >= v {
			result = u
			break
		}
	}
	if i, _ := slices.BinarySearch(d.Thresholds, v); i < len(d.Thresholds) {
		result = min(result, d.Thresholds[i])
	}
	return result
}

// below returns the greatest threshold that is at most v.
func (d Domain) below(v int64) int64 {
	result := int64(math.MinInt64)
	for _, u := range lower {
		if u <= v {
			result = u
			break
		}
	}
	i, found := slices.BinarySearch(d.Thresholds, v)
	if found {
		return v
	}
	if i > 0 {
		result = max(result, d.Thresholds[i-1])
	}
	return result
}
