package interp

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
)

// ThreadID names a thread of a run: threads are numbered in the order of their creation, the main thread is 0.
type ThreadID int32

// NoThread is the absence of a thread.
const NoThread ThreadID = -1

// Kind says what an operation does.
type Kind uint8

const (
	// nothing that others can see: a thread that computes for a long time, a spurious wake-up, a failed try
	NoOp Kind = iota

	// Accesses of memory.
	Read        // of bytes that others may write; see [Event].Atomic
	Write       // of bytes that others may access
	Update      // an atomic read-modify-write that wrote
	FreeObject  // the end of a heap object's life: Offset 0, Size of the object
	lastAccess_ // not an operation

	// Synchronisation. Object and Offset say on what.
	Lock          // Shared for readers
	Unlock        // Released is set when nothing is held any more
	LockInit      // a lock is initialised or destroyed
	AtomicBegin   // of the one pseudo-mutex of atomic sections; no object
	AtomicEnd     // leaves the section
	CondWait      // the wake-up by a signal
	CondSignal    // Woken holds the threads that it wakes
	BarrierInit   // sets how many threads meet
	BarrierArrive // Released is set when this completes the round
	BarrierLeave  // the thread goes on, behind a round that is complete
	SemInit       // the semaphore gets a value
	SemPost       // the value grows by one; or data go to a file within the process
	SemWait       // the value was positive, and shrinks by one; or data come from such a file
	OnceBegin     // the thread runs the initialisation
	OnceDone      // the initialisation has ended
	OnceWait      // the thread finds that it has ended
	Fence         // Order says which; no object
	ThreadCreate  // Peer is the new thread
	ThreadJoin    // Peer has ended
	ThreadDetach  // nobody can join Peer any more
	ThreadEnd     // the last step of the thread
	ProcessExit   // the last step of all threads
	Publish       // an annotation: what follows a Learn of the same object is said to happen after this
	Learn         // the other side of Publish
	HandlerBegin  // observed only, no step: what was registered by the event of number Handler begins to run
)

var kindNames = [...]string{"no-op", "read", "write", "update", "free", "", "lock", "unlock", "lock init",
	"atomic begin", "atomic end", "wait", "signal", "barrier init",
	"barrier arrive", "barrier leave", "sem init", "sem post", "sem wait", "once begin", "once done", "once wait",
	"fence", "create", "join", "detach", "thread end", "exit", "happens before", "happens after", "handler"}

// String is the name of the kind, which [ParseKind] reads. It panics if k is none of the constants.
func (k Kind) String() string { return kindNames[k] }

// ParseKind is the kind with a name that [Kind.String] gives.
func ParseKind(name string) (Kind, bool) {
	for i, n := range kindNames {
		if n == name && n != "" {
			return Kind(i), true
		}
	}
	return 0, false
}

// IsAccess reports whether k accesses memory.
func (k Kind) IsAccess() bool { return k > NoOp && k < lastAccess_ }

// Writes reports whether k changes memory.
func (k Kind) Writes() bool { return k >= Write && k < lastAccess_ }

// An Event is a visible operation of a thread: one that happened, or that the thread stands in front of.
type Event struct {
	Thread ThreadID
	Kind   Kind
	Edge   *cfg.Edge // nil for the end of a thread
	// LV is the accessed lvalue; nil for accesses by library functions.
	LV     *cfg.LVal
	Object ObjectID
	// the bytes that are accessed, in the object; those of an object of synchronisation, if they are known
	Offset, Size int64

	Atomic   bool
	Order    cfg.MemoryOrder
	Barrier  bool // an atomic access that is a full memory barrier besides
	Internal bool // an access that C does not count as one
	Shared   bool // a lock for reading
	Try      bool // a lock that the thread does not wait for
	Lock     cfg.LockKind
	Released bool
	Silent   bool     // a barrier that orders nothing
	Peer     ThreadID // the other thread of a creation or join
	Cond     ObjectID // where a wait begins that this release is a part of
	CondAt   int64
	CondSize int64
	Failed   Kind // of a NoOp: what the thread has tried
	Woken    []ThreadID
	// Create says what a ThreadCreate starts; handlers have no Peer.
	Create cfg.CreateKind
	// Handler is the number of a registration, a ThreadCreate without Peer; see [Machine.Handler].
	Handler int32
	// Uncertain marks a library's access of which only the beginning is known.
	Uncertain bool
}

// Pos is where the operation stands in the source.
func (e *Event) Pos() cfg.Pos {
	if e.LV != nil && e.LV.Pos.IsValid() {
		return e.LV.Pos
	}
	if e.Edge == nil {
		return cfg.Pos{}
	}
	switch a := e.Edge.Action.(type) {
	case *cfg.MemCopy:
		return a.Pos
	case *cfg.MemSet:
		return a.Pos
	case *cfg.Touch:
		return a.Pos
	}
	return e.Edge.Pos
}

// String is the thread and the kind, then what is known of the object with its bytes, of the other thread and of
// the place.
func (e *Event) String() string {
	s := fmt.Sprintf("thread %d: %s", e.Thread, e.Kind)
	if e.Object != 0 {
		s += fmt.Sprintf(" object %d[%d:%d]", e.Object, e.Offset, e.Offset+e.Size)
	}
	if e.Peer != NoThread && (e.Kind == ThreadCreate || e.Kind == ThreadJoin) {
		s += fmt.Sprintf(" thread %d", e.Peer)
	}
	if p := e.Pos(); p.IsValid() {
		s += " at " + p.String()
	}
	return s
}

// Reason says why a run ended.
type Reason uint8

const (
	Running     Reason = iota // it has not ended
	Exited                    // the process ended: main returned, exit, abort
	Terminated                // every thread has ended
	Deadlock                  // threads are left, none of which can go on
	Infeasible                // an assumption failed: this is no run of the program
	Undefined                 // undefined behaviour
	Unmodelled                // code that is not in the program: unknown functions, assembly
	Unsupported               // something that this interpreter does not do
	OutOfBudget               // it has taken as many actions, or as much memory, as it was allowed
)

// String is the reason for people: "deadlock", "out of budget". It panics if r is none of the constants.
func (r Reason) String() string {
	return [...]string{"running", "exited", "terminated", "deadlock", "infeasible", "undefined behaviour",
		"unmodelled code", "unsupported", "out of budget"}[r]
}

// An Outcome says how a run ended. The zero value says that it has not.
type Outcome struct {
	Reason Reason
	Thread ThreadID
	Edge   *cfg.Edge
	Text   string
	// Null says that the program was about to write to what a null pointer points to; nothing has happened in that step.
	Null bool
}

// String is the reason behind the place where it came up, and in front of what explains it, where these are known.
func (o Outcome) String() string {
	s := o.Reason.String()
	if o.Text != "" {
		s += ": " + o.Text
	}
	if o.Edge != nil {
		s = o.Edge.Pos.String() + ": " + s
	}
	return s
}
