package annotest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

const source = `int x; // a comment about RACE conditions
x++; // RACE!
y++; //NORACE
z++; // NORACE imprecise
w++; // NORACE imprecisely
`

func TestMarks(t *testing.T) {
	want := []Line{{2, Race}, {3, NoRace}, {4, Imprecise}, {5, NoRace}}
	if diff := cmp.Diff(want, Marks([]byte(source))); diff != "" {
		t.Error(diff)
	}
}

// TestCompare shows that each kind of difference is found.
func TestCompare(t *testing.T) {
	report := func(v race.Verdict, lines ...int) *race.Report {
		r := &race.Report{Verdict: v}
		for _, n := range lines {
			r.Races = append(r.Races, race.Finding{Accesses: []race.Access{{Pos: cfg.Pos{File: "./p.c", Line: n}}}})
		}
		return r
	}
	incomplete := report(race.Unknown)
	incomplete.Incomplete = "time"
	moved := report(race.Unknown)
	moved.Races = []race.Finding{{Accesses: []race.Access{{Pos: cfg.Pos{File: "gen.y", Line: 90, PhysicalFile: "p.c", PhysicalLine: 2}}}}}
	for name, c := range map[string]struct {
		report *race.Report
		marks  []Line
		want   []string
	}{
		"as expected":             {report(race.Unknown, 2), []Line{{2, Race}, {3, NoRace}}, nil},
		"shown":                   {report(race.Race, 2), []Line{{2, Race}}, nil},
		"proved":                  {report(race.RaceFree), []Line{{3, NoRace}}, nil},
		"imprecise":               {report(race.Unknown, 4), []Line{{4, Imprecise}}, nil},
		"after a #line directive": {moved, []Line{{2, Race}}, nil},
		"missed line":             {report(race.Unknown, 2), []Line{{2, Race}, {3, Race}}, []string{"p.c:3: a race is missed here"}},
		"missed race": {report(race.RaceFree), []Line{{2, Race}},
			[]string{"p.c:2: a race is missed here", "p.c: called race-free, but it races"}},
		"false alarm": {report(race.Unknown, 3), []Line{{3, NoRace}},
			[]string{"p.c:3: reported, but cannot race", "p.c: verdict unknown, want race-free"}},
		"not marked":         {report(race.Unknown, 2, 9), []Line{{2, Race}}, []string{"p.c:9: reported, but not marked"}},
		"not proved":         {report(race.Unknown), []Line{{3, NoRace}}, []string{"p.c: verdict unknown, want race-free"}},
		"wrong confirmation": {report(race.Race, 4), []Line{{4, Imprecise}}, []string{"p.c: called racy, but it does not race"}},
		"inconsistent": {report(race.RaceFree, 4), []Line{{4, Imprecise}},
			[]string{"p.c: called race-free, although imprecise lines are reported"}},
		"debt paid": {report(race.RaceFree), []Line{{4, Imprecise}},
			[]string{"p.c:4: proved by now: drop the mark imprecise (go test with -drop-imprecise does)"}},
		"nothing to expect": {report(race.RaceFree), nil, []string{"p.c: no line is marked: this test cannot fail"}},
		"stopped before its end": {incomplete, []Line{{2, Imprecise}},
			[]string{"p.c:2: proved by now: drop the mark imprecise (go test with -drop-imprecise does)", "p.c: incomplete: time"}},
		"racy, but nothing quoted": {report(race.Unknown), []Line{{2, Race}}, []string{"p.c:2: a race is missed here"}},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, p := range Compare(c.report, []string{"p.c"}, map[string][]Line{"p.c": c.marks}) {
				got = append(got, p.String())
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// TestTabled shows that each difference from a table is found, and that lines without a mark are of no account.
func TestTabled(t *testing.T) {
	racy, safe := []Line{{2, Race}, {3, NoRace}}, []Line{{3, NoRace}}
	for name, c := range map[string]struct {
		verdict race.Verdict
		lines   []int
		marks   []Line
		want    race.Verdict
		text    []string
	}{
		"racy":            {race.Unknown, []int{2, 9}, racy, "", nil},
		"racy, and shown": {race.Race, []int{2}, racy, "", nil},
		"missed line":     {race.Unknown, []int{9}, racy, "", []string{"p.c:2: a race is missed here"}},
		"missed race": {race.RaceFree, nil, racy, "", []string{"p.c:2: a race is missed here",
			"p.c: called race-free, but it races"}},
		"known to be safe":     {race.Unknown, []int{2, 3}, racy, "", []string{"p.c:3: reported, but cannot race"}},
		"proved":               {race.RaceFree, nil, safe, race.RaceFree, nil},
		"not proved":           {race.Unknown, []int{9}, safe, race.Unknown, nil},
		"lost":                 {race.Unknown, []int{9}, safe, race.RaceFree, []string{"p.c: verdict unknown, want race-free"}},
		"won":                  {race.RaceFree, nil, safe, race.Unknown, []string{"p.c: proved by now: enter that in expected.txt"}},
		"wrong confirmation":   {race.Race, []int{9}, safe, race.Unknown, []string{"p.c: verdict race, want unknown"}},
		"wrong, and not known": {race.Race, []int{9}, nil, race.Unknown, []string{"p.c: verdict race, want unknown"}},
	} {
		t.Run(name, func(t *testing.T) {
			r := &race.Report{Verdict: c.verdict}
			for _, n := range c.lines {
				r.Races = append(r.Races, race.Finding{Accesses: []race.Access{{Pos: cfg.Pos{File: "p.c", Line: n}}}})
			}
			var got []string
			for _, p := range tabled(r, &marked{files: []string{"p.c"}, marks: map[string][]Line{"p.c": c.marks}}, c.want) {
				got = append(got, p.String())
			}
			if diff := cmp.Diff(c.text, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestVerdicts(t *testing.T) {
	got, err := verdicts("a.c race-free\nb.c unknown\n")
	if diff := cmp.Diff(map[string]race.Verdict{"a.c": race.RaceFree, "b.c": race.Unknown}, got); err != nil || diff != "" {
		t.Errorf("%v, -want +got:\n%s", err, diff)
	}
	for _, wrong := range []string{"a.c\n", "a.c race\n", "\n"} {
		if _, err := verdicts(wrong); err == nil {
			t.Errorf("%q is taken for a table", wrong)
		}
	}
}

func TestDrop(t *testing.T) {
	file := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := drop(file, 4); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := Marks(data)[2]; got != (Line{4, NoRace}) {
		t.Errorf("got %v", got)
	}
	if diff := cmp.Diff(len(source)-len(" imprecise"), len(data)); diff != "" {
		t.Error(diff)
	}
}
