package examples_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/annotest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// TestC checks that what the C programs say about themselves in their comments is what mayrun says.
func TestC(t *testing.T) { annotest.Dir(t, "c") }

// TestWatcher runs the tests of the digest that is a module of its own, with what this module is built with.
func TestWatcher(t *testing.T) {
	for _, name := range []string{"go.sum"} {
		own, err := os.ReadFile(filepath.Join("watcher", name))
		if err != nil {
			t.Fatal(err)
		}
		ours, err := os.ReadFile(filepath.Join("..", name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(own, ours) {
			t.Errorf("watcher/%s is not this module's: copy it, and the requirements of go.mod", name)
		}
	}
	for _, args := range [][]string{{"vet", "./..."}, {"test", "./..."}} {
		cmd := exec.Command("go", args...)
		cmd.Dir = "watcher"
		cmd.Env = append(os.Environ(), "GOFLAGS=-mod=readonly", "GOPROXY=off", "GOWORK=off")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("go %v: %v\n%s", args, err, out)
		}
	}
}

// TestPage: the code that a page shows is that of the file that it names.
func TestPage(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "docs", "writing-a-digest.md"))
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(page), "```go\n// ")[1:]
	for _, block := range blocks {
		name, code, _ := strings.Cut(block, "\n")
		code, _, _ = strings.Cut(code, "```\n")
		file, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(name)))
		if err != nil {
			t.Error(err)
		} else if !strings.Contains(string(file), code) {
			t.Errorf("%s has not:\n%s", name, code)
		}
	}
	if len(blocks) < 5 {
		t.Errorf("the page shows %d pieces of code", len(blocks))
	}
}

// TestReport: the report that a page explains is the one that the command prints. (The README has a picture of
// it, which the tests of the command draw.)
func TestReport(t *testing.T) {
	cmd := exec.Command("go", "run", "./cmd/mayrun", "check", "examples/c/bank/bank.c")
	cmd.Dir = ".."
	out, err := cmd.Output()
	if status := (*exec.ExitError)(nil); !errors.As(err, &status) || status.ExitCode() != 1 {
		t.Fatalf("got %v, want exit status 1", err)
	}
	report, _, ok := strings.Cut(string(out), "  schedule that shows it:")
	if !ok {
		t.Fatalf("no schedule in\n%s", out)
	}
	page, err := os.ReadFile(filepath.Join("..", "docs", "reading-a-report.md"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(report) {
		if line = strings.TrimRight(line, "\n"); line != "" && !strings.Contains(string(page), "\n    "+line+"\n") {
			t.Errorf("the page lacks\n%s", line)
		}
	}
}
