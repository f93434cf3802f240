package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Bit-fields that are wider than int have no type that C names. For gcc their values have a type of exactly
// their width, so that unsigned long x:40 wraps around at 2^40, also in what is computed from it; for clang
// they have the type that was declared. The same goes for values of narrow bit-fields that come through a
// statement expression or a postfix operator: gcc goes on to promote them to int, clang does not.
//
// Both are followed: an expression is evaluated for gcc and for the others, and where the results differ, its
// value is one of them. The choice is a guess, as it is the compiler's and not the program's to take: it makes
// an execution possible, and confirms nothing. (Mixed choices, which no compiler takes, do no harm: they only
// add executions.)

// asWide is the width of an integer type of gcc that no name stands for; 0 if the value has a type of C.
func (v value) asWide() int64 {
	if v.t.isInt() && v.width > 32 && v.width < 8*v.t.size() {
		return v.width
	}
	return 0
}

// peculiar reports whether compilers differ in the type of a value.
func (v value) peculiar() bool { return v.other != nil || v.asWide() > 0 }

// passed is the value of an expression that is no lvalue any more, as far as gcc is concerned: for the others,
// it has the type that was declared.
func (v value) passed() value {
	// those of lower rank are promoted in any case
	if v.x != nil && v.other == nil && v.width > 0 && v.t.isInt() && v.t.rank >= 4 {
		v.other = v.t
	}
	return v
}

// declared is the value as compilers other than gcc have it.
func (v value) declared() value {
	switch {
	case v.other != nil:
		return value{x: castTo(v.x, v.other.cfgType()), t: v.other}
	case v.asWide() > 0:
		return value{x: v.x, t: v.t}
	}
	return v
}

// named refuses a value whose type has no name where the type matters, and not the value only: compilers would
// go on with different ones.
func (f *funcBuilder) named(v value, at cc.Node) {
	if v.asWide() > 0 {
		f.u.fail(at, "unsupported use of the type of a bit-field that is wider than int")
	}
}

// promoted applies the integer promotions; the width of a type without a name stays.
func (f *funcBuilder) promoted(v value) value {
	p := f.convert(v, f.u.b.promote(v.t, v.width))
	p.width = v.asWide()
	if v.other != nil {
		p.other = f.u.b.promote(v.other, 0)
	} else if p.width > 0 {
		p.other = p.t
	}
	return p
}

// commonWide is the usual type of two promoted operands for gcc: the one with more bits, then the unsigned one.
func (b *basics) commonWide(x, y value) (t *ctype, width int64) {
	if !x.t.isInt() || !y.t.isInt() || x.width == 0 && y.width == 0 {
		return b.common(x.t, y.t), 0
	}
	bits := func(v value) int64 {
		if v.width > 0 {
			return v.width
		}
		return 8 * v.t.size()
	}
	switch m, n := bits(x), bits(y); {
	case m > n, m == n && !x.t.signed():
		return x.t, x.width
	}
	return y.t, y.width
}

// fitted is x, of type t, modulo a width; 0 for all of t.
func fitted(x cfg.Expr, t *ctype, width int64) cfg.Expr {
	if width == 0 {
		return x
	}
	n := constOf(t.cfgType(), uint64(8*t.size()-width))
	return binary(cfg.Shr, binary(cfg.Shl, x, n, t.cfgType()), n, t.cfgType())
}

// peculiarUnary applies - or ~ where compilers differ in the type of the operand.
func (f *funcBuilder) peculiarUnary(op cfg.UnaryOp, v value, at cc.Node) value {
	v.x = f.saved(v.x, f.u.pos(at))
	p := f.promoted(v)
	o := f.promoted(v.declared())
	return f.either(value{x: fitted(unary(op, p.x, p.t.cfgType()), p.t, p.width), t: p.t, width: p.width},
		value{x: unary(op, o.x, o.t.cfgType()), t: o.t}, at)
}

// peculiarBinary applies an operator to numbers where compilers differ in the type of one.
func (f *funcBuilder) peculiarBinary(n cc.Node, op cfg.BinaryOp, a, b value) value {
	a.x, b.x = f.saved(a.x, f.u.pos(n)), f.saved(b.x, f.u.pos(n))
	x, y := f.promoted(a), f.promoted(b)
	var g value
	if op == cfg.Shl || op == cfg.Shr {
		g = value{x: fitted(binary(op, x.x, y.x, x.t.cfgType()), x.t, x.width), t: x.t, width: x.width}
	} else {
		t, width := f.u.b.commonWide(x, y)
		l, r := fitted(f.convert(x, t).x, t, width), fitted(f.convert(y, t).x, t, width)
		if op.IsComparison() {
			g = value{x: binary(op, l, r, f.u.b.Int), t: f.u.b.intT}
		} else {
			g = value{x: fitted(binary(op, l, r, t.cfgType()), t, width), t: t, width: width}
		}
	}
	return f.either(g, f.operate(n, op, a.declared(), b.declared()), n)
}

// either is one of two values, that which gcc computes or that of the others.
func (f *funcBuilder) either(g, other value, at cc.Node) value {
	pos := f.u.pos(at)
	out := value{t: g.t, width: g.width}
	if g.width > 0 || !cfg.Identical(g.t.cfgType(), other.t.cfgType()) {
		out.other = other.t
	}
	k := castTo(other.x, g.t.cfgType())
	if x, ok := cfg.IsConst(g.x); ok {
		if y, ok := cfg.IsConst(k); ok && x == y {
			out.x = g.x
			return out
		}
	}
	r := f.temp(g.t.cfgType())
	f.emit(&cfg.Assign{LHS: lvOf(r), RHS: g.x}, pos)
	k = f.saved(k, pos)
	differ, same := f.guard(binary(cfg.Ne, load(r), k, f.u.b.Int), pos)
	if f.cur = differ; differ.reachable() {
		yes, no := f.guard(&cfg.Nondet{Typ: f.u.b.Bool, Pos: pos, Guess: true}, pos)
		f.cur = yes
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: k}, pos)
		differ = f.join(f.cur, no)
	}
	f.cur = f.join(differ, same)
	out.x = load(r)
	return out
}

// peculiarChoice converts a branch of a conditional operator whose value has a type of gcc's own.
func (f *funcBuilder) peculiarChoice(v, t value, at cc.Node) cfg.Expr {
	v.x = f.saved(v.x, f.u.pos(at))
	g := value{x: fitted(f.convert(f.promoted(v), t.t).x, t.t, t.width), t: t.t}
	return f.either(g, f.convert(f.promoted(v.declared()), t.other), at).x
}

// choiceType is the type of c ? a : b where compilers differ in the type of a or b.
func (f *funcBuilder) choiceType(a, b value) value {
	only := func(v value) value {
		return value{x: constOf(v.t.cfgType(), 0), t: v.t, width: v.width, other: v.other}
	}
	x, y := f.promoted(only(a)), f.promoted(only(b))
	v := value{}
	v.t, v.width = f.u.b.commonWide(x, y)
	v.other = f.u.b.common(f.promoted(only(a).declared()).t, f.promoted(only(b).declared()).t)
	return v
}
