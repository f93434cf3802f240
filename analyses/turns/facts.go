package turns

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Kind says what a Fact is about.
type Kind uint8

const (
	// Least: the number Var is From or more; if Exact, it is From.
	Least Kind = iota
	// Less: the number Var is less than Bound.
	Less
	// Held: each thread of Creation that the running thread has created, and that may not have ended, has its
	// identifier in one of the cells of Var, an array or a pointer to one, from From up to Bound, excluded; and has
	// had it there ever since.
	Held
	// Waited: the running thread has joined what is in each of these cells, since it was put there.
	Waited
)

// Fact is something that is known of numbers, and of cells of arrays.
type Fact struct {
	Kind     Kind
	Var      *cfg.Var
	Creation threadid.Creation
	Bound    Bound
	From     int64
	Exact    bool
}

// Bound is an integer, as a mathematical number: the value of Var (nil: 0) converted to As, plus N.
type Bound struct {
	Var *cfg.Var
	As  form
	N   int64
}

// form is the form of an integer type; the zero value is that of the variable itself.
type form struct {
	bytes  int64
	signed bool
}

// subject is what a fact is about; of one subject an element has one fact.
func (f Fact) subject() Fact {
	f.From, f.Exact = 0, false
	return f
}

// mentions reports whether a fact is about a variable.
func (f Fact) mentions(v *cfg.Var) bool { return f.Var == v || f.Bound.Var == v }

func compareSubjects(a, b Fact) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(id(a.Var), id(b.Var)), threadid.CompareCreations(a.Creation, b.Creation),
		cmp.Compare(id(a.Bound.Var), id(b.Bound.Var)), cmp.Compare(a.Bound.As.bytes, b.Bound.As.bytes),
		bit(a.Bound.As.signed)-bit(b.Bound.As.signed), cmp.Compare(a.Bound.N, b.Bound.N))
}

func compareFacts(a, b Fact) int {
	return cmp.Or(compareSubjects(a, b), cmp.Compare(a.From, b.From), bit(a.Exact)-bit(b.Exact))
}

func id(v *cfg.Var) int {
	if v == nil {
		return -1
	}
	return v.ID
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// find is the fact of a subject.
func (d *Digest) find(a Element, subject Fact) (Fact, bool) {
	items := d.facts.Items(a.Facts)
	i, ok := slices.BinarySearchFunc(items, subject, compareSubjects)
	if !ok {
		return Fact{}, false
	}
	return items[i], true
}

// implied is the fact of a subject, if it is known, or if there is nothing that it says anything of: no thread is
// left, or no cell lies before a number; or if they lie before the cell before.
func (d *Digest) implied(a Element, f Fact) (Fact, bool) {
	if g, ok := d.find(a, f.subject()); ok {
		return g, true
	}
	switch f.Kind {
	case Held:
		if g := f.subject(); f.Bound.N == 1 {
			g.Bound.N = 0
			if g, ok := d.find(a, g); ok && f.Bound.Var != nil {
				f.From = g.From
				return f, true
			}
		}
		return f, !slices.Contains(d.lists.Items(a.Left), f.Creation)
	case Waited:
		if at, ok := d.exactly(a, f.Bound); ok {
			f.From = at
			return f, true
		}
	}
	return Fact{}, false
}

// exactly is a variable whose value is known.
func (d *Digest) exactly(a Element, b Bound) (int64, bool) {
	l, ok := d.find(a, Fact{Kind: Least, Var: b.Var})
	return l.From, ok && l.Exact && b == Bound{Var: b.Var}
}

// common is what holds in either of two histories.
func (d *Digest) common(a, b Element) []Fact {
	var out []Fact
	for _, f := range d.facts.Items(a.Facts) {
		if g, ok := d.implied(b, f); ok {
			out = append(out, weaker(f, g))
		}
	}
	for _, f := range d.facts.Items(b.Facts) {
		if g, ok := d.implied(a, f); ok {
			out = append(out, weaker(f, g))
		}
	}
	slices.SortFunc(out, compareFacts)
	return slices.Compact(out)
}

// weaker is what two facts of one subject have in common.
func weaker(f, g Fact) Fact {
	switch f.Kind {
	case Least:
		f.Exact = f.Exact && g.Exact && f.From == g.From
		f.From = min(f.From, g.From)
	case Held:
		f.From = min(f.From, g.From)
	case Waited:
		f.From = max(f.From, g.From)
	}
	return f
}

// with adds facts, in place of those of the same subject.
func (d *Digest) with(a Element, fs ...Fact) Element {
	items := slices.Clone(d.facts.Items(a.Facts))
	for _, f := range fs {
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

// dropping has no facts that drop says.
func (d *Digest) dropping(a Element, drop func(Fact) bool) Element {
	if items := d.facts.Items(a.Facts); slices.ContainsFunc(items, drop) {
		a.Facts = d.facts.List(slices.DeleteFunc(slices.Clone(items), drop)...)
	}
	return a
}

// forget knows nothing of a variable.
func (d *Digest) forget(a Element, v *cfg.Var) Element {
	return d.dropping(a, func(f Fact) bool { return f.mentions(v) })
}

// set gives a variable a new value, that of an expression before (nil: not known).
func (d *Digest) set(x digest.Context, a Element, v *cfg.Var, value cfg.Expr) Element {
	if value == nil || !d.program.numbers[v] {
		return d.forget(a, v)
	}
	if d.isNext(a, v, value) {
		return d.increased(a, v)
	}
	b, ok := d.number(x, a, value)
	if !ok || b.As != (form{}) {
		return d.forget(a, v)
	}
	a = d.forget(a, v)
	if b.Var == nil {
		return d.with(a, Fact{Kind: Least, Var: v, From: b.N, Exact: true})
	}
	var same []Fact
	for _, f := range d.facts.Items(a.Facts) {
		if !f.mentions(b.Var) {
			continue
		}
		if f.Var == b.Var {
			f.Var = v
		}
		if f.Bound.Var == b.Var && f.Bound.As == (form{}) {
			f.Bound.Var = v
		}
		if !f.mentions(b.Var) {
			same = append(same, f)
		}
	}
	return d.with(a, same...)
}

// isNext reports whether an expression is a variable plus 1, which is no more than the greatest number of its type,
// since the variable is less than something that is not.
func (d *Digest) isNext(a Element, v *cfg.Var, x cfg.Expr) bool {
	b, ok := x.(*cfg.Binary)
	if !ok || b.Op != cfg.Add || !cfg.Identical(b.Typ, v.Type) {
		return false
	}
	l, ok := b.X.(*cfg.Load)
	n, constant := cfg.IsConst(b.Y)
	return ok && l.LV.IsVariable() && l.LV.Var == v && constant && n == 1 &&
		slices.ContainsFunc(d.facts.Items(a.Facts), func(f Fact) bool {
			return f.Kind == Less && f.Var == v && f.Bound.bits() <= formOf(v).bits()
		})
}

func formOf(v *cfg.Var) form {
	t := v.Type.(*cfg.Int)
	return form{t.Bytes, t.Signed}
}

// bits says how many bits the numbers of a form have, without a sign.
func (f form) bits() int {
	return int(8*f.bytes) - bit(f.signed)
}

// bits bounds those of a number.
func (b Bound) bits() int {
	switch {
	case b.Var == nil:
		return bits.Len64(uint64(max(b.N, 0)))
	case b.As != form{}:
		return b.As.bits()
	}
	return formOf(b.Var).bits()
}

// increased adds 1 to a variable: what lay before it and the next cell lies before it now, and so does what lay
// before it.
func (d *Digest) increased(a Element, v *cfg.Var) Element {
	var moved []Fact
	for _, f := range d.facts.Items(a.Facts) {
		switch {
		case !f.mentions(v):
			continue
		case f.Kind == Least:
			f.Exact = false
		case f.Bound.Var != v || f.Bound.As != form{}:
			continue // less than something, or an array
		case f.Kind == Less, f.Kind == Held && f.Bound.N == 0:
		case f.Bound.N == 1:
			f.Bound.N = 0
		default:
			continue
		}
		moved = append(moved, f)
	}
	return d.with(d.forget(a, v), moved...)
}
