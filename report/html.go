package report

import (
	"bufio"
	"cmp"
	_ "embed"
	"html/template"
	"io"
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

//go:embed page.html
var page string

//go:embed page.js
var script string

// In the template, inert stands before everything that comes from the program; html/template escapes it, too.
var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"list":   and,
		"origin": func(x ThreadUse) string { return x.origin() },
		"role":   func(x LockUse) string { return strings.TrimLeft(x.role(len(x.Partly)), ": ") },
		"inert":  func(x any) string { return printable.Sprintf("%v", x) },
	}).Parse(page))
})

// The page is filled from these; everything that comes from the program goes through html/template's escaping.
type (
	htmlPage struct {
		Version, Verdict, Summary, Incomplete, Coarsened string
		ProjectFile, NotListed, Grades                   string
		Advice, Judged                                   []string
		Suppressed                                       []htmlSuppressed
		Stale                                            []htmlSuppressed
		Policy                                           string
		Script                                           template.JS // [script]: nothing of the program is in it
		Threads                                          []ThreadUse
		Locks                                            []LockUse
		Findings                                         []htmlFinding
		Sources                                          []htmlSource
		Safe                                             []htmlSafe
		Lists                                            []htmlNotes
	}
	htmlSuppressed struct {
		Title, At, By, Reason string
	}
	htmlFinding struct {
		Number                 int
		Title, Why, Fix, Rest  string
		Grade, State, Seen     string
		Sides                  []htmlSide
		Same                   bool // there is one side, which races with itself
		Also, Objects, Effects []string
		Keys                   string // see [keysOf]
		Schedule               *htmlLanes
		NotListed              string
		Assuming               string // what the schedule takes for granted
	}
	htmlSide struct {
		At      cfg.Pos
		What    string
		Created string
		Stack   string
		Digests []race.DigestText
		Lines   []htmlLine
	}
	htmlLine struct {
		Number int
		Text   string
		Here   bool
	}
	htmlSafe struct {
		Name     string
		Accesses int
		Why      string
	}
	htmlNotes struct {
		Title, Explanation string
		Count              int
		Notes              []race.Note
	}
)

func renderHTML(w io.Writer, r *listing, o Options) error {
	src := newSources(o.Source)
	p := htmlPage{
		Version: o.Version, Verdict: string(r.Verdict), Summary: r.summary, Incomplete: r.Incomplete, Coarsened: r.Coarsened,
		ProjectFile: r.ProjectFile,
		Policy:      printable.Policy(page, script), Script: template.JS(script), Advice: r.advice(), Judged: r.judged(o),
		Lists: []htmlNotes{
			{"Assumptions", "The verdict holds only where these do.", r.assumptions, r.Assumptions},
			{"Havocked", "This code is not modelled; it was taken to do its worst.", r.havocked, r.Havocked},
		},
	}
	if len(r.open) > 0 {
		p.Grades = r.grades()
	}
	for _, l := range r.locations(true) {
		p.Safe = append(p.Safe, htmlSafe{l.Name, l.Accesses, r.needs(l)})
	}
	p.NotListed = r.unlisted(o)
	d := summary(r.Report, o)
	p.Threads, p.Locks = d.Threads, d.Locks
	for i := range r.open {
		card := htmlCard(r, i, src)
		if o.Baseline != nil {
			card.State = map[bool]string{true: "new", false: "known"}[r.states[i].was == ""]
		}
		p.Findings = append(p.Findings, card)
	}
	p.Sources = htmlSources(r, src)
	for i := range r.suppressed {
		f := &r.suppressed[i]
		p.Suppressed = append(p.Suppressed,
			htmlSuppressed{string(f.Grade) + " " + f.Title(), f.Sides[0].Pos.String(), f.by.Pos.String(), clip(f.by.Reason)})
	}
	for _, s := range r.stale {
		p.Stale = append(p.Stale, htmlSuppressed{Title: clip(s.about()), By: s.Pos.String(), Reason: clip(s.Reason)})
	}
	buf := bufio.NewWriter(w)
	out := printable.NewWriter(buf)
	return cmp.Or(pageTemplate().Execute(out, p), out.Flush(), buf.Flush())
}

// htmlCard is what the page shows of a finding.
func htmlCard(r *listing, n int, src *sources) htmlFinding {
	f := &r.open[n]
	x := htmlFinding{
		Number: n + 1, Title: f.Title(), Why: f.Why, Fix: f.Fix, Grade: string(f.Grade), Keys: keysOf(f), Same: len(f.Sides) == 1,
		Also: f.Also, Objects: f.Objects, Effects: r.effects(f), Seen: r.seen(f),
	}
	if n := f.Places(); n > 0 {
		x.Rest = plural(n, "more place") + ": " + byFunction(f.Rest, len(f.Rest))
	}
	if y := r.drawn(f); y != nil {
		x.Schedule, x.NotListed = drawn(y.Schedule, src), y.cut.String()
		if y.Assumed != nil {
			x.Assuming = shownBy(&y.Finding)
		}
	}
	for i := range f.Sides {
		s := &f.Sides[i]
		y := htmlSide{At: s.Pos, What: does(f, i), Created: created(&s.Access), Digests: telling(s.Digests), Lines: htmlLines(src, s.Pos)}
		if len(s.CallStack) > 0 {
			y.Stack = stack(s.CallStack, false)
		}
		x.Sides = append(x.Sides, y)
	}
	return x
}

// htmlLines quotes a position's line with two lines on either side.
func htmlLines(src *sources, pos cfg.Pos) []htmlLine {
	var out []htmlLine
	_, here := pos.Physical()
	for n := max(1, here-2); n <= here+2; n++ {
		at := pos
		at.PhysicalFile, _ = pos.Physical()
		at.PhysicalLine, at.Column = n, 0
		if x, ok := src.at(at); ok {
			out = append(out, htmlLine{Number: x.Line, Text: x.Text, Here: n == here})
		}
	}
	return out
}

// mostKnown is how much a page says of what a digest knows, in bytes: a report in JSON has it all.
const mostKnown = 160

// telling leaves out digests that know nothing, and cuts what is long.
func telling(all []race.DigestText) (ds []race.DigestText) {
	for _, d := range all {
		if d.Text != "{}" {
			d.Text = printable.Clip(d.Text, mostKnown)
			ds = append(ds, d)
		}
	}
	return ds
}
