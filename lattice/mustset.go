package lattice

import ()

// MustSet is a persistent must-set of integers: what certainly holds on every execution that gets here.
//
// The strong statement is presence, so the order is the reverse of inclusion, join is intersection, and the
// greatest element is the set that promises nothing ([MustOf] without arguments). Bottom, the zero value, is an
// element of its own: no execution gets here, and so everything that one may ask for holds. It is not a set of
// all integers: it has no elements to iterate over, and adding or removing leaves it as it is.
type MustSet[K Integer] struct {
	reached bool // false: bottom
	held    Set[K]
}

// MustOf returns the must-set of exactly the given elements.
func MustOf[K Integer](elements ...K) MustSet[K] {
	return MustSet[K]{true, SetOf(elements...)}
}

// MustFrom returns the must-set of exactly the elements of s.
func MustFrom[K Integer](s Set[K]) MustSet[K] { return MustSet[K]{true, s} }

// IsBottom reports whether no execution gets here.
func (s MustSet[K]) IsBottom() bool { return !s.reached }

// Certain reports whether k holds on every execution that gets here; on bottom there is none, so it is true.
func (s MustSet[K]) Certain(k K) bool { return !s.reached || s.held.Has(k) }

// Elements returns the elements as a set; ok is false for bottom, which is not any one set.
func (s MustSet[K]) Elements() (elements Set[K], ok bool) { return s.held, s.reached }

// Add returns s with k: from here on, k holds.
func (s MustSet[K]) Add(k K) MustSet[K] {
	if s.reached {
		s.held = s.held.Add(k)
	}
	return s
}

// AddAll returns s with all elements of t: what holds after both have been learned. It is the meet: bottom if
// one of them is.
func (s MustSet[K]) AddAll(t MustSet[K]) MustSet[K] {
	if !s.reached || !t.reached {
		return MustSet[K]{}
	}
	return MustSet[K]{true, s.held.Union(t.held)}
}

// Remove returns s without k: from here on, k is not certain any more.
func (s MustSet[K]) Remove(k K) MustSet[K] {
	if s.reached {
		s.held = s.held.Remove(k)
	}
	return s
}

// RemoveAll returns s without the elements of the may-set t.
func (s MustSet[K]) RemoveAll(t Set[K]) MustSet[K] {
	if s.reached {
		s.held = s.held.Difference(t)
	}
	return s
}

// Merge returns what holds on the executions of both: the intersection, and the other one if one is bottom. It
// is the join.
func (s MustSet[K]) Merge(t MustSet[K]) MustSet[K] {
	switch {
	case !s.reached:
		return t
	case !t.reached:
		return s
	}
	return MustSet[K]{true, s.held.Intersect(t.held)}
}

// Same reports whether s and t are bottom both, or share the same pointer. It takes constant time.
func (s MustSet[K]) Same(t MustSet[K]) bool { return s.reached == t.reached && s.held.Same(t.held) }

// Equal reports whether s and t are the same element.
func (s MustSet[K]) Equal(t MustSet[K]) bool { return s.reached == t.reached && s.held.Equal(t.held) }

// Hash agrees with Equal.
func (s MustSet[K]) Hash() uint64 {
	if !s.reached {
		return 0
	}
	return s.held.Hash()
}

// String lists the elements in ascending order; bottom is "⊥".
func (s MustSet[K]) String() string {
	if !s.reached {
		return "⊥"
	}
	return s.held.String()
}

// MustSets is the lattice of must-sets: ordered by reverse inclusion above an explicit bottom, joined by intersection.
// Its chains are finite on any universe, because a set can only shrink: its widening is the join.
type MustSets[K Integer] struct{}

// Bottom returns the element that no execution reaches.
func (MustSets[K]) Bottom() MustSet[K] { return MustSet[K]{} }

// Leq reports whether a promises everything that b promises.
func (MustSets[K]) Leq(a, b MustSet[K]) bool {
	return !a.reached || b.reached && b.held.SubsetOf(a.held)
}

// Equal is equality of must-sets.
func (MustSets[K]) Equal(a, b MustSet[K]) bool { return a.Equal(b) }

// Join is [MustSet.Merge].
func (MustSets[K]) Join(a, b MustSet[K]) MustSet[K] { return a.Merge(b) }

// Meet is [MustSet.AddAll].
func (MustSets[K]) Meet(a, b MustSet[K]) MustSet[K] { return a.AddAll(b) }

// Top returns the set that promises nothing.
func (MustSets[K]) Top() MustSet[K] { return MustSet[K]{reached: true} }

// Widen is the join.
func (MustSets[K]) Widen(old, new MustSet[K]) MustSet[K] { return old.Merge(new) }

// Hash agrees with Equal.
func (MustSets[K]) Hash(a MustSet[K]) uint64 { return a.Hash() }
