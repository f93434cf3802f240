package value

import "slices"

// Object is the content of a memory object, byte-precise: disjoint cells, each the place of one scalar, and
// Rest for all other bytes.
//
// While period is 0, offsets are exact. Once the object has been written at too many places at once (an array
// in a loop), its cells are folded: with period P > 0 a cell at o stands for all places o, o+P, o+2P, …, and
// every write is weak. rest is independent of the size of a read: zero, or something [Value.Smear] returns. A
// nil *Object is bottom. Objects are immutable.
type Object struct {
	period int64
	cells  []cell
	rest   Value
}

type cell struct {
	off, size int64
	val       Value
}

func (c cell) end() int64 { return c.off + c.size }

// maxCells bounds the cells that are kept apart in an array, maxMembers in other objects: there are structures with
// hundreds of members, which would mean nothing if they were mixed.
const (
	maxCells   = 128
	maxMembers = 1024
)

// maxPlaces bounds the offsets that a write to an array may have before the object is folded, maxMembersPlaces those of
// one to another object, such as a structure with an array in it: to fold that mixes its other members, too. Where
// pointers are written it is maxPointersPlaces: mixed with numbers that say where in the array they go, they would make
// those addresses.
const (
	maxPlaces         = 8
	maxMembersPlaces  = 64
	maxPointersPlaces = 256
)

// ZeroObject is an object of zero bytes.
func ZeroObject() *Object { return &Object{rest: Int(0)} }

// IndeterminateObject is an object that has just been allocated: any bytes, but no pointers.
func IndeterminateObject() *Object { return &Object{rest: AnyInt()} }

// UnknownObject may hold anything.
func UnknownObject() *Object { return &Object{rest: UnknownPointer()} }

// unwrittenObject is an object that has just been allocated, and remembers that.
func unwrittenObject() *Object { return &Object{rest: indeterminate} }

// Read returns what size bytes at one of the given offsets may hold.
func (o *Object) Read(off Num, size int64) Value { return o.read(off, size).definite() }

// ReadPointer returns what pointer the size bytes at one of the given offsets may hold that something was written to: to
// follow an indeterminate one is undefined. It is bottom if nothing was.
func (o *Object) ReadPointer(off Num, size int64) Value { return o.read(off, size).written() }

func (o *Object) read(off Num, size int64) Value {
	if o == nil {
		return Bottom()
	}
	if o.period > 0 {
		off = modulo(off, o.period)
	}
	if c, ok := off.Const(); ok {
		return o.readAt(c, size)
	}
	if vs, ok := Enumerate(off, maxPlaces); ok {
		v := Bottom()
		for _, c := range vs {
			v = v.Join(o.readAt(c, size))
		}
		return v
	}
	v := o.rest
	var parts smears
	for _, c := range o.cells {
		switch {
		case c.size == size && off.Contains(c.off):
			v = v.Join(c.val)
			if !disjointFrom(off, c.off, size, c.off) {
				parts.add(c.val)
			}
		case overlaps(off, size, c.off, c.size):
			parts.add(c.val)
		}
	}
	return parts.join(v)
}

// disjointFrom reports whether no offset other than the exact one overlaps [at, at+size).
func disjointFrom(off Num, at, size, exact int64) bool {
	lo, hi := at-size+1, at+size-1
	below := meetNum(off, interval(lo, exact-1))
	above := meetNum(off, interval(exact+1, hi))
	return below.IsBottom() && above.IsBottom()
}

// overlaps reports whether size bytes at one of the offsets can share a byte with [at, at+n).
func overlaps(off Num, size, at, n int64) bool {
	return !meetNum(off, interval(at-size+1, at+n-1)).IsBottom()
}

// find returns the index of the first cell that ends after off.
func (o *Object) find(off int64) int {
	i, _ := slices.BinarySearchFunc(o.cells, off, func(c cell, off int64) int {
		if c.end() <= off {
			return -1
		}
		return 1
	})
	return i
}

// seek is find, where the cell is not before the i-th one, and likely one of the next.
func (o *Object) seek(i int, off int64) int {
	for last := i + 4; i < len(o.cells) && o.cells[i].end() <= off; i++ {
		if i == last {
			return o.find(off)
		}
	}
	return i
}

func (o *Object) readAt(off, size int64) Value {
	i := o.find(off)
	if i == len(o.cells) || o.cells[i].off >= off+size {
		return o.wrapped(off, size, o.rest)
	}
	c := o.cells[i]
	if c.off == off && c.size == size {
		return c.val
	}
	if c.off <= off && off+size <= c.end() && !c.val.HasPointer() {
		if n, ok := c.val.Constant(); ok && c.size <= 8 {
			// Little-endian: take the bytes out of the constant.
			bits := uint64(n) >> (8 * uint(off-c.off))
			if size < 8 {
				bits &= 1<<(8*uint(size)) - 1
			}
			return Int(int64(bits))
		}
	}
	v, at := Bottom(), off
	var parts smears
	for ; i < len(o.cells) && o.cells[i].off < off+size; i++ {
		if o.cells[i].off > at {
			v = v.Join(o.rest)
		}
		parts.add(o.cells[i].val)
		at = o.cells[i].end()
	}
	v = parts.join(v)
	if at < off+size {
		v = v.Join(o.rest)
	}
	return o.wrapped(off, size, v.Smear())
}

// wrapped adds what a read beyond the end of a folded period sees at its beginning.
func (o *Object) wrapped(off, size int64, v Value) Value {
	if o.period == 0 || off+size <= o.period {
		return v
	}
	var parts smears
	for _, c := range o.cells {
		parts.add(c.val)
	}
	return parts.join(v).Join(o.rest).Smear()
}

// Write returns the object after size bytes at one of the offsets have been written. strong says that the write
// certainly happens to this one object; it takes effect only for a single offset of an object that is not
// folded. elem is the size of the elements if the object is an array, else 0.
func (o *Object) Write(off Num, size int64, v Value, strong bool, elem int64) *Object {
	if o == nil {
		o = &Object{}
	}
	if size <= 0 {
		return o
	}
	if o.period > 0 {
		off, strong = modulo(off, o.period), false
	}
	places := maxPlaces
	switch {
	case elem == 0 && v.HasPointer():
		places = maxPointersPlaces
	case elem == 0:
		places = maxMembersPlaces
	}
	vs, ok := Enumerate(off, places)
	if !ok {
		p := stride(off)
		if elem > 0 && p%elem != 0 {
			p = gcd(p, elem)
		}
		if o.period > 0 {
			p = gcd(p, o.period)
		}
		switch {
		case o.period == 0 && elem == 0 && (p < size || !o.repeats(p)):
			return o.writeRange(off, size, v) // what lies where stays apart
		case p < size:
			return o.blur(v)
		}
		return o.fold(p).Write(off, size, v, false, elem)
	}
	o = o.writeEach(vs, size, v, strong && len(vs) == 1)
	switch n := len(o.cells); {
	case elem > 0 && n > maxCells:
		return o.fold(elem)
	case n > maxMembers:
		return o.fold(size)
	}
	return o
}

// writeEach is [Object.Write] to a list of places.
func (o *Object) writeEach(places []int64, size int64, v Value, strong bool) *Object {
	if n := len(places); n > 1 {
		if out := o.add(places, size, v); out != nil {
			return out
		}
		if o.period == 0 && len(o.cells) == 0 && chained(places, size) {
			return o.addChain(places, size, v)
		}
	}
	for _, at := range places {
		w := v
		if !strong {
			w = o.readAt(at, size).Join(v)
		}
		if o.period > 0 && at+size > o.period {
			return o.blur(v)
		}
		o = o.put(at, size, w)
	}
	return o
}

// chained reports whether of places that are sorted each overlaps the next.
func chained(places []int64, size int64) bool {
	for i := range places[1:] {
		if places[i]+size <= places[i+1] {
			return false
		}
	}
	return true
}

// addChain is what becomes of an object without cells if v may be written to each of some places, of which each overlaps
// the next: what is written there cuts what was written before, so that all of it is smeared, and stays apart in as many
// pieces.
func (o *Object) addChain(places []int64, size int64, v Value) *Object {
	out := &Object{rest: o.rest, cells: make([]cell, 0, len(places))}
	s := o.rest.Join(v).Smear()
	for i, at := range places {
		n := size
		if i+1 < len(places) {
			n = places[i+1] - at
		}
		if !redundant(s, n, o.rest) {
			out.cells = append(out.cells, cell{at, n, s})
		}
	}
	return out
}

// add is what becomes of the object if v may be written to each of some places, in one go. It is nil if they are not all
// apart from each other, and cells or free.
func (o *Object) add(places []int64, size int64, v Value) *Object {
	free := o.rest.Join(v) // what is then where no cell is
	void := redundant(free, size, o.rest)
	cells := make([]cell, 0, len(o.cells)+len(places))
	changed, i, end := false, 0, places[0]
	for _, at := range places {
		if at < end || o.period > 0 && at+size > o.period {
			return nil
		}
		end = at + size
		for ; i < len(o.cells) && o.cells[i].end() <= at; i++ {
			cells = append(cells, o.cells[i])
		}
		if i == len(o.cells) || o.cells[i].off >= end {
			if !void {
				cells, changed = append(cells, cell{at, size, free}), true
			}
			continue
		}
		c := o.cells[i]
		if c.off != at || c.size != size {
			return nil
		}
		i++
		if w := c.val.Join(v); !w.Equal(c.val) {
			changed = true
			if redundant(w, size, o.rest) {
				continue
			}
			c.val = w
		}
		cells = append(cells, c)
	}
	if !changed {
		return o
	}
	return &Object{o.period, append(cells, o.cells[i:]...), o.rest}
}

// redundant reports whether a cell says no more than rest does: reading it yields the same.
func redundant(v Value, size int64, rest Value) bool {
	if v.Equal(rest) {
		return true
	}
	if size >= 8 || len(v.parts) != 1 || v.parts[0].Base != Null || !rest.Equal(anyInt) {
		return false
	}
	// Any number of that size, signed or not.
	n := v.parts[0].Off
	span := n.Max() - n.Min() + 1
	return n.Stride() <= 1 && n.Min() >= -1<<32 && n.Max() <= 1<<32 && span >= 1<<(8*size)
}

var anyInt = AnyInt()

// tidy drops redundant cells from a new object: so equal contents tend to look alike, and what joins them does
// not grow.
func (o *Object) tidy() *Object {
	o.cells = slices.DeleteFunc(o.cells, func(c cell) bool { return redundant(c.val, c.size, o.rest) })
	return o
}

// put replaces the content of [at, at+size).
func (o *Object) put(at, size int64, v Value) *Object {
	i := o.find(at)
	if i < len(o.cells) && o.cells[i].off == at && o.cells[i].size == size && o.cells[i].val.Equal(v) {
		return o
	}
	void := redundant(v, size, o.rest)
	if void && (i == len(o.cells) || o.cells[i].off >= at+size) {
		return o
	}
	j := i
	for j < len(o.cells) && o.cells[j].off < at+size {
		j++
	}
	cells := make([]cell, 0, len(o.cells)+3-(j-i))
	cells = append(cells, o.cells[:i]...)
	if i < j && o.cells[i].off < at {
		c := o.cells[i]
		cells = append(cells, cell{c.off, at - c.off, c.val.Smear()})
	}
	if !void {
		cells = append(cells, cell{at, size, v})
	}
	if i < j && o.cells[j-1].end() > at+size {
		c := o.cells[j-1]
		cells = append(cells, cell{at + size, c.end() - at - size, c.val.Smear()})
	}
	cells = append(cells, o.cells[j:]...)
	return &Object{o.period, cells, o.rest}
}

// Values calls f for every value that the object may hold.
func (o *Object) Values(f func(Value)) {
	if o == nil {
		return
	}
	f(o.rest.definite())
	for _, c := range o.cells {
		f(c.val.definite())
	}
}

// Weaken lets any bytes be overwritten by parts of v.
func (o *Object) Weaken(v Value) *Object {
	if o == nil {
		o = &Object{}
	}
	s := v.Smear()
	if o.rest.IsBottom() {
		s = s.Join(anyInt) // of an object of which nothing is known here, parts of other values remain
	}
	out := &Object{period: o.period, rest: o.rest.Join(s), cells: make([]cell, len(o.cells))}
	for i, c := range o.cells {
		c.val = c.val.Join(s).Smear() // some bytes of a cell may be overwritten and others not
		out.cells[i] = c
	}
	return out.tidy()
}

func mod(a, p int64) int64 {
	if a %= p; a < 0 {
		a += p
	}
	return a
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	if a < 0 {
		return -a
	}
	return a
}

// Holds reports whether some value in o points to b.
func (o *Object) Holds(b Base) bool {
	if o == nil {
		return false
	}
	return o.rest.has(b) || slices.ContainsFunc(o.cells, func(c cell) bool { return c.val.has(b) })
}
