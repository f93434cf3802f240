// Package annotest checks reports against expectations that stand in the C programs themselves, on the lines
// that they are about:
//
//	x++; // RACE!              this line can race: a report that does not mention it is unsound
//	x++; // NORACE             this line cannot race, and the analysis knows it
//	x++; // NORACE imprecise   this line cannot race, but the analysis does not know that yet
//
// Every line that a report mentions must be marked as RACE! or imprecise, so that a program is also a test of
// what it does not say. The verdict follows from the marks: race-free if there are neither RACE! nor imprecise
// lines, race or unknown if there are RACE! lines, and unknown if there are only imprecise ones.
//
// A line "// flags: …" in a file says how it is compiled, for gcc; a line "// externals: worst" what functions
// without a body are taken for.
//
// Executions are held against the marks, too: what races must not be refuted by trying all of them, and what
// does not race must not be shown to.
//
// Table is for programs that stand for what people write: there, verdicts in a table take the place of the mark
// imprecise.
//
// A mark "imprecise" is a debt. When the analysis has paid it, the test fails until the word is dropped; go
// test -run … -drop-imprecise does that. Nothing ever drops a RACE!: that would hide a missed race, the worst
// defect there is.
package annotest

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/compdb"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

var dropImprecise = flag.Bool("drop-imprecise", false, "drop the mark imprecise from lines that the analysis proves by now")

// Mark is an expectation.
type Mark uint8

const (
	None Mark = iota
	Race
	NoRace
	Imprecise
)

// Line is a marked line of a file.
type Line struct {
	Number int
	Mark   Mark
}

var flags = regexp.MustCompile(`(?m)^// flags: (.*)$`)

var externals = regexp.MustCompile(`(?m)^// externals: worst$`)

var mark = regexp.MustCompile(`//\s*(RACE!|NORACE)(\s+imprecise\b)?`)

// Marks finds the marked lines of a source text.
func Marks(source []byte) []Line {
	var out []Line
	n := 0
	for text := range bytes.Lines(source) {
		n++
		m := mark.FindSubmatch(text)
		switch {
		case m == nil:
		case string(m[1]) == "RACE!":
			out = append(out, Line{n, Race})
		case len(m[2]) > 0:
			out = append(out, Line{n, Imprecise})
		default:
			out = append(out, Line{n, NoRace})
		}
	}
	return out
}

// Problem is a difference between a report and what was expected.
type Problem struct {
	File string
	Line int // 0: the report as a whole
	Text string
	Paid bool // an imprecise line that is proved
	// Missed marks a race that is not reported.
	Missed bool
}

func (p Problem) String() string {
	if p.Line == 0 {
		return p.File + ": " + p.Text
	}
	return fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Text)
}

// Compare holds a report against the marks of the files of its program, in order.
func Compare(r *race.Report, files []string, marks map[string][]Line) []Problem {
	var out []Problem
	reported := make(map[string]map[int]bool)
	mention := func(as []race.Access) {
		for _, a := range as {
			file, line := where(a.Pos)
			if reported[file] == nil {
				reported[file] = make(map[int]bool)
			}
			reported[file][line] = true
		}
	}
	for _, f := range r.Races {
		mention(f.Accesses)
		for _, c := range f.Consequences {
			mention(c.Accesses)
		}
	}
	races, debts, all := 0, 0, 0
	for _, file := range files {
		known := make(map[int]bool)
		add := func(line int, paid bool, text string) {
			out = append(out, Problem{File: file, Line: line, Text: text, Paid: paid})
		}
		for _, l := range marks[file] {
			all++
			known[l.Number] = true
			is := reported[file][l.Number]
			switch {
			case l.Mark == Race:
				races++
				if !is {
					out = append(out, Problem{File: file, Line: l.Number, Text: "a race is missed here", Missed: true})
				}
			case l.Mark == NoRace && is:
				add(l.Number, false, "reported, but cannot race")
			case l.Mark == Imprecise:
				debts++
				if !is {
					add(l.Number, true, "proved by now: drop the mark imprecise (go test with -drop-imprecise does)")
				}
			}
		}
		var lines []int
		for line := range reported[file] {
			if !known[line] {
				lines = append(lines, line)
			}
		}
		slices.Sort(lines)
		for _, line := range lines {
			add(line, false, "reported, but not marked")
		}
	}
	whole := func(format string, args ...any) {
		out = append(out, Problem{File: files[0], Text: fmt.Sprintf(format, args...)})
	}
	if all == 0 {
		whole("no line is marked: this test cannot fail")
	}
	if r.Incomplete != "" {
		whole("incomplete: %s", r.Incomplete)
	}
	paid := slices.ContainsFunc(out, func(p Problem) bool { return p.Paid })
	switch {
	case races > 0 && r.Verdict == race.RaceFree:
		whole("called race-free, but it races")
	case races == 0 && r.Verdict == race.Race:
		whole("called racy, but it does not race")
	case races == 0 && debts == 0 && r.Verdict != race.RaceFree:
		whole("verdict %s, want race-free", r.Verdict)
	case races == 0 && debts > 0 && r.Verdict == race.RaceFree && !paid:
		whole("called race-free, although imprecise lines are reported")
	}
	return out
}

func where(p cfg.Pos) (string, int) {
	file, line := p.Physical()
	return filepath.Clean(file), line
}

// Run loads the files as one program, analyses it, and reports every difference from their marks.
// When something is wrong, the whole report is logged.
func Run(t *testing.T, files ...string) {
	t.Helper()
	m := open(t, files)
	r := m.analyze(t)
	problems := Compare(r, m.files, m.marks)
	for _, p := range problems {
		if p.Paid && *dropImprecise {
			if err := drop(p.File, p.Line); err != nil {
				t.Error(err)
			}
			continue
		}
		t.Error(p)
	}
	m.others(t, r)
	if len(problems) > 0 {
		logReport(t, r)
	}
}

// marked is a program and what its marks say of it.
type marked struct {
	files   []string
	marks   map[string][]Line
	program *cfg.Program
	config  mayrun.Config
}

// open reads the marks of the files, and loads them as one program.
func open(t *testing.T, files []string) *marked {
	t.Helper()
	m := &marked{marks: make(map[string][]Line), config: mayrun.Config{Verify: true, ProveOnly: true}}
	var project frontend.Project
	for _, file := range files {
		file = filepath.Clean(file)
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		m.files = append(m.files, file)
		m.marks[file] = Marks(data)
		if externals.Match(data) {
			m.config.Externals = mayrun.Worst
		}
		f := csource.File{Name: file}
		if found := flags.FindSubmatch(data); found != nil {
			c, err := compdb.Flags(nil, file, strings.Fields(string(found[1]))...)
			if err != nil {
				t.Fatal(err)
			}
			f.Options, f.Remarks = c.Options, c.Remarks
		}
		project.Files = append(project.Files, f)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	loaded, err := project.Load(ctx)
	if err != nil {
		t.Fatalf("does not load:\n%v", err)
	}
	m.program = loaded.Program
	return m
}

func (m *marked) analyze(t *testing.T) *race.Report {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	r, err := mayrun.Analyze(ctx, m.program, m.config)
	if err != nil {
		t.Fatalf("cannot be analysed: %v", err)
	}
	return r
}

// others holds other ways to judge the program against its marks: what is said of a loop as a whole must be right,
// what is said without regard to the flow, and what executions show. An analysis of less precision may report what does
// not race, and misses nothing where nothing races.
func (m *marked) others(t *testing.T, r *race.Report) {
	t.Helper()
	if m.races() {
		if r.Stats.UnrolledLoops > 0 { // or else it is the analysis that has been
			m.misses(t, "without unrolling", mayrun.Config{NoUnroll: true, ProveOnly: true, Externals: m.config.Externals})
		}
		for how, after := range map[string]int{"coarsened": 0, "coarsened twice": 1} {
			m.misses(t, how, mayrun.Config{CoarsenAfter: 1, CoarsestAfter: after, Verify: true, ProveOnly: true, Externals: m.config.Externals})
		}
	}
	if len(r.Races) > 0 || r.Incomplete != "" { // or else nothing is searched for
		m.executions(t, r)
	}
}

// races tells whether a line of the program is marked as racing.
func (m *marked) races() bool {
	for _, lines := range m.marks {
		if slices.ContainsFunc(lines, func(l Line) bool { return l.Mark == Race }) {
			return true
		}
	}
	return false
}

func logReport(t *testing.T, r *race.Report) {
	t.Helper()
	var b strings.Builder
	_ = report.Render(&b, report.Text, r, report.Options{Source: os.ReadFile})
	t.Logf("the report:\n%s", b.String())
}

// misses reports the races that an analysis of less precision misses.
func (m *marked) misses(t *testing.T, how string, c mayrun.Config) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	r, err := mayrun.Analyze(ctx, m.program, c)
	if err != nil {
		t.Errorf("%s: %v", how, err)
		return
	}
	if c.CoarsenAfter == 1 && r.Coarsened == "" {
		t.Errorf("%s: nothing was coarsened", m.files[0])
	}
	for _, p := range Compare(r, m.files, m.marks) {
		if p.Missed {
			t.Errorf("%s, %s", p, how)
		}
	}
}

// executed is how long executions of a program are tried: so many visible actions.
const executed = 20 * time.Millisecond

// executions searches executions for what a report says, as [mayrun.Analyze] does, and holds that against the marks: what
// races is not refuted, and what does not is not confirmed.
func (m *marked) executions(t *testing.T, r *race.Report) {
	t.Helper()
	complete := r.Incomplete == ""
	confirm.Report(t.Context(), m.program, r, confirm.Options{Budget: executed, Frees: true, Exhaust: !m.program.Partial()})
	switch {
	case r.Search.Error != "":
		t.Errorf("%s: %s", m.files[0], r.Search.Error)
	case m.races() && r.Verdict == race.RaceFree:
		t.Errorf("%s: refuted by trying all executions, but it races", m.files[0])
	case !m.races() && complete && r.Verdict == race.Race:
		t.Errorf("%s: confirmed by an execution, but it does not race", m.files[0])
	}
}

// drop removes the word imprecise from a line.
func drop(file string, line int) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	lines[line-1] = mark.ReplaceAll(lines[line-1], []byte("// $1"))
	return os.WriteFile(file, bytes.Join(lines, nil), 0o666)
}

// Dir runs every C file below a folder as a program of its own, each as a subtest named by its path. The files
// of a folder that is called …_race or …_norace are one program.
func Dir(t *testing.T, dir string) {
	t.Helper()
	var names []string
	programs := make(map[string][]string)
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && (filepath.Ext(path) == ".c" || filepath.Ext(path) == ".i") {
			name := path
			if in := filepath.Dir(path); strings.HasSuffix(in, "_race") || strings.HasSuffix(in, "_norace") {
				name = in
			}
			if programs[name] == nil {
				names = append(names, name)
			}
			programs[name] = append(programs[name], path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(names) == 0 {
		t.Fatalf("no C file below %s", dir)
	}
	for _, path := range names {
		name, _ := filepath.Rel(dir, path)
		t.Run(filepath.ToSlash(name), func(t *testing.T) {
			t.Parallel()
			Run(t, programs[path]...)
		})
	}
}

// Edit is a program with some of its text replaced, in pairs of old and new; the first place of each counts.
func Edit(t testing.TB, program string, pairs ...string) string {
	t.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		if !strings.Contains(program, pairs[i]) {
			t.Fatalf("the program has no %q", pairs[i])
		}
		program = strings.Replace(program, pairs[i], pairs[i+1], 1)
	}
	return program
}
