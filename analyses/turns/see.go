package turns

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What the text does to numbers and cells.

// at is what an action is about, found before it: the cell that it writes the identifier of a new thread to, or joins;
// or the number that it assigns, in memory, which the facts tell of as it is afterwards; or the array of pointers that
// it assigns to, of which they tell likewise, or the base of the unused object that it writes to; or a parameter that a
// call gives the pointer in the cell, or its address. It is kept while the action lasts.
type at struct {
	edge         *cfg.Edge
	cell         cell
	number, link Place
	flags        Place // the array of flags one of which it assigns
	unused       uint32
	param        *cfg.Var // of a call: it gets the pointer in cell,
	leads        bool     // or the address of that
	gives        bool     // an unused object to a new thread
	loose        loose    // where the identifier of a new thread is put, if no cell leads there
}

// nothing is of no action.
var nothing digest.List[at]

// at is what the action that goes on is about, if that is the one of an edge.
func (d *Digest) at(a Element, e *cfg.Edge) at {
	for _, x := range d.ats.Items(a.At) {
		if x.edge == e {
			return x
		}
	}
	return at{}
}

// See follows numbers and cells.
func (d *Digest) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		return d.before(x, v, a, s.Edge)
	case digest.After:
		a.At = nothing
		return d.after(x, v, a, s.Edge)
	case digest.Assigned:
		if a.Facts.IsEmpty() && !d.program.numbers[s.Var] && !d.program.leads[s.Var] && !d.program.pointers[s.Var] {
			break
		}
		if s.Var.Register() {
			before := v
			if cfg.Reads(s.Value, s.Var) {
				before = nil // places are those that there were before
			}
			if d.program.leads[s.Var] || d.program.pointers[s.Var] {
				return d.led(x, before, a, s.Var, s.Value)
			}
			return d.begun(x, v, d.set(x, before, a, Place{Var: s.Var}, s.Value), s.Var)
		}
		return d.forget(a, Place{Var: s.Var})
	case digest.Wrote:
		return d.wrote(x, a, s)
	case digest.Entered: // what is known is about another activation
		a = d.dropping(a, func(f *Fact) bool { return f.of(s.Func) })
		a = d.given(a, s.Func)
		for i, arg := range s.Args {
			switch p := s.Func.Params[i]; {
			case arg == nil || !p.Register():
			case d.program.numbers[p]:
				a = d.set(x, nil, a, Place{Var: p}, arg)
			case d.leading(a, p): // see gives
			case d.program.leads[p], d.program.pointers[p] && pointerIn(arg) == nil:
				a = d.led(x, v, a, p, arg)
			}
		}
	case digest.Left: // what it returns, a caller may still look at
		return d.dropping(a, func(f *Fact) bool { return f.of(s.Func) && !f.ofResult(s.Func) })
	}
	return a
}

// ofResult reports whether a fact is about the result of a function, and no other variable of it.
func (f *Fact) ofResult(g *cfg.Func) bool {
	kept := func(v *cfg.Var) bool { return v == nil || v.Func != g || v == g.Result }
	return g.Result != nil && kept(f.Of.Var) && kept(f.Bound.Of.Var)
}

// of reports whether a fact is about a variable of a function.
func (f *Fact) of(g *cfg.Func) bool {
	return f.Of.Var != nil && f.Of.Var.Func == g || f.Bound.Of.Var != nil && f.Bound.Of.Var.Func == g
}

// begun looks at the counts in memory that a function goes up with, when a number of it gets a value that is known, as
// where a loop begins. What the analysis knows that they are is so, since nobody else writes them.
func (d *Digest) begun(x digest.Context, v digest.View, a Element, n *cfg.Var) Element {
	if _, ok := d.exactly(a, Bound{Of: Place{Var: n}}); !ok {
		return a
	}
	for _, lv := range d.program.counts[n.Func] {
		p, ok := d.numberAt(v, lv)
		if !ok || p.Var == nil && !d.program.related[nameOf(lv)] || !d.own(x, p) {
			continue
		}
		if is := v.Number(&cfg.Load{LV: lv}); !is.Any && len(is.May) == 1 {
			a = d.exact(a, p, is.May[0])
		}
	}
	return a
}

// before sees what an action is going to write, or to join.
func (d *Digest) before(x digest.Context, v digest.View, a Element, e *cfg.Edge) Element {
	a.At = nothing
	if to := d.program.failed[e]; to != nil {
		a = d.fails(x, v, a, to)
	}
	switch action := e.Action.(type) {
	case *cfg.Create:
		if action.Kind == cfg.NewThread {
			now := at{edge: e, gives: action.Arg != nil && d.unused(x, v, a, action.Arg)}
			if action.Thread != nil {
				if now.cell = d.written(x, v, a, action.Thread); !isPlace(now.cell.of) {
					now.loose = d.loosely(x, v, a, action.Thread)
					now.unused = now.loose.link.Base
				}
			}
			a.At = d.ats.List(now)
		}
	case *cfg.Join:
		if l, ok := action.Thread.(*cfg.Load); ok {
			a.At = d.ats.List(at{edge: e, cell: d.place(x, v, a, l.LV)})
		}
	case *cfg.Call:
		a.At = d.ats.List(d.gives(x, v, a, e, action)...)
	case *cfg.Assign:
		for _, w := range d.program.written[e] {
			d.writes(x, w)
			a = d.set(x, v, a, Place{Var: w}, action.RHS)
		}
		if of, _ := lvalCell(action.LHS); d.program.class[of] != nil {
			d.writes(x, of)
			return d.overwritten(a, d.place(x, v, a, action.LHS))
		}
		if d.program.assigned(action.LHS) {
			if p, ok := d.numberIn(v, action.LHS); ok && d.own(x, p) {
				a = d.set(x, v, a, p, action.RHS)
				a.At = d.ats.List(at{edge: e, number: p})
			}
		}
		if flags, index, ok := d.flags(x, v, a, action.LHS); ok {
			a = d.flagged(v, a, flags, index, action)
			a.At = d.ats.List(at{edge: e, flags: flags})
		}
		if d.program.relinks(action) {
			return d.relink(x, v, a, e, action)
		}
	}
	if p := d.program.target(e.Action); p != nil && a.At == nothing {
		if base := d.initialises(x, v, a, p); base != 0 {
			a.At = d.ats.List(at{edge: e, unused: base})
		}
	}
	return a
}

// fails sees that pthread_create fails: nobody knows what is where the identifier would have been put.
func (d *Digest) fails(x digest.Context, v digest.View, a Element, to cfg.Expr) Element {
	c := d.written(x, v, a, to)
	if isPlace(c.of) || !d.program.members {
		return d.overwritten(a, c)
	}
	if d.loosely(x, v, a, to).by != nil {
		return a
	}
	places := v.Pointer(to)
	if places.Any {
		return d.clear(a, digest.Wrote{}, at{})
	}
	for _, o := range places.May {
		w := digest.Wrote{Base: o.Base, Lo: o.Offset, Hi: o.Offset, Size: d.program.width}
		if o.Offset == digest.AnyOffset {
			w.Lo, w.Hi, w.Stride = 0, math.MaxInt64, 1
		}
		a = d.clear(a, w, at{})
	}
	return a
}

// after sees conditions, and what other actions have written.
func (d *Digest) after(x digest.Context, v digest.View, a Element, e *cfg.Edge) Element {
	switch action := e.Action.(type) {
	case *cfg.Guard:
		a.Made = false
		return d.passed(x, v, a, action)
	case *cfg.Assign:
		return a
	case *cfg.Alloc:
		if d.program.allocates(action) {
			a = d.with(a, Fact{Kind: Unused, Of: Place{Var: action.Result.Var}})
		}
	}
	for _, w := range d.program.written[e] {
		d.writes(x, w)
		a = d.forget(a, Place{Var: w})
	}
	return a
}

// wrote sees what has been written to memory. What was known of numbers and cells there before is no longer so, but
// for what the action was seen to be about.
func (d *Digest) wrote(x digest.Context, a Element, w digest.Wrote) Element {
	d.memory(x, w)
	var keep at
	if w.Edge != nil {
		keep = d.at(a, w.Edge)
		if _, ok := w.Edge.Action.(*cfg.Create); ok {
			keep.number = keep.cell.of
		}
	}
	return d.clear(a, w, keep)
}

// clear forgets what lies where something is written, but for what an action is known to be about.
func (d *Digest) clear(a Element, w digest.Wrote, but at) Element {
	hit := func(p Place) bool {
		switch {
		case !isPlace(p) || p.Var != nil || p == but.number:
			return false
		case p.linked() && (but.unused == 0 || but.unused != w.Base) && meets(p.identifiers(d.program.width), w):
			return true
		}
		return !(p.linked() && p.plain() == but.link) && meets(p.written(d.program.width), w)
	}
	return d.dropping(a, func(f *Fact) bool {
		switch f.Kind {
		case Copies:
			return f.To != but.link && hit(f.To) || hit(f.Bound.Of)
		case Beside:
			return hit(f.To) || hit(f.Bound.Of)
		case Marked, Marking:
			return hit(f.Of) || hit(f.Bound.Of) || isPlace(f.To) && f.To != but.flags && hit(f.To)
		case Alone:
			return (but.unused == 0 || but.unused != w.Base) && meets(f.To.identifiers(d.program.width), w)
		}
		return hit(f.Of) || hit(f.Bound.Of)
	})
}
