package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Queues are pairs of places, two variables, or two members of a record: head leads to a list, and tail to its last
// node:
//
//	n->next = NULL;                 n = q->head;
//	if (q->tail)                    q->head = n->next;
//		q->tail->next = n;          if (!q->head)
//	else                            	q->tail = NULL;
//		q->head = n;
//	q->tail = n;
//
// There is no title in tail. But whenever nobody is at a queue, that is, when its lock may be free, this is so: head is
// null and so is tail, or tail is the last node of the list that one gets by one link, again and again, from head. So
// who holds the lock finds a node of the container there, which may lead on to another one.
//
// Nobody but this thread changes a queue as long as it is at it: a *view* says which of few [shapes] it may have. It
// begins with those that are kept, for any queue, when a place of it is used first, and ends with every action that
// may order this thread with another; the queue must have one of these shapes again then. All other queues of the same
// kind have one all the time: a thread is at one at a time, and what is stored in one of another name, which may be the
// same, before the first is in order again, is not followed. Lists of two queues have no node in common, since there is
// one title to each; so what is done to one does not change the other, nor does what is done to owned nodes, and to
// lists elsewhere. Links of nodes that lie in a queue are written at the end of it only, and there they are null: no
// title is lost, and none is forgotten.
//
// Where threads may be cancelled, or a handler of signals may end them, they may leave a queue as it is at any
// point: then no queues are followed ([leaves]).
//
// Tail may also be the address of the link that is to be written next, that of the last node or head itself. Or it may
// be anything when head is null: who looks at head first need not care. Which places are queues, and of which kind, is
// tried ([flow.choose]): what is followed is right for any choice.

// queue is a pair of places of some class.
type queue struct {
	head, tail any   // classes of cells
	kind       kinds // of the nodes
	link       int64 // where the link lies in a node
	byLink     bool  // tail is the address of a link
	stale      bool  // tail is anything when head is null
}

// view is what is known of the queue that the thread is at.
type view struct {
	cell   *cell // one of its places, which says how it is spelled; nil: nobody knows, and it is not in order
	shapes shapes
	end    *cfg.Var // if there are nodes, the register that holds the last one
	exact  bool     // if there are none, end is null
	same   *cfg.Var // the register that holds what tail holds
	taken  *cfg.Var // the register that holds what tail holds if that is a node that was taken
}

// queued is the queue that an lvalue may be a place of, and whether it is the second one.
func (f *flow) queued(lv *cfg.LVal) (q *queue, tail bool) {
	c := any(lv.Var)
	if n := len(lv.Path); n > 0 {
		if c = any(lv.Path[n-1].Field); lv.Path[n-1].Field == nil {
			return nil, false
		}
	}
	for _, q := range f.queues {
		if f.live&q.kind != 0 && (c == q.head || c == q.tail) {
			return q, c == q.tail
		}
	}
	return nil, false
}

// first is head of the queue that a place is one of.
func (q *queue) first(lv *cfg.LVal) *cfg.LVal {
	switch h := q.head.(type) {
	case *cfg.Var:
		return cfg.VarLV(h)
	case *cfg.Field:
		out := *lv
		out.Path = slices.Clone(lv.Path)
		out.Path[len(out.Path)-1] = cfg.Step{Field: h, Elem: h.Type}
		out.Type = h.Type
		return &out
	}
	return nil
}

// inOrder reports whether a queue has one of the shapes that it may have when nobody is at it.
func (q *queue) inOrder(v view) bool { return v.cell != nil && v.shapes.forgotten()&^q.kept() == 0 }

// look is the view of the queue that a cell is a place of. It is not ok if the thread is at another one, which is not
// in order, and may be the same.
func (f *flow) look(s state, c *cell) (view, bool) {
	if c == nil || c.queue == nil {
		return view{}, false
	}
	v, found := s.queues[c.queue]
	switch {
	case found && v.cell != nil && v.cell.at == c.at:
		return v, true
	case found && !c.queue.inOrder(v):
		return view{}, false
	}
	if f.zero {
		return view{cell: c, shapes: shape{0, nothing}.one()}, true
	}
	return view{cell: c, shapes: c.queue.kept()}, true
}

// away says that the thread does not know any more how queues are spelled.
func (s state) away(which func(*cell) bool) {
	for q, v := range s.queues {
		switch {
		case v.cell == nil || !which(v.cell):
		case q.inOrder(v):
			delete(s.queues, q)
		default:
			s.queues[q] = view{}
		}
	}
}

// forgets says that a register holds something else.
func (v view) forgets(r *cfg.Var) view {
	if v.end == r {
		v.end, v.exact = nil, false
	}
	if v.same == r {
		v.same = nil
	}
	if v.taken == r {
		v.taken, v.shapes = nil, v.shapes.forgotten()
	}
	return v
}

// joined is what holds of both views, and of all queues of which there is none.
func (q *queue) joined(a, b view, inA, inB bool) (view, bool) {
	order := func(v view, in bool) bool { return !in || q.inOrder(v) }
	switch {
	case inA && a.cell != nil && a.shapes == 0 && inB:
		return b, true
	case inB && b.cell != nil && b.shapes == 0 && inA:
		return a, true
	case inA && inB && a.cell != nil && b.cell != nil && a.cell.at == b.cell.at:
		if a.taken != b.taken {
			if a.shapes.forgotten() != a.shapes && b.shapes.forgotten() != b.shapes {
				a.shapes, b.shapes = a.shapes.forgotten(), b.shapes.forgotten()
				a.taken = nil
			} else if a.shapes.forgotten() == a.shapes {
				a.taken = b.taken
			}
		}
		a.shapes |= b.shapes
		if a.end != b.end {
			a.end = nil
		}
		if a.same != b.same {
			a.same = nil
		}
		a.exact = a.exact && b.exact && a.end != nil
		return a, true
	case order(a, inA) && order(b, inB):
		return view{}, false
	case order(a, inA) && b.cell != nil:
		return view{cell: b.cell, shapes: q.kept() | b.shapes, taken: b.taken}, true
	case order(b, inB) && a.cell != nil:
		return view{cell: a.cell, shapes: q.kept() | a.shapes, taken: a.taken}, true
	}
	return view{}, true
}

// initial finds the initialisers that are the first use of a queue: until then all of it is zero.
func (f *flow) initial(p *cfg.Program) map[*cfg.Edge]bool {
	type name struct {
		q  *queue
		at string
	}
	f.cells = map[string]*cell{}
	out, used, passed := map[*cfg.Edge]bool{}, map[name]bool{}, map[*cfg.Node]bool{}
	if p.Init == nil {
		return out
	}
	for n := p.Init.Entry; len(n.Out) == 1 && !passed[n]; n = n.Out[0].To {
		passed[n] = true
		a, ok := n.Out[0].Action.(*cfg.Assign)
		if !ok {
			continue
		}
		if q, _ := f.queued(a.LHS); q != nil {
			c := f.cell(a.LHS)
			if c == nil || len(c.regs) > 0 || len(c.reads) > 0 {
				break
			}
			out[n.Out[0]] = !used[name{q, c.at}]
			used[name{q, c.at}] = true
		}
	}
	return out
}
