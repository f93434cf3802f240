package interp

import "encoding/binary"

// Values in large objects.

// bits reads up to 8 bytes.
func (s *sparse) bits(off, size int64) uint64 {
	at := off & (chunkSize - 1)
	if at+size > chunkSize {
		n := chunkSize - at
		return s.bits(off, n) | s.bits(off+n, size-n)<<(8*n)
	}
	if c := s.chunks[off>>chunkBits]; c != nil {
		return littleEndian(c.data[at : at+size])
	}
	fill := s.runOf(off >> chunkBits).fill
	return repeated(fill, size)
}

// repeated is a number of equal bytes.
func repeated(b byte, size int64) uint64 {
	return uint64(b) * (0x0101010101010101 >> (64 - 8*uint(size)))
}

// setBits writes up to 8 bytes.
func (s *sparse) setBits(off, size int64, x uint64) {
	at := off & (chunkSize - 1)
	if at+size > chunkSize {
		n := chunkSize - at
		s.setBits(off, n, x)
		s.setBits(off+n, size-n, x>>(8*n))
		return
	}
	i := off >> chunkBits
	if s.chunks[i] == nil && size < 8 {
		x &= 1<<(8*uint(size)) - 1
	}
	if s.chunks[i] == nil && repeated(s.runOf(i).fill, size) == x {
		return
	}
	putLittleEndian(s.own(i).data[at:at+size], x)
}

// provenance is that of a value in memory: the one that all its bytes share.
func (s *sparse) provenance(off, size int64) ObjectID {
	if c, _, ok := s.alone(off, size); ok && (c == nil || c.prov == nil) {
		return 0
	}
	first, same := ObjectID(0), true
	byChunk(off, size, func(i, at, n int64) {
		for k := range n {
			p := ObjectID(0)
			if c := s.chunks[i]; c != nil && c.prov != nil {
				p = c.prov[at+k]
			}
			if i<<chunkBits+at+k == off {
				first = p
			}
			same = same && p == first
		}
	})
	if !same {
		return 0
	}
	return first
}

func (s *sparse) setProvenance(off, size int64, p ObjectID) {
	if c, _, ok := s.alone(off, size); ok && p == 0 && (c == nil || c.prov == nil) {
		return
	}
	for _, i := range s.within(off>>chunkBits, (off+size+chunkSize-1)>>chunkBits) {
		if c := s.chunks[i]; c.prov != nil {
			from, to := max(off, i<<chunkBits), min(off+size, (i+1)<<chunkBits)
			clear(s.own(i).prov[from-i<<chunkBits : to-i<<chunkBits])
		}
	}
	if p == 0 {
		return
	}
	byChunk(off, size, func(i, at, n int64) {
		c := s.own(i)
		if c.prov == nil {
			c.prov = make([]ObjectID, chunkSize)
		}
		for k := at; k < at+n; k++ {
			c.prov[k] = p
		}
	})
}

// pointers calls f for every object that a byte belongs to a pointer to.
func (s *sparse) pointers(f func(ObjectID)) {
	for _, i := range s.within(0, (s.size+chunkSize-1)>>chunkBits) {
		eachPointer(s.chunks[i].prov, f)
	}
}

// text is how many bytes a string has up to its terminator; 0 if it does not end before the given place.
func (s *sparse) text(at, end, unit int64) (n int64) {
	i := at
	s.segments(at, end-at, func(g segment) bool {
		for to := g.off + g.size; i < to && i+unit <= end; i += unit {
			if g.chunk == nil && i+unit <= to && (g.run.undef || g.run.fill != 0) {
				i += (to - i) / unit * unit // none of these ends it
				if i == to {
					break
				}
			}
			if i+unit <= end && s.bits(i, unit) == 0 && !s.indeterminate(i, unit) {
				n = i + unit - at
				return false
			}
		}
		return true
	})
	return n
}

// littleEndian is the number that up to 8 bytes make.
func littleEndian(d []byte) uint64 {
	switch len(d) {
	case 1:
		return uint64(d[0])
	case 2:
		return uint64(binary.LittleEndian.Uint16(d))
	case 4:
		return uint64(binary.LittleEndian.Uint32(d))
	case 8:
		return binary.LittleEndian.Uint64(d)
	}
	var x uint64
	for i := len(d) - 1; i >= 0; i-- {
		x = x<<8 | uint64(d[i])
	}
	return x
}

func putLittleEndian(d []byte, x uint64) {
	switch len(d) {
	case 1:
		d[0] = byte(x)
	case 2:
		binary.LittleEndian.PutUint16(d, uint16(x))
	case 4:
		binary.LittleEndian.PutUint32(d, uint32(x))
	case 8:
		binary.LittleEndian.PutUint64(d, x)
	default:
		for i := range d {
			d[i] = byte(x)
			x >>= 8
		}
	}
}
