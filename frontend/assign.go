package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

var compoundOps = map[cc.AssignmentExpressionCase]cfg.BinaryOp{
	cc.AssignmentExpressionMul: cfg.Mul, cc.AssignmentExpressionDiv: cfg.Div, cc.AssignmentExpressionMod: cfg.Rem,
	cc.AssignmentExpressionAdd: cfg.Add, cc.AssignmentExpressionSub: cfg.Sub, cc.AssignmentExpressionLsh: cfg.Shl,
	cc.AssignmentExpressionRsh: cfg.Shr, cc.AssignmentExpressionAnd: cfg.And, cc.AssignmentExpressionXor: cfg.Xor,
	cc.AssignmentExpressionOr: cfg.Or,
}

// assignment evaluates x = e and x op= e.
func (f *funcBuilder) assignment(x *cc.AssignmentExpression, want bool) value {
	p := f.place(x.UnaryExpression)
	if p.lv == nil || p.t.kind == kArray || p.t.kind == kVoid {
		f.u.fail(x, "left side of an assignment is not an object")
	}
	if x.Case != cc.AssignmentExpressionAssign {
		return f.compound(p, compoundOps[x.Case], func() value { return f.operand(x.AssignmentExpression) }, false, want, x)
	}
	if !want {
		f.storeExpr(p, x.AssignmentExpression)
		return value{t: p.t.unqual()}
	}
	m := f.mark()
	v := f.convertTo(f.expr(x.AssignmentExpression), p.t, x)
	f.keepPlace(m, p)
	v.x = f.saved(v.x, p.lv.Pos)
	f.store(p, v.x, p.lv.Pos)
	return f.truncate(v, p)
}

// truncate is the value that reading p after writing v to it gives: bit-fields keep only some bits.
func (f *funcBuilder) truncate(v value, p place) value {
	b := p.lv.BitField()
	if b == nil || b.Width == 8*v.t.size() || v.t.isBool() {
		return v
	}
	n := intConst(f.u.b.intT, uint64(8*v.t.size()-b.Width))
	t := v.t.cfgType()
	v.x = binary(cfg.Shr, binary(cfg.Shl, v.x, n, t), n, t)
	v.width = b.Width
	return v
}

// convertTo converts for an assignment to type t and checks that C allows it.
func (f *funcBuilder) convertTo(v value, t *ctype, at cc.Node) value {
	switch {
	case v.x == nil:
		f.u.fail(at, "expression has no value")
	case t.tail() != nil || v.t.tail() != nil:
		f.u.fail(at, "assignment of a structure with a member of variable length")
	case t.kind == kRecord || v.t.kind == kRecord || t.kind == kVector || v.t.kind == kVector:
		if t.kind == kVector && v.t.kind == kVector && t.size() == v.t.size() {
			return f.reinterpret(v, t, at) // -flax-vector-conversions
		}
		if !sameType(t, v.t) {
			f.u.fail(at, "incompatible types in assignment")
		}
		return value{x: v.x, t: t.unqual()}
	}
	return f.convert(v, t)
}

// storeExpr assigns the value of n to p, the result of a call directly.
func (f *funcBuilder) storeExpr(p place, n cc.ExpressionNode) {
	was := f.begin(strip(n), forValue)
	defer func() { f.order = was }()
	m := f.mark()
	if c, ok := strip(n).(*cc.PostfixExpression); ok && c.Case == cc.PostfixExpressionCall && !p.t.atomic && f.callsNow(c) {
		d := &destination{place: p, mark: m}
		v := f.call(c, d, true)
		if d.done {
			return
		}
		v = f.convertTo(v, p.t, n)
		f.keepPlace(m, p)
		f.store(p, v.x, p.lv.Pos)
		return
	}
	v := f.convertTo(f.expr(n), p.t, n)
	f.keepPlace(m, p)
	f.store(p, v.x, p.lv.Pos)
}

// callsNow reports whether a call is lowered where it stands: it has not been evaluated before, and nobody
// looks for what could be.
func (f *funcBuilder) callsNow(c *cc.PostfixExpression) bool {
	_, known := f.known(c)
	return !known && f.probe == nil
}

// A destination is where a call may put its result without a detour.
type destination struct {
	place
	mark mark
	done bool // the result is there
}

// keepPlace makes sure that p still designates what it did at m.
func (f *funcBuilder) keepPlace(m mark, p place) {
	if len(f.edges) == m.edges {
		return
	}
	xs := placeExprs(p.lv)
	ms := make([]mark, len(xs))
	for i := range ms {
		ms[i] = m
	}
	f.keep(ms, xs...)
}

func placeExprs(lv *cfg.LVal) []*cfg.Expr {
	var xs []*cfg.Expr
	if lv.Ptr != nil {
		xs = append(xs, &lv.Ptr)
	}
	for i := range lv.Path {
		if lv.Path[i].Index != nil {
			xs = append(xs, &lv.Path[i].Index)
		}
	}
	return xs
}

// fix makes p usable more than once: what its address reads is read now, once.
func (f *funcBuilder) fix(p place) {
	for _, x := range placeExprs(p.lv) {
		*x = f.fixed(*x, p.lv.Pos)
	}
}

// fixed is x with what it reads from memory read now. The arithmetic around it stays, for those who look at addresses.
func (f *funcBuilder) fixed(x cfg.Expr, pos cfg.Pos) cfg.Expr {
	if f.stable(x, nil) {
		return x
	}
	switch y := x.(type) {
	case *cfg.PtrAdd:
		c := *y
		c.X = f.fixed(y.X, pos)
		c.Index = f.fixed(y.Index, pos)
		return &c
	case *cfg.Cast:
		c := *y
		c.X = f.fixed(y.X, pos)
		return &c
	case *cfg.AddrOf:
		c := *y
		lv := *y.LV
		lv.Path = append([]cfg.Step(nil), lv.Path...)
		for _, e := range placeExprs(&lv) {
			*e = f.fixed(*e, pos)
		}
		c.LV = &lv
		return &c
	}
	return f.saved(x, pos)
}

// store writes a converted value.
func (f *funcBuilder) store(p place, x cfg.Expr, pos cfg.Pos) {
	if p.t.atomic {
		f.emit(&cfg.AtomicStore{Target: p.lv, Value: x, Order: cfg.SeqCst}, pos)
		return
	}
	f.emit(&cfg.Assign{LHS: p.lv, RHS: x}, pos)
}

// incDec evaluates ++ and --.
func (f *funcBuilder) incDec(n cc.ExpressionNode, op cfg.BinaryOp, postfix, want bool) value {
	p := f.place(n)
	one := func() value { return value{x: intConst(f.u.b.intT, 1), t: f.u.b.intT} }
	return f.compound(p, op, one, postfix && want, want, n)
}

// compound evaluates p op= rhs. Its value is the new one, or with old the one before.
func (f *funcBuilder) compound(p place, op cfg.BinaryOp, rhs func() value, old, want bool, at cc.Node) value {
	if !p.t.isScalar() && p.t.kind != kVector {
		f.u.fail(at, "unsupported operand of an assignment operator")
	}
	f.fix(p)
	if p.t.atomic {
		return f.atomicCompound(p, op, rhs, old, want, at)
	}
	m := f.mark()
	before := f.earlier(p, at)
	if old {
		before.x = f.saved(before.x, p.lv.Pos)
	}
	m2 := f.mark()
	r := rhs()
	f.keepPlace(m, p)
	f.keep([]mark{m2}, &before.x)
	after := f.convert(f.operate(at, op, before, r), p.t)
	if p.t.kind != kVector && r.t.kind == kVector {
		f.u.fail(at, "incompatible types in assignment")
	}
	if want && !old {
		after.x = f.saved(after.x, p.lv.Pos)
	}
	f.store(p, after.x, p.lv.Pos)
	if old {
		return before.passed()
	}
	return f.truncate(after, p)
}

// earlier is the value of the left side of a compound assignment, which may have been read before.
func (f *funcBuilder) earlier(p place, at cc.Node) value {
	x, ok := at.(*cc.AssignmentExpression)
	if !ok {
		return f.read(p)
	}
	if v, ok := f.order.early[x]; ok {
		return v
	}
	if q := f.probe; q != nil && q.dry == f.dry && !f.quiet(p.lv) {
		q.early(f, x, p.lv)
	}
	return f.read(p)
}

// atomicCompound is a read-modify-write of an _Atomic object: one atomic action where the operator has one,
// else a loop that compares and exchanges, as C11 6.5.16.2 says.
func (f *funcBuilder) atomicCompound(p place, op cfg.BinaryOp, rhs func() value, old, want bool, at cc.Node) value {
	t := p.t.unqual()
	ct := t.cfgType()
	m := f.mark()
	r := rhs()
	f.keepPlace(m, p)
	rmw, direct := map[cfg.BinaryOp]cfg.RMWOp{cfg.Add: cfg.RMWAdd, cfg.Sub: cfg.RMWSub, cfg.And: cfg.RMWAnd,
		cfg.Or: cfg.RMWOr, cfg.Xor: cfg.RMWXor}[op]
	if direct && (t.isInt() && !t.isBool() && r.t.isInt() || t.kind == kPtr && r.t.isInt()) {
		operand := f.convert(r, t).x
		if t.kind == kPtr {
			operand = f.scaled(t, r)
		}
		a := &cfg.AtomicRMW{Target: p.lv, Op: rmw, Operand: operand, Order: cfg.SeqCst}
		var res *cfg.Var
		if want {
			res = f.temp(ct)
			if old {
				a.Old = lvOf(res)
			} else {
				a.New = lvOf(res)
			}
		}
		f.emit(a, p.lv.Pos)
		if !want {
			return value{t: t}
		}
		return value{x: load(res), t: t}
	}
	if !f.stable(r.x, nil) {
		r.x = f.saved(r.x, p.lv.Pos)
	}
	before, after, ok := f.temp(ct), f.temp(ct), f.temp(f.u.b.Bool)
	f.emit(&cfg.AtomicLoad{Result: lvOf(before), Source: p.lv, Order: cfg.SeqCst}, p.lv.Pos)
	head := f.here()
	next := f.convert(f.operate(at, op, value{x: load(before), t: t}, r), t)
	f.emit(&cfg.Assign{LHS: lvOf(after), RHS: next.x}, p.lv.Pos)
	f.emit(&cfg.AtomicCAS{Success: lvOf(ok), Observed: lvOf(before), Target: p.lv, Expected: load(before), Desired: load(after),
		Order: cfg.SeqCst, Failure: cfg.SeqCst}, p.lv.Pos)
	yes, no := f.guard(load(ok), p.lv.Pos)
	f.cur = no
	f.goTo(head)
	f.cur = yes
	if old {
		return value{x: load(before), t: t}
	}
	return value{x: load(after), t: t}
}

// scaled is the number of bytes by which adding r moves a pointer of type t.
func (f *funcBuilder) scaled(t *ctype, r value) cfg.Expr {
	d := f.u.b.ptrdiffT().cfgType()
	scale := int64(1)
	if t.elem.kind != kVoid && t.elem.kind != kFunc {
		scale = t.elem.size()
	}
	return binary(cfg.Mul, castTo(r.x, d), constOf(d, uint64(scale)), d)
}
