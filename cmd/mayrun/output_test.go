package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
)

const racyC = `#include <pthread.h>
int x;
void *f(void *p) { x++; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); x++; return 0; }
`

// write makes files in a folder that becomes the current one.
func write(t *testing.T, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// full is a full disk.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

// TestFullDisk: output that cannot be written is an error of every command, told once.
func TestFullDisk(t *testing.T) {
	write(t, map[string]string{"racy.c": racyC, "safe.c": "int main(void) { return 0; }\n",
		"task.yml": "format_version: '2.0'\ninput_files: safe.c\nproperties:\n- property_file: no-data-race.prp\n  expected_verdict: true\n"})
	var out, errs bytes.Buffer
	if status := run(t.Context(), []string{"check", "--witness", "w.json", "racy.c"}, &out, &errs); status != exitRace {
		t.Fatalf("status %d, %s", status, &errs)
	}
	for _, line := range []string{"check safe.c", "check racy.c", "check -v --format json racy.c", "check --format sarif safe.c",
		"check --format html safe.c", "explain racy.c:3", "explain safe.c:1", "explain --about x racy.c",
		"summary racy.c", "summary --format json racy.c", "summary --format html racy.c", "models suggest racy.c", "init --force", "replay w.json", "replay --json w.json",
		"models", "models malloc",
		"digests", "version", "version --notices", "bench --command ./none task.yml",
		"bench --command ./none --json task.yml", "--help", "help", "help check",
		"check --help", "help nothing", "--version", "completion bash", "completion zsh", "completion fish",
		"completion powershell", "__complete check -"} {
		args := strings.Fields(line)
		var writers []io.Writer
		if f, err := os.OpenFile("/dev/full", os.O_WRONLY, 0); err == nil {
			defer f.Close()
			writers = append(writers, f)
		}
		for _, w := range append(writers, full{}) {
			var errs bytes.Buffer
			if status := run(t.Context(), args, w, &errs); status != exitError {
				t.Errorf("%s: status %d", line, status)
			}
			if n := strings.Count(errs.String(), "no space left"); n != 1 {
				t.Errorf("%s: said %d times: %s", line, n, &errs)
			}
		}
		// What ought to be said to the user, too.
		if args[0] == "help" {
			continue
		}
		if status := run(t.Context(), append(args, "--no-such-flag"), &out, full{}); args[0] != "__complete" && status != exitError {
			t.Errorf("%s: status %d when the error cannot be told", line, status)
		}
	}
	if status := run(t.Context(), []string{"check", "-v", "safe.c"}, &out, full{}); status != exitError {
		t.Errorf("status %d when what --verbose says cannot be written", status)
	}
}

// TestWitnessFiles: a witness goes to a regular file below the folder that was named, as a whole or not at all.
func TestWitnessFiles(t *testing.T) {
	write(t, map[string]string{"p/racy.c": racyC, "precious": "precious\n", "p/old.json": "old\n", "p/real/x": "", "p/hard": "precious\n"})
	link := func(to, name string) {
		if err := os.Symlink(to, name); err != nil {
			t.Skip(err)
		}
	}
	if err := os.Chdir("p"); err != nil {
		t.Fatal(err)
	}
	link("../precious", "link.json")
	link("precious2", "dangling.json")
	link("..", "out")
	link("real", "in")
	link(filepath.Join("..", "precious"), "real/race-1.json")
	if err := os.Link("hard", "hard.json"); err != nil {
		t.Skip(err)
	}
	if err := os.Mkdir("folder.json", 0o777); err != nil {
		t.Fatal(err)
	}
	check := func(to, format string) (int, string) {
		var out, errs bytes.Buffer
		return run(t.Context(), []string{"check", "--witness", to, "--witness-format", format, "racy.c"}, &out, &errs), errs.String()
	}
	for _, format := range witnessFormats {
		for to, want := range map[string]string{
			"link.json": "link.json cannot be written: it is a symbolic link", "dangling.json": "it is a symbolic link",
			"out/x.json": "escapes", "out/": "escapes", "out": "it is a symbolic link", "out/new/": "escapes",
			"real/race-1.json": "it is a symbolic link",
			"/dev/null":        "it is no regular file", "none/x.json": "no such file", "/proc/self/fd/1": "cannot be written",
		} {
			if status, errs := check(to, format); status != exitError || !strings.Contains(errs, want) {
				t.Errorf("%s: status %d, %s", to, status, errs)
			}
		}
		for _, to := range []string{"new.json", "old.json", "hard.json", "./real/new.json", "made/folder/", "folder.json", "in/new.json",
			filepath.Join(t.TempDir(), "x.json"), "../beside.json"} {
			if status, errs := check(to, format); status != exitRace || errs != "" {
				t.Errorf("%s: status %d, %s", to, status, errs)
			}
		}
	}
	for file, want := range map[string]string{"../precious": "precious\n", "hard": "precious\n"} {
		if data, err := os.ReadFile(file); err != nil || string(data) != want {
			t.Errorf("%s has become %q, %v", file, data, err)
		}
	}
	for _, file := range []string{"new.json", "old.json"} {
		if info, err := os.Lstat(file); err != nil || info.Mode().Perm()&^0o644 != 0 || info.Mode().Perm()&0o400 == 0 || info.Size() == 0 {
			t.Errorf("%s: %v, %v", file, info, err)
		}
	}
	if names, _ := filepath.Glob(".*"); len(names) > 0 {
		t.Errorf("left behind: %q", names)
	}
	if _, err := os.Lstat("precious2"); err == nil {
		t.Error("a link was written through")
	}
}

// TestHalfWritten: what fails in between leaves the file as it was.
func TestHalfWritten(t *testing.T) {
	write(t, map[string]string{"w": "old"})
	broken := errors.New("broken")
	err := writeFile("w", func(w io.Writer) error {
		_, _ = io.WriteString(w, strings.Repeat("new", 10000))
		return broken
	})
	if data, _ := os.ReadFile("w"); string(data) != "old" || !errors.Is(err, broken) {
		t.Errorf("%q, %v", data, err)
	}
	if names, _ := filepath.Glob(".*"); len(names) > 0 {
		t.Errorf("left behind: %q", names)
	}
}

// stuck is a pipe whose reader has stopped to read.
type stuck struct{ free chan struct{} }

func (s stuck) Write(p []byte) (int, error) {
	<-s.free
	return len(p), nil
}

// TestStuck: the limits hold for output, too, however little of it there is.
func TestStuck(t *testing.T) {
	write(t, map[string]string{"safe.c": "int main(void) { return 0; }\n"})
	for _, format := range []string{"text", "json", "sarif", "html"} {
		t.Run(format, func(t *testing.T) {
			t.Parallel() // since they wait
			to := stuck{make(chan struct{})}
			defer close(to.free)
			var errs bytes.Buffer
			done := make(chan int, 1)
			go func() {
				done <- run(t.Context(), []string{"check", "--timeout", "1s", "--format", format, "safe.c"}, to, &errs)
			}()
			select {
			case status := <-done:
				if status != exitError || !strings.Contains(errs.String(), "time limit of 1s") {
					t.Errorf("status %d, %s", status, &errs)
				}
			case <-time.After(time.Minute):
				t.Fatal("the command waits for its reader")
			}
		})
	}
}

// TestRenderedTooLate: a report that is not made in time is one that says so, as a whole.
func TestRenderedTooLate(t *testing.T) {
	ctx, watch, stop := limit.Limits{Time: 50 * time.Millisecond}.Watch(t.Context(), time.Now())
	defer stop()
	free := make(chan struct{})
	defer close(free)
	var out bytes.Buffer
	c := &cobra.Command{}
	c.SetContext(ctx)
	c.SetOut(&out)
	full := &race.Report{Verdict: race.RaceFree, ProjectFile: "p.yml"}
	f := analysisFlags{limitFlags: limitFlags{watch: watch}}
	rep, err := f.render(c, full, func(w io.Writer, r *race.Report) error {
		if r == full {
			fmt.Fprint(w, "half of ")
			<-free
		}
		return report.Render(w, report.Text, r, report.Options{})
	})
	if err != nil || rep.Verdict != race.Unknown || rep.Cause != race.TimeLimit || rep.ProjectFile != "p.yml" {
		t.Fatalf("%+v, %v", rep, err)
	}
	if s := out.String(); strings.Contains(s, "half") || !strings.Contains(s, "time limit of 50ms has passed") {
		t.Errorf("printed %q", s)
	}
}
