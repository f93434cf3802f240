package digest

import "slices"

// MustSet is what certainly holds of a history, as a part of an element: the zero value promises nothing. Of two
// histories, what holds of both is their intersection; so the order is the reverse of inclusion. It belongs to
// the [MustSets] that has made it.
type MustSet[T comparable] struct{ list List[T] }

// IsEmpty reports whether nothing is certain.
func (s MustSet[T]) IsEmpty() bool { return s.list.IsEmpty() }

// MustSets is the lattice of the must-sets of one digest instance. Make it by [NewMustSets].
type MustSets[T comparable] struct {
	lists   Interner[T]
	compare func(a, b T) int
}

// NewMustSets orders what the sets hold by a comparison.
func NewMustSets[T comparable](compare func(a, b T) int) *MustSets[T] {
	return &MustSets[T]{compare: compare}
}

// Items lists a set, sorted. The slice is the lattice's: do not change it.
func (l *MustSets[T]) Items(s MustSet[T]) []T { return l.lists.Items(s.list) }

// Certain reports whether v holds.
func (l *MustSets[T]) Certain(s MustSet[T], v T) bool {
	_, found := slices.BinarySearchFunc(l.Items(s), v, l.compare)
	return found
}

// Learn is s with more that holds.
func (l *MustSets[T]) Learn(s MustSet[T], vs ...T) MustSet[T] {
	items := l.Items(s)
	for _, v := range vs {
		items = Insert(items, v, l.compare)
	}
	return MustSet[T]{l.lists.List(items...)}
}

// Forget is s without what is not certain any more.
func (l *MustSets[T]) Forget(s MustSet[T], lost func(T) bool) MustSet[T] {
	if !slices.ContainsFunc(l.Items(s), lost) {
		return s
	}
	return MustSet[T]{l.lists.List(slices.DeleteFunc(slices.Clone(l.Items(s)), lost)...)}
}

// Both is what holds if both are true of one history: the greatest lower bound.
func (l *MustSets[T]) Both(a, b MustSet[T]) MustSet[T] {
	return MustSet[T]{l.lists.Union(a.list, b.list, l.compare)}
}

// Join is what holds of two histories, whichever it is: the least upper bound.
func (l *MustSets[T]) Join(a, b MustSet[T]) MustSet[T] {
	if a == b {
		return a
	}
	return MustSet[T]{l.lists.List(Intersection(l.Items(a), l.Items(b), l.compare)...)}
}

// Leq reports whether b stands for every history that a stands for: whether it promises no more.
func (l *MustSets[T]) Leq(a, b MustSet[T]) bool {
	return a == b || Subset(l.Items(b), l.Items(a), l.compare)
}

// Compare orders sets by what they hold.
func (l *MustSets[T]) Compare(a, b MustSet[T]) int {
	return slices.CompareFunc(l.Items(a), l.Items(b), l.compare)
}
