package report

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
)

// quoted is the most that is shown of a source line: generated code has lines of any length.
const quoted = 160

// sources quotes lines of source files, each of which is read once.
type sources struct {
	read  func(name string) ([]byte, error)
	lines map[string][][]byte
}

func newSources(read func(name string) ([]byte, error)) *sources {
	return &sources{read: read, lines: make(map[string][][]byte)}
}

// excerpt is a source line with the place in it that a position names.
type excerpt struct {
	Line int    // physical line number
	Text string // printable, without the end of line
	// white space up to the position's column, as wide as Text before it; empty if the position has no column
	Caret string
	Has   bool // whether there is a caret
}

// at quotes the line of a position; ok is false where it cannot be read any more.
func (s *sources) at(p cfg.Pos) (x excerpt, ok bool) {
	if s.read == nil || !p.IsValid() {
		return excerpt{}, false
	}
	file, line := p.Physical()
	lines, read := s.lines[file]
	if !read {
		if data, err := s.read(file); err == nil {
			lines = bytes.Split(data, []byte("\n"))
		}
		s.lines[file] = lines
	}
	if line > len(lines) {
		return excerpt{}, false
	}
	text := bytes.TrimRight(lines[line-1], "\r")
	at := p.Column - 1
	if at > len(text) {
		at = -1
	}
	// Long lines are cut around the column.
	if len(text) > quoted {
		from := 0
		if at > quoted/2 {
			from = at - quoted/2
		}
		for from > 0 && !utf8.RuneStart(text[from]) {
			from--
		}
		text = text[from:min(len(text), from+quoted)]
		if at >= 0 {
			at -= from
		}
	}
	x = excerpt{Line: line, Text: printable.Line(string(text))}
	if at >= 0 {
		x.Has = true
		x.Caret = strings.Map(func(r rune) rune {
			if r == '\t' {
				return '\t'
			}
			return ' '
		}, printable.Line(string(text[:at])))
	}
	return x, true
}

// Quoter returns a function that quotes the line of a position with a mark below the column, as lines to print
// after a message; "" where the line cannot be read.
func Quoter(read func(name string) ([]byte, error)) func(cfg.Pos) string {
	src := newSources(read)
	return func(p cfg.Pos) string {
		x, ok := src.at(p)
		if !ok {
			return ""
		}
		s := fmt.Sprintf("%5d | %s\n", x.Line, x.Text)
		if x.Has {
			s += fmt.Sprintf("      | %s^\n", x.Caret)
		}
		return s
	}
}
