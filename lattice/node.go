package lattice

import (
	"math/bits"
	"sort"
)

// A node is a leaf or a branch of a big-endian Patricia trie.
//
// A leaf has no children; key and val are the binding. A branch has two children, neither of them nil, and
// tests one bit of the keys, the highest one in which its keys differ. Its own key holds the bits above, which
// are the same in all keys of the subtree, then a one in the place of the tested bit, then zeros: so the lowest
// set bit is the mask.
//
// Invariants: keys in left come before keys in right; size counts leaves; a node is never changed
// after it has become reachable from a Map. Both kinds share one struct: it costs a leaf two unused words, and saves
// an indirection and a type switch per level.
type node[K Integer, V any] struct {
	left, right *node[K, V]
	val         V
	key         K
	size        int32
}

func leaf[K Integer, V any](k K, v V) *node[K, V] {
	return &node[K, V]{key: k, val: v, size: 1}
}

// mask returns the bit that a branch tests, and 0 for a leaf.
func (n *node[K, V]) mask() K {
	if n.left == nil {
		return 0
	}
	return n.key & -n.key
}

func (n *node[K, V]) len() int {
	if n == nil {
		return 0
	}
	return int(n.size)
}

// goesRight tells on which side of a branch with mask m the key k belongs. The sign bit
// of a signed key counts the other way round, so that the order of the trie is the order of the keys.
func goesRight[K Integer](k, m K) bool { return (k&m != 0) != (m < 0) }

// under reports whether k agrees with prefix in all bits above m.
func under[K Integer](k, prefix, m K) bool { return (k^prefix)&^(m|(m-1)) == 0 }

// above reports whether mask a tests a higher bit than mask b, where 0 is below everything.
func above[K Integer](a, b K) bool { return uint64(a) > uint64(b) }

// highestBit returns the highest set bit of d, which is not 0.
func highestBit[K Integer](d K) K {
	if d < 0 { // only the sign bit of a signed type
		m := K(1)
		for m<<1 != 0 {
			m <<= 1
		}
		return m
	}
	return K(1) << (bits.Len64(uint64(d)) - 1)
}

// link joins two tries that do not overlap: neither key range contains the other.
func link[K Integer, V any](a, b *node[K, V]) *node[K, V] {
	m := highestBit(a.key ^ b.key)
	key := a.key&^(m|(m-1)) | m
	if goesRight(a.key, m) {
		a, b = b, a
	}
	return &node[K, V]{left: a, right: b, key: key, size: a.size + b.size}
}

// build makes a trie of leaves with ascending keys.
func build[K Integer, V any](leaves []*node[K, V]) *node[K, V] {
	n := len(leaves)
	switch n {
	case 0:
		return nil
	case 1:
		return leaves[0]
	}
	first := leaves[0].key
	m := highestBit(first ^ leaves[n-1].key)
	split := sort.Search(n, func(i int) bool { return goesRight(leaves[i].key, m) })
	return &node[K, V]{left: build(leaves[:split]), right: build(leaves[split:]), key: first&^(m|(m-1)) | m, size: int32(n)}
}

// with returns n with other children, n itself if they are the same, and no branch if one of them is gone.
func (n *node[K, V]) with(left, right *node[K, V]) *node[K, V] {
	switch {
	case left == n.left && right == n.right:
		return n
	case left == nil:
		return right
	case right == nil:
		return left
	}
	return &node[K, V]{left: left, right: right, key: n.key, size: left.size + right.size}
}

func (n *node[K, V]) find(k K) *node[K, V] {
	for n != nil {
		m := n.mask()
		switch {
		case m == 0:
			if n.key == k {
				return n
			}
			return nil
		case !under(k, n.key, m):
			return nil
		case goesRight(k, m):
			n = n.right
		default:
			n = n.left
		}
	}
	return nil
}

// insert returns n with the binding of the leaf l.
func (n *node[K, V]) insert(l *node[K, V]) *node[K, V] {
	if n == nil {
		return l
	}
	m := n.mask()
	switch {
	case m == 0 && n.key == l.key:
		return l
	case m == 0 || !under(l.key, n.key, m):
		return link(n, l)
	case goesRight(l.key, m):
		return n.with(n.left, n.right.insert(l))
	default:
		return n.with(n.left.insert(l), n.right)
	}
}

func (n *node[K, V]) remove(k K) *node[K, V] {
	if n == nil {
		return nil
	}
	m := n.mask()
	switch {
	case m == 0 && n.key == k:
		return nil
	case m == 0 || !under(k, n.key, m):
		return n
	case goesRight(k, m):
		return n.with(n.left, n.right.remove(k))
	default:
		return n.with(n.left.remove(k), n.right)
	}
}

// each calls yield for every leaf in order, until it returns false.
func (n *node[K, V]) each(yield func(*node[K, V]) bool) bool {
	if n == nil {
		return true
	}
	for n.left != nil {
		if !n.left.each(yield) {
			return false
		}
		n = n.right
	}
	return yield(n)
}

// between calls yield for every leaf with lo ≤ key ≤ hi in order, until it returns false.
// Subtrees outside the range are not entered.
func (n *node[K, V]) between(lo, hi K, yield func(*node[K, V]) bool) bool {
	if n == nil {
		return true
	}
	m := n.mask()
	if m == 0 {
		return n.key < lo || n.key > hi || yield(n)
	}
	// The keys of the subtree lie between least and most; m-1 covers the bits below the mask.
	least, most := n.key&^(m|(m-1)), n.key|(m-1)
	if m < 0 {
		least, most = m, m-1
	}
	if most < lo || least > hi {
		return true
	}
	return n.left.between(lo, hi, yield) && n.right.between(lo, hi, yield)
}
