package interp

// A blob is a copy of some bytes of memory. It is never changed.
type blob struct {
	size   int64
	data   []byte // nil: zero
	uninit []byte
	prov   []ObjectID
}

func (o *object) copyOut(off, size int64) *blob {
	b := &blob{size: size}
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

func (o *object) copyIn(off int64, b *blob) {
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

// garbage is indeterminate data.
func garbage(n int64) *blob {
	b := &blob{size: n, uninit: make([]byte, n)}
	for i := range b.uninit {
		b.uninit[i] = 1
	}
	return b
}
