package turns

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// cells bounds how many cells the array of a cell has.
func cells(c cell) int64 {
	if c.of.Var == nil {
		return c.len
	}
	if t, ok := c.of.Var.Type.(*cfg.Array); ok {
		return t.Size() / t.Elem.Size()
	}
	return unbounded
}

// created lets the running thread create one of some creations. It puts the identifier into a cell.
//
// Where all others of the creation lie in cells before that one, none is overwritten, and they and the new one lie
// before the next cell; and before whatever the number of the cell is less than, as it is less than the number of
// cells.
func (d *Digest) created(a Element, ev *digest.Event, made []threadid.Creation) Element {
	var to cell
	if c, ok := action[*cfg.Create](ev.Edge); ok && ev.Create == cfg.NewThread && c.Thread != nil {
		if to = d.at(a, ev.Edge).cell; isPlace(to.of) && !to.unknown && isPlace(to.at.Of) {
			a = d.with(a, Fact{Kind: Less, Of: to.at.Of, Bound: Bound{N: cells(to)}})
			a.Made = true
		}
	}
	var held []Fact
	for _, c := range made {
		f, ok := d.implied(a, Fact{Kind: Held, Of: to.of, Creation: c, Bound: to.at})
		if !ok || !isPlace(to.of) || to.unknown {
			continue
		}
		least, _ := d.atLeast(a, to.at) // or 0: there is no cell before
		if slices.Contains(d.lists.Items(a.Left), c) {
			least = min(least, f.From)
		}
		f.From = least
		held = append(held, d.next(a, f)...)
	}
	l := d.at(a, ev.Edge).loose
	a.Made = a.Made || l.by != nil
	held = append(append(held, d.loosened(a, l, made)...), d.marking(a, to, made)...)
	a = d.overwritten(a, to)
	a = d.dropping(a, func(f *Fact) bool {
		return f.Kind >= Alone && f.Kind <= Held && slices.Contains(made, f.Creation)
	})
	return d.with(a, held...)
}

// equal calls f for the bounds that are equal to another one.
func (d *Digest) equal(a Element, b Bound, f func(Bound)) {
	if !isPlace(b.Of) || b.As != (form{}) {
		return
	}
	if n, ok := d.exactly(a, Bound{Of: b.Of}); ok {
		f(Bound{N: n + b.N})
	}
	d.equals(a, b.Of, func(q Place, n int64) {
		if n = b.N - n; n == 0 || n == 1 {
			f(Bound{Of: q, N: n})
		}
	})
}

// atLeast is a number that a bound is not less than, or 0 if none is known.
func (d *Digest) atLeast(a Element, b Bound) (int64, bool) {
	if !isPlace(b.Of) {
		return b.N, true
	}
	l, ok := d.find(a, Fact{Kind: Least, Of: b.Of})
	return l.From, ok && b.As == form{}
}

// overwritten lets something else be in a cell, which may be any one of those that are reached in the same way. It
// hides no identifier that is needed, if those lie before it.
func (d *Digest) overwritten(a Element, c cell) Element {
	if !isPlace(c.of) {
		return a
	}
	return d.dropping(a, func(f *Fact) bool {
		if f.Kind < Held || !d.alike(f.Of, c.of) {
			return false
		}
		_, before := d.find(a, Fact{Kind: f.Kind, Of: c.of, Creation: f.Creation, Bound: c.at})
		return f.Of != c.of || c.unknown || !before || f.Kind == Joined || f.Kind == Waited && f.Bound != c.at
	})
}

// alike reports whether what is put into a cell of q may change one of p.
func (d *Digest) alike(p, q Place) bool {
	if p.Var != nil || q.Var != nil {
		return d.program.class[p.Var] == d.program.class[q.Var]
	}
	return meets(d.identifiers(p), d.identifiers(q)) || p.linked() && meets(p.written(d.program.width), d.identifiers(q))
}

// identifiers is what is written if all identifiers of an array are.
func (d *Digest) identifiers(p Place) digest.Wrote {
	if p.linked() {
		return p.identifiers(d.program.width)
	}
	return p.written(d.program.width)
}

// joined notes that a cell has been joined: the first one, or the one behind those that have been. Whatever thread's
// identifier is in it, that has ended: if it was there to be joined, by now; if not, before.
func (d *Digest) joined(a Element, ev *digest.Event) Element {
	if _, ok := action[*cfg.Join](ev.Edge); !ok || ev.Threads.Any {
		return a
	}
	c := d.at(a, ev.Edge).cell
	if !isPlace(c.of) || c.unknown || !isPlace(c.at.Of) {
		return a
	}
	a = d.with(a, Fact{Kind: Less, Of: c.at.Of, Bound: Bound{N: cells(c)}})
	a = d.last(d.shrunk(a, c), c)
	f, ok := d.implied(a, Fact{Kind: Waited, Of: c.of, Bound: c.at})
	if !ok {
		return a
	}
	f.Bound.N++
	return d.with(a, f)
}

// last remembers which cell has been joined last, in whatever order that is.
func (d *Digest) last(a Element, c cell) Element {
	a = d.dropping(a, func(f *Fact) bool { return f.Kind == Joined && f.Of == c.of })
	if c.at.As != (form{}) {
		return a
	}
	return d.with(a, Fact{Kind: Joined, Of: c.of, Bound: c.at})
}

// shrunk sees that a cell has been joined. If it is the last one of those that hold the identifiers of all threads of a
// creation that may not have ended, the others do: a thread whose identifier is in this one has ended.
func (d *Digest) shrunk(a Element, c cell) Element {
	var held []Fact
	for _, f := range d.facts.Items(a.Facts) {
		if f.Kind == Held && f.Of == c.of && c.at.As == (form{}) && f.Bound == (Bound{Of: c.at.Of, N: c.at.N + 1}) {
			g := *f
			g.Bound = c.at
			held = append(held, g)
		}
	}
	return d.with(a, held...)
}

// close sees that a number is not less than a bound. So what lies before the bound lies before the number; and if the
// cells before the number have been joined, and those before the bound have held the identifiers of all threads of a
// creation that may not have ended, then these have ended.
//
// Let T be such a thread, and k its cell, which has held T's identifier since T was created, and up to now. The cell
// has been joined since: that is, a join has succeeded, of an identifier that is T's and nobody else's, if T had not
// been joined before. If T was detached, or joined by somebody else at the time, the join failed, and did not count,
// or T had ended before.
func (d *Digest) close(a Element, number, bound Bound) Element {
	bounds := []Bound{bound}
	d.equal(a, bound, func(b Bound) { bounds = append(bounds, b) })
	for _, f := range d.facts.Items(a.Facts) {
		if f.Kind != Held || !slices.Contains(bounds, f.Bound) {
			continue
		}
		if !isPlace(number.Of) && number.N <= f.From {
			a.Left = d.without(a.Left, f.Creation) // no cell lies before the bound
		}
		w, ok := d.implied(a, Fact{Kind: Waited, Of: f.Of, Bound: number})
		if ok && w.From <= f.From {
			a.Left = d.without(a.Left, f.Creation)
		}
	}
	return d.dropping(a, func(f *Fact) bool {
		return f.Kind == Held && !slices.Contains(d.lists.Items(a.Left), f.Creation)
	})
}

// none sees that a bound is some number: where no cell lies before it that could hold the identifier of a thread, no
// thread is left.
func (d *Digest) none(a Element, bound Bound, n int64) Element {
	for _, f := range d.facts.Items(a.Facts) {
		if f.Kind == Held && f.Bound == bound && n <= f.From {
			a.Left = d.without(a.Left, f.Creation)
		}
	}
	return a
}

// passed sees how a condition has come out.
func (d *Digest) passed(x digest.Context, v digest.View, a Element, g *cfg.Guard) Element {
	if lv := unset(g); lv != nil && d.program.flags[nameOf(lv)] {
		a = d.unmarked(x, v, a, lv)
	}
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok {
		return a
	}
	op, l, r := c.Op, c.X, c.Y
	if op == cfg.Gt || op == cfg.Le {
		op, l, r = op.Flipped(), r, l
	}
	left, known := d.number(x, v, a, l)
	right, too := d.number(x, v, a, r)
	if !known || !too {
		return a
	}
	switch {
	case op == cfg.Lt && truth, op == cfg.Ge && !truth:
		if left == (Bound{Of: left.Of}) && isPlace(left.Of) {
			a = d.with(a, Fact{Kind: Less, Of: left.Of, Bound: right})
			if !isPlace(right.Of) {
				a = d.close(a, right, Bound{Of: left.Of, N: 1})
			}
		}
	case op == cfg.Lt, op == cfg.Ge:
		a = d.close(a, left, right)
	case op == cfg.Eq && truth, op == cfg.Ne && !truth:
		a = d.close(d.close(a, left, right), right, left)
		for _, b := range [][2]Bound{{left, right}, {right, left}} {
			if b[0] == (Bound{Of: b[0].Of}) && isPlace(b[0].Of) && !isPlace(b[1].Of) {
				a = d.none(a, b[0], b[1].N)
			}
		}
	}
	return a
}

// action is that of an edge, if it is of a kind.
func action[A cfg.Action](e *cfg.Edge) (a A, ok bool) {
	if e != nil {
		a, ok = e.Action.(A)
	}
	return a, ok
}
