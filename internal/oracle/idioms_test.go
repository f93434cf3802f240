package oracle_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/halves"
	"github.com/mayrun-dev/mayrun/analyses/stamps"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/internal/search"
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
		proved   int    // of a hundred programs, at least
		by       string // a digest without which a tenth of them is not proved
	}{
		{"numbers from counters", oracle.GenerateCounters, 60, 10, ""},
		{"numbers that tell how far threads are", oracle.GenerateCounts, 60, 10, ""},
		{"pointers in rings and on stacks", oracle.GenerateRacks, 40, 20, ""},
		{"rings of two threads", oracle.GenerateRings, 60, 15, ""},
		{"arrays that are shared out", oracle.GenerateSplits, 60, 15, ""},
		{"rings whose slots have numbers", oracle.GenerateStamps, 60, 15, stamps.Name},
		{"parts that threads divide", oracle.GenerateHalves, 60, 15, halves.Name},
	} {
		t.Run(test.name, func(t *testing.T) {
			trial := oracle.Trial{Runs: 16, RacesOnly: true}
			without := oracle.Trial{Runs: 1, RacesOnly: true, Components: func() []digest.Component {
				return slices.DeleteFunc(analyses.Components(), func(c digest.Component) bool { return c.Name() == test.by })
			}}
			if test.programs = search.Times(test.programs); *idiomPrograms > 0 {
				test.programs = *idiomPrograms
			}
			for seed := *firstIdiom; seed < *firstIdiom+uint64(test.programs); seed++ {
				text := test.generate(source{rand.New(rand.NewPCG(seed, 0))}).Text
				before := trial.Proved
				wrong, err := trial.Text(context.Background(), text)
				if err == nil && test.by != "" && trial.Proved > before {
					_, err = without.Text(context.Background(), text)
				}
				if err != nil {
					t.Fatalf("%v\n%s", err, text)
				}
				if wrong != "" {
					t.Fatalf("seed %d: %s\n%s", seed, wrong, text)
				}
			}
			t.Log(&trial)
			if n := trial.Proved - without.Proved; test.by != "" && n*10 < trial.Programs {
				t.Errorf("of %d programs, %d are not proved without %s: the test shows little of it", trial.Programs, n, test.by)
			}
			if trial.Proved*100 < test.proved*trial.Programs || trial.Racy*5 < trial.Programs {
				t.Errorf("of %d programs, %d are proved, and %d race: the test shows little", trial.Programs, trial.Proved, trial.Racy)
			}
		})
	}
}
