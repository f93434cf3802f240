package interp

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// A run that has a [Policy] looks out for what is open. A value that the program does not determine (an input,
// indeterminate memory, a library result that is not computed) may be kept unknown: then so is everything
// computed from it, and a branch on it is a choice between both ways, asked for anew each time, so that also
// contents that differ from one read to the next are covered. An unknown address, size, thread or number of
// participants decides more than a branch, and is a fact of its own. Only a _Bool input is chosen, as it has but
// two values.
//
// Addresses. Numbers of objects and threads depend on the order of their creation in the whole run, and real
// addresses on an allocator that also uses them again. So a program may store, copy and compare addresses, and
// compute distances in one object, without any of that mattering; what does is an order between two objects,
// bits of an address, a comparison with an object whose life has ended or with the place just behind one, with
// a literal, or with the identifier of a thread that has been joined.

// threadProv marks identifiers of threads as if they were addresses.
const threadProv ObjectID = 1 << 31

func isThread(p ObjectID) bool { return p&threadProv != 0 && p != wild }

// identifier is the value of a thread's identifier.
func (m *Machine) identifier(t ThreadID) Value {
	v := m.handle(t)
	if m.opt.Open != nil {
		v.Prov = threadProv | ObjectID(t)
	}
	return v
}

// unknown is a value that the run does not know. Of small ones it knows that they lie between 0 and 255,
// of positive ones that they are between 1 and 2^21: error numbers are.
var unknown, small, positive = Value{undef: true}, Value{undef: true, Hi: 1}, Value{undef: true, Hi: 2}

// isSmall and isPositive say what is known of an unknown value.
func (v Value) isSmall() bool    { return v.undef && v.Hi == small.Hi }
func (v Value) isPositive() bool { return v.undef && v.Hi == positive.Hi }

// unknownOf is the result of an operation on two operands, one of which is unknown.
func unknownOf(in *instr, a, b Value) Value {
	if in.num.Bits < 32 {
		return unknown
	}
	switch in.op {
	case opAdd:
		if c := b.Lo; a.isSmall() && !b.undef && b.Prov == 0 && c > 0 && c < 1<<20 {
			return positive
		}
	case opCompare:
		switch op := arith.Op(in.sub); {
		case a.isPositive() && !b.undef && b.Lo == 0:
			return truth(op.Holds(1))
		case b.isPositive() && !a.undef && a.Lo == 0 && op < arith.Lt:
			return truth(op == arith.Ne)
		}
	}
	return unknown
}

// guard looks at an invisible instruction that is about to be executed. It reports whether it has done all that
// there is to do.
func (m *Machine) guard(t *thread, in *instr, a, b Value) (done bool) {
	f := t.top
	prov := a.Prov != 0 || b.Prov != 0
	switch in.op {
	case opMove, opSetRet, opCheck, opOffset, opExposed, opLoadP, opStoreP, opLoadBlobP, opStoreBlobP:
		// These copy values, or end the run if an address is unknown. An offset leaves it so.
		return false
	case opCall:
		if a.Prov == 0 {
			m.leaves(t, AddressNumber)
		}
		return false
	case opJump, opLocal, opThreadVar, opSelf, opSymbol, opForget, opNondet, opDeclReg, opDeclObj, opChoose,
		opSetRetBlob, opGetRet, opGetRetBlob, opRet, opReserve, opPoint, opHavoc, opLeave, opUnregister, opDead:
		return false
	case opBranch:
		if a.undef {
			if a.isPositive() || m.choose(Choice{Kind: BranchChoice, Thread: t.id, Edge: in.x.edge, N: 2}) != 0 {
				f.pc = int32(in.imm)
			} else {
				f.pc = in.b
			}
			return true
		}
		return false
	case opCompute:
		f.regs[in.dst] = m.arbitrary(t, NondetValue, in.x, 0) // what it is computed from may be unknown
		return true
	case opAlloc:
		if a.undef || a.Prov != 0 {
			m.leaves(t, AllocationSize)
		}
		return false
	case opNorm, opNot, opNonNull, opNeg, opBitNot, opCast:
		if a.undef {
			f.regs[in.dst] = unknown
			switch {
			case in.op == opNorm && in.num.Bits >= 32:
				f.regs[in.dst] = a
			case in.op == opNot && a.isPositive() && classOf(in.x.from) == cInt:
				f.regs[in.dst] = Value{}
			}
			return true
		}
		switch {
		case in.op == opCast && (floating(in.x.from) || floating(in.x.to)):
			f.regs[in.dst] = unknown
			return true
		case a.Prov == 0, in.op == opNot, in.op == opNonNull:
		case in.op == opNorm && in.num.Bits >= m.code.pointer.num.Bits:
		case in.op == opCast && (classOf(in.x.to) == cBool || classOf(in.x.to) == cWide || in.x.to.Size() >= m.code.model.PointerSize()):
		default:
			m.leaves(t, AddressBits)
		}
		return false
	case opAdd, opSub, opPtrAdd, opPtrDiff, opCompare, opMul, opAnd, opOr, opXor, opDivRem, opShift, opSlow:
		if a.undef || b.undef {
			f.regs[in.dst] = unknownOf(in, a, b)
			return true
		}
	default:
		m.leaves(t, Instructions)
		return true
	}
	if in.op == opSlow && m.keeps(Rounding) && floating(in.x.from) {
		f.regs[in.dst] = unknown
		return true
	}
	if !prov {
		return false
	}
	ok, fact := false, AddressBits
	switch in.op {
	case opAdd:
		ok = a.Prov == 0 || b.Prov == 0
	case opPtrAdd:
		ok = b.Prov == 0 || a.Prov == 0 && a.Lo == 0 && in.imm == 1
	case opSub:
		ok = b.Prov == 0 || a.Prov == b.Prov && !isThread(a.Prov) && !m.vague(a.Prov)
	case opPtrDiff:
		ok = a.Prov == b.Prov && !isThread(a.Prov) && !m.vague(a.Prov)
	case opCompare:
		if fact, ok = m.comparable(a, b); arith.Op(in.sub) >= arith.Lt {
			ok = a.Prov == b.Prov && m.lookup(a.Prov) != nil && !m.vague(a.Prov) ||
				ok && !in.num.Signed && (beside(a) || beside(b))
			fact = AddressOrder
		}
	}
	if !ok {
		m.leaves(t, fact)
	}
	return !ok
}

// floating reports whether a type has values of which C leaves the precision open.
func floating(t cfg.Type) bool {
	c := classOf(t)
	return c == cFloat || c == cExtended || c == cComplex || c == cOpaque
}

// beside reports whether a value is a number that is below all addresses.
func beside(v Value) bool { return v.Prov == 0 && v.Lo < 4096 }

// comparable reports whether it is certain whether two numbers are equal, at least one of which is an address;
// or else what decides it.
func (m *Machine) comparable(a, b Value) (OpenFact, bool) {
	if a.Prov == b.Prov {
		if o := m.lookup(a.Prov); o != nil && o.Kind == LiteralObject {
			return LiteralIdentity, false
		} else if m.vague(a.Prov) {
			return LibraryIdentity, false
		}
		return 0, true
	}
	if fact, ok := m.distinct(a, b); !ok {
		return fact, false
	}
	return m.distinct(b, a)
}

// distinct reports whether an address is certainly that of what it is made of, and of nothing else that the
// other one may be of.
func (m *Machine) distinct(v, from Value) (OpenFact, bool) {
	switch {
	case v.Prov == 0:
		// Constants beside null that stand for no object: -1 and the like.
		return AddressNumber, beside(v) || v.Lo >= ^uint64(4095) || m.code.model == cfg.ILP32 && v.Lo >= 1<<32-4096
	case v.Prov == wild:
		return AddressNumber, false
	case from.Prov == 0 && from.Lo == 0:
		return 0, true
	case isThread(v.Prov):
		t := m.threads[v.Prov&^threadProv]
		return ThreadNumber, !t.joined && !(t.detached && t.ended) && (from.Prov == 0 || isThread(from.Prov))
	}
	o := m.lookup(v.Prov)
	switch {
	case o != nil && o.Kind == LiteralObject:
		return LiteralIdentity, false
	case o != nil && o.Var != nil && o.Var.Several:
		other := m.lookup(from.Prov)
		if other != nil && (other.Kind == HeapObject || other.Var != nil && other.Var.Several) {
			return LibraryIdentity, false
		}
	case o != nil && o.Kind == LocalObject:
		if other := m.lookup(from.Prov); other != nil && other.Kind == LocalObject && other.Thread == o.Thread {
			return AddressReuse, false // their blocks may have ended; threads have stacks of their own
		}
	case o != nil && o.elsewhere():
		other := m.lookup(from.Prov)
		return SymbolIdentity, other == nil || !other.elsewhere()
	}
	return AddressReuse, o != nil && v.Lo >= o.Addr && v.Lo-o.Addr < uint64(max(1, o.Size)) && !isThread(from.Prov)
}

// elsewhere reports whether something that is not here defines the object.
func (o *object) elsewhere() bool {
	return o.Var != nil && o.Var.Extern || o.Func != nil && !o.Func.HasBody()
}

// changing reports whether an object is a variable that a library may change at any time, whatever the program has
// written there. (What the C library defines, such as the streams, changes by what is called only.)
func (o *object) changing() bool { return o.Var != nil && o.Var.Extern && !o.Var.Standard }

// guardAccess looks at a visible access that is about to be performed.
func (m *Machine) guardAccess(t *thread, in *instr, p Value) {
	x := in.x
	if p.Prov == 0 && p.Lo >= 4096 && m.event.Kind != NoOp {
		m.leaves(t, AddressNumber)
		return
	}
	if isThread(p.Prov) {
		m.leaves(t, ThreadNumber)
		return
	}
	o := m.lookup(m.event.Object)
	if o == nil {
		return
	}
	if !m.event.Internal && m.event.Kind != FreeObject {
		for _, s := range o.sync {
			if s.use == useJump && x.passes {
				continue // setjmp and longjmp themselves
			}
			if s.within(m.event.Offset, m.event.Size) {
				m.leaves(t, SyncBytes)
				return
			}
		}
	}
	if in.op != opTouch || x.passes {
		return
	}
	if a, ok := x.edge.Action.(*cfg.Touch); !ok || a.Deep || a.Calls {
		m.leaves(t, Callbacks)
	}
}

// guardPart looks at a value that was loaded from an object with addresses in it.
func (m *Machine) guardPart(t *thread, o *object, off, size int64, v Value) {
	if v.Prov != 0 && size >= m.code.model.PointerSize() {
		return
	}
	for i := off; i < off+size; i++ {
		if o.provenance(i, 1) != 0 {
			m.leaves(t, AddressPart)
			return
		}
	}
}

// guardUpdate is the result of an atomic update.
func (m *Machine) guardUpdate(t *thread, x *extra, old, v, now Value) Value {
	switch {
	case x.rmw == cfg.RMWExchange:
		return v
	case old.undef || v.undef || floating(x.typ.typ):
		return unknown
	case old.Prov != 0 && (v.Prov != 0 || x.rmw != cfg.RMWAdd && x.rmw != cfg.RMWSub), v.Prov != 0 && x.rmw != cfg.RMWAdd:
		m.leaves(t, AddressBits)
	}
	return now
}

// guardCompare decides a compare-exchange.
func (m *Machine) guardCompare(t *thread, x *extra, old, want Value, ok bool) bool {
	switch {
	case old.undef || want.undef || floating(x.typ.typ):
		return m.choose(Choice{Kind: BranchChoice, Thread: t.id, Edge: x.edge, N: 2}) != 0
	case old.Prov != 0 || want.Prov != 0:
		if fact, ok := m.comparable(old, want); !ok {
			m.leaves(t, fact)
		}
	}
	return ok
}

// guardSync looks at an operation of synchronisation that is about to be performed.
func (m *Machine) guardSync(t *thread, a *alt, o *object, off int64) {
	f := t.top
	switch s := a.edge.Action.(type) {
	case *cfg.Cancel:
		m.leaves(t, Cancellation)
	case *cfg.Create:
		switch {
		case s.Kind != cfg.NewThread:
			m.leaves(t, Interrupts)
		case s.Attr != nil:
			if o, off, _ := m.resolve(m.get(f, a.attr), 4); o != nil &&
				(o.indeterminate(off, 4) || o.Thread != t.id && (t.id != 0 || o.Kind != GlobalObject)) {
				m.leaves(t, ThreadAttributes)
			}
		}
	case *cfg.BarrierInit, *cfg.SemInit:
		if m.get(f, a.b).undef {
			m.leaves(t, Participants)
		}
	case *cfg.MutexInit:
		if a.typed && (m.get(f, a.b).undef || m.get(f, a.b).Lo&(cfg.MutexRobust|cfg.MutexCeiling) != 0) {
			m.leaves(t, MutexKinds)
		}
	}
	if o == nil {
		return
	}
	if m.get(f, a.a).Prov == 0 {
		m.leaves(t, AddressNumber)
	}
	switch a.kind {
	case SemPost, SemWait:
		if m.uncounted(o, off) {
			m.leaves(t, Participants)
		}
	}
	switch a.kind {
	case Lock, Unlock, BarrierArrive, SemPost, SemWait, OnceBegin, OnceWait, CondSignal, CondWait:
		if o.initialised(off) {
			return
		}
		if n := min(4, o.Size-off); o.indeterminate(off, n) {
			m.leaves(t, MutexKinds)
		}
	}
}

// uncounted reports whether nobody knows the value of a semaphore: it has a name, or is defined elsewhere, or
// has not been initialised, and the program has written its bytes or nobody has.
func (m *Machine) uncounted(o *object, off int64) bool {
	n := min(4, o.Size-off)
	return m.vague(o.ID) || !o.initialised(off) && (o.elsewhere() || o.indeterminate(off, n) || n == 4 && o.bits(off, 4) != 0)
}

// initialised reports whether an object of synchronisation has been initialised, or used before.
func (o *object) initialised(off int64) bool {
	return slices.ContainsFunc(o.sync, func(s syncState) bool { return s.off == off })
}

// unknownBytes makes bytes unknown.
func (m *Machine) unknownBytes(id ObjectID, off, size int64) {
	o := m.own(id)
	o.setProvenance(off, size, 0)
	o.undefine(off, size)
}
