//go:build unix

package main

import (
	"runtime"
	"syscall"
	"time"
)

// usage is what this process has consumed so far: CPU time, and the largest resident set in bytes.
func usage() (cpu time.Duration, peak uint64, ok bool) {
	var ru syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &ru) != nil {
		return 0, 0, false
	}
	peak = uint64(ru.Maxrss)
	if runtime.GOOS != "darwin" && runtime.GOOS != "ios" {
		peak <<= 10 // KiB everywhere else
	}
	return time.Duration(ru.Utime.Nano() + ru.Stime.Nano()), peak, true
}
