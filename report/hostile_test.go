package report

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"io"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable/printabletest"
	"github.com/mayrun-dev/mayrun/race"
)

// poison sets all strings that x points to, verdicts and the like left out, to what only a hostile program
// says.
func poison(x reflect.Value, text string) {
	switch x.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !x.IsNil() {
			poison(x.Elem(), text)
		}
	case reflect.Slice, reflect.Array:
		for i := range x.Len() {
			poison(x.Index(i), text)
		}
	case reflect.Struct:
		for i := range x.NumField() {
			poison(x.Field(i), text)
		}
	case reflect.String:
		if x.Type() == reflect.TypeFor[string]() {
			x.SetString(x.String() + text)
		}
	}
}

// everything is a report that has everything that one may hold.
func everything() *race.Report {
	r := sample()
	r.Incomplete, r.Coarsened, r.ProjectFile = "stopped", "much", ".mayrun.yml"
	r.Search = race.Search{Executions: 1, Unproved: "why", Error: "broken"}
	r.Refuted = &race.Refutation{Findings: []race.Finding{{Location: "r"}}}
	worker := race.Thread{Name: "deposit", Path: []race.Start{{Func: "teller", Pos: cfg.Pos{File: "bank.c", Line: 3}}, {Func: "deposit",
		Pos: cfg.Pos{File: "bank.c", Line: 30, Column: 1}}}}
	r.Threads = []race.Thread{{Name: "main", Unique: true}, worker}
	r.Functions = []string{"deposit", "main"}
	for i := range r.Locations {
		r.Locations[i].Uses = []race.Use{{Thread: "deposit", Writes: 1}, {Thread: "main", Reads: 2}}
		r.Locations[i].Guard, r.Locations[i].Guarded = "m", i
	}
	r.Operations = []race.Operation{{Kind: race.TakeLock, Pos: cfg.Pos{File: "bank.c", Line: 2, Column: 1},
		Func: "deposit", Object: "m", Text: "m"},
		{Kind: race.JoinThread, Pos: cfg.Pos{File: "bank.c", Line: 8, Column: 1}, Func: "main", Thread: worker}}
	return r
}

// TestHostileReport: whatever the names and texts of a program are, each format prints inert text, which its
// readers decode to what was said.
func TestHostileReport(t *testing.T) {
	for _, text := range []string{printabletest.Hostile, printabletest.Lines, "</style></script><script>alert(1)</script>", "{{.}}<!--",
		"[click](https://evil.example/)"} {
		r := everything()
		poison(reflect.ValueOf(r), text)
		source := func(string) ([]byte, error) { return []byte(strings.Repeat("x = 1; "+text+"\n", 60)), nil }
		said := []Suppression{{Reason: "because", Beside: cfg.Pos{File: "bank.c", Line: 5}},
			{Reason: "old", Location: "x", File: "f", Function: "g"},
			{Reason: "that one", Fingerprint: "x"}, {Reason: "all", Location: "slots"}}
		poison(reflect.ValueOf(&said), text)
		said[0].Beside, said[3].Location = cfg.Pos{File: "bank.c" + text, Line: 5}, "slots"
		base := Options{Source: source, Suppressions: said, Unapplied: 3, UnappliedWhy: "why" + text, BaselineName: "base" + text,
			Baseline: &Document{Functions: []string{"f" + text}, Findings: []Finding{{Fingerprint: text, Parts: []Part{{text, []string{text}}}}}}}
		for _, format := range Formats() {
			for _, o := range []Options{{Source: source}, {Source: source, Verbose: true, Stats: true}, {Limit: 1, LimitFlag: "--n"}, base} {
				var b bytes.Buffer
				if format != SARIF {
					if err := RenderSummary(&b, format, r, o); err != nil {
						t.Fatal(err)
					}
					if err := printabletest.Check(b.String()); err != nil {
						t.Errorf("summary as %s, %+q: %v", format, text, err)
					}
					if format == HTML && (strings.Contains(b.String(), "<b ") ||
						strings.Contains(b.String(), "<script") || strings.Contains(b.String(), "<!--")) {
						t.Error("unescaped text in the page of the summary")
					}
					if format == JSON && !json.Valid(b.Bytes()) {
						t.Error("the summary is no JSON")
					}
					b.Reset()
				}
				if err := Render(&b, format, r, o); err != nil {
					t.Fatal(err)
				}
				out := b.String()
				if err := printabletest.Check(out); err != nil {
					t.Errorf("%s, %+q: %v", format, text, err)
				}
				for line := range strings.Lines(out) {
					if s := strings.TrimSpace(line); strings.HasPrefix(s, `\x3a:`) || strings.HasPrefix(s, `\x23#[`) {
						t.Errorf("%s: a line of the program's own: %q", format, line)
					}
				}
				switch format {
				case HTML:
					mine, ok := strings.CutSuffix(out, "<script>"+script+"</script>\n</body>\n</html>\n")
					if !ok || strings.Contains(mine, "<b ") || strings.Contains(mine, "<script") || strings.Contains(mine, "<!--") {
						t.Errorf("unescaped text in the page")
					}
				case JSON, SARIF:
					var got map[string]any
					if err := json.Unmarshal(b.Bytes(), &got); err != nil {
						t.Errorf("%s: %v", format, err)
					}
					want := string([]rune("balance" + text))
					for _, m := range regexp.MustCompile(`"text": "(.*)"`).FindAllStringSubmatch(out, -1) {
						// Behind a backslash, which JSON doubles, is no bracket of a link.
						if format == SARIF && strings.Contains(regexp.MustCompile(`\\\\.`).ReplaceAllString(m[1], ""), "](http") {
							t.Errorf("a link of the program's own: %s", m[1])
						}
					}
					if format == JSON {
						if got := got["races"].([]any)[0].(map[string]any)["location"]; got != want {
							t.Errorf("got %q, want %q", got, want)
						}
					}
				}
			}
		}
		var b bytes.Buffer
		for _, name := range []string{"balance" + text, "m" + text, "deposit" + text, "main" + text} {
			if a, err := About(&b, r, name, base); err != nil || !a.Found {
				t.Errorf("%q: %+v, %v", name, a, err)
			}
		}
		if err := printabletest.Check(b.String()); err != nil {
			t.Errorf("what is said of names: %v", err)
		}
		b.Reset()
		if err := Interleaving(&b, r.Races[0].Schedule, Options{Source: source}); err != nil {
			t.Error(err)
		}
		if err := printabletest.Check(b.String()); err != nil {
			t.Errorf("lanes: %v", err)
		}
	}
}

// TestCaret: the mark is below its column whatever escapes come before it.
func TestCaret(t *testing.T) {
	line := "\tf(\"\x1b\u202e\"); x = 1;"
	quote := Quoter(func(string) ([]byte, error) { return []byte(line), nil })
	got := quote(cfg.Pos{File: "a.c", Line: 1, Column: strings.Index(line, "x =") + 1})
	want := "    1 | \tf(\"" + `\x1b\u202e` + "\"); x = 1;\n      | \t" + strings.Repeat(" ", len(`f("\x1b\u202e"); `)) + "^\n"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestPage: the page loads nothing, and the one style and the one script that its policy permits are its own.
func TestPage(t *testing.T) {
	var b bytes.Buffer
	if err := Render(&b, HTML, everything(), Options{}); err != nil {
		t.Fatal(err)
	}
	out := b.String()
	m := regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)">`).FindStringSubmatch(out)
	styles := regexp.MustCompile(`(?s)<style>(.*?)</style>`).FindAllStringSubmatch(out, -1)
	if m == nil || len(styles) != 1 {
		t.Fatalf("policy %q, %d styles", m, len(styles))
	}
	scripts := regexp.MustCompile(`(?s)<script>(.*?)</script>`).FindAllStringSubmatch(out, -1)
	if len(scripts) != 1 || scripts[0][1] != script {
		t.Fatalf("%d scripts, or another one", len(scripts))
	}
	style, run := sha256.Sum256([]byte(styles[0][1])), sha256.Sum256([]byte(script))
	want := "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(style[:]) +
		"'; script-src 'sha256-" + base64.StdEncoding.EncodeToString(run[:]) + "'"
	if got := html.UnescapeString(m[1]); got != want {
		t.Errorf("the policy is %s, want %s", got, want)
	}
	if i := strings.Index(out, m[0]); i > strings.Index(out, "<title") || i > strings.Index(out, "<style") {
		t.Error("the policy comes after what it is about")
	}
	loads := regexp.MustCompile(`(?i)<script|<link|<img|<iframe|\son\w+\s*=|\sstyle\s*=|\s(src|href)\s*=|url\(|@import`)
	if bad := loads.FindString(strings.Replace(out, "<script>"+script+"</script>", "", 1)); bad != "" {
		t.Errorf("the page has %q", bad)
	}
	// Nothing of the program comes to where the script could take it for more than text.
	if bad := regexp.MustCompile(`innerHTML|outerHTML|insertAdjacent|document\.write|eval|Function\(|fetch|XMLHttp|import|location|cookie|Storage|window\.open`).FindString(script); bad !=
		"" {
		t.Errorf("the script has %q", bad)
	}
}

// many is a report with n of everything.
func many(n int) *race.Report {
	r := &race.Report{Verdict: race.Race}
	at := func(i int) cfg.Pos { return cfg.Pos{File: "many.c", Line: i + 1, Column: 1} }
	f := race.Finding{Location: "x", Confidence: race.Confirmed}
	for i := range n {
		f.Accesses = append(f.Accesses, race.Access{Pos: at(i), Kind: race.Write, Thread: "t"})
		f.Pairs = append(f.Pairs, [2]int{0, i})
		f.Schedule = append(f.Schedule, race.Step{Thread: "t", Pos: at(i), Text: fmt.Sprint("step ", i)})
		f.Consequences = append(f.Consequences, race.Consequence{Location: "y", Accesses: []race.Access{{Pos: at(i)}, {Pos: at(i)}}})
		r.Assumptions = append(r.Assumptions, race.Note{ID: "a", Text: "x", Pos: at(i)})
		r.Havocked = append(r.Havocked, race.Note{Text: "x", Pos: at(i)})
	}
	for range n {
		r.Races = append(r.Races, f)
		r.Locations = append(r.Locations, race.Location{Name: "x"})
	}
	for range n {
		r.Locations = append(r.Locations, race.Location{Name: "s", Safe: true})
	}
	return r
}

// TestLimit: lists are cut, and what is left out is said; the verdict and counts are those of the whole.
func TestLimit(t *testing.T) {
	const n, limit = 80, 10
	r := many(n)
	for _, format := range Formats() {
		var whole, cut bytes.Buffer
		if err := Render(&whole, format, r, Options{Verbose: true}); err != nil {
			t.Fatal(err)
		}
		if err := Render(&cut, format, r, Options{Verbose: true, Limit: limit, LimitFlag: "--max-listed"}); err != nil {
			t.Fatal(err)
		}
		// Of 10 races: 160 accesses and steps in all. Some formats fold what is alike in any case.
		part := map[Format]int{Text: 20, JSON: 20, SARIF: 3, HTML: 3}[format]
		constant := 0
		if format == HTML {
			constant = len(page) + len(script)
		}
		if cut.Len()-constant > (whole.Len()-constant)/part || cut.Len() > 1000*limit*ofAll {
			t.Errorf("%s: %d bytes of %d", format, cut.Len(), whole.Len())
		}
		for _, want := range map[Format][]string{
			Text: {"verdict: race (80 racy locations, 80 confirmed)\n", "not listed: 70 races, ", "70 assumptions",
				"70 first steps of schedules", "step 79", "(--max-listed 0 lists everything)"},
			HTML:  {"<h1 class=\"race\">race (80 racy locations, 80 confirmed)</h1>", "Not listed: 70 races, "},
			SARIF: {`"racyLocations": 80`, `"safeLocations": 80`, `not listed: 70 races, `},
			JSON:  {`"racy": 80`, `"safe": 80`, `"races": 70`, `"locations": 150`, `"steps": 70`},
		}[format] {
			if !strings.Contains(cut.String(), want) {
				t.Errorf("%s: %q is missing in\n%.3000s", format, want, cut.String())
			}
		}
		for _, word := range []string{"not listed", "Not listed", "not_listed"} {
			if strings.Contains(whole.String(), word) {
				t.Errorf("%s: %q though everything is listed", format, word)
			}
		}
	}
	if len(r.Races) != n || len(r.Races[0].Accesses) != n {
		t.Error("the report itself was cut")
	}
	var b bytes.Buffer
	if err := Interleaving(&b, r.Races[0].Schedule, Options{Limit: limit}); err != nil || strings.Count(b.String(), "step ") != limit ||
		!strings.Contains(b.String(), "not listed: 70 first steps of schedules\n") {
		t.Errorf("%v\n%s", err, b.String())
	}
}

// TestLongNames: what is longer than any name is not printed a thousand times.
func TestLongNames(t *testing.T) {
	r, long := everything(), strings.Repeat("é", 1<<17)
	for i := range r.Races {
		f := &r.Races[i]
		f.Location += long
		for k := range f.Accesses {
			a := &f.Accesses[k]
			poison(reflect.ValueOf(&a.Pos), long)
			poison(reflect.ValueOf(&a.CallStack), long)
			a.Text += long
		}
		poison(reflect.ValueOf(&f.Schedule), long)
	}
	for _, format := range Formats() {
		var b bytes.Buffer
		if err := Render(&b, format, r, Options{Verbose: true, Limit: 100}); err != nil {
			t.Fatal(err)
		}
		if b.Len() > 4<<17 {
			t.Errorf("%s: %d bytes", format, b.Len())
		}
		if strings.Contains(b.String(), `\xc3`) || strings.Contains(b.String(), "\ufffd") {
			t.Errorf("%s: a character is cut", format)
		}
	}
}

// TestWriteError: no format forgets that what it writes to fails.
func TestWriteError(t *testing.T) {
	for _, format := range Formats() {
		if err := Render(failing{}, format, everything(), Options{}); !errors.Is(err, io.ErrShortWrite) {
			t.Errorf("%s: %v", format, err)
		}
	}
	if err := Interleaving(failing{}, sample().Races[0].Schedule, Options{}); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("lanes: %v", err)
	}
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, io.ErrShortWrite }
