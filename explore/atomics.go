package explore

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// head is what a thread has released: it heads release sequences that an atomic object's value belongs to.
type head struct {
	thread interp.ThreadID
	clock  Clock
}

// cell is an atomic object of which it is known what its value passes on.
type cell struct {
	size  int64
	heads []head // one of each thread
}

// atomicClocks are the cells of an object in memory, by offset.
type atomicClocks struct {
	cells map[int64]*cell
	size  int64 // of the first cell
	mixed bool  // there are others that it may overlap
}

// at is the cell of an access, or nil.
func (o *atomicClocks) at(e *interp.Event) *cell { return o.cells[e.Offset] }

// overlap calls f for the other cells that an access touches.
func (o *atomicClocks) overlap(e *interp.Event, f func(off int64)) {
	if !o.mixed && e.Size == o.size && e.Offset%o.size == 0 {
		return
	}
	for off, c := range o.cells {
		if off != e.Offset && off < e.Offset+e.Size && e.Offset < off+c.size {
			f(off)
		}
	}
}

// Before takes note of what an event that is about to happen orders before it happens.
func (c *Clocks) Before(e *interp.Event) {
	if e.Barrier && !c.Weakest {
		c.fence(c.begin(e.Thread), e.Thread, cfg.SeqCst)
	}
}

// fence takes note of a fence.
func (c *Clocks) fence(t *threadClock, id interp.ThreadID, order cfg.MemoryOrder) {
	if c.Acquires(order, true) {
		t.now.join(t.loaded)
		t.loaded = nil
	}
	if order.Releases() {
		t.fenced = t.now.clone()
		t.now[id]++
	}
}

// access takes note of what an atomic access passes on (C11, 5.1.2.4; C23, 5.1.2.5). A write that releases
// heads a release sequence; so does one behind a release fence, with what the fence knows. A read that acquires
// learns from all heads of the sequences that the value belongs to; one that does not keeps them for an acquire
// fence. Which sequences another write continues, the rule book says; a plain one does as an atomic one that heads
// none.
func (c *Clocks) access(t *threadClock, e *interp.Event) {
	o := c.atomics[e.Object]
	if !e.Atomic {
		if o != nil && e.Kind == interp.Write {
			c.overwrite(o, e)
		}
		return
	}
	if o == nil {
		o = &atomicClocks{cells: map[int64]*cell{}, size: e.Size}
		c.atomics[e.Object] = o
	}
	o.mixed = o.mixed || e.Size != o.size || e.Size > 0 && e.Offset%e.Size != 0
	if e.Kind != interp.Write {
		learn := func(from *cell) {
			for _, h := range from.heads {
				if c.Acquires(e.Order, false) {
					t.now.join(h.clock)
				} else {
					t.loaded.join(h.clock)
				}
			}
		}
		if from := o.at(e); from != nil {
			learn(from)
		}
		if !c.Weakest {
			o.overlap(e, func(off int64) { learn(o.cells[off]) })
		}
	}
	if e.Kind != interp.Read {
		if e.Kind == interp.Write {
			c.overwrite(o, e)
		} else if c.Weakest {
			o.overlap(e, func(off int64) { delete(o.cells, off) })
		}
		c.release(o, t, e)
	}
	if e.Barrier && !c.Weakest {
		c.fence(t, e.Thread, cfg.SeqCst)
	}
}

// overwrite ends the release sequences that a write other than a read-modify-write does not continue.
func (c *Clocks) overwrite(o *atomicClocks, e *interp.Event) {
	if c.Weakest {
		delete(o.cells, e.Offset)
		o.overlap(e, func(off int64) { delete(o.cells, off) })
	} else if a := o.at(e); a != nil {
		a.heads = slices.DeleteFunc(a.heads, func(h head) bool { return !c.Continues(false, h.thread == e.Thread) })
	}
}

// release lets an atomic write head a release sequence.
func (c *Clocks) release(o *atomicClocks, t *threadClock, e *interp.Event) {
	releases := e.Order.Releases()
	published := t.fenced
	if releases {
		published = t.now
	}
	a := o.at(e)
	if a == nil {
		a = &cell{size: e.Size}
		o.cells[e.Offset] = a
	}
	if a.size = max(a.size, e.Size); len(published) > 0 {
		i := slices.IndexFunc(a.heads, func(h head) bool { return h.thread == e.Thread })
		if i < 0 {
			i = len(a.heads)
			a.heads = append(a.heads, head{thread: e.Thread})
		}
		h := a.heads[i].clock.clone()
		h.join(published)
		a.heads[i].clock = h
	}
	if releases {
		t.now[e.Thread]++
	}
}
