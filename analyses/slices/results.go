package slices

import (
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Whoever has joined a thread may use what lies in its slice, or in its job. Which thread has been joined,
// package turns says by the number of the cell in which pthread_create has put its identifier ([turns.Past]);
// how that number belongs to the slice and the job, by the text, is found out here.

// cells says where pthread_create puts the identifiers of the threads of a creation.
type cells struct {
	number   *poly // the index of the cell, in the array that the program names; or nil
	inside   *poly // or so many bytes behind the start of the jobs
	job      *poly // where the thread's job lies, behind the start of the first one; or nil
	region   int64
	counters counters
	own      bool // the identifier is put into the thread's job, which is an object of its own
}

// cells finds out in which cell a pass puts the identifier of its thread.
func (ps *passes) cells(s *scope, run *flow, cs counters, job *poly, region int64) cells {
	st, to := run.at[ps.create.From], ps.create.Action.(*cfg.Create).Thread
	c := cells{region: region, counters: cs}
	if to == nil {
		return c
	}
	known := func(p *poly) *poly {
		if p == nil || !ps.known(p, cs) {
			return nil
		}
		return p
	}
	c.job = known(job)
	if index := turns.Cell(to); index != nil {
		c.number = known(s.eval(st, index).eq)
	} else {
		c.inside = known(s.eval(st, to).job)
	}
	if at, ok := s.eval(st, to).job.plus(-1, job).constant(); ok && (s.fresh != nil || s.single && gives(ps.create.Action.(*cfg.Create))) {
		c.own = at >= 0 && at < region
	}
	return c
}

// gives reports whether a creation gives its thread the pointer behind which it puts the identifier. The origin of jobs is a
// text, which may lead to one object when the argument is read and to another one when the identifier is put there.
func gives(c *cfg.Create) bool {
	p := c.Thread
	for {
		switch q := cfg.Uncast(p).(type) {
		case *cfg.AddrOf:
			if q.LV.Ptr == nil {
				return false
			}
			p = q.LV.Ptr
		case *cfg.PtrAdd:
			p = q.X
		default:
			return c.Arg != nil && cfg.SameExpr(q, cfg.Uncast(c.Arg))
		}
	}
}

// index is the number of the cell in some array; nil if that is not known. The first job lies so far behind the
// start of its object.
func (c cells) index(array turns.Place, first int64) *poly {
	if c.number != nil || array.Var != nil {
		return c.number
	}
	return c.inside.add(first - array.Off).divided(array.Stride)
}

// following reports whether a number is one more, or one less, in the next pass.
func (c cells) following(p *poly) bool {
	var counter *cfg.Var
	many := false
	p.variables(func(v *cfg.Var) {
		if c.counters[v] != 0 {
			many = many || counter != nil && counter != v
			counter = v
		}
	})
	if many || counter == nil {
		return false
	}
	n, ok := p.shifted(counter, c.counters[counter]).plus(-1, p).constant()
	return ok && (n == 1 || n == -1)
}

// after reports whether an access of a thread of a family comes before another one, which comes after threads that have
// ended, or does not meet it.
//
// Sound: let the other one be to the element k of an array, in the object that the location stands for, behind
// a join of what was in the cell k of another array since then. A thread of the creation that has its
// identifier in that cell has ended, or is created later. Let T be one that has it in another cell, m. Where
// the cell's index is a function of the pass, by the same text for all threads of the creation ([cells]; the
// digest of turns takes the index from the same expression, or, where the cell lies in the jobs, from the same
// address), the job of T lies the distance of m and k away from where that of cell k is, or would be. The
// element lies in the latter. And a slice of T that begins with the index of its cell, and ends before the
// next, is the element m of its array: it is another element than k. (Of a slice that may be open at its end in
// one thread, that is not said: k may be beyond all cells.)
//
// Where the cell leads to the identifier, the other one is to the object that it lies in. Each thread of the creation is
// given the object that its identifier is put into (own): so if two are given one object, the second identifier is put
// where the first was, and package turns says nothing of what was joined from there. If T is at its job, and that is the
// object, it is T that has ended.
func (d *Digest) after(x digest.Facts, a Element, base uint32, p turns.Past) bool {
	if a.Family == 0 || a.Span == 0 {
		return false
	}
	c, s := d.cells[a.Family-1], d.all[a.Span-1]
	if p.Cells.Link != (turns.Link{}) {
		return c.own && s.job
	}
	first, ok := d.behind(x, a.Family)
	k := c.index(p.Cells, first)
	switch {
	case k == nil || !ok:
		return false
	case s.job:
		at, ok := c.job.plus(-1, k.times(constant(c.region))).constant()
		at += first
		return ok && c.region == p.Row.Stride && p.Row.Off >= at && p.Row.Off+p.Size <= at+c.region
	}
	return !s.open && s.table == 0 && c.following(k) && s.first == k.key && s.row == "" && a.Base == base && s.unit == p.Row.Stride &&
		s.unit+s.lo+a.Start >= p.Row.Off+p.Size && s.unit+p.Row.Off >= s.hi+a.Start
}

// ended reports whether one access comes after the thread of the other has been joined, by what is known of single
// threads.
func (d *Digest) ended(x digest.RaceContext, a, b Element) bool {
	e, f := d.turns.OfBoth(x)
	ofB, ofA := d.pasts.Past(x, e, f)
	for _, p := range ofB {
		if d.after(x, b, p.Row.Base, p) {
			return true
		}
	}
	for _, p := range ofA {
		if d.after(x, a, p.Row.Base, p) {
			return true
		}
	}
	return false
}
