package report

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// How much of one finding a short report shows: names, functions, steps of a schedule and calls.
const (
	mostNames = 6
	mostAsked = 2 // functions of which nothing is known, above the first finding
	mostFuncs = 4
	mostSteps = 12
	mostCalls = 6
)

// cause prints one finding: why, and what would mend it, which is to stand on the first screen however long the calls
// are that lead there; then the two sides with their source lines.
func (t *textWriter) cause(r *listing, f *causes.Finding) {
	t.styled(styleOf(f.Grade), "%s", f.Grade)
	t.styled(printable.Bold, " %s", f.Title())
	t.printf("\n")
	t.styled(printable.Bold, "  why:")
	t.printf(" %s\n", f.Why)
	if f.Fix != "" {
		t.styled(printable.Bold, "  fix:")
		t.printf(" %s\n", f.Fix)
	}
	if from := r.origins(f); f.Unfounded() || f.Kind >= causes.UnknownCode && len(from) > 0 {
		t.styled(printable.Bold, "  rests on:")
		t.printf(" a pointer from %s\n", few(from, mostAsked))
	}
	if seen := r.seen(f); seen != "" {
		t.styled(printable.Bold, "  seen:")
		t.printf(" %s\n", seen)
	}
	for i := range f.Sides {
		t.side(f, i)
	}
	if len(f.Sides) == 1 {
		t.printf("  and the same in another thread\n")
	}
	most, funcs := mostNames, mostFuncs
	if t.o.Verbose {
		most, funcs = math.MaxInt-1, len(f.Rest)
	}
	if len(f.Also) > 0 {
		t.printf("  also, for the same reason: %s\n", few(f.Also, most))
	}
	if len(f.Objects) > 0 {
		t.printf("  objects: %s\n", few(f.Objects, most))
	}
	if n := f.Places(); n > 0 {
		t.printf("  and %s: %s\n", plural(n, "more place"), byFunction(f.Rest, funcs))
	}
	if names := r.effects(f); len(names) > 0 {
		t.printf("  what is reached through it may race as a consequence: %s\n", few(names, most))
	}
	if x := r.drawn(f); x != nil {
		t.schedule(*x)
	}
	t.printf("\n")
}

// side prints an access in full, with the source if that is not there yet.
func (t *textWriter) side(f *causes.Finding, i int) {
	s := &f.Sides[i]
	t.printf("  ")
	t.styled(printable.Bold, "%s:", s.Pos)
	t.printf(" %s\n", does(f, i))
	if x, ok := t.src.at(s.Pos); ok && (i == 0 || s.Pos != f.Sides[0].Pos) {
		t.printf("    %5d | %s\n", x.Line, printable.Text(x.Text))
		if x.Has {
			t.printf("          | %s", printable.Text(x.Caret))
			t.styled(printable.Mark, "^")
			t.printf("\n")
		}
	}
	var ways []string
	if c := created(&s.Access); c != "" {
		ways = append(ways, c)
	}
	if len(s.CallStack) > 1 {
		ways = append(ways, "in "+stack(s.CallStack, !t.o.Verbose))
	}
	if len(ways) > 0 {
		t.printf("      %s\n", strings.Join(ways, ", "))
	}
}

// line prints a finding in one line, as compilers do.
func (t *textWriter) line(f *causes.Finding) {
	t.printf("%s: %s %s", f.Sides[0].Pos, f.Grade, f.Title())
	if len(f.Sides) > 1 {
		t.printf(", with %s", f.Sides[1].Pos)
	}
	t.printf(": %s\n", f.Why)
}

// seen says which runs have shown the races of a finding.
func (l *listing) seen(f *causes.Finding) string {
	var places []string
	for _, i := range f.Races {
		if i >= len(l.findings) {
			continue
		}
		for _, run := range l.findings[i].Runs {
			places = append(places, fmt.Sprintf("%s:%d", run.Log, run.Line))
		}
	}
	if len(places) == 0 {
		return ""
	}
	return "in a run, by ThreadSanitizer: " + few(places, mostNames)
}

// effects lists what may race because of a finding.
func (l *listing) effects(f *causes.Finding) []string {
	var names []string
	seen := map[string]bool{}
	for _, i := range f.Races {
		if i >= len(l.findings) {
			continue
		}
		for _, c := range l.findings[i].Consequences {
			if !seen[c.Location] {
				seen[c.Location] = true
				names = append(names, c.Location)
			}
		}
	}
	return names
}

// drawn is the race of a finding whose schedule shows it, or nil: that of a confirmed one, or of a likely one whose two
// sides an execution has shown that does not begin with the program.
func (l *listing) drawn(f *causes.Finding) *finding {
	if f.Main >= len(l.findings) || len(l.findings[f.Main].Schedule) == 0 {
		return nil
	}
	x := &l.findings[f.Main]
	if x.Assumed == nil && f.Grade == race.Confirmed {
		return x
	}
	if x.Assumed == nil || f.Grade != race.Likely {
		return nil
	}
	first, last := f.Sides[0].Pos, f.Sides[len(f.Sides)-1].Pos
	if p := x.Assumed.Places; p != [2]cfg.Pos{first, last} && p != [2]cfg.Pos{last, first} {
		return nil
	}
	return x
}

// shownBy says what a schedule is, and of one that does not begin with the program, what it takes for granted.
func shownBy(f *race.Finding) string {
	if f.Assumed == nil {
		return "schedule that shows it"
	}
	a, b := f.Assumed.Functions[0], f.Assumed.Functions[1]
	s := fmt.Sprintf("by this schedule, if %s runs as a thread beside %s", a, b)
	if a == b {
		s = fmt.Sprintf("by this schedule, if %s runs in two threads", a)
	}
	if len(f.Assumed.State) > 0 {
		s += ", in a state where " + few(f.Assumed.State, mostNames)
	}
	return s
}

// schedule prints the execution that shows a race; a short report has its last steps, which are those that
// race.
func (t *textWriter) schedule(f finding) {
	steps := f.Schedule
	if len(steps) == 0 {
		return
	}
	t.printf("  %s:\n", shownBy(&f.Finding))
	if n := len(steps) - mostSteps; n > 0 && !t.o.Verbose {
		acts := map[string]bool{}
		for _, s := range steps[n:] {
			acts[s.Thread] = true
		}
		var kept []race.Step
		for i, s := range steps {
			thread, creates := strings.CutPrefix(s.Text, "create ")
			if i >= n || creates && acts[thread] || strings.HasPrefix(s.Text, "called as ") {
				kept = append(kept, s)
			}
		}
		if left := len(steps) - len(kept); left > 0 {
			t.printf("    (%s left out; listed with --verbose)\n", plural(left, "earlier step"))
		}
		steps = kept
	}
	src := t.src
	t.src = newSources(nil)
	t.lanes("    ", steps)
	t.src = src
}

// does says in words what a side does, who does it, and which locks it holds. Of two threads with one name, the other
// one is said to be another.
func does(f *causes.Finding, i int) string {
	s := &f.Sides[i]
	var b strings.Builder
	switch {
	case s.Sync:
		b.WriteString(s.Text)
	default:
		var kinds []string
		for _, k := range s.Kinds {
			kinds = append(kinds, string(k))
		}
		b.WriteString(atomic(s.Access) + and(kinds))
		if s.Text != "" {
			b.WriteString(" of " + s.Text)
		}
	}
	if s.External != "" {
		b.WriteString(" in " + s.External)
	}
	who := by(s.Access)
	if name := alike(&s.Access); i > 0 && name == alike(&f.Sides[0].Access) && name != "main" && !s.Handler {
		who = strings.Replace(who, " by thread ", " by another thread ", 1)
	}
	b.WriteString(who)
	if held := causes.Held(&s.Access); held != "" {
		return b.String() + ", holding " + held
	}
	if s.Unsure {
		return b.String() + ", holding no lock for certain"
	}
	return b.String() + ", holding no lock"
}

// created says where the thread of an access is created, and by whom; "" of the main thread.
func created(a *race.Access) string {
	by := a.By
	starts := by.Path
	if len(by.Others) > 0 {
		starts = by.Others
	}
	if len(starts) == 0 {
		return ""
	}
	if len(by.Others) > 0 {
		var places []string
		unknown := ""
		for _, s := range starts {
			if s.Pos.IsValid() {
				places = append(places, s.Pos.String())
			} else {
				unknown = "code that is called through a pointer of which nothing is known"
			}
		}
		switch {
		case len(places) == 0 && a.Handler:
			return "handler of signals, in a thread that was there before it was set"
		case len(places) == 0:
			return unknown
		case unknown != "":
			unknown = ", or " + unknown
		}
		if a.Handler {
			return "handler of signals, set at " + few(places, 3) + unknown
		}
		return "one of the threads created at " + few(places, 3) + unknown
	}
	last := starts[len(starts)-1]
	creator := "main"
	if n := len(starts); n > 1 {
		creator = starts[n-2].Func
	}
	return fmt.Sprintf("thread created at %s by %s", last.Pos, creator)
}

// stack prints calls, the outermost first; one that is there several times in a row is counted, and in a short
// report those in the middle of very many.
func stack(calls []string, short bool) string {
	var parts []string
	for i := 0; i < len(calls); {
		n := 1
		for i+n < len(calls) && calls[i+n] == calls[i] {
			n++
		}
		if n > 1 {
			parts = append(parts, fmt.Sprintf("%s (%d times)", calls[i], n))
		} else {
			parts = append(parts, calls[i])
		}
		i += n
	}
	if n := len(parts); short && n > mostCalls+1 {
		const first = mostCalls / 3
		parts = slices.Concat(parts[:first], []string{fmt.Sprintf("(%d calls)", n-mostCalls)}, parts[n-mostCalls+first:])
	}
	return strings.Join(parts, " > ")
}

// byFunction prints counts.
func byFunction(counts []causes.Count, most int) string {
	var parts []string
	others, in := 0, 0
	for i, c := range counts {
		name := c.Func
		if name == "" {
			name = "functions that are not known"
		}
		if i >= most && len(counts) > most+1 {
			others += c.Places
			in++
			continue
		}
		parts = append(parts, fmt.Sprintf("%d in %s", c.Places, name))
	}
	if in > 0 {
		parts = append(parts, fmt.Sprintf("%d in %d other functions", others, in))
	}
	return and(parts)
}

// few joins the first of some names, and counts the others.
func few(names []string, most int) string {
	if len(names) <= most+1 {
		return and(names)
	}
	return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", len(names)-most)
}
