package lattice

import (
	"fmt"
	"hash/maphash"
	"iter"
	"slices"
	"strings"
)

// HashMap is a persistent map with keys of any comparable type: an immutable value whose zero value is the empty
// map. It is a [Map] from hashes of keys, and shares structure, and finds it again, as that does: operations on
// one key take time O(log n) and a hash, operations on two maps time in proportion to what the operands do not
// share, and results are the same pointer as an operand wherever they are equal to it. For integer keys, Map is
// faster, smaller and sorted.
//
// The order of the bindings differs from run to run, as that of Go's maps does: results must not depend on it
// (see [HashMap.Sorted]). Keys must be equal to themselves, which a NaN is not. Hashes are seeded anew in each
// process, so that nobody can choose keys that collide.
//
// As an element of a pointwise lattice ([HashMapOf]) a missing key stands for bottom.
type HashMap[K comparable, V any] struct{ slots Map[uint64, binding[K, V]] }

// A binding is the first of those whose keys have one hash. That there is another one is improbable, but
// possible. The order of a chain is of no importance.
type binding[K comparable, V any] struct {
	key  K
	val  V
	next *binding[K, V]
}

var hashes = maphash.MakeSeed() // never written again

func hashOf[K comparable](k K) uint64 { return maphash.Comparable(hashes, k) }

// CollectHashMap builds a map from a sequence of bindings; a later one replaces an earlier one.
func CollectHashMap[K comparable, V any](bindings iter.Seq2[K, V]) HashMap[K, V] {
	var m HashMap[K, V]
	for k, v := range bindings {
		m = m.Set(k, v)
	}
	return m
}

// Len returns the number of bindings, in time proportional to it.
func (m HashMap[K, V]) Len() int {
	n := 0
	for range m.All() {
		n++
	}
	return n
}

// IsEmpty reports whether there are no bindings.
func (m HashMap[K, V]) IsEmpty() bool { return m.slots.IsEmpty() }

// Same reports whether m and other are the same pointer, which implies that they are equal. It takes constant time.
func (m HashMap[K, V]) Same(other HashMap[K, V]) bool { return m.slots.Same(other.slots) }

// Get returns the value at k, and whether there is one.
func (m HashMap[K, V]) Get(k K) (v V, ok bool) { return m.get(hashOf(k), k) }

func (m HashMap[K, V]) get(hash uint64, k K) (v V, ok bool) {
	if n := m.slots.root.find(hash); n != nil {
		if b := n.val.find(k); b != nil {
			return b.val, true
		}
	}
	return v, false
}

// Has reports whether there is a binding for k.
func (m HashMap[K, V]) Has(k K) bool {
	_, ok := m.Get(k)
	return ok
}

// Set returns m with k bound to v. It always allocates: see [HashMap.SetIf] for a value that may be there already.
func (m HashMap[K, V]) Set(k K, v V) HashMap[K, V] { return m.set(hashOf(k), k, v) }

func (m HashMap[K, V]) set(hash uint64, k K, v V) HashMap[K, V] {
	b := binding[K, V]{key: k, val: v}
	if n := m.slots.root.find(hash); n != nil {
		b.next = n.val.without(k)
	}
	return HashMap[K, V]{m.slots.Set(hash, b)}
}

// SetIf returns m with k bound to v, and m itself if the present value is the same.
func (m HashMap[K, V]) SetIf(k K, v V, same func(a, b V) bool) HashMap[K, V] {
	if old, ok := m.Get(k); ok && same(old, v) {
		return m
	}
	return m.Set(k, v)
}

// Delete returns m without a binding for k.
func (m HashMap[K, V]) Delete(k K) HashMap[K, V] { return m.remove(hashOf(k), k) }

func (m HashMap[K, V]) remove(hash uint64, k K) HashMap[K, V] {
	n := m.slots.root.find(hash)
	if n == nil || n.val.find(k) == nil {
		return m
	}
	if rest := n.val.without(k); rest != nil {
		return HashMap[K, V]{m.slots.Set(hash, *rest)}
	}
	return HashMap[K, V]{m.slots.Delete(hash)}
}

// All iterates over the bindings, in any order.
func (m HashMap[K, V]) All() iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for _, first := range m.slots.All() {
			for b := &first; b != nil; b = b.next {
				if !yield(b.key, b.val) {
					return
				}
			}
		}
	}
}

// Keys iterates over the keys, in any order.
func (m HashMap[K, V]) Keys() iter.Seq[K] {
	return func(yield func(K) bool) {
		for k := range m.All() {
			if !yield(k) {
				return
			}
		}
	}
}

// Sorted iterates over the bindings in the order of the keys, in time O(n log n). The order must tell all keys apart.
func (m HashMap[K, V]) Sorted(compare func(a, b K) int) iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for _, k := range slices.SortedFunc(m.Keys(), compare) {
			v, _ := m.Get(k)
			if !yield(k, v) {
				return
			}
		}
	}
}

// Hash returns a hash of the bindings, given one of values. It takes time proportional to their number, and is
// one of this process only.
func (m HashMap[K, V]) Hash(hash func(V) uint64) uint64 {
	sum := uint64(hashSeed) // whatever the order of a chain
	for k, v := range m.All() {
		sum += mix(hashOf(k) ^ mix(hash(v)))
	}
	return mix(sum)
}

// String lists the bindings in the order of their texts.
func (m HashMap[K, V]) String() string {
	var all []string
	for k, v := range m.All() {
		all = append(all, fmt.Sprintf("%v: %v", k, v))
	}
	slices.Sort(all)
	return "{" + strings.Join(all, ", ") + "}"
}

// find returns the binding of k in a chain, nil if there is none.
func (b *binding[K, V]) find(k K) *binding[K, V] {
	for ; b != nil; b = b.next {
		if b.key == k {
			return b
		}
	}
	return nil
}

// without is a chain without a key, nil if nothing is left.
func (b *binding[K, V]) without(k K) *binding[K, V] {
	switch {
	case b == nil:
		return nil
	case b.key == k:
		return b.next
	}
	return &binding[K, V]{b.key, b.val, b.next.without(k)}
}
