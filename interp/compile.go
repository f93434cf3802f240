package interp

import (
	"fmt"
	"math"

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
		} else if v.Storage == cfg.Local {
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
		slot(f.Result)
	}
	vars := c.next
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
			if h, ok := n.Out[i+1].Action.(*cfg.Guard); ok && h.Truth != g.Truth && (h.Cond == g.Cond || h.Cond.String() == g.Cond.String()) {
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

// cond evaluates e so that the result's Lo is zero exactly if e is.
func (c *compiler) cond(e cfg.Expr) int32 {
	s := c.expr(e)
	switch classOf(e.Type()) {
	case cFloat, cComplex, cWide:
		d := c.scratch(1)
		c.emit(instr{op: opNot, dst: d, a: s, x: &extra{from: e.Type()}})
		c.emit(instr{op: opNot, dst: d, a: d, x: &extra{from: c.p.Types.Int}})
		return d
	}
	return s
}

// expr evaluates a scalar and returns its slot, which must not be written.
func (c *compiler) expr(e cfg.Expr) int32 {
	switch e := e.(type) {
	case *cfg.Const:
		return c.p.constant(constValue(e))
	case *cfg.FloatConst:
		v := Value{Lo: math.Float64bits(e.Value)}
		if f, ok := e.Typ.(*cfg.Float); ok && f.Bytes == 4 {
			v = flv(e.Value, 4)
		}
		return c.p.constant(v)
	case *cfg.FuncRef:
		id := c.p.functions[e.Func]
		if id == 0 {
			return c.unsupported("function %s is not in the program", e.Func.Name)
		}
		return c.p.constant(Value{Lo: c.p.globals[id-1].Addr, Prov: id})
	case *cfg.AddrOf:
		a, f := c.address(e.LV)
		if f != nil {
			return c.unsupported("address of a bit-field")
		}
		return a
	case *cfg.Load:
		return c.load(e)
	case *cfg.Unary:
		a := c.expr(e.X)
		d := c.scratch(1)
		op := [...]opcode{cfg.Neg: opNeg, cfg.BitNot: opBitNot, cfg.Not: opNot}[e.Op]
		c.emit(instr{op: op, dst: d, a: a, w: width(e.Typ), signed: signed(e.Typ), x: &extra{from: e.X.Type(), edge: c.edge}})
		return d
	case *cfg.Binary:
		return c.binary(e)
	case *cfg.PtrAdd:
		a := c.expr(e.X)
		if n, ok := cfg.IsConst(e.Index); ok {
			return c.offset(a, n*e.Scale)
		}
		b := c.index(e.Index)
		d := c.scratch(1)
		c.emit(instr{op: opPtrAdd, dst: d, a: a, b: b, imm: e.Scale})
		return d
	case *cfg.PtrDiff:
		a := c.expr(e.X)
		b := c.expr(e.Y)
		d := c.scratch(1)
		c.emit(instr{op: opPtrDiff, dst: d, a: a, b: b, imm: e.Scale, w: width(e.Typ), x: &extra{edge: c.edge}})
		return d
	case *cfg.Cast:
		return c.cast(e)
	case *cfg.Nondet:
		d := c.scratch(1)
		c.emit(instr{op: opNondet, dst: d, x: &extra{edge: c.edge, typ: c.p.scalar(e.Typ)}})
		return d
	case *cfg.Self:
		d := c.scratch(1)
		c.emit(instr{op: opSelf, dst: d})
		return d
	}
	return c.unsupported("expression %s", e)
}

func width(t cfg.Type) uint8 { return uint8(min(t.Size(), 255)) }

func constValue(e *cfg.Const) Value {
	switch t := e.Typ.(type) {
	case *cfg.Int:
		if t.Bytes > 8 {
			return Value{Lo: e.Bits, Hi: e.High}
		}
		return Value{Lo: norm(e.Bits, uint8(t.Bytes), t.Signed)}
	case *cfg.Float:
		return Value{Lo: e.Bits}
	}
	return Value{Lo: trunc(e.Bits, e.Typ.Size())}
}

// index evaluates an index to 64 bits.
func (c *compiler) index(e cfg.Expr) int32 { return c.expr(e) }

func (c *compiler) offset(a int32, n int64) int32 {
	if n == 0 {
		return a
	}
	if a < 0 {
		v := c.p.consts[^a]
		v.Lo = trunc(v.Lo+uint64(n), c.p.model.PointerSize())
		return c.p.constant(v)
	}
	d := c.scratch(1)
	c.emit(instr{op: opOffset, dst: d, a: a, imm: n})
	return d
}

var plainOps = map[cfg.BinaryOp]opcode{cfg.Add: opAdd, cfg.Sub: opSub, cfg.Mul: opMul, cfg.And: opAnd, cfg.Or: opOr, cfg.Xor: opXor,
	cfg.Eq: opEq, cfg.Ne: opNe, cfg.Lt: opLt, cfg.Le: opLe, cfg.Gt: opGt, cfg.Ge: opGe,
	cfg.Div: opDivRem, cfg.Rem: opDivRem, cfg.Shl: opShift, cfg.Shr: opShift}

func (c *compiler) binary(e *cfg.Binary) int32 {
	a := c.expr(e.X)
	b := c.expr(e.Y)
	t := e.X.Type()
	d := c.scratch(1)
	i := instr{op: plainOps[e.Op], dst: d, a: a, b: b, w: width(t), signed: signed(t), sub: uint8(e.Op)}
	switch classOf(t) {
	case cInt, cBool, cPtr:
	default:
		i.op = opSlow
	}
	if i.op >= opDivRem {
		i.x = &extra{edge: c.edge, from: t}
	}
	c.emit(i)
	return d
}

func (c *compiler) cast(e *cfg.Cast) int32 {
	a := c.expr(e.X)
	from, to := e.X.Type(), e.Typ
	fc, tc := classOf(from), classOf(to)
	d := c.scratch(1)
	switch {
	case tc == cVoid:
		return a
	case fc == cPtr && tc == cPtr:
		return a
	case (fc == cInt || fc == cBool || fc == cPtr) && tc == cInt:
		if from.Size() == to.Size() && signed(from) == signed(to) {
			return a
		}
		c.emit(instr{op: opNorm, dst: d, a: a, w: width(to), signed: signed(to)})
	case (fc == cInt || fc == cBool) && tc == cPtr:
		c.emit(instr{op: opNorm, dst: d, a: a, w: width(to)})
		c.emit(instr{op: opExposed, dst: d, a: d})
	default:
		c.emit(instr{op: opCast, dst: d, a: a, x: &extra{from: from, to: to, edge: c.edge}})
	}
	return d
}

// load reads a scalar.
func (c *compiler) load(e *cfg.Load) int32 {
	lv := e.LV
	if v := lv.Var; v != nil && v.Register() && len(lv.Path) == 0 {
		s := c.slots[v]
		if v.Storage == cfg.Local {
			c.emit(instr{op: opCheck, a: s, x: &extra{edge: c.edge, typ: c.p.scalar(v.Type), lv: lv}})
		}
		return s
	}
	if !cfg.IsScalar(lv.Type) {
		return c.unsupported("%s as a scalar", lv.Type)
	}
	a, f := c.address(lv)
	d := c.scratch(1)
	c.emit(instr{op: opLoad - c.private(lv, opLoad-opLoadP), dst: d, a: a, x: c.access(lv, f)})
	return d
}

// private is the given distance if nobody else can reach lv, else 0.
func (c *compiler) private(lv *cfg.LVal, distance opcode) opcode {
	if v := lv.Var; v != nil && !v.AddressTaken && (v.Storage == cfg.Local || v.Storage == cfg.Param || v.Storage == cfg.Temp) {
		return distance
	}
	return 0
}

// access describes an access of lv.
func (c *compiler) access(lv *cfg.LVal, f *cfg.Field) *extra {
	x := &extra{edge: c.edge, lv: lv, field: f, internal: lv.Internal, size: lv.Type.Size(), global: lv.Var}
	if cfg.IsScalar(lv.Type) {
		x.typ = c.p.scalar(lv.Type)
	}
	return x
}

// address evaluates the address of lv; of a bit-field, that of its record.
func (c *compiler) address(lv *cfg.LVal) (int32, *cfg.Field) {
	var a int32
	switch v := lv.Var; {
	case v == nil:
		a = c.expr(lv.Ptr)
	case v.Storage == cfg.ThreadLocal:
		i, ok := c.p.tlsIndex[v]
		if !ok {
			return c.unsupported("variable %s is not in the program", v.Name), nil
		}
		a = c.scratch(1)
		c.emit(instr{op: opThreadVar, dst: a, imm: i, x: &extra{edge: c.edge}})
	case v.Storage == cfg.Global || v.Storage == cfg.Literal:
		id := c.p.objectOf[v]
		if id == 0 {
			return c.unsupported("variable %s is not in the program", v.Name), nil
		}
		a = c.p.constant(Value{Lo: c.p.globals[id-1].Addr, Prov: id})
	default:
		s, ok := c.slots[v]
		if !ok || v.Register() {
			return c.unsupported("variable %s has no address", v.Name), nil
		}
		a = c.scratch(1)
		c.emit(instr{op: opLocal, dst: a, a: s, x: &extra{edge: c.edge, local: &localInfo{v, s}}})
	}
	bit := lv.BitField()
	for i, s := range lv.Path {
		switch {
		case s.Field != nil && s.Field == bit && i == len(lv.Path)-1:
		case s.Field != nil:
			a = c.offset(a, s.Field.Offset)
		case s.Scale != nil:
			x, y := c.index(s.Index), c.expr(s.Scale)
			d := c.scratch(1)
			c.emit(instr{op: opMul, dst: d, a: x, b: y, w: 8, signed: true})
			c.emit(instr{op: opPtrAdd, dst: d, a: a, b: d, imm: 1})
			a = d
		default:
			if n, ok := cfg.IsConst(s.Index); ok {
				a = c.offset(a, n*s.Elem.Size())
				continue
			}
			x := c.index(s.Index)
			d := c.scratch(1)
			c.emit(instr{op: opPtrAdd, dst: d, a: a, b: x, imm: s.Elem.Size()})
			a = d
		}
	}
	return a, bit
}
