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
	return out
}

// Join is the union of two contents.
func (o *Object) Join(w *Object) *Object { return o.merge(w, Value.Join) }

// Widen is an upper bound that makes chains end. The number of cells is bounded because cells only ever merge or get coarser.
func (o *Object) Widen(w *Object) *Object { return o.merge(w, Value.Widen) }

func (o *Object) merge(w *Object, f func(a, b Value) Value) *Object {
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
	i, j := 0, 0
	for i < len(o.cells) || j < len(w.cells) {
		switch {
		case j == len(w.cells) || i < len(o.cells) && o.cells[i].end() <= w.cells[j].off:
			c := o.cells[i]
			v := f(c.val, w.rest)
			same = same && v.Equal(c.val)
			cells = append(cells, cell{c.off, c.size, v})
			i++
		case i == len(o.cells) || w.cells[j].end() <= o.cells[i].off:
			c := w.cells[j]
			same = false
			cells = append(cells, cell{c.off, c.size, f(o.rest, c.val)})
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
			cells = append(cells, m)
		}
	}
	if same {
		return o
	}
	return &Object{o.period, cells, rest}
}

// Leq reports whether everything that o may hold, w may hold.
func (o *Object) Leq(w *Object) bool {
	if o == nil || o == w {
		return true
	}
	if w == nil {
		return false
	}
	return o.merge(w, Value.Join).equal(w) || w.merge(o, Value.Join) == w
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
