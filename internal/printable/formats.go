package printable

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"unicode/utf16"
	"unicode/utf8"
)

// JSON writes v as indented JSON in which each character that is not inert is an escape: the text is inert, and
// what is decoded is what v says. (Bytes that are not UTF-8 are U+FFFD, as encoding/json has it.)
func JSON(w io.Writer, v any) error { return writeJSON(w, v, "  ") }

// JSONLine writes v in the same way as one line.
func JSONLine(w io.Writer, v any) error { return writeJSON(w, v, "") }

func writeJSON(w io.Writer, v any, indent string) error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", indent)
	if err := enc.Encode(v); err != nil {
		return err
	}
	// Only strings hold anything but ASCII; a # is always in a string.
	return Filter(w, b.Bytes(), func(r rune) string {
		if r > 0xffff {
			a, b := utf16.EncodeRune(r)
			return fmt.Sprintf(`\u%04x\u%04x`, a, b)
		}
		return fmt.Sprintf(`\u%04x`, r)
	}, `\u0023`)
}

// XML writes v as indented XML in which each character that is not inert is a reference. What XML cannot say,
// such as most control characters, is U+FFFD, as encoding/xml has it: see [XMLString].
func XML(w io.Writer, v any) error {
	b, err := xml.MarshalIndent(v, "", " ")
	if err != nil {
		return err
	}
	return Filter(w, append(b, '\n'), func(r rune) string { return fmt.Sprintf("&#x%X;", r) }, "&#x23;")
}

// XMLString is s with escapes for what XML cannot say; all else is left to [XML].
func XMLString(s string) string {
	var b bytes.Buffer
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		said := r == '\t' || r == '\n' || r == '\r' || ' ' <= r && r <= 0xd7ff || 0xe000 <= r && r <= 0xfffd || r >= 0x10000
		if r == utf8.RuneError && n == 1 || !said {
			b.WriteString(String(s[i : i+n]))
		} else {
			b.WriteString(s[i : i+n])
		}
		i += n
	}
	return b.String()
}

// Filter writes text of a format that has escapes of its own: an escape for each character that is neither
// inert nor the end of a line, and hash for the second of two #, with which commands in logs begin.
func Filter(w io.Writer, data []byte, escape func(rune) string, hash string) error {
	var out bytes.Buffer
	from := 0
	for i := 0; i < len(data); {
		r, n := rune(data[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRune(data[i:])
		}
		by := ""
		switch {
		case r == '#' && i > 0 && data[i-1] == '#':
			by = hash
		case r != '\n' && !inert(r):
			by = escape(r)
		}
		if by != "" {
			out.Write(data[from:i])
			out.WriteString(by)
			from = i + n
		}
		i += n
	}
	out.Write(data[from:])
	_, err := w.Write(out.Bytes())
	return err
}
