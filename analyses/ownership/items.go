package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// What is stored in the elements of racks, and read from there: see racks.go.

// item is what an element of a rack holds.
func (f *flow) item(s state, r *rack, lv *cfg.LVal, index cfg.Expr) (status, bool) {
	v, ok := f.stands(s, r, lv)
	if !ok || v.zero != 0 {
		return status{}, false
	}
	n, ok := f.number(s, r, index)
	if !ok {
		return status{}, false
	}
	at, first := int(n.plus), 0 // of the elements that hold titles, the next one to go, relative to head or tail
	switch {
	case r.stack():
		if !n.exact || n.head != 0 || n.tail != 1 || n.count != 0 {
			return status{}, false
		}
		if v.hand && at == v.put-v.took {
			return f.fresh(lv.Type, good), true
		}
		first = v.put - v.took - 1
	default:
		if !n.reduced || n.head != 1 || n.tail != 0 || n.count != 0 {
			return status{}, false
		}
		if v.hand && at == v.took-1 {
			return f.fresh(lv.Type, good), true
		}
		if first = v.took; v.lo+int64(v.put-v.took) < 1 {
			return status{}, false
		}
	}
	return status{how: in, cell: v.cell, root: v.cell}, at == first
}

// takesItem says that what an element holds has been read, and goes elsewhere, or into a register.
func (f *flow) takesItem(s state, x cfg.Expr, st status) {
	if !f.isItem(x) || st.how != owned && st.how != in {
		return
	}
	r, _ := f.rackOf(x.(*cfg.Load).LV)
	v := s.racks[r]
	if st.how == owned {
		v.hand, v.owed = false, false
	} else if r.stack() {
		v.lo = max(v.lo, int64(v.took-v.put+1)) // else it is none of the array
	}
	s.stays(r, v)
}

// isItem reports whether an expression is what an element of a rack holds.
func (f *flow) isItem(x cfg.Expr) bool {
	l, ok := x.(*cfg.Load)
	if !ok || l.LV.Register() != nil {
		return false
	}
	r, index := f.rackOf(l.LV)
	return r != nil && index != nil
}

// storeItem follows what is stored in an element of a rack.
func (f *flow) storeItem(s state, r *rack, lv *cfg.LVal, index, x cfg.Expr) {
	v, ok := f.stands(s, r, lv)
	n, known := f.number(s, r, index)
	if !ok || index == nil {
		f.spoils(s, r)
		return
	}
	at, end := int(n.plus), v.put
	if r.stack() {
		known = known && n.exact && n.tail == 1 && n.head == 0 && n.count == 0
		end = v.put - v.took
	} else {
		known = known && n.reduced && n.head+n.tail == 1 && (n.tail == 1 && n.count == 0 || n.head == 1 && n.count == 1)
	}
	next, again := known && at == end && v.room(r), known && v.blank && at == end-1
	st, ok := f.value(s, x)
	reg := cfg.RegisterOf(x)
	switch {
	case ok && st.how == null:
		f.storesNull(s, r, v, lv, index, next)
		return
	case !next && !again, !ok, v.zero != 0:
		f.spoils(s, r)
		return
	case st.how == owned && reg != nil && allGood(st):
		f.handed(x.Type(), st)
		if r.stack() || again {
			s.covered(v.cell)
		}
		s.sends(reg)
		s.regs[reg] = status{how: in, root: v.cell}
	default:
		f.spoils(s, r)
		return
	}
	if next {
		v.put++
	}
	v.hand, v.null, v.blank = false, false, false
	s.stays(r, v)
}

// room reports whether one more element may hold a title.
func (v *stand) room(r *rack) bool { return r.stack() || v.hi+int64(v.put-v.took) < r.most() }

// storesNull follows null that is stored in an element: a title that was there is lost, unless a register has read it. Whether
// the next element to be put in is put in so, the numbers will say.
func (f *flow) storesNull(s state, r *rack, v stand, lv *cfg.LVal, index cfg.Expr, next bool) {
	if st, ok := f.item(s, r, lv, index); ok && st.how == in {
		s.overwritten(v.cell, r.in, func(reg *cfg.Var) status { return f.fresh(reg.Type, good) })
	} else {
		s.overwritten(nil, r.in, nil)
	}
	s.left(v.cell)
	v.hand = false
	more := v.put - v.took
	ahead := r.stack() && v.tail > more || !r.stack() && (r.tail != nil && v.tail > v.put || r.tail == nil && v.count > more)
	switch {
	case next && ahead:
		v.puts(s)
	case next:
		v.null = true
	}
	s.stays(r, v)
}

// covered says that another node is the next one to go now, in the place that a cell stands for.
func (s state) covered(c *cell) {
	for v, st := range s.regs {
		if st.how == in && st.cell == c {
			st.cell = nil
			s.regs[v] = st
		}
		for i, l := range st.links {
			if l.how == copied && l.cell == c {
				s.setLink(v, i, link{})
			}
		}
	}
}

// removed says that the numbers have left the next element to go.
func (f *flow) removed(s state, v *stand) {
	var holders []*cfg.Var
	for reg, st := range s.regs {
		if st.how == in && st.cell == v.cell {
			holders = append(holders, reg)
		}
	}
	c := v.cell
	s.overwritten(c, c.class, func(reg *cfg.Var) status { return f.fresh(reg.Type, good) })
	s.left(c)
	v.took++
	v.blank = false
	v.hand = len(holders) == 0
}
