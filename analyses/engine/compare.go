package engine

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// decided tells the digests how a condition has come out.
func (s *step) decided(a *cfg.Guard) {
	if !s.funcs[s.edge.From.Func.ID].locks {
		return
	}
	c, ok := comparison(a.Cond, a.Truth)
	if size := s.program.Types.Model.PointerSize(); ok && c.X.Size() <= size && (c.Y == nil || c.Y.Size() <= size) {
		s.local(&digest.Event{Kind: digest.EvGuard, Comparison: c})
	}
}

// number is the value of an integer expression.
func number(x cfg.Expr) (digest.Address, bool) {
	switch x := x.(type) {
	case *cfg.Load:
		if v := x.LV.Var; v != nil && len(x.LV.Path) == 0 && v.Register() && isInt(v.Type) {
			return digest.Address{Terms: [2]digest.Term{{Var: v, Scale: 1}}}, true
		}
	case *cfg.Cast:
		if isInt(x.Typ) && isInt(x.X.Type()) && keeps(x) {
			return number(x.X)
		}
	case *cfg.Binary:
		n, constant := cfg.IsConst(x.Y)
		if t, ok := x.Typ.(*cfg.Int); !ok || !t.Signed || t.Bytes > 8 || !constant { // see index
			break
		}
		a, ok := number(x.X)
		switch x.Op {
		case cfg.Add:
			a.Offset += n
		case cfg.Sub:
			a.Offset -= n
		default:
			ok = false
		}
		return a, ok
	}
	return digest.Address{}, false
}

func isInt(t cfg.Type) bool { _, ok := t.(*cfg.Int); return ok }

// keeps reports whether a conversion changes no value. Pointers are unsigned addresses.
func keeps(x *cfg.Cast) bool {
	to, toInt := x.Typ.(*cfg.Int)
	switch from := x.X.Type().(type) {
	case *cfg.Pointer:
		_, toPointer := x.Typ.(*cfg.Pointer)
		return toPointer || toInt && !to.Bool && !to.Signed && to.Bytes >= from.Size()
	case *cfg.Int:
		switch {
		case !toInt:
			return false
		case from.Bool || to.Bool:
			return from.Bool
		case from.Signed == to.Signed:
			return from.Bytes <= to.Bytes
		}
		return to.Signed && from.Bytes < to.Bytes
	}
	return false
}

// comparison is what it means for registers that a condition is true (truth) or false.
func comparison(x cfg.Expr, truth bool) (c digest.Comparison, ok bool) {
	op, y := cfg.Ne, cfg.Expr(nil)
	switch e := x.(type) {
	case *cfg.Unary:
		if e.Op == cfg.Not {
			return comparison(e.X, !truth)
		}
		return c, false
	case *cfg.Binary:
		if !e.Op.IsComparison() {
			return c, false
		}
		op, x, y = e.Op, e.X, e.Y
	}
	a, m, ok := side(x)
	var b *cfg.Var
	var n int64
	if ok && y != nil {
		b, n, ok = side(y)
	}
	if !ok || a == b {
		return c, false
	}
	may := map[cfg.BinaryOp]digest.Order{
		cfg.Eq: digest.Equal, cfg.Ne: digest.Less | digest.Greater,
		cfg.Lt: digest.Less, cfg.Le: digest.Less | digest.Equal, cfg.Gt: digest.Greater, cfg.Ge: digest.Greater | digest.Equal,
	}[op]
	if !truth {
		may ^= digest.Less | digest.Equal | digest.Greater
	}
	if a == nil || b != nil && b.ID < a.ID {
		a, b, n = b, a, m
		may = may&digest.Equal | may&digest.Less<<2 | may&digest.Greater>>2
	}
	return digest.Comparison{X: a, Y: b, N: n, May: may}, true
}

// side is a side of a comparison: a register, or a number.
func side(x cfg.Expr) (v *cfg.Var, n int64, ok bool) {
	for {
		c, cast := x.(*cfg.Cast)
		if !cast {
			break
		}
		if !keeps(c) {
			return nil, 0, false
		}
		x = c.X
	}
	switch x := x.(type) {
	case *cfg.Load:
		v = x.LV.Var
		if v == nil || len(x.LV.Path) > 0 || !v.Register() {
			return nil, 0, false
		}
		_, pointer := v.Type.(*cfg.Pointer)
		return v, 0, pointer || isInt(v.Type)
	case *cfg.Const:
		t, number := x.Typ.(*cfg.Int)
		n = x.Int64()
		return nil, n, x.High == 0 && (n >= 0 || number && t.Signed && t.Bytes <= 8)
	}
	return nil, 0, false
}
