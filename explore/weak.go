package explore

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// weakness finds out whether the sequentially consistent executions are all that a program has. They are if in
// each of them all conflicting accesses that nothing orders are sequentially consistent (Lahav, Vafeiadis,
// Kang, Hur, Dreyer, Repairing Sequential Consistency in C/C++11, PLDI 2017, Theorem 4: the model RC11, that
// forbids no more than C does but for values out of thin air). Here, nothing is less than C's happens-before:
// see [rules.Standard].
//
// Other accesses in conflict are harmless if nobody can tell how they come out: if no value that is read at
// their place decides anything, and if no read there can acquire what a write releases. Then all accesses to
// that place may be left out of an execution: what is left has the same races, and is an execution of the
// program without them, of which the above holds. (Places are words, because accesses of several sizes may
// overlap.)
//
// It also finds the reads that consume, which are taken to acquire unless that is asked not to be assumed.
type weakness struct {
	flow               *valueFlow
	words              map[word]*conflicts
	consume            map[cfg.Pos]bool // nil: they do not acquire
	acquires, releases bool             // there are fences that make relaxed accesses do so
}

// word is a place in what a variable or an allocation has made.
type word struct {
	origin any
	index  int64
}

// conflicts is what is known of a word.
type conflicts struct {
	weak               map[cfg.Pos]string // the accesses that are not sequentially consistent, in conflict with others
	readers            []*cfg.Edge
	acquires, releases bool
	matters            bool
}

// newWeakness is nil if a program has no atomic accesses but sequentially consistent ones.
func newWeakness(p *cfg.Program, strict bool) *weakness {
	w := &weakness{flow: &valueFlow{program: p}, words: map[word]*conflicts{}}
	if !strict {
		w.consume = map[cfg.Pos]bool{}
	}
	found := false
	for e := range p.AllEdges() {
		if f, ok := e.Action.(*cfg.Fence); ok {
			w.acquires, w.releases = w.acquires || f.Order.Acquires(), w.releases || f.Order.Releases()
		} else {
			found = found || slices.ContainsFunc(cfg.Orders(e.Action), func(o cfg.MemoryOrder) bool { return o != cfg.SeqCst })
		}
	}
	if !found {
		return nil
	}
	return w
}

// originOf is what an object comes from, which is the same in all executions.
func originOf(o *interp.Object) any {
	switch {
	case o == nil:
		return nil
	case o.Var != nil:
		return o.Var
	case o.Site != nil:
		return o.Site
	}
	return nil
}

const wordSize = 8

// at calls f for the words of an access.
func (w *weakness) at(o *interp.Object, off, size int64, make bool, f func(*conflicts)) {
	k := originOf(o)
	for i := off / wordSize; i*wordSize < off+size; i++ {
		c := w.words[word{k, i}]
		if c == nil && make {
			c = &conflicts{weak: map[cfg.Pos]string{}}
			w.words[word{k, i}] = c
		}
		if c != nil {
			f(c)
		}
	}
}

// observe takes note of an access: where there are atomic ones, of all.
func (w *weakness) observe(m *interp.Machine, e *interp.Event) {
	if !e.Kind.IsAccess() || e.Kind == interp.FreeObject || len(w.words) == 0 && !e.Atomic {
		return
	}
	if w.consume != nil && e.Atomic && e.Order == cfg.Consume && e.Kind != interp.Write {
		w.consume[e.Pos()] = true
	}
	w.at(m.Object(e.Object), e.Offset, e.Size, e.Atomic, func(c *conflicts) {
		if e.Kind != interp.Write && !slices.Contains(c.readers, e.Edge) {
			c.readers = append(c.readers, e.Edge)
			c.acquires = c.acquires || e.Atomic && (w.acquires || e.Order.Acquires())
			w.judge(c)
		}
		if e.Kind.Writes() && e.Atomic && !c.releases && (w.releases || e.Order.Releases()) {
			c.releases = true
			w.judge(c)
		}
	})
}

// conflict takes note of two accesses that nothing orders.
func (w *weakness) conflict(m *interp.Machine, first, second *Access) {
	lo, hi := max(first.Offset, second.Offset), min(first.Offset+first.Size, second.Offset+second.Size)
	w.at(m.Object(second.Object), lo, hi-lo, true, func(c *conflicts) {
		for _, a := range []*Access{first, second} {
			if a.Order == cfg.SeqCst {
				continue
			}
			what := a.Kind.String()
			if a.LV != nil {
				what += " of " + a.LV.Source()
			}
			c.weak[a.Pos] = fmt.Sprintf("the atomic %s is %s, and behaves as if it were seq_cst", what, a.Order)
		}
		w.judge(c)
	})
}

// judge finds out whether it matters what is read at a place.
func (w *weakness) judge(c *conflicts) {
	if !c.matters && len(c.weak) > 0 {
		c.matters = c.acquires && c.releases || slices.ContainsFunc(c.readers, w.flow.decides)
	}
}

// assumptions lists the accesses of which something must be assumed, by place.
func (w *weakness) assumptions() []Assumption {
	if w == nil {
		return nil
	}
	all := map[Assumption]bool{}
	for _, c := range w.words {
		for p, text := range c.weak {
			if c.matters {
				all[Assumption{"sequential-consistency", p, text}] = true
			}
		}
	}
	for p := range w.consume {
		all[Assumption{"consume-acquires", p, "memory_order_consume is treated as memory_order_acquire"}] = true
	}
	var out []Assumption
	for a := range all {
		out = append(out, a)
	}
	slices.SortFunc(out, func(a, b Assumption) int {
		return cmp.Or(cmp.Compare(b.ID, a.ID), a.Pos.Compare(b.Pos), cmp.Compare(a.Text, b.Text))
	})
	return out
}
