package solver

import "fmt"

// Event is one step of a solver, for debugging.
type Event struct {
	Kind        EventKind // what the solver does
	Unknown     any       // the local or global unknown that it is about
	By          any       // for a side effect, the local unknown that contributes
	Old, New    any       // values, for Update and SideEffect
	Depth       int       // of the recursion
	Evaluations int       // so far
}

// EventKind says what an [Event] is about.
type EventKind uint8

// The kinds of events.
const (
	Evaluate    EventKind = iota // the right-hand side of Unknown is going to be evaluated
	Validate                     // Unknown is up to date without an evaluation
	Update                       // the value of the local unknown changes from Old to New
	SideEffect                   // By raises the global unknown from Old to New
	WidenAt                      // Unknown becomes a widening point
	Destabilise                  // Unknown has to be looked at again
	Postpone                     // Unknown is too deep in the recursion, and has to wait
)

var eventNames = [...]string{"evaluate", "validate", "update", "side effect", "widen at", "destabilise", "postpone"}

// String returns the name of the kind in lower case.
func (k EventKind) String() string {
	if int(k) < len(eventNames) {
		return eventNames[k]
	}
	return fmt.Sprintf("EventKind(%d)", uint8(k))
}

// String describes the event in one line.
func (e Event) String() string {
	switch e.Kind {
	case Update:
		return fmt.Sprintf("%*s%v %v: %v -> %v", e.Depth, "", e.Kind, e.Unknown, e.Old, e.New)
	case SideEffect:
		return fmt.Sprintf("%*s%v %v by %v: %v -> %v", e.Depth, "", e.Kind, e.Unknown, e.By, e.Old, e.New)
	}
	return fmt.Sprintf("%*s%v %v", e.Depth, "", e.Kind, e.Unknown)
}
