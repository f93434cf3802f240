package engine

import (
	"iter"

	"github.com/mayrun-dev/mayrun/analyses/value"
)

// placement are offsets apart by the number of the way in which the places are named: see [facts.SyncPlace]. What is
// noted of each way by itself tells members of elements apart, which one set of numbers does not. It must not be changed.
type placement []value.Value

// placedAt are offsets that are named in one way.
func placedAt(way int, at value.Num) placement {
	p := make(placement, way+1)
	p[way] = value.Ints(at)
	return p
}

// at are those of a way.
func (p placement) at(way int) value.Value {
	if way >= len(p) {
		return value.Bottom()
	}
	return p[way]
}

// all lists the ways that have places.
func (p placement) all() iter.Seq2[int, value.Num] {
	return func(yield func(int, value.Num) bool) {
		for way, v := range p {
			if !v.IsBottom() && !yield(way, v.Numbers()) {
				return
			}
		}
	}
}

func (p placement) leq(q placement) bool {
	for way, v := range p {
		if !v.Leq(q.at(way)) {
			return false
		}
	}
	return true
}

// merge is an upper bound, by one of the values.
func (p placement) merge(q placement, values func(a, b value.Value) value.Value) placement {
	out := make(placement, max(len(p), len(q)))
	for way := range out {
		out[way] = values(p.at(way), q.at(way))
	}
	return out
}

// placesIn are the places of some objects of synchronisation in b, by the way in which they are named.
func (s *step) placesIn(of func(b value.Base) unknown[placement], b value.Base) iter.Seq2[int, value.Num] {
	p := of(b).get(s.env)
	if s.member(b) {
		p = p.merge(of(eachMember).get(s.env), value.Value.Join)
	}
	return p.all()
}
