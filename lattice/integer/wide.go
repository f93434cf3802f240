package integer

import (
	"math/bits"
)

// wide is a 128-bit signed number: wide enough for the exact result of any operator on 64-bit ones.
type wide struct {
	high int64
	low  uint64
}

func wideOf(v int64) wide { return wide{v >> 63, uint64(v)} }

func (a wide) add(b wide) wide {
	low, carry := bits.Add64(a.low, b.low, 0)
	high, _ := bits.Add64(uint64(a.high), uint64(b.high), carry)
	return wide{int64(high), low}
}

func (a wide) sub(b wide) wide {
	low, borrow := bits.Sub64(a.low, b.low, 0)
	high, _ := bits.Sub64(uint64(a.high), uint64(b.high), borrow)
	return wide{int64(high), low}
}

func (a wide) less(b wide) bool {
	return a.high < b.high || a.high == b.high && a.low < b.low
}

// fits reports whether a is between min and max.
func (a wide) fits(min, max int64) bool {
	return a.high == int64(a.low)>>63 && min <= int64(a.low) && int64(a.low) <= max
}

func (a wide) shiftLeft(n uint) wide {
	if n == 0 {
		return a
	}
	return wide{a.high<<n | int64(a.low>>(64-n)), a.low << n}
}

// product returns x·y.
func product(x, y int64) wide {
	high, low := bits.Mul64(uint64(x), uint64(y))
	// The unsigned product of the patterns is too great by 2⁶⁴·y for negative x, and by 2⁶⁴·x for negative y.
	return wide{int64(high) - x>>63&y - y>>63&x, low}
}

// quotient returns x/y, rounded towards zero, for y ≠ 0.
func quotient(x, y int64) wide {
	if y == -1 {
		return wide{}.sub(wideOf(x))
	}
	return wideOf(x / y)
}
