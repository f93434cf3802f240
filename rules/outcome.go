package rules

import "strings"

// Outcomes is a set of ways in which an operation may come out. Those with the name of an error leave everything
// as it is, but for EOWNERDEAD.
type Outcomes uint16

// What an operation on an object of synchronisation may come to.
const (
	// Succeeds: the operation has its effect.
	Succeeds Outcomes = 1 << iota
	// Waits: the thread stays where it is until others let it go on, for ever if nobody does.
	Waits
	EBUSY           // a try finds that it would have to wait
	ETIMEDOUT       // the wait has lasted too long
	EDEADLK         // the thread holds the lock already, or what it holds keeps it from getting it
	EAGAIN          // the lock cannot be taken so often, or there are no resources
	EPERM           // the thread does not own the lock
	EOWNERDEAD      // it has effect, and tells that the former owner has ended without releasing
	ENOTRECOVERABLE // such a lock was released without having been repaired
	EINVAL          // the thread's priority is above the ceiling of the lock; the time is none; a count is out of range
	EOVERFLOW       // a count is at its limit
	// Undefined: the standard says nothing.
	Undefined
)

// Errors is every outcome that leaves all as it was, and is told to the thread.
const Errors = EBUSY | ETIMEDOUT | EDEADLK | EAGAIN | EPERM | ENOTRECOVERABLE | EINVAL | EOVERFLOW

// Effective is every outcome by which the operation has its effect.
const Effective = Succeeds | EOWNERDEAD

var outcomeNames = []string{"succeeds", "waits", "EBUSY", "ETIMEDOUT", "EDEADLK", "EAGAIN", "EPERM", "EOWNERDEAD",
	"ENOTRECOVERABLE", "EINVAL", "EOVERFLOW", "undefined"}

// String joins the names by "or", in the order of the constants: "succeeds or EBUSY". Of the empty set it is
// "nothing".
func (o Outcomes) String() string {
	var names []string
	for i, name := range outcomeNames {
		if o&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	if names == nil {
		return "nothing"
	}
	return strings.Join(names, " or ")
}

// Has reports whether one of some outcomes is in the set.
func (o Outcomes) Has(some Outcomes) bool { return o&some != 0 }

// An Answer says how an operation comes out.
type Answer struct {
	// May is what the standards allow. Where that is Undefined, also what manual pages and implementations make of
	// it is in the set.
	May Outcomes
	// Usual is what the GNU C library does: of a concrete state a single outcome, which is in May.
	Usual Outcomes
}

func usually(usual Outcomes, besides ...Outcomes) Answer {
	a := Answer{usual, usual}
	for _, o := range besides {
		a.May |= o
	}
	return a
}

// Reckoned is what who executes a program, or reasons about executions, reckons with: all that may come, or what
// is usual, if that is undefined. (That nothing undefined comes before a race is an assumption of every verdict.)
func (a Answer) Reckoned() Outcomes {
	if a.May.Has(Undefined) {
		return a.Usual
	}
	return a.May
}

// Or is the answer for who does not know which of two holds.
func (a Answer) Or(b Answer) Answer { return Answer{a.May | b.May, a.Usual | b.Usual} }

// String is what usually comes out and, in parentheses, what else may.
func (a Answer) String() string {
	if rest := a.May &^ a.Usual; rest != 0 {
		return a.Usual.String() + " (may: " + rest.String() + ")"
	}
	return a.Usual.String()
}
