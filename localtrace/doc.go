// Package localtrace is the executable local-trace semantics of small programs: the concrete semantics that
// digests abstract ("Data Race Detection by Digest-Driven Abstract Interpretation", §2 and §4; DESIGN §2). It
// is for testing, not for analysing real programs.
//
// # Local traces
//
// An execution is a partial order of thread-local steps. A local trace is one thread's view of it: its last
// step with everything that comes before that in the causality order. So a [Trace] is a node of a directed
// acyclic graph, whose edges say what a step comes after:
//
//	Prev      the thread's previous step (program order)
//	Creator   of a thread's first node: the creator's trace just before the create action
//	Sees      the traces that an observing step observes: the unlock before a lock, the end of a joined thread, the
//	          signal that woke a waiter, the release write that an acquire read reads from, the other arrivals at a
//	          barrier
//	Over      of an access to a plain memory cell g: the access to g before it. This is the order of the imaginary
//	          atomicity mutex m_g; the access stands for the whole sequence lock(m_g); access; unlock(m_g)
//
// Nodes are shared: two executions that agree on a thread's view yield the same node. Thus the identities of
// traces are the local traces of the program, and those of the first nodes and of allocations identify threads
// and heap objects.
//
// Atomic loads that are not sequentially consistent may find old values, as far as C11 permits, though none
// that are written later: so an execution is an order of steps, but no interleaving. The order of atomic
// accesses is not part of the causality order, except as C11 says: from a release write, or a release fence
// before a relaxed one, to the acquire read that reads from it, or to an acquire fence after a relaxed one.
//
// # Enumeration
//
// [Explore] runs all interleavings of the program's visible actions, up to bounds (on the actions of a thread,
// threads, the depth of calls, states), and collects the traces and the racy pairs of accesses. What it covers
// is closed under prefixes, so what holds for all traces must hold for those that were enumerated.
//
// # What is covered
//
// Programs over [cfg.Program], whose variables are globals (scalars, and objects for locks), locals and
// parameters, with at most one access of memory per action (load operands into registers first):
//
//	control       assignments, guards, choices (several outgoing edges), calls of known functions with arguments and
//	              results, recursion
//	threads       creation, join, detaching, exit, cancellation (at any later action); signal handlers, which
//	              interrupt the thread that has installed them, once; functions that run when a thread has ended, or
//	              at the exit
//	locks         mutexes of all types, robust ones too, with tries and failures, read-write locks, spin locks,
//	              atomic sections
//	waiting       condition variables with lost and spurious wake-ups, barriers, semaphores, once-initialisation
//	atomics       loads, stores, read-modify-writes, compare-and-swap, fences, of all orders
//	the text      what digests see of the program itself: edges before and after, calls, assignments to registers
//	memory        allocation, variables of activations, escape
//	unknown code  does something to an object of synchronisation that it is given, or releases a lock that the
//	              thread holds (objects that are assigned to as variables are made anew)
//
// Everything else is an error. Package small is a notation for such programs, and generates them.
//
// This package may change in any release: see COMPATIBILITY.md.
package localtrace
