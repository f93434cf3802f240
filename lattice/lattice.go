package lattice

// JoinSemilattice is a partial order with a least element and upper bounds of pairs: all that a fixpoint needs.
type JoinSemilattice[T any] interface {
	// Bottom returns the least element, which is the zero value of T unless the domain says otherwise.
	Bottom() T
	// Leq reports whether a ⊑ b.
	Leq(a, b T) bool
	// Join returns an upper bound of a and b, the least one unless the domain says otherwise.
	// It returns a itself if b ⊑ a, wherever elements share structure.
	Join(a, b T) T
}

// Lattice is a join-semilattice that has lower bounds of pairs, too.
type Lattice[T any] interface {
	JoinSemilattice[T]
	// Meet returns the greatest lower bound of a and b. In a domain of abstract values any result that
	// describes everything that both a and b describe is sound.
	Meet(a, b T) T
}

// Bounded is a lattice with a greatest element.
type Bounded[T any] interface {
	Lattice[T]
	// Top returns the greatest element.
	Top() T
}

// Widener accelerates increasing iterations.
type Widener[T any] interface {
	// Widen returns an upper bound of old and new. Every sequence x₀, x₁ = Widen(x₀, y₀), x₂ = Widen(x₁, y₁), …
	// increases strictly only finitely often, whatever the y are.
	Widen(old, new T) T
}

// Narrower recovers some of the precision that a widening has lost.
type Narrower[T any] interface {
	// Narrow returns an element between new and old; it may rely on new ⊑ old.
	// Every sequence x₀, x₁ = Narrow(x₀, y₀), … decreases strictly only finitely often.
	Narrow(old, new T) T
}

// Domain is what a solver asks for: a join-semilattice with widening. A domain that also implements [Narrower]
// is narrowed.
type Domain[T any] interface {
	JoinSemilattice[T]
	Widener[T]
}

// Equaler is implemented by domains that can decide equality faster than by two calls of Leq.
type Equaler[T any] interface {
	// Equal reports whether a ⊑ b and b ⊑ a.
	Equal(a, b T) bool
}

// Equal reports whether a ⊑ b and b ⊑ a, using the domain's own [Equaler] if it has one.
func Equal[T any](l JoinSemilattice[T], a, b T) bool {
	if e, ok := l.(Equaler[T]); ok {
		return e.Equal(a, b)
	}
	return l.Leq(a, b) && l.Leq(b, a)
}

// EqualFunc returns the equality of l, looked up once.
func EqualFunc[T any](l JoinSemilattice[T]) func(a, b T) bool {
	if e, ok := l.(Equaler[T]); ok {
		return e.Equal
	}
	return func(a, b T) bool { return l.Leq(a, b) && l.Leq(b, a) }
}

// JoinAll returns the join of all elements, bottom if there are none.
func JoinAll[T any](l JoinSemilattice[T], elements ...T) T {
	result := l.Bottom()
	for _, e := range elements {
		result = l.Join(result, e)
	}
	return result
}

// FiniteHeight makes a domain of a semilattice without infinite strictly increasing chains: join is its widening.
//
// It is on the caller that the chains are finite. They need not be short: only termination depends on them.
type FiniteHeight[T any] struct{ JoinSemilattice[T] }

// Widen returns the join of old and new.
func (f FiniteHeight[T]) Widen(old, new T) T { return f.Join(old, new) }

// Equal is the equality of the underlying semilattice.
func (f FiniteHeight[T]) Equal(a, b T) bool { return Equal(f.JoinSemilattice, a, b) }
