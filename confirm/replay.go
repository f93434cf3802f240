package confirm

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/witness"
)

// Replay executes a witness of a report again, step for step. It fails if that does not lead to its race.
func Replay(ctx context.Context, p *cfg.Program, w *race.Witness) (*explore.Replayed, error) {
	x := &explore.Witness{Choices: w.Choices, Race: explore.Race{Object: w.Object}}
	for _, t := range w.Schedule {
		x.Schedule = append(x.Schedule, interp.ThreadID(t))
	}
	for i, a := range []*explore.Access{&x.Race.First, &x.Race.Second} {
		s := []race.Side{w.First, w.Second}[i]
		k, ok := interp.ParseKind(s.Operation)
		if !ok {
			return nil, fmt.Errorf("unknown operation %q in the witness", s.Operation)
		}
		*a = explore.Access{Pos: s.Pos, Kind: k, Atomic: s.Atomic}
	}
	return explore.Replay(ctx, p, x)
}

// Events are the steps of an execution that the witness formats of SV-COMP tell: what synchronises, and the two
// accesses.
func Events(x *explore.Replayed) []witness.Event {
	var out []witness.Event
	for i := range x.Steps {
		s := &x.Steps[i]
		e := witness.Event{Thread: int(s.Thread), Pos: s.Pos(), Racing: s.Racing}
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
