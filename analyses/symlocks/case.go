package symlocks

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Case is what is known of a history. The zero value knows nothing, and has read-locked nothing.
type Case struct {
	Equal   digest.List[Equality]
	Compare digest.List[Comparison] // one of any two variables
	Held    digest.List[Held]
	Reads   digest.List[Read]
	Known   digest.List[Flag]      // what numbers in memory are, since they were seen or written in this section
	Taken   digest.List[Flag]      // flags that the thread has taken
	Calls   digest.List[*cfg.Edge] // by which it has come here, as far as that is known: see calls.go
}

// Equality says that a variable holds an address, or a number. There may be several of one variable.
type Equality struct {
	Var   *cfg.Var
	Value Address
}

// MaxCases bounds the cases of an element. Two locks in the order of their addresses take four, if both may be
// the same one.
const MaxCases = 6

// all lists the cases; there is at least one.
func (d *Digest) all(cases digest.List[Case]) []Case {
	if cases.IsEmpty() {
		return []Case{{}}
	}
	return d.cases.Items(cases)
}

// each applies f to all cases.
func (d *Digest) each(cases digest.List[Case], f func(Case) Case) digest.List[Case] {
	all := d.all(cases)
	out := make([]Case, len(all))
	for i, c := range all {
		out[i] = f(c)
	}
	if slices.Equal(all, out) {
		return cases
	}
	return d.disjunction(out)
}

// either has the cases of two elements. Which read locks are put together when cases are merged depends on their order
// ([Digest.readByEither]); but each case is below what it was merged into, and elements that are in order already are
// not merged anew.
func (d *Digest) either(a, b digest.List[Case]) digest.List[Case] {
	switch {
	case d.covers(b, a):
		return b
	case d.covers(a, b):
		return a
	}
	return d.disjunction(slices.Concat(d.all(a), d.all(b)))
}

// covers reports whether each case of b is one of a, where less may be known.
func (d *Digest) covers(a, b digest.List[Case]) bool {
	return a == b || !slices.ContainsFunc(d.all(b), func(y Case) bool {
		return !slices.ContainsFunc(d.all(a), func(x Case) bool { return d.meet(y, x) == x })
	})
}

// maxForms bounds the ways in which an address is written.
const maxForms = 8

// expand lists addresses and what they are by the equalities. All of them are kept, because of some of them a
// merge may leave nothing.
func (d *Digest) expand(c Case, addresses []Address) []Address {
	if len(addresses) == 0 || c.Equal.IsEmpty() {
		return addresses
	}
	out := slices.Clone(addresses)
	for i := 0; i < len(out); i++ {
		for _, e := range d.equal.Items(c.Equal) {
			if more, ok := out[i].Replace(e.Var, e.Value); ok && len(out) < maxForms && !slices.Contains(out, more) {
				out = append(out, more)
			}
		}
	}
	return out
}

// assignment is what [Digest.assign] is asked.
type assignment struct {
	in    Case
	to    *cfg.Var
	value digest.List[Address]
}

// assign gives a variable a value, which may be written in terms of its old one.
func (d *Digest) assign(c Case, to *cfg.Var, value []Address) Case {
	k := assignment{c, to, d.addresses.List(value...)}
	out, ok := d.assignments[k]
	if !ok {
		out = d.change(c, to, value)
		d.assignments[k] = out
	}
	return out
}

func (d *Digest) change(c Case, to *cfg.Var, value []Address) Case {
	is := func(v *cfg.Var) bool { return v == to }
	values := d.expand(c, value)
	c = d.forget(c, is)
	c = d.equate(c, []Address{variable(to)}, values, is)
	c.Known, c.Taken = d.also(c, c.Known, is), d.also(c, c.Taken, is)
	return d.compareLike(c, to, values)
}

// maxEqual bounds the equalities that a case remembers when it learns more.
const maxEqual = 48

// equate lets values be equal, each of them written in several ways, as far as variables are equal to something
// by that. If there are too many equalities, those of the variables that these are about are kept.
func (d *Digest) equate(c Case, xs, ys []Address, about func(*cfg.Var) bool) Case {
	equal := slices.Clone(d.equal.Items(c.Equal))
	add := func(x, y Address) {
		if v := x.Terms[0].Var; v == nil || x != variable(v) || y.Mentions(func(w *cfg.Var) bool { return w == v }) {
			return
		}
		e := Equality{x.Terms[0].Var, y}
		if i, found := slices.BinarySearchFunc(equal, e, compareEqual); !found {
			equal = slices.Insert(equal, i, e)
		}
	}
	for _, x := range xs {
		for _, y := range ys {
			add(x, y)
			add(y, x)
		}
	}
	if len(equal) > maxEqual {
		equal = slices.DeleteFunc(equal, func(e Equality) bool { return !about(e.Var) && !e.Value.Mentions(about) })
	}
	c.Equal = d.equal.List(equal...)
	return c
}

// forget drops what mentions some variables.
func (d *Digest) forget(c Case, is func(*cfg.Var) bool) Case {
	c.Known, c.Taken = d.renamed(c, c.Known, is), d.renamed(c, c.Taken, is)
	c.Equal = without(&d.equal, c.Equal, func(e Equality) bool { return is(e.Var) || e.Value.Mentions(is) })
	c.Compare = without(&d.comparisons, c.Compare, func(m Comparison) bool { return m.Mentions(is) })
	c.Held = without(&d.held, c.Held, func(h Held) bool { return h.Lock.Mentions(is) })
	if slices.ContainsFunc(d.reads.Items(c.Reads),
		func(r Read) bool { return slices.ContainsFunc(d.addresses.Items(r.Forms), mentions(is)) }) {
		rs := slices.Clone(d.reads.Items(c.Reads))
		for i := range rs {
			rs[i].Forms = without(&d.addresses, rs[i].Forms, mentions(is))
		}
		c.Reads = d.allReads(rs)
	}
	return c
}

// done is what is known behind an operation on a lock.
func (d *Digest) done(c Case) Case {
	return d.forget(c, func(v *cfg.Var) bool { return v == d.operand })
}

func mentions(is func(*cfg.Var) bool) func(Address) bool {
	return func(a Address) bool { return a.Mentions(is) }
}

// without is the list without some of its items.
func without[T comparable](in *digest.Interner[T], l digest.List[T], drop func(T) bool) digest.List[T] {
	if !slices.ContainsFunc(in.Items(l), drop) {
		return l
	}
	return in.List(slices.DeleteFunc(slices.Clone(in.Items(l)), drop)...)
}

// maxComparisons bounds the comparisons that a case remembers; half of it, those with numbers, unless there are flags.
const maxComparisons = 16

const anyOrder = Less | Equal | Greater

// decide leaves the cases in which a condition can come out as it does.
//
// Sound: registers are changed by their own thread only, and everything that mentions one is dropped when it
// is. So two comparisons of the same registers have the same result as long as both are remembered. If nothing
// is left, no execution comes here, and it does no harm to say less.
func (d *Digest) decide(cases digest.List[Case], by Comparison) digest.List[Case] {
	all := d.all(cases)
	var out []Case
	for _, c := range all {
		if c, ok := d.compare(c, by); ok {
			out = append(out, c)
		}
	}
	if len(out) == 0 || slices.Equal(all, out) {
		return cases
	}
	return d.disjunction(out)
}

// compare adds a comparison, and what is equal by it. It reports whether that is possible.
func (d *Digest) compare(c Case, by Comparison) (Case, bool) {
	xs, ys := d.expand(c, []Address{variable(by.X)}), []Address(nil)
	by.May &= d.order(c, by.X, by.Y, by.N)
	if by.Y == nil {
		by.May &= d.orderTo(c, by.X, by.N)
	} else {
		ys = d.expand(c, []Address{variable(by.Y)})
		for _, x := range xs {
			for _, y := range ys {
				by.May &= d.orderOf(c, x, y)
			}
		}
	}
	if by.May == 0 {
		return c, false
	}
	cs := d.comparisons.Items(c.Compare)
	if i, found := slices.BinarySearchFunc(cs, by, compareComparisons); !found {
		if len(cs) >= maxComparisons || by.Y == nil && len(cs) >= maxComparisons/2 && d.flags.taken == nil {
			return d.decided(c, by, xs, ys), true
		}
		c.Compare = d.comparisons.List(slices.Insert(slices.Clone(cs), i, by)...)
	} else if cs[i] != by {
		cs = slices.Clone(cs)
		cs[i] = by
		c.Compare = d.comparisons.List(cs...)
	}
	return d.decided(c, by, xs, ys), true
}

// decided adds what is equal by a comparison, of values that are written in several ways.
func (d *Digest) decided(c Case, by Comparison, xs, ys []Address) Case {
	if by.May != Equal || by.Y == nil {
		return c
	}
	return d.equate(c, xs, ys, func(v *cfg.Var) bool { return v == by.X || v == by.Y })
}

// variable is the value of a variable.
func variable(v *cfg.Var) Address {
	return Address{Terms: [2]Term{{Var: v, Scale: 1}}}
}

// order is how x may compare to y, or to n, as far as that was asked before.
func (d *Digest) order(c Case, x, y *cfg.Var, n int64) Order {
	cs := d.comparisons.Items(c.Compare)
	if i, found := slices.BinarySearchFunc(cs, Comparison{X: x, Y: y, N: n}, compareComparisons); found {
		return cs[i].May
	}
	return anyOrder
}

// orderOf is how the values of two addresses may compare, if they are variables.
func (d *Digest) orderOf(c Case, a, b Address) Order {
	x, y := a.Terms[0].Var, b.Terms[0].Var
	switch {
	case a == b:
		return Equal
	case x == nil || y == nil || a != variable(x) || b != variable(y):
		return anyOrder
	case compareVar(x, y) < 0:
		return d.order(c, x, y, 0)
	}
	return mirrored(d.order(c, y, x, 0))
}

func mirrored(o Order) Order {
	return o&Equal | o&Less<<2 | o&Greater>>2
}

func compareVar(a, b *cfg.Var) int {
	id := func(v *cfg.Var) int {
		if v == nil {
			return -1
		}
		return v.ID
	}
	return cmp.Compare(id(a), id(b))
}

func compareAddress(a, b Address) int {
	return cmp.Or(compareVar(a.Object, b.Object),
		compareTerm(a.Terms[0], b.Terms[0]), compareTerm(a.Terms[1], b.Terms[1]), cmp.Compare(a.Offset, b.Offset))
}

func compareTerm(a, b Term) int {
	return cmp.Or(compareVar(a.Var, b.Var), cmp.Compare(a.Scale, b.Scale), compareOf(a.Of, b.Of))
}

func compareEqual(a, b Equality) int {
	return cmp.Or(compareVar(a.Var, b.Var), compareAddress(a.Value, b.Value))
}

// compareComparisons orders by what is compared; that occurs once.
func compareComparisons(a, b Comparison) int {
	return cmp.Or(compareVar(a.X, b.X), compareVar(a.Y, b.Y), cmp.Compare(a.N, b.N))
}

func (d *Digest) compareCases(a, b Case) int {
	if a == b {
		return 0
	}
	return cmp.Or(
		slices.CompareFunc(d.equal.Items(a.Equal), d.equal.Items(b.Equal), compareEqual),
		slices.CompareFunc(d.held.Items(a.Held), d.held.Items(b.Held), func(g, h Held) int {
			return cmp.Or(compareHeld(g, h), digest.CompareBools(g.Shared, h.Shared), digest.CompareBools(g.Any, h.Any), d.compareMay(g.May, h.May))
		}),
		slices.CompareFunc(d.comparisons.Items(a.Compare), d.comparisons.Items(b.Compare), func(a, b Comparison) int {
			return cmp.Or(compareComparisons(a, b), cmp.Compare(a.May, b.May))
		}),
		slices.CompareFunc(d.flags.numbers.Items(a.Known), d.flags.numbers.Items(b.Known), compareFlags),
		slices.CompareFunc(d.flags.numbers.Items(a.Taken), d.flags.numbers.Items(b.Taken), compareFlags),
		slices.CompareFunc(d.reads.Items(a.Reads), d.reads.Items(b.Reads), d.compareReads),
		slices.CompareFunc(d.calls.Items(a.Calls), d.calls.Items(b.Calls), compareEdges))
}
