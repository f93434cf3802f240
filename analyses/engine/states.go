package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/digest"
)

// item is one element of a split program point: a digest with what its executions may look like.
type item struct {
	key   digest.Tuple // the digest without its lattice parts
	tuple digest.Tuple
	state value.State
}

// states is what is known at a program point in one context: a finite map from the digests' keys to abstract states, sorted by key.
// The zero value is bottom: the point is not reached.
type states []item

// stateDomain is the lattice of states: digests with one key are merged, states joined pointwise.
type stateDomain struct{ product *digest.Product }

func (d stateDomain) Bottom() states { return nil }

func (d stateDomain) Leq(a, b states) bool {
	j := 0
	for i := range a {
		for j < len(b) && b[j].key < a[i].key {
			j++
		}
		if j == len(b) || b[j].key != a[i].key || !d.product.Leq(a[i].tuple, b[j].tuple) || !a[i].state.Leq(b[j].state) {
			return false
		}
	}
	return true
}

func (d stateDomain) Equal(a, b states) bool {
	if len(a) != len(b) {
		return false
	}
	if len(a) == 0 || &a[0] == &b[0] {
		return true
	}
	for i := range a {
		if a[i].tuple != b[i].tuple || !a[i].state.Equal(b[i].state) {
			return false
		}
	}
	return true
}

func (d stateDomain) Join(a, b states) states { return d.merge(a, b, value.State.Join) }

func (d stateDomain) Widen(old, new states) states { return d.merge(old, new, value.State.Widen) }

func (d stateDomain) merge(a, b states, f func(a, b value.State) value.State) states {
	if len(b) == 0 {
		return a
	}
	if len(a) == 0 {
		return b
	}
	out := make(states, 0, max(len(a), len(b)))
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch {
		case j == len(b) || i < len(a) && a[i].key < b[j].key:
			out = append(out, a[i])
			i++
		case i == len(a) || b[j].key < a[i].key:
			out = append(out, b[j])
			j++
		default:
			out = append(out, item{a[i].key, d.product.Join(a[i].tuple, b[j].tuple), f(a[i].state, b[j].state)})
			i++
			j++
		}
	}
	return out
}

// add joins one element.
func (d stateDomain) add(a states, tuple digest.Tuple, s value.State) states {
	return d.Join(a, states{{d.product.Key(tuple), tuple, s}})
}

// shared is the value of a global unknown: only the part that its kind uses is set.
type shared struct {
	states states
	object *value.Object
	value  value.Value
	bits   uint32
	fact   any
	owner  int // the component that a fact belongs to
}

// sharedDomain is the lattice of global unknowns: the product of what the kinds need.
type sharedDomain struct{ stateDomain }

func (d sharedDomain) Bottom() shared { return shared{} }

func (d sharedDomain) Leq(a, b shared) bool {
	return a.bits&^b.bits == 0 && a.object.Leq(b.object) && a.value.Leq(b.value) &&
		d.stateDomain.Leq(a.states, b.states) && (a.fact == nil || b.fact != nil && d.product.LeqFact(a.owner, a.fact, b.fact))
}

func (d sharedDomain) Equal(a, b shared) bool { return d.Leq(a, b) && d.Leq(b, a) }

func (d sharedDomain) Join(a, b shared) shared {
	out := d.rest(a, b)
	out.states = d.stateDomain.Join(a.states, b.states)
	out.object = a.object.Join(b.object)
	out.value = a.value.Join(b.value)
	return out
}

func (d sharedDomain) Widen(a, b shared) shared {
	out := d.rest(a, b)
	out.states = d.stateDomain.Widen(a.states, b.states)
	out.object = a.object.Widen(b.object)
	out.value = a.value.Widen(b.value)
	return out
}

func (d sharedDomain) rest(a, b shared) shared {
	out := shared{bits: a.bits | b.bits, fact: a.fact, owner: a.owner}
	switch {
	case a.fact == nil:
		out.fact, out.owner = b.fact, b.owner
	case b.fact != nil:
		out.fact = d.product.JoinFact(a.owner, a.fact, b.fact)
	}
	return out
}
