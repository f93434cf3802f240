package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Integers of any width (_BitInt, C23) lie in the smallest integer that holds them, as gcc and clang have it on
// x86-64. They are not promoted, and of two operands the wider one says the type of the result; a named type is the
// type of the result before a _BitInt of the same width. What is computed in the integer around it is brought back to
// its width, so that its upper bits are always those that follow from the others. Those in memory need not be.

// maxBits is the widest _BitInt.
const maxBits = 128

// bitInt is the type _BitInt(width).
func (u *unit) bitInt(width int64, signed bool, at cc.Node) *ctype {
	switch {
	case width < 1+b2i(signed):
		u.fail(at, "_BitInt(%d) is too narrow", width)
	case width > maxBits:
		u.fail(at, "a _BitInt of more than %d bits is not supported", maxBits)
	case width > 64 && u.b.Model == cfg.ILP32:
		u.fail(at, "a _BitInt of more than 64 bits is not supported with 32-bit pointers")
	}
	bytes := int64(1)
	for 8*bytes < width {
		bytes *= 2
	}
	key := bitIntKey{width, signed}
	if t := u.b.bitInts[key]; t != nil {
		return t
	}
	t := *u.b.ofSize(bytes, signed)
	t.bits, t.made, t.ptr = width, nil, nil
	if bytes == 16 {
		t.align = 8
	}
	if u.b.bitInts == nil {
		u.b.bitInts = map[bitIntKey]*ctype{}
	}
	u.b.bitInts[key] = &t
	return &t
}

type bitIntKey struct {
	width  int64
	signed bool
}

// partial is the width of a _BitInt that has fewer bits than the integer that it lies in; 0 for other types.
func (t *ctype) partial() int64 {
	if t.bits > 0 && t.bits < 8*t.size() {
		return t.bits
	}
	return 0
}

// widthOf is how many bits an integer of the type has.
func widthOf(t *ctype) int64 {
	if t.bits > 0 {
		return t.bits
	}
	return 8 * t.size()
}

// commonBits is the usual type of two integers of which one is a _BitInt.
func (b *basics) commonBits(x, y *ctype) *ctype {
	hi, lo := x, y
	if m, n := widthOf(x), widthOf(y); n > m || n == m && y.bits == 0 {
		hi, lo = y, x
	}
	switch {
	case widthOf(hi) > widthOf(lo), hi.signed() == lo.signed(), !hi.signed():
		return hi
	case hi.bits == 0:
		return b.ofUnsigned(hi)
	}
	return lo // which is unsigned, and as wide
}
