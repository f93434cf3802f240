package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/mayrun-dev/mayrun/frontend/record"
)

func TestMain(m *testing.M) {
	if is, err := record.Wrapped(); is { // this program is mayrun, too, called by a build
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	testscript.Main(m, map[string]func(){"mayrun": main})
}

// TestScripts runs the command as a user would; testdata/*.txtar are the sessions.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"status":     expectStatus,
			"binary":     writeBinary,
			"mkfifo":     makePipe,
			"template":   writeTemplate,
			"documented": runDocumented,
		},
		Condition: func(cond string) (bool, error) {
			if cond == "unprivileged" { // permissions hold for this process
				return os.Geteuid() > 0, nil
			}
			return false, fmt.Errorf("unknown condition %q", cond)
		},
		Setup: func(env *testscript.Env) error {
			// Go writes no profile, and no counter, where nobody asked for one.
			env.Setenv("GOTRACEBACK", "")
			root, err := filepath.Abs(filepath.Join("..", ".."))
			env.Setenv("ROOT", root)
			return err
		},
	})
}

// expectStatus runs a command and demands an exit status: status N COMMAND ARG…
func expectStatus(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N COMMAND ARG…")
	}
	err := ts.Exec(args[1], args[2:]...)
	got := "0"
	if err != nil {
		got = "no exit status"
		if e, ok := err.(interface{ ExitCode() int }); ok {
			got = string(rune('0' + e.ExitCode()))
		}
	}
	if got != args[0] {
		ts.Fatalf("exit status %s, want %s", got, args[0])
	}
	if out := ts.ReadFile("stderr"); bytes.Contains([]byte(out), []byte("goroutine ")) {
		ts.Fatalf("a Go trace on standard error")
	}
}

// writeBinary writes a file of bytes that are no text: binary FILE
func writeBinary(ts *testscript.TestScript, neg bool, args []string) {
	data := make([]byte, 4096)
	for i := range data {
		data[i] = byte(i * 7919 >> 3)
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), data, 0o666))
}

func TestGCCSpelling(t *testing.T) {
	in := []string{"check", "-include", "stdint.h", "-isystem", "d", "-DX=1", "-O2", "-fPIC", "-m32", "-mavx",
		"--cc-flag", "-O", "-ansi", "-p", "x", "--", "-include", "f.c"}
	want := []string{"check", "--include", "stdint.h", "--isystem", "d", "-DX=1", "--cc-flag=-O2", "--cc-flag=-fPIC",
		"--data-model=ILP32", "--cc-flag=-mavx",
		"--cc-flag", "-O", "--cc-flag=-ansi", "-p", "x", "--", "-include", "f.c"}
	if got := gccSpelling(in); !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
	in = []string{"check", "-g", "-pie", "-pg", "-static", "-x", "c", "-Wl,-z,now", "-Wp,-DA", "-Xpreprocessor", "-DB", "-ansi",
		"-std=gnu11", "-o", "a", "-lm", "-p", "d", "-v", "-pd", "a.c"}
	want = []string{"check", "--cc-flag=-g", "--cc-flag=-pie", "--cc-flag=-pg", "--cc-flag=-static", "--cc-flag=-x", "--cc-flag=c",
		"--cc-flag=-Wl,-z,now", "--cc-flag=-Wp,-DA", "--cc-flag=-Xpreprocessor", "--cc-flag=-DB", "--cc-flag=-ansi", "--cc-flag=-std=gnu11",
		"--cc-flag=-o", "--cc-flag=a", "--cc-flag=-lm", "-p", "d", "-v", "-pd", "a.c"}
	if got := gccSpelling(in); !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}

func TestByteSize(t *testing.T) {
	for text, want := range map[string]byteSize{"0": 0, "17": 17, "2GiB": 2 << 30, "500MB": 500e6, "3 MiB": 3 << 20,
		"64KiB": 64 << 10, "8B": 8} {
		var got byteSize
		if err := got.Set(text); err != nil || got != want {
			t.Errorf("%q: %d, %v; want %d", text, got, err, want)
		}
		var again byteSize
		if err := again.Set(got.String()); err != nil || again != got {
			t.Errorf("%q is printed as %q, which reads as %d, %v", text, got.String(), again, err)
		}
	}
	for _, text := range []string{"", "GiB", "-1", "1XB", "99999999999GiB", "1.5GiB"} {
		var got byteSize
		if err := got.Set(text); err == nil {
			t.Errorf("%q: accepted as %d", text, got)
		}
	}
}

// TestPanic shows that a bug becomes a message and an exit status, not a trace.
func TestPanic(t *testing.T) {
	t.Setenv("GOTRACEBACK", "")
	var out, errs bytes.Buffer
	file := t.TempDir() + "/p.c"
	if err := os.WriteFile(file, []byte("int main(void) { return 0; }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	status := run(brokenContext{t.Context()}, []string{"check", file}, &out, &errs)
	if status != exitError || !bytes.Contains(errs.Bytes(), []byte("internal error: broken")) ||
		bytes.Contains(errs.Bytes(), []byte("goroutine")) {
		t.Errorf("status %d, stderr %q", status, errs.String())
	}
}

// brokenContext panics when it is asked anything.
type brokenContext struct{ context.Context }

func (brokenContext) Err() error            { panic("broken") }
func (brokenContext) Done() <-chan struct{} { panic("broken") }
