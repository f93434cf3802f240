package report

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// listing is what of a report is listed: programs that nobody has reviewed may have any number of findings, and
// names of any length. The verdict and all counts are those of the whole report.
type listing struct {
	*race.Report          // with the lists cut
	findings              []finding
	*settled                                       // of the whole report, one finding for each cause
	lock                  func(name string) string // what the source calls a lock
	summary               string
	assumptions, havocked int // how many there are
	safe, racy            int
	weights               []causes.Weight // of the births
	limit                 int
	cut                   NotListed // of all lists together
}

// finding is what of a [race.Finding] is listed.
type finding struct {
	race.Finding
	title string
	cut   NotListed
}

// NotListed counts what a report does not list; see [Options].Limit.
type NotListed struct {
	Races        int `json:"races,omitempty"`        // of the report
	Accesses     int `json:"accesses,omitempty"`     // of races and consequences
	Pairs        int `json:"pairs,omitempty"`        // of accesses that race
	Steps        int `json:"steps,omitempty"`        // the first ones of schedules
	Consequences int `json:"consequences,omitempty"` // of races
	Locations    int `json:"locations,omitempty"`    // with Verbose
	Names        int `json:"names,omitempty"`        // of accesses, of findings, without which no baseline knows them
	Assumptions  int `json:"assumptions,omitempty"`  // of the report
	Havocked     int `json:"havocked,omitempty"`     // of the report
}

// ofAll is how much is listed of all findings together, of accesses, pairs and steps each, as a multiple of
// [Options].Limit.
const ofAll = 16

// longest is the most that is shown of a name or a text, in bytes. Only hostile ones are longer.
const longest = 4096

// newListing cuts the lists of a report.
func newListing(r *race.Report, o Options) *listing {
	l := &listing{summary: Summary(r), limit: o.Limit, settled: settle(r, o), assumptions: len(r.Assumptions), havocked: len(r.Havocked)}
	l.safe, l.racy = counts(r)
	l.weights = causes.Weights(r, l.open)
	names := causes.LockNames(r)
	l.lock = func(name string) string { return clip(names(name)) }
	out := *r
	l.Report = &out
	if o.Limit <= 0 {
		for _, f := range r.Races {
			l.findings = append(l.findings, finding{Finding: f, title: title(f)})
		}
		return l
	}
	l.open = l.open[:min(len(l.open), o.Limit)]
	for i := range l.open {
		clipCause(&l.open[i], o.Limit)
	}
	l.suppressed = l.suppressed[:min(len(l.suppressed), o.Limit)]
	for i := range l.suppressed {
		clipCause(&l.suppressed[i].Finding, o.Limit)
	}
	l.stale = l.stale[:min(len(l.stale), o.Limit)]
	out.Races, l.cut.Races = first(r.Races, o.Limit)
	out.Assumptions, l.cut.Assumptions = first(r.Assumptions, o.Limit)
	out.Havocked, l.cut.Havocked = first(r.Havocked, o.Limit)
	if out.Functions, _ = first(r.Functions, len(r.Functions)); len(out.Functions) > ofAll*o.Limit {
		out.Functions = nil
	}
	for i := range out.Functions {
		out.Functions[i] = clip(out.Functions[i])
	}
	out.Incomplete = clip(r.Incomplete)
	if x := r.Refuted; x != nil {
		y := *x
		y.Findings, _ = first(x.Findings, o.Limit) // they are locations, too
		out.Refuted = &y
	}
	notes(out.Assumptions)
	notes(out.Havocked)
	b := budget{limit: o.Limit, accesses: ofAll * o.Limit, pairs: ofAll * o.Limit, steps: ofAll * o.Limit}
	for _, f := range out.Races {
		x := b.finding(f)
		l.findings = append(l.findings, x)
		l.cut.Accesses += x.cut.Accesses
		l.cut.Pairs += x.cut.Pairs
		l.cut.Steps += x.cut.Steps
		l.cut.Consequences += x.cut.Consequences
	}
	return l
}

// locations lists locations, all of them or the safe ones. It is for formats that list them, once.
func (l *listing) locations(safe bool) []race.Location {
	all := l.Locations
	if safe {
		all = slices.DeleteFunc(slices.Clone(all), func(x race.Location) bool { return !x.Safe })
	}
	if l.limit <= 0 {
		return all
	}
	some, left := first(all, l.limit)
	l.cut.Locations += left
	for i := range some {
		some[i].Name = clip(some[i].Name)
		clipPos(&some[i].Pos)
	}
	return some
}

// first copies the first n items of a list, and counts the others.
func first[T any](items []T, n int) (some []T, left int) {
	n = min(n, len(items))
	return append([]T(nil), items[:n]...), len(items) - n
}

func notes(ns []race.Note) {
	for i := range ns {
		ns[i].Text = clip(ns[i].Text)
		clipPos(&ns[i].Pos)
	}
}

// budget is what may still be listed of findings. Each finding has its first two accesses and their pair,
// though.
type budget struct {
	limit                  int // of one list
	accesses, pairs, steps int // of all
}

func (b *budget) finding(f race.Finding) finding {
	x := finding{Finding: f, title: clip(title(f))}
	x.Location = clip(f.Location)
	x.Accesses, x.Pairs = b.race(f.Accesses, f.Pairs, &x.cut)
	x.Crossed = nil // of which nothing is listed
	n := min(b.limit, max(b.steps, 0), len(f.Schedule))
	b.steps -= n
	// The last steps of a schedule are those that race.
	x.cut.Steps = len(f.Schedule) - n
	x.Schedule = append([]race.Step(nil), f.Schedule[x.cut.Steps:]...)
	for i := range x.Schedule {
		s := &x.Schedule[i]
		s.Text, s.Thread = clip(s.Text), clip(s.Thread)
		clipPos(&s.Pos)
	}
	if a := f.Assumed; a != nil {
		c := *a
		c.Functions = [2]string{clip(a.Functions[0]), clip(a.Functions[1])}
		c.State = nil
		for _, s := range a.State[:min(len(a.State), b.limit)] {
			c.State = append(c.State, clip(s))
		}
		x.Assumed = &c
	}
	x.Consequences = nil
	for i, c := range f.Consequences {
		if i >= b.limit || b.accesses <= 0 {
			x.cut.Consequences++
			continue
		}
		c.Location = clip(c.Location)
		c.Accesses, c.Pairs = b.race(c.Accesses, c.Pairs, &x.cut)
		x.Consequences = append(x.Consequences, c)
	}
	return x
}

// race cuts the accesses of a race, and its pairs to those of accesses that are left.
func (b *budget) race(accesses []race.Access, pairs [][2]int, c *NotListed) ([]race.Access, [][2]int) {
	n := min(b.limit, max(b.accesses, 2), len(accesses))
	b.accesses -= n
	as, left := first(accesses, n)
	c.Accesses += left
	for i := range as {
		a := &as[i]
		a.Text, a.Thread = clip(a.Text), clip(a.Thread)
		clipPos(&a.Pos)
		a.CallStack, _ = first(a.CallStack, b.limit)
		for k := range a.CallStack {
			a.CallStack[k] = clip(a.CallStack[k])
		}
		a.Digests, _ = first(a.Digests, b.limit)
		for k := range a.Digests {
			a.Digests[k].Text = clip(a.Digests[k].Text)
		}
	}
	most := min(b.limit, max(b.pairs, 1))
	var ps [][2]int
	for _, p := range pairs {
		if len(ps) < most && p[0] < len(as) && p[1] < len(as) {
			ps = append(ps, p)
		}
	}
	b.pairs -= len(ps)
	c.Pairs += len(pairs) - len(ps)
	return as, ps
}

// clipCause shortens what a finding holds.
func clipCause(f *causes.Finding, limit int) {
	f.Name, f.Why, f.Fix = clip(f.Name), clip(f.Why), clip(f.Fix)
	f.Also, f.Objects = clipAll(f.Also, limit), clipAll(f.Objects, limit)
	for i := range f.Sides {
		a := &f.Sides[i]
		a.Text, a.Thread = clip(a.Text), clip(a.Thread)
		clipPos(&a.Pos)
		a.CallStack = clipAll(a.CallStack, limit)
		a.Digests, _ = first(a.Digests, limit)
		for k := range a.Digests {
			a.Digests[k].Text = clip(a.Digests[k].Text)
		}
	}
	for i := range f.Rest {
		f.Rest[i].Func = clip(f.Rest[i].Func)
	}
}

func clipAll(names []string, limit int) []string {
	out, _ := first(names, limit)
	for i := range out {
		out[i] = clip(out[i])
	}
	return out
}

func clip(s string) string { return printable.Clip(s, longest) }

// clipPos clips the name of a file, which only a line marker can make so long.
func clipPos(p *cfg.Pos) { p.File, p.PhysicalFile = clip(p.File), clip(p.PhysicalFile) }

// String says what is not listed: "" if everything is.
func (c NotListed) String() string {
	var parts []string
	for _, x := range []struct {
		n    int
		noun string
	}{{c.Races, "race"}, {c.Accesses, "access"}, {c.Pairs, "pair"}, {c.Steps, "first step of schedules"},
		{c.Consequences, "consequence"}, {c.Locations, "location"}, {c.Names, "name"}, {c.Assumptions, "assumption"},
		{c.Havocked, "havocked place"}} {
		switch {
		case x.n == 0:
		case x.noun == "first step of schedules":
			parts = append(parts, plural(x.n, "first step")+" of schedules")
		default:
			parts = append(parts, plural(x.n, x.noun))
		}
	}
	return and(parts)
}

// unlisted says what of a whole report is not listed, and how it would be; "" if everything is.
func (l *listing) unlisted(o Options) string {
	s := l.cut.String()
	if s != "" && o.LimitFlag != "" {
		s += " (" + o.LimitFlag + " 0 lists everything)"
	}
	return s
}
