package symlocks

import "github.com/mayrun-dev/mayrun/cfg"

// address is the value of a pointer expression.
func address(x cfg.Expr, t *cfg.Types) (Address, bool) {
	from, a, ok := distance(x, t)
	return behind(from, a, ok)
}

// behind is an address at some distance from a pointer, if that is in a register, or there is none.
func behind(from cfg.Expr, a Address, ok bool) (Address, bool) {
	if !ok || from == nil {
		return a, ok
	}
	l, ok := from.(*cfg.Load)
	if !ok || !l.LV.IsVariable() || !l.LV.Var.Register() || a.Terms[1].Var != nil {
		return a, false
	}
	_, ok = l.Type().(*cfg.Pointer)
	a.Terms = [2]Term{{Var: l.LV.Var, Scale: 1}, a.Terms[0]}
	return a, ok
}

// distance is how far behind another pointer a pointer leads, or behind an object if from is nil.
func distance(x cfg.Expr, t *cfg.Types) (from cfg.Expr, a Address, ok bool) {
	switch x := x.(type) {
	case *cfg.AddrOf:
		return begin(x.LV, t)
	case *cfg.PtrAdd:
		from, a, ok = distance(x.X, t)
		a, ok = index(a, x.Index, x.Scale, t, ok)
		return from, a, ok
	case *cfg.Cast:
		if _, ok := x.Typ.(*cfg.Pointer); !ok {
			return nil, a, false
		}
		if _, ok := x.X.Type().(*cfg.Pointer); !ok {
			return nil, a, false
		}
		return distance(x.X, t)
	}
	return x, Address{}, true
}

// begin is how far behind a pointer, or an object, an lvalue begins.
func begin(lv *cfg.LVal, t *cfg.Types) (from cfg.Expr, a Address, ok bool) {
	if lv.Var != nil {
		a.Object, ok = lv.Var, true
	} else {
		from, a, ok = distance(lv.Ptr, t)
	}
	for _, s := range lv.Path {
		switch {
		case !ok || s.Scale != nil:
			return from, a, false
		case s.Field != nil && s.Field.Width > 0:
			a.Offset += s.Field.UnitOff
		case s.Field != nil:
			a.Offset += s.Field.Offset
		default:
			a, ok = index(a, s.Index, s.Elem.Size(), t, true)
		}
	}
	return from, a, ok
}

// index adds scale times the value of i.
func index(a Address, i cfg.Expr, scale int64, t *cfg.Types, ok bool) (Address, bool) {
	if !ok {
		return a, false
	}
	if n, constant := cfg.IsConst(i); constant {
		a.Offset = wrapped(a.Offset+n*scale, t)
		return a, true
	}
	// as it is computed, modulo the size of a pointer
	if c, cast := i.(*cfg.Cast); cast && c.Typ.Size() >= t.Model.PointerSize() {
		i = c.X
	}
	n, ok := number(i, t)
	a.Offset = wrapped(a.Offset+n.Offset*scale, t)
	for _, k := range n.Terms {
		if ok && k.Var != nil {
			k.Scale *= scale
			a, ok = a.with(k)
		}
	}
	return a, ok
}

// with is the address with one more term.
func (a Address) with(t Term) (Address, bool) {
	for j := range a.Terms {
		if a.Terms[j].Var == nil {
			a.Terms[j] = t
			return a, true
		}
	}
	return a, false
}

// function is what an expression computes of the value of a register by a constant, or by another register. It is not
// computed with more bits than addresses have: of two registers that lead to the same address as indices, these bits are
// the same, and of the others nothing is known.
func function(x *cfg.Binary, t *cfg.Types) (v *cfg.Var, of Of, ok bool) {
	switch x.Op {
	case cfg.Rem, cfg.Div, cfg.And:
	default:
		return nil, of, false
	}
	if x.Typ.Size() > t.Model.PointerSize() {
		return nil, of, false
	}
	n, by, ok := divisor(x.Y, t)
	if !ok || !isInt(x.Typ) {
		return nil, of, false
	}
	a, ok := number(x.X, t)
	if v = a.Terms[0].Var; !ok || v == nil || a != variable(v) {
		return nil, of, false
	}
	of = Of{Op: x.Op, N: n, By: by}
	if x.Op != cfg.And {
		of.Signed = x.Typ.(*cfg.Int).Signed
	}
	return v, of, true
}

// divisor is a positive constant, or a register.
func divisor(x cfg.Expr, t *cfg.Types) (n int64, by *cfg.Var, ok bool) {
	if n, ok := cfg.IsConst(x); ok {
		return n, nil, n > 0
	}
	a, ok := number(x, t)
	by = a.Terms[0].Var
	return 0, by, ok && by != nil && a == variable(by)
}

// wrapped is an offset modulo the size of the address space: where addresses have 32 bits, adding 2^32-4 is
// subtracting 4.
func wrapped(n int64, t *cfg.Types) int64 {
	if t.Model.PointerSize() < 8 {
		return int64(int32(n))
	}
	return n
}

// number is the value of an integer expression.
func number(x cfg.Expr, t *cfg.Types) (Address, bool) {
	switch x := x.(type) {
	case *cfg.Load:
		if v := x.LV.Var; v != nil && len(x.LV.Path) == 0 && v.Register() && isInt(v.Type) {
			return Address{Terms: [2]Term{{Var: v, Scale: 1}}}, true
		}
	case *cfg.Cast:
		if isInt(x.Typ) && isInt(x.X.Type()) && (keeps(x) || small(x.X) && !x.Typ.(*cfg.Int).Bool) {
			return number(x.X, t)
		}
	case *cfg.Binary:
		if v, of, ok := function(x, t); ok {
			return Address{Terms: [2]Term{{Var: v, Scale: 1, Of: of}}}, true
		}
		n, constant := cfg.IsConst(x.Y)
		if i, ok := x.Typ.(*cfg.Int); !ok || !i.Signed || i.Bytes > 8 || !constant {
			break // signed numbers do not wrap around: that would be undefined behaviour
		}
		a, ok := number(x.X, t)
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
	return Address{}, false
}

// small reports whether a number is one that all integer types have, but for truth values.
func small(x cfg.Expr) bool {
	b, ok := x.(*cfg.Binary)
	if !ok {
		return false
	}
	t, isInt := b.Typ.(*cfg.Int)
	n, constant := cfg.IsConst(b.Y)
	return isInt && !t.Signed && constant && n > 0 && (b.Op == cfg.Rem && n <= 128 || b.Op == cfg.And && n < 128)
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
func comparison(x cfg.Expr, truth bool) (c Comparison, ok bool) {
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
	may := map[cfg.BinaryOp]Order{
		cfg.Eq: Equal, cfg.Ne: Less | Greater,
		cfg.Lt: Less, cfg.Le: Less | Equal, cfg.Gt: Greater, cfg.Ge: Greater | Equal,
	}[op]
	if !truth {
		may ^= Less | Equal | Greater
	}
	if a == nil || b != nil && b.ID < a.ID {
		a, b, n = b, a, m
		may = may&Equal | may&Less<<2 | may&Greater>>2
	}
	return Comparison{X: a, Y: b, N: n, May: may}, true
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
