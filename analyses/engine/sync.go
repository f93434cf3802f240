package engine

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/rules"
)

// sync applies the actions that threads synchronise with.
func (s *step) sync() {
	ev := &s.ev
	switch a := s.edge.Action.(type) {
	case *cfg.Lock:
		op := s.mutex(a.Mutex)
		if s.rec != nil {
			s.rec.operate(s, race.TakeLock, a.Mutex, op)
		}
		kind, t := s.lockTypes(a.Kind, op)
		if a.Orphaned && !(rules.Knowledge{Kind: kind, Types: t}).Lock(rules.RequestOf(a)).May.Has(rules.EOWNERDEAD) {
			return
		}
		s.observing(&digest.Event{Kind: digest.EvLock, Mutex: op, MutexType: t, Lock: kind, Shared: a.Shared})
	case *cfg.LockFail:
		s.lockFail(a)
	case *cfg.UnlockFail:
		op := s.mutex(a.Mutex)
		kind, t := s.lockTypes(a.Kind, op)
		if (rules.Knowledge{Kind: kind, Types: t}).Unlock().May.Has(rules.EPERM) {
			s.stepping(&digest.Event{Kind: digest.EvUnlockFail, Mutex: op, MutexType: t, Lock: kind})
		}
	case *cfg.Unlock:
		op := s.mutex(a.Mutex)
		if s.rec != nil {
			s.rec.operate(s, race.ReleaseLock, a.Mutex, op)
		}
		kind, t := s.lockTypes(a.Kind, op)
		s.stepping(&digest.Event{Kind: digest.EvUnlock, Mutex: op, MutexType: t, Lock: kind})
	case *cfg.MutexInit:
		s.mutexInit(a)
	case *cfg.MutexDestroy:
		op := s.remade(a.Mutex)
		if !a.Kind.IsLock() {
			s.emit()
			return
		}
		// Destroying a mutex that others may use is a race on the mutex itself (see remade), and where it is
		// not, nobody uses the mutex any more: so it needs not be broken for that.
		kind, _ := rules.Plain(a.Kind)
		s.stepping(&digest.Event{Kind: digest.EvMutexDestroy, Mutex: op, Lock: kind})
	case *cfg.AtomicBegin:
		s.observing(&digest.Event{Kind: digest.EvAtomicBegin})
	case *cfg.AtomicEnd:
		s.stepping(&digest.Event{Kind: digest.EvAtomicEnd})
	case *cfg.CondWait:
		s.observing(&digest.Event{Kind: digest.EvWait, Memory: s.used(a.Cond)})
	case *cfg.CondSignal:
		s.stepping(&digest.Event{Kind: digest.EvSignal, Memory: s.used(a.Cond)})
	case *cfg.BarrierWait:
		if a.Silent {
			// Nothing is learned of the others; but that this thread arrives counts, as if unknown code did.
			s.stepping(&digest.Event{Kind: digest.EvUnknown, Memory: s.used(a.Barrier)})
			return
		}
		op := s.counter(a.Barrier)
		if s.rec != nil {
			s.rec.operate(s, race.MeetBarrier, a.Barrier, op)
		}
		if s.observe(&digest.Event{Kind: digest.EvBarrier, Memory: op}) {
			s.used(a.Barrier) // who leaves uses it still, when others may have left already
			s.emit()
		}
	case *cfg.SemPost:
		s.stepping(&digest.Event{Kind: digest.EvSemPost, Memory: s.semaphore(a.Sem)})
	case *cfg.SemWait:
		s.observing(&digest.Event{Kind: digest.EvSemWait, Memory: s.semaphore(a.Sem)})
	case *cfg.OnceBegin:
		s.stepping(&digest.Event{Kind: digest.EvOnceBegin, Memory: s.control(a.Control)})
	case *cfg.OnceDone:
		s.stepping(&digest.Event{Kind: digest.EvOnceDone, Memory: s.control(a.Control)})
	case *cfg.OnceWait:
		s.observing(&digest.Event{Kind: digest.EvOnceWait, Memory: s.control(a.Control)})
	case *cfg.AtomicLoad:
		s.atomicLoad(a)
	case *cfg.AtomicStore:
		s.atomicStore(a)
	case *cfg.AtomicRMW:
		s.rmw(a)
	case *cfg.AtomicCAS:
		s.cas(a)
	case *cfg.Fence:
		s.fence(a)
	case *cfg.Annotate:
		// It does nothing: what a program claims of itself proves nothing.
		s.ev.Expr(a.Object)
		s.emit()
	case *cfg.BarrierInit:
		op := s.remade(a.Barrier)
		s.stepping(&digest.Event{Kind: digest.EvBarrierInit, Memory: op, Value: numbersOf(ev.Expr(a.Count))})
	case *cfg.SemInit:
		op := s.remade(a.Sem)
		s.stepping(&digest.Event{Kind: digest.EvSemInit, Memory: op, Value: numbersOf(ev.Expr(a.Value))})
	default:
		// An action that did nothing here would end the thread, and hide whatever comes behind.
		panic(fmt.Sprintf("engine: no transfer for the action %T", a))
	}
}

// lockFail is the path on which a lock is not acquired: see [cfg.LockFail].
func (s *step) lockFail(a *cfg.LockFail) {
	op := s.mutex(a.Mutex)
	kind, t := s.lockTypes(a.Kind, op)
	request, errors := rules.FailureOf(a)
	if (rules.Knowledge{Kind: kind, Types: t}).Lock(request).May.Has(errors) {
		s.stepping(&digest.Event{Kind: digest.EvLockFail, Mutex: op, MutexType: t, Lock: kind, Shared: a.Shared,
			Owned: rules.ByOwner(kind, t, request, errors)})
	}
}

// mutex resolves the operand of an operation on a lock.
func (s *step) mutex(x cfg.Expr) digest.Operand {
	op := s.used(x)
	if s.rec != nil {
		s.resolved(s.rec.locks, op.Definite)
	}
	return op
}

func (s *step) stepping(ev *digest.Event) {
	if s.local(ev) {
		s.emit()
	}
}

func (s *step) observing(ev *digest.Event) {
	if s.observe(ev) {
		s.emit()
	}
}

// lockTypes are the kind and the types that the locks of an operand may have for an operation on one kind. What
// operations imply is kept as if it had been initialised, for those who ask for the types of a mutex that is held.
func (s *step) lockTypes(k cfg.LockKind, op digest.Operand) (cfg.LockKind, digest.MutexTypes) {
	plain, t := rules.Plain(k)
	if t == 0 {
		return plain, s.mutexTypes(op)
	}
	if plain == cfg.Mutex {
		s.initialised(op, t)
	}
	return plain, t
}

// initialised notes the types that the mutexes of an operand are initialised with.
func (s *step) initialised(op digest.Operand, t digest.MutexTypes) {
	if op.Any {
		typesIn(value.Unknown).add(s.env, t)
	}
	for _, o := range op.May {
		typesIn(value.Base(o.Base)).add(s.env, t)
	}
}

// mutexTypes are the types that the mutexes of an operand may have: those that they were ever initialised with.
// A variable that is neither initialised by a call nor in its definition is a normal mutex.
func (s *step) mutexTypes(op digest.Operand) digest.MutexTypes {
	if op.Any {
		return digest.AnyType
	}
	any := typesIn(value.Unknown).get(s.env)
	t := any
	for _, o := range op.May {
		b := value.Base(o.Base)
		seen := typesIn(b).get(s.env)
		info := s.table.Info(b)
		switch {
		case !s.table.Static(b) && seen == 0, info.Kind == value.KindEnv,
			info.Kind == value.KindVar && (info.Var.Extern || s.facts.Initial[info.Var]):
			t |= digest.AnyType
		case seen == 0:
			t |= digest.Normal
		}
		if s.table.Static(b) {
			t |= digest.Normal // before it is initialised
		}
		t |= seen
	}
	return t
}

// published reports whether threads other than the running one may reach an operand.
func (s *step) published(op digest.Operand) bool {
	if s.product.SingleThreaded(s.tuple) {
		return false
	}
	if op.Any {
		return true
	}
	for _, o := range op.May {
		b := value.Base(o.Base)
		if s.table.Static(b) || !s.ev.Private(b) {
			return true
		}
	}
	return false
}

func (s *step) mutexInit(a *cfg.MutexInit) {
	op := s.remade(a.Mutex)
	if !a.Kind.IsLock() {
		s.emit()
		return
	}
	kind, t := rules.Plain(a.Kind)
	implied := t != 0
	if !implied {
		t = digest.Normal
	}
	if a.Type != nil {
		t = digest.AnyType
		if vs, ok := value.Enumerate(s.ev.Expr(a.Type).Numbers(), 8); ok {
			t = 0
			for _, v := range vs {
				t |= rules.TypesOf(v)
			}
		}
	}
	s.initialised(op, t)
	if t != digest.Normal && !implied {
		// Where its bytes are copied, so is its type: see Overwrite.
		s.making = true
		s.ev.Scramble(s.ev.Expr(a.Mutex), cfg.SyncSize(a.Mutex, a.Kind))
		s.making = false
	}
	s.stepping(&digest.Event{Kind: digest.EvMutexInit, Mutex: op, MutexType: t, Lock: kind,
		Published: s.published(op)})
}
