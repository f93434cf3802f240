package annotest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/race"
)

// Table runs every C file of a folder as a program of its own, each as a subtest named by its file. Unlike Dir it
// is for programs that stand for what people write, of which much is not proved: lines without a mark may be
// reported, and what is expected of a program that does not race is its verdict in the file expected.txt of the
// folder, with a line "NAME race-free" or "NAME unknown" for each. A proof that is lost fails the test, and
// one that is won must be entered there.
func Table(t *testing.T, dir string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.c"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no C file in %s: %v", dir, err)
	}
	table := filepath.Join(dir, "expected.txt")
	data, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	expected, err := verdicts(string(data))
	if err != nil {
		t.Fatalf("%s: %v", table, err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		want, known := expected[name]
		delete(expected, name)
		t.Run(name, func(t *testing.T) {
			m := open(t, []string{file})
			if m.races() == known {
				t.Fatalf("%s holds the verdicts of the programs that do not race, and no others", table)
			}
			r := m.analyze(t)
			problems := tabled(r, m, want)
			for _, p := range problems {
				t.Error(p)
			}
			m.others(t, r)
			if len(problems) > 0 {
				logReport(t, r)
			}
		})
	}
	for name := range expected {
		t.Errorf("%s: there is no program %s", table, name)
	}
}

// verdicts reads a table of expected verdicts: what is expected of which file.
func verdicts(table string) (map[string]race.Verdict, error) {
	out := make(map[string]race.Verdict)
	for line := range strings.Lines(table) {
		name, word, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch word {
		case string(race.RaceFree):
			out[name] = race.RaceFree
		case string(race.Unknown):
			out[name] = race.Unknown
		default:
			return nil, fmt.Errorf("%q is not a name and race-free or unknown", line)
		}
	}
	return out, nil
}

// tabled is what is wrong with a report of a program with a verdict in a table; one that races has none there.
func tabled(r *race.Report, m *marked, want race.Verdict) []Problem {
	var out []Problem
	for _, p := range Compare(r, m.files, m.marks) {
		if p.Missed || slices.Contains(m.marks[p.File], Line{p.Line, NoRace}) {
			out = append(out, p)
		}
	}
	whole := func(format string, args ...any) {
		out = append(out, Problem{File: m.files[0], Text: fmt.Sprintf(format, args...)})
	}
	if r.Incomplete != "" {
		whole("incomplete: %s", r.Incomplete)
	}
	switch races := m.races(); {
	case races && r.Verdict == race.RaceFree:
		whole("called race-free, but it races")
	case !races && r.Verdict == race.RaceFree && want != race.RaceFree:
		whole("proved by now: enter that in expected.txt")
	case !races && r.Verdict != want:
		whole("verdict %s, want %s", r.Verdict, want)
	}
	return out
}
