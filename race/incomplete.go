package race

import "context"

// Cause is why an analysis has not come to its end, for errors.Is; see [Report.Err].
type Cause string

// The causes.
const (
	Cancelled       Cause = "cancelled"     // the context was cancelled
	TimeLimit       Cause = "time"          // the time is over, of the context or of the analysis
	MemoryLimit     Cause = "memory"        // the memory is used up
	EvaluationLimit Cause = "evaluations"   // so many right-hand sides as are permitted were evaluated
	Assumptions     Cause = "assumptions"   // a proof rests on more assumptions than are permitted (strict)
	Contradiction   Cause = "contradiction" // an execution shows what the analysis has excluded: a bug in mayrun
	Defect          Cause = "defect"        // the analysis is unusable: a bug in mayrun, or in a digest of the caller's
)

// Error says what the cause is.
func (c Cause) Error() string {
	switch c {
	case Cancelled:
		return "the analysis was cancelled"
	case TimeLimit:
		return "the analysis has run out of time"
	case MemoryLimit:
		return "the analysis has run out of memory"
	case EvaluationLimit:
		return "the analysis has run out of evaluations"
	case Assumptions:
		return "the proof rests on too many assumptions"
	case Contradiction:
		return "an execution contradicts the analysis"
	}
	return "the analysis is defect"
}

// Err is nil if the report is complete. Otherwise the error says why it is not, as Incomplete does: errors.Is
// finds the [Cause] in it, and context.Canceled or context.DeadlineExceeded, where it is one of these.
func (r *Report) Err() error {
	if r.Incomplete == "" {
		return nil
	}
	return &incomplete{r.Cause, r.Incomplete}
}

// incomplete is the error of a report.
type incomplete struct {
	cause Cause
	text  string
}

func (e *incomplete) Error() string { return "incomplete: " + e.text }

func (e *incomplete) Is(target error) bool {
	return target == error(e.cause) || e.cause == TimeLimit && target == context.DeadlineExceeded ||
		e.cause == Cancelled && target == context.Canceled
}
