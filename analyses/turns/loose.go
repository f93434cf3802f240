package turns

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Threads whose identifiers no cell leads to yet:
//
//	pthread_create(&j->id, NULL, work, j);
//	job[i] = j;
//
// In between, the newest thread of the creation is Alone or Beside the others: its identifier lies where a register
// leads, and those of the others where cells lead. That is lost as soon as the register is, or another thread of the
// creation is created.

// loose is where a thread's identifier is put, in an unused object that a register leads to.
type loose struct {
	by   *cfg.Var
	link Link
}

// loosely is where an identifier is put, if no cell leads there.
func (d *Digest) loosely(x digest.Context, v digest.View, a Element, p cfg.Expr) loose {
	r, _ := rowAt(p)
	by := pointer(r.ptr)
	if !d.program.linked || by == nil || r.index != nil || !d.program.pointers[by] || !d.unused(x, v, a, r.ptr) {
		return loose{}
	}
	to := v.Pointer(r.ptr)
	if to.Any || len(to.May) != 1 || to.May[0].Offset == digest.AnyOffset {
		return loose{}
	}
	link := Link{Base: to.May[0].Base, Off: to.May[0].Offset + r.off}
	if !d.ownMemory(x, link.Base, Place{Link: link}.identifiers(d.program.width)) {
		return loose{}
	}
	return loose{by, link}
}

// loosened is what is known when a thread of some creations has been created.
func (d *Digest) loosened(a Element, l loose, made []threadid.Creation) (fs []Fact) {
	if l.by == nil || len(made) != 1 {
		return nil
	}
	c := made[0]
	if !slices.Contains(d.lists.Items(a.Left), c) {
		return []Fact{{Kind: Alone, Of: Place{Var: l.by}, To: Place{Link: l.link}, Creation: c}}
	}
	for _, f := range d.facts.Items(a.Facts) {
		if f.Kind == Held && f.Creation == c && f.Of.linked() && f.Of.Link == l.link {
			fs = append(fs, Fact{Kind: Beside, Of: Place{Var: l.by}, To: f.Of, Creation: c, Bound: f.Bound, From: f.From})
		}
	}
	return fs
}

// fastened is what is known when a register has been written to a cell, whose index is that behind all cells that lead
// to other identifiers of the creation.
func (d *Digest) fastened(a Element, by *cfg.Var, c cell) (fs []Fact) {
	if !isPlace(c.at.Of) || c.at.As != (form{}) {
		return nil
	}
	for _, f := range d.facts.Items(a.Facts) {
		if f.Of != (Place{Var: by}) || f.Kind != Alone && f.Kind != Beside || f.To.Link.Base == c.of.Base {
			continue
		}
		held := Fact{Kind: Held, Of: c.of, Creation: f.Creation, Bound: c.at, From: f.From}
		held.Of.Link = f.To.Link
		least, _ := d.atLeast(a, c.at)
		switch {
		case f.Kind == Alone:
			held.From = least
		case f.To != held.Of || f.Bound != c.at:
			continue
		}
		held.From = min(held.From, least)
		fs = append(fs, d.next(a, held)...)
	}
	return fs
}

// next is a fact of cells before a number, which holds of that cell, too, and what follows from that.
func (d *Digest) next(a Element, f Fact) (held []Fact) {
	number := f.Bound.Of
	f.Bound.N++
	bounds := []Bound{f.Bound}
	for _, l := range d.facts.Items(a.Facts) {
		if l.Kind == Less && l.Of == number {
			bounds = append(bounds, l.Bound)
		}
	}
	for _, b := range bounds {
		f.Bound = b
		held = append(held, f)
		d.equal(a, b, func(c Bound) {
			f.Bound = c
			held = append(held, f)
		})
	}
	return held
}
