package interp

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A compiler translates one function.
type compiler struct {
	p       *program
	f       *function
	slots   map[*cfg.Var]int32
	next    int32 // first free scratch register
	blob    int32 // first free blob
	edge    *cfg.Edge
	patches []patch
}

// patch is a jump whose target node has no code yet.
type patch struct {
	set  func(int32)
	node *cfg.Node
}

func (c *compiler) function() {
	f := c.f
	f.starts = map[*cfg.Node]int32{}
	c.slots = map[*cfg.Var]int32{}
	slot := func(v *cfg.Var) int32 {
		if s, ok := c.slots[v]; ok {
			return s
		}
		s := c.next
		c.slots[v] = s
		c.next++
		if !v.Register() {
			f.objs = append(f.objs, s)
		} else if v.Storage == cfg.Local || c.p.points && v.Storage == cfg.Temp {
			f.undefs = append(f.undefs, s)
		}
		return s
	}
	for _, v := range f.Params {
		p := param{v: v, slot: slot(v), reg: v.Register()}
		if cfg.IsScalar(v.Type) {
			p.typ = c.p.scalar(v.Type)
		}
		f.params = append(f.params, p)
	}
	for _, v := range f.Locals {
		slot(v)
	}
	if f.Result != nil {
		if s := slot(f.Result); f.Result.Register() {
			f.undefs = append(f.undefs, s) // of a function that does not return a value, it may be any
		}
	}
	f.slots = c.slots
	vars := c.next
	f.vars = vars
	f.regs = max(1, vars) // unused operands are 0
	for i, n := range f.Nodes {
		f.starts[n] = int32(len(f.code))
		c.next, c.blob = vars, 0
		c.node(n)
		if len(n.Out) == 1 && i+1 < len(f.Nodes) && len(f.code) > 0 {
			// A jump to the next node is no jump at all.
			last := &f.code[len(f.code)-1]
			if k := len(c.patches) - 1; last.op == opJump && k >= 0 && c.patches[k].node == f.Nodes[i+1] {
				f.code = f.code[:len(f.code)-1]
				c.patches = c.patches[:k]
			}
		}
	}
	for _, p := range c.patches {
		p.set(f.starts[p.node])
	}
}

// node translates what happens at a program point.
func (c *compiler) node(n *cfg.Node) {
	f := c.f
	if c.p.points {
		c.emit(instr{op: opPoint, x: &extra{node: n}})
	}
	switch {
	case n == f.Exit && len(n.Out) == 0:
		c.exit()
	case len(n.Out) == 0:
		c.emit(instr{op: opDead, x: &extra{node: n}})
	case len(n.Out) == 1 && !isSync(n.Out[0].Action):
		c.single(n.Out[0])
	case syncs(n):
		c.syncNode(n, n.Out)
	default:
		c.choice(n)
	}
}

func (c *compiler) single(e *cfg.Edge) {
	if g, ok := e.Action.(*cfg.Guard); ok {
		c.edge = e
		s := c.cond(g.Cond)
		c.branch(s, g, e, nil)
		return
	}
	if isSync(e.Action) {
		c.syncNode(e.From, []*cfg.Edge{e})
		return
	}
	c.action(e)
	c.jump(e.To)
}

// branch goes along yes if its guard holds, else along no (nil: the path is impossible).
func (c *compiler) branch(s int32, g *cfg.Guard, yes, no *cfg.Edge) {
	b := c.emit(instr{op: opBranch, a: s, x: &extra{edge: yes}})
	toYes := func(i int32) { c.f.code[b].imm = int64(i) }
	toNo := func(i int32) { c.f.code[b].b = i }
	if !g.Truth {
		toYes, toNo = toNo, toYes
	}
	c.patches = append(c.patches, patch{toYes, yes.To})
	if no != nil {
		c.patches = append(c.patches, patch{toNo, no.To})
		return
	}
	toNo(int32(len(c.f.code)))
	c.emit(instr{op: opDead, x: &extra{node: yes.From, edge: yes}})
}

// choice translates a node where the thread chooses between edges, guards included.
func (c *compiler) choice(n *cfg.Node) {
	type way struct{ yes, no *cfg.Edge }
	var ways []way
	for i := 0; i < len(n.Out); i++ {
		w := way{yes: n.Out[i]}
		if g, ok := n.Out[i].Action.(*cfg.Guard); ok && i+1 < len(n.Out) {
			if h, ok := n.Out[i+1].Action.(*cfg.Guard); ok && h.Truth != g.Truth &&
				(h.Cond == g.Cond || h.Cond.String() == g.Cond.String()) {
				w.no = n.Out[i+1]
				i++
			}
		}
		ways = append(ways, w)
	}
	emit := func(w way) {
		if w.no == nil {
			c.single(w.yes)
			return
		}
		c.edge = w.yes
		g := w.yes.Action.(*cfg.Guard)
		c.branch(c.cond(g.Cond), g, w.yes, w.no)
	}
	if len(ways) == 1 {
		emit(ways[0])
		return
	}
	x := &extra{node: n}
	c.emit(instr{op: opChoose, x: x})
	for _, w := range ways {
		x.alts = append(x.alts, alt{edge: w.yes, target: int32(len(c.f.code))})
		emit(w)
	}
}

// exit translates the exit node.
func (c *compiler) exit() {
	if r := c.f.Result; r != nil && r.Register() {
		c.emit(instr{op: opRet, a: c.slots[r], b: 1})
		return
	}
	c.emit(instr{op: opRet})
}

func (c *compiler) emit(i instr) int {
	c.f.code = append(c.f.code, i)
	return len(c.f.code) - 1
}

func (c *compiler) jump(n *cfg.Node) {
	j := c.emit(instr{op: opJump})
	c.patches = append(c.patches, patch{func(i int32) { c.f.code[j].imm = int64(i) }, n})
}

// scratch makes n consecutive registers.
func (c *compiler) scratch(n int32) int32 {
	s := c.next
	c.next += n
	c.f.regs = max(c.f.regs, c.next)
	return s
}

func (c *compiler) newBlob() int32 {
	b := c.blob
	c.blob++
	c.f.blobs = max(c.f.blobs, c.blob)
	return b
}

// unsupported makes the run end when it gets here.
func (c *compiler) unsupported(format string, args ...any) int32 {
	c.emit(instr{op: opHavoc, sub: uint8(Unsupported), x: &extra{edge: c.edge, text: fmt.Sprintf(format, args...)}})
	return c.p.constant(Value{})
}
