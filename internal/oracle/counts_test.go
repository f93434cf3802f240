package oracle_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/oracle"
)

var (
	countPrograms = flag.Int("count-programs", 60, "how many programs TestCounts generates")
	firstCount    = flag.Uint64("first-count", 1, "the first seed of TestCounts")
)

// TestCounts holds the analysis against executions of programs whose threads tell by numbers how far they are.
func TestCounts(t *testing.T) {
	trial := oracle.Trial{Runs: 16, RacesOnly: true}
	for seed := *firstCount; seed < *firstCount+uint64(*countPrograms); seed++ {
		text := oracle.GenerateCounts(source{rand.New(rand.NewPCG(seed, 0))}).Text
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
