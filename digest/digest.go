package digest

import "github.com/mayrun-dev/mayrun/cfg"

// ID is an element of one component, interned: equal elements have equal IDs within one [Product].
type ID uint32

// None stands for "no particular trace" where an observed element is asked for: the digest must answer for all of them.
const None = ^ID(0)

// NoTuple stands for "no particular trace" where an observed tuple is asked for.
const NoTuple = ^Tuple(0)

// Context is what a digest may ask and say while it handles an event. The engine implements it; facts are
// global unknowns of the same constraint system, so that whoever read a fact is evaluated again when it grows.
type Context interface {
	// Required returns the element, before the event, of the component that this one declared as required.
	Required(name string) ID
	// After returns that component's element after the event, for Step and Observe; otherwise it is the same as
	// Required.
	After(name string) ID
	// Fact and Contribute read and extend global facts: see [FactKind].
	Fact(id FactID) Fact
	Contribute(id FactID, f Fact) // joins f with what is there
	// Assume asks to take for granted what the analysis could not decide: id is the assumption's stable name
	// (such as "unlock-by-owner"). If it is granted, it is listed in the report; otherwise (under --strict) the
	// digest must do without.
	Assume(id string, pos cfg.Pos, text string) bool
}

// Component is a digest with its elements interned: what the product and the engine work with.
// [Erase] makes one from a typed [Digest].
type Component interface {
	Name() string // identifies it in flags and reports
	// Requires names the components whose elements this one reads.
	Requires() []string
	// Bind tells the component the instances that it required, in that order, before anything else is called.
	Bind(required []Component) error

	// Init, Step, Observe and New are those of [Digest].
	Init(x Context) ID
	Step(x Context, a ID, ev *Event) (ID, bool)              // false: no execution can take this step
	Observe(x Context, a, observed ID, ev *Event) (ID, bool) // likewise
	New(x Context, a ID, ev *Event) []ID                     // at least one where Step has a result

	// Key returns the element without its lattice part; elements with one key may be merged with Join.
	Key(a ID) ID
	Join(a, b ID) ID  // covers both; of elements with one key
	Leq(a, b ID) bool // see [Latticed].Leq

	// MayRun reports whether two accesses to one location, reached with these digests, may be unordered but for
	// the location's atomicity mutex.
	MayRun(x RaceContext, a, b ID) bool
	// Describe prints an element for people.
	Describe(a ID, name func(Object) string) string
}

// RaceContext is what MayRun sees besides the two elements.
type RaceContext interface {
	// Required returns the elements of both sides of a required component.
	Required(name string) (a, b ID)
	Fact(id FactID) Fact // what has been contributed to a fact; nil: nothing
	Location() Location  // what both accesses are to
}

// Merger is implemented by components some of whose elements with different keys have an upper bound; see [Mergeable].
type Merger interface {
	Merge(a, b ID) (ID, bool) // see [Mergeable].Merge
}

// Location is the memory that two accesses have in common.
type Location struct {
	Base    uint32 // which object: a number of the engine's
	Unknown bool   // at least one of the accesses went through an unknown pointer
	// Raced: the address may have come to one of the threads by a race, so that nothing orders what the thread
	// does behind it after what happened to the object before.
	Raced bool
}

// ThreadNaming is implemented by the component that names threads.
type ThreadNaming interface {
	Thread(a ID) Thread         // who has the element
	ThreadName(t Thread) string // for people
}

// Phases is implemented by the component that knows whether other threads may exist.
type Phases interface {
	// SingleThreaded: no other thread exists, and none that existed can still act.
	SingleThreaded(a ID) bool
}

// Tuple is an element of a [Product], interned.
type Tuple uint32
