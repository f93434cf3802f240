package bench

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestMain lets the test binary play the command that a task runs: the input file's name says what it does.
func TestMain(m *testing.M) {
	if os.Getenv("BENCH_PLAY") == "" {
		os.Exit(m.Run())
	}
	in := os.Args[len(os.Args)-1]
	say := func(verdict, races, incomplete string, status int) {
		fmt.Printf(`{"verdict": %q, "races": [%s], "incomplete": %q}`, verdict, races, incomplete)
		os.Exit(status)
	}
	switch name := strings.TrimSuffix(filepath.Base(in), ".c"); {
	case strings.HasPrefix(name, "free"):
		say("race-free", "", "", 0)
	case strings.HasPrefix(name, "explained"):
		fmt.Print(`{"verdict": "race-free", "races": [], "exclusions": [["a", "b"], ["c"]]}`)
		os.Exit(0)
	case strings.HasPrefix(name, "shown"):
		say("race", "{}", "", 1)
	case strings.HasPrefix(name, "unknown"):
		say("unknown", "{}", "", 1)
	case strings.HasPrefix(name, "stopped"):
		say("unknown", "", "the time limit has passed", 3)
	case strings.HasPrefix(name, "contradiction"):
		say("race-free", "{}", "", 0)
	case strings.HasPrefix(name, "refused"):
		fmt.Fprintln(os.Stderr, in+":1:1: cannot be read\nmore")
		os.Exit(2)
	case strings.HasPrefix(name, "silent"):
		os.Exit(0)
	case strings.HasPrefix(name, "panic"):
		panic("a bug")
	case strings.HasPrefix(name, "hang"):
		time.Sleep(time.Hour)
	case strings.HasPrefix(name, "hog"):
		var hog [][]byte
		for {
			hog = append(hog, bytes.Repeat([]byte{byte(len(hog))}, 1<<20))
			time.Sleep(time.Millisecond)
		}
	case strings.HasPrefix(name, "args"):
		fmt.Fprintln(os.Stderr, strings.Join(os.Args[1:], " "))
		os.Exit(2)
	}
	os.Exit(9)
}

func player(t *testing.T) *Runner {
	t.Setenv("BENCH_PLAY", "1")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return &Runner{Command: []string{self}, Jobs: 2, Timeout: 30 * time.Second}
}

func task(name string, free bool) Task {
	return Task{File: name + ".yml", Inputs: []string{name + ".c"}, RaceFree: free}
}

// TestOutcomes judges every way in which a process may end.
func TestOutcomes(t *testing.T) {
	r := player(t)
	cases := []struct {
		name string
		free bool
		want Outcome
		why  string
	}{
		{"free", true, Proved, ""},
		{"explained", true, Proved, ""},
		{"free", false, Wrong, ""},
		{"shown", false, Shown, ""},
		{"shown", true, Wrong, ""},
		{"unknown", true, Unknown, ""},
		{"unknown", false, Unknown, ""},
		{"stopped", true, Unknown, "the time limit has passed"},
		{"contradiction", true, Error, "called race-free, but"},
		{"refused", true, Error, "refused.c:1:1: cannot be read"},
		{"silent", true, Error, "exit status 0 without a readable report"},
		{"panic", false, Error, "panic: a bug"},
	}
	var tasks []Task
	for _, c := range cases {
		tasks = append(tasks, task(c.name, c.free))
	}
	done := 0
	results := r.Run(t.Context(), tasks, func(Result) { done++ })
	if done != len(tasks) {
		t.Errorf("progress was told of %d tasks, want %d", done, len(tasks))
	}
	for i, c := range cases {
		got := results[i]
		if got.Task.File != c.name+".yml" {
			t.Fatalf("result %d is about %s", i, got.Task.File)
		}
		if got.Outcome != c.want || !strings.HasPrefix(got.Why, c.why) {
			t.Errorf("%s, race-free %v: %s %q, want %s %q", c.name, c.free, got.Outcome, got.Why, c.want, c.why)
		}
		if got.CPU <= 0 || got.Wall <= 0 {
			t.Errorf("%s: no time was measured", c.name)
		}
	}
}

func TestLimits(t *testing.T) {
	r := player(t)
	r.Timeout = 300 * time.Millisecond
	if got := r.Run(t.Context(), []Task{task("hang", true)}, nil)[0]; got.Outcome != Timeout || got.Wall > 10*time.Second {
		t.Errorf("hang: %s after %s", got.Outcome, got.Wall)
	}
	r.Timeout = 0
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	for _, got := range r.Run(ctx, []Task{task("hang", true), task("hang", true), task("hang", true)}, nil) {
		if got.Outcome != Error || !strings.Contains(got.Why, "deadline") {
			t.Errorf("cancelled: %s %q", got.Outcome, got.Why)
		}
	}
	if runtime.GOOS == "linux" {
		r.Memory = 200 << 20
		got := r.Run(t.Context(), []Task{task("hog", true)}, nil)[0]
		if got.Outcome != Error || !strings.Contains(got.Why, "memory limit of 200 MiB") {
			t.Errorf("hog: %s %q", got.Outcome, got.Why)
		}
		if got.Peak < 190<<20 { // pages may have been given back meanwhile
			t.Errorf("hog: peak of %d bytes", got.Peak)
		}
	}
}

func TestArguments(t *testing.T) {
	r := player(t)
	r.Command = append(r.Command, "check", "--strict")
	got := r.Run(t.Context(), []Task{{File: "t.yml", Inputs: []string{"a.c", "args.c"}, DataModel: "ILP32"}}, nil)[0]
	if want := "check --strict --data-model ILP32 -- a.c args.c"; got.Why != want {
		t.Errorf("ran %q, want %q", got.Why, want)
	}
	r.Command = []string{filepath.Join(t.TempDir(), "nothing")}
	if got := r.Run(t.Context(), []Task{task("free", true)}, nil)[0]; got.Outcome != Error || got.Why == "" {
		t.Errorf("a command that does not exist: %s %q", got.Outcome, got.Why)
	}
}

func TestTabulate(t *testing.T) {
	result := func(file string, free bool, o Outcome, cpu time.Duration, mib int64) Result {
		return Result{Task: Task{File: file, RaceFree: free}, Outcome: o, CPU: cpu, Peak: mib << 20}
	}
	results := []Result{
		result("x/set/b/1.yml", true, Proved, 3*time.Second, 10),
		result("x/set/b/2.yml", false, Unknown, time.Second, 30),
		result("x/set/a/deep/3.yml", false, Shown, 2*time.Second, 20),
		result("x/set/b/4.yml", true, Wrong, 0, 0),
		result("x/set/b/5.yml", true, Error, 0, 0),
		result("x/set/b/6.yml", true, Timeout, 0, 0),
	}
	folders, total := Tabulate(results)
	var b bytes.Buffer
	if err := WriteTable(&b, folders, total); err != nil {
		t.Fatal(err)
	}
	want := `  folder  tasks  free  proved  racy  shown  unknown  wrong  errors  timeouts  CPU s  peak MiB
  a/deep      1     0       0     1      1        0      0       0         0    2.0        20
       b      5     4       1     1      0        1      1       1         1    4.0        30
   total      6     4       1     2      1        1      1       1         1    6.0        30
CPU per task: median 1.000 s, 95% 3.000 s, max 3.000 s;  memory: median 10 MiB, 95% 30 MiB, max 30 MiB
`
	if diff := cmp.Diff(want, b.String()); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	// The order of the results does not matter.
	slices.Reverse(results)
	again, _ := Tabulate(results)
	if again[0].Folder != "a/deep" || again[1].Proved != 1 {
		t.Errorf("other rows in another order: %v", again)
	}
	one, _ := Tabulate(results[:1])
	if one[0].Folder != "b" {
		t.Errorf("a single folder is called %q", one[0].Folder)
	}
}

func TestFind(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	head := "format_version: '2.0'\ninput_files: x.c\nproperties:\n"
	b := write("d/b.yml", head+"- {property_file: ../p/no-data-race.prp, expected_verdict: false}\n")
	a := write("d/sub/a.yml", head+"- {property_file: no-data-race.prp, expected_verdict: true}\n")
	none := write("d/none.yml", head+"- {property_file: no-data-race.prp}\n")
	write("d/readme.txt", "not a task")
	tasks, err := Find(nil, []string{filepath.Join(dir, "d"), b})
	if err != nil {
		t.Fatal(err)
	}
	want := []Task{
		{File: b, Inputs: []string{filepath.Join(dir, "d/x.c")}},
		{File: a, Inputs: []string{filepath.Join(dir, "d/sub/x.c")}, RaceFree: true},
	}
	if diff := cmp.Diff(want, tasks); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	for _, bad := range []string{none, write("e.yml", "input_files: [1, {}"),
		write("f.yml", "format_version: '2.0'\n"), filepath.Join(dir, "missing.yml")} {
		if _, err := Find(nil, []string{bad}); err == nil || !strings.Contains(err.Error(), filepath.Base(bad)) {
			t.Errorf("%s: error %v", bad, err)
		}
	}
}
