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
