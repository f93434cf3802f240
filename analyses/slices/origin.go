package slices

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Jobs whose array is reached by a pointer in memory, as a member of a structure, or in a parameter:
//
//	for (i = 0; i < n; i++)
//		pthread_create(&pool->worker[i].id, 0, work, &pool->worker[i]);
//
// Who else writes there, and what, is not known: nothing is known of what the jobs hold. But where the pointer
// leads to the start of its object, or to the same distance from it, whenever it is read in the loop, then jobs
// of two passes are as far from each other as if it were one pointer, or lie in different objects.

// Where the pointer itself is what a thread is given, as in pthread_create(&id[i], 0, work, job[i]), the job is what it
// leads to: an object of its own, if package turns says that each thread gets one that is unused.

// origin is such a pointer, and where it is read.
type origin struct {
	of    *cfg.LVal
	kept  bool // it is a register that keeps its value in the loop
	edges []*cfg.Edge
}

// originOf is what the jobs are reached by in the passes of a loop.
func (ps *passes) originOf(lv *cfg.LVal) *origin {
	if lv == nil {
		return nil
	}
	o := &origin{of: lv, kept: lv.IsVariable() && lv.Var != nil && ps.kept(lv.Var)}
	for n, in := range ps.in {
		for _, e := range n.Out {
			if in {
				reads := false
				accesses(e, func(r *cfg.LVal) { reads = reads || sameLVal(r, lv) })
				if reads {
					o.edges = append(o.edges, e)
				}
			}
		}
	}
	return o
}

// distance is how far behind the start of its object an origin leads, whenever it was read; Unknown if that differs.
type distance struct {
	n       int64
	unknown bool
}

func (d distance) join(o distance) distance {
	if d == o {
		return d
	}
	return distance{unknown: true}
}

// See notes where the pointers lead that jobs are reached by.
func (d *Digest) See(x digest.Context, v digest.View, a Element, s digest.Sight) Element {
	if s, ok := s.(digest.Before); ok {
		for _, family := range d.reads[s.Edge] {
			at, ok := begins(v, &cfg.Load{LV: d.origins[family-1].of})
			d.distances.Add(x, family, distance{n: at, unknown: !ok}.normal())
		}
	}
	return a
}

func (d distance) normal() distance {
	if d.unknown {
		d.n = 0
	}
	return d
}

// behind is how far behind the start of its object the first job of a family lies; false if that is not known.
func (d *Digest) behind(x digest.Facts, family int) (int64, bool) {
	if d.origins[family-1] == nil {
		return 0, true
	}
	at, ok := d.distances.Of(x, family)
	return at.n, ok && !at.unknown
}

// apart reports whether the jobs of two passes do not meet.
func (d *Digest) apart(x digest.RaceContext, family int) bool {
	if d.single[family-1] {
		return d.pasts.Apart(x)
	}
	_, ok := d.behind(x, family)
	return ok || d.origins[family-1].kept
}

// sameLVal reports whether two lvalues are spelled alike, and say the same where nothing is assigned in between.
func sameLVal(a, b *cfg.LVal) bool {
	if a.Var != b.Var || len(a.Path) != len(b.Path) || !cfg.Identical(a.Type, b.Type) || a.Volatile != b.Volatile ||
		(a.Ptr == nil) != (b.Ptr == nil) || a.Ptr != nil && !sameExpr(a.Ptr, b.Ptr) {
		return false
	}
	for i, s := range a.Path {
		t := b.Path[i]
		if s.Field != t.Field || s.Scale != nil || t.Scale != nil || s.Field == nil &&
			(!cfg.Identical(s.Elem, t.Elem) || !sameExpr(s.Index, t.Index)) {
			return false
		}
	}
	return true
}

func sameExpr(a, b cfg.Expr) bool {
	switch a := a.(type) {
	case *cfg.Const:
		m, isNumber := cfg.IsConst(a)
		n, ok := cfg.IsConst(b)
		return isNumber && ok && m == n && (m >= 0 || cfg.Identical(a.Typ, b.Type())) // by its bits it may be another one
	case *cfg.Load:
		b, ok := b.(*cfg.Load)
		return ok && sameLVal(a.LV, b.LV)
	case *cfg.AddrOf:
		b, ok := b.(*cfg.AddrOf)
		return ok && sameLVal(a.LV, b.LV)
	case *cfg.Cast:
		b, ok := b.(*cfg.Cast)
		return ok && cfg.Identical(a.Typ, b.Typ) && sameExpr(a.X, b.X)
	case *cfg.PtrAdd:
		b, ok := b.(*cfg.PtrAdd)
		return ok && a.Scale == b.Scale && sameExpr(a.X, b.X) && sameExpr(a.Index, b.Index)
	}
	return false
}
