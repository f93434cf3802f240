package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// place finds the object that an operation of synchronisation is about.
func (m *Machine) place(t *thread, a *alt) (*object, int64) {
	switch a.kind {
	case NoOp, AtomicBegin, AtomicEnd, Fence, ThreadCreate, ThreadJoin, ThreadDetach, ThreadEnd, ProcessExit:
		return nil, 0
	}
	o, off, _ := m.resolve(m.get(t.top, a.a), 1)
	return o, off
}

// prepareSync describes the first way of a node with synchronisation.
func (m *Machine) prepareSync(t *thread, x *extra) {
	a := &x.alts[0]
	for i := range x.alts {
		if x.alts[i].kind != NoOp && !x.alts[i].fails {
			a = &x.alts[i]
			break
		}
	}
	e := &t.pend
	e.Kind, e.Edge, e.Shared, e.Lock, e.Order, e.Try, e.Silent = a.kind, a.edge, a.shared, a.lock, a.order, a.try, a.silent
	if (a.kind == Publish || a.kind == Learn) && m.keeps(Annotations) {
		e.Kind = NoOp
		return
	}
	if o, off := m.place(t, a); o != nil {
		e.Object, e.Offset, e.Size = o.ID, off, a.size
	}
	for i := range x.alts {
		b := &x.alts[i]
		e.Try = e.Try || b.try || b.fails && b.shared && m.tries(Resources)
	}
	switch a.kind {
	case Unlock:
		if a.waits {
			if c, at, _ := m.resolve(m.get(t.top, a.cond), 1); c != nil {
				e.Cond, e.CondAt, e.CondSize = c.ID, at, a.condN
			}
		}
	case CondWait:
		if !t.waiting {
			// A wait that was not announced by the release of its mutex begins here.
			t.waiting, t.signaled, t.condObj, t.condOff = true, false, e.Object, e.Offset
			m.leaves(t, Instructions) // a wait that releases no mutex
		}
	case ThreadCreate:
		e.Create = a.create.Kind
	case ThreadJoin:
		if u := m.threadOf(m.get(t.top, a.a)); u != nil {
			e.Peer = u.id
		}
	}
}

// enabled reports whether t can take a step.
func (m *Machine) enabled(t *thread) bool {
	if t.ended || t.top == nil && !t.ending || t.halted || m.opt.Halts && t.pend.Kind == ProcessExit {
		return false
	}
	if t.ending || t.idle {
		return true
	}
	f := t.top
	in := &f.fn.code[f.pc]
	if in.op != opSync {
		return in.op != opFile || !m.waitsForFile(t, in)
	}
	for i := range in.x.alts {
		if m.possible(t, &in.x.alts[i], in.x) {
			return true
		}
	}
	return false
}

// possible reports whether a way can be taken now. Misuse is always possible: it ends the run.
func (m *Machine) possible(t *thread, a *alt, x *extra) bool {
	switch a.kind {
	case NoOp:
		if a.sig {
			return !t.signaled
		}
		if a.fails && !m.opt.Spurious {
			for i := range x.alts {
				if b := &x.alts[i]; b.kind == SemWait {
					// A wait that is no try fails only when a signal interrupts it.
					return b.try && !m.possible(t, b, x)
				}
			}
		}
		return true
	case Lock:
		if a.never {
			return false
		}
		o, off := m.place(t, a)
		if o == nil {
			return !a.fails
		}
		came := m.asks(t, o, off, a)
		if a.fails {
			return came.Has(rules.Errors)
		}
		return came.Has(rules.Effective) || !a.try && !fallible(x) && came.Has(rules.EDEADLK)
	case Unlock:
		o, off := m.place(t, a)
		if o == nil || !a.fails && !fallible(x) {
			return !a.fails
		}
		return m.lockView(t, o, off, a).Unlock().Usual.Has(rules.Errors) == a.fails
	case AtomicBegin:
		return m.atomic == NoThread || m.atomic == t.id
	case CondWait:
		return t.signaled
	case BarrierArrive:
		o, off := m.place(t, a)
		if o == nil {
			return true
		}
		s := m.peek(o, off, useBarrier, -1)
		_, came := s.barrier.Arrive(rules.Arrival{Asks: told(x), Serial: a.serial})
		return came != rules.Answer{}
	case BarrierLeave:
		o, off := m.place(t, a)
		if o == nil {
			return true
		}
		s := m.peek(o, off, useBarrier, -1)
		return s.barrier.Passed(t.round)
	case SemWait:
		o, off := m.place(t, a)
		if o == nil {
			return true
		}
		_, came := m.peek(o, off, useSem, -1).sem.Wait(rules.Wait)
		// A run that does not know the value must not wait for ever: it ends there.
		return came.Usual == rules.Succeeds || m.opt.Open != nil && m.opt.Open[Participants] == Ended && m.uncounted(o, off)
	case OnceBegin, OnceWait:
		o, off := m.place(t, a)
		if o == nil {
			return true
		}
		once := m.peek(o, off, useOnce, -1).once
		_, begins := once.Begin()
		return a.kind == OnceBegin && begins || a.kind == OnceWait && once.Passed()
	case ThreadJoin:
		u := m.threadOf(m.get(t.top, a.a))
		if u == nil {
			return !a.fails
		}
		lost := u.joined || u.detached || u == t || m.joins(u, t)
		if a.fails {
			return lost || a.try && !u.ended
		}
		if u == t || m.joins(u, t) {
			return !fallible(x) // it does not wait
		}
		return u.ended && !(lost && fallible(x))
	}
	return true
}

// joins reports whether u stands before a join of t: one of two that join each other fails.
func (m *Machine) joins(u, t *thread) bool {
	if u.ended || u.ending || u.idle || u.top == nil || u == t || int(u.top.pc) >= len(u.top.fn.code) {
		return false
	}
	in := &u.top.fn.code[u.top.pc]
	if in.op != opSync {
		return false
	}
	for i := range in.x.alts {
		if a := &in.x.alts[i]; a.kind == ThreadJoin && m.threadOf(m.get(u.top, a.a)) == t {
			return true
		}
	}
	return false
}

// fallible reports whether one of the ways is a failure.
func fallible(x *extra) bool {
	for i := range x.alts {
		if x.alts[i].fails {
			return true
		}
	}
	return false
}

// told reports whether one of the ways is that of the one thread of a barrier's round.
func told(x *extra) bool {
	for i := range x.alts {
		if x.alts[i].serial {
			return true
		}
	}
	return false
}

// lockView is a lock as a thread sees it.
func (m *Machine) lockView(t *thread, o *object, off int64, a *alt) rules.View {
	s := o.syncAt(off, useLock)
	if s == nil {
		initial := m.peek(o, off, useLock, a.kindAt)
		s = &initial
	}
	v := s.lock.View(t.id, false)
	v.Kind = a.lock
	if a.again {
		v.Type = rules.Recursive
	}
	return v
}

// asks is what comes of a thread's asking for a lock: what is usual, or, if operations fail that need not, all that
// is to be reckoned with. Of the errors, a thread that does not look at them gets only that it holds the lock
// already: a lack of resources is no matter where the program takes no note of it.
func (m *Machine) asks(t *thread, o *object, off int64, a *alt) rules.Outcomes {
	r := rules.Request{Shared: a.shared}
	if a.try {
		r.Mode = rules.Try
	}
	answer := m.lockView(t, o, off, a).Lock(r)
	if m.opt.Spurious {
		return answer.Reckoned()
	}
	return answer.Usual
}

// syncStep chooses one of the possible ways and goes it.
func (m *Machine) syncStep(t *thread, x *extra) {
	ways := m.alts[:0]
	for i := range x.alts {
		if m.possible(t, &x.alts[i], x) {
			ways = append(ways, i)
		}
	}
	m.alts = ways
	w := ways[0]
	if len(ways) > 1 {
		edges := make([]*cfg.Edge, len(ways))
		for i, k := range ways {
			edges[i] = x.alts[k].edge
		}
		w = ways[m.choose(Choice{Kind: EdgeChoice, Thread: t.id, Edge: edges[0], N: len(edges), Edges: edges})]
	}
	a := &x.alts[w]
	e := &m.event
	*e = Event{Thread: t.id, Kind: a.kind, Edge: a.edge, Shared: a.shared, Lock: a.lock, Order: a.order, Silent: a.silent, Peer: NoThread}
	t.edge = a.edge
	t.top.pc = a.target
	if (a.kind == Publish || a.kind == Learn) && m.keeps(Annotations) {
		e.Kind = NoOp
		return
	}
	o, off := m.place(t, a)
	if m.opt.Open != nil {
		if m.guardSync(t, a, o, off); m.outcome.Reason != Running {
			return
		}
	}
	if o == nil {
		switch a.kind {
		case NoOp:
			t.waiting, t.signaled = false, false
			if p := &t.pend; a.fails && p.Kind == SemWait {
				e.Failed, e.Object, e.Offset, e.Size = SemWait, p.Object, p.Offset, p.Size
			}
			return
		case AtomicBegin:
			m.atomic = t.id
			m.depth++
			return
		case AtomicEnd:
			if m.atomic != t.id {
				m.fail(t, Undefined, "end of an atomic section that did not begin")
				return
			}
			if m.depth--; m.depth == 0 {
				m.atomic = NoThread
				e.Released = true
			}
			return
		case Fence, Publish, Learn:
			return
		case ThreadCreate, ThreadJoin, ThreadDetach, ThreadEnd, ProcessExit:
			m.threadStep(t, a)
			return
		}
		_, _, bad := m.resolve(m.get(t.top, a.a), 1)
		m.fail(t, Undefined, a.kind.String()+": "+bad)
		return
	}
	e.Object, e.Offset, e.Size = o.ID, off, a.size
	if (a.kind == Lock || a.kind == Unlock || a.kind == LockInit && a.reset) && m.peek(o, off, useLock, -1).destroyed {
		m.misuse(t, "use of a lock that was destroyed")
		return
	}
	switch a.kind {
	case Lock:
		if a.fails || !m.asks(t, o, off, a).Has(rules.Effective) {
			e.Kind, e.Failed = NoOp, Lock
			return
		}
		m.lock(t, o, off, a)
	case Unlock:
		if a.fails {
			e.Kind, e.Failed = NoOp, Unlock
			return
		}
		m.unlock(t, o, off, a)
	case LockInit:
		m.initLock(t, o, off, a)
	case CondWait:
		t.waiting, t.signaled = false, false
	case CondSignal:
		m.signal(t, o, off, a)
	default:
		m.counters(t, o, off, a, told(x))
	}
}

func (m *Machine) lock(t *thread, o *object, off int64, a *alt) {
	s := m.peek(o, off, useLock, a.kindAt)
	s.lock = s.lock.Take(t.id, a.shared)
	m.poke(o.ID, s)
}

func (m *Machine) unlock(t *thread, o *object, off int64, a *alt) {
	e := &m.event
	switch came := m.lockView(t, o, off, a).Unlock(); {
	case came.Usual.Has(rules.Errors):
		// The call fails; nothing happens.
		e.Kind, e.Failed = NoOp, Unlock
		return
	case came.May.Has(rules.Undefined):
		m.fail(t, Undefined, "release of a lock that the thread does not hold")
		return
	}
	s := m.peek(o, off, useLock, a.kindAt)
	var freed rules.Freed
	s.lock, freed = s.lock.Release(t.id)
	e.Shared, e.Released = freed == rules.FreedShared, freed != rules.FreedNothing
	m.poke(o.ID, s)
	if a.waits {
		if c, at, bad := m.resolve(m.get(t.top, a.cond), 1); c != nil {
			t.waiting, t.signaled, t.condObj, t.condOff = true, false, c.ID, at
			e.Cond, e.CondAt, e.CondSize = c.ID, at, a.condN
		} else {
			m.fail(t, Undefined, "wait: "+bad)
		}
	}
}

func (m *Machine) initLock(t *thread, o *object, off int64, a *alt) {
	switch a.lock {
	case cfg.CondVar:
		// It has no owner. When it has been destroyed, it is what its bytes are, as before it was initialised.
		if a.reset {
			m.unpoke(o.ID, off, useCond)
		} else {
			m.poke(o.ID, syncState{off: off, use: useCond})
		}
		return
	case cfg.BarrierObject, cfg.Semaphore:
		return // they have no owner, and get their state from operations of their own
	}
	if m.lockView(t, o, off, a).Init().May.Has(rules.Undefined) {
		m.misuse(t, "a lock is initialised or destroyed while it is held")
		return
	}
	s := syncState{off: off, use: useLock, destroyed: a.reset}
	if a.typed {
		s.lock.Type, _ = rules.TypeOf(int64(m.get(t.top, a.b).Lo))
	}
	m.poke(o.ID, s)
}

// misuse ends the run at an operation that is undefined; so is the race with another one that comes to light here.
func (m *Machine) misuse(t *thread, text string) {
	if m.opt.Observe != nil {
		m.opt.Observe(&m.event)
	}
	m.fail(t, Undefined, text)
}

// signal wakes waiters of a condition variable.
func (m *Machine) signal(t *thread, o *object, off int64, a *alt) {
	var wakes []ThreadID
	m.work += int64(len(m.threads))
	for _, u := range m.threads {
		if u.waiting && !u.signaled && !u.ended && u.condObj == o.ID && u.condOff == off {
			wakes = append(wakes, u.id)
		}
	}
	if n := rules.Woken(len(wakes), a.all); n < len(wakes) {
		i := m.choose(Choice{Kind: WakeChoice, Thread: t.id, Edge: a.edge, N: len(wakes), Wakes: wakes})
		wakes = wakes[i : int(i)+n]
	}
	for _, u := range wakes {
		m.ownThread(u).signaled = true
	}
	m.event.Woken = wakes
}

// counters performs the operations of barriers, semaphores and once controls.
func (m *Machine) counters(t *thread, o *object, off int64, a *alt, asks bool) {
	switch a.kind {
	case BarrierInit:
		s := syncState{off: off, use: useBarrier}
		var came rules.Answer
		s.barrier, came = m.peek(o, off, useBarrier, -1).barrier.Init(int64(m.get(t.top, a.b).Lo))
		if came.Usual != rules.Succeeds {
			m.fail(t, Undefined, "a barrier for no threads")
			return
		}
		m.poke(o.ID, s)
	case BarrierArrive:
		s := m.peek(o, off, useBarrier, -1)
		t.round = s.barrier.Round
		var came rules.Answer
		s.barrier, came = s.barrier.Arrive(rules.Arrival{Asks: asks, Serial: a.serial})
		if came.May.Has(rules.Undefined) {
			m.fail(t, Undefined, "wait at a barrier that was not initialised")
			return
		}
		m.event.Released = came.Usual == rules.Succeeds
		m.poke(o.ID, s)
	case BarrierLeave, Publish, Learn:
	case SemInit:
		s := syncState{off: off, use: useSem}
		var came rules.Answer
		if s.sem, came = s.sem.Init(int64(m.get(t.top, a.b).Lo)); came.Usual != rules.Succeeds {
			m.fail(t, Undefined, "a semaphore with a value out of range")
			return
		}
		m.poke(o.ID, s)
	case SemPost:
		s := m.peek(o, off, useSem, -1)
		s.sem, _ = s.sem.Post()
		m.poke(o.ID, s)
	case SemWait:
		s := m.peek(o, off, useSem, -1)
		s.sem, _ = s.sem.Wait(rules.Wait)
		m.poke(o.ID, s)
	case OnceBegin, OnceDone:
		s := m.peek(o, off, useOnce, -1)
		s.once, _ = s.once.Begin()
		if a.kind == OnceDone {
			s.once = rules.Done
		}
		m.poke(o.ID, s)
	}
}
