package main

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"testing"
)

// The examples are read with the bundled headers and with those of the machine, and the reports are the same.
func TestSystemHeaders(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	files, err := filepath.Glob("../../examples/c/*/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		report := func(flags ...string) string {
			var out, errs bytes.Buffer
			status := run(t.Context(), append(append([]string{"check"}, flags...), file), &out, &errs)
			if status == exitError {
				t.Errorf("%s %v: %s", file, flags, errs.String())
			}
			return out.String()
		}
		want := report()
		for _, flags := range [][]string{{"--system-headers=gcc"}, {"--sysroot", "/"}} {
			if got := report(flags...); got != want {
				t.Errorf("%s %v: %s\nwant %s", file, flags, got, want)
			}
		}
	}
}
