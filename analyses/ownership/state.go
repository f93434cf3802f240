package ownership

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// state is what is known of the registers of one activation of a function at one point. Of a register that is not
// in it, nothing is known: what it points to may be anybody's.
type state struct {
	regs    map[*cfg.Var]status
	queues  map[*queue]view       // those that the thread is at; the others are in order
	sure    map[*cfg.Var]bool     // registers that are not null
	racks   map[*rack]stand       // the same of racks
	numbers map[*cfg.Var]number   // registers that hold what is known in terms of their numbers
	issues  map[*home]issue       // which elements of homes have been given away
	consts  map[*cfg.Var]uint64   // registers that hold integers which are known
	loans   map[*cfg.Var]loan     // registers that hold addresses of numbers in nodes: from whom
	copies  map[*cfg.Var]*cfg.Var // registers that have been assigned another one, as both are still
	nulls   map[*cfg.Var]bool     // registers that are null, whatever becomes of nodes
	spent   map[*cfg.Var]bool     // registers whose node has been freed
	claims  map[*cfg.Var]claim    // what is known of claims to what registers lead to; see answers.go
	yielded map[*cfg.Var]bool     // registers whose node has been given back, under a lock that is still held
}

// status says what a pointer to a node is, if it is not null.
type status struct {
	how  how
	cell *cell // in: the place that leads to it; nil if that is not known
	// in: the place outside of nodes in whose list it is; nil if that is not known. The same of a node that is owned since
	// the one was freed, in this section, that led to it there.
	root   *cell
	fork   fork     // in: where it lies if the cell is not known
	loose  bool     // in: it may be null, too, whatever is in the cell
	asked  *cfg.Var // loose: it is null only if that register is; or nil
	links  []link   // raw, owned: what its links are
	has    set      // which belongings it has
	of     *cfg.Var // part: the register that leads to it; see parts.go
	at     int      // part: by which link of that one's node
	deep   bool     // part: or it lies further behind that link
	unless []unless // depends: what tells
}

type how uint8

const (
	null    how = iota // it is null
	raw                // of type void *: it has just been allocated
	owned              // the thread owns the node, by this register alone
	part               // the thread owns the node: it is led to by one that the thread owns, by links that are good; see parts.go
	depends            // the thread owns the node, as owned, or has not got it: numbers tell
	points             // of a handle: it leads to a place, the cell, or else to a link of a node in the container
	in                 // the node is in a container, whose lock is held since that was seen: no register has a title to it
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
	empty                // null
	copied               // the same as what is in a cell, which alone counts, since the lock is held
)

// cell is a place in shared memory that holds a pointer to a node: a variable, a member of one, or of something in
// the container. Cells are the same if they are spelled the same, as long as registers and memory that they are
// spelled with do not change.
type cell struct {
	regs  []*cfg.Var // that it is spelled with
	reads []any      // the classes of memory that it is spelled with; nil is any memory
	class any        // the variable or the member that it is: cells of two classes are no one place
	lv    *cfg.LVal  // one that is spelled so
	queue *queue     // the queue that it is a place of, or nil
	tail  bool       // it is the second place of that
	at    string     // how the object is spelled that both places lie in
	node  bool       // it is a link of a node
	of    *cfg.Var   // the register that leads to that node, or nil
	link  int64      // where in that node
}

func newState() state {
	return state{map[*cfg.Var]status{}, map[*queue]view{}, map[*cfg.Var]bool{}, map[*rack]stand{}, map[*cfg.Var]number{},
		map[*home]issue{}, map[*cfg.Var]uint64{}, map[*cfg.Var]loan{}, map[*cfg.Var]*cfg.Var{}, map[*cfg.Var]bool{}, map[*cfg.Var]bool{},
		map[*cfg.Var]claim{}, map[*cfg.Var]bool{}}
}

func (s state) clone() state {
	return state{maps.Clone(s.regs), maps.Clone(s.queues), maps.Clone(s.sure), maps.Clone(s.racks), maps.Clone(s.numbers),
		maps.Clone(s.issues), maps.Clone(s.consts), maps.Clone(s.loans), maps.Clone(s.copies), maps.Clone(s.nulls), maps.Clone(s.spent),
		maps.Clone(s.claims), maps.Clone(s.yielded)}
}

// join is what holds of both.
func join(a, b state) state {
	a, b = agree(a, b)
	out := newState()
	for v, x := range a.regs {
		y, both := b.regs[v]
		z, ok := status{}, false
		if both {
			z, ok = either(x, y)
		}
		if !ok {
			z, ok = whose(a, b, v)
		}
		switch {
		case !ok:
			continue
		case z.loose && x.how == null:
			z.asked = a.because(y)
		case z.loose && y.how == null:
			z.asked = b.because(x)
		}
		if z.how == in && both && x.how == in && y.how == in {
			if z.fork = (fork{}); z.cell == nil {
				z.fork = forked(a, b, x, y)
			}
		}
		out.regs[v] = z
	}
	for v := range b.regs {
		if _, both := a.regs[v]; !both {
			if z, ok := whose(a, b, v); ok {
				out.regs[v] = z
			}
		}
	}
	for v, n := range a.consts {
		if m, ok := b.consts[v]; ok && m == n {
			out.consts[v] = n
		}
	}
	for v, l := range a.loans {
		m, both := b.loans[v]
		if l, known := l.or(m); both && known {
			out.loans[v] = l
		}
	}
	for v := range a.nulls {
		if b.nulls[v] {
			out.nulls[v] = true
		}
	}
	joinSpent(a, b, out)
	joinSpent(b, a, out)
	for v, w := range a.copies {
		if b.copies[v] == w {
			out.copies[v] = w
		}
	}
	for v := range a.sure {
		if b.sure[v] {
			out.sure[v] = true
		}
	}
	for h, x := range a.issues {
		y, both := b.issues[h]
		z, known := joinIssue(x, y)
		if !both || !known {
			delete(out.regs, h.owner)
			continue
		}
		if out.how(h.owner) != owned || z.now == nil {
			delete(out.regs, h.owner)
			z.now = nil
		}
		out.issues[h] = z
	}
	one := func(q *queue) {
		x, inA := a.queues[q]
		y, inB := b.queues[q]
		if z, ok := q.joined(x, y, inA, inB); ok {
			out.queues[q] = z
		}
	}
	for q := range a.queues {
		one(q)
	}
	for q := range b.queues {
		one(q)
	}
	joinRacks(a, b, out)
	joinClaims(a, b, out)
	out.settle()
	out.settleClaims()
	return out
}

// joinSpent are the registers that are spent on one of two ways, and on the other one, too, or null.
func joinSpent(a, b, out state) {
	for v := range a.spent {
		if b.spent[v] || b.nulls[v] || b.how(v) == null {
			out.spent[v] = true
		}
	}
}

func either(a, b status) (status, bool) {
	switch {
	case a.how == null:
		b.loose = b.how == in
		return b, true
	case b.how == null:
		a.loose = a.how == in
		return a, true
	case a.how == owned && a.root != nil && b.how == in, b.how == owned && b.root != nil && a.how == in:
		// As good as in the container: nobody else has it.
		out := status{how: in, loose: true}
		if a.root == b.root {
			out.root = a.root
		}
		return out, true
	case a.how != b.how, a.how == depends, a.of != b.of, a.at != b.at:
		return status{}, false
	case a.how == in, a.how == points:
		if a.cell != b.cell {
			a.cell = nil
		}
		if a.root != b.root {
			a.root = nil
		}
		if !a.loose || b.loose && a.asked != b.asked {
			a.asked = b.asked
			if a.loose {
				a.asked = nil
			}
		}
		a.loose = a.loose || b.loose
		return a, true
	}
	return alike(a, b), true
}

// alike is a node that is owned, as one or the other.
func alike(a, b status) status {
	links := slices.Clone(a.links)
	for i := range links {
		links[i] = links[i].or(b.links[i])
	}
	out := status{how: a.how, links: links, has: a.has & b.has, of: a.of, at: a.at, deep: a.deep || b.deep}
	if a.root == b.root {
		out.root = a.root
	}
	return out
}

// or is what a link is that is one or the other.
func (l link) or(m link) link {
	switch {
	case l == m:
		return l
	case l.how == good && m.how == empty, l.how == empty && m.how == good:
		return link{how: good}
	}
	return link{}
}

func equal(a, b state) bool {
	if !maps.Equal(a.queues, b.queues) || !maps.Equal(a.sure, b.sure) || !maps.Equal(a.issues, b.issues) ||
		!maps.Equal(a.racks, b.racks) || !maps.Equal(a.numbers, b.numbers) || !maps.Equal(a.consts, b.consts) || !maps.Equal(a.loans, b.loans) || !maps.Equal(a.copies, b.copies) ||
		!maps.Equal(a.nulls, b.nulls) || !maps.Equal(a.spent, b.spent) || !maps.Equal(a.claims, b.claims) || !maps.Equal(a.yielded, b.yielded) {
		return false
	}
	return maps.EqualFunc(a.regs, b.regs, func(x, y status) bool {
		return x.how == y.how && x.cell == y.cell && x.root == y.root && x.fork == y.fork && x.loose == y.loose && x.asked == y.asked && x.has == y.has && x.of == y.of && x.at == y.at && x.deep == y.deep && slices.Equal(x.links, y.links) &&
			slices.EqualFunc(x.unless, y.unless, func(u, w unless) bool { return u.reg == w.reg && slices.Equal(u.gone, w.gone) })
	})
}

// because is the register that is null where another one is, too, which otherwise would be as st says.
func (s state) because(st status) *cfg.Var {
	r := st.asked
	if !st.loose && st.cell != nil {
		r = st.cell.of // there is no such link
	}
	if r == nil || s.how(r) != null {
		return nil
	}
	return r
}

// notNull says that a register is not null.
func (s state) notNull(v *cfg.Var) {
	s.sure[v] = true
	s.forks(v, false)
	for w, st := range s.regs {
		if st.loose && (w == v || st.asked == v) {
			st.loose, st.asked = false, nil
			s.regs[w] = st
		}
	}
}

// setLink says what a link of what a register owns is.
func (s state) setLink(v *cfg.Var, i int, l link) {
	st := s.regs[v]
	st.links = slices.Clone(st.links)
	st.links[i] = l
	s.regs[v] = st
}

// forget forgets what is known in terms of some cells.
func (s state) forget(which func(*cell) bool) {
	for v, st := range s.regs {
		if st.how == in && (which(st.cell) || st.fork.which(which)) {
			delete(s.regs, v)
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
func (s state) interrupted() {
	clear(s.yielded)
	s.forget(func(*cell) bool { return true })
	for v, st := range s.regs {
		if st.how == owned && st.root != nil {
			st.root = nil
			s.regs[v] = st
		}
		if st.how == points && (st.cell == nil || len(st.cell.reads) > 0) {
			delete(s.regs, v)
		}
	}
}

// changed forgets what a register holds, and all cells that are spelled with it. What is in a container stays there.
func (s state) changed(v *cfg.Var) {
	s.counts(v, nil)
	s.forgotten(v)
}

// forgotten is changed, but for the bounds of what has been given away.
func (s state) forgotten(v *cfg.Var) {
	s.orphans(v, -1)
	delete(s.regs, v)
	delete(s.sure, v)
	delete(s.nulls, v)
	delete(s.spent, v)
	delete(s.claims, v)
	delete(s.yielded, v)
	delete(s.numbers, v)
	delete(s.consts, v)
	delete(s.loans, v)
	maps.DeleteFunc(s.loans, func(_ *cfg.Var, l loan) bool { return l.of == v })
	maps.DeleteFunc(s.copies, func(w, of *cfg.Var) bool { return w == v || of == v })
	for w, st := range s.regs {
		if st.asked == v {
			st.asked = nil
			s.regs[w] = st
		}
		if st.how != depends {
			continue
		}
		if st.unless = without(st.unless, v); len(st.unless) > 0 {
			s.regs[w] = st
		} else {
			delete(s.regs, w)
		}
	}
	s.respelled(func(c *cell) bool { return c.spelledWith(v) })
	for q, w := range s.queues {
		s.queues[q] = w.forgets(v)
	}
}

// written forgets cells that are spelled with memory of a class; nil is any.
func (s state) written(class any) {
	s.respelled(func(c *cell) bool { return c.reading(class) })
}

// respelled forgets cells that are other places now than they were.
func (s state) respelled(which func(*cell) bool) {
	for v, st := range s.regs {
		if st.fork.which(which) {
			st.fork = fork{}
			s.regs[v] = st
		}
		if (st.how == in || st.how == points || st.how == owned) && (st.cell != nil && which(st.cell) || st.root != nil && which(st.root)) {
			if st.cell != nil && which(st.cell) {
				st.cell = nil
			}
			if st.root != nil && which(st.root) {
				st.root = nil
			}
			s.regs[v] = st
		}
		for i, l := range st.links {
			if l.how == copied && which(l.cell) {
				s.setLink(v, i, link{})
			}
		}
	}
	s.away(which)
	s.awayFromRacks(which)
}

// reading reports whether a cell is spelled with memory of a class; nil is any.
func (c *cell) reading(class any) bool {
	return len(c.reads) > 0 && (class == nil || slices.Contains(c.reads, class) || slices.Contains(c.reads, nil))
}

func (c *cell) spelledWith(v *cfg.Var) bool { return c != nil && slices.Contains(c.regs, v) }

// overwritten takes what is in a cell out of it. The only register that is known to hold the pointer owns the node
// then; if several do, nobody does. What is known of cells that may be the same place is forgotten.
func (s state) overwritten(c *cell, class any, fresh func(*cfg.Var) status) {
	var holders []*cfg.Var
	for v, st := range s.regs {
		if c != nil && st.how == in && st.cell == c {
			holders = append(holders, v)
		}
	}
	for _, v := range holders {
		delete(s.regs, v)
	}
	s.forget(func(d *cell) bool { return d != nil && (d == c || d.class == class || d.class == nil || class == nil) })
	if len(holders) == 1 {
		s.left(c)
		s.regs[holders[0]] = fresh(holders[0])
	}
}

// left says that the node that a cell has led to is in the container no more, nor are the nodes that only its links
// lead to. Registers that have found one of these, on another way perhaps, have no node of the container now, and the
// links of such a node are no cells. So all those are forgotten that may have: of a node that has been found in a
// variable this is not so, since that place leads to it, and no other; nor of the node that the cell lies in: it
// leads to the one that has left, so that one does not lead to it.
func (s state) left(c *cell) {
	s.loosen(c)
	for v, st := range s.regs {
		switch {
		case v == c.of:
		case st.how == in && (st.cell == nil || st.cell.node):
			delete(s.regs, v)
		default:
			for i, l := range st.links {
				if l.how == copied && l.cell.node {
					s.setLink(v, i, link{})
				}
			}
		}
	}
}
