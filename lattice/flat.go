package lattice

import "fmt"

// Flat is an element of a flat lattice: bottom, exactly one value, or top. The zero value is bottom. It is comparable.
type Flat[T comparable] struct {
	kind  flatKind
	value T
}

type flatKind uint8

const (
	flatBottom flatKind = iota
	flatValue
	flatTop
)

// Exactly returns the element that stands for one value.
func Exactly[T comparable](value T) Flat[T] { return Flat[T]{flatValue, value} }

// Anything returns the top of the flat lattice over T.
func Anything[T comparable]() Flat[T] { return Flat[T]{kind: flatTop} }

// Value returns the value that f stands for; ok is false for bottom and top.
func (f Flat[T]) Value() (value T, ok bool) { return f.value, f.kind == flatValue }

// IsBottom reports whether f stands for no value.
func (f Flat[T]) IsBottom() bool { return f.kind == flatBottom }

// IsTop reports whether f stands for all values.
func (f Flat[T]) IsTop() bool { return f.kind == flatTop }

// String returns "⊥", "⊤" or the value.
func (f Flat[T]) String() string {
	switch f.kind {
	case flatBottom:
		return "⊥"
	case flatTop:
		return "⊤"
	}
	return fmt.Sprint(f.value)
}

// FlatOf is the flat lattice over T, of height three: the domain of constant propagation. All operations take
// one comparison.
type FlatOf[T comparable] struct{}

// Bottom returns the element that stands for no value.
func (FlatOf[T]) Bottom() Flat[T] { return Flat[T]{} }

// Top returns the element that stands for all values.
func (FlatOf[T]) Top() Flat[T] { return Anything[T]() }

// Leq reports whether a is bottom, or b is top, or both are the same value.
func (FlatOf[T]) Leq(a, b Flat[T]) bool {
	return a.kind == flatBottom || b.kind == flatTop || a == b
}

// Equal is ==.
func (FlatOf[T]) Equal(a, b Flat[T]) bool { return a == b }

// Join returns the greater one of two comparable elements, and top for two different values.
func (l FlatOf[T]) Join(a, b Flat[T]) Flat[T] {
	switch {
	case l.Leq(b, a):
		return a
	case l.Leq(a, b):
		return b
	}
	return l.Top()
}

// Meet returns the lesser one of two comparable elements, and bottom for two different values.
func (l FlatOf[T]) Meet(a, b Flat[T]) Flat[T] {
	switch {
	case l.Leq(a, b):
		return a
	case l.Leq(b, a):
		return b
	}
	return l.Bottom()
}

// Widen is the join.
func (l FlatOf[T]) Widen(old, new Flat[T]) Flat[T] { return l.Join(old, new) }
