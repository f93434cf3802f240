package lattice

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"
)

// Map is a persistent map from integer keys to values: an immutable value whose zero value is the empty map.
//
// Operations on one key cost O(min(n, bits of K)) time and allocate the changed path. Operations on two maps
// cost in proportion to the subtrees that the operands do not share. Results are the same pointer as an operand
// wherever they are equal to it.
//
// As an element of a pointwise lattice ([MapOf]) a missing key stands for bottom.
type Map[K Integer, V any] struct{ root *node[K, V] }

// CollectMap builds a map from a sequence of bindings; a later one replaces an earlier one. It takes time O(n)
// if the keys come in ascending order, and O(n log n) otherwise: much less than setting them one by one.
func CollectMap[K Integer, V any](bindings iter.Seq2[K, V]) Map[K, V] {
	var leaves []*node[K, V]
	for k, v := range bindings {
		leaves = append(leaves, leaf(k, v))
	}
	byKey := func(a, b *node[K, V]) int { return cmp.Compare(a.key, b.key) }
	if !slices.IsSortedFunc(leaves, byKey) {
		slices.SortStableFunc(leaves, byKey)
	}
	unique := leaves[:0]
	for i, l := range leaves {
		if i+1 == len(leaves) || leaves[i+1].key != l.key {
			unique = append(unique, l)
		}
	}
	return Map[K, V]{build(unique)}
}

// Len returns the number of bindings, in constant time.
func (m Map[K, V]) Len() int { return m.root.len() }

// IsEmpty reports whether there are no bindings.
func (m Map[K, V]) IsEmpty() bool { return m.root == nil }

// Same reports whether m and other are the same pointer, which implies that they are equal. It takes constant time.
func (m Map[K, V]) Same(other Map[K, V]) bool { return m.root == other.root }

// Get returns the value at k, and whether there is one.
func (m Map[K, V]) Get(k K) (v V, ok bool) {
	if n := m.root.find(k); n != nil {
		return n.val, true
	}
	return v, false
}

// Has reports whether there is a binding for k.
func (m Map[K, V]) Has(k K) bool { return m.root.find(k) != nil }

// Set returns m with k bound to v. It always allocates: see [Map.SetIf] for a value that may be there already.
func (m Map[K, V]) Set(k K, v V) Map[K, V] {
	return Map[K, V]{m.root.insert(leaf(k, v))}
}

// SetIf returns m with k bound to v, and m itself if the present value is the same.
func (m Map[K, V]) SetIf(k K, v V, same func(a, b V) bool) Map[K, V] {
	if n := m.root.find(k); n != nil && same(n.val, v) {
		return m
	}
	return m.Set(k, v)
}

// Delete returns m without a binding for k.
func (m Map[K, V]) Delete(k K) Map[K, V] { return Map[K, V]{m.root.remove(k)} }

// All iterates over the bindings in ascending order of the keys.
func (m Map[K, V]) All() iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		m.root.each(func(n *node[K, V]) bool { return yield(n.key, n.val) })
	}
}

// Keys iterates over the keys in ascending order.
func (m Map[K, V]) Keys() iter.Seq[K] {
	return func(yield func(K) bool) {
		m.root.each(func(n *node[K, V]) bool { return yield(n.key) })
	}
}

// Range iterates over the bindings with lo ≤ key ≤ hi in ascending order, in time O(bits of K + number of them).
func (m Map[K, V]) Range(lo, hi K) iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		m.root.between(lo, hi, func(n *node[K, V]) bool { return yield(n.key, n.val) })
	}
}

// Min returns the binding with the smallest key.
func (m Map[K, V]) Min() (k K, v V, ok bool) {
	n := m.root
	if n == nil {
		return k, v, false
	}
	for n.left != nil {
		n = n.left
	}
	return n.key, n.val, true
}

// Max returns the binding with the largest key.
func (m Map[K, V]) Max() (k K, v V, ok bool) {
	n := m.root
	if n == nil {
		return k, v, false
	}
	for n.right != nil {
		n = n.right
	}
	return n.key, n.val, true
}

// Hash returns a hash of the bindings, given one of values. It takes time proportional to their number.
func (m Map[K, V]) Hash(hash func(V) uint64) uint64 {
	h := uint64(hashSeed)
	for k, v := range m.All() {
		h = mix(mix(h^uint64(k)) ^ hash(v))
	}
	return h
}

// String lists the bindings in ascending order, for debugging and examples.
func (m Map[K, V]) String() string {
	var b strings.Builder
	b.WriteByte('{')
	for k, v := range m.All() {
		if b.Len() > 1 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%v: %v", k, v)
	}
	b.WriteByte('}')
	return b.String()
}
