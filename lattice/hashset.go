package lattice

import (
	"fmt"
	"iter"
	"slices"
	"strings"
)

// HashSet is a persistent may-set of elements of any comparable type: an immutable value whose zero value is the
// empty set, which is bottom. It is a [HashMap] without values, with its costs; for integers, [Set] is faster,
// smaller and sorted.
type HashSet[K comparable] struct{ m HashMap[K, struct{}] }

// HashSetOf returns the set of the given elements.
func HashSetOf[K comparable](elements ...K) HashSet[K] {
	return CollectHashSet(slices.Values(elements))
}

// CollectHashSet returns the set of the elements of a sequence.
func CollectHashSet[K comparable](elements iter.Seq[K]) HashSet[K] {
	var s HashSet[K]
	for k := range elements {
		s = s.Add(k)
	}
	return s
}

// Len returns the number of elements, in time proportional to it.
func (s HashSet[K]) Len() int { return s.m.Len() }

// IsEmpty reports whether the set has no elements.
func (s HashSet[K]) IsEmpty() bool { return s.m.IsEmpty() }

// Same reports whether s and other are the same pointer, which implies that they are equal. It takes constant time.
func (s HashSet[K]) Same(other HashSet[K]) bool { return s.m.Same(other.m) }

// Has reports whether k is an element.
func (s HashSet[K]) Has(k K) bool { return s.m.Has(k) }

// Add returns s with k, s itself if k is an element.
func (s HashSet[K]) Add(k K) HashSet[K] { return HashSet[K]{s.m.SetIf(k, struct{}{}, sameNothing)} }

// Remove returns s without k, s itself if k is no element.
func (s HashSet[K]) Remove(k K) HashSet[K] { return HashSet[K]{s.m.Delete(k)} }

// Union returns the elements of either set.
func (s HashSet[K]) Union(other HashSet[K]) HashSet[K] {
	return HashSet[K]{s.m.Union(other.m, nothing[K], sameNothing)}
}

// Intersect returns the elements of both sets.
func (s HashSet[K]) Intersect(other HashSet[K]) HashSet[K] {
	return HashSet[K]{s.m.Intersect(other.m, nothing[K], sameNothing)}
}

// Difference returns the elements of s that are not in other.
func (s HashSet[K]) Difference(other HashSet[K]) HashSet[K] { return HashSet[K]{s.m.Without(other.m)} }

// SubsetOf reports whether all elements of s are elements of other.
func (s HashSet[K]) SubsetOf(other HashSet[K]) bool { return s.m.Leq(other.m, sameNothing) }

// Equal reports whether both sets have the same elements.
func (s HashSet[K]) Equal(other HashSet[K]) bool { return s.m.Equal(other.m, sameNothing) }

// All iterates over the elements, in any order, which differs from run to run.
func (s HashSet[K]) All() iter.Seq[K] { return s.m.Keys() }

// Filter returns the elements that satisfy keep, s itself if all do.
func (s HashSet[K]) Filter(keep func(k K) bool) HashSet[K] {
	return HashSet[K]{s.m.Filter(func(k K, _ struct{}) bool { return keep(k) })}
}

// Hash returns a hash of the elements: equal sets have equal hashes in one process. It takes time proportional
// to their number.
func (s HashSet[K]) Hash() uint64 { return s.m.Hash(func(struct{}) uint64 { return 0 }) }

// String lists the elements in the order of their texts.
func (s HashSet[K]) String() string {
	var all []string
	for k := range s.All() {
		all = append(all, fmt.Sprint(k))
	}
	slices.Sort(all)
	return "{" + strings.Join(all, ", ") + "}"
}

func nothing[K comparable](K, struct{}, struct{}) struct{} { return struct{}{} }

func sameNothing(struct{}, struct{}) bool { return true }

// HashSets is the lattice of may-sets of elements of any comparable type: what [Sets] is for integers.
type HashSets[K comparable] struct{}

// Bottom returns the empty set.
func (HashSets[K]) Bottom() HashSet[K] { return HashSet[K]{} }

// Leq is inclusion.
func (HashSets[K]) Leq(a, b HashSet[K]) bool { return a.SubsetOf(b) }

// Equal is equality of sets.
func (HashSets[K]) Equal(a, b HashSet[K]) bool { return a.Equal(b) }

// Join is union.
func (HashSets[K]) Join(a, b HashSet[K]) HashSet[K] { return a.Union(b) }

// Meet is intersection.
func (HashSets[K]) Meet(a, b HashSet[K]) HashSet[K] { return a.Intersect(b) }

// Widen is union.
func (HashSets[K]) Widen(old, new HashSet[K]) HashSet[K] { return old.Union(new) }

// Hash agrees with Equal.
func (HashSets[K]) Hash(a HashSet[K]) uint64 { return a.Hash() }
