package slices

import (
	"math/big"
	"testing"
)

// What is left of numbers lies where the operation says, of all pairs of small numbers.
func TestRemainders(t *testing.T) {
	const most = 9
	in := func(a interval, n int64) bool {
		return exactly(n).within(a)
	}
	for lo := int64(-most); lo <= most; lo++ {
		for hi := lo; hi <= most; hi++ {
			a := interval{big.NewInt(lo), big.NewInt(hi)}
			for by := int64(1); by <= most; by++ {
				rest, masked := a.rest(interval{exactly(0).lo, exactly(by).hi}), a.masked(exactly(by))
				for n := lo; n <= hi; n++ {
					if !in(rest, n%by) {
						t.Errorf("%d %% %d is not in %v to %v, for numbers from %d to %d", n, by, rest.lo, rest.hi, lo, hi)
					}
					if !in(masked, n&by) {
						t.Errorf("%d & %d is not in %v to %v, for numbers from %d to %d", n, by, masked.lo, masked.hi, lo, hi)
					}
				}
			}
			for by := int64(-most); by < 0; by++ {
				for n := lo; n <= hi; n++ {
					if m := a.masked(exactly(by)); !in(m, n&by) {
						t.Errorf("%d & %d is not in %v to %v, for numbers from %d to %d", n, by, m.lo, m.hi, lo, hi)
					}
				}
			}
		}
	}
}
