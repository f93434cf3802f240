package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/bench"
)

// A run that is killed may leave a line unfinished: it is cut off, and its task is run again.
func TestTornResults(t *testing.T) {
	t.Chdir(t.TempDir())
	var tasks []bench.Task
	for _, name := range []string{"a", "b"} {
		for _, file := range []string{name + ".yml", name + ".c"} {
			if err := os.WriteFile(file, []byte(name), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		tasks = append(tasks, bench.Task{File: name + ".yml", Inputs: []string{name + ".c"}, RaceFree: true})
	}
	s := newSession()
	if err := s.here(nil); err != nil {
		t.Fatal(err)
	}
	f := benchFlags{resume: "results.jsonl"}
	run := func(left ...string) {
		t.Helper()
		l, err := f.log(s, tasks)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, task := range l.left {
			got = append(got, task.File)
			l.write(bench.Result{Task: task, Outcome: bench.Proved})
		}
		if err := l.close(); err != nil {
			t.Fatal(err)
		}
		if strings.Join(got, " ") != strings.Join(left, " ") || len(l.left)+len(l.known) != len(tasks) {
			t.Errorf("%v are run and %v known, want %v", got, l.known, left)
		}
	}
	run("a.yml", "b.yml")
	whole, err := os.ReadFile(f.resume)
	if err != nil {
		t.Fatal(err)
	}
	run()
	for _, cut := range []int{1, 10} {
		if err := os.Truncate(f.resume, int64(len(whole)-cut)); err != nil {
			t.Fatal(err)
		}
		run("b.yml")
		if again, err := os.ReadFile(f.resume); err != nil || string(again) != string(whole) {
			t.Errorf("%s, %v", again, err)
		}
	}
	// Another program under the same name is another task.
	if err := os.WriteFile("a.c", []byte("x"), 0o666); err != nil {
		t.Fatal(err)
	}
	run("a.yml")
	// What others have put there is not followed.
	if err := os.Symlink(filepath.Join(t.TempDir(), "elsewhere"), "link"); err != nil {
		t.Skip(err)
	}
	f.resume = "link"
	if _, err := f.log(s, tasks); err == nil {
		t.Error("results go where a symbolic link leads to")
	}
}
