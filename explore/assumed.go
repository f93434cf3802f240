package explore

import (
	"context"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/interp"
)

// Programs that do not begin at main. Whoever makes one sets memory up in the first thread, as far as that is known, and
// lets it choose the rest; then that starts the threads that matter. What such an execution shows is as good as this
// state: so a race counts only if it does not depend on what was chosen, and if the execution does nothing before that
// shows the state to be wrong.

// assumed reports whether a race of an execution that does not begin at main is not to be shown. One that nobody expects
// is one that the analysis excludes: such a state does not come about, and what follows from it means nothing.
func (x *execution) assumed(n int) bool {
	if n < 0 {
		x.contrary = true
	}
	return x.contrary || x.s.fragile[n] >= maxFragile
}

// acceptable reports whether a witness is one that counts, where executions do not begin at main.
func (s *searcher) acceptable(w *Witness) bool {
	late, release := limit.Late(s.ctx)
	defer release()
	ok, spent := s.program.Independent(late, w, s.o.Depend != nil && s.o.Depend(w.Target))
	s.left -= spent
	if !ok {
		s.fragile[w.Target]++
	}
	return ok
}

// Independent reports whether a witness is robust, and there is no branch on the way to its race that depends on what the
// first thread has chosen, unless it may. The cost is in actions.
func (p *Program) Independent(ctx context.Context, w *Witness, mayDepend bool) (ok bool, cost int64) {
	if ok, cost = p.Robust(ctx, w); !ok || mayDepend {
		return ok, cost
	}
	d := &reliance{}
	x, err := p.replay(ctx, w, w.Schedule, replayed{also: d})
	if x == nil {
		return false, cost
	}
	return err == nil && x.d.Race != nil && alike(x.d.Race, &w.Race) && !d.branched, cost + x.price()
}

// reliance follows what the first thread chooses.
type reliance struct{ branched bool }

// Chosen labels the choices of numbers.
func (d *reliance) Chosen(c *interp.Choice, _ uint64) interp.Label {
	if i, ok := c.Type.(*cfg.Int); ok && i.Bytes <= 8 && c.N == 0 && c.Thread == 0 {
		return 1
	}
	return 0
}

// Computed labels what is computed from them.
func (d *reliance) Computed(interp.Operation, interp.Operand, interp.Operand) interp.Label { return 1 }

// Branched takes note of a branch.
func (d *reliance) Branched(*cfg.Edge, interp.Operand) { d.branched = true }

// begins takes note of the threads that an execution has started.
func (s *searcher) begins(x *execution) {
	for _, t := range x.m.Threads() {
		if t.Start != nil {
			if s.r.Began == nil {
				s.r.Began = map[*cfg.Func]bool{}
			}
			s.r.Began[t.Start] = true
		}
	}
}
