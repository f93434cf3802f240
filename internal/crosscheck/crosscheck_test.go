package crosscheck

import (
	"context"
	"flag"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/race"
)

var (
	programs = flag.Int("programs", 40, "how many programs are generated")
	first    = flag.Uint64("first", 5001, "the first seed")
	actions  = flag.Int64("actions", 40_000, "visible actions of each search")
	corpus   = flag.String("corpus", "", "a folder with manifest.jsonl, for TestCorpus")
	match    = flag.String("match", "", "only programs of the corpus whose file contains this")
)

type source struct{ *rand.Rand }

func (s source) Intn(n int) int { return s.IntN(n) }

func generated(seed uint64) string {
	return oracle.Generate(source{rand.New(rand.NewPCG(seed, 0))}, true).Text
}

// budget is the time that stands for so many actions.
func budget(actions int64) time.Duration {
	return time.Duration(actions) * time.Second / confirm.ActionsPerSecond
}

// contradictions are the races of a report that the analysis should have found.
func contradictions(r *race.Report) (out []string) {
	if r.Search.Error != "" {
		out = append(out, r.Search.Error)
	}
	for _, f := range r.Races {
		if f.Contradiction {
			out = append(out, f.Location+" "+f.Accesses[0].Pos.String()+" "+f.Accesses[1].Pos.String())
		}
	}
	return out
}

// TestGenerated: each race that a search shows is reported, pair by pair, and each confirmed one can be repeated.
func TestGenerated(t *testing.T) {
	ctx := context.Background()
	confirmed, reported, shown := 0, 0, 0
	for i := range *programs {
		seed := *first + uint64(i)
		text := generated(seed)
		p, err := oracle.Load(ctx, text)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		r, err := mayrun.Analyze(ctx, p, mayrun.Config{MaxMemory: 1 << 30, ConfirmBudget: budget(*actions), ConfirmAlways: true})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if cs := contradictions(r); len(cs) > 0 {
			t.Errorf("seed %d: not reported: %v", seed, cs)
		}
		for _, f := range r.Races {
			reported++
			if f.Confidence != race.Confirmed {
				continue
			}
			confirmed++
			if _, err := confirm.Replay(t.Context(), p, f.Witness); err != nil {
				t.Errorf("seed %d: %s: %v", seed, f.Location, err)
			}
		}
		x, err := explore.Search(ctx, p, explore.Options{All: true, MaxActions: *actions / 2, Frees: true, Seed: seed})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		var ws []oracle.Witness
		for _, w := range x.Witnesses {
			if !w.Behind {
				ws = append(ws, oracle.FromRace(w.Race))
			}
		}
		shown += len(ws)
		if missed := oracle.Missed(r, ws); len(missed) > 0 {
			t.Errorf("seed %d: verdict %s, missed %v on %s", seed, r.Verdict, missed[0].Pair, missed[0].Object)
		}
	}
	t.Logf("%d programs: %d of %d findings confirmed; %d pairs of accesses shown", *programs, confirmed, reported, shown)
}

// TestCorpus: in programs with known verdicts, whatever is shown is reported, and race-free programs show nothing.
func TestCorpus(t *testing.T) {
	if *corpus == "" {
		t.Skip("no -corpus")
	}
	tasks, err := oracle.Tasks(*corpus)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	searched, proved := 0, 0
	for _, k := range tasks {
		if !strings.Contains(k.File, *match) || strings.Contains(k.File, "real/") {
			continue
		}
		p, err := k.Load(ctx)
		if err != nil || p.Main == nil {
			continue
		}
		r, err := mayrun.Analyze(ctx, p, mayrun.Config{MaxMemory: 2 << 30, MaxEvaluations: 300_000,
			ConfirmBudget: budget(*actions), ConfirmAlways: true})
		if err != nil {
			t.Errorf("%s: %v", k.File, err)
			continue
		}
		searched++
		if len(r.Races) == 0 {
			proved++
		}
		if cs := contradictions(r); len(cs) > 0 {
			t.Errorf("%s: not reported: %v", k.File, cs)
		}
	}
	t.Logf("%d programs, %d of them race-free", searched, proved)
}
