package lattice

import (
	"fmt"
	"iter"
	"math/bits"
	"strings"
)

// Set is a persistent may-set of integers: an immutable value whose zero value is the empty set, which is bottom.
// What is not in the set is what certainly does not happen. Its join is [Set.Union].
//
// It is a Patricia trie of 64-bit words, so that sets of small or neighbouring numbers take a few words, and
// union, intersection, difference and comparison skip what the operands share. Every operation returns one of
// its operands, the same pointer, if the result is equal to it.
type Set[K Integer] struct{ words Map[K, uint64] }

// SetOf returns the set of the given elements.
func SetOf[K Integer](elements ...K) Set[K] {
	var s Set[K]
	for _, k := range elements {
		s = s.Add(k)
	}
	return s
}

// CollectSet returns the set of the elements of a sequence.
func CollectSet[K Integer](elements iter.Seq[K]) Set[K] {
	var s Set[K]
	for k := range elements {
		s = s.Add(k)
	}
	return s
}

// word returns the key and the bit of the word that holds k.
func word[K Integer](k K) (K, uint64) { return k >> 6, 1 << uint(k&63) }

// Len returns the number of elements, in time proportional to the number of words.
func (s Set[K]) Len() int {
	n := 0
	for _, w := range s.words.All() {
		n += bits.OnesCount64(w)
	}
	return n
}

// IsEmpty reports whether the set has no elements.
func (s Set[K]) IsEmpty() bool { return s.words.root == nil }

// Same reports whether s and other are the same pointer, which implies that they are equal. It takes constant time.
func (s Set[K]) Same(other Set[K]) bool { return s.words.Same(other.words) }

// Has reports whether k is an element.
func (s Set[K]) Has(k K) bool {
	key, bit := word(k)
	w, _ := s.words.Get(key)
	return w&bit != 0
}

// Add returns s ∪ {k}, s itself if k is an element.
func (s Set[K]) Add(k K) Set[K] {
	key, bit := word(k)
	w, _ := s.words.Get(key)
	if w&bit != 0 {
		return s
	}
	return Set[K]{s.words.Set(key, w|bit)}
}

// Remove returns s \ {k}, s itself if k is not an element.
func (s Set[K]) Remove(k K) Set[K] {
	key, bit := word(k)
	switch w, _ := s.words.Get(key); {
	case w&bit == 0:
		return s
	case w == bit:
		return Set[K]{s.words.Delete(key)}
	default:
		return Set[K]{s.words.Set(key, w&^bit)}
	}
}

// Union returns the elements that are in s or in other.
func (s Set[K]) Union(other Set[K]) Set[K] {
	return Set[K]{s.words.Union(other.words, func(_ K, x, y uint64) uint64 { return x | y }, sameWord)}
}

// Intersect returns the elements that are in s and in other.
func (s Set[K]) Intersect(other Set[K]) Set[K] {
	u := merger[K, uint64]{
		combine: func(_ K, x, y uint64) uint64 { return x & y },
		same:    sameWord,
		drop:    func(w uint64) bool { return w == 0 },
	}
	root, _ := u.intersect(s.words.root, other.words.root)
	return Set[K]{Map[K, uint64]{root}}
}

// Difference returns the elements of s that are not in other.
func (s Set[K]) Difference(other Set[K]) Set[K] {
	if !s.Intersects(other) {
		return s
	}
	return Set[K]{Map[K, uint64]{subtract(s.words.root, other.words.root, func(x, y uint64) (uint64, bool) { return x &^ y, x&^y != 0 })}}
}

// SubsetOf reports whether every element of s is in other.
func (s Set[K]) SubsetOf(other Set[K]) bool {
	return s.words.Leq(other.words, func(x, y uint64) bool { return x&^y == 0 })
}

// Intersects reports whether s and other have an element in common.
func (s Set[K]) Intersects(other Set[K]) bool { return !s.Intersect(other).IsEmpty() }

// Equal reports whether s and other have the same elements.
func (s Set[K]) Equal(other Set[K]) bool { return s.words.Equal(other.words, sameWord) }

func sameWord(x, y uint64) bool { return x == y }

// All iterates over the elements in ascending order.
func (s Set[K]) All() iter.Seq[K] {
	return func(yield func(K) bool) {
		for key, w := range s.words.All() {
			for ; w != 0; w &= w - 1 {
				if !yield(key<<6 | K(bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}

// Filter returns the elements that satisfy keep, s itself if all do.
func (s Set[K]) Filter(keep func(k K) bool) Set[K] {
	return Set[K]{s.words.Apply(func(key K, w uint64) (uint64, bool) {
		kept := w
		for rest := w; rest != 0; rest &= rest - 1 {
			if !keep(key<<6 | K(bits.TrailingZeros64(rest))) {
				kept &^= rest & -rest
			}
		}
		return kept, kept != 0
	}, sameWord)}
}

// Hash returns a hash of the elements: equal sets have equal hashes. It takes time proportional to the number of words.
func (s Set[K]) Hash() uint64 {
	return s.words.Hash(func(w uint64) uint64 { return w })
}

const hashSeed = 0x9e3779b97f4a7c15

// mix is the finaliser of splitmix64.
func mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}

// String lists the elements in ascending order.
func (s Set[K]) String() string {
	var b strings.Builder
	b.WriteByte('{')
	for k := range s.All() {
		if b.Len() > 1 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%v", k)
	}
	b.WriteByte('}')
	return b.String()
}

// Sets is the lattice of may-sets: ordered by inclusion, joined by union. It has finite height over a finite
// universe, so that its widening is the join; over an unbounded universe it must not be used with a widening
// solver.
type Sets[K Integer] struct{}

// Bottom returns the empty set.
func (Sets[K]) Bottom() Set[K] { return Set[K]{} }

// Leq is inclusion.
func (Sets[K]) Leq(a, b Set[K]) bool { return a.SubsetOf(b) }

// Equal is equality of sets.
func (Sets[K]) Equal(a, b Set[K]) bool { return a.Equal(b) }

// Join is union.
func (Sets[K]) Join(a, b Set[K]) Set[K] { return a.Union(b) }

// Meet is intersection.
func (Sets[K]) Meet(a, b Set[K]) Set[K] { return a.Intersect(b) }

// Widen is union.
func (Sets[K]) Widen(old, new Set[K]) Set[K] { return old.Union(new) }

// Hash agrees with Equal.
func (Sets[K]) Hash(a Set[K]) uint64 { return a.Hash() }
