package examples_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/annotest"
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
