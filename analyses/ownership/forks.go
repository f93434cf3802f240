package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// Who goes through a list to take a node out keeps the one before it, and where there is none the list begins with it:
//
//	for (prev = NULL, n = top; n && n->key != key; prev = n, n = n->next)
//		;
//	if (prev) prev->next = n->next; else top = n->next;
//
// Where ways meet, on one of which prev is null and n is in top, and on the other one n is in prev->next, it is known that n is
// in the one place if prev is null, and else in the other one. A condition tells, as long as neither place, nor prev, has
// changed since: that takes the fork away, and what is left is a node in the container, in a place that is not known.

// fork is where a node lies whose cell is not known: it depends on whether a register is null.
type fork struct {
	by          *cfg.Var // nil: there is no fork
	null, other *cell
}

func (k fork) which(of func(*cell) bool) bool { return k.by != nil && (of(k.null) || of(k.other)) }

// forked is the fork of a register that is in the container on both of two ways, in different places.
func forked(a, b state, x, y status) fork {
	if k := meeting(a, x, y); k.by != nil {
		return k
	}
	return meeting(b, y, x)
}

// meeting is the fork of x, which is so in the state s, with y, which lies behind the register that tells, if it does.
func meeting(s state, x, y status) fork {
	k := y.fork
	if k.by == nil {
		if y.cell == nil || !y.cell.node || y.cell.of == nil {
			return fork{}
		}
		k = fork{y.cell.of, nil, y.cell}
	}
	switch {
	case x.fork.by == k.by && x.fork.other == k.other && (k.null == nil || k.null == x.fork.null):
		return x.fork
	case x.fork.by != nil || x.cell == nil || x.cell == k.other || s.how(k.by) != null || k.null != nil && k.null != x.cell:
		return fork{}
	}
	k.null = x.cell
	return k
}

// forks says that a register is null, or is not: so it is known where nodes lie.
func (s state) forks(v *cfg.Var, isNull bool) {
	for w, st := range s.regs {
		if st.fork.by != v {
			continue
		}
		if st.cell = st.fork.other; isNull {
			st.cell = st.fork.null
		}
		st.fork = fork{}
		s.regs[w] = st
	}
}

// respell is a link of the node that a register leads to, by the name of another register that holds the same; or nil.
func (f *flow) respell(s state, c *cell, v *cfg.Var) *cell {
	if c.of != v || c.queue != nil || f.through(c.lv) != nil {
		return nil
	}
	twin := s.copies[v]
	for w, of := range s.copies {
		if of == v && (twin == nil || w.ID < twin.ID) {
			twin = w
		}
	}
	if twin == nil || !cfg.Identical(twin.Type, v.Type) {
		return nil
	}
	lv := *c.lv
	lv.Ptr = &cfg.Load{LV: cfg.VarLV(twin)}
	if d := f.cell(&lv); d != nil && !d.spelledWith(v) {
		return d
	}
	return nil
}
