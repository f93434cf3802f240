package engine

import (
	"math"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/solver"
)

// The unknowns of the constraint system, and their types. The solver sees one type of keys, [global], and one
// of values, [shared]; the rest of the engine sees neither. For each kind of global unknowns there is a
// function below that takes what the unknown is about (a base, a thread, a context) and returns it with the
// type of its values, so that nothing else can be read from it or contributed to it.

type (
	system   = solver.System[point, global, states, shared]
	env      = solver.Env[point, global, states, shared]
	solution = solver.Solution[point, global, states, shared]
)

// point is a local unknown: a program point in a context; the whole life of a thread that starts there (root);
// or the threads that stand for all calls by unknown code of all functions whose address is taken (visitors),
// by the number of their digest.
type point struct {
	node int32 // or root, visitors
	ctx  int32
}

const (
	root     int32 = -1
	visitors int32 = -2
)

// pointAt is the local unknown of a node.
func pointAt(n *cfg.Node, ctx int32) point { return point{int32(n.ID), ctx} }

// unknown is a global unknown with values of type V. The zero value of V is bottom.
type unknown[V content] global

// get is the present value.
func (u unknown[V]) get(e env) V {
	v, _ := e.GetGlobal(global(u)).(V)
	return v
}

// partOf is the present value, of which only what [value.Object.Within] leaves of these bytes is looked at.
func partOf(u unknown[*value.Object], e env, lo, hi int64) *value.Object {
	v, _ := solver.GetPart(e, global(u), solver.Part{Lo: lo, Hi: hi}).(*value.Object)
	return v
}

// changed is where an object in shared memory differs from what it was; other values are not read in parts.
func changed(before, now shared) solver.Part {
	b, _ := before.(*value.Object)
	n, _ := now.(*value.Object)
	lo, hi := b.Changed(n)
	return solver.Part{Lo: lo, Hi: hi}
}

// add contributes v: the value in the solution is at least v.
func (u unknown[V]) add(e env, v V) { e.SideEffect(global(u), v) }

// entryOf are the states in which the function of a context is entered.
func entryOf(ctx int32) unknown[states] { return unknown[states]{entry, uint32(ctx), 0} }

// askedIn are the bases of the objects that callers hand over to the function of a context, or to what it calls
// in turn: of these alone it is asked there whether they have escaped; see entries.go.
func askedIn(ctx int32) unknown[bases] { return unknown[bases]{entry, uint32(ctx), 1} }

// doneIn is what a thread may do in a context, and in those that it enters: see entries.go.
func doneIn(ctx int32) unknown[digest.Deeds] { return unknown[digest.Deeds]{entry, uint32(ctx), 2} }

// spawnedIn are the states in which threads start that run the function of a context.
func spawnedIn(ctx int32) unknown[spawned] { return unknown[spawned]{spawn, uint32(ctx), 0} }

// writersOf tells who writes a shared object.
func writersOf(b value.Base) unknown[writers] { return unknown[writers]{writes, uint32(b), 0} }

// openIn is what anybody may find in a shared object of what w has written there; see shared.go, also for the
// next two.
func openIn(b value.Base, w projection) unknown[*value.Object] {
	return unknown[*value.Object]{open, uint32(b), uint32(w)}
}

// hiddenIn is what those find there who hold no mutex that protects the object.
func hiddenIn(b value.Base, w projection) unknown[*value.Object] {
	return unknown[*value.Object]{hidden, uint32(b), uint32(w)}
}

// settledIn is what those find there who hold a mutex that protects it; n is the number of that mutex and of
// the writer's projection.
func settledIn(b value.Base, n uint32) unknown[*value.Object] {
	return unknown[*value.Object]{settled, uint32(b), n}
}

// threadsStarted tells whether the program starts a thread, as far as it is known.
func threadsStarted() unknown[bool] { return unknown[bool]{kind: starts} }

// installers are the identifiers of the threads that install handlers of signals where there are others, and
// handlersOf the handlers that one of them installs there.
func installers() unknown[value.Value] { return unknown[value.Value]{kind: installed} }

func handlersOf(t digest.ID) unknown[value.Value] {
	return unknown[value.Value]{installed, uint32(t), 1}
}

// assigned is what is assigned to the register with a number, and variadic what is handed to a function as variable
// arguments, in the activations of one holder, where frames are kept without regard to the flow: see step.holder.
func assigned(id, holder uint32) unknown[value.Value] {
	return unknown[value.Value]{registers, id, holder}
}

func variadic(f *cfg.Func, holder uint32) unknown[value.Value] {
	return unknown[value.Value]{variable, uint32(f.ID), holder}
}

// sentOut is what has been sent out of the program, and may be received again.
func sentOut() unknown[value.Value] { return unknown[value.Value]{kind: sent} }

// printed are the addresses, as those of the objects of their sites, of which texts in memory have been made.
func printed() unknown[value.Value] { return unknown[value.Value]{sent, 1, 0} }

// writtenAnywhere tells whether something was written through an unknown pointer.
func writtenAnywhere() unknown[bool] { return unknown[bool]{kind: anywhere} }

// hasEscaped tells whether other threads may reach a base.
func hasEscaped(b value.Base) unknown[bool] { return unknown[bool]{escaped, uint32(b), 0} }

// blurred tells whether an object that is kept without regard to the flow holds an unknown pointer.
func blurred(b value.Base) unknown[bool] { return unknown[bool]{escaped, uint32(b), 1} }

// inCrowd tells whether the objects of a base are members of the crowd (value.Crowd), and crowdMembers lists them.
func inCrowd(b value.Base) unknown[bool] { return unknown[bool]{crowd, uint32(b), 0} }

func crowdMembers() unknown[value.Value] { return unknown[value.Value]{crowd, 0, 1} }

// throughCrowd is what is written to members through pointers to some of them, and memberEscaped tells whether some
// member has escaped.
func throughCrowd() unknown[*value.Object] { return unknown[*value.Object]{crowd, 0, 2} }

func memberEscaped() unknown[bool] { return unknown[bool]{crowd, 0, 3} }

// tooManyMembers tells whether there are too many members.
func tooManyMembers() unknown[bool] { return unknown[bool]{crowd, 0, 4} }

// stalenessOf tells whether others may have the address of a base (of Unknown: of any) without synchronising,
// and access it atomically.
func stalenessOf(b value.Base) unknown[staleness] { return unknown[staleness]{stale, uint32(b), 0} }

// madeTwice tells whether one thread has made several objects of a base.
func madeTwice(b value.Base) unknown[bool] { return unknown[bool]{several, uint32(b), 0} }

// givenAway tells whether an object of a base is ever given to a new thread, retained whether the thread that gave it
// may use it afterwards.
func givenAway(b value.Base) unknown[bool] { return unknown[bool]{gifts, uint32(b), 0} }

func retained(b value.Base) unknown[bool] { return unknown[bool]{gifts, uint32(b), 1} }

// typesIn are the types that mutexes in a base (in Unknown: in any) have been initialised with.
func typesIn(b value.Base) unknown[digest.MutexTypes] {
	return unknown[digest.MutexTypes]{types, uint32(b), 0}
}

// anyThread stands for all threads where an unknown is about one.
const anyThread digest.ID = 0

// resultOf is what a thread may have returned.
func resultOf(t digest.ID) unknown[value.Value] { return unknown[value.Value]{result, uint32(t), 0} }

// endingsOf tells who may end a thread, or anyThread, wherever it is.
func endingsOf(t digest.ID) unknown[endings] { return unknown[endings]{cancelled, uint32(t), 0} }

// mayBeDetached tells whether a thread, or anyThread, may be detached.
func mayBeDetached(t digest.ID) unknown[bool] { return unknown[bool]{detached, uint32(t), 0} }

// mayBeJoined tells whether a thread, or anyThread, may be joined by another one.
func mayBeJoined(t, by digest.ID) unknown[bool] { return unknown[bool]{joiners, uint32(t), uint32(by)} }

// joinedBy are the identifiers of the threads that certainly, or only perhaps, join a thread, or anyThread.
func joinedBy(t digest.ID, certainly bool) unknown[value.Value] {
	if certainly {
		return unknown[value.Value]{joined, uint32(t), 0}
	}
	return unknown[value.Value]{joined, uint32(t), 1}
}

// notes are offsets in the objects of a base of which something holds: see [step.note].
type notes func(b value.Base) unknown[value.Value]

// eachMember stands for each member of the crowd in notes. It is no base.
const eachMember value.Base = math.MaxInt32

// locksIn are the offsets at which there are locks in the objects of a base.
func locksIn(b value.Base) unknown[value.Value] { return unknown[value.Value]{locks, uint32(b), 0} }

// placedIn are the same, apart by how they are named.
func placedIn(b value.Base) unknown[placement] { return unknown[placement]{placed, uint32(b), 0} }

// wordsIn are those of them at which the locks are numbers, as spin locks are.
func wordsIn(b value.Base) unknown[value.Value] { return unknown[value.Value]{locks, uint32(b), 1} }

// handmadeIn are the offsets at which there are numbers of some size that the program uses as locks (see handmade.go)
// in the objects of a base; of Unknown, pointers to all of them.
func handmadeIn(b value.Base, size int64) unknown[value.Value] {
	return unknown[value.Value]{locks, uint32(b), uint32(1 + size)}
}

// clearedIn are the offsets at which there are such numbers that become zero in sections of mutexes (see flag.go).
func clearedIn(b value.Base, size int64) unknown[value.Value] {
	return unknown[value.Value]{locks, uint32(b), uint32(16 + size)}
}

// keptIn are the offsets at which there are objects of synchronisation in the objects of a base, apart by how they are
// named.
func keptIn(b value.Base) unknown[placement] { return unknown[placement]{kept, uint32(b), 0} }

// countersIn are the offsets at which there are semaphores and barriers in the objects of a base.
func countersIn(b value.Base) unknown[value.Value] {
	return unknown[value.Value]{counters, uint32(b), 0}
}

// controlsIn are the offsets at which there are controls of initialisations that run once in the objects of a
// base; of Unknown, pointers to all of them.
func controlsIn(b value.Base) unknown[value.Value] {
	return unknown[value.Value]{controls, uint32(b), 0}
}

// longJumps are the states in which longjmp is called. Varargs is what it delivers.
func longJumps() unknown[states] { return unknown[states]{kind: jump} }

// jumpBuffers are the objects in which setjmp keeps places.
func jumpBuffers() unknown[value.Value] { return unknown[value.Value]{kind: buffers} }

// guestJumps is what longjmp delivers when guests of some kind call it.
func guestJumps(g guest) unknown[value.Value] { return unknown[value.Value]{hostJump, uint32(g), 0} }

// usedByGuests tells whether guests use a thread-local variable.
func usedByGuests(v *cfg.Var) unknown[bool] { return unknown[bool]{hostUse, uint32(v.ID), 0} }

// instancesOf are the addresses of a thread-local variable in the threads that have started.
func instancesOf(v *cfg.Var) unknown[value.Value] {
	return unknown[value.Value]{instances, uint32(v.ID), 0}
}

// exitHandlers are the functions that run when the process ends.
func exitHandlers() unknown[value.Value] { return unknown[value.Value]{kind: exits} }

// exitArguments are what they may be called with, beside numbers.
func exitArguments() unknown[value.Value] { return unknown[value.Value]{exits, 1, 0} }

// keptFunctions are the functions that library code keeps, to call them back; keptWith what was given to it beside one.
func keptFunctions() unknown[value.Value] { return unknown[value.Value]{kind: callbacks} }

func keptWith(f *cfg.Func) unknown[value.Value] {
	return unknown[value.Value]{callbacks, 1, uint32(f.ID)}
}

// handedBack is what functions return that library code has called back: pointers to memory without pointers, or others.
func handedBack(toFlat bool) unknown[value.Value] {
	n := uint32(0)
	if toFlat {
		n = 1
	}
	return unknown[value.Value]{callbacks, 5, n}
}

// keptAs is what library code was given as pointers to objects of a type, by its number, if it is askedFor.
func keptAs(t uint32) unknown[value.Value] { return unknown[value.Value]{callbacks, 2, t} }

// leftAs is what the program has stored in memory of libraries, and in their variables, as a pointer to objects of a type,
// by its number, or to objects of any.
func leftAs(t uint32) unknown[value.Value] { return unknown[value.Value]{callbacks, 6, t} }

// askedFor tells whether library code hands out pointers to objects of a type.
func askedFor(t uint32) unknown[bool] { return unknown[bool]{callbacks, 3, t} }

// functionsOfLibraries tells whether memory of libraries may hold functions of theirs.
func functionsOfLibraries() unknown[bool] { return unknown[bool]{callbacks, 4, 0} }

// visitorsOf are the digests of the visitors with a number.
func visitorsOf(n int32) unknown[states] { return unknown[states]{called, uint32(n), 0} }

// answer is that to a question about the call with a number.
func answer(call uint32, q question) unknown[bool] { return unknown[bool]{answers, call, uint32(q)} }

// factNumbered is a fact of the digests; n is its number.
func factNumbered(n uint32) unknown[fact] { return unknown[fact]{factOf, n, 0} }

// global is the key of a global unknown, for the solver: what a and b are depends on the kind.
type global struct {
	kind kind
	a, b uint32
}

// kind says what a global unknown is about: each has a function above. It has the size of what is beside it in a key, so
// that keys are hashed as one piece of memory.
type kind uint32

const (
	entry kind = iota
	spawn
	writes
	open
	hidden
	settled
	sent
	starts
	installed
	anywhere
	escaped
	crowd
	stale
	several
	gifts
	types
	result
	cancelled
	detached
	joiners
	joined
	locks
	placed
	kept
	counters
	controls
	jump
	buffers
	hostJump
	hostUse
	exits
	callbacks
	called
	registers
	variable
	instances
	answers
	factOf
)
