package engine

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/digest"
)

// item is one element of a split program point: a digest with what its executions may look like.
type item struct {
	key   digest.Tuple // the digest without its lattice parts
	tuple digest.Tuple
	state value.State
}

// states is what is known at a program point in one context: a finite map from the digests' keys to abstract
// states, sorted by key. The zero value is bottom: the point is not reached.
type states []item

// pointersPerWork is how many pointers make as much work as an evaluation does without any.
const pointersPerWork = 32

// work is what there was to do to find some states: what their registers hold has been read, joined and compared, and
// functions have been entered, each with a state of its own.
func (x *engine) work(s states) int {
	n := x.entries.made * pointersPerWork
	x.entries.made = 0
	for i := range s {
		for _, v := range s[i].state.Frame.All() {
			n += len(v.Parts())
		}
	}
	return n / pointersPerWork
}

// stateDomain is the lattice of states: digests with one key are merged, states joined pointwise. When there
// are more digests than budget, those that have an upper bound are merged, too, all of them at once and in the
// order of [digest.Product.Compare]: so the result depends on the set of digests alone.
type stateDomain struct {
	product *digest.Product
	values  value.States
	budget  int
	merges  *int // how often the budget was exceeded
}

func (d stateDomain) Bottom() states { return nil }

func (d stateDomain) Leq(a, b states) bool {
	j := 0
	for i := range a {
		for j < len(b) && b[j].key < a[i].key {
			j++
		}
		exact := j < len(b) && b[j].key == a[i].key && d.product.Leq(a[i].tuple, b[j].tuple) && d.values.Leq(a[i].state, b[j].state)
		if !exact && !d.covered(a[i], b) {
			return false
		}
	}
	return true
}

// covered reports whether an element is described by one that stands for several merged ones.
func (d stateDomain) covered(a item, b states) bool {
	return slices.ContainsFunc(b, func(c item) bool {
		m, ok := d.product.Merge(a.tuple, c.tuple)
		return ok && m == c.tuple && d.values.Leq(a.state, c.state)
	})
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

func (d stateDomain) Join(a, b states) states { return d.merge(a, b, d.values.Join) }

func (d stateDomain) Widen(old, new states) states { return d.merge(old, new, d.values.Widen) }

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
	if len(out) > d.budget {
		return d.shrink(out, f)
	}
	return out
}

// shrink merges everything that can be merged.
func (d stateDomain) shrink(a states, f func(a, b value.State) value.State) states {
	*d.merges++
	a = slices.Clone(a)
	slices.SortFunc(a, func(x, y item) int { return d.product.Compare(x.tuple, y.tuple) })
	var out states
next:
	for _, it := range a {
		for i := range out {
			if m, ok := d.product.Merge(out[i].tuple, it.tuple); ok {
				out[i] = item{d.product.Key(m), m, f(out[i].state, it.state)}
				continue next
			}
		}
		out = append(out, it)
	}
	slices.SortFunc(out, func(x, y item) int { return cmp.Compare(x.key, y.key) })
	// Two merged elements may have come to one key.
	unique := out[:0]
	for _, it := range out {
		if n := len(unique); n > 0 && unique[n-1].key == it.key {
			last := &unique[n-1]
			*last = item{it.key, d.product.Join(last.tuple, it.tuple), f(last.state, it.state)}
			continue
		}
		unique = append(unique, it)
	}
	return unique
}

// add joins one element.
func (d stateDomain) add(a states, tuple digest.Tuple, s value.State) states {
	return d.Join(a, states{{d.product.Key(tuple), tuple, s}})
}
