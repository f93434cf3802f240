package lattice

import "fmt"

// Pair is an element of a product: one of each domain. The zero value is bottom if those of the components are.
type Pair[A, B any] struct {
	Left  A // the first component
	Right B // the second one
}

// String returns "(left, right)".
func (p Pair[A, B]) String() string { return fmt.Sprintf("(%v, %v)", p.Left, p.Right) }

// Product is the product of two domains, ordered componentwise. Operations cost one operation of each. It is
// not reduced: a pair with one bottom is not bottom. Products of products make larger tuples.
type Product[A, B any] struct {
	Left  Domain[A] // the domain of the first component
	Right Domain[B] // that of the second one
}

// Bottom returns the pair of the bottoms.
func (d Product[A, B]) Bottom() Pair[A, B] { return Pair[A, B]{d.Left.Bottom(), d.Right.Bottom()} }

// Leq reports whether both components are in order.
func (d Product[A, B]) Leq(a, b Pair[A, B]) bool {
	return d.Left.Leq(a.Left, b.Left) && d.Right.Leq(a.Right, b.Right)
}

// Equal reports whether both components are equal.
func (d Product[A, B]) Equal(a, b Pair[A, B]) bool {
	return Equal[A](d.Left, a.Left, b.Left) && Equal[B](d.Right, a.Right, b.Right)
}

// Join joins both components.
func (d Product[A, B]) Join(a, b Pair[A, B]) Pair[A, B] {
	return Pair[A, B]{d.Left.Join(a.Left, b.Left), d.Right.Join(a.Right, b.Right)}
}

// Meet meets both components; see [MeetOf] for domains without a meet.
func (d Product[A, B]) Meet(a, b Pair[A, B]) Pair[A, B] {
	return Pair[A, B]{MeetOf(d.Left, a.Left, b.Left), MeetOf(d.Right, a.Right, b.Right)}
}

// Widen widens both components. A chain is at most as long as one of each component together.
func (d Product[A, B]) Widen(old, new Pair[A, B]) Pair[A, B] {
	return Pair[A, B]{d.Left.Widen(old.Left, new.Left), d.Right.Widen(old.Right, new.Right)}
}

// Narrow narrows both components.
func (d Product[A, B]) Narrow(old, new Pair[A, B]) Pair[A, B] {
	return Pair[A, B]{NarrowOf(d.Left, old.Left, new.Left), NarrowOf(d.Right, old.Right, new.Right)}
}
