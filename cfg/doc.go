// Package cfg represents whole C programs as typed control-flow graphs whose edges carry actions.
//
// It is what the front end makes, what the analyses read, and what the interpreter runs. It knows nothing about
// the C parser and nothing about any analysis. Programs can also be made by hand, with a [Builder].
//
// # Programs
//
// A [Program] has global variables, functions and an entry point. Each [Func] is a graph: a [Node] is a program
// point, an [Edge] is one step of a thread, labelled with an [Action]. The graph has one entry; every return
// leads to one exit. Paths that do not return (a call of exit, an endless wait) end in nodes without outgoing
// edges.
//
// Where several edges leave a node, they are either a pair of [Guard]s with the same condition, one for each
// truth, of which exactly one passes, or alternatives: the thread takes any of them (malloc succeeds or fails,
// a trylock succeeds or fails).
//
// The main thread runs Program.TLSInit, Program.Init and then Main; every other thread runs TLSInit and its
// start function. All globals are zero before that.
//
// # Types
//
// Types carry size, alignment and the offsets of members; [Types] holds the basic ones of a [DataModel].
// Typedefs are resolved, qualifiers are gone (volatile is a mark on the lvalue; accesses to _Atomic objects are
// atomic actions), enumerations are integers. Use [Identical] to compare types.
//
// # Variables and accesses
//
// A [Var] is an object. A scalar local whose address is never taken is a register ([Var.Register]): no other
// thread can see it, and using it is not an access. Everything else is memory. An [LVal] designates memory, or
// a register: a variable, or the target of a pointer, with a path of members and elements.
//
// Every read and write of the source occurs exactly once, with the position of the lvalue in the source:
//
//	reads   each [Load] of an expression that the action evaluates; the source of an AtomicLoad, MemCopy or Touch
//	writes  the LHS of an Assign; Result and similar operands; the targets of MemCopy, MemSet, Touch; outputs of a Havoc
//	both    the targets of AtomicRMW and AtomicCAS
//
// Computing an address ([AddrOf]) is no access. Reading one member of a record touches only its bytes; a
// bit-field touches its whole memory location ([Field]). An lvalue or a Touch marked Internal is bookkeeping of
// a library model and no access.
//
// # Expressions
//
// An [Expr] has no side effect but the reads in it, and is evaluated from left to right, inside out. All
// conversions are explicit.
//
//	expression   is                              its type
//	*Const       an integer, a null or absolute pointer
//	*FloatConst  a floating constant
//	*FuncRef     the address of a function       pointer to function
//	*AddrOf      &lvalue, or an array decayed    pointer to the lvalue's type, or to its element type
//	*Load        the value of an lvalue          that of the lvalue; records only where a whole object is moved
//	*Unary       - ~ !                           that of the operand; ! is int
//	*Binary      arithmetic and comparisons      that of both operands (shifts: of the left one); comparisons are int
//	*PtrAdd      pointer + index * scale bytes   that of the pointer
//	*PtrDiff     (pointer - pointer) / scale     ptrdiff_t
//	*Cast        a conversion between scalars    the target
//	*Nondet      an arbitrary value              any scalar
//	*Self        the running thread              an integer
//
// There are no &&, || and ?: expressions: they are control flow.
//
// # Actions
//
// An action evaluates its operands in the order of its fields, then takes effect.
//
//	action                        effect
//	Skip                          none
//	Assign                        LHS = RHS
//	Guard                         passes if Cond has the given truth
//	Declare                       a local variable becomes a new object without a value
//	Call, Return                  as in C; a function without a body does its worst
//	Alloc, Free                   heap objects, and stack objects of variable size
//	MemCopy, MemSet, Touch        what library functions do to memory
//	Send                          values that leave the program
//	Havoc                         unknown code, and assembly
//	VaStart, VaEnd, VaArg         variable arguments
//	SetJmp, LongJmp               non-local jumps
//	Unregister                    takes back what was registered for the end of the thread
//	Create, Join, JoinFail,       threads; Create also registers signal handlers and exit functions
//	  Detach, Cancel, ThreadExit, Exit
//	Lock, LockFail, Unlock,       mutexes, read-write locks and spin locks
//	  UnlockFail, MutexInit, MutexDestroy
//	AtomicBegin, AtomicEnd        sections that do not overlap
//	CondWait, CondSignal          condition variables: a wait is Unlock, CondWait or Skip, Lock
//	BarrierInit, BarrierWait
//	SemInit, SemPost, SemWait
//	OnceBegin, OnceDone, OnceWait
//	SignalMask                    signals that the thread blocks
//	Annotate                      what the program tells race detectors; it has no effect
//	AtomicLoad, AtomicStore,      C11 atomics with memory orders
//	  AtomicRMW, AtomicCAS, Fence
//
// [Operands], [Inspect] and their relatives visit what an action holds. [Fprint] and [FprintDot] show a
// program; [Check] verifies what this comment says.
package cfg
