package compdb

import (
	"errors"
	"strings"
)

// Words splits a command into its words as a shell does, without expanding anything: blanks separate, '…'
// quotes all, "…" all but the backslash, and a backslash quotes the next character. A database knows no other
// special characters; a response file neither.
func Words(command string) ([]string, error) {
	var words []string
	var word strings.Builder
	in := false // inside a word; it may be empty so far: ''
	for i := 0; i < len(command); i++ {
		switch c := command[i]; c {
		case ' ', '\t', '\n', '\r', '\v', '\f':
			if in {
				words = append(words, word.String())
				word.Reset()
				in = false
			}
		case '\\':
			if i++; i == len(command) {
				return nil, errors.New("a backslash at the end quotes nothing")
			}
			in = true
			if command[i] != '\n' {
				word.WriteByte(command[i])
			}
		case '\'', '"':
			in = true
			end, ok := quoted(command, i, &word)
			if !ok {
				return nil, errors.New("a quotation does not end: " + excerpt(command[i:]))
			}
			i = end
		default:
			in = true
			word.WriteByte(c)
		}
	}
	if in {
		words = append(words, word.String())
	}
	return words, nil
}

// quoted appends what the quotation that starts at i holds, and returns the offset of its last quote.
func quoted(s string, i int, word *strings.Builder) (end int, ok bool) {
	quote := s[i]
	for i++; i < len(s); i++ {
		switch {
		case s[i] == quote:
			return i, true
		case quote == '"' && s[i] == '\\' && i+1 < len(s):
			i++
			switch s[i] {
			case '"', '\\', '$', '`':
			case '\n':
				continue
			default:
				word.WriteByte('\\')
			}
		}
		word.WriteByte(s[i])
	}
	return 0, false
}

// excerpt is the start of a long text.
func excerpt(s string) string {
	if len(s) > 30 {
		return s[:30] + "…"
	}
	return s
}
