package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// A Label says what a value depends on, to a [Follower]; 0 is nothing.
type Label int32

// A Follower follows values through a run. It gives labels to those that are chosen and to those that are
// computed from labelled ones; the machine carries them through registers and memory, calls and returns. Only
// integers of up to 64 bits are followed, and only as whole values: whatever else is made of one has no label.
type Follower interface {
	// Chosen returns the label of a value that was just chosen.
	Chosen(c *Choice, x uint64) Label
	// Computed returns the label of a result; one of the operands has a label.
	Computed(op Operation, a, b Operand) Label
	// Branched is told where a run goes that depends on a labelled condition.
	Branched(e *cfg.Edge, condition Operand)
}

// An Operand is a number with its label.
type Operand struct {
	Number uint64
	Label  Label
}

// An Operation computes an integer of a type.
type Operation struct {
	Kind OperationKind
	Op   arith.Op // of a Binary
	Type arith.Type
}

// OperationKind says what an operation does.
type OperationKind uint8

const (
	Binary     OperationKind = iota // Op, on two operands of the type; all others have one
	Conversion                      // to the type
	Negation                        // -x
	Complement                      // ~x
	IsZero                          // 1 if x is 0, else 0
	IsNonzero                       // 0 if x is 0, else 1
)

// Apply computes the operation; where it has no result, that is 0.
func (o Operation) Apply(x, y uint64) uint64 {
	switch o.Kind {
	case Conversion:
		return o.Type.Cut(x)
	case Negation:
		return o.Type.Cut(-x)
	case Complement:
		return o.Type.Cut(^x)
	case IsZero:
		return arith.Truth(x == 0)
	case IsNonzero:
		return arith.Truth(x != 0)
	}
	r, how := o.Type.Apply(o.Op, x, y)
	if how != arith.Defined {
		return 0
	}
	return r
}

// takeLabel returns the label of the choice that was just made, once.
func (m *Machine) takeLabel() Label {
	l := m.fresh
	m.fresh = 0
	return l
}

func (f *frame) label(slot int32) Label {
	if slot < 0 || int(slot) >= len(f.labels) {
		return 0
	}
	return f.labels[slot]
}

func (f *frame) setLabel(slot int32, l Label) {
	if f.labels == nil {
		if l == 0 {
			return
		}
		f.labels = make([]Label, len(f.regs))
	}
	f.labels[slot] = l
}

var unaryKinds = [...]OperationKind{opNorm: Conversion, opNeg: Negation, opBitNot: Complement, opNot: IsZero, opNonNull: IsNonzero}

// follow labels what an invisible instruction is about to compute.
func (m *Machine) follow(t *thread, f *frame, in *instr, a, b Value) {
	x, y := Operand{a.Lo, f.label(in.a)}, Operand{Number: b.Lo}
	op := Operation{Type: in.num}
	switch in.op {
	case opAdd, opSub, opMul, opAnd, opOr, opXor, opCompare, opDivRem, opShift:
		op.Op, y.Label = arith.Op(in.sub), f.label(in.b)
	case opNorm, opNeg, opBitNot, opNot, opNonNull:
		op.Kind = unaryKinds[in.op]
		if in.x != nil && in.x.from != nil && !whole(in.x.from) {
			x.Label = 0
		}
	case opCast:
		// Only to _Bool: other casts between integers are opNorm.
		if op.Kind = IsNonzero; classOf(in.x.to) != cBool || !whole(in.x.from) {
			x.Label = 0
		}
	case opMove:
		f.setLabel(in.dst, x.Label)
		return
	case opBranch:
		if x.Label != 0 {
			m.opt.Follow.Branched(in.x.edge, x)
		}
		return
	case opSetRet:
		t.ret = x.Label
		return
	case opRet:
		if in.b == 1 && !f.retSet {
			t.ret = x.Label
		}
		return
	case opGetRet:
		f.setLabel(in.dst, t.ret)
		t.ret = 0
		return
	case opJump, opCheck, opCall, opLoadP, opStoreP, opStoreBlobP, opSetRetBlob, opGetRetBlob, opLoadBlobP, opDead,
		opChoose, opLongJmp, opVaStart:
		return
	default:
		if in.dst >= 0 && int(in.dst) < len(f.regs) {
			f.setLabel(in.dst, 0)
		}
		return
	}
	if x.Label == 0 && y.Label == 0 {
		f.setLabel(in.dst, 0)
		return
	}
	f.setLabel(in.dst, m.opt.Follow.Computed(op, x, y))
}

// whole reports whether values of a type are integers of up to 64 bits.
func whole(t cfg.Type) bool {
	c := classOf(t)
	return c == cInt || c == cBool
}

// followCall hands the labels of arguments over.
func (m *Machine) followCall(f, g *frame, in *instr) {
	if f == g {
		return
	}
	for i, a := range in.x.call.args {
		if i < len(g.fn.params) && g.fn.params[i].reg && !a.blob {
			g.setLabel(g.fn.params[i].slot, f.label(a.slot))
		}
	}
}

// labelled is a value in memory with a label.
type labelled struct {
	size  int64
	label Label
}

// followLoad follows a value out of memory.
func (m *Machine) followLoad(f *frame, dst int32, o *object, off, size int64) {
	l := m.takeLabel()
	if l == 0 && o != nil {
		if c := o.labels[off]; c.size == size {
			l = c.label
		}
	}
	f.setLabel(dst, l)
}

// followStore follows a value into memory.
func (m *Machine) followStore(o *object, off, size int64, l Label) {
	if o == nil || len(o.labels) == 0 && l == 0 {
		return
	}
	o = m.own(o.ID)
	// A value has at most 8 bytes.
	for at := off - 7; at < off+size; at++ {
		if c, ok := o.labels[at]; ok && at+c.size > off {
			delete(o.labels, at)
		}
	}
	if l == 0 {
		return
	}
	if o.labels == nil {
		o.labels = map[int64]labelled{}
	}
	o.labels[off] = labelled{size, l}
}
