package interp

import (
	"maps"
	"math"
	"slices"
	"sort"

	"github.com/mayrun-dev/mayrun/cfg"
)

// ObjectKind says what an object is.
type ObjectKind uint8

const (
	GlobalObject   ObjectKind = iota // a global variable
	TLSObject                        // a thread-local variable of one thread
	LocalObject                      // a local variable of one activation
	HeapObject                       // allocated, lives until freed
	StackObject                      // alloca, variable-length arrays
	LiteralObject                    // a string literal
	FunctionObject                   // a function; it has no bytes that can be read
	VarArgs                          // the variable arguments of one activation
)

// Object describes an object of memory. It never changes.
type Object struct {
	ID     ObjectID
	Kind   ObjectKind
	Addr   uint64
	Size   int64
	Var    *cfg.Var  // of variables and literals
	Func   *cfg.Func // of functions
	Site   *cfg.Edge // where an allocated object was made
	Thread ThreadID  // who made it
}

// String is the name of a variable or function, a literal's text, or "alloc@" with the place of an allocation;
// "object" of what has none of these, such as variable arguments.
func (o *Object) String() string {
	switch {
	case o.Var != nil:
		return o.Var.String()
	case o.Func != nil:
		return o.Func.Name
	case o.Site != nil:
		return "alloc@" + o.Site.Pos.String()
	}
	return "object"
}

// object is the state of an object. It is shared with snapshots while gen is not the machine's epoch.
type object struct {
	*Object
	gen    uint64
	paid   int64      // how many bytes of memory it is known to take
	big    *sparse    // the bytes of a large object, instead of data, uninit and prov
	data   []byte     // nil: all zero
	uninit []byte     // 1 for indeterminate bytes; nil: none
	left   int        // how many bytes are indeterminate
	prov   []ObjectID // of every byte; nil: none
	sync   []syncState
	labels map[int64]labelled // by offset
	said   []stretch          // written by the library, with what is not known; see said.go
}

const pageBits = 6

// workBytes is how many bytes are copied with the work of one instruction.
const workBytes = 64

type page struct {
	gen  uint64
	live int
	objs [1 << pageBits]*object
}

// lookup returns a living object, or nil. The result must not be written.
func (m *Machine) lookup(id ObjectID) *object {
	p := int(id >> pageBits)
	if p >= len(m.pages) || m.pages[p] == nil {
		return nil
	}
	return m.pages[p].objs[id&(1<<pageBits-1)]
}

// ownPage makes the page of an object writable.
func (m *Machine) ownPage(id ObjectID) *page {
	i := id >> pageBits
	p := m.pages[i]
	if p.gen != m.epoch {
		c := *p
		c.gen = m.epoch
		p = &c
		m.pages[i] = p
	}
	return p
}

// own makes an object writable.
func (m *Machine) own(id ObjectID) *object {
	p := m.ownPage(id)
	o := p.objs[id&(1<<pageBits-1)]
	if o.gen != m.epoch {
		m.work += 16
		c := *o
		c.gen = m.epoch
		if o.big != nil {
			m.work += int64(len(o.big.chunks) + len(o.big.runs))
			c.big = o.big.clone()
		} else {
			m.work += o.Size / workBytes
			c.data = append([]byte(nil), o.data...)
			c.uninit = append([]byte(nil), o.uninit...)
			if o.prov != nil {
				c.prov = append([]ObjectID(nil), o.prov...)
			}
		}
		if o.sync != nil {
			c.sync = append([]syncState(nil), o.sync...)
		}
		if o.labels != nil {
			m.work += int64(len(o.labels))
			c.labels = maps.Clone(o.labels)
		}
		o = &c
		p.objs[id&(1<<pageBits-1)] = o
	}
	m.pay(o)
	return o
}

// pay counts the memory that an object takes. That of a large one is known after the fact.
func (m *Machine) pay(o *object) {
	bytes := o.Size
	if o.big != nil {
		bytes = o.big.weight()
		m.work += max(0, bytes-o.paid) / workBytes
	}
	m.bytes += bytes - o.paid
	o.paid = bytes
}

// create makes an object; its bytes are zero, or indeterminate.
func (m *Machine) create(info Object, zero bool) *object {
	id := m.nextObject
	m.nextObject++
	info.ID = id
	if old := m.unused[info.Size]; info.Kind == HeapObject && len(old) > 0 {
		info.Addr, m.unused[info.Size] = old[len(old)-1], old[:len(old)-1]
	} else if info.Addr == 0 {
		info.Addr, m.nextAddr = m.code.place(&info, m.nextAddr)
		if m.code.model == cfg.ILP32 && m.nextAddr > math.MaxUint32 || m.nextAddr > math.MaxInt64/2 {
			m.fail(nil, OutOfBudget, "the address space is used up")
		}
	}
	o := &object{Object: &info, gen: m.epoch}
	m.work += 16 + min(info.Size, largeObject)/workBytes
	switch {
	case info.Size > largeObject && info.Kind != LiteralObject:
		o.big = newSparse(info.Size, !zero)
	case !zero && info.Size > 0:
		o.data = make([]byte, info.Size)
		o.uninit = make([]byte, info.Size)
		for i := range o.uninit {
			o.uninit[i] = 1
		}
		o.left = int(info.Size)
		m.pay(o)
	}
	if i := int(id >> pageBits); i == len(m.pages) {
		m.pages = append(m.pages, &page{gen: m.epoch})
		m.pageAddr = append(m.pageAddr, info.Addr)
	}
	p := m.ownPage(id)
	p.objs[id&(1<<pageBits-1)] = o
	p.live++
	return o
}

// kill ends the life of an object.
func (m *Machine) kill(id ObjectID) {
	o := m.lookup(id)
	if o == nil {
		return
	}
	m.bytes -= o.paid
	if m.unused != nil && o.Kind == HeapObject {
		m.unused[o.Size] = append(m.unused[o.Size], o.Addr)
	}
	p := m.ownPage(id)
	p.objs[id&(1<<pageBits-1)] = nil
	p.live--
	if p.live == 0 && int(id>>pageBits) < int(m.nextObject>>pageBits) {
		m.pages[id>>pageBits] = nil
	}
}

// at finds the living object that an address lies in (or just behind).
func (m *Machine) at(addr uint64) *object {
	pages := m.pages
	if !m.code.otherwise { // numbers and addresses ascend together
		i := sort.Search(len(m.pageAddr), func(i int) bool { return m.pageAddr[i] > addr })
		pages = pages[max(0, i-1):i]
	}
	var best *object
	for _, p := range pages {
		if p == nil {
			continue
		}
		for _, o := range p.objs {
			if o != nil && o.Addr <= addr && addr-o.Addr <= uint64(o.Size) {
				best = o
			}
		}
	}
	return best
}

// nullPointer is what is wrong with one.
const nullPointer = "null pointer"

// resolve finds the object and offset that a pointer designates, for an access of size bytes.
func (m *Machine) resolve(p Value, size int64) (*object, int64, string) {
	if p.undef {
		return nil, 0, "indeterminate pointer"
	}
	if p.Prov == wild {
		return nil, 0, "pointer to no object"
	}
	var o *object
	if p.Prov != 0 {
		if o = m.lookup(p.Prov); o == nil {
			return nil, 0, "access of an object whose life has ended"
		}
	} else {
		if p.Lo < 4096 {
			return nil, 0, nullPointer
		}
		if o = m.at(p.Lo); o == nil {
			return nil, 0, "pointer to no object"
		}
	}
	off := int64(p.Lo - o.Addr)
	if off < 0 || size > o.Size-off || o.Kind == FunctionObject {
		return nil, 0, "access out of bounds of " + o.String()
	}
	return o, off, ""
}

// exposed is a pointer made from the integer v.
func (m *Machine) exposed(v Value) Value {
	if v.Prov != 0 && v.Prov != wild {
		o := m.lookup(v.Prov)
		if o == nil || v.Lo < o.Addr || v.Lo-o.Addr > uint64(o.Size) {
			if o != nil || m.at(v.Lo) != nil {
				v.Prov = 0
			}
		}
	}
	return v
}

// indeterminate reports whether any of the bytes is.
func (o *object) indeterminate(off, size int64) bool {
	if o.big != nil {
		return o.big.indeterminate(off, size)
	}
	if o.uninit == nil {
		return false
	}
	for _, b := range o.uninit[off : off+size] {
		if b != 0 {
			return true
		}
	}
	return false
}

// defined marks bytes as initialised.
func (o *object) defined(off, size int64) {
	if o.said != nil {
		o.unsay(off, size)
	}
	if o.big != nil {
		o.big.define(off, size)
	}
	if o.uninit == nil {
		return
	}
	for i, b := range o.uninit[off : off+size] {
		if b != 0 {
			o.uninit[off+int64(i)] = 0
			o.left--
		}
	}
	if o.left == 0 {
		o.uninit = nil
	}
}

// bits reads up to 8 bytes.
func (o *object) bits(off, size int64) uint64 {
	if o.big != nil {
		return o.big.bits(off, size)
	}
	if o.data == nil {
		return 0
	}
	return littleEndian(o.data[off : off+size])
}

// setBits writes up to 8 bytes.
func (o *object) setBits(off, size int64, x uint64) {
	if o.big != nil {
		o.big.setBits(off, size, x)
		return
	}
	if o.data == nil {
		if x == 0 {
			return
		}
		o.data = make([]byte, o.Size)
	}
	putLittleEndian(o.data[off:off+size], x)
}

// fill makes bytes equal.
func (o *object) fill(off, size int64, with byte) {
	if o.big != nil {
		o.unsay(off, size)
		o.big.fill(off, size, with, false)
		return
	}
	o.copyIn(off, &blob{size: size, data: slices.Repeat([]byte{with}, int(size))})
}

// provenance is that of a value in memory: the one that all its bytes share.
func (o *object) provenance(off, size int64) ObjectID {
	if o.big != nil {
		return o.big.provenance(off, size)
	}
	if o.prov == nil {
		return 0
	}
	p := o.prov[off]
	for _, q := range o.prov[off+1 : off+size] {
		if q != p {
			return 0
		}
	}
	return p
}

func (o *object) setProvenance(off, size int64, p ObjectID) {
	if o.big != nil {
		o.big.setProvenance(off, size, p)
		return
	}
	if o.prov == nil {
		if p == 0 {
			return
		}
		o.prov = make([]ObjectID, o.Size)
	}
	for i := off; i < off+size; i++ {
		o.prov[i] = p
	}
}

// read loads a scalar; the bytes are initialised.
func (o *object) read(off int64, t *scalar) Value {
	switch t.class {
	case cFloat:
		if t.size == 4 {
			return Value{Lo: math.Float64bits(float64(math.Float32frombits(uint32(o.bits(off, 4)))))}
		}
		return Value{Lo: o.bits(off, 8)}
	case cExtended:
		return Value{Lo: o.bits(off, 8), Hi: o.bits(off+8, 2)}
	case cOpaque:
		v := Value{Lo: o.bits(off, min(t.size, 8))}
		if t.size > 8 {
			v.Hi = o.bits(off+8, min(t.size-8, 8))
		}
		return v
	case cComplex:
		h := scalar{class: cFloat, size: t.size / 2}
		return Value{Lo: o.read(off, &h).Lo, Hi: o.read(off+h.size, &h).Lo}
	case cWide:
		return Value{Lo: o.bits(off, 8), Hi: o.bits(off+8, 8), Prov: o.provenance(off, 16)}
	}
	v := Value{Lo: t.num.Cut(o.bits(off, t.size))}
	if o.prov != nil || o.big != nil {
		v.Prov = o.provenance(off, t.size)
	}
	return v
}

// write stores a scalar.
func (o *object) write(off int64, t *scalar, v Value) {
	if o.uninit != nil || o.big != nil || o.said != nil {
		o.defined(off, t.size)
	}
	switch t.class {
	case cFloat:
		if t.size == 4 {
			o.setBits(off, 4, uint64(math.Float32bits(float32(fl(v)))))
		} else {
			o.setBits(off, 8, v.Lo)
		}
		v.Prov = 0
	case cExtended, cOpaque:
		o.setBits(off, min(t.size, 8), v.Lo)
		for i := int64(8); i < t.size; i++ {
			o.setBits(off+i, 1, v.Hi>>(8*uint(i-8)))
		}
		v.Prov = 0
	case cComplex:
		h := scalar{class: cFloat, size: t.size / 2}
		o.write(off, &h, Value{Lo: v.Lo, undef: v.undef})
		o.write(off+h.size, &h, Value{Lo: v.Hi, undef: v.undef})
		return
	case cWide:
		o.setBits(off, 8, v.Lo)
		o.setBits(off+8, 8, v.Hi)
	default:
		o.setBits(off, t.size, v.Lo)
	}
	if o.prov != nil || o.big != nil || v.Prov != 0 {
		o.setProvenance(off, t.size, v.Prov)
	}
	if v.undef && t.size > 0 {
		o.undefine(off, t.size)
	}
}

// undefine makes bytes indeterminate.
func (o *object) undefine(off, size int64) {
	if o.big != nil {
		o.big.undefine(off, size)
		return
	}
	if o.uninit == nil {
		o.uninit = make([]byte, o.Size)
		o.left = 0
	}
	for i := off; i < off+size; i++ {
		if o.uninit[i] == 0 {
			o.uninit[i] = 1
			o.left++
		}
	}
}
