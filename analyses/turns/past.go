package turns

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What has been left by threads that have ended one by one:
//
//	for (i = 0; i < n; i++) {
//		pthread_join(t[i], 0);
//		sum += job[i].result;
//	}
//
// Which threads are those that have to do with the element of a number, other digests know.

// Past is an access to the element with some number of an array, Row, by a thread that has joined what is in the cell
// of that number: each thread of Creation that it has created, and that has had its identifier in that cell of Cells,
// has ended.
//
// If the cells lead to the identifiers, the access is one to the object that the one of that number leads to, and the
// row is that object.
type Past struct {
	Creation threadid.Creation
	Cells    Place
	Row      Place
	Size     int64 // of what is accessed
}

func comparePast(a, b Past) int {
	return cmp.Or(threadid.CompareCreations(a.Creation, b.Creation), comparePlaces(&a.Cells, &b.Cells),
		comparePlaces(&a.Row, &b.Row), cmp.Compare(a.Size, b.Size))
}

// Summary is what may be left, and what an access comes after. All else is for the thread itself.
//
// Sound: while there is a fact that the cell of a number has been joined, and one that threads have their
// identifiers in the array, in whichever cells they were put, since then, a thread that was created with its
// identifier in that cell has it there, or has ended; and as the cell has been joined since it was put there,
// it has ended ([Digest.close]). The number is the same in the fact and in the access: what a register holds,
// which is assigned after the access only.
//
// Where the cell leads to the identifier, the access is to the object that it leads to now, as the expression reads the
// cell, or a register that holds the same. A thread with its identifier in that object has it there, or has ended, since
// the cells lead where they have led; and what was joined is that, as the bytes of identifiers there are written by
// nothing but its creation, which comes before: none of the objects that a fact is about is given to another thread then
// ([Unused]).
func (d *Digest) Summary(a Element, access digest.Access) Element {
	out := Element{Out: a.Out, Left: a.Left}
	if a.Facts.IsEmpty() {
		return out
	}
	if !slices.ContainsFunc(d.facts.Items(a.Facts), func(f *Fact) bool { return f.Kind >= Waited || f.Kind == Unused }) {
		return out
	}
	if x := object(access); x != nil {
		out.Ahead = d.unused(nil, access.View, a, x)
		if of, at, ok := d.holder(nil, access.View, a, x); ok {
			out.Past = d.pasts(a, at, func(cells Place) (Place, bool) {
				return Place{Base: access.Base}, cells.linked() && cells.plain() == of && cells.Link.Base == access.Base
			}, 0)
		}
	}
	if access.LV == nil || access.Size <= 0 || access.LV.BitField() != nil || !out.Past.IsEmpty() {
		return out
	}
	if r, ok := rowOf(access.LV); ok {
		row, at, ok := d.element(nil, access.View, a, r)
		if ok && row.Base == access.Base {
			out.Past = d.pasts(a, at, func(cells Place) (Place, bool) { return row, !cells.linked() }, access.Size)
		}
	}
	return out
}

// object is a pointer that leads into the object that an access is to.
func object(access digest.Access) cfg.Expr {
	if access.Freed != nil {
		return access.Freed
	}
	if access.LV == nil {
		return nil
	}
	var r row
	if !r.lvalue(access.LV) {
		return nil
	}
	return r.ptr
}

// pasts lists what an access comes after, if it is to a row that belongs to the cell of some number.
func (d *Digest) pasts(a Element, at Bound, row func(cells Place) (Place, bool), size int64) digest.List[Past] {
	var past []Past
	if at != (Bound{Of: at.Of}) || at.Of.Var == nil || !at.Of.Var.Register() {
		return d.past.List()
	}
	facts := d.facts.Items(a.Facts)
	for _, w := range facts {
		if !d.covers(a, w, at) {
			continue
		}
		for _, h := range facts {
			if h.Kind != Held || h.Of != w.Of {
				continue
			}
			if r, ok := row(h.Of); ok {
				past = digest.Insert(past, Past{h.Creation, h.Of, r, size}, comparePast)
			}
		}
	}
	return d.past.List(past...)
}

// covers reports whether a fact says that the cell of a number has been joined: it by itself, or all up to it.
func (d *Digest) covers(a Element, w *Fact, at Bound) bool {
	if w.Kind == Joined {
		return w.Bound == at
	}
	least, ok := d.atLeast(a, at)
	at.N++
	return w.Kind == Waited && ok && w.Bound == at && w.From <= least
}

// Past lists what each of two accesses comes after, of the other one's thread.
func (d *Digest) Past(x digest.RaceContext, a, b Element) (ofB, ofA []Past) {
	s, t := d.threads.OfBoth(x)
	return d.pastOf(x, a, s, t), d.pastOf(x, b, t, s)
}

// Apart reports whether each of the two threads, which are of one creation, was given an object of its own.
//
// Sound: it was unused when it was given, and so is none that one of those has got that were created before.
func (d *Digest) Apart(x digest.RaceContext) bool {
	s, t := d.threads.OfBoth(x)
	g, inGroup := d.ids.Group(s.Thread)
	h, inOther := d.ids.Group(t.Thread)
	return inGroup && inOther && g == h && d.owned(x, g) && !d.shared.Has(x, g)
}

// Ahead reports of each of two accesses whether it is to an object that the other one's thread, whose creator makes the
// access, was not given before.
//
// Sound: the object is unused. So if the thread is given it at all, it is created later.
func (d *Digest) Ahead(x digest.RaceContext, a, b Element) (ofB, ofA bool) {
	s, t := d.threads.OfBoth(x)
	creates := func(s, t threadid.Element) bool {
		g, ok := d.ids.Group(t.Thread)
		return ok && s.Thread == g.Creator() && d.owned(x, g)
	}
	return a.Ahead && creates(s, t), b.Ahead && creates(t, s)
}

// pastOf lists what an access by one thread comes after, of another thread. That is one of those that the thread has
// created, if nobody else creates any, or one that it creates later.
func (d *Digest) pastOf(x digest.RaceContext, a Element, by, of threadid.Element) (out []Past) {
	g, ok := d.ids.Group(of.Thread)
	if !ok || a.Past.IsEmpty() || by.Thread != g.Creator() || !d.owned(x, g) {
		return nil
	}
	for _, p := range d.past.Items(a.Past) {
		if p.Creation == g.Creation {
			out = append(out, p)
		}
	}
	return out
}

// Cell is the index of the cell that an address names, if it names one.
func Cell(p cfg.Expr) cfg.Expr {
	if _, index := addressCell(p); index != nil {
		return index
	}
	r, ok := rowAt(p)
	if !ok {
		return nil
	}
	return r.index
}
