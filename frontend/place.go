package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A place is an lvalue with its C type. For a function designator that is not a name, lv is nil and fn is its address.
type place struct {
	lv *cfg.LVal
	t  *ctype
	fn cfg.Expr
	// align is the alignment of a member in its record; 0 where the type has the say
	align int64
}

// isLvalue reports whether n designates an object (or is a string literal) rather than a value.
func (f *funcBuilder) isLvalue(n cc.ExpressionNode) bool {
	switch x := strip(n).(type) {
	case *cc.PrimaryExpression:
		switch x.Case {
		case cc.PrimaryExpressionIdent:
			s := f.u.lookup(x)
			return s.fn == nil && s.konst == nil
		case cc.PrimaryExpressionString, cc.PrimaryExpressionLString:
			return true
		case cc.PrimaryExpressionGeneric:
			return f.isLvalue(f.generic(x.GenericSelection))
		}
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex, cc.PostfixExpressionPSelect, cc.PostfixExpressionComplit, cc.PostfixExpressionSelect:
			return true
		}
	case *cc.UnaryExpression:
		return x.Case == cc.UnaryExpressionDeref
	}
	return false
}

// place evaluates n as an lvalue. What it reads on the way (pointers, indices) stays a tree.
func (f *funcBuilder) place(n cc.ExpressionNode) place {
	n = strip(n)
	u := f.u
	pos := u.pos(n)
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		switch x.Case {
		case cc.PrimaryExpressionIdent:
			return f.variable(u.lookup(x), x)
		case cc.PrimaryExpressionString, cc.PrimaryExpressionLString:
			data, t := u.stringLiteral(x.Token.SrcStr())
			at := array(t, int64(len(data))/t.size())
			v := u.literal(data, at)
			return place{lv: &cfg.LVal{Var: v, Type: v.Type, Pos: pos}, t: at}
		case cc.PrimaryExpressionGeneric:
			return f.place(f.generic(x.GenericSelection))
		}
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex:
			a := f.expr(x.PostfixExpression)
			m := f.mark()
			if l, ok := a.x.(*cfg.Load); ok && a.t.kind == kVector {
				i := f.expr(x.ExpressionList)
				p := place{lv: l.LV, t: a.t}
				f.keepPlace(m, p)
				if !i.t.isInt() {
					u.fail(n, "subscript is not an integer")
				}
				q := f.lane(p, i.x)
				q.lv.Pos = pos
				return q
			}
			i := f.expr(x.ExpressionList)
			f.keep([]mark{m}, &a.x)
			if a.t.kind != kPtr {
				a, i = i, a
			}
			if a.t.kind == kVector || a.t.kind != kPtr || !i.t.isInt() {
				u.fail(n, "subscript of something that is neither array nor pointer")
			}
			return f.deref(f.ptrAdd(a, i, false, n), pos, n)
		case cc.PostfixExpressionSelect:
			return f.member(f.object(x.PostfixExpression), x.Token2.SrcStr(), pos, x)
		case cc.PostfixExpressionPSelect:
			p := f.expr(x.PostfixExpression)
			if p.t.kind != kPtr {
				u.fail(n, "-> of something that is not a pointer")
			}
			return f.member(f.deref(p, pos, n), x.Token2.SrcStr(), pos, x)
		case cc.PostfixExpressionComplit:
			return f.compoundLiteral(x)
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionDeref {
			p := f.expr(x.CastExpression)
			if p.t.kind != kPtr {
				u.fail(n, "* of something that is not a pointer")
			}
			if p.t.elem.kind == kFunc {
				return place{fn: p.x, t: p.t.elem}
			}
			return f.deref(p, pos, n)
		}
		if x.Case == cc.UnaryExpressionReal || x.Case == cc.UnaryExpressionImag {
			return f.complexPart(x)
		}
	}
	u.fail(n, "expression does not designate an object")
	return place{}
}

// object is the record that a member is selected from; if it is only a value it goes to a variable of its own.
func (f *funcBuilder) object(n cc.ExpressionNode) place {
	if f.isLvalue(n) {
		return f.place(n)
	}
	v := f.expr(n)
	if v.t.kind != kRecord {
		f.u.fail(n, "member of something that is not a struct or union")
	}
	if l, ok := v.x.(*cfg.Load); ok {
		return place{lv: l.LV, t: v.t}
	}
	t := f.temp(v.t.cfgType())
	f.emit(&cfg.Assign{LHS: lvOf(t), RHS: v.x}, f.u.pos(n))
	return place{lv: lvOf(t), t: v.t}
}

func (f *funcBuilder) variable(s *symbol, n cc.Node) place {
	pos := f.u.pos(n)
	switch {
	case s.label != "" && s.v == nil:
		data := append([]byte(s.label), 0)
		t := array(f.u.b.char, int64(len(data)))
		v := f.u.literal(data, t)
		if f.dry > 0 {
			return place{lv: &cfg.LVal{Var: v, Type: v.Type, Pos: pos}, t: t}
		}
		s.v, s.t = v, t
	case s.vla != nil:
		if slot := f.captured(s.vla, false); slot != nil {
			return place{lv: &cfg.LVal{Ptr: loadSlot(slot), Type: s.t.cfgType(), Pos: pos}, t: s.t}
		}
		return place{lv: &cfg.LVal{Ptr: load(s.vla), Type: s.t.cfgType(), Pos: pos}, t: s.t}
	case s.v == nil:
		f.u.fail(n, "%s is not a variable", s.name)
	}
	t := s.t
	if s.static != nil {
		t = s.static.t
	}
	if slot := f.captured(s.v, true); slot != nil {
		return place{lv: &cfg.LVal{Ptr: loadSlot(slot), Type: t.cfgType(), Volatile: t.volatile, Pos: pos}, t: t}
	}
	return place{lv: &cfg.LVal{Var: s.v, Type: t.cfgType(), Volatile: t.volatile, Pos: pos}, t: t}
}

// deref is the object that a pointer points to.
func (f *funcBuilder) deref(p value, pos cfg.Pos, at cc.Node) place {
	t := p.t.elem
	ct := t.cfgType()
	lv := &cfg.LVal{Ptr: p.x, Type: ct, Volatile: t.volatile, Pos: pos}
	// *&x is x; *(a + i) is a[i].
	x, index := p.x, cfg.Expr(nil)
	if a, ok := x.(*cfg.PtrAdd); ok && a.Scale == ct.Size() && a.Scale > 0 {
		x, index = a.X, a.Index
	}
	if a, ok := x.(*cfg.AddrOf); ok {
		arr, isArray := a.LV.Type.(*cfg.Array)
		switch {
		case isArray && cfg.Identical(arr.Elem, ct):
			if index == nil {
				index = intConst(f.u.b.intT, 0)
			}
			lv.Ptr, lv.Var = a.LV.Ptr, a.LV.Var
			lv.Path = append(a.LV.Path[:len(a.LV.Path):len(a.LV.Path)], cfg.Step{Index: index, Elem: ct})
		case index == nil && cfg.Identical(a.LV.Type, ct):
			lv.Ptr, lv.Var = a.LV.Ptr, a.LV.Var
			lv.Path = a.LV.Path[:len(a.LV.Path):len(a.LV.Path)]
		}
	}
	return place{lv: lv, t: t}
}

// member selects a member, through anonymous records.
func (f *funcBuilder) member(p place, name string, pos cfg.Pos, at cc.Node) place {
	if p.t.kind != kRecord {
		f.u.fail(at, "member %s of something that is not a struct or union", name)
	}
	path := p.t.rec.find(name)
	if path == nil {
		f.u.noMember(at, p.t, name)
	}
	lv := *p.lv
	lv.Pos = pos
	lv.Path = append([]cfg.Step(nil), lv.Path...)
	t := p.t
	for _, m := range path {
		lv.Path = append(lv.Path, cfg.Step{Field: m.cfg, Elem: m.cfg.Type})
		t = m.t.qualified(t.konst, t.volatile, false)
	}
	lv.Type, lv.Volatile = t.cfgType(), t.volatile
	return place{lv: &lv, t: t, align: path[len(path)-1].align}
}

// read is the value of a place.
func (f *funcBuilder) read(p place) value {
	if p.fn != nil {
		return value{x: p.fn, t: f.u.b.pointer(p.t)}
	}
	switch p.t.kind {
	case kArray:
		t := f.u.b.pointer(p.t.elem)
		return value{x: f.address(p, t), t: t}
	case kVoid:
		return value{t: f.u.b.void}
	}
	f.u.whole(p.t, p.lv.Pos)
	t := p.t.unqual()
	if p.t.atomic {
		r := f.temp(t.cfgType())
		r.Origin = &cfg.Load{LV: p.lv}
		f.emit(&cfg.AtomicLoad{Result: lvOf(r), Source: p.lv, Order: cfg.SeqCst}, p.lv.Pos)
		return value{x: load(r), t: t}
	}
	v := value{x: fitted(&cfg.Load{LV: p.lv}, t, t.partial()), t: t}
	if b := p.lv.BitField(); b != nil {
		v.width = b.Width
	}
	return v
}

// whole gives up on something that depends on what a type is, if declarations are left out and that is not known. (An
// incomplete type has no value, C17 6.3.2.1; where compilers shrug it off, it makes no difference.)
func (u *unit) whole(t *ctype, pos cfg.Pos) {
	if t.kind == kRecord && t.incomplete() && u.partial() {
		u.failAt(pos, "%s is an incomplete type", t.cfgType())
	}
}

// address is a pointer of type t to a place.
func (f *funcBuilder) address(p place, t *ctype) cfg.Expr {
	lv := p.lv
	ct := t.cfgType()
	if lv.Ptr != nil {
		if len(lv.Path) == 0 {
			return castTo(lv.Ptr, ct)
		}
		if base, ok := lv.Ptr.(*cfg.Const); ok {
			if off, ok := constOffset(lv.Path); ok {
				return constOf(ct, base.Bits+uint64(off))
			}
		}
	}
	return &cfg.AddrOf{LV: lv, Typ: ct}
}

// castTo converts between scalar types of cfg, folding constants.
func castTo(x cfg.Expr, to cfg.Type) cfg.Expr {
	if x.Type() == to || cfg.Identical(x.Type(), to) {
		return x
	}
	if c := foldCast(x, to); c != nil {
		return c
	}
	// &((T *)0)->m as an integer, with an index that is not constant, stays a cast.
	if c, ok := x.(*cfg.Cast); ok && isPtr(to) && isPtr(c.Typ) && isPtr(c.X.Type()) {
		x = c.X
		if cfg.Identical(x.Type(), to) {
			return x
		}
	}
	return &cfg.Cast{X: x, Typ: to}
}

func isPtr(t cfg.Type) bool { _, ok := t.(*cfg.Pointer); return ok }

// addressOf evaluates &x.
func (f *funcBuilder) addressOf(x *cc.UnaryExpression) value {
	n := strip(x.CastExpression)
	switch y := n.(type) {
	case *cc.PrimaryExpression:
		if y.Case == cc.PrimaryExpressionIdent {
			if s := f.u.lookup(y); s.fn != nil {
				return f.funcValue(s.fn, y)
			}
		}
	case *cc.UnaryExpression:
		if y.Case == cc.UnaryExpressionDeref { // &*p is p
			v := f.expr(y.CastExpression)
			if v.t.kind != kPtr {
				f.u.fail(x, "* of something that is not a pointer")
			}
			return v
		}
	}
	var p place
	if f.isLvalue(n) {
		p = f.place(n)
	} else {
		v := f.expr(n)
		if v.t.kind != kRecord {
			f.u.fail(x, "address of something that is not an object")
		}
		t := f.temp(v.t.cfgType())
		f.emit(&cfg.Assign{LHS: lvOf(t), RHS: v.x}, f.u.pos(n))
		p = place{lv: lvOf(t), t: v.t}
	}
	t := f.u.b.pointer(p.t)
	if p.fn != nil {
		return value{x: p.fn, t: t}
	}
	if p.lv.BitField() != nil {
		f.u.fail(x, "address of a bit-field")
	}
	return value{x: f.address(p, t), t: t}
}

// complexPart is the real or imaginary part of a complex object.
func (f *funcBuilder) complexPart(x *cc.UnaryExpression) place {
	p := f.place(x.UnaryExpression)
	ft, ok := p.t.basic.(*cfg.Float)
	if !ok || !ft.Complex {
		return p
	}
	part := f.u.b.double
	switch ft.Bytes {
	case 8:
		part = f.u.b.float
	case 16:
	default:
		part = f.u.b.ldouble
	}
	pt := f.u.b.pointer(part)
	q := value{x: castTo(f.address(p, f.u.b.pointer(p.t)), pt.cfgType()), t: pt}
	if x.Case == cc.UnaryExpressionImag {
		q = f.ptrAdd(q, value{x: intConst(f.u.b.intT, 1), t: f.u.b.intT}, false, x)
	}
	return f.deref(q, p.lv.Pos, x)
}
