//go:build !linux

package confirm

import "time"

func threadTime() (time.Duration, bool) { return 0, false }
