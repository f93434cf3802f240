package value

import (
	"math"
	"slices"

	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// Arithmetic of addresses: the base stays, and offsets move.

// clampIndex keeps the indices that lie inside an array of n elements, or behind it by no more than beyond:
// others are undefined behaviour, which is assumed not to come before the first race.
func clampIndex(i Value, n, beyond int64) Value {
	num := i.Numbers()
	if n <= 0 || num.IsBottom() {
		return i
	}
	if _, ok := num.Const(); ok {
		return i
	}
	if in := meetNum(num, interval(0, n-1+beyond)); !in.IsBottom() {
		return i.Map(func(b Base, off Num) Num {
			if b == Null {
				return in
			}
			return off
		})
	}
	return i
}

// offset is pointer arithmetic.
func (e *Eval) offset(p, i Value, scale int64) Value {
	n := i.Numbers()
	out := Bottom()
	if !n.IsBottom() {
		out = e.move(p, mulNum(n, constant(scale)), scaled(n, scale))
	}
	if i.HasPointer() {
		// An address that travelled through an integer: (char *)0 + (uintptr_t)q.
		out = out.Join(i.addresses())
		if n.IsBottom() {
			out = out.Join(p.Smear())
		}
	}
	return out
}

// scaled are distances within an object, by numbers of elements of a size: those with which they would be as far
// apart as no object is large are undefined behaviour, which is assumed not to come before the first race. So indices of
// which nothing is known lead to multiples of the size, which do not go round.
func scaled(n Num, size int64) Num {
	if size > 0 && size&(size-1) != 0 { // else what goes round is a multiple as well
		most := math.MaxInt64 / size
		if in := meetNum(n, interval(-most, most)); !in.IsBottom() {
			n = in
		}
	}
	return mulNum(n, constant(size))
}

// shift moves addresses by a number of bytes.
func (e *Eval) shift(p Value, by Num) Value { return e.move(p, by, by) }

// move moves addresses by a number of bytes; those in objects by one of which it is known that they do not go round.
func (e *Eval) move(p Value, by, inside Num) Value {
	if c, ok := by.Const(); ok && c == 0 {
		return p
	}
	out := make([]Part, len(p.parts))
	for i, part := range p.parts {
		off, by := part.Off, by
		if part.Base != Null && part.Base != Unknown {
			by = inside
			if c, ok := by.Const(); ok {
				off = movable(off, c)
			}
		}
		out[i] = e.moved(part, by, addNum(off, by))
	}
	return e.wrap(Value{out})
}

// movable are the offsets that remain offsets when so many bytes are added: the others lie in no object, and to
// compute with them is undefined behaviour, which is assumed not to come before the first race. So offsets that
// have been widened to all multiples of a number do not go round.
func movable(off Num, by int64) Num {
	if s := off.Stride(); s&(s-1) == 0 {
		return off // what goes round is a multiple as well: all of them stay all
	}
	lo, hi := int64(math.MinInt64), int64(math.MaxInt64)
	if by > 0 {
		hi -= by
	} else {
		lo -= by
	}
	if in := meetNum(off, interval(lo, hi)); !in.IsBottom() {
		return in
	}
	return off
}

// wrap brings the results of arithmetic back among the addresses: addresses of 32 bits wrap around at 2^32, so
// that adding 2^32-4 subtracts 4. Offsets are kept as signed numbers, since no object is larger than half of
// the address space; numbers that are no place in an object are unsigned.
func (e *Eval) wrap(p Value) Value {
	if e.Types.Model.PointerSize() >= 8 || !slices.ContainsFunc(p.parts,
		func(p Part) bool { return !equalNum(wrapped(p.Base, p.Off), p.Off) }) {
		return p
	}
	return p.Map(wrapped)
}

func wrapped(b Base, off Num) Num {
	switch b {
	case Null:
		return integer.Uint32().Convert(off)
	case Unknown:
		return off
	}
	return integer.Int32().Convert(off)
}
