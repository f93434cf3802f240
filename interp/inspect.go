package interp

import "github.com/mayrun-dev/mayrun/cfg"

// A Thread describes a thread of a run.
type Thread struct {
	ID      ThreadID
	Start   *cfg.Func // nil for the main thread
	Created *cfg.Edge
	Ended   bool
	Func    *cfg.Func // the function that it is in
	Edge    *cfg.Edge // the action that it stands in front of
}

// Threads describes every thread, in the order of creation.
func (m *Machine) Threads() []Thread {
	var ts []Thread
	for _, t := range m.threads {
		d := Thread{ID: t.id, Start: t.start, Created: t.created, Ended: t.ended, Edge: t.pend.Edge}
		if t.top != nil {
			d.Func = t.top.fn.Func
		}
		ts = append(ts, d)
	}
	return ts
}

// In is the function that a thread is in; nil if it has ended.
func (m *Machine) In(id ThreadID) *cfg.Func {
	if id < 0 || int(id) >= len(m.threads) || m.threads[id].top == nil {
		return nil
	}
	return m.threads[id].top.fn.Func
}

// Stack lists the functions that a thread is in, innermost first. What was registered for an end is the
// outermost one while it runs.
func (m *Machine) Stack(t ThreadID) []*cfg.Func {
	var fs []*cfg.Func
	if t >= 0 && int(t) < len(m.threads) {
		for f := m.threads[t].top; f != nil; f = f.parent {
			if fs = append(fs, f.fn.Func); f.handler != nil {
				break
			}
		}
	}
	return fs
}

// Calls lists the calls that lead to where a thread is, innermost first.
func (m *Machine) Calls(t ThreadID) []*cfg.Edge {
	var es []*cfg.Edge
	if t >= 0 && int(t) < len(m.threads) {
		for f := m.threads[t].top; f != nil; f = f.parent {
			if f.handler != nil {
				break
			}
			if f.site != nil {
				es = append(es, f.site)
			}
		}
	}
	return es
}

// Object describes a living object; nil if there is none of that number.
func (m *Machine) Object(id ObjectID) *Object {
	if o := m.lookup(id); o != nil {
		return o.Object
	}
	return nil
}

// Objects calls f for every living object, oldest first.
func (m *Machine) Objects(f func(*Object)) {
	for _, p := range m.pages {
		if p == nil {
			continue
		}
		for _, o := range p.objs {
			if o != nil {
				f(o.Object)
			}
		}
	}
}

// Last is the number of the object that was made last; numbers are never used again.
func (m *Machine) Last() ObjectID { return m.nextObject - 1 }

// Global finds the object of a global variable; 0 if there is none.
func (m *Machine) Global(v *cfg.Var) ObjectID { return m.code.objectOf[v] }

// GlobalNamed finds a global variable by its name; 0 if there is none.
func (m *Machine) GlobalNamed(name string) ObjectID {
	for _, v := range m.code.Globals {
		if v.Name == name && v.Storage == cfg.Global {
			return m.code.objectOf[v]
		}
	}
	return 0
}

// Bytes copies the content of an object; indeterminate bytes are zero.
func (m *Machine) Bytes(id ObjectID) []byte {
	o := m.lookup(id)
	if o == nil {
		return nil
	}
	b := o.copyOut(0, o.Size)
	if b.big != nil {
		b.data, _, _ = b.big.dense(0, o.Size)
	}
	return append(b.data, make([]byte, int(o.Size)-len(b.data))...)
}

// A Cell is a value in memory as an oracle wants to see it.
type Cell struct {
	Bits          uint64
	Indeterminate bool
	// Target and Offset say where a pointer points to, if it does.
	Target ObjectID
	Offset int64
	// Dangling: it belongs to an object whose life has ended.
	Dangling bool
}

// Cell reads up to 8 bytes of an object without being an access.
func (m *Machine) Cell(id ObjectID, off, size int64) (Cell, bool) {
	o := m.lookup(id)
	if o == nil || off < 0 || size < 1 || size > 8 || size > o.Size-off {
		return Cell{}, false
	}
	c := Cell{Bits: o.bits(off, size), Indeterminate: o.indeterminate(off, size)}
	m.target(&c, o.provenance(off, size))
	return c, true
}

// target fills in where a pointer points to.
func (m *Machine) target(c *Cell, p ObjectID) {
	if p == 0 || p == wild {
		return
	}
	if q := m.lookup(p); q != nil {
		c.Target, c.Offset = p, int64(c.Bits-q.Addr)
	} else {
		c.Dangling = true
	}
}

// Int reads a little-endian integer of up to 8 bytes at the beginning of a global, sign-extended: for tests and traces.
func (m *Machine) Int(name string) int64 {
	o := m.lookup(m.GlobalNamed(name))
	if o == nil {
		return 0
	}
	n := min(8, o.Size)
	return int64(o.bits(0, n)<<(64-8*n)) >> (64 - 8*n)
}

// Register reads a variable of a thread's innermost activation that is kept in a register. It reports false if
// there is none, or if it is neither an integer of up to 64 bits nor a pointer.
func (m *Machine) Register(id ThreadID, v *cfg.Var) (Cell, bool) {
	if id < 0 || int(id) >= len(m.threads) || m.threads[id].top == nil {
		return Cell{}, false
	}
	f := m.threads[id].top
	s, ok := f.fn.slots[v]
	if !ok || !v.Register() {
		return Cell{}, false
	}
	switch classOf(v.Type) {
	case cInt, cBool, cPtr:
	default:
		return Cell{}, false
	}
	x := f.regs[s]
	c := Cell{Bits: x.Lo, Indeterminate: x.undef}
	m.target(&c, x.Prov)
	return c, true
}

// Frame calls f for every object of memory that an activation of a thread names, and for every pointer in its
// registers, innermost activation first; if innermost is set, for that one only. The thread's own variables
// come last.
func (m *Machine) Frame(id ThreadID, innermost bool, f func(ObjectID)) {
	if id < 0 || int(id) >= len(m.threads) {
		return
	}
	t := m.threads[id]
	for fr := t.top; fr != nil; fr = fr.parent {
		for _, r := range fr.regs {
			if r.Prov != 0 && r.Prov != wild {
				f(r.Prov)
			}
		}
		for _, id := range fr.allocs {
			f(id)
		}
		if innermost {
			break
		}
		if fr.handler != nil {
			return
		}
	}
	for _, id := range t.tls {
		if id != 0 {
			f(id)
		}
	}
}

// Pointers calls f for every object that a byte of an object belongs to a pointer to.
func (m *Machine) Pointers(id ObjectID, f func(ObjectID)) {
	o := m.lookup(id)
	if o == nil {
		return
	}
	if o.big != nil {
		o.big.pointers(f)
		return
	}
	eachPointer(o.prov, f)
}

func eachPointer(prov []ObjectID, f func(ObjectID)) {
	last := ObjectID(0)
	for _, p := range prov {
		if p != last && p != 0 && p != wild {
			f(p)
		}
		last = p
	}
}

// Handle is the thread that a number identifies; [NoThread] if it identifies none.
func (m *Machine) Handle(bits uint64) ThreadID {
	if t := m.threadOf(Value{Lo: bits}); t != nil && bits == t.handle {
		return t.id
	}
	return NoThread
}

// Halt stops a thread for ever.
func (m *Machine) Halt(id ThreadID) {
	t := m.ownThread(id)
	t.halted, t.pend = true, Event{Thread: id, Kind: NoOp, Peer: NoThread}
}

// Halted reports whether a thread has stopped for ever: see [Options].Halts and [Machine.Halt].
func (m *Machine) Halted(t ThreadID) bool {
	u := m.threads[t]
	return u.halted || m.opt.Halts && u.pend.Kind == ProcessExit
}

// Joined reports whether a thread has been joined.
func (m *Machine) Joined(t ThreadID) bool { return m.threads[t].joined }

// InAtomic reports whether a thread is inside an atomic section.
func (m *Machine) InAtomic(t ThreadID) bool { return m.depth > 0 && m.atomic == t }
