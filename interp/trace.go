package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// A Trace follows the inputs of a run through registers and memory, and collects the branches that they decide:
// what a search needs to find inputs that take another way (concolic execution; Godefroid, Klarlund, Sen, DART,
// PLDI 2005; Sen and Agha, CUTE and jCUTE, CAV 2006). Only integers are followed, and only as whole values;
// whatever else is computed from an input counts as a constant. The zero value is ready for [Options].
type Trace struct {
	Inputs   []Input
	Branches []TracedBranch
	Off      bool     // the run goes where it will come back from; nothing is taken note of
	Work     int64    // expressions that were computed again
	exprs    []symbol // symbol i is exprs[i-1]; 0 is none
	counts   []int    // choices of each thread
	fresh    int32    // the symbol of the choice that was just made
}

// An Input is a value that the program chose.
type Input struct {
	Thread ThreadID
	N      int // how many choices the thread had made before
	Value  uint64
}

// A TracedBranch is a branch whose condition depends on inputs.
type TracedBranch struct {
	Edge  *cfg.Edge
	Taken bool // the condition was not zero
	cond  int32
}

// symbol is an expression over inputs.
type symbol struct {
	op   opcode // opNondet for an input, with its number in imm
	sub  uint8
	num  arith.Type
	a, b int32  // symbols; 0: a constant
	x, y uint64 // the constants
	imm  int64
}

// maxSymbols bounds the work: what comes later counts as constant.
const maxSymbols = 20_000

func (t *Trace) add(s symbol) int32 {
	if len(t.exprs) >= maxSymbols {
		return 0
	}
	t.exprs = append(t.exprs, s)
	return int32(len(t.exprs))
}

// chose takes note of a choice of a value.
func (t *Trace) chose(c *Choice, x uint64) {
	t.fresh = 0
	if t.Off {
		return
	}
	for int(c.Thread) >= len(t.counts) {
		t.counts = append(t.counts, 0)
	}
	n := t.counts[c.Thread]
	t.counts[c.Thread]++
	if i, ok := c.Type.(*cfg.Int); ok && i.Bytes <= 8 && c.N == 0 {
		t.fresh = t.add(symbol{op: opNondet, num: cfg.Arith(i), imm: int64(len(t.Inputs)), sub: uint8(arith.Truth(i.Bool))})
		t.Inputs = append(t.Inputs, Input{c.Thread, n, x})
	}
}

// take returns the symbol of the choice that was just made, once.
func (t *Trace) take() int32 {
	s := t.fresh
	t.fresh = 0
	return s
}

func (f *frame) symbol(slot int32) int32 {
	if slot < 0 || int(slot) >= len(f.syms) {
		return 0
	}
	return f.syms[slot]
}

func (f *frame) setSymbol(slot, s int32) {
	if f.syms == nil {
		if s == 0 {
			return
		}
		f.syms = make([]int32, len(f.regs))
	}
	f.syms[slot] = s
}

// trace follows an invisible instruction that is about to be executed.
func (m *Machine) trace(t *thread, f *frame, in *instr, a, b Value) {
	sa, sb := f.symbol(in.a), int32(0)
	s := symbol{op: in.op, sub: in.sub, num: in.num, imm: in.imm, a: sa, x: a.Lo, y: b.Lo}
	switch in.op {
	case opAdd, opSub, opMul, opAnd, opOr, opXor, opCompare, opDivRem, opShift:
		sb = f.symbol(in.b)
		s.b = sb
	case opNorm, opNeg, opBitNot, opNot, opNonNull:
		if in.x != nil && in.x.from != nil && classOf(in.x.from) != cInt && classOf(in.x.from) != cBool {
			sa = 0
		}
	case opCast:
		// Only to _Bool: other casts between integers are opNorm.
		if c := classOf(in.x.from); classOf(in.x.to) != cBool || c != cInt && c != cBool {
			sa = 0
		}
		s.op = opNonNull
	case opMove:
		f.setSymbol(in.dst, sa)
		return
	case opBranch:
		if sa != 0 && !m.opt.Trace.Off {
			m.opt.Trace.Branches = append(m.opt.Trace.Branches, TracedBranch{Edge: in.x.edge, Taken: a.Lo != 0, cond: sa})
		}
		return
	case opSetRet:
		t.ret = sa
		return
	case opRet:
		if in.b == 1 && !f.retSet {
			t.ret = sa
		}
		return
	case opGetRet:
		f.setSymbol(in.dst, t.ret)
		t.ret = 0
		return
	case opJump, opCheck, opCall, opLoadP, opStoreP, opStoreBlobP, opSetRetBlob, opGetRetBlob, opLoadBlobP, opDead,
		opChoose, opSlow, opLongJmp, opVaStart:
		if in.op == opSlow {
			f.setSymbol(in.dst, 0)
		}
		return
	default:
		if in.dst >= 0 && int(in.dst) < len(f.regs) {
			f.setSymbol(in.dst, 0)
		}
		return
	}
	if sa == 0 && sb == 0 {
		f.setSymbol(in.dst, 0)
		return
	}
	f.setSymbol(in.dst, m.opt.Trace.add(s))
}

// traceCall hands the symbols of arguments over.
func (m *Machine) traceCall(f, g *frame, in *instr) {
	if f == g {
		return
	}
	for i, a := range in.x.call.args {
		if i < len(g.fn.params) && g.fn.params[i].reg && !a.blob {
			g.setSymbol(g.fn.params[i].slot, f.symbol(a.slot))
		}
	}
}

// symCell is a value in memory that depends on inputs.
type symCell struct {
	size int64
	sym  int32
}

// traceLoad follows a value out of memory.
func (m *Machine) traceLoad(f *frame, dst int32, o *object, off, size int64) {
	s := m.opt.Trace.take()
	if s == 0 && o != nil {
		if c := o.syms[off]; c.size == size {
			s = c.sym
		}
	}
	f.setSymbol(dst, s)
}

// traceStore follows a value into memory.
func (m *Machine) traceStore(o *object, off, size int64, s int32) {
	if o == nil || len(o.syms) == 0 && s == 0 {
		return
	}
	o = m.own(o.ID)
	// A value has at most 8 bytes.
	for at := off - 7; at < off+size; at++ {
		if c, ok := o.syms[at]; ok && at+c.size > off {
			delete(o.syms, at)
		}
	}
	if s == 0 {
		return
	}
	if o.syms == nil {
		o.syms = map[int64]symCell{}
	}
	o.syms[off] = symCell{size, s}
}

// eval computes a symbol for other inputs.
func (t *Trace) eval(s int32, values []uint64, memo map[int32]uint64) uint64 {
	if v, ok := memo[s]; ok {
		return v
	}
	t.Work++
	e := &t.exprs[s-1]
	x, y := e.x, e.y
	if e.op != opNondet {
		if e.a != 0 {
			x = t.eval(e.a, values, memo)
		}
		if e.b != 0 {
			y = t.eval(e.b, values, memo)
		}
	}
	v := uint64(0)
	switch e.op {
	case opNondet:
		v = e.num.Cut(values[e.imm])
		if e.sub != 0 {
			v = arith.Truth(v != 0)
		}
	case opNorm:
		v = e.num.Cut(x)
	case opNeg:
		v = e.num.Cut(-x)
	case opBitNot:
		v = e.num.Cut(^x)
	case opNot:
		v = arith.Truth(x == 0)
	case opNonNull:
		v = arith.Truth(x != 0)
	default:
		if r, how := e.num.Apply(arith.Op(e.sub), x, y); how == arith.Defined {
			v = r
		}
	}
	memo[s] = v
	return v
}
