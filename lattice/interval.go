package lattice

import (
	"fmt"
	"slices"
)

// Interval is a set of neighbouring numbers, or bottom, its zero value: the classic domain of Cousot and Cousot
// (POPL 1977). It is comparable. For the integers of a machine, which wrap around, use package lattice/integer.
type Interval[T Integer | ~float32 | ~float64] struct {
	nonEmpty bool
	min, max T
}

// Between returns the numbers from min to max, bottom if min > max.
func Between[T Integer | ~float32 | ~float64](min, max T) Interval[T] {
	if min > max {
		return Interval[T]{}
	}
	return Interval[T]{true, min, max}
}

// Bounds returns the ends of i; ok is false for bottom.
func (i Interval[T]) Bounds() (min, max T, ok bool) { return i.min, i.max, i.nonEmpty }

// IsBottom reports whether i is empty.
func (i Interval[T]) IsBottom() bool { return !i.nonEmpty }

// Contains reports whether v is in i.
func (i Interval[T]) Contains(v T) bool { return i.nonEmpty && i.min <= v && v <= i.max }

// String returns "⊥" or "[min, max]".
func (i Interval[T]) String() string {
	if !i.nonEmpty {
		return "⊥"
	}
	return fmt.Sprintf("[%v, %v]", i.min, i.max)
}

// Intervals is the lattice of intervals between Min and Max, which are the ends of the universe: the smallest
// and greatest numbers of T, or infinities. All operations take constant time.
type Intervals[T Integer | ~float32 | ~float64] struct {
	Min, Max T // the ends of the universe
	// Thresholds are bounds, in ascending order, at which a widening stops before it goes to the end.
	Thresholds []T
}

// Bottom returns the empty interval.
func (Intervals[T]) Bottom() Interval[T] { return Interval[T]{} }

// Top returns the interval from Min to Max.
func (d Intervals[T]) Top() Interval[T] { return Between(d.Min, d.Max) }

// Leq is inclusion.
func (Intervals[T]) Leq(a, b Interval[T]) bool {
	return !a.nonEmpty || b.nonEmpty && b.min <= a.min && a.max <= b.max
}

// Equal is ==.
func (Intervals[T]) Equal(a, b Interval[T]) bool { return a == b }

// Join returns the least interval that contains both.
func (Intervals[T]) Join(a, b Interval[T]) Interval[T] {
	switch {
	case !b.nonEmpty:
		return a
	case !a.nonEmpty:
		return b
	}
	return Between(min(a.min, b.min), max(a.max, b.max))
}

// Meet is the intersection.
func (Intervals[T]) Meet(a, b Interval[T]) Interval[T] {
	if !a.nonEmpty || !b.nonEmpty {
		return Interval[T]{}
	}
	return Between(max(a.min, b.min), min(a.max, b.max))
}

// Widen moves an end of old that new exceeds to the next threshold, or to the end of the universe.
func (d Intervals[T]) Widen(old, new Interval[T]) Interval[T] {
	if !old.nonEmpty || !new.nonEmpty {
		return d.Join(old, new)
	}
	if new.min < old.min {
		i, found := slices.BinarySearch(d.Thresholds, new.min)
		switch {
		case found:
			old.min = new.min
		case i > 0:
			old.min = max(d.Min, d.Thresholds[i-1])
		default:
			old.min = d.Min
		}
	}
	if new.max > old.max {
		if i, _ := slices.BinarySearch(d.Thresholds, new.max); i < len(d.Thresholds) {
			old.max = min(d.Max, d.Thresholds[i])
		} else {
			old.max = d.Max
		}
	}
	return old
}

// Narrow replaces the ends of old that are ends of the universe or thresholds.
func (d Intervals[T]) Narrow(old, new Interval[T]) Interval[T] {
	if !old.nonEmpty || !new.nonEmpty {
		return new
	}
	if d.widened(old.min, d.Min) {
		old.min = new.min
	}
	if d.widened(old.max, d.Max) {
		old.max = new.max
	}
	return old
}

func (d Intervals[T]) widened(v, end T) bool {
	_, threshold := slices.BinarySearch(d.Thresholds, v)
	return threshold || v == end
}
