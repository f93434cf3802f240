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

// operate executes the operators on numbers that are less frequent.
func (m *Machine) operate(t *thread, in *instr, a, b Value) {
	f, x := t.top, in.x
	switch in.op {
	case opDivRem, opShift:
		v, how := in.num.Apply(arith.Op(in.sub), a.Lo, b.Lo)
		switch {
		case how == arith.Defined && in.op == opShift:
			f.regs[in.dst] = Value{Lo: v, Prov: a.Prov}
		case how == arith.Defined:
			f.regs[in.dst] = Value{Lo: v}
		case in.op == opShift:
			m.fail(t, Undefined, "shift by a negative or too large count")
		default:
			m.fail(t, Undefined, "division by zero or overflow")
		}
	case opSlow:
		v, how := Value{}, uncomputed
		op := arith.Op(in.sub)
		switch classOf(x.from) {
		case cFloat:
			v, how = floatOp(op, a, b, uint8(x.from.Size()), m.code.model)
		case cExtended:
			v, how = extendedOp(op, a, b)
		case cComplex:
			v, how = complexOp(op, a, b, uint8(x.from.Size()), m.code.model)
		case cWide:
			r, outcome := in.num.ApplyWide(op, a.wide(), b.wide())
			if v, how = ofWide(r), certain; outcome != arith.Defined {
				how = undefined
			}
		}
		if how == certain && x.rounded && m.code.model == cfg.ILP32 {
			how = uncertain
		}
		if !m.usable(t, x, how, "operator without a result") {
			return
		}
		f.regs[in.dst] = v
	case opNeg:
		switch classOf(x.from) {
		case cFloat:
			a.Lo ^= 1 << 63
		case cExtended:
			a = ofExtended(extended(a).Neg())
		case cOpaque:
			m.usable(t, x, uncomputed, "")
			return
		case cComplex:
			a.Lo, a.Hi = a.Lo^1<<63, a.Hi^1<<63
		case cWide:
			r, _ := in.num.ApplyWide(arith.Sub, arith.Wide{}, a.wide())
			a = ofWide(r)
		default:
			a = Value{Lo: in.num.Cut(-a.Lo), Prov: a.Prov}
		}
		f.regs[in.dst] = a
	case opBitNot:
		switch classOf(x.from) {
		case cWide:
			a.Lo, a.Hi = ^a.Lo, ^a.Hi
		case cComplex:
			a.Hi ^= 1 << 63 // GNU C: the conjugate
		default:
			a = Value{Lo: in.num.Cut(^a.Lo), Prov: a.Prov}
		}
		f.regs[in.dst] = a
	case opCast:
		v, how := convert(a, x.from, x.to)
		if m.code.model == cfg.ILP32 && classOf(x.from) == cPtr && x.to.Size() > 4 && a.Lo>>31 == 1 {
			how = uncomputed // gcc extends an address of 32 bits by its sign, clang by zeros
		}
		if !m.usable(t, x, how, "conversion of a number that does not fit") {
			return
		}
		f.regs[in.dst] = v
	case opExposed:
		f.regs[in.dst] = m.exposed(a)
	case opPtrDiff:
		n := in.num.Cut(a.Lo - b.Lo)
		if in.imm > 1 {
			n, _ = in.num.Apply(arith.Div, n, uint64(in.imm))
		}
		f.regs[in.dst] = Value{Lo: n}
	}
}
