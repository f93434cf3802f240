//go:build unix

package bench

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"time"
)

// ownGroup makes cmd the leader of a process group, so that kill reaches its children too.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func kill(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }

// usage is what an ended process has consumed. The peak is never below the runner's own size
// when the process was started, because the system carries it over.
func usage(p *os.ProcessState) (cpu time.Duration, peak int64) {
	cpu = p.UserTime() + p.SystemTime()
	if ru, ok := p.SysUsage().(*syscall.Rusage); ok {
		peak = int64(ru.Maxrss)
		if runtime.GOOS != "darwin" && runtime.GOOS != "ios" {
			peak <<= 10 // KiB everywhere else
		}
	}
	return cpu, peak
}
