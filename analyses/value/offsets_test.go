package value

import (
	"math"
	"testing"

	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// TestMovable: the multiples of a number stay that when a member's distance is added, unless adding it goes round.
func TestMovable(t *testing.T) {
	if got := movable(anyNum(), 8); got != anyNum() {
		t.Errorf("all offsets become %v", got)
	}
	of24 := integer.Strided(math.MinInt64/24*24, math.MaxInt64/24*24, 24)
	if got := addNum(movable(of24, 8), constant(8)); got.Stride() != 24 {
		t.Errorf("multiples of 24, moved by 8, have the stride %d", got.Stride())
	}
}
