package report

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// SummaryDocument says how a program shares its data: which threads there are, which lock guards what, and what
// protects each location. [RenderSummary] prints it; the promise is that of a [Document].
type SummaryDocument struct {
	Tool        string         `json:"tool"`                // "mayrun"
	Version     string         `json:"version"`             // of the tool
	Schema      int            `json:"schema_version"`      // the version of docs/summary-1.schema.json that it is valid by
	Verdict     race.Verdict   `json:"verdict"`             // on the whole program
	ProjectFile string         `json:"project_file"`        // see [race.Report]
	Incomplete  string         `json:"incomplete"`          // why the analysis stopped early, if it did: then nothing here is complete
	Assumptions int            `json:"assumptions"`         // how many things are taken for granted
	Threads     []ThreadUse    `json:"threads"`             // all that may be there, the main thread first
	Locks       []LockUse      `json:"locks"`               // what is locked, by name
	Locations   []LocationUse  `json:"locations"`           // what threads share, what may race first
	NotListed   SummaryOmitted `json:"not_listed,omitzero"` // how many of each kind: see [Options].Limit
}

// SummaryOmitted counts what a summary does not list.
type SummaryOmitted struct {
	Threads   int `json:"threads,omitempty"`   // of the program
	Locks     int `json:"locks,omitempty"`     // of the program
	Locations int `json:"locations,omitempty"` // of the program
}

// ThreadUse is a thread, or all those that are not told apart.
type ThreadUse struct {
	Name    string `json:"name"`            // as reports have it
	Several bool   `json:"several"`         // there may be more than one
	Entry   string `json:"entry,omitempty"` // the function that it begins with; of the main thread, and if it is not known, empty
	// Creator is the function that its creator begins with, main for the main thread; empty of that itself, and
	// if it is not known.
	Creator string     `json:"creator"`
	Created []Position `json:"created"` // where; empty of the main thread, and if it is not known
	Joined  []Position `json:"joined"`  // where something waits for its end
	Writes  []string   `json:"writes"`  // the shared locations that it writes
	Reads   []string   `json:"reads"`   // those that it only reads
}

// LockUse is a lock with what it guards.
type LockUse struct {
	Name   string   `json:"name"`   // as the source has it
	Guards []string `json:"guards"` // the locations of which each access holds it
	Partly []Partly `json:"partly"` // those of which some do, and of no other lock more
	Taken  []string `json:"taken"`  // the functions that take it
}

// Partly is a location of which not all accesses hold a lock.
type Partly struct {
	Location string `json:"location"` // as C would name it
	Holding  int    `json:"holding"`  // how many accesses hold the lock
	Accesses int    `json:"accesses"` // of how many
}

// LocationUse is a location with what protects it.
type LocationUse struct {
	Name    string   `json:"name"`     // as C would name it
	Safe    bool     `json:"safe"`     // nothing races there
	Why     string   `json:"why"`      // what protects it, for people; of one that may race, what to ask for
	Writers []string `json:"writers"`  // the threads that write it, or end it
	Readers []string `json:"readers"`  // those that only read it
	Guard   string   `json:"guard"`    // the lock that most accesses hold, as the source has it; empty if there is none
	Guarded int      `json:"guarded"`  // how many hold it
	Total   int      `json:"accesses"` // how many there are
	Position
	Places []Place `json:"places,omitempty"` // where the source accesses it: the first ones of very many
}

// Place is where the source accesses a location.
type Place struct {
	Position
	Writes bool `json:"writes,omitempty"` // some access there writes or ends it
}

// RenderSummary prints how a program shares its data, in any format but SARIF.
func RenderSummary(w io.Writer, f Format, r *race.Report, o Options) error {
	if r == nil {
		return errors.New("report: there is no report")
	}
	d := summary(r, o)
	switch f {
	case Text:
		return summaryText(w, d, Summary(r), o)
	case JSON:
		return printable.JSON(w, d)
	case HTML:
		return summaryHTML(w, d, Summary(r))
	}
	return fmt.Errorf("a summary has no format %q: choose one of %v", f, []Format{Text, JSON, HTML})
}

func summary(r *race.Report, o Options) *SummaryDocument {
	d := &SummaryDocument{Tool: "mayrun", Version: o.Version, Schema: SchemaVersion, Verdict: r.Verdict, ProjectFile: r.ProjectFile,
		Incomplete: clip(r.Incomplete), Assumptions: len(r.Assumptions),
		Threads: []ThreadUse{}, Locks: []LockUse{}, Locations: []LocationUse{}}
	names := causes.LockNames(r)
	s := summarizer{r: r, d: d, lock: func(name string) string { return clip(strings.Trim(names(name), "`")) }}
	for _, l := range r.Locations {
		if shares(l) {
			d.Locations = append(d.Locations, s.location(l))
		}
	}
	for _, t := range r.Threads {
		d.Threads = append(d.Threads, s.thread(t))
	}
	s.locks()
	for i := range d.Threads {
		d.Threads[i].Writes, d.Threads[i].Reads = slices.Compact(d.Threads[i].Writes), slices.Compact(d.Threads[i].Reads)
	}
	if n := o.Limit; n > 0 {
		cutTo(&d.Threads, n, &d.NotListed.Threads)
		cutTo(&d.Locks, n, &d.NotListed.Locks)
		cutTo(&d.Locations, n, &d.NotListed.Locations)
		for i := range d.Threads {
			t := &d.Threads[i]
			t.Writes, t.Reads = list(clipAll(t.Writes, n)), list(clipAll(t.Reads, n))
			t.Created, t.Joined = t.Created[:min(n, len(t.Created))], t.Joined[:min(n, len(t.Joined))]
		}
		for i := range d.Locks {
			l := &d.Locks[i]
			l.Guards, l.Taken, l.Partly = list(clipAll(l.Guards, n)), list(clipAll(l.Taken, n)), l.Partly[:min(n, len(l.Partly))]
		}
		for i := range d.Locations {
			l := &d.Locations[i]
			l.Writers, l.Readers = list(clipAll(l.Writers, n)), list(clipAll(l.Readers, n))
			l.Places = l.Places[:min(n, len(l.Places))]
		}
	}
	return d
}

func cutTo[T any](list *[]T, n int, left *int) {
	if len(*list) > n {
		*left = len(*list) - n
		*list = (*list)[:n]
	}
}

// summarizer makes a summary of a report.
type summarizer struct {
	r    *race.Report
	d    *SummaryDocument
	lock func(name string) string
}

// thread is a thread with where it is created and joined.
func (s *summarizer) thread(t race.Thread) ThreadUse {
	out := ThreadUse{Name: clip(t.Name), Several: !t.Unique,
		Created: []Position{}, Joined: []Position{}, Writes: []string{}, Reads: []string{}}
	starts := t.Others
	if n := len(t.Path); len(starts) == 0 && n > 0 {
		starts = t.Path[n-1:]
		if out.Creator = "main"; n > 1 {
			out.Creator = clip(t.Path[n-2].Func)
		}
	}
	for _, x := range starts {
		if x.Pos.IsValid() {
			out.Created = append(out.Created, summaryPos(x.Pos))
		}
		if out.Entry == "" {
			out.Entry = clip(x.Func)
		} else if x.Func != out.Entry {
			out.Entry = "" // one of several functions
			break
		}
	}
	for _, op := range s.r.Operations {
		if op.Kind == race.JoinThread && op.Thread.Name == t.Name && !op.Unknown {
			out.Joined = append(out.Joined, summaryPos(op.Pos))
		}
	}
	for i := range s.d.Locations {
		l := &s.d.Locations[i]
		switch {
		case slices.Contains(l.Writers, out.Name):
			out.Writes = append(out.Writes, l.Name)
		case slices.Contains(l.Readers, out.Name):
			out.Reads = append(out.Reads, l.Name)
		}
	}
	return out
}

func summaryPos(p cfg.Pos) Position {
	clipPos(&p)
	return toJSONPos(p)
}

// locks gathers what the program locks, and what that guards.
func (s *summarizer) locks() {
	index := map[string]int{}
	at := func(name string) *LockUse {
		i, ok := index[name]
		if !ok {
			i = len(s.d.Locks)
			index[name] = i
			s.d.Locks = append(s.d.Locks, LockUse{Name: name, Guards: []string{}, Partly: []Partly{}, Taken: []string{}})
		}
		return &s.d.Locks[i]
	}
	for _, op := range s.r.Operations {
		if op.Kind == race.TakeLock && !op.Unknown {
			if l := at(s.lock(op.Object)); !slices.Contains(l.Taken, op.Func) {
				l.Taken = append(l.Taken, op.Func)
			}
		}
	}
	for i := range s.d.Locations {
		x := &s.d.Locations[i]
		switch {
		case x.Guard == "":
		case x.Guarded == x.Total:
			at(x.Guard).Guards = append(at(x.Guard).Guards, x.Name)
		default:
			at(x.Guard).Partly = append(at(x.Guard).Partly, Partly{x.Name, x.Guarded, x.Total})
		}
	}
	slices.SortFunc(s.d.Locks, func(a, b LockUse) int { return cmp.Compare(a.Name, b.Name) })
}

// location is a location with who uses it and what protects it.
func (s *summarizer) location(l race.Location) LocationUse {
	out := LocationUse{Name: clip(l.Name), Safe: l.Safe, Guarded: l.Guarded, Total: l.Accesses, Position: summaryPos(l.Pos),
		Writers: []string{}, Readers: []string{}}
	if l.Guard != "" {
		out.Guard = s.lock(l.Guard)
	}
	for _, u := range l.Uses {
		if u.Writes+u.Ends > 0 {
			out.Writers = append(out.Writers, clip(u.Thread))
		} else {
			out.Readers = append(out.Readers, clip(u.Thread))
		}
	}
	for _, p := range l.Places {
		out.Places = append(out.Places, Place{summaryPos(p.Pos), p.Writes})
	}
	out.Why = s.why(l, &out)
	return out
}

// why says what protects a location. Each sentence says no more than what the accesses and the digests show
// that the proof needs.
func (s *summarizer) why(l race.Location, x *LocationUse) string {
	accesses, atomic, ends, syncs := 0, 0, 0, 0
	for _, u := range l.Uses {
		accesses += u.Reads + u.Writes
		atomic += u.Atomic
		ends += u.Ends
		syncs += u.Syncs
	}
	alone := ""
	if len(x.Writers) == 1 {
		alone = x.Writers[0]
	}
	only := race.Digest{} // the one that the proof needs
	if len(l.Needed) == 1 {
		only = used(s.r.Digests, l.Needed[0])
	}
	// Accesses through pointers of which nothing is known are nobody's that is counted here.
	known := s.r.Stats.UnknownAccesses == 0
	switch {
	case !l.Safe:
		return "may race (mayrun check says how)"
	case l.Refuted:
		return refuted(s.r.Refuted)
	case known && len(l.Uses) == 1 && !s.several(l.Uses[0].Thread):
		return "only " + l.Uses[0].Thread + " uses it"
	case known && len(x.Writers) == 0 && syncs == 0:
		return "nobody writes it while it is shared"
	case known && atomic == accesses && ends+syncs == 0:
		return "all accesses are atomic"
	case l.Guard != "" && l.Guarded == l.Accesses:
		return "all accesses hold " + x.Guard
	case known && only.Phases && alone == "main":
		return "main writes it only while nobody else is there to use it"
	case known && only.Threads && alone == "main":
		return "main alone writes it, before it creates the threads that read it"
	}
	n := &listing{Report: s.r, lock: s.lock}
	if words := n.words(l); len(words) == len(l.Needed) && len(words) > 0 {
		return strings.Join(words, "; or ")
	}
	return n.needs(l)
}

// shares reports whether a location is data, and not only a lock or the like.
func shares(l race.Location) bool {
	return !l.Safe || slices.ContainsFunc(l.Uses, func(u race.Use) bool { return u.Reads+u.Writes+u.Ends > 0 })
}

// several reports whether there may be more than one thread of a name.
func (s *summarizer) several(name string) bool {
	i := slices.IndexFunc(s.r.Threads, func(t race.Thread) bool { return t.Name == name })
	return i < 0 || !s.r.Threads[i].Unique
}
