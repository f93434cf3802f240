//go:build unix

package main

import (
	"syscall"

	"github.com/rogpeppe/go-internal/testscript"
)

// makePipe makes pipes that nobody writes to: mkfifo FILE …
func makePipe(ts *testscript.TestScript, neg bool, args []string) {
	for _, name := range args {
		ts.Check(syscall.Mkfifo(ts.MkAbs(name), 0o666))
	}
}
