package turns

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Kind says what a Fact is about.
type Kind uint8

const (
	// Least: the number Of is From or more; if Exact, it is From.
	Least Kind = iota
	// Less: the number Of is less than Bound.
	Less
	// Same: the number Of is equal to Bound.
	Same
	// Leads: the pointer Of leads to the cell of To whose index is Bound.
	Leads
	// Copies: the pointer Of is what the cell of To holds whose index is Bound.
	Copies
	// Unused: the object that the pointer Of leads to, if it leads to one, is none that the running thread has put an
	// identifier into, or joined one from, or given to a thread that it has created.
	Unused
	// Alone: only one thread of Creation that the running thread has created may not have ended, and it has its
	// identifier, ever since, behind the pointer Of, where the link of To says.
	Alone
	// Beside: all but one have theirs where Held says it of To, and that one has it behind the pointer Of, likewise.
	Beside
	// Marked: each thread of Creation that the running thread has created, and that may not have ended, and that has
	// had its identifier in a cell of Of ever since, has the flag of To set whose index is that of the cell.
	Marked
	// Marking: all but the one have that which has its identifier in the cell whose index is Bound. Without To, that is
	// so of any array of flags: there is no other one.
	Marking
	// Held: each thread of Creation that the running thread has created, and that may not have ended, has its
	// identifier in one of the cells of Of, an array or a pointer to one, from From up to Bound, excluded; and has
	// had it there ever since.
	Held
	// Waited: the running thread has joined what is in each of these cells, since it was put there; or what is there is
	// the identifier of no thread that may not have ended, of such creations as Held is about, of the cells of Of.
	Waited
	// Joined: it has joined what is in the cell of Of whose index is Bound, and has put nothing into any cell since.
	Joined
)

// Fact is something that is known of numbers, and of cells of arrays.
type Fact struct {
	Kind     Kind
	Exact    bool
	Of       Place
	Creation threadid.Creation
	To       Place
	Bound    Bound
	From     int64
}

// Bound is an integer, as a mathematical number: the value of Of (nowhere: 0) converted to As, plus N.
type Bound struct {
	Of Place
	As form
	N  int64
}

// form is the form of an integer type; the zero value is that of the variable itself.
type form struct {
	bytes  uint8
	signed bool
}

func formOf(t *cfg.Int) form { return form{uint8(t.Bytes), t.Signed} }

// subject is what a fact is about; of one subject an element has one fact.
func (f Fact) subject() Fact {
	f.From, f.Exact = 0, false
	return f
}

// mentions reports whether a fact is about a place.
func (f *Fact) mentions(p Place) bool { return f.Of == p || f.Bound.Of == p }

// compareSubjects is asked very often, and the first parts tell most facts apart.
func compareSubjects(a, b *Fact) int {
	if c := cmp.Compare(a.Kind, b.Kind); c != 0 || a == b {
		return c
	}
	if c := comparePlaces(&a.Of, &b.Of); c != 0 {
		return c
	}
	return cmp.Or(threadid.CompareCreations(a.Creation, b.Creation), comparePlaces(&a.To, &b.To), comparePlaces(&a.Bound.Of, &b.Bound.Of),
		compareForms(a.Bound.As, b.Bound.As), cmp.Compare(a.Bound.N, b.Bound.N))
}

func compareForms(a, b form) int {
	return cmp.Or(cmp.Compare(a.bytes, b.bytes), digest.CompareBools(a.signed, b.signed))
}

func compareFacts(a, b *Fact) int {
	return cmp.Or(compareSubjects(a, b), cmp.Compare(a.From, b.From), digest.CompareBools(a.Exact, b.Exact))
}

func id(v *cfg.Var) int {
	if v == nil {
		return -1
	}
	return v.ID
}

// find is the fact of a subject.
func (d *Digest) find(a Element, subject Fact) (Fact, bool) {
	items := d.facts.Items(a.Facts)
	i, ok := slices.BinarySearchFunc(items, subject, func(f *Fact, s Fact) int { return compareSubjects(f, &s) })
	if !ok {
		return Fact{}, false
	}
	return *items[i], true
}

// implied is the fact of a subject, if it is known, or if there is nothing that it says anything of: no thread is
// left, or no cell lies before a number; or if they lie before the cell before.
func (d *Digest) implied(a Element, f Fact) (Fact, bool) {
	if g, ok := d.find(a, f.subject()); ok {
		return g, true
	}
	switch f.Kind {
	case Same:
		m, okM := d.exactly(a, Bound{Of: f.Of})
		n, okN := d.exactly(a, Bound{Of: f.Bound.Of})
		return f, okM && okN && near(m-n) && m-n == f.Bound.N
	case Held:
		if g := f.subject(); f.Bound.N == 1 {
			g.Bound.N = 0
			if g, ok := d.find(a, g); ok && isPlace(f.Bound.Of) {
				f.From = g.From
				return f, true
			}
		}
		return f, !slices.Contains(d.lists.Items(a.Left), f.Creation)
	case Marked:
		return f, !slices.Contains(d.lists.Items(a.Left), f.Creation)
	case Marking:
		whatever := f.subject()
		whatever.To = Place{}
		_, ok := d.find(a, whatever)
		return f, ok
	case Beside:
		_, alone := d.find(a, Fact{Kind: Alone, Of: f.Of, To: Place{Link: f.To.Link}, Creation: f.Creation})
		return f, alone
	case Waited:
		if at, ok := d.exactly(a, f.Bound); ok {
			f.From = at
			return f, true
		}
	}
	return Fact{}, false
}

// exactly is a number whose value is known.
func (d *Digest) exactly(a Element, b Bound) (int64, bool) {
	l, ok := d.find(a, Fact{Kind: Least, Of: b.Of})
	return l.From, ok && l.Exact && b == Bound{Of: b.Of}
}

// near reports whether numbers that differ by so much are compared.
func near(n int64) bool { return -1 <= n && n <= 1 }

// same says that two numbers in a different place are equal, but for n: the first one of them is that one that comes
// first.
func same(p, q Place, n int64) Fact {
	if comparePlaces(&p, &q) > 0 {
		p, q, n = q, p, -n
	}
	return Fact{Kind: Same, Of: p, Bound: Bound{Of: q, N: n}}
}

// equals calls f for all numbers that are known to be equal to p, plus n.
func (d *Digest) equals(a Element, p Place, f func(q Place, n int64)) {
	for _, g := range d.facts.Items(a.Facts) {
		switch {
		case g.Kind != Same:
		case g.Of == p:
			f(g.Bound.Of, -g.Bound.N)
		case g.Bound.Of == p:
			f(g.Of, g.Bound.N)
		}
	}
}

// common is what holds in either of two histories. Most of it is the same in both: so the lists, which are sorted
// by subjects, are gone through side by side, and only what one of them lacks is looked for. What is found is of the
// same subject, and the result sorted.
func (d *Digest) common(a, b Element) []*Fact {
	fs, gs := d.facts.Items(a.Facts), d.facts.Items(b.Facts)
	out := make([]*Fact, 0, min(len(fs), len(gs)))
	lacking := func(f *Fact, in Element) {
		if g, ok := d.implied(in, *f); ok {
			out = append(out, d.fact(weaker(*f, g)))
		}
	}
	for len(fs) > 0 && len(gs) > 0 {
		switch c := compareSubjects(fs[0], gs[0]); {
		case c < 0:
			lacking(fs[0], b)
			fs = fs[1:]
		case c > 0:
			lacking(gs[0], a)
			gs = gs[1:]
		default:
			f := fs[0]
			if f != gs[0] {
				f = d.fact(weaker(*f, *gs[0]))
			}
			out = append(out, f)
			fs, gs = fs[1:], gs[1:]
		}
	}
	for _, f := range fs {
		lacking(f, b)
	}
	for _, g := range gs {
		lacking(g, a)
	}
	return out
}

// weaker is what two facts of one subject have in common.
func weaker(f, g Fact) Fact {
	switch f.Kind {
	case Least:
		f.Exact = f.Exact && g.Exact && f.From == g.From
		f.From = min(f.From, g.From)
	case Held, Beside:
		f.From = min(f.From, g.From)
	case Waited:
		f.From = max(f.From, g.From)
	}
	return f
}

// with adds facts, in place of those of the same subject.
func (d *Digest) with(a Element, fs ...Fact) Element {
	before := d.facts.Items(a.Facts)
	items := append(make([]*Fact, 0, len(before)+len(fs)), before...)
	for _, g := range fs {
		f := d.fact(g)
		i, ok := slices.BinarySearchFunc(items, f, compareSubjects)
		if ok {
			items[i] = f
		} else {
			items = slices.Insert(items, i, f)
		}
	}
	a.Facts = d.facts.List(items...)
	return a
}

// fact is the one fact that is equal to f: lists of facts hold pointers, which are compared and hashed in no time.
func (d *Digest) fact(f Fact) *Fact {
	p := d.known[f]
	if p == nil {
		p = new(f)
		d.known[f] = p
	}
	return p
}

// dropping has no facts that drop says.
func (d *Digest) dropping(a Element, drop func(*Fact) bool) Element {
	if items := d.facts.Items(a.Facts); slices.ContainsFunc(items, drop) {
		a.Facts = d.facts.List(slices.DeleteFunc(slices.Clone(items), drop)...)
	}
	return a
}

// forget knows nothing of a place.
func (d *Digest) forget(a Element, p Place) Element {
	return d.dropping(a, func(f *Fact) bool { return f.mentions(p) })
}
