package printable

import (
	"errors"
	"io"
	"strings"
	"sync"
	"unicode/utf8"
)

// A Writer is a stream of text that is inert, whatever is written to it: what is neither an inert character nor
// a tab nor the end of a line is shown as an escape. Nor does it let anything pass that CI systems take for a
// command in a log: "::" at the beginning of a line, "##[", "##vso[" and "##teamcity[" anywhere.
//
// An error is kept: all that follows fails as well, and [Writer.Flush] tells it, however many writers in
// between have forgotten it. What has been written may be held back until more is known; Flush writes that,
// too. A Writer may be used concurrently.
type Writer struct {
	mu       sync.Mutex
	to       io.Writer
	held     []byte // not written yet: it may be the beginning of a character, or of a command
	indented bool   // something other than blanks has been written on this line
	err      error
}

// NewWriter returns a Writer to w.
func NewWriter(w io.Writer) *Writer { return &Writer{to: w} }

// Write writes p, but for what is held back.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err != nil {
		return 0, w.err
	}
	data := p
	if len(w.held) > 0 {
		data = append(w.held, p...)
		w.held = nil
	}
	if err := w.write(data, false); err != nil {
		return 0, err
	}
	return len(p), nil
}

// ErrBusy is the error of a Writer that is still writing: what reads its output has stopped to.
var ErrBusy = errors.New("it is not read")

// Flush writes what has been held back, and returns the first error of all. It does not wait for others that
// are writing, which may last for ever.
func (w *Writer) Flush() error {
	if !w.mu.TryLock() {
		return ErrBusy
	}
	defer w.mu.Unlock()
	data := w.held
	w.held = nil
	if w.err != nil {
		return w.err
	}
	return w.write(data, true)
}

// Err is the first error so far, or ErrBusy.
func (w *Writer) Err() error {
	if !w.mu.TryLock() {
		return ErrBusy
	}
	defer w.mu.Unlock()
	return w.err
}

// logCommands are taken for commands wherever they are in a line of a log; lineCommand is where one begins.
var logCommands = []string{"##[", "##vso[", "##teamcity["}

const lineCommand = "::"

// write writes data; unless it is the last, its end may be held back.
func (w *Writer) write(data []byte, last bool) error {
	var out strings.Builder
	from := 0 // what comes before is written, or in out
	replace := func(at, n int, by string) {
		out.Write(data[from:at])
		out.WriteString(by)
		from = at + n
	}
	i := 0
loop:
	for i < len(data) {
		switch c := data[i]; {
		case c == '\n':
			w.indented = false
			i++
		case c == ' ' || c == '\t':
			i++
		case c == ':' && !w.indented:
			is, open := begins(data[i:], lineCommand)
			if open && !last {
				break loop
			}
			if is {
				replace(i, 1, `\x3a`)
			}
			w.indented = true
			i++
		case c == '#':
			for _, command := range logCommands {
				is, open := begins(data[i:], command)
				if open && !last {
					break loop
				}
				if is {
					replace(i, 1, `\x23`)
				}
			}
			w.indented = true
			i++
		case ' ' < c && c < 0x7f:
			w.indented = true
			i++
		default:
			if !last && !utf8.FullRune(data[i:]) {
				break loop
			}
			r, n := utf8.DecodeRune(data[i:])
			if r == utf8.RuneError && n == 1 || !inert(r) {
				replace(i, n, String(string(data[i:i+n])))
			}
			w.indented = true
			i += n
		}
	}
	w.held = append(w.held, data[i:]...)
	out.Write(data[from:i])
	_, w.err = io.WriteString(w.to, out.String())
	return w.err
}

// begins reports whether data begins with word, or may do so when there is more of it.
func begins(data []byte, word string) (is, open bool) {
	n := min(len(data), len(word))
	same := string(data[:n]) == word[:n]
	return same && n == len(word), same && n < len(word)
}

// A Style is how text looks on a terminal.
type Style string

// The styles. Plain ends all others.
const (
	Plain   Style = "\x1b[0m"
	Bold    Style = "\x1b[1m"
	Mark    Style = "\x1b[1;32m" // points to something
	Good    Style = "\x1b[1;32m"
	Warning Style = "\x1b[1;33m"
	Alarm   Style = "\x1b[1;31m"
)

// A Styler is a writer above others that lets styles pass.
type Styler interface {
	// SetStyle is [SetStyle] for the writer below.
	SetStyle(Style) error
}

// SetStyle changes the style of what is written to w from here on. It is the only way in which an escape
// sequence passes a [Writer], and none but those of styles do.
func SetStyle(w io.Writer, s Style) error {
	switch s {
	case Plain, Bold, Mark, Warning, Alarm: // Good is Mark
	default:
		return errors.New("printable: unknown style")
	}
	if to, ok := w.(Styler); ok {
		return to.SetStyle(s)
	}
	_, err := io.WriteString(w, string(s))
	return err
}

// SetStyle is [SetStyle] for what w writes to.
func (w *Writer) SetStyle(s Style) error {
	if err := w.Flush(); err != nil {
		return err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.err = SetStyle(w.to, s)
	}
	return w.err
}
