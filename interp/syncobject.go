package interp

import "github.com/mayrun-dev/mayrun/cfg"

// What an object of synchronisation is used as.
type syncUse uint8

const (
	useLock syncUse = iota
	useBarrier
	useSem
	useOnce
	useJump
)

// syncState is the state of an object of synchronisation: it lies beside the bytes of the object that contains it.
type syncState struct {
	off     int64
	use     syncUse
	typ     uint8      // of a mutex
	owner   ThreadID   // who holds a lock exclusively, or NoThread
	count   int64      // how often; value of a semaphore; participants of a barrier
	readers []ThreadID // who holds a lock shared, once per acquisition; replaced, never changed
	round   uint64     // of a barrier
	arrived int64
	told    bool  // of a barrier: the one thread of the round has been chosen
	unasked bool  // of a barrier: it may be one that does not ask
	state   uint8 // of a once: 0 not begun, 1 begun, 2 done
	act     uint64
	pc      int32
	dst     int32
}

// peek finds the state at a place; if there is none yet, it is the initial one.
func (m *Machine) peek(o *object, off int64, use syncUse, kindAt int64) syncState {
	for i := range o.sync {
		if s := &o.sync[i]; s.off == off && s.use == use {
			return *s
		}
	}
	s := syncState{off: off, use: use, owner: NoThread}
	if kindAt >= 0 && off+kindAt+4 <= o.Size {
		// PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP and the like.
		s.typ = mutexType(o.bits(off+kindAt, 4) & 3)
	}
	return s
}

// mutexType is the type that a number stands for.
func mutexType(k uint64) uint8 {
	switch k &^= cfg.MutexCeiling; {
	case k&^cfg.MutexRobust == cfg.MutexAdaptive:
		k &= cfg.MutexRobust
	case k > cfg.MutexRobust|cfg.MutexErrorCheck:
		k = cfg.MutexNormal
	}
	return uint8(k)
}

// is reports whether a mutex is of a type, robust or not.
func (s *syncState) is(typ uint8) bool { return s.typ&^cfg.MutexRobust == typ }

// refuses reports whether a mutex lets t not release it.
func (s *syncState) refuses(t ThreadID, a *alt) bool {
	return a.lock == cfg.Mutex && s.typ != cfg.MutexNormal && s.owner != t
}

// poke stores a state.
func (m *Machine) poke(id ObjectID, s syncState) {
	o := m.own(id)
	for i := range o.sync {
		if t := &o.sync[i]; t.off == s.off && t.use == s.use {
			*t = s
			return
		}
	}
	o.sync = append(o.sync, s)
}

// clobber forgets the states at bytes that the program writes itself: assigning an initialiser initialises again.
func (m *Machine) clobber(id ObjectID, off, size int64) {
	o := m.own(id)
	var keep []syncState
	for _, s := range o.sync {
		if s.use == useJump || s.off < off || s.off >= off+size {
			keep = append(keep, s)
		}
	}
	o.sync = keep
}
