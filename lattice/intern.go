package lattice

// Handle is the number of an element in an [Interner]. Handles are equal if and only if the elements are. The
// zero value is bottom.
type Handle uint32

// Hashed is a semilattice whose elements have hashes: equal elements have equal ones.
type Hashed[T any] interface {
	JoinSemilattice[T]
	Equaler[T]
	Hash(a T) uint64 // agrees with Equal
}

// Interner numbers the elements of a semilattice, so that they can be compared, hashed and stored as small
// integers. It is itself the dictionary of the semilattice of handles, which remembers the joins and
// comparisons that it has made; each is computed once. Elements are numbered in the order in which they are
// seen, so the numbers are deterministic if that order is.
//
// It is not safe for concurrent use, and keeps all elements alive.
type Interner[T any] struct {
	elements Hashed[T]
	numbers  map[uint64][]Handle // by hash
	values   []T
	joins    map[[2]Handle]Handle
	order    map[[2]Handle]bool
}

// NewInterner returns an interner that knows bottom, as number 0.
func NewInterner[T any](elements Hashed[T]) *Interner[T] {
	in := &Interner[T]{
		elements: elements, numbers: map[uint64][]Handle{},
		joins: map[[2]Handle]Handle{}, order: map[[2]Handle]bool{},
	}
	in.Intern(elements.Bottom())
	return in
}

// Intern returns the handle of v, a new one if no equal element has been seen before. It costs a hash and a comparison.
func (in *Interner[T]) Intern(v T) Handle {
	hash := in.elements.Hash(v)
	for _, h := range in.numbers[hash] {
		if in.elements.Equal(in.values[h], v) {
			return h
		}
	}
	h := Handle(len(in.values))
	in.values = append(in.values, v)
	in.numbers[hash] = append(in.numbers[hash], h)
	return h
}

// Value returns the element with the handle h, in constant time. It must be a handle of this interner.
func (in *Interner[T]) Value(h Handle) T { return in.values[h] }

// Len returns the number of elements.
func (in *Interner[T]) Len() int { return len(in.values) }

// Bottom returns the handle of bottom, 0.
func (in *Interner[T]) Bottom() Handle { return 0 }

// Leq compares the elements, once for each pair.
func (in *Interner[T]) Leq(a, b Handle) bool {
	if a == b || a == 0 {
		return true
	}
	result, ok := in.order[[2]Handle{a, b}]
	if !ok {
		result = in.elements.Leq(in.values[a], in.values[b])
		in.order[[2]Handle{a, b}] = result
	}
	return result
}

// Equal is ==.
func (in *Interner[T]) Equal(a, b Handle) bool { return a == b }

// Join joins the elements, once for each pair.
func (in *Interner[T]) Join(a, b Handle) Handle {
	switch {
	case a == b || b == 0:
		return a
	case a == 0:
		return b
	case a > b: // joins are commutative
		a, b = b, a
	}
	result, ok := in.joins[[2]Handle{a, b}]
	if !ok {
		result = in.Intern(in.elements.Join(in.values[a], in.values[b]))
		in.joins[[2]Handle{a, b}] = result
	}
	return result
}

// Hash returns the handle itself.
func (in *Interner[T]) Hash(a Handle) uint64 { return uint64(a) }
