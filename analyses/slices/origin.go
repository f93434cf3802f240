package slices

import (
	"slices"

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

// sameLVal reports whether two lvalues are spelled alike, and say the same where nothing is assigned in between: what they
// read is read where they say, and not computed.
func sameLVal(a, b *cfg.LVal) bool { return uncomputed(a) && uncomputed(b) && cfg.SamePlace(a, b) }

func uncomputed(lv *cfg.LVal) bool {
	ok := !lv.Volatile
	cfg.InspectLVal(lv, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Load:
			ok = ok && !x.LV.Volatile
		case *cfg.Const, *cfg.AddrOf, *cfg.Cast, *cfg.PtrAdd:
		default:
			ok = false
		}
	})
	return ok && !slices.ContainsFunc(lv.Path, cfg.Step.Unmeasured)
}
