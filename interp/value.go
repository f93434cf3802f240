package interp

import (
	"math"
	"math/big"
	"math/bits"

	"github.com/mayrun-dev/mayrun/cfg"
)

// ObjectID names an object of memory; 0 is none.
type ObjectID uint32

// wild is the provenance of pointers that never point to an object: arbitrary values of pointer type.
const wild ObjectID = math.MaxUint32

// A Value is a scalar. Integers of up to 64 bits are kept in Lo, extended according to the sign of their type; wider ones also use Hi.
// Floating-point numbers are the bits of a float64 in Lo (imaginary part in Hi). Pointers are addresses.
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
	cFloat
	cComplex
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
		if t.Complex {
			return cComplex
		}
		return cFloat
	case *cfg.Void:
		return cVoid
	}
	return cAggregate
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

// floatOp is a binary operator on floats of the given size.
func floatOp(op cfg.BinaryOp, a, b Value, bytes uint8) (Value, bool) {
	x, y := fl(a), fl(b)
	if op.IsComparison() {
		switch {
		case x < y:
			return compare(op, -1), true
		case x > y:
			return compare(op, 1), true
		case x == y:
			return compare(op, 0), true
		}
		return truth(op == cfg.Ne), true
	}
	switch op {
	case cfg.Add:
		x += y
	case cfg.Sub:
		x -= y
	case cfg.Mul:
		x *= y
	case cfg.Div:
		x /= y
	default:
		return Value{}, false
	}
	return flv(x, bytes), true
}

// complexOp is a binary operator on complex numbers.
func complexOp(op cfg.BinaryOp, a, b Value, bytes uint8) (Value, bool) {
	x := complex(fl(a), math.Float64frombits(a.Hi))
	y := complex(fl(b), math.Float64frombits(b.Hi))
	switch op {
	case cfg.Eq:
		return truth(x == y), true
	case cfg.Ne:
		return truth(x != y), true
	case cfg.Add:
		x += y
	case cfg.Sub:
		x -= y
	case cfg.Mul:
		x *= y
	case cfg.Div:
		x /= y
	default:
		return Value{}, false
	}
	v := flv(real(x), bytes/2)
	v.Hi = flv(imag(x), bytes/2).Lo
	return v, true
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

// convert casts v between scalar types; ok is false for a float that the integer type cannot hold.
func convert(v Value, from, to cfg.Type) (r Value, ok bool) {
	fc, tc := classOf(from), classOf(to)
	w := uint8(min(to.Size(), 255))
	switch {
	case tc == cVoid:
		return Value{}, true
	case tc == cBool:
		switch fc {
		case cFloat:
			return truth(fl(v) != 0), true
		case cComplex:
			return truth(fl(v) != 0 || math.Float64frombits(v.Hi) != 0), true
		}
		return truth(v.Lo != 0 || v.Hi != 0), true
	case fc == cFloat || fc == cComplex:
		switch tc {
		case cFloat:
			return flv(fl(v), w), true
		case cComplex:
			r = flv(fl(v), w/2)
			if fc == cComplex {
				r.Hi = flv(math.Float64frombits(v.Hi), w/2).Lo
			}
			return r, true
		}
		return floatToInt(fl(v), tc, w, signed(to))
	case tc == cFloat || tc == cComplex:
		x := 0.0
		switch {
		case fc == cWide:
			x, _ = new(big.Float).SetInt(bigOf(v, signed(from))).Float64()
		case signed(from):
			if w == 4 {
				return Value{Lo: math.Float64bits(float64(float32(int64(v.Lo))))}, true
			}
			x = float64(int64(v.Lo))
		default:
			if w == 4 {
				return Value{Lo: math.Float64bits(float64(float32(v.Lo)))}, true
			}
			x = float64(v.Lo)
		}
		if tc == cComplex {
			w /= 2
		}
		return flv(x, w), true
	case tc == cWide:
		r = Value{Lo: v.Lo, Hi: v.Hi, Prov: v.Prov}
		if fc != cWide {
			r.Hi = 0
			if signed(from) && int64(v.Lo) < 0 {
				r.Hi = math.MaxUint64
			}
		}
		return r, true
	}
	return Value{Lo: norm(v.Lo, w, signed(to)), Prov: v.Prov}, true
}

func floatToInt(x float64, tc class, w uint8, signed bool) (Value, bool) {
	if math.IsNaN(x) {
		return Value{}, false
	}
	x = math.Trunc(x)
	if tc == cWide {
		if math.Abs(x) >= 0x1p127 {
			return Value{}, false
		}
		i, _ := big.NewFloat(x).Int(nil)
		return fromBig(i), true
	}
	n := 8 * int(w)
	if signed {
		if x < -math.Ldexp(1, n-1) || x >= math.Ldexp(1, n-1) {
			return Value{}, false
		}
		return Value{Lo: uint64(int64(x))}, true
	}
	if x < 0 || x >= math.Ldexp(1, n) {
		return Value{}, false
	}
	return Value{Lo: uint64(x)}, true
}
