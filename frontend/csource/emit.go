package csource

import (
	"sort"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// A text is what the parser reads: the tokens of a unit, spelled one after the
// other, and where each came from.
type text struct {
	bytes   []byte
	offsets []uint32 // where each token starts in bytes, ascending
	locs    []pp.Loc // what it was made from
	lines   []uint32 // where each line starts
	sources *pp.Sources
}

// lineLength is about how long the lines are that the parser sees. It splits its
// input into lines, so they should be neither too many nor too long.
const lineLength = 4096

func emit(toks []pp.Token, sources *pp.Sources) *text {
	n := 64
	for i := range toks {
		n += len(toks[i].Text) + 1
	}
	t := &text{
		bytes:   make([]byte, 0, n),
		offsets: make([]uint32, 0, len(toks)),
		locs:    make([]pp.Loc, 0, len(toks)),
		lines:   []uint32{0},
		sources: sources,
	}
	start := 0
	for i := range toks {
		tok := &toks[i]
		if tok.Kind == pp.Pragma {
			continue
		}
		if len(t.bytes)-start > lineLength {
			t.bytes = append(t.bytes, '\n')
			start = len(t.bytes)
			t.lines = append(t.lines, uint32(start))
		}
		// The parser makes a token of every white space: leave out what it can do without.
		if i > 0 && mustSeparate(&toks[i-1], tok) {
			t.bytes = append(t.bytes, ' ')
		}
		t.offsets = append(t.offsets, uint32(len(t.bytes)))
		t.locs = append(t.locs, tok.Loc)
		t.bytes = append(t.bytes, tok.Text...)
	}
	// Some parse loops of the library do not notice the end of the file; a
	// declaration that follows it ends most of them.
	t.bytes = append(t.bytes, "\n;extern int __eof_guard__;\n"...)
	return t
}

// mustSeparate reports whether two tokens would be read as one, or as others,
// without a space between them.
func mustSeparate(a, b *pp.Token) bool {
	if a.Kind == pp.Punct && b.Kind == pp.Punct {
		switch a.Text {
		case "(", ")", "[", "]", "{", "}", ";", ",":
			return false
		}
		switch b.Text {
		case "(", ")", "[", "]", "{", "}", ";", ",":
			return false
		}
		return true
	}
	if a.Kind == pp.Punct {
		return a.Text == "." || a.Text == "+" || a.Text == "-"
	}
	return b.Kind != pp.Punct || a.Kind == pp.Number
}

// at returns the location of the token that covers an offset.
func (t *text) at(off int) pp.Loc {
	i := sort.Search(len(t.offsets), func(i int) bool { return int(t.offsets[i]) > off }) - 1
	if i < 0 {
		if len(t.locs) == 0 {
			return 0
		}
		i = 0
	}
	return t.locs[i]
}

func (t *text) pos(loc pp.Loc) Pos {
	p := t.sources.Position(loc)
	return Pos{File: p.File, Line: p.Line, Column: p.Column, PhysicalFile: p.PhysicalFile, PhysicalLine: p.PhysicalLine}
}

// from lists the places through which the text of a location is included.
func (t *text) from(loc pp.Loc) string {
	var places []string
	for _, p := range t.sources.From(loc) {
		places = append(places, p.File+":"+strconv.Itoa(p.Line))
	}
	return strings.Join(places, ", ")
}
