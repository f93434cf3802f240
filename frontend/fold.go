package frontend

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
)

// intConst is an integer (or pointer) constant of type t, truncated to its width.
func intConst(t *ctype, bits uint64) *cfg.Const { return constOf(t.cfgType(), bits) }

func constOf(t cfg.Type, bits uint64) *cfg.Const {
	n := t.Size()
	c := &cfg.Const{Typ: t, Bits: bits}
	if n < 8 && n > 0 {
		c.Bits = bits & (1<<uint(8*n) - 1)
	}
	if i, ok := t.(*cfg.Int); ok && i.Bytes == 16 && i.Signed && int64(bits) < 0 {
		c.High = math.MaxUint64
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
				return constOf(to, b2u(c.Bits != 0 || c.High != 0))
			}
			if to.Bytes == 16 {
				r := &cfg.Const{Typ: to, Bits: uint64(v), High: c.High}
				if from != nil && from.Bytes < 16 && from.Signed && v < 0 {
					r.High = math.MaxUint64
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
			f := float64(v)
			if !from.Signed && from.Bytes == 8 {
				f = float64(c.Bits)
			}
			return &cfg.FloatConst{Typ: to, Value: roundTo(to, f)}
		}
	case *cfg.FloatConst:
		switch to := to.(type) {
		case *cfg.Float:
			if to.Complex {
				return nil
			}
			return &cfg.FloatConst{Typ: to, Value: roundTo(to, c.Value)}
		case *cfg.Int:
			if to.Bool {
				return constOf(to, b2u(c.Value != 0))
			}
			if math.IsNaN(c.Value) || c.Value < -9.2e18 || c.Value > 1.8e19 || to.Bytes == 16 {
				return nil
			}
			if c.Value > 9.2e18 {
				return constOf(to, uint64(c.Value))
			}
			return constOf(to, uint64(int64(c.Value)))
		}
	}
	return nil
}

func roundTo(t *cfg.Float, f float64) float64 {
	if t.Bytes == 4 {
		return float64(float32(f))
	}
	return f
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
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
			return constOf(t, b2u(c.Bits == 0))
		}
	}
	if c, ok := x.(*cfg.FloatConst); ok {
		switch op {
		case cfg.Neg:
			return &cfg.FloatConst{Typ: t, Value: -c.Value}
		case cfg.Not:
			return constOf(t, b2u(c.Value == 0))
		}
	}
	return &cfg.Unary{Op: op, X: x, Typ: t}
}

// binary applies an operator to operands of one type, folding constants.
func binary(op cfg.BinaryOp, x, y cfg.Expr, t cfg.Type) cfg.Expr {
	if a, ok := x.(*cfg.Const); ok {
		if b, ok := y.(*cfg.Const); ok && a.Typ.Size() <= 8 && b.Typ.Size() <= 8 {
			if r, ok := foldInt(op, a, b); ok {
				return constOf(t, r)
			}
		}
	}
	if op == cfg.Mul || op == cfg.Add {
		// Sizes of variable-length arrays and offsets of members make many trivial products and sums.
		neutral := uint64(b2u(op == cfg.Mul))
		if c, ok := x.(*cfg.Const); ok && c.Bits == neutral && c.High == 0 && y.Type() == t {
			return y
		}
		if c, ok := y.(*cfg.Const); ok && c.Bits == neutral && c.High == 0 && x.Type() == t {
			return x
		}
	}
	if a, ok := x.(*cfg.FloatConst); ok {
		if b, ok := y.(*cfg.FloatConst); ok {
			if r := foldFloat(op, a.Value, b.Value, t); r != nil {
				return r
			}
		}
	}
	return &cfg.Binary{Op: op, X: x, Y: y, Typ: t}
}

func foldInt(op cfg.BinaryOp, a, b *cfg.Const) (uint64, bool) {
	t, isInt := a.Typ.(*cfg.Int)
	signed := isInt && t.Signed
	x, y := a.Int64(), b.Int64()
	ux, uy := uint64(x), uint64(y)
	if !signed {
		ux, uy = a.Bits, b.Bits
	}
	switch op {
	case cfg.Add:
		return ux + uy, true
	case cfg.Sub:
		return ux - uy, true
	case cfg.Mul:
		return ux * uy, true
	case cfg.Div, cfg.Rem:
		if b.Bits == 0 || signed && y == -1 && x == math.MinInt64 {
			return 0, false
		}
		switch {
		case signed && op == cfg.Div:
			return uint64(x / y), true
		case signed:
			return uint64(x % y), true
		case op == cfg.Div:
			return ux / uy, true
		}
		return ux % uy, true
	case cfg.And:
		return ux & uy, true
	case cfg.Or:
		return ux | uy, true
	case cfg.Xor:
		return ux ^ uy, true
	case cfg.Shl, cfg.Shr:
		n := uint64(b.Int64())
		if int64(n) < 0 || n >= uint64(8*a.Typ.Size()) {
			return 0, false
		}
		if op == cfg.Shl {
			return ux << n, true
		}
		if signed {
			return uint64(x >> n), true
		}
		return ux >> n, true
	}
	cmp := 0
	switch {
	case signed && x < y, !signed && ux < uy:
		cmp = -1
	case signed && x > y, !signed && ux > uy:
		cmp = 1
	}
	return b2u(compare(op, cmp)), true
}

func compare(op cfg.BinaryOp, cmp int) bool {
	switch op {
	case cfg.Eq:
		return cmp == 0
	case cfg.Ne:
		return cmp != 0
	case cfg.Lt:
		return cmp < 0
	case cfg.Le:
		return cmp <= 0
	case cfg.Gt:
		return cmp > 0
	}
	return cmp >= 0
}

func foldFloat(op cfg.BinaryOp, a, b float64, t cfg.Type) cfg.Expr {
	if op.IsComparison() {
		if math.IsNaN(a) || math.IsNaN(b) {
			return constOf(t, b2u(op == cfg.Ne))
		}
		cmp := 0
		if a < b {
			cmp = -1
		} else if a > b {
			cmp = 1
		}
		return constOf(t, b2u(compare(op, cmp)))
	}
	f, ok := t.(*cfg.Float)
	if !ok || f.Bytes > 8 {
		return nil
	}
	switch op {
	case cfg.Add:
		a += b
	case cfg.Sub:
		a -= b
	case cfg.Mul:
		a *= b
	case cfg.Div:
		a /= b
	default:
		return nil
	}
	return &cfg.FloatConst{Typ: t, Value: roundTo(f, a)}
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
