package ownership

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// How ownership moves.

// take is what a pointer to a node is, as an expression whose value goes elsewhere: it is not owned where it was
// any more.
func (f *flow) take(s state, x cfg.Expr) (status, bool) {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok || !cfg.Identical(c.Typ, c.X.Type()) {
			break
		}
		x = c.X
	}
	s.hold(cfg.RegisterOf(x))
	st, ok := f.value(s, x)
	if !ok {
		return st, false
	}
	f.takesItem(s, x, st)
	l, isLoad := x.(*cfg.Load)
	switch st.how {
	case owned:
		if v := cfg.RegisterOf(x); v != nil {
			f.gone(s, v)
			st = s.regs[v]
			delete(s.regs, v)
		}
	case part:
		v := (*cfg.Var)(nil)
		if isLoad && l.LV.Ptr != nil {
			v = cfg.RegisterOf(l.LV.Ptr)
		}
		s.hold(v)
		if v == nil || s.how(v) != owned {
			return status{}, false
		}
		for _, w := range s.below(v, f.link(l.LV)) {
			delete(s.regs, w)
		}
		s.settle()
		s.setLink(v, f.link(l.LV), link{})
		return f.fresh(x.Type(), good), true
	case raw:
		return status{}, false
	}
	return st, true
}

// assign follows an assignment.
func (f *flow) assign(s state, a *cfg.Assign) {
	ks := f.node(a.LHS.Type)
	v := a.LHS.Register()
	switch {
	case v != nil && f.homes[v] != nil:
		s.changed(v)
		s.changed(cfg.RegisterOf(cfg.Uncast(a.RHS)))
		s.issues[f.homes[v]] = issue{} // it is another array
	case f.handle(v)&f.live != 0:
		st, ok := f.grip(s, a.RHS)
		s.changed(v)
		if ok && !st.root.spelledWith(v) {
			s.regs[v] = st
		}
	case v != nil && ks != 0:
		had := s.claims[cfg.RegisterOf(cfg.Uncast(a.RHS))]
		st, ok := f.made(s, a.RHS)
		if !ok {
			st, ok = f.borrow(s, v, a.RHS)
		}
		if !ok {
			st, ok = f.take(s, a.RHS)
		}
		if st.cell.spelledWith(v) {
			st.cell = f.respell(s, st.cell, v)
		}
		if st.fork.which(func(c *cell) bool { return c.spelledWith(v) }) {
			st.fork = fork{}
		}
		if st.root.spelledWith(v) {
			st.root = nil
		}
		sure, isNull := s.sure[cfg.RegisterOf(a.RHS)], cfg.IsNull(a.RHS) || s.nulls[cfg.RegisterOf(a.RHS)]
		s.changed(v)
		if ok {
			s.regs[v] = st
		}
		if ok && st.how == owned {
			s.inherits(v, had)
		}
		if sure {
			s.sure[v] = true
		}
		if isNull {
			s.nulls[v] = true
		}
		if w := cfg.RegisterOf(a.RHS); w != nil && w != v {
			s.copies[v] = w
		}
		f.reads(s, v, a.RHS)
	case v != nil:
		l, known := f.loan(s, a.RHS)
		n, number := f.inNumbers(s, a.RHS)
		s.counts(v, a.RHS)
		s.numbered(v, a.RHS, func() { s.forgotten(v) })
		if number && s.racks[n.rack].cell != nil {
			s.numbers[v] = n
		}
		if known && !f.texts[v].none() {
			s.loans[v] = l
		}
		if f.rawRegister(v) && cfg.IsNull(a.RHS) {
			s.regs[v] = status{how: null}
		}
		f.carried(s, a)
	case ks != 0:
		f.store(s, a.LHS, a.RHS)
		s.written(class(a.LHS))
	default:
		if r := f.answerAt(a.LHS); r != nil && !r.sem {
			f.storeAnswer(s, r, a.LHS, a.RHS)
		} else if r, _ := f.rackOf(a.LHS); r != nil {
			f.storeNumber(s, r, a.LHS, a.RHS)
		} else if q, tail := f.queued(a.LHS); tail {
			f.storeTail(s, q, a.LHS, a.RHS)
		} else if ks := f.linkPlace(a.LHS) & f.live; ks != 0 && !cfg.IsNull(a.RHS) {
			f.reject(ks) // nobody follows that
		}
		f.bring(s, a)
		s.written(class(a.LHS))
	}
}

// made is what has been allocated, where it becomes a node.
func (f *flow) made(s state, x cfg.Expr) (status, bool) {
	r := made(x)
	if r == nil || f.of[r]&f.live == 0 {
		return status{}, false
	}
	v := cfg.RegisterOf(x.(*cfg.Cast).X)
	st, ok := s.regs[v]
	if !ok || st.how != raw && st.how != null {
		f.reject(f.of[r])
		return status{}, false
	}
	delete(s.regs, v)
	if st.how == raw {
		st.how = owned
	}
	return st, true
}

// store follows what is stored in a place that holds a pointer to a node.
func (f *flow) store(s state, lv *cfg.LVal, x cfg.Expr) {
	s.hold(cfg.RegisterOf(x))
	if r, index := f.rackOf(lv); r != nil {
		f.storeItem(s, r, lv, index, x)
		return
	}
	ks := f.node(lv.Type)
	q, tail := f.queued(lv)
	if tail {
		f.storeTail(s, q, lv, x)
		return
	}
	if v := f.through(lv); v != nil {
		if s.how(v) != points || slices.ContainsFunc(f.queues, func(q *queue) bool { return q.kind == ks }) {
			f.reject(ks)
			f.interrupted(s)
			return
		}
	} else if lv.Ptr != nil && len(lv.Path) == 0 {
		f.storeThrough(s, lv, x)
		return
	}
	if lv.Ptr != nil && f.node(lv.Ptr.Type()) != 0 {
		v := cfg.RegisterOf(lv.Ptr)
		if st, ok := f.value(s, x); !ok || st.how != null && (st.how != owned || !allGood(st)) {
			s.hold(v)
		}
		switch h, ok := f.value(s, lv.Ptr); {
		case !ok:
			return // it is rejected
		case h.how == owned && cfg.RegisterOf(lv.Ptr) != nil:
			f.storeLink(s, v, lv, x)
			return
		case h.how == part || h.how == owned:
			s.others(h, v)
			st, ok := f.take(s, x)
			if !ok || st.how != null && (st.how != owned || !allGood(st)) {
				f.reject(ks)
			}
			f.handed(x.Type(), st)
			return
		case !f.appends(s, lv, h.root, x):
			f.reject(ks)
		}
	}
	c := f.cell(lv)
	if n, ok := f.successor(s, c, x); ok {
		if q != nil {
			f.takes(s, q, c, n, f.linkOf(s, x.(*cfg.Load)))
		}
		f.unlink(s, c, n, lv, x.(*cfg.Load))
		return
	}
	st, ok := f.value(s, x)
	v := cfg.RegisterOf(x)
	switch {
	case !ok:
	case st.how == null:
		if q != nil {
			f.storeHead(s, q, c, func(v view) view {
				v.shapes, v.exact = v.shapes.emptied(), false
				return v
			})
		}
		f.empty(s, c, lv)
		return
	case st.how == in && c != nil && st.cell == c && !st.loose:
		return // it holds that already
	case st.how == owned && v != nil:
		if q != nil {
			f.puts(s, q, c, v)
		}
		f.put(s, c, lv, v)
		return
	}
	f.reject(ks)
	f.interrupted(s)
}

// storeLink stores in a link of an owned node. The link is good if what it leads to comes with good links.
func (f *flow) storeLink(s state, v *cfg.Var, lv *cfg.LVal, x cfg.Expr) {
	st, ok := f.made(s, x)
	if !ok {
		st, ok = f.take(s, x)
	}
	s.forget(func(c *cell) bool { return c != nil && (c.class == class(lv) || c.class == nil) })
	if s.how(v) != owned {
		return // it is led to by itself
	}
	s.orphans(v, f.link(lv))
	l := link{}
	switch {
	case !ok:
	case st.how == null:
		l.how = empty
	case st.how == owned && allGood(st):
		f.handed(x.Type(), st)
		l.how = good
	case st.how == in && st.cell != nil && !st.loose && st.cell.class != class(lv):
		l = link{copied, st.cell}
	}
	s.setLink(v, f.link(lv), l)
}

func allGood(st status) bool {
	for _, l := range st.links {
		if l.how != good && l.how != empty {
			return false
		}
	}
	return true
}

// put stores an owned node in a cell. All its links must be good, or one a copy of that cell, which then alone
// leads to what the cell has led to.
func (f *flow) put(s state, c *cell, lv *cfg.LVal, v *cfg.Var) {
	st, moved := s.regs[v], false
	f.handed(v.Type, st)
	for _, l := range st.links {
		switch {
		case l.how == good, l.how == empty:
		case l.how == copied && c != nil && l.cell == c && !moved:
			moved = true
		default:
			f.reject(f.node(lv.Type))
		}
	}
	delete(s.regs, v)
	s.sends(v)
	if moved {
		for w, st := range s.regs {
			if st.how == in && st.cell == c {
				delete(s.regs, w)
			}
		}
	}
	root := f.rootOf(s, c, lv)
	f.empty(s, c, lv)
	s.regs[v] = status{how: in, cell: c, root: root}
}

// rootOf is the place outside of nodes that one gets at a place from.
func (f *flow) rootOf(s state, c *cell, lv *cfg.LVal) *cell {
	if v := f.through(lv); v != nil {
		return s.regs[v].root
	}
	if lv.Ptr == nil || f.node(lv.Ptr.Type()) == 0 {
		return c
	}
	st, _ := f.value(s, lv.Ptr)
	return st.root
}

// empty takes what is in a cell out of it.
func (f *flow) empty(s state, c *cell, lv *cfg.LVal) {
	s.overwritten(c, class(lv), func(v *cfg.Var) status { return f.fresh(v.Type, good) })
}

// successor reports whether an expression is a link of the node that a cell leads to, and names the register that
// has that node, if there is one.
func (f *flow) successor(s state, c *cell, x cfg.Expr) (n *cfg.Var, ok bool) {
	l, isLoad := x.(*cfg.Load)
	if c == nil || !isLoad {
		return nil, false
	}
	leads := func(v *cfg.Var) bool {
		st, ok := s.regs[v]
		return ok && st.how == in && st.cell == c
	}
	if y := l.LV.Register(); y != nil {
		st, ok := s.regs[y]
		if ok && st.how == in && !st.loose && st.cell != nil && st.cell.of != nil && leads(st.cell.of) {
			return st.cell.of, true
		}
		return nil, false
	}
	if l.LV.Ptr == nil || f.node(l.LV.Ptr.Type()) == 0 {
		return nil, false
	}
	if v := cfg.RegisterOf(l.LV.Ptr); v != nil {
		return v, leads(v)
	}
	up, isLoad := l.LV.Ptr.(*cfg.Load)
	if !isLoad || up.LV.Register() != nil || f.cell(up.LV) != c {
		return nil, false
	}
	for v := range s.regs {
		if leads(v) {
			if n != nil {
				return nil, true
			}
			n = v
		}
	}
	return n, true
}

// unlink stores in a cell what a link of the node holds that the cell leads to: the register n owns that node now,
// but for this link.
func (f *flow) unlink(s state, c *cell, n *cfg.Var, lv *cfg.LVal, l *cfg.Load) {
	at := 0
	var next *cell
	if y := l.LV.Register(); y != nil {
		next = s.regs[y].cell
	} else if next = f.cell(l.LV); next == nil || next.of == nil {
		next = nil
	}
	if next != nil && next.of == n && n != nil {
		k := f.kind(f.node(n.Type))
		for i, p := range k.links {
			if p.offset == next.link {
				at = i
			}
		}
	} else if n != nil {
		at = f.link(l.LV)
	}
	root := f.rootOf(s, c, lv)
	followers := map[*cfg.Var]status{}
	for v, st := range s.regs {
		if next != nil && st.how == in && st.cell == next {
			followers[v] = status{how: in, cell: c, root: root, loose: st.loose, asked: st.asked}
		}
	}
	for v, st := range s.regs {
		if st.how == in && st.cell == c && v != n {
			delete(s.regs, v)
		}
	}
	if n != nil {
		delete(s.regs, n)
	}
	f.empty(s, c, lv)
	s.left(c)
	maps.Copy(s.regs, followers)
	if n != nil {
		s.regs[n] = f.fresh(n.Type, good)
		s.setLink(n, at, link{})
		if !c.spelledWith(n) {
			s.setLink(n, at, link{copied, c})
		}
	}
}

// free follows what is freed. The title of a node that is in the container stays where it is, and leads to what may
// not be used any more: by none of the registers that have found it there, nor by any thread that finds it later on.
// Nor does anything lead on from there: so a register that has found the next node owns that now.
func (f *flow) free(s state, x cfg.Expr) {
	s.hold(cfg.RegisterOf(x))
	f.freed(s, x)
	ks, v := f.node(x.Type()), cfg.RegisterOf(x)
	if h := f.homes[v]; h != nil {
		s.forgotten(h.owner)
		delete(s.issues, h)
		return
	}
	inside, taken, nothing, spent := false, false, false, false
	var next *cfg.Var
	if ks != 0 {
		st, ok := f.value(s, x)
		nothing = ok && st.how == null
		if inside = ok && st.how == in; inside && st.cell != nil && st.cell.queue == nil && !f.inRack(st.cell) {
			next = f.next(s, x)
		}
		if taken = ok && st.how == owned && f.isItem(x); taken {
			f.takesItem(s, x, st)
		} else if ok && st.how == part {
			_, taken = f.take(s, x) // from the node that leads to it
		}
	}
	switch {
	case taken, nothing, f.stray(s, x):
	case inside:
		if s.loosen(nil); next != nil {
			root := s.regs[next].root
			s.left(s.regs[next].cell)
			st := f.fresh(next.Type, good)
			st.root = root
			s.regs[next] = st
		}
	case v == nil:
		f.reject(ks)
	case s.how(v) != owned && s.how(v) != raw && s.how(v) != null:
		f.reject(ks | f.raw[v])
		f.rejectBrought(v)
	default:
		spent = true
	}
	if v != nil {
		s.changed(v)
	}
	if spent {
		s.spent[v] = true
	}
}

// next is the only register that is known to hold what a link of a node in the container holds, which an expression leads
// to; or nil.
func (f *flow) next(s state, x cfg.Expr) (next *cfg.Var) {
	l, ok := x.(*cfg.Load)
	if !ok {
		return nil
	}
	for v, st := range s.regs {
		if st.how != in || st.cell == nil || !st.cell.node || f.through(st.cell.lv) != nil {
			continue
		}
		from, ok := st.cell.lv.Ptr.(*cfg.Load)
		if !ok || f.cell(from.LV) == nil || f.cell(from.LV) != f.cell(l.LV) {
			continue
		}
		if next != nil {
			return nil
		}
		next = v
	}
	return next
}

// inRack reports whether a cell is an array of a rack.
func (f *flow) inRack(c *cell) bool {
	return slices.ContainsFunc(f.racks, func(r *rack) bool { return c.class == r.in })
}
