package rules

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A Type is the type of a mutex: one of the first three, and perhaps Robust and Ceiling besides. Of read-write
// locks and spin locks it is Normal.
type Type uint8

// The types of mutexes.
const (
	Normal     Type = cfg.MutexNormal
	Recursive  Type = cfg.MutexRecursive
	ErrorCheck Type = cfg.MutexErrorCheck
	Robust     Type = cfg.MutexRobust  // beside one of the others: it tells the next owner that its owner has ended
	Ceiling    Type = cfg.MutexCeiling // likewise: threads of higher priority must not take it
)

// TypeOf is the type that a value of [cfg.MutexInit].Type stands for; ok says that it stands for one.
func TypeOf(n int64) (t Type, ok bool) {
	base := n &^ (cfg.MutexRobust | cfg.MutexCeiling)
	if base == cfg.MutexAdaptive {
		base = cfg.MutexNormal // it spins for a while before it waits, which nobody can tell
	}
	if base < cfg.MutexNormal || base > cfg.MutexErrorCheck {
		return Normal, false
	}
	return Type(base) | Type(n)&(Robust|Ceiling), true
}

// Plain is the kind of lock that the rules know a kind as, and the types that such locks have whatever they were
// initialised with. There are none for a mutex: it has the type that it was given.
func Plain(k cfg.LockKind) (cfg.LockKind, Types) {
	switch k {
	case cfg.Mutex:
		return k, 0
	case cfg.RecMutex:
		return cfg.Mutex, Recursive.Set()
	}
	return k, Normal.Set()
}

// Base is the type without Robust and Ceiling.
func (t Type) Base() Type { return t &^ (Robust | Ceiling) }

// ChecksOwner reports whether only the owner can release a mutex of the type: others get an error.
func (t Type) ChecksOwner() bool { return t&^Ceiling != Normal }

// Health says whether a lock can be used.
type Health uint8

// Every lock is sound until a robust mutex loses its owner, or it is destroyed.
const (
	Sound     Health = iota
	Inherited        // a robust mutex that is held by who has got it with EOWNERDEAD, and has not repaired it yet
	Lost             // it was released like that: nobody can take it any more
	Destroyed        // it is none any more, until it is initialised
)

// Lock is the state of a mutex, a read-write lock or a spin lock in an execution whose threads have names of type
// T. The zero value is a normal mutex that nobody holds. Methods return new states, and change none.
type Lock[T comparable] struct {
	Kind    cfg.LockKind // Mutex, RWLock or Spin
	Type    Type
	Health  Health
	Owner   T     // who holds it exclusively, if Depth is not 0
	Depth   int32 // how often
	Readers []T   // who holds it shared, once for each time; never changed in place
}

// Held reports whether anybody holds the lock.
func (l *Lock[T]) Held() bool { return l.Depth > 0 || len(l.Readers) > 0 }

// Owned reports whether t holds the lock exclusively.
func (l *Lock[T]) Owned(t T) bool { return l.Depth > 0 && l.Owner == t }

// View is the lock as t sees it. ownerEnded says that the thread that owns it, if any does, has ended.
func (l *Lock[T]) View(t T, ownerEnded bool) View {
	v := View{Kind: l.Kind, Type: l.Type, Health: l.Health}
	switch {
	case l.Owned(t):
		v.Mine = Exclusive
	case l.Depth > 0 && ownerEnded:
		v.Others = Gone
	case l.Depth > 0:
		v.Others = Exclusive
	}
	for _, r := range l.Readers {
		if r == t {
			v.Mine = Shared
		} else {
			v.Others = Shared
		}
	}
	return v
}

// Take is the lock when t has taken it, which must be possible.
func (l Lock[T]) Take(t T, shared bool) Lock[T] {
	switch {
	case shared:
		l.Readers = append(slices.Clip(l.Readers), t)
	case l.Owned(t):
		l.Depth++
	default:
		if l.Depth > 0 { // from an owner that has ended
			l.Health = Inherited
		}
		l.Owner, l.Depth = t, 1
	}
	return l
}

// Freed says what a release has changed for others.
type Freed uint8

// What a release may give up.
const (
	FreedNothing Freed = iota // the thread holds it as often as before but once, or not at all
	FreedShared               // one share for reading is gone
	FreedAll                  // nobody holds it exclusively any more
)

// Release is the lock when t has released it. Where that is Undefined, it is what usually happens: the lock is
// released whoever holds it, or one of its readers is.
func (l Lock[T]) Release(t T) (Lock[T], Freed) {
	var nobody T
	switch {
	case l.Depth > 1:
		l.Depth--
		return l, FreedNothing
	case l.Depth == 1:
		l.Owner, l.Depth = nobody, 0
		if l.Health == Inherited { // without pthread_mutex_consistent
			l.Health = Lost
		}
		return l, FreedAll
	case len(l.Readers) > 0:
		i := max(slices.Index(l.Readers, t), 0)
		l.Readers = slices.Delete(slices.Clone(l.Readers), i, i+1)
		return l, FreedShared
	}
	return l, FreedNothing
}
