package localtrace

import (
	"encoding/binary"
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// A Trace is a local trace, as the node of its last step. See the package comment for the edges.
type Trace struct {
	ID      int // predecessors have smaller ones
	Thread  int // the ID of the thread's first node; 0 for main
	Prev    *Trace
	Creator *Trace
	Sees    []*Trace
	Over    *Trace

	// Edge is the action; nil for main's first node, the create action for the first nodes of other threads.
	Edge *cfg.Edge
	// Point names the program point after the step: a node's ID, or a negative number in the middle of an action.
	Point int
	// Event is the event that digests see at this step, with concrete objects and threads; nil if there is
	// none. At the first node of a thread it is the event that created it. [digest.Object].Base is the ID of a
	// global variable or [HeapBase] plus the ID of the allocation's trace; the keys of event's Threads are
	// thread numbers plus 1.
	Event *digest.Event
	// Access is set for steps that access a shared memory cell.
	Access *Access
	// Ahead and Behind are what digests see of the program (see [digest.Watcher]) before the event or the
	// access, and after it.
	Ahead, Behind []digest.Sight

	regs map[*cfg.Var]Value
	past bits // everything before, this node included
}

// Access is an access to a memory cell.
type Access struct {
	Cell          digest.Object
	Write, Atomic bool
	LV            *cfg.LVal // the program's name for it; nil if it has none
}

// Does is what the access is to the rule book.
func (a *Access) Does() rules.Access {
	kind := rules.Read
	if a.Write {
		kind = rules.Write
	}
	return rules.Access{Kind: kind, Atomic: a.Atomic}
}

// HeapBase is the smallest base of heap objects.
const HeapBase = 1 << 20

// First reports whether t is the first node of its thread.
func (t *Trace) First() bool { return t.Prev == nil }

// Before reports whether t comes before u, or is u, in the causality order with all atomicity mutexes.
func (t *Trace) Before(u *Trace) bool { return u.past.has(t.ID) }

// BeforeBut reports whether t comes before u, or is u, in the causality order without the atomicity mutex of
// one memory cell.
func (t *Trace) BeforeBut(u *Trace, cell digest.Object) bool {
	seen := make(map[*Trace]bool)
	var visit func(u *Trace) bool
	visit = func(u *Trace) bool {
		if u == t {
			return true
		}
		if u == nil || seen[u] || !t.Before(u) {
			return false
		}
		seen[u] = true
		if visit(u.Prev) || visit(u.Creator) || u.Over != nil && u.Access.Cell != cell && visit(u.Over) {
			return true
		}
		for _, o := range u.Sees {
			if visit(o) {
				return true
			}
		}
		return false
	}
	return visit(u)
}

// String is the step's action; the first node of a thread is a "start", and an address that becomes known within an
// action an "escape".
func (t *Trace) String() string {
	switch {
	case t.Edge == nil:
		return "start of main"
	case t.First():
		return "start"
	case t.Point < 0 && t.Event != nil && t.Event.Kind == digest.EvEscape:
		return "escape in " + t.Edge.Action.String()
	}
	return t.Edge.Action.String()
}

// table shares equal traces.
type table struct {
	all   []*Trace
	index map[string]*Trace
}

// add returns the trace with t's content. Choice tells steps apart that differ in nothing else (a value that was read).
func (tb *table) add(t *Trace, choice Value) *Trace {
	var key []byte
	id := func(t *Trace) {
		if t == nil {
			key = binary.AppendVarint(key, -1)
		} else {
			key = binary.AppendVarint(key, int64(t.ID))
		}
	}
	id(t.Prev)
	id(t.Creator)
	id(t.Over)
	if t.Edge != nil {
		key = binary.AppendVarint(key, int64(t.Edge.ID))
	}
	key = binary.AppendVarint(key, int64(t.Point))
	key = binary.AppendVarint(key, int64(choice.Kind))
	key = binary.AppendVarint(key, choice.N)
	key = binary.AppendVarint(key, choice.Offset)
	for _, o := range t.Sees {
		id(o)
	}
	if t.Event != nil { // Published and Unordered depend on what happens elsewhere
		key = fmt.Appendf(key, "%t%t", t.Event.Published, t.Event.Unordered)
	}
	if old := tb.index[string(key)]; old != nil {
		return old
	}
	t.ID = len(tb.all)
	if t.Prev == nil {
		t.Thread = t.ID
	} else {
		t.Thread = t.Prev.Thread
	}
	for _, o := range append([]*Trace{t.Prev, t.Creator, t.Over}, t.Sees...) {
		if o != nil {
			t.past.union(o.past)
		}
	}
	t.past.add(t.ID)
	tb.index[string(key)] = t
	tb.all = append(tb.all, t)
	return t
}

// bits is a set of small numbers.
type bits []uint64

func (b bits) has(i int) bool { return i/64 < len(b) && b[i/64]&(1<<(i%64)) != 0 }

func (b *bits) add(i int) {
	for len(*b) <= i/64 {
		*b = append(*b, 0)
	}
	(*b)[i/64] |= 1 << (i % 64)
}

func (b *bits) union(c bits) {
	for len(*b) < len(c) {
		*b = append(*b, 0)
	}
	for i, w := range c {
		(*b)[i] |= w
	}
}
