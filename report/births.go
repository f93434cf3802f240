package report

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

// mostBirths is how many of the places where pointers come from of which nothing is known a short report names.
const mostBirths = 4

// rest says how many of some findings rest on something.
func rest(n, of int) string {
	verb := "rest"
	if n == 1 {
		verb = "rests"
	}
	return fmt.Sprintf("%d of the %s %s", n, plural(of, "finding"), verb)
}

// births lists all places where pointers come from of which nothing is known, and what rests on each.
func (t *textWriter) births(l *listing) {
	if len(l.weights) == 0 {
		return
	}
	t.printf("pointers of which nothing is known come from:\n")
	for _, w := range l.weights {
		b := &l.Report.Births[w.Birth]
		t.printf("  ")
		if b.Pos.IsValid() {
			t.printf("%s: ", b.Pos)
		}
		if b.Text != "" {
			t.printf("`%s`: ", clip(b.Text))
		}
		t.printf("%s", clip(b.Why))
		if b.Func != "" {
			t.printf(" (in %s)", clip(b.Func))
		}
		t.printf("\n    %s on it, %d on nothing else; %s, %s\n", rest(w.Findings, len(l.open)), w.Settles,
			plural(w.Locations, "location"), plural(w.Places, "access"))
	}
	t.printf("\n")
}

// origins are the first of the births that a finding rests on, for people.
func (l *listing) origins(f *causes.Finding) (out []string) {
	for _, w := range l.weights {
		if _, ok := slices.BinarySearch(f.Births, w.Birth); ok {
			out = append(out, causes.Origin(&l.Report.Births[w.Birth]))
		}
	}
	return out
}

// toJSONBirths lists the births with what rests on each.
func (l *listing) toJSONBirths() (out []Birth) {
	for _, w := range l.weights[:l.listed(len(l.weights))] {
		b := l.Report.Births[w.Birth]
		clipPos(&b.Pos)
		out = append(out, Birth{Position: toJSONPos(b.Pos), Function: clip(b.Func), Expression: clip(b.Text), Why: clip(b.Why),
			Findings: w.Findings, Settles: w.Settles, Together: w.Together, Locations: w.Locations, Accesses: w.Places})
	}
	return out
}

// listed is how many of n births are listed.
func (l *listing) listed(n int) int {
	if l.limit > 0 {
		return min(n, l.limit)
	}
	return n
}

// numbered are the numbers of births among those that are listed.
func (l *listing) numbered(births []int) (out []int) {
	for k, w := range l.weights[:l.listed(len(l.weights))] {
		if _, ok := slices.BinarySearch(births, w.Birth); ok {
			out = append(out, k)
		}
	}
	return out
}

// Way says how a pointer of which nothing is known comes from where it comes about to an access, a line for each step.
func Way(a *race.Access, births []race.Birth) (lines []string) {
	if len(a.Births) == 0 {
		return nil
	}
	for _, n := range a.Births {
		if n < len(births) {
			lines = append(lines, "rests on "+causes.Origin(&births[n]))
		}
		if len(lines) == mostBirths && len(a.Births) > mostBirths+1 {
			lines = append(lines, fmt.Sprintf("and on %d others", len(a.Births)-mostBirths))
			break
		}
	}
	for i, x := range a.Way {
		if n := len(a.Way); n > 2*mostLinks+1 && i == mostLinks {
			lines = append(lines, fmt.Sprintf("  … %d steps", n-2*mostLinks))
		} else if n > 2*mostLinks+1 && i > mostLinks && i < n-mostLinks {
			continue
		}
		s := "  "
		if x.Pos.IsValid() {
			s += x.Pos.String() + ": "
		}
		lines = append(lines, s+x.Text)
	}
	return lines
}

// mostLinks is how much of both ends of such a way is shown.
const mostLinks = 6
