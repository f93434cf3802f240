package lattice

// MapOf is the domain of maps into a domain, ordered pointwise, in which a missing key stands for bottom.
// Elements must not bind a key to bottom ([MapOf.Set] sees to it). Operations cost in proportion to what the
// operands do not share, times an operation on values.
//
// Widening ends on a finite set of keys; keys that may be any number need a widening of their own.
type MapOf[K Integer, V any] struct {
	Values Domain[V] // what the keys are bound to
}

// Bottom returns the empty map.
func (MapOf[K, V]) Bottom() Map[K, V] { return Map[K, V]{} }

// Get returns the value at k, bottom if there is none.
func (d MapOf[K, V]) Get(m Map[K, V], k K) V {
	if v, ok := m.Get(k); ok {
		return v
	}
	return d.Values.Bottom()
}

// Set returns m with k bound to v, without k if v is bottom, and m itself if that changes nothing.
func (d MapOf[K, V]) Set(m Map[K, V], k K, v V) Map[K, V] {
	if d.Values.Leq(v, d.Values.Bottom()) {
		return m.Delete(k)
	}
	return m.SetIf(k, v, EqualFunc[V](d.Values))
}

// Leq reports whether all values of a are below those of b.
func (d MapOf[K, V]) Leq(a, b Map[K, V]) bool { return a.Leq(b, d.Values.Leq) }

// Equal reports whether a and b have the same keys with equal values.
func (d MapOf[K, V]) Equal(a, b Map[K, V]) bool { return a.Equal(b, EqualFunc[V](d.Values)) }

// Join joins the values of the keys of both.
func (d MapOf[K, V]) Join(a, b Map[K, V]) Map[K, V] {
	return a.Union(b, func(_ K, x, y V) V { return d.Values.Join(x, y) }, EqualFunc[V](d.Values))
}

// Widen widens the values of the keys of both.
func (d MapOf[K, V]) Widen(old, new Map[K, V]) Map[K, V] {
	return old.Union(new, func(_ K, x, y V) V { return d.Values.Widen(x, y) }, EqualFunc[V](d.Values))
}

// Meet meets the values of the keys that a and b have in common; see [MeetOf] for domains without a meet.
func (d MapOf[K, V]) Meet(a, b Map[K, V]) Map[K, V] {
	bottom := d.Values.Bottom()
	u := merger[K, V]{
		combine: func(_ K, x, y V) V { return MeetOf(d.Values, x, y) },
		same:    EqualFunc[V](d.Values),
		drop:    func(v V) bool { return d.Values.Leq(v, bottom) },
	}
	root, _ := u.intersect(a.root, b.root)
	return Map[K, V]{root}
}

// Narrow narrows the values of the keys of new.
func (d MapOf[K, V]) Narrow(old, new Map[K, V]) Map[K, V] {
	return old.Intersect(new, func(_ K, x, y V) V { return NarrowOf(d.Values, x, y) }, EqualFunc[V](d.Values))
}
