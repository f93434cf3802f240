package lsp

import (
	"bytes"
	"cmp"
	"errors"
	"net/url"
	"path/filepath"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/report"
)

// maxName bounds the names of files that clients send, in bytes.
const maxName = 16 << 10

// pathOf is the absolute name of the file that a client calls uri.
func pathOf(uri string) (string, error) {
	if len(uri) > maxName {
		return "", errors.New("the name of a file is too long")
	}
	u, err := url.Parse(uri)
	switch {
	case err != nil:
		return "", err
	case u.Scheme != "file" || u.Host != "" && u.Host != "localhost":
		return "", errors.New("only files of this machine are analysed")
	}
	path := u.Path
	if len(path) > 2 && path[0] == '/' && path[2] == ':' { // a drive
		path = path[1:]
	}
	path = filepath.FromSlash(path)
	if !filepath.IsAbs(path) || strings.ContainsRune(path, 0) {
		return "", errors.New("a file is called by its absolute name")
	}
	return filepath.Clean(path), nil
}

// uriOf is the name that clients have for a file.
func uriOf(path string) string {
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}

// fileOf is the absolute name of the file in which a position of a report is, and its line; empty of those that
// come along with mayrun.
func fileOf(dir string, p report.Position) (string, int) {
	file, line := cmp.Or(p.PhysicalFile, p.File), cmp.Or(p.PhysicalLine, p.Line)
	if file == "" || strings.HasPrefix(file, "<") || line <= 0 {
		return "", 0
	}
	if !filepath.IsAbs(file) {
		file = filepath.Join(dir, file)
	}
	return filepath.Clean(file), line
}

// texts are the lines of files, as they are on the disk when they are asked for first.
type texts struct {
	reader *source.Reader
	files  map[string][][]byte
}

// maxText bounds the files in which places are looked up.
const maxText = 64 << 20

// newTexts reads what an analysis in a folder may read.
func newTexts(dir string) *texts {
	r := &source.Reader{}
	if dir != filepath.Dir(dir) { // the root of everything is no folder to work in
		_ = r.Allow(dir) // else there is nothing to read
	}
	r.AllowSystem()
	return &texts{r, map[string][][]byte{}}
}

func (t *texts) lines(path string) [][]byte {
	lines, known := t.files[path]
	if !known {
		if data, err := t.reader.ReadFile(path, maxText); err == nil {
			lines = bytes.Split(data, []byte("\n"))
		}
		t.files[path] = lines
	}
	return lines
}

// line is a line without its end, counted from 1.
func (t *texts) line(path string, line int) []byte {
	if lines := t.lines(path); line >= 1 && line <= len(lines) {
		return bytes.TrimSuffix(lines[line-1], []byte("\r"))
	}
	return nil
}

// word is the range of the variable or member (q->head) that begins at a position of a report; of one character, if
// none does.
func (t *texts) word(path string, line, column int) Range {
	text := t.line(path, line)
	from := max(min(column-1, len(text)), 0)
	to := from
	for to < len(text) && isWord(text[to]) {
		to++
		for _, member := range []string{".", "->"} {
			if rest := text[to:]; bytes.HasPrefix(rest, []byte(member)) && len(rest) > len(member) && isWord(rest[len(member)]) {
				to += len(member)
			}
		}
	}
	if to == from && from < len(text) {
		_, n := utf8.DecodeRune(text[from:])
		to += n
	}
	if text == nil { // the file is gone, or may not be read
		return onLine(line, max(column-1, 0), max(column, 1))
	}
	return onLine(line, units(text[:from]), units(text[:to]))
}

func onLine(line, from, to int) Range {
	at := func(n int) Position { return Position{uint32(max(line-1, 0)), uint32(n)} }
	return Range{at(from), at(to)}
}

// units counts a text in UTF-16. What is not UTF-8 is one unit for each byte.
func units(text []byte) (n int) {
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		n += max(utf16.RuneLen(r), 1)
		text = text[size:]
	}
	return n
}

// offset is how many bytes of a line come before a number of UTF-16 units.
func offset(text []byte, character uint32) int {
	n, at := 0, 0
	for at < len(text) && n < int(character) {
		r, size := utf8.DecodeRune(text[at:])
		n += max(utf16.RuneLen(r), 1)
		at += size
	}
	return at
}

// isWord reports whether a byte is part of a name in C, or of a character beyond ASCII.
func isWord(c byte) bool {
	return c == '_' || c == '$' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c >= utf8.RuneSelf
}

// wordAt is the word that a position is in or beside, and the byte at which it begins.
func wordAt(text []byte, character uint32) (word string, from int) {
	from = offset(text, character)
	to := from
	for from > 0 && isWord(text[from-1]) {
		from--
	}
	for to < len(text) && isWord(text[to]) {
		to++
	}
	return string(text[from:to]), from
}

// clip shortens a message, which is inert.
func clip(s string) string { return printable.Clip(printable.Sprintf("%s", s), 4<<10) }
