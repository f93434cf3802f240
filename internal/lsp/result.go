package lsp

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

// result is what an analysis has found, by files and lines.
type result struct {
	job         Job
	doc         *report.Document // nil: it has failed
	stale       bool             // a file of the program was saved since it began
	diagnostics map[string][]Diagnostic
	places      map[line][]use                 // where what threads share is accessed
	declared    map[line][]*report.LocationUse // and declared
	sides       map[line][]*report.Finding     // the lines that findings show
	threads     map[string]*report.ThreadUse   // by name
}

// line is a line of a file, counted from 1.
type line struct {
	path string
	line int
}

// use is an access of a location at a column, counted in bytes from 1.
type use struct {
	of     *report.LocationUse
	column int
}

func newResult(j Job, doc *report.Document) *result {
	r := &result{job: j, doc: doc, diagnostics: map[string][]Diagnostic{}, places: map[line][]use{},
		declared: map[line][]*report.LocationUse{}, sides: map[line][]*report.Finding{}, threads: map[string]*report.ThreadUse{}}
	at := func(p report.Position) line {
		path, n := fileOf(j.Dir, p)
		return line{path, n}
	}
	if s := doc.Sharing; s != nil {
		for i := range s.Threads {
			r.threads[s.Threads[i].Name] = &s.Threads[i]
		}
		for i := range s.Locations {
			l := &s.Locations[i]
			if !l.Shared() {
				continue
			}
			r.declared[at(l.Position)] = append(r.declared[at(l.Position)], l)
			for _, p := range l.Places {
				r.places[at(p.Position)] = append(r.places[at(p.Position)], use{l, p.Column})
			}
		}
	}
	t := newTexts(j.Dir)
	for i := range doc.Findings {
		r.finding(t, &doc.Findings[i])
	}
	for _, s := range doc.Stale {
		r.say(t, s.Position, Diagnostic{Severity: severityHint, Code: "stale-suppression",
			Message: "this suppresses nothing: " + clip(s.About)})
	}
	return r
}

// say adds a diagnostic at the word of a position, where that is in a file that can be shown.
func (r *result) say(t *texts, p report.Position, d Diagnostic) {
	path, n := fileOf(r.job.Dir, p)
	if path == "" {
		return
	}
	d.Range, d.Source = t.word(path, n, p.Column), "mayrun"
	for _, other := range r.diagnostics[path] {
		if other.Range == d.Range && other.Message == d.Message {
			return
		}
	}
	r.diagnostics[path] = append(r.diagnostics[path], d)
}

var severities = map[race.Confidence]int{race.Confirmed: severityError, race.Likely: severityWarning, race.Possible: severityInfo}

// finding marks both sides of a finding; each says where the other one is, and where the threads come from.
func (r *result) finding(t *texts, f *report.Finding) {
	says := []string{clip(fmt.Sprintf("%s %s", f.Grade, f.Title))}
	if f.Why != "" {
		says = append(says, clip(f.Why))
	}
	if f.Fix != "" {
		says = append(says, "fix: "+clip(f.Fix))
	}
	for i := range f.Sides {
		side := &f.Sides[i]
		d := Diagnostic{Severity: severities[f.Grade], Code: f.Kind, Message: strings.Join(says, "\n")}
		for k := range f.Sides {
			if other := &f.Sides[k]; k != i {
				d.Related = append(d.Related, r.related(t, other.Position, other.Words())...)
			}
		}
		if len(f.Sides) == 1 {
			d.Related = append(d.Related, r.related(t, side.Position, "the same in another thread")...)
		}
		d.Related = append(d.Related, r.origins(t, f)...)
		r.say(t, side.Position, d)
		if path, n := fileOf(r.job.Dir, side.Position); path != "" {
			at := line{path, n}
			if !slices.Contains(r.sides[at], f) {
				r.sides[at] = append(r.sides[at], f)
			}
		}
	}
}

// origins are the places where the threads of a finding are created.
func (r *result) origins(t *texts, f *report.Finding) (out []related) {
	var told []string
	for i := range f.Sides {
		name := f.Sides[i].Thread
		x := r.threads[name]
		if x == nil || slices.Contains(told, name) {
			continue
		}
		told = append(told, name)
		for _, p := range x.Created[:min(len(x.Created), 3)] {
			out = append(out, r.related(t, p, "thread "+name+" is created")...)
		}
	}
	return out
}

func (r *result) related(t *texts, p report.Position, says string) []related {
	path, n := fileOf(r.job.Dir, p)
	if path == "" {
		return nil
	}
	return []related{{Location{uriOf(path), t.word(path, n, p.Column)}, clip(says)}}
}

// An error that is about a place, as compilers print it.
var placed = lazy.Regexp(`^(.+?):([0-9]{1,9}):(?:([0-9]{1,9}):)? error: (.*)$`)

// newFailure shows why a program could not be analysed at the places that the error names.
func newFailure(j Job, err error) *result {
	r := &result{job: j, diagnostics: map[string][]Diagnostic{}}
	t := newTexts(j.Dir)
	for _, text := range strings.Split(err.Error(), "\n") {
		m := placed().FindStringSubmatch(text)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[2])
		column, _ := strconv.Atoi(m[3])
		r.say(t, report.Position{File: m[1], Line: n, Column: cmp.Or(column, 1)},
			Diagnostic{Severity: severityError, Code: "not-analysed", Message: "not analysed: " + printable.Clip(m[4], 1<<10)})
	}
	return r
}
