package explore_test

import (
	"context"
	"flag"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/oracle"
)

var (
	corpus      = flag.String("corpus", "", "a folder with manifest.jsonl, for TestCorpus")
	corpusMatch = flag.String("corpus-match", "svcomp/", "only programs whose file contains this")
	corpusAll   = flag.Bool("corpus-all", false, "search race-free programs too")
	actions     = flag.Int64("actions", 2_000_000, "budget of each search")
)

// TestCorpus searches programs with known verdicts. No race-free program may have a witness, and every witness replays.
func TestCorpus(t *testing.T) {
	if *corpus == "" {
		t.Skip("no -corpus")
	}
	tasks, err := oracle.Tasks(*corpus)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	racy, shown := 0, 0
	how := map[string]int{}
	var spent time.Duration
	for _, k := range tasks {
		if !strings.Contains(k.File, *corpusMatch) || k.Verdict != "race" && !*corpusAll {
			continue
		}
		p, err := k.Load(ctx)
		if err != nil || p.Main == nil {
			continue
		}
		t0 := time.Now()
		r, err := explore.Search(ctx, p, explore.Options{MaxActions: *actions})
		if err != nil {
			t.Errorf("%s: %v", k.File, err)
			continue
		}
		spent += time.Since(t0)
		if k.Verdict == "race" {
			racy++
		}
		r.Witnesses = slices.DeleteFunc(r.Witnesses, func(w *explore.Witness) bool { return w.Guessed })
		if len(r.Witnesses) == 0 {
			if k.Verdict == "race" {
				t.Logf("%s: not shown in %d executions, %d actions, %v: %v %v", k.File, r.Executions, r.Actions, time.Since(t0), r.Outcomes, r.Ends)
			}
			continue
		}
		w := r.Witnesses[0]
		if _, err := explore.Replay(p, w); err != nil {
			t.Errorf("%s: %v", k.File, err)
		}
		if k.Verdict == "race" {
			shown++
			how[w.Strategy]++
		} else if k.Verdict == "norace" {
			t.Errorf("%s (%s %s): no race, but %s", k.File, k.Confidence, k.Dispute, w.Race)
		}
	}
	t.Logf("%d of %d shown (%v) in %v", shown, racy, how, spent)
}
