package frontend

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// unreached is the value of a call that does not come back.
func (r *modelRun) unreached() value { return value{x: r.nondet(), t: r.t} }

// nondet is an arbitrary value of the result's type.
func (r *modelRun) nondet() cfg.Expr {
	if r.t.kind == kVoid || !r.t.isScalar() {
		if r.t.kind == kRecord {
			v := r.f.temp(r.t.cfgType())
			r.f.emit(&cfg.Declare{Var: v}, r.pos)
			size := intConst(r.f.u.b.sizeT(), uint64(r.t.size()))
			r.f.emit(&cfg.Touch{Ptr: addressOfVar(r.f.u.b, v), Len: size, Write: true, Pos: r.pos}, r.pos)
			return load(v)
		}
		return nil
	}
	if r.given != nil || r.text != nil {
		return r.computed(r.t.cfgType(), "")
	}
	if r.file != nil {
		return r.executed()
	}
	// No model says of which range a number is that is no integer.
	_, float := r.t.cfgType().(*cfg.Float)
	return &cfg.Nondet{Typ: r.t.cfgType(), Pos: r.pos, Guess: r.f.guess || float, From: r.floats()}
}

// floats are the floating arguments: an address that is one of them may be a part of the result.
func (r *modelRun) floats() (xs []cfg.Expr) {
	for i := range r.args {
		if v := &r.args[i]; v.x != nil && v.t.kind == kFloat {
			v.x = r.f.fixed(v.x, r.pos)
			xs = append(xs, v.x)
		}
	}
	return xs
}

// any is a value of which nothing is known; unlike that of nondet it may be a pointer to anything.
func (r *modelRun) any(t cfg.Type) cfg.Expr {
	switch {
	case cfg.IsScalar(t):
		return &cfg.Nondet{Typ: t, Pos: r.pos, Guess: r.f.guess, Any: isPtrType(t)}
	case r.t.kind == kVoid:
		return nil
	}
	// Any bytes of it may belong to a pointer.
	void := r.b.voidPtr.cfgType()
	v := r.f.object0("any", t, r.pos)
	p := castTo(&cfg.AddrOf{LV: lvOf(v), Typ: r.b.PointerTo(t)}, r.b.PointerTo(void))
	at := &cfg.PtrAdd{X: p, Index: &cfg.Nondet{Typ: r.b.Long, Pos: r.pos}, Scale: 1, Typ: p.Type()}
	r.f.emit(&cfg.MemSet{Dst: p, Len: intConst(r.b.sizeT(), uint64(t.Size())), Pos: r.pos}, r.pos)
	if t.Size() >= void.Size() {
		r.f.emit(&cfg.Assign{LHS: &cfg.LVal{Ptr: at, Type: void, Pos: r.pos}, RHS: r.any(void)}, r.pos)
	}
	return load(v)
}

func isPtrType(t cfg.Type) bool {
	_, ok := t.(*cfg.Pointer)
	return ok
}

// result is a result operand converted to the type that the function returns.
func (r *modelRun) result(a models.Arg) cfg.Expr {
	switch a {
	case "nondet":
		return r.nondet()
	case "any":
		return r.any(r.t.cfgType())
	case "received":
		if r.t.kind != kInt {
			return r.nondet()
		}
		return &cfg.Nondet{Typ: r.t.cfgType(), Pos: r.pos, Received: true}
	case "character": // -1 … 255
		if r.t.kind != kInt {
			return r.nondet()
		}
		t := r.t.cfgType()
		n := binary(cfg.And, &cfg.Nondet{Typ: t, Pos: r.pos, Received: true}, constOf(t, 255), t)
		return binary(cfg.Sub, n, binary(cfg.And, &cfg.Nondet{Typ: t, Pos: r.pos}, constOf(t, 1), t), t)
	case "status", "number", "outcome", "some", "count", "flag", "failed", "half", "word":
		if r.t.kind != kInt {
			return r.nondet()
		}
		return r.limited(r.outcome(a))
	}
	if of, ok := strings.CutPrefix(a, "part:"); ok {
		return r.part(models.Arg(of))
	}
	x := r.operand(a)
	if !r.t.isScalar() {
		return r.nondet()
	}
	return castTo(x, r.t.cfgType())
}

// part is an arbitrary value, or an object of them, in which bytes of an operand may be, or what is read from a text:
// no address is shorter than a pointer there.
func (r *modelRun) part(of models.Arg) cfg.Expr {
	whole, from := r.nondet(), r.from(of)
	for _, x := range from {
		if n, ok := whole.(*cfg.Nondet); ok && (!isPtr(x.Type()) || r.t.size() >= r.b.voidPtr.size()) {
			n.From = append(n.From, x)
		}
	}
	if v, ok := whole.(*cfg.Load); ok && r.t.kind == kRecord {
		r.f.emit(&cfg.MemSet{Dst: &cfg.AddrOf{LV: v.LV, Typ: r.b.PointerTo(v.LV.Type)}, From: from, Internal: true, Pos: r.pos}, r.pos)
	}
	return whole
}

// outcome is a result that tells whether a function has worked, as a number that the program does not determine.
func (r *modelRun) outcome(a models.Arg) cfg.Expr {
	t := r.t.cfgType()
	if r.file != nil {
		return r.executed()
	}
	n := &cfg.Nondet{Typ: t, Pos: r.pos, Guess: r.f.guess}
	if r.given != nil {
		n.Func, n.Args = r.m.Name, r.given
	}
	bits := func(k int64) cfg.Expr { return binary(cfg.And, n, constOf(t, 1<<k-1), t) }
	most := 8*t.Size() - 1 // bits of numbers that are not negative
	switch a {
	case "status":
		return binary(cfg.Sub, constOf(t, 0), bits(1), t)
	case "some":
		return binary(cfg.Add, bits(most-1), constOf(t, 1), t)
	case "count":
		if b, ok := t.(*cfg.Int); ok && !b.Signed {
			return n
		}
		return bits(most)
	case "number":
		return binary(cfg.Sub, bits(most), constOf(t, 1), t)
	case "flag":
		return bits(1)
	case "failed":
		return binary(cfg.Sub, constOf(t, 0), bits(most), t)
	case "half":
		return bits(31)
	case "word":
		n.Typ = r.b.Int
		return castTo(n, t)
	}
	return bits(8)
}

// limited is a result that does not exceed the limit of the function, if it has one. A limit that is negative is an
// error, and limits nothing here.
func (r *modelRun) limited(x cfg.Expr) cfg.Expr {
	t, ok := r.t.cfgType().(*cfg.Int)
	limit := r.limit()
	if limit == nil || !ok || !r.want {
		return x
	}
	f, wide := r.f, cfg.Type(r.b.Long)
	if !t.Signed {
		wide = r.b.sizeT().cfgType()
	}
	limit = f.fixed(castTo(limit, wide), r.pos)
	x = f.saved(x, r.pos)
	v := f.temp(t)
	set := func(at point, x cfg.Expr) point {
		f.cur = at
		f.emit(&cfg.Assign{LHS: lvOf(v), RHS: x}, r.pos)
		return f.cur
	}
	limits, any := f.guard(binary(cfg.Ge, limit, constOf(wide, 0), r.b.Int), r.pos)
	f.cur = limits
	much, fits := f.guard(binary(cfg.Gt, castTo(x, wide), limit, r.b.Int), r.pos)
	// Each way assigns for itself, so that what has been compared is what is assigned.
	f.cur = f.join(f.join(set(much, castTo(limit, t)), set(fits, x)), set(any, x))
	return load(v)
}

// limit is what the result does not exceed; nil if nothing is known.
func (r *modelRun) limit() cfg.Expr {
	at := models.Limit(r.m.Name)
	if at == "" || r.m.User() {
		return nil
	}
	if first, ok := strings.CutPrefix(at, "items:$"); ok {
		n, _ := strconv.Atoi(first)
		return intConst(r.b.intT, uint64(max(0, len(r.args)-n+1)))
	}
	return r.operand(at)
}
