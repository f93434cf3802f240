package oracle_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/oracle"
)

var (
	idiomPrograms = flag.Int("idiom-programs", 0, "how many programs each part of TestIdioms generates (default 40 to 60)")
	firstIdiom    = flag.Uint64("first-idiom", 1, "the first seed of TestIdioms")
)

// TestIdioms holds the analysis against executions of programs that keep to one way of sharing, or nearly.
func TestIdioms(t *testing.T) {
	for _, test := range []struct {
		name     string
		generate func(oracle.Source) oracle.Program
		programs int
		proved   int // of a hundred programs, at least
	}{
		{"numbers from counters", oracle.GenerateCounters, 60, 10},
		{"numbers that tell how far threads are", oracle.GenerateCounts, 60, 10},
		{"pointers in rings and on stacks", oracle.GenerateRacks, 40, 20},
		{"rings of two threads", oracle.GenerateRings, 60, 15},
		{"arrays that are shared out", oracle.GenerateSplits, 60, 15},
	} {
		t.Run(test.name, func(t *testing.T) {
			trial := oracle.Trial{Runs: 16, RacesOnly: true}
			if *idiomPrograms > 0 {
				test.programs = *idiomPrograms
			}
			for seed := *firstIdiom; seed < *firstIdiom+uint64(test.programs); seed++ {
				text := test.generate(source{rand.New(rand.NewPCG(seed, 0))}).Text
				wrong, err := trial.Text(context.Background(), text)
				if err != nil {
					t.Fatalf("%v\n%s", err, text)
				}
				if wrong != "" {
					t.Fatalf("seed %d: %s\n%s", seed, wrong, text)
				}
			}
			t.Log(&trial)
			if trial.Proved*100 < test.proved*trial.Programs || trial.Racy*5 < trial.Programs {
				t.Errorf("of %d programs, %d are proved, and %d race: the test shows little", trial.Programs, trial.Proved, trial.Racy)
			}
		})
	}
}
