package localtrace

import (
	"cmp"
	"iter"

	"github.com/benbjohnson/immutable"

	"github.com/mayrun-dev/mayrun/digest"
)

// sorted is a persistent map in the order of its keys: states share what a step leaves as it is, and are compared
// in that order. A key that is not there has the zero value.
type sorted[K, V any] struct{ m *immutable.SortedMap[K, V] }

func objects[V any]() sorted[digest.Object, V] {
	return sorted[digest.Object, V]{immutable.NewSortedMap[digest.Object, V](by[digest.Object](digest.CompareObjects))}
}

func numbers[K cmp.Ordered, V any]() sorted[K, V] {
	return sorted[K, V]{immutable.NewSortedMap[K, V](by[K](cmp.Compare[K]))}
}

// by is a function as a comparer.
type by[K any] func(a, b K) int

func (f by[K]) Compare(a, b K) int { return f(a, b) }

func (s sorted[K, V]) get(k K) V {
	v, _ := s.m.Get(k)
	return v
}

// set changes one binding of the map that s points to; copies of it stay as they are.
func (s *sorted[K, V]) set(k K, v V) { s.m = s.m.Set(k, v) }

func (s sorted[K, V]) all() iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for i := s.m.Iterator(); !i.Done(); {
			if k, v, _ := i.Next(); !yield(k, v) {
				return
			}
		}
	}
}
