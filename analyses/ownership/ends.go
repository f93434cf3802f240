package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// What is asked about queues, and read from them: see queues.go.

// interrupted forgets what is known of containers; queues and racks must be in order.
func (f *flow) interrupted(s state) {
	f.lookedAt(s)
	clear(s.queues)
	for r := range s.racks {
		s.leaves(r)
	}
	s.interrupted()
}

// lookedAt says that somebody looks at containers who takes them to be in order.
func (f *flow) lookedAt(s state) {
	for q, v := range s.queues {
		if !q.inOrder(v) {
			f.reject(q.kind)
		}
	}
	for r, v := range s.racks {
		if !r.inOrder(v) {
			f.reject(r.kind)
		}
	}
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
	if reg := l.LV.Register(); reg != nil {
		r.tail, r.end = v.same == reg, v.end == reg
	} else if c := f.cell(l.LV); c != nil && c.queue == q && c.tail && c.at == v.cell.at {
		r.tail = true
	}
	if l.LV.Ptr != nil && f.node(l.LV.Ptr.Type()) == q.kind && offset(l.LV) == q.link {
		up := f.role(s, q, v, l.LV.Ptr)
		r.second, r.beyond = up.head, up.tail && !q.byLink
	}
	if st, ok := f.value(s, x); ok && st.how == in && st.cell != nil && !st.loose {
		c := st.cell
		r.head = v.isHead(q, st)
		if c.node && c.of != nil && c.link == q.link && f.node(c.of.Type) == q.kind {
			r.second = r.second || v.isHead(q, s.regs[c.of])
		}
	}
	return r
}

// isHead reports whether a pointer to a node is what head of the queue holds.
func (v view) isHead(q *queue, st status) bool {
	return st.how == in && !st.loose && st.cell != nil && st.cell.queue == q && !st.cell.tail && st.cell.at == v.cell.at
}

// open begins to look at the queues that an expression is about.
func (f *flow) open(s state, x cfg.Expr) {
	cfg.Inspect(x, func(y cfg.Expr) {
		l, ok := y.(*cfg.Load)
		if !ok {
			return
		}
		c := s.regs[l.LV.Register()].cell
		if l.LV.Register() == nil {
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
	f.counted(s, g)
	s.told(g)
	f.redeem(s, g)
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
	switch v, zero := cfg.NullTest(g); {
	case v == nil || f.node(v.Type) == 0 && !f.rawRegister(v):
	case zero:
		s.nulls[v] = true
		for _, w := range s.likewise(v) {
			s.regs[w] = status{how: null}
			s.forks(w, true)
		}
	default:
		for _, w := range s.likewise(v) {
			s.notNull(w)
		}
	}
}

// likewise are the registers that hold the same as one: those that have been assigned it, or from which it comes, and those
// that hold what is in the same cell.
func (s state) likewise(v *cfg.Var) []*cfg.Var {
	all := []*cfg.Var{v}
	of := s.copies[v]
	if of != nil {
		all = append(all, of)
	}
	for w, from := range s.copies {
		if w != v && (from == v || from == of) {
			all = append(all, w)
		}
	}
	st := s.regs[v]
	if st.how != in || st.cell == nil || st.loose {
		return all
	}
	for w, other := range s.regs {
		if w != v && other.how == in && other.cell == st.cell && !other.loose {
			all = append(all, w)
		}
	}
	return all
}

// followed says that registers are not null that an action follows: else nothing comes after it.
func (f *flow) followed(s state, a cfg.Action) {
	one := func(lv *cfg.LVal) {
		if lv.Ptr != nil {
			if v := cfg.RegisterOf(lv.Ptr); v != nil && f.node(v.Type) != 0 {
				s.notNull(v)
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
	if n := cfg.RegisterOf(y); n != nil && s.how(n) == owned {
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
	if !ok || l.LV.Register() != nil {
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
