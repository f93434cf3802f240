package interp

// What the system says of the process.

// Numbers that the system may have, and has for as long as a process runs.
const (
	processID = 4711
	pageSize  = 4096
)

// configuration are answers of sysconf on Linux, by the number of the question.
var configuration = map[int64]int64{
	2:  100,      // _SC_CLK_TCK
	30: pageSize, // _SC_PAGESIZE
	83: 4,        // _SC_NPROCESSORS_CONF
	84: 4,        // _SC_NPROCESSORS_ONLN
}
