package interp

import "slices"

// A blob is a copy of some bytes of memory. It is never changed.
type blob struct {
	size   int64
	data   []byte // nil: zero
	uninit []byte
	prov   []ObjectID
	big    *sparse // of a large one, instead of the others
}

func (o *object) copyOut(off, size int64) *blob {
	b := &blob{size: size}
	if o.big != nil {
		o.big.blob(b, off)
		return b
	}
	if o.data != nil {
		b.data = append([]byte(nil), o.data[off:off+size]...)
	}
	if o.uninit != nil {
		b.uninit = append([]byte(nil), o.uninit[off:off+size]...)
	}
	if o.prov != nil {
		b.prov = append([]ObjectID(nil), o.prov[off:off+size]...)
	}
	return b
}

// blob fills in the bytes of a blob from a place on.
func (s *sparse) blob(b *blob, off int64) {
	if b.size <= largeObject {
		b.data, b.uninit, b.prov = s.dense(off, b.size)
		return
	}
	b.big = newSparse(b.size, false)
	s.copyTo(off, b.size, b.big, 0)
}

func (o *object) copyIn(off int64, b *blob) {
	if b.size == 0 {
		return
	}
	o.unsay(off, b.size)
	switch {
	case o.big != nil && b.big != nil:
		b.big.copyTo(0, b.size, o.big, off)
		return
	case o.big != nil:
		o.big.put(off, b.size, b.data, b.uninit, b.prov)
		return
	case b.big != nil: // which is no larger than a small object
		b = b.prefix(b.size)
	}
	if b.data != nil {
		if o.data == nil {
			o.data = make([]byte, o.Size)
		}
		copy(o.data[off:], b.data)
	} else if o.data != nil {
		clear(o.data[off : off+b.size])
	}
	o.defined(off, b.size)
	for i, u := range b.uninit {
		if u != 0 {
			o.undefine(off+int64(i), 1)
		}
	}
	if b.prov != nil {
		if o.prov == nil {
			o.prov = make([]ObjectID, o.Size)
		}
		copy(o.prov[off:], b.prov)
	} else if o.prov != nil {
		clear(o.prov[off : off+b.size])
	}
}

// prefix is the first n bytes of a blob.
func (b *blob) prefix(n int64) *blob {
	c := &blob{size: n}
	if b.big != nil {
		b.big.blob(c, 0)
		return c
	}
	if b.data != nil {
		c.data = b.data[:n]
	}
	if b.uninit != nil {
		c.uninit = b.uninit[:n]
	}
	if b.prov != nil {
		c.prov = b.prov[:n]
	}
	return c
}

// padded is a blob with zeros behind it, n bytes in all.
func padded(b *blob, n int64) *blob {
	if b.size >= n {
		return b
	}
	c := &blob{size: n}
	if n > largeObject {
		c.big = newSparse(n, false)
		if b.big != nil {
			b.big.copyTo(0, b.size, c.big, 0)
		} else {
			c.big.put(0, b.size, b.data, b.uninit, b.prov)
		}
		return c
	}
	c.data = make([]byte, n)
	copy(c.data, b.data)
	if b.uninit != nil {
		c.uninit = append(append([]byte(nil), b.uninit...), make([]byte, n-b.size)...)
	}
	if b.prov != nil {
		c.prov = append(append([]ObjectID(nil), b.prov...), make([]ObjectID, n-b.size)...)
	}
	return c
}

// terminated is a string with its terminator.
func terminated(b *blob) *blob {
	n := b.size
	switch {
	case b.big != nil:
		if b.big.bits(n-1, 1) == 0 && !b.big.indeterminate(n-1, 1) {
			return b
		}
	case n > 0 && (b.data == nil || b.data[n-1] == 0) && (b.uninit == nil || b.uninit[n-1] == 0):
		return b
	}
	return padded(b, n+1)
}

// garbage is indeterminate data.
func garbage(n int64) *blob {
	if n > largeObject {
		return &blob{size: n, big: newSparse(n, true)}
	}
	return &blob{size: n, uninit: slices.Repeat([]byte{1}, int(n))}
}
