package digesttest

import (
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/rules"
)

// maxPairs bounds the pairs of accesses on which commutativity is checked.
const maxPairs = 400

// checkAccesses checks MayRun: that it is commutative, and true for racy pairs.
func (s *simulation) checkAccesses() error {
	for _, race := range s.r.Races {
		a, b := race.First, race.Second
		if race.Bidirectional && !s.mayRun(a, b) {
			s.fail("soundness", s.excluders(a, b), []*localtrace.Trace{a, b},
				"the accesses are unordered but for the atomicity mutex, and MayRun is false")
			return s.failure
		}
	}
	for _, race := range s.r.Races {
		a, b := race.First, race.Second
		if race.Bidirectional && a.Thread != b.Thread &&
			!s.pairs(a, b, func(_ digest.Location, x, y digest.Tuple) bool { return !s.exclusive(x, y) }) {
			s.fail("mutual exclusion", 0, []*localtrace.Trace{a, b}, "two threads may be here at once, and hold one mutex, by Holds")
			return s.failure
		}
	}
	pairs := 0
	for i, a := range s.r.Traces {
		for _, b := range s.r.Traces[:i+1] {
			if a.Access == nil || b.Access == nil || s.abstract(a.Access.Cell).Base != s.abstract(b.Access.Cell).Base {
				continue
			}
			if pairs++; pairs > maxPairs {
				return nil
			}
			s.pairs(a, b, func(loc digest.Location, x, y digest.Tuple) bool {
				one, other := s.p.MayRun(env{s}, loc, x, y), s.p.MayRun(env{s}, loc, y, x)
				if one != other {
					s.fail("commutativity", one^other, []*localtrace.Trace{a, b},
						"MayRun gives different answers to the two orders of its arguments")
				}
				return false
			})
			if s.failure != nil {
				return s.failure
			}
		}
	}
	return nil
}

// exclusive reports whether two threads hold one mutex, one of them exclusively.
func (s *simulation) exclusive(x, y digest.Tuple) bool {
	other := s.p.Holds(env{s}, y)
	return slices.ContainsFunc(s.p.Holds(env{s}, x), func(h digest.Hold) bool {
		return slices.ContainsFunc(other, func(o digest.Hold) bool { return o.Mutex == h.Mutex && !(o.Shared && h.Shared) })
	})
}

// sees checks that a thread at an access may see what the earlier accesses to the cell have written.
func (s *simulation) sees(t *localtrace.Trace) {
	base := s.abstract(t.Access.Cell).Base
	for w := t.Over; w != nil && w.Access != nil; w = w.Over {
		if !slices.ContainsFunc(s.before[t.ID], func(a digest.Tuple) bool {
			return slices.ContainsFunc(s.before[w.ID],
				func(b digest.Tuple) bool { return s.p.Sees(env{s}, a, s.p.Projection(b), base) })
		}) {
			s.fail("visibility", 0, []*localtrace.Trace{t, w}, "the access comes after the other, whose Project it cannot Observe")
			return
		}
	}
}

// pairs calls f for the digests with which two accesses are reached, until it returns true.
func (s *simulation) pairs(a, b *localtrace.Trace, f func(loc digest.Location, x, y digest.Tuple) bool) bool {
	loc := digest.Location{Base: s.abstract(a.Access.Cell).Base, Unknown: s.mode.Coarsen%2 == 1}
	if s.newest(a.Access.Cell, a) || s.newest(b.Access.Cell, b) {
		loc.Base += newestBase
	}
	return slices.ContainsFunc(s.before[a.ID], func(x digest.Tuple) bool {
		return slices.ContainsFunc(s.before[b.ID], func(y digest.Tuple) bool {
			return f(loc, s.p.Summary(x, s.summarized(a)), s.p.Summary(y, s.summarized(b)))
		})
	})
}

// mayRun reports whether no component excludes two accesses, for some of their digests.
func (s *simulation) mayRun(a, b *localtrace.Trace) bool {
	return s.pairs(a, b, func(loc digest.Location, x, y digest.Tuple) bool { return s.p.MayRun(env{s}, loc, x, y) == 0 })
}

// excluders are the components that exclude two accesses.
func (s *simulation) excluders(a, b *localtrace.Trace) (set uint64) {
	s.pairs(a, b, func(loc digest.Location, x, y digest.Tuple) bool {
		set |= s.p.MayRun(env{s}, loc, x, y)
		return false
	})
	return set
}

// mayRace names the variables with accesses that no component excludes.
func (s *simulation) mayRace() []string {
	var names []string
	for i, a := range s.r.Traces {
		for _, b := range s.r.Traces[:i+1] {
			if a.Access == nil || b.Access == nil || !rules.Conflict(a.Access.Does(), b.Access.Does()) {
				continue
			}
			cell := s.abstract(a.Access.Cell)
			if cell != s.abstract(b.Access.Cell) || !s.mayRun(a, b) {
				continue
			}
			name := "heap"
			if cell.Base < localtrace.HeapBase {
				name = s.name(cell)
			}
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return names
}
