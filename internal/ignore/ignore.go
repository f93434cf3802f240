// Package ignore finds the comments of C sources that say of an access that its races need not be mended:
//
//	hits++; // mayrun: ignore(a statistic; a lost count does no harm)
//
// A comment with no code on its lines is about the next line that has code. Nothing is preprocessed: a comment
// in a part that is not compiled is found, too, and is about a line on which nothing races.
package ignore

import (
	"bytes"
	"regexp"
	"strings"
)

// Comment is one such comment.
type Comment struct {
	Line, Column int    // where it begins to speak, from 1
	About        int    // the line that it is about; 0 if no code follows
	Reason       string // empty if it gives none
}

var says = regexp.MustCompile(`mayrun:[ \t]*ignore\b[ \t]*`)

// Find lists the comments of a source text, in order.
func Find(text []byte) []Comment {
	if !says.Match(text) {
		return nil
	}
	s := scanner{text: text, line: 1}
	s.scan()
	next := func(line int) int {
		for line++; line <= s.line; line++ {
			if s.code[line] {
				return line
			}
		}
		return 0
	}
	var out []Comment
	for _, c := range s.comments {
		body := string(text[c.from:c.to])
		at := says.FindStringIndex(body)
		if at == nil {
			continue
		}
		x := Comment{Line: c.first + strings.Count(body[:at[0]], "\n"), Reason: reason(body[at[1]:])}
		x.Column = c.from + at[0] - bytes.LastIndexByte(text[:c.from+at[0]], '\n')
		switch {
		case s.code[c.first]:
			x.About = c.first
		case s.code[c.last]:
			x.About = c.last
		default:
			x.About = next(c.last)
		}
		out = append(out, x)
	}
	return out
}

// reason is the text in the brackets that begin a text, on one line.
func reason(text string) string {
	if !strings.HasPrefix(text, "(") {
		return ""
	}
	depth, end := 0, len(text)
	for i, c := range text {
		switch c {
		case '(':
			depth++
		case ')':
			depth--
		}
		if depth == 0 {
			end = i
			break
		}
	}
	return strings.Join(strings.Fields(text[1:end]), " ")
}

// scanner tells comments from all else.
type scanner struct {
	text     []byte
	at, line int
	code     map[int]bool // lines with anything but comments
	comments []span
}

// span is a comment: its bytes without what begins and ends it, and its lines.
type span struct{ from, to, first, last int }

func (s *scanner) scan() {
	s.code = map[int]bool{}
	for s.at < len(s.text) {
		switch c := s.text[s.at]; {
		case c == '\n':
			s.line++
			s.at++
		case c == ' ', c == '\t', c == '\r', c == '\f', c == '\v':
			s.at++
		case bytes.HasPrefix(s.text[s.at:], []byte("//")), bytes.HasPrefix(s.text[s.at:], []byte("/*")):
			s.comment()
		case c == '"', c == '\'':
			s.code[s.line] = true
			s.literal(c)
		default:
			s.code[s.line] = true
			s.skip()
		}
	}
}

// skip passes one character, with the end of the line that a backslash hides.
func (s *scanner) skip() {
	if s.text[s.at] == '\\' {
		s.at++
		if s.at < len(s.text) && s.text[s.at] == '\r' {
			s.at++
		}
	}
	if s.at < len(s.text) {
		if s.text[s.at] == '\n' {
			s.line++
		}
		s.at++
	}
}

func (s *scanner) comment() {
	block := s.text[s.at+1] == '*'
	s.at += 2
	c := span{from: s.at, first: s.line}
	for s.at < len(s.text) {
		if block && bytes.HasPrefix(s.text[s.at:], []byte("*/")) || !block && s.text[s.at] == '\n' {
			break
		}
		if block { // a backslash hides nothing there
			if s.text[s.at] == '\n' {
				s.line++
			}
			s.at++
		} else {
			s.skip()
		}
	}
	c.to, c.last = s.at, s.line
	if block {
		s.at = min(s.at+2, len(s.text))
	}
	s.comments = append(s.comments, c)
}

// literal passes a string or a character, which ends with its line at the latest.
func (s *scanner) literal(quote byte) {
	for s.at++; s.at < len(s.text) && s.text[s.at] != '\n'; s.skip() {
		if s.text[s.at] == quote {
			s.at++
			return
		}
	}
}
