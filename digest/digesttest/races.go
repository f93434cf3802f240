package digesttest

import (
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/localtrace"
	"github.com/mayrun-dev/mayrun/rules"
)

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
	s.askAll()
	if s.failure != nil {
		return s.failure
	}
	return nil
}

// askAll asks about all conflicting accesses of different threads.
func (s *simulation) askAll() {
	accesses := slices.DeleteFunc(slices.Clone(s.r.Traces), func(t *localtrace.Trace) bool { return t.Access == nil })
	for i, a := range accesses {
		for _, b := range accesses[:i] {
			if a.Thread != b.Thread && a.Access.Cell == b.Access.Cell && rules.Conflict(a.Access.Does(), b.Access.Does()) {
				s.ask(a, b)
			}
		}
	}
}

// ask asks about two conflicting accesses of different threads, in both orders, and counts them.
func (s *simulation) ask(a, b *localtrace.Trace) {
	all := ^uint64(0)
	s.pairs(a, b, func(loc digest.Location, x, y digest.Tuple) bool {
		one := s.excludes(loc, x, y)
		if other := s.excludes(loc, y, x); one != other {
			s.fail("commutativity", one^other, []*localtrace.Trace{a, b},
				"MayRun gives different answers to the two orders of its arguments")
		}
		all &= one
		return false
	})
	k := [2]int{min(a.Edge.ID, b.Edge.ID), max(a.Edge.ID, b.Edge.ID)}
	if before, ok := s.asked[k]; ok {
		all &= before
	}
	s.asked[k] = all
}

// question is what MayRun is asked.
type question struct {
	digest.Location
	x, y digest.Tuple
}

// excludes are the components that exclude two accesses, when nothing changes any more.
func (s *simulation) excludes(loc digest.Location, x, y digest.Tuple) uint64 {
	q := question{loc, x, y}
	set, ok := s.answers[q]
	if !ok {
		set = s.p.MayRun(env{s}, loc, x, y)
		s.answers[q] = set
	}
	return set
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
	return s.pairs(a, b, func(loc digest.Location, x, y digest.Tuple) bool { return s.excludes(loc, x, y) == 0 })
}

// excluders are the components that exclude two accesses.
func (s *simulation) excluders(a, b *localtrace.Trace) (set uint64) {
	s.pairs(a, b, func(loc digest.Location, x, y digest.Tuple) bool {
		set |= s.excludes(loc, x, y)
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
