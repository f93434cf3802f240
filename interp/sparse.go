package interp

import (
	"maps"
	"slices"
	"sort"
)

// largeObject is the size from which the bytes of an object are kept sparsely. Smaller ones are arrays of
// bytes.
const largeObject = 1 << 16

const (
	chunkBits = 12
	chunkSize = 1 << chunkBits
)

// sparse holds the bytes of a large object, or of a copy of one: runs of equal bytes, and chunks of others.
// However large the object is, only what was written byte by byte takes memory.
type sparse struct {
	size   int64
	runs   []run            // what the chunks have that are not in the map, ascending; the first begins at 0
	chunks map[int64]*chunk // by number
}

// A run is a number of chunks with equal bytes that belong to no pointer: up to the next run.
type run struct {
	from  int64 // a number of a chunk
	fill  byte
	undef bool // the bytes are indeterminate
}

// A chunk is like an object; only the sparse one that has made it writes it.
type chunk struct {
	owner  *sparse
	data   []byte
	uninit []byte     // 1 for indeterminate bytes; nil: none
	left   int        // how many bytes are indeterminate
	prov   []ObjectID // of every byte; nil: none
}

func newSparse(size int64, undef bool) *sparse {
	return &sparse{size: size, runs: []run{{undef: undef}}, chunks: map[int64]*chunk{}}
}

// clone is a copy that may be changed.
func (s *sparse) clone() *sparse {
	return &sparse{size: s.size, runs: slices.Clone(s.runs), chunks: maps.Clone(s.chunks)}
}

// weight is how many bytes have memory of their own.
func (s *sparse) weight() int64 { return int64(len(s.chunks)) * chunkSize }

// after is the index of the first run behind the one of chunk i.
func (s *sparse) after(i int64) int {
	if len(s.runs) == 1 {
		return 1
	}
	return sort.Search(len(s.runs), func(k int) bool { return s.runs[k].from > i })
}

func (s *sparse) runOf(i int64) run { return s.runs[s.after(i)-1] }

// own makes a chunk writable.
func (s *sparse) own(i int64) *chunk {
	c := s.chunks[i]
	switch {
	case c == nil:
		r := s.runOf(i)
		c = &chunk{owner: s, data: make([]byte, chunkSize)}
		if r.fill != 0 {
			fillBytes(c.data, r.fill)
		}
		if r.undef {
			c.uninit, c.left = slices.Repeat([]byte{1}, chunkSize), chunkSize
		}
	case c.owner != s:
		c = &chunk{s, slices.Clone(c.data), slices.Clone(c.uninit), c.left, slices.Clone(c.prov)}
	default:
		return c
	}
	s.chunks[i] = c
	return c
}

// within lists the chunks with memory of their own from number i to before number j.
func (s *sparse) within(i, j int64) []int64 {
	var list []int64
	if j-i <= int64(len(s.chunks)) {
		for ; i < j; i++ {
			if s.chunks[i] != nil {
				list = append(list, i)
			}
		}
		return list
	}
	for k := range s.chunks {
		if k >= i && k < j {
			list = append(list, k)
		}
	}
	slices.Sort(list)
	return list
}

// A segment is a range of bytes: part of a chunk, or of a run.
type segment struct {
	off, size int64
	chunk     *chunk
	at        int64 // where it begins in the chunk
	run       run
}

// segments calls f for the parts of a range, in order, until it returns false.
func (s *sparse) segments(off, size int64, f func(segment) bool) {
	end := off + size
	chunks := s.within(off>>chunkBits, (end+chunkSize-1)>>chunkBits)
	next := s.after(off >> chunkBits)
	for off < end {
		i := off >> chunkBits
		for next < len(s.runs) && s.runs[next].from <= i {
			next++
		}
		if len(chunks) > 0 && chunks[0] == i {
			n := min(end, (i+1)<<chunkBits) - off
			if !f(segment{off: off, size: n, chunk: s.chunks[i], at: off & (chunkSize - 1)}) {
				return
			}
			off, chunks = off+n, chunks[1:]
			continue
		}
		to := end
		if len(chunks) > 0 {
			to = min(to, chunks[0]<<chunkBits)
		}
		if next < len(s.runs) {
			to = min(to, s.runs[next].from<<chunkBits)
		}
		if !f(segment{off: off, size: to - off, run: s.runs[next-1]}) {
			return
		}
		off = to
	}
}

// byChunk calls f for the parts of a range in each chunk, with the chunk's number.
func byChunk(off, size int64, f func(i, at, n int64)) {
	for size > 0 {
		at := off & (chunkSize - 1)
		n := min(size, chunkSize-at)
		f(off>>chunkBits, at, n)
		off, size = off+n, size-n
	}
}

// fill makes bytes equal, or indeterminate.
func (s *sparse) fill(off, size int64, with byte, undef bool) {
	from, to := (off+chunkSize-1)>>chunkBits, (off+size)>>chunkBits
	if off+size == s.size {
		to = (s.size + chunkSize - 1) >> chunkBits
	}
	if from >= to {
		byChunk(off, size, func(i, at, n int64) { s.part(i, at, n, with, undef) })
		return
	}
	for _, i := range s.within(from, to) {
		delete(s.chunks, i)
	}
	behind := s.runOf(to)
	behind.from = to
	a, b := sort.Search(len(s.runs), func(k int) bool { return s.runs[k].from >= from }), s.after(to)
	put := []run{{from, with, undef}, behind}
	if to<<chunkBits >= s.size {
		put = put[:1]
	}
	s.runs = slices.Replace(s.runs, a, b, put...)
	if head := from<<chunkBits - off; head > 0 {
		s.part(from-1, chunkSize-head, head, with, undef)
	}
	if tail := off + size - to<<chunkBits; tail > 0 {
		s.part(to, 0, tail, with, undef)
	}
}

// part is fill for a part of one chunk.
func (s *sparse) part(i, at, n int64, with byte, undef bool) {
	if r := s.runOf(i); s.chunks[i] == nil && r.fill == with && r.undef == undef {
		return
	}
	c := s.own(i)
	fillBytes(c.data[at:at+n], with)
	if c.prov != nil {
		clear(c.prov[at : at+n])
	}
	if undef {
		c.undefine(at, n)
	} else {
		c.define(at, n)
	}
}

// put copies bytes in. Each slice may be nil: zeros, none is indeterminate, none belongs to a pointer.
func (s *sparse) put(off, size int64, data, uninit []byte, prov []ObjectID) {
	if data == nil && uninit == nil && prov == nil {
		s.fill(off, size, 0, false)
		return
	}
	done := int64(0)
	byChunk(off, size, func(i, at, n int64) {
		c := s.own(i)
		if data != nil {
			copy(c.data[at:], data[done:done+n])
		} else {
			clear(c.data[at : at+n])
		}
		c.define(at, n)
		if uninit != nil {
			for k, u := range uninit[done : done+n] {
				if u != 0 {
					c.undefine(at+int64(k), 1)
				}
			}
		}
		switch {
		case prov != nil:
			if c.prov == nil {
				c.prov = make([]ObjectID, chunkSize)
			}
			copy(c.prov[at:], prov[done:done+n])
		case c.prov != nil:
			clear(c.prov[at : at+n])
		}
		done += n
	})
}

// copyTo copies a range to another sparse one.
func (s *sparse) copyTo(off, size int64, to *sparse, at int64) {
	s.segments(off, size, func(g segment) bool {
		if g.chunk == nil {
			to.fill(at+g.off-off, g.size, g.run.fill, g.run.undef)
			return true
		}
		c, i, j := g.chunk, g.at, g.at+g.size
		var uninit []byte
		var prov []ObjectID
		if c.uninit != nil {
			uninit = c.uninit[i:j]
		}
		if c.prov != nil {
			prov = c.prov[i:j]
		}
		to.put(at+g.off-off, g.size, c.data[i:j], uninit, prov)
		return true
	})
}

// dense is a copy of a range as arrays; what is not needed is nil.
func (s *sparse) dense(off, size int64) (data, uninit []byte, prov []ObjectID) {
	data = make([]byte, size)
	s.segments(off, size, func(g segment) bool {
		to := g.off - off
		c := g.chunk
		if c == nil {
			fillBytes(data[to:to+g.size], g.run.fill)
			if g.run.undef {
				if uninit == nil {
					uninit = make([]byte, size)
				}
				fillBytes(uninit[to:to+g.size], 1)
			}
			return true
		}
		copy(data[to:], c.data[g.at:g.at+g.size])
		if c.uninit != nil {
			if uninit == nil {
				uninit = make([]byte, size)
			}
			copy(uninit[to:], c.uninit[g.at:g.at+g.size])
		}
		if c.prov != nil {
			if prov == nil {
				prov = make([]ObjectID, size)
			}
			copy(prov[to:], c.prov[g.at:g.at+g.size])
		}
		return true
	})
	return data, uninit, prov
}

// alone is the chunk that a range lies in by itself, as most do.
func (s *sparse) alone(off, size int64) (c *chunk, at int64, ok bool) {
	at = off & (chunkSize - 1)
	return s.chunks[off>>chunkBits], at, at+size <= chunkSize
}

// indeterminate reports whether any of the bytes is.
func (s *sparse) indeterminate(off, size int64) (any bool) {
	if c, at, ok := s.alone(off, size); ok && c != nil {
		return c.uninit != nil && slices.Contains(c.uninit[at:at+size], 1)
	}
	s.segments(off, size, func(g segment) bool {
		any = g.chunk == nil && g.run.undef ||
			g.chunk != nil && g.chunk.uninit != nil && slices.Contains(g.chunk.uninit[g.at:g.at+g.size], 1)
		return !any
	})
	return any
}

// define marks bytes as initialised, undefine makes them indeterminate.
func (s *sparse) define(off, size int64) {
	if c, _, ok := s.alone(off, size); ok && c != nil && c.uninit == nil {
		return
	}
	s.settle(off, size, false, (*chunk).define)
}

func (s *sparse) undefine(off, size int64) {
	s.settle(off, size, true, (*chunk).undefine)
}

// settle changes whether bytes are indeterminate. What they are otherwise is of no interest where they are.
func (s *sparse) settle(off, size int64, undef bool, change func(c *chunk, at, n int64)) {
	var todo []segment
	s.segments(off, size, func(g segment) bool {
		if g.chunk != nil || g.run.undef != undef {
			todo = append(todo, g)
		}
		return true
	})
	for _, g := range todo {
		if g.chunk != nil {
			change(s.own(g.off>>chunkBits), g.at, g.size)
		} else {
			s.fill(g.off, g.size, g.run.fill, undef)
		}
	}
}

func (c *chunk) define(at, n int64) {
	if c.uninit == nil {
		return
	}
	for i := at; i < at+n; i++ {
		if c.uninit[i] != 0 {
			c.uninit[i] = 0
			c.left--
		}
	}
	if c.left == 0 {
		c.uninit = nil
	}
}

func (c *chunk) undefine(at, n int64) {
	if c.uninit == nil {
		c.uninit, c.left = make([]byte, chunkSize), 0
	}
	for i := at; i < at+n; i++ {
		if c.uninit[i] == 0 {
			c.uninit[i] = 1
			c.left++
		}
	}
}

func fillBytes(b []byte, with byte) {
	for i := range b {
		b[i] = with
	}
}
