package csource

import (
	"fmt"
	"strings"
)

// An Error is one complaint about a source text.
type Error struct {
	Pos  Pos    // where it is
	Msg  string // what is wrong, and what to do
	From string // the places through which Pos is included, from the inside out, with commas; empty in a source file
	Hint string // what to do next; empty if that is plain
}

// Error renders as file:line:column: message; what is not known is left out.
func (e *Error) Error() string {
	if s := e.Pos.String(); s != "" {
		return s + ": " + e.Msg
	}
	return e.Msg
}

// An ErrorList holds every complaint about one or more files, in order.
type ErrorList []*Error

// Error is one line for each complaint, in order, without a newline at the end; it is empty if there are none.
func (l ErrorList) Error() string {
	var b strings.Builder
	for i, e := range l {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(e.Error())
	}
	return b.String()
}

// Unwrap makes the single errors visible to errors.As.
func (l ErrorList) Unwrap() []error {
	r := make([]error, len(l))
	for i, e := range l {
		r[i] = e
	}
	return r
}

func errorAt(p Pos, format string, args ...any) *Error {
	return &Error{Pos: p, Msg: fmt.Sprintf(format, args...)}
}
