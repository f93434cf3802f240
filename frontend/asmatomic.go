package frontend

import "github.com/mayrun-dev/mayrun/cfg"

// An asmUpdate is an instruction that updates memory at once.
type asmUpdate struct {
	*asmMachine
	step    *asmStep
	order   cfg.MemoryOrder
	barrier bool
}

func (m *asmMachine) update(t *asmStep) {
	a := &asmUpdate{asmMachine: m, step: t}
	if m.clobbers {
		a.order, a.barrier = cfg.SeqCst, true
	}
	switch t.base {
	case "xchg":
		at := m.target(t, true)
		old, _ := a.rmw(at, cfg.RMWExchange, m.as(m.value(*t.other, t.size), at.Type))
		m.set(*t.other, old)
	case "cmpxchg":
		a.compare()
	case "bts":
		a.bit(cfg.RMWOr, false)
	case "btr":
		a.bit(cfg.RMWAnd, true)
	case "btc":
		a.bit(cfg.RMWXor, false)
	default:
		a.arithmetic(m.target(t, false))
	}
}

// rmw updates a place. It returns what was there, and what is there then.
func (a *asmUpdate) rmw(at *cfg.LVal, op cfg.RMWOp, operand cfg.Expr) (old, now cfg.Expr) {
	operand = a.f.saved(operand, a.pos)
	v, w := a.found(at.Type), a.found(at.Type)
	a.f.emit(&cfg.AtomicRMW{Old: lvOf(v), New: lvOf(w), Target: at, Op: op, Operand: operand, Order: a.order, Barrier: a.barrier,
		Assembly: true}, a.pos)
	return load(v), load(w)
}

// arithmetic is an update that sets the flags by its result, if any.
func (a *asmUpdate) arithmetic(at *cfg.LVal) {
	t := at.Type
	var op cfg.RMWOp
	var x cfg.Expr
	switch a.step.base {
	case "inc", "dec":
		op, x = cfg.RMWAdd, constOf(t, 1)
		if a.step.base == "dec" {
			op = cfg.RMWSub
		}
	case "not":
		op, x = cfg.RMWXor, constOf(t, ^uint64(0))
	case "neg": // ~v + 1; which bits change, only v knows
		op, x = cfg.RMWXor, a.anything(t)
	default:
		op = map[string]cfg.RMWOp{"xadd": cfg.RMWAdd, "add": cfg.RMWAdd, "sub": cfg.RMWSub, "and": cfg.RMWAnd, "or": cfg.RMWOr,
			"xor": cfg.RMWXor}[a.step.base]
		x = a.as(a.value(*a.step.other, a.step.size), t)
	}
	old, now := a.rmw(at, op, x)
	switch a.step.base {
	case "not":
		return // it sets none
	case "xadd":
		a.set(*a.step.other, old)
	}
	a.zero, a.carry = a.equal(now, constOf(t, 0)), nil
}

// equal is a comparison of values of one type, as a number.
func (a *asmUpdate) equal(x, y cfg.Expr) cfg.Expr { return binary(cfg.Eq, x, y, a.f.u.b.Int) }

// compare is a compare-and-swap with what is in register a, which gets what was there.
func (a *asmUpdate) compare() {
	at := a.target(a.step, true)
	expected := a.f.saved(a.as(a.value(asmArg{kind: asmReg, reg: map[int64]string{1: "al", 2: "ax", 4: "eax", 8: "rax"}[a.step.size]},
		a.step.size), at.Type), a.pos)
	desired := a.f.saved(a.as(a.value(*a.step.other, a.step.size), at.Type), a.pos)
	ok, seen := a.f.temp(a.f.u.b.Bool), a.found(at.Type)
	a.f.emit(&cfg.AtomicCAS{Success: lvOf(ok), Observed: lvOf(seen), Target: at, Expected: expected, Desired: desired,
		Order: a.order, Failure: a.order, Barrier: a.barrier, Assembly: true}, a.pos)
	a.put("a", load(seen))
	a.zero, a.carry = load(ok), nil
}

// bit changes one bit, of which the carry flag then is the old value. Its number, unless it is one in the
// instruction, is one of a string of bits that begins at the operand.
func (a *asmUpdate) bit(op cfg.RMWOp, inverted bool) {
	b := a.f.u.b
	size := a.step.size
	at := a.target(a.step, false)
	t := a.unsigned(size)
	n := a.f.saved(a.value(*a.step.other, size), a.pos)
	if c, constant := n.(*cfg.Const); !constant || a.step.other.kind != asmImm && c.Bits >= uint64(8*size) {
		word := castTo(&cfg.AddrOf{LV: at, Typ: b.PointerTo(at.Type)}, b.charPtr.cfgType())
		if at.Ptr != nil && len(at.Path) == 0 {
			word = castTo(at.Ptr, b.charPtr.cfgType())
		}
		log := map[int64]uint64{2: 4, 4: 5, 8: 6}[size]
		index := binary(cfg.Shr, castTo(n, a.signed(size)), intConst(b.intT, log), a.signed(size))
		moved := &cfg.PtrAdd{X: word, Index: index, Scale: size, Typ: word.Type()}
		at = &cfg.LVal{Ptr: a.f.saved(castTo(moved, b.PointerTo(t)), a.pos), Type: t, Pos: a.pos}
	}
	number := a.f.saved(castTo(binary(cfg.And, n, constOf(t, uint64(8*size-1)), t), b.Int), a.pos)
	one := binary(cfg.Shl, constOf(a.wide(size), 1), number, a.wide(size))
	mask := castTo(one, t)
	if inverted {
		mask = binary(cfg.Xor, mask, constOf(t, ^uint64(0)), t)
	}
	old, _ := a.rmw(at, op, castTo(mask, at.Type))
	bit := binary(cfg.And, binary(cfg.Shr, castTo(old, a.wide(size)), number, a.wide(size)), constOf(a.wide(size), 1), a.wide(size))
	a.carry = a.f.saved(castTo(bit, b.Int), a.pos)
	a.zero = nil
}

// wide is the unsigned type in which numbers of a size are shifted.
func (a *asmUpdate) wide(size int64) cfg.Type { return a.unsigned(max(size, 4)) }

func (a *asmUpdate) signed(size int64) cfg.Type {
	b := a.f.u.b
	switch size {
	case 2:
		return b.short.cfgType()
	case 4:
		return b.Int
	}
	return b.long.cfgType()
}
