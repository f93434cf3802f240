package oracle_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/oracle"
)

var (
	rackPrograms = flag.Int("rack-programs", 40, "how many programs TestRacks generates")
	firstRack    = flag.Uint64("first-rack", 1, "the first seed of TestRacks")
)

// TestRacks holds the analysis against executions of programs that keep pointers in rings and on stacks.
func TestRacks(t *testing.T) {
	trial := oracle.Trial{Runs: 16, RacesOnly: true}
	for seed := *firstRack; seed < *firstRack+uint64(*rackPrograms); seed++ {
		text := oracle.GenerateRacks(source{rand.New(rand.NewPCG(seed, 0))}).Text
		wrong, err := trial.Text(context.Background(), text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if wrong != "" {
			t.Fatalf("seed %d: %s\n%s", seed, wrong, text)
		}
	}
	t.Log(&trial)
	if trial.Proved*5 < trial.Programs || trial.Racy*5 < trial.Programs {
		t.Errorf("of %d programs, %d are proved, and %d race: the test shows little", trial.Programs, trial.Proved, trial.Racy)
	}
}
