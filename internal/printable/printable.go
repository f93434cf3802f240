// Package printable makes text inert: whatever a program, a file name or a database holds, what mayrun prints
// of it neither drives a terminal or a log, nor looks like something else.
//
// What is analysed may be hostile, and everything in it may come to be printed: names of files (also those that
// line markers invent), identifiers, assembly labels, messages of #error, lines of source. A character is inert
// if it is visible, or a blank: letters, marks, numbers, punctuation, symbols. All others are shown as escapes
// in the spelling of C and Go, \n, \x1b, \u202e, \U000e0001: control characters, those that change the
// direction of text or are not visible, line and paragraph separators, those of private use or that no standard
// has assigned; and each byte that is not UTF-8, as \xff. (A backslash is no escape of its own: the text is for
// people, not to be read back. Formats for programs have escapes of their own, see [JSON] and [XML].)
//
// There are two lines of defence. Each renderer passes what is not its own through [String] or [Fprintf], which
// escape ends of lines, too; and each stream is a [Writer], which lets nothing pass but inert text in lines.
package printable

import (
	"fmt"
	"io"
	"reflect"
	"strings"
	"unicode"
	"unicode/utf8"
)

// String is s on one line, with an escape for each character that is not inert.
func String(s string) string { return escape(s, "") }

// Line is s on one line, as [String] is, but keeps tabs: a line of source.
func Line(s string) string { return escape(s, "\t") }

// escape shows all of s but inert characters, and those of keep, as escapes.
func escape(s, keep string) string {
	i := 0
	for i < len(s) && (' ' <= s[i] && s[i] < 0x7f || strings.IndexByte(keep, s[i]) >= 0) {
		i++
	}
	if i == len(s) {
		return s
	}
	var b strings.Builder
	b.WriteString(s[:i])
	for i < len(s) {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case inert(r) || r < utf8.RuneSelf && strings.IndexByte(keep, byte(r)) >= 0:
			b.WriteString(s[i : i+n])
		default:
			writeEscape(&b, r)
		}
		i += n
	}
	return b.String()
}

func writeEscape(b *strings.Builder, r rune) {
	switch {
	case r == '\n':
		b.WriteString(`\n`)
	case r == '\r':
		b.WriteString(`\r`)
	case r == '\t':
		b.WriteString(`\t`)
	case r < utf8.RuneSelf:
		fmt.Fprintf(b, `\x%02x`, r)
	case r <= 0xffff:
		fmt.Fprintf(b, `\u%04x`, r)
	default:
		fmt.Fprintf(b, `\U%08x`, r)
	}
}

// invisible are characters that Unicode counts among letters, marks and symbols, and that are drawn as nothing.
var invisible = []*unicode.RangeTable{unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector,
	{R16: []unicode.Range16{{Lo: 0x2800, Hi: 0x2800, Stride: 1}}}} // a Braille pattern without dots

// inert reports whether a character may be printed as it is: it is visible, or a blank.
func inert(r rune) bool {
	if r < utf8.RuneSelf {
		return ' ' <= r && r < 0x7f
	}
	return unicode.IsPrint(r) && !unicode.In(r, invisible...)
}

// Fprintf formats as [fmt.Fprintf] does; the format is trusted, and what the arguments print is shown as
// [String] shows it. Widths count what is printed.
func Fprintf(w io.Writer, format string, args ...any) (int, error) {
	return fmt.Fprintf(w, format, escaped(args)...)
}

// Sprintf is [Fprintf] to a string.
func Sprintf(format string, args ...any) string { return fmt.Sprintf(format, escaped(args)...) }

func escaped(args []any) []any {
	out := make([]any, len(args))
	for i, a := range args {
		out[i] = a
		switch v := reflect.ValueOf(a); v.Kind() {
		case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint, reflect.Uint8,
			reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr, reflect.Float32, reflect.Float64:
			// A width or a number; but kinds that print themselves as words go through the same gate as all
			// others.
			if _, ok := a.(fmt.Stringer); ok {
				out[i] = argument{a}
			}
		default:
			out[i] = argument{a}
		}
	}
	return out
}

// argument is something that is printed on one line.
type argument struct{ value any }

func (a argument) Format(f fmt.State, verb rune) {
	var s string
	if text, ok := a.value.(Text); ok {
		s = Line(string(text))
	} else {
		s = String(fmt.Sprintf("%"+string(verb), a.value))
	}
	fmt.Fprintf(f, fmt.FormatString(f, 's'), s)
}

// Text is an argument of [Fprintf] that keeps its tabs, such as a line of source.
type Text string

// Clip leaves out the middle of a text of more than most bytes.
func Clip(s string, most int) string {
	if len(s) <= most {
		return s
	}
	from, to := most/2, len(s)-most/2
	for from > most/2-utf8.UTFMax && !utf8.RuneStart(s[from]) {
		from--
	}
	for to < len(s)-most/2+utf8.UTFMax && !utf8.RuneStart(s[to]) {
		to++
	}
	return s[:from] + "…" + s[to:]
}
