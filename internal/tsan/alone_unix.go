//go:build unix

package tsan

import (
	"os/exec"
	"syscall"
)

// alone puts the command into a group of its own, which is ended with it: also what it has started.
func alone(c *exec.Cmd) {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
}
