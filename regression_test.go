package mayrun_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/annotest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

// TestRegression analyses the programs of testdata/regression. They come in pairs, one that races and one that
// does not, named after the behaviour that makes the difference; package annotest says what the marks in them
// mean.
func TestRegression(t *testing.T) { annotest.Dir(t, "testdata/regression") }

// TestIdioms analyses the programs of testdata/idioms: ordinary ones, as people write them, each with twins that hold a
// realistic mistake. They are here for what is missed, and for what is not proved yet; package annotest says how.
func TestIdioms(t *testing.T) { annotest.Table(t, "testdata/idioms") }

// TestConfirmed analyses the programs of testdata/confirmed, which do what real programs do on the way to a race: in
// those that race each location that may race is confirmed, and in their twins none is.
func TestConfirmed(t *testing.T) {
	annotest.Dir(t, "testdata/confirmed")
	files, err := filepath.Glob("testdata/confirmed/*.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file)+" executed", func(t *testing.T) {
			t.Parallel()
			p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ConfirmBudget: time.Second})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range r.Races {
				if confirmed := f.Confidence == race.Confirmed; confirmed != strings.HasSuffix(file, "_race.c") {
					t.Errorf("the race on %s is %s", f.Location, f.Confidence)
				}
			}
		})
	}
}

// TestStates analyses the programs of testdata/states: of those that do not race, only an exploration of their states
// shows it; in their twins the race is confirmed.
func TestStates(t *testing.T) {
	files, err := filepath.Glob("testdata/states/*.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{})
			switch racy := strings.HasSuffix(file, "_race.c"); {
			case err != nil:
				t.Fatal(err)
			case racy && r.Verdict != race.Race:
				t.Errorf("the verdict is %s", r.Verdict)
			case !racy && (r.Refuted == nil || r.Refuted.States == 0):
				t.Errorf("the verdict is %s: %s", r.Verdict, r.Search.Unproved)
			case !racy && !strings.Contains(report.Summary(r), " states and "):
				t.Error(report.Summary(r))
			}
		})
	}
}

// TestExtended analyses the programs of testdata/extended. They are made after the description of the extended set of data
// races in the paper on CSeq-DR: arrays and pointers, structures and unions, both together, nested locks, several readers
// and writers, and producers and consumers. Every verdict is right, of the analysis and the search together: a race is
// confirmed, with the lines that are marked, and a program without one is proved.
func TestExtended(t *testing.T) {
	files, err := filepath.Glob("testdata/extended/*/*.c")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			p, err := frontend.Load(t.Context(), []string{file}, frontend.Options{})
			if err != nil {
				t.Fatal(err)
			}
			r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{})
			if err != nil {
				t.Fatal(err)
			}
			want := race.RaceFree
			if strings.HasSuffix(file, "_race.c") {
				want = race.Race
			}
			if r.Verdict != want {
				t.Errorf("the verdict is %s", r.Verdict)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			racing := map[int]bool{}
			for _, f := range r.Races {
				for _, a := range f.Accesses {
					racing[a.Pos.Line] = true
				}
			}
			for i, line := range strings.Split(string(text), "\n") {
				switch {
				case strings.Contains(line, "// RACE!") && !racing[i+1]:
					t.Errorf("line %d is not reported", i+1)
				case strings.Contains(line, "// NORACE") && racing[i+1]:
					t.Errorf("line %d is reported", i+1)
				}
			}
		})
	}
}

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
