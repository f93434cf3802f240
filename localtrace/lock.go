package localtrace

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// lockAction performs actions on mutexes, read-write locks, spin locks and the atomic section. The rules are
// POSIX's, and the common implementation's where POSIX leaves them undefined: unlocking a normal mutex releases
// it whoever holds it; a mutex destroyed while others may use it does not keep anybody out. If nobody else
// could use it, using it afterwards is undefined behaviour that ends the execution.
func (p *step) lockAction(action cfg.Action) ([]*state, error) {
	var e cfg.Expr
	ev := &digest.Event{}
	try, orphaned, lost := false, false, false
	switch a := action.(type) {
	case *cfg.Lock:
		e, try, orphaned = a.Mutex, a.Try, a.Orphaned
		*ev = digest.Event{Kind: digest.EvLock, Lock: a.Kind, Shared: a.Shared}
	case *cfg.LockFail:
		e, try, lost = a.Mutex, a.Try, a.Lost
		*ev = digest.Event{Kind: digest.EvLockFail, Lock: a.Kind, Shared: a.Shared}
	case *cfg.Unlock:
		e = a.Mutex
		*ev = digest.Event{Kind: digest.EvUnlock, Lock: a.Kind}
	case *cfg.UnlockFail:
		e = a.Mutex
		*ev = digest.Event{Kind: digest.EvUnlockFail, Lock: a.Kind}
	case *cfg.MutexInit:
		e = a.Mutex
		*ev = digest.Event{Kind: digest.EvMutexInit, Lock: a.Kind}
	case *cfg.MutexDestroy:
		e = a.Mutex
		*ev = digest.Event{Kind: digest.EvMutexDestroy, Lock: a.Kind}
	case *cfg.AtomicBegin:
		ev.Kind = digest.EvAtomicBegin
	case *cfg.AtomicEnd:
		ev.Kind = digest.EvAtomicEnd
	}
	o := digest.AtomicSection
	if e != nil {
		var err error
		if o, err = p.object(e); err != nil {
			return nil, err
		}
		if p.read != nil {
			return nil, unsupported(p.pos, errBlocking)
		}
		ev.Mutex = operand(o)
	}
	l := p.s.locks[o]
	if e == nil {
		l.typ = cfg.MutexRecursive
	}
	if l.dead && ev.Kind != digest.EvMutexInit {
		return nil, nil
	}
	ev.MutexType = l.types()
	self := p.self()
	switch ev.Kind {
	case digest.EvLock, digest.EvAtomicBegin:
		sees, ok := []*Trace(nil), false
		if orphaned {
			sees, ok = p.inherit(&l)
		} else {
			sees, ok = l.acquire(self, ev.Lock, ev.Shared, try)
		}
		if !ok {
			return nil, nil
		}
		if t := p.end(ev, nil, nil, sees...); l.owner == self && l.taken == nil {
			l.taken = t
		}
	case digest.EvLockFail:
		ev.Owned = !try && !lost
		if ev.Owned && !(l.owner == self && (ev.Lock == cfg.RWLock || l.typ == cfg.MutexErrorCheck) ||
			l.upgrades(self, ev.Lock, ev.Shared)) || lost && !l.lost {
			return nil, nil
		}
		p.end(ev, nil, nil)
	case digest.EvUnlock, digest.EvAtomicEnd:
		l.release(self, p.end(ev, nil, nil))
		if l.orphaned && l.owner == 0 { // without pthread_mutex_consistent, it is lost
			l.orphaned = false
			s := p.s.clone()
			s.locks = set(s.locks, o, l)
			l.lost = true
			p.s.locks = set(p.s.locks, o, l)
			return []*state{s, p.s}, nil
		}
	case digest.EvUnlockFail:
		if l.owner == self || l.typ == cfg.MutexNormal && !l.robust {
			return nil, nil
		}
		p.end(ev, nil, nil)
	case digest.EvMutexInit:
		typ, err := p.value(action.(*cfg.MutexInit).Type)
		if err != nil {
			return nil, err
		}
		l = lock{typ: int(typ.N &^ cfg.MutexRobust), robust: typ.N&cfg.MutexRobust != 0}
		ev.MutexType = l.types()
		ev.Published = p.published(o.Base)
		l.last = p.end(ev, nil, nil)
	case digest.EvMutexDestroy:
		ev.Published = p.published(o.Base)
		p.end(ev, nil, nil)
		l = lock{destroyed: true, dead: !ev.Published}
	}
	p.s.locks = set(p.s.locks, o, l)
	return []*state{p.s}, nil
}

// types is the type as events tell it.
func (l *lock) types() digest.MutexTypes {
	t := digest.Normal << l.typ
	if l.robust {
		t |= digest.Robust
	}
	return t
}

// inherit takes a robust lock over from an owner that has ended.
func (p *step) inherit(l *lock) (sees []*Trace, ok bool) {
	if !l.robust || l.owner == 0 {
		return nil, false
	}
	owner := p.s.threads[p.s.find(l.owner-1)]
	if !owner.ended || slices.ContainsFunc(p.s.threads, func(h thread) bool { return h.host == l.owner && !h.ended }) {
		return nil, false
	}
	sees = []*Trace{owner.trace}
	if l.taken != nil && l.taken.Thread != owner.id() { // a handler has left it to its host: both are one thread
		sees = append(sees, l.taken)
	}
	l.owner, l.count, l.taken, l.orphaned = p.self(), 1, nil, true
	return sees, true
}

// acquire takes the lock, if that is possible now, and tells what the thread observes.
func (l *lock) acquire(self int, kind cfg.LockKind, shared, try bool) (sees []*Trace, ok bool) {
	switch {
	case l.destroyed:
		return nil, true
	case l.lost:
		return nil, false
	case !try && (l.owner == self && (kind == cfg.RWLock || l.typ == cfg.MutexErrorCheck && kind == cfg.Mutex) ||
		l.upgrades(self, kind, shared)):
		return nil, true // it fails, and nobody looks at the result
	case l.owner == self && l.typ == cfg.MutexRecursive && kind == cfg.Mutex:
		l.count++
		return nil, true
	case l.owner != 0 || !shared && len(l.readers) > 0:
		return nil, false
	case shared:
		l.readers = append(slices.Clip(l.readers), self)
		return []*Trace{l.last}, true
	}
	l.owner, l.count = self, 1
	return append([]*Trace{l.last}, l.reads...), true
}

// upgrades reports whether a reader asks to write: that may fail, or never return.
func (l *lock) upgrades(self int, kind cfg.LockKind, shared bool) bool {
	return kind == cfg.RWLock && !shared && slices.Contains(l.readers, self)
}

// release gives the lock back; t is the unlock.
func (l *lock) release(self int, t *Trace) {
	i := slices.Index(l.readers, self)
	switch {
	case l.destroyed:
	case l.owner != 0 && l.owner != self && (l.typ != cfg.MutexNormal || l.robust):
		// fails
	case l.owner != 0 && l.count > 1:
		l.count--
	case l.owner != 0:
		l.reads = nil
		// by a handler, or by the host that it had interrupted: both are one thread
		if l.taken.Thread != t.Thread && l.owner == self {
			l.reads = []*Trace{l.taken}
		}
		l.owner, l.count, l.last, l.taken = 0, 0, t, nil
	case len(l.readers) > 0:
		l.readers = slices.Delete(slices.Clone(l.readers), max(i, 0), max(i, 0)+1)
		l.reads = append(slices.Clip(l.reads), t)
	}
}
