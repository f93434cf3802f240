package oracle_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/oracle"
)

var (
	counterPrograms = flag.Int("counter-programs", 60, "how many programs TestCounters generates")
	firstCounter    = flag.Uint64("first-counter", 1, "the first seed of TestCounters")
)

// TestCounters holds the analysis against executions of programs whose threads take numbers from counters.
func TestCounters(t *testing.T) {
	trial := oracle.Trial{Runs: 16, RacesOnly: true}
	for seed := *firstCounter; seed < *firstCounter+uint64(*counterPrograms); seed++ {
		text := oracle.GenerateCounters(source{rand.New(rand.NewPCG(seed, 0))}).Text
		wrong, err := trial.Text(context.Background(), text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if wrong != "" {
			t.Fatalf("seed %d: %s\n%s", seed, wrong, text)
		}
	}
	t.Log(&trial)
	if trial.Proved*10 < trial.Programs || trial.Racy*5 < trial.Programs {
		t.Errorf("of %d programs, %d are proved, and %d race: the test shows little", trial.Programs, trial.Proved, trial.Racy)
	}
}
