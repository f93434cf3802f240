package turns

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Pointers to elements of arrays, by which programs name the cells in them:
//
//	struct worker *w = &worker[i];
//	pthread_create(&w->id, 0, work, w);
//
// As long as the pointer is not assigned, and the number i is not either, w->id is worker[i].id.

// led gives a pointer a new value, that of an expression. The number in it is what it is now.
func (d *Digest) led(x digest.Context, v digest.View, a Element, p *cfg.Var, value cfg.Expr) Element {
	fs := d.copied(x, v, a, p, value)
	if value != nil && d.program.leads[p] {
		if r, ok := rowAt(value); ok && v != nil {
			if to, at, ok := d.element(x, v, a, r); ok && at.Of.Var != p {
				fs = append(fs, Fact{Kind: Leads, Of: Place{Var: p}, To: to, Bound: at})
			}
		}
	}
	return d.with(d.forget(a, Place{Var: p}), fs...)
}

// leading reports whether it is known where a register leads.
func (d *Digest) leading(a Element, p *cfg.Var) bool {
	return slices.ContainsFunc(d.facts.Items(a.Facts), func(f *Fact) bool { return f.Kind == Leads && f.Of == (Place{Var: p}) })
}

// leadsTo is the cell that lies some bytes behind where a pointer leads.
func (d *Digest) leadsTo(a Element, r row) (of Place, at Bound, known bool) {
	p := r.led()
	for _, f := range d.facts.Items(a.Facts) {
		if p != nil && f.Kind == Leads && f.Of == (Place{Var: p}) {
			of = f.To
			of.Off += r.off
			return of, f.Bound, true
		}
	}
	return Place{}, Bound{}, false
}

// leading notes that a register gets the value of an expression, if that may be the address of an element.
func (u *uses) leading(to *cfg.Var, value cfg.Expr) {
	if to.Register() {
		u.links.moved(&cfg.LVal{Var: to, Type: to.Type}, value)
	}
	r, ok := rowAt(value)
	switch {
	case !ok || !to.Register():
	case r.index == nil:
		u.behind[to] = append(u.behind[to], r.led())
	default:
		u.elements[to] = append(u.elements[to], r.index)
	}
}

// cells reports whether some rows are cells of arrays: with an index, or behind a register that gets the address of an
// element. It notes what the indices are made of.
func (u *uses) cells(rows []row) (some bool) {
	seen := map[*cfg.Var]bool{}
	var work []*cfg.Var
	for _, r := range rows {
		if r.index != nil {
			u.indexed(r.index)
			some = true
		} else {
			work = append(work, r.led())
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		if work = work[:len(work)-1]; seen[v] {
			continue
		}
		seen[v] = true
		work = append(work, u.behind[v]...)
		for _, index := range u.elements[v] {
			u.indexed(index)
			some = true
		}
	}
	return some
}

// leads are the registers that get addresses of elements with an index that is followed, or of what lies behind them.
func (u *uses) leads(numbers map[*cfg.Var]bool) map[*cfg.Var]bool {
	out := map[*cfg.Var]bool{}
	for v, indices := range u.elements {
		out[v] = slices.ContainsFunc(indices, func(x cfg.Expr) bool {
			l, ok := cfg.Uncast(x).(*cfg.Load)
			return ok && (numbers[l.LV.Var] || !l.LV.IsVariable())
		})
	}
	for again := true; again; {
		again = false
		for v, from := range u.behind {
			if !out[v] && slices.ContainsFunc(from, func(w *cfg.Var) bool { return out[w] }) {
				out[v], again = true, true
			}
		}
	}
	return out
}
