package facts

import "github.com/mayrun-dev/mayrun/cfg"

// Zeroes reports whether an edge sets bytes to zero, as memset does before what lies there is initialised.
func Zeroes(e *cfg.Edge) bool {
	if e == nil {
		return false
	}
	m, ok := e.Action.(*cfg.MemSet)
	return ok && isZero(m.Byte)
}

// Counts reports whether an action is an operation on a semaphore or a barrier, which count what all threads do.
func Counts(a cfg.Action) bool {
	switch a.(type) {
	case *cfg.SemPost, *cfg.SemWait, *cfg.BarrierWait:
		return true
	}
	return false
}
