package cells

import (
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// TestMeets: what is written to a part of a cell, or to bytes among which it may be, may change it.
func TestMeets(t *testing.T) {
	p := Place{Off: 8, Size: 4}
	for _, c := range []struct {
		lo, hi, size int64
		want         bool
	}{{8, 8, 4, true}, {4, 4, 4, false}, {12, 12, 4, false}, {11, 11, 1, true}, {7, 7, 2, true}, {7, 7, 1, false},
		{0, 40, 4, true}, {0, 0, 0, true}, {12, 12, 0, false}, {0, 7, 1, false}, {0, 8, 1, true}} {
		if got := p.Meets(digest.Wrote{Base: 1, Lo: c.lo, Hi: c.hi, Size: c.size}); got != c.want {
			t.Errorf("%d to %d, %d bytes: %t", c.lo, c.hi, c.size, got)
		}
	}
}
