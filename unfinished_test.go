package mayrun_test

import (
	"hash/fnv"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// TestUnfinished stops the analysis of programs somewhere. What it says then is what it has found by then: races nearly
// all of which the whole analysis reports as well, and nothing that is safe.
func TestUnfinished(t *testing.T) {
	files, err := filepath.Glob("testdata/regression/*/*.c")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	cut, told, wrong := 0, 0, 0
	for _, file := range files {
		hash := fnv.New64a()
		hash.Write([]byte(file))
		h := hash.Sum64()
		if h%6 != 0 {
			continue
		}
		p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
		if err != nil {
			continue // it is about errors, or is read in another way
		}
		analyse := func(c mayrun.Config) *race.Report {
			r, err := mayrun.Analyze(t.Context(), p, c)
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			return r
		}
		whole := analyse(mayrun.Config{ProveOnly: true})
		n := 1 + int(h>>8%uint64(max(whole.Stats.Evaluations-1, 1)))
		part := analyse(mayrun.Config{ProveOnly: true, MaxEvaluations: n})
		if part.Incomplete == "" {
			continue
		}
		cut++
		if safe := slices.ContainsFunc(part.Locations, func(l race.Location) bool { return l.Safe }); safe || part.Verdict != race.Unknown {
			t.Errorf("%s: %s after %d evaluations, safe locations: %v", file, part.Verdict, n, safe)
		}
		if len(part.Races) == 0 {
			continue
		}
		// An execution that shows a race which has not been found yet contradicts nothing.
		shown := analyse(mayrun.Config{MaxEvaluations: n, ConfirmBudget: 5 * time.Millisecond})
		if shown.Incomplete != part.Incomplete || slices.ContainsFunc(shown.Races, func(f race.Finding) bool { return f.Contradiction }) {
			t.Errorf("%s: %s", file, shown.Incomplete)
		}
		told++
		for _, f := range part.Races {
			if !slices.ContainsFunc(whole.Races, func(w race.Finding) bool { return w.Location == f.Location }) {
				t.Logf("%s: %s", file, f.Location)
				wrong++
				break
			}
		}
	}
	t.Logf("%d of %d unfinished analyses told of races, %d of these of one that the whole does not report", told, cut, wrong)
	if told < cut/20 || wrong > told/5 {
		t.Error("unfinished analyses are not worth while")
	}
}

// TestStagesByMemory: where the memory is used up, a coarser analysis begins, down to the last.
func TestStagesByMemory(t *testing.T) {
	p, err := frontend.Load(t.Context(), []string{"examples/c/bank/bank.c"}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true, MaxMemory: 1})
	if err != nil {
		t.Fatal(err)
	}
	if r.Cause != race.MemoryLimit || !r.Hurried || !strings.Contains(r.Coarsened, "registers") || !strings.Contains(r.Coarsened, "the memory was not enough") {
		t.Errorf("%s, coarsened %q", r.Incomplete, r.Coarsened)
	}
}
