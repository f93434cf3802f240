package frontend

import (
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Vectors (attribute vector_size) are arrays to package cfg. Operators are lowered element by element, on
// copies of their operands: each operand is read as a whole, once.

// vectorType is a vector of n elements.
func vectorType(elem *ctype, n int64) *ctype {
	return &ctype{kind: kVector, elem: elem.unqual(), n: n}
}

// maxLanes is how many elements an operator is lowered for; longer vectors have any value after it.
const maxLanes = 64

// spill is v in a variable of its own, where its elements can be selected.
func (f *funcBuilder) spill(v value, pos cfg.Pos) place {
	if l, ok := v.x.(*cfg.Load); ok && l.LV.Var != nil && len(l.LV.Path) == 0 && l.LV.Var.Func == f.fn &&
		strings.HasPrefix(l.LV.Var.Name, "$") {
		return place{lv: l.LV, t: v.t}
	}
	t := f.temp(v.t.cfgType())
	f.emit(&cfg.Assign{LHS: lvOf(t), RHS: v.x}, pos)
	return place{lv: lvOf(t), t: v.t}
}

// lane is the place of element i of a vector.
func (f *funcBuilder) lane(p place, i cfg.Expr) place {
	e := p.t.elem.cfgType()
	return f.part(p, []cfg.Step{{Index: i, Elem: e}}, p.t.elem)
}

// lanes makes a vector of type t from its elements.
func (f *funcBuilder) lanes(t *ctype, pos cfg.Pos, element func(i int64) value) value {
	r := f.temp(t.cfgType())
	p := place{lv: lvOf(r), t: t}
	f.emit(&cfg.Declare{Var: r}, pos)
	if t.n <= maxLanes {
		for i := range t.n {
			v := f.convert(element(i), t.elem)
			f.emit(&cfg.Assign{LHS: f.lane(p, intConst(f.u.b.ptrdiffT(), uint64(i))).lv, RHS: v.x}, pos)
		}
	}
	return value{x: load(r), t: t}
}

// element is the value of element i of an operand: of a scalar, itself.
func (f *funcBuilder) element(p place, v value, i int64) value {
	if v.t.kind != kVector {
		return v
	}
	return f.read(f.lane(p, intConst(f.u.b.ptrdiffT(), uint64(i))))
}

// maskOf is the type of a comparison of vectors of type t: integers of the same size.
func (f *funcBuilder) maskOf(t *ctype) *ctype {
	e := f.u.b.ofSize(t.elem.size(), true)
	if e == nil {
		e = f.u.b.intT
	}
	return vectorType(e, t.n)
}

// operands puts both operands where their elements can be selected, and checks that they fit.
func (f *funcBuilder) operands(n cc.Node, a, b value) (pa, pb place, va, vb value, t *ctype) {
	pos := f.u.pos(n)
	t = a.t
	if t.kind != kVector {
		t = b.t
	}
	for _, v := range []*value{&a, &b} {
		switch {
		case v.t.kind == kVector && v.t.n != t.n, v.t.kind != kVector && !v.t.isArith():
			f.u.fail(n, "operands of vector operator do not fit")
		case v.t.kind != kVector:
			*v = f.convert(*v, t.elem)
			v.x = f.saved(v.x, pos)
		}
	}
	if a.t.kind == kVector {
		pa = f.spill(a, pos)
	}
	if b.t.kind == kVector {
		pb = f.spill(b, pos)
	}
	return pa, pb, a, b, t
}

// vectorOp applies a binary operator to operands of which one is a vector.
func (f *funcBuilder) vectorOp(n cc.Node, op cfg.BinaryOp, a, b value) value {
	pa, pb, a, b, t := f.operands(n, a, b)
	result := t
	if op == cfg.Shl || op == cfg.Shr {
		result = a.t
		if a.t.kind != kVector {
			result = t
		}
	}
	if op.IsComparison() {
		result = f.maskOf(t)
	}
	return f.lanes(result, f.u.pos(n), func(i int64) value {
		v := f.operate(n, op, f.element(pa, a, i), f.element(pb, b, i))
		if op.IsComparison() {
			v.x = unary(cfg.Neg, v.x, v.t.cfgType())
		}
		return v
	})
}

// vectorUnary applies - ~ or ! to a vector.
func (f *funcBuilder) vectorUnary(n cc.Node, op cfg.UnaryOp, v value) value {
	if op == cfg.Not {
		return f.vectorOp(n, cfg.Eq, v, value{x: intConst(f.u.b.intT, 0), t: f.u.b.intT})
	}
	p := f.spill(v, f.u.pos(n))
	return f.lanes(v.t, f.u.pos(n), func(i int64) value {
		e := f.element(p, v, i)
		if op == cfg.BitNot && !e.t.isInt() {
			f.u.fail(n, "operand is not a number")
		}
		return value{x: unary(op, e.x, e.t.cfgType()), t: e.t}
	})
}

// vectorChoice is c ? a : b for a vector c: each element decides for itself.
func (f *funcBuilder) vectorChoice(n cc.Node, c, a, b value) value {
	pos := f.u.pos(n)
	pc := f.spill(c, pos)
	pa, pb, a, b, t := f.operands(n, a, b)
	if t.kind != kVector {
		t = vectorType(t, c.t.n)
	}
	if t.n != c.t.n {
		f.u.fail(n, "operands of vector operator do not fit")
	}
	return f.lanes(t, pos, func(i int64) value {
		r := f.temp(t.elem.cfgType())
		yes, no := f.guard(f.element(pc, c, i).x, pos)
		f.cur = yes
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: f.convert(f.element(pa, a, i), t.elem).x}, pos)
		yes, f.cur = f.cur, no
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: f.convert(f.element(pb, b, i), t.elem).x}, pos)
		f.cur = f.join(yes, f.cur)
		return value{x: load(r), t: t.elem}
	})
}

// reinterpret is a vector or scalar with the bytes of another one of the same size.
func (f *funcBuilder) reinterpret(v value, t *ctype, at cc.Node) value {
	if v.t.size() != t.size() {
		f.u.fail(at, "unsupported cast to %s", t.cfgType())
	}
	if v.t.kind == kVector && t.kind == kVector && cfg.Identical(v.t.cfgType(), t.cfgType()) {
		return value{x: v.x, t: t.unqual()}
	}
	pos := f.u.pos(at)
	from, to := f.newObject(v.t, pos), f.newObject(t, pos)
	f.emit(&cfg.Assign{LHS: lvOf(from), RHS: v.x}, pos)
	ptr := func(v *cfg.Var) cfg.Expr { return &cfg.AddrOf{LV: lvOf(v), Typ: f.u.b.PointerTo(v.Type)} }
	f.emit(&cfg.MemCopy{Dst: ptr(to), Src: ptr(from), Len: intConst(f.u.b.sizeT(), uint64(t.size())), Pos: pos}, pos)
	return value{x: load(to), t: t.unqual()}
}

// newObject is a new local object whose address may be taken.
func (f *funcBuilder) newObject(t *ctype, pos cfg.Pos) *cfg.Var {
	v := f.temp(t.cfgType())
	v.Storage = cfg.Local
	f.emit(&cfg.Declare{Var: v}, pos)
	return v
}

// shuffle is __builtin_shuffle(a, mask) and __builtin_shuffle(a, b, mask).
func (c *callSite) shuffle() value {
	f := c.f
	if len(c.nodes) != 2 && len(c.nodes) != 3 {
		f.u.fail(c.n, "wrong number of arguments in a call")
	}
	var ps []place
	for i := range c.nodes {
		v := f.expr(c.nodes[i])
		if v.t.kind != kVector || i > 0 && v.t.n != ps[0].t.n {
			f.u.fail(c.nodes[i], "argument is not a vector that fits")
		}
		ps = append(ps, f.spill(v, c.pos))
	}
	mask := ps[len(ps)-1]
	return f.lanes(ps[0].t, c.pos, func(i int64) value {
		k := f.element(mask, value{t: mask.t}, i)
		k.x = f.saved(binary(cfg.And, k.x, constOf(k.t.cfgType(), uint64(mask.t.n*int64(len(ps)-1)-1)), k.t.cfgType()), c.pos)
		return f.pick(ps[:len(ps)-1], k, c.pos)
	})
}

// pick is element k, counted through all of the vectors.
func (f *funcBuilder) pick(ps []place, k value, pos cfg.Pos) value {
	t := ps[0].t
	first := f.read(f.lane(ps[0], k.x))
	if len(ps) == 1 {
		return first
	}
	r := f.temp(t.elem.cfgType())
	n := constOf(k.t.cfgType(), uint64(t.n))
	yes, no := f.guard(binary(cfg.Lt, k.x, n, f.u.b.Int), pos)
	if f.cur = yes; yes.reachable() {
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: first.x}, pos)
	}
	yes, f.cur = f.cur, no
	if no.reachable() {
		second := f.read(f.lane(ps[1], binary(cfg.Sub, k.x, n, k.t.cfgType())))
		f.emit(&cfg.Assign{LHS: lvOf(r), RHS: second.x}, pos)
	}
	f.cur = f.join(yes, f.cur)
	return value{x: load(r), t: t.elem}
}

// shuffleVector is __builtin_shufflevector(a, b, index…).
func (c *callSite) shuffleVector() value {
	f := c.f
	var ps []place
	for i := range 2 {
		v := c.arg(i)
		if v.t.kind != kVector || i > 0 && v.t.n != ps[0].t.n {
			f.u.fail(c.n, "argument is not a vector that fits")
		}
		ps = append(ps, f.spill(v, c.pos))
	}
	t := vectorType(ps[0].t.elem, int64(len(c.nodes)-2))
	return f.lanes(t, c.pos, func(i int64) value {
		k, ok := f.u.constInt(c.nodes[i+2])
		if !ok || k >= 2*ps[0].t.n {
			f.u.fail(c.nodes[i+2], "index is not a constant")
		}
		if k < 0 {
			return value{x: &cfg.Nondet{Typ: t.elem.cfgType(), Pos: c.pos}, t: t.elem}
		}
		return f.element(ps[k/ps[0].t.n], value{t: ps[0].t}, k%ps[0].t.n)
	})
}

// convertVector is __builtin_convertvector(v, T), which the bundled header passes as a dereferenced null pointer.
func (c *callSite) convertVector() value {
	f := c.f
	v := c.arg(0)
	t, _ := f.typeOf(c.node(1))
	if v.t.kind != kVector || t.kind != kVector || v.t.n != t.n {
		f.u.fail(c.n, "argument is not a vector that fits")
	}
	from := f.spill(v, c.pos)
	return f.lanes(t.unqual(), c.pos, func(i int64) value { return f.element(from, v, i) })
}
