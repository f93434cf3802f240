// Package yamlbound looks at a YAML text before it is parsed: parsers of YAML recurse, and take time that grows
// faster than what is nested, and than the number of lines.
package yamlbound

import (
	"bytes"
	"fmt"
)

// Bounds of a text that people write.
const (
	maxBytes  = 1 << 20
	maxLines  = 20_000
	maxColumn = 500 // that a line begins at: indentation is nesting, and so are dashes one after another
	maxOpen   = 100 // brackets and braces that are not closed yet
)

// An Error says where a text is beyond its bounds.
type Error struct {
	Line, Column int
	Msg          string
}

func (e *Error) Error() string { return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Msg) }

// Check returns an [*Error] if the text is too large or too deep. It takes time in proportion to the text.
// Brackets in comments and quotations do not count; a text that leaves a quotation open on its line may be
// found deeper than it is.
func Check(data []byte) error {
	if len(data) > maxBytes {
		return &Error{1, 1, fmt.Sprintf("the file has %d bytes, more than %d", len(data), maxBytes)}
	}
	line, open := 0, 0
	for text := range bytes.Lines(data) {
		if line++; line > maxLines {
			return &Error{line, 1, fmt.Sprintf("the file has more than %d lines", maxLines)}
		}
		begin := 0
		for begin < len(text) && (text[begin] == ' ' || text[begin] == '-' || text[begin] == '?' || text[begin] == ':') {
			begin++
		}
		if begin > maxColumn && len(bytes.TrimSpace(text)) > 0 {
			return &Error{line, maxColumn, fmt.Sprintf("a line begins behind column %d: this is nested too deep", maxColumn)}
		}
		if column := brackets(text, &open); column > 0 {
			return &Error{line, column, fmt.Sprintf("brackets are nested more than %d deep", maxOpen)}
		}
	}
	return nil
}

// brackets counts those of a line; it returns the column of the one that is too deep, or 0.
func brackets(text []byte, open *int) (column int) {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; c {
		case '"', '\'':
			if end := closing(text, i); end > 0 && (i == 0 || bytes.IndexByte([]byte(" ,:[{-\t"), text[i-1]) >= 0) {
				i = end
			}
		case '#':
			if i == 0 || text[i-1] == ' ' || text[i-1] == '\t' {
				return 0
			}
		case '[', '{':
			if *open++; *open > maxOpen {
				return i + 1
			}
		case ']', '}':
			*open = max(0, *open-1)
		}
	}
	return 0
}

// closing is where the quotation that begins at i ends, 0 if it does not on its line.
func closing(text []byte, i int) int {
	for k := i + 1; k < len(text); k++ {
		switch {
		case text[k] == '\\' && text[i] == '"':
			k++
		case text[k] == text[i]:
			return k
		}
	}
	return 0
}
