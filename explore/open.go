package explore

import "github.com/mayrun-dev/mayrun/interp"

// What the program's text leaves open is listed in package interp; here is what searches and enumerations make
// of it. An enumeration ends where it meets what it cannot follow ([complete]), and a search repeats an
// execution that races with [interp.Options].Otherwise, where whatever is varied is settled in another way; a
// race that is gone then is not shown.

// Openness says what executions do about an open fact.
type Openness uint8

const (
	// it is a choice, and every answer is one that C, POSIX or the linker permits: an execution with it is real
	Real Openness = iota
	// it is settled in one way; a race is shown only if it is there when it is settled in another way, too
	Varied
	// it is as with gcc, the linker and the C library of GNU; where those leave it open, it is an assumption of
	// the analysis, too
	Definite
)

// An OpenRow says what a search, and what an enumeration makes of an open fact. In an enumeration, what is tried
// is a choice among few ways, each of which is taken; of what is kept, a branch on it goes both ways, and an
// address that depends on it ends the run; where a run ends, the enumeration proves nothing.
type OpenRow struct {
	Search   Openness
	Complete interp.Treatment
}

// openFacts lists what executions settle and the analysis does not.
var openFacts = [interp.OpenFacts]OpenRow{
	interp.AddressOrder:     {Varied, interp.Ended},
	interp.AddressBits:      {Varied, interp.Ended},
	interp.AddressReuse:     {Varied, interp.Ended},
	interp.AddressNumber:    {Varied, interp.Ended},
	interp.AddressPart:      {Varied, interp.Ended},
	interp.ThreadNumber:     {Varied, interp.Ended},
	interp.LiteralIdentity:  {Varied, interp.Ended},
	interp.SymbolPresence:   {Real, interp.Tried},
	interp.SymbolIdentity:   {Definite, interp.Ended},
	interp.LibraryIdentity:  {Varied, interp.Ended},
	interp.ExternContent:    {Varied, interp.Kept},
	interp.Unwritten:        {Varied, interp.Kept},
	interp.Magnitude:        {Varied, interp.Kept},
	interp.Rounding:         {Definite, interp.Kept},
	interp.Inputs:           {Real, interp.Kept},
	interp.Resources:        {Real, interp.Tried},
	interp.Wakeups:          {Real, interp.Tried},
	interp.AllocationSize:   {Real, interp.Ended},
	interp.Participants:     {Real, interp.Ended},
	interp.MutexKinds:       {Definite, interp.Ended},
	interp.ThreadAttributes: {Definite, interp.Ended},
	interp.Annotations:      {Definite, interp.Kept},
	interp.SyncBytes:        {Definite, interp.Ended},
	interp.Interrupts:       {Definite, interp.Ended},
	interp.Cancellation:     {Definite, interp.Ended},
	interp.Callbacks:        {Definite, interp.Ended},
	interp.Instructions:     {Definite, interp.Ended},
}

// complete is what an enumeration tells its runs. They let nothing that the program may do go by unnoticed: what
// a run does is determined by the schedule and by the answers to its choices, and every sequentially consistent
// behaviour of the program (or the beginning of a longer one) is the run of some schedule and some answers.
// Where the interpreter cannot promise that, the run ends as [interp.Unsupported], or as [interp.Undefined].
//
// What is kept unknown leaves out nothing; it may let in runs that the program does not have.
//
// Failures. With Spurious, every operation that may fail does so on one of the ways to choose from: try-locks,
// timed waits, weak compare-exchanges, read locks for want of resources. Waits that nobody signals wake up by
// themselves at any time. Allocations and thread creations fail on edges of their own.
//
// Ends. With Halts, the end of the process, and a failed assumption, stop only the thread that is there: what
// the others do before it is a beginning of what they do with that thread standing still for ever.
//
// Not enumerated, so that the run ends: code that is not in the program (Externals would pass it), handlers of
// signals and exits, cancellation, robust mutexes, setjmp, variable argument lists, callbacks and pointers that
// library functions follow by themselves, accesses to the bytes of a synchronisation object by other means.
// What is undefined for another reason (see package cfg) ends the run as ever. Annotations prove nothing.
var complete = func() *interp.Policy {
	var p interp.Policy
	for f, row := range openFacts {
		p[f] = row.Complete
	}
	return &p
}()
