package report

import (
	"strings"

	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// location prints every access of one location.
func (t *textWriter) location(f finding) {
	t.printf("%s\n", f.title)
	shown := group(f.Finding, true)
	for i, g := range shown {
		t.printf("  [%d] %s: %s\n", i+1, g.Pos, g.what)
		if x, ok := t.src.at(g.Pos); ok {
			t.printf("      %5d | %s\n", x.Line, printable.Text(x.Text))
			if x.Has {
				t.printf("            | %s^\n", printable.Text(x.Caret))
			}
		}
		if len(g.CallStack) > 0 {
			t.printf("      call stack: %s\n", strings.Join(g.CallStack, ", "))
		}
		for _, d := range g.Digests {
			t.printf("      %s: %s\n", d.Name, d.Text)
		}
		// Of two accesses that race with each other and nothing else, nobody needs to be told so.
		if with := partners(shown, i); with != "" && (len(shown) != 2 || g.races[i]) {
			t.printf("      races with %s\n", with)
		}
	}
	t.consequences(f)
	if len(f.Schedule) > 0 {
		t.printf("  %s:\n", shownBy(&f.Finding))
		src := t.src
		t.src = newSources(nil)
		t.lanes("    ", f.Schedule)
		t.src = src
	}
	if s := f.cut.String(); s != "" {
		t.printf("  not listed: %s\n", s)
	}
	t.printf("\n")
}

// consequences lists what races because of f, without the sources: whoever mends the one race mends these.
func (t *textWriter) consequences(f finding) {
	for i, c := range f.Consequences {
		if i == 0 {
			t.printf("  what is reached through it may race as a consequence:\n")
		}
		t.printf("    %s\n", c.Location)
		for _, g := range group(race.Finding{Accesses: c.Accesses, Pairs: c.Pairs}, false) {
			t.printf("      %s: %s\n", g.Pos, g.what)
		}
	}
}
