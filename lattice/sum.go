package lattice

import "fmt"

// Either is an element of a sum: bottom, an element of one domain, an element of the other, or top. The zero
// value is bottom.
type Either[A, B any] struct {
	side  side
	left  A
	right B
}

type side uint8

const (
	neither side = iota
	left
	right
	both
)

// InLeft returns an element of the left summand.
func InLeft[A, B any](a A) Either[A, B] { return Either[A, B]{side: left, left: a} }

// InRight returns an element of the right summand.
func InRight[A, B any](b B) Either[A, B] { return Either[A, B]{side: right, right: b} }

// Left returns the element of the left summand; ok is false for all others.
func (e Either[A, B]) Left() (a A, ok bool) { return e.left, e.side == left }

// Right returns the element of the right summand; ok is false for all others.
func (e Either[A, B]) Right() (b B, ok bool) { return e.right, e.side == right }

// IsTop reports whether e may be of both kinds.
func (e Either[A, B]) IsTop() bool { return e.side == both }

// String shows the summand and the element.
func (e Either[A, B]) String() string {
	switch e.side {
	case neither:
		return "⊥"
	case left:
		return fmt.Sprintf("left %v", e.left)
	case right:
		return fmt.Sprintf("right %v", e.right)
	}
	return "⊤"
}

// Sum is the disjoint sum of two domains between a new bottom and a new top: for things of two kinds that are
// never mixed. An element of one summand is not comparable with one of the other; their join is top. Operations
// cost one operation of a summand.
type Sum[A, B any] struct {
	Left  Domain[A] // the domain of elements on the left
	Right Domain[B] // that of elements on the right
}

// Bottom returns the new bottom.
func (Sum[A, B]) Bottom() Either[A, B] { return Either[A, B]{} }

// Top returns the new top.
func (Sum[A, B]) Top() Either[A, B] { return Either[A, B]{side: both} }

// Leq is the order of each summand, between bottom and top.
func (d Sum[A, B]) Leq(a, b Either[A, B]) bool {
	switch {
	case a.side == neither || b.side == both:
		return true
	case a.side != b.side:
		return false
	case a.side == left:
		return d.Left.Leq(a.left, b.left)
	}
	return d.Right.Leq(a.right, b.right)
}

// Join joins elements of the same summand; those of different ones join to top.
func (d Sum[A, B]) Join(a, b Either[A, B]) Either[A, B] {
	return d.upper(a, b, d.Left.Join, d.Right.Join)
}

// Widen widens elements of the same summand; those of different ones widen to top.
func (d Sum[A, B]) Widen(old, new Either[A, B]) Either[A, B] {
	return d.upper(old, new, d.Left.Widen, d.Right.Widen)
}

func (d Sum[A, B]) upper(a, b Either[A, B], onLeft func(a, b A) A, onRight func(a, b B) B) Either[A, B] {
	switch {
	case b.side == neither || a.side == both:
		return a
	case a.side == neither || b.side == both:
		return b
	case a.side != b.side:
		return d.Top()
	case a.side == left:
		return InLeft[A, B](onLeft(a.left, b.left))
	}
	return InRight[A](onRight(a.right, b.right))
}

// Meet meets elements of the same summand; see [MeetOf] for domains without a meet. Those of different ones
// meet in bottom.
func (d Sum[A, B]) Meet(a, b Either[A, B]) Either[A, B] {
	switch {
	case a.side == both:
		return b
	case b.side == both:
		return a
	case a.side != b.side:
		return d.Bottom()
	case a.side == left:
		return InLeft[A, B](MeetOf(d.Left, a.left, b.left))
	case a.side == right:
		return InRight[A](MeetOf(d.Right, a.right, b.right))
	}
	return d.Bottom()
}

// Narrow narrows elements of the same summand; otherwise the result is new.
func (d Sum[A, B]) Narrow(old, new Either[A, B]) Either[A, B] {
	switch {
	case old.side != new.side:
		return new
	case old.side == left:
		return InLeft[A, B](NarrowOf(d.Left, old.left, new.left))
	case old.side == right:
		return InRight[A](NarrowOf(d.Right, old.right, new.right))
	}
	return new
}
