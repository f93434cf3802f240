package report

import (
	"slices"
	"strings"
	"testing"
)

// Of a long file the lines around racing ones are shown, and no more than there is room for.
func TestHTMLFile(t *testing.T) {
	text := strings.Repeat("x\n", 2000)
	src := newSources(func(string) ([]byte, error) { return []byte(text), nil })
	racing := map[int][]int{100: {1}, 130: {2, 3}, 1500: {1}}
	left := sourceBytes
	var got []int
	for _, l := range htmlFile(src, "a.c", racing, &left).Lines {
		if n := len(got); n == 0 || l.Number == 0 || got[n-1] == 0 || len(l.By) > 0 {
			got = append(got, l.Number)
		}
		if !slices.Equal(l.By, racing[l.Number]) {
			t.Errorf("line %d: %v", l.Number, l.By)
		}
	}
	if want := []int{0, 80, 100, 130, 0, 1480, 1500}; !slices.Equal(got, want) {
		t.Errorf("lines %v, want %v", got, want)
	}
	left = 10 * (lineBytes + 1)
	if x := htmlFile(src, "a.c", racing, &left); len(x.Lines) != 11 || x.Lines[10].Number != 89 || !x.Cut {
		t.Errorf("there is room for ten lines: %+v", x)
	}
	text = strings.Repeat("x\n", 500)
	src = newSources(func(string) ([]byte, error) { return []byte(text), nil })
	left = sourceBytes
	if x := htmlFile(src, "b.c", map[int][]int{7: {1}}, &left); len(x.Lines) != 501 || x.Cut {
		t.Errorf("%d lines of a short file", len(x.Lines))
	}
}
