package sides

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What is in memory by one assignment, which the process passes once: such as the members of the structures that threads
// get as their arguments.

// store is the fact of such an assignment: where it writes, and what that is equal to, to whoever reads it by a type with a
// sign, or without one, as it was written. It is spoiled if it may write in several places.
type store struct {
	at      cell
	signed  bool
	values  digest.List[form]
	spoiled bool
}

func (d *Digest) joinStores(a, b store) store {
	if a.spoiled || b.spoiled || a.at != b.at {
		return store{spoiled: true}
	}
	a.values = d.forms.Intersection(a.values, b.values, compareForms)
	return a
}

// writers is the fact of a cell: the edges that write there, all of which the process passes once, unless it is spoiled.
type writers struct {
	edges   digest.List[int]
	spoiled bool
}

func (d *Digest) joinWriters(a, b writers) writers {
	if a.spoiled || b.spoiled {
		return writers{spoiled: true}
	}
	return writers{edges: d.edges.Union(a.edges, b.edges, cmp.Compare[int])}
}

// storing sees an assignment that is passed once, before it is. What it writes has to be the same whenever anybody looks:
// what lies in memory, and may be written later, is not.
func (d *Digest) storing(in scene, a Element, e *cfg.Edge) {
	to := e.Action.(*cfg.Assign)
	at, ok := d.cell(in, to.LHS)
	if !ok {
		d.stores.Add(in, number(e), store{spoiled: true})
		return
	}
	var values []form
	for _, f := range d.equals(a, in, to.RHS) {
		if f.of != nil && near(f.off) && !f.of.passing() {
			values = digest.Insert(values, f, compareForms)
		}
	}
	d.stores.Add(in, number(e), store{at: at, signed: integer(to.LHS.Type).Signed, values: d.forms.List(values...)})
}

// passing reports whether an atom depends on what lies in memory, whoever has written it.
func (a *atom) passing() bool {
	return a.inMemory() || slices.ContainsFunc(a.args, func(f form) bool { return f.of != nil && f.of.passing() })
}

// written sees what has been written to memory.
func (d *Digest) written(in scene, a Element, w digest.Wrote) Element {
	for _, p := range d.memory.Written(in, w) {
		c := cell{w.Base, p}
		if !d.single(in) {
			d.changing.Add(in, c)
		}
		a = d.without(a, func(k Known) bool { return k.Of.reads(c) })
		switch {
		case w.Edge == nil || !d.program.once(w.Edge) && w.Edge.From.Func != d.program.init:
			d.writers.Add(in, c, writers{spoiled: true})
		case w.Edge.From.Func != d.program.init: // that comes before everything else
			d.writers.Add(in, c, writers{edges: d.edges.List(number(w.Edge))})
		}
	}
	return a
}

// lasts reports whether what an edge has left in memory stays there: whoever else writes there is passed once, too, in
// the same activation, and not behind it.
func (d *Digest) lasts(x digest.Facts, a *atom) bool {
	w, _ := d.writers.Of(x, a.cell)
	s, known := d.stores.Of(x, a.edge)
	if !known || s.spoiled || w.spoiled || d.memory.Lost(x) {
		return false
	}
	e := d.program.byNumber[a.edge]
	return !slices.ContainsFunc(d.edges.Items(w.edges), func(n int) bool {
		other := d.program.byNumber[n]
		return other != e && (other.From.Func != e.From.Func || d.program.leads(e.To, other.From))
	})
}

// number is that of an edge, from 1.
func number(e *cfg.Edge) int { return e.ID + 1 }
