package frontend

import (
	"fmt"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// items lowers the contents of a block in the current scope.
func (f *funcBuilder) items(b *cc.CompoundStatement) {
	if b == nil {
		return
	}
	for l := b.BlockItemList; l != nil; l = l.BlockItemList {
		if i := l.BlockItem; i != nil {
			f.recovering(i, func() { f.item(i) })
		}
	}
}

func (f *funcBuilder) item(i *cc.BlockItem) {
	f.u.poll()
	if i == nil {
		return
	}
	switch i.Case {
	case cc.BlockItemDecl:
		f.declaration(i.Declaration)
	case cc.BlockItemStmt:
		f.stmt(i.Statement)
	case cc.BlockItemLabel:
		// A label of this block only: give it a name that no other block has.
		s := f.u.scope
		if s.labels == nil {
			s.labels = map[string]string{}
		}
		for l := i.LabelDeclaration.IdentifierList; l != nil; l = l.IdentifierList {
			f.localLabels++
			s.labels[l.Token2.SrcStr()] = fmt.Sprintf("%s\x00%d", l.Token2.SrcStr(), f.localLabels)
		}
	case cc.BlockItemFuncDef:
		f.nested(i)
	}
}

func (f *funcBuilder) stmt(s *cc.Statement) {
	if s == nil {
		return
	}
	switch s.Case {
	case cc.StatementLabeled:
		f.labeled(s.LabeledStatement)
	case cc.StatementCompound:
		f.u.push()
		outer := f.active
		f.items(s.CompoundStatement)
		f.endScope(outer)
		f.u.pop()
	case cc.StatementExpr:
		if e := s.ExpressionStatement.ExpressionList; e != nil {
			f.effect(e)
		}
	case cc.StatementSelection:
		f.selection(s.SelectionStatement)
	case cc.StatementIteration:
		f.u.push()
		outer := f.active
		f.iteration(s.IterationStatement)
		f.endScope(outer)
		f.u.pop()
	case cc.StatementJump:
		f.jumpStmt(s.JumpStatement)
	case cc.StatementAsm:
		f.asm(s.AsmStatement.Asm)
	}
}

func (f *funcBuilder) selection(s *cc.SelectionStatement) {
	switch s.Case {
	case cc.SelectionStatementIf, cc.SelectionStatementIfElse:
		f.u.push()
		yes, no := f.cond(s.ExpressionList)
		f.cur = yes
		f.stmt(s.Statement)
		end := f.cur
		f.cur = no
		if s.Case == cc.SelectionStatementIfElse {
			f.stmt(s.Statement2)
		}
		f.cur = f.join(end, f.cur)
		f.u.pop()
	case cc.SelectionStatementSwitch:
		f.u.push()
		f.switchStmt(s)
		f.u.pop()
	}
}

// head is a node that a loop returns to.
func (f *funcBuilder) head() *cfg.Node {
	if f.expr0 > 0 && f.cur.node != nil {
		f.emit(&cfg.Skip{}, cfg.Pos{})
	}
	return f.here()
}

func (f *funcBuilder) iteration(s *cc.IterationStatement) {
	brk, cont := &label{known: true, active: f.active}, &label{known: true, active: f.active}
	f.breaks, f.conts = append(f.breaks, brk), append(f.conts, cont)
	defer func() {
		f.breaks, f.conts = f.breaks[:len(f.breaks)-1], f.conts[:len(f.conts)-1]
		f.land(brk, false)
	}()
	test := func(n cc.ExpressionNode) (yes, no point) {
		if n == nil {
			return f.cur, point{}
		}
		return f.cond(n)
	}
	switch s.Case {
	case cc.IterationStatementWhile:
		cont.node = f.head()
		yes, no := test(s.ExpressionList)
		f.cur = yes
		f.stmt(s.Statement)
		f.jump(cont)
		f.cur = no
	case cc.IterationStatementDo:
		if c, ok := f.u.constInt(s.ExpressionList); ok && c == 0 {
			// do { } while (0) is no loop.
			f.stmt(s.Statement)
			f.land(cont, false)
			return
		}
		head := f.head()
		f.stmt(s.Statement)
		f.land(cont, false)
		yes, no := test(s.ExpressionList)
		f.cur = yes
		if yes.reachable() {
			f.goTo(head)
		}
		f.cur = no
	case cc.IterationStatementFor, cc.IterationStatementForDecl:
		c, step := s.ExpressionList2, s.ExpressionList3
		if s.Case == cc.IterationStatementForDecl {
			f.declaration(s.Declaration)
			brk.active, cont.active = f.active, f.active
			c, step = s.ExpressionList, s.ExpressionList2
		} else if s.ExpressionList != nil {
			f.effect(s.ExpressionList)
		}
		head := f.head()
		yes, no := test(c)
		f.cur = yes
		f.stmt(s.Statement)
		f.land(cont, false)
		if f.cur.reachable() {
			if step != nil {
				f.effect(step)
			}
			f.goTo(head)
		}
		f.cur = no
	}
}

func (f *funcBuilder) jumpStmt(s *cc.JumpStatement) {
	u := f.u
	switch s.Case {
	case cc.JumpStatementGoto:
		if f.around != nil && f.outerLabel(s.Token2.SrcStr(), u.pos(s)) {
			return
		}
		l := f.label(s.Token2.SrcStr())
		if !l.pos.IsValid() {
			l.pos = u.pos(s)
		}
		f.jump(l)
	case cc.JumpStatementGotoExpr:
		v := f.expr(s.ExpressionList)
		x := f.saved(castTo(v.x, u.b.voidPtr.cfgType()), u.pos(s))
		f.computed = append(f.computed, computedGoto{f.here(), x, u.pos(s)})
		f.cur = point{}
	case cc.JumpStatementContinue:
		if len(f.conts) == 0 {
			u.fail(s, "continue outside a loop")
		}
		f.jump(f.conts[len(f.conts)-1])
	case cc.JumpStatementBreak:
		if len(f.breaks) == 0 {
			u.fail(s, "break outside a loop or switch")
		}
		f.jump(f.breaks[len(f.breaks)-1])
	case cc.JumpStatementReturn:
		var x cfg.Expr
		if s.ExpressionList != nil {
			if f.ft.result.kind == kVoid {
				f.effect(s.ExpressionList)
			} else {
				x = f.convertTo(f.expr(s.ExpressionList), f.ft.result, s).x
			}
		}
		f.ret(x, u.pos(s))
	}
}

// labelName is what tells the label that a name means here from others in the function.
func (f *funcBuilder) labelName(name string) string {
	for s := f.u.scope; s != nil; s = s.outer {
		if n, ok := s.labels[name]; ok {
			return n
		}
	}
	return name
}

// label is the label that a name means here.
func (f *funcBuilder) label(name string) *label {
	name = f.labelName(name)
	l := f.labels[name]
	if l == nil {
		l = &label{}
		f.labels[name] = l
	}
	return l
}

func (f *funcBuilder) labeled(s *cc.LabeledStatement) {
	u := f.u
	switch s.Case {
	case cc.LabeledStatementLabel:
		l := f.label(s.Token.SrcStr())
		if l.node != nil {
			u.fail(s, "label %s is defined twice", s.Token.SrcStr())
		}
		f.land(l, true)
	case cc.LabeledStatementDefault:
		sw := f.switchOf(s)
		sw.hasDefault = true
		sw.def = f.caseNode()
	case cc.LabeledStatementCaseLabel, cc.LabeledStatementRange:
		sw := f.switchOf(s)
		lo := u.constant(s.ConstantExpression)
		if lo == nil {
			u.fail(s, "case label is not a constant")
		}
		hi := lo
		if s.Case == cc.LabeledStatementRange {
			if hi = u.constant(s.ConstantExpression2); hi == nil {
				u.fail(s, "case label is not a constant")
			}
		}
		sw.cases = append(sw.cases, switchCase{lo, hi, f.caseNode(), u.pos(s)})
	}
	f.stmt(s.Statement)
}

func (f *funcBuilder) caseNode() *cfg.Node {
	if f.expr0 > 0 && f.cur.node != nil {
		f.emit(&cfg.Skip{}, cfg.Pos{})
	}
	return f.here()
}

// stmtExpr evaluates ({ … }).
func (f *funcBuilder) stmtExpr(x *cc.PrimaryExpression, want bool) (v value) {
	u := f.u
	if f.file && f.dry == 0 {
		u.fail(x, "statement expression outside a function")
	}
	u.push()
	defer u.pop()
	f.expr0++
	sizes, matters := f.sizes, f.matters
	f.sizes, f.matters = nil, nil // what is declared here matters here, and has a meaning nowhere else
	outer := f.active
	v = value{t: u.b.void}
	defer func() {
		f.expr0--
		f.sizes, f.matters = sizes, matters
		if f.active != outer && v.x != nil && !f.stable(v.x, nil) {
			v.x = f.saved(v.x, u.pos(x))
		}
		f.endScope(outer)
	}()
	for l := x.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		i := l.BlockItem
		if l.BlockItemList != nil || i == nil || i.Case != cc.BlockItemStmt || !want {
			f.item(i)
			continue
		}
		s := i.Statement
		for s != nil && s.Case == cc.StatementLabeled && s.LabeledStatement.Case == cc.LabeledStatementLabel {
			f.land(f.label(s.LabeledStatement.Token.SrcStr()), true)
			s = s.LabeledStatement.Statement
		}
		if s == nil || s.Case != cc.StatementExpr || s.ExpressionStatement.ExpressionList == nil {
			f.stmt(s)
			continue
		}
		v = f.expr(s.ExpressionStatement.ExpressionList)
		v = v.passed()
	}
	return v
}
