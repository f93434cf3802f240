package frontend

import (
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// A value is an expression without side effects and its C type. Width is set for the value of a bit-field.
// X is nil for values of type void.
type value struct {
	x     cfg.Expr
	t     *ctype
	width int64
	// other is the type that compilers other than gcc give the value, where they differ; see bitfield.go.
	other *ctype
}

// expr evaluates n as a value: arrays and functions decay, lvalues are read. Side effects are emitted; what
// remains is a tree.
func (f *funcBuilder) expr(n cc.ExpressionNode) value {
	n = strip(n)
	if v, ok := f.known(n); ok {
		return v
	}
	if p := f.probe; p != nil && p.dry == f.dry {
		return p.expr(f, n)
	}
	was := f.begin(n, forValue)
	v := f.lowerExpr(n)
	f.order = was
	return v
}

func (f *funcBuilder) lowerExpr(n cc.ExpressionNode) value {
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		return f.primary(x)
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionCall:
			return f.call(x, nil, true)
		case cc.PostfixExpressionInc:
			return f.incDec(x.PostfixExpression, cfg.Add, true, true)
		case cc.PostfixExpressionDec:
			return f.incDec(x.PostfixExpression, cfg.Sub, true, true)
		}
		return f.read(f.place(n))
	case *cc.UnaryExpression:
		return f.unaryExpr(x)
	case *cc.CastExpression:
		return f.cast(x, true)
	case *cc.MultiplicativeExpression:
		op := map[cc.MultiplicativeExpressionCase]cfg.BinaryOp{cc.MultiplicativeExpressionMul: cfg.Mul,
			cc.MultiplicativeExpressionDiv: cfg.Div, cc.MultiplicativeExpressionMod: cfg.Rem}[x.Case]
		return f.binaryExpr(n, op, x.MultiplicativeExpression, x.CastExpression)
	case *cc.AdditiveExpression:
		if x.Case == cc.AdditiveExpressionAdd {
			return f.binaryExpr(n, cfg.Add, x.AdditiveExpression, x.MultiplicativeExpression)
		}
		return f.binaryExpr(n, cfg.Sub, x.AdditiveExpression, x.MultiplicativeExpression)
	case *cc.ShiftExpression:
		if x.Case == cc.ShiftExpressionLsh {
			return f.binaryExpr(n, cfg.Shl, x.ShiftExpression, x.AdditiveExpression)
		}
		return f.binaryExpr(n, cfg.Shr, x.ShiftExpression, x.AdditiveExpression)
	case *cc.RelationalExpression:
		op := map[cc.RelationalExpressionCase]cfg.BinaryOp{cc.RelationalExpressionLt: cfg.Lt,
			cc.RelationalExpressionGt: cfg.Gt, cc.RelationalExpressionLeq: cfg.Le, cc.RelationalExpressionGeq: cfg.Ge}[x.Case]
		return f.binaryExpr(n, op, x.RelationalExpression, x.ShiftExpression)
	case *cc.EqualityExpression:
		if x.Case == cc.EqualityExpressionEq {
			return f.binaryExpr(n, cfg.Eq, x.EqualityExpression, x.RelationalExpression)
		}
		return f.binaryExpr(n, cfg.Ne, x.EqualityExpression, x.RelationalExpression)
	case *cc.AndExpression:
		return f.binaryExpr(n, cfg.And, x.AndExpression, x.EqualityExpression)
	case *cc.ExclusiveOrExpression:
		return f.binaryExpr(n, cfg.Xor, x.ExclusiveOrExpression, x.AndExpression)
	case *cc.InclusiveOrExpression:
		return f.binaryExpr(n, cfg.Or, x.InclusiveOrExpression, x.ExclusiveOrExpression)
	case *cc.LogicalAndExpression, *cc.LogicalOrExpression:
		return f.truth(n)
	case *cc.ConditionalExpression:
		return f.ternary(x, true)
	case *cc.AssignmentExpression:
		return f.assignment(x, true)
	case *cc.ExpressionList:
		for ; x.ExpressionList != nil; x = x.ExpressionList {
			f.effect(x.AssignmentExpression)
		}
		return f.expr(x.AssignmentExpression)
	}
	f.u.fail(n, "unsupported expression")
	return value{}
}

// effect evaluates n for its side effects and reads only.
func (f *funcBuilder) effect(n cc.ExpressionNode) {
	if n == nil {
		return
	}
	n = strip(n)
	if _, ok := f.known(n); ok {
		return
	}
	if p := f.probe; p != nil && p.dry == f.dry {
		p.effect(f, n)
		return
	}
	was := f.begin(n, forEffect)
	f.lowerEffect(n)
	f.order = was
}

func (f *funcBuilder) lowerEffect(n cc.ExpressionNode) {
	switch x := n.(type) {
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionCall:
			v := f.call(x, nil, false)
			f.discard(v.x, f.u.pos(n))
			return
		case cc.PostfixExpressionInc:
			f.incDec(x.PostfixExpression, cfg.Add, true, false)
			return
		case cc.PostfixExpressionDec:
			f.incDec(x.PostfixExpression, cfg.Sub, true, false)
			return
		}
	case *cc.UnaryExpression:
		switch x.Case {
		case cc.UnaryExpressionInc:
			f.incDec(x.UnaryExpression, cfg.Add, false, false)
			return
		case cc.UnaryExpressionDec:
			f.incDec(x.UnaryExpression, cfg.Sub, false, false)
			return
		}
	case *cc.CastExpression:
		f.cast(x, false)
		return
	case *cc.AssignmentExpression:
		f.assignment(x, false)
		return
	case *cc.ConditionalExpression:
		f.ternary(x, false)
		return
	case *cc.LogicalAndExpression, *cc.LogicalOrExpression:
		t, e := f.cond(n)
		f.cur = f.join(t, e)
		return
	case *cc.ExpressionList:
		for ; x != nil; x = x.ExpressionList {
			f.effect(x.AssignmentExpression)
		}
		return
	case *cc.PrimaryExpression:
		if x.Case == cc.PrimaryExpressionStmt {
			f.stmtExpr(x, false)
			return
		}
	}
	f.discard(f.lowerExpr(n).x, f.u.pos(n))
}

func (f *funcBuilder) primary(x *cc.PrimaryExpression) value {
	u := f.u
	switch x.Case {
	case cc.PrimaryExpressionInt:
		return u.intLiteral(x)
	case cc.PrimaryExpressionFloat:
		return u.floatLiteral(x)
	case cc.PrimaryExpressionChar, cc.PrimaryExpressionLChar:
		return u.charLiteral(x)
	case cc.PrimaryExpressionIdent:
		s := u.lookup(x)
		if s.konst != nil {
			return value{x: s.konst, t: s.t}
		}
		if s.value != nil {
			return value{x: s.value, t: s.t.unqual()}
		}
		if s.fn != nil {
			return f.funcValue(s.fn, x)
		}
	case cc.PrimaryExpressionStmt:
		return f.stmtExpr(x, true)
	case cc.PrimaryExpressionGeneric:
		return f.expr(f.generic(x.GenericSelection))
	}
	return f.read(f.place(x))
}

// lookup resolves an identifier.
func (u *unit) lookup(x *cc.PrimaryExpression) *symbol {
	name := x.Token.SrcStr()
	s := u.scope.lookup(name)
	u.usesEnvironment(name)
	if s == nil {
		if s = u.constant23(name); s != nil {
			return s
		}
		if s = u.implicit(name, x); s == nil {
			u.undeclared(x, name)
		}
	}
	if s.doubtful {
		panic(consequence{})
	}
	if s.typedef {
		u.fail(x, "unexpected type name %s", name)
	}
	return s
}

// constant23 is what a name that nothing declares means in C23.
func (u *unit) constant23(name string) *symbol {
	switch name {
	case "true", "false":
		return &symbol{name: name, t: u.b.boolT, konst: intConst(u.b.boolT, arith.Truth(name == "true"))}
	case "nullptr":
		return &symbol{name: name, t: u.b.voidPtr, konst: intConst(u.b.voidPtr, 0)}
	}
	return nil
}

// funcValue is the address of a function.
func (f *funcBuilder) funcValue(fn *function, at cc.Node) value {
	t := f.u.b.pointer(fn.t)
	if f.dry == 0 && !fn.taken {
		fn.taken, fn.takenAt = true, f.u.pos(at)
	}
	return value{x: &cfg.FuncRef{Func: fn.cfg, Typ: t.cfgType()}, t: t}
}

// generic selects an association of _Generic.
func (f *funcBuilder) generic(g *cc.GenericSelection) cc.ExpressionNode {
	// Selections nest, and are asked for several times: remember them.
	if n := f.generics[g]; n != nil {
		return n
	}
	n := f.selected(g)
	if f.generics == nil {
		f.generics = map[*cc.GenericSelection]cc.ExpressionNode{}
	}
	f.generics[g] = n
	return n
}

func (f *funcBuilder) selected(g *cc.GenericSelection) cc.ExpressionNode {
	var t *ctype
	narrow := false
	f.unevaluated(func() {
		v := f.expr(g.AssignmentExpression)
		f.named(v, g)
		t = v.t.unqual()
		narrow = v.width > 0 && v.width < 8*t.size() && !t.isBool()
	})
	var def cc.ExpressionNode
	for l := g.GenericAssociationList; l != nil; l = l.GenericAssociationList {
		a := l.GenericAssociation
		if a.Case == cc.GenericAssociationDefault {
			def = a.AssignmentExpression
			continue
		}
		at := f.u.unevaluatedType(a.TypeName)
		if !at.atomic && !at.konst && !at.volatile && compatible(t, at, true) {
			if narrow {
				f.u.note(cfg.Note{Kind: cfg.Assumed, ID: "bit-field-type", Pos: f.u.pos(g),
					Text: "_Generic takes a bit-field for one of its declared type, as clang does, and gcc does not"})
			}
			return a.AssignmentExpression
		}
	}
	if def == nil {
		f.u.fail(g, "no association of _Generic matches")
	}
	return def
}

func (f *funcBuilder) unaryExpr(x *cc.UnaryExpression) value {
	u := f.u
	switch x.Case {
	case cc.UnaryExpressionInc:
		return f.incDec(x.UnaryExpression, cfg.Add, false, true)
	case cc.UnaryExpressionDec:
		return f.incDec(x.UnaryExpression, cfg.Sub, false, true)
	case cc.UnaryExpressionAddrof:
		return f.addressOf(x)
	case cc.UnaryExpressionDeref:
		return f.read(f.place(x))
	case cc.UnaryExpressionPlus:
		v := f.operand(x.CastExpression)
		if v.t.kind == kVector {
			return v
		}
		return f.promoted(v)
	case cc.UnaryExpressionMinus, cc.UnaryExpressionCpl:
		v := f.operand(x.CastExpression)
		op := cfg.Neg
		if x.Case == cc.UnaryExpressionCpl {
			op = cfg.BitNot
		}
		if v.t.kind == kVector {
			return f.vectorUnary(x, op, v)
		}
		if v.peculiar() {
			return f.peculiarUnary(op, v, x)
		}
		v = f.convert(v, u.b.promote(v.t, v.width))
		if !v.t.isArith() {
			u.fail(x, "operand is not a number")
		}
		return value{x: fitted(unary(op, v.x, v.t.cfgType()), v.t, v.t.partial()), t: v.t}
	case cc.UnaryExpressionNot:
		switch strip(x.CastExpression).(type) {
		case *cc.LogicalAndExpression, *cc.LogicalOrExpression:
			return f.truth(x)
		}
		v := f.operand(x.CastExpression)
		if v.t.kind == kVector {
			return f.vectorUnary(x, cfg.Not, v)
		}
		return value{x: unary(cfg.Not, v.x, u.b.Int), t: u.b.intT}
	case cc.UnaryExpressionSizeofExpr:
		return f.sizeofOperand(x, func() *ctype {
			if f.evaluates() {
				return f.operandType(x.UnaryExpression)
			}
			t, bit := f.typeOf(x.UnaryExpression)
			if bit {
				u.fail(x, "sizeof of a bit-field")
			}
			return t
		})
	case cc.UnaryExpressionSizeofType:
		return f.sizeofOperand(x, func() *ctype { return u.typeName(x.TypeName) })
	case cc.UnaryExpressionAlignofExpr:
		return value{x: intConst(u.b.sizeT(), uint64(f.alignofExpr(x.UnaryExpression))), t: u.b.sizeT()}
	case cc.UnaryExpressionAlignofType:
		t := u.unevaluatedType(x.TypeName)
		u.whole(t, u.pos(x))
		n := t.preferred()
		if strings.HasPrefix(x.Token.SrcStr(), "_A") {
			n = t.alignof()
		}
		return value{x: intConst(u.b.sizeT(), uint64(n)), t: u.b.sizeT()}
	case cc.UnaryExpressionLabelAddr:
		return value{x: f.labelAddress(x.Token2.SrcStr()), t: u.b.voidPtr}
	case cc.UnaryExpressionReal, cc.UnaryExpressionImag:
		v := f.scalar(x.UnaryExpression)
		ft, ok := v.t.basic.(*cfg.Float)
		if !ok || !ft.Complex {
			if x.Case == cc.UnaryExpressionImag {
				f.discard(v.x, u.pos(x))
				v = f.convert(value{x: intConst(u.b.intT, 0), t: u.b.intT}, v.t)
			}
			return v
		}
		real := u.b.double
		switch ft.Bytes {
		case 8:
			real = u.b.float
		case 16:
		default:
			real = u.b.ldouble
		}
		if x.Case == cc.UnaryExpressionImag {
			whole := []cfg.Expr{f.fixed(v.x, u.pos(x))}
			return value{x: &cfg.Nondet{Typ: real.basic, Pos: u.pos(x), Guess: true, Args: whole}, t: real}
		}
		return value{x: &cfg.Cast{X: v.x, Typ: real.basic}, t: real}
	}
	u.fail(x, "unsupported operator")
	return value{}
}

// operand evaluates n, which must have a scalar or vector type.
func (f *funcBuilder) operand(n cc.ExpressionNode) value {
	v := f.expr(n)
	if v.t.kind != kVector {
		f.mustBeScalar(v, n)
	}
	return v
}

// scalar evaluates n, which must have a scalar type.
func (f *funcBuilder) scalar(n cc.ExpressionNode) value {
	v := f.expr(n)
	f.mustBeScalar(v, n)
	return v
}

func (f *funcBuilder) mustBeScalar(v value, n cc.ExpressionNode) {
	if !v.t.isScalar() {
		what := "a record"
		switch v.t.kind {
		case kVoid:
			what = "no value"
		case kVector:
			what = "a vector"
		}
		f.u.fail(n, "unsupported use of %s as an operand", what)
	}
}
