package mayrun_test

import (
	"bytes"
	"path/filepath"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/annotest"
	"github.com/mayrun-dev/mayrun/report"
)

// TestRegression analyses the programs of testdata/regression. They come in pairs, one that races and one that
// does not, named after the behaviour that makes the difference; package annotest says what the marks in them
// mean.
func TestRegression(t *testing.T) { annotest.Dir(t, "testdata/regression") }

// TestConcurrent analyses shared programs from several goroutines at once: every report must be the one that a
// lone analysis gives, byte for byte. Run it with -race.
func TestConcurrent(t *testing.T) {
	files, err := filepath.Glob("testdata/regression/alloc/*.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	analyze := func(p *cfg.Program) (string, error) {
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
		if err != nil {
			return "", err
		}
		var b bytes.Buffer
		err = report.Render(&b, report.JSON, r, report.Options{Verbose: true})
		return b.String(), err
	}
	var wg sync.WaitGroup
	for _, file := range files {
		p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		want, err := analyze(p)
		if err != nil {
			t.Fatal(err)
		}
		for range 4 {
			wg.Go(func() {
				got, err := analyze(p)
				if err != nil {
					t.Errorf("%s: %v", file, err)
				} else if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("%s: another report (-alone +together):\n%s", file, diff)
				}
			})
		}
	}
	wg.Wait()
}
