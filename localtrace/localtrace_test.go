package localtrace_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/localtrace/small"
)

func explore(t testing.TB, text string) *localtrace.Result {
	t.Helper()
	p, err := small.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	prog, err := p.Build()
	if err != nil {
		t.Fatal(err)
	}
	r, err := localtrace.Explore(prog, localtrace.Bounds{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// racy names the racy variables; heap objects are called "heap".
func racy(r *localtrace.Result) []string {
	var names []string
	for _, a := range r.RacyCells() {
		name := "heap"
		if a.Cell.Base < localtrace.HeapBase {
			name = r.Program.Globals[a.Cell.Base].Name
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func TestRaces(t *testing.T) {
	for _, c := range small.Constellations() {
		t.Run(c.Name, func(t *testing.T) {
			r := explore(t, c.Text)
			if got := racy(r); !slices.Equal(got, c.Racy) {
				t.Errorf("racy: %v, want %v (%d states, complete: %t)", got, c.Racy, r.States, r.Complete)
			}
		})
	}
}

// TestDefinitions is Theorem 4.1 of the paper on generated programs: two accesses are found racy in some
// execution exactly if their local traces are bidirectionally compatible.
//
// Literally, Definition 2 admits more pairs: such that the second access happens only because of the first,
// through another race on the same cell. So the theorem is tested pair by pair for the others, and cell by cell
// for all.
func TestDefinitions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := small.Generator(14, small.Join, small.Branch, small.Try, small.Call).Draw(t, "program")
		prog, err := p.Build()
		if err != nil {
			t.Fatal(err)
		}
		r, err := localtrace.Explore(prog, localtrace.Bounds{States: 2000})
		if err != nil {
			t.Fatal(err)
		}
		if !r.Complete {
			t.Skip("too large")
		}
		type pair struct{ a, b int }
		order := func(x, y *localtrace.Trace) pair { return pair{min(x.Prev.ID, y.Prev.ID), max(x.Prev.ID, y.Prev.ID)} }
		racy, cells := make(map[pair]bool), make(map[digest.Object]bool)
		for _, race := range r.Races {
			if race.Bidirectional {
				racy[order(race.First, race.Second)] = true
				cells[race.First.Access.Cell] = true
			}
		}
		for _, race := range r.Races {
			if !cells[race.First.Access.Cell] {
				t.Fatalf("%v and %v are racy, but the cell has no bidirectionally compatible accesses in\n%v", race.First, race.Second, p)
			}
		}
		for i, a := range r.Traces {
			for _, b := range r.Traces[:i] {
				if a.Access == nil || b.Access == nil || a.Access.Cell != b.Access.Cell || !a.Access.Write &&
					!b.Access.Write || a.Thread == b.Thread {
					continue
				}
				if compatible := localtrace.Compatible(a.Prev, b.Prev); compatible != racy[order(a, b)] {
					t.Fatalf("%v and %v: compatible %t, racy %t in\n%v", a, b, compatible, !compatible, p)
				}
			}
		}
	})
}

func ExampleExplore() {
	p, _ := small.Parse(`
		mutex m
		main:
		  create t as x
		  lock m  write g  unlock m
		  write h
		t:
		  lock m  write g  unlock m
		  write h`)
	prog, _ := p.Build()
	r, _ := localtrace.Explore(prog, localtrace.Bounds{})
	for _, race := range r.Races {
		fmt.Printf("%v in thread %d races with %v in thread %d\n", race.First, race.First.Thread, race.Second, race.Second.Thread)
		break
	}
	// Output:
	// h = 1 in thread 1 races with h = 1 in thread 0
}
