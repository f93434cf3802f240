package confirm

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
)

// exists reports whether the program may come to what two threads have found in memory, by all that is known: else what
// they do shows nothing. Of each cell that they look at and that may hold different values, the one that it has in the
// stage must be there when the threads are created, on some way there. As nothing is known of which values there are
// together, there is at most one that is not certain. What holds in one of several objects need not hold in the one that
// the threads share, nor are two that the threads lock ever known to be different ones.
//
// Whoever asks for a function says that there is a state for it. If no branch depends on numbers that the stage has chosen
// (free), it does not matter which these are.
func (s *stage) exists(x *explore.Replayed, free bool) bool {
	written := map[place]bool{}
	var open place
	uncertain := 0
	for i := range x.Steps[:len(x.Steps)-1] { // nothing depends on what the last one has read
		step := &x.Steps[i]
		if step.Thread != x.Race.First.Thread && step.Thread != x.Race.Second.Thread || step.Of == nil {
			continue
		}
		k := place{step.Of.Var, step.Of.Site, step.Event.Offset}
		several := step.Of.Site != nil && s.many[step.Of.Site]
		switch {
		case !step.Kind.IsAccess():
			if several {
				return false
			}
			continue
		case step.Kind == interp.Write || written[k]:
			written[k] = true
			continue
		case step.Kind == interp.Update:
			written[k] = true
		}
		is := s.known[k]
		if s.asked {
			continue
		}
		if is.cell == nil {
			if several {
				return false
			}
			continue
		}
		if _, constant := is.value.Constant(); constant || is.chosen && free && step.Kind == interp.Read && step.Size == is.cell.Size {
			continue
		}
		if is.value.None() {
			return false
		}
		certain, ok := s.comesAbout(is)
		link := is.cell.Pointer && is.late // which a thread follows, wherever it leads
		if !ok || several && !link {
			return false
		}
		if !certain && !link && (uncertain == 0 || k != open) {
			open = k
			uncertain++
		}
	}
	return uncertain <= 1
}

// comesAbout reports whether a cell may have the value that it has in the stage when the threads are created, and whether it
// certainly has.
func (s *stage) comesAbout(is known) (certain, ok bool) {
	ws, ok := s.befores.writers(is.cell)
	switch {
	case !ok || slices.ContainsFunc(ws, func(w *cfg.Edge) bool { return !slices.Contains(is.cell.Early, w) }):
		return false, false // it has been overwritten
	case len(ws) == 0:
		return true, len(is.cell.Early) == 0 // it is as initialised, or set when there are threads: see both
	}
	if _, constant := s.first.constant(is.cell); constant {
		return true, true
	}
	v := only(is.value, is.cell.Code)
	sole := is.cell.Pointer && !v.Vague && len(v.To)+len(v.Code) == 1 && s.first.set(is.cell)
	return sole, len(ws) == 1 && (is.cell.Pointer || s.any(ws[0]))
}

// any reports whether each of the numbers that a writer may write by what an analysis knows may come about: it is one, or
// comes from code that nobody knows. What is computed may be only some of the numbers in its bounds.
func (s *stage) any(w *cfg.Edge) bool {
	if to, x := stored(w); to != nil {
		_, one := cfg.IsConst(cfg.Uncast(x))
		return one
	}
	c, ok := w.Action.(*cfg.Call)
	if !ok {
		return false
	}
	r, named := c.Callee.(*cfg.FuncRef)
	return named && !r.Func.HasBody()
}
