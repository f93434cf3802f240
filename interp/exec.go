package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// invisibleLimit is how many invisible instructions a thread executes before it pauses for the others; the
// pause counts as pauseCost steps.
const (
	invisibleLimit = 20_000
	pauseCost      = 200
)

// get is the value of an operand.
func (m *Machine) get(f *frame, i int32) Value {
	if i >= 0 {
		return f.regs[i]
	}
	return m.code.consts[^i]
}

// advance lets t do everything that only it can see, and stops in front of its next visible operation.
func (m *Machine) advance(t *thread) { m.work += int64(m.run(t)) }

// run is advance, and returns how many instructions it has executed. It is one loop, with the frequent
// instructions in it, because a call for each of them would cost more than most of them do.
func (m *Machine) run(t *thread) int {
	f := t.top
	code := f.fn.code
	consts := m.code.consts
	pc := f.pc
	m.paused = false
	for n := 0; ; n++ {
		in := &code[pc]
		if in.op > opVisible {
			f.pc = pc
			m.prepare(t, in)
			return n
		}
		if n >= invisibleLimit || m.opt.Open != nil && m.paused {
			f.pc = pc
			t.idle = true
			t.pend = Event{Thread: t.id, Kind: NoOp, Peer: NoThread}
			return n
		}
		pc++
		var a, b Value
		if in.a >= 0 {
			a = f.regs[in.a]
		} else {
			a = consts[^in.a]
		}
		if in.b >= 0 && int(in.b) < len(f.regs) {
			b = f.regs[in.b]
		} else if in.b < 0 {
			b = consts[^in.b]
		}
		if m.opt.Follow != nil {
			m.follow(t, f, in, a, b)
		}
		if m.opt.Open != nil {
			f.pc = pc
			if done := m.guard(t, in, a, b); m.outcome.Reason != Running {
				return n
			} else if done {
				pc = f.pc
				continue
			}
		}
		switch in.op {
		case opMove:
			f.regs[in.dst] = a
		case opAdd:
			f.regs[in.dst] = Value{Lo: in.num.Cut(a.Lo + b.Lo), Prov: merge(a.Prov, b.Prov)}
		case opSub:
			v := Value{Lo: in.num.Cut(a.Lo - b.Lo)}
			if a.Prov != b.Prov {
				v.Prov = merge(a.Prov, b.Prov)
			}
			f.regs[in.dst] = v
		case opMul:
			f.regs[in.dst] = Value{Lo: in.num.Cut(a.Lo * b.Lo)}
		case opAnd:
			f.regs[in.dst] = Value{Lo: a.Lo & b.Lo, Prov: merge(a.Prov, b.Prov)}
		case opOr:
			f.regs[in.dst] = Value{Lo: a.Lo | b.Lo, Prov: merge(a.Prov, b.Prov)}
		case opXor:
			f.regs[in.dst] = Value{Lo: a.Lo ^ b.Lo, Prov: merge(a.Prov, b.Prov)}
		case opCompare:
			f.regs[in.dst] = truth(in.num.Holds(arith.Op(in.sub), a.Lo, b.Lo) != m.apart(a, b))
		case opNorm:
			f.regs[in.dst] = Value{Lo: in.num.Cut(a.Lo), Prov: a.Prov}
		case opPtrAdd:
			v := Value{Lo: a.Lo + b.Lo*uint64(in.imm), Prov: a.Prov}
			if v.Prov == 0 && a.Lo == 0 {
				v.Prov = b.Prov
			}
			v.Lo = m.code.pointer.num.Cut(v.Lo)
			f.regs[in.dst] = v
		case opOffset:
			a.Lo = m.code.pointer.num.Cut(a.Lo + uint64(in.imm))
			f.regs[in.dst] = a
		case opLocal:
			if f.regs[in.a].Prov == 0 {
				m.local(f, in.x.local.v, in.a).Thread = t.id
			}
			f.regs[in.dst] = f.regs[in.a]
		case opJump:
			pc = int32(in.imm)
		case opBranch:
			if a.Lo != 0 {
				pc = int32(in.imm)
			} else {
				pc = in.b
			}
		case opNot:
			f.regs[in.dst] = not(a, in.x.from)
		case opNonNull:
			f.regs[in.dst] = truth(a.Lo != 0)
		case opCheck:
			if a.undef {
				f.regs[in.a] = m.arbitrary(t, Indeterminate, in.x, 0)
				if m.opt.Follow != nil {
					f.setLabel(in.a, m.takeLabel())
				}
			}
		case opDeclReg:
			f.regs[in.dst] = Value{undef: true}
		case opLoadP:
			if o, off := m.reach(t, a, in.x); o != nil {
				f.regs[in.dst] = m.loadScalar(t, o, off, in.x)
				if m.opt.Follow != nil {
					m.followLoad(f, in.dst, m.lookup(o.ID), off, in.x.size)
				}
			}
		case opStoreP:
			if o, off := m.reach(t, a, in.x); o != nil {
				m.storeScalar(o, off, in.x, b)
				if m.opt.Follow != nil {
					m.followStore(m.lookup(o.ID), off, in.x.size, f.label(in.b))
				}
			}
		case opCall:
			f.pc = pc
			m.call(t, in, a)
			if m.opt.Follow != nil {
				m.followCall(f, t.top, in)
			}
			f = t.top
			code, pc = f.fn.code, f.pc
		case opSetRet:
			f.ret, f.retSet = a, true
		case opGetRet:
			v := f.ret
			f.ret = Value{}
			f.regs[in.dst] = v
		case opRet:
			if in.b == 1 && !f.retSet {
				f.ret, f.retSet = f.regs[in.a], true
			}
			m.ret(t)
			if t.ending {
				f.pc = pc
				t.pend = Event{Thread: t.id, Kind: ThreadEnd, Peer: NoThread}
				if t.leaving == leavingProcess {
					t.pend.Kind = ProcessExit
				}
				return n
			}
			f = t.top
			code, pc = f.fn.code, f.pc
		default:
			f.pc = pc
			t.edge = nil
			if in.x != nil {
				t.edge = in.x.edge
			}
			if m.rare(t, in, a, b); t.halted {
				return n
			}
			f = t.top
			if f != nil {
				code, pc = f.fn.code, f.pc
			}
		}
		if m.outcome.Reason != Running {
			return n
		}
	}
}

func not(a Value, t cfg.Type) Value {
	switch classOf(t) {
	case cFloat:
		return truth(fl(a) == 0)
	case cExtended:
		return truth(extended(a).IsZero())
	case cComplex:
		return truth(fl(a) == 0 && fl(Value{Lo: a.Hi}) == 0)
	case cWide:
		return truth(a.Lo == 0 && a.Hi == 0)
	}
	return truth(a.Lo == 0)
}

// rare executes the less frequent invisible instructions: a list, one after the other.
func (m *Machine) rare(t *thread, in *instr, a, b Value) {
	f := t.top
	x := in.x
	switch in.op {
	case opDivRem, opShift, opSlow, opNeg, opBitNot, opCast, opExposed, opPtrDiff:
		m.operate(t, in, a, b)
	case opThreadVar:
		f.regs[in.dst] = m.threadVar(t, in.imm)
	case opReserve:
		if len(m.threads) >= m.opt.MaxThreads {
			m.fail(t, OutOfBudget, "threads")
			return
		}
		f.regs[in.dst] = m.identifier(m.newThread(nil).id)
	case opSelf:
		f.regs[in.dst] = m.identifier(t.id)
	case opForget:
		m.unknownBytes(a.Prov, 0, in.imm)
		if !m.keeps(Inputs) {
			m.own(a.Prov).say(0, in.imm)
		}
	case opSymbol:
		f.regs[in.dst] = m.symbolAddress(in.imm)
	case opNondet:
		f.regs[in.dst] = m.arbitrary(t, NondetValue, x, 0)
		if m.opt.Follow != nil {
			f.setLabel(in.dst, m.takeLabel())
		}
	case opCompute:
		m.computeStep(t, in)
	case opDeclObj:
		if id := f.regs[in.dst].Prov; id != 0 {
			m.kill(id)
		}
		m.local(f, x.local.v, in.dst).Thread = t.id
	case opChoose:
		edges := make([]*cfg.Edge, len(x.alts))
		guess := false
		for i := range x.alts {
			edges[i] = x.alts[i].edge
			guess = guess || edges[i].Guess
		}
		i := m.choose(Choice{Kind: EdgeChoice, Thread: t.id, Edge: edges[0], N: len(edges), Edges: edges, Guess: guess})
		f.pc = x.alts[i].target
	case opDead:
		if m.opt.Halts {
			t.halted, t.pend = true, Event{Thread: t.id, Kind: NoOp, Peer: NoThread}
			return
		}
		m.fail(t, Infeasible, "the path ends here")
	case opLoadBlobP:
		if o, off := m.reach(t, a, x); o != nil {
			f.blobs[in.dst] = o.copyOut(off, x.size)
		}
	case opStoreBlobP:
		if o, off := m.reach(t, a, x); o != nil {
			m.own(o.ID).copyIn(off, f.blobs[in.b])
		}
	case opAlloc:
		m.allocate(t, in, a)
	case opSetRetBlob:
		f.retB, f.retSet = f.blobs[in.a], true
	case opGetRetBlob:
		b := f.retB
		f.retB = nil
		if b == nil || b.size < x.size {
			b = garbage(x.size)
		}
		f.blobs[in.dst] = b
	case opVaStart, opVaArg:
		m.variadic(t, in, a)
	case opSetJmp:
		m.setJmp(t, in, a)
	case opLongJmp:
		m.longJmp(t, a, b)
	case opLeave:
		f.pc-- // until nothing is left
		if !m.leave(t, leaving(in.sub), a) {
			f.pc++
		}
	case opUnregister:
		t.unregister()
	case opPoint:
		if m.opt.Arrive != nil {
			m.opt.Arrive(m, t.id, x.node)
		}
	case opHavoc:
		if Reason(in.sub) == Unmodelled && m.opt.Externals {
			m.guessed = true
			return
		}
		m.fail(t, Reason(in.sub), x.text)
	default:
		m.fail(t, Unsupported, "instruction")
	}
}
