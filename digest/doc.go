// Package digest is the framework for digests: abstractions of the history of a thread, which tell a data-race
// analysis whether two accesses may run in parallel. It follows "Data Race Detection by Digest-Driven Abstract
// Interpretation" and DESIGN §2.
//
// # Terms
//
// A local trace is one thread's view of an execution: its own past and what it has learned about others. A
// digest maps every local trace to an element. It is given by what happens to the element when the trace grows:
//
//	Init                       the program's start
//	Step(a, event)             a local, observable or creating event
//	Observe(a, b, event)       an observing event (lock, join, acquire read, …); b is the digest of the trace that is observed
//	New(a, event)              the first digests of the thread that the event creates
//	MayRun(a, b)               may two accesses, reached with a and b, run in parallel?
//
// Step and Observe may have no result: no execution with such a past can take this step. A digest is admissible
// if, whenever a step is possible for traces with these digests, the operation has a result, and the digest of
// the longer trace lies below it. It is access stable if a lock, access, unlock sequence on the imaginary
// atomicity mutex of the accessed object does not change it. Package digesttest checks both, and the soundness
// of MayRun, against an executable semantics.
//
// An element is a key with a lattice part. Keys are never merged: they split the analysis, so that a lock that
// is taken on one branch only is not forgotten. Elements with one key are merged by Join: may-sets grow by
// union, must-sets shrink by intersection.
//
// # Writing a digest
//
// Implement [Digest] for an element type that is comparable; use an [Interner] for sets. Implement what else applies:
//
//	Latticed       elements have a lattice part
//	Mergeable      elements with different keys can be merged when there are too many
//	FactLattice    the digest has global facts (Context.Fact and Context.Contribute)
//	Requirer       it reads the elements of other digests
//	Describer      it prints elements for reports
//	NamesThreads   its keys identify threads
//	KnowsPhases    it knows when no other thread can act
//	Comparer       it orders elements by content
//	HoldsMutexes   it knows which mutexes a thread holds: they hide values of shared objects from others
//	SeesAddresses  it handles the expressions by which operands are reached, and assignments to the variables in them
//	Summarizes     MayRun sees something else than the element: a lock relative to the accessed place, for example
//	Projects       values of shared objects are told apart by it, and read only by those who can Observe them
//
// A digest that has no MayRun of its own returns [Derived], the generic predicate of the paper's Proposition 2.
// Then test it with digesttest.Run, and add one line to the registry in package analyses.
//
// # What is no event
//
// A digest is told of what the program does, and of unknown code (a function without a body, assembly) only
// what such code does to the running thread and its locks:
//
//	EvUnlock, Perhaps   it may have released locks that it found, or functions that it called back may have; and acquired others: Acquired
//	EvMutexInit         it may have overwritten locks and controls that it found
//	EvCreate            the functions that it found may run, from here on, in threads of which there may be several
//	EvEscape            what it was given has been handed on, unless that had escaped before
//	EvReturn            it may have ended the thread
//
// All else is no event: unknown code may post a semaphore, signal, pass a barrier, run an initialisation, join
// a thread, release and acquire atomic objects. So conclude from an event that has happened, and not from the
// absence of one, unless the list above has it: "nobody posts, so nobody passes" is wrong, and a digest that
// counts must not take its count for all that there is. (That flags of EvSet are set by events only is the
// engine's promise: nobody else knows their addresses.)
//
// Nor are accesses events. They are compared as if no race came before them; but where an address comes to a
// thread by a race, the pairs of accesses behind it are asked for a second time with [Location].Raced. A digest
// that excludes a pair because whoever reads an address comes after what had happened to the object before must
// not do so then.
//
// # Combining digests
//
// [Erase] makes a [Component] of a digest by numbering its elements. [NewProduct] combines components into a
// [Product], which is what the engine and the race pass work with. Instances hold interned elements: they
// belong to one analysis.
package digest
