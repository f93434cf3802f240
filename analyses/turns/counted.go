package turns

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// cells bounds how many cells an array has; where it is reached by a pointer, an object has less than 2⁶³ bytes.
func cells(of *cfg.Var) int64 {
	if t, ok := of.Type.(*cfg.Array); ok {
		return t.Size() / t.Elem.Size()
	}
	return 1 << 60
}

// created lets the running thread create one of some creations. It puts the identifier into a cell.
//
// Where all others of the creation lie in cells before that one, none is overwritten, and they and the new one lie
// before the next cell; and before whatever the number of the cell is less than, as it is less than the number of
// cells.
func (d *Digest) created(x digest.Context, a Element, ev *digest.Event, made []threadid.Creation) Element {
	var to cell
	if c, ok := action[*cfg.Create](ev.Edge); ok && ev.Create == cfg.NewThread && c.Thread != nil {
		if to = d.written(x, a, c.Thread); to.of != nil && !to.unknown && to.at.Var != nil {
			a = d.with(a, Fact{Kind: Less, Var: to.at.Var, Bound: Bound{N: cells(to.of)}})
			a.Made = true
		}
	}
	var held []Fact
	for _, c := range made {
		f, ok := d.implied(a, Fact{Kind: Held, Var: to.of, Creation: c, Bound: to.at})
		if !ok || to.of == nil || to.unknown {
			continue
		}
		least, _ := d.atLeast(a, to.at) // or 0: there is no cell before
		if slices.Contains(d.lists.Items(a.Left), c) {
			least = min(least, f.From)
		}
		f.From = least
		f.Bound.N++
		held = append(held, f)
		for _, l := range d.facts.Items(a.Facts) {
			if l.Kind == Less && l.Var == to.at.Var {
				f.Bound = l.Bound
				held = append(held, f)
			}
		}
	}
	a = d.overwritten(a, to)
	a = d.dropping(a, func(f Fact) bool { return f.Kind == Held && slices.Contains(made, f.Creation) })
	return d.with(a, held...)
}

// atLeast is a number that a bound is not less than, or 0 if none is known.
func (d *Digest) atLeast(a Element, b Bound) (int64, bool) {
	if b.Var == nil {
		return b.N, true
	}
	l, ok := d.find(a, Fact{Kind: Least, Var: b.Var})
	return l.From, ok && b.As == form{}
}

// overwritten lets something else be in a cell, which may be any one of those that are reached in the same way. It
// hides no identifier that is needed, if those lie before it.
func (d *Digest) overwritten(a Element, c cell) Element {
	if c.of == nil {
		return a
	}
	return d.dropping(a, func(f Fact) bool {
		if f.Kind < Held || d.program.class[f.Var] != d.program.class[c.of] {
			return false
		}
		_, before := d.find(a, Fact{Kind: f.Kind, Var: c.of, Creation: f.Creation, Bound: c.at})
		return f.Var != c.of || c.unknown || !before || f.Kind == Waited && f.Bound != c.at
	})
}

// joined notes that a cell has been joined: the first one, or the one behind those that have been. Whatever thread's
// identifier is in it, that has ended: if it was there to be joined, by now; if not, before.
func (d *Digest) joined(x digest.Context, a Element, ev *digest.Event) Element {
	j, ok := action[*cfg.Join](ev.Edge)
	if !ok || ev.Threads.Any {
		return a
	}
	load, ok := j.Thread.(*cfg.Load)
	if !ok {
		return a
	}
	c := d.place(x, a, load.LV)
	if c.of == nil || c.unknown || c.at.Var == nil {
		return a
	}
	a = d.with(a, Fact{Kind: Less, Var: c.at.Var, Bound: Bound{N: cells(c.of)}})
	f, ok := d.implied(a, Fact{Kind: Waited, Var: c.of, Bound: c.at})
	if !ok {
		return a
	}
	f.Bound.N++
	return d.with(a, f)
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
	for _, f := range d.facts.Items(a.Facts) {
		if f.Kind != Held || f.Bound != bound {
			continue
		}
		w, ok := d.implied(a, Fact{Kind: Waited, Var: f.Var, Bound: number})
		if ok && w.From <= f.From {
			a.Left = d.without(a.Left, f.Creation)
		}
	}
	return d.dropping(a, func(f Fact) bool {
		return f.Kind == Held && !slices.Contains(d.lists.Items(a.Left), f.Creation)
	})
}

// passed sees how a condition has come out.
func (d *Digest) passed(x digest.Context, a Element, g *cfg.Guard) Element {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok {
		return a
	}
	op, l, r := c.Op, c.X, c.Y
	if op == cfg.Gt || op == cfg.Le {
		op, l, r = map[cfg.BinaryOp]cfg.BinaryOp{cfg.Gt: cfg.Lt, cfg.Le: cfg.Ge}[op], r, l
	}
	left, known := d.number(x, a, l)
	right, too := d.number(x, a, r)
	if !known || !too {
		return a
	}
	switch {
	case op == cfg.Lt && truth, op == cfg.Ge && !truth:
		if left == (Bound{Var: left.Var}) && left.Var != nil {
			a = d.with(a, Fact{Kind: Less, Var: left.Var, Bound: right})
		}
	case op == cfg.Lt, op == cfg.Ge:
		a = d.close(a, left, right)
	case op == cfg.Eq && truth, op == cfg.Ne && !truth:
		a = d.close(d.close(a, left, right), right, left)
	}
	return a
}

// See follows numbers and cells.
func (d *Digest) See(x digest.Context, _ digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		return d.before(x, a, s.Edge)
	case digest.After:
		return d.after(x, a, s.Edge)
	case digest.Assigned:
		if a.Facts.IsEmpty() && !d.program.numbers[s.Var] {
			break
		}
		if s.Var.Register() {
			return d.set(x, a, s.Var, s.Value)
		}
		return d.forget(a, s.Var)
	case digest.Entered: // what is known is about another activation
		return d.dropping(a, func(f Fact) bool { return f.of(s.Func) })
	case digest.Left:
		return d.dropping(a, func(f Fact) bool { return f.of(s.Func) })
	}
	return a
}

// of reports whether a fact is about a variable of a function.
func (f Fact) of(g *cfg.Func) bool {
	return f.Var != nil && f.Var.Func == g || f.Bound.Var != nil && f.Bound.Var.Func == g
}

// before sees what an assignment is going to write.
func (d *Digest) before(x digest.Context, a Element, e *cfg.Edge) Element {
	if to := d.program.failed[e]; to != nil {
		a = d.overwritten(a, d.written(x, a, to)) // nobody knows what is there when pthread_create fails
	}
	if to, ok := e.Action.(*cfg.Assign); ok {
		for _, v := range d.program.written[e] {
			d.writes(x, v)
			a = d.set(x, a, v, to.RHS)
		}
		if c := d.place(x, a, to.LHS); c.of != nil {
			d.writes(x, c.of)
			a = d.overwritten(a, c)
		}
	}
	return a
}

// after sees conditions, and what other actions have written.
func (d *Digest) after(x digest.Context, a Element, e *cfg.Edge) Element {
	switch action := e.Action.(type) {
	case *cfg.Guard:
		a.Made = false
		return d.passed(x, a, action)
	case *cfg.Assign:
		return a
	}
	for _, v := range d.program.written[e] {
		d.writes(x, v)
		a = d.forget(a, v)
	}
	return a
}

// writer is who writes a variable.
type writer struct {
	thread threadid.Thread
	many   bool
}

func (w writer) join(o writer) writer {
	if w == o {
		return w
	}
	return writer{many: true}
}

// writes notes that the running thread writes a variable, or what it points to.
func (d *Digest) writes(x digest.Context, v *cfg.Var) {
	if c := d.program.class[v]; c != nil {
		v = c
	}
	d.writers.Add(x, v, writer{thread: d.threads.Of(x).Thread})
}

// own reports whether nobody but the running thread, or others with its id, writes a variable, or what it points to.
// (MayRun looks at creators only whose id is unique.) Its value is what that has written, then, and stays so until it
// writes it again: a local variable is that of one activation of a function, since its address goes nowhere.
func (d *Digest) own(x digest.Context, v *cfg.Var) bool {
	w := v
	if c := d.program.class[v]; c != nil {
		w = c
	}
	if !d.program.shared[w] {
		return true
	}
	by, ok := d.writers.Of(x, w)
	return !ok || by == writer{thread: d.threads.Of(x).Thread}
}

// action is that of an edge, if it is of a kind.
func action[A cfg.Action](e *cfg.Edge) (a A, ok bool) {
	if e != nil {
		a, ok = e.Action.(A)
	}
	return a, ok
}
