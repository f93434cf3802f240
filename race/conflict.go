package race

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
)

// Conflict is a pair of accesses to one location that conflict, and what excludes that the two run in parallel. A
// report lists those of the places that were asked for, also where nothing races.
type Conflict struct {
	Location    string // as C would name it
	Here, There Access // Here is at a place that was asked for; There may be the same access in another thread
	// Excluded are the digests each of which excludes the pair by itself; none, if the two may run in parallel.
	Excluded []string
	// Because is the location whose race makes this pair race as a consequence, though a digest excludes it.
	Because string
}

// conflicts collects those of the places that were asked for. There are very many pairs: what a reader would take for
// the same one is kept once for each answer.
type conflicts struct {
	here map[*class][]*Point
	seen map[conflictKey]bool
	list []Conflict
}

// conflictKey is what makes two conflicts the same for a reader.
type conflictKey struct {
	location, because string
	here, there       seenPoint
	by                uint64
}

// seenPoint is what a reader is told of an access.
type seenPoint struct {
	site
	text   string
	digest digest.Tuple
}

// conflictAt adds the pairs of two classes, at a location with a name, which the components of by exclude.
func (p *Pass) conflictAt(location func() string, a, b *class, by uint64, because string) {
	if p.Asked == nil {
		return
	}
	here, there := p.askedOf(a), p.askedOf(b)
	if len(here)+len(there) == 0 {
		return
	}
	name := location()
	p.conflictsOf(name, here, b.points, by, because)
	if a != b {
		p.conflictsOf(name, there, a.points, by, because)
	}
}

// askedOf are the accesses of a class at the places that were asked for.
func (p *Pass) askedOf(c *class) []*Point {
	out, ok := p.conflicts.here[c]
	if !ok {
		for _, a := range c.points {
			if p.Asked(a.Pos) {
				out = append(out, a)
			}
		}
		p.conflicts.here[c] = out
	}
	return out
}

func (p *Pass) conflictsOf(location string, here, there []*Point, by uint64, because string) {
	for _, x := range here {
		for _, y := range there {
			k := conflictKey{location, because, x.seen(), y.seen(), by}
			if p.conflicts.seen[k] {
				continue
			}
			p.conflicts.seen[k] = true
			p.conflicts.list = append(p.conflicts.list, Conflict{location, p.access(x), p.access(y), p.names(by), because})
		}
	}
}

func (a *Point) seen() seenPoint { return seenPoint{a.site(), a.Text, a.Digest} }

// sorted lists the conflicts by position.
func (c *conflicts) sorted() []Conflict {
	slices.SortStableFunc(c.list, func(a, b Conflict) int {
		return cmp.Or(a.Here.Pos.Compare(b.Here.Pos), cmp.Compare(a.Location, b.Location), a.There.Pos.Compare(b.There.Pos))
	})
	return c.list
}
