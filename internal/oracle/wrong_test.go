package oracle_test

import (
	"context"
	"flag"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/internal/wrong"
	"github.com/mayrun-dev/mayrun/solver"
)

var attempts = flag.Int("attempts", 400, "on how many programs each wrong digest is tried")

// pinned has the programs that show those wrong digests which most programs do not show. The search begins there; with
// all that are before them it takes minutes.
var pinned = map[string]int{
	"flags that are forgotten": 221, "facts united": 148, "flags seen on some way": 132, "unlock only if must-equal": 115,
	"relaxed publication orders": 37, "lock of an operand that is not definite": 29, "joined threads united": 19,
	"whoever is joined was the only one": 16, "recursive lock is a deadlock": 15, "join of an uncertain thread": 9,
	"unique in a loop": 8, "threads that some history has joined": 7,
}

// TestWrongDigests is the test of the tests: with each wrong digest in the place of the right one, some
// generated program shows it.
func TestWrongDigests(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	for _, w := range wrong.Digests() {
		if w.Theory {
			continue
		}
		t.Run(w.Name, func(t *testing.T) {
			t.Parallel()
			trial := &oracle.Trial{
				Runs: 6, Every: 7, Options: engine.Options{Solver: solver.Options{MaxEvaluations: 3000, MaxMemory: 1 << 30}},
				Components: func() (cs []digest.Component) {
					x := w.New()
					for _, c := range analyses.Components() {
						if c.Name() == x.Name() {
							c = x
						}
						cs = append(cs, c)
					}
					return cs
				},
			}
			begin := pinned[w.Name]
			if search.Open() {
				begin = 0
			}
			for i := begin; i < *attempts; i++ {
				wrong, err := trial.Text(context.Background(), generated(uint64(i)))
				if err != nil {
					t.Fatal(err)
				}
				if wrong != "" {
					t.Logf("found with program %d: %s", i, wrong)
					return
				}
			}
			t.Errorf("not found: %v", trial)
		})
	}
}
