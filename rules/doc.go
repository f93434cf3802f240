// Package rules is the rule book of threads: what the operations of POSIX threads and of C11's do to the objects
// that threads synchronise with, what happens before what, which accesses race, and which steps commute. All
// parts that execute programs, or reason about executions, ask it, so that they cannot come to differ: package
// interp and package localtrace execute by these rules, package explore orders and compares by them, package race
// finds the pairs that conflict, and the engine and its digests ask for all that may come of a lock of which they
// know little.
//
// # Locks
//
// A [Lock] is the state of a mutex, a read-write lock or a spin lock in an execution. A [View] is what one thread
// sees of it, which has few values: the rules are functions of views, and can be listed (testdata/locks.txt) and
// held against the machine's own threads. Who does not know the state has a [Knowledge], which stands for some
// views, and gets the union of their answers.
//
// An [Answer] has two sides. May is what the standards allow, and what an analysis must reckon with; Usual is
// what the GNU C library does, so that an execution by it is one of this machine:
//
//	the thread                 asks for          mutex: normal   recursive   checking    read-write lock
//	holds nothing, it is free  lock              succeeds        succeeds    succeeds    succeeds
//	holds nothing, it is held  lock              waits           waits       waits       waits
//	                           trylock           EBUSY           EBUSY       EBUSY       EBUSY
//	owns it                    lock              waits           succeeds    EDEADLK     EDEADLK (may: waits)
//	                           trylock           EBUSY           succeeds    EBUSY       EBUSY
//	reads it                   lock to read                                              succeeds (may: EAGAIN)
//	                           lock to write                                             waits (may: EDEADLK)
//	does not own it            unlock            undefined       EPERM       EPERM       undefined
//
// An owner that ends keeps a mutex for ever, unless that is robust. Then the next one gets it with EOWNERDEAD,
// and if that releases it without having repaired it, the lock is [Lost].
//
// The other objects are a [Barrier], a [Semaphore], and the control of an initialisation that runs [Once]. A
// condition variable has no state but who waits, see [Woken].
//
// # Order and conflicts
//
// An [Act] is what a thread does to others. Its [Flow] says in which [Channel] its past is published, or from
// which it learns; happens-before is what comes of that, with the order of each thread and, for atomic accesses,
// a [Standard]. Two accesses that nothing orders race if they [Conflict]. An operation on an object of
// synchronisation is an access of that, too ([Act.Access]): making it races with using it.
//
// # Dependence
//
// A search that executes one of several orders of steps that do not matter to each other asks [Dependent], and
// [Enables].
//
// This package may change in any release: see COMPATIBILITY.md.
package rules
