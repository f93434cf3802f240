package tsanlog

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// A Log is what one file holds.
type Log struct {
	Name  string // of the file
	Races []Race
}

// A Program is what has to be known of the program that a log is of.
type Program struct {
	Files []string // that were read, as positions name them
	// Unseen says what ThreadSanitizer does not see of how the program's threads are ordered, such as fences; empty
	// if there is nothing of that kind. Then what it reports need not be a race.
	Unseen string
}

// Outcome says what came of the races of logs.
type Outcome struct {
	Merged   int // that belong to findings
	Excluded int // that the analysis had excluded
	Foreign  int // of which a side is not in a file of the program
	NoRaces  int // that are none of C: see [NoRace]
}

// Merge marks the findings of a report that runs have shown, and adds those that the analysis had excluded.
//
// Nothing is taken away: whatever a log says, the report lists what it has listed, and a verdict can only turn from
// race-free to unknown, or to race where a run confirms a finding.
func Merge(r *race.Report, p Program, logs []Log) (o Outcome) {
	p.Files = slices.Clone(p.Files)
	for _, f := range r.Races {
		for _, a := range f.Accesses {
			p.Files = append(p.Files, a.Pos.File) // #line directives may have named others, and compilers go by them
		}
	}
	slices.Sort(p.Files)
	p.Files = slices.Compact(p.Files)
	for _, l := range logs {
		for _, x := range l.Races {
			if NoRace(x) != "" {
				o.NoRaces++
				continue
			}
			files := [2][]string{p.files(x.Accesses[0].File), p.files(x.Accesses[1].File)}
			switch {
			case len(files[0]) == 0 || len(files[1]) == 0:
				o.Foreign++
			case mark(r, p, files, x, l.Name):
				o.Merged++
			default:
				o.Excluded++
				add(r, files, x, l.Name)
			}
		}
	}
	return o
}

// files are those of the program that a file of a log may be: whose paths have most of their last components in
// common, since the program may have been built elsewhere.
func (p *Program) files(name string) (out []string) {
	most := 1
	for _, f := range p.Files {
		switch n := common(f, name); {
		case n > most:
			most, out = n, []string{f}
		case n == most:
			out = append(out, f)
		}
	}
	return out
}

// common counts the last components that two paths share.
func common(a, b string) (n int) {
	as, bs := strings.Split(filepath.ToSlash(filepath.Clean(a)), "/"), strings.Split(filepath.ToSlash(filepath.Clean(b)), "/")
	for n < min(len(as), len(bs)) && as[len(as)-1-n] == bs[len(bs)-1-n] {
		n++
	}
	return n
}

// closeBy is how many lines an access of a log may be away from ours, in the same function.
const closeBy = 3

// mark finds the finding that a race belongs to: one that has a pair at the two lines; else one that has accesses
// there, since not every pair of a long list is listed, or one of whose consequences is there; else the same with
// lines that are close by.
func mark(r *race.Report, p Program, files [2][]string, x Race, log string) bool {
	for _, near := range []int{0, closeBy} {
		at := func(side int, a *race.Access) bool { return is(a, files[side], &x.Accesses[side], near) }
		for i := range r.Races {
			f := &r.Races[i]
			for _, pair := range f.Pairs {
				a, b := pair[0], pair[1]
				if !at(0, &f.Accesses[a]) || !at(1, &f.Accesses[b]) {
					a, b = b, a
				}
				if at(0, &f.Accesses[a]) && at(1, &f.Accesses[b]) {
					shown(r, f, p, race.Run{Log: log, Line: x.Line, Accesses: pair})
					return true
				}
			}
		}
		for i := range r.Races {
			f := &r.Races[i]
			a, b := find(f.Accesses, 0, at), find(f.Accesses, 1, at)
			if a >= 0 && b >= 0 && !f.Contradiction {
				shown(r, f, p, race.Run{Log: log, Line: x.Line, Accesses: [2]int{a, b}})
				return true
			}
			for _, c := range f.Consequences {
				if find(c.Accesses, 0, at) >= 0 && find(c.Accesses, 1, at) >= 0 {
					return true // it is listed, and the finding that it comes from is another pair
				}
			}
		}
	}
	return false
}

// find is the index of the first access that may be a side of a race; -1 if there is none.
func find(as []race.Access, side int, at func(int, *race.Access) bool) int {
	return slices.IndexFunc(as, func(a race.Access) bool { return at(side, &a) })
}

// is reports whether an access of the report may be one of a log. Of an update, ThreadSanitizer may name either half.
func is(a *race.Access, files []string, x *Access, near int) bool {
	if near > 0 && (len(a.CallStack) == 0 || a.CallStack[len(a.CallStack)-1] != x.Func) {
		return false
	}
	there := func(file string, line int) bool {
		d := line - x.Line
		return -near <= d && d <= near && slices.Contains(files, file)
	}
	return there(a.Pos.Physical()) || there(a.Pos.File, a.Pos.Line)
}

// shown marks a finding. Each of its pairs is shown once.
func shown(r *race.Report, f *race.Finding, p Program, run race.Run) {
	slices.Sort(run.Accesses[:])
	if slices.ContainsFunc(f.Runs, func(o race.Run) bool { return o.Accesses == run.Accesses }) {
		return
	}
	f.Runs = append(f.Runs, run)
	if !slices.Contains(f.Pairs, run.Accesses) {
		f.Pairs = append(f.Pairs, run.Accesses) // pairs are sorted, and those of one access with itself are pairs, too
	}
	if p.Unseen != "" || f.Contradiction {
		if f.Confidence == race.Possible {
			f.Confidence = race.Likely
		}
		f.Likely = append(f.Likely, run.Accesses)
		return
	}
	f.Confidence = race.Confirmed
	r.Verdict = race.Race
}

// add adds a race that the analysis has excluded. It is not called confirmed: the log may be of another version.
func add(r *race.Report, files [2][]string, x Race, log string) {
	f := race.Finding{Location: location(x.Object), Confidence: race.Likely, Pairs: [][2]int{{0, 1}}, Likely: [][2]int{{0, 1}},
		Contradiction: true, Runs: []race.Run{{Log: log, Line: x.Line, Accesses: [2]int{0, 1}}}}
	for i, a := range x.Accesses {
		kind := race.Read
		switch {
		case a.Via == "free" || a.Via == "realloc":
			kind = race.Free
		case a.Write:
			kind = race.Write
		}
		pos := cfg.Pos{File: files[i][0], Line: a.Line, Column: 1, PhysicalFile: files[i][0], PhysicalLine: a.Line}
		by := race.Thread{Name: "of a run", Unique: true}
		f.Accesses = append(f.Accesses, race.Access{Pos: pos, Kind: kind, Atomic: a.Atomic, External: a.Via, Thread: by.Name, By: by,
			CallStack: []string{a.Func}})
	}
	r.Races = append(r.Races, f)
	r.Locations = append([]race.Location{{Name: f.Location, Accesses: 2}}, r.Locations...)
	if r.Verdict == race.RaceFree {
		r.Verdict = race.Unknown
	}
	if r.Incomplete == "" {
		r.Cause = race.Contradiction
		r.Incomplete = fmt.Sprintf("contradiction: by line %d of %s a run has shown a race of %s and %s that the analysis excludes; "+
			"if that is of this version of the program, please report it", x.Line, log, x.Accesses[0].Place(), x.Accesses[1].Place())
	}
}

// location is what ThreadSanitizer says of a place in memory, as a name.
func location(object string) string {
	if name, ok := strings.CutPrefix(object, "global '"); ok {
		if name, _, ok := strings.Cut(name, "'"); ok {
			return name
		}
	}
	if object == "" {
		return "memory"
	}
	return object
}
