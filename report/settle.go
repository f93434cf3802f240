package report

import (
	"cmp"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/race"
)

// Suppression is somebody's word that some races need not be mended. It changes no verdict: what is suppressed
// is listed with the reason. A racing pair is suppressed if one of its accesses is all that the fields say
// which are set; a finding is suppressed with its pairs, and what is left of it is a finding of its own.
type Suppression struct {
	Pos    cfg.Pos // where it is written
	Reason string  // for people; without one it counts for nothing
	// Beside is the line of a source that it stands beside, for a comment; the file is the physical one.
	Beside cfg.Pos
	// File is a pattern of [path.Match] for the physical file of the access, or the name of a folder with a
	// slash behind it, for all files below. Names are taken from the current folder.
	File     string
	Function string // that makes the access
	Location string // what races, or the object that it is a part of
	// Fingerprint is that of a finding, which it must have when all else that is suppressed is taken away.
	Fingerprint string
}

// about says in a few words what a suppression is to suppress.
func (s *Suppression) about() string {
	switch {
	case s.Beside.IsValid() && s.Reason == "":
		return "a comment that gives no reason, which counts for nothing"
	case s.Beside.IsValid():
		return "a comment"
	}
	var parts []string
	for _, x := range []struct{ key, value string }{{"finding", s.Fingerprint}, {"location", s.Location},
		{"function", s.Function}, {"file", s.File}} {
		if x.value != "" {
			parts = append(parts, x.key+" "+x.value)
		}
	}
	return strings.Join(parts, ", ")
}

// settled are the findings of a report, sorted by what people have said of them.
type settled struct {
	open       []causes.Finding // what nobody has suppressed: new ones first, then those of the baseline
	states     []state          // of these
	suppressed []suppressed
	stale      []*Suppression // that suppress nothing
	gone       int            // findings of the baseline of which nothing is left
}

// suppressed is a finding that somebody has suppressed.
type suppressed struct {
	causes.Finding
	by *Suppression
}

// settle makes the findings of a report, and sorts them.
func settle(r *race.Report, o Options) *settled {
	s := newSuppressor(o.Suppressions)
	var class func(*race.Finding, *race.Access, *race.Access) int
	if len(s.rules) > 0 {
		s.prepare(r)
		class = s.class
	}
	out := &settled{}
	for _, f := range causes.Split(r, class) {
		by := f.Class
		if by == 0 {
			by = s.whole(&f)
		}
		if by > 0 {
			out.suppressed = append(out.suppressed, suppressed{f, &s.rules[by-1]})
		} else {
			out.open = append(out.open, f)
		}
	}
	// Of a program that is not known to the end, nobody knows what is stale.
	for i := range s.rules {
		if !s.used[i] && r.Incomplete == "" {
			out.stale = append(out.stale, &s.rules[i])
		}
	}
	out.compare(r, o.Baseline)
	return out
}

// suppressor says which rule a pair is suppressed by. Rules have numbers, from 1.
type suppressor struct {
	rules  []Suppression
	beside map[place]int        // the comments
	about  []int                // the rules that are about files, functions and locations
	named  map[subject][]int    // those of them that are about a subject, once somebody has asked
	first  map[*race.Access]int // the first rule for an access; 0 if there is none
	used   []bool
}

// subject is what rules look at of an access.
type subject struct{ location, function, file string }

func newSuppressor(rules []Suppression) *suppressor {
	s := &suppressor{rules: rules, beside: map[place]int{}, named: map[subject][]int{}, first: map[*race.Access]int{},
		used: make([]bool, len(rules))}
	for i := range rules {
		switch x := &rules[i]; {
		case x.Reason == "":
		case x.Beside.IsValid():
			s.beside[placeOf(x.Beside)] = i + 1
		case x.Fingerprint == "" && x.File+x.Function+x.Location != "":
			s.about = append(s.about, i+1)
		}
	}
	return s
}

// place is a line of a file.
type place struct {
	file string
	line int
}

func placeOf(p cfg.Pos) place {
	file, line := p.Physical()
	return place{filepath.Clean(file), line}
}

// prepare finds the rules for all accesses of a report.
func (s *suppressor) prepare(r *race.Report) {
	for i := range r.Races {
		f := &r.Races[i]
		for k := range f.Accesses {
			s.find(f.Location, &f.Accesses[k])
		}
		// What comes of another race goes with that, but a comment there is not stale.
		for _, c := range f.Consequences {
			for k := range c.Accesses {
				s.find(c.Location, &c.Accesses[k])
			}
		}
	}
}

// find finds the first rule for an access, and notes all that there are.
func (s *suppressor) find(location string, a *race.Access) {
	note := func(n int) {
		s.used[n-1] = true
		if old := s.first[a]; old == 0 || n < old {
			s.first[a] = n
		}
	}
	if n := s.beside[placeOf(a.Pos)]; n > 0 {
		note(n)
	}
	if len(s.about) == 0 {
		return
	}
	of := subject{location: location}
	of.file, _ = a.Pos.Physical()
	if n := len(a.CallStack); n > 0 {
		of.function = a.CallStack[n-1]
	}
	rules, known := s.named[of]
	if !known {
		for _, n := range s.about {
			if s.rules[n-1].names(of) {
				rules = append(rules, n)
			}
		}
		s.named[of] = rules
	}
	for _, n := range rules {
		note(n)
	}
}

// names reports whether all that a rule says is so of a subject.
func (x *Suppression) names(of subject) bool {
	return (x.Function == "" || x.Function == of.function) && (x.Location == "" || within(of.location, x.Location)) &&
		(x.File == "" || fileIs(of.file, x.File))
}

// class is the number of the rule that suppresses a pair, the first of those of both sides; 0: none does.
func (s *suppressor) class(_ *race.Finding, a, b *race.Access) int {
	x, y := s.first[a], s.first[b]
	if x == 0 || y != 0 && y < x {
		return y
	}
	return x
}

// whole is the number of the rule that names a finding by its fingerprint.
func (s *suppressor) whole(f *causes.Finding) int {
	for i := range s.rules {
		if s.rules[i].Fingerprint == f.Fingerprint && s.rules[i].Reason != "" {
			s.used[i] = true
			return i + 1
		}
	}
	return 0
}

// within reports whether a location is an object, or a part of it; both as C would name it.
func within(location, object string) bool {
	for _, l := range []string{location, causes.Local(location)} {
		if rest, ok := strings.CutPrefix(l, object); ok && (rest == "" || strings.ContainsRune(".[+", rune(rest[0]))) {
			return true
		}
	}
	return false
}

// fileIs reports whether a pattern means a file.
func fileIs(file, pattern string) bool {
	name, err := filepath.Abs(file)
	want, err2 := filepath.Abs(pattern)
	if cmp.Or(err, err2) != nil {
		return false
	}
	name, want = filepath.ToSlash(name), filepath.ToSlash(want)
	if strings.HasSuffix(filepath.ToSlash(pattern), "/") {
		return strings.HasPrefix(name, strings.TrimSuffix(want, "/")+"/")
	}
	ok, err := path.Match(want, name)
	return ok && err == nil
}

// Counting is how many findings count for who asks whether anything is to be mended: those of a grade or surer
// ones that are not suppressed and not in the baseline. One of the baseline counts, too, if it has not been so
// sure there.
func Counting(r *race.Report, o Options, least race.Confidence) (n int) {
	s := settle(r, o)
	for i := range s.open {
		grade, was := s.open[i].Grade, s.states[i].was
		if causes.AtLeast(grade, least) && (was == "" || !causes.AtLeast(was, least)) {
			n++
		}
	}
	return n
}

// sortStates puts what is new before what is known, each in its order.
func (s *settled) sortStates() {
	order := make([]int, len(s.open))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(s.states[a].rank(), s.states[b].rank()) })
	open, states := make([]causes.Finding, len(order)), make([]state, len(order))
	for i, n := range order {
		open[i], states[i] = s.open[n], s.states[n]
	}
	s.open, s.states = open, states
}
