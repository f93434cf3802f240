package lattice

import (
	"fmt"
	"slices"
)

// Vector is a function from the numbers 0 to n-1: an immutable value that maps everything to bottom when it is
// zero. It is the compact choice for small dense domains that change all over, such as register files; use
// [Map] for large ones that change in places.
type Vector[V any] struct{ values []V }

// VectorFrom returns the function that maps i to values[i]. It keeps the slice, which must not be changed any more.
func VectorFrom[V any](values ...V) Vector[V] { return Vector[V]{values} }

// String lists the values; the zero value is "⊥".
func (v Vector[V]) String() string {
	if v.values == nil {
		return "⊥"
	}
	return fmt.Sprint(v.values)
}

// VectorOf is the domain of functions from 0…N-1 into a domain, ordered pointwise. Operations cost N operations
// on values, constant time for the same pointer, and return one of the operands if the result is equal to it.
type VectorOf[V any] struct {
	N      int       // how many values each element has
	Values Domain[V] // the domain of their elements
}

// Bottom returns the function that maps everything to bottom.
func (VectorOf[V]) Bottom() Vector[V] { return Vector[V]{} }

// At returns the value of v at i, which is less than N.
func (d VectorOf[V]) At(v Vector[V], i int) V {
	if v.values == nil {
		return d.Values.Bottom()
	}
	return v.values[i]
}

// Set returns v with i mapped to value, which costs a copy.
func (d VectorOf[V]) Set(v Vector[V], i int, value V) Vector[V] {
	values := slices.Clone(v.values)
	if values == nil {
		values = make([]V, d.N)
		for j := range values {
			values[j] = d.Values.Bottom()
		}
	}
	values[i] = value
	return Vector[V]{values}
}

func sameVector[V any](a, b Vector[V]) bool {
	return len(a.values) == len(b.values) && (len(a.values) == 0 || &a.values[0] == &b.values[0])
}

// Leq compares all values.
func (d VectorOf[V]) Leq(a, b Vector[V]) bool {
	if a.values == nil || sameVector(a, b) {
		return true
	}
	for i, x := range a.values {
		if !d.Values.Leq(x, d.At(b, i)) {
			return false
		}
	}
	return true
}

// Join joins all values.
func (d VectorOf[V]) Join(a, b Vector[V]) Vector[V] { return d.zip(a, b, d.Values.Join) }

// Widen widens all values.
func (d VectorOf[V]) Widen(old, new Vector[V]) Vector[V] { return d.zip(old, new, d.Values.Widen) }

// Meet meets all values; see [MeetOf] for domains without a meet.
func (d VectorOf[V]) Meet(a, b Vector[V]) Vector[V] {
	return d.zip(a, b, func(x, y V) V { return MeetOf(d.Values, x, y) })
}

// Narrow narrows all values.
func (d VectorOf[V]) Narrow(old, new Vector[V]) Vector[V] {
	return d.zip(old, new, func(x, y V) V { return NarrowOf(d.Values, x, y) })
}

func (d VectorOf[V]) zip(a, b Vector[V], op func(x, y V) V) Vector[V] {
	if sameVector(a, b) {
		return a
	}
	equal := EqualFunc[V](d.Values)
	values := make([]V, d.N)
	isA, isB := true, true
	for i := range values {
		x, y := d.At(a, i), d.At(b, i)
		values[i] = op(x, y)
		isA = isA && equal(values[i], x)
		isB = isB && equal(values[i], y)
	}
	switch {
	case isA:
		return a
	case isB:
		return b
	}
	return Vector[V]{values}
}
