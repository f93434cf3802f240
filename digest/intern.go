package digest

import (
	"cmp"
	"slices"
)

// A List is an immutable sequence with the identity of its content: two lists of one [Interner] are equal (==)
// exactly if they hold the same values in the same order. The zero List is empty. It lets an element of a
// digest hold sets and maps and stay comparable.
type List[T comparable] struct{ node uint32 }

// IsEmpty reports whether the list holds nothing.
func (l List[T]) IsEmpty() bool { return l.node == 0 }

// An Interner gives out the [List] of each sequence. The zero value is ready for use. It belongs to one digest
// instance, never to a package: results must not depend on what was analysed before.
//
// Lists are the nodes of a trie: a list is its longest proper prefix and one more value.
type Interner[T comparable] struct {
	index map[trieNode[T]]uint32
	items [][]T // by node; nil until asked for
	nodes []trieNode[T]
}

type trieNode[T comparable] struct {
	prefix uint32
	last   T
}

// List returns the list that holds these values.
func (in *Interner[T]) List(values ...T) List[T] {
	var n uint32
	for _, v := range values {
		n = in.extend(n, v)
	}
	return List[T]{n}
}

// Append returns the list with one more value at its end.
func (in *Interner[T]) Append(l List[T], v T) List[T] { return List[T]{in.extend(l.node, v)} }

func (in *Interner[T]) extend(prefix uint32, v T) uint32 {
	k := trieNode[T]{prefix, v}
	n, ok := in.index[k]
	if !ok {
		if in.index == nil {
			in.index = make(map[trieNode[T]]uint32)
		}
		in.nodes = append(in.nodes, k)
		in.items = append(in.items, nil)
		n = uint32(len(in.nodes))
		in.index[k] = n
	}
	return n
}

// Items returns what the list holds. The slice belongs to the interner: do not change it.
func (in *Interner[T]) Items(l List[T]) []T {
	if l.node == 0 {
		return nil
	}
	if s := in.items[l.node-1]; s != nil {
		return s
	}
	var s []T
	for n := l.node; n != 0; n = in.nodes[n-1].prefix {
		s = append(s, in.nodes[n-1].last)
	}
	slices.Reverse(s)
	s = slices.Clip(s)
	in.items[l.node-1] = s
	return s
}

// Insert returns the sorted slice s with v in its place: a new slice, or s itself if v is there already.
func Insert[T any](s []T, v T, compare func(a, b T) int) []T {
	i, found := slices.BinarySearchFunc(s, v, compare)
	if found {
		return s
	}
	return slices.Insert(slices.Clone(s), i, v)
}

// Replace returns the sorted slice s with v in its place, instead of what is equal to it: a new slice.
func Replace[T any](s []T, v T, compare func(a, b T) int) []T {
	i, found := slices.BinarySearchFunc(s, v, compare)
	s = slices.Clone(s)
	if !found {
		return slices.Insert(s, i, v)
	}
	s[i] = v
	return s
}

// Union returns the sorted union of two sorted lists. Mostly one of them has all that the other one has, or less than the
// other one begins with: then nothing is looked up that is known.
func (in *Interner[T]) Union(a, b List[T], compare func(a, b T) int) List[T] {
	switch {
	case a == b || b.IsEmpty():
		return a
	case a.IsEmpty():
		return b
	}
	x, y := in.Items(a), in.Items(b)
	switch {
	case has(x, y, compare):
		return a
	case has(y, x, compare):
		return b
	case compare(x[len(x)-1], y[0]) < 0:
		for _, v := range y {
			a = in.Append(a, v)
		}
		return a
	}
	return in.List(Union(x, y, compare)...)
}

// has reports whether the sorted slice s has all that the sorted slice of has.
func has[T any](s, of []T, compare func(a, b T) int) bool {
	if len(of) > len(s) {
		return false
	}
	for _, v := range of {
		i, found := slices.BinarySearchFunc(s, v, compare)
		if !found {
			return false
		}
		s = s[i+1:]
	}
	return true
}

// Intersection returns the sorted list of what two sorted lists have in common. Mostly one of them has no more than the other.
func (in *Interner[T]) Intersection(a, b List[T], compare func(a, b T) int) List[T] {
	switch x, y := in.Items(a), in.Items(b); {
	case a == b || Subset(x, y, compare):
		return a
	case Subset(y, x, compare):
		return b
	default:
		return in.List(Intersection(x, y, compare)...)
	}
}

// UnionOrAny is the union of two sorted lists, as what something may be: or any, with an empty list, if that is
// said, or if there are more than most. Digests bound with it what they would else hold of the largest programs.
func (in *Interner[T]) UnionOrAny(a, b List[T], compare func(a, b T) int, any bool, most int) (List[T], bool) {
	if !any {
		if all := in.Union(a, b, compare); len(in.Items(all)) <= most {
			return all, false
		}
	}
	return List[T]{}, true
}

// Union returns the sorted union of two sorted slices.
func Union[T any](a, b []T, compare func(a, b T) int) []T {
	out := make([]T, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch c := compare(a[0], b[0]); {
		case c < 0:
			out, a = append(out, a[0]), a[1:]
		case c > 0:
			out, b = append(out, b[0]), b[1:]
		default:
			out, a, b = append(out, a[0]), a[1:], b[1:]
		}
	}
	return append(append(out, a...), b...)
}

// Intersection returns what two sorted slices have in common, sorted.
func Intersection[T any](a, b []T, compare func(a, b T) int) []T {
	var out []T
	for len(a) > 0 && len(b) > 0 {
		switch c := compare(a[0], b[0]); {
		case c < 0:
			a = a[1:]
		case c > 0:
			b = b[1:]
		default:
			out, a, b = append(out, a[0]), a[1:], b[1:]
		}
	}
	return out
}

// Subset reports whether every value of the sorted slice a is in the sorted slice b.
func Subset[T any](a, b []T, compare func(a, b T) int) bool {
	for _, v := range a {
		for len(b) > 0 && compare(b[0], v) < 0 {
			b = b[1:]
		}
		if len(b) == 0 || compare(b[0], v) != 0 {
			return false
		}
	}
	return true
}

// CompareObjects orders objects by base, then by offset.
func CompareObjects(a, b Object) int {
	return cmp.Or(cmp.Compare(a.Base, b.Base), cmp.Compare(a.Offset, b.Offset))
}

// CompareBools orders false before true.
func CompareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}
