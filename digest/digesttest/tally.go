package digesttest

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/digest"
)

// tally counts how many pairs of conflicting accesses of different threads a digest was asked about, and how
// many it excluded. A test in which it excludes next to nothing proves nothing.
type tally struct {
	programs int
	asked    int
	// names are the components that no other one requires, the digest under test, and excluded is what each of
	// them has excluded, and any of them.
	names    []string
	excluded []int
	any      int
}

// leastShare is the default of [Check].Share.
const leastShare = 0.01

// roots are the components of a product that no other one requires: the digest under test.
func roots(p *digest.Product) []int {
	required := make(map[string]bool)
	for _, c := range p.Components() {
		for _, name := range c.Requires() {
			required[name] = true
		}
	}
	var out []int
	for i, c := range p.Components() {
		if !required[c.Name()] {
			out = append(out, i)
		}
	}
	return out
}

// add counts what was asked in one program, in one mode. It returns how many pairs were excluded.
func (y *tally) add(s *simulation) int {
	y.programs++
	if y.names == nil {
		for _, i := range roots(s.p) {
			y.names = append(y.names, s.p.Components()[i].Name())
		}
		y.excluded = make([]int, len(y.names))
	}
	some := s.excluded(s.roots)
	y.asked, y.any = y.asked+len(s.asked), y.any+some
	for i, name := range y.names {
		if c := s.p.Index(name); c >= 0 {
			y.excluded[i] += s.excluded(1 << c)
		}
	}
	return some
}

// verdict says what share was excluded, and whether that is enough.
func (y *tally) verdict(least float64) (string, bool) {
	if least == 0 {
		least = leastShare
	}
	var parts []string
	enough := float64(y.any) >= least*float64(max(1, y.asked))
	for i, name := range y.names {
		share := float64(y.excluded[i]) / float64(max(1, y.asked))
		parts = append(parts, fmt.Sprintf("%s excluded %d of %d pairs of accesses (%.1f %%)", name, y.excluded[i], y.asked, 100*share))
	}
	text := fmt.Sprintf("digesttest: %s in %d runs of programs", strings.Join(parts, ", "), y.programs)
	if !enough {
		text += fmt.Sprintf(`.
This tests nothing: what a digest does not exclude, it cannot be wrong about, and less than %.1f %% were excluded.
Give Check.Seeds a small program in which it excludes something (see package small for the notation; digesttest.MayRace
tells whether it does), or, if it is not there to exclude anything, let Check.Share be less than 0.`, 100*least)
	}
	return text, enough
}

// excluded counts the pairs of accesses, as pairs of program points, that some of a set of components excluded.
func (s *simulation) excluded(components uint64) int {
	n := 0
	for _, set := range s.asked {
		if set&components != 0 {
			n++
		}
	}
	return n
}

// changes describes in which ways the elements of the digest under test change at events.
func (s *simulation) changes() []string {
	var out []string
	of := roots(s.p)
	for _, t := range s.r.Traces {
		if t.Event == nil || t.First() || len(s.before[t.ID]) == 0 || len(s.digests[t.ID]) == 0 {
			continue
		}
		a, b := s.before[t.ID][0], s.digests[t.ID][0]
		for _, i := range of {
			if x, y := s.p.Element(a, i), s.p.Element(b, i); x != y {
				c := s.p.Components()[i]
				out = append(out, fmt.Sprint(t.Event.Kind, c.Describe(x, s.name), c.Describe(y, s.name)))
			}
		}
	}
	return out
}
