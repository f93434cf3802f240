package race

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// Locks that are made or destroyed where other threads can reach them, as those of workers whose array earlier
// workers know, or of a pool that is taken down. To digests such a lock is broken: whoever holds it might lose it.
// It is not, if none of these operations may run beside a use of the lock, or beside another such operation.
//
// Sound: let that be so of the locks of some objects, by digests that build on these locks, too. Suppose that in
// some execution there is a pair of such operations that nothing orders, and look at the first moment at which
// there is one. Until then all operations on these locks are ordered, so that what the digests say of them holds up
// to there, and also of the pair: there is none. So each operation that makes or destroys a lock comes before, or
// after, each use in the sense of happens-before. A section of the lock, from its lock to its unlock, lies before it
// or behind it as a whole, since to make or to destroy a lock that is held is undefined (POSIX; an assumption, with
// its place). So two sections with such an operation between them are ordered by way of that, and all others as ever.
//
// Where an address may have come by a race (digest.Location.Raced) such a lock stays broken.

// orderly is an environment that knows of such objects.
type orderly struct {
	digest.Env
	*made
}

// made are the objects in which locks are made or destroyed.
type made struct {
	where map[uint32][]cfg.Pos // of those for which the above holds: where that is
	asked map[uint32]bool      // who has been excused
}

// MadeApart reports whether all that makes or destroys locks in an object comes before or after all their uses.
func (m *made) MadeApart(base uint32) bool {
	if m.where[base] == nil {
		return false
	}
	m.asked[base] = true
	return true
}

// makes finds the objects in which no lock is made or destroyed beside another operation on it. At first all are, which
// lets digests build on their locks; then those are left out for which it is not so, until it is so for the rest.
func (p *Pass) makes(groups map[uint32][]*Point, unknown []*class) {
	if p.Strict {
		return
	}
	uses := map[uint32][]*class{}
	for base, points := range groups {
		for _, c := range classify(points) {
			if !c.Sync {
				continue
			}
			uses[base] = append(uses[base], c)
			if c.does().Kind == rules.Make {
				for _, a := range c.points {
					p.made.where[base] = append(p.made.where[base], a.Pos)
				}
			}
		}
	}
	for again := true; again && !p.stopped(); {
		again = false
		for _, base := range slices.Sorted(maps.Keys(p.made.where)) {
			if p.madeBeside(base, uses[base], unknown) {
				delete(p.made.where, base)
				again = true
			}
		}
	}
	clear(p.made.asked)
}

// madeBeside reports whether a lock in an object may be made or destroyed beside another operation on it.
func (p *Pass) madeBeside(base uint32, uses, unknown []*class) bool {
	as := p.answers(base)
	among := p.Among != nil && p.Among(base)
	all := slices.Clone(uses)
	for _, c := range unknown {
		if c.Sync && (among || !c.Among) {
			all = append(all, c)
		}
	}
	for i, a := range all {
		for _, b := range all[i:] {
			makes := a.does().Kind == rules.Make || b.does().Kind == rules.Make
			if makes && p.conflict(&a.Point, &b.Point) && as.of(a, b, false) == 0 {
				return true
			}
		}
	}
	return false
}

// assumptions are what digests have built on.
func (m *made) assumptions() (ns []Note) {
	all := map[cfg.Pos]bool{}
	for base := range m.asked {
		for _, at := range m.where[base] {
			all[at] = true
		}
	}
	for _, at := range slices.SortedFunc(maps.Keys(all), cfg.Pos.Compare) {
		ns = append(ns, Note{ID: "made-unheld", Pos: at,
			Text: "no thread holds the lock that is initialised or destroyed here"})
	}
	return ns
}
