package frontend

import (
	"sort"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

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
	v = f.promoted(v)
	if _, isConst := v.x.(*cfg.Const); !isConst && !f.stable(v.x, nil) {
		v.x = f.saved(v.x, pos)
	}
	v.x = f.choose(v.x, pos)
	start := point{node: f.here()}
	sw, brk := &switchBuilder{t: v.t}, &label{known: true, active: f.active}
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
		against := func(op cfg.BinaryOp, c *cfg.Const) cfg.Expr {
			if v.peculiar() {
				t := c.Typ.(*cfg.Int)
				return f.operate(s, op, v, value{x: c, t: u.b.promote(u.b.ofSize(t.Bytes, t.Signed), 0)}).x
			}
			return binary(op, v.x, castTo(c, v.t.cfgType()), u.b.Int)
		}
		if c.lo == c.hi {
			f.test(against(cfg.Eq, c.lo), c.node, c.pos)
			continue
		}
		yes, no := f.guard(against(cfg.Ge, c.lo), c.pos)
		f.cur = yes
		if f.cur.reachable() {
			f.test(against(cfg.Le, c.hi), c.node, c.pos)
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

// A computedGoto is a goto to an address; its targets are known at the end of the function. As with gcc, no
// clean-up is due on the way.
type computedGoto struct {
	node *cfg.Node
	x    cfg.Expr
	pos  cfg.Pos
}

// labelAddress is the number that stands for the address of a label.
func (f *funcBuilder) labelAddress(name string) cfg.Expr {
	name = f.labelName(name)
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
	gotos := f.computed
	if len(gotos)*len(ls) > maxDispatch {
		gotos = f.dispatch(gotos)
	}
	for _, g := range gotos {
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

// maxDispatch is from how many pairs of a computed goto and a label on a function has one place for all of
// them: tests for each pair tell more about where each goto leads, but may be millions.
const maxDispatch = 1 << 14

// dispatch lets all computed gotos of the function go through one.
func (f *funcBuilder) dispatch(gotos []computedGoto) []computedGoto {
	one := computedGoto{node: f.fn.NewNode(), pos: gotos[0].pos}
	target := f.temp(f.u.b.voidPtr.cfgType())
	one.x = load(target)
	for _, g := range gotos {
		f.cur = point{node: g.node}
		f.emit(&cfg.Assign{LHS: lvOf(target), RHS: g.x}, g.pos)
		f.goTo(one.node)
	}
	return []computedGoto{one}
}
