package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// convert applies the conversion of an assignment or cast.
func (f *funcBuilder) convert(v value, to *ctype) value {
	to = to.unqual()
	if v.x == nil || to.kind == kVoid || to.kind == kRecord || to.kind == kArray || to.kind == kVector {
		return value{x: v.x, t: to}
	}
	x := castTo(v.x, to.cfgType())
	if v.t == nil || v.t.unqual() != to {
		x = fitted(x, to, to.partial())
	}
	return value{x: x, t: to}
}

// ptrAdd is p + i or p - i.
func (f *funcBuilder) ptrAdd(p, i value, minus bool, at cc.Node) value {
	u := f.u
	elem := p.t.elem
	scale := int64(1)
	index := i.x
	if i.width > 0 {
		index = f.convert(i, u.b.promote(i.t, i.width)).x
	}
	switch {
	case elem.isVLA():
		index = binary(cfg.Mul, castTo(index, u.b.ptrdiffT().cfgType()),
			castTo(f.vlaSize(elem), u.b.ptrdiffT().cfgType()), u.b.ptrdiffT().cfgType())
	case elem.kind == kVoid || elem.kind == kFunc:
	case elem.incomplete():
		u.fail(at, "arithmetic on a pointer to an incomplete type")
	default:
		scale = elem.size()
	}
	if minus {
		index = unary(cfg.Neg, castTo(index, u.b.ptrdiffT().cfgType()), u.b.ptrdiffT().cfgType())
	}
	x := p.x
	if c, ok := cfg.IsConst(index); ok {
		if k, isConst := x.(*cfg.Const); isConst {
			return value{x: constOf(k.Typ, k.Bits+uint64(c*scale)), t: p.t}
		}
		if c == 0 {
			return p
		}
	}
	// array + i is &array[i].
	if a, ok := x.(*cfg.AddrOf); ok && !minus && scale > 0 {
		if arr, ok := a.LV.Type.(*cfg.Array); ok && arr.Elem.Size() == scale && cfg.Identical(arr.Elem, elem.cfgType()) {
			lv := *a.LV
			lv.Path = append(lv.Path[:len(lv.Path):len(lv.Path)], cfg.Step{Index: index, Elem: arr.Elem})
			lv.Type = arr.Elem
			return value{x: &cfg.AddrOf{LV: &lv, Typ: a.Typ}, t: p.t}
		}
	}
	return value{x: &cfg.PtrAdd{X: x, Index: index, Scale: scale, Typ: p.t.cfgType()}, t: p.t}
}

// binaryExpr evaluates a binary operator that always evaluates both sides.
func (f *funcBuilder) binaryExpr(n cc.ExpressionNode, op cfg.BinaryOp, l, r cc.ExpressionNode) value {
	a := f.operand(l)
	if !simple(r) {
		m := f.mark()
		b := f.operand(r)
		f.keep([]mark{m}, &a.x)
		return f.operate(n, op, a, b)
	}
	return f.operate(n, op, a, f.operand(r))
}

// simple reports whether evaluating n certainly emits nothing.
func simple(n cc.ExpressionNode) bool {
	p, ok := strip(n).(*cc.PrimaryExpression)
	return ok && (p.Case == cc.PrimaryExpressionInt || p.Case == cc.PrimaryExpressionChar || p.Case == cc.PrimaryExpressionFloat)
}

// operate applies a binary operator to two values.
func (f *funcBuilder) operate(n cc.Node, op cfg.BinaryOp, a, b value) value {
	u := f.u
	bad := func() { u.fail(n, "operator %s does not take these operands", op) }
	switch {
	case a.t.kind == kVector || b.t.kind == kVector:
		return f.vectorOp(n, op, a, b)
	case op.IsComparison() && a.t.isArith() && b.t.isArith() && (a.peculiar() || b.peculiar()):
		return f.peculiarBinary(n, op, a, b)
	case op.IsComparison():
		return value{x: f.comparison(n, op, a, b), t: u.b.intT}
	case op == cfg.Add && a.t.kind == kPtr && b.t.isInt():
		return f.ptrAdd(a, b, false, n)
	case op == cfg.Add && b.t.kind == kPtr && a.t.isInt():
		return f.ptrAdd(b, a, false, n)
	case op == cfg.Sub && a.t.kind == kPtr && b.t.isInt():
		return f.ptrAdd(a, b, true, n)
	case op == cfg.Sub && a.t.kind == kPtr && b.t.kind == kPtr:
		u.whole(a.t.elem, u.pos(n))
		return f.ptrDiff(a, b)
	case !a.t.isArith() || !b.t.isArith():
		bad()
	case a.peculiar() || b.peculiar():
		return f.peculiarBinary(n, op, a, b)
	}
	pa := f.convert(a, u.b.promote(a.t, a.width))
	pb := f.convert(b, u.b.promote(b.t, b.width))
	if op == cfg.Shl || op == cfg.Shr {
		if !pa.t.isInt() || !pb.t.isInt() {
			bad()
		}
		return value{x: fitted(binary(op, pa.x, pb.x, pa.t.cfgType()), pa.t, pa.t.partial()), t: pa.t}
	}
	t := u.b.common(pa.t, pb.t)
	if t.kind != kInt && (op == cfg.Rem || op == cfg.And || op == cfg.Or || op == cfg.Xor) {
		bad()
	}
	return value{x: fitted(binary(op, f.convert(pa, t).x, f.convert(pb, t).x, t.cfgType()), t, t.partial()), t: t}
}

func (f *funcBuilder) comparison(n cc.Node, op cfg.BinaryOp, a, b value) cfg.Expr {
	u := f.u
	switch {
	case a.t.isArith() && b.t.isArith():
		pa := f.convert(a, u.b.promote(a.t, a.width))
		pb := f.convert(b, u.b.promote(b.t, b.width))
		t := u.b.common(pa.t, pb.t)
		return binary(op, f.convert(pa, t).x, f.convert(pb, t).x, u.b.Int)
	case a.t.kind == kPtr && b.t.kind == kPtr:
		// At the type of the side that is not a plain null pointer; of two of other types, as pointers to void (C17 6.5.9p5),
		// which need not be aligned.
		t := a.t.cfgType()
		if _, null := a.x.(*cfg.Const); null {
			t = b.t.cfgType()
		} else if _, null := b.x.(*cfg.Const); !null && !cfg.Identical(t, b.t.cfgType()) {
			t = u.b.pointer(u.b.void).cfgType()
		}
		return binary(op, castTo(a.x, t), castTo(b.x, t), u.b.Int)
	case a.t.kind == kPtr && b.t.isInt():
		return binary(op, a.x, castTo(b.x, a.t.cfgType()), u.b.Int)
	case a.t.isInt() && b.t.kind == kPtr:
		return binary(op, castTo(a.x, b.t.cfgType()), b.x, u.b.Int)
	}
	u.fail(n, "operator %s does not take these operands", op)
	return nil
}

func (f *funcBuilder) ptrDiff(a, b value) value {
	u := f.u
	t := u.b.ptrdiffT()
	y := castTo(b.x, a.t.cfgType())
	elem := a.t.elem
	if elem.isVLA() {
		d := &cfg.PtrDiff{X: a.x, Y: y, Scale: 1, Typ: t.cfgType()}
		return value{x: binary(cfg.Div, d, castTo(f.vlaSize(elem), t.cfgType()), t.cfgType()), t: t}
	}
	scale := int64(1)
	if elem.kind != kVoid && elem.kind != kFunc {
		scale = max(1, elem.size())
	}
	if k, ok := a.x.(*cfg.Const); ok {
		if l, ok := y.(*cfg.Const); ok {
			return value{x: intConst(t, uint64(intConst(t, k.Bits-l.Bits).Int64()/scale)), t: t}
		}
	}
	return value{x: &cfg.PtrDiff{X: a.x, Y: y, Scale: scale, Typ: t.cfgType()}, t: t}
}

// cast evaluates (T)e.
func (f *funcBuilder) cast(x *cc.CastExpression, want bool) value {
	u := f.u
	t := u.typeName(x.TypeName)
	switch {
	case t.kind == kVoid:
		f.effect(x.CastExpression)
		return value{t: u.b.void}
	case !want:
		f.effect(x.CastExpression)
		return value{t: t.unqual()}
	}
	v := f.expr(x.CastExpression)
	if v.x == nil {
		u.fail(x, "cast of an expression without a value")
	}
	switch {
	case t.kind == kRecord && v.t.kind == kRecord && sameType(t, v.t):
		return v
	case t.kind == kRecord && t.rec.cfg.Union: // (union u)member
		for _, m := range t.rec.fields {
			if sameType(m.t, v.t) {
				r := f.temp(t.cfgType())
				f.emit(&cfg.Assign{LHS: &cfg.LVal{Var: r, Path: []cfg.Step{{Field: m.cfg, Elem: m.cfg.Type}},
					Type: m.cfg.Type}, RHS: f.convert(v, m.t).x}, u.pos(x))
				return value{x: load(r), t: t.unqual()}
			}
		}
		u.fail(x, "no member of %s has the type of the operand", t.cfgType())
	case !t.isScalar() || !v.t.isScalar():
		if (t.kind == kVector || v.t.kind == kVector) && (t.isScalar() || t.kind == kVector) && (v.t.isScalar() || v.t.kind == kVector) {
			return f.reinterpret(v, t, x)
		}
		u.fail(x, "unsupported cast to %s", t.cfgType())
	}
	if i, ok := t.unqual().basic.(*cfg.Int); ok && v.t.kind == kPtr {
		// The offset of a member of a null object is a constant.
		if a, ok := v.x.(*cfg.AddrOf); ok && a.LV.Ptr != nil {
			if base, ok := a.LV.Ptr.(*cfg.Const); ok && base.Bits == 0 {
				if off := offsetExpr(a.LV.Path, u.b.sizeT().cfgType()); off != nil {
					return value{x: castTo(off, i), t: t.unqual()}
				}
			}
		}
	}
	return f.convert(v, t)
}

// offsetExpr is the byte offset of a path as an expression of type t.
func offsetExpr(path []cfg.Step, t cfg.Type) cfg.Expr {
	sum := cfg.Expr(constOf(t, 0))
	for _, s := range path {
		step := cfg.Expr(nil)
		switch {
		case s.Field != nil:
			step = constOf(t, uint64(s.Field.Offset))
		case s.Scale != nil:
			return nil
		default:
			step = binary(cfg.Mul, castTo(s.Index, t), constOf(t, uint64(s.Elem.Size())), t)
		}
		sum = binary(cfg.Add, sum, step, t)
	}
	return sum
}
