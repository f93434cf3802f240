package value

// blur forgets all places: any byte may hold part of anything that was in the object, or of v.
func (o *Object) blur(v Value) *Object {
	var parts smears
	parts.add(v)
	for _, c := range o.cells {
		parts.add(c.val)
	}
	return &Object{period: 1, rest: parts.join(o.rest)}
}

// repeats reports whether the cells look like those of an array with elements of size p: of which those that would be
// identified by folding are of the same size.
func (o *Object) repeats(p int64) bool {
	sizes := map[int64]int64{}
	for _, c := range o.cells {
		at := mod(c.off, p)
		if n, ok := sizes[at]; at+c.size > p || ok && n != c.size {
			return false
		}
		sizes[at] = c.size
	}
	return true
}

// fold identifies places that are congruent modulo p.
func (o *Object) fold(p int64) *Object {
	if o == nil || o.period > 0 && p%o.period == 0 {
		return o
	}
	if o.period > 0 {
		p = gcd(p, o.period)
	}
	out := &Object{period: p, rest: o.rest}
	for _, c := range o.cells {
		at := mod(c.off, p)
		if at+c.size > p {
			return o.blur(Bottom())
		}
		out = out.lay(cell{at, c.size, c.val.Join(o.rest)})
	}
	return out
}

// lay joins a cell into an object that is being folded. Cells that overlap without being equal melt into one, as where
// contents are joined: who knows the whole of a place still knows it.
func (o *Object) lay(c cell) *Object {
	i := o.find(c.off)
	if i < len(o.cells) && o.cells[i].off == c.off && o.cells[i].size == c.size {
		return o.put(c.off, c.size, c.val.Join(o.cells[i].val))
	}
	for ; i < len(o.cells) && o.cells[i].off < c.end(); i++ {
		d := o.cells[i]
		end := max(c.end(), d.end())
		c = cell{min(c.off, d.off), 0, c.val.Smear().Join(d.val.Smear()).Join(o.rest)}
		c.size = end - c.off
	}
	return o.put(c.off, c.size, c.val)
}
