package symlocks

import (
	"cmp"

	"github.com/mayrun-dev/mayrun/digest"
)

// maxSize bounds the accesses that are looked at.
const maxSize = 1 << 30

// same reports whether two locks are one whenever the accesses overlap.
func same(r, s Relative) bool {
	if r.Size <= 0 || s.Size <= 0 || r.Size > maxSize || s.Size > maxSize {
		return false
	}
	step, want := gcd(stride(r), stride(s)), r.Delta-s.Delta // x + r.Delta = y + s.Delta
	// y - x, of all pairs of places that overlap: s.Lo - r.Lo modulo step, from 1 - s.Size up to r.Size - 1
	if step == 0 {
		diff := s.Lo - r.Lo
		return diff <= -s.Size || diff >= r.Size || diff == want
	}
	first := (s.Lo%step - r.Lo%step - (1 - s.Size)) % step
	if first < 0 {
		first += step
	}
	first += 1 - s.Size
	return first >= r.Size || first == want && first+step >= r.Size
}

// stride is the distance of the possible places of an access; 0 if there is one.
func stride(r Relative) int64 {
	if r.Lo == r.Hi {
		return 0
	}
	return max(r.Stride, 1)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func compareRelative(a, b Relative) int {
	return cmp.Or(cmp.Compare(a.Delta, b.Delta), digest.CompareBools(a.Shared, b.Shared), cmp.Compare(a.Base, b.Base),
		cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi),
		cmp.Compare(a.Stride, b.Stride), cmp.Compare(a.Size, b.Size))
}
