package frontend

import (
	"math/big"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/internal/floats"
)

// intConst is an integer (or pointer) constant of type t, truncated to its width.
func intConst(t *ctype, bits uint64) *cfg.Const { return constOf(t.cfgType(), bits) }

func constOf(t cfg.Type, bits uint64) *cfg.Const {
	typ := cfg.Arith(t)
	c := &cfg.Const{Typ: t, Bits: arith.Extend(bits, typ.Bits, false)}
	if typ.Bits > 64 {
		c.High = arith.Widen(bits, typ.Signed).Hi
	}
	return c
}

// foldCast converts a constant; nil if x is not one or the result is not.
func foldCast(x cfg.Expr, to cfg.Type) cfg.Expr {
	switch c := x.(type) {
	case *cfg.Const:
		v := c.Int64()
		from, _ := c.Typ.(*cfg.Int)
		switch to := to.(type) {
		case *cfg.Int:
			if to.Bool {
				return constOf(to, arith.Truth(c.Bits != 0 || c.High != 0))
			}
			if from == nil && to.Bytes > c.Typ.Size() && c.Bits>>(8*c.Typ.Size()-1) != 0 {
				return nil // gcc extends an address by its sign, clang by zeros
			}
			if to.Bytes == 16 {
				r := &cfg.Const{Typ: to, Bits: uint64(v), High: c.High}
				if from != nil && from.Bytes < 16 {
					r.High = arith.Widen(r.Bits, from.Signed).Hi
				}
				return r
			}
			return constOf(to, uint64(v))
		case *cfg.Pointer:
			if from != nil && from.Bytes == 16 {
				return nil
			}
			return constOf(to, uint64(v))
		case *cfg.Float:
			if from == nil || to.Complex || from.Bytes == 16 {
				return nil
			}
			n := arith.Widen(uint64(v), from.Signed).Big(from.Signed)
			return foldFloatCast(new(big.Float).SetInt(n), to, false)
		}
	case *cfg.FloatConst:
		f, ok := c.Big()
		if from, _ := c.Typ.(*cfg.Float); !ok || digits(from) == 0 {
			return nil
		}
		switch to := to.(type) {
		case *cfg.Float:
			return foldFloatCast(f, to, c.Rounded)
		case *cfg.Int:
			if to.Bool {
				return constOf(to, arith.Truth(!c.IsZero()))
			}
			n, _ := f.Int(nil)
			if n == nil || to.Bytes == 16 {
				return nil
			}
			// A number that does not fit is undefined, and not the same for all compilers.
			if r, fits := cfg.Arith(to).FromBig(n); fits {
				return constOf(to, r.Lo)
			}
		}
	}
	return nil
}

// digits is the precision of a type whose numbers are computed: float, double, and the long double of x86; 0 of
// all others.
func digits(t *cfg.Float) uint {
	switch {
	case t == nil || t.Complex || strings.HasPrefix(t.Name, "_Decimal"):
		return 0
	case t.Bytes == 4:
		return 24
	case t.Bytes == 8:
		return 53
	case t.Name == "long double":
		return 64
	}
	return 0
}

// foldFloatCast is a number in a floating type; nil for types of which nothing is computed, and for numbers
// beside their normal ones.
func foldFloatCast(f *big.Float, to *cfg.Float, rounded bool) cfg.Expr {
	c := &cfg.FloatConst{Typ: to}
	switch digits(to) {
	case 24:
		v, _ := f.Float32()
		c.Value = float64(v)
	case 53:
		c.Value, _ = f.Float64()
	case 64:
		if x, ok := floats.FromBig(f); !ok {
			return nil
		} else if r, ok := x.Big(); !ok {
			return nil
		} else if v, accuracy := r.Float64(); accuracy == big.Exact || r.IsInf() {
			c.Value = v
		} else {
			c.Value, c.Exact = v, r
		}
	default:
		return nil
	}
	r, ok := c.Big()
	c.Rounded = rounded || !ok || r.Cmp(f) != 0
	return c
}

// unary applies an operator, folding constants.
func unary(op cfg.UnaryOp, x cfg.Expr, t cfg.Type) cfg.Expr {
	if c, ok := x.(*cfg.Const); ok && c.Typ.Size() <= 8 {
		switch op {
		case cfg.Neg:
			return constOf(t, -uint64(c.Int64()))
		case cfg.BitNot:
			return constOf(t, ^uint64(c.Int64()))
		case cfg.Not:
			return constOf(t, arith.Truth(c.Bits == 0))
		}
	}
	if c, ok := x.(*cfg.FloatConst); ok {
		switch op {
		case cfg.Neg:
			n := *c
			if n.Typ, n.Value = t, -c.Value; c.Exact != nil {
				n.Exact = new(big.Float).Neg(c.Exact)
			}
			return &n
		case cfg.Not:
			return constOf(t, arith.Truth(c.IsZero()))
		}
	}
	return &cfg.Unary{Op: op, X: x, Typ: t}
}

// binary applies an operator to operands of one type, folding constants.
func binary(op cfg.BinaryOp, x, y cfg.Expr, t cfg.Type) cfg.Expr {
	if a, ok := x.(*cfg.Const); ok {
		if b, ok := y.(*cfg.Const); ok && a.Typ.Size() <= 8 && b.Typ.Size() <= 8 {
			r, how := cfg.Arith(a.Typ).Apply(op, uint64(a.Int64()), uint64(b.Int64()))
			if how == arith.Defined {
				return constOf(t, r)
			}
		}
	}
	if op == cfg.Mul || op == cfg.Add {
		// Sizes of variable-length arrays and offsets of members make many trivial products and sums.
		neutral := arith.Truth(op == cfg.Mul)
		if c, ok := x.(*cfg.Const); ok && c.Bits == neutral && c.High == 0 && y.Type() == t {
			return y
		}
		if c, ok := y.(*cfg.Const); ok && c.Bits == neutral && c.High == 0 && x.Type() == t {
			return x
		}
	}
	if a, ok := x.(*cfg.FloatConst); ok {
		if b, ok := y.(*cfg.FloatConst); ok {
			if r := foldFloat(op, a, b, t); r != nil {
				return r
			}
		}
	}
	return &cfg.Binary{Op: op, X: x, Y: y, Typ: t}
}

// foldFloat computes with constants. Compilers, and the options of one, differ in the precision with which they
// do that, so that what is rounded is never compared here.
func foldFloat(op cfg.BinaryOp, a, b *cfg.FloatConst, t cfg.Type) cfg.Expr {
	from, _ := a.Typ.(*cfg.Float)
	if digits(from) == 0 {
		return nil
	}
	if op.IsComparison() {
		x, ok := a.Big()
		y, also := b.Big()
		if !ok || !also || a.Rounded || b.Rounded {
			return nil
		}
		return constOf(t, arith.Truth(op.Holds(x.Cmp(y))))
	}
	f, ok := t.(*cfg.Float)
	ops := map[cfg.BinaryOp]floats.Op{cfg.Add: floats.Add, cfg.Sub: floats.Sub, cfg.Mul: floats.Mul, cfg.Div: floats.Div}
	o, known := ops[op]
	if !ok || !known || f.Bytes > 8 {
		return nil
	}
	x, y := a.Value, b.Value
	r := map[floats.Op]float64{floats.Add: x + y, floats.Sub: x - y, floats.Mul: x * y, floats.Div: x / y}[o]
	if f.Bytes == 4 {
		r = float64(float32(r))
	}
	return &cfg.FloatConst{Typ: f, Value: r, Rounded: a.Rounded || b.Rounded || !floats.Exact(o, x, y, r)}
}

// constOffset is the byte offset that a path with constant indices leads to.
func constOffset(path []cfg.Step) (int64, bool) {
	var off int64
	for _, s := range path {
		if s.Field != nil {
			off += s.Field.Offset
			continue
		}
		i, ok := cfg.IsConst(s.Index)
		if !ok || s.Scale != nil {
			return 0, false
		}
		off += i * s.Elem.Size()
	}
	return off, true
}
