package flag

import (
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// few programs are bred for the digest as it is: the tests of its mistakes, which are found with no more than
// ten times as many, say what is noticed.
const few = 1

func with(d digest.Digest[Element]) []digest.Component {
	return []digest.Component{digest.Erase(threadid.New()), digest.Erase(d)}
}

func right() []digest.Component { return with(New()) }

// Is it admissible, access stable and sound?
func TestDigest(t *testing.T) { digesttest.Check{New: right, Bred: few}.Run(t) }

// Does the whole analysis with it agree with executions?
func TestWhole(t *testing.T) { digesttest.Check{New: right, Bred: few}.Whole(t) }

// What does it prove, and what not? The rows are seeds, too.
func TestTable(t *testing.T) { digesttest.Table(t, right, rows) }

var rows = []digesttest.Row{
	{"seen", `main: create t as x write g store a release  t: load a acquire { write g }`, ""},
	{"not seen", `main: create t as x write g store a release  t: load a acquire { } write g`, "g"},
	{"too late", `main: create t as x store a release write g  t: load a acquire { write g }`, "g"},
	{"set on one way", `main: create t as x choose { store a release } { } write g store a release  t: load a acquire { write g }`, "g"},
	{"by two", `main: create t as x create t as y load a acquire { write g }  t: write g store a release`, "g"},
	{"relaxed", `main: create t as x write g store a relaxed  t: load a acquire { write g }`, "g"},
	{"seen, relaxed", `main: create t as x write g store a release  t: load a relaxed { write g }`, "g"},
	{"set at first", `var a 1 main: create t as x write g store a release  t: load a acquire { write g }`, "g"},
	{"lowered", `var a 1 main: create t as x write g clear a release  t: load a acquire { return } write g`, ""},
	{"lowered and set", `main: create t as x store a release clear a release write g store a release  t: load a acquire { write g }`, "g"},
}

// The digest with one mistake each.
type (
	initialCounts struct{ *Digest } // takes the initial value for the one that is set
	setForgotten  struct{ *Digest } // does not note that the thread has set a flag
	anySetter     struct{ *Digest } // takes the first of several setters for the only one
	relaxedStores struct{ *Digest } // does not mind the order of stores
	relaxedLoads  struct{ *Digest } // does not mind the order of loads
	alwaysZero    struct{ *Digest } // takes 0 for the initial value of all
	somethingElse struct{ *Digest } // does not mind what else is done with the variable
	plainIgnored  struct{ *Digest } // does not mind plain assignments to the variable
	seenUnited    struct{ *Digest } // has seen what either of two histories has
	setLost       struct{ *Digest } // has set what both histories have
	looksBefore   struct{ *Digest } // takes a condition for true before it is asked
	setterHasSeen struct{ *Digest } // has seen set what it is about to set, for its children
	backwards     struct{ *Digest } // argues with the wrong side's thread
)

func (d initialCounts) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	if after, ok := s.(digest.After); ok {
		if g, ok := after.Edge.Action.(*cfg.Guard); ok {
			other := &cfg.Guard{Cond: g.Cond, Truth: !g.Truth}
			for _, g := range []*cfg.Guard{g, other} {
				if flag := d.flags.shown(g); flag != nil {
					a.Seen = d.seen.Learn(a.Seen, flag)
				}
			}
		}
		return a
	}
	return d.Digest.See(x, v, a, s)
}

func (d setForgotten) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	b := d.Digest.See(x, v, a, s)
	b.Set = a.Set
	return b
}

// first is a context in which facts do not grow.
type first struct{ digest.Context }

func (x first) Contribute(id digest.FactID, f digest.Fact) {
	if x.Fact(id) == nil {
		x.Context.Contribute(id, f)
	}
}

func (d anySetter) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	return d.Digest.See(first{x}, v, a, s)
}

// changed looks at a program as if its actions were others, but for those that give variables their initial values.
// It puts them back.
func changed(d *Digest, p *cfg.Program, change func(cfg.Action) (undo func())) digest.Interest {
	for _, f := range p.Funcs {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				defer change(e.Action)()
			}
		}
	}
	return d.Watch(p)
}

func (d relaxedStores) Watch(p *cfg.Program) digest.Interest {
	return changed(d.Digest, p, func(a cfg.Action) func() {
		if s, ok := a.(*cfg.AtomicStore); ok {
			old := s.Order
			s.Order = cfg.Release
			return func() { s.Order = old }
		}
		return func() {}
	})
}

func (d relaxedLoads) Watch(p *cfg.Program) digest.Interest {
	return changed(d.Digest, p, func(a cfg.Action) func() {
		if l, ok := a.(*cfg.AtomicLoad); ok {
			old := l.Order
			l.Order = cfg.Acquire
			return func() { l.Order = old }
		}
		return func() {}
	})
}

func (d alwaysZero) Watch(p *cfg.Program) digest.Interest {
	q := *p
	q.Init = nil
	return d.Digest.Watch(&q)
}

func (d somethingElse) Watch(p *cfg.Program) digest.Interest {
	in := d.Digest.Watch(p)
	clear(d.flags.spoilt)
	for e := range p.AllEdges() {
		if l, ok := e.Action.(*cfg.AtomicLoad); ok && l.Order.Acquires() && l.Result != nil && d.flags.is(l.Source.Var) {
			d.flags.loads[l.Result.Var] = l.Source.Var
		}
	}
	in.Edges = func(e *cfg.Edge) bool {
		switch e.Action.(type) {
		case *cfg.AtomicStore, *cfg.Guard:
			return true
		}
		return false
	}
	return in
}

func (d plainIgnored) Watch(p *cfg.Program) digest.Interest {
	elsewhere := &cfg.LVal{Var: new(cfg.Var)}
	return changed(d.Digest, p, func(a cfg.Action) func() {
		if s, ok := a.(*cfg.Assign); ok && s.LHS.Var != nil && !s.LHS.Var.Register() {
			old := s.LHS
			s.LHS = elsewhere
			return func() { s.LHS = old }
		}
		return func() {}
	})
}

func (d seenUnited) Join(a, b Element) Element {
	out := d.Digest.Join(a, b)
	out.Seen = d.seen.Both(a.Seen, b.Seen)
	return out
}
func (d seenUnited) Leq(a, b Element) bool { return d.Join(a, b) == b }

func (d setLost) Join(a, b Element) Element {
	out := d.Digest.Join(a, b)
	out.Set = d.lists.Intersection(a.Set, b.Set, compare)
	return out
}
func (d setLost) Leq(a, b Element) bool { return d.Join(a, b) == b }

func (d looksBefore) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	if e, ok := s.(digest.After); ok {
		for _, other := range e.Edge.From.Out {
			if g, ok := other.Action.(*cfg.Guard); ok {
				if flag := d.flags.shown(g); flag != nil {
					a.Seen = d.seen.Learn(a.Seen, flag)
				}
			}
		}
		return a
	}
	return d.Digest.See(x, v, a, s)
}

func (d setterHasSeen) New(x digest.Context, a Element, ev *digest.Event) []Element {
	for v := range d.flags.set {
		if d.flags.is(v) {
			a.Seen = d.seen.Learn(a.Seen, v)
		}
	}
	return d.Digest.New(x, a, ev)
}

func (d backwards) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return !d.ordered(x, a, t.Thread, b) && !d.ordered(x, b, s.Thread, a)
}

// bred are programs that showed a mistake, when they were bred long after the rows: as seeds they do so at once.
var bred = []string{
	`main: write a create t as x write g store a release  t: load a acquire { write g }`,
	`main: store b release load b seqcst { create t as x write g }  t: write g`,
	`main: create u as x create t as x write g store a release  t: load a acquire { write g }  u: store a release`,
}

var wrong = digesttest.Mistakes{
	"the initial value counts":            func() []digest.Component { return with(initialCounts{New()}) },
	"that it is set is forgotten":         func() []digest.Component { return with(setForgotten{New()}) },
	"any setter":                          func() []digest.Component { return with(anySetter{New()}) },
	"relaxed stores set":                  func() []digest.Component { return with(relaxedStores{New()}) },
	"relaxed loads see":                   func() []digest.Component { return with(relaxedLoads{New()}) },
	"0 is the initial value":              func() []digest.Component { return with(alwaysZero{New()}) },
	"something else is done with it":      func() []digest.Component { return with(somethingElse{New()}) },
	"plain assignments are ignored":       func() []digest.Component { return with(plainIgnored{New()}) },
	"seen on some way":                    func() []digest.Component { return with(seenUnited{New()}) },
	"set on all ways":                     func() []digest.Component { return with(setLost{New()}) },
	"seen before it is looked at":         func() []digest.Component { return with(looksBefore{New()}) },
	"children have seen it":               func() []digest.Component { return with(setterHasSeen{New()}) },
	"what the wrong thread sets, matters": func() []digest.Component { return with(backwards{New()}) },
}

// Each mistake is found, with what Run does by default.
func TestMistakesAreFound(t *testing.T) { wrong.Found(t, digesttest.Check{}) }

// So does the test of the whole analysis.
func TestWholeFindsMistakes(t *testing.T) {
	wrong.FoundInWhole(t, digesttest.Check{Seeds: slices.Concat(digesttest.Seeds(rows), bred)})
}
