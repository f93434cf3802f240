package interp

import "github.com/mayrun-dev/mayrun/cfg"

// setJmp remembers the place. What it remembers lies beside the bytes of the buffer.
func (m *Machine) setJmp(t *thread, in *instr, buf Value) {
	o, off, bad := m.resolve(buf, 1)
	if o == nil {
		m.fail(t, Undefined, "setjmp: "+bad)
		return
	}
	f := t.top
	m.poke(o.ID, syncState{off: off, use: useJump, jump: jumpState{f.act, f.pc, in.dst}})
	f.regs[in.dst] = Value{}
}

// longJmp returns to where the buffer was filled.
func (m *Machine) longJmp(t *thread, buf, v Value) {
	o, off, bad := m.resolve(buf, 1)
	if o == nil {
		m.fail(t, Undefined, "longjmp: "+bad)
		return
	}
	s := m.peek(o, off, useJump, -1).jump
	f := t.top
	for f != nil && f.act != s.act {
		f = f.parent
	}
	if f == nil || s.act == 0 {
		m.fail(t, Undefined, "longjmp to a function that has returned")
		return
	}
	for t.top.act != s.act {
		m.pop(t)
	}
	f = t.top
	f.pc = s.pc
	f.retSet = false
	if v.Lo == 0 {
		v.Lo = 1
	}
	f.regs[s.dst] = v
}

// variadic executes va_start and va_arg. A list points to an object that holds the arguments one behind the
// other, each at a multiple of 8 bytes; the pointer is kept in the last but one word of the list on LP64 and in
// the first on ILP32.
func (m *Machine) variadic(t *thread, in *instr, list Value) {
	x := in.x
	ptr := &m.code.pointer
	at := int64(0)
	if m.code.model == cfg.LP64 && x.lv.Type.Size() >= 24 {
		at = 8
	}
	o, off, bad := m.resolve(list, at+ptr.size)
	if o == nil {
		m.fail(t, Undefined, "va_list: "+bad)
		return
	}
	off += at
	f := t.top
	if in.op == opVaStart {
		size := int64(0)
		for _, v := range f.va {
			size += (v.size + 7) &^ 7
		}
		a := m.create(Object{Kind: VarArgs, Size: size + 8, Thread: t.id}, true)
		f.allocs = append(f.allocs, a.ID)
		pos := int64(0)
		for _, v := range f.va {
			if v.b != nil {
				a.copyIn(pos, v.b)
			} else {
				a.write(pos, v.typ, v.v)
			}
			pos += (v.size + 7) &^ 7
		}
		l := m.own(o.ID)
		l.defined(off-at, x.lv.Type.Size())
		l.write(off, ptr, Value{Lo: a.Addr, Prov: a.ID})
		return
	}
	if o.indeterminate(off, ptr.size) {
		m.fail(t, Undefined, "va_arg of a list that was not started")
		return
	}
	p := o.read(off, ptr)
	a, pos, bad := m.resolve(p, x.size)
	if a == nil || a.Kind != VarArgs || pos+8 > a.Size {
		m.fail(t, Undefined, "va_arg: no more arguments "+bad)
		return
	}
	if x.typ != nil {
		f.regs[in.dst] = a.read(pos, x.typ)
	} else {
		f.blobs[in.dst] = a.copyOut(pos, x.size)
	}
	p.Lo += uint64((x.size + 7) &^ 7)
	m.own(o.ID).write(off, ptr, p)
}
