package oracle

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/interp"
)

// digest reports what a digest says of a thread that is not so; "" if it is right.
func (c *Comparison) digest(d digest.Tuple, id interp.ThreadID, t *thread) string {
	p := c.in.Product()
	if c.tid < 0 {
		return ""
	}
	if p.Thread(d) != t.key {
		return fmt.Sprintf("the thread is not %s, but %s", p.ThreadName(p.Thread(d)), p.ThreadName(t.key))
	}
	e := c.Solution.threads.Element(p.Element(d, c.tid))
	may := c.ids.MayHaveCreated(e)
	for _, u := range t.created {
		if t.id.Set.IsEmpty() && !slices.Contains(may, u) { // of others nobody wants to know
			return fmt.Sprintf("it has created %s", c.ids.ThreadName(threadid.Element{Thread: u}))
		}
	}
	if c.flag >= 0 && p.SingleThreaded(d) {
		for u := range c.threads {
			if interp.ThreadID(u) != id && !c.ended[u] {
				return fmt.Sprintf("thread %d is alive, in single-threaded mode", u)
			}
		}
	}
	if c.join >= 0 {
		j := c.joined.Digest().(interface {
			Contains(joins.Element, threadid.Thread) bool
		})
		set := c.joined.Element(p.Element(d, c.join))
		for u, o := range c.threads {
			if !c.ended[u] && o.id.Set.IsEmpty() && j.Contains(set, o.id) {
				return fmt.Sprintf("thread %d is alive, and counts as joined", u)
			}
		}
	}
	if c.lock >= 0 {
		return c.lockset(d, id)
	}
	return ""
}

// lockset compares the locks that a thread holds with those that it must and may hold.
func (c *Comparison) lockset(d digest.Tuple, id interp.ThreadID) string {
	dig := c.locks.Digest().(holder)
	thread := c.thread(id) // what runs at its end is it, too
	held, shared := thread.held, thread.shared
	e := c.locks.Element(c.in.Product().Element(d, c.lock))
	for _, h := range dig.Mutexes(e) {
		if h.Mutex == digest.AtomicSection() {
			if !c.m.InAtomic(id) {
				return "it is not in an atomic section"
			}
			continue
		}
		found := false
		for at, n := range held {
			if c.isBase(value.Base(h.Mutex.Base), at.object) && at.offset == h.Mutex.Offset && n >= int(h.Count) &&
				(h.Shared || !shared[at]) {
				found = true
			}
		}
		for at := range thread.words {
			found = found || c.isBase(value.Base(h.Mutex.Base), at.object) && at.offset == h.Mutex.Offset && h.Count <= 1
		}
		if !found && !c.alone(id) {
			return fmt.Sprintf("it does not hold %s+%d (%d)", c.in.Table().Name(value.Base(h.Mutex.Base)), h.Mutex.Offset, h.Count)
		}
	}
	for at := range held {
		may := false
		for _, b := range c.bases(at.object) {
			may = may || dig.MayHold(e, digest.Object{Base: uint32(c.in.Table().Summary(b)), Offset: at.offset})
		}
		if o := c.m.Object(at.object); !may && o != nil && !c.alone(id) {
			return fmt.Sprintf("it holds %s+%d", o, at.offset)
		}
	}
	return ""
}

// alone reports whether a thread ends the process as the last one. Clean-up handlers, which the analysis takes
// for threads of their own, may have released what it held; but nobody is left whom a lock could keep out.
func (c *Comparison) alone(id interp.ThreadID) bool {
	if c.m.Handler(id) == 0 {
		return false
	}
	for u := range c.threads {
		if interp.ThreadID(u) != id && !c.ended[u] {
			return false
		}
	}
	return true
}
