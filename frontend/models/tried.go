package models

import "slices"

// Functions that tell whether they have worked write only then. That goes with the result, and an execution
// shows a write only where the call may have worked.

// tried makes of what a function writes what it writes if it works; see results.
func (m *Model) tried() {
	if m.Result != "status" && m.Result != "number" {
		return
	}
	var always, writes []Step
	for _, s := range m.Steps {
		switch s.Do {
		case Write, Receive:
			writes = append(writes, s)
		case Read, Send, SendAll, Update:
			always = append(always, s)
		default:
			return
		}
	}
	if len(writes) == 0 {
		return
	}
	works := way("0", writes...)
	ways := []Branch{way("-1")}
	switch {
	case transfers.has(m.Name):
		for i := range writes {
			writes[i].Partial = true
		}
		works.Result = "some"
		ways = append(ways, way("0"))
	case m.Result == "number":
		works.Result = "count"
	case texts.has(m.Name):
		writes[0].Partial = true
		ways = append(ways, Branch{Result: "-1", Kept: true, Steps: writes}) // as much as there is room for
	}
	works.Kept = numbered.has(m.Name)
	ways[0].Kept = unfailing.has(m.Name)
	step := either(append(ways, works)...)
	if descriptors.has(m.Name) {
		step = Step{Do: If, Args: []Arg{"$1>=0"}, Branches: []Branch{{Steps: steps(step)}, way("-1")}}
	}
	if clocks.has(m.Name) {
		maybe := works
		maybe.Kept = true
		guess := Branch{Steps: steps(either(way("-1"), maybe))}
		real := Branch{Steps: steps(step)}
		step = Step{Do: If, Args: []Arg{"$1==0"}, Branches: []Branch{real, {Steps: steps(
			Step{Do: If, Args: []Arg{"$1==1"}, Branches: []Branch{real, guess}})}}}
	}
	m.Steps, m.Result = append(slices.Clip(always), step), ""
}

const (
	// transfers say how many bytes they have written; none at the end of the input.
	transfers words = `read pread pread64 recv readlink readlinkat`
	// texts are as long as they are.
	texts words = `gethostname getdomainname`
	// descriptors fail if their first argument is negative.
	descriptors words = `read pread pread64 recv recvfrom fstat fstat64 fstatvfs fstatfs accept accept4 getsockname getpeername
		tcgetattr eventfd_read`
	// numbered have an argument of which only some numbers are right, and fail otherwise.
	numbered words = `getrlimit getrlimit64 getrusage getitimer setitimer timer_gettime timer_settime sched_getparam
		sched_getaffinity getsockopt mq_getattr mq_setattr mq_receive mq_timedreceive msgrcv munmap epoll_wait
		epoll_pwait getgroups wait3 wait4 waitpid`
	// unfailing functions have a result that says so, and no reason to fail.
	unfailing words = `gettimeofday`
	// clocks know CLOCK_REALTIME and CLOCK_MONOTONIC, at least.
	clocks words = `clock_gettime clock_getres`
)
