package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// What happens to queues: see queues.go.

// interrupted forgets what is known of containers; queues must be in order.
func (f *flow) interrupted(s state) {
	for q, v := range s.queues {
		if !q.inOrder(v) {
			f.reject(q.kind)
		}
		delete(s.queues, q)
	}
	s.interrupted()
}

// role is what an expression is, as far as a queue goes.
type role struct {
	head, tail bool // it is what the place holds
	end        bool // it is what the register holds that leads to the last node
	second     bool // it is the link of the first node
	beyond     bool // it is the link of what tail leads to
}

// role is what an expression is, as far as the queue goes that the thread is at.
func (f *flow) role(s state, q *queue, v view, x cfg.Expr) (r role) {
	l, ok := x.(*cfg.Load)
	if !ok || v.cell == nil {
		return role{}
	}
	if reg := registerOf(l.LV); reg != nil {
		r.tail, r.end = v.same == reg, v.end == reg
	} else if c := f.cell(l.LV); c != nil && c.queue == q && c.tail && c.at == v.cell.at {
		r.tail = true
	}
	if l.LV.Ptr != nil && f.node(l.LV.Ptr.Type()) == q.kind && offset(l.LV) == q.link {
		up := f.role(s, q, v, l.LV.Ptr)
		r.second, r.beyond = up.head, up.tail && !q.byLink
	}
	if st, ok := f.value(s, x); ok && st.how == in && st.cell != nil {
		c := st.cell
		r.head = c.queue == q && !c.tail && c.at == v.cell.at
		if c.node && c.of != nil && c.link == q.link && f.node(c.of.Type) == q.kind {
			up := s.regs[c.of]
			r.second = r.second || up.how == in && up.cell != nil && up.cell.queue == q && !up.cell.tail && up.cell.at == v.cell.at
		}
	}
	return r
}

// open begins to look at the queues that an expression is about.
func (f *flow) open(s state, x cfg.Expr) {
	cfg.Inspect(x, func(y cfg.Expr) {
		l, ok := y.(*cfg.Load)
		if !ok {
			return
		}
		c := s.regs[registerOf(l.LV)].cell
		if registerOf(l.LV) == nil {
			c = f.cell(l.LV)
		}
		if c != nil && c.of != nil {
			c = s.regs[c.of].cell // the node whose link that is may be the first one
		}
		if v, ok := f.look(s, c); ok {
			s.queues[c.queue] = v
		}
	})
}

// guard follows a condition.
func (f *flow) guard(s state, g *cfg.Guard) {
	x, truth := cfg.Unnegated(g.Cond, g.Truth)
	y := cfg.Expr(nil)
	if b, ok := x.(*cfg.Binary); ok {
		switch {
		case b.Op != cfg.Eq && b.Op != cfg.Ne:
			return
		case b.Op == cfg.Eq:
			truth = !truth
		}
		switch {
		case cfg.IsNull(b.Y):
			x = b.X
		case cfg.IsNull(b.X):
			x = b.Y
		default:
			x, y = b.X, b.Y
		}
	}
	f.open(s, x)
	f.open(s, y)
	for q, v := range s.queues {
		if y == nil {
			v.shapes = f.isNull(s, q, v, x, !truth)
		} else {
			v.shapes = f.same(s, q, v, x, y, !truth)
		}
		s.queues[q] = v
	}
	switch v, zero := asked(g); {
	case v == nil || f.node(v.Type) == 0 && !f.rawRegister(v):
	case zero:
		s.regs[v] = status{how: null}
	default:
		s.sure[v] = true
	}
}

// followed says that registers are not null that an action follows: else nothing comes after it.
func (f *flow) followed(s state, a cfg.Action) {
	one := func(lv *cfg.LVal) {
		if lv.Ptr != nil {
			if v := register(lv.Ptr); v != nil && f.node(v.Type) != 0 {
				s.sure[v] = true
			}
		}
	}
	switch a := a.(type) {
	case *cfg.Assign:
		one(a.LHS)
	case *cfg.Guard:
	default:
		return
	}
	cfg.InspectAction(a, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok {
			one(l.LV)
		}
	})
}

// isNull are the shapes in which an expression is null, or is not.
func (f *flow) isNull(s state, q *queue, v view, x cfg.Expr, yes bool) shapes {
	r := f.role(s, q, v, x)
	out := v.shapes
	if r.head {
		out = out.only(func(x shape) bool { return (x.length == 0) == yes })
	}
	if r.second {
		out = out.only(func(x shape) bool { return x.length > 0 && (x.length == 1) == yes })
	}
	if r.end {
		out = out.only(func(x shape) bool { return x.length == 0 && (yes || !v.exact) || x.length > 0 && !yes })
	}
	if r.tail {
		out = out.each(func(x shape) shapes {
			switch {
			case yes && (x.tail == other || x.tail == taken):
				x.tail = nothing
			case yes != (x.tail == nothing) && x.tail != other && x.tail != taken:
				return 0
			}
			return x.one()
		})
	}
	return out
}

// same are the shapes in which two expressions are equal, or are not.
func (f *flow) same(s state, q *queue, v view, x, y cfg.Expr, yes bool) shapes {
	a, b := f.role(s, q, v, x), f.role(s, q, v, y)
	if b.tail {
		x, y, a, b = y, x, b, a
	}
	if !a.tail || q.byLink {
		return v.shapes
	}
	out := v.shapes
	if b.head {
		out = out.only(func(x shape) bool {
			switch {
			case x.length == 0 && x.tail == nothing, x.length == 1 && x.tail == last:
				return yes
			case x.length > 0 && x.tail == nothing, x.length == 2 && x.tail == last:
				return !yes
			}
			return true
		})
	}
	if n := register(y); n != nil && s.how(n) == owned {
		out = out.only(func(x shape) bool {
			switch x.tail {
			case last, before:
				return !yes // that is in the list
			case taken:
				return yes || n != v.taken
			}
			return true
		})
	}
	return out
}

// reads follows what is read from the second place of a queue, into a register.
func (f *flow) reads(s state, reg *cfg.Var, x cfg.Expr) {
	l, ok := x.(*cfg.Load)
	if !ok || registerOf(l.LV) != nil {
		return
	}
	c := f.cell(l.LV)
	v, ok := f.look(s, c)
	if !ok || !c.tail || c.queue.byLink {
		return
	}
	v.same = reg
	if v.shapes.all(func(x shape) bool { return x.length == 0 || x.tail == last }) {
		v.end = reg
		v.exact = v.shapes.all(func(x shape) bool { return x.length > 0 || x.tail == nothing })
	}
	s.queues[c.queue] = v
}

// found is what the second place of a queue holds: a node of the list, or nothing.
func (f *flow) found(s state, c *cell) (status, bool) {
	v, ok := f.look(s, c)
	if !ok || c.queue.byLink || !v.shapes.all(func(x shape) bool { return x.tail != other && x.tail != taken }) {
		return status{}, false
	}
	return status{how: in, root: f.cell(c.queue.first(c.lv))}, true
}

// foundLast is what the register holds that leads to the last node of a list that has one.
func (f *flow) foundLast(s state, reg *cfg.Var) (status, bool) {
	for q, v := range s.queues {
		if v.end == reg && v.cell != nil && v.shapes.all(func(x shape) bool { return x.length > 0 }) {
			return status{how: in, root: f.cell(q.first(v.cell.lv))}, true
		}
	}
	return status{}, false
}

// storeTail follows what is stored in the second place of a queue. Titles stay where they are.
func (f *flow) storeTail(s state, q *queue, lv *cfg.LVal, x cfg.Expr) {
	c := f.cell(lv)
	v, ok := f.look(s, c)
	if !ok {
		f.reject(q.kind)
		s.queues[q] = view{}
		return
	}
	x = cfg.Uncast(x)
	r, reg := f.role(s, q, v, x), register(x)
	to := func(x shape) tail { return other }
	switch {
	case cfg.IsNull(x), reg != nil && s.how(reg) == null:
		to = func(shape) tail { return nothing }
	case q.byLink:
		to = f.address(s, q, v, x)
	case r.end:
		to = func(x shape) tail {
			switch {
			case x.length > 0:
				return last
			case v.exact:
				return nothing
			}
			return other
		}
	case r.head:
		to = func(x shape) tail { return [...]tail{nothing, last, other}[x.length] }
	case r.tail:
		return
	case r.beyond:
		to = func(x shape) tail {
			switch x.tail {
			case before:
				return last
			case last:
				return nothing
			}
			return other
		}
	case reg != nil && s.how(reg) == owned:
		to = func(shape) tail { return taken }
	}
	v.shapes, v.taken, v.same = v.shapes.tailed(to), nil, nil
	if v.shapes.forgotten() != v.shapes {
		v.taken = reg
	}
	if !q.byLink {
		v.same = reg
	}
	s.queues[q] = v
}

// address is what the second place of a queue is when an address is stored there.
func (f *flow) address(s state, q *queue, v view, x cfg.Expr) func(shape) tail {
	a, ok := x.(*cfg.AddrOf)
	if !ok {
		return func(shape) tail { return other }
	}
	c := f.cell(a.LV)
	return func(x shape) tail {
		switch {
		case c != nil && c.queue == q && !c.tail && c.at == v.cell.at && x.length == 0:
			return last
		case a.LV.Ptr != nil && offset(a.LV) == q.link && register(a.LV.Ptr) != nil && register(a.LV.Ptr) == v.end && x.length > 0:
			return last
		}
		return other
	}
}

// none reports whether a register owns a node whose link is null.
func (f *flow) none(s state, q *queue, reg *cfg.Var) bool {
	return reg != nil && s.how(reg) == owned && s.regs[reg].links[f.linkAt(q)].how == empty
}

// linkAt is the number of the link by which a list goes.
func (f *flow) linkAt(q *queue) int {
	for i, l := range f.kind(q.kind).links {
		if l.offset == q.link {
			return i
		}
	}
	return 0
}

// storeHead follows what a store in the first place of a queue means to it; titles are another matter.
func (f *flow) storeHead(s state, q *queue, c *cell, what func(view) view) {
	v, ok := f.look(s, c)
	if !ok {
		f.reject(q.kind)
		s.queues[q] = view{}
		return
	}
	s.queues[q] = what(v)
}

// puts: a node that a register owns is stored in head, or null, if the register may be.
func (f *flow) puts(s state, q *queue, c *cell, reg *cfg.Var) {
	f.storeHead(s, q, c, func(v view) view {
		emptied, before := v.shapes.emptied(), v.shapes
		switch l := s.regs[reg].links[f.linkAt(q)]; {
		case l.how == empty:
			v.shapes, v.end, v.exact = q.put(v.shapes, false, v.taken == reg), reg, true
		case l.how == copied && l.cell == c:
			switch {
			case before.all(func(x shape) bool { return x.length == 0 }):
				v.end = reg
			case !before.all(func(x shape) bool { return x.length > 0 }):
				v.end = nil
			}
			v.shapes, v.exact = q.put(v.shapes, true, v.taken == reg), false
		default:
			v.shapes = v.shapes.each(func(x shape) shapes {
				if x.tail != nothing {
					x.tail = other
				}
				return shape{1, x.tail}.one() | shape{2, x.tail}.one()
			})
			v.end, v.exact = nil, false
		}
		if !s.sure[reg] {
			v.shapes |= emptied
		}
		return v
	})
}

// takes: what a link of the first node holds is stored in head; n is the register that holds that node, or nil.
func (f *flow) takes(s state, q *queue, c *cell, n *cfg.Var, link int64) {
	f.storeHead(s, q, c, func(v view) view {
		if link != q.link {
			v.shapes = v.shapes.each(func(x shape) shapes {
				if x.tail != nothing {
					x.tail = other
				}
				return shape{0, x.tail}.one() | shape{1, x.tail}.one() | shape{2, x.tail}.one()
			})
			v.end, v.exact = nil, false
			return v
		}
		gone := other
		if n != nil {
			v.shapes, v.taken, gone = v.shapes.forgotten(), n, taken
		}
		v.shapes, v.exact = v.shapes.unlinked(gone), false
		return v
	})
}

// appends follows what is stored in the link of a node that lies in a list, or through the second place of a queue. It
// reports whether that is understood.
func (f *flow) appends(s state, lv *cfg.LVal, root *cell, x cfg.Expr) bool {
	reg := register(x)
	for _, q := range f.queues {
		through := lv.Ptr != nil && len(lv.Path) == 0
		if q.kind != f.node(lv.Type) || !through && (f.node(lv.Ptr.Type()) != q.kind || offset(lv) != q.link) || through != q.byLink && through {
			continue
		}
		f.open(s, lv.Ptr)
		v := s.queues[q]
		r := f.role(s, q, v, lv.Ptr)
		atEnd := r.end && v.shapes.all(func(x shape) bool { return x.length > 0 }) ||
			r.tail && v.shapes.all(func(x shape) bool { return x.tail == last || x.tail == nothing })
		switch {
		case through && !r.tail:
			continue // it is another queue
		case !atEnd:
			if through || root == nil || root.queue == q {
				return false
			}
			continue // the node lies elsewhere
		case cfg.IsNull(x), reg != nil && s.how(reg) == null:
			// it is null already
		case f.none(s, q, reg) && s.sure[reg]:
			v.shapes, v.end, v.exact = q.appended(v.shapes, v.taken == reg), reg, false
			if r.tail {
				v.shapes = v.shapes.only(func(x shape) bool { return x.tail != nothing })
			}
			s.queues[q] = v
		default:
			return false
		}
	}
	return true
}

// storeThrough follows what is stored where the second place of a queue points to: in the link of the last node, or in
// head. What was there is null, as is known, so that no title is lost; what is known of such places is forgotten.
func (f *flow) storeThrough(s state, lv *cfg.LVal, x cfg.Expr) {
	ks, reg := f.node(lv.Type), register(x)
	l, ok := lv.Ptr.(*cfg.Load)
	if !ok {
		f.reject(ks)
		return
	}
	q, tail := f.queued(l.LV)
	if !tail || !q.byLink || !f.appends(s, lv, nil, x) {
		f.reject(ks)
		return
	}
	s.forget(func(*cell) bool { return true })
	if st := s.regs[reg]; reg != nil && s.how(reg) == owned {
		if !allGood(st) {
			f.reject(ks)
		}
		f.handed(x.Type(), st)
		s.regs[reg] = status{how: in, root: f.cell(q.first(l.LV))}
	}
}

// linkOf is where the link lies that an expression holds: a load of one, or a register.
func (f *flow) linkOf(s state, l *cfg.Load) int64 {
	if y := registerOf(l.LV); y != nil {
		return s.regs[y].cell.link
	}
	return offset(l.LV)
}
