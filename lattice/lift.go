package lattice

import "fmt"

// Lifted is an element of a domain with a new bottom below: nothing, or a value. The zero value is the new bottom.
type Lifted[T any] struct {
	present bool
	value   T
}

// Lift returns the element that stands for value.
func Lift[T any](value T) Lifted[T] { return Lifted[T]{true, value} }

// Value returns the value; ok is false for the new bottom.
func (l Lifted[T]) Value() (value T, ok bool) { return l.value, l.present }

// String returns "⊥" for the new bottom, and the value otherwise.
func (l Lifted[T]) String() string {
	if !l.present {
		return "⊥"
	}
	return fmt.Sprint(l.value)
}

// LiftOf adds a new bottom below a domain. It tells "not reached" from the least state that is reached, for
// domains whose least element has a meaning of its own, such as the empty may-set. Operations cost one
// operation of the domain.
type LiftOf[T any] struct {
	Values Domain[T] // the domain of what is not bottom
}

// Bottom returns the new bottom.
func (LiftOf[T]) Bottom() Lifted[T] { return Lifted[T]{} }

// Leq is the order of the values above the new bottom.
func (d LiftOf[T]) Leq(a, b Lifted[T]) bool {
	return !a.present || b.present && d.Values.Leq(a.value, b.value)
}

// Equal is equality of the values.
func (d LiftOf[T]) Equal(a, b Lifted[T]) bool {
	return a.present == b.present && (!a.present || Equal[T](d.Values, a.value, b.value))
}

// Join joins the values.
func (d LiftOf[T]) Join(a, b Lifted[T]) Lifted[T] { return d.upper(a, b, d.Values.Join) }

// Widen widens the values.
func (d LiftOf[T]) Widen(old, new Lifted[T]) Lifted[T] { return d.upper(old, new, d.Values.Widen) }

func (d LiftOf[T]) upper(a, b Lifted[T], op func(a, b T) T) Lifted[T] {
	switch {
	case !b.present:
		return a
	case !a.present:
		return b
	}
	return Lift(op(a.value, b.value))
}

// Meet meets the values; see [MeetOf] for domains without a meet.
func (d LiftOf[T]) Meet(a, b Lifted[T]) Lifted[T] {
	if !a.present || !b.present {
		return Lifted[T]{}
	}
	return Lift(MeetOf(d.Values, a.value, b.value))
}

// Narrow narrows the values.
func (d LiftOf[T]) Narrow(old, new Lifted[T]) Lifted[T] {
	if !old.present || !new.present {
		return new
	}
	return Lift(NarrowOf(d.Values, old.value, new.value))
}

// MeetOf returns the meet of a and b in l. If l has none, it returns a: that describes everything that both
// describe, though it need not be below b.
func MeetOf[T any](l JoinSemilattice[T], a, b T) T {
	if l, ok := l.(Lattice[T]); ok {
		return l.Meet(a, b)
	}
	return a
}

// NarrowOf narrows old by new in l; if l has no narrowing, the result is new.
func NarrowOf[T any](l JoinSemilattice[T], old, new T) T {
	if l, ok := l.(Narrower[T]); ok {
		return l.Narrow(old, new)
	}
	return new
}
