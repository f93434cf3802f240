package witness

import (
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
)

// Events are the steps of an execution that the witness formats of SV-COMP tell: what synchronises, and the two
// accesses.
func Events(x *explore.Replayed) []Event {
	var out []Event
	for i := range x.Steps {
		s := &x.Steps[i]
		e := Event{Thread: int(s.Thread), Pos: s.Pos(), Racing: s.Racing}
		if s.Func != nil {
			e.Function = s.Func.Name
		}
		switch {
		case s.Racing:
		case s.Kind == interp.NoOp || s.Kind.IsAccess() || s.Kind == interp.ThreadEnd || !e.Pos.IsValid():
			continue
		case s.Kind == interp.ThreadCreate:
			if s.Peer == interp.NoThread {
				continue
			}
			e.Creates = int(s.Peer)
			if f := x.Threads[s.Peer].Start; f != nil {
				e.Enters = f.Name
			}
		}
		out = append(out, e)
	}
	return out
}
