// Package stages is a digest that looks at the program itself, written outside of mayrun's module against its
// public packages only: of atomic variables that one thread raises step by step, and others wait for.
//
//	stage = 1;                       while (stage < 2)
//	data = 42;                           ;
//	stage = 2;                       use(data);
//
// A stage is a global integer that is zero at the start and that the program only loads, and stores positive
// constants to, with release order. Who has read at least k, with acquire order, comes after whatever the one
// thread that stores did before it stored k or more for the first time.
package stages

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Level is a value of a stage.
type Level struct {
	Stage *cfg.Var
	N     int64
}

// Element says up to which levels the thread may have raised stages, and which it has certainly seen reached, or
// whoever created it had.
type Element struct {
	Reached digest.List[Level] // one of a stage, the highest
	Seen    digest.MustSet[Level]
}

// Setter is who raises a stage: one thread, unless Many do, or the stage may sink.
type Setter struct {
	Thread threadid.Thread
	Many   bool
}

// Digest is the digest of stages.
type Digest struct {
	stages  map[*cfg.Var][]int64 // what is stored there, ascending
	loads   map[*cfg.Var]*cfg.Var
	levels  digest.Interner[Level]
	seen    *digest.MustSets[Level]
	setters *digest.FactKind[*cfg.Var, Setter]
	threads digest.Typed[threadid.Element]
}

// New returns a digest of stages.
func New() *Digest {
	join := func(a, b Setter) Setter {
		if a == b {
			return a
		}
		return Setter{Many: true}
	}
	return &Digest{
		seen:    digest.NewMustSets(compare),
		setters: digest.NewFacts[*cfg.Var](join, func(a, b Setter) bool { return join(a, b) == b }),
	}
}

func compare(a, b Level) int {
	return cmp.Or(cmp.Compare(a.Stage.ID, b.Stage.ID), cmp.Compare(a.N, b.N))
}

// Name is "stages".
func (d *Digest) Name() string { return "stages" }

// Requires the names of threads.
func (d *Digest) Requires() []string { return []string{threadid.Name} }

// Bind takes them.
func (d *Digest) Bind(required []digest.Component) (err error) {
	d.threads, _, err = threadid.Require(required[0])
	return err
}

// Watch finds the stages, and the registers that hold what was loaded of one and nothing else.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.stages, d.loads = map[*cfg.Var][]int64{}, map[*cfg.Var]*cfg.Var{}
	other, written := map[*cfg.Var]bool{}, map[*cfg.Var]int{}
	for _, f := range p.All() {
		for _, v := range f.Params {
			written[v]++
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				d.look(e.Action, other, written)
			}
		}
	}
	for v := range d.stages {
		if _, number := v.Type.(*cfg.Int); other[v] || !number || v.Storage != cfg.Global || v.Extern {
			delete(d.stages, v)
		}
	}
	for r, v := range d.loads {
		if written[r] != 1 || !r.Register() || d.stages[v] == nil {
			delete(d.loads, r)
		}
	}
	if len(d.loads) == 0 {
		return digest.Interest{}
	}
	return digest.Interest{Edges: func(e *cfg.Edge) bool {
		switch e.Action.(type) {
		case *cfg.AtomicStore, *cfg.Guard:
			return true
		}
		return false
	}}
}

// look notes what an action does with variables: stores and loads as they are asked for, or something else.
func (d *Digest) look(action cfg.Action, other map[*cfg.Var]bool, written map[*cfg.Var]int) {
	variable := func(lv *cfg.LVal) *cfg.Var {
		if lv == nil || len(lv.Path) > 0 {
			return nil
		}
		return lv.Var
	}
	var fine *cfg.LVal
	switch a := action.(type) {
	case *cfg.AtomicStore:
		if n, ok := cfg.IsConst(a.Value); ok && n > 0 && a.Order.Releases() && variable(a.Target) != nil {
			v := a.Target.Var
			i, found := slices.BinarySearch(d.stages[v], n)
			if !found {
				d.stages[v] = slices.Insert(d.stages[v], i, n)
			}
			fine = a.Target
		}
	case *cfg.AtomicLoad:
		if r, v := variable(a.Result), variable(a.Source); r != nil && v != nil {
			if fine = a.Source; a.Order.Acquires() && a.Order != cfg.Consume {
				d.loads[r] = v
			}
		}
	}
	cfg.Operands(action, func(lv *cfg.LVal) {
		written[lv.Var]++
		if lv != fine {
			other[lv.Var] = true
		}
	}, nil)
	cfg.InspectAction(action, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.AddrOf:
			other[x.LV.Var] = true
		case *cfg.Load:
			if x.LV != fine && x.LV.Var != nil && x.LV.Var.Storage == cfg.Global {
				other[x.LV.Var] = true
			}
		}
	})
}

// See raises a stage before it is stored, and notes a level that a condition shows to be reached.
func (d *Digest) See(x digest.Context, _ digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		if store, ok := s.Edge.Action.(*cfg.AtomicStore); ok && d.stages[store.Target.Var] != nil {
			n, _ := cfg.IsConst(store.Value)
			a = d.raise(x, a, Level{store.Target.Var, n})
		}
	case digest.After:
		g, ok := s.Edge.Action.(*cfg.Guard)
		if !ok {
			break
		}
		if r, k := atLeast(g.Cond, g.Truth); r != nil && d.loads[r] != nil {
			for _, n := range d.stages[d.loads[r]] {
				if n <= k {
					a.Seen = d.seen.Learn(a.Seen, Level{d.loads[r], n})
				}
			}
			// between two levels, the higher one is reached
			if i, found := slices.BinarySearch(d.stages[d.loads[r]], k); !found && i < len(d.stages[d.loads[r]]) {
				a.Seen = d.seen.Learn(a.Seen, Level{d.loads[r], d.stages[d.loads[r]][i]})
			}
		}
	}
	return a
}

// raise says who stores a level, in the running thread, after what it has stored before.
func (d *Digest) raise(x digest.Context, a Element, to Level) Element {
	t := d.threads.Of(x)
	by := Setter{Thread: t.Thread}
	if !t.Set.IsEmpty() || d.reached(a, to.Stage) > to.N {
		by = Setter{Many: true}
	}
	d.setters.Add(x, to.Stage, by)
	a.Reached = d.highest(a.Reached, d.levels.List(to))
	return a
}

// reached is the highest level to which the thread may have raised a stage; 0 if none.
func (d *Digest) reached(a Element, stage *cfg.Var) int64 {
	for _, l := range d.levels.Items(a.Reached) {
		if l.Stage == stage {
			return l.N
		}
	}
	return 0
}

// highest keeps of each stage the highest level of two lists.
func (d *Digest) highest(a, b digest.List[Level]) digest.List[Level] {
	all := digest.Union(d.levels.Items(a), d.levels.Items(b), compare)
	var out []Level
	for i, l := range all {
		if i+1 == len(all) || all[i+1].Stage != l.Stage {
			out = append(out, l)
		}
	}
	return d.levels.List(out...)
}

// atLeast is the register that is at least k where a condition is true, or false; nil if it says no such thing.
func atLeast(x cfg.Expr, truth bool) (r *cfg.Var, k int64) {
	if lv := cfg.NonZero(x, truth); lv != nil && len(lv.Path) == 0 {
		r, k = lv.Var, 1 // levels are not negative
	}
	for {
		c, ok := x.(*cfg.Cast)
		if !ok {
			break
		}
		x = c.X
	}
	if u, ok := x.(*cfg.Unary); ok && u.Op == cfg.Not {
		return atLeast(u.X, !truth)
	}
	b, ok := x.(*cfg.Binary)
	if !ok {
		return r, k
	}
	n, constant := cfg.IsConst(b.Y)
	load, plain := b.X.(*cfg.Load)
	if !constant || !plain || load.LV.Var == nil || len(load.LV.Path) > 0 {
		return r, k
	}
	switch {
	case b.Op == cfg.Ge && truth, b.Op == cfg.Lt && !truth, b.Op == cfg.Eq && truth, b.Op == cfg.Ne && !truth:
		return load.LV.Var, n
	case b.Op == cfg.Gt && truth, b.Op == cfg.Le && !truth:
		return load.LV.Var, n + 1
	}
	return r, k
}

// Init has seen and raised nothing.
func (d *Digest) Init(digest.Context) Element { return Element{} }

// New has raised nothing; what its creator had seen has happened before it began.
func (d *Digest) New(_ digest.Context, a Element, _ *digest.Event) []Element {
	return []Element{{Seen: a.Seen}}
}

// Step changes nothing: stages are no matter of events. Unknown code cannot reach them: their addresses are
// taken nowhere.
func (d *Digest) Step(_ digest.Context, a Element, _ *digest.Event) (Element, bool) { return a, true }

// Observe changes nothing.
func (d *Digest) Observe(_ digest.Context, a Element, _ digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, true
}

// MayRun is false if one side has seen a level that the other one's thread alone raises stages to, and has not
// reached yet.
//
// Sound: let b have seen level k, and a be an access of the thread that alone stores to the stage, which has
// stored less so far. The value that was read is k or more, so it was stored after a, with release order; the
// read acquires, so it comes after that store (C11, 5.1.2.4), and a before it.
func (d *Digest) MayRun(x digest.RaceContext, a, b Element) bool {
	s, t := d.threads.OfBoth(x)
	return !d.ordered(x, a, s.Thread, b) && !d.ordered(x, b, t.Thread, a)
}

func (d *Digest) ordered(x digest.RaceContext, a Element, thread threadid.Thread, b Element) bool {
	return slices.ContainsFunc(d.seen.Items(b.Seen), func(l Level) bool {
		by, ok := d.setters.Of(x, l.Stage)
		return ok && !by.Many && by.Thread == thread && d.reached(a, l.Stage) < l.N
	})
}

// Key is the same for all.
func (d *Digest) Key(Element) Element { return Element{} }

// Join may have raised what either has, and has seen what both have.
func (d *Digest) Join(a, b Element) Element {
	return Element{d.highest(a.Reached, b.Reached), d.seen.Join(a.Seen, b.Seen)}
}

// Leq reports whether a has raised no more, and seen no less.
func (d *Digest) Leq(a, b Element) bool { return d.Join(a, b) == b }
