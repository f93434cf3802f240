package solver

import (
	"context"
	"errors"
)

// Cause is why a solver has stopped early, for errors.Is; see [Solution.Err].
type Cause string

// The causes.
const (
	Cancelled   Cause = "cancelled"   // the context was cancelled
	Time        Cause = "time"        // the context's time is over
	Memory      Cause = "memory"      // [Options].MaxMemory is reached
	Evaluations Cause = "evaluations" // [Options].MaxEvaluations are used up
	Unknowns    Cause = "unknowns"    // [Options].MaxUnknowns are used up
	Defect      Cause = "defect"      // the system is unusable: a right-hand side is no function of what it asks for
)

// Error is the cause, in a word.
func (c Cause) Error() string { return "solver: stopped early: " + string(c) }

// incomplete is the error of a solution that is none.
type incomplete struct {
	cause Cause
	text  string
}

func (e *incomplete) Error() string { return "solver: incomplete: " + e.text }

func (e *incomplete) Is(target error) bool {
	return target == e.cause || e.cause == Time && target == context.DeadlineExceeded ||
		e.cause == Cancelled && target == context.Canceled
}

// unusable says what is wrong with the arguments of a solver, if anything.
func unusable[L, G comparable, D, V any](ctx context.Context, sys *System[L, G, D, V], opts Options) error {
	switch {
	case ctx == nil:
		return errors.New("solver: no context")
	case opts.MaxEvaluations < 0 || opts.MaxUnknowns < 0:
		return errors.New("solver: a limit is negative")
	}
	return sys.check()
}
