package explore_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/internal/oracle"
)

var (
	corpus = flag.String("corpus", "",
		"a folder with manifest.jsonl, for TestCorpus; by default the one beside the checkout, if it is there")
	corpusMatch = flag.String("corpus-match", "", "only programs whose file contains this")
	corpusEach  = flag.Int("corpus-each", 4, "so many programs of each folder; 0: all")
	corpusAll   = flag.Bool("corpus-all", false, "search race-free programs too")
	actions     = flag.Int64("actions", 30_000, "budget of each search")
)

// folder is the part of a corpus that a program belongs to.
func folder(file string) string {
	parts := strings.Split(file, "/")
	return strings.Join(parts[:min(len(parts)-1, 2)], "/")
}

// chosen are the tasks to search, evenly distributed over each folder.
func chosen(tasks []oracle.Task) []oracle.Task {
	by := map[string][]oracle.Task{}
	var names []string
	for _, k := range tasks {
		if !strings.Contains(k.File, *corpusMatch) || k.Verdict == "norace" && !*corpusAll {
			continue
		}
		f := folder(k.File)
		if by[f] == nil {
			names = append(names, f)
		}
		by[f] = append(by[f], k)
	}
	var out []oracle.Task
	for _, f := range names {
		n := len(by[f])
		if *corpusEach > 0 {
			n = min(n, *corpusEach)
		}
		for i := range n {
			out = append(out, by[f][i*len(by[f])/n])
		}
	}
	return out
}

// TestCorpus searches programs of every folder of a corpus. No race-free program may have a witness, every
// witness leads to its race again, twice in the same way, and no search uses more than its budget.
func TestCorpus(t *testing.T) {
	dir := *corpus
	if dir == "" {
		dir = filepath.Join("..", "..", "shared", "corpus")
		if _, err := os.Stat(filepath.Join(dir, "manifest.jsonl")); err != nil {
			t.Skip("no corpus")
		}
	}
	tasks, err := oracle.Tasks(dir)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	racy, shown, over := 0, 0, 0.0
	how := map[string]int{}
	folders := map[string]bool{}
	var spent time.Duration
	for _, k := range chosen(tasks) {
		p, err := k.Load(ctx)
		if err != nil || p.Main == nil {
			continue
		}
		folders[folder(k.File)] = true
		t0 := time.Now()
		r, err := explore.Search(ctx, p, explore.Options{MaxActions: *actions, Frees: true, Syncs: true})
		if err != nil {
			t.Errorf("%s: %v", k.File, err)
			continue
		}
		spent += time.Since(t0)
		over = max(over, float64(r.Cost)/float64(*actions))
		if r.Cost > max(*actions*11/10, *actions+10_000) { // one step may write a large object
			t.Errorf("%s: a budget of %d, and %d used", k.File, *actions, r.Cost)
		}
		if k.Verdict == "race" {
			racy++
		}
		for _, w := range r.Witnesses {
			replayTwice(t, p, w, k.File)
		}
		r.Witnesses = slices.DeleteFunc(r.Witnesses, func(w *explore.Witness) bool { return w.Guessed })
		switch {
		case len(r.Witnesses) == 0 && k.Verdict == "race":
			t.Logf("%s: not shown in %d executions, %d actions, %v: %v %v", k.File, r.Executions, r.Actions,
				time.Since(t0), r.Outcomes, r.Ends)
		case len(r.Witnesses) == 0:
		case k.Verdict == "race":
			shown++
			how[r.Witnesses[0].Strategy]++
		case k.Verdict == "norace" && k.Dispute == "" && k.Confidence != "low":
			t.Errorf("%s (%s): no race, but %s", k.File, k.Confidence, r.Witnesses[0].Race)
		}
	}
	t.Logf("%d of %d shown (%v), in %d folders, in %v; the largest part of a budget used is %.3f", shown, racy, how,
		len(folders), spent, over)
}

// replayTwice executes a witness again.
func replayTwice(t *testing.T, p *cfg.Program, w *explore.Witness, name string) {
	t.Helper()
	var steps [2][]string
	for i := range steps {
		r, err := explore.Replay(t.Context(), p, w)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}
		for _, s := range r.Steps {
			steps[i] = append(steps[i], s.Event.String())
		}
	}
	if diff := cmp.Diff(steps[0], steps[1]); diff != "" {
		t.Errorf("%s: the second time it goes another way:\n%s", name, diff)
	}
}
