// Package bounds is between which bounds a number lies relative to another one that does not change, as digests know it of
// registers:
//
//	end = i + 16 < n ? i + 16 : n;     end lies from nowhere to 16 behind i
//	for (; i < end; i++) …             and so does each i
//
// Bounds are near, or they are none: so there is an end to how often they grow.
//
// This package may change in any release: see COMPATIBILITY.md.
package bounds

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
)

// None is a bound that says nothing: above, or, negated, below.
const None = math.MaxInt64

// Bounds says that a number is not less than another one plus Lo, and not more than it plus Hi; either may be [None].
type Bounds struct{ Lo, Hi int64 }

// Any says nothing.
func Any() Bounds { return Bounds{-None, None} }

// At says that a number is n behind the other one.
func At(n int64) Bounds { return Bounds{n, n} }

// Exact reports whether it is known which number it is.
func (b Bounds) Exact() bool { return b.Lo == b.Hi }

// Below and Above report whether there is a bound there.
func (b Bounds) Below() bool { return b.Lo != -None }

// Above: see Below.
func (b Bounds) Above() bool { return b.Hi != None }

// Near keeps the bounds that are less than reach away, and reports whether there is one.
func (b Bounds) Near(reach int64) (Bounds, bool) {
	if b.Lo <= -reach || b.Lo >= reach {
		b.Lo = -None
	}
	if b.Hi <= -reach || b.Hi >= reach {
		b.Hi = None
	}
	return b, b.Below() || b.Above()
}

// Either is where a number lies that lies in b, or in c.
func (b Bounds) Either(c Bounds) Bounds { return Bounds{min(b.Lo, c.Lo), max(b.Hi, c.Hi)} }

// Both is where a number lies that lies in b, and in c; there may be none.
func (b Bounds) Both(c Bounds) (both Bounds, some bool) {
	both = Bounds{max(b.Lo, c.Lo), min(b.Hi, c.Hi)}
	return both, both.Lo <= both.Hi
}

// Plus is where the sum lies with what lies between lo and hi, which are near.
func (b Bounds) Plus(lo, hi int64) Bounds {
	if b.Below() {
		b.Lo += lo
	}
	if b.Above() {
		b.Hi += hi
	}
	return b
}

// Times is where n times the number lies from n times the other one; n is positive, and near.
func (b Bounds) Times(n int64) Bounds {
	if b.Below() {
		b.Lo *= n
	}
	if b.Above() {
		b.Hi *= n
	}
	return b
}

// Stepping gives up the bound that a number moves towards, up or down, again and again.
func (b Bounds) Stepping(by int64) Bounds {
	switch {
	case by > 0:
		b.Hi = None
	case by < 0:
		b.Lo = -None
	}
	return b
}

// Compared is where a number lies that compares so to one that lies in b.
func (b Bounds) Compared(op cfg.BinaryOp) Bounds {
	switch op {
	case cfg.Lt:
		return Bounds{-None, b.Plus(-1, -1).Hi}
	case cfg.Le:
		return Bounds{-None, b.Hi}
	case cfg.Gt:
		return Bounds{b.Plus(1, 1).Lo, None}
	case cfg.Ge:
		return Bounds{b.Lo, None}
	case cfg.Eq:
		return b
	}
	return Any()
}
