// Package jsontext says what is wrong with a JSON text, and where, in words for people.
package jsontext

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// An Error is a mistake in a JSON text.
type Error struct {
	Offset       int64 // in bytes
	Line, Column int   // from 1; a column is a byte
	Msg          string
}

// Error is line:column: message.
func (e *Error) Error() string { return fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Msg) }

// At is a mistake at an offset.
func At(data []byte, offset int64, msg string) *Error {
	before := data[:min(max(offset, 0), int64(len(data)))]
	return &Error{Offset: offset, Line: bytes.Count(before, []byte{'\n'}) + 1,
		Column: len(before) - bytes.LastIndexByte(before, '\n'), Msg: msg}
}

// Explain says what a decoder has stumbled over. What stands for the text as a whole: "a command".
func Explain(data []byte, dec *json.Decoder, err error, what string) *Error {
	offset, msg := dec.InputOffset(), ""
	var syntax *json.SyntaxError
	var typ *json.UnmarshalTypeError
	switch text := err.Error(); {
	case errors.As(err, &typ):
		offset = typ.Offset - 1
		if msg = fmt.Sprintf("%s is an object, not a JSON %s", what, typ.Value); typ.Field != "" {
			msg = fmt.Sprintf("%q is a JSON %s, which is not what belongs there", typ.Field, typ.Value)
		}
	case text == "EOF", text == "unexpected EOF", strings.HasPrefix(text, "unexpected end"):
		offset, msg = int64(len(data)), "the JSON text ends early"
	case errors.As(err, &syntax):
		offset, msg = syntax.Offset-1, "not JSON: "+text
	default:
		msg = "not JSON: " + strings.TrimPrefix(text, "json: ")
	}
	return At(data, max(offset, 0), msg)
}
