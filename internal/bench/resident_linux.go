package bench

import (
	"bytes"
	"fmt"
	"os"
	"runtime/debug"
	"strconv"
)

// resident is the number of bytes that a process has in memory, 0 if it has ended.
func resident(pid int) int64 {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	if err != nil {
		return 0
	}
	fields := bytes.Fields(data)
	if len(fields) < 2 {
		return 0
	}
	pages, _ := strconv.ParseInt(string(fields[1]), 10, 64)
	return pages * int64(os.Getpagesize())
}

// forgetPeak gives unused memory back, and makes the system forget how much there was: it is carried over to
// every process that is started.
func forgetPeak() {
	debug.FreeOSMemory()
	_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
}
