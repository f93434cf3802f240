package confirm

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/explore"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/race"
)

// matcher knows which findings of a report a race of an execution belongs to.
type matcher struct {
	races   []race.Finding
	places  []map[cfg.Pos]bool // of each finding: where its accesses are
	objects map[any][]int      // findings by the *cfg.Var or *cfg.Edge that their object comes from; nil: by neither
	unknown []int              // findings of accesses through unknown pointers
}

func newMatcher(r *race.Report) *matcher {
	m := &matcher{races: r.Races, objects: map[any][]int{}}
	for i, f := range r.Races {
		at := map[cfg.Pos]bool{}
		for _, a := range f.Accesses {
			at[a.Pos] = true
		}
		m.places = append(m.places, at)
		if f.Object.Unknown {
			m.unknown = append(m.unknown, i)
			continue
		}
		k := origin(f.Object.Var, f.Object.Site)
		m.objects[k] = append(m.objects[k], i)
	}
	return m
}

func origin(v *cfg.Var, site *cfg.Edge) any {
	switch {
	case v != nil:
		return v
	case site != nil:
		return site
	}
	return nil
}

// maxCandidates is how many pairs of a finding are candidates: a search aims at a few thousand in all, and of large programs
// a finding may have hundreds of thousands.
const maxCandidates = 1000

// candidates are the first pairs of all findings, first one of each.
func (m *matcher) candidates() []explore.Candidate {
	var out []explore.Candidate
	for n, more := 0, true; more && n < maxCandidates; n++ {
		more = false
		for i, f := range m.races {
			if n < len(f.Pairs) {
				more = true
				a, b := f.Accesses[f.Pairs[n][0]], f.Accesses[f.Pairs[n][1]]
				out = append(out, explore.Candidate{A: a.Pos, B: b.Pos, Target: i})
			} else if n == 0 {
				// Accesses that race only with those of other findings: one that is never met is searched for
				// like the rest.
				out = append(out, explore.Candidate{A: f.Accesses[0].Pos, B: f.Accesses[0].Pos, Target: i})
			}
		}
	}
	return out
}

// target finds the finding of a race: one of the same object that lists both accesses; or one of unknown
// pointers that lists one of them, as the other one's own object may be another.
func (m *matcher) target(r *explore.Race) int {
	a, b := r.First.Pos, r.Second.Pos
	var k any
	if r.Of != nil {
		k = origin(r.Of.Var, r.Of.Site)
	}
	// Elements and members may be findings of their own that lie between each other: the one that names the
	// bytes comes first.
	for _, overlaps := range []func(w, x race.Bytes) bool{race.Bytes.Overlaps, near} {
		for _, i := range m.objects[k] {
			if m.places[i][a] && m.places[i][b] && m.touches(i, r, overlaps) {
				return i
			}
		}
	}
	for _, u := range m.unknown {
		if !m.places[u][a] && !m.places[u][b] {
			continue
		}
		for _, i := range m.objects[k] {
			if (m.places[i][a] || m.places[i][b]) && m.touches(i, r, near) {
				return i
			}
		}
		if m.places[u][a] && m.places[u][b] {
			return u
		}
	}
	return -1
}

// safe reports whether no finding is about some bytes of a variable.
func (m *matcher) safe(v *cfg.Var, offset, size int64) bool {
	for _, i := range m.objects[v] {
		if near(m.races[i].Object.Bytes, race.Bytes{Lo: offset, Hi: offset, Size: max(1, size)}) {
			return false
		}
	}
	return len(m.unknown) == 0 && len(m.objects[nil]) == 0
}

// near reports whether an access lies between the first and the last byte of a location. The bytes of a
// location that has a name are one range or progression that is close to all of them, and not always all of
// them.
func near(where, x race.Bytes) bool {
	if where.Size <= 0 {
		return true
	}
	return x.Lo < where.Hi+where.Size && where.Lo < x.Lo+x.Size
}

// touches reports whether both accesses of a race touch the part of the object that a finding is about.
func (m *matcher) touches(i int, r *explore.Race, overlaps func(where, x race.Bytes) bool) bool {
	for _, a := range []explore.Access{r.First, r.Second} {
		if a.Kind == interp.FreeObject || !a.Kind.IsAccess() {
			continue
		}
		if !overlaps(m.races[i].Object.Bytes, race.Bytes{Lo: a.Offset, Hi: a.Offset, Size: max(1, a.Size)}) {
			return false
		}
	}
	return true
}
