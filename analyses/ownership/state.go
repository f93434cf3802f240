package ownership

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// state is what is known of the registers of one activation of a function at one point. Of a register that is not
// in it, nothing is known: what it points to may be anybody's.
type state map[*cfg.Var]status

// status says what a pointer to a node is, if it is not null.
type status struct {
	how   how
	cell  *cell  // in: the place that leads to it; nil if that is not known
	links []link // raw, owned: what its links are
	has   set    // which belongings it has
}

type how uint8

const (
	null  how = iota // it is null
	raw              // of type void *: it has just been allocated
	owned            // the thread owns the node, by this register alone
	part             // the thread owns the node: it is led to by one that the thread owns, by links that are good
	in               // the node is in a container, whose lock is held since that was seen: no register has a title to it
)

// link is what a link of an owned node is.
type link struct {
	how  linked
	cell *cell // of a copy
}

type linked uint8

const (
	stale  linked = iota // anything: it may lead to what others own
	good                 // null, or it alone leads to a node, and what is said of the node's links holds of that one's, too
	copied               // the same as what is in a cell, which alone counts, since the lock is held
)

// cell is a place in shared memory that holds a pointer to a node: a variable, a member of one, or of something in
// the container. Cells are the same if they are spelled the same, as long as registers and memory that they are
// spelled with do not change.
type cell struct {
	regs  []*cfg.Var // that it is spelled with
	reads bool       // it is spelled with memory
	class any        // the variable or the member that it is: cells of two classes are no one place
	node  bool       // it is a link of a node
	of    *cfg.Var   // the register that leads to that node, or nil
	link  int64      // where in that node
}

func (s state) clone() state { return maps.Clone(s) }

// join is what holds of both.
func join(a, b state) state {
	out := state{}
	for v, x := range a {
		if y, ok := b[v]; ok {
			if z, ok := either(x, y); ok {
				out[v] = z
			}
		}
	}
	return out
}

func either(a, b status) (status, bool) {
	switch {
	case a.how == null:
		return b, true
	case b.how == null:
		return a, true
	case a.how != b.how:
		return status{}, false
	case a.how == in:
		if a.cell != b.cell {
			a.cell = nil
		}
		return a, true
	}
	links := slices.Clone(a.links)
	for i := range links {
		if links[i] != b.links[i] {
			links[i] = link{}
		}
	}
	return status{how: a.how, links: links, has: a.has & b.has}, true
}

func equal(a, b state) bool {
	return maps.EqualFunc(a, b, func(x, y status) bool {
		return x.how == y.how && x.cell == y.cell && x.has == y.has && slices.Equal(x.links, y.links)
	})
}

// setLink says what a link of what a register owns is.
func (s state) setLink(v *cfg.Var, i int, l link) {
	st := s[v]
	st.links = slices.Clone(st.links)
	st.links[i] = l
	s[v] = st
}

// forget forgets what is known in terms of some cells.
func (s state) forget(which func(*cell) bool) {
	for v, st := range s {
		if st.how == in && which(st.cell) {
			delete(s, v)
			continue
		}
		for i, l := range st.links {
			if l.how == copied && which(l.cell) {
				s.setLink(v, i, link{})
			}
		}
	}
}

// interrupted forgets what is known of containers: the lock may have been released. Every action that may order this
// thread with another goes through here, whichever digest knows of that order (locks, joins, atomics, calls): between
// two of them nobody else writes what is read here, or else there is a race that is found. That is why a cell may be
// spelled with memory ([cell.spell]), and mean the same place until this thread itself writes to memory
// ([state.written]).
func (s state) interrupted() { s.forget(func(*cell) bool { return true }) }

// changed forgets what a register holds, and all cells that are spelled with it. What is in a container stays there.
func (s state) changed(v *cfg.Var) {
	delete(s, v)
	for w, st := range s {
		if st.how == in && st.cell.spelledWith(v) {
			s[w] = status{how: in}
		}
		for i, l := range st.links {
			if l.how == copied && l.cell.spelledWith(v) {
				s.setLink(w, i, link{})
			}
		}
	}
}

// written forgets cells that are spelled with memory.
func (s state) written() {
	for v, st := range s {
		if st.how == in && st.cell != nil && st.cell.reads {
			s[v] = status{how: in}
		}
		for i, l := range st.links {
			if l.how == copied && l.cell.reads {
				s.setLink(v, i, link{})
			}
		}
	}
}

func (c *cell) spelledWith(v *cfg.Var) bool { return c != nil && slices.Contains(c.regs, v) }

// overwritten takes what is in a cell out of it. The only register that is known to hold the pointer owns the node
// then; if several do, nobody does. What is known of cells that may be the same place is forgotten.
func (s state) overwritten(c *cell, class any, fresh func(*cfg.Var) status) {
	var holders []*cfg.Var
	for v, st := range s {
		if c != nil && st.how == in && st.cell == c {
			holders = append(holders, v)
		}
	}
	for _, v := range holders {
		delete(s, v)
	}
	s.forget(func(d *cell) bool { return d != nil && (d == c || d.class == class) })
	if len(holders) == 1 {
		s.left(c)
		s[holders[0]] = fresh(holders[0])
	}
}

// left says that the node that a cell has led to is in the container no more, nor are the nodes that only its links
// lead to. Registers that have found one of these, on another way perhaps, have no node of the container now, and the
// links of such a node are no cells. So all those are forgotten that may have: of a node that has been found in a
// variable this is not so, since that place leads to it, and no other; nor of the node that the cell lies in: it
// leads to the one that has left, so that one does not lead to it.
func (s state) left(c *cell) {
	for v, st := range s {
		switch {
		case v == c.of:
		case st.how == in && (st.cell == nil || st.cell.node):
			delete(s, v)
		default:
			for i, l := range st.links {
				if l.how == copied && l.cell.node {
					s.setLink(v, i, link{})
				}
			}
		}
	}
}
