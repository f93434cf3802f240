package rules

import "github.com/mayrun-dev/mayrun/cfg"

// Holds says how a lock is held.
type Holds uint8

// How a lock is held, by one thread or by some.
const (
	No        Holds = iota
	Shared          // as a reader
	Exclusive       // as its owner
	Gone            // likewise, but the owner has ended
)

// String says how the lock is held, as an adverb: "not", "shared", "exclusively", "by one that has ended". It
// panics if h is none of the constants.
func (h Holds) String() string {
	return [...]string{"not", "shared", "exclusively", "by one that has ended"}[h]
}

// A View is a lock as one thread sees it that is about to do something to it: what it holds itself, and what
// others do. Not both are exclusive, and nobody reads what another one has exclusively.
type View struct {
	Kind   cfg.LockKind
	Type   Type
	Health Health
	Mine   Holds // No, Shared or Exclusive
	Others Holds
}

// Mode says how long a thread waits for a lock.
type Mode uint8

// How a lock is asked for.
const (
	Wait  Mode = iota // as long as it takes
	Try               // not at all
	Timed             // until some time
)

// A Request is how a thread asks for a lock.
type Request struct {
	Mode   Mode
	Shared bool // as a reader, of a read-write lock
}

// Lock answers what comes of asking for the lock.
//
// A thread that reads gets the lock once more although others wait to write, as with GNU's default; where writers
// are preferred it waits for them, which only leaves out executions.
func (v View) Lock(r Request) Answer {
	var a Answer
	switch {
	case v.Health == Destroyed:
		return usually(EINVAL, Undefined)
	case v.Health == Lost && r.Mode == Try:
		return usually(ENOTRECOVERABLE, EBUSY) // GNU's leaves it taken, by nobody
	case v.Health == Lost:
		return usually(ENOTRECOVERABLE)
	case v.Kind == cfg.Mutex:
		a = v.mutex(r)
	case v.Kind == cfg.RWLock:
		a = v.rwlock(r)
	default:
		a = v.spin(r)
	}
	if v.Type&Ceiling != 0 {
		a.May |= EINVAL // whatever else is the case
	}
	return a
}

func (v View) mutex(r Request) Answer {
	switch {
	case v.Mine == Exclusive && v.Type.Base() == Recursive:
		return usually(Succeeds, EAGAIN)
	case v.Mine == Exclusive && v.Type.Base() == ErrorCheck && r.Mode != Try:
		return usually(EDEADLK)
	case v.Mine == Exclusive && v.Type.Base() == ErrorCheck && v.Type&Robust != 0:
		return usually(EDEADLK, EBUSY) // which POSIX asks for
	case v.Others == Gone && v.Type&Robust != 0:
		return usually(EOWNERDEAD)
	case v.Mine == No && v.Others == No:
		return r.granted()
	}
	return r.refused()
}

func (v View) rwlock(r Request) Answer {
	var a Answer
	switch {
	case v.Mine == Exclusive && r.Mode != Try:
		a = usually(EDEADLK, r.refused().May)
	case v.Mine == Shared && !r.Shared && r.Mode != Try:
		a = r.refused()
		a.May |= EDEADLK
	case v.Mine != Exclusive && v.Others <= Shared && r.Shared, v.Mine == No && v.Others == No:
		a = r.granted()
	default:
		a = r.refused()
	}
	if r.Shared {
		a.May |= EAGAIN // too many readers
	}
	return a
}

func (v View) spin(r Request) Answer {
	switch {
	case v.Mine == No && v.Others == No:
		return r.granted()
	case v.Mine == Exclusive && r.Mode == Wait:
		return usually(Waits, EDEADLK, Undefined)
	}
	return r.refused()
}

// granted is the answer where nothing keeps the thread from having the lock.
func (r Request) granted() Answer {
	if r.Mode == Try {
		return usually(Succeeds, EBUSY) // mtx_trylock may fail without a reason (C11, 7.26.4.5)
	}
	return usually(Succeeds)
}

// refused is the answer where the thread would have to wait for what somebody holds.
func (r Request) refused() Answer {
	switch r.Mode {
	case Try:
		return usually(EBUSY)
	case Timed:
		return usually(ETIMEDOUT, Waits, EINVAL)
	}
	return usually(Waits)
}

// Unlock answers what comes of releasing the lock: if it is not the thread's, an error where its type lets it
// know, or else what [Lock.Release] does, which is Undefined.
func (v View) Unlock() Answer {
	switch {
	case v.Health == Destroyed:
		return usually(EINVAL, Undefined)
	case v.Mine != No:
		return usually(Succeeds)
	case v.Kind == cfg.Mutex && v.Type.ChecksOwner():
		return usually(EPERM)
	case v.Kind == cfg.Mutex:
		return usually(Succeeds, Undefined)
	}
	return usually(Succeeds, EPERM, Undefined)
}

// Init answers what comes of initialising the lock, which nobody may hold. It is free then, and of another type
// perhaps; there may be no resources for it.
func (v View) Init() Answer {
	if v.held() {
		return usually(Succeeds, EBUSY, Undefined)
	}
	return usually(Succeeds, EAGAIN)
}

// Destroy answers what comes of destroying the lock, which nobody may hold.
func (v View) Destroy() Answer {
	switch {
	case v.Health == Destroyed:
		return usually(EINVAL, Undefined)
	case v.held():
		return usually(EBUSY, Undefined)
	}
	return usually(Succeeds)
}

func (v View) held() bool { return v.Mine != No || v.Others != No }

// Release answers what comes of waiting for a condition with the lock, a mutex: it is released, and then the
// thread Waits; or the wait fails. A mutex that is held several times stays held, which keeps others from waking
// the thread up with it.
func (v View) Release() Answer {
	a := v.Unlock()
	if a.Usual == Succeeds {
		a.Usual = Waits
	}
	if a.May&Succeeds != 0 {
		a.May = a.May&^Succeeds | Waits
	}
	return a
}
