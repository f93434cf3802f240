package lattice

import (
	"iter"
)

// Union returns a map with the keys of both operands. A key of both gets combine(k, x, y), where x is m's value
// and y is other's. It is the join of maps in which a missing key stands for bottom, if combine is the join of
// values.
//
// combine must be idempotent, combine(k, x, x) = x, because it is not called on shared subtrees. With same
// (which may be nil) Union recognises that a combined value is one of the values that it came from, and reuses
// that operand's structure; the result is m or other itself whenever it is equal to one of them. The order of
// the calls is ascending in k.
func (m Map[K, V]) Union(other Map[K, V], combine func(k K, x, y V) V, same func(a, b V) bool) Map[K, V] {
	u := merger[K, V]{combine: combine, same: same}
	root, _ := u.union(m.root, other.root)
	return Map[K, V]{root}
}

// Intersect returns a map with the keys that both operands have, bound to combine(k, x, y). Idempotence, same
// and sharing are as for [Map.Union].
func (m Map[K, V]) Intersect(other Map[K, V], combine func(k K, x, y V) V, same func(a, b V) bool) Map[K, V] {
	u := merger[K, V]{combine: combine, same: same}
	root, _ := u.intersect(m.root, other.root)
	return Map[K, V]{root}
}

// Without returns m without the keys that other has.
func (m Map[K, V]) Without(other Map[K, V]) Map[K, V] {
	return Map[K, V]{subtract(m.root, other.root, nil)}
}

// Leq reports whether every key of m is a key of other, with leq(x, y) for the values: the pointwise order in
// which a missing key stands for bottom, for maps that bind no key to bottom. leq must be reflexive, because it
// is not called on shared subtrees.
func (m Map[K, V]) Leq(other Map[K, V], leq func(x, y V) bool) bool {
	return subsumed(m.root, other.root, leq)
}

// Equal reports whether both maps have the same keys, with eq(x, y) for the values. eq must be reflexive.
func (m Map[K, V]) Equal(other Map[K, V], eq func(x, y V) bool) bool {
	return m.Len() == other.Len() && subsumed(m.root, other.root, eq)
}

// Filter returns the bindings that satisfy keep: m itself if all do.
func (m Map[K, V]) Filter(keep func(k K, v V) bool) Map[K, V] {
	return Map[K, V]{filter(m.root, keep)}
}

// Apply returns m with every value replaced by f's result, or without the key where f returns false.
// Subtrees in which same (which may be nil) finds no change are shared with m.
func (m Map[K, V]) Apply(f func(k K, v V) (V, bool), same func(a, b V) bool) Map[K, V] {
	return Map[K, V]{apply(m.root, f, same)}
}

// Difference is a key at which two maps do not share their binding.
type Difference[K Integer, V any] struct {
	Key             K    // at which the maps differ
	Left, Right     V    // the values, if there are any
	InLeft, InRight bool // whether there are
}

// Diff iterates in ascending order over the keys at which m and other may differ. Bindings that both maps share
// are skipped without being looked at; bindings that were made separately are reported even if their values are
// equal.
func (m Map[K, V]) Diff(other Map[K, V]) iter.Seq[Difference[K, V]] {
	return func(yield func(Difference[K, V]) bool) { diff(m.root, other.root, yield) }
}

// A merger holds the parameters of a binary operation while it descends both tries.
type merger[K Integer, V any] struct {
	combine func(k K, x, y V) V
	same    func(a, b V) bool
	drop    func(v V) bool // for intersections: which combined values to leave out; may be nil
}

// which tells what operands the result of a binary operation is equal to. Pointers alone cannot tell: where two
// subtrees are equal but not shared, the result takes a's, and may still be equal to b as a whole.
type which uint8

const (
	isA which = 1 << iota
	isB
)

func (u *merger[K, V]) leaves(a, b *node[K, V]) (*node[K, V], which) {
	v := u.combine(a.key, a.val, b.val)
	if u.drop != nil && u.drop(v) {
		return nil, 0
	}
	var w which
	if u.same != nil {
		if u.same(v, a.val) {
			w |= isA
		}
		if u.same(v, b.val) {
			w |= isB
		}
	}
	switch {
	case w&isA != 0:
		return a, w
	case w&isB != 0:
		return b, w
	}
	return leaf(a.key, v), 0
}

func (u *merger[K, V]) union(a, b *node[K, V]) (*node[K, V], which) {
	switch {
	case a == b:
		return a, isA | isB
	case b == nil:
		return a, isA
	case a == nil:
		return b, isB
	}
	ma, mb := a.mask(), b.mask()
	switch {
	case ma == mb && a.key == b.key:
		if ma == 0 {
			return u.leaves(a, b)
		}
		left, lw := u.union(a.left, b.left)
		right, rw := u.union(a.right, b.right)
		return either(a, b, left, right, lw&rw)
	case above(ma, mb) && under(b.key, a.key, ma):
		if goesRight(b.key, ma) {
			right, w := u.union(a.right, b)
			return either(a, nil, a.left, right, w&isA)
		}
		left, w := u.union(a.left, b)
		return either(a, nil, left, a.right, w&isA)
	case above(mb, ma) && under(a.key, b.key, mb):
		if goesRight(a.key, mb) {
			right, w := u.union(a, b.right)
			return either(nil, b, b.left, right, w&isB)
		}
		left, w := u.union(a, b.left)
		return either(nil, b, left, b.right, w&isB)
	}
	return link(a, b), 0
}

func (u *merger[K, V]) intersect(a, b *node[K, V]) (*node[K, V], which) {
	switch {
	case a == b:
		return a, isA | isB
	case a == nil:
		return nil, isA
	case b == nil:
		return nil, isB
	}
	ma, mb := a.mask(), b.mask()
	switch {
	case ma == mb && a.key == b.key:
		if ma == 0 {
			return u.leaves(a, b)
		}
		left, lw := u.intersect(a.left, b.left)
		right, rw := u.intersect(a.right, b.right)
		return either(a, b, left, right, lw&rw)
	case above(ma, mb) && under(b.key, a.key, ma):
		if n, w := u.intersect(a.side(b.key, ma), b); w&isB == 0 {
			return n, 0
		}
		return b, isB
	case above(mb, ma) && under(a.key, b.key, mb):
		if n, w := u.intersect(a, b.side(a.key, mb)); w&isA == 0 {
			return n, 0
		}
		return a, isA
	}
	return nil, 0
}

// side returns the child of a branch with mask m in which k belongs.
func (n *node[K, V]) side(k, m K) *node[K, V] {
	if goesRight(k, m) {
		return n.right
	}
	return n.left
}

// either returns the operand that the result is equal to, or else a branch with the given children, which may
// be missing. a and b are branches with the same key; the one that w does not name may be nil.
func either[K Integer, V any](a, b, left, right *node[K, V], w which) (*node[K, V], which) {
	switch {
	case w&isA != 0:
		return a, w
	case w&isB != 0:
		return b, w
	case a == nil:
		a = b
	}
	return a.with(left, right), 0
}

// subtract returns a without the keys of b, or, where combine says so, with another value. combine(x, x) must
// drop the key.
func subtract[K Integer, V any](a, b *node[K, V], combine func(x, y V) (V, bool)) *node[K, V] {
	if a == b || a == nil {
		return nil
	}
	if b == nil {
		return a
	}
	ma, mb := a.mask(), b.mask()
	switch {
	case ma == mb && a.key == b.key:
		if ma != 0 {
			left := subtract(a.left, b.left, combine)
			return a.with(left, subtract(a.right, b.right, combine))
		}
		if combine != nil {
			if v, ok := combine(a.val, b.val); ok {
				return leaf(a.key, v)
			}
		}
		return nil
	case above(ma, mb) && under(b.key, a.key, ma):
		if goesRight(b.key, ma) {
			return a.with(a.left, subtract(a.right, b, combine))
		}
		return a.with(subtract(a.left, b, combine), a.right)
	case above(mb, ma) && under(a.key, b.key, mb):
		return subtract(a, b.side(a.key, mb), combine)
	}
	return a
}

// subsumed reports whether b has all keys of a, with values related by leq.
func subsumed[K Integer, V any](a, b *node[K, V], leq func(x, y V) bool) bool {
	for {
		if a == b || a == nil {
			return true
		}
		if b == nil || a.size > b.size {
			return false
		}
		ma, mb := a.mask(), b.mask()
		switch {
		case ma == mb && a.key == b.key:
			if ma == 0 {
				return leq(a.val, b.val)
			}
			if !subsumed(a.left, b.left, leq) {
				return false
			}
			a, b = a.right, b.right
		case above(mb, ma) && under(a.key, b.key, mb):
			b = b.side(a.key, mb)
		default:
			return false
		}
	}
}

func filter[K Integer, V any](n *node[K, V], keep func(k K, v V) bool) *node[K, V] {
	switch {
	case n == nil:
		return nil
	case n.left == nil:
		if keep(n.key, n.val) {
			return n
		}
		return nil
	}
	left := filter(n.left, keep)
	return n.with(left, filter(n.right, keep))
}

func apply[K Integer, V any](n *node[K, V], f func(k K, v V) (V, bool), same func(a, b V) bool) *node[K, V] {
	switch {
	case n == nil:
		return nil
	case n.left == nil:
		v, ok := f(n.key, n.val)
		switch {
		case !ok:
			return nil
		case same != nil && same(v, n.val):
			return n
		}
		return leaf(n.key, v)
	}
	left := apply(n.left, f, same)
	return n.with(left, apply(n.right, f, same))
}

func diff[K Integer, V any](a, b *node[K, V], yield func(Difference[K, V]) bool) bool {
	if a == b {
		return true
	}
	onlyLeft := func(n *node[K, V]) bool { return yield(Difference[K, V]{Key: n.key, Left: n.val, InLeft: true}) }
	onlyRight := func(n *node[K, V]) bool { return yield(Difference[K, V]{Key: n.key, Right: n.val, InRight: true}) }
	if b == nil {
		return a.each(onlyLeft)
	}
	if a == nil {
		return b.each(onlyRight)
	}
	ma, mb := a.mask(), b.mask()
	switch {
	case ma == mb && a.key == b.key:
		if ma == 0 {
			return yield(Difference[K, V]{a.key, a.val, b.val, true, true})
		}
		return diff(a.left, b.left, yield) && diff(a.right, b.right, yield)
	case above(ma, mb) && under(b.key, a.key, ma):
		if goesRight(b.key, ma) {
			return a.left.each(onlyLeft) && diff(a.right, b, yield)
		}
		return diff(a.left, b, yield) && a.right.each(onlyLeft)
	case above(mb, ma) && under(a.key, b.key, mb):
		if goesRight(a.key, mb) {
			return b.left.each(onlyRight) && diff(a, b.right, yield)
		}
		return diff(a, b.left, yield) && b.right.each(onlyRight)
	case a.key < b.key:
		return a.each(onlyLeft) && b.each(onlyRight)
	}
	return b.each(onlyRight) && a.each(onlyLeft)
}
