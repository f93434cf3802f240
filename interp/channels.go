package interp

import (
	"encoding/binary"
	"math"
)

// Reading, writing, and asking for what can be read or written.

// An objection says what a call on a file comes to that does not do what it is for.
type objection uint8

const (
	none    objection = iota
	fails             // for certain
	nothing           // it was asked for no bytes
	unclear           // that is not executed
)

// objects says what is wrong with a read from a file within the process.
func (c *fileCall) objects(d descriptor) objection {
	n := uint64(8)
	if c.x.text != "eventfd_read" {
		n = c.args[2].Lo
	}
	switch {
	case d.kind == noFile, d.in < 0, c.x.text == "recv" && !d.kind.isSocket(), d.kind == counter && n < 8:
		return fails
	case c.special(), c.x.text == "eventfd_read" && d.kind != counter, c.x.text == "recv" && n == 0, n > math.MaxInt64,
		n > 0 && c.x.text != "eventfd_read" && c.args[1].Lo == 0:
		return unclear
	case n == 0:
		return nothing
	}
	return none
}

func (c *fileCall) read() int64 {
	f := c.m.opened()
	d := f.at(c.int(0))
	if d.kind == outside {
		return c.receive(int64(c.args[2].Lo))
	}
	switch o := c.objects(d); {
	case o == unclear:
		return c.guesses()
	case o == nothing:
		return 0
	case o == fails, !f.readable(d):
		return failed
	case d.kind == counter:
		return 8 + c.count(d)
	case f.channels[d.in].broken:
		return c.guesses()
	}
	c.learns = append(c.learns, d.in)
	c.got = c.m.changing().channels[d.in].take(d.kind, int64(c.args[2].Lo))
	return c.got.size
}

// special reports whether a call has flags that make it another one, such as MSG_PEEK.
func (c *fileCall) special() bool { return c.int(3)&^(dontWait|noSignal) != 0 }

// receive chooses what comes from outside.
func (c *fileCall) receive(n int64) int64 {
	how := c.m.choose(Choice{Kind: FailChoice, Thread: c.t.id, Edge: c.x.edge, N: 3}) // data, the end, a failure
	if how < 2 {
		c.there()
	}
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
		c.there()
		return n
	}
	o, at, _ := c.m.resolve(c.args[1], max(n, 0))
	switch {
	case d.kind == noFile, d.out < 0, c.x.text == "send" && !d.kind.isSocket(), d.kind == counter && 0 <= n && n < 8:
		return failed
	case c.special(), n > largestWrite, n < 0, o == nil && n > 0, o != nil && o.says(at, n), f.channels[d.out].readers == 0,
		d.kind == counter && n > 8:
		return c.guesses() // it may be written in parts; or the process may end
	case d.kind == counter:
		if c.addCount(d.out, o.bits(at, 8)) < 0 {
			return failed
		}
		return n
	case n == 0 && (d.kind == pipeEnd || d.kind == stream):
		return 0
	}
	data := &blob{}
	if n > 0 {
		data = o.copyOut(at, n)
	}
	if !c.m.changing().channels[d.out].put(d.kind, data) {
		return c.guesses()
	}
	c.tells = d.out
	return n
}

// readCount is eventfd_read.
func (c *fileCall) readCount() int64 {
	f := c.m.opened()
	d := f.at(c.int(0))
	if d.kind == outside {
		return c.receive(8) & -1 >> 63
	}
	switch o := c.objects(d); {
	case o == unclear:
		return c.guesses()
	case o != none, !f.readable(d):
		return failed
	}
	return c.count(d)
}

// count reads a counter that is not zero; it returns 0.
func (c *fileCall) count(d descriptor) int64 {
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
	case d.kind == noFile:
		return failed
	case d.kind != counter:
		return c.guesses()
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
	if o == nil || count < 0 || count > 64 {
		return nil, 0, false
	}
	data := make([]byte, 0, 8*count)
	for i := range count {
		if o.says(at+8*i, 6) || o.indeterminate(at+8*i, 6) {
			return nil, 0, false
		}
		entry := o.bits(at+8*i, 6)
		fd, r := int64(int32(entry)), uint64(0)
		if fd >= 0 {
			if r, ok = c.ready(f, f.at(fd), entry>>32); !ok {
				return nil, 0, false
			}
		}
		if r != 0 {
			n++
		}
		data = binary.LittleEndian.AppendUint64(data, entry&(1<<48-1)|r<<48)
	}
	return &blob{size: 8 * count, data: data}, n, true
}

// ready is which of some events a file is ready for.
func (c *fileCall) ready(f *files, d descriptor, events uint64) (r uint64, ok bool) {
	if d.kind <= outside || events&^(pollIn|2|pollOut|pollErr|pollHup) != 0 {
		return 0, false
	}
	if d.in >= 0 {
		ch := &f.channels[d.in]
		ended := ch.writers == 0
		if ch.count > 0 || len(ch.ends) > 0 || ended && d.kind.isSocket() {
			r |= pollIn
		}
		if ended {
			r |= pollHup
		}
		if ch.broken || ended && d.kind == datagrams {
			return 0, false
		}
	}
	if d.out >= 0 {
		ch := &f.channels[d.out]
		switch {
		case ch.readers == 0 && d.kind == pipeEnd:
			r |= pollErr
			fallthrough
		case ch.readers == 0, d.kind == counter, d.kind == pipeEnd && len(ch.ends) < pipePages, len(ch.ends) <= fewWrites:
			r |= pollOut
		case d.kind.isSocket():
			return 0, false
		}
	}
	r &= events | pollErr | pollHup
	switch {
	case r&(pollIn|pollHup) != 0:
		c.learns = append(c.learns, d.in)
	case r&pollErr != 0:
		c.learns = append(c.learns, d.out)
	}
	return r, true
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
