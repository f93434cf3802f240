package explore

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// An Access is one side of a race.
type Access struct {
	Thread interp.ThreadID
	Kind   interp.Kind // Read, Write, Update or FreeObject
	Atomic bool
	Edge   *cfg.Edge
	LV     *cfg.LVal // nil for accesses by library functions
	Pos    cfg.Pos
	Object interp.ObjectID
	Offset int64
	Size   int64
	Stack  []*cfg.Func // the calls that the thread was in, innermost first; only of the later access
	Step   int64       // when it happened, counted in visible actions
}

func (a Access) String() string {
	s := a.Kind.String()
	if a.Atomic {
		s = "atomic " + s
	}
	if a.LV != nil {
		s += " of " + a.LV.String()
	}
	return fmt.Sprintf("%s by thread %d at %s", s, a.Thread, a.Pos)
}

// A Race is two accesses that an execution left unordered, in the order in which they happened.
type Race struct {
	First, Second Access
	Object        string
}

func (r Race) String() string { return fmt.Sprintf("%s: %s, %s", r.Object, r.First, r.Second) }

// past is what the detector remembers of an access to a byte.
type past struct {
	thread interp.ThreadID
	time   uint32
	writes bool
	atomic bool
	access int32
}

// shadow is what the detector remembers of an object.
type shadow struct {
	name  string
	cells [][]past // of each byte
}

// A Detector finds the first race of an execution. Its zero value, with Machine set, is ready before the first step.
type Detector struct {
	Machine *interp.Machine
	// Frees lets the end of an object's life count as a write to all of it.
	Frees bool
	// Race is the first race, or nil.
	Race *Race

	clocks   Clocks
	threads  int
	shadow   map[interp.ObjectID]*shadow
	accesses []Access
}

// maxShadow is how many bytes of an object are watched; more of larger objects is not.
const maxShadow = 1 << 16

// Event takes note of an event of the execution.
func (d *Detector) Event(e *interp.Event) {
	if e.Kind == interp.ThreadCreate && e.Peer != interp.NoThread {
		d.threads++
	}
	// Whatever happens before the first thread is created is ordered before everything.
	if d.threads > 0 && d.Race == nil && e.Kind.IsAccess() && !e.Internal {
		switch {
		case e.Kind != interp.FreeObject:
			d.access(e)
		case d.Frees:
			d.access(e)
			delete(d.shadow, e.Object)
		default:
			delete(d.shadow, e.Object)
		}
	}
	d.clocks.Step(e)
}

func (d *Detector) access(e *interp.Event) {
	size := e.Size
	if e.Uncertain {
		size = min(size, 1)
	}
	lo, hi := e.Offset, min(e.Offset+size, maxShadow)
	if lo >= hi {
		return
	}
	if d.shadow == nil {
		d.shadow = map[interp.ObjectID]*shadow{}
	}
	s := d.shadow[e.Object]
	if s == nil {
		s = &shadow{}
		n := hi
		if o := d.Machine.Object(e.Object); o != nil {
			s.name = o.String()
			n = min(max(o.Size, hi), maxShadow)
		}
		s.cells = make([][]past, n)
		d.shadow[e.Object] = s
	}
	if n := hi - int64(len(s.cells)); n > 0 {
		s.cells = append(s.cells, make([][]past, n)...)
	}
	clock := d.clocks.Of(e.Thread)
	p := past{thread: e.Thread, time: clock.at(e.Thread), writes: e.Kind.Writes(), atomic: e.Atomic, access: int32(len(d.accesses))}
	d.accesses = append(d.accesses, Access{Thread: e.Thread, Kind: e.Kind, Atomic: e.Atomic, Edge: e.Edge, LV: e.LV, Pos: e.Pos(),
		Object: e.Object, Offset: e.Offset, Size: e.Size, Step: d.Machine.Steps()})
	for i := lo; i < hi; i++ {
		if !d.byte(s, i, p, clock) {
			return
		}
	}
}

// byte compares an access with the earlier ones to the same byte. Those that happen before it are forgotten if whatever races with them
// also races with it: then later accesses need not be compared with them.
func (d *Detector) byte(s *shadow, i int64, p past, clock Clock) bool {
	cell := &s.cells[i]
	l := (*cell)[:0]
	for _, q := range *cell {
		if clock.Knows(q.thread, q.time) {
			if (p.writes || !q.writes) && (!p.atomic || q.atomic) {
				continue
			}
		} else if (p.writes || q.writes) && !(p.atomic && q.atomic) {
			second := d.accesses[p.access]
			second.Stack = d.Machine.Stack(p.thread)
			r := Race{First: d.accesses[q.access], Second: second, Object: s.name}
			d.Race = &r
			return false
		}
		l = append(l, q)
	}
	*cell = append(l, p)
	return true
}
