package oracle_test

import (
	"context"
	"flag"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/internal/wrong"
	"github.com/mayrun-dev/mayrun/solver"
)

var attempts = flag.Int("attempts", 400, "on how many programs each wrong digest is tried")

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
			for i := range *attempts {
				wrong, err := trial.Text(context.Background(), generated(uint64(i)))
				if err != nil {
					t.Fatal(err)
				}
				if wrong != "" {
					t.Logf("found with %d programs: %s", i+1, wrong)
					return
				}
			}
			t.Errorf("not found: %v", trial)
		})
	}
}
