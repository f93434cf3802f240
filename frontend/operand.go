package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Expressions of which only the type, the size or the constant value is wanted.

// typeOf is the type of an operand that is not evaluated, and whether it is a bit-field.
func (f *funcBuilder) typeOf(n cc.ExpressionNode) (t *ctype, bit bool) {
	f.dryRun(func() {
		n = strip(n)
		if f.isLvalue(n) {
			p := f.place(n)
			t, bit = p.t, p.lv != nil && p.lv.BitField() != nil
			return
		}
		if u, ok := n.(*cc.PrimaryExpression); ok && u.Case == cc.PrimaryExpressionIdent {
			if s := f.u.lookup(u); s.fn != nil {
				t = s.fn.t
				return
			}
		}
		t = f.expr(n).t
	})
	return t, bit
}

// alignofExpr is what __alignof__ and _Alignof tell of an expression: of a member the alignment that it has in
// its record.
func (f *funcBuilder) alignofExpr(n cc.ExpressionNode) (align int64) {
	var t *ctype
	f.unevaluated(func() {
		t, _ = f.typeOf(n)
		f.u.whole(t, f.u.pos(n))
		if n = strip(n); f.isLvalue(n) {
			align = f.place(n).align
		}
	})
	if align > 0 {
		return align
	}
	return t.preferred()
}

// typeofExpr is the type that typeof(n) denotes.
func (u *unit) typeofExpr(n cc.ExpressionNode) *ctype {
	f := u.fb
	t, bit := f.typeOf(n)
	if !bit && !f.isLvalue(n) && t.isInt() {
		f.unevaluated(func() { f.named(f.expr(n), n) })
	}
	if t.isVM() && f.evaluates() {
		return f.operandType(n)
	}
	return t
}

// sizeof is the size of a type, computed at run time for variable-length arrays.
func (f *funcBuilder) sizeof(t *ctype, at cc.Node) value {
	st := f.u.b.sizeT()
	if t.isVLA() {
		return value{x: f.vlaSize(t), t: st}
	}
	if t.kind == kVoid || t.kind == kFunc {
		return value{x: intConst(st, 1), t: st}
	}
	if t.incomplete() && !(t.kind == kArray && t.n < 0 && t.elem.isComplete() && f.dry > 0) {
		f.u.fail(at, "sizeof of an incomplete type")
	}
	return value{x: intConst(st, uint64(t.size())), t: st}
}

func (f *funcBuilder) vlaSize(t *ctype) cfg.Expr {
	st := f.u.b.sizeT().cfgType()
	if !t.isVLA() {
		return constOf(st, uint64(t.size()))
	}
	if last := t.tail(); last != nil {
		align := uint64(t.alignof())
		end := binary(cfg.Add, f.vlaSize(last.t), constOf(st, uint64(last.cfg.Offset)+align-1), st)
		return binary(cfg.And, end, constOf(st, -align), st)
	}
	n := t.length
	if n == nil {
		n = constOf(st, uint64(t.n))
	}
	if l, ok := n.(*cfg.Load); ok {
		if slot := f.captured(l.LV.Var, false); slot != nil {
			n = loadSlot(slot)
		}
	}
	return binary(cfg.Mul, n, f.vlaSize(t.elem), st)
}

// constant evaluates an integer constant expression; nil if it is none.
func (u *unit) constant(n cc.ExpressionNode) *cfg.Const {
	c, _ := u.constantSizes(n)
	return c
}

// constantSizes is constant, with the sizes of arrays in n on which the value does not depend.
func (u *unit) constantSizes(n cc.ExpressionNode) (*cfg.Const, []cc.ExpressionNode) {
	// Do not try what cannot be constant: nested attempts would multiply.
	possible := true
	visit := func(n cc.Node) {
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case == cc.PrimaryExpressionStmt {
				possible = false
			}
		case *cc.AssignmentExpression:
			possible = false
		}
	}
	if (walker{visit: visit, nested: visit, values: true}).expr(n); !possible {
		return nil, nil
	}
	if p, ok := strip(n).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
		if s := u.scope.lookup(p.Token.SrcStr()); s != nil && s.konst == nil && s.value == nil && !s.doubtful {
			return nil, nil
		}
	}
	var c *cfg.Const
	sizes := u.fb.allSizesIn(func() {
		before := len(u.fb.edges)
		v := u.fb.expr(n)
		// x++ && 0 is zero, but no constant
		if k, ok := v.x.(*cfg.Const); ok && v.t.isInt() && len(u.fb.edges) == before {
			c = k
		}
	})
	if sizes.matter {
		return nil, nil // (int)(long)(int (*)[f()])0 is zero, but no constant
	}
	return c, sizes.list
}

func (u *unit) constInt(n cc.ExpressionNode) (int64, bool) {
	c := u.constant(n)
	if c == nil {
		return 0, false
	}
	return c.Int64(), true
}
