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
//	Observe(a, b, event)       an observing event (lock, join, acquire read, …); b is the digest of the trace that
//	                           is observed
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
//	Requirer       it reads the elements of other digests
//	Describer      it prints elements for reports
//	Explainer      it says in words what it finds of accesses that it excludes
//	NamesThreads   its keys identify threads
//	KnowsPhases    it knows when no other thread can act
//	Comparer       it orders elements by content
//	HoldsMutexes   it knows which mutexes a thread holds: they hide values of shared objects from others
//	Watcher        it looks at the program itself: conditions, assignments to variables, calls
//	Framed         of objects that a function that is called cannot reach, its caller keeps what is known to itself
//	Recalling      what a caller has known before a call still holds behind it, unless the function has done something
//	Impossible     some of its elements are those of no history, and nothing goes on from there
//	Summarizes     MayRun sees something else than the element: a lock relative to the accessed place, for example
//	Projects       values of shared objects are told apart by it, and read only by those who can Observe them
//
// Global facts are of a kind with one type of keys and one of values: [FactKind], [Marks]. A must-set in an
// element is a [MustSet].
//
// A digest that has no MayRun of its own returns [Derived], the generic predicate of the paper's Proposition 2.
// Then test it with digesttest.Run, and add one line to the registry in package analyses.
//
// # What happens, and what unknown code may do
//
// A digest is told of what the program does, event by event; of code that is not in the program (a function
// without a body, assembly) it is told once, by EvUnknown, what that may have done to which objects. The right
// side says what such code may do of each kind, and what a digest has to do about it.
//
//	event                            class       what EvUnknown stands for; what a digest does
//	EvLock                           observing   takes, and keeps Acquired: what may be held grows
//	EvUnlock                         observable  releases what the thread holds of Memory, as often as it likes:
//	                                             nothing of it is certainly held
//	EvLockFail, EvUnlockFail         local       any error; nothing
//	EvMutexInit, EvMutexDestroy      observable  is told apart, as EvOverwrite
//	EvOverwrite                      observable  is told apart: unknown code writes whatever it reaches
//	EvAtomicBegin, EvAtomicEnd       both        never: sections are the program's
//	EvCreate                         creating    is told apart: what it finds runs in threads, from here on, of
//	                                             which there may be several
//	EvReturn                         observable  is told apart: it may end the thread
//	EvJoin, EvJoinFail               observing   joins, detaches: nothing is certain by that
//	EvAlloc, EvEscape                local       is told apart: what it is given escapes
//	EvSignal, EvWait                 both        signals, waits: who has been woken may have been by this thread
//	EvRelease, EvAcquire             both        writes and reads atomic objects in any order
//	EvBarrier                        observing   arrives, once or often: this thread counts among those that meet there
//	EvSemPost, EvSemWait             both        posts and waits: this thread counts among those that post
//	EvSemInit, EvBarrierInit         local       initialises with any value
//	EvOnceBegin, EvOnceDone, EvOnceWait  both    runs an initialisation of its own with a control, or waits for one
//
// EvUnknown is told where such code reaches something, and Memory is all that it reaches (without what it is not
// given: that functions without a body use their arguments only is an assumption of every proof). What it may do
// later, in threads of its own, it may do as well now: so what is concluded from the absence of events (nobody
// else posts) is a global fact, which EvUnknown contributes to. Semaphores of sem_open have a value that others
// left there: whoever opens one posts it as often as he likes. Conditions are initialised, and they, semaphores
// and barriers are destroyed, without an event: what others do with them then is undefined.
//
// The engine observes no particular trace: [Observed].Known is false whenever it asks for an observing event,
// and true only in [Derived] and for what a thread may read ([Projects]). Package digesttest asks both ways.
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
