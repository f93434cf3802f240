package localtrace

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// A lockOperation is what an action wants of a lock, before anybody knows which one it is.
type lockOperation struct {
	mutex    cfg.Expr // nil: the atomic section
	ev       *digest.Event
	request  rules.Request  // of a lock, also one that fails
	failure  rules.Outcomes // with one of these
	orphaned bool           // the owner has ended
}

func lockOperationOf(action cfg.Action) lockOperation {
	switch a := action.(type) {
	case *cfg.Lock:
		return lockOperation{mutex: a.Mutex, request: rules.RequestOf(a), orphaned: a.Orphaned,
			ev: &digest.Event{Kind: digest.EvLock, Lock: a.Kind, Shared: a.Shared}}
	case *cfg.LockFail:
		op := lockOperation{mutex: a.Mutex, ev: &digest.Event{Kind: digest.EvLockFail, Lock: a.Kind, Shared: a.Shared}}
		op.request, op.failure = rules.FailureOf(a)
		return op
	case *cfg.Unlock:
		return lockOperation{mutex: a.Mutex, ev: &digest.Event{Kind: digest.EvUnlock, Lock: a.Kind}}
	case *cfg.UnlockFail:
		return lockOperation{mutex: a.Mutex, ev: &digest.Event{Kind: digest.EvUnlockFail, Lock: a.Kind}}
	case *cfg.MutexInit:
		return lockOperation{mutex: a.Mutex, ev: &digest.Event{Kind: digest.EvMutexInit, Lock: a.Kind}}
	case *cfg.MutexDestroy:
		return lockOperation{mutex: a.Mutex, ev: &digest.Event{Kind: digest.EvMutexDestroy, Lock: a.Kind}}
	case *cfg.AtomicBegin:
		return lockOperation{ev: &digest.Event{Kind: digest.EvAtomicBegin}}
	case *cfg.AtomicEnd:
		return lockOperation{ev: &digest.Event{Kind: digest.EvAtomicEnd}}
	}
	panic(fmt.Sprintf("localtrace: %T is no action on a lock", action))
}

// lockAction performs actions on mutexes, read-write locks, spin locks and the atomic section, by the rule book:
// whatever may come of them. Where that is undefined, it is what is usual: unlocking a normal mutex releases it
// whoever holds it; a mutex destroyed while others may use it does not keep anybody out. If nobody else could use
// it, using it afterwards ends the execution.
func (p *step) lockAction(action cfg.Action) ([]*state, error) {
	op := lockOperationOf(action)
	ev := op.ev
	o := digest.AtomicSection()
	if op.mutex != nil {
		var err error
		if o, err = p.object(op.mutex); err != nil {
			return nil, err
		}
		if p.read != nil {
			return nil, unsupported(p.pos, errBlocking)
		}
		ev.Mutex = operand(o)
	}
	l := p.s.locks.get(o)
	var implied rules.Types
	if l.Kind, implied = rules.Plain(ev.Lock); op.mutex == nil || implied == rules.Recursive.Set() {
		l.Type = rules.Recursive
	}
	ev.Lock = l.Kind
	if l.dead && ev.Kind != digest.EvMutexInit {
		return nil, nil
	}
	ev.MutexType = l.types()
	self := p.self()
	view := l.View(self, p.ownerEnded(&l))
	switch ev.Kind {
	case digest.EvLock, digest.EvAtomicBegin:
		sees, ok := []*Trace(nil), false
		if op.orphaned {
			sees, ok = p.inherit(&l, view.Lock(op.request))
		} else {
			sees, ok = l.acquire(self, op.request, view.Lock(op.request))
		}
		if !ok {
			return nil, nil
		}
		if t := p.end(ev, nil, nil, sees...); l.Owned(self) && l.taken == nil {
			l.taken = t
		}
	case digest.EvLockFail:
		if !view.Lock(op.request).May.Has(op.failure) {
			return nil, nil
		}
		ev.Owned = rules.ByOwner(view.Kind, view.Type.Set(), op.request, op.failure)
		p.end(ev, nil, nil)
	case digest.EvUnlock, digest.EvAtomicEnd:
		if view.Unlock().May == rules.EPERM && p.asksWhetherFails() {
			return nil, nil
		}
		l.release(self, view.Unlock(), p.end(ev, nil, nil))
		if l.Health == rules.Lost && view.Health == rules.Inherited { // or it has been repaired before
			s := p.s.clone()
			s.locks.set(o, l)
			l.Health = rules.Sound
			p.s.locks.set(o, l)
			return []*state{p.s, s}, nil
		}
	case digest.EvUnlockFail:
		if !view.Unlock().May.Has(rules.EPERM) {
			return nil, nil
		}
		p.end(ev, nil, nil)
	case digest.EvMutexInit:
		n, err := p.value(action.(*cfg.MutexInit).Type)
		if err != nil {
			return nil, err
		}
		l = lock{}
		l.Type, _ = rules.TypeOf(n.N)
		ev.MutexType = l.types()
		ev.Published = p.published(o.Base)
		l.last = p.end(ev, nil, nil)
	case digest.EvMutexDestroy:
		ev.Published = p.published(o.Base)
		p.end(ev, nil, nil)
		l = lock{dead: !ev.Published}
		l.Health = rules.Destroyed
	}
	p.s.locks.set(o, l)
	return []*state{p.s}, nil
}

// asksWhetherFails reports whether the program goes another way if the unlock fails.
func (p *step) asksWhetherFails() bool {
	return slices.ContainsFunc(p.t.at.Out, func(e *cfg.Edge) bool {
		_, ok := e.Action.(*cfg.UnlockFail)
		return ok
	})
}

// types is the type as events tell it.
func (l *lock) types() digest.MutexTypes { return l.Type.Set() }

// ownerEnded reports whether the owner of a lock has ended, and all handlers that share its locks.
func (p *step) ownerEnded(l *lock) bool {
	return l.Depth > 0 && p.s.threads[p.s.find(l.Owner-1)].ended &&
		!slices.ContainsFunc(p.s.threads, func(h thread) bool { return h.host == l.Owner && !h.ended })
}

// inherit takes a robust lock over from an owner that has ended.
func (p *step) inherit(l *lock, comes rules.Answer) (sees []*Trace, ok bool) {
	if !comes.May.Has(rules.EOWNERDEAD) {
		return nil, false
	}
	owner := p.s.threads[p.s.find(l.Owner-1)]
	sees = []*Trace{owner.trace}
	if l.taken != nil && l.taken.Thread != owner.id() { // a handler has left it to its host: both are one thread
		sees = append(sees, l.taken)
	}
	l.Lock, l.taken = l.Take(p.self(), false), nil
	return sees, true
}

// acquire takes the lock, if that is possible now, and tells what the thread observes. Of the errors, a thread that
// does not look at them may get that it holds the lock already, or that there is none.
func (l *lock) acquire(self int, r rules.Request, comes rules.Answer) (sees []*Trace, ok bool) {
	if !comes.Reckoned().Has(rules.Succeeds) {
		return nil, r.Mode == rules.Wait && comes.Reckoned().Has(rules.EDEADLK) || l.Health == rules.Destroyed
	}
	act := rules.LockExclusive
	if r.Shared {
		act = rules.LockShared
	}
	l.Lock = l.Take(self, r.Shared)
	if l.Depth > 1 {
		return nil, true
	}
	for _, ch := range act.Flow().Learns {
		switch ch {
		case rules.Released:
			sees = append(sees, l.last)
		case rules.Readers:
			sees = append(sees, l.reads...)
		}
	}
	return sees, true
}

// release gives the lock back, if it comes to that; t is the unlock.
func (l *lock) release(self int, comes rules.Answer, t *Trace) {
	if !comes.Usual.Has(rules.Succeeds) {
		return
	}
	own := l.Owned(self)
	var freed rules.Freed
	switch l.Lock, freed = l.Release(self); freed {
	case rules.FreedAll:
		l.reads = nil
		// by a handler, or by the host that it had interrupted: both are one thread
		if l.taken.Thread != t.Thread && own {
			l.reads = []*Trace{l.taken}
		}
		l.last, l.taken = t, nil
	case rules.FreedShared:
		l.reads = append(slices.Clip(l.reads), t)
	}
}
