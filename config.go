package mayrun

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// The limits of an analysis that says nothing else. They are those of the command.
const (
	DefaultTimeout       = 15 * time.Minute // by the clock
	DefaultMaxMemory     = 3 << 30          // bytes of the heap: the command's 4 GiB are of the whole process
	DefaultMaxUnroll     = 16               // passes of a loop
	DefaultConfirmBudget = 2 * time.Second  // counted in actions
	DefaultCoarsenAfter  = 150_000          // evaluations: see Config
	DefaultCoarsestAfter = 800_000          // further ones, by what they do: see Config
)

// The names of the digests, for [Config].Digests.
const (
	Lockset    = "lockset"    // accesses that hold a common mutex
	ThreadFlag = "threadflag" // accesses while there is no other thread
	ThreadID   = "threadid"   // accesses of one thread, or before the other thread is created
	Joins      = "joins"      // accesses after the other thread has been joined
	Freshness  = "freshness"  // accesses to an object that no other thread can reach yet
	Once       = "once"       // accesses in an initialisation that runs once, or after it
	Counts     = "counts"     // accesses before a number is changed, and after it has been seen to be what it is by that
	Handover   = "handover"   // accesses before a flag is set, and after it has been seen set
	Signals    = "signals"    // accesses of threads that block the signals of handlers
	Semaphores = "semaphores" // accesses before a semaphore is posted, and after it was waited for, or under one that is a lock
	Barriers   = "barriers"   // accesses of threads that meet at a barrier, before a meeting and after it
	SymLocks   = "symlocks"   // accesses to an element under a lock that lies at the same distance from it
	Ownership  = "ownership"  // accesses to nodes that are taken out of a container under its lock, and put back
	Regions    = "regions"    // accesses to nodes of buckets that are locked one by one
	Stamps     = "stamps"     // accesses to slots of a ring each of which has a number that says whose turn it is
	Halves     = "halves"     // accesses of threads that run one function, each on a part of what its creator had
	Tokens     = "tokens"     // accesses to elements whose indices have been taken from a counter
	Rings      = "rings"      // accesses to elements of a ring between one thread that puts in and one that takes out
	Sides      = "sides"      // accesses on different sides of a number that is the same for both threads
	Slices     = "slices"     // accesses to slices of arrays of which each thread that a loop creates has its own
	Turns      = "turns"      // accesses of threads each of which is joined before the next is created
)

// Config says how a program is analysed. The zero value is what the command does without flags: every digest
// may exclude races, executions that show them are searched for, and the limits are the command's. No field may
// be negative.
type Config struct {
	// Digests names the digests that may exclude races; nil means all of them, and enumeration besides. The
	// others still refine the analysis.
	Digests []string
	// Custom are further digests, of the caller's own, that refine the analysis and may exclude races. Each
	// call makes new instances.
	Custom []func() digest.Component
	// Timeout limits the wall-clock time, MaxMemory the heap of the process in bytes: zero means
	// [DefaultTimeout] and [DefaultMaxMemory], and no limit if Unlimited is set. MaxEvaluations limits the number
	// of evaluated right-hand sides: zero means no limit. Running out makes the report incomplete.
	Timeout        time.Duration
	MaxMemory      uint64 // the heap of the process, in bytes; 0: DefaultMaxMemory
	MaxEvaluations int    // of right-hand sides; 0: any number
	Unlimited      bool   // without a limit of time and memory where the fields above are 0
	// CoarsenAfter is the number of evaluations after which the analysis begins anew with memory that is kept without
	// regard to the flow, so that it ends: zero means [DefaultCoarsenAfter]. Programs that are not small are analysed with
	// registers without regard to the flow first, and then as precisely with a third of these. See [race.Report].Coarsened.
	CoarsenAfter int
	// CoarsestAfter is the number of further evaluations after which that one begins anew with registers that are kept
	// without regard to the flow as well, so that it ends in any case: zero means [DefaultCoarsestAfter]. An evaluation
	// counts for one more with each 32 pointers that registers hold behind it, and with each function that it enters.
	// Programs that are not small do without the analysis that this is a limit of.
	CoarsestAfter int
	// Strict turns a proof that rests on more than the standing assumptions into an unknown.
	Strict bool
	// Externals says what functions without a body are taken for: Ordinary library code, or the Worst.
	Externals Externals
	// MaxUnroll is how often a loop may be passed to be analysed pass by pass, so that what each pass does is
	// definite: the thread that it starts, the mutex that it makes. Zero means [DefaultMaxUnroll]. With NoUnroll
	// no loop is.
	MaxUnroll int
	NoUnroll  bool // no loop is analysed pass by pass
	// Verify checks the solution of the constraint system once more, constraint by constraint.
	Verify bool
	// IgnoreFrees leaves out races between a free and an access of the object.
	IgnoreFrees bool
	// Asked, if set, says of which places the report lists every pair of accesses that conflict, with the digests that
	// exclude it: see [race.Report].Conflicts.
	Asked func(cfg.Pos) bool
	// ConfirmBudget is how long to search for executions that show the reported races. It is counted in actions
	// (250,000 a second), so that the result does not depend on the machine; zero means [DefaultConfirmBudget].
	// Only such executions give the verdict [race.Race]. If all executions of the program could be tried and none
	// races, what was reported is refuted; see [race.Report].Refuted. With ProveOnly nothing is searched for.
	ConfirmBudget time.Duration
	ProveOnly     bool // searches for no executions: nothing is confirmed, and nothing refuted
	// ConfirmExternals takes functions without a body to do nothing but return, for these executions: it is an
	// assumption. Otherwise a race behind such a call is likely at most.
	ConfirmExternals bool
	// From names functions that the search begins with, too, beside those that threads begin with: see
	// [race.Finding].Assumed. Without, it does so where executions of the program do not come to a race that the
	// analysis has left.
	From []string
	// ConfirmAlways also searches where the program is race-free: then an execution that shows a race is a
	// contradiction.
	ConfirmAlways bool
}

// withDefaults makes the defaults explicit.
func (c Config) withDefaults() Config {
	if c.Timeout == 0 && !c.Unlimited {
		c.Timeout = DefaultTimeout
	}
	if c.MaxMemory == 0 && !c.Unlimited {
		c.MaxMemory = DefaultMaxMemory
	}
	if c.CoarsenAfter == 0 {
		c.CoarsenAfter = DefaultCoarsenAfter
	}
	if c.CoarsestAfter == 0 {
		c.CoarsestAfter = DefaultCoarsestAfter
	}
	switch {
	case c.NoUnroll:
		c.MaxUnroll = -1 // as package engine has it
	case c.MaxUnroll == 0:
		c.MaxUnroll = DefaultMaxUnroll
	}
	if c.ConfirmBudget == 0 && !c.ProveOnly {
		c.ConfirmBudget = DefaultConfirmBudget
	}
	return c
}

// check says what is wrong, if anything.
func (c *Config) check() error {
	for _, f := range []struct {
		name     string
		negative bool
	}{
		{"Timeout", c.Timeout < 0}, {"MaxEvaluations", c.MaxEvaluations < 0}, {"MaxUnroll", c.MaxUnroll < 0},
		{"CoarsenAfter", c.CoarsenAfter < 0}, {"CoarsestAfter", c.CoarsestAfter < 0},
		{"ConfirmBudget", c.ConfirmBudget < 0},
	} {
		if f.negative {
			return fmt.Errorf("field Config.%s is negative", f.name)
		}
	}
	switch {
	case c.ProveOnly && (c.ConfirmBudget > 0 || c.ConfirmAlways):
		return errors.New("field Config.ProveOnly searches for nothing, but ConfirmBudget or ConfirmAlways is set")
	case c.NoUnroll && c.MaxUnroll > 0:
		return errors.New("fields Config.NoUnroll and MaxUnroll are both set")
	case slices.ContainsFunc(c.Custom, func(f func() digest.Component) bool { return f == nil }):
		return errors.New("one of Config.Custom is nil")
	}
	return nil
}

// Externals says what functions without a body are taken for.
type Externals = engine.Externals

const (
	// Ordinary library code runs in the thread that calls it, uses only what it is given and what that leads to, moves
	// pointers only between objects that it is given itself, and calls back only functions that it is given. Where a
	// program calls such functions, that is an assumption of the report.
	Ordinary = engine.Ordinary
	// Worst: they may do whatever they can with what they reach, in any thread, at any time.
	Worst = engine.Worst
)
