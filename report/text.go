package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// renderText prints the report for a terminal: what it all comes to, then one block for each cause of races,
// then what is safe and what was assumed. A project file, which may have changed everything, comes first.
func renderText(w io.Writer, r *listing, o Options) error {
	t := newTextWriter(w, o)
	if r.ProjectFile != "" {
		t.printf("project file: %s\n", r.ProjectFile)
	}
	t.verdict(r)
	if o.Quiet {
		t.settled(r)
		for i := range r.fresh() {
			t.line(&r.open[i])
		}
		return t.flush()
	}
	t.overview(r)
	t.printf("\n")
	shown := len(r.fresh())
	if n := o.MaxFindings; n > 0 && !o.Verbose {
		shown = min(shown, n)
	}
	for i := range r.open[:shown] {
		t.cause(r, &r.open[i])
	}
	t.others(r, shown)
	t.known(r)
	t.suppressed(r)
	if o.Verbose && len(r.findings) > 0 {
		t.printf("all accesses, location by location:\n\n")
		for _, f := range r.findings {
			t.location(f)
		}
	}
	t.safe(r)
	t.notes("assumptions (the verdict holds only where these do):", r.Assumptions, true)
	t.notes("havocked (not modelled, taken to do their worst):", r.Havocked, false)
	if o.Stats {
		t.births(r)
		t.stats(r.Report)
	}
	if !o.Verbose {
		r.cut = NotListed{Races: r.cut.Races, Assumptions: r.cut.Assumptions, Havocked: r.cut.Havocked}
	}
	if s := r.unlisted(o); s != "" {
		t.printf("not listed: %s\n", s)
	}
	return t.flush()
}

type textWriter struct {
	out *printable.Writer // keeps the first error
	buf *bufio.Writer     // below it
	to  io.Writer         // below that
	o   Options
	src *sources
}

func newTextWriter(w io.Writer, o Options) *textWriter {
	buf := bufio.NewWriter(w)
	return &textWriter{out: printable.NewWriter(buf), buf: buf, to: w, o: o, src: newSources(o.Source)}
}

func (t *textWriter) flush() error { return cmp.Or(t.out.Flush(), t.buf.Flush()) }

// printf prints a text of our own, with arguments that are anything.
func (t *textWriter) printf(format string, args ...any) {
	_, _ = printable.Fprintf(t.out, format, args...)
}

// styled prints in a style, on terminals that are to have colours.
func (t *textWriter) styled(s printable.Style, format string, args ...any) {
	if !t.o.Color {
		t.printf(format, args...)
		return
	}
	// What comes before goes first: styles take a way of their own.
	if t.flush() == nil {
		_ = printable.SetStyle(t.to, s)
	}
	t.printf(format, args...)
	if t.flush() == nil {
		_ = printable.SetStyle(t.to, printable.Plain)
	}
}

// styleOf is the style of a grade.
func styleOf(c race.Confidence) printable.Style {
	if c == race.Confirmed {
		return printable.Alarm
	}
	return printable.Warning
}

// verdict says what it all comes to.
func (t *textWriter) verdict(r *listing) {
	style := printable.Warning
	switch r.Verdict {
	case race.RaceFree:
		style = printable.Good
	case race.Race:
		style = printable.Alarm
	}
	t.styled(style, "verdict: %s", r.summary)
	t.printf("\n")
	if r.Incomplete != "" {
		t.printf("incomplete: %s\n", r.Incomplete)
	}
	if r.Coarsened != "" {
		t.printf("coarser than usual: %s\n", r.Coarsened)
	}
	if r.Search.Error != "" {
		t.printf("the search for schedules broke down: %s; please report it with the program\n", r.Search.Error)
	}
}

// overview counts what there is by grade, says what is taken for granted, and what would help most to know.
func (t *textWriter) overview(r *listing) {
	if len(r.open) > 0 {
		t.printf("findings: %s\n", r.grades())
	}
	t.settled(r)
	var assumed []string
	if n := r.assumptions; n > 0 {
		assumed = append(assumed, plural(n, "assumption"))
	}
	if n := r.havocked; n > 0 {
		assumed = append(assumed, plural(n, "place")+" that the analysis does not model")
	}
	if len(assumed) > 0 {
		t.printf("rests on: %s, listed below\n", and(assumed))
	}
	for _, s := range r.advice() {
		t.printf("would help: %s\n", s)
	}
}

// grades counts the findings of a report by grade.
func (l *listing) grades() string {
	count := map[race.Confidence]int{}
	for _, f := range l.open {
		count[f.Grade]++
	}
	var parts []string
	for _, c := range []race.Confidence{race.Confirmed, race.Likely, race.Possible} {
		if n := count[c]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, c))
		}
	}
	s := strings.Join(parts, ", ")
	if n := len(l.open); n < l.racy && len(l.suppressed) == 0 {
		s += fmt.Sprintf("; %s folded into %s, one for each cause", plural(l.racy, "location"), plural(n, "finding"))
	}
	return s
}

// advice says what the analysis would have to know to report less.
func (l *listing) advice() []string {
	var functions []string
	parts := map[causes.Kind]map[int]bool{causes.UnknownFunction: {}, causes.UnknownCode: {}}
	for i := range l.open {
		f := &l.open[i]
		if f.Kind == causes.UnknownFunction {
			functions = append(functions, append([]string{f.Name}, f.Also...)...)
		}
		for _, n := range f.Races {
			if part := parts[f.Kind]; part != nil {
				part[n] = true
			}
		}
	}
	var out []string
	say := func(what string, k causes.Kind) {
		if n := len(parts[k]); n > 0 {
			out = append(out, fmt.Sprintf("%s (it has part in %d of the %s that may race)", what, n, plural(l.racy, "location")))
		}
	}
	say("to know what these functions do: "+few(functions, mostAsked), causes.UnknownFunction)
	say("to know which functions are called through pointers of which nothing is known", causes.UnknownCode)
	for i := range l.weights[:min(len(l.weights), mostBirths)] {
		w := &l.weights[i]
		s := fmt.Sprintf("to know where a pointer leads that comes from %s: %s on it", causes.Origin(&l.Report.Births[w.Birth]),
			rest(w.Findings, len(l.open)))
		switch {
		case i > 0 && w.Together > 0:
			s += fmt.Sprintf("; with the above it settles %d", w.Together)
		case w.Settles > 0:
			s += fmt.Sprintf(", %d of them on nothing else", w.Settles)
		}
		out = append(out, s)
	}
	return out
}

// others lists findings in a line each, or only counts them where they are very many.
func (t *textWriter) others(r *listing, from int) {
	rest := r.fresh()[from:]
	if len(rest) == 0 {
		return
	}
	shown := min(len(rest), t.o.MaxFindings)
	t.printf("%s:\n", plural(len(rest), "more finding"))
	for i := range rest[:shown] {
		t.printf("  ")
		t.line(&rest[i])
	}
	if n := len(rest) - shown; n > 0 {
		t.printf("  and %d more\n", n)
	}
	if t.o.FindingsFlag != "" {
		t.printf("  (%s 0 shows all in full)\n", t.o.FindingsFlag)
	}
	t.printf("\n")
}
