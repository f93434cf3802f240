package value

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// Num is a set of numbers: plain integers, or offsets in bytes.
type Num = integer.Set

var numbers integer.Domain

// At is a single number.
func At(n int64) Num { return integer.Const(n) }

// From is every number from lo upwards that an int can hold.
func From(lo int64) Num { return integer.Interval(lo, 1<<31-1) }

func constant(n int64) Num      { return integer.Const(n) }
func interval(lo, hi int64) Num { return integer.Interval(lo, hi) }
func anyNum() Num               { return integer.Top() }
func joinNum(a, b Num) Num      { return a.Join(b) }
func widenNum(a, b Num) Num     { return numbers.Widen(a, b) }

// Meet reports whether two sets of numbers have one in common, as far as is known.
func Meet(a, b Num) bool { return !a.Meet(b).IsBottom() }

func meetNum(a, b Num) Num          { return a.Meet(b) }
func leqNum(a, b Num) bool          { return a.Leq(b) }
func equalNum(a, b Num) bool        { return a == b }
func addNum(a, b Num) Num           { return integer.Int64().Binary(cfg.Add, a, b) }
func mulNum(a, b Num) Num           { return integer.Int64().Binary(cfg.Mul, a, b) }
func negNum(a Num) Num              { return integer.Int64().Neg(a) }
func castNum(n Num, t *cfg.Int) Num { return intType(t).Convert(n) }

// topOf is what an unknown value of type t may be that has been made as one.
func topOf(t *cfg.Int) Num {
	if t.Bool {
		return interval(0, 1)
	}
	return intType(t).All()
}

// Enumerate lists the members of a set of at most max numbers.
func Enumerate(n Num, max int) ([]int64, bool) {
	if n.Size() > uint64(max) || n.IsBottom() {
		return nil, false
	}
	out := make([]int64, 0, max)
	for v := range n.All() {
		out = append(out, v)
	}
	return out, true
}

// Covered lists the places that size bytes (0: all from there) at one of some offsets may fall on; if they are
// many, it returns [digest.AnyOffset] alone.
func Covered(places, off Num, size int64) []int64 {
	hit := meetNum(places, interval(off.Min(), maxEnd(off.Max(), size)))
	if hit.IsBottom() || !HitsAny(off, size, places, 1) {
		return nil
	}
	if at, ok := Enumerate(hit, maxPlaces); ok {
		return at
	}
	return []int64{digest.AnyOffset}
}

// Hits reports whether size bytes at one of some offsets may touch n bytes at another place.
func Hits(off Num, size, at, n int64) bool {
	return !meetNum(off, interval(at-size+1, at+n-1)).IsBottom()
}

// HitsAny reports whether size bytes (0: all from there) at one of some offsets may touch n bytes at one of some places.
// So does not what is written to one member of elements of which the others have another one.
func HitsAny(off Num, size int64, places Num, n int64) bool {
	apart := integer.Int64().Binary(cfg.Sub, places, off)
	return !meetNum(apart, interval(1-n, maxEnd(0, size))).IsBottom()
}

// maxEnd is the last byte of size bytes that begin at lo.
func maxEnd(lo, size int64) int64 {
	if size <= 0 || lo > math.MaxInt64-size {
		return math.MaxInt64
	}
	return lo + size - 1
}

// stride is the greatest number that divides all differences between members of a set of several.
func stride(n Num) int64 {
	if s := n.Stride(); s > 0 && s < 1<<62 {
		return int64(s)
	}
	return 1
}

// modulo is the set of remainders of offsets, as positions in a folded object.
func modulo(n Num, p int64) Num {
	if c, ok := n.Const(); ok {
		return constant(mod(c, p))
	}
	if p == 1 {
		return constant(0)
	}
	if vs, ok := Enumerate(n, maxPlaces); ok {
		out := Num{}
		for _, v := range vs {
			out = out.Join(constant(mod(v, p)))
		}
		return out
	}
	g := gcd(stride(n), p)
	r := mod(n.Min(), g)
	return integer.Strided(r, p-g+r, uint64(g))
}

// intType is the arithmetic of a C integer type. Numbers of more than 64 bits are not tracked: see wide. A
// _Bool has whatever its byte holds, which may have been written with another type: gcc does not look at its
// lowest bit only.
func intType(t *cfg.Int) integer.Type {
	return integer.Type{Bits: uint8(min(8*t.Bytes, 64)), Signed: t.Signed || t.Bytes > 8}
}

// wide reports whether t has values that a Num cannot tell apart.
func wide(t *cfg.Int) bool { return t.Bytes > 8 }

func constOf(c *cfg.Const, t *cfg.Int) Num {
	if wide(t) {
		return anyNum()
	}
	return constant(c.Int64())
}

func unaryNum(op cfg.UnaryOp, n Num, t *cfg.Int) Num {
	switch {
	case wide(t):
		return anyNum()
	case op == cfg.Neg:
		return intType(t).Neg(n)
	}
	return intType(t).Not(n)
}

func binaryNum(op cfg.BinaryOp, a, b Num, t *cfg.Int) Num {
	if wide(t) {
		return anyNum()
	}
	return intType(t).Binary(op, a, b)
}

// order is the arithmetic in which operands of type t are compared; ok is false if their order is not tracked.
func order(t cfg.Type) (integer.Type, bool) {
	switch t := t.(type) {
	case *cfg.Int:
		return intType(t), !wide(t)
	case *cfg.Pointer:
		return integer.Type{Bits: uint8(8 * t.Bytes)}, true
	}
	return integer.Type{}, false
}

// compareNum tells what a comparison of plain numbers yields.
func compareNum(op cfg.BinaryOp, a, b Num, t cfg.Type) Num {
	o, ok := order(t)
	if !ok {
		return interval(0, 1)
	}
	holds, fails := o.Compare(op, a, b)
	return truthValue(holds, fails).Numbers()
}

// compareOffsets tells what a comparison of pointers into one object yields, and refineOffsets which of the
// offsets a are left where op holds.
func compareOffsets(op cfg.BinaryOp, a, b Num) Num {
	holds, fails := integer.Int64().Compare(op, a, b)
	return truthValue(holds, fails).Numbers()
}

func refineOffsets(op cfg.BinaryOp, a, b Num) Num {
	a, _ = integer.Int64().Refine(op, a, b)
	return a
}

// refineNum is the part of a for which a op b may hold.
func refineNum(op cfg.BinaryOp, a, b Num, t cfg.Type) Num {
	o, ok := order(t)
	if !ok {
		return a
	}
	a, _ = o.Refine(op, a, b)
	return a
}
