package report

import (
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
)

// A Question is about a name, or about a line of a file.
type Question struct {
	Name string // a variable, a function, a lock or a thread; empty: a line
	File string // as the report names it
	Line int    // from 1
}

// Recall answers a question from a report that was saved, without an analysis: what is accessed on a line, or what is
// called so, with what protects it, and which findings it has part in. It knows what the report lists; one that
// was written without [Options].Verbose does not say what threads share, which is an error.
func Recall(w io.Writer, d *Document, q Question, o Options) (Answer, error) {
	switch {
	case d == nil:
		return Answer{}, errors.New("report: there is no report")
	case d.Sharing == nil:
		return Answer{}, errors.New("report: the report does not say what threads share")
	}
	t := newTextWriter(w, o)
	a := about{name: q.Name, t: t, d: d.Sharing}
	part := func(f *Finding) bool { return a.named(f) }
	if q.Name == "" {
		a.line(q)
		part = func(f *Finding) bool {
			return slices.ContainsFunc(f.Sides, func(s Access) bool { return s.on(q) }) || racesOn(d, f, q)
		}
	} else {
		a.locations()
		a.threads()
		a.locks()
		if slices.Contains(d.Functions, q.Name) {
			a.saved()
		}
	}
	for i := range d.Findings {
		if f := &d.Findings[i]; part(f) {
			a.answer.Found, a.answer.Racy = true, true
			t.saved(f)
		}
	}
	return a.answer, t.flush()
}

// on reports whether a position is on the line of a question, as the file that was read counts it or as #line
// directives do.
func (p Position) on(q Question) bool {
	same := func(file string, line int) bool {
		return line == q.Line && filepath.Clean(file) == filepath.Clean(q.File)
	}
	return same(p.File, p.Line) || p.PhysicalFile != "" && same(p.PhysicalFile, p.PhysicalLine)
}

// line says what is accessed on a line.
func (a *about) line(q Question) {
	for i := range a.d.Locations {
		x := &a.d.Locations[i]
		if slices.ContainsFunc(x.Places, func(p Place) bool { return p.on(q) }) {
			words := x.Words()
			a.say("  %s\n", words[0])
			for _, more := range words[1:] {
				a.t.printf("    %s\n", more)
			}
		}
	}
}

// racesOn reports whether one of the accesses of a finding's races is on the line of a question.
func racesOn(d *Document, f *Finding, q Question) bool {
	return slices.ContainsFunc(f.Races, func(i int) bool {
		return i >= 0 && i < len(d.Races) && slices.ContainsFunc(d.Races[i].Accesses, func(x Access) bool { return x.on(q) })
	})
}

// saved says what a function does to locks, as far as a saved report knows.
func (a *about) saved() {
	a.say("function %s\n", a.name)
	var takes []string
	for _, l := range a.d.Locks {
		if slices.Contains(l.Taken, a.name) {
			takes = append(takes, l.Name)
		}
	}
	a.t.names("  takes ", takes, mostNames)
}

// named reports whether a finding is about the name of the question.
func (a *about) named(f *Finding) bool {
	is := func(s string) bool { return s == a.name || within(s, a.name) }
	return is(f.Name) || slices.ContainsFunc(f.Also, is) || slices.ContainsFunc(f.Objects, is) ||
		slices.ContainsFunc(f.Rest, func(c Count) bool { return c.Function == a.name }) ||
		slices.ContainsFunc(f.Sides, func(s Access) bool {
			return s.Thread == a.name || strings.HasPrefix(s.Thread, a.name+"@") || slices.Contains(s.CallStack, a.name) ||
				slices.ContainsFunc(s.Locks, func(l Lock) bool { return l.Name == a.name })
		})
}

// saved prints a finding of a saved report.
func (t *textWriter) saved(f *Finding) {
	t.printf("\n")
	t.styled(styleOf(f.Grade), "%s", f.Grade)
	t.styled(printable.Bold, " %s", f.Title)
	t.printf("\n")
	t.printf("  why: %s\n", f.Why)
	if f.Fix != "" {
		t.printf("  fix: %s\n", f.Fix)
	}
	for i := range f.Sides {
		s := &f.Sides[i]
		pos := cfg.Pos{File: s.File, Line: s.Line, Column: s.Column, PhysicalFile: s.PhysicalFile, PhysicalLine: s.PhysicalLine}
		t.printf("  ")
		t.styled(printable.Bold, "%s:", pos)
		t.printf(" %s\n", s.Words())
	}
	if len(f.Sides) == 1 {
		t.printf("  and the same in another thread\n")
	}
}
