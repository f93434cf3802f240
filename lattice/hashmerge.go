package lattice

// Union returns a map with the keys of both operands. A key of both gets combine(k, x, y), where x is m's value
// and y is other's. What combine and same must be, and what is shared, is as for [Map.Union]; the calls come in
// any order.
func (m HashMap[K, V]) Union(other HashMap[K, V], combine func(k K, x, y V) V, same func(a, b V) bool) HashMap[K, V] {
	join := func(_ uint64, x, y binding[K, V]) binding[K, V] {
		var all *binding[K, V]
		for b := &y; b != nil; b = b.next {
			if x.find(b.key) == nil {
				all = &binding[K, V]{b.key, b.val, all}
			}
		}
		for a := &x; a != nil; a = a.next {
			v := a.val
			if b := y.find(a.key); b != nil {
				v = combine(a.key, v, b.val)
			}
			if a.next == nil {
				return binding[K, V]{a.key, v, all} // without allocation, where there are no collisions
			}
			all = &binding[K, V]{a.key, v, all}
		}
		return *all
	}
	return HashMap[K, V]{m.slots.Union(other.slots, join, sameChain[K](same))}
}

// Intersect returns a map with the keys that both operands have, bound to combine(k, x, y). Idempotence, same
// and sharing are as for [HashMap.Union].
func (m HashMap[K, V]) Intersect(other HashMap[K, V], combine func(k K, x, y V) V, same func(a, b V) bool) HashMap[K, V] {
	return m.intersect(other, combine, same, nil)
}

func (m HashMap[K, V]) intersect(other HashMap[K, V], combine func(k K, x, y V) V, same func(a, b V) bool, drop func(V) bool) HashMap[K, V] {
	empty := false // whether the last chain is: it has no representation
	u := merger[uint64, binding[K, V]]{same: sameChain[K](same), drop: func(binding[K, V]) bool { return empty }}
	u.combine = func(_ uint64, x, y binding[K, V]) binding[K, V] {
		var all *binding[K, V]
		for a := &x; a != nil; a = a.next {
			if b := y.find(a.key); b != nil {
				if v := combine(a.key, a.val, b.val); drop == nil || !drop(v) {
					all = &binding[K, V]{a.key, v, all}
				}
			}
		}
		if empty = all == nil; empty {
			return binding[K, V]{}
		}
		return *all
	}
	root, _ := u.intersect(m.slots.root, other.slots.root)
	return HashMap[K, V]{Map[uint64, binding[K, V]]{root}}
}

// Without returns m without the keys that other has.
func (m HashMap[K, V]) Without(other HashMap[K, V]) HashMap[K, V] {
	root := subtract(m.slots.root, other.slots.root, func(x, y binding[K, V]) (binding[K, V], bool) {
		left := &x
		for b := &y; b != nil; b = b.next {
			left = left.without(b.key)
		}
		if left == nil {
			return x, false
		}
		return *left, true
	})
	return HashMap[K, V]{Map[uint64, binding[K, V]]{root}}
}

// Leq reports whether every key of m is a key of other, with leq(x, y) for the values: see [Map.Leq].
func (m HashMap[K, V]) Leq(other HashMap[K, V], leq func(x, y V) bool) bool {
	return m.slots.Leq(other.slots, func(x, y binding[K, V]) bool { return x.below(&y, leq) })
}

// Equal reports whether both maps have the same keys, with eq(x, y) for the values. eq must be reflexive.
func (m HashMap[K, V]) Equal(other HashMap[K, V], eq func(x, y V) bool) bool {
	return m.slots.Equal(other.slots, sameChain[K](eq))
}

// Filter returns the bindings that satisfy keep: m itself if all do.
func (m HashMap[K, V]) Filter(keep func(k K, v V) bool) HashMap[K, V] {
	return m.Apply(func(k K, v V) (V, bool) { return v, keep(k, v) }, func(V, V) bool { return true })
}

// Apply returns m with every value replaced by f's result, or without the key where f returns false. Subtrees in
// which same (which may be nil) finds no change are shared with m.
func (m HashMap[K, V]) Apply(f func(k K, v V) (V, bool), same func(a, b V) bool) HashMap[K, V] {
	return HashMap[K, V]{m.slots.Apply(func(_ uint64, x binding[K, V]) (binding[K, V], bool) {
		var all *binding[K, V]
		for a := &x; a != nil; a = a.next {
			if v, ok := f(a.key, a.val); ok {
				all = &binding[K, V]{a.key, v, all}
			}
		}
		if all == nil {
			return x, false
		}
		return *all, true
	}, sameChain[K](same))}
}

// below reports whether y has all keys of x, with values related by leq.
func (b *binding[K, V]) below(y *binding[K, V], leq func(x, y V) bool) bool {
	for ; b != nil; b = b.next {
		if above := y.find(b.key); above == nil || !leq(b.val, above.val) {
			return false
		}
	}
	return true
}

// sameChain is equality of chains, given that of values; nil if that is nil.
func sameChain[K comparable, V any](same func(a, b V) bool) func(x, y binding[K, V]) bool {
	if same == nil {
		return nil
	}
	return func(x, y binding[K, V]) bool {
		a, b := x.next, y.next
		for a != nil && b != nil {
			a, b = a.next, b.next
		}
		return a == nil && b == nil && x.below(&y, same)
	}
}

// HashMapOf is the domain of maps into a domain, ordered pointwise, in which a missing key stands for bottom: what
// [MapOf] is, for keys of any comparable type. Elements must not bind a key to bottom ([HashMapOf.Set] sees to it).
//
// Widening ends on a finite set of keys.
type HashMapOf[K comparable, V any] struct {
	Values Domain[V] // what the keys are bound to
}

// Bottom returns the empty map.
func (HashMapOf[K, V]) Bottom() HashMap[K, V] { return HashMap[K, V]{} }

// Get returns the value at k, bottom if there is none.
func (d HashMapOf[K, V]) Get(m HashMap[K, V], k K) V {
	if v, ok := m.Get(k); ok {
		return v
	}
	return d.Values.Bottom()
}

// Set returns m with k bound to v, without k if v is bottom, and m itself if that changes nothing.
func (d HashMapOf[K, V]) Set(m HashMap[K, V], k K, v V) HashMap[K, V] {
	if d.Values.Leq(v, d.Values.Bottom()) {
		return m.Delete(k)
	}
	return m.SetIf(k, v, EqualFunc[V](d.Values))
}

// Leq reports whether all values of a are below those of b.
func (d HashMapOf[K, V]) Leq(a, b HashMap[K, V]) bool { return a.Leq(b, d.Values.Leq) }

// Equal reports whether a and b have the same keys with equal values.
func (d HashMapOf[K, V]) Equal(a, b HashMap[K, V]) bool { return a.Equal(b, EqualFunc[V](d.Values)) }

// Join joins the values of the keys of both.
func (d HashMapOf[K, V]) Join(a, b HashMap[K, V]) HashMap[K, V] {
	return a.Union(b, func(_ K, x, y V) V { return d.Values.Join(x, y) }, EqualFunc[V](d.Values))
}

// Widen widens the values of the keys of both.
func (d HashMapOf[K, V]) Widen(old, new HashMap[K, V]) HashMap[K, V] {
	return old.Union(new, func(_ K, x, y V) V { return d.Values.Widen(x, y) }, EqualFunc[V](d.Values))
}

// Meet meets the values of the keys that a and b have in common; see [MeetOf] for domains without a meet.
func (d HashMapOf[K, V]) Meet(a, b HashMap[K, V]) HashMap[K, V] {
	bottom := d.Values.Bottom()
	return a.intersect(b, func(_ K, x, y V) V { return MeetOf(d.Values, x, y) }, EqualFunc[V](d.Values),
		func(v V) bool { return d.Values.Leq(v, bottom) })
}

// Narrow narrows the values of the keys of new.
func (d HashMapOf[K, V]) Narrow(old, new HashMap[K, V]) HashMap[K, V] {
	return old.Intersect(new, func(_ K, x, y V) V { return NarrowOf(d.Values, x, y) }, EqualFunc[V](d.Values))
}
