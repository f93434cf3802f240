package interp

import (
	"cmp"
	"slices"
)

// object writes an object: what made it, its bytes, and the objects of synchronisation in it.
func (c *Canon) object(o *object, name uint64) {
	if o.big != nil || o.said != nil || len(o.labels) > 0 {
		c.failed = true
		return
	}
	c.Num(name, uint64(o.Kind), uint64(o.Size), c.maker(o), c.living(o.Thread))
	c.bytes(o.Size, o.data, o.uninit, o.prov)
	c.m.work += o.Size / workBytes
	if len(o.sync) > 0 {
		c.syncs(o)
	}
	c.Part()
}

func (c *Canon) blob(b *blob) {
	if b.big != nil {
		c.failed = true
		return
	}
	c.Num(uint64(b.size))
	c.bytes(b.size, b.data, b.uninit, b.prov)
}

// bytes writes memory: first the addresses in it, then the other bytes. Parts of addresses cannot be written.
func (c *Canon) bytes(size int64, data []byte, uninit []byte, prov []ObjectID) {
	word := c.m.code.model.PointerSize()
	some := func(b byte) bool { return b != 0 }
	written, open := slices.ContainsFunc(data, some), slices.ContainsFunc(uninit, some)
	addresses := slices.ContainsFunc(prov, func(p ObjectID) bool { return p != 0 })
	c.flags(written, open, addresses)
	begin := len(c.buf)
	if written {
		c.buf = append(c.buf, data[:size]...)
	}
	if open {
		c.buf = append(c.buf, uninit[:size]...)
	}
	if !addresses {
		return
	}
	for i := int64(0); i < size; i++ {
		p := prov[i]
		if p == 0 {
			continue
		}
		if i%word != 0 || i+word > size || p == wild || !written {
			c.failed = true
			return
		}
		for k := i; k < i+word; k++ {
			if prov[k] != p || open && uninit[k] != 0 {
				c.failed = true
				return
			}
		}
		c.Num(uint64(i) + 1)
		c.pointer(p, littleEndian(data[i:i+word]))
		clear(c.buf[begin+int(i) : begin+int(i+word)])
		i += word - 1
	}
	c.Num(0)
}

// syncs writes the objects of synchronisation in an object, of which it does not matter in which order they were
// used first.
func (c *Canon) syncs(o *object) {
	all := o.sync
	if len(all) > 1 {
		all = slices.SortedFunc(slices.Values(all), func(a, b syncState) int {
			return cmp.Or(cmp.Compare(a.off, b.off), cmp.Compare(a.use, b.use))
		})
	}
	for i := range all {
		s := &all[i]
		c.Num(uint64(s.off), uint64(s.use))
		switch s.use {
		case useLock:
			l := &s.lock
			c.flags(s.destroyed)
			c.Num(uint64(l.Kind), uint64(l.Type), uint64(l.Health), uint64(l.Depth))
			if l.Depth > 0 {
				c.Num(c.living(l.Owner))
			}
			readers := make([]uint64, 0, len(l.Readers))
			for _, t := range l.Readers {
				readers = append(readers, c.living(t))
			}
			slices.Sort(readers)
			c.Num(uint64(len(readers)))
			c.Num(readers...)
		case useBarrier:
			b := &s.barrier
			c.Num(uint64(b.Count), uint64(b.Arrived))
			c.flags(b.Chosen, b.Unasked)
		case useSem:
			c.Num(uint64(s.sem))
		case useOnce:
			c.Num(uint64(s.once))
		case useCond: // nothing more; who waits for it, the threads say
		default:
			c.failed = true
		}
	}
}
