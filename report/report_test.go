package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// sample has one of everything that a report may hold.
func sample() *race.Report {
	at := func(line, col int) cfg.Pos { return cfg.Pos{File: "bank.c", Line: line, Column: col} }
	moved := cfg.Pos{File: "gen.y", Line: 400, Column: 2, PhysicalFile: "bank.c", PhysicalLine: 5}
	worker := func(p cfg.Pos, k race.AccessKind, lockset string) race.Access {
		var locks []race.Lock
		if lockset != "{}" {
			locks = []race.Lock{{Name: "m"}, {Name: "malloc@bank.c:3+8", Shared: true}}
		}
		return race.Access{
			Locks: locks, Pos: p, Kind: k, Text: "balance", Thread: "deposit (created at bank.c:30)", CallStack: []string{"deposit"},
			Digests: []race.DigestText{{Name: "lockset", Text: lockset, Locks: true}, {Name: "threadflag", Text: "other"}},
		}
	}
	return &race.Report{
		Digests: []race.Digest{
			{Name: "lockset", Excludes: "both hold one lock", Locks: true},
			{Name: "threadid", Excludes: "one thread makes both, or one comes before the thread of the other is created", Threads: true},
		},
		Verdict:    race.Race,
		Exclusions: [][]string{nil, {"lockset"}, {"lockset", "threadflag"}},
		Locations: []race.Location{
			{Name: "balance", Accesses: 3, Pos: at(2, 5)},
			{Name: "slots[1]", Accesses: 2, Pos: at(2, 5)},
			{Name: "n", Accesses: 4, Pos: at(2, 5)},
			{Name: "log", Safe: true, Needed: []string{"lockset", "threadid"}, Accesses: 4, Pos: at(2, 5)},
			{Name: "total", Safe: true, Accesses: 1, Pos: at(2, 5)},
		},
		Races: []race.Finding{
			{
				Location: "balance", Confidence: race.Confirmed,
				Accesses: []race.Access{
					worker(at(5, 12), race.Read, "{}"),
					worker(at(5, 2), race.Write, "{}"),
					worker(moved, race.Write, "{m}"),
				},
				Pairs: [][2]int{{0, 1}, {1, 1}, {1, 2}},
				Schedule: []race.Step{
					{Thread: "main", Pos: at(30, 2), Text: "creates deposit"},
					{Thread: "deposit", Pos: at(5, 2), Text: "writes balance"},
				},
			},
			{
				Location: "slots[1]", Confidence: race.Possible,
				Accesses: []race.Access{
					{Pos: at(5, 2), Kind: race.Write, Atomic: true, Thread: "main", Text: "slots[i]"},
					{Pos: cfg.Pos{File: "gone.c", Line: 7, Column: 1}, Kind: race.Free, Thread: "main"},
				},
				Pairs: [][2]int{{0, 1}},
				Consequences: []race.Consequence{{
					Location: "malloc@bank.c:3",
					Accesses: []race.Access{
						{Pos: at(3, 2), Kind: race.Write, Thread: "main", Text: "s->n"},
						{Pos: at(5, 2), Kind: race.Read, Thread: "deposit (created at bank.c:30)", Text: "slots[i]->n"},
					},
					Pairs: [][2]int{{0, 1}},
				}},
			},
			{
				Location: "n", Confidence: race.Likely, // two threads run n++
				Accesses: []race.Access{
					{Pos: at(4, 3), Kind: race.Read, Thread: "f", Text: "n"},
					{Pos: at(4, 3), Kind: race.Write, Thread: "f", Text: "n"},
					{Pos: at(4, 3), Kind: race.Read, Thread: "g", Text: "n"},
					{Pos: at(4, 3), Kind: race.Write, Thread: "g", Text: "n"},
				},
				Pairs: [][2]int{{0, 3}, {1, 2}, {1, 3}},
			},
		},
		Operations: []race.Operation{{Kind: race.TakeLock, Pos: at(4, 2), Func: "elsewhere", Object: "malloc@bank.c:3+8", Text: "b->lock"}},
		Assumptions: []race.Note{{ID: "create-succeeds", Text: "threads can be created"},
			{ID: "unlock-by-owner", Pos: at(6, 2), Text: "the caller holds m"}},
		Havocked: []race.Note{{Pos: at(6, 9), Text: "inline assembly"}},
		Stats: race.Stats{
			Unknowns: 12, Evaluations: 40, Functions: 2, Contexts: 3, Nodes: 20, UnrolledLoops: 2, LoopCopies: 7, Accesses: 9,
			CPUSeconds: 0.25, PeakBytes: 3 << 20, Phases: []race.Phase{{Name: "solve", Seconds: 0.125}},
		},
	}
}

func readTestdata(name string) ([]byte, error) { return os.ReadFile(filepath.Join("testdata", name)) }

func TestGolden(t *testing.T) {
	empty := &race.Report{Verdict: race.RaceFree, Locations: []race.Location{{Name: "n", Safe: true, Accesses: 1}}}
	stopped := &race.Report{Verdict: race.Unknown, Incomplete: "the time limit of 1s has passed"}
	// What a project file has changed comes first, and is among the assumptions.
	config := &race.Report{Verdict: race.RaceFree, ProjectFile: "a <b>/.mayrun.yml", Assumptions: []race.Note{
		{ID: "project-file-entry", Pos: cfg.Pos{File: "a <b>/.mayrun.yml", Line: 2, Column: 8},
			Text: "the program begins with the function t, not main, as the project file says"},
	}}
	for _, c := range []struct {
		golden string
		format Format
		report *race.Report
		opts   Options
	}{
		{"sample.txt", Text, sample(), Options{Source: readTestdata}},
		{"sample-verbose.txt", Text, sample(), Options{Source: readTestdata, Verbose: true, Stats: true}},
		{"sample-nosource.txt", Text, sample(), Options{}},
		{"empty.txt", Text, empty, Options{}},
		{"stopped.txt", Text, stopped, Options{}},
		{"config.txt", Text, config, Options{}},
		{"config.json", JSON, config, Options{Version: "1.2.3"}},
		{"config.sarif", SARIF, config, Options{Version: "1.2.3"}},
		{"config.html", HTML, config, Options{Version: "1.2.3"}},
		{"sample.json", JSON, sample(), Options{Version: "1.2.3"}},
		{"sample-verbose.json", JSON, sample(), Options{Version: "1.2.3", Verbose: true, Stats: true}},
		{"empty.json", JSON, empty, Options{Version: "1.2.3"}},
		{"stopped.json", JSON, stopped, Options{Version: "1.2.3"}},
		{"sample.sarif", SARIF, sample(), Options{Version: "1.2.3"}},
		{"stopped.sarif", SARIF, stopped, Options{Version: "1.2.3"}},
		{"sample.html", HTML, sample(), Options{Version: "1.2.3", Source: readTestdata}},
	} {
		t.Run(c.golden, func(t *testing.T) {
			var got bytes.Buffer
			if err := Render(&got, c.format, c.report, c.opts); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", c.golden)
			if *update {
				if err := os.WriteFile(file, got.Bytes(), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got.String()); diff != "" {
				t.Errorf("differs from %s (-want +got); go test ./report -update accepts it:\n%s", file, diff)
			}
		})
	}
}

// TestManyAccesses shows that a short report has the two accesses that tell most, and counts the others.
func TestManyAccesses(t *testing.T) {
	f := race.Finding{Location: "x", Confidence: race.Possible}
	const readers = 40
	for i := range readers {
		f.Accesses = append(f.Accesses, race.Access{Pos: cfg.Pos{File: "x.c", Line: 10 + i, Column: 1}, Kind: race.Read, Thread: "reader",
			CallStack: []string{"reader", []string{"look", "see"}[i%2]}})
		f.Pairs = append(f.Pairs, [2]int{i, readers})
	}
	f.Accesses = append(f.Accesses, race.Access{Pos: cfg.Pos{File: "x.c", Line: 99, Column: 1}, Kind: race.Write, Thread: "writer"})
	r := &race.Report{Verdict: race.Unknown, Races: []race.Finding{f}}
	var b bytes.Buffer
	if err := Render(&b, Text, r, Options{}); err != nil {
		t.Fatal(err)
	}
	out := b.String()
	for _, want := range []string{
		"  x.c:99:1: write by thread writer, holding no lock\n  x.c:10:1: read by thread reader, holding no lock\n",
		"  and 39 more places: 20 in see and 19 in look\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
	b.Reset()
	if err := Render(&b, Text, r, Options{Verbose: true}); err != nil {
		t.Fatal(err)
	}
	_, all, _ := strings.Cut(b.String(), "all accesses, location by location:")
	if n := strings.Count(all, "by thread reader"); n != readers {
		t.Errorf("%d readers with Verbose, want %d", n, readers)
	}
}

// TestFields holds the promise of the JSON report: these fields are present, with these types, in every report.
func TestFields(t *testing.T) {
	for _, r := range []*race.Report{sample(), {Verdict: race.RaceFree}} {
		var b bytes.Buffer
		if err := Render(&b, JSON, r, Options{Version: "v"}); err != nil {
			t.Fatal(err)
		}
		var got map[string]any
		if err := json.Unmarshal(b.Bytes(), &got); err != nil {
			t.Fatal(err)
		}
		for field, zero := range map[string]any{
			"tool": "", "version": "", "verdict": "", "incomplete": "",
			"memory_locations": map[string]any{}, "stats": map[string]any{},
			"races": []any{}, "assumptions": []any{}, "havocked": []any{},
		} {
			v, ok := got[field]
			if !ok || v == nil {
				t.Errorf("%s is missing or null", field)
				continue
			}
			if want, have := typeName(zero), typeName(v); want != have {
				t.Errorf("%s is a %s, want a %s", field, have, want)
			}
		}
		if n := len(got["stats"].(map[string]any)); n != 2 {
			t.Errorf("stats has %d fields without Stats, want only unknowns and evaluations", n)
		}
	}
}

func typeName(v any) string {
	switch v.(type) {
	case string:
		return "string"
	case map[string]any:
		return "object"
	case []any:
		return "list"
	}
	return "other"
}

// TestHostile prints what a hostile source can put into names and lines.
func TestHostile(t *testing.T) {
	r := &race.Report{Verdict: race.Unknown, Races: []race.Finding{{
		Location: "<script>alert(1)</script>", Confidence: race.Possible,
		Accesses: []race.Access{
			{Pos: cfg.Pos{File: "x.c", Line: 1, Column: 900}, Kind: race.Write, Text: "a[0](b)", Thread: "main"},
			{Pos: cfg.Pos{File: "x.c", Line: 99, Column: 1}, Kind: race.Write, Thread: "main"},
			{Pos: cfg.Pos{File: "missing.c", Line: 1, Column: 1}, Kind: race.Read, Thread: "main"},
			{Pos: cfg.Pos{}, Kind: race.Read, Thread: "main"},
		},
		Pairs: [][2]int{{0, 1}, {7, -1}},
	}}}
	source := func(name string) ([]byte, error) {
		if name != "x.c" {
			return nil, errors.New("no such file")
		}
		return []byte(strings.Repeat("é", 1000) + "\x1b[31m\x00\xff\nline"), nil
	}
	for _, f := range Formats() {
		var b bytes.Buffer
		if err := Render(&b, f, r, Options{Source: source, Verbose: true}); err != nil {
			t.Errorf("%s: %v", f, err)
		}
		out := b.String()
		if strings.Contains(out, "\x1b") || strings.Contains(out, "\x00") {
			t.Errorf("%s: control characters of the source reach the output", f)
		}
		if f == HTML && strings.Count(out, "<script") != 1 { // the one at its end
			t.Errorf("a name of the program reaches the page unescaped")
		}
		if f == SARIF && !strings.Contains(out, `a\\[0\\](b)`) {
			t.Errorf("brackets in an expression are not escaped in the message:\n%s", out)
		}
		for _, line := range strings.Split(out, "\n") {
			if f == Text && len(line) > 400 {
				t.Errorf("a line of %d bytes", len(line))
			}
		}
	}
}

func TestUnknownFormat(t *testing.T) {
	if err := Render(&bytes.Buffer{}, "xml", sample(), Options{}); err == nil || !strings.Contains(err.Error(), "sarif") {
		t.Errorf("got %v, want an error that names the formats", err)
	}
}
