package ownership

import (
	"maps"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Racks are arrays of pointers to nodes, with numbers beside them that say which elements lead to one:
//
//	q->items[q->tail] = n;               n = q->items[q->head];            s->items[s->height++] = n;
//	q->tail = (q->tail + 1) % N;         q->head = (q->head + 1) % N;
//	q->count++;                          q->count--;                       n = s->items[--s->height];
//
// There are rings and stacks. Think of the nodes that have been put in a ring as a sequence, of which those from H on, and
// before T, are still there; 0 <= T-H <= N. Whenever nobody is at the ring, so it is: elements k mod N, for H <= k < T, hold
// titles (or null), and no other element does, whatever is left in it; head is H mod N and tail is T mod N, or, if they
// go up for ever, H and T (modulo a power of two that N divides, if they are unsigned); count is T-H. A ring need not have all
// of these numbers: without count 0 <= T-H < N where head and tail are taken modulo N, since else one could not tell a full
// ring from an empty one. Of a stack the elements below its height hold titles. (Where that is no element, to get at it is
// undefined.)
//
// So who holds the lock may take out the first element of a ring that is known not to be empty, and put in a node behind
// the last one of a ring that is known not to be full: conditions tell ([flow.counted]). A [stand] says how far the thread is: it
// begins, for any rack, when one of its places is used first, and ends with every action that may order this thread with
// another; then the numbers must say again what is there. As with queues (see queues.go) the thread is at one
// rack of a kind at a time: what is stored by another name before is not followed.
//
// A title that is taken out is in the register that has read the element before or is, until something else happens, in the
// element that the numbers have just left ([stand.hand]), from where one register may take it. Titles are never
// doubled by what is forgotten: those in elements that numbers leave for nothing, or that are overwritten, are lost.
//
// Numbers are integers that nobody has an address of, beside the array in one record, or variables like it. All that is
// done to them is in the text, and what is not followed drops the kind of nodes. Which numbers are which is guessed
// ([flow.racked]); any guess is right.

// rack is a ring or a stack, by the classes of its places.
type rack struct {
	items             any
	in                any // the array: items, or an array of records of which that is a member
	kind              kinds
	head, tail, count any   // nil: there is none; tail of a stack is its height
	size              int64 // of a ring: N
	exact             bool  // of a ring: head and tail go up for ever
	unsigned          bool  // and are unsigned
}

func (r *rack) stack() bool { return r.head == nil }

// most is how many elements can hold titles when nobody is at the rack.
func (r *rack) most() int64 {
	switch {
	case r.stack():
		return 1 << 40
	case r.count == nil && !r.exact:
		return r.size - 1
	}
	return r.size
}

// stand is how far the thread is at a rack, since all of it was in order.
type stand struct {
	cell      *cell // the array; nil: nobody knows what the rack is like
	lo, hi    int64 // bounds of how many titles there were
	took, put int   // how many have been taken out since, and put in (at the end)
	tail      int   // by how much tail is greater; head is by took
	count     int   // the same of count
	hand      bool  // the element that was left last holds a title that is the thread's
	owed      bool  // it is not certain that there was such an element, unless it is read
	null      bool  // the element that is to be put in next is null
	blank     bool  // the element that was put in last is null
	zero      int   // places that have become 0, as bits
	tailWraps wraps
	headWraps wraps
}

// wraps says of a number below N that has been increased whether it may be N.
type wraps uint8

const (
	small wraps = iota
	perhaps
	certainly
)

// number is the value of an expression in terms of the numbers when the rack was in order.
type number struct {
	rack              *rack
	head, tail, count int
	plus              int64
	exact             bool // it is that; else it is congruent to it, modulo N
	reduced           bool // it is not negative, and less than N
	over              int  // it is a number below N, and so much more; -1: nobody knows
	less              bool // something was subtracted, it may be negative
}

// rackOf is the rack that an lvalue is an element of, and that element's number; or of which it is a number.
func (f *flow) rackOf(lv *cfg.LVal) (r *rack, index cfg.Expr) {
	if len(f.racks) == 0 {
		return nil, nil
	}
	n := len(lv.Path)
	c := class(lv)
	element := n > 0 && lv.Path[n-1].Field == nil
	in, index := itemOf(lv)
	for _, r := range f.racks {
		switch {
		case f.live&r.kind == 0 || c == nil:
		case c == r.items:
			if in == r.in {
				return r, index
			}
			return r, nil
		case !element && (c == r.head || c == r.tail || c == r.count):
			return r, nil
		}
	}
	return nil, nil
}

// itemOf is the array that an lvalue may be an element of, or a member of an element of, and the element's number; nil if
// it is none.
func itemOf(lv *cfg.LVal) (in any, index cfg.Expr) {
	n := len(lv.Path)
	if n > 1 && lv.Path[n-1].Field != nil && lv.Path[n-2].Field == nil {
		n--
	}
	switch {
	case n == 0 || lv.Path[n-1].Field != nil || lv.Path[n-1].Scale != nil:
		return nil, nil
	case n == 1 && lv.Var != nil:
		return lv.Var, lv.Path[0].Index
	case n > 1 && lv.Path[n-2].Field != nil:
		return lv.Path[n-2].Field, lv.Path[n-1].Index
	}
	return nil, nil
}

// array is the array of a rack of which a place is given.
func (f *flow) array(r *rack, lv *cfg.LVal) *cell {
	out := *lv
	switch x := r.in.(type) {
	case *cfg.Var:
		return f.cell(&cfg.LVal{Var: x, Type: x.Type})
	case *cfg.Field:
		n := len(lv.Path)
		if in, _ := itemOf(lv); in != nil && lv.Path[n-1].Field != nil {
			n--
		}
		if n > 0 && lv.Path[n-1].Field == nil {
			n--
		}
		if n == 0 || lv.Path[n-1].Field == nil {
			return nil
		}
		out.Path = append(append([]cfg.Step{}, lv.Path[:n-1]...), cfg.Step{Field: x, Elem: x.Type})
		out.Type = x.Type
		return f.cell(&out)
	}
	return nil
}

// inOrder reports whether a rack is as it is when nobody is at it.
func (r *rack) inOrder(v stand) bool {
	switch {
	case v.cell == nil, v.owed, v.zero != 0, v.tailWraps != small, v.headWraps != small:
		return false
	case r.stack():
		return v.tail == v.put-v.took
	}
	return (r.tail == nil || v.tail == v.put) && (r.count == nil || v.count == v.put-v.took)
}

// stands is how far the thread is at the rack that a place belongs to. It is not ok if the thread is at another one, which is
// not in order, and may be the same.
func (f *flow) stands(s state, r *rack, lv *cfg.LVal) (stand, bool) {
	c := f.array(r, lv)
	if c == nil {
		return stand{}, false
	}
	v, found := s.racks[r]
	switch {
	case found && v.cell == c:
		return v, true
	case found && !r.inOrder(v):
		return stand{}, false
	}
	s.leaves(r)
	v = stand{cell: c, hi: r.most()}
	if f.beginning {
		v.hi = 0
	}
	s.racks[r] = v
	return v, true
}

// leaves forgets how far the thread is at a rack.
func (s state) leaves(r *rack) {
	delete(s.racks, r)
	maps.DeleteFunc(s.numbers, func(_ *cfg.Var, n number) bool { return n.rack == r })
}

// spoils says that nobody knows what a rack is like.
func (f *flow) spoils(s state, r *rack) {
	f.reject(r.kind)
	s.leaves(r)
	s.racks[r] = stand{}
}

// stays keeps how far the thread is at a rack; if it is in order, one begins anew from there.
func (s state) stays(r *rack, v stand) {
	const far = 3
	if v.took > far || v.put > far || max(v.count, -v.count) > far || max(v.tail, -v.tail) > far {
		s.leaves(r)
		s.racks[r] = stand{}
		return
	}
	if !r.inOrder(v) {
		s.racks[r] = v
		return
	}
	more := v.put - v.took
	for reg, n := range s.numbers {
		if n.rack == r {
			tail := v.put
			if r.stack() {
				tail = more
			}
			n.plus -= int64(n.head*v.took + n.tail*tail + n.count*more)
			s.numbers[reg] = n
		}
	}
	v.lo, v.hi = max(v.lo+int64(more), 0), min(v.hi+int64(more), r.most())
	v.took, v.put, v.tail, v.count = 0, 0, 0, 0
	s.racks[r] = v
}

// joinRacks is what holds of both.
func joinRacks(a, b, out state) {
	one := func(r *rack) {
		x, inA := a.racks[r]
		y, inB := b.racks[r]
		switch {
		case inA && inB && x.cell != nil && x.cell == y.cell && x.took == y.took && x.put == y.put && x.tail == y.tail &&
			x.count == y.count && x.zero == y.zero:
			x.hand, x.null, x.blank = x.hand && y.hand, x.null && y.null, x.blank && y.blank
			x.owed = x.owed || y.owed
			x.tailWraps, x.headWraps = x.tailWraps.or(y.tailWraps), x.headWraps.or(y.headWraps)
			if y.lo < x.lo {
				x.lo = 0
			}
			if y.hi > x.hi {
				x.hi = r.most()
			}
			out.racks[r] = x
		case (!inA || r.inOrder(x)) && (!inB || r.inOrder(y)):
		default:
			out.racks[r] = stand{}
		}
	}
	for r := range a.racks {
		one(r)
	}
	for r := range b.racks {
		one(r)
	}
	for v, n := range a.numbers {
		if m, ok := b.numbers[v]; ok && m == n && out.racks[n.rack].cell != nil {
			out.numbers[v] = n
		}
	}
}

func (w wraps) or(x wraps) wraps {
	if w != x {
		return perhaps
	}
	return w
}

// away says that the thread does not know any more how racks are spelled.
func (s state) awayFromRacks(which func(*cell) bool) {
	for r, v := range s.racks {
		if v.cell != nil && which(v.cell) {
			s.leaves(r)
			if !r.inOrder(v) {
				s.racks[r] = stand{}
			}
		}
	}
}
