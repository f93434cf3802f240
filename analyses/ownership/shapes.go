package ownership

// What a queue may look like, as a set of shapes: how long the list is that head leads to, and what tail is.

// shapes is a set of shapes; the empty one is of a point that is not reached.
type shapes uint16

// shape is one of them: how many nodes there are (0, 1, or 2 for more), and what tail is.
type shape struct {
	length int
	tail   tail
}

// tail is what the second place of a queue holds.
type tail int

const (
	nothing tail = iota // null
	last                // the last node (or, if it is a pointer to a link, where the next one is to be stored)
	before              // the node, or its link, that leads to the last one
	taken               // the same as some register holds; or the link of the node that it leads to
	other               // anything
	tails
)

// one is the set of one shape.
func (x shape) one() shapes { return 1 << (x.length*int(tails) + int(x.tail)) }

// each is what comes of all shapes.
func (s shapes) each(f func(shape) shapes) (out shapes) {
	for i := range 3 {
		for t := range tails {
			if x := (shape{i, t}); s&x.one() != 0 {
				out |= f(x)
			}
		}
	}
	return out
}

// only are the shapes for which f holds.
func (s shapes) only(f func(shape) bool) shapes {
	return s.each(func(x shape) shapes {
		if f(x) {
			return x.one()
		}
		return 0
	})
}

// all reports whether f holds for all shapes.
func (s shapes) all(f func(shape) bool) bool { return s.only(f) == s }

// tailed are the shapes with another tail.
func (s shapes) tailed(f func(shape) tail) shapes {
	return s.each(func(x shape) shapes { return shape{x.length, f(x)}.one() })
}

// kept are the shapes that a queue may have when nobody is at it.
func (q *queue) kept() shapes {
	out := shape{0, nothing}.one() | shape{1, last}.one() | shape{2, last}.one()
	switch {
	case q.byLink:
		out |= shape{0, last}.one()
	case q.stale:
		out |= shape{0, other}.one()
	}
	return out
}

// forgotten are the shapes when nobody remembers what register leads to the node that was taken.
func (s shapes) forgotten() shapes {
	return s.tailed(func(x shape) tail {
		if x.tail == taken {
			return other
		}
		return x.tail
	})
}

// emptied: null is stored in head. What is left of a pointer to the head is what it was if there was nothing.
func (s shapes) emptied() shapes {
	return s.each(func(x shape) shapes {
		switch {
		case x.length == 0:
			return x.one()
		case x.tail == last, x.tail == before:
			return shape{0, other}.one()
		}
		return shape{0, x.tail}.one()
	})
}

// unlinked: the first node is taken out; gone says what tail is that held the only one.
func (s shapes) unlinked(gone tail) shapes {
	return s.each(func(x shape) shapes {
		switch {
		case x.length == 0:
			return 0 // there is no node whose link could be read
		case x.length == 1 && x.tail == last:
			return shape{0, gone}.one()
		case x.length == 1 && x.tail == before:
			return shape{0, other}.one() // the address of head
		case x.length == 1:
			return shape{0, x.tail}.one()
		case x.tail == before:
			return shape{1, gone}.one() | shape{2, before}.one()
		}
		return shape{1, x.tail}.one() | x.one()
	})
}

// put: a node is stored in head, which leads on to nothing, or to what was there. mine says that it is the node of the
// register that tail may be the same as.
func (q *queue) put(s shapes, leads, mine bool) shapes {
	return s.each(func(x shape) shapes {
		if leads && x.length > 0 {
			if x.length == 1 && x.tail == before {
				x.tail = other // the address of head
			}
			return shape{2, x.tail}.one()
		}
		t := x.tail
		switch {
		case t == taken && mine:
			t = last
		case x.length == 0 && t == last && q.byLink:
			t = before // the address of head
		case t == last, t == before:
			t = other
		}
		return shape{1, t}.one()
	})
}

// appended: a node that leads to nothing is stored in the link of the last one (or in head, if tail is its address).
func (q *queue) appended(s shapes, mine bool) shapes {
	return s.each(func(x shape) shapes {
		if x.length == 0 && !(q.byLink && x.tail == last) {
			return 0 // there is none
		}
		t := x.tail
		switch {
		case t == taken && mine:
			t = last
		case t == last:
			t = before
		case t == before:
			t = other
		}
		return shape{min(x.length+1, 2), t}.one()
	})
}
