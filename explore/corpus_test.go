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

// TestCorpus searches programs with known verdicts. No race-free program may have a witness, and every witness replays. No racy program is refuted by enumeration.
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
	how, refuted := map[string]int{}, map[string]int{}
	var spent time.Duration
	for _, k := range tasks {
		if !strings.Contains(k.File, *corpusMatch) || k.Verdict != "race" && !*corpusAll {
			continue
		}
		p, err := k.Load(ctx)
		if err != nil || p.Main == nil {
			continue
		}
		if x, err := explore.Prepare(p); err == nil {
			if proof, why := x.Enumerate(ctx, explore.Options{MaxActions: *actions / 4, Frees: true, Syncs: true}); proof != nil {
				refuted[k.Verdict]++
				if t.Logf("%s (%s %s): refuted by %d executions", k.File, k.Verdict, k.Dispute, proof.Executions); k.Verdict == "race" {
					t.Errorf("%s (%s %s): a race is refuted", k.File, k.Confidence, k.Dispute)
				}
			} else if k.Verdict != "race" && !strings.Contains(why, "a race:") {
				t.Logf("%s (%s): not enumerated: %s", k.File, k.Verdict, why)
			}
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
	t.Logf("%d of %d shown (%v) in %v; refuted: %v", shown, racy, how, spent, refuted)
}
