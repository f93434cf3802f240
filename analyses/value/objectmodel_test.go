package value

import (
	"fmt"
	"math/bits"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// model is a set of abstract objects beside what they stand for, enumerated: some of the worlds that the
// operations so far allow, each with its own bytes. An operation with several outcomes (one of many offsets, a
// weak write that does not hit this object) goes another way in every world. Whatever any world holds, a read
// of the abstract object must tell.
type model struct {
	t       *rapid.T
	objects [2]*Object
	worlds  [][2]concrete
	elem    int64
	size    int64 // of the objects: most often small, so that the operations meet
	vague   int64 // how often offsets are many
	log     []string
}

const modelWorlds = 5

func newModel(t *rapid.T) *model {
	m := &model{t: t, worlds: make([][2]concrete, modelWorlds), elem: rapid.SampledFrom([]int64{0, 0, 4, 8, 12, 16}).Draw(t, "element")}
	m.size = []int64{24, 40, 176, 176}[m.n(0, 3, "size")]
	if m.size > 40 {
		m.vague = m.n(0, 4, "vague")
	}
	for i := range m.objects {
		m.objects[i] = ZeroObject()
		if m.n(0, 1, "uninitialised") == 1 {
			m.objects[i] = unwrittenObject()
			for w := range m.worlds {
				for k := range m.worlds[w][i] {
					m.worlds[w][i][k].base = Indeterminate
				}
			}
		}
	}
	return m
}

func (m *model) logf(format string, args ...any) { m.log = append(m.log, fmt.Sprintf(format, args...)) }

// n draws a number, evenly: rapid's own ranges prefer small numbers so much that most sequences stay trivial.
func (m *model) n(lo, hi int64, label string) int64 {
	n := int64(0)
	for range bits.Len64(uint64(hi - lo)) {
		n *= 2
		if coin.Draw(m.t, label) {
			n++
		}
	}
	return lo + n%(hi-lo+1)
}

var coin = rapid.Bool()

// places is a set of offsets for size bytes, and one of them for each world.
func (m *model) places(size int64) (off Num, at []int64) {
	last := m.size - size
	switch m.n(0, 3+m.vague, "precision") {
	case 0, 1:
		off = constant(m.n(0, last, "offset"))
	case 2:
		for range m.n(2, 4, "offsets") {
			off = off.Join(constant(m.n(0, last, "offset")))
		}
	default:
		step := []int64{4, 8, 8, 12, 16, 24, 1, 3}[m.n(0, 7, "step")]
		// too many that overlap, and nothing is known of the object any more
		if step < size && m.n(0, 7, "overlap") > 0 {
			step = (size + 7) / 8 * 8
		}
		lo := m.n(0, min(step, last), "first")
		off = integer.Strided(lo, lo+(last-lo)/step*step, uint64(step))
	}
	for range m.worlds {
		var in []int64
		for v := range off.All() {
			if 0 <= v && v <= last { // beyond the object it would be undefined behaviour
				in = append(in, v)
			}
		}
		at = append(at, in[m.n(0, int64(len(in)-1), "at")])
	}
	return off, at
}

// pieces is a window, offsets of size bytes that lie in it, or beside it, and for each world one of those in it.
func (m *model) pieces(size int64) (s span, off Num, at []int64) {
	apart := []int64{1, 2, 4, 8}[m.n(0, 3, "apart")]
	s.step = m.n(size, 24, "step")
	s.lo = m.n(0, s.step-size, "begin")
	s.hi = s.lo + m.n(size, s.step-s.lo, "length")
	s.last = s.lo + (m.size-s.hi)/s.step*s.step
	first := s.lo + m.n(0, min(apart-1, s.hi-s.lo-size), "first") // in the first piece
	last := s.end() - size
	off = integer.Strided(first, first+(last-first)/apart*apart, uint64(apart))
	if m.n(0, 2, "one piece") == 0 {
		s.last, s.step = s.lo, 0
		last = s.hi - size
		off = integer.Strided(first, first+(last-first)/apart*apart, uint64(apart))
	}
	var in []int64
	for v := range off.All() {
		if s.step == 0 || (v-s.lo)%s.step <= s.hi-s.lo-size {
			in = append(in, v)
		}
	}
	for range m.worlds {
		at = append(at, in[m.n(0, int64(len(in)-1), "at")])
	}
	return s, off, at
}

// scalar is a value, and what it is in each world.
func (m *model) scalar(size int64) (v Value, bs []Base, ns []int64) {
	type one struct {
		b Base
		n int64
	}
	var may []one
	for range m.n(1, 3, "values") {
		o := one{Null, m.n(-300, 300, "number")}
		if size == 8 && m.n(0, 1, "pointer") == 1 {
			o = one{Crowd + 1 + Base(m.n(0, 2, "base")), m.n(-8, 8, "pointer offset")}
		}
		may = append(may, o)
		v = v.Join(Value{[]Part{{Base: o.b, Off: constant(o.n)}}})
	}
	for range m.worlds {
		o := may[m.n(0, int64(len(may)-1), "value")]
		bs, ns = append(bs, o.b), append(ns, o.n)
	}
	return v, bs, ns
}

// step applies one operation to both sides.
func (m *model) step() {
	i, j := m.n(0, 1, "object"), m.n(0, 1, "other object")
	o := &m.objects[i]
	switch m.n(0, 9, "operation") {
	case 0, 1, 2:
		size := drawSize(m.t)
		off, at := m.places(size)
		v, bs, ns := m.scalar(size)
		_, single := off.Const()
		strong := single && m.n(0, 2, "strong") > 0
		m.logf("o%d.Write(%v, %d, %v, %t)", i, off, size, v, strong)
		*o = (*o).Write(off, size, v, strong, m.elem)
		for w := range m.worlds {
			if strong || m.n(0, 3, "hits") > 0 {
				m.worlds[w][i].write(at[w], size, bs[w], ns[w])
			}
		}
	case 3, 4, 5: // copy a range
		size := m.n(1, 16, "length")
		from, src := m.places(size)
		to, dst := m.places(size)
		_, single := to.Const()
		strong := single && m.n(0, 2, "strong") > 0
		m.logf("o%d.Paste(%v, o%d.Slice(%v, %d), %t)", i, to, j, from, size, strong)
		*o = (*o).Paste(to, m.objects[j].Slice(from, size), size, strong, m.elem)
		for w := range m.worlds {
			if strong || m.n(0, 3, "hits") > 0 {
				bytes := m.worlds[w][j]
				copy(m.worlds[w][i][dst[w]:dst[w]+size], bytes[src[w]:src[w]+size])
			}
		}
	case 6: // set a range to zero
		size := m.n(1, 16, "length")
		to, dst := m.places(size)
		_, single := to.Const()
		m.logf("o%d.Paste(%v, 0, %d)", i, to, size)
		*o = (*o).Paste(to, ZeroObject(), size, single, m.elem)
		for w := range m.worlds {
			clear(m.worlds[w][i][dst[w] : dst[w]+size])
		}
	case 7: // write to some place in one of several pieces
		size := drawSize(m.t)
		s, off, at := m.pieces(size)
		v, bs, ns := m.scalar(size)
		m.logf("o%d.writeWithin(%v, %v, %d, %v)", i, s, off, size, v)
		*o = (*o).writeWithin(s, off, size, v, m.elem)
		for w := range m.worlds {
			if m.n(0, 3, "hits") > 0 {
				m.worlds[w][i].write(at[w], size, bs[w], ns[w])
			}
		}
	case 8: // any bytes may be overwritten
		size := drawSize(m.t)
		_, at := m.places(size)
		v, bs, ns := m.scalar(size)
		m.logf("o%d.Weaken(%v)", i, v)
		*o = (*o).Weaken(v)
		for w := range m.worlds {
			if m.n(0, 1, "hits") == 1 {
				m.worlds[w][i].write(at[w], size, bs[w], ns[w])
			}
		}
	default: // either object, in each world
		m.logf("o%d = o%d ⊔ o%d", i, i, j)
		old := *o
		if m.n(0, 1, "widen") == 1 {
			*o = (*o).Widen(m.objects[j])
		} else {
			*o = (*o).Join(m.objects[j])
		}
		if !old.Leq(*o) || !m.objects[j].Leq(*o) {
			m.t.Fatalf("the join %+v is not above %+v and %+v\n%v", *o, old, m.objects[j], m.log)
		}
		for w := range m.worlds {
			if m.n(0, 1, "other") == 1 {
				m.worlds[w][i] = m.worlds[w][j]
			}
		}
	}
}

// check reads every place with one size, of the worlds in turn, exactly, and a place as one of several.
func (m *model) check() {
	vague, at := m.places(4)
	w := m.n(0, modelWorlds-1, "world") // the first to look at
	size := drawSize(m.t)
	for i, o := range m.objects {
		c := &m.worlds[w][i]
		for off := int64(0); off+size <= m.size; off++ {
			c := &m.worlds[(w+off)%modelWorlds][i]
			if v := o.Read(constant(off), size); !c.within(v, off, size) {
				m.t.Fatalf("%d bytes at %d of o%d: %v does not describe %v\n%v\n%+v", size, off, i, v, c[off:off+size], m.log, o)
			}
			if v := o.ReadPointer(constant(off), size); c.written(off, size) && !c.within(v, off, size) {
				m.t.Fatalf("a pointer at %d of o%d: %v does not describe %v\n%v\n%+v", off, i, v, c[off:off+size], m.log, o)
			}
		}
		if v := o.Read(vague, 4); !c.within(v, at[w], 4) {
			m.t.Fatalf("4 bytes at %d (of %v) of o%d: %v does not describe %v\n%v\n%+v", at[w], vague, i, v, c[at[w]:at[w]+4], m.log, o)
		}
		for k := range m.size {
			found := c[k].base <= Indeterminate
			o.Values(func(v Value) { found = found || v.has(c[k].base) })
			if !found {
				m.t.Fatalf("o%d holds base %d, which none of its values has\n%v", i, c[k].base, m.log)
			}
		}
	}
}

// TestObjectModel holds sequences of all operations against the enumerated worlds, after every operation.
func TestObjectModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := newModel(t)
		for range m.n(1, 20, "operations") {
			m.step()
			m.check()
		}
	})
}
