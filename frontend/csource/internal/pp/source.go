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
	dir      int  // index of the include directory where it was found, -1 for none
	from     Loc  // the directive that includes it; 0 for none
	open     bool // what it includes is looked for everywhere, although it is bundled
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

func (s *Sources) add(name, text string, d Dialect) *Source {
	return s.addContent(name, newContent(text, d), false)
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

// included lists the directives through which the text of a location is included, from the inside out.
func (s *Sources) included(l Loc) (from []Loc) {
	for src := s.Find(l); src != nil && src.from != 0; src = s.Find(src.from) {
		from = append(from, src.from)
	}
	return from
}

// From lists the places of the directives through which the text of a location is included, from the inside out.
func (s *Sources) From(l Loc) (from []Position) {
	for _, l := range s.included(l) {
		from = append(from, s.Position(l))
	}
	return from
}

// Find returns the source that holds l, or nil.
func (s *Sources) Find(l Loc) *Source {
	i := sort.Search(len(s.list), func(i int) bool { return s.list[i].base > l }) - 1
	if i < 0 || l == 0 {
		return nil
	}
	return s.list[i]
}

// InHeader returns a function that reports whether a location is in a text that another one includes. It is fast
// for locations close to each other, and not for use by several goroutines.
func (s *Sources) InHeader() func(Loc) bool {
	var last *Source
	return func(l Loc) bool {
		if last == nil || l < last.base || l > last.base+Loc(last.size) {
			last = s.Find(l)
		}
		return last != nil && last.from != 0
	}
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

// trigraphs are the characters that ??X stands for, by X.
var trigraphs = [256]byte{'=': '#', '(': '[', '/': '\\', ')': ']', '\'': '^', '<': '{', '!': '|', '>': '}', '-': '~'}

// firstPhases does phases 1 and 2 of translation: it replaces trigraphs, where the dialect has them, and
// deletes every backslash with the newline behind it. As for gcc and clang, white space may stand between the
// two.
func firstPhases(text string, replace bool) (string, []splice) {
	var splices []splice
	var out []byte
	done := 0
	for i := 0; i+1 < len(text); i++ {
		slash, n := i, 1 // where the backslash is, and how long
		switch {
		case replace && text[i] == '?' && text[i+1] == '?' && i+2 < len(text) && trigraphs[text[i+2]] != 0:
			n = 3
			if c := trigraphs[text[i+2]]; c != '\\' {
				out = append(append(out, text[done:i]...), c)
				done = i + n
				splices = append(splices, splice{uint32(len(out)), uint32(done - len(out))})
				i = done - 1
				continue
			}
		case text[i] != '\\':
			continue
		}
		end := slash + n
		for end < len(text) && class[text[end]]&cSpace != 0 {
			end++
		}
		newline := end < len(text) && text[end] == '\n'
		if !newline && n == 1 {
			continue
		}
		out = append(out, text[done:slash]...)
		if done = end + 1; !newline {
			out, done = append(out, '\\'), slash+n
		}
		splices = append(splices, splice{uint32(len(out)), uint32(done - len(out))})
		i = done - 1
	}
	if splices == nil {
		return text, nil
	}
	out = append(out, text[done:]...)
	return string(bytes.Clone(out)), splices
}
