//go:build !unix

package limittest

import "time"

func cpuTime() (d time.Duration, ok bool) { return 0, false }
