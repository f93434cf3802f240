package symlocks

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// How flags are written, wherever that is.

// wrote looks after flags where memory is written: what is no write of those above spoils those that it may fall on.
func (d *Digest) wrote(x digest.Context, v digest.View, a Element, w digest.Wrote) Element {
	f := &d.flags
	none := func(c Case) Case { c.Known, c.Taken = digest.List[Flag]{}, digest.List[Flag]{}; return c }
	if w.Base == 0 {
		f.lost.Add(x, struct{}{})
		a.Cases = d.each(a.Cases, none)
		return a
	}
	written := digest.Bytes{Lo: w.Lo, Hi: w.Hi, Stride: w.Stride, Size: w.Size}
	lv, n, constant := sets(w.Edge)
	constant = constant && f.names[flagName(lv)] && w.Size == lv.Type.Size() && !a.Handler
	if constant && slices.ContainsFunc(d.all(a.Cases), func(c Case) bool { return d.takes(c, w.Size, n) }) {
		f.taken.Add(x, w.Base, f.places.List(place{w.Lo, w.Hi, w.Stride, w.Size, n}))
	}
	all, _ := f.taken.Of(x, w.Base)
	single, hit := d.phases.SingleThreaded(d.flag.Of(x)), false
	for _, p := range f.places.Items(all) {
		if !p.bytes().Overlaps(written) {
			continue
		}
		good := constant && congruent(p.bytes(), written) &&
			!slices.ContainsFunc(d.all(a.Cases), func(c Case) bool { return !d.leaves(c, p.Size, p.Value, n) })
		switch {
		case single && !a.Handler:
		case !good:
			f.spoiled.Add(x, placeOf{w.Base, p})
		default:
			f.guarded.Add(x, placeOf{w.Base, p}, d.guards(x, v, a, w, lv))
		}
		hit = true
	}
	if hit && !constant {
		a.Cases = d.each(a.Cases, none)
	}
	return a
}

// guards are the locks that are held where a flag is written to.
func (d *Digest) guards(x digest.Context, v digest.View, a Element, w digest.Wrote, lv *cfg.LVal) guards {
	var ms []digest.Object
	for _, h := range d.locks.Mutexes(d.lockset.Of(x)) {
		if !h.Shared {
			ms = append(ms, h.Mutex)
		}
	}
	at := digest.Access{Base: w.Base, LV: lv, Lo: w.Lo, Hi: w.Hi, Stride: w.Stride, Size: w.Size, View: v}
	return guards{d.flags.mutexes.List(ms...), d.flags.beside.List(d.Beside(a, at, true)...)}
}

// forms are the ways in which the operand is written.
func (d *Digest) forms(c Case) []Address { return d.expand(c, []Address{variable(d.operand)}) }

// takes reports whether the flag that the operand leads to is taken when it is made n.
func (d *Digest) takes(c Case, size, n int64) bool {
	was, known := d.find(c.Known, d.forms(c), size)
	return known && was != n
}

// leaves reports whether a write of n to the flag that the operand leads to is one of those that take and give back what is
// taken by t.
func (d *Digest) leaves(c Case, size, t, n int64) bool {
	forms := d.forms(c)
	was, known := d.find(c.Known, forms, size)
	if known && (was != t || n == t) {
		return true
	}
	return n != t && slices.ContainsFunc(d.flags.numbers.Items(c.Taken), func(f Flag) bool {
		return f.Size == size && f.Value == t && slices.Contains(forms, f.At)
	})
}
