package value

import "github.com/mayrun-dev/mayrun/cfg"

// Guard evaluates a condition and keeps the executions in which it is true (truth) or false. It reports whether
// there can be any.
func (e *Eval) Guard(cond cfg.Expr, truth bool) bool {
	v := e.Expr(cond)
	yes, no := Truth(v)
	if _, float := cond.Type().(*cfg.Float); float {
		yes, no = true, true
	}
	if v.IsBottom() {
		return false
	}
	if truth && !yes || !truth && !no {
		return false
	}
	old := e.Recording
	e.Recording = false
	ok := e.refine(cond, truth)
	e.Recording = old
	return ok
}

// refine narrows the locations that a condition reads, where they cannot change in between: registers, private
// objects, and shared ones that a mutex protects.
func (e *Eval) refine(cond cfg.Expr, truth bool) bool {
	switch x := cond.(type) {
	case *cfg.Unary:
		if x.Op == cfg.Not {
			return e.refine(x.X, !truth)
		}
	case *cfg.Cast:
		if _, ok := x.Typ.(*cfg.Int); ok && cfg.IsScalar(x.X.Type()) {
			if b, isInt := x.X.Type().(*cfg.Int); isInt && (truth || b.Bytes <= x.Typ.Size() || x.Typ.(*cfg.Int).Bool) {
				return e.refine(x.X, truth) // zero stays zero, and where no bits are lost no other value becomes zero
			}
		}
	case *cfg.Load:
		if !cfg.IsScalar(x.LV.Type) || isFloat(x.LV.Type) {
			return true
		}
		op := cfg.Ne
		if !truth {
			op = cfg.Eq
		}
		return e.narrow(x, op, Int(0))
	case *cfg.Binary:
		if !x.Op.IsComparison() || isFloat(x.X.Type()) {
			return true
		}
		op := x.Op
		if !truth {
			op, _ = op.Negated()
		}
		a, b := e.Expr(x.X), e.Expr(x.Y)
		return e.narrow(x.X, op, b) && e.narrow(x.Y, op.Flipped(), a)
	}
	return true
}

func isFloat(t cfg.Type) bool   { _, ok := t.(*cfg.Float); return ok }
func isInt(t cfg.Type) bool     { _, ok := t.(*cfg.Int); return ok }
func isPointer(t cfg.Type) bool { _, ok := t.(*cfg.Pointer); return ok }

// narrow keeps the values of x for which x op v may hold.
func (e *Eval) narrow(x cfg.Expr, op cfg.BinaryOp, v Value) bool {
	switch x := x.(type) {
	case *cfg.Cast:
		if isPointer(x.X.Type()) && isPointer(x.Typ) {
			return e.narrow(x.X, op, v)
		}
		to, ok := x.Typ.(*cfg.Int)
		old := e.Expr(x.X)
		if !ok || !isInt(x.X.Type()) || old.HasPointer() || v.HasPointer() {
			return true
		}
		// The comparison is one of the converted values, in their order: it must not be passed on to the
		// operand, whose order may be another one. Only the set of converted values that are left is.
		return e.restrict(x, refineNum(op, castNum(old.Numbers(), to), v.Numbers(), to))
	case *cfg.Load:
		old, at, ok := e.refinable(x.LV)
		if !ok {
			return true
		}
		return e.replace(x.LV, at, old, e.satisfying(old, op, v, x.LV.Type))
	}
	return true
}

// restrict leaves out the executions in which x is a plain number that is not in a set. The number is compared
// as it is represented, so no order matters.
//
// Sound for conversions: if o becomes n, and the type of n has at least as many bits as that of o, then
// converting n back gives o; so o is in the image of the set under the conversion back. If it has less, o = n
// where all values of the operand are represented in the type of n.
func (e *Eval) restrict(x cfg.Expr, set Num) bool {
	switch x := x.(type) {
	case *cfg.Cast:
		from, ok := x.X.Type().(*cfg.Int)
		to, also := x.Typ.(*cfg.Int)
		if !ok || !also || to.Bool || wide(from) || wide(to) {
			return true
		}
		old := e.Expr(x.X)
		if old.HasPointer() {
			return true
		}
		if from.Bytes <= to.Bytes {
			return e.restrict(x.X, meetNum(castNum(set, from), old.Numbers()))
		}
		if castNum(old.Numbers(), to) == old.Numbers() {
			return e.restrict(x.X, set)
		}
	case *cfg.Load:
		old, at, ok := e.refinable(x.LV)
		if !ok || old.HasPointer() {
			return true
		}
		return e.replace(x.LV, at, old, Ints(meetNum(old.Numbers(), set)))
	}
	return true
}

// refinable returns the value of an lvalue that may be replaced by a part of it: see stable.
func (e *Eval) refinable(lv *cfg.LVal) (v Value, at Part, ok bool) {
	if lv.BitField() != nil {
		return Bottom(), Part{}, false
	}
	return e.stable(lv)
}

// replace makes the value of an lvalue that is refinable a part of what it was. It reports whether there is any.
func (e *Eval) replace(lv *cfg.LVal, at Part, old, new Value) bool {
	switch {
	case new.IsBottom():
		return old.IsBottom()
	case new.Equal(old):
		return true
	case at.Base == Null:
		e.St.Frame = e.St.Frame.Set(uint32(lv.Var.ID), new)
		return true
	}
	if own, ok := e.St.Mem.Get(at.Base); ok {
		e.St.Mem = e.St.Mem.Set(at.Base, own.Write(at.Off, lv.Type.Size(), new, true, 0))
	} else if o, ok := e.St.Guarded.Get(at.Base); ok {
		e.St.Guarded = e.St.Guarded.Set(at.Base, o.Write(at.Off, lv.Type.Size(), new, true, 0))
	}
	return true
}

// stable returns the value of an lvalue that no other thread can change and that denotes one place; at.Base is
// Null for a register.
func (e *Eval) stable(lv *cfg.LVal) (v Value, at Part, ok bool) {
	if lv.Var != nil && len(lv.Path) == 0 && lv.Var.Register() {
		return e.retained(e.Register(lv.Var)), Part{Base: Null}, true
	}
	p, single := e.target(e.Address(lv))
	if !single {
		return Bottom(), Part{}, false
	}
	var o *Object
	if e.strong(p.Base) {
		o, _ = e.St.Mem.Get(p.Base)
		o = e.used(o)
	} else if e.guardedAlone(p.Base) && e.guard(p.Base) {
		o, _ = e.St.Guarded.Get(p.Base)
	}
	if o == nil || o.period > 0 {
		return Bottom(), Part{}, false
	}
	return e.fit(o.Read(p.Off, lv.Type.Size()), lv.Type), p, true
}

// satisfying returns the part of a for which a op b may hold.
func (e *Eval) satisfying(a Value, op cfg.BinaryOp, b Value, t cfg.Type) Value {
	if b.IsBottom() || a.IsBottom() {
		return Bottom()
	}
	if !a.HasPointer() && !b.HasPointer() {
		return Ints(refineNum(op, a.Numbers(), b.Numbers(), t))
	}
	zero, isZero := b.Constant()
	isZero = isZero && zero == 0
	if op != cfg.Eq && op != cfg.Ne {
		if off, ok := e.sameObject(a, b, t); ok {
			p := a.parts[0]
			return Pointers(p.Base, refineOffsets(op, p.Off, off)).windowed(func(Part) window { return p.in })
		}
		return a
	}
	switch {
	case op == cfg.Eq && isZero:
		return a.Map(func(base Base, off Num) Num {
			switch {
			case base == Null:
				return meetNum(off, constant(0))
			case base == Unknown:
				return off
			}
			if c, ok := off.Const(); ok && c >= 0 {
				return Num{}
			}
			return off
		})
	case op == cfg.Eq && !b.has(Unknown) && b.Numbers().IsBottom():
		// a equals an address: other objects are out, but for those that end where another begins.
		return a.Map(func(base Base, off Num) Num {
			for _, q := range b.parts {
				if e.mayCoincide(base, q.Base, t) {
					return off
				}
				if q.Base == base && !e.many(base) {
					return meetNum(off, q.Off)
				}
			}
			p := Part{Base: base, Off: off}
			if base == Null || base == Unknown || b.has(base) || e.atEnd(p) {
				return off
			}
			for _, q := range b.parts {
				if e.atEnd(q) {
					return off
				}
			}
			return Num{}
		})
	case op == cfg.Ne && isZero:
		return a.Map(func(base Base, off Num) Num {
			if base == Null {
				return refineNum(cfg.Ne, off, constant(0), t)
			}
			return off
		})
	case op == cfg.Ne && len(b.parts) == 1 && !e.many(b.parts[0].Base) && b.parts[0].Base != Unknown:
		c, ok := b.parts[0].Off.Const()
		return a.Map(func(base Base, off Num) Num {
			if d, single := off.Const(); ok && single && base == b.parts[0].Base && c == d && !e.mayCoincide(base, base, t) {
				return Num{}
			}
			return off
		})
	}
	return a
}
