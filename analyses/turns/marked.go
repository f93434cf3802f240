package turns

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Flags that say which threads could be created:
//
//	for (i = 0; i < n; i++)
//		if (pthread_create(&t[i], 0, work, &job[i]) == 0) started[i] = 1; else work(&job[i]);
//	for (i = 0; i < n; i++)
//		if (started[i]) pthread_join(t[i], 0);
//
// Threads of a creation are [Marked] if each that may not have ended, and has had its identifier in a cell ever since it
// was created, has the flag of the same index set. A thread that has just been created need not have that: so they are
// [Marking] until it is. Where a flag is seen not to be set, then, what is in the cell of its index is the identifier of no
// such thread: it is as good as joined ([Digest.unmarked]).
//
// Flags are numbers in an array in memory, or members of the elements of one, to which nobody but the running thread
// writes (see own). Each write there is seen: what may clear a flag, or may be to any of them, ends all that is known,
// unless all threads that may not have ended have their identifiers in cells before that one. What flags are at first does
// not matter.

// flags is the array of numbers that an lvalue is an element of, and its index there.
func (d *Digest) flags(x digest.Context, v digest.View, a Element, lv *cfg.LVal) (of Place, at Bound, ok bool) {
	t, isInt := lv.Type.(*cfg.Int)
	if !isInt || t.Bytes > 8 || !d.program.flags[nameOf(lv)] || lv.BitField() != nil || lv.Var != nil && lv.Var.Atomic {
		return Place{}, Bound{}, false
	}
	r, ok := rowOf(lv)
	if !ok {
		return Place{}, Bound{}, false
	}
	of, at, ok = d.element(x, v, a, r)
	if of.As = formOf(t); !ok || of.Stride < t.Bytes || !d.own(x, of) {
		return Place{}, Bound{}, false
	}
	return of, at, true
}

// marking is what is known of flags when a thread of some creations has been created into a cell: all but that one have
// theirs set, if the others had. The first one is marked by whatever flags.
func (d *Digest) marking(a Element, to cell, made []threadid.Creation) (fs []Fact) {
	if len(d.program.flags) == 0 || !isPlace(to.of) || to.unknown || to.of.linked() {
		return nil
	}
	for _, c := range made {
		if !slices.Contains(d.lists.Items(a.Left), c) {
			fs = append(fs, Fact{Kind: Marking, Of: to.of, Creation: c, Bound: to.at})
			continue
		}
		for _, f := range d.facts.Items(a.Facts) {
			if f.Kind == Marked && f.Creation == c && f.Of == to.of {
				fs = append(fs, Fact{Kind: Marking, Of: to.of, To: f.To, Creation: c, Bound: to.at})
			}
		}
	}
	return fs
}

// flagged lets an element of an array of flags be what is assigned to it.
//
// Sound: a flag that gets a number that is not 0 is set, whichever it is; and if its index is that of the only thread
// whose flag need not be set, all are. One that may be 0 may be that of a thread that needs it, unless that is the one that
// does without, or all have their identifiers in cells before it, or what is in its cell has been joined.
func (d *Digest) flagged(v digest.View, a Element, of Place, at Bound, by *cfg.Assign) Element {
	is := v.Number(by.RHS)
	set := cfg.Identical(by.LHS.Type, by.RHS.Type()) && !is.Any && len(is.May) > 0 && !slices.Contains(is.May, 0)
	var marked []Fact
	for _, f := range d.facts.Items(a.Facts) {
		if set && f.Kind == Marking && f.Bound == at && (f.To == of || !isPlace(f.To)) {
			marked = append(marked, Fact{Kind: Marked, Of: f.Of, To: of, Creation: f.Creation})
		}
	}
	a = d.dropping(a, func(f *Fact) bool {
		if set || f.Kind != Marked && f.Kind != Marking || f.To != of || f.Kind == Marking && f.Bound == at {
			return false
		}
		_, before := d.implied(a, Fact{Kind: Held, Of: f.Of, Creation: f.Creation, Bound: at})
		return !before && !d.ended(a, f.Of, at)
	})
	return d.with(a, marked...)
}

// ended reports whether a thread with its identifier in a cell has been joined.
func (d *Digest) ended(a Element, of Place, at Bound) bool {
	return slices.ContainsFunc(d.facts.Items(a.Facts), func(w *Fact) bool { return w.Of == of && d.covers(a, w, at) })
}

// unmarked sees that a flag is not set: threads with their identifiers in the cell of that index have ended. So it
// is as if that had been joined.
//
// Sound: let a thread that may not have ended have had its identifier there ever since it was created, and its creation
// be one of which Held says something about the cells; others are none that Waited is asked for, before all their threads
// have ended. That creation is marked by the flags, so the flag of the thread is set.
func (d *Digest) unmarked(x digest.Context, v digest.View, a Element, lv *cfg.LVal) Element {
	flags, at, ok := d.flags(x, v, a, lv)
	if !ok || at.As != (form{}) {
		return a
	}
	facts := d.facts.Items(a.Facts)
	var waited []Fact
	for _, f := range facts {
		if f.Kind != Marked || f.To != flags || !d.own(x, f.Of) || slices.ContainsFunc(facts, func(h *Fact) bool {
			_, all := d.implied(a, Fact{Kind: Marked, Of: f.Of, To: flags, Creation: h.Creation})
			return h.Kind == Held && h.Of == f.Of && !all
		}) {
			continue
		}
		if w, ok := d.implied(a, Fact{Kind: Waited, Of: f.Of, Bound: at}); ok {
			w.Bound.N++
			waited = append(waited, w)
		}
	}
	return d.with(a, waited...)
}

// unset is the number that a condition has found to be 0, or nil.
func unset(g *cfg.Guard) *cfg.LVal {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	if c, ok := cond.(*cfg.Binary); ok && (c.Op == cfg.Eq || c.Op == cfg.Ne) {
		if n, constant := cfg.IsConst(c.Y); !constant || n != 0 {
			return nil
		}
		if cond = c.X; c.Op == cfg.Eq {
			truth = !truth
		}
	}
	if truth {
		return nil
	}
	for {
		c, ok := cond.(*cfg.Cast)
		if !ok {
			break
		}
		from, number := c.X.Type().(*cfg.Int)
		to, toNumber := c.Typ.(*cfg.Int)
		if !number || !toNumber || !to.Bool && to.Bytes < from.Bytes {
			return nil // it may be 0 where the number is not
		}
		cond = c.X
	}
	if l, ok := cond.(*cfg.Load); ok && isInt(l.LV.Type) {
		return l.LV
	}
	return nil
}

// marks are the numbers that may be flags: elements and members that are assigned where threads are created, and that
// conditions ask about.
type marks struct {
	creators map[*cfg.Func]bool
	assigned map[*cfg.Func][]name
	asked    map[name]bool
}

// conclude lists them.
func (m marks) conclude() map[name]bool {
	out := map[name]bool{}
	for f := range m.creators {
		for _, n := range m.assigned[f] {
			if m.asked[n] {
				out[n] = true
			}
		}
	}
	return out
}

// look sees what an edge does with what may be flags.
func (m marks) look(e *cfg.Edge) {
	switch a := e.Action.(type) {
	case *cfg.Create:
		m.creators[e.From.Func] = m.creators[e.From.Func] || a.Kind == cfg.NewThread
	case *cfg.Assign:
		if isInt(a.LHS.Type) && !a.LHS.IsVariable() {
			m.assigned[e.From.Func] = append(m.assigned[e.From.Func], nameOf(a.LHS))
		}
	case *cfg.Guard:
		if lv := unset(a); lv != nil && !lv.IsVariable() {
			m.asked[nameOf(lv)] = true
		}
	}
}
