package mayrun_test

import (
	"bytes"
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

// FuzzAnalyze goes the whole way with any text: it must end in an error or in a report that does not contradict itself,
// within its budgets. The oracle of a verdict's truth is elsewhere (internal/oracle); this is about not falling over.
func FuzzAnalyze(f *testing.F) {
	n, some := 0, 16
	if search.Open() {
		some = 1
	}
	err := filepath.WalkDir("testdata/regression", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".c" {
			return err
		}
		if n++; n%some != 0 { // TestRegression analyses all of them
			return nil
		}
		text, err := os.ReadFile(path)
		f.Add(text)
		return err
	})
	if err != nil {
		f.Fatal(err)
	}
	limits := csource.Limits{FileSize: 1 << 16, Expansion: 50_000, Nesting: 200, Tokens: 20_000}
	f.Fuzz(func(t *testing.T, text []byte) {
		limittest.Within(t, limittest.Limits, func(ctx context.Context) { analyzeAny(ctx, t, text, frontend.Options{Limits: limits}) })
	})
}

func analyzeAny(ctx context.Context, t *testing.T, text []byte, opts frontend.Options) {
	p, err := frontend.LoadSource(ctx, map[string]string{"p.c": string(text)}, opts)
	if err != nil || p.Main == nil {
		return
	}
	r, err := mayrun.Analyze(ctx, p, mayrun.Config{MaxEvaluations: 5_000, ConfirmBudget: 4 * time.Millisecond})
	if err != nil {
		return
	}
	if r.Verdict == race.RaceFree && (len(r.Races) > 0 || r.Incomplete != "") {
		t.Errorf("race-free with %d races, incomplete %q", len(r.Races), r.Incomplete)
	}
	for _, x := range r.Races {
		if len(x.Accesses) == 0 || len(x.Pairs) == 0 && x.Location != race.UnknownMemory {
			t.Errorf("the race on %s has %d accesses and %d pairs", x.Location, len(x.Accesses), len(x.Pairs))
		}
	}
	for _, format := range report.Formats() {
		if err := report.Render(&bytes.Buffer{}, format, r, report.Options{Verbose: true}); err != nil {
			t.Errorf("%s: %v", format, err)
		}
	}
}
