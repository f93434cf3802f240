package confirm

import (
	"context"
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
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
