package value

import "slices"

// mapValues applies f to every value, which must not make the pieces of one cell differ.
func (o *Object) mapValues(f func(Value) Value) *Object {
	if o == nil {
		return nil
	}
	var out *Object // nil while nothing has changed
	change := func() {
		if out == nil {
			out = &Object{o.period, slices.Clone(o.cells), o.rest}
		}
	}
	if r := f(o.rest); !same(r, o.rest) {
		change()
		out.rest = r
	}
	for i, c := range o.cells {
		if v := f(c.val); !same(v, c.val) {
			change()
			out.cells[i].val = v
		}
	}
	if out == nil {
		return o
	}
	return out.tidy()
}

// Join is the union of two contents.
func (o *Object) Join(w *Object) *Object { return o.merge(w, Value.Join, false) }

// Widen is an upper bound that makes chains end. The number of cells is bounded because cells only ever merge
// or get coarser.
func (o *Object) Widen(w *Object) *Object { return o.merge(w, Value.Widen, false) }

// merge joins two contents by f. If writes is set, they are no alternatives but writes to one object, which may
// have hit only a part of what others wrote: then a cell of zeros among zeros counts, too.
func (o *Object) merge(w *Object, f func(a, b Value) Value, writes bool) *Object {
	if w == nil || o == w {
		return o
	}
	if o == nil {
		return w
	}
	if o.period != w.period {
		p := gcd(o.period, w.period)
		o, w = o.fold(p), w.fold(p)
		if o.period != w.period {
			p = gcd(o.period, w.period)
			o, w = o.fold(p), w.fold(p)
		}
	}
	rest := f(o.rest, w.rest)
	cells := make([]cell, 0, max(len(o.cells), len(w.cells)))
	same := rest.Equal(o.rest)
	keep := writes && isZero(rest)
	i, j := 0, 0
	for i < len(o.cells) || j < len(w.cells) {
		switch {
		case j == len(w.cells) || i < len(o.cells) && o.cells[i].end() <= w.cells[j].off:
			from, to := i, i+1
			if w.rest.IsBottom() { // there are many cells, and few contributions to them
				to = len(o.cells)
				if j < len(w.cells) {
					to = o.seek(i, w.cells[j].off)
				}
			}
			cells = append(cells, o.cells[from:to]...)
			for ; i < to; i++ {
				c := o.cells[i]
				if w.rest.IsBottom() && len(c.val.parts) == 1 { // what f leaves as it is
					continue
				}
				v := f(c.val, w.rest)
				same = same && v.Equal(c.val)
				cells[len(cells)-(to-i)].val = v
			}
		case i == len(o.cells) || w.cells[j].end() <= o.cells[i].off:
			c := w.cells[j]
			if v := f(o.rest, c.val); keep || !redundant(v, c.size, rest) {
				same = false
				cells = append(cells, cell{c.off, c.size, v})
			}
			j++
		case o.cells[i].off == w.cells[j].off && o.cells[i].size == w.cells[j].size:
			c := o.cells[i]
			v := f(c.val, w.cells[j].val)
			same = same && v.Equal(c.val)
			cells = append(cells, cell{c.off, c.size, v})
			i++
			j++
		default:
			// Cells that overlap without being equal melt into one.
			same = false
			m := cell{off: min(o.cells[i].off, w.cells[j].off), val: f(o.rest.Smear(), w.rest.Smear())}
			end := m.off
			for again := true; again; {
				again = false
				for i < len(o.cells) && (end == m.off || o.cells[i].off < end) {
					m.val, end, again = f(m.val, o.cells[i].val.Smear()), max(end, o.cells[i].end()), true
					i++
				}
				for j < len(w.cells) && w.cells[j].off < end {
					m.val, end, again = f(m.val, w.cells[j].val.Smear()), max(end, w.cells[j].end()), true
					j++
				}
			}
			m.size = end - m.off
			m.val = m.val.Smear()
			if writes {
				m.val = m.val.Join(anyInt) // zeros among zeros are no zeros among what others write
			}
			cells = append(cells, m)
		}
	}
	if same {
		return o
	}
	out := &Object{o.period, cells, rest}
	if keep || rest.IsBottom() {
		return out
	}
	return out.tidy()
}

// Leq reports whether everything that o may hold, w may hold.
func (o *Object) Leq(w *Object) bool { return o.leq(w, Value.Leq) || w.absorbs(o, Value.Join, false) }

// absorbs reports whether joining w to o leaves o as it is: with foldings, that may be so where the order does
// not see it.
func (o *Object) absorbs(w *Object, join func(a, b Value) Value, writes bool) bool {
	if o != nil && w != nil && o.period == w.period {
		// What has been written to some places, as most contributions are, is looked up there. Whatever else w holds, a
		// cell of which more is known afterwards tells.
		all := w.rest.IsBottom()
		added := all && (writes && isZero(o.rest) || o.rest.IsBottom()) // a cell where o has none is one of the join
		i := alike(o.cells, w.cells)
		for _, c := range w.cells[i:] {
			i = o.seek(i, c.off)
			switch {
			case i == len(o.cells) || o.cells[i].off >= c.end(): // free
				if added && !c.val.IsBottom() {
					return false
				}
				all = false
			case o.cells[i].off != c.off || o.cells[i].size != c.size:
				all = false
			case !same(o.cells[i].val, c.val) && !join(o.cells[i].val, c.val).Equal(o.cells[i].val):
				return false
			}
		}
		if all {
			return true
		}
	}
	j := o.merge(w, join, writes)
	return j == o || j.Equal(o)
}

// leq compares contents by an order of values: whatever is read from o must be below what is read at that place from w.
func (o *Object) leq(w *Object, covered func(a, b Value) bool) bool {
	if o == nil || o == w {
		return true
	}
	if w == nil {
		return false
	}
	if o.period != w.period {
		f := o
		if w.period > 0 {
			f = o.fold(w.period)
		}
		if f.period != w.period {
			return o.everywhere(w, covered)
		}
		o = f
	}
	if !covered(o.rest, w.rest) {
		return false
	}
	j := alike(o.cells, w.cells)
	for _, c := range o.cells[j:] {
		j = w.seek(j, c.off)
		next := c.off // up to where the cells of w have been looked at
		for k := j; k < len(w.cells) && w.cells[k].off < c.end(); k++ {
			d := w.cells[k]
			if c.off == d.off && c.size == d.size {
				if !covered(c.val, d.val) {
					return false
				}
			} else if !covered(c.val.Smear(), d.val) || d.off > next && !covered(c.val.Smear(), w.rest) {
				return false
			}
			next = d.end()
		}
		if next == c.off && !covered(c.val, w.rest) || next > c.off && next < c.end() && !covered(c.val.Smear(), w.rest) {
			return false
		}
	}
	if o.rest.IsBottom() {
		return true
	}
	// Where w has a cell, and o has none for all of it.
	i := 0
	for _, d := range w.cells {
		for i < len(o.cells) && o.cells[i].end() <= d.off {
			i++
		}
		next := d.off
		for k := i; k < len(o.cells) && o.cells[k].off <= next; k++ {
			next = o.cells[k].end()
		}
		if next < d.end() && !covered(o.rest, d.val) {
			return false
		}
	}
	return true
}

// alike counts the cells that two objects begin with that are the same, as far as can be seen without looking at them.
func alike(as, bs []cell) int {
	n := min(len(as), len(bs))
	for i := range n {
		if a, b := &as[i], &bs[i]; a.off != b.off || a.size != b.size || !same(a.val, b.val) {
			return i
		}
	}
	return n
}

// everywhere reports whether w may hold any part of what o holds at any place.
func (o *Object) everywhere(w *Object, covered func(a, b Value) bool) bool {
	v := o.blur(Bottom()).rest
	return covered(v, w.rest) && !slices.ContainsFunc(w.cells, func(c cell) bool { return !covered(v, c.val) })
}

// Equal reports whether two contents are represented alike.
func (o *Object) Equal(w *Object) bool {
	return o == w || o != nil && w != nil && o.equal(w)
}

func (o *Object) equal(w *Object) bool {
	return o.period == w.period && o.rest.Equal(w.rest) && slices.EqualFunc(o.cells, w.cells, func(a, b cell) bool {
		return a.off == b.off && a.size == b.size && a.val.Equal(b.val)
	})
}
