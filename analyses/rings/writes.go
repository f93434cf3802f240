package rings

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// wrote notes what has been written to indices. What the thread has done to its own one is noted whether or not it is
// looked for, which becomes known by and by.
func (d *Digest) wrote(in scene, a Element, w digest.Wrote) Element {
	zeroes := d.zeroes(in, w)
	named, ok := d.named(in, w)
	cp, of, copying := d.copyAt(in, w)
	for _, p := range d.all.Written(in, w) {
		for _, signed := range []bool{false, true} {
			i := Index{digest.Object{Base: w.Base, Offset: p.Off}, p.Size, signed}
			if !slices.Contains(zeroes, i) && !(ok && i == named) && !(copying && i == cp) {
				a = d.spoils(in, a, i)
			}
		}
	}
	for _, i := range zeroes {
		a = d.begins(in, a, i)
	}
	if ok {
		a = d.writes(in, a, named, w)
	}
	if copying {
		assign := w.Edge.Action.(*cfg.Assign)
		return d.copying(in, a, assign.LHS, assign.RHS, cp, of)
	}
	return a
}

// named is the index that an action has written, and nothing else.
func (d *Digest) named(in scene, w digest.Wrote) (Index, bool) {
	if w.Edge == nil || w.Lo != w.Hi {
		return Index{}, false
	}
	to := target(w.Edge.Action)
	if to == nil || !d.program.indices[key(to)] || !cfg.InRegisters(&cfg.AddrOf{LV: to}) {
		return Index{}, false
	}
	i, ok := d.index(in, to)
	return i, ok && i.At == (digest.Object{Base: w.Base, Offset: w.Lo}) && i.Size == w.Size
}

// zeroes are the indices, and copies of such, in an object all of which has been made zero, or which is assigned another
// one in which they are zero.
func (d *Digest) zeroes(in scene, w digest.Wrote) (out []Index) {
	for _, p := range cells.Zeroed(in.View, w, d.program.member) {
		out = append(out, both(digest.Object{Base: w.Base, Offset: p.Off}, p.Size)...)
	}
	if w.Edge == nil || w.Lo != w.Hi {
		return out
	}
	assign, ok := w.Edge.Action.(*cfg.Assign)
	if !ok || w.Size != assign.LHS.Type.Size() {
		return out
	}
	return append(out, d.zeroIn(in, assign.LHS, digest.Object{Base: w.Base, Offset: w.Lo})...)
}

// both are the indices that lie somewhere, of either type.
func both(at digest.Object, size int64) []Index { return []Index{{at, size, false}, {at, size, true}} }

// member reports whether a member may be an index, or a copy of one.
func (p *program) member(f *cfg.Field) bool { return p.indices[f] || p.copies[f] != nil }

// zeroIn lists the indices, and copies, that are zero in a structure which lies there, and of which there is one.
func (d *Digest) zeroIn(in scene, lv *cfg.LVal, there digest.Object) (out []Index) {
	if r, ok := lv.Type.(*cfg.Record); !ok || !slices.ContainsFunc(r.Fields, d.program.holdsMember) || !cfg.InRegisters(&cfg.AddrOf{LV: lv}) {
		return nil
	}
	if at := in.Place(lv); !at.Definite || at.May[0] != there {
		return nil
	}
	var look func(lv *cfg.LVal, off int64)
	look = func(lv *cfg.LVal, off int64) {
		r, ok := lv.Type.(*cfg.Record)
		if !ok || len(out) > cells.Max {
			return
		}
		for _, f := range r.Fields {
			part := *lv
			part.Path, part.Type = append(slices.Clone(lv.Path), cfg.Step{Field: f, Elem: f.Type}), f.Type
			look(&part, off+f.Offset)
			if !d.program.member(f) {
				continue
			}
			if ns := in.Number(&cfg.Load{LV: &part}); !ns.Any && len(ns.May) == 1 && ns.May[0] == 0 {
				out = append(out, both(digest.Object{Base: there.Base, Offset: off + f.Offset}, f.Type.Size())...)
			}
		}
	}
	look(lv, there.Offset)
	return out
}

// holdsMember reports whether there is such a member in one.
func (p *program) holdsMember(f *cfg.Field) bool {
	r, ok := f.Type.(*cfg.Record)
	return p.member(f) || ok && slices.ContainsFunc(r.Fields, p.holdsMember)
}

// copyAt finds the copy of an index that an assignment has written, and nothing else.
func (d *Digest) copyAt(in scene, w digest.Wrote) (cp, of Index, ok bool) {
	if w.Edge == nil || w.Lo != w.Hi {
		return cp, of, false
	}
	a, assign := w.Edge.Action.(*cfg.Assign)
	if !assign || !cfg.InRegisters(&cfg.AddrOf{LV: a.LHS}) {
		return cp, of, false
	}
	cp, of, ok = d.copied(in, a.LHS)
	return cp, of, ok && cp.At == (digest.Object{Base: w.Base, Offset: w.Lo}) && cp.Size == w.Size
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
	d.copies.hold.Add(in, i, digest.MustSet[Index]{})
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
	var value cfg.Expr
	switch action := w.Edge.Action.(type) {
	case *cfg.Assign:
		value = action.RHS
	case *cfg.AtomicStore:
		value = action.Value
		to = d.value(a, in, value)
	case *cfg.AtomicRMW:
		if n, ok := added(action); ok {
			to = shifted([]Known{d.own(in, a, i)}, n, action.Target.Type.(*cfg.Int))
		}
	}
	if n := by(to, i); n > 0 && d.program.releases(w.Edge.Action) {
		return d.moved(in, a, i, n, to)
	}
	if n, ok := cfg.IsConst(value); ok && n == 0 {
		return d.begins(in, a, i)
	}
	if d.program.releases(w.Edge.Action) && d.wasZero(in, a, i) {
		for _, k := range to {
			if k.sets(i) && k.Off == 0 { // it stays where it is
				d.movers.Add(in, i, d.mover(in))
				return d.moves(a, i)
			}
			if with, ok := k.reaches(i); ok {
				return d.follows(in, a, i, with, value)
			}
		}
	}
	return d.spoils(in, a, i)
}

// reaches is the other index if something is what that was, or is between the thread's own one and that.
func (k Known) reaches(i Index) (with Index, ok bool) {
	switch {
	case k.What != Number || k.Modulo != 0 || k.Off != 0 || k.Plus != 0 || k.Late:
		return Index{}, false
	case k.Own:
		return k.With, k.Some && k.Of == i
	}
	return k.Of, k.Of != i && k.Of.Size == i.Size && k.Of.Signed == i.Signed
}

// follows notes that the thread moves its own index up to another one, or less far: that is not less, as all that is read of
// it. What it is moved to is what the thread's own index is then.
func (d *Digest) follows(in scene, a Element, i, with Index, value cfg.Expr) Element {
	d.movers.Add(in, i, d.mover(in))
	d.ways.Add(in, i, d.wayLists.List(Way{With: with, Limit: unlimited}))
	a = d.moves(d.lost(a, i), i)
	if l, ok := value.(*cfg.Load); ok && l.LV.Register() != nil {
		a = d.is(a, l.LV.Var, []Known{{What: Number, Of: i, Own: true, Exact: true, Positive: true}})
	}
	return a
}

// begins notes that an index, or a copy of one, is made zero.
func (d *Digest) begins(in scene, a Element, i Index) Element {
	if !d.first(in, a, i) {
		return d.spoils(in, a, i)
	}
	a = d.lost(a, i)
	a.Set = d.indices.Learn(a.Set, i)
	return a
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
func (k Known) sets(i Index) bool {
	return k.What == Number && k.Own && k.Of == i && k.Plus == 0 && !k.Some
}

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
			if !k.sets(i) || b.Of != i || b.Late || !b.in(k.Modulo) || !d.wasZero(in, a, i) {
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
		d.movers.Add(in, i, d.mover(in))
		d.ways.Add(in, i, d.wayLists.List(all...))
	}
	a = d.ofOwn(a, i, func(k Known) (Known, bool) {
		k.Off -= n
		return k, !k.Some && (k.What == Number || k.What == Address && k.Off >= 0)
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
