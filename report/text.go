package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// renderText prints the report for a terminal. The verdict comes last, where a reader's eyes are after a long
// run; a project file, which may have changed everything, comes first.
func renderText(w io.Writer, r *listing, o Options) error {
	t := newTextWriter(w, o)
	if r.ProjectFile != "" {
		t.printf("project file: %s\n\n", r.ProjectFile)
	}
	for _, f := range r.findings {
		t.finding(f)
	}
	t.safe(r)
	t.notes("assumptions (the verdict holds only where these do):", r.Assumptions, true)
	t.notes("havocked (not modelled, taken to do their worst):", r.Havocked, false)
	if o.Stats {
		t.stats(r.Report)
	}
	if s := r.unlisted(o); s != "" {
		t.printf("not listed: %s\n\n", s)
	}
	t.verdict(r)
	return t.flush()
}

type textWriter struct {
	out *printable.Writer // keeps the first error
	buf *bufio.Writer     // below it
	o   Options
	src *sources
}

func newTextWriter(w io.Writer, o Options) *textWriter {
	buf := bufio.NewWriter(w)
	return &textWriter{out: printable.NewWriter(buf), buf: buf, o: o, src: newSources(o.Source)}
}

func (t *textWriter) flush() error { return cmp.Or(t.out.Flush(), t.buf.Flush()) }

// printf prints a text of our own, with arguments that are anything.
func (t *textWriter) printf(format string, args ...any) {
	_, _ = printable.Fprintf(t.out, format, args...)
}

func (t *textWriter) finding(f finding) {
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

// behind are the accesses of a consequence as a reader sees them.
func behind(c race.Consequence) []*shownAccess {
	return group(race.Finding{Accesses: c.Accesses, Pairs: c.Pairs}, false)
}

// title names the location and how sure the race is.
func title(f race.Finding) string {
	kind := "race"
	if slices.ContainsFunc(f.Accesses, func(a race.Access) bool { return a.Kind == race.Free }) {
		kind = "race with free"
	}
	return fmt.Sprintf("%s %s on %s", f.Confidence, kind, f.Location)
}

// shownAccess is what a reader takes for one access: all those of a finding that look alike.
type shownAccess struct {
	race.Access
	number int      // printed in brackets; 0 if it is not printed
	kinds  []string // read, write
	what   string
	races  map[int]bool // indices of those that it may run in parallel with
}

// most is how many accesses of a race a short report prints. The rest rarely tells more about its cause.
const most = 12

// hide numbers only as many accesses as a short report prints: those that race with most others, because what
// they have in common is the likely cause. It returns how many are left out.
func hide(shown []*shownAccess) int {
	if len(shown) <= most {
		return 0
	}
	order := slices.Clone(shown)
	slices.SortStableFunc(order, func(a, b *shownAccess) int { return len(b.races) - len(a.races) })
	for _, g := range order[most:] {
		g.number = 0
	}
	n := 0
	for _, g := range shown {
		if g.number > 0 {
			n++
			g.number = n
		}
	}
	return len(shown) - n
}

// group puts together the accesses of a finding that would be printed alike. An access that was reached with
// many digests is one entry unless verbose output shows the digests; so are the read and the write of x++.
func group(f race.Finding, verbose bool) []*shownAccess {
	var shown []*shownAccess
	number := make([]int, len(f.Accesses))
	seen := make(map[string]int)
	for i, a := range f.Accesses {
		key := a.Pos.String() + what(a, "")
		if verbose || a.Kind == race.Free {
			key = fmt.Sprint(key, a.Kind, a.Digests, a.CallStack)
		}
		n, ok := seen[key]
		if !ok {
			n = len(shown)
			seen[key] = n
			shown = append(shown, &shownAccess{Access: a, number: n + 1, races: make(map[int]bool)})
		}
		if !slices.Contains(shown[n].kinds, string(a.Kind)) {
			shown[n].kinds = append(shown[n].kinds, string(a.Kind))
		}
		number[i] = n
	}
	for _, g := range shown {
		g.what = what(g.Access, and(g.kinds))
	}
	for _, p := range f.Pairs {
		if p[0] < 0 || p[1] < 0 || p[0] >= len(number) || p[1] >= len(number) {
			continue
		}
		a, b := number[p[0]], number[p[1]]
		shown[a].races[b] = true
		shown[b].races[a] = true
	}
	if len(f.Accesses) == 1 && len(f.Pairs) == 0 && len(shown) == 1 {
		shown[0].races[0] = true
	}
	return shown
}

// Describe says in words what an access does, who does it, and which locks protect it.
func Describe(a race.Access) string { return what(a, string(a.Kind)) }

func what(a race.Access, kinds string) string {
	if a.Sync {
		return a.Text + details(a)
	}
	return atomic(a) + kinds + details(a)
}

func atomic(a race.Access) string {
	if a.Atomic {
		return "atomic "
	}
	return ""
}

// details is what [Describe] says after the kind of the access.
func details(a race.Access) string {
	var b strings.Builder
	if a.Text != "" && !a.Sync {
		b.WriteString(" of " + a.Text)
	}
	if a.Thread != "" {
		b.WriteString(" by thread " + a.Thread)
	}
	for _, d := range a.Digests {
		if d.Name == "lockset" {
			if d.Text == "{}" || d.Text == "" {
				b.WriteString(", holding no lock")
			} else {
				b.WriteString(", holding " + d.Text)
			}
		}
	}
	return b.String()
}

// partners lists the accesses that number i races with, by the numbers that are printed.
func partners(shown []*shownAccess, i int, verbose bool) string {
	var names []string
	if shown[i].races[i] {
		names = append(names, "itself in another thread")
	}
	more := 0
	for n, g := range shown {
		switch {
		case n == i || !shown[i].races[n]:
		case g.number == 0 || !verbose && len(names) > most/2:
			more++
		default:
			names = append(names, fmt.Sprintf("[%d]", g.number))
		}
	}
	if more > 0 {
		names = append(names, plural(more, "other"))
	}
	return and(names)
}

// and joins names as English does.
func and(names []string) string {
	switch n := len(names); n {
	case 0:
		return ""
	case 1:
		return names[0]
	default:
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
}

// safe says what protects the locations that do not race: the answer to "which lock protects which data".
func (t *textWriter) safe(l *listing) {
	switch {
	case l.safe == 0:
	case t.o.Verbose:
		for _, x := range l.locations(true) {
			t.printf("safe: %s (%s)%s\n", x.Name, plural(x.Accesses, "access"), needs(x))
		}
		t.printf("\n")
	default:
		t.printf("%s (listed with --verbose)\n\n", plural(l.safe, "safe location"))
	}
}

// needs says which digests a safe location owes its safety to.
func needs(l race.Location) string {
	if l.Refuted {
		return ": every execution was tried, and none races"
	}
	if len(l.Needed) == 0 {
		return ": no two accesses conflict"
	}
	return ": excluded by " + and(l.Needed)
}

func (t *textWriter) notes(title string, notes []race.Note, ids bool) {
	if len(notes) == 0 {
		return
	}
	t.printf("%s\n", title)
	for _, n := range notes {
		t.printf("  ")
		if n.Pos.IsValid() {
			t.printf("%s: ", n.Pos)
		}
		t.printf("%s", n.Text)
		if ids && n.ID != "" {
			t.printf(" [%s]", n.ID)
		}
		t.printf("\n")
	}
	t.printf("\n")
}

func (t *textWriter) stats(r *race.Report) {
	s := r.Stats
	t.printf("%s, %s, %s, %s, %s, %s\n", plural(s.Functions, "function"), plural(s.Contexts, "context"), plural(s.Nodes, "node"),
		plural(s.Unknowns, "unknown"), plural(s.Evaluations, "evaluation"), plural(s.Accesses, "collected access"))
	if r.Search.Executions > 0 {
		t.printf("%s, %s\n", plural(r.Search.Executions, "execution"), plural(int(r.Search.Actions), "action"))
	}
	if why := r.Search.Unproved; why != "" {
		t.printf("trying all executions proves nothing: %s\n", why)
	}
	for _, p := range s.Phases {
		t.printf("  %-12s %8.3f s\n", p.Name, p.Seconds)
	}
	t.printf("%.3f s CPU, %.1f MiB peak\n\n", s.CPUSeconds, float64(s.PeakBytes)/(1<<20))
}

func (t *textWriter) verdict(r *listing) {
	if r.Incomplete != "" {
		t.printf("incomplete: %s\n", r.Incomplete)
	}
	if r.Coarsened != "" {
		t.printf("coarser than usual: %s\n", r.Coarsened)
	}
	if r.Search.Error != "" {
		t.printf("the search for schedules broke down: %s; please report it with the program\n", r.Search.Error)
	}
	t.printf("verdict: %s\n", r.summary)
}

// Summary is the verdict with its grounds, in one line.
func Summary(r *race.Report) string {
	_, racy := counts(r)
	racy = max(racy, len(r.Races))
	s := string(r.Verdict)
	switch {
	case r.Verdict == race.RaceFree && (len(r.Assumptions) > 0 || r.Refuted != nil):
		var why []string
		if n := len(r.Assumptions); n > 0 {
			why = append(why, "under "+plural(n, "assumption"))
		}
		if x := r.Refuted; x != nil {
			why = append(why, fmt.Sprintf("%s safe because no execution races, of all that there are: %s tried",
				plural(len(x.Findings), "location"), plural(x.Executions, "schedule")))
		}
		s += " (" + strings.Join(why, "; ") + ")"
	case r.Verdict == race.Race:
		confirmed := 0
		for _, f := range r.Races {
			if f.Confidence == race.Confirmed {
				confirmed++
			}
		}
		s += fmt.Sprintf(" (%s, %d confirmed)", plural(racy, "racy location"), confirmed)
	case r.Verdict == race.Unknown && racy > 0:
		s += " (" + plural(racy, "location") + " may race; no schedule has confirmed it)"
	}
	return s
}
