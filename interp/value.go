package interp

import (
	"math"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// ObjectID names an object of memory; 0 is none.
type ObjectID uint32

// wild is the provenance of pointers that never point to an object: arbitrary values of pointer type.
const wild ObjectID = math.MaxUint32

// A Value is a scalar. Integers of up to 64 bits are kept in Lo, extended according to the sign of their type;
// wider ones also use Hi. Floating-point numbers are the bits of a float64 in Lo (imaginary part in Hi); those
// of the type long double are in the format of x86, see package floats. Pointers are addresses.
type Value struct {
	Lo, Hi uint64
	Prov   ObjectID // the object that a pointer, or an integer made from one, belongs to
	undef  bool     // indeterminate
}

// class says how a scalar type is represented.
type class uint8

const (
	cInt class = iota
	cBool
	cWide // 128 bits
	cPtr
	cFloat    // float and double
	cExtended // the long double of x86
	cComplex  // of float or double
	cOpaque   // floating types that are not computed: their bits are moved only
	cVoid
	cAggregate
)

func classOf(t cfg.Type) class {
	switch t := t.(type) {
	case *cfg.Int:
		switch {
		case t.Bool:
			return cBool
		case t.Bytes > 8:
			return cWide
		}
		return cInt
	case *cfg.Pointer:
		return cPtr
	case *cfg.Float:
		return floatClass(t)
	case *cfg.Void:
		return cVoid
	}
	return cAggregate
}

// floatClass tells how numbers of a floating type are computed. Those of _Float16, _Float128, the decimal
// types, and complex ones of more than two doubles, are not.
func floatClass(t *cfg.Float) class {
	switch {
	case strings.HasPrefix(t.Name, "_Decimal"):
		return cOpaque
	case t.Complex && (t.Bytes == 8 || t.Bytes == 16):
		return cComplex
	case !t.Complex && (t.Bytes == 4 || t.Bytes == 8):
		return cFloat
	case !t.Complex && t.Name == "long double":
		return cExtended
	}
	return cOpaque
}

func signed(t cfg.Type) bool {
	i, ok := t.(*cfg.Int)
	return ok && i.Signed
}

// merge is the provenance of the result of an operation on two numbers: that of the only operand that has one.
func merge(a, b ObjectID) ObjectID {
	switch {
	case b == 0 || a == b:
		return a
	case a == 0:
		return b
	}
	return 0
}

func fl(v Value) float64 { return math.Float64frombits(v.Lo) }

func flv(x float64, bytes uint8) Value {
	if bytes == 4 {
		x = float64(float32(x))
	}
	return Value{Lo: math.Float64bits(x)}
}

func truth(c bool) Value { return Value{Lo: arith.Truth(c)} }

// wide is an integer of 128 bits.
func (v Value) wide() arith.Wide { return arith.Wide{Lo: v.Lo, Hi: v.Hi} }

func ofWide(x arith.Wide) Value { return Value{Lo: x.Lo, Hi: x.Hi} }
