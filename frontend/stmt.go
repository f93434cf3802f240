package frontend

import (
	"sort"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// items lowers the contents of a block in the current scope.
func (f *funcBuilder) items(b *cc.CompoundStatement) {
	if b == nil {
		return
	}
	for l := b.BlockItemList; l != nil; l = l.BlockItemList {
		f.item(l.BlockItem)
	}
}

func (f *funcBuilder) item(i *cc.BlockItem) {
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
			s.labels = map[string]bool{}
		}
		for l := i.LabelDeclaration.IdentifierList; l != nil; l = l.IdentifierList {
			s.labels[l.Token2.SrcStr()] = true
		}
	case cc.BlockItemFuncDef:
		f.u.fail(i, "unsupported nested function")
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
		f.items(s.CompoundStatement)
		f.u.pop()
	case cc.StatementExpr:
		if e := s.ExpressionStatement.ExpressionList; e != nil {
			f.effect(e)
		}
	case cc.StatementSelection:
		f.selection(s.SelectionStatement)
	case cc.StatementIteration:
		f.u.push()
		f.iteration(s.IterationStatement)
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
	brk, cont := &label{}, &label{}
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
		f.jump(f.label(s.Token2.SrcStr()))
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

// label is the label that a name means here.
func (f *funcBuilder) label(name string) *label {
	depth := 0
	for s := f.u.scope; s != nil; s = s.outer {
		if s.labels[name] {
			for o := s.outer; o != nil; o = o.outer {
				depth++
			}
			name = name + "\x00" + string(rune('0'+depth))
			break
		}
	}
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

// A switchBuilder collects the labels of a switch while its body is lowered.
type switchBuilder struct {
	t          *ctype
	cases      []switchCase
	def        *cfg.Node
	hasDefault bool
}

type switchCase struct {
	lo, hi *cfg.Const
	node   *cfg.Node
	pos    cfg.Pos
}

func (f *funcBuilder) switchOf(s cc.Node) *switchBuilder {
	if len(f.switches) == 0 {
		f.u.fail(s, "case label outside a switch")
	}
	return f.switches[len(f.switches)-1]
}

func (f *funcBuilder) switchStmt(s *cc.SelectionStatement) {
	u := f.u
	v := f.scalar(s.ExpressionList)
	if !v.t.isInt() {
		u.fail(s, "switch on something that is not an integer")
	}
	pos := u.pos(s.ExpressionList)
	v = f.convert(v, u.b.promote(v.t, v.width))
	if _, isConst := v.x.(*cfg.Const); !isConst && !f.stable(v.x, nil) {
		v.x = f.saved(v.x, pos)
	}
	v.x = f.choose(v.x, pos)
	start := point{node: f.here()}
	sw, brk := &switchBuilder{t: v.t}, &label{}
	f.switches, f.breaks = append(f.switches, sw), append(f.breaks, brk)
	f.cur = point{}
	f.stmt(s.Statement)
	f.switches, f.breaks = f.switches[:len(f.switches)-1], f.breaks[:len(f.breaks)-1]
	end := f.cur
	f.cur = start
	for _, c := range sw.cases {
		if !f.cur.reachable() {
			break
		}
		lo, hi := castTo(c.lo, v.t.cfgType()), castTo(c.hi, v.t.cfgType())
		if c.lo == c.hi {
			f.test(binary(cfg.Eq, v.x, lo, u.b.Int), c.node, c.pos)
			continue
		}
		yes, no := f.guard(binary(cfg.Ge, v.x, lo, u.b.Int), c.pos)
		f.cur = yes
		if f.cur.reachable() {
			f.test(binary(cfg.Le, v.x, hi, u.b.Int), c.node, c.pos)
		}
		f.cur = f.join(no, f.cur)
	}
	switch {
	case !f.cur.reachable():
	case sw.hasDefault:
		f.goTo(sw.def)
	default:
		f.jump(brk)
	}
	f.cur = end
	f.land(brk, false)
}

// test goes to n if x holds and on if not.
func (f *funcBuilder) test(x cfg.Expr, n *cfg.Node, pos cfg.Pos) {
	yes, no := f.guard(x, pos)
	f.cur = yes
	if yes.reachable() {
		f.goTo(n)
	}
	f.cur = no
}

// A computedGoto is a goto to an address; its targets are known at the end of the function.
type computedGoto struct {
	node *cfg.Node
	x    cfg.Expr
	pos  cfg.Pos
}

// labelAddress is the number that stands for the address of a label.
func (f *funcBuilder) labelAddress(name string) cfg.Expr {
	c := f.labelIDs[name]
	if c == nil {
		f.u.labelID++
		c = constOf(f.u.b.voidPtr.cfgType(), f.u.labelID)
		f.labelIDs[name] = c
	}
	return c
}

func (f *funcBuilder) finishComputed() {
	if len(f.computed) == 0 {
		return
	}
	var ls []string
	for n := range f.labelIDs {
		ls = append(ls, n)
	}
	sort.Slice(ls, func(i, j int) bool { return f.labelIDs[ls[i]].Bits < f.labelIDs[ls[j]].Bits })
	for _, g := range f.computed {
		f.cur = point{node: g.node}
		for _, n := range ls {
			l := f.labels[n]
			if l == nil || l.node == nil {
				f.u.failAt(g.pos, "label %s is not defined", n)
			}
			f.test(binary(cfg.Eq, g.x, f.labelIDs[n], f.u.b.Int), l.node, g.pos)
		}
		f.stop()
	}
}

// stmtExpr evaluates ({ … }).
func (f *funcBuilder) stmtExpr(x *cc.PrimaryExpression, want bool) value {
	u := f.u
	if f.file && f.dry == 0 {
		u.fail(x, "statement expression outside a function")
	}
	u.push()
	defer u.pop()
	f.expr0++
	defer func() { f.expr0-- }()
	v := value{t: u.b.void}
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
		v.width = 0
	}
	return v
}

// asm lowers an inline assembly statement.
func (f *funcBuilder) asm(a *cc.Asm) {
	u := f.u
	pos := u.pos(a)
	text := string(narrowString(a.Token3.SrcStr()))
	h := &cfg.Havoc{Text: "asm: " + text, Pos: pos}
	section, operands, memory := 0, 0, false
	for l := a.AsmArgList; l != nil; l = l.AsmArgList {
		for e := l.AsmExpressionList; e != nil; e = e.AsmExpressionList {
			n := strip(e.AssignmentExpression)
			constraint, arg := "", cc.ExpressionNode(nil)
			switch x := n.(type) {
			case *cc.PostfixExpression:
				if x.Case == cc.PostfixExpressionCall {
					if p, ok := strip(x.PostfixExpression).(*cc.PrimaryExpression); ok {
						constraint = string(narrowString(p.Token.SrcStr()))
					}
					if x.ArgumentExpressionList != nil {
						arg = x.ArgumentExpressionList.AssignmentExpression
					}
				}
			case *cc.PrimaryExpression:
				constraint = string(narrowString(x.Token.SrcStr()))
			}
			if section == 2 && constraint == "memory" {
				memory = true
			}
			if arg == nil || section > 1 {
				continue
			}
			operands++
			f.asmOperand(h, section == 0, constraint, arg)
		}
		section++
	}
	if section > 3 {
		u.fail(a, "unsupported asm goto")
	}
	if operands == 0 {
		if text == "" && !memory {
			return
		}
		h.Args = nil
	}
	if text == "" && operands == 0 {
		// A compiler barrier does nothing at run time.
		return
	}
	f.emit(h, pos)
}

// asmOperand adds an operand: outputs are written, inputs are evaluated, and memory operands are reachable by their address.
func (f *funcBuilder) asmOperand(h *cfg.Havoc, output bool, constraint string, arg cc.ExpressionNode) {
	register, inout := false, false
	for _, c := range constraint {
		switch c {
		case '+':
			inout = true
		case 'm', 'o', 'V', 'Q':
		case '=', '&', '%', ',':
		default:
			register = true
		}
	}
	if f.isLvalue(arg) && (output || !register) {
		p := f.place(arg)
		if p.lv == nil {
			return
		}
		f.fix(p)
		if p.lv.BitField() == nil && !register {
			h.Args = append(h.Args, f.address(p, f.u.b.pointer(p.t)))
		}
		if output {
			if inout && p.t.isScalar() {
				h.Args = append(h.Args, f.read(place{lv: p.lv, t: p.t.unqual()}).x)
			}
			h.Outputs = append(h.Outputs, p.lv)
		}
		return
	}
	v := f.expr(arg)
	if v.x != nil && v.t.isScalar() {
		h.Args = append(h.Args, f.saved(v.x, f.u.pos(arg)))
	}
}
