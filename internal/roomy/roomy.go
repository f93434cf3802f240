// Package roomy lets the garbage of tests grow. A test analyses thousands of small programs, one after the
// other: it makes much garbage and keeps nearly nothing, so that to collect it as often as Go does by default
// takes a third of the time. Tests that do such work import this package for its effect:
//
//	import _ "github.com/mayrun-dev/mayrun/internal/roomy"
//
// GOGC counts if it is set. Where memory is scarce, garbage is collected as often as it must be. Tests of how
// much memory something takes must not import it.
package roomy

import (
	"os"
	"runtime/debug"
)

func init() {
	if os.Getenv("GOGC") != "" {
		return
	}
	debug.SetGCPercent(800)
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(1 << 30)
	}
}
