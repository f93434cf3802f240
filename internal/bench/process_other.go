//go:build !unix

package bench

import (
	"os"
	"os/exec"
	"time"
)

func ownGroup(*exec.Cmd) {}

func kill(cmd *exec.Cmd) { _ = cmd.Process.Kill() }

func usage(p *os.ProcessState) (cpu time.Duration, peak int64) {
	return p.UserTime() + p.SystemTime(), 0
}
