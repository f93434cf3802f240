package report

import (
	"strings"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

// location prints every access of one location.
func (t *textWriter) location(f finding) {
	t.printf("%s\n", f.title)
	shown := group(f.Finding, t.o.Verbose)
	hidden := 0
	if !t.o.Verbose {
		hidden = hide(shown)
	}
	for i, g := range shown {
		if g.number == 0 {
			continue
		}
		t.printf("  [%d] %s: %s\n", g.number, g.Pos, g.what)
		if x, ok := t.src.at(g.Pos); ok {
			t.printf("      %5d | %s\n", x.Line, printable.Text(x.Text))
			if x.Has {
				t.printf("            | %s^\n", printable.Text(x.Caret))
			}
		}
		if t.o.Verbose {
			if len(g.CallStack) > 0 {
				t.printf("      call stack: %s\n", strings.Join(g.CallStack, ", "))
			}
			for _, d := range g.Digests {
				t.printf("      %s: %s\n", d.Name, d.Text)
			}
		}
		// Of two accesses that race with each other and nothing else, nobody needs to be told so.
		if with := partners(shown, i, t.o.Verbose); with != "" && (len(shown) != 2 || g.races[i]) {
			t.printf("      races with %s\n", with)
		}
	}
	if hidden > 0 {
		t.printf("  and %s (listed with --verbose)\n", plural(hidden, "more access"))
	}
	t.consequences(f)
	if len(f.Schedule) > 0 {
		t.printf("  schedule that shows it:\n")
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
	left, hidden := most, 0
	for i, c := range f.Consequences {
		shown := behind(c)
		if i == 0 {
			t.printf("  what is reached through it may race as a consequence:\n")
		}
		if left <= 0 && !t.o.Verbose {
			hidden += len(shown)
			continue
		}
		t.printf("    %s\n", c.Location)
		for _, g := range shown {
			if left--; left < 0 && !t.o.Verbose {
				hidden++
				continue
			}
			t.printf("      %s: %s\n", g.Pos, g.what)
		}
	}
	if hidden > 0 {
		t.printf("    and %s (listed with --verbose)\n", plural(hidden, "more access"))
	}
}
