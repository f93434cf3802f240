package mayrun_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/annotest"
	"github.com/mayrun-dev/mayrun/race"
)

// TestCoarsest analyses the programs of testdata/coarsest as large ones are, too: those that do not race are proved so
// as well, and not by trying all executions.
func TestCoarsest(t *testing.T) {
	annotest.Dir(t, "testdata/coarsest")
	files, err := filepath.Glob("testdata/coarsest/*.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		for stage, config := range map[string]mayrun.Config{
			"coarsely": {CoarsenAfter: 1}, "most coarsely": {CoarsenAfter: 1, CoarsestAfter: 1},
		} {
			t.Run(filepath.Base(file)+" "+stage, func(t *testing.T) {
				t.Parallel()
				p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
				if err != nil {
					t.Fatal(err)
				}
				config.ProveOnly = true
				r, err := mayrun.Analyze(t.Context(), p, config)
				if err != nil {
					t.Fatal(err)
				}
				if r.Coarsened == "" {
					t.Error("it is not analysed coarsely")
				}
				if free := r.Verdict == race.RaceFree; free == strings.HasSuffix(file, "_race.c") {
					t.Errorf("%s: %s", file, r.Verdict)
					for _, f := range r.Races {
						t.Log(f.Location, f.Accesses[0].Pos)
					}
				}
			})
		}
	}
}
