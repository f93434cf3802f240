package lsp

import (
	"bytes"
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/mayrun-dev/mayrun/report"
)

// about lists the results that say something of a file, and the lines of that; none where the client shows
// other lines than those that were analysed, and asks what is at one.
func (s *Server) about(path string) (found []*result, t *texts) {
	jobs := slices.SortedFunc(maps.Keys(s.results), func(a, b Job) int {
		return cmp.Or(cmp.Compare(a.Dir, b.Dir), cmp.Compare(a.File, b.File))
	})
	dir := ""
	for _, j := range jobs {
		if r := s.results[j]; r.doc != nil {
			found = append(found, r)
			dir = j.Dir
		}
	}
	if dir == "" {
		return nil, nil
	}
	return found, newTexts(s.folder(path))
}

// hover says what is known of the word at a position: of what threads share there, of a lock or a thread of
// that name, and how it races.
func (s *Server) hover(p *documentParams) (any, error) {
	path, err := pathOf(p.Document.URI)
	found, t := s.about(path)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	n := int(min(p.Position.Line, 1<<30)) + 1
	text := t.line(path, n)
	word, from := wordAt(text, p.Position.Character)
	if word == "" {
		return nil, nil
	}
	var says []string
	add := func(lines ...string) {
		if x := clip(strings.Join(lines, "\n")); !slices.Contains(says, x) {
			says = append(says, strings.Join(clipAll(lines), "\n"))
		}
	}
	for _, r := range found {
		r.tell(line{path, n}, text, word, from, add)
	}
	if len(says) == 0 {
		return nil, nil
	}
	if d := s.documents[path]; d != nil && d.dirty {
		says = append(says, "(as it was saved last)")
	}
	return hover{markup{"plaintext", strings.Join(says, "\n\n")}, onLine(n, units(text[:from]), units(text[:from+len(word)]))}, nil
}

// mostShown is how many things of one kind are shown.
const mostShown = 8

func clipAll(lines []string) (out []string) {
	for _, l := range lines {
		out = append(out, clip(l))
	}
	return out
}

// tell says what a result knows of a word.
func (r *result) tell(at line, text []byte, word string, from int, add func(...string)) {
	var shown []*report.LocationUse
	for _, u := range r.places[at] {
		if means(u.of.Name, word) || leads(u, text, from) {
			shown = append(shown, u.of)
		}
	}
	for _, l := range r.declared[at] {
		if means(l.Name, word) {
			shown = append(shown, l)
		}
	}
	for i, l := range unique(shown) {
		if i == mostShown {
			add(fmt.Sprintf("… and %d more", len(unique(shown))-i))
			break
		}
		add(l.Words()...)
	}
	for _, f := range r.sides[at] {
		if len(shown) > 0 || means(f.Name, word) {
			says := []string{fmt.Sprintf("%s %s", f.Grade, f.Title)}
			if f.Why != "" {
				says = append(says, f.Why)
			}
			if f.Fix != "" {
				says = append(says, "fix: "+f.Fix)
			}
			add(says...)
		}
	}
	if r.doc.Sharing == nil {
		return
	}
	for i := range r.doc.Sharing.Threads {
		if x := &r.doc.Sharing.Threads[i]; x.Entry == word {
			add(x.Words()...)
		}
	}
	for i := range r.doc.Sharing.Locks {
		if x := &r.doc.Sharing.Locks[i]; last(x.Name) == word {
			add(x.Words()...)
		}
	}
}

func unique[T comparable](list []T) (out []T) {
	for _, x := range list {
		if !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

// words are those of a name that a report has: q and head of "q.head".
var words = lazy.Regexp(`[A-Za-z_$][A-Za-z0-9_$]*`)

// means reports whether a word of a source stands for a location: for the object or for a member. What is
// allocated has no name in the source.
func means(name, word string) bool {
	return !strings.ContainsAny(name, "@<") && slices.Contains(words().FindAllString(name, -1), word)
}

// last is the last word of a name.
func last(name string) string {
	all := words().FindAllString(name, -1)
	if len(all) == 0 {
		return ""
	}
	return all[len(all)-1]
}

// leads reports whether a word is part of the expression by which a place accesses something without a name.
func leads(u use, text []byte, from int) bool {
	begin := u.column - 1
	return strings.ContainsAny(u.of.Name, "@<") && begin >= 0 && begin <= from && from <= len(text) &&
		bytes.IndexFunc(text[begin:from], func(c rune) bool {
			return !(isWord(byte(min(c, 0xff))) || strings.ContainsRune(".->[]*&( ", c))
		}) < 0
}

// lenses say of what is declared in a file that threads share, how it is protected.
func (s *Server) lenses(p *documentParams) (any, error) {
	path, err := pathOf(p.Document.URI)
	found, t := s.about(path)
	out := []lens{}
	if err != nil {
		return out, err
	}
	if d := s.documents[path]; d != nil && d.dirty {
		return out, nil // the lines are others
	}
	byLine := map[int][]*report.LocationUse{}
	for _, r := range found {
		for at, list := range r.declared {
			if at.path == path {
				byLine[at.line] = append(byLine[at.line], list...)
			}
		}
	}
	for _, n := range slices.Sorted(maps.Keys(byLine)) {
		list := byLine[n]
		out = append(out, lens{t.word(path, n, list[0].Column), command{Title: clip(sharing(list))}})
	}
	return out, nil
}

// sharing says in a few words how what is declared on one line is protected.
func sharing(list []*report.LocationUse) string {
	racy := 0
	for _, l := range list {
		if !l.Safe {
			racy++
		}
	}
	if len(list) == 1 {
		_, says, _ := strings.Cut(list[0].Words()[0], ": ")
		return "shared: " + says
	}
	says := fmt.Sprintf("shared: %d parts", len(list))
	switch guard := list[0].Guard; {
	case racy > 0:
		return fmt.Sprintf("%s, of which %d may race", says, racy)
	case guard != "" && !slices.ContainsFunc(list, func(l *report.LocationUse) bool { return l.Guard != guard || l.Guarded != l.Total }):
		return fmt.Sprintf("%s, guarded by `%s` in all accesses", says, guard)
	}
	return says + ", none of which races"
}
