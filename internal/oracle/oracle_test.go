package oracle_test

import (
	"context"
	"flag"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/solver"
)

var (
	programs = flag.Int("programs", search.Times(40), "how many programs TestSoundness generates")
	first    = flag.Uint64("first", 1, "the first seed of TestSoundness")
	runs     = flag.Int("runs", 6, "how many schedules each program runs under")
	every    = flag.Int("every", 17, "of how many states one is compared with all of memory")
	evals    = flag.Int("evaluations", 20_000, "the budget of an analysis")
	verify   = flag.Bool("verify", false, "check the solution, constraint by constraint")
	only     = flag.Bool("guarded", false, "generate only programs that keep to locks")
	reduced  = flag.Bool("reduce", false, "print the smallest program of each failure")
)

type source struct{ *rand.Rand }

func (s source) Intn(n int) int { return s.IntN(n) }

// generated is the program of a seed: every third one keeps to locks.
func generated(seed uint64) string {
	if seed%3 == 0 || *only {
		return oracle.GenerateGuarded(source{rand.New(rand.NewPCG(seed, 0))}).Text
	}
	return oracle.Generate(source{rand.New(rand.NewPCG(seed, 0))}, true).Text
}

// TestSoundness holds generated programs against the analysis: states, accesses and races of random runs.
func TestSoundness(t *testing.T) {
	ctx := context.Background()
	budget := engine.Options{Verify: *verify, Solver: solver.Options{MaxEvaluations: *evals, MaxMemory: 1 << 30}}
	trial := &oracle.Trial{Runs: *runs, Every: *every, Options: budget}
	for i := range *programs {
		seed := *first + uint64(i)
		text := generated(seed)
		wrong, err := trial.Text(ctx, text)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s\n%v", seed, err, text, err)
		}
		if wrong == "" {
			continue
		}
		t.Errorf("seed %d: %s", seed, wrong)
		if *reduced {
			small := &oracle.Trial{Runs: *runs, Every: 1, Options: budget}
			text = oracle.Reduce(text, func(s string) bool {
				wrong, err := small.Text(ctx, s)
				return err == nil && wrong != ""
			})
			wrong, _ = small.Text(ctx, text)
			t.Errorf("%s\n%s", wrong, text)
		}
	}
	t.Log(trial)
}

// TestFlat does the same as programs are analysed that take too long otherwise: memory is kept without regard
// to the flow, and the digests are few with which functions are entered, in every other program none but one. And as
// those are for which even that takes too long: registers are kept so, too.
func TestFlat(t *testing.T) {
	for i := range 3 {
		o, components := engine.Options{Verify: *verify}.Coarse(), analyses.Coarse
		if i == 2 {
			o, components = o.Coarsest(), analyses.Coarsest
		}
		o.MaxTargets = max(2-i, 1) // most objects become members of the crowd
		if i > 0 {
			o.MaxEntries, o.MaxDigests = 1, 1
		}
		o.Solver.MaxEvaluations, o.Solver.MaxMemory = *evals, 1<<30
		trial := &oracle.Trial{Components: components, Runs: *runs, Every: *every, Options: o}
		for n := i; n < *programs; n += 3 {
			if wrong, err := trial.Text(context.Background(), generated(*first+uint64(n))); err != nil || wrong != "" {
				t.Errorf("seed %d: %s %v", *first+uint64(n), wrong, err)
			}
		}
		t.Log(trial)
	}
}

// TestUnrolling does the same with programs in which loops are unrolled, and without unrolling.
func TestUnrolling(t *testing.T) {
	for _, o := range []engine.Options{{}, {MaxUnroll: -1}} {
		o.Solver = solver.Options{MaxEvaluations: *evals, MaxMemory: 1 << 30}
		trial := &oracle.Trial{Runs: *runs, Every: *every, Options: o}
		for i := range max(1, *programs/10) { // they take long
			text := oracle.GenerateLoops(source{rand.New(rand.NewPCG(*first+uint64(i), 1))}).Text
			if wrong, err := trial.Text(context.Background(), text); err != nil || wrong != "" {
				t.Errorf("seed %d: %s %v\n%s", *first+uint64(i), wrong, err, text)
			}
		}
		t.Log(trial)
	}
}

// drawn is a source of decisions that rapid makes, and shrinks.
type drawn struct{ t *rapid.T }

func (d drawn) Intn(n int) int { return rapid.IntRange(0, n-1).Draw(d.t, "n") }

// TestProperty is TestSoundness with rapid's generator, which shrinks the program that it finds.
func TestProperty(t *testing.T) {
	if !search.Open() {
		t.Skip("TestSoundness runs such programs")
	}
	ctx := context.Background()
	rapid.Check(t, func(rt *rapid.T) {
		text := oracle.Generate(drawn{rt}, true).Text
		if wrong, err := (&oracle.Trial{Runs: 4, Every: 17}).Text(ctx, text); err != nil || wrong != "" {
			rt.Fatalf("%s %v\n%s", wrong, err, text)
		}
	})
}
