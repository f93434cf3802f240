// Package interp runs a finished [cfg.Program] concretely: one visible action of one thread at a time, in the
// order that the caller chooses. It knows C's memory and arithmetic and the meaning of every action of package
// cfg, and nothing about abstraction or search: it is the oracle of the soundness tests and the engine of
// exploration.
//
// # Steps
//
// A thread always stands in front of a visible operation: a read or a write of memory that others could reach,
// an operation of synchronisation, its own end. [Machine.Step] performs that operation and then everything that
// only this thread can see (registers, arithmetic, branches, calls) until the next visible operation. The trees
// of package cfg may read memory several times in one action (x = *p + *q); each of these reads is a step of
// its own, so that another thread can come between any two of them. Because a thread stops before the
// operation, its object and byte range are known in advance ([Machine.Pending]): that is what a search needs in
// order to see which operations depend on each other.
//
// Registers ([cfg.Var.Register]) and local objects whose address is never taken are invisible.
//
// # Choices
//
// A run is determined by the schedule and by the answers of [Options.Choose]: values of [cfg.Nondet], of
// indeterminate memory, of unknown library results; how many arguments main gets, and what they say, if it
// looks at them; which of several edges a thread takes where a library call may fail; which waiter a signal
// wakes. Only possible edges are offered: a try-lock of a free mutex does not fail (unless [Options.Spurious]),
// a mutex that checks errors reports a deadlock only to its owner.
//
// What the program's text leaves open, down to where objects lie, is one list, [OpenFact]. A run settles it, in
// one way or in another; or its caller says by a [Policy] that what depends on it is kept unknown, so that
// branches on it are choices, or that the run ends where it matters.
//
// # Memory
//
// Memory is a set of objects, each an array of bytes. A byte is initialised or indeterminate, and carries the
// *provenance* of the pointer that it is a part of, so that a pointer survives memcpy, unions, and being copied
// byte by byte. Every object also has an address in one flat address space with gaps between the objects; casts
// to integers show it. A pointer made from an integer keeps its provenance as long as it points into that
// object; otherwise the object is looked up by address when the pointer is used, as in the PNVI memory model of
// C ("exposed provenance"; Memarian et al., Exploring C semantics and pointer provenance, POPL 2019). Addresses
// are never reused: a dangling pointer is recognised for ever.
//
// # Outcomes
//
// A run ends with an [Outcome]. Undefined behaviour (null, dangling and out-of-bounds accesses, division by
// zero, releasing a normal mutex that one does not hold, …) ends it with [Undefined]; calling a function
// without a body with [Unmodelled]; a failed assumption with [Infeasible]. Integers wrap, as package cfg's
// semantics says. Data races are nothing special here: accesses happen in the order of the steps.
//
// A [Follower] gives labels to values that were chosen, and to what is computed from them; the machine carries
// the labels along and tells of the branches that depend on them.
//
// # Library functions
//
// A call of a library function is what its model made of it: accesses, and a result that may be any
// ([cfg.Nondet]). Results that strings and numbers determine (strlen, strcmp, strtol, …) are computed, see
// compute.go, and so is what printf and its relatives write, see print.go; calls on pipes and the like are
// executed, see files.go; of others a choice is a guess ([Choice].Guess), and shows nothing.
//
// # Saved states
//
// [Machine.Snapshot] and [Machine.Restore] share everything that does not change: objects, threads and stack
// frames carry the number of the epoch in which they were made, a snapshot begins a new epoch, and whatever is
// older is copied before it is written. A state may also go on in another machine ([Machine.Fork]). All take
// time in the number of threads and, divided by 64, of objects.
//
// A [Canon] writes a state of a complete run down, so that states that differ in names only are written alike.
//
// # Limits
//
// Numbers of type long double are those of x86, with 64 digits; _Float128, the decimal types and complex long
// double are not computed, and what another compiler may compute otherwise (products of complex numbers,
// inexact results for i386) is a guess. Signal handlers (a kind of [cfg.Create]) are noted but do not run, nor
// does what runs at ends that are not known ([cfg.Sometime]); all else that was registered for the end of a
// thread or of the process runs there, see handler.go. [cfg.Touch] reads or writes only the object that its
// pointer points to and leaves its contents alone; of a string it covers the bytes up to the terminator. These
// choose one of the behaviours that package cfg allows, never one that it does not.
//
// This package may change in any release: see COMPATIBILITY.md.
package interp
