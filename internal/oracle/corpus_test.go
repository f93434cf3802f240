package oracle_test

import (
	"context"
	"flag"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/interp"
)

var (
	corpus      = flag.String("corpus", "", "a folder with manifest.jsonl, for TestCorpus")
	corpusMatch = flag.String("corpus-match", "", "only programs whose file contains this")
	searched    = flag.Int64("search", 100_000, "visible actions of the search for each program")
	corpusSkip  = flag.String("corpus-skip", "real/", "no programs whose file contains this")
)

// TestCorpus runs the programs of a corpus with known verdicts: what executions show must be reported, and
// where the corpus says that there is no race, no execution may show one.
func TestCorpus(t *testing.T) {
	if *corpus == "" {
		t.Skip("no -corpus")
	}
	tasks, err := oracle.Tasks(*corpus)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	n, unread, missed, shown, racy, wrong := 0, 0, 0, 0, 0, 0
	var all oracle.Stats
	all.Outcomes, all.Texts = map[interp.Reason]int{}, map[string]int{}
	for _, k := range tasks {
		if !strings.Contains(k.File, *corpusMatch) || strings.Contains(k.File, *corpusSkip) {
			continue
		}
		n++
		p, err := k.Load(ctx)
		if err != nil || p.Main == nil {
			unread++
			continue
		}
		c, err := interp.Prepare(p)
		if err != nil {
			t.Errorf("%s: %v", k.File, err)
			continue
		}
		var st oracle.Stats
		ws, err := oracle.Explore(c, *runs, 1, 5000, &st, nil)
		if err != nil {
			t.Errorf("%s: %v", k.File, err)
			continue
		}
		// The search tries inputs and schedules that plain random runs do not.
		found, err := explore.Search(ctx, p, explore.Options{All: true, MaxActions: *searched, Frees: true})
		if err != nil {
			t.Errorf("%s: %v", k.File, err)
			continue
		}
		for _, w := range found.Witnesses {
			if !w.Behind {
				ws = append(ws, oracle.FromRace(w.Race))
			}
		}
		for r, x := range st.Outcomes {
			all.Outcomes[r] += x
		}
		for r, x := range st.Texts {
			all.Texts[r] += x
		}
		if k.Verdict == "race" {
			racy++
			if len(ws) > 0 {
				shown++
			} else {
				t.Logf("%s: not shown; %v %v", k.File, st.Outcomes, st.Texts)
			}
		}
		if len(ws) > 0 && k.Verdict == "norace" {
			wrong++
			t.Errorf("%s (%s %s): no race, but %v on %s, schedule %d step %d", k.File, k.Confidence, k.Dispute,
				ws[0].Pair, ws[0].Object, ws[0].Seed, ws[0].Step)
		}
		if len(ws) == 0 {
			continue
		}
		r, err := mayrun.Analyze(ctx, p, mayrun.Config{Timeout: 10 * time.Second, ProveOnly: true})
		if err != nil {
			t.Errorf("%s: %v", k.File, err)
			continue
		}
		if ms := oracle.Missed(r, ws); len(ms) > 0 {
			missed++
			for i, m := range ms {
				if i < 3 {
					t.Errorf("%s: MISSED (verdict %s) %v on %s, schedule %d step %d", k.File, r.Verdict, m.Pair, m.Object, m.Seed, m.Step)
				}
			}
		}
	}
	t.Logf("%d programs, %d not read, %d of %d racy ones shown, %d wrong, %d missed by the analysis", n, unread, shown, racy, wrong, missed)
	t.Logf("%v %v", all.Outcomes, all.Texts)
}
