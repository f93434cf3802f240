package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// reach finds what an access through p touches; of a bit-field, its record. It ends the run if that is nothing.
func (m *Machine) reach(t *thread, p Value, x *extra) (*object, int64) {
	off, size := span(x)
	p.Lo += uint64(off)
	o, at, bad := m.resolve(p, size)
	if o == nil {
		t.edge = x.edge
		m.fail(t, Undefined, bad)
		return nil, 0
	}
	return o, at - off
}

// span is the range of bytes that an access touches, relative to its address.
func span(x *extra) (off, size int64) {
	if f := x.field; f != nil {
		off, size = f.UnitOff, f.UnitSize
		if size == 0 {
			off = f.Offset
			size = (f.BitOff + f.Width + 7) / 8
		}
		return off, size
	}
	return 0, x.size
}

// prepare describes the operation that t stands in front of.
func (m *Machine) prepare(t *thread, in *instr) {
	f := t.top
	x := in.x
	t.edge = x.edge
	t.pend = Event{Thread: t.id, Edge: x.edge, LV: x.lv, Internal: x.internal, Order: x.order, Barrier: x.barrier, Peer: NoThread}
	e := &t.pend
	size := x.size
	p := m.get(f, in.a)
	switch in.op {
	case opSync:
		m.prepareSync(t, x)
		return
	case opFile:
		e.Kind = NoOp
		return
	case opLoad:
		e.Kind = Read
	case opStore:
		e.Kind = Write
	case opLoadBlob:
		e.Kind, e.Atomic = Read, x.weak
	case opStoreBlob:
		e.Kind, e.Atomic = Write, x.weak
	case opAtomicLoad:
		e.Kind, e.Atomic = Read, true
	case opAtomicStore:
		e.Kind, e.Atomic = Write, true
	case opRMW, opCAS:
		e.Kind, e.Atomic = Update, true
	case opReadBytes, opWriteBytes, opFill, opTouch:
		e.Kind = Read
		if in.op == opWriteBytes || in.op == opFill || in.op == opTouch && Kind(in.sub) == Write {
			e.Kind = Write
		}
		e.Atomic = in.op == opTouch && x.weak
		size = m.extent(t, in, p)
		e.Uncertain = !x.known && in.op != opWriteBytes && !m.keeps(Inputs)
		if _, ok := m.filling(t, in); ok {
			e.Uncertain = false
		}
	case opFree:
		e.Kind = FreeObject
		if o := m.lookup(p.Prov); o != nil {
			e.Object, e.Size = o.ID, o.Size
		}
		return
	}
	off, n := span(x)
	if x.field == nil {
		n = size
	}
	p.Lo += uint64(off)
	if o, at, _ := m.resolve(p, n); o != nil {
		e.Object, e.Offset, e.Size = o.ID, at, n
	}
}

// extent is how many bytes a library's access touches.
func (m *Machine) extent(t *thread, in *instr, p Value) int64 {
	f, x := t.top, in.x
	if data, ok := m.filling(t, in); ok {
		return data.size
	}
	if (m.keeps(Inputs) || x.arrives) && (!x.known || x.upTo) {
		// All of which it may be a part.
		if o, at, _ := m.resolve(p, 0); o != nil {
			return o.Size - at
		}
		return 0
	}
	if in.op == opWriteBytes {
		if b := f.blobs[in.b]; b != nil {
			n := b.size
			if !x.known && !x.str {
				if o, at, _ := m.resolve(p, 0); o != nil {
					n = min(n, o.Size-at)
				}
			}
			return n
		}
		return 0
	}
	if x.known {
		n := m.get(f, in.b)
		if n.undef || int64(n.Lo) < 0 {
			return 1 << 40
		}
		if x.upTo {
			return m.textExtent(p, int64(n.Lo), x.wide)
		}
		return int64(n.Lo)
	}
	o, at, _ := m.resolve(p, 0)
	if o == nil {
		return 0
	}
	if x.str && in.op != opFill {
		if n := o.text(at, o.Size, x.wide); n > 0 {
			return n
		}
	}
	if in.op == opReadBytes {
		return o.Size - at
	}
	return min(x.size, o.Size-at)
}

// visible performs the pending operation.
func (m *Machine) visible(t *thread) {
	if t.ending {
		m.finish(t)
		return
	}
	if t.idle {
		t.idle = false
		m.steps += pauseCost - 1
		m.event.Kind = NoOp
		return
	}
	f := t.top
	in := &f.fn.code[f.pc]
	x := in.x
	t.edge = x.edge
	if in.op == opSync {
		m.syncStep(t, x)
		return
	}
	f.pc++
	if in.op == opFile {
		m.event.Edge = x.edge
		m.fileStep(t, in)
		return
	}
	p := m.get(f, in.a)
	e := &m.event
	*e = t.pend
	if e.Object == 0 || m.lookup(e.Object) == nil {
		// Not known before, or gone in the meantime: look again, for the reason.
		if !m.again(t, in, p) {
			return
		}
	}
	if m.opt.Open != nil {
		if m.guardAccess(t, in, p); m.outcome.Reason != Running {
			return
		}
	}
	switch in.op {
	case opFree:
		m.freeObject(t, p)
		return
	case opReadBytes, opWriteBytes, opFill, opTouch:
		m.library(t, in, p)
		return
	}
	off, _ := span(x)
	o := m.lookup(e.Object)
	at := e.Offset - off
	if e.Kind.Writes() && o.Kind == LiteralObject {
		m.fail(t, Undefined, "write to a string literal")
		return
	}
	switch in.op {
	case opLoad, opAtomicLoad:
		f.regs[in.dst] = m.loadScalar(t, o, at, x)
		if m.opt.Follow != nil {
			m.followLoad(f, in.dst, m.lookup(o.ID), at, x.size)
		}
	case opStore, opAtomicStore:
		m.storeScalar(o, at, x, m.get(f, in.b))
		if m.opt.Follow != nil {
			m.followStore(m.lookup(o.ID), at, x.size, f.label(in.b))
		}
	case opLoadBlob:
		m.hears(t, o, at, x.size, x)
		o = m.settle(t, o, at, x.size, x)
		f.blobs[in.dst] = o.copyOut(at, x.size)
	case opStoreBlob:
		m.own(o.ID).copyIn(at, f.blobs[in.b])
	case opRMW:
		old := m.loadScalar(t, o, at, x)
		now := rmw(x, old, m.get(f, in.b))
		if m.opt.Open != nil {
			now = m.guardUpdate(t, x, old, m.get(f, in.b), now)
		}
		m.storeScalar(m.lookup(o.ID), at, x, now)
		f.regs[in.dst], f.regs[in.dst+1] = old, now
	case opCAS:
		m.compareExchange(t, in, o, at)
	}
	if o.sync != nil && e.Kind.Writes() && !e.Internal {
		m.clobber(o.ID, e.Offset, e.Size)
	}
}

// again looks up an access whose object was not there when the thread stopped in front of it, or is gone.
func (m *Machine) again(t *thread, in *instr, p Value) bool {
	if in.op == opFree {
		return true
	}
	e := &m.event
	size := e.Size
	if e.Object == 0 {
		m.prepare(t, in)
		*e = t.pend
		if e.Object != 0 {
			return true
		}
		size = in.x.size
		switch in.op {
		case opReadBytes, opWriteBytes, opFill, opTouch:
			size = m.extent(t, in, p)
			if p.Lo == 0 && (in.op == opTouch || in.op == opFill && !in.x.write) {
				// A library function leaves a null pointer alone.
				e.Kind = NoOp
				return true
			}
		}
	}
	_, _, bad := m.resolve(p, max(1, size))
	if bad == "" {
		if size == 0 {
			e.Kind = NoOp
			return true
		}
		bad = "access out of bounds"
	}
	if size == 0 && in.x.known {
		e.Kind = NoOp
		return true
	}
	m.fail(t, Undefined, bad)
	switch in.op {
	case opStore, opStoreBlob, opAtomicStore, opRMW, opCAS: // compilers drop what is read and not used
		m.outcome.Null = bad == nullPointer
	}
	return false
}

func rmw(x *extra, old, v Value) Value {
	if x.rmw == cfg.RMWExchange {
		return v
	}
	op, invert := x.rmw.Operator(), -arith.Truth(x.rmw == cfg.RMWNand)
	if x.typ.class == cWide {
		r, _ := x.typ.num.ApplyWide(op, old.wide(), v.wide())
		return Value{Lo: r.Lo ^ invert, Hi: r.Hi ^ invert}
	}
	r, _ := x.typ.num.Apply(op, old.Lo, v.Lo)
	r = x.typ.num.Cut(r ^ invert)
	if x.typ.class == cBool {
		r = arith.Truth(r != 0)
	}
	return Value{Lo: r, Prov: merge(old.Prov, v.Prov)}
}

func (m *Machine) compareExchange(t *thread, in *instr, o *object, at int64) {
	f := t.top
	x := in.x
	old := m.loadScalar(t, o, at, x)
	want := m.get(f, in.b)
	ok := old.Lo == want.Lo && (x.typ.size <= 8 && x.typ.class != cComplex || old.Hi == want.Hi)
	if m.opt.Open != nil {
		ok = m.guardCompare(t, x, old, want, ok)
	}
	if ok && x.weak && m.opt.Spurious {
		ok = m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, Type: m.code.Types.Bool, N: 2}) == 0
	}
	if ok {
		m.storeScalar(m.lookup(o.ID), at, x, f.regs[in.dst+1])
	} else {
		m.event.Kind, m.event.Order = Read, x.fail
	}
	f.regs[in.dst], f.regs[in.dst+2] = truth(ok), old
}

// freeObject ends the life of a heap object.
func (m *Machine) freeObject(t *thread, p Value) {
	if p.Lo == 0 && !p.undef {
		m.event.Kind, m.event.Object = NoOp, 0
		return
	}
	o, at, bad := m.resolve(p, 0)
	switch {
	case o == nil:
		m.fail(t, Undefined, "free: "+bad)
	case o.Kind != HeapObject || at != 0:
		m.fail(t, Undefined, "free of something that was not allocated")
	default:
		m.event.Object, m.event.Offset, m.event.Size = o.ID, 0, o.Size
		m.kill(o.ID)
	}
}

// library performs an access of a library function.
func (m *Machine) library(t *thread, in *instr, p Value) {
	f := t.top
	x := in.x
	e := &m.event
	if e.Kind == NoOp {
		if in.op == opReadBytes {
			f.blobs[in.dst] = &blob{}
		}
		return
	}
	o := m.lookup(e.Object)
	n := m.extent(t, in, p)
	if n < 0 || n > o.Size-e.Offset {
		m.fail(t, Undefined, "access out of bounds of "+o.String())
		return
	}
	e.Size = n
	if e.Kind == Write && o.Kind == LiteralObject {
		m.fail(t, Undefined, "write to a string literal")
		return
	}
	switch in.op {
	case opReadBytes:
		m.hears(t, o, e.Offset, n, x)
		o = m.settle(t, o, e.Offset, n, x)
		b := o.copyOut(e.Offset, n)
		switch {
		case x.append:
			b = terminated(b)
		case x.upTo:
			if to := int64(m.get(f, in.b).Lo); to <= maxPadding {
				b = padded(b, to)
			}
		}
		f.blobs[in.dst] = b
	case opWriteBytes:
		b := f.blobs[in.b]
		if b.size > n {
			b = b.prefix(n)
		}
		if m.keeps(Inputs) && (!x.known || x.upTo) {
			m.unknownBytes(o.ID, e.Offset, n)
		} else {
			m.own(o.ID).copyIn(e.Offset, b)
		}
	case opTouch:
		switch {
		case e.Kind != Write || x.passes:
		case m.keeps(Inputs):
			m.unknownBytes(o.ID, e.Offset, n)
		case !x.internal || x.arrives:
			m.own(o.ID).say(e.Offset, n)
		}
	case opFill:
		if m.keeps(Inputs) && (!x.write || !x.known || m.get(f, in.dst).undef) {
			m.unknownBytes(o.ID, e.Offset, n)
			break
		}
		data, ok := m.filling(t, in)
		if x.text == "sigwait" {
			data, ok = m.awaited(t, x)
		}
		if ok {
			m.own(o.ID).copyIn(e.Offset, data)
			t.got = nil
			if m.opt.Follow != nil {
				m.followStore(m.lookup(o.ID), e.Offset, n, 0)
			}
			break
		}
		if x.internal {
			m.own(o.ID).say(e.Offset, n)
			break
		}
		if m.opt.Lazily && !x.write {
			m.leaveOpen(o.ID, e.Offset, n)
			break
		}
		c := uint64(0)
		if x.write {
			c = m.get(f, in.dst).Lo
		} else {
			c = m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, Type: m.code.Types.UChar,
				Object: o.ID, Guess: x.edge.Guess})
		}
		o = m.own(o.ID)
		o.fill(e.Offset, n, byte(c))
		if !x.write && !x.input && !m.keeps(Inputs) {
			o.say(e.Offset, n)
		}
	}
	if o.sync != nil && e.Kind.Writes() {
		m.clobber(o.ID, e.Offset, e.Size)
	}
}
