package halves

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Watch looks for families.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.families, d.starts = families(p), map[*cfg.Func]int{}
	for i, f := range d.families {
		d.starts[f.start] = i + 1
	}
	if len(d.families) == 0 {
		return digest.Interest{}
	}
	return digest.Interest{Writes: true, Edges: func(e *cfg.Edge) bool {
		n, _ := d.called(e)
		return n > 0 || d.begins(e) > 0
	}}
}

// called is the family whose function an edge calls, and with what.
func (d *Digest) called(e *cfg.Edge) (family int, arg cfg.Expr) {
	if a, ok := e.Action.(*cfg.Call); ok {
		if r, ok := a.Callee.(*cfg.FuncRef); ok && len(a.Args) == 1 {
			return d.starts[r.Func], a.Args[0]
		}
	}
	return 0, nil
}

// begins is the family whose function begins with an edge.
func (d *Digest) begins(e *cfg.Edge) int {
	if e.From == e.From.Func.Entry {
		return d.starts[e.From.Func]
	}
	return 0
}

// See notes what is called, and what is written.
func (d *Digest) See(x digest.Context, view digest.View, a Element, s digest.Sight) Element {
	switch s := s.(type) {
	case digest.Before:
		if n := d.begins(s.Edge); n > 0 {
			d.relies(x, view, d.families[n-1])
		}
		if n, _ := d.called(s.Edge); n > 0 && a.Family == 0 {
			d.enters(x, a)
			a.Family = n
		}
	case digest.After:
		if n, _ := d.called(s.Edge); n > 0 && !d.families[n-1].inside[s.Edge.From.Func] {
			a.Family = 0
		}
	case digest.Wrote:
		d.wrote(x, a, s)
	}
	return a
}

// enters notes that a root is entered. (It does not matter what a guest enters: whatever is accessed there may race.)
func (d *Digest) enters(x digest.Context, a Element) {
	if !a.Roots.IsEmpty() {
		d.lost.Add(x, struct{}{})
	}
	d.makers.Add(x, struct{}{}, d.threads.Of(x).Sole())
}

// relies notes what an activation finds its bounds in. (Where that may be anything, or anything may be written, much races anyway.)
func (d *Digest) relies(x digest.Context, view digest.View, f *family) {
	param := f.start.Params[0]
	at := []digest.Operand{view.Pointer(&cfg.Load{LV: &cfg.LVal{Var: param, Type: param.Type}})}
	for _, v := range f.contents {
		at = append(at, view.Place(&cfg.LVal{Var: v, Type: v.Type, Internal: true}))
	}
	for i, o := range at {
		if o.Any || i > 0 && meets(at[0], o) { // it writes the variable as its argument
			d.lost.Add(x, struct{}{})
		}
		for _, o := range o.May {
			d.given.Add(x, struct{}{}, d.bases.List(o.Base))
		}
	}
}

// meets reports whether two operands may lie in one object.
func meets(a, b digest.Operand) bool {
	return slices.ContainsFunc(a.May, func(o digest.Object) bool {
		return slices.ContainsFunc(b.May, func(p digest.Object) bool { return o.Base == p.Base })
	})
}

// wrote notes what is written, while there may be a tree, and else by whom. What is known to be written by an activation is no
// member that is relied upon, or belongs to a variable of its own, also if a guest has entered it. (Guests are threads of their own,
// and so are none that enters roots.)
func (d *Digest) wrote(x digest.Context, a Element, w digest.Wrote) {
	switch {
	case w.Base == 0:
		d.lost.Add(x, struct{}{})
	case a.Family > 0 && d.families[a.Family-1].known[w.Edge]:
	case a.Family > 0 || !a.Roots.IsEmpty():
		d.changed.Add(x, w.Base)
	case !d.phases.SingleThreaded(d.flag.Of(x)):
		d.writers.Add(x, w.Base, d.threads.Of(x).Sole())
	}
}

// makes reports whether a thread is the one that enters all roots, if one alone does.
func (d *Digest) makes(x digest.Facts, t threadid.Element) bool {
	maker, _ := d.makers.Of(x, struct{}{})
	return maker == t.Sole()
}

// sound reports whether trees come one after the other, and nobody else writes what bounds are found in. (Without a maker there is
// no tree, and nothing is asked.)
func (d *Digest) sound(x digest.Facts) bool {
	maker, _ := d.makers.Of(x, struct{}{})
	if maker.Many || d.lost.Has(x, struct{}{}) {
		return false
	}
	given, _ := d.given.Of(x, struct{}{})
	for _, base := range d.bases.Items(given) {
		if by, written := d.writers.Of(x, base); d.changed.Has(x, base) || written && by != maker {
			return false
		}
	}
	return true
}
