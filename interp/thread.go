package interp

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// thread is the state of a thread. It is shared with snapshots while gen is not the machine's epoch.
type thread struct {
	gen      uint64
	id       ThreadID
	handle   uint64 // the number of its identifier
	top      *frame
	pend     Event
	ended    bool
	ending   bool // the bottom activation has returned
	idle     bool // the thread pauses in the middle of invisible work
	halted   bool // the thread never goes on
	joined   bool
	detached bool
	result   Value
	edge     *cfg.Edge // where it is, for outcomes
	created  *cfg.Edge
	start    *cfg.Func
	tls      []ObjectID
	// The condition variable that it waits for, and whether a signal has woken it.
	condObj  ObjectID
	condOff  int64
	waiting  bool
	signaled bool
	ret      Label // of what a call returns
	// The round of the barrier that it has arrived in.
	round uint64
	got   *blob // what the call that it is in puts into memory; see fileCall
	// What is to run when it ends.
	leaving           leaving
	cleanups, keys    []handler
	keyNext, keyRound int
	keyAgain          bool // a destructor was called in this round
}

// frame is an activation of a function.
type frame struct {
	gen    uint64
	fn     *function
	pc     int32
	parent *frame
	act    uint64
	regs   []Value
	blobs  []*blob
	labels []Label    // of registers; see Follower
	allocs []ObjectID // alloca
	va     []vaValue
	retSet bool
	ret    Value
	retB   *blob
	retTyp *scalar // how the caller takes the result
	depth  int32
	site   *cfg.Edge // the call
	// handler is set if the function was registered for an end.
	handler *handler
}

type vaValue struct {
	v    Value
	b    *blob
	typ  *scalar
	size int64
}

func (m *Machine) newThread(created *cfg.Edge) *thread {
	t := &thread{gen: m.epoch, id: ThreadID(len(m.threads)), created: created}
	t.handle = m.newHandle(t.id)
	m.threads = append(m.threads, t)
	return t
}

// ownThread makes a thread and its top activation writable.
func (m *Machine) ownThread(id ThreadID) *thread {
	t := m.threads[id]
	if t.gen != m.epoch {
		c := *t
		c.gen = m.epoch
		c.tls = append([]ObjectID(nil), t.tls...)
		t = &c
		m.threads[id] = t
	}
	m.ownTop(t)
	return t
}

func (m *Machine) ownTop(t *thread) {
	f := t.top
	if f == nil || f.gen == m.epoch {
		return
	}
	c := *f
	c.gen = m.epoch
	c.regs = append([]Value(nil), f.regs...)
	c.labels = append([]Label(nil), f.labels...)
	c.blobs = append([]*blob(nil), f.blobs...)
	c.allocs = append([]ObjectID(nil), f.allocs...)
	t.top = &c
}

// push begins an activation. Its parameters are indeterminate.
func (m *Machine) push(t *thread, fn *function) {
	m.activation++
	var f *frame
	if l := m.free[fn]; len(l) > 0 {
		f = l[len(l)-1]
		m.free[fn] = l[:len(l)-1]
		clear(f.regs)
		clear(f.blobs)
		*f = frame{regs: f.regs, blobs: f.blobs, allocs: f.allocs[:0]}
	} else {
		f = &frame{regs: make([]Value, fn.regs), blobs: make([]*blob, fn.blobs)}
	}
	f.gen, f.fn, f.parent, f.act = m.epoch, fn, t.top, m.activation
	for _, v := range fn.undefs {
		f.regs[v].undef = true
	}
	for i := range fn.params {
		if p := &fn.params[i]; p.reg {
			f.regs[p.slot].undef = true
		}
	}
	t.top = f
}

// pass gives a parameter its value.
func (m *Machine) pass(id ThreadID, f *frame, i int, v Value, b *blob) {
	p := &f.fn.params[i]
	if v.undef {
		v.Hi = 0 // see unknown: the conversion may change it
	}
	if p.reg {
		if c := p.typ.class; c == cInt || c == cPtr {
			v.Lo = p.typ.num.Cut(v.Lo)
		}
		f.regs[p.slot] = v
		return
	}
	o := m.local(f, p.v, p.slot)
	o.Thread = id
	switch {
	case p.typ != nil && b == nil:
		o.write(0, p.typ, v)
	case b != nil && b.size <= o.Size:
		o.copyIn(0, b)
	}
}

// local makes the object of a local variable.
func (m *Machine) local(f *frame, v *cfg.Var, slot int32) *object {
	o := m.create(Object{Kind: LocalObject, Var: v, Size: v.Type.Size()}, false)
	f.regs[slot] = Value{Lo: o.Addr, Prov: o.ID}
	return o
}

// pop ends the top activation and the life of its objects.
func (m *Machine) pop(t *thread) {
	f := t.top
	for _, s := range f.fn.objs {
		if id := f.regs[s].Prov; id != 0 {
			m.kill(id)
		}
	}
	for _, id := range f.allocs {
		m.kill(id)
	}
	t.top = f.parent
	m.ownTop(t)
	if f.gen == m.epoch && len(m.free[f.fn]) < 64 {
		m.free[f.fn] = append(m.free[f.fn], f)
	}
}

// ret returns from the top activation.
func (m *Machine) ret(t *thread) {
	f := t.top
	v, b := f.ret, f.retB
	if !f.retSet {
		v.undef = true
	}
	if f.parent == nil {
		t.ending = !m.returned(t, v)
		return
	}
	result := f.fn.Result
	m.pop(t)
	f = t.top
	typ := f.retTyp
	if typ != nil && result != nil && result.Type != typ.typ && cfg.Passes(result.Type, typ.typ, false) == cfg.Open {
		v = Value{undef: true} // the caller finds something else
	}
	if v.undef && (typ == nil || typ.size < 4) {
		v.Hi = 0
	}
	if typ != nil && (typ.class == cInt || typ.class == cPtr) {
		v.Lo = typ.num.Cut(v.Lo)
	}
	f.ret, f.retB = v, b
}

// end ends a thread: its stack and its thread-local objects go.
func (m *Machine) end(t *thread) {
	for t.top != nil {
		m.ownTop(t)
		m.pop(t)
	}
	for _, id := range t.tls {
		if id != 0 {
			m.kill(id)
		}
	}
	t.ended = true
	for _, u := range m.threads {
		m.work++
		if !u.ended {
			return
		}
	}
	m.outcome = Outcome{Reason: Terminated, Thread: t.id}
}

// threadVar is the address of a thread-local variable.
func (m *Machine) threadVar(t *thread, i int64) Value {
	if t.tls == nil {
		t.tls = make([]ObjectID, len(m.code.tls))
	}
	if t.tls[i] == 0 {
		v := m.code.tls[i]
		o := m.create(Object{Kind: TLSObject, Var: v, Size: v.Size(), Thread: t.id}, !v.Extern)
		t.tls[i] = o.ID
		return Value{Lo: o.Addr, Prov: o.ID}
	}
	o := m.lookup(t.tls[i])
	return Value{Lo: o.Addr, Prov: o.ID}
}

// Handles of threads are numbers from here on; if they are settled otherwise, they are such ones as glibc uses,
// in descending order, and those of threads that are gone are used again.
const (
	firstHandle = 0x70000001
	otherHandle = 0xb7a31640
	handleStep  = 0x801000
)

// newHandle is the number of a new thread's identifier.
func (m *Machine) newHandle(id ThreadID) uint64 {
	if !m.code.otherwise {
		return firstHandle + uint64(id)
	}
	m.work += int64(len(m.threads))
	for _, t := range m.threads {
		if t.joined && m.threadOf(Value{Lo: t.handle}) == t {
			return t.handle
		}
	}
	return uint64(uint32(otherHandle - handleStep*uint64(id)))
}

func (m *Machine) handle(t ThreadID) Value { return Value{Lo: m.threads[t].handle} }

// threadOf finds the thread with a handle.
func (m *Machine) threadOf(v Value) *thread {
	if v.undef {
		return nil
	}
	if m.code.otherwise {
		for _, t := range slices.Backward(m.threads) { // the last one that has the number
			if t.handle == v.Lo {
				return t
			}
		}
		return nil
	}
	i := uint32(v.Lo) - firstHandle
	if int64(i) >= int64(len(m.threads)) {
		return nil
	}
	return m.threads[i]
}

// spawn starts a thread whose identifier has been reserved.
func (m *Machine) spawn(t *thread, e *cfg.Edge, id ThreadID, start, argument Value) bool {
	fn := m.callee(t, start)
	if fn == nil {
		return false
	}
	if len(fn.params) > 1 && m.leaves(t, Instructions) { // a thread that starts with several arguments
		return false
	}
	u := m.ownThread(id)
	u.start, u.created = fn.Func, e
	m.push(u, fn)
	u.top.pc = fn.starts[fn.Entry]
	if len(fn.params) > 0 {
		m.pass(id, u.top, 0, argument, nil)
	}
	if g := m.code.TLSInit; g != nil {
		m.push(u, m.code.funcs[g])
		u.top.pc = m.code.funcs[g].starts[g.Entry]
	}
	return true
}

// callee is the function that a pointer points to.
func (m *Machine) callee(t *thread, p Value) *function {
	var o *object
	switch {
	case p.undef || p.Prov == wild:
	case p.Prov != 0:
		o = m.lookup(p.Prov)
	default:
		o = m.at(p.Lo)
	}
	if o == nil || o.Func == nil || o.Addr != p.Lo {
		m.fail(t, Undefined, "call through a pointer to no function")
		return nil
	}
	fn := m.code.funcs[o.Func]
	if fn == nil {
		m.fail(t, Unmodelled, "function "+o.Func.Name+" has no body")
	}
	return fn
}

// threadStep performs the operations on threads.
func (m *Machine) threadStep(t *thread, a *alt) {
	e := &m.event
	f := t.top
	switch a.kind {
	case ThreadCreate:
		e.Create = a.create.Kind
		if a.create.Kind != cfg.NewThread {
			m.register(t, a)
			return
		}
		u := m.threadOf(m.get(f, a.dst)).id
		if !m.spawn(t, a.edge, u, m.get(f, a.a), m.get(f, a.b)) {
			return
		}
		e.Peer = u
		if a.create.Attr != nil {
			// The library models keep PTHREAD_CREATE_DETACHED in the first bytes of the attributes.
			if o, off, _ := m.resolve(m.get(f, a.attr), 4); o != nil && o.bits(off, 4) == 1 {
				m.threads[u].detached = true
			}
		}
	case ThreadJoin:
		u := m.threadOf(m.get(f, a.a))
		if a.fails {
			// Whether another thread has joined or detached it, or waits for this one, orders nothing: and POSIX does not
			// define most of it.
			if u != nil && u != t && !(a.try && !u.ended) && m.leaves(t, Instructions) {
				return
			}
			e.Kind = NoOp
			return
		}
		if u == nil || u.joined || u.detached || u == t || m.joins(u, t) {
			m.fail(t, Undefined, "join of a thread that cannot be joined")
			return
		}
		u = m.ownThread(u.id)
		u.joined = true
		e.Peer = u.id
		f.regs[a.dst] = u.result
	case ThreadDetach:
		u := m.threadOf(m.get(f, a.a))
		if u == nil || u.joined || u.detached {
			m.fail(t, Undefined, "detaching a thread that cannot be joined")
			return
		}
		m.ownThread(u.id).detached = true
		e.Peer = u.id
	case ThreadEnd:
		if m.lastLeaves(t) {
			e.Kind = NoOp
			return
		}
		m.end(t)
	case ProcessExit:
		m.outcome = Outcome{Reason: Exited, Thread: t.id, Edge: a.edge}
	}
}

// finish ends a thread whose start function has returned; main's return ends the process.
func (m *Machine) finish(t *thread) {
	m.event = t.pend
	if t.pend.Kind == ProcessExit {
		m.outcome = Outcome{Reason: Exited, Thread: t.id}
		return
	}
	if m.lastLeaves(t) {
		m.event.Kind = NoOp
		return
	}
	m.end(t)
}
