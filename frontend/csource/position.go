package csource

import "strconv"

// A Pos is a place in a source text. File, Line and Column follow #line
// directives and line markers, as a compiler's messages do; PhysicalFile and
// PhysicalLine say where in the files that were read. Tokens that a macro
// produced have the position of the macro's use. Columns count bytes from 1.
type Pos struct {
	File         string // by #line directives
	Line, Column int    // from 1; 0: none
	PhysicalFile string // the file that was read
	PhysicalLine int    // in that file
}

// IsValid reports whether p names at least a file.
func (p Pos) IsValid() bool { return p.File != "" }

// String is file:line:column, without what is not known; of the zero value it is empty.
func (p Pos) String() string {
	s := p.File
	if p.Line > 0 {
		s += ":" + strconv.Itoa(p.Line)
		if p.Column > 0 {
			s += ":" + strconv.Itoa(p.Column)
		}
	}
	return s
}
