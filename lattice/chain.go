package lattice

// Chain is the total order of the numbers from 0 to Top: for enumerations of which each value includes the ones
// before. All operations take constant time.
type Chain[T Unsigned] struct {
	Greatest T // the top
}

// Bottom returns 0.
func (Chain[T]) Bottom() T { return 0 }

// Top returns the greatest number.
func (d Chain[T]) Top() T { return d.Greatest }

// Leq is ≤.
func (Chain[T]) Leq(a, b T) bool { return a <= b }

// Equal is ==.
func (Chain[T]) Equal(a, b T) bool { return a == b }

// Join returns the greater number.
func (Chain[T]) Join(a, b T) T { return max(a, b) }

// Meet returns the lesser number.
func (Chain[T]) Meet(a, b T) T { return min(a, b) }

// Widen is the join on short chains. On chains of more than 64 elements each increase at least doubles the
// number, so that there are at most as many as T has bits.
func (d Chain[T]) Widen(old, new T) T {
	switch {
	case new <= old:
		return old
	case d.Greatest <= 64:
		return new
	case old > d.Greatest/2:
		return d.Greatest
	}
	return max(new, 2*old)
}

// Dual turns a lattice upside down: its order is the reverse, join and meet change places, bottom is the
// other's top. The zero value of the elements is its top, usually; code that must not forget that should use a
// type of its own, as [MustSet] does.
//
// Its widening is the join, that is, the other's meet: it may be used only if the other has no infinite
// strictly decreasing chains.
type Dual[T any] struct {
	Of Bounded[T] // the lattice that is turned over
}

// Bottom returns the other's top.
func (d Dual[T]) Bottom() T { return d.Of.Top() }

// Top returns the other's bottom.
func (d Dual[T]) Top() T { return d.Of.Bottom() }

// Leq reports whether b is below a in the other.
func (d Dual[T]) Leq(a, b T) bool { return d.Of.Leq(b, a) }

// Equal is the equality of the other.
func (d Dual[T]) Equal(a, b T) bool { return Equal[T](d.Of, a, b) }

// Join is the other's meet.
func (d Dual[T]) Join(a, b T) T { return d.Of.Meet(a, b) }

// Meet is the other's join.
func (d Dual[T]) Meet(a, b T) T { return d.Of.Join(a, b) }

// Widen is the join.
func (d Dual[T]) Widen(old, new T) T { return d.Of.Meet(old, new) }
