package rings

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// wrote notes what has been written to indices. What the thread has done to its own one is noted whether or not it is
// looked for, which becomes known by and by.
func (d *Digest) wrote(in scene, a Element, w digest.Wrote) Element {
	if w.Edge != nil {
		if _, made := w.Edge.Action.(*cfg.Alloc); made {
			return a // the object begins like that
		}
	}
	named := d.named(in, w)
	for _, p := range d.all.Written(in, w) {
		for _, signed := range []bool{false, true} {
			i := Index{digest.Object{Base: w.Base, Offset: p.Off}, p.Size, signed}
			if !slices.Contains(named, i) {
				a = d.spoils(in, a, i)
			}
		}
	}
	for _, i := range named {
		a = d.writes(in, a, i, w)
	}
	return a
}

// named are the indices that an action has written, and nothing else: the one that it names, or those in an object
// that it has made zero.
func (d *Digest) named(in scene, w digest.Wrote) (out []Index) {
	if w.Edge == nil || w.Lo != w.Hi {
		return nil
	}
	for _, p := range cells.Zeroed(in.View, w, func(f *cfg.Field) bool { return d.program.indices[f] }) {
		for _, signed := range []bool{false, true} {
			out = append(out, Index{digest.Object{Base: w.Base, Offset: p.Off}, p.Size, signed})
		}
	}
	to := target(w.Edge.Action)
	if to == nil || !d.program.indices[key(to)] || !cfg.InRegisters(&cfg.AddrOf{LV: to}) {
		return out
	}
	if i, ok := d.index(in, to); ok && i.At == (digest.Object{Base: w.Base, Offset: w.Lo}) && i.Size == w.Size {
		out = append(out, i)
	}
	return out
}

// target is what an action writes.
func target(action cfg.Action) *cfg.LVal {
	switch a := action.(type) {
	case *cfg.Assign:
		return a.LHS
	case *cfg.AtomicStore:
		return a.Target
	case *cfg.AtomicRMW:
		return a.Target
	}
	return nil
}

// spoils notes that an index has been written in a way that is none of moving it.
func (d *Digest) spoils(in scene, a Element, i Index) Element {
	d.ways.Add(in, i, digest.List[Way]{})
	return d.moves(d.lost(a, i), i)
}

// lost knows nothing of the thread's own index.
func (d *Digest) lost(a Element, i Index) Element {
	return d.ofOwn(a, i, func(k Known) (Known, bool) { return k, false }, func(b Bound) (Bound, bool) { return b, false })
}

// writes notes what an action has written to an index that it names.
func (d *Digest) writes(in scene, a Element, i Index, w digest.Wrote) Element {
	if a.Guest {
		return d.spoils(in, a, i)
	}
	var to []Known
	zero, releases := facts.Zeroes(w.Edge), false
	switch action := w.Edge.Action.(type) {
	case *cfg.Assign:
		n, ok := cfg.IsConst(action.RHS)
		zero = ok && n == 0
	case *cfg.AtomicStore:
		n, ok := cfg.IsConst(action.Value)
		zero, releases = ok && n == 0, action.Order.Releases()
		to = d.value(a, in, action.Value)
	case *cfg.AtomicRMW:
		n, ok := added(action)
		if releases = action.Order.Releases(); ok {
			to = shifted([]Known{d.own(in, a, i)}, n, action.Target.Type.(*cfg.Int))
		}
	}
	if n := by(to, i); n > 0 && releases {
		return d.moved(in, a, i, n, to)
	}
	if zero && d.first(in, a, i) {
		a = d.lost(a, i)
		a.Set = d.indices.Learn(a.Set, i)
		return a
	}
	return d.spoils(in, a, i)
}

// by is how far an index is moved that is set to what ks say; 0 if that is not known.
func by(ks []Known, i Index) int64 {
	for _, k := range ks {
		if k.sets(i) {
			return k.Off
		}
	}
	return 0
}

// sets reports whether something is what the thread's own index may be set to.
func (k Known) sets(i Index) bool { return k.What == Number && k.Own && k.Of == i && k.Plus == 0 }

// first reports whether no other thread can act, and the thread has not moved an index. (If others have, these have
// ended, and no other one is alone in moving it.)
func (d *Digest) first(in scene, a Element, i Index) bool {
	return d.single(in, a) && !d.mayHaveMoved(a, i)
}

// moved notes that the thread has moved its own index n further, to what ks say, and in which ways that may be. Where
// no other thread can have acted since it was read, and compared with the other one, anybody may do that.
func (d *Digest) moved(in scene, a Element, i Index, n int64, ks []Known) Element {
	var all, calm []Way
	for _, k := range ks {
		for _, b := range d.bounds.Items(a.Bounds) {
			if !k.sets(i) || b.Of != i || !b.in(k.Modulo) || !d.wasZero(in, a, i) {
				continue
			}
			w := Way{Head: b.Kind == Room, With: b.With, Modulo: k.Modulo, Limit: unlimited}
			if w.Head {
				w.Reach, w.Limit = b.N+n, b.Limit
			}
			if w.Head || b.Kind == Items && b.N >= n {
				all = shortest(all, w)
				if k.Calm && b.Calm {
					calm = shortest(calm, w)
				}
			}
		}
	}
	if len(calm) > 0 {
		d.filled.Add(in, i)
		d.ways.Add(in, i, d.wayLists.List(calm...))
	} else {
		t := d.threads.Of(in)
		d.movers.Add(in, i, normal(Mover{t.Thread, !t.Set.IsEmpty()}))
		d.ways.Add(in, i, d.wayLists.List(all...))
	}
	a = d.ofOwn(a, i, func(k Known) (Known, bool) {
		k.Off -= n
		return k, k.What == Number || k.What == Address && k.Off >= 0
	}, func(b Bound) (Bound, bool) { return past(b, n) })
	return d.moves(a, i)
}

// shortest adds a way to a list, instead of the same one that reaches further.
func shortest(ws []Way, w Way) []Way {
	if i, found := slices.BinarySearchFunc(ws, w, compareWays); found && ws[i].Reach <= w.Reach {
		return ws
	}
	return digest.Replace(ws, w, compareWays)
}

// wasZero reports whether an index was zero before it was moved.
func (d *Digest) wasZero(in scene, a Element, i Index) bool {
	return d.program.statics.Var(i.At) != nil || d.zeroed.Has(in, i.At.Base) || d.indices.Certain(a.Set, i)
}

// ofOwn changes what is known of the thread's own index.
func (d *Digest) ofOwn(a Element, i Index, known func(Known) (Known, bool), bound func(Bound) (Bound, bool)) Element {
	a = d.each(a, func(k Known) (Known, bool) {
		if !k.Own || k.Of != i {
			return k, true
		}
		return known(k)
	})
	a.Bounds = d.changed(a.Bounds, func(b Bound) (Bound, bool) {
		if b.Of != i {
			return b, true
		}
		return bound(b)
	})
	return a
}
