package solver

import (
	"github.com/mayrun-dev/mayrun/lattice"
)

// values decides what the values of unknowns become: the part that all iterative solvers share, and on which
// termination depends.
type values[D, V any] struct {
	opts         Options
	stats        Stats
	localDomain  lattice.Domain[D]
	globalDomain lattice.Domain[V]
	equal        func(a, b D) bool
	narrow       func(old, new D) D // may be nil
	raised       map[raise]raises
}

// progress is what has happened to a local unknown so far.
type progress struct {
	updates, growths, narrowings uint32
	widening                     bool // it is a widening point
	overshot                     bool // the value was widened beyond the result, and has not been narrowed since
}

// A raise is a local unknown that has raised a global one.
type raise struct{ by, global int32 }

// history is what has happened to a global unknown so far: how often it grew, and how many have raised it.
type history struct{ growths, raisers uint32 }

// raises counts the evaluations in which that has happened.
type raises struct{ evaluation, times uint32 }

func newValues[L, G comparable, D, V any](sys *System[L, G, D, V], opts Options) values[D, V] {
	o := values[D, V]{
		opts: opts, localDomain: sys.Locals, globalDomain: sys.Globals, equal: lattice.EqualFunc[D](sys.Locals), raised: map[raise]raises{},
	}
	if n, ok := sys.Locals.(lattice.Narrower[D]); ok {
		o.narrow = n.Narrow
	}
	return o
}

// next returns the value of a local unknown after its right-hand side has evaluated to result, and whether that
// is a change. Whatever it is, it is above result.
//
// An unknown changes finitely often if the values of the others do: it becomes a widening point after so many
// changes, if it is not one before, and the value of a widening point decreases only so many times, while each
// increase but the first ones is a widening.
//
// A widening leaves overshot behind. Then one more evaluation is due when those that read the unknown have
// settled, even if nothing that the unknown reads has changed: it may narrow the value, and nobody else brings
// the unknown back.
func (o *values[D, V]) next(p *progress, old, result D) (D, bool) {
	p.overshot = false
	if o.equal(result, old) {
		return old, false
	}
	if !p.widening && int(p.updates) >= o.opts.Overwrites {
		p.widening = true
		p.narrowings = uint32(o.opts.Narrowings)
		o.stats.WideningPoints++
	}
	if p.widening {
		if result = o.warrow(p, old, result); o.equal(result, old) {
			return old, false
		}
	}
	p.updates++
	o.stats.Updates++
	return result, true
}

// warrow combines the old value of a widening point with a new one.
func (o *values[D, V]) warrow(p *progress, old, result D) D {
	if o.localDomain.Leq(result, old) {
		if int(p.narrowings) >= o.opts.Narrowings {
			return old
		}
		p.narrowings++
		o.stats.Narrowings++
		if o.narrow != nil {
			return o.narrow(old, result)
		}
		return result
	}
	if int(p.growths) < o.opts.LocalDelay {
		p.growths++
		return o.localDomain.Join(old, result)
	}
	o.stats.Widenings++
	value := o.localDomain.Widen(old, result)
	p.overshot = int(p.narrowings) < o.opts.Narrowings && !o.equal(value, result)
	return value
}

// contribution returns the value of a global unknown after a local one has contributed v to it in its
// so-manieth evaluation, and whether that is a change.
//
// It is the same origin raising the same unknown in one evaluation after the other that shows a cycle; many
// origins that contribute once each are no reason to widen. Without a bound on all changes an unbounded number
// of origins could raise it for ever.
func (o *values[D, V]) contribution(r raise, evaluation uint32, h *history, old, v V) (V, bool) {
	if o.globalDomain.Leq(v, old) {
		return old, false
	}
	o.stats.Growths++
	h.growths++
	c := o.raised[r]
	if c.times == 0 {
		h.raisers++
	}
	if c.evaluation != evaluation {
		c.evaluation = evaluation
		c.times++
		o.raised[r] = c
	}
	var value V
	if int(c.times) <= o.opts.GlobalDelay && int(h.growths) <= o.opts.GlobalGrowths {
		value = o.globalDomain.Join(old, v)
	} else {
		o.stats.Widenings++
		value = o.globalDomain.Widen(old, v)
	}
	// An order that misses some inequalities must not keep the solver going.
	return value, !o.globalDomain.Leq(value, old)
}
