package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// truth is the value 0 or 1 of a logical operator.
func (f *funcBuilder) truth(n cc.ExpressionNode) value {
	u := f.u
	yes, no := f.cond(n)
	switch {
	case !no.reachable():
		f.cur = yes
		return value{x: intConst(u.b.intT, 1), t: u.b.intT}
	case !yes.reachable():
		f.cur = no
		return value{x: intConst(u.b.intT, 0), t: u.b.intT}
	}
	r := f.temp(u.b.Int)
	f.cur = yes
	f.emit(&cfg.Assign{LHS: lvOf(r), RHS: intConst(u.b.intT, 1)}, u.pos(n))
	yes = f.cur
	f.cur = no
	f.emit(&cfg.Assign{LHS: lvOf(r), RHS: intConst(u.b.intT, 0)}, u.pos(n))
	f.cur = f.join(yes, f.cur)
	return value{x: load(r), t: u.b.intT}
}

// cond evaluates n as a condition: the points where it holds and where it does not.
func (f *funcBuilder) cond(n cc.ExpressionNode) (yes, no point) {
	n = strip(n)
	if _, ok := f.known(n); ok {
		return f.guard(f.scalar(n).x, f.u.pos(n))
	}
	was := f.begin(n, forTruth)
	yes, no = f.lowerCond(n)
	f.order = was
	return yes, no
}

func (f *funcBuilder) lowerCond(n cc.ExpressionNode) (yes, no point) {
	switch x := n.(type) {
	case *cc.LogicalAndExpression:
		yes, no = f.cond(x.LogicalAndExpression)
		if !yes.reachable() {
			return yes, no
		}
		f.cur = yes
		y, z := f.cond(x.InclusiveOrExpression)
		return y, f.join(no, z)
	case *cc.LogicalOrExpression:
		yes, no = f.cond(x.LogicalOrExpression)
		if !no.reachable() {
			return yes, no
		}
		f.cur = no
		y, z := f.cond(x.LogicalAndExpression)
		return f.join(yes, y), z
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionNot {
			yes, no = f.cond(x.CastExpression)
			return no, yes
		}
	case *cc.ExpressionList:
		for ; x.ExpressionList != nil; x = x.ExpressionList {
			f.effect(x.AssignmentExpression)
		}
		return f.cond(x.AssignmentExpression)
	case *cc.ConditionalExpression:
		if x.ExpressionList != nil {
			c, d := f.cond(x.LogicalOrExpression)
			var y1, n1, y2, n2 point
			if f.cur = c; c.reachable() {
				y1, n1 = f.cond(x.ExpressionList)
			}
			if f.cur = d; d.reachable() {
				y2, n2 = f.cond(x.ConditionalExpression)
			}
			return f.join(y1, y2), f.join(n1, n2)
		}
	case *cc.PostfixExpression:
		if a := f.u.expectArg(x); a != nil {
			return f.cond(a)
		}
	}
	v := f.scalar(n)
	return f.guard(v.x, f.u.pos(n))
}

// guard branches on a tree.
func (f *funcBuilder) guard(x cfg.Expr, pos cfg.Pos) (yes, no point) {
	flip := false
	for {
		if u, ok := x.(*cfg.Unary); ok && u.Op == cfg.Not {
			x, flip = u.X, !flip
			continue
		}
		if c, ok := x.(*cfg.Cast); ok && widening(c) {
			x = c.X
			continue
		}
		break
	}
	truth, known := false, true
	switch c := x.(type) {
	case *cfg.Const:
		truth = c.Bits != 0 || c.High != 0
	case *cfg.FloatConst:
		truth = !c.IsZero()
	case *cfg.FuncRef:
		truth, known = true, c.Func.HasBody() // a weak one may be missing
	case *cfg.AddrOf:
		truth, known = true, exists(c.LV)
	case *cfg.Binary:
		// An object's address is not null.
		known = false
		if a, ok := c.X.(*cfg.AddrOf); ok && exists(a.LV) && cfg.IsNull(c.Y) && (c.Op == cfg.Eq || c.Op == cfg.Ne) {
			truth, known = c.Op == cfg.Ne, true
		}
	default:
		known = false
	}
	if known {
		f.here()
		yes, no = f.cur, point{}
	} else {
		x = f.choose(x, pos)
		n := f.here()
		yes = point{open: []*cfg.Edge{f.branch(n, &cfg.Guard{Cond: x, Truth: !flip}, pos)}}
		no = point{open: []*cfg.Edge{f.branch(n, &cfg.Guard{Cond: x, Truth: flip}, pos)}}
		f.cur = point{}
		return yes, no
	}
	f.cur = point{}
	if truth == flip {
		yes, no = no, yes
	}
	return yes, no
}

// exists reports whether there certainly is an object that the lvalue is a part of: weak ones that no unit
// defines may be missing.
func exists(lv *cfg.LVal) bool { return lv.Var != nil && !lv.Var.Extern }

// choose makes an arbitrary value that is part of a condition before it is tested, so that both sides test the
// same one.
func (f *funcBuilder) choose(x cfg.Expr, pos cfg.Pos) cfg.Expr {
	found := false
	cfg.Inspect(x, func(e cfg.Expr) {
		if _, ok := e.(*cfg.Nondet); ok {
			found = true
		}
	})
	if !found {
		return x
	}
	return f.saved(x, pos)
}

// widening reports whether a cast keeps zero and non-zero apart.
func widening(c *cfg.Cast) bool {
	from, ok := c.X.Type().(*cfg.Int)
	if !ok {
		_, ok := c.X.Type().(*cfg.Pointer)
		return ok && c.Typ.Size() >= c.X.Type().Size() && isIntOrPtr(c.Typ)
	}
	to, ok := c.Typ.(*cfg.Int)
	return ok && (to.Bytes >= from.Bytes || to.Bool)
}

func isIntOrPtr(t cfg.Type) bool {
	_, ok := t.(*cfg.Int)
	return ok || isPtr(t)
}

// ternary evaluates c ? a : b and c ?: b.
func (f *funcBuilder) ternary(x *cc.ConditionalExpression, want bool) value {
	u := f.u
	var (
		yes, no point
		a, b    value
		endA    point
	)
	eval := func(n cc.ExpressionNode) value {
		if want {
			return f.expr(n)
		}
		f.effect(n)
		return value{t: u.b.void}
	}
	if v, ok := f.vectorCondition(x, want); ok {
		return v
	}
	if x.ExpressionList == nil {
		c := f.scalar(x.LogicalOrExpression)
		c = f.promoted(c)
		c.x = f.saved(c.x, u.pos(x))
		yes, no = f.guard(c.x, u.pos(x.LogicalOrExpression))
		a, endA = c, yes
	} else {
		yes, no = f.cond(x.LogicalOrExpression)
		f.cur = yes
		if yes.reachable() {
			a = eval(x.ExpressionList)
		} else {
			f.dryRun(func() { a = f.nullOrType(x.ExpressionList, want) })
			a.x = nil
		}
		endA = f.cur
	}
	f.cur = no
	if no.reachable() {
		b = eval(x.ConditionalExpression)
	} else {
		f.dryRun(func() { b = f.nullOrType(x.ConditionalExpression, want) })
	}
	endB := f.cur
	if !want {
		f.cur = f.join(endA, endB)
		return value{t: u.b.void}
	}
	t := f.ternaryType(x, a, b)
	result, convert := value{t: t}, func(v value, _ cc.Node) cfg.Expr { return f.convert(v, t).x }
	if a.t.isArith() && b.t.isArith() && (a.peculiar() || b.peculiar()) {
		result = f.choiceType(a, b)
		t = result.t
		convert = func(v value, at cc.Node) cfg.Expr { return f.peculiarChoice(v, result, at) }
	}
	switch {
	case !no.reachable() && a.x != nil:
		f.cur = endA
		result.x = convert(a, x)
		return result
	case !yes.reachable() && b.x != nil:
		f.cur = endB
		result.x = convert(b, x)
		return result
	case t.kind == kVoid:
		f.cur = endA
		f.discard(a.x, u.pos(x))
		endA = f.cur
		f.cur = endB
		f.discard(b.x, u.pos(x))
		f.cur = f.join(endA, f.cur)
		return value{t: t}
	}
	r := f.temp(t.cfgType())
	r.Origin = "(… ? … : …)"
	if endA.reachable() && a.x != nil {
		f.cur = endA
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: convert(a, x)}, u.pos(x.ConditionalExpression))
		endA = f.cur
	}
	if endB.reachable() && b.x != nil {
		f.cur = endB
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: convert(b, x)}, u.pos(x.ConditionalExpression))
		endB = f.cur
	}
	f.cur = f.join(endA, endB)
	result.x = load(r)
	return result
}

// vectorCondition evaluates c ? a : b if c is a vector.
func (f *funcBuilder) vectorCondition(x *cc.ConditionalExpression, want bool) (value, bool) {
	if !f.u.vectors || x.ExpressionList == nil || !want {
		return value{}, false
	}
	if t, _ := f.typeOf(x.LogicalOrExpression); t.kind != kVector {
		return value{}, false
	}
	c := f.expr(x.LogicalOrExpression)
	ms := []mark{f.mark()}
	a := f.operand(x.ExpressionList)
	ms = append(ms, f.mark())
	b := f.operand(x.ConditionalExpression)
	f.keep(ms, &c.x, &a.x)
	return f.vectorChoice(x, c, a, b), true
}

func (f *funcBuilder) nullOrType(n cc.ExpressionNode, want bool) value {
	if !want {
		return value{t: f.u.b.void}
	}
	v := f.expr(n)
	if _, ok := v.x.(*cfg.Const); !ok {
		v.x = nil
	}
	return v
}

func (f *funcBuilder) ternaryType(x cc.Node, a, b value) *ctype {
	u := f.u
	null := func(v value) bool {
		c, ok := v.x.(*cfg.Const)
		return ok && c.Bits == 0 && (v.t.isInt() || v.t.isPtrTo(kVoid))
	}
	switch {
	case a.t.kind == kVoid || b.t.kind == kVoid:
		return u.b.void
	case a.t.isArith() && b.t.isArith():
		return u.b.common(u.b.promote(a.t, a.width), u.b.promote(b.t, b.width))
	case a.t.kind == kPtr && b.t.kind == kPtr:
		switch {
		case null(a):
			return b.t.unqual()
		case null(b):
			return a.t.unqual()
		case b.t.isPtrTo(kVoid):
			return b.t.unqual()
		}
		return a.t.unqual()
	case a.t.kind == kPtr:
		return a.t.unqual()
	case b.t.kind == kPtr:
		return b.t.unqual()
	}
	return a.t.unqual()
}
