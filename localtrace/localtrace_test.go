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
	for _, c := range []struct {
		name, text string
		racy       []string
	}{
		{"unprotected", `main: create t as x write g  t: write g`, []string{"g"}},
		{"reads", `main: create t as x read g  t: read g`, nil},
		{"before create", `main: write g create t as x  t: write g`, nil},
		{"after join", `main: create t as x join x write g  t: write g`, nil},
		{"joined the other", `main: create t as x create t as y join y write g  t: write g`, []string{"g"}},
		{"mutex", `mutex m main: create t as x lock m write g unlock m  t: lock m write g unlock m`, nil},
		{"two mutexes", `mutex m mutex n main: create t as x lock m write g unlock m  t: lock n write g unlock n`, []string{"g"}},
		{"readers", `rwlock w main: create t as x rdlock w write g unlock w  t: rdlock w write g unlock w`, []string{"g"}},
		{"reader and writer", `rwlock w main: create t as x lock w write g unlock w  t: rdlock w read g unlock w`, nil},
		{"after the lock", `mutex m main: create t as x write g lock m unlock m  t: lock m unlock m write g`, []string{"g"}},
		{"trylock", `mutex m main: create t as x trylock m { write g unlock m }  t: lock m write g unlock m`, nil},
		{"trylock ignored", `mutex m main: create t as x trylock m { } write g  t: lock m write g unlock m`, []string{"g"}},
		{"recursive", `mutex m recursive main: create t as x lock m lock m unlock m write g unlock m  t: lock m write g unlock m`, nil},
		{"self lock", `mutex m main: create t as x lock m lock m write g  t: write g`, nil},
		{"wrong owner", `mutex m main: create t as x create u as y lock m write g unlock m  t: unlock m u: lock m write g unlock m`, []string{"g"}},
		{"init in use", `mutex m main: create t as x lock m write g unlock m  t: init m lock m write g unlock m`, []string{"g"}},
		{"destroy in use", `mutex m main: create t as x destroy m lock m write g unlock m  t: lock m write g unlock m`, []string{"g"}},
		{"atomic section", `main: create t as x begin write g end  t: begin write g end`, nil},
		{"release and acquire", `main: create t as x write g store a release  t: load a acquire { write g }`, nil},
		{"relaxed write", `main: create t as x write g store a relaxed  t: load a acquire { write g }`, []string{"g"}},
		{"relaxed read", `main: create t as x write g store a release  t: load a relaxed { write g }`, []string{"g"}},
		{"release sequence", `main: create t as x create u as y write g store a release  t: add a relaxed u: load a acquire { read g }`, []string{"g"}},
		{"atomic and plain", `main: create t as x write a  t: store a release`, []string{"a"}},
		{"atomic", `main: create t as x store a relaxed  t: store a relaxed`, nil},
		{"condition", `mutex m main: create t as x lock m wait c m unlock m write g  t: lock m write h signal c unlock m`, nil},
		{"spurious", `mutex m main: create t as x lock m wait c m unlock m write g  t: write g signal c`, []string{"g"}},
		{"barrier", `barrier b 2 main: create t as x write g arrive b  t: arrive b write g`, nil},
		{"barrier after", `barrier b 2 main: create t as x arrive b write g  t: arrive b write g`, []string{"g"}},
		{"semaphore", `sem s 0 main: create t as x write g post s  t: take s write g`, nil},
		{"initial semaphore", `sem s 1 main: create t as x write g post s  t: take s write g`, []string{"g"}},
		{"once", `main: create t as x once o { write g } read g  t: once o { write g } read g`, nil},
		{"after once", `main: create t as x once o { } write g  t: once o { } write g`, []string{"g"}},
		{"fresh", `main: create t as x alloc p write *p publish p G  t: fetch p G write *p`, []string{"G"}}, // the race is on G; its atomicity mutex orders the rest
		{"fresh, relaxed", `main: create t as x alloc p write *p share p A relaxed  t: obtain p A acquire write *p`, []string{"heap"}},
		{"fresh, released", `main: create t as x alloc p write *p share p A release  t: obtain p A acquire write *p`, nil},
		{"escaped", `main: create t as x alloc p share p A release write *p t: obtain p A acquire write *p`, []string{"heap"}},
		{"fences", `main: create t as x write g fence release store a relaxed  t: load a relaxed { fence acquire write g }`, nil},
		{"release fence", `main: create t as x write g fence release store a relaxed  t: load a acquire { write g }`, nil},
		{"acquire fence", `main: create t as x write g store a release  t: load a relaxed { fence acquire write g }`, nil},
		{"sequentially consistent fences", `main: create t as x write g fence seqcst store a relaxed  t: load a relaxed { fence seqcst write g }`, nil},
		{"no acquire fence", `main: create t as x write g fence release store a relaxed  t: load a relaxed { fence release write g }`, []string{"g"}},
		{"no release fence", `main: create t as x write g fence acquire store a relaxed  t: load a relaxed { fence acquire write g }`, []string{"g"}},
		{"acquire fence too early", `main: create t as x write g store a release  t: fence acquire load a relaxed { write g }`, []string{"g"}},
		{"release fence too early", `main: create t as x fence release write g store a relaxed  t: load a acquire { write g }`, []string{"g"}},
		{"release fence of a read-modify-write", `main: create t as x write g fence release add a relaxed  t: load a acquire { write g }`, nil},
		{"exchange as a lock", `main: create t as x swap a acquire { write g clear a release }  t: swap a acquire { write g clear a release }`, nil},
		{"exchange, relaxed", `main: create t as x swap a relaxed { write g clear a release }  t: swap a relaxed { write g clear a release }`, []string{"g"}},
		{"exchange, released too late", `main: create t as x swap a acquire { clear a release write g }  t: swap a acquire { write g clear a release }`, []string{"g"}},
		{"spinning", `main: create t as x seize a acquire write g clear a release  t: seize a acquire write g clear a release`, nil},
		{"spinning, relaxed", `main: create t as x seize a acquire write g clear a relaxed  t: seize a acquire write g clear a release`, []string{"g"}},
		{"failed swap acquires", `main: create t as x write g store a release  t: cas a relaxed acquire { return } read g`, nil},
		{"failed swap, relaxed", `main: create t as x write g store a release  t: cas a acquire relaxed { return } read g`, []string{"g"}},
		{"weak swap", `main: create t as x write g store a release  t: cas a relaxed acquire weak { return } read g`, []string{"g"}},
		{"call", `main: create t as x call f  t: call f  f: write g`, []string{"g"}},
		{"call with a lock", `mutex m main: create t as x lock m call f  t: lock m call f  f: write g unlock m`, nil},
		{"recursion", `mutex m main: create t as x call f write g  t: lock m write g unlock m  f: lock m choose { } { unlock m call f lock m unlock m return } unlock m`, []string{"g"}},
		{"result", `mutex m main: create t as x alloc p call f p q  t: lock m fetch p G unlock m write *p  f: lock m publish arg G unlock m write *arg return arg`, []string{"heap"}},
		{"argument of a thread", `main: alloc p create t as x p write *p  t: write *arg`, []string{"heap"}},
		{"local", `main: local p create t as x p write *p  t: write *arg`, []string{"heap"}},
		{"local of each activation", `main: create t as x call f  t: call f  f: local p write *p`, nil},
		{"lock in the heap", `main: alloc p create t as x p lock *p write g unlock *p  t: lock *arg write g unlock *arg`, nil},
		{"lock of each activation", `main: create t as x call f  t: call f  f: local p lock *p write g unlock *p`, []string{"g"}},
		{"locked twice, unchecked", `mutex m errorcheck main: create t as x lock m lock m unlock m write g  t: lock m write g unlock m`, []string{"g"}},
		{"unlock by another fails", `mutex m errorcheck main: create t as x create u as y lock m write g unlock m  t: unlockif m { return } u: lock m write g unlock m`, nil},
		{"robust", `mutex m robust main: create t as x create u as y  t: lock m write g u: lock m write g unlock m`, nil},
		{"robust, lost", `mutex m robust main: create t as x create u as y lockif m { return } write g  t: lock m u: lock m write g unlock m`, []string{"g"}},
		{"try to join", `main: create t as x tryjoin x { write g }  t: write g`, nil},
		{"try to join, in vain", `main: create t as x tryjoin x { } write g  t: write g`, []string{"g"}},
		{"detached", `main: create t as x detach x joinif x { return } write g  t: write g`, []string{"g"}},
		{"cancelled", `main: create t as x cancel x join x write g  t: create u as y join y  u: write g`, []string{"g"}},
		{"handler", `main: handle t write g  t: write g`, []string{"g"}},
		{"handler waits for its host", `mutex m main: handle t lock m write g unlock m  t: lock m write g unlock m`, nil},
		{"handler shares a recursive mutex", `mutex m recursive main: handle t lock m write g unlock m  t: lock m write g unlock m`, []string{"g"}},
		{"at exit", `main: create u as x atexit t  t: write g  u: write g`, []string{"g"}},
		{"at exit, later", `main: atexit t write g  t: write g`, nil},
		{"handler ignores an error", `rwlock w main: handle t lock w write g unlock w  t: lock w write g`, []string{"g"}},
		{"handler looks at an error", `mutex m errorcheck main: handle t lock m write g unlock m  t: lockif m { return } write g`, []string{"g"}},
		{"unknown code", `mutex m main: create t as x lock m unknown write g  t: lock m write g unlock m`, []string{"g"}},
		{"loop", `main: loop { create t as x }  t: write g`, []string{"g"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := explore(t, c.text)
			if got := racy(r); !slices.Equal(got, c.racy) {
				t.Errorf("racy: %v, want %v (%d states, complete: %t)", got, c.racy, r.States, r.Complete)
			}
		})
	}
}

// TestDefinitions is Theorem 4.1 of the paper on generated programs: two accesses are found racy in some execution exactly if their
// local traces are bidirectionally compatible.
//
// Literally, Definition 2 admits more pairs: such that the second access happens only because of the first, through another race on the same cell. So the theorem
// is tested pair by pair for the others, and cell by cell for all.
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
				if a.Access == nil || b.Access == nil || a.Access.Cell != b.Access.Cell || !a.Access.Write && !b.Access.Write || a.Thread == b.Thread {
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
