package interp

import (
	"math"
	"math/big"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/internal/floats"
)

// result says how much the result of an operation is worth.
type result uint8

const (
	certain    result = iota
	uncertain         // it depends on the precision, or the formula, that a compiler uses
	undefined         // C gives it none
	uncomputed        // it is not computed here
)

var floatOps = map[cfg.BinaryOp]floats.Op{cfg.Add: floats.Add, cfg.Sub: floats.Sub, cfg.Mul: floats.Mul, cfg.Div: floats.Div}

func extended(v Value) floats.Extended { return floats.Extended{Lo: v.Lo, Hi: v.Hi} }

func ofExtended(x floats.Extended) Value { return Value{Lo: x.Lo, Hi: x.Hi} }

// floatOp is a binary operator on floats of the given size. Compilers for i386 compute with the 64 digits of
// the x87, or with the type's own (-mfpmath, and clang): a result that is not exact is uncertain there. (If x
// and y are, too, they have been found to be before.)
func floatOp(op cfg.BinaryOp, a, b Value, bytes uint8, m cfg.DataModel) (Value, result) {
	x, y := fl(a), fl(b)
	if op.IsComparison() {
		switch {
		case x < y:
			return truth(op.Holds(-1)), certain
		case x > y:
			return truth(op.Holds(1)), certain
		case x == y:
			return truth(op.Holds(0)), certain
		}
		return truth(op == cfg.Ne), certain
	}
	o, ok := floatOps[op]
	if !ok {
		return Value{}, undefined
	}
	v := flv(map[floats.Op]float64{floats.Add: x + y, floats.Sub: x - y, floats.Mul: x * y, floats.Div: x / y}[o], bytes)
	if m == cfg.ILP32 && !floats.Exact(o, x, y, fl(v)) {
		return v, uncertain
	}
	return v, certain
}

// extendedOp is a binary operator on numbers of type long double.
func extendedOp(op cfg.BinaryOp, a, b Value) (Value, result) {
	x, y := extended(a), extended(b)
	if op.IsComparison() {
		sign, ordered, ok := floats.Compare(x, y)
		switch {
		case !ok:
			return Value{}, uncomputed
		case !ordered:
			return truth(op == cfg.Ne), certain
		}
		return truth(op.Holds(sign)), certain
	}
	o, ok := floatOps[op]
	if !ok {
		return Value{}, undefined
	}
	r, ok := floats.Binary(o, x, y)
	if !ok {
		return Value{}, uncomputed
	}
	return ofExtended(r), certain
}

// complexOp is a binary operator on complex numbers. Products and quotients are computed in one of several ways.
func complexOp(op cfg.BinaryOp, a, b Value, bytes uint8, m cfg.DataModel) (Value, result) {
	x := complex(fl(a), math.Float64frombits(a.Hi))
	y := complex(fl(b), math.Float64frombits(b.Hi))
	how := certain
	switch op {
	case cfg.Eq:
		return truth(x == y), certain
	case cfg.Ne:
		return truth(x != y), certain
	case cfg.Add:
		x += y
	case cfg.Sub:
		x -= y
	case cfg.Mul:
		x, how = x*y, uncertain
	case cfg.Div:
		x, how = x/y, uncertain
	default:
		return Value{}, undefined
	}
	if m == cfg.ILP32 {
		how = uncertain
	}
	v := flv(real(x), bytes/2)
	v.Hi = flv(imag(x), bytes/2).Lo
	return v, how
}

// convert casts v between scalar types.
func convert(v Value, from, to cfg.Type) (r Value, how result) {
	fc, tc := classOf(from), classOf(to)
	w := uint8(min(to.Size(), 255))
	switch {
	case tc == cVoid:
		return Value{}, certain
	case fc == cOpaque || tc == cOpaque:
		if cfg.Identical(from, to) {
			return v, certain
		}
		return Value{}, uncomputed
	case tc == cBool:
		return not(not(v, from), nil), certain
	case fc == cExtended && tc != cExtended:
		x, ok := extended(v).Float(to.Size() == 4 && tc == cFloat)
		if !ok {
			return Value{}, uncomputed
		}
		switch tc {
		case cFloat:
			return flv(x, w), certain
		case cComplex:
			y, _ := extended(v).Float(w == 8)
			return flv(y, w/2), certain
		}
		f, ok := extended(v).Big()
		if !ok { // no number
			return Value{}, undefined
		}
		return bigToInt(f, to)
	case fc == cFloat || fc == cComplex:
		switch tc {
		case cFloat:
			return flv(fl(v), w), certain
		case cExtended:
			return ofExtended(floats.FromFloat(fl(v))), certain
		case cComplex:
			r = flv(fl(v), w/2)
			if fc == cComplex {
				r.Hi = flv(math.Float64frombits(v.Hi), w/2).Lo
			}
			return r, certain
		}
		if math.IsNaN(fl(v)) {
			return Value{}, undefined
		}
		return bigToInt(new(big.Float).SetFloat64(fl(v)), to)
	case tc == cExtended:
		x, ok := floats.FromBig(bigOfInt(v, fc, signed(from)))
		if fc == cExtended {
			x, ok = extended(v), true
		}
		if !ok {
			return Value{}, uncomputed
		}
		return ofExtended(x), certain
	case tc == cFloat || tc == cComplex:
		if tc == cComplex {
			w /= 2
		}
		x, _ := bigOfInt(v, fc, signed(from)).Float64()
		if w == 4 {
			s, _ := bigOfInt(v, fc, signed(from)).Float32()
			x = float64(s)
		}
		return flv(x, w), certain
	case tc == cWide:
		if fc != cWide {
			v.Hi = arith.Widen(v.Lo, signed(from)).Hi
		}
		return Value{Lo: v.Lo, Hi: v.Hi, Prov: v.Prov}, certain
	}
	return Value{Lo: cfg.Arith(to).Cut(v.Lo), Prov: v.Prov}, certain
}

// bigOfInt is an integer as a number without any rounding.
func bigOfInt(v Value, c class, signed bool) *big.Float {
	x := v.wide()
	if c != cWide {
		x = arith.Widen(v.Lo, signed)
	}
	return new(big.Float).SetPrec(128).SetInt(x.Big(signed))
}

// bigToInt cuts a number down to an integer; that is undefined if it does not fit.
func bigToInt(f *big.Float, to cfg.Type) (Value, result) {
	if f.IsInf() || f.MantExp(nil) > 200 {
		return Value{}, undefined
	}
	n, _ := f.Int(nil)
	x, fits := cfg.Arith(to).FromBig(n)
	if !fits {
		return Value{}, undefined
	}
	return ofWide(x), certain
}

// usable reports whether a run goes on with a result, and ends it if not. With one that is uncertain it does,
// but confirms nothing any more.
func (m *Machine) usable(t *thread, x *extra, how result, text string) bool {
	switch how {
	case uncertain:
		m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, N: 1, Guess: true})
	case undefined:
		m.fail(t, Undefined, text)
	case uncomputed:
		m.fail(t, Unsupported, "a number of a type that is not computed")
	}
	return how <= uncertain
}
