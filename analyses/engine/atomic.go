package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Atomic actions. Each reads or writes its object, and tells the digests what it acquires and releases; a
// pointer that one passes on without releasing, or gets without acquiring, its object may be stale for whoever
// gets it.

func (s *step) atomicLoad(a *cfg.AtomicLoad) {
	s.instruction(a.Assembly)
	at := s.operandOf(a.Source)
	s.readAtomically(at)
	var v value.Value
	s.ev.Atomically(func() { v = s.ev.Load(a.Source) })
	if !s.synchronise(at, a.Order, cfg.Relaxed, v) {
		return
	}
	s.storeResult(a.Result, v)
	s.emit()
}

func (s *step) atomicStore(a *cfg.AtomicStore) {
	s.instruction(a.Assembly)
	s.relaxed = !a.Order.Releases()
	at := s.operandOf(a.Target)
	v := s.ev.Expr(a.Value)
	unlocks := s.changeTo(a.Target, at, v, a.Order)
	s.passOn(v)
	if a.Order.Releases() && !s.local(&digest.Event{Kind: digest.EvRelease, Memory: at, Order: a.Order}) {
		return
	}
	if !unlocks || s.unlocked(at) {
		s.emit()
	}
}

func (s *step) rmw(a *cfg.AtomicRMW) {
	ev := &s.ev
	s.relaxed = !a.Order.Releases()
	at := s.operandOf(a.Target)
	s.readAtomically(at)
	operand := ev.Expr(a.Operand)
	var old value.Value
	ev.Atomically(func() { old = ev.Load(a.Target) })
	w, ok := s.word(a.Target, at)
	if !ok || !facts.Locks(a) || !s.neverZero(operand, a.Target.Type) {
		s.update(a, at, old, operand, false)
		return
	}
	s.locks(w)
	for _, op := range []cfg.BinaryOp{cfg.Eq, cfg.Ne} {
		if part := ev.Satisfying(old, op, value.Int(0), a.Target.Type); !part.IsBottom() {
			s.branch(func() { s.update(a, at, part, operand, op == cfg.Eq) })
		}
	}
}

// update is the path of a read-modify-write on which the old value is that; locks: which locks the number.
func (s *step) update(a *cfg.AtomicRMW, at digest.Operand, old, operand value.Value, locks bool) {
	new := s.ev.Updated(a.Op, old, operand, a.Target.Type)
	unlocks := s.changeTo(a.Target, at, new, a.Order)
	s.passOn(new)
	if !s.synchronise(at, a.Order, a.Order, old) || locks && !s.locked(at) || unlocks && !s.unlocked(at) {
		return
	}
	s.storeResult(a.Old, old)
	s.storeResult(a.New, new)
	s.emit()
}

// fence tells the digests of a fence; that it orders what relaxed operations pass on, no digest needs to know:
// see [step.unordered].
func (s *step) fence(a *cfg.Fence) {
	any := digest.Operand{Any: true}
	if a.Order.Acquires() && !s.observe(&digest.Event{Kind: digest.EvAcquire, Memory: any, Order: a.Order}) {
		return
	}
	if a.Order.Releases() && !s.local(&digest.Event{Kind: digest.EvRelease, Memory: any, Order: a.Order}) {
		return
	}
	s.emit()
}

func (s *step) cas(a *cfg.AtomicCAS) {
	ev := &s.ev
	s.relaxed = !a.Order.Releases()
	at := s.operandOf(a.Target)
	s.readAtomically(at)
	expected := ev.Expr(a.Expected)
	desired := ev.Expr(a.Desired)
	var old value.Value
	ev.Atomically(func() { old = ev.Load(a.Target) })
	s.branch(func() {
		if seen := ev.Satisfying(old, cfg.Eq, expected, a.Target.Type); !seen.IsBottom() {
			s.exchange(a, at, seen, desired)
		}
	})
	s.branch(func() {
		if !a.Weak {
			old = ev.Satisfying(old, cfg.Ne, expected, a.Target.Type)
		}
		if !old.IsBottom() {
			s.exchangeFails(a, at, old)
		}
	})
}

// exchange is the path of a compare-and-swap on which the old value is the expected one.
func (s *step) exchange(a *cfg.AtomicCAS, at digest.Operand, old, desired value.Value) {
	w, locks := s.word(a.Target, at)
	zero, constant := old.Constant()
	if locks = locks && facts.Locks(a) && constant && zero == 0 && s.neverZero(desired, a.Target.Type); locks {
		s.locks(w)
	}
	unlocks := s.changeTo(a.Target, at, desired, a.Order)
	s.passOn(desired)
	if !s.synchronise(at, a.Order, a.Order, old) || locks && !s.locked(at) || unlocks && !s.unlocked(at) {
		return
	}
	s.storeResult(a.Success, value.Int(1))
	s.storeResult(a.Observed, old)
	s.emit()
}

// exchangeFails is the path on which it is another one, or the exchange is a weak one that fails nevertheless:
// an atomic load.
func (s *step) exchangeFails(a *cfg.AtomicCAS, at digest.Operand, old value.Value) {
	s.relaxed = false
	if !s.synchronise(at, a.Failure, cfg.Relaxed, old) {
		return
	}
	s.storeResult(a.Success, value.Int(0))
	s.storeResult(a.Observed, old)
	s.emit()
}

// synchronise tells the digests what an atomic operation that has read v acquires and releases, by the orders of
// its read and its write. It reports whether a thread can come past it.
func (s *step) synchronise(at digest.Operand, read, write cfg.MemoryOrder, v value.Value) bool {
	read = s.acquiring(read)
	if read.Acquires() && !s.observe(&digest.Event{Kind: digest.EvAcquire, Memory: at, Order: read}) {
		return false
	}
	if write.Releases() && !s.local(&digest.Event{Kind: digest.EvRelease, Memory: at, Order: write}) {
		return false
	}
	if !read.Acquires() && !s.ordered(at) {
		s.unordered(v)
	}
	return true
}

// ordered reports whether an atomic read needs no order of its own, because of a mutex that the thread holds: the
// second look of a check that is made once more under the lock.
//
// Sound: while there are several threads, whoever writes an object of the operand holds the mutex, and nobody else
// does then. So the value that is read was written by this thread, or before others were started, or in a section of
// the mutex: one that is over, since this thread holds it. All of these come before the read.
func (s *step) ordered(at digest.Operand) bool {
	return !at.Any && !slices.ContainsFunc(at.May, func(o digest.Object) bool { return !s.Protected(value.Base(o.Base)) })
}

// acquiring is the order of a read as the digests see it. memory_order_consume orders only what depends on the
// value that was read, in ways that are not looked at here. Compilers do more than that: it is an assumption
// that they do.
func (s *step) acquiring(o cfg.MemoryOrder) cfg.MemoryOrder {
	switch {
	case o != cfg.Consume:
		return o
	case s.opts.Strict:
		return cfg.Relaxed
	}
	s.assume("consume-acquires", s.edge.Pos, "memory_order_consume is treated as memory_order_acquire")
	return cfg.Acquire
}

// passOn tells the digests that an atomic operation that does not release has stored a pointer, whether or not
// others can reach the object already, or the place. Who has a pointer has read it somewhere: if the read does
// not acquire, see below; if the store was plain, they are ordered or are a race; if it released, they
// synchronise; there is no more than this case.
func (s *step) passOn(v value.Value) {
	if s.relaxed {
		s.unordered(v)
	}
}

// unordered tells the digests that other threads learn, or have learned, a pointer by an atomic operation that
// does not acquire or release.
func (s *step) unordered(v value.Value) {
	for _, p := range v.Parts() {
		switch {
		case p.Base == value.Null:
		case p.Base == value.Unknown: // it may point to whatever others have passed on
			s.staleness(value.Unknown, passedOn)
			s.local(&digest.Event{Kind: digest.EvEscape, Memory: digest.Operand{Any: true}, Unordered: true})
		case s.table.Memory(p.Base):
			s.escapes = append(s.escapes, s.table.Summary(p.Base))
			s.relaxed = true
		}
	}
	s.flush()
	s.relaxed = false
}

// operandOf resolves the address of an lvalue without recording the reads on the way a second time.
func (s *step) operandOf(lv *cfg.LVal) digest.Operand {
	return s.operand(s.addressOf(lv))
}

func (s *step) storeResult(lv *cfg.LVal, v value.Value) {
	if lv != nil {
		s.ev.Store(lv, v)
	}
}

// Stale objects are those whose address others may have without synchronising, if they are read atomically. Who
// reads such an object otherwise is not ordered with what was written there at first, or has synchronised. An
// atomic read may find any of that: the last write before the address was passed on is no more visible than the
// first one.
func (s *step) Stale(b value.Base) bool {
	if !s.facts.Weak {
		return false
	}
	all := stalenessOf(value.Unknown).get(s.env)
	return all|stalenessOf(b).get(s.env) == passedOn|seenAtomically
}

func (s *step) staleness(b value.Base, how staleness) {
	if !s.facts.Weak || s.table.Static(b) {
		return
	}
	stalenessOf(b).add(s.env, how)
}

// readAtomically notes that an operand of an atomic read may be any of its objects.
func (s *step) readAtomically(op digest.Operand) {
	if op.Any {
		s.staleness(value.Unknown, seenAtomically)
	}
	for _, o := range op.May {
		s.staleness(value.Base(o.Base), seenAtomically)
	}
}
