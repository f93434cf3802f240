// Package models says what library functions do, as data.
//
// A [Model] describes one function: the steps that a call takes, in order, and its result. The front end
// instantiates it at each direct call as actions of package cfg, and as a function of its own where the address
// of the library function is taken. A definition in the analysed program replaces the model, unless the model
// overrides it.
//
// The tables (pthread.go, stdlib.go, …) are ordinary Go values without functions in them, so that a file format
// can carry the same information. Operands are strings:
//
//	$1 … $9     an argument
//	$1*$2       a product of sizes, for allocations and transfers
//	$1+$2       a sum
//	$1+?        a pointer to anywhere in the object that $1 points to
//	*$1         what $1 points to (a read)
//	$1[?]       any element of the array of pointers that $1 points into (a read)
//	$1[2]       element 2 of that array
//	&$1[2]      its address; so do got[2], new[2] and returned[2] have one
//	$1->NAME    that member of it, if $1 points to a record that has one, or is one (a read)
//	$1->A->B    that member of the record that the member leads to
//	$1->A|B     the member A if there is one, or else B; $1->A| is $1 itself if there is no A
//	&$1->NAME   the address of the member
//	$1->NAME+?  a pointer to anywhere in the object that the member points to
//	it          the object with which call-each calls a function
//	returned    what the last function that was called has returned
//	$1[?]->NAME that member of any element of the array of records that $1 points into (a read)
//	$1&4        some bits of a number, which may be a member
//	size:$1     the size of what $1 points to, by its type
//	kind:$1     what set-kind has remembered in the attributes $1
//	&model:NAME a function that does what the model NAME says
//	&var:NAME   a variable of the program that belongs to the library (optind); null if there is none
//	self        the identifier of the running thread
//	null        a null pointer
//	error       any error number
//	status      0 or -1
//	number      -1, or anything that is not negative
//	outcome     0 or an error number
//	flag        0 or 1
//	failed      0, or anything that is negative
//	half        31 bits, not negative
//	word        32 bits with a sign
//	nondet      an arbitrary value of the result's type, never a pointer to an object
//	some        any positive number
//	count       any number that is not negative
//	character   -1, or an unsigned char that comes from outside
//	received    an arbitrary value that comes from outside, where it may be part of what has left the program
//	part:$1     an arbitrary value that may have bytes of a number in it, or be read from a text
//	any         an arbitrary value; a pointer may be one to anything
//	&got        an object of the call, for what it gets from elsewhere; got is the pointer in it
//	new         the object that the last alloc step made
//	file:NAME   an object that belongs to the library: stdin, errno (one per thread). What a pointer to it may
//	            be the result of a call stands for one or more objects (see cfg.Var.Several)
//	own:NAME    likewise, an object of the function that is called
//	-1, 0, 22   a number
//
// Functions that need not be thread-safe (C11 7.1.4 and the descriptions of strtok, strerror, rand, getenv, …;
// POSIX 2.9.1) use objects of the library: where two threads may do so at once, that is a race, whatever the
// library at hand does. Streams lock themselves.
//
// An argument that no step mentions is evaluated and otherwise ignored. What a model does not state does not
// happen: that is the standing assumption library-models.
package models

import (
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// An Arg is an operand; see the package comment.
type Arg = string

// A Verb says what a step does; its operands are listed with it.
type Verb string

const (
	Read  Verb = "read"  // ptr [len]: reads len bytes, or up to the end of the object
	Write Verb = "write" // ptr [len]: writes arbitrary data without pointers
	// ptr [len]: reads and writes; with Deep everything reachable; with Calls functions found there
	Update  Verb = "update"
	Copy    Verb = "copy"    // to from [len]
	Append  Verb = "append"  // to from [len]: at the end of the string at to
	Permute Verb = "permute" // ptr len unit: moves units of bytes around
	// ptr [len]: reads what leaves the program; with Deep everything reachable, with Text a string
	Send    Verb = "send"
	SendAll Verb = "sendall" // value: a value leaves the program
	Receive Verb = "receive" // ptr [len]: writes data from outside; with Deep everywhere that ptr leads
	// RestUpdate also writes it; with Deep everything reachable.
	RestUpdate Verb = "rest-update" // first of the variable arguments
	Rest       Verb = "rest"        // first of the variable arguments: reads what those that are pointers point to
	Set        Verb = "set"         // ptr byte [len]
	Store      Verb = "store"       // ptr value: *ptr = value, of the type that ptr points to; nothing if ptr is null
	Alloc      Verb = "alloc"       // size: fails with a null result, unless Sure
	Map        Verb = "map"         // size offset: memory that has another owner
	Realloc    Verb = "realloc"     // ptr size
	Free       Verb = "free"        // ptr

	Lock       Verb = "lock"        // lock: Kind, Shared, Try; Orphaned
	LockFail   Verb = "lock-fail"   // lock: the path on which it fails; Lost, Ceiling
	Unlock     Verb = "unlock"      // lock
	UnlockFail Verb = "unlock-fail" // lock: the path on which the thread does not own it
	Init       Verb = "init"        // lock [attributes]
	Destroy    Verb = "destroy"     // lock

	CondWait  Verb = "cond-wait" // cond: the middle of a wait
	Signal    Verb = "signal"    // cond
	Broadcast Verb = "broadcast" // cond

	BarrierInit Verb = "barrier-init" // barrier count
	BarrierWait Verb = "barrier-wait" // barrier; Serial
	Meet        Verb = "meet"         // barrier: waits at it, but learns nothing of the others
	SemInit     Verb = "sem-init"     // sem value
	SemPost     Verb = "sem-post"     // sem
	SemWait     Verb = "sem-wait"     // sem: Try

	Create     Verb = "create"      // thread attributes start argument
	AtExit     Verb = "at-exit"     // function [argument]; When: process, cleanup
	Unregister Verb = "unregister"  // takes back what at-exit has registered last with When cleanup
	Handler    Verb = "handler"     // function signal: its handler from now on
	OldHandler Verb = "old-handler" // signal [ptr]: makes its handler the result, or writes it to *ptr
	Join       Verb = "join"        // thread [result]
	JoinFail   Verb = "join-fail"   // thread: the path on which it fails
	Detach     Verb = "detach"      // thread
	Cancel     Verb = "cancel"      // thread
	ThreadExit Verb = "thread-exit" // [value]
	Exit       Verb = "exit"        // ends the process
	Stop       Verb = "stop"        // the path ends here

	AtomicBegin Verb = "atomic-begin" // an atomic section begins
	AtomicEnd   Verb = "atomic-end"   // it ends
	OnceBegin   Verb = "once-begin"   // control
	OnceDone    Verb = "once-done"    // control
	OnceWait    Verb = "once-wait"    // control
	Fence       Verb = "fence"        // sequentially consistent

	// What programs tell race detectors: no effect, and no order that a proof may rely on.
	HappensBefore Verb = "happens-before" // object
	HappensAfter  Verb = "happens-after"  // object

	Call     Verb = "call"      // function arguments…
	CallEach Verb = "call-each" // pointer function arguments…: for each object that it may be, which is it: if there is a function
	Assume   Verb = "assume"    // condition
	Unknown  Verb = "unknown"   // runs code of which nothing is known; Name
	Lookup   Verb = "lookup"    // handle name: the result is what the name stands for, here or in a library
	SetJmp   Verb = "setjmp"    // buffer
	Jump     Verb = "longjmp"   // buffer value

	Printf  Verb = "printf"  // format, first of the variable arguments: reads strings, writes counts
	Scanf   Verb = "scanf"   // format, first of the variable arguments: writes the targets
	VPrintf Verb = "vprintf" // format list
	VScanf  Verb = "vscanf"  // format list

	SetSignals   Verb = "signal-set"    // set bits: which of the signals 1 to 32 are in it from now on
	AddSignal    Verb = "signal-add"    // set signal: writes it
	RemoveSignal Verb = "signal-remove" // set signal: likewise
	Mask         Verb = "mask"          // how set: changes which signals the thread blocks
	Unmasked     Verb = "unmasked"      // any signal may interrupt the thread from here on,
	Masked       Verb = "masked"        // until here

	SetKind     Verb = "set-kind"     // attributes kind: remembers the kind of mutex in an attributes object
	SetRobust   Verb = "set-robust"   // attributes robust: remembers whether it is robust
	SetProtocol Verb = "set-protocol" // attributes protocol: remembers whether it has a priority ceiling
	KeyCreate   Verb = "key-create"   // key destructor
	KeyDelete   Verb = "key-delete"   // key
	SetSpecific Verb = "set-specific" // key value
	GetSpecific Verb = "get-specific" // key: makes the value the result

	// ptr: Body, unless ptr is null; or else the first of two Branches if it is not null, the second if it is
	IfSet  Verb = "if-set"
	If     Verb = "if"     // condition: one of two Branches, likewise
	Either Verb = "either" // one of Branches
	Loop   Verb = "loop"   // Body any number of times
)

// A Step is one thing that a function does.
type Step struct {
	Do       Verb         // the verb
	Args     []Arg        // its operands
	Kind     cfg.LockKind // of a lock: which kind
	Shared   bool         // as a reader
	Try      bool         // without waiting
	Orphaned bool         // lock: of a robust mutex whose owner has ended
	Lost     bool         // lock-fail: of a robust mutex that cannot be repaired
	// lock-fail: of a mutex whose priority ceiling is below the priority of the thread
	Ceiling  bool
	Serial   bool // barrier-wait: the way of one thread of each round
	Zero     bool // alloc: the object is zero
	Text     bool // read, copy: no farther than to the first zero byte
	Wide     bool // read, copy: a string of wide characters
	Stack    bool // alloc: until the function returns
	Sure     bool // alloc: does not fail here
	Deep     bool // update
	Calls    bool // update
	Atomic   bool // read, update: races with no other atomic one
	Internal bool // store, update, receive: bookkeeping of the library, not an access
	Outside  bool // update, rest-update: what is there leaves the program, and what is written comes from outside
	Partial  bool // read, write, receive: the first byte, if anything; how many there are is not known
	// write: what the data are made of, bytes that it points to or a number; or text, what printf prints, or what
	// scanf reads instead of input
	From Arg
	Name string // alloc, exit, unknown: as reports call it
	// at-exit: of the process (process), or of the thread unless it is taken back (cleanup); else at some end
	When     string
	Quick    bool     // exit: what was registered for the end does not run
	Op       string   // atomic-update: see Ops
	Order    string   // atomic steps: see Orders
	Branches []Branch // of Either and the like: the ways
	Body     []Step   // of Loop and the like: the steps
}

// A Branch is one way in which a call may go.
type Branch struct {
	Steps  []Step // what happens, in order
	Result Arg    // what the call returns on this way
	// IfUsed: the branch exists only where the caller looks at the result; otherwise it is assumed not to happen.
	IfUsed bool
	// Feature: the branch exists only if the program has it; with IfUsed as well, if either holds.
	Feature Feature
	// Without: the branch exists only if the program does not have it.
	Without Feature
	// Kept: the branch is there for proofs, in case; no execution is shown that goes this way.
	Kept bool
	// Open: whether the call goes this way, and what it does then, is up to the environment although the
	// function is computed.
	Open bool
	// Assumption names what is assumed then.
	Assumption string
}

// A Feature is something that only some programs do, and that makes other functions behave differently.
type Feature string

const (
	RobustMutexes Feature = "robust mutexes"  // locking one may fail, whatever the program does with the result
	Handlers      Feature = "signal handlers" // waiting may be interrupted
	EarlyEnds     Feature = "early ends"      // threads end in the middle of something
	Ceilings      Feature = "ceilings"        // mutexes have priority ceilings
	DeletedKeys   Feature = "deleted keys"    // the numbers of thread-specific data are used again
	Unmappings    Feature = "unmappings"      // memory is unmapped, and its addresses are used again
	ForkHandlers  Feature = "fork handlers"   // fork calls functions of the program
	Environment   Feature = "environment"     // the program uses the variable environ
	PutStrings    Feature = "put strings"     // the program has put strings of its own into the environment
	SharedErrno   Feature = "shared errno"    // the program takes the address of errno
	// StreamBuffers: streams use memory of the program.
	StreamBuffers Feature = "stream buffers"
	// UnlockedStreams: some functions use streams without locking them.
	UnlockedStreams Feature = "unlocked streams"
	// RandomStates: random uses memory of the program.
	RandomStates Feature = "random states"
	// DefaultAttributes: threads that are created without attributes have some that the program has set.
	DefaultAttributes Feature = "default attributes"
	// KeyDestructors: functions of the program run at the end of threads, for what these keep by keys.
	KeyDestructors Feature = "key destructors"
	// LogNames: what is logged begins with a text of the program.
	LogNames Feature = "log names"
)

// A Model says what one function does.
type Model struct {
	Name     string  // of the function
	Steps    []Step  // what a call does, in order
	Result   Arg     // the result; "" for none, or if the branches give it
	Type     string  // result of a function that is used without a declaration: "void", "int", "long", "size", "ptr"
	NoReturn bool    // a call does not come back
	Override bool    // happens after the body if the program defines the function
	Feature  Feature // that a program has which uses the function
	Stream   bool    // uses a stream, and perhaps its buffer
	Pos      cfg.Pos // of a model that a user wrote
	Pack     string  // the library, other than that of C, whose function it is; see package packs
}

// Synchronises reports whether a function orders, starts or ends threads, or decides what they run.
func (m *Model) Synchronises() bool { return synchronises(m.Steps) }

// Verifier reports whether a built-in model is that of a function by which verifiers are told something, and
// which may hide an execution: one of SV-COMP's, but for those that only give a value.
func (m *Model) Verifier() bool {
	return !m.User() && strings.HasPrefix(m.Name, "__VERIFIER_") && len(m.Steps) > 0
}

func synchronises(steps []Step) bool {
	return slices.ContainsFunc(steps, func(s Step) bool {
		switch s.Do {
		case Lock, LockFail, Unlock, UnlockFail, Init, Destroy, CondWait, Signal, Broadcast, BarrierInit, BarrierWait,
			Meet, SemInit, SemPost, SemWait,
			Create, AtExit, Unregister, Handler, OldHandler, Join, JoinFail, Detach, Cancel, ThreadExit, Exit, AtomicBegin, AtomicEnd,
			OnceBegin, OnceDone, OnceWait, Fence, AtomicLoad, AtomicStore, AtomicUpdate, AtomicCompare, SetKind,
			SetRobust, SetProtocol, Call, CallEach, KeyCreate, SetSpecific:
			return true
		}
		return synchronises(s.Body) || slices.ContainsFunc(s.Branches, func(b Branch) bool { return synchronises(b.Steps) })
	})
}

// A Table finds models by name. Tables may be used by several goroutines at once.
type Table struct {
	builtin bool
	added   map[string]*Model // these prevail
}

// Lookup returns the model of a function, or nil.
func (t *Table) Lookup(name string) *Model {
	if m := t.added[name]; m != nil || !t.builtin {
		return m
	}
	return lookupBuiltin(name)
}

// Len is the number of functions that the table knows.
func (t *Table) Len() int {
	n := 0
	t.Each(func(*Model) { n++ })
	return n
}

// With returns a table in which the given models replace those of the same name.
func (t *Table) With(ms ...Model) *Table {
	n := &Table{builtin: t.builtin, added: maps.Clone(t.added)}
	if n.added == nil {
		n.added = map[string]*Model{}
	}
	for i := range ms {
		n.added[ms[i].Name] = &ms[i]
	}
	return n
}

// Each calls f for every model, in no particular order.
func (t *Table) Each(f func(*Model)) {
	for _, m := range t.added {
		f(m)
	}
	if !t.builtin {
		return
	}
	for line := range strings.Lines(builtinNames) {
		name, _, _ := strings.Cut(line, " ")
		if t.added[name] == nil {
			f(lookupBuiltin(name))
		}
	}
}
