//go:build !unix

package tsan

import "os/exec"

// alone does nothing: there is no ThreadSanitizer here.
func alone(*exec.Cmd) {}
