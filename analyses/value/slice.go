package value

import (
	"cmp"
	"math"
	"slices"
)

// Within is o with the cells alone that have a byte from lo up to hi: it is o for whoever asks for these bytes.
func (o *Object) Within(lo, hi int64) *Object {
	if o == nil || o.period > 0 {
		return o
	}
	i := o.find(lo)
	n, _ := slices.BinarySearchFunc(o.cells[i:], hi, func(c cell, hi int64) int { return cmp.Compare(c.off, hi) })
	if n == len(o.cells) {
		return o
	}
	return &Object{cells: o.cells[i : i+n : i+n], rest: o.rest}
}

// Changed returns the bytes from lo up to hi in which two objects differ: for whoever asks for other bytes, [Object.Within]
// yields the same of both.
func (o *Object) Changed(w *Object) (lo, hi int64) {
	if o == w {
		return 0, 0
	}
	if o == nil || w == nil || o.period != w.period || o.period > 0 || !o.rest.Equal(w.rest) {
		return math.MinInt64, math.MaxInt64
	}
	equal := func(a, b cell) bool { return a.off == b.off && a.size == b.size && a.val.Equal(b.val) }
	n := alike(o.cells, w.cells)
	a, b := o.cells[n:], w.cells[n:]
	for len(a) > 0 && len(b) > 0 && equal(a[0], b[0]) {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && equal(a[len(a)-1], b[len(b)-1]) {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	lo, hi = math.MaxInt64, math.MinInt64
	for _, cells := range [][]cell{a, b} {
		if n := len(cells); n > 0 {
			lo, hi = min(lo, cells[0].off), max(hi, cells[n-1].end())
		}
	}
	return lo, hi
}

// Alike reports whether two objects are one, or hold the very same values in the same cells.
func (o *Object) Alike(w *Object) bool {
	if o == w || o == nil || w == nil {
		return o == w
	}
	return o.period == w.period && same(o.rest, w.rest) && slices.EqualFunc(o.cells, w.cells, func(a, b cell) bool {
		return a.off == b.off && a.size == b.size && same(a.val, b.val)
	})
}

// Slice returns the content of [off, off+size) for every possible offset, joined, as an object that starts at 0.
func (o *Object) Slice(off Num, size int64) *Object {
	if o == nil {
		return nil
	}
	vs, ok := Enumerate(off, maxPlaces)
	if o.period > 0 || !ok {
		p := stride(off)
		if o.period > 0 {
			p = gcd(p, o.period)
		}
		f := o.fold(p)
		start, single := modulo(off, max(f.period, 1)).Const()
		if f.period <= 1 || !single {
			return f.blur(Bottom())
		}
		// Unroll the folded cells over the wanted range.
		out := &Object{rest: f.rest}
		for at := start - f.period; at < 2*start+size; at += f.period {
			for _, c := range f.cells {
				if lo := at - mod(start, f.period) + c.off - start; lo >= 0 && lo+c.size <= size {
					out = out.put(lo, c.size, c.val)
				} else if lo < size && lo+c.size > 0 {
					from, to := max(lo, 0), min(lo+c.size, size)
					out = out.put(from, to-from, c.val.Smear())
				}
			}
			if len(out.cells) > maxCells {
				return f.blur(Bottom())
			}
		}
		return out
	}
	var out *Object
	for _, at := range vs {
		s := &Object{rest: o.rest}
		for i := o.find(at); i < len(o.cells) && o.cells[i].off < at+size; i++ {
			c := o.cells[i]
			if c.off >= at && c.end() <= at+size {
				s.cells = append(s.cells, cell{c.off - at, c.size, c.val})
			} else {
				from, to := max(c.off, at), min(c.end(), at+size)
				s.cells = append(s.cells, cell{from - at, to - from, c.val.Smear()})
			}
		}
		out = out.Join(s.tidy())
	}
	return out
}

// Paste writes a slice of size bytes at one of the offsets.
func (o *Object) Paste(off Num, s *Object, size int64, strong bool, elem int64) *Object {
	if s == nil || size <= 0 {
		return o
	}
	at, single := off.Const()
	if s.period > 0 || !single {
		v := s.rest
		s.Values(func(x Value) { v = v.Join(x) })
		if s.period == 0 {
			for _, c := range s.cells {
				o = o.Write(addNum(off, constant(c.off)), c.size, c.val, false, elem)
			}
			v = s.rest
		}
		return o.writeRange(off, size, v)
	}
	if o == nil {
		o = &Object{}
	}
	if !strong || o.period > 0 {
		for _, c := range s.cells {
			o = o.Write(constant(at+c.off), c.size, c.val, false, elem)
		}
		return o.writeRange(off, size, s.rest)
	}
	next := at
	for _, c := range s.cells {
		if at+c.off > next {
			o = o.put(next, at+c.off-next, s.rest)
		}
		o = o.put(at+c.off, c.size, c.val)
		next = at + c.end()
	}
	if next < at+size {
		o = o.put(next, at+size-next, s.rest)
	}
	if len(o.cells) > maxCells {
		return o.fold(max(elem, 1))
	}
	return o
}

// writeRange joins v, smeared, into every byte that a write of size bytes at one of the offsets may touch.
func (o *Object) writeRange(off Num, size int64, v Value) *Object {
	s := v.Smear()
	if at, single := off.Const(); single && o.period == 0 && len(o.cells) < maxCells/2 {
		return o.writeAt(at, size, s)
	}
	out := &Object{period: o.period, rest: o.rest.Join(s), cells: make([]cell, len(o.cells))}
	for i, c := range o.cells {
		if o.period > 0 || overlaps(off, size, c.off, c.size) {
			c.val = c.val.Join(s).Smear()
		}
		out.cells[i] = c
	}
	return out.tidy()
}

// writeAt joins s into every byte of [at, at+size), and leaves the others.
func (o *Object) writeAt(at, size int64, s Value) *Object {
	out := o
	joined := o.rest.Join(s)
	next := at
	for _, c := range o.cells {
		if c.end() <= at || c.off >= at+size {
			continue
		}
		from, to := max(c.off, at), min(c.end(), at+size)
		if from > next {
			out = out.put(next, from-next, joined)
		}
		out = out.put(from, to-from, c.val.Join(s).Smear())
		next = to
	}
	if next < at+size {
		out = out.put(next, at+size-next, joined)
	}
	return out
}
