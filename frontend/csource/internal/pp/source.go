package pp

import (
	"bytes"
	"sort"
)

// A Source is one text that was read.
type Source struct {
	Name    string // as it was opened
	Bundled bool   // one of the headers that belong to the program, not to the user
	System  bool   // a header of the system

	base Loc
	size int
	*content
	newlines []uint32 // offsets of line starts in the original text, filled on demand
	marks    []lineMark
	dir      int // index of the include directory where it was found, -1 for none
}

// splice says that the cleaned text from at on lies delta bytes further on in the original.
type splice struct{ at, delta uint32 }

// lineMark says that the physical line after a directive has a presumed name and number.
type lineMark struct {
	off  uint32 // offset in the cleaned text, the start of the line after the directive
	line int    // presumed number of that line
	name string
}

// Sources are the texts of one run, in the order in which they were opened.
type Sources struct {
	list    []*Source
	headers []string
	next    Loc
}

// A Position is a location resolved to names and numbers.
type Position struct {
	File         string // presumed
	Line, Column int    // Line is presumed
	PhysicalFile string
	PhysicalLine int
	Bundled      bool
}

func (s *Sources) add(name, text string, bundled bool) *Source {
	return s.addContent(name, newContent(text), bundled)
}

func (s *Sources) addContent(name string, c *content, bundled bool) *Source {
	if s.next == 0 {
		s.next = 1
	}
	src := &Source{Name: name, Bundled: bundled, base: s.next, size: len(c.original), content: c, dir: -1}
	s.next += Loc(src.size) + 1
	s.list = append(s.list, src)
	return src
}

// Headers names the included files in the order in which they were first included.
func (s *Sources) Headers() []string { return s.headers }

// Find returns the source that holds l, or nil.
func (s *Sources) Find(l Loc) *Source {
	i := sort.Search(len(s.list), func(i int) bool { return s.list[i].base > l }) - 1
	if i < 0 || l == 0 {
		return nil
	}
	return s.list[i]
}

// Position resolves l.
func (s *Sources) Position(l Loc) Position {
	src := s.Find(l)
	if src == nil {
		return Position{}
	}
	off := uint32(l - src.base)
	line, col := src.physical(src.originalOffset(off))
	p := Position{File: src.Name, Line: line, Column: col, PhysicalFile: src.Name, PhysicalLine: line, Bundled: src.Bundled}
	i := sort.Search(len(src.marks), func(i int) bool { return src.marks[i].off > off }) - 1
	if i >= 0 {
		m := src.marks[i]
		at, _ := src.physical(src.originalOffset(m.off))
		p.File, p.Line = m.name, m.line+line-at
	}
	return p
}

func (src *Source) originalOffset(off uint32) uint32 {
	i := sort.Search(len(src.splices), func(i int) bool { return src.splices[i].at > off }) - 1
	if i >= 0 {
		off += src.splices[i].delta
	}
	return off
}

// physical returns line and column, from 1, of an offset in the original text.
func (src *Source) physical(off uint32) (line, col int) {
	if src.newlines == nil {
		src.newlines = []uint32{0}
		for i := 0; i < len(src.original); i++ {
			if src.original[i] == '\n' {
				src.newlines = append(src.newlines, uint32(i+1))
			}
		}
	}
	i := sort.Search(len(src.newlines), func(i int) bool { return src.newlines[i] > off }) - 1
	return i + 1, int(off-src.newlines[i]) + 1
}

// removeSplices deletes every backslash-newline (translation phase 2).
func removeSplices(text string) (string, []splice) {
	var splices []splice
	var out []byte
	done := 0
	for i := 0; i+1 < len(text); i++ {
		if text[i] != '\\' {
			continue
		}
		n := 0
		switch {
		case text[i+1] == '\n':
			n = 2
		case text[i+1] == '\r' && i+2 < len(text) && text[i+2] == '\n':
			n = 3
		default:
			continue
		}
		out = append(out, text[done:i]...)
		done = i + n
		splices = append(splices, splice{uint32(len(out)), uint32(done - len(out))})
		i = done - 1
	}
	if splices == nil {
		return text, nil
	}
	out = append(out, text[done:]...)
	return string(bytes.Clone(out)), splices
}
