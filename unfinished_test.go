package mayrun_test

import (
	"hash/fnv"
	"path/filepath"
	"slices"
	"testing"

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
