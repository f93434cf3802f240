package symlocks

import (
	"slices"

	"github.com/mayrun-dev/mayrun/digest"
)

// disjunction makes a set of cases that each of those given implies one of. First it leaves out what implies
// another, so that the result is above all arguments in the order that it defines; then it merges a case with
// one that knows no less about what is equal and held: what it knows more would be of no use, because the other
// case is to be reckoned with all the same, unless that is excluded by how variables compare; and if there are
// still too many, first it forgets by which calls they have come, and then all are merged.
//
// A case can only lose knowledge by being merged, and has finitely much of it; a set that is replaced by a
// greater one either has a case more, up to the bound, or the oldest case that changes has lost knowledge. So
// no chain of elements ascends for ever.
func (d *Digest) disjunction(cs []Case) digest.List[Case] {
	if len(cs) > 1 {
		if cs = d.merged(cs); len(cs) > d.max {
			cs = d.merged(withoutCalls(cs))
		}
		if len(cs) > d.max {
			for _, c := range cs[1:] {
				cs[0] = d.meet(cs[0], c)
			}
			cs = cs[:1]
		}
		slices.SortFunc(cs, d.compareCases)
	}
	if len(cs) == 1 && cs[0] == (Case{}) {
		cs = nil
	}
	return d.cases.List(cs...)
}

// merged are the cases without those that the others stand for.
func (d *Digest) merged(cs []Case) []Case {
	slices.SortFunc(cs, d.compareCases)
	cs = merge(cs, func(a, b Case) (Case, bool) {
		m := d.meet(a, b)
		return m, m == a || m == b
	})
	return merge(cs, func(a, b Case) (Case, bool) {
		m := d.meet(a, b)
		return m, (d.asUseful(a, m) || d.asUseful(b, m)) && !d.tellApart(a, b)
	})
}

// merge replaces pairs by what f makes of them, until there is none.
func merge(cs []Case, f func(a, b Case) (Case, bool)) []Case {
	var out []Case
	for _, c := range cs {
		for i := 0; i < len(out); i++ {
			if m, ok := f(out[i], c); ok {
				c = m
				out = slices.Delete(out, i, i+1)
				i = -1
			}
		}
		out = append(out, c)
	}
	return out
}

// meet knows what both cases know.
func (d *Digest) meet(a, b Case) Case {
	if a == b {
		return a
	}
	m, ok := d.common[[2]Case{a, b}]
	if !ok {
		m = d.known(a, b)
		d.common[[2]Case{a, b}] = m
	}
	return m
}

func (d *Digest) known(a, b Case) Case {
	m := Case{
		Equal: d.equal.Intersection(a.Equal, b.Equal, compareEqual),
		Held:  d.heldByBoth(a.Held, b.Held),
		Reads: d.readByEither(a.Reads, b.Reads),
		Known: d.flags.numbers.Intersection(a.Known, b.Known, compareFlags),
		Taken: d.flags.numbers.Intersection(a.Taken, b.Taken, compareFlags),
		Calls: d.sameCalls(a.Calls, b.Calls),
	}
	var cs []Comparison
	for _, c := range d.comparisons.Items(a.Compare) {
		if c.May |= d.order(b, c.X, c.Y, c.N); c.May != anyOrder {
			cs = append(cs, c)
		}
	}
	m.Compare = d.comparisons.List(cs...)
	return m
}

// asUseful reports whether m, which knows no more than c, knows as much about what is equal and held, and whose that is.
func (d *Digest) asUseful(c, m Case) bool {
	return m.Equal == c.Equal && m.Known == c.Known && m.Taken == c.Taken && m.Calls == c.Calls && slices.EqualFunc(d.held.Items(m.Held), d.held.Items(c.Held),
		func(g, h Held) bool { return g.Lock == h.Lock && g.Shared == h.Shared })
}
