package interp

import (
	"encoding/binary"
	"slices"
)

// A Canon writes states of complete runs of one program down, in full, so that two that are written alike go on
// alike: each step of the one is one of the other, with the same choices, events and ends, but for names.
//
// Names are what a complete run does not look at, as it ends where a program does (see [Policy]): the numbers
// and addresses of objects that were made in the run, and of threads. Such an object is named by the way on which
// it is found from the program's variables and the threads; a living thread by how many older ones live; one that
// has ended by where its identifier is found. What is not found, nobody can come to any more, and it is left out.
// So are registers that a thread cannot read before they are written (see [function.alive]), and whatever only
// tells people what has happened.
//
// A pointer is written as an object and a distance. A program that moves the bytes of an address one by one could
// put such a value together of parts, where it matters what the address is: a state with a part of an address in
// memory cannot be written. Those of an object that is gone can only be compared with each other (other uses end
// the run), and are written by their distance from the first one that is found.
//
// A state is written in parts, each of which is kept once: a key is a list of their numbers.
type Canon struct {
	m       *Machine
	buf     []byte            // the part that is being written
	key     []byte            // the numbers of the parts of this state
	parts   map[string]uint64 // all parts of all states
	numbers map[any]uint64
	alive   map[*function][]*living

	base    ObjectID // the first number of an object that is none of the program's
	names   map[ObjectID]uint64
	order   []ObjectID // the objects with names, in order
	gone    map[ObjectID]remnant
	threads []uint64 // the names of threads; 0: nobody can tell
	live    []ThreadID
	ended   []ThreadID // or not started, in the order of their names
	failed  bool
}

// living is what a thread may still read of an activation that stands at an instruction.
type living struct{ regs, blobs []int32 }

// remnant is the first pointer that was found to an object that is gone.
type remnant struct{ number, at uint64 }

// NewCanon makes a Canon for a program.
func NewCanon(p *Program) *Canon {
	return &Canon{base: ObjectID(len(p.code.globals)), parts: map[string]uint64{}, numbers: map[any]uint64{},
		alive: map[*function][]*living{}, names: map[ObjectID]uint64{}, gone: map[ObjectID]remnant{}}
}

// Begin writes the threads and the program's variables. What they lead to follows with [Canon.Reach].
func (c *Canon) Begin(m *Machine) {
	c.m, c.buf, c.key, c.failed = m, c.buf[:0], c.key[:0], false
	clear(c.names)
	clear(c.gone)
	c.order, c.live, c.ended = c.order[:0], c.live[:0], c.ended[:0]
	c.threads = append(c.threads[:0], make([]uint64, len(m.threads))...)
	for _, t := range m.threads {
		if !t.ended && (t.top != nil || t.ending) {
			c.live = append(c.live, t.id)
			c.threads[t.id] = uint64(len(c.live))
		}
	}
	// What is registered for an end, files, and what else a complete run does not come to.
	c.failed = len(m.exits) > 0 || m.registered > 0 || m.files != nil || m.outcome.Reason != Running
	c.Num(uint64(len(c.live)), c.Thread(m.atomic), uint64(m.depth))
	for _, b := range m.present {
		c.flags(b)
	}
	c.Part()
	for _, t := range c.live {
		c.thread(m.threads[t])
	}
	for id := ObjectID(1); id < c.base; id++ {
		if o := m.lookup(id); o != nil && o.Func == nil && o.Kind != LiteralObject && !o.untouched() {
			c.object(o, uint64(id))
		}
	}
	c.Part()
}

// untouched reports whether all of an object is zero, and it has no other state.
func (o *object) untouched() bool {
	return o.data == nil && o.uninit == nil && o.prov == nil && o.big == nil && o.sync == nil && o.said == nil && o.labels == nil
}

// Reach writes what was named so far and not written, and what that leads to.
func (c *Canon) Reach() {
	for i, j := 0, 0; i < len(c.order) || j < len(c.ended); {
		if i < len(c.order) {
			id := c.order[i]
			c.object(c.m.lookup(id), uint64(c.base)+uint64(i))
			i++
			continue
		}
		t := c.m.threads[c.ended[j]]
		j++
		c.flags(t.ended, t.joined, t.detached)
		if !t.joined {
			c.value(t.result)
		}
		c.Part()
	}
}

// Key is the state as it was written; ok is false if that could not be done.
func (c *Canon) Key() (key string, ok bool) { return string(c.key), !c.failed }

// Object names an object that lives; 0 is one that does not.
func (c *Canon) Object(id ObjectID) uint64 {
	if id < c.base {
		return uint64(id)
	}
	n, ok := c.names[id]
	if !ok && c.m.lookup(id) != nil {
		n = uint64(c.base) + uint64(len(c.order))
		c.names[id] = n
		c.order = append(c.order, id)
	}
	return n
}

// Named is the name of an object that has one; else 0.
func (c *Canon) Named(id ObjectID) uint64 {
	if id < c.base {
		return uint64(id)
	}
	return c.names[id]
}

// Objects calls f for the program's variables and the objects that have names, in the order of these.
func (c *Canon) Objects(f func(ObjectID)) {
	for id := ObjectID(1); id < c.base; id++ {
		f(id)
	}
	for _, id := range c.order {
		f(id)
	}
}

// Live are the threads that have not ended, in the order of their names; Ended those that have and of which a
// living one has the identifier, or that have not been started.
func (c *Canon) Live() []ThreadID { return c.live }

// Ended: see Live.
func (c *Canon) Ended() []ThreadID { return c.ended }

// Thread names a thread; 0 stands for none.
func (c *Canon) Thread(id ThreadID) uint64 {
	if id < 0 || int(id) >= len(c.threads) {
		return 0
	}
	if c.threads[id] == 0 {
		c.ended = append(c.ended, id)
		c.threads[id] = uint64(len(c.live) + len(c.ended))
	}
	return c.threads[id]
}

// living is the name of a thread that has not ended; all others are one.
func (c *Canon) living(id ThreadID) uint64 {
	if id >= 0 && int(id) < len(c.threads) && c.threads[id] <= uint64(len(c.live)) {
		return c.threads[id]
	}
	return 0
}

// Number numbers something that is the same in all states.
func (c *Canon) Number(x any) uint64 {
	n, ok := c.numbers[x]
	if !ok {
		n = uint64(len(c.numbers)) + 1
		c.numbers[x] = n
	}
	return n
}

// Num writes numbers.
func (c *Canon) Num(xs ...uint64) {
	for _, x := range xs {
		c.buf = binary.AppendUvarint(c.buf, x)
	}
}

// Text writes bytes, of which the reader knows where they end.
func (c *Canon) Text(b []byte) { c.buf = append(c.buf, b...) }

// Part ends a part of the state.
func (c *Canon) Part() {
	n, ok := c.parts[string(c.buf)]
	if !ok {
		n = uint64(len(c.parts))
		c.parts[string(c.buf)] = n
	}
	c.key = binary.AppendUvarint(c.key, n)
	c.buf = c.buf[:0]
}

func (c *Canon) flags(bs ...bool) {
	x := uint64(0)
	for i, b := range bs {
		if b {
			x |= 1 << i
		}
	}
	c.Num(x)
}

// value writes a scalar.
func (c *Canon) value(v Value) {
	switch p := v.Prov; {
	case v.undef:
		c.Num(0, v.Lo, v.Hi, uint64(p))
	case p == 0:
		c.Num(1, v.Lo, v.Hi)
	case p == wild:
		c.Num(2, v.Lo, v.Hi)
	default:
		c.pointer(p, v.Lo)
		c.Num(v.Hi)
	}
}

// pointer writes an address, or a thread's identifier.
func (c *Canon) pointer(p ObjectID, at uint64) {
	if isThread(p) {
		t := ThreadID(p &^ threadProv)
		c.Num(3, c.Thread(t), at-c.m.threads[t].handle)
		return
	}
	if o := c.m.lookup(p); o != nil {
		c.Num(4, c.Object(p), at-o.Addr)
		return
	}
	r, ok := c.gone[p]
	if !ok {
		r = remnant{uint64(len(c.gone)), at}
		c.gone[p] = r
	}
	c.Num(5, r.number, at-r.at)
}

// thread writes a thread that has not ended.
func (c *Canon) thread(t *thread) {
	if t.got != nil || len(t.cleanups) > 0 || len(t.keys) > 0 || t.keyRound > 0 || t.keyNext > 0 {
		c.failed = true
	}
	e := &t.pend
	c.flags(t.ending, t.idle, t.halted, t.waiting, t.signaled, t.joined, t.detached, c.passed(t), t.id == 0)
	c.Num(uint64(t.leaving), uint64(e.Kind), uint64(e.Offset), uint64(e.Size))
	c.Num(c.Object(e.Object)) // of one that is gone, nothing matters but that it is
	if t.waiting {
		c.Num(c.Object(t.condObj), uint64(t.condOff))
	}
	c.value(t.result)
	for _, o := range t.tls {
		c.Num(c.Object(o))
	}
	c.Part()
	for f := t.top; f != nil; f = f.parent {
		c.frame(f)
	}
	c.Num(0)
	c.Part()
}

// passed reports whether a thread in front of the way out of a barrier may go it. That is all that matters of the
// number of rounds, which only grows: a thread that may not has arrived in the last one.
func (c *Canon) passed(t *thread) bool {
	return t.pend.Kind == BarrierLeave && c.m.enabled(t)
}

// frame writes an activation.
func (c *Canon) frame(f *frame) {
	if len(f.va) > 0 || f.handler != nil {
		c.failed = true
	}
	c.Num(uint64(f.fn.number)+1, uint64(f.pc))
	c.flags(f.retSet, f.retB != nil)
	c.value(f.ret)
	if f.retB != nil {
		c.blob(f.retB)
	}
	for _, s := range f.fn.objs {
		c.Num(c.Object(f.regs[s].Prov))
	}
	c.Num(uint64(len(f.allocs)))
	for _, id := range f.allocs {
		c.Num(c.Object(id))
	}
	l := c.readable(f)
	for _, s := range l.regs {
		c.value(f.regs[s])
	}
	for _, s := range l.blobs {
		if b := f.blobs[s]; b != nil {
			c.flags(true)
			c.blob(b)
		} else {
			c.flags(false)
		}
	}
	c.Part()
}

// readable is what may still be read of an activation: what [function.alive] lists, and the blobs that the code of
// its program point has made so far, as no others outlive theirs.
func (c *Canon) readable(f *frame) *living {
	fn := f.fn
	all := c.alive[fn]
	if all == nil {
		all = make([]*living, len(fn.code)+1)
		c.alive[fn] = all
	}
	l := all[f.pc]
	if l == nil {
		l = &living{regs: fn.alive(f.pc)}
		for i := fn.begins(f.pc); i < f.pc; i++ {
			switch in := &fn.code[i]; in.op {
			case opLoadBlob, opLoadBlobP, opReadBytes, opGetRetBlob:
				if !slices.Contains(l.blobs, in.dst) {
					l.blobs = append(l.blobs, in.dst)
				}
			}
		}
		all[f.pc] = l
	}
	return l
}

// maker is the number of the variable or of the action that an object comes from.
func (c *Canon) maker(o *object) uint64 {
	switch {
	case o.Var != nil:
		return c.Number(o.Var)
	case o.Site != nil:
		return c.Number(o.Site)
	}
	return 0
}
