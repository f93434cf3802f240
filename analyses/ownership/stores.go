package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// What is stored in the places of queues, and in links of their nodes: see queues.go.

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
	s.hold(cfg.RegisterOf(x))
	r, reg := f.role(s, q, v, x), cfg.RegisterOf(x)
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
	head := c != nil && c.queue == q && !c.tail && c.at == v.cell.at
	end := a.LV.Ptr != nil && v.end != nil && cfg.RegisterOf(a.LV.Ptr) == v.end && offset(a.LV) == q.link
	return func(x shape) tail {
		if head && x.length == 0 || end && x.length > 0 {
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
	reg := cfg.RegisterOf(x)
	through := (*queue)(nil) // the one whose tail is the address
	if l, ok := lv.Ptr.(*cfg.Load); ok && len(lv.Path) == 0 {
		through, _ = f.queued(l.LV)
	}
	for _, q := range f.queues {
		switch {
		case q.kind != f.node(lv.Type), through != nil && through != q:
			continue
		case through == nil && (f.node(lv.Ptr.Type()) != q.kind || offset(lv) != q.link):
			continue // another link
		}
		f.open(s, lv.Ptr)
		v := s.queues[q]
		r := f.role(s, q, v, lv.Ptr)
		atEnd := r.end && v.shapes.all(func(x shape) bool { return x.length > 0 }) ||
			r.tail && v.shapes.all(func(x shape) bool { return x.tail == last || x.tail == nothing })
		switch {
		case !atEnd:
			if through != nil || root == nil || root.queue == q {
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
	ks, reg := f.node(lv.Type), cfg.RegisterOf(x)
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
	if y := l.LV.Register(); y != nil {
		return s.regs[y].cell.link
	}
	return offset(l.LV)
}
