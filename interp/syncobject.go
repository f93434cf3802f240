package interp

import (
	"slices"

	"github.com/mayrun-dev/mayrun/rules"
)

// What an object of synchronisation is used as.
type syncUse uint8

const (
	useLock syncUse = iota
	useBarrier
	useSem
	useOnce
	useCond // of a condition variable there is nothing to know but that it has been initialised
	useJump
)

// syncState is the state of an object of synchronisation: it lies beside the bytes of the object that contains it.
// What it is used as says which of the fields hold.
type syncState struct {
	off     int64
	size    int64 // of the object, as far as that is known
	use     syncUse
	lock    rules.Lock[ThreadID]
	barrier rules.Barrier
	sem     rules.Semaphore
	once    rules.Once
	jump    jumpState
	// destroyed: the lock may be used again only when it has been initialised (POSIX, pthread_mutex_destroy).
	destroyed bool
}

// jumpState is the place that a setjmp has saved.
type jumpState struct {
	act uint64
	pc  int32
	dst int32
}

// within reports whether some bytes are among those of the object, of which the first one is known.
func (s *syncState) within(off, size int64) bool {
	return s.off < off+size && off < s.off+max(s.size, 1)
}

// peek finds the state at a place; if there is none yet, it is the initial one.
func (m *Machine) peek(o *object, off int64, use syncUse, kindAt int64) syncState {
	if s := o.syncAt(off, use); s != nil {
		return *s
	}
	s := syncState{off: off, use: use}
	if kindAt >= 0 && off+kindAt+4 <= o.Size {
		// PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP and the like.
		s.lock.Type, _ = rules.TypeOf(int64(o.bits(off+kindAt, 4) & 3))
	}
	return s
}

// syncAt is the state that is there already, or nil.
func (o *object) syncAt(off int64, use syncUse) *syncState {
	for i := range o.sync {
		if s := &o.sync[i]; s.off == off && s.use == use {
			return s
		}
	}
	return nil
}

// poke stores a state.
func (m *Machine) poke(id ObjectID, s syncState) {
	o := m.own(id)
	if s.use != useJump {
		s.size = m.event.Size // of the operation that is being performed
	}
	for i := range o.sync {
		if t := &o.sync[i]; t.off == s.off && t.use == s.use {
			*t = s
			return
		}
	}
	o.sync = append(o.sync, s)
}

// unpoke forgets a state.
func (m *Machine) unpoke(id ObjectID, off int64, use syncUse) {
	o := m.own(id)
	o.sync = slices.DeleteFunc(o.sync, func(s syncState) bool { return s.off == off && s.use == use })
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
