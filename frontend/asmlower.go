package frontend

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// An asmMachine runs the instructions of a statement, all of which are understood. What a register holds is an
// expression without effects, or not known; then it is any number, and any pointer among what the statement was
// given and has loaded.
//
// A locked instruction is an atomic update, sequentially consistent and a full barrier for the processor; for
// the compiler it is one only if the statement clobbers memory. Without that it orders nothing. The same holds
// for fences and for the order that the processor gives to plain loads and stores (x86: acquire, release).
type asmMachine struct {
	*asmStatement
	regs        map[string]cfg.Expr
	zero, carry cfg.Expr   // flags, as numbers 0 and 1; nil if not known
	seen        []cfg.Expr // all values that the statement has come by
	reveals     bool       // it may also come by others
	inexact     bool       // variables of the program are registers: which, only the compiler knows
}

// understood lowers a statement all of whose instructions are understood, and reports whether it is one.
func (s *asmStatement) understood(code []asmInstr, parsed bool) bool {
	if !parsed || s.f.naked || mayLeave(code) {
		return false
	}
	for _, o := range s.operands {
		if o.t == nil || !o.memory && !o.t.isScalar() {
			return false
		}
	}
	steps := s.plan(code)
	if steps == nil {
		return false
	}
	m := &asmMachine{asmStatement: s, regs: map[string]cfg.Expr{}}
	for _, x := range s.surroundings() {
		m.seen, m.inexact = append(m.seen, s.f.saved(x, s.pos)), true
	}
	for n, o := range s.operands {
		if o.value != nil {
			m.seen = append(m.seen, o.value)
			m.put(m.register(n), o.value)
		}
	}
	for i := range steps {
		m.run(&steps[i])
	}
	for n, o := range s.operands {
		if o.output && !o.memory {
			m.deliver(n, o)
		}
	}
	return true
}

// register is the register of an operand: one that its constraint names, or one of its own.
func (m *asmMachine) register(n int) string {
	c := strings.Trim(m.operands[n].constraint, "=+&%")
	if other, err := strconv.Atoi(c); err == nil && other >= 0 && other < n {
		return m.register(other)
	}
	if name := map[string]string{"a": "a", "b": "b", "c": "c", "d": "d", "S": "si", "D": "di"}[c]; name != "" {
		return name
	}
	return "%" + strconv.Itoa(n)
}

// put sets a register; nil makes it unknown.
func (m *asmMachine) put(reg string, x cfg.Expr) {
	if x != nil {
		switch t := x.Type().(type) {
		case *cfg.Int:
			if t.Signed {
				x = castTo(x, m.unsigned(t.Size()))
			}
		case *cfg.Pointer:
		default:
			x = nil
		}
	}
	if m.inexact {
		x = nil
	}
	m.regs[reg] = x
}

// set is put for an operand of an instruction.
func (m *asmMachine) set(a asmArg, x cfg.Expr) {
	switch a.kind {
	case asmItself:
		m.put(m.register(int(a.n)), x)
	case asmReg:
		name, low := registerName(a.reg)
		if !low {
			x = nil
		}
		m.put(name, x)
	}
}

func (m *asmMachine) unsigned(size int64) cfg.Type {
	b := m.f.u.b
	for _, t := range []*ctype{b.uchar, b.ushort, b.uint, b.ulong} {
		if t.size() == size {
			return t.cfgType()
		}
	}
	return b.ullong.cfgType()
}

// value is what an operand of an instruction holds, as a number of some size.
func (m *asmMachine) value(a asmArg, size int64) cfg.Expr {
	t := m.unsigned(size)
	var x cfg.Expr
	switch a.kind {
	case asmImm:
		return constOf(t, uint64(a.n))
	case asmItself:
		x = m.regs[m.register(int(a.n))]
		if o := &m.operands[a.n]; immediate(o.constraint) {
			if c, ok := o.value.(*cfg.Const); ok {
				return castTo(c, t)
			}
		}
	case asmReg:
		if name, low := registerName(a.reg); low {
			x = m.regs[name]
		}
	}
	if x == nil || x.Type().Size() < size {
		return m.anything(t)
	}
	return m.as(x, t)
}

// as converts between numbers and pointers.
func (m *asmMachine) as(x cfg.Expr, t cfg.Type) cfg.Expr {
	if isPtr(x.Type()) && !isPtr(t) {
		x = castTo(x, m.f.u.b.ulong.cfgType())
	}
	if !isPtr(x.Type()) && isPtr(t) {
		x = castTo(x, m.f.u.b.ulong.cfgType())
	}
	return castTo(x, t)
}

// anything is a value that nobody knows, made of what the statement has come by.
func (m *asmMachine) anything(t cfg.Type) cfg.Expr {
	f, u := m.f, m.f.u
	fn := u.computing(m.reveals)
	r := f.temp(fn.cfg.Type.Result)
	f.emit(&cfg.Call{Result: lvOf(r), Callee: &cfg.FuncRef{Func: fn.cfg, Typ: u.b.pointer(fn.t).cfgType()}, Args: m.seen}, m.pos)
	if _, float := t.(*cfg.Float); float {
		return &cfg.Nondet{Typ: t, Pos: m.pos, Guess: true}
	}
	return m.as(load(r), t)
}

// computing is a function without a body that touches no memory: what it returns is made of its arguments, or
// may also be an address that nobody knows.
func (u *unit) computing(reveals bool) *function {
	i := b2i(reveals)
	if u.computes[i] == nil {
		result := u.b.ullong
		if reveals {
			result = u.b.voidPtr
		}
		fn := u.newFunction("<assembly>", &ctype{kind: kFunc, result: result, variadic: true, proto: true}, cfg.Pos{})
		fn.cfg.Pure, fn.cfg.Private = true, true
		u.computes[i] = fn
	}
	return u.computes[i]
}

// found saves a value that an instruction has loaded.
func (m *asmMachine) found(t cfg.Type) *cfg.Var {
	v := m.f.temp(t)
	m.seen = append(m.seen, load(v))
	return v
}

func (m *asmMachine) run(t *asmStep) {
	if t.arm != nil {
		m.access(t)
		return
	}
	switch t.effect {
	case asmQuiet:
		m.zero, m.carry = nil, nil
	case asmReveals:
		m.reveals = true
		m.forget()
	case asmChanges:
		m.forget()
	case asmMoves:
		size := t.size
		if size == 0 {
			size = m.size(t.operands[1])
		}
		if size < 4 || size > m.f.u.b.ulong.size() {
			m.set(t.operands[1], nil)
			break
		}
		m.set(t.operands[1], m.value(t.operands[0], size))
	case asmSets:
		x := m.flag(condition(t.name, "set"))
		m.set(t.operands[0], castTo(x, m.unsigned(1)))
	case asmFence:
		m.fence(t)
	case asmLoads:
		at := m.target(t, true)
		v := m.found(at.Type)
		order := cfg.Relaxed
		if m.clobbers {
			order = cfg.Acquire
		}
		m.f.emit(&cfg.AtomicLoad{Result: lvOf(v), Source: at, Order: order, Assembly: true}, m.pos)
		m.set(*t.other, load(v))
	case asmStores:
		at := m.target(t, true)
		order := cfg.Relaxed
		if m.clobbers {
			order = cfg.Release
		}
		x := m.f.saved(m.as(m.value(*t.other, t.size), at.Type), m.pos)
		m.f.emit(&cfg.AtomicStore{Target: at, Value: x, Order: order, Assembly: true}, m.pos)
	case asmUpdates:
		m.update(t)
	}
}

// size is how many bytes an operand of an instruction has, 0 if that cannot be told.
func (m *asmMachine) size(a asmArg) int64 {
	switch {
	case a.kind == asmReg:
		return bytesOfRegister(a.reg)
	case a.kind == asmItself && a.modifier != 0:
		return map[byte]int64{'b': 1, 'w': 2, 'k': 4, 'q': 8}[a.modifier]
	case a.kind == asmItself:
		return m.operands[a.n].t.size()
	}
	return 0
}

// forget makes all registers unknown.
func (m *asmMachine) forget() {
	clear(m.regs)
	m.zero, m.carry = nil, nil
}

// flag is the value of a condition, a number.
func (m *asmMachine) flag(cc string) cfg.Expr {
	b := m.f.u.b
	not := func(x cfg.Expr) cfg.Expr {
		if x == nil {
			return nil
		}
		return binary(cfg.Eq, castTo(x, b.Int), intConst(b.intT, 0), b.Int)
	}
	var x cfg.Expr
	switch cc {
	case "z", "e":
		x = m.zero
	case "nz", "ne":
		x = not(m.zero)
	case "c", "b", "nae":
		x = m.carry
	case "nc", "nb", "ae":
		x = not(m.carry)
	}
	if x == nil || m.inexact {
		return binary(cfg.And, m.anything(b.Int), intConst(b.intT, 1), b.Int)
	}
	return castTo(x, b.Int)
}

// fence is one for the processor; compilers know of it by the memory clobber.
func (m *asmMachine) fence(t *asmStep) {
	name := t.base
	if len(t.operands) == 1 {
		name += " " + t.operands[0].text
	}
	if order := fences[name]; m.clobbers && order != cfg.Relaxed {
		m.f.emit(&cfg.Fence{Order: order}, m.pos)
	}
}

// target is what an instruction accesses, of the type that it has in the program if that fits.
func (m *asmMachine) target(t *asmStep, pointers bool) *cfg.LVal {
	f := m.f
	size, typ := t.size, m.unsigned(t.size)
	fits := func(c cfg.Type) bool {
		switch c.(type) {
		case *cfg.Int:
			return c.Size() == size && c != f.u.b.Bool
		case *cfg.Pointer:
			return c.Size() == size && pointers
		}
		return false
	}
	var at cfg.Expr
	if t.place.kind == asmItself {
		p := m.operands[t.place.n].place
		if fits(p.lv.Type) {
			return p.lv
		}
		at = f.address(p, f.u.b.pointer(p.t))
	} else {
		at = m.value(*t.place.base, f.u.b.ulong.size())
		if b := t.place.base; b.kind == asmItself && t.place.n == 0 {
			if o := m.operands[b.n]; o.t.kind == kPtr && fits(o.t.elem.cfgType()) {
				typ = o.t.elem.cfgType()
			}
		}
		if t.place.n != 0 {
			bytes := f.u.b.charPtr.cfgType()
			at = &cfg.PtrAdd{X: m.as(at, bytes), Index: intConst(f.u.b.long, uint64(t.place.n)), Scale: 1, Typ: bytes}
		}
	}
	return &cfg.LVal{Ptr: f.saved(m.as(at, f.u.b.PointerTo(typ)), m.pos), Type: typ, Pos: m.pos}
}

// fills reports whether what is in so many lower bytes of a register is all that an output of some size gets:
// 32 bits clear the others in 64-bit code.
func (m *asmMachine) fills(size, output int64) bool {
	return size >= output || size == 4 && output == 8 && m.f.u.b.ulong.size() == 8
}

// deliver gives an output what its register holds at the end.
func (m *asmMachine) deliver(n int, o asmOp) {
	f := m.f
	t := o.t.cfgType()
	var x cfg.Expr
	if cc, is := strings.CutPrefix(o.constraint, "=@cc"); is {
		x = castTo(m.flag(cc), t)
	} else if v := m.regs[m.register(n)]; v != nil && m.fills(v.Type().Size(), t.Size()) {
		if _, float := t.(*cfg.Float); float {
			v = m.anything(t)
		}
		x = m.as(v, t)
	} else {
		x = m.anything(t)
	}
	f.store(o.place, f.saved(x, m.pos), m.pos)
}
