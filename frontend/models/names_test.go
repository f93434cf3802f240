package models

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write names.txt")

// TestNames: names.txt says of each function which list has its model.
func TestNames(t *testing.T) {
	in := map[string]string{}
	for _, l := range builtinLists() {
		for name := range builtinList(l.name).at {
			in[name] = l.name
		}
	}
	var lines []string
	for name, list := range in {
		lines = append(lines, name+" "+list+"\n")
	}
	slices.SortFunc(lines, func(a, b string) int {
		a, _, _ = strings.Cut(a, " ")
		b, _, _ = strings.Cut(b, " ")
		return strings.Compare(a, b)
	})
	want := strings.Join(lines, "")
	if *update {
		if err := os.WriteFile("names.txt", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if diff := cmp.Diff(slices.Collect(strings.Lines(builtinNames)), lines); diff != "" {
		t.Fatalf("go test ./frontend/models -run TestNames -update writes names.txt anew (- is there, + should be):\n%s", diff)
	}
	for _, l := range lines {
		if name, _, _ := strings.Cut(l, " "); lookupBuiltin(name) == nil || lookupBuiltin(name).Name != name {
			t.Errorf("%s has no model", name)
		}
	}
	for _, name := range strings.Fields(string(ofStdin + " " + ofStdout + " " + ofStderr)) {
		if lookupBuiltin(name) == nil {
			t.Errorf("%s, which has a stream, has no model", name)
		}
	}
	for _, name := range []string{"", " ", "!", "a", "zzzz", "pthread_create ", "pthread_creat", "pthread_creates", "\n"} {
		if lookupBuiltin(name) != nil {
			t.Errorf("%q has a model", name)
		}
	}
}
