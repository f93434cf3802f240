package interp

import "github.com/mayrun-dev/mayrun/cfg"

// Functions that run at an end are called where C and POSIX say so, by the thread that ends: those of
// pthread_cleanup_push by pthread_exit, the last one first; then the destructors of the thread's keys, in the
// order of the keys, in at most four rounds; those of atexit by exit, by the return of main and by the end of
// the last thread, the last one first, and then the destructors of the program. Whatever else is registered
// (see [cfg.Sometime]), and the handlers of signals, do not run. They are calls of the thread like all others:
// what it has done before comes before what they do, and so does what came before the registration: the library
// passes the function on.

// A handler is a function that was registered.
type handler struct {
	fn, arg Value
	edge    *cfg.Edge
	when    cfg.Ending
	number  int32
	// Of a key: where its value and its destructor are.
	value, destructor Value
}

// How a thread is ending.
type leaving uint8

const (
	staying leaving = iota
	leavingThread
	leavingProcess
)

// keyRounds is PTHREAD_DESTRUCTOR_ITERATIONS.
const keyRounds = 4

// register takes note of a function that is to run at an end.
func (m *Machine) register(t *thread, a *alt) {
	f := t.top
	m.registered++
	h := handler{fn: m.get(f, a.a), arg: m.get(f, a.b), edge: a.edge, when: a.create.When, number: m.registered}
	m.event.Handler = h.number
	switch h.when {
	case cfg.ProcessEnd, cfg.ProgramEnd:
		m.exits = append(m.exits[:len(m.exits):len(m.exits)], h)
	case cfg.CleanupEnd:
		t.cleanups = append(t.cleanups[:len(t.cleanups):len(t.cleanups)], h)
	case cfg.KeyEnd:
		h.value, h.destructor = m.get(f, a.value), m.get(f, a.destructor)
		var keys []handler
		for _, k := range t.keys {
			if k.value != h.value {
				keys = append(keys, k)
			}
		}
		i := 0
		for i < len(keys) && keys[i].value.Lo < h.value.Lo {
			i++
		}
		t.keys = append(keys[:i:i], append([]handler{h}, keys[i:]...)...)
	}
}

// unregister takes back what pthread_cleanup_push has registered last.
func (t *thread) unregister() {
	if n := len(t.cleanups); n > 0 {
		t.cleanups = t.cleanups[:n-1]
	}
}

// nextHandler begins the call of the function that is to run next; false if there is none.
func (m *Machine) nextHandler(t *thread) bool {
	if t.leaving == leavingProcess {
		return m.nextExit(t)
	}
	if n := len(t.cleanups); n > 0 {
		h := t.cleanups[n-1]
		t.cleanups = t.cleanups[:n-1]
		return m.begin(t, &h, h.fn, h.arg)
	}
	for ; t.keyRound < keyRounds; t.keyRound++ {
		for t.keyNext < len(t.keys) {
			h := &t.keys[t.keyNext]
			t.keyNext++
			size := m.code.model.PointerSize()
			s := m.code.scalar(m.code.Types.VoidPtr())
			slot, at, _ := m.resolve(h.value, size)
			dtor, from, _ := m.resolve(h.destructor, size)
			if slot == nil || dtor == nil {
				continue
			}
			v, fn := slot.read(at, s), dtor.read(from, s)
			if v.undef || v.Lo == 0 || fn.Lo == 0 {
				continue
			}
			m.own(slot.ID).write(at, s, Value{})
			t.keyAgain = true
			return m.begin(t, h, fn, v)
		}
		if t.keyNext = 0; !t.keyAgain {
			break
		}
		t.keyAgain = false
	}
	return false
}

// nextExit begins the call of the function of atexit that was registered last; those that the linker has
// registered come behind them.
func (m *Machine) nextExit(t *thread) bool {
	for _, when := range []cfg.Ending{cfg.ProcessEnd, cfg.ProgramEnd} {
		for i := len(m.exits) - 1; i >= 0; i-- {
			if h := m.exits[i]; h.when == when {
				m.exits = append(m.exits[:i:i], m.exits[i+1:]...)
				return m.begin(t, &h, h.fn, h.arg)
			}
		}
	}
	return false
}

// begin calls a handler. If the thread has no activation left, it is the outermost one.
func (m *Machine) begin(t *thread, h *handler, start, arg Value) bool {
	t.edge = h.edge
	fn := m.callee(t, start)
	if fn == nil {
		return false
	}
	if m.opt.Observe != nil {
		m.opt.Observe(&Event{Thread: t.id, Kind: HandlerBegin, Handler: h.number, Peer: NoThread})
	}
	m.push(t, fn)
	t.top.handler = h
	t.top.pc = fn.starts[fn.Entry]
	if len(fn.params) > 0 {
		m.pass(t.id, t.top, 0, arg, nil)
	}
	return true
}

// leave is what a thread does before it ends, or ends the process: it calls what has been registered, one
// function at a time.
func (m *Machine) leave(t *thread, how leaving, result Value) (busy bool) {
	if how == leavingThread { // also in a function that runs at the exit: then the process goes on without the thread
		t.result = result
	}
	t.leaving = how
	return m.nextHandler(t)
}

// returned is called when the outermost activation has returned: of the thread's own function, or of a handler.
// It reports whether a handler begins.
func (m *Machine) returned(t *thread, result Value) (busy bool) {
	if t.leaving == staying {
		t.result, t.leaving, t.cleanups = result, leavingThread, nil
		if t.id == 0 {
			t.leaving = leavingProcess
		}
	}
	if !m.due(t) {
		return false
	}
	m.pop(t)
	return m.nextHandler(t)
}

// due reports whether a thread that leaves may still have a handler to call.
func (m *Machine) due(t *thread) bool {
	if t.leaving == leavingProcess {
		return len(m.exits) > 0
	}
	return len(t.cleanups)+len(t.keys) > 0
}

// lastLeaves reports whether a thread that is about to end is the last one, so that it ends the process: what
// is to run then runs now.
func (m *Machine) lastLeaves(t *thread) bool {
	if len(m.exits) == 0 || t.leaving == leavingProcess {
		return false
	}
	m.work += int64(len(m.threads))
	for _, u := range m.threads {
		if u != t && !u.ended {
			return false
		}
	}
	for t.top != nil {
		m.ownTop(t)
		m.pop(t)
	}
	// The process ends behind the ends of all its threads.
	for _, u := range m.threads {
		if u != t && m.opt.Observe != nil {
			m.opt.Observe(&Event{Thread: t.id, Kind: ThreadJoin, Peer: u.id})
		}
	}
	t.ending, t.leaving = false, leavingProcess
	return m.nextHandler(t)
}

// Handlers are the numbers of the functions that a thread runs because it, or the process, ends, innermost
// first: see [Machine.Handler].
func (m *Machine) Handlers(id ThreadID) (numbers []int32) {
	if id >= 0 && int(id) < len(m.threads) {
		for f := m.threads[id].top; f != nil; f = f.parent {
			if f.handler != nil {
				numbers = append(numbers, f.handler.number)
			}
		}
	}
	return numbers
}

// Handler is the number of the event that registered the function that a thread runs because it, or the
// process, ends, and the innermost one of them; 0 if it runs none.
func (m *Machine) Handler(id ThreadID) int32 {
	if id >= 0 && int(id) < len(m.threads) {
		for f := m.threads[id].top; f != nil; f = f.parent {
			if f.handler != nil {
				return f.handler.number
			}
		}
	}
	return 0
}
