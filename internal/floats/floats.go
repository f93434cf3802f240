// Package floats computes with the 80-bit numbers that C calls long double on x86, and tells whether a result
// in float or double is exact: where it is not, it depends on the precision with which a compiler has it
// computed.
package floats

import (
	"math"
	"math/big"
)

// Op is a binary operator.
type Op uint8

// The operators.
const (
	Add Op = iota
	Sub
	Mul
	Div
)

// precision and the exponents are those of the format: 64 bits of significand, no hidden one.
const (
	precision   = 64
	maxExponent = 16384  // of big.Float, whose mantissa is in [0.5, 1)
	minExponent = -16381 // of the smallest normal number
	bias        = 16382  // is added to an exponent of big.Float
)

// Extended is a number in the format of the x87: Lo is the significand with its explicit leading bit, Hi the
// sign (bit 15) and the exponent.
type Extended struct{ Lo, Hi uint64 }

var nan = Extended{3 << 62, 0x7fff}

// IsNaN reports whether x is no number.
func (x Extended) IsNaN() bool { return x.Hi&0x7fff == 0x7fff && x.Lo<<1 != 0 }

// IsZero reports whether x is zero, of either sign.
func (x Extended) IsZero() bool { return x.Lo == 0 && x.Hi&0x7fff == 0 }

// Neg is -x.
func (x Extended) Neg() Extended { return Extended{x.Lo, x.Hi ^ 1<<15} }

// Big is x as a big number; ok is false for NaN and what is no number of the format that arithmetic yields.
func (x Extended) Big() (f *big.Float, ok bool) {
	f = new(big.Float).SetPrec(precision)
	exponent := int(x.Hi & 0x7fff)
	switch {
	case x.IsNaN():
		return f, false
	case exponent == 0x7fff:
		f.SetInf(false)
	case x.Lo == 0 && exponent == 0:
	case exponent == 0 || x.Lo>>63 == 0: // denormal, or invalid
		return f, false
	default:
		f.SetMantExp(f.SetUint64(x.Lo), exponent-bias-precision)
	}
	if x.Hi>>15&1 != 0 {
		f.Neg(f)
	}
	return f, true
}

// FromBig is f rounded to the nearest number of the format; ok is false for denormal ones.
func FromBig(f *big.Float) (x Extended, ok bool) {
	if f.Signbit() {
		x.Hi = 1 << 15
	}
	r := new(big.Float).SetPrec(precision).Set(f)
	switch exponent := r.MantExp(nil); {
	case r.Sign() == 0:
	case r.IsInf() || exponent > maxExponent:
		x.Lo, x.Hi = 1<<63, x.Hi|0x7fff
	case exponent < minExponent:
		return x, false
	default:
		m := new(big.Float).SetMantExp(r.Abs(r), precision-exponent)
		x.Lo, _ = m.Uint64()
		x.Hi |= uint64(exponent + bias)
	}
	return x, true
}

// FromFloat is x, exactly.
func FromFloat(x float64) Extended {
	if math.IsNaN(x) {
		return nan
	}
	e, _ := FromBig(new(big.Float).SetFloat64(x))
	return e
}

// Float is x rounded to the nearest number of 53 bits, or of 24 if single.
func (x Extended) Float(single bool) (float64, bool) {
	if x.IsNaN() {
		return math.NaN(), true
	}
	f, ok := x.Big()
	if single {
		v, _ := f.Float32()
		return float64(v), ok
	}
	v, _ := f.Float64()
	return v, ok
}

// Binary computes x op y, correctly rounded; ok is false where the result, or an operand, is denormal.
func Binary(op Op, x, y Extended) (r Extended, ok bool) {
	if x.IsNaN() || y.IsNaN() {
		return nan, true
	}
	a, ok := x.Big()
	b, also := y.Big()
	if !ok || !also {
		return r, false
	}
	f, ok := compute(op, a, b, precision)
	if !ok {
		return nan, true
	}
	return FromBig(f)
}

// compute is a op b, rounded to a precision; ok is false where that is no number.
func compute(op Op, a, b *big.Float, precision uint) (f *big.Float, ok bool) {
	f = new(big.Float).SetPrec(precision)
	infinite := a.IsInf() && b.IsInf()
	switch op {
	case Add:
		if infinite && a.Signbit() != b.Signbit() {
			return f, false
		}
		return f.Add(a, b), true
	case Sub:
		if infinite && a.Signbit() == b.Signbit() {
			return f, false
		}
		return f.Sub(a, b), true
	case Mul:
		if a.IsInf() && b.Sign() == 0 || b.IsInf() && a.Sign() == 0 {
			return f, false
		}
		return f.Mul(a, b), true
	}
	if infinite || a.Sign() == 0 && b.Sign() == 0 {
		return f, false
	}
	return f.Quo(a, b), true
}

// Compare is the sign of x - y; ordered is false if one of them is no number, ok if one is denormal.
func Compare(x, y Extended) (sign int, ordered, ok bool) {
	if x.IsNaN() || y.IsNaN() {
		return 0, false, true
	}
	a, ok := x.Big()
	b, also := y.Big()
	return a.Cmp(b), true, ok && also
}

// Exact reports whether r is the mathematical result of x op y: then it is that in every precision that has r's.
func Exact(op Op, x, y, r float64) bool {
	if math.IsNaN(x+y+r) || math.IsInf(x, 0) || math.IsInf(y, 0) || math.IsInf(r, 0) {
		return false
	}
	a, b := new(big.Float).SetFloat64(x), new(big.Float).SetFloat64(y)
	if op == Div { // a/b = r where b·r = a
		if y == 0 {
			return false
		}
		p := new(big.Float).SetPrec(2*precision).Mul(b, new(big.Float).SetFloat64(r))
		return p.Cmp(a) == 0
	}
	f, ok := compute(op, a, b, 2200) // exponents of a float64 differ by less
	return ok && f.Cmp(new(big.Float).SetFloat64(r)) == 0
}
