package digest

import "github.com/mayrun-dev/mayrun/cfg"

// Env is what the engine provides: the facts.
type Env interface {
	// Fact returns a fact, nil if nothing has been contributed yet. Whoever asked is evaluated again when it grows.
	Fact(id FactID) Fact
	// Contribute joins a value to a fact.
	Contribute(id FactID, f Fact)
}

// Assumer is an [Env] that lists assumptions. Of an Env that cannot, every assumption is refused.
type Assumer interface {
	// Assume reports whether the assumption is granted. Only what is asked in the final pass over the solution
	// belongs in the report.
	Assume(component int, id string, pos cfg.Pos, text string) bool
}

// NoEnv is an [Env] without facts, for trying out digests that need none.
type NoEnv struct{}

// Fact is nil.
func (NoEnv) Fact(FactID) Fact { return nil }

// Contribute does nothing.
func (NoEnv) Contribute(FactID, Fact) {}

// context is the Context of one component while the product handles an event.
type context struct {
	p         *Product
	env       Env
	component int
	ids       []ID // before the event
	after     []ID // after it, for components up to this one
}

func (x *context) Required(name string) ID      { return x.ids[x.p.index[name]] }
func (x *context) After(name string) ID         { return x.after[x.p.index[name]] }
func (x *context) Fact(id FactID) Fact          { return x.env.Fact(id) }
func (x *context) Contribute(id FactID, f Fact) { x.env.Contribute(id, f) }

func (x *context) Assume(id string, pos cfg.Pos, text string) bool {
	a, ok := x.env.(Assumer)
	return ok && a.Assume(x.component, id, pos, text)
}

// raceContext is the RaceContext of one component.
type raceContext struct {
	p         *Product
	env       Env
	settled   *settled // nil: the facts may still change
	loc       Location
	component int
	a, b      []ID
	located   bool // a component has looked at the location
}

func (x *raceContext) Required(name string) (ID, ID) {
	i := x.p.index[name]
	return x.a[i], x.b[i]
}
func (x *raceContext) Fact(id FactID) Fact {
	if x.settled != nil {
		return x.settled.fact(x.env, id)
	}
	return x.env.Fact(id)
}
func (x *raceContext) Location() Location {
	x.located = true
	return x.loc
}

// MadeApart is [MadeApart].
func (x *raceContext) MadeApart(base uint32) bool {
	e, ok := x.env.(interface{ MadeApart(base uint32) bool })
	return ok && !x.Location().Raced && e.MadeApart(base)
}

// MadeApart reports whether it is known that all that makes or destroys locks in an object comes before or after all
// uses of them. That is so only where accesses are compared, by an [Env] with such a method.
func MadeApart(x Facts, base uint32) bool {
	e, ok := x.(interface{ MadeApart(base uint32) bool })
	return ok && e.MadeApart(base)
}
