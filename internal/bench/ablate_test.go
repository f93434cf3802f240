package bench

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseChoices(t *testing.T) {
	all := []string{"a", "b", "c"}
	got, err := ParseChoices(" none, each,c+a ,b,a+b+c,all,c+c", all)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Choice{{}, {"a"}, {"b"}, {"c"}, {"a", "c"}, {"a", "b", "c"}}, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	for _, bad := range []string{"", "d", "a+", "a,,b", "a+none", "all+a", "A"} {
		if got, err := ParseChoices(bad, all); err == nil {
			t.Errorf("%q was read as %v", bad, got)
		}
	}
}

func TestAblate(t *testing.T) {
	result := func(file string, free bool, o Outcome, exclusions ...[]string) Result {
		if exclusions == nil {
			exclusions = [][]string{}
		}
		return Result{Task: Task{File: file, RaceFree: free}, Outcome: o, Exclusions: exclusions}
	}
	results := []Result{
		result("x/p/nothing.yml", true, Proved),
		result("x/p/either.yml", true, Proved, []string{"a", "b"}),
		result("x/q/both.yml", true, Proved, []string{"a", "b"}, []string{"c"}),
		result("x/q/stopped.yml", true, Unknown), // no pair is left, but not every pair was seen
		result("x/q/open.yml", true, Unknown, []string{"a"}, []string{}),
		result("x/q/racy.yml", false, Unknown, []string{}),
		result("x/racy/racy.yml", false, Unknown, []string{}),
		result("x/racy/wrong.yml", false, Wrong),
		{Task: Task{File: "x/q/broken.yml", RaceFree: true}, Outcome: Error},
	}
	choices, err := ParseChoices("none,each,b+c", []string{"a", "b", "c"})
	if err != nil {
		t.Fatal(err)
	}
	a, err := Ablate(results, choices)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := WriteAblation(&b, a); err != nil {
		t.Fatal(err)
	}
	want := `     proved  of 6 race-free tasks, if these digests alone exclude races
  1       1  none
  2       2  a
  3       2  b
  4       1  c
  5       3  b+c

  folder  free  1  2  3  4  5
       p     2  1  2  2  1  2
       q     4  0  0  0  0  1
`
	got := b.String()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}

	// A report that does not tell its exclusions is not one that needed none.
	silent := Result{Task: Task{File: "x/p/old.yml", RaceFree: true}, Outcome: Proved}
	if _, err := Ablate([]Result{silent}, choices); err == nil || !strings.HasPrefix(err.Error(), "x/p/old.yml: ") {
		t.Errorf("without exclusions: %v", err)
	}
}

// The exclusions come out of the process of the task.
func TestExclusions(t *testing.T) {
	results := player(t).Run(t.Context(), []Task{task("explained", true), task("free", true)}, nil)
	if diff := cmp.Diff([][]string{{"a", "b"}, {"c"}}, results[0].Exclusions); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if results[1].Exclusions != nil {
		t.Errorf("exclusions out of nowhere: %v", results[1].Exclusions)
	}
}
