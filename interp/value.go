package interp

import (
	"math"
	"math/big"
	"math/bits"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
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

// norm extends the low w bytes of x.
func norm(x uint64, w uint8, signed bool) uint64 {
	if signed {
		switch w {
		case 1:
			return uint64(int64(int8(x)))
		case 2:
			return uint64(int64(int16(x)))
		case 4:
			return uint64(int64(int32(x)))
		}
		return x
	}
	switch w {
	case 1:
		return uint64(uint8(x))
	case 2:
		return uint64(uint16(x))
	case 4:
		return uint64(uint32(x))
	}
	return x
}

// trunc gives the low w bytes of x without extension.
func trunc(x uint64, w int64) uint64 { return norm(x, uint8(min(w, 8)), false) }

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

func truth(c bool) Value {
	if c {
		return Value{Lo: 1}
	}
	return Value{}
}

// compare evaluates a comparison from the sign of x-y; unordered floats satisfy only !=.
func compare(op cfg.BinaryOp, c int) Value {
	switch op {
	case cfg.Eq:
		return truth(c == 0)
	case cfg.Ne:
		return truth(c != 0)
	case cfg.Lt:
		return truth(c < 0)
	case cfg.Le:
		return truth(c <= 0)
	case cfg.Gt:
		return truth(c > 0)
	}
	return truth(c >= 0)
}

// bigOf is a 128-bit integer as a big number.
func bigOf(v Value, signed bool) *big.Int {
	x := new(big.Int).SetUint64(v.Hi)
	x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(v.Lo))
	if signed && int64(v.Hi) < 0 {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), 128))
	}
	return x
}

func fromBig(x *big.Int) Value {
	m := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 128), big.NewInt(1))
	x = new(big.Int).And(x, m)
	lo := new(big.Int).And(x, new(big.Int).SetUint64(math.MaxUint64)).Uint64()
	return Value{Lo: lo, Hi: new(big.Int).Rsh(x, 64).Uint64()}
}

// wideOp is a binary operator on 128-bit integers; ok is false where C leaves it undefined.
func wideOp(op cfg.BinaryOp, a, b Value, signed bool) (v Value, ok bool) {
	switch op {
	case cfg.Add:
		lo, c := bits.Add64(a.Lo, b.Lo, 0)
		hi, _ := bits.Add64(a.Hi, b.Hi, c)
		return Value{Lo: lo, Hi: hi}, true
	case cfg.Sub:
		lo, c := bits.Sub64(a.Lo, b.Lo, 0)
		hi, _ := bits.Sub64(a.Hi, b.Hi, c)
		return Value{Lo: lo, Hi: hi}, true
	case cfg.And:
		return Value{Lo: a.Lo & b.Lo, Hi: a.Hi & b.Hi}, true
	case cfg.Or:
		return Value{Lo: a.Lo | b.Lo, Hi: a.Hi | b.Hi}, true
	case cfg.Xor:
		return Value{Lo: a.Lo ^ b.Lo, Hi: a.Hi ^ b.Hi}, true
	}
	x := bigOf(a, signed)
	if op == cfg.Shl || op == cfg.Shr {
		if b.Lo >= 128 {
			return v, false
		}
		if op == cfg.Shl {
			return fromBig(x.Lsh(x, uint(b.Lo))), true
		}
		return fromBig(x.Rsh(x, uint(b.Lo))), true
	}
	y := bigOf(b, signed)
	switch {
	case op.IsComparison():
		return compare(op, x.Cmp(y)), true
	case op == cfg.Mul:
		return fromBig(x.Mul(x, y)), true
	case y.Sign() == 0:
		return v, false
	case op == cfg.Div:
		return fromBig(x.Quo(x, y)), true
	}
	return fromBig(x.Rem(x, y)), true
}
