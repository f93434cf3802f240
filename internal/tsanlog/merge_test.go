package tsanlog_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/tsanlog"
	"github.com/mayrun-dev/mayrun/race"
)

// access is one of the report of [reported], in a function.
func access(file string, line int, in string, k race.AccessKind) race.Access {
	return race.Access{Pos: cfg.Pos{File: file, Line: line, Column: 3}, Kind: k, CallStack: []string{"main", in}}
}

// reported is a report of a program of two files: x races, and what hangs from p does if p does.
func reported() *race.Report {
	return &race.Report{Verdict: race.Unknown, Races: []race.Finding{
		{Location: "x", Confidence: race.Possible, Pairs: [][2]int{{0, 1}, {1, 1}},
			Accesses: []race.Access{access("src/a.c", 10, "f", race.Read), access("src/b.c", 20, "g", race.Write)}},
		{Location: "p", Confidence: race.Likely, Pairs: [][2]int{{0, 0}},
			Accesses: []race.Access{access("src/a.c", 30, "f", race.Write), access("src/a.c", 31, "f", race.Read)},
			Consequences: []race.Consequence{{Location: "p->n", Pairs: [][2]int{{0, 0}},
				Accesses: []race.Access{access("src/a.c", 40, "f", race.Write)}}}},
	}}
}

var program = tsanlog.Program{Files: []string{"src/a.c", "src/b.c", "lib/b.c"}}

// log is one race as ThreadSanitizer prints it.
func log(places ...string) string {
	var b strings.Builder
	b.WriteString("==================\nWARNING: ThreadSanitizer: data race (pid=7)\n")
	for i, p := range places {
		heading := []string{"  Write of size 4 at 0x1 by thread T1:", "  Previous read of size 4 at 0x1 by main thread:"}[i]
		in, at, _ := strings.Cut(p, "@")
		fmt.Fprintf(&b, "%s\n    #0 %s %s (prog+0x12)\n    #1 main /home/u/proj/src/a.c:99 (prog+0x1)\n\n", heading, in, at)
	}
	return b.String() + "  Location is global 'x' of size 4 at 0x1 (prog+0x2)\n\nSUMMARY: ThreadSanitizer: data race\n"
}

// merged is what comes of a log: of each finding its grade and how many runs have shown it, and the outcome.
func merged(r *race.Report, p tsanlog.Program, text string) string {
	o := tsanlog.Merge(r, p, []tsanlog.Log{{Name: "log", Races: tsanlog.Parse([]byte(text))}})
	var parts []string
	for _, f := range r.Races {
		parts = append(parts, fmt.Sprintf("%s %s %d", f.Location, f.Confidence, len(f.Runs)))
	}
	return strings.Join(append(parts, fmt.Sprintf("%s %v", r.Verdict, o)), "; ")
}

func TestMerge(t *testing.T) {
	const none, foreign = "x possible 0; p likely 0; ", "unknown {0 0 1 0}"
	for _, x := range []struct{ name, log, want string }{
		{"a pair", log("g@/home/u/proj/src/b.c:20", "f@/home/u/proj/src/a.c:10"), "x confirmed 1; p likely 0; race {1 0 0 0}"},
		{"the other way round", log("f@/home/u/proj/src/a.c:10", "g@/home/u/proj/src/b.c:20"),
			"x confirmed 1; p likely 0; race {1 0 0 0}"},
		{"with columns", log("g@/home/u/proj/src/b.c:20:7", "f@/home/u/proj/src/a.c:10:1"),
			"x confirmed 1; p likely 0; race {1 0 0 0}"},
		{"a file with a blank in its path", log("g@/home/my files/src/b.c:20", "f@/home/my files/src/a.c:10"),
			"x confirmed 1; p likely 0; race {1 0 0 0}"},
		{"one access with itself", log("g@/x/src/b.c:20", "g@/x/src/b.c:20"), "x confirmed 1; p likely 0; race {1 0 0 0}"},
		{"twice", log("g@/x/src/b.c:20", "g@/x/src/b.c:20") + log("g@/x/src/b.c:20", "g@/x/src/b.c:20"),
			"x confirmed 1; p likely 0; race {2 0 0 0}"},
		{"two pairs of one location", log("g@/x/src/b.c:20", "g@/x/src/b.c:20") + log("g@/x/src/b.c:20", "f@/x/src/a.c:10"),
			"x confirmed 2; p likely 0; race {2 0 0 0}"},
		{"a line close by, in the same function", log("g@/x/src/b.c:22", "f@/x/src/a.c:9"),
			"x confirmed 1; p likely 0; race {1 0 0 0}"},
		{"a line close by, in another function", log("h@/x/src/b.c:22", "f@/x/src/a.c:9"),
			none + "x likely 1; unknown {0 1 0 0}"},
		{"accesses of one finding of which no pair is listed", log("f@/x/src/a.c:30", "f@/x/src/a.c:31"),
			"x possible 0; p confirmed 1; race {1 0 0 0}"},
		{"a consequence", log("f@/x/src/a.c:40", "f@/x/src/a.c:40"), none + "unknown {1 0 0 0}"},
		{"a file of the same name in another folder", log("g@/x/lib/b.c:20", "f@/x/src/a.c:10"),
			none + "x likely 1; unknown {0 1 0 0}"},
		{"a file that is not of the program", log("g@/x/src/c.c:20", "f@/x/src/a.c:10"), none + foreign},
		{"accesses of two findings", log("f@/x/src/a.c:10", "f@/x/src/a.c:30"), none + "x likely 1; unknown {0 1 0 0}"},
		{"a library's frame above", strings.Replace(log("g@/x/src/b.c:20", "f@/x/src/a.c:10"), "    #0 g",
			"    #0 memset ../../../../src/libsanitizer/x.inc:97 (libtsan+0x2)\n    #1 g", 1), "x confirmed 1; p likely 0; race {1 0 0 0}"},
		{"numbers of files", strings.Replace(log("g@/x/src/b.c:20", "f@/x/src/a.c:10"), "global 'x'", "file descriptor 3 created", 1),
			none + "unknown {0 0 0 1}"},
		{"another kind of report", strings.Replace(log("g@/x/src/b.c:20", "f@/x/src/a.c:10"), "data race (pid", "thread leak (pid", 1),
			none + "unknown {0 0 0 0}"},
		{"half of a report", strings.Split(log("g@/x/src/b.c:20", "f@/x/src/a.c:10"), "  Previous")[0], none + "unknown {0 0 0 0}"},
	} {
		if got := merged(reported(), program, x.log); got != x.want {
			t.Errorf("%s:\n got %s\nwant %s", x.name, got, x.want)
		}
	}
}

// TestTestRunners: runners of tests put something before each line, and terminals have colours.
func TestTestRunners(t *testing.T) {
	text := log("g@/x/src/b.c:20", "f@/x/src/a.c:10")
	plain := tsanlog.Parse([]byte(text))
	prefixed := "12: started\n12: " + strings.ReplaceAll(text, "\n", "\n12: ") + "\n12: done\n"
	coloured := strings.ReplaceAll(text, "WARNING", "\x1b[1m\x1b[31mWARNING")
	for _, other := range []string{prefixed, coloured, strings.ReplaceAll(text, "\n", "\r\n")} {
		rs := tsanlog.Parse([]byte(other))
		if len(rs) != 1 || rs[0].Accesses != plain[0].Accesses || rs[0].Object != plain[0].Object {
			t.Errorf("%v, and not %v, of\n%s", rs, plain, other)
		}
	}
}

// TestUnseen: where ThreadSanitizer does not see what orders threads, its word makes a race likely.
func TestUnseen(t *testing.T) {
	p := program
	p.Unseen = "fences"
	r := reported()
	if got, want := merged(r, p, log("g@/x/src/b.c:20", "f@/x/src/a.c:10")), "x likely 1; p likely 0; unknown {1 0 0 0}"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if f := r.Races[0]; !slices.Contains(f.Likely, [2]int{0, 1}) {
		t.Errorf("the pair is not what is likely: %v", f.Likely)
	}
}

// TestProved: what a log says against a proof is added, and the program is not race-free any more.
func TestProved(t *testing.T) {
	r := &race.Report{Verdict: race.RaceFree}
	got := merged(r, program, log("g@/x/src/b.c:20", "f@/x/src/a.c:10"))
	if want := "x likely 1; unknown {0 1 0 0}"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if r.Cause != race.Contradiction || !strings.Contains(r.Incomplete, "line 2 of log") || !r.Races[0].Contradiction {
		t.Errorf("%v %q %v", r.Cause, r.Incomplete, r.Races)
	}
	// The same once more is the same finding, and confirms nothing.
	if got := merged(r, program, log("g@/x/src/b.c:20", "f@/x/src/a.c:10")); !strings.HasPrefix(got, "x likely 1; unknown") {
		t.Error(got)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(log("g@/x/src/b.c:20", "f@/x/src/a.c:10")))
	f.Add([]byte(output))
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, x := range tsanlog.Parse(text) {
			if x.Line < 1 || x.Accesses[0].Line < 0 {
				t.Errorf("%v", x)
			}
		}
		tsanlog.Merge(reported(), program, []tsanlog.Log{{Name: "log", Races: tsanlog.Parse(text)}})
	})
}
