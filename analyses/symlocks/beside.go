package symlocks

import (
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
)

// What other digests ask about a place that is not accessed, such as the head of a list whose nodes are.

// Beside is a lock by how it lies to a place: Delta bytes behind it, or, if Parallel is set, by the same number as that.
// Whoever holds two such locks that are equal, at one place, holds one lock: see [Digest.MayRun] and [alike].
type Beside struct {
	Delta    int64
	Parallel Parallel // not Shared
}

// Base is the object that the lock lies in, of a place in an object.
func (b Beside) Base(place uint32) uint32 {
	if b.Parallel == (Parallel{}) || b.Parallel.Lock.Same {
		return place
	}
	return b.Parallel.Lock.At.Base
}

// Locks is what the digest tells others.
type Locks interface {
	// Beside lists the locks that a history holds by how they lie to a place; if exclusively, those that are held so.
	// They are in ascending order.
	Beside(a Element, place digest.Access, exclusively bool) []Beside
}

// Require takes the digest, for another one.
func Require(c digest.Component) (digest.Typed[Element], Locks, error) {
	return digest.RequireAs[Element, Locks](c)
}

// Beside is [Locks].Beside.
func (d *Digest) Beside(a Element, place digest.Access, exclusively bool) (out []Beside) {
	if a.Cases.IsEmpty() {
		return nil
	}
	rs, ps := d.holds(a, place)
	for _, r := range rs {
		if !r.Shared || !exclusively {
			out = append(out, Beside{Delta: r.Delta})
		}
	}
	for _, p := range ps {
		if alike(p, p) && !(p.Shared && exclusively) {
			p.Shared = false
			out = append(out, Beside{Parallel: p})
		}
	}
	slices.SortFunc(out, CompareBeside)
	return slices.Compact(out)
}

// CompareBeside orders them.
func CompareBeside(a, b Beside) int {
	if a.Delta != b.Delta {
		if a.Delta < b.Delta {
			return -1
		}
		return 1
	}
	return compareParallel(a.Parallel, b.Parallel)
}
