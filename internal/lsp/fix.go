package lsp

import (
	"bytes"
	"slices"

	"github.com/mayrun-dev/mayrun/internal/ignore"
)

const quickFix = "quickfix"

// suppression is the comment that an action inserts; who inserts it says why.
const suppression = "// mayrun: ignore(say why this need not be mended)"

// actions offers to suppress what races on the lines of a range. Nothing is offered in a text that is not
// saved: nobody knows which line is which.
func (s *Server) actions(p *documentParams) (any, error) {
	path, err := pathOf(p.Document.URI)
	out := []action{}
	if d := s.documents[path]; err != nil || d != nil && d.dirty {
		return out, err
	}
	found, t := s.about(path)
	for _, r := range found {
		for n := p.Range.Start.Line; n <= p.Range.End.Line && n-p.Range.Start.Line < maxLines; n++ {
			at := line{path, int(min(n, 1<<30)) + 1}
			if len(r.sides[at]) == 0 {
				continue
			}
			edit, ok := suppress(t.lines(path), at.line)
			if !ok || slices.ContainsFunc(out, func(a action) bool { return a.Edit.Changes[p.Document.URI][0] == edit }) {
				continue
			}
			a := action{Title: "mayrun: suppress the race on this line, with a reason", Kind: quickFix}
			for _, d := range r.diagnostics[path] {
				if d.Range.Start.Line == n && d.Code != "not-analysed" && d.Code != "stale-suppression" {
					a.Diagnostics = append(a.Diagnostics, d)
				}
			}
			a.Edit.Changes = map[string][]textEdit{p.Document.URI: {edit}}
			out = append(out, a)
		}
	}
	return out, nil
}

// maxLines bounds the lines of a range that are looked at.
const maxLines = 10_000

// suppress is the edit that inserts a suppression above a line, if the comment is about that line then: it is
// not inside a macro, a comment or a literal that goes over several lines, and the line has code.
func suppress(lines [][]byte, n int) (textEdit, bool) {
	if n < 1 || n > len(lines) {
		return textEdit{}, false
	}
	continued := func(i int) bool {
		return i >= 1 && i <= len(lines) && bytes.HasSuffix(bytes.TrimRight(lines[i-1], "\r \t"), []byte("\\"))
	}
	if continued(n-1) || continued(n) {
		return textEdit{}, false
	}
	text := lines[n-1]
	indent := text[:len(text)-len(bytes.TrimLeft(text, " \t"))]
	end := "\n"
	if bytes.HasSuffix(text, []byte("\r")) {
		end = "\r\n"
	}
	comment := string(indent) + suppression + end
	edited := slices.Concat(lines[:n-1], [][]byte{[]byte(string(indent) + suppression)}, lines[n-1:])
	for _, c := range ignore.Find(bytes.Join(edited, []byte("\n"))) {
		if c.Line == n && c.About == n+1 {
			return textEdit{onLine(n, 0, 0), comment}, true
		}
	}
	return textEdit{}, false
}
