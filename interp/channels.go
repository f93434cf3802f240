package interp

import (
	"encoding/binary"
	"slices"
)

// Reading, writing, and asking for what can be read or written.

func (c *fileCall) read() int64 {
	f := c.m.opened()
	d, n := f.at(c.int(0)), int64(c.args[2].Lo)
	switch {
	case d.kind == outside:
		return c.receive(n)
	case c.special():
		return c.guesses()
	case d.kind == noFile, d.in < 0:
		return failed
	case d.kind == counter && n < 8:
		return failed
	case d.kind == counter:
		if c.readCount() < 0 {
			return failed
		}
		return 8
	case !f.channels[d.in].readable():
		return failed
	}
	c.learns = append(c.learns, d.in)
	f = c.m.changing()
	ch := &f.channels[d.in]
	all := ch.data
	n = min(n, all.size)
	taken := n
	if d.kind == packets && len(ch.ends) > 0 {
		n, taken = min(n, ch.ends[0]), ch.ends[0]
		ends := slices.Clone(ch.ends[1:])
		for i := range ends {
			ends[i] -= taken
		}
		ch.ends = ends
	}
	c.got = all.part(0, n)
	ch.data = all.part(taken, all.size)
	return n
}

// special reports whether a call has flags that make it another one, such as MSG_PEEK.
func (c *fileCall) special() bool { return c.int(3)&^(dontWait|noSignal) != 0 }

// receive chooses what comes from outside.
func (c *fileCall) receive(n int64) int64 {
	how := c.m.choose(Choice{Kind: FailChoice, Thread: c.t.id, Edge: c.x.edge, N: 3}) // data, the end, a failure
	if n <= 0 || how != 0 {
		return min(0, 1-int64(how))
	}
	size := int64(c.m.choose(Choice{Kind: InputText, Thread: c.t.id, Edge: c.x.edge}))
	size = max(1, min(size, n, MaxInput))
	data := make([]byte, 0, size+8)
	for part := 1; int64(len(data)) < size; part++ {
		data = binary.LittleEndian.AppendUint64(data, c.m.choose(Choice{Kind: InputText, Thread: c.t.id, Edge: c.x.edge, Part: part}))
	}
	c.got = &blob{size: size, data: data[:size]}
	return size
}

func (c *fileCall) write() int64 {
	f := c.m.opened()
	d, n := f.at(c.int(0)), int64(c.args[2].Lo)
	if d.kind == outside {
		if n < 0 || c.fails() {
			return failed
		}
		return n
	}
	o, at, _ := c.m.resolve(c.args[1], max(n, 0))
	switch {
	case d.kind == noFile, d.out < 0:
		return failed
	case c.special(), n > largestWrite, n < 0, f.channels[d.out].data.size+n > room, o == nil && n > 0, o != nil && o.says(at, n), f.channels[d.out].readers == 0:
		return c.guesses() // it may be written in parts; or the process may end
	case n == 0:
		return 0
	case d.kind == counter && n < 8:
		return failed
	case d.kind == counter:
		if c.addCount(d.out, o.bits(at, 8)) < 0 {
			return failed
		}
		return 8
	}
	c.tells = d.out
	ch := &c.m.changing().channels[d.out]
	ch.data = ch.data.followed(o.copyOut(at, n))
	if d.kind == packets {
		ch.ends = append(slices.Clone(ch.ends), ch.data.size)
	}
	return n
}

func (c *fileCall) readCount() int64 {
	d := c.m.opened().at(c.int(0))
	if d.kind == outside {
		return c.receive(8) & -1 >> 63
	}
	if d.kind != counter || c.m.files.channels[d.in].count == 0 {
		return failed
	}
	ch := &c.m.changing().channels[d.in]
	n := ch.count
	if ch.one {
		n = 1
	}
	ch.count -= n
	c.learns = append(c.learns, d.in)
	c.got = &blob{size: 8, data: binary.LittleEndian.AppendUint64(nil, n)}
	return 0
}

func (c *fileCall) writeCount() int64 {
	d := c.m.opened().at(c.int(0))
	switch {
	case d.kind == outside && c.fails():
		return failed
	case d.kind == outside:
		return 0
	case d.kind != counter:
		return failed
	}
	return c.addCount(d.out, c.args[1].Lo)
}

func (c *fileCall) addCount(to int, n uint64) int64 {
	if ch := &c.m.changing().channels[to]; n < 1<<62 && ch.count < 1<<62 {
		ch.count += n
		c.tells = to
		return 0
	}
	return c.guesses()
}

// polled is the array of a poll with its results, and how many files are ready; ok is false if that is not known.
func (c *fileCall) polled(f *files) (array *blob, n int64, ok bool) {
	count := int64(c.args[1].Lo)
	o, at, _ := c.m.resolve(c.args[0], 8*max(count, 0))
	if o == nil || count < 0 || count > 64 || o.says(at, 8*count) || o.indeterminate(at, 8*count) {
		return nil, 0, false
	}
	data := make([]byte, 0, 8*count)
	for i := range count {
		entry := o.bits(at+8*i, 6)
		fd, events, r := int64(int32(entry)), entry>>32, uint64(0)
		d := f.at(fd)
		switch {
		case fd < 0:
		case d.kind <= outside:
			return nil, 0, false
		default:
			if d.in >= 0 {
				ch := &f.channels[d.in]
				if ch.data.size > 0 || ch.count > 0 {
					r |= pollIn
				}
				if ch.writers == 0 {
					r |= pollHup
				}
			}
			if d.out >= 0 {
				ch := &f.channels[d.out]
				switch {
				case ch.readers == 0:
					r |= pollErr
				case ch.data.size+largestWrite <= room:
					r |= pollOut
				}
			}
			if r &= events | pollErr | pollHup; r&(pollIn|pollHup) != 0 {
				c.learns = append(c.learns, d.in)
			}
		}
		if r != 0 {
			n++
		}
		data = binary.LittleEndian.AppendUint64(data, entry&(1<<48-1)|r<<48)
	}
	return &blob{size: 8 * count, data: data}, n, true
}

func (c *fileCall) poll() int64 {
	array, n, ok := c.polled(c.m.opened())
	if !ok {
		return c.guesses()
	}
	c.got = array
	return n
}

// part is the bytes of a small blob from one place to another.
func (b *blob) part(from, to int64) *blob {
	c := &blob{size: to - from}
	if b.data != nil {
		c.data = b.data[from:to]
	}
	if b.uninit != nil {
		c.uninit = b.uninit[from:to]
	}
	if b.prov != nil {
		c.prov = b.prov[from:to]
	}
	return c
}

// followed is a small blob with another one behind it.
func (b *blob) followed(d *blob) *blob {
	n := b.size + d.size
	c := &blob{size: n, data: make([]byte, n)}
	if d.big != nil {
		d = d.prefix(d.size)
	}
	copy(c.data, b.data)
	copy(c.data[b.size:], d.data)
	if b.uninit != nil || d.uninit != nil {
		c.uninit = make([]byte, n)
		copy(c.uninit, b.uninit)
		copy(c.uninit[b.size:], d.uninit)
	}
	if b.prov != nil || d.prov != nil {
		c.prov = make([]ObjectID, n)
		copy(c.prov, b.prov)
		copy(c.prov[b.size:], d.prov)
	}
	return c
}
