package report

import (
	"bufio"
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

// summaryText prints a summary for a terminal. Without [Options].Verbose, what one thread has to itself is only
// counted.
func summaryText(w io.Writer, d *SummaryDocument, verdict string, o Options) error {
	t := newTextWriter(w, o)
	if d.ProjectFile != "" {
		t.printf("project file: %s\n", d.ProjectFile)
	}
	t.printf("verdict: %s\n", verdict)
	if d.Incomplete != "" {
		t.printf("incomplete: %s\n", d.Incomplete)
	}
	most := mostNames
	if o.Verbose {
		most = len(d.Locations) + len(d.Threads)
	}
	t.heading("threads", len(d.Threads))
	for i := range d.Threads {
		t.printf("  ")
		t.thread(&d.Threads[i], "    ", most)
	}
	t.heading("locks", len(d.Locks))
	for i := range d.Locks {
		t.printf("  ")
		t.lock(&d.Locks[i], "    ", most)
	}
	alone := 0
	var shared []*LocationUse
	for i := range d.Locations {
		if x := &d.Locations[i]; x.alone() && !o.Verbose {
			alone++
		} else {
			shared = append(shared, x)
		}
	}
	t.heading("shared data", len(shared))
	for _, alike := range together(shared, o.Verbose) {
		x := alike[0]
		t.printf("  ")
		var names []string
		for _, y := range alike {
			names = append(names, y.Name)
		}
		t.styled(printable.Bold, "%s", few(slices.Compact(names), most))
		if x.File != "" && len(alike) == 1 {
			t.printf(" (%s:%d)", x.File, x.Line)
		}
		t.printf(": %s\n", x.Why)
		if s := x.users(most); s != "" {
			t.printf("      %s\n", s)
		}
	}
	if alone > 0 {
		t.printf("\n%s that others could reach, but only one thread uses (listed with --verbose)\n", plural(alone, "location"))
	}
	if s := d.NotListed.String(); s != "" {
		t.printf("\nnot listed: %s\n", s)
	}
	if d.Assumptions > 0 {
		t.printf("\nall of this holds under %s (mayrun check lists them)\n", plural(d.Assumptions, "assumption"))
	}
	return t.flush()
}

// thread says where a thread comes from, and what it does to what is shared.
func (t *textWriter) thread(x *ThreadUse, indent string, most int) {
	t.styled(printable.Bold, "%s", x.Name)
	if s := x.origin(); s != "" {
		t.printf(": %s", s)
	}
	t.printf("\n")
	t.names(indent+"  writes ", x.Writes, most)
	t.names(indent+"  reads ", x.Reads, most)
}

// lock says what a lock guards, and where it is taken.
func (t *textWriter) lock(x *LockUse, indent string, most int) {
	t.styled(printable.Bold, "%s", x.Name)
	t.printf("%s\n", x.role(most))
	t.names(indent+"  taken in ", x.Taken, most)
}

// together puts locations next to each other that the same threads use in the same way and the same thing
// protects, unless each is to stand alone.
func together(all []*LocationUse, each bool) (out [][]*LocationUse) {
	index := map[string]int{}
	for _, x := range all {
		key := strings.Join([]string{x.Why, strings.Join(x.Writers, "\x00"), strings.Join(x.Readers, "\x00")}, "\x01")
		if n, ok := index[key]; ok && !each {
			out[n] = append(out[n], x)
			continue
		}
		index[key] = len(out)
		out = append(out, []*LocationUse{x})
	}
	return out
}

func (t *textWriter) heading(what string, n int) {
	t.printf("\n")
	t.styled(printable.Bold, "%s", what)
	if n == 0 {
		t.printf(": none\n")
		return
	}
	t.printf(":\n")
}

func (t *textWriter) names(what string, names []string, most int) {
	if len(names) > 0 {
		t.printf("%s%s\n", what, few(names, most))
	}
}

// origin says where a thread comes from, and where it ends; empty for the main thread.
func (x *ThreadUse) origin() string {
	var parts []string
	at := func(ps []Position) string {
		var places []string
		for _, p := range ps {
			places = append(places, fmt.Sprintf("%s:%d", p.File, p.Line))
		}
		return few(places, 3)
	}
	if x.Several {
		parts = append(parts, "any number")
	}
	if x.Entry != "" && !strings.HasPrefix(x.Name, x.Entry+"@") {
		parts = append(parts, "runs "+x.Entry)
	}
	if len(x.Created) > 0 {
		s := "created at " + at(x.Created)
		if x.Creator != "" {
			s += " by " + x.Creator
		}
		parts = append(parts, s)
	}
	switch {
	case len(x.Joined) > 0:
		parts = append(parts, "joined at "+at(x.Joined))
	case len(x.Created) > 0:
		parts = append(parts, "never joined")
	}
	return strings.Join(parts, ", ")
}

// role says what a lock guards.
func (x *LockUse) role(most int) string {
	var parts []string
	if len(x.Guards) > 0 {
		parts = append(parts, "all accesses of "+few(x.Guards, most))
	}
	for i, p := range x.Partly {
		if i >= most {
			parts = append(parts, fmt.Sprintf("some of %s more", plural(len(x.Partly)-i, "location")))
			break
		}
		parts = append(parts, fmt.Sprintf("%d of the %d accesses of %s", p.Holding, p.Accesses, p.Location))
	}
	if len(parts) == 0 {
		return ": there is nothing most of whose accesses hold it"
	}
	return " is held at " + strings.Join(parts, "; ")
}

// alone reports whether one thread has a location to itself.
func (x *LocationUse) alone() bool { return x.Safe && strings.HasPrefix(x.Why, "only ") }

// users says who writes and who reads a location.
func (x *LocationUse) users(most int) string {
	var parts []string
	if len(x.Writers) > 0 {
		parts = append(parts, "written by "+few(x.Writers, most))
	}
	if len(x.Readers) > 0 {
		parts = append(parts, "read by "+few(x.Readers, most))
	}
	return strings.Join(parts, ", ")
}

// String says what is not listed; empty if everything is.
func (n SummaryOmitted) String() string {
	var parts []string
	for _, x := range []struct {
		n    int
		noun string
	}{{n.Threads, "thread"}, {n.Locks, "lock"}, {n.Locations, "location"}} {
		if x.n > 0 {
			parts = append(parts, plural(x.n, x.noun))
		}
	}
	return and(parts)
}

//go:embed summary.html
var summaryPage string

var summaryTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("summary").Funcs(template.FuncMap{
		"inert":  func(x any) string { return printable.Sprintf("%v", x) },
		"origin": func(x ThreadUse) string { return x.origin() },
		"role":   func(x LockUse) string { return strings.TrimLeft(x.role(len(x.Partly)), ": ") },
		"users":  func(x LocationUse) string { return x.users(len(x.Writers) + len(x.Readers)) },
	}).Parse(summaryPage))
})

func summaryHTML(w io.Writer, d *SummaryDocument, verdict string) error {
	buf := bufio.NewWriter(w)
	out := printable.NewWriter(buf)
	return cmp.Or(summaryTemplate().Execute(out, struct {
		*SummaryDocument
		Policy, Summary, Omitted string
	}{d, printable.Policy(summaryPage, ""), verdict, d.NotListed.String()}), out.Flush(), buf.Flush())
}
