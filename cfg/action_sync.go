package cfg

// Actions of threads and of the objects that order them.

// CreateKind says what kind of concurrent activity begins.
type CreateKind uint8

const (
	NewThread CreateKind = iota // a thread
	// SignalHandler: the function may run at any later time, interrupting any thread, any number of times.
	SignalHandler
	// AtExit: the function runs when the process or a thread ends (atexit, key destructors).
	AtExit
)

// Create starts a thread that runs Start(Arg). Its identifier is written to *Thread unless that is null (nil:
// not wanted). Attr points to attributes or is null: a 1 in their first four bytes makes the thread detached.
type Create struct {
	Thread Expr       // where the identifier is written: an address, or null; nil: nowhere
	Attr   Expr       // the address of attributes, or null; nil: none
	Start  Expr       // a FuncRef, or a pointer to the function
	Arg    Expr       // nil: started without an argument
	Kind   CreateKind // a thread, or what else runs
	Pos    Pos        // where it is
	// Of kind AtExit: when it runs. Value and Destructor are library objects, which [Operands] leaves out.
	When              Ending
	Value, Destructor *LVal // of KeyEnd: the value of the key, and the function that is run with it
}

// Ending says when a function of kind AtExit runs. Analyses may take it to run at any end; executions want to know.
type Ending uint8

const (
	Sometime   Ending = iota // not known
	ProcessEnd               // when the process ends by exit or by the return of main, the last one first (atexit)
	ProgramEnd               // behind those (attribute destructor)
	// when the thread ends by itself, unless it has been taken back by Unregister, the last one first
	// (pthread_cleanup_push)
	CleanupEnd
	// when the thread ends and Value is not null, which becomes null then, with what it was; Destructor is what
	// runs, unless it is null then
	KeyEnd
)

// OfThread reports whether the function runs in the thread that registers it, before anybody can have joined that.
func (e Ending) OfThread() bool { return e == CleanupEnd || e == KeyEnd }

// JoinFail is the path on which a join fails and waits for nobody: the thread cannot be joined (any more), or
// waits for the caller; with Try, or because it has not ended yet.
type JoinFail struct {
	Thread Expr // the identifier
	Try    bool // of an operation that does not wait
}

// Join waits for the end of Thread and writes what it returned to *Result unless that is null (nil: not wanted).
type Join struct {
	Thread Expr // the identifier
	Result Expr // where what it returned is written: an address, or null; nil: nowhere
}

// Detach gives up the right to join Thread.
type Detach struct {
	Thread Expr // the identifier
}

// Cancel asks Thread to end at the next place where it can be cancelled, which may be any later one.
type Cancel struct {
	Thread Expr // the identifier
}

// ThreadExit ends the running thread with Value (pthread_exit, thrd_exit).
type ThreadExit struct {
	Value Expr // what a join finds
}

// LockKind says which kind of synchronisation object an operation works on.
type LockKind uint8

const (
	Mutex  LockKind = iota // pthread_mutex_t, mtx_t
	RWLock                 // pthread_rwlock_t
	Spin                   // pthread_spinlock_t
	// The others are no locks; of the operations on locks only MutexInit and MutexDestroy work on them.
	CondVar
	BarrierObject // pthread_barrier_t
	Semaphore     // sem_t
	OnceControl   // of a once-initialisation

	// A lock again: a mutex that is always recursive, also where nobody initialises it (GRecMutex). Its operations
	// say so, and not what it was made with.
	RecMutex
)

// IsLock reports whether objects of the kind are locks.
func (k LockKind) IsLock() bool { return k <= Spin || k == RecMutex }

// Lock acquires what Mutex points to; with Shared as one of several readers.
// With Try it does not wait, and the failing path is a sibling edge with [LockFail]; likewise for timed locks.
// With Orphaned the previous owner has ended while it held the lock: possible only for a robust mutex.
type Lock struct {
	Mutex    Expr     // its address
	Kind     LockKind // of what kind
	Shared   bool     // as a reader
	Try      bool     // without waiting
	Orphaned bool     // the owner has ended without releasing it
}

// LockFail is the path on which a lock operation fails and nothing is acquired. Of a try or timed lock it is
// possible at any time; so it is, for want of resources, when a read-write lock is locked for reading. With
// Lost it is possible only for a robust mutex whose owner has ended and that nobody has repaired; with Ceiling
// only for a mutex with a priority ceiling, if the thread's priority is above that. Otherwise it is possible
// only if the thread holds the lock already, and that is no normal mutex.
type LockFail struct {
	Mutex   Expr     // its address
	Kind    LockKind // of what kind
	Shared  bool     // as a reader
	Try     bool     // of an operation that does not wait
	Lost    bool     // the mutex is robust, and nobody has repaired it
	Ceiling bool     // the thread's priority is above the ceiling
}

// UnlockFail is the path on which an unlock reports that the thread does not own the mutex, and releases
// nothing: not for normal mutexes, unless they are robust.
type UnlockFail struct {
	Mutex Expr     // its address
	Kind  LockKind // of what kind
}

// Unlock releases what Mutex points to.
type Unlock struct {
	Mutex Expr     // its address
	Kind  LockKind // of what kind
}

// Mutex types, the values of [MutexInit].Type.
const (
	MutexNormal     = 0 // locking it again waits for ever
	MutexRecursive  = 1 // locking it again counts
	MutexErrorCheck = 2 // locking it again is an error
	MutexAdaptive   = 3 // a normal one
	MutexRobust     = 4 // added to one of the others
	MutexCeiling    = 8 // likewise: it has a priority ceiling
)

// MutexInit initialises a lock. Type evaluates to one of these; nil means normal.
type MutexInit struct {
	Mutex Expr     // its address
	Kind  LockKind // of what kind
	Type  Expr     // MutexNormal, …; nil: normal
}

// MutexDestroy destroys a lock or another synchronisation object.
type MutexDestroy struct {
	Mutex Expr     // its address
	Kind  LockKind // of what kind
}

// AtomicBegin and AtomicEnd enclose a section that no other such section overlaps (one re-entrant pseudo-mutex
// for the program).
type AtomicBegin struct{}

// AtomicEnd ends the section that [AtomicBegin] began.
type AtomicEnd struct{}

// CondWait is the middle of a condition wait: the mutex has been released by an [Unlock] before it and is
// acquired again by a [Lock] after it. It observes a signal; spurious wake-ups and time-outs are a sibling
// [Skip] edge.
type CondWait struct {
	Cond Expr // its address
}

// CondSignal wakes one waiter, or all.
type CondSignal struct {
	Cond Expr // its address
	All  bool // wakes all
}

// BarrierInit sets the number of threads that meet at a barrier.
type BarrierInit struct {
	Barrier Expr // its address
	Count   Expr // how many threads
}

// BarrierWait waits until Count threads have arrived. With Silent the threads meet, but learn nothing of each
// other: the barrier is made of relaxed atomic operations, and orders nothing. Serial is the way of the one
// thread of each round that learns that it is the one, beside the way of the others.
type BarrierWait struct {
	Barrier Expr // its address
	Silent  bool // nobody learns of what the others have done
	Serial  bool // this is the one thread of the round that is told so
}

// SemInit sets a semaphore's value.
type SemInit struct {
	Sem   Expr // its address
	Value Expr // the number
}

// SemPost increments a semaphore.
type SemPost struct{ Sem Expr }

// SemWait decrements a semaphore, waiting until it is positive; with Try a sibling [Skip] edge is the failure.
type SemWait struct {
	Sem Expr // its address
	Try bool // without waiting
}

// OnceBegin enters the body of a once-initialisation: at most one thread ever passes it for one Control.
type OnceBegin struct{ Control Expr }

// OnceDone ends that body.
type OnceDone struct{ Control Expr }

// OnceWait passes when the body has been run to its end by some thread.
type OnceWait struct{ Control Expr }

// Annotate tells race detectors that what this thread has done so far happens before what a thread does behind
// an annotation of the same Object that Learns. It does nothing at run time, so nothing may be proved by it.
// But an execution in which only annotations order two accesses shows nothing to the people who wrote them.
type Annotate struct {
	Object Expr // the address that pairs annotations
	Learns bool // behind it the thread knows what others did before theirs
}

// SignalMask changes which of the signals 1 to 32 the running thread blocks: How is SIG_BLOCK, SIG_UNBLOCK or SIG_SETMASK,
// and bit n-1 of Set stands for signal n; without Set nothing is known of how it is changed, now or later. Or, if both are
// nil, a wait begins in which it may block none (pselect), and with Ends that is over.
type SignalMask struct {
	How, Set Expr // integers, or nil
	Ends     bool // the wait
}

func (*Create) isAction()       {}
func (*Join) isAction()         {}
func (*Detach) isAction()       {}
func (*Cancel) isAction()       {}
func (*ThreadExit) isAction()   {}
func (*Lock) isAction()         {}
func (*LockFail) isAction()     {}
func (*UnlockFail) isAction()   {}
func (*JoinFail) isAction()     {}
func (*Unlock) isAction()       {}
func (*MutexInit) isAction()    {}
func (*MutexDestroy) isAction() {}
func (*AtomicBegin) isAction()  {}
func (*AtomicEnd) isAction()    {}
func (*CondWait) isAction()     {}
func (*CondSignal) isAction()   {}
func (*BarrierInit) isAction()  {}
func (*BarrierWait) isAction()  {}
func (*SemInit) isAction()      {}
func (*SemPost) isAction()      {}
func (*SemWait) isAction()      {}
func (*OnceBegin) isAction()    {}
func (*OnceDone) isAction()     {}
func (*OnceWait) isAction()     {}
func (*Annotate) isAction()     {}
func (*SignalMask) isAction()   {}
