package report

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
)

// htmlSource is a source file with the racing lines marked in the margin.
type htmlSource struct {
	Name  string
	Count int // of racing lines
	Lines []htmlSourceLine
	Cut   bool // lines behind these are left out, for the size of the page
}

// htmlSourceLine is a line of one; without a number, it stands for lines that are left out.
type htmlSourceLine struct {
	Number int
	Text   string
	By     []int // the numbers of findings that race there
}

// What a page shows of sources: files of up to wholeFile lines as a whole, else as many lines around each
// racing one; of all together so many bytes, about half of what they are in the page.
const (
	wholeFile   = 600
	around      = 20
	sourceBytes = 600_000
	lineBytes   = 40 // what a line takes beside its text
	mostBy      = 6  // findings that are named at a line
)

// htmlSources are the files in which something races, those with the first findings first.
func htmlSources(r *listing, src *sources) []htmlSource {
	racing := map[string]map[int][]int{}
	var files []string
	mark := func(p cfg.Pos, number int) {
		file, line := p.Physical()
		if !p.IsValid() || file == "" {
			return
		}
		if racing[file] == nil {
			racing[file] = map[int][]int{}
			files = append(files, file)
		}
		if by := racing[file][line]; !slices.Contains(by, number) && len(by) < mostBy {
			racing[file][line] = append(by, number)
		}
	}
	for i := range r.open {
		for _, s := range r.open[i].Sides {
			mark(s.Pos, i+1)
		}
	}
	for i := range r.open {
		for _, p := range racingAt(r, &r.open[i]) {
			mark(p, i+1)
		}
	}
	left := sourceBytes
	var out []htmlSource
	for _, file := range files {
		if x := htmlFile(src, file, racing[file], &left); len(x.Lines) > 0 {
			out = append(out, x)
		}
	}
	return out
}

// racingAt lists where the races of a finding are, as far as they are listed.
func racingAt(r *listing, f *causes.Finding) (out []cfg.Pos) {
	for _, n := range f.Races {
		if n < len(r.findings) {
			for _, a := range r.findings[n].Accesses {
				out = append(out, a.Pos)
			}
		}
	}
	return out
}

// htmlFile shows a file, and takes from what is left of the room.
func htmlFile(src *sources, file string, racing map[int][]int, left *int) htmlSource {
	x := htmlSource{Name: file, Count: len(racing)}
	lines := slices.Sorted(maps.Keys(racing))
	at := func(line int) (excerpt, bool) {
		return src.at(cfg.Pos{File: file, Line: line})
	}
	_, long := at(wholeFile + 1)
	next := 0 // the racing line that is not yet far behind
	gap := false
	for n := 1; next < len(lines) || !long; n++ {
		e, ok := at(n)
		if !ok {
			break
		}
		for next < len(lines) && lines[next] < n-around {
			next++
		}
		if long && (next == len(lines) || n < lines[next]-around) {
			gap = next < len(lines)
			continue
		}
		if *left -= len(e.Text) + lineBytes; *left < 0 {
			x.Cut = true
			break
		}
		if gap {
			x.Lines = append(x.Lines, htmlSourceLine{})
			gap = false
		}
		x.Lines = append(x.Lines, htmlSourceLine{n, e.Text, racing[n]})
	}
	return x
}
