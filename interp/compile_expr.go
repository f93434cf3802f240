package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/internal/floats"
)

// cond evaluates e so that the result's Lo is zero exactly if e is.
func (c *compiler) cond(e cfg.Expr) int32 {
	s := c.expr(e)
	switch classOf(e.Type()) {
	case cOpaque:
		return c.unsupported("the truth of %s", e)
	case cFloat, cExtended, cComplex, cWide:
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
		switch b, ok := e.Big(); {
		case classOf(e.Typ) == cOpaque && !e.IsZero():
			return c.unsupported("constant %s of type %s", e, e.Typ)
		case classOf(e.Typ) != cExtended:
			return c.p.constant(flv(e.Value, uint8(e.Typ.Size())))
		case !ok:
			return c.p.constant(ofExtended(floats.FromFloat(e.Value)))
		default:
			x, ok := floats.FromBig(b)
			if !ok {
				return c.unsupported("constant %s", e)
			}
			return c.p.constant(ofExtended(x))
		}
	case *cfg.FuncRef:
		id := c.p.functions[e.Func]
		if id == 0 {
			return c.unsupported("function %s is not in the program", e.Func.Name)
		}
		return c.symbol(id)
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
		if e.Op == cfg.Not && classOf(e.X.Type()) == cOpaque {
			return c.unsupported("the truth of %s", e.X)
		}
		d := c.scratch(1)
		op := [...]opcode{cfg.Neg: opNeg, cfg.BitNot: opBitNot, cfg.Not: opNot}[e.Op]
		c.emit(instr{op: op, dst: d, a: a, num: cfg.Arith(e.Typ), x: &extra{from: e.X.Type(), edge: c.edge}})
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
		c.emit(instr{op: opPtrDiff, dst: d, a: a, b: b, imm: e.Scale, num: cfg.Arith(e.Typ), x: &extra{edge: c.edge}})
		return d
	case *cfg.Cast:
		return c.cast(e)
	case *cfg.Nondet:
		for _, x := range e.From {
			c.expr(x) // for the reads in it
		}
		if e.Func != "" {
			return c.computed(e)
		}
		d := c.scratch(1)
		c.emit(instr{op: opNondet, dst: d, x: &extra{edge: c.edge, typ: c.p.scalar(e.Typ), guess: e.Guess}})
		return d
	case *cfg.Self:
		d := c.scratch(1)
		c.emit(instr{op: opSelf, dst: d})
		return d
	}
	return c.unsupported("expression %s", e)
}

// computed evaluates what a library function returns.
func (c *compiler) computed(e *cfg.Nondet) int32 {
	info := c.given(e.Args)
	d := c.scratch(1)
	if fileCalls[e.Func] != nil {
		c.emit(instr{op: opFile, dst: d, x: &extra{edge: c.edge, typ: c.p.scalar(e.Typ), text: e.Func, call: info}})
		return d
	}
	c.emit(instr{op: opCompute, dst: d, x: &extra{edge: c.edge, typ: c.p.scalar(e.Typ), guess: e.Guess, text: e.Func, call: info}})
	return d
}

// given evaluates what a library function is given.
func (c *compiler) given(args []cfg.Expr) *callInfo {
	info := &callInfo{}
	for _, x := range args {
		info.args = append(info.args, arg{slot: c.expr(x), typ: c.p.scalar(x.Type())})
	}
	return info
}

func constValue(e *cfg.Const) Value {
	if classOf(e.Typ) == cWide {
		return Value{Lo: e.Bits, Hi: e.High}
	}
	return Value{Lo: cfg.Arith(e.Typ).Cut(e.Bits)}
}

// index evaluates an index to 64 bits.
func (c *compiler) index(e cfg.Expr) int32 { return c.expr(e) }

func (c *compiler) offset(a int32, n int64) int32 {
	if n == 0 {
		return a
	}
	if a < 0 {
		v := c.p.consts[^a]
		v.Lo = c.p.pointer.num.Cut(v.Lo + uint64(n))
		return c.p.constant(v)
	}
	d := c.scratch(1)
	c.emit(instr{op: opOffset, dst: d, a: a, imm: n})
	return d
}

var plainOps = map[cfg.BinaryOp]opcode{cfg.Add: opAdd, cfg.Sub: opSub, cfg.Mul: opMul, cfg.And: opAnd, cfg.Or: opOr, cfg.Xor: opXor,
	cfg.Eq: opCompare, cfg.Ne: opCompare, cfg.Lt: opCompare, cfg.Le: opCompare, cfg.Gt: opCompare, cfg.Ge: opCompare,
	cfg.Div: opDivRem, cfg.Rem: opDivRem, cfg.Shl: opShift, cfg.Shr: opShift}

func (c *compiler) binary(e *cfg.Binary) int32 {
	a := c.expr(e.X)
	b := c.expr(e.Y)
	t := e.X.Type()
	d := c.scratch(1)
	i := instr{op: plainOps[e.Op], dst: d, a: a, b: b, num: cfg.Arith(t), sub: uint8(e.Op)}
	switch classOf(t) {
	case cInt, cBool, cPtr:
	default:
		i.op = opSlow
	}
	if i.op >= opDivRem {
		i.x = &extra{edge: c.edge, from: t, rounded: rounded(e.X) || rounded(e.Y)}
	}
	c.emit(i)
	return d
}

// rounded reports whether e is a constant that some compilers know with more digits.
func rounded(e cfg.Expr) bool {
	switch e := e.(type) {
	case *cfg.FloatConst:
		return e.Rounded
	case *cfg.Cast:
		return rounded(e.X)
	case *cfg.Unary:
		return rounded(e.X)
	}
	return false
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
	case (fc == cInt || fc == cBool || fc == cPtr && from.Size() >= to.Size()) && tc == cInt:
		if from.Size() == to.Size() && signed(from) == signed(to) {
			return a
		}
		c.emit(instr{op: opNorm, dst: d, a: a, num: cfg.Arith(to)})
	case (fc == cInt || fc == cBool) && tc == cPtr:
		c.emit(instr{op: opNorm, dst: d, a: a, num: cfg.Arith(to)})
		c.emit(instr{op: opExposed, dst: d, a: d})
	default:
		c.emit(instr{op: opCast, dst: d, a: a, x: &extra{from: from, to: to, edge: c.edge}})
	}
	return d
}

// symbol is the address of a global object or of a function.
func (c *compiler) symbol(id ObjectID) int32 {
	if i, weak := c.p.weakIndex[id]; weak {
		d := c.scratch(1)
		c.emit(instr{op: opSymbol, dst: d, imm: i})
		return d
	}
	return c.p.constant(Value{Lo: c.p.globals[id-1].Addr, Prov: id})
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
	if !cfg.IsScalar(lv.Type) || lv.Type.Size() > 16 {
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
		if one := c.p.copies[lv]; one != 0 {
			id = one
		}
		if id == 0 {
			return c.unsupported("variable %s is not in the program", v.Name), nil
		}
		a = c.symbol(id)
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
			c.emit(instr{op: opMul, dst: d, a: x, b: y, num: arith.Type{Bits: 64, Signed: true}, sub: uint8(cfg.Mul)})
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
