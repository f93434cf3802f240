package cfg

// An Action labels an edge: what one step of a thread does. Expressions in an action are evaluated in the order
// of its fields; the reads that they contain come first, then the action's own effect on memory.
//
// How the concrete semantics classifies them (DESIGN: local, observable, observing, creating):
//
//	local       Skip Assign Guard Declare Call Return Alloc Free MemCopy MemSet Touch Send Havoc Annotate SignalMask
//	            LockFail UnlockFail JoinFail MutexDestroy Cancel VaStart VaEnd VaArg SetJmp LongJmp ThreadExit(1) Exit
//	creating    Create
//	observing   Lock Join CondWait BarrierWait SemWait AtomicBegin OnceWait AtomicLoad Fence(2)
//	observable  Unlock MutexInit CondSignal BarrierInit SemInit SemPost AtomicEnd OnceDone AtomicStore ThreadExit(1)
//	            Return(1)
//	both        BarrierWait AtomicRMW AtomicCAS Fence(2)
//
// (1) the end of a thread is observed by Join. (2) according to its memory order.
//
// Where several edges that are not guards leave a node, the thread chooses one (a library call that may fail).
type Action interface {
	isAction()
	String() string // as C would say it
}

// Skip does nothing.
type Skip struct{}

// Assign evaluates RHS, then writes it to LHS. The types agree; RHS of a record type is a [Load].
type Assign struct {
	LHS *LVal // what is written
	RHS Expr  // its new value
}

// Guard lets the thread pass if Cond is non-zero (Truth) or zero (not Truth).
type Guard struct {
	Cond  Expr // a scalar, compared with zero
	Truth bool // passes if Cond is not zero; otherwise if it is
}

// Declare begins the life of a local variable: a new object with indeterminate content.
type Declare struct {
	Var *Var // the variable
}

// Call evaluates Callee and Args, runs the function and writes its result to Result (nil: ignored). Callee is a
// [FuncRef] or any expression of type pointer to function. A function without a body is unknown: it does its
// worst.
//
// The callee may be a function of another type: then [Passing] says what it finds of the arguments, and the
// caller of its result.
//
// An analysis that knows several objects to which Each may point takes them one by one: so a function that lies in
// one of them is called with what lies beside it. Where nothing that may be a function lies in one, there is no call
// with it, unless that holds for all of them and one holds a number: then that may be any function.
type Call struct {
	Result *LVal  // what the result is written to; nil: ignored
	Callee Expr   // a FuncRef, or a pointer to the function
	Args   []Expr // in the order of the parameters; there may be more, or fewer
	Each   *Var   // a register of pointer type that Callee and Args mention; or nil
}

// Return leaves the function through its exit node with a value (nil for none).
type Return struct {
	Value Expr // nil in void functions
}

// AllocKind says how an object is allocated.
type AllocKind uint8

const (
	Heap  AllocKind = iota // malloc and relatives: lives until freed
	Stack                  // alloca, variable-length arrays: lives until the function returns
)

// Alloc allocates a new object of Size bytes (all zero if Zero, else indeterminate) and writes its address to
// Result. Failure is a separate path that assigns a null pointer, made by whoever builds the graph. With Shared
// it is memory that has another owner (a file, other processes), and that other such allocations may return as
// well; the address lies Offset bytes (nil: 0) behind the start of that memory.
type Alloc struct {
	Result *LVal     // what the address is written to
	Size   Expr      // in bytes
	Offset Expr      // in bytes; nil: 0
	Zero   bool      // the content is zero, else indeterminate
	Shared bool      // others may have this memory, too
	Kind   AllocKind // how long it lives
	Name   string    // "malloc", for reports
}

// Free ends the life of the object that Ptr points to; a null pointer is ignored.
type Free struct {
	Ptr Expr // the address of the object, or null
}

// MemCopy copies Len bytes from Src to Dst (memcpy, memmove, strcpy, realloc): a read of the source and a write
// of the target. A nil Len is unknown: as much as both objects hold. With Text the source ends at its first
// zero byte, and what is left of Len is filled with zeros; with Append the copy begins where the string at Dst
// ends, and ends with a zero byte. With Wide strings consist of wide characters ([WideChar]).
type MemCopy struct {
	Dst, Src           Expr // the addresses of the target and of the source
	Len                Expr // in bytes; nil: not known
	Text, Append, Wide bool // of strings; behind the one at Dst; of wide characters
	Pos                Pos  // where it is
}

// WideChar is the size of a wide character, on Linux.
const WideChar = 4

// MemSet writes Len bytes at Dst: copies of Byte, or up to so many bytes of arbitrary data without pointers if
// Byte is nil (read, fgets, scanf): the rest, if not all, is what was there. A nil Len is unknown: up to the
// end of the object. With Received the data come from outside (a file, a pipe, a queue), where they may be what
// the program has sent by a [Touch] or a [Send]: they may hold pointers. With From they are made of what the
// program has (sprintf): parts of numbers in From, and of what pointers in From point to, which is no access.
// With Internal it is no access either, and an execution that looks at the data is a guess, unless Func and Args
// say what determines them: the text that a function prints, see [Nondet].
type MemSet struct {
	Dst                Expr   // the address of the first byte
	Byte               Expr   // the value of each byte; nil: arbitrary data
	Len                Expr   // in bytes; nil: up to the end of the object
	From               []Expr // what the data are made of
	Received, Internal bool   // the data come from outside; it is no access
	Func               string // what determines the data, as in Nondet; empty: nothing that is known
	Args               []Expr // of Func
	AsText             bool   // see Send
	Pos                Pos    // where it is
}

// Send lets values leave the program, which may receive them again: see [MemSet]. AsText, here and of a [MemSet] or
// [Touch], says that they leave as characters, or come in as such: an address as its digits. A [MemSet] AsText makes
// a text by a format that nobody knows.
type Send struct {
	Values []Expr // what leaves
	AsText bool   // as characters
}

// Touch is what a library function does to an argument: it reads and/or writes Len bytes (nil: up to the
// object's end). With Deep it follows pointers found there, everywhere they lead, and does the same; with Calls
// it may also call any function that it reaches, in this thread. Written bytes may afterwards hold anything
// that was reachable. With Unit the bytes are only moved around in units of that size (sorting). With Sent what
// is read leaves the program, which may receive it again; with Received what is written may be such data: see
// [MemSet]. With Internal it is no access. With Text it ends at the first zero byte, or with Wide at the first
// wide character that is zero.
type Touch struct {
	Ptr                 Expr // the argument
	Len                 Expr // in bytes; nil: up to the end of the object
	Unit                Expr // in bytes: the size of what is moved around; nil: nothing keeps together
	Read, Write, Atomic bool // what it does
	Deep, Calls         bool // follows pointers; calls functions that it finds
	Sent, Received      bool // what is read leaves the program; what is written may have left it before
	Internal            bool // it is no access
	Text, Wide          bool // it ends at a zero byte; at a wide character that is zero
	AsText              bool // see Send
	Pos                 Pos  // where it is
}

// Havoc stands for code that is not modelled (inline assembly): it may read and write whatever it can reach from Args,
// call the functions that it reaches, and start threads with them. Text says what it was.
// Outputs are lvalues that it certainly may write.
type Havoc struct {
	Text     string    // what it was, for reports
	Args     []Expr    // what it is given
	Outputs  []*LVal   // what it may write besides
	Assembly *Assembly // what it says of itself, if it is assembly that says so
	Pos      Pos       // where it is
}

// Assembly is what an assembly statement says of itself: that it uses its operands and nothing else, or with Clobbers
// also the memory that they lead to. That it is true is for the analysis to assume.
type Assembly struct {
	Memory   []MemoryOperand // in the order of the arguments
	Clobbers bool            // "memory"
}

// A MemoryOperand is an operand of assembly that lies in memory: its address is an argument of the [Havoc].
type MemoryOperand struct {
	Arg         int   // the number of the argument
	Size        int64 // in bytes, 0 if it is not known
	Read, Write bool  // what the statement does to it
}

// Unregister takes back the function that the thread has registered last for its end (pthread_cleanup_pop).
type Unregister struct{}

// Exit ends the whole process (exit, abort, a failed assertion); if Quick, without running what was registered
// for its end.
type Exit struct {
	Name  string // "exit", for reports
	Quick bool   // nothing is run that was registered for the end
}

// MemoryOrder is a C11 memory order.
type MemoryOrder uint8

const (
	Relaxed MemoryOrder = iota // no order
	Consume                    // what depends on the value is ordered
	Acquire                    // what follows is ordered behind the write that is read
	Release                    // what comes before is ordered before a read that acquires
	AcqRel                     // both
	SeqCst                     // both, and all such accesses have one order
)

// Acquires reports whether a read with this order observes the release that it reads from; with Consume, what
// depends on the value does.
func (o MemoryOrder) Acquires() bool { return o == Consume || o == Acquire || o >= AcqRel }

// Releases reports whether a write with this order publishes the writer's past.
func (o MemoryOrder) Releases() bool { return o >= Release }

// Unordered reports whether an action is an atomic access that reads without acquiring, or writes without releasing.
// With Consume, only what depends on the value is ordered.
func Unordered(a Action) bool {
	switch a := a.(type) {
	case *AtomicLoad:
		return a.Order < Acquire
	case *AtomicStore:
		return !a.Order.Releases()
	case *AtomicRMW:
		return a.Order < AcqRel
	case *AtomicCAS:
		return a.Order < AcqRel || a.Failure < Acquire
	}
	return false
}

// AtomicLoad reads Source atomically into Result.
type AtomicLoad struct {
	Result   *LVal       // what the value is written to, not atomically; nil: not wanted
	Source   *LVal       // what is read
	Order    MemoryOrder // the memory order
	Assembly bool        // it is an instruction of assembly, which is taken for an atomic load
}

// AtomicStore writes Value to Target atomically.
type AtomicStore struct {
	Target   *LVal       // what is written
	Value    Expr        // its new value
	Order    MemoryOrder // the memory order
	Assembly bool        // see AtomicLoad
}

// RMWOp is the operation of an atomic read-modify-write.
type RMWOp uint8

const (
	RMWExchange RMWOp = iota // v becomes the operand
	RMWAdd                   // v + operand
	RMWSub                   // v - operand
	RMWAnd                   // v & operand
	RMWOr                    // v | operand
	RMWXor                   // v ^ operand
	RMWNand                  // ~(v & operand)
)

// Operator computes what is stored from the old value and the operand; [RMWNand] inverts that, and an exchange
// computes nothing.
func (op RMWOp) Operator() BinaryOp {
	return [...]BinaryOp{RMWAdd: Add, RMWSub: Sub, RMWAnd: And, RMWOr: Or, RMWXor: Xor, RMWNand: And}[op]
}

// AtomicRMW replaces Target's value v by v op Operand atomically. Old, then New receive the values before and
// after (nil: not wanted). For pointers the operand is in bytes.
type AtomicRMW struct {
	Old, New *LVal       // what the values before and after are written to; nil: not wanted
	Target   *LVal       // what is changed
	Op       RMWOp       // what comes of v and Operand
	Operand  Expr        // in bytes for pointers
	Order    MemoryOrder // the memory order
	Barrier  bool        // it is a full memory barrier besides, as gcc says of its operations __sync_...
	Assembly bool        // it is an instruction of assembly
}

// Adds is the constant that the operation adds to its target, negative if it subtracts one; ok is false if it does
// something else.
func (a *AtomicRMW) Adds() (n int64, ok bool) {
	n, ok = IsConst(a.Operand)
	switch a.Op {
	case RMWAdd:
		return n, ok
	case RMWSub:
		return -n, ok
	}
	return 0, false
}

// AtomicCAS compares Target with the value of Expected; if equal it writes Desired and sets Success to 1.
// Otherwise it sets Success to 0. Observed (nil: not wanted) receives the value that was read, in both cases.
// A weak one may fail although equal.
type AtomicCAS struct {
	Success  *LVal       // becomes 1 if Desired has been written, else 0
	Observed *LVal       // what was read; nil: not wanted
	Target   *LVal       // what is compared and perhaps written
	Expected Expr        // what Target is compared with
	Desired  Expr        // what Target becomes if it is equal
	Weak     bool        // it may fail although equal
	Order    MemoryOrder // on success
	Failure  MemoryOrder // the order on failure
	Barrier  bool        // see AtomicRMW
	Assembly bool        // it is an instruction of assembly
}

// Fence is a memory fence.
type Fence struct{ Order MemoryOrder }

// VaStart initialises a va_list with the variable arguments of the running function: a write.
type VaStart struct{ List *LVal }

// VaEnd ends the use of a va_list, which may write it (C11 7.16.1.3) and leaves it without a value.
type VaEnd struct{ List *LVal }

// VaArg reads the next argument of a va_list, and moves that on: a read and a write.
type VaArg struct {
	Result *LVal // nil: not wanted
	List   *LVal // the list
}

// SetJmp saves the place in *Buf, which it writes, and assigns 0 to Result; a [LongJmp] to *Buf continues after
// it with another value. If Internal, the buffer is none of the program's.
type SetJmp struct {
	Buf      Expr  // the address of the buffer
	Result   *LVal // what setjmp returns is written here
	Internal bool  // the buffer is none of the program's
}

// LongJmp continues at the [SetJmp] that last filled *Buf, which it reads.
type LongJmp struct {
	Buf      Expr // the address of the buffer
	Value    Expr // what setjmp returns, 1 if it is 0
	Internal bool // the buffer is none of the program's
}

func (*Skip) isAction()        {}
func (*Assign) isAction()      {}
func (*Guard) isAction()       {}
func (*Declare) isAction()     {}
func (*Call) isAction()        {}
func (*Return) isAction()      {}
func (*Alloc) isAction()       {}
func (*Free) isAction()        {}
func (*MemCopy) isAction()     {}
func (*MemSet) isAction()      {}
func (*Send) isAction()        {}
func (*Touch) isAction()       {}
func (*Havoc) isAction()       {}
func (*Unregister) isAction()  {}
func (*Exit) isAction()        {}
func (*AtomicLoad) isAction()  {}
func (*AtomicStore) isAction() {}
func (*AtomicRMW) isAction()   {}
func (*AtomicCAS) isAction()   {}
func (*Fence) isAction()       {}
func (*VaStart) isAction()     {}
func (*VaEnd) isAction()       {}
func (*VaArg) isAction()       {}
func (*SetJmp) isAction()      {}
func (*LongJmp) isAction()     {}
