package explore

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
)

// An Access is one side of a race.
type Access struct {
	Thread interp.ThreadID
	Kind   interp.Kind // Read, Write, Update or FreeObject; or an operation of synchronisation
	Atomic bool
	Order  cfg.MemoryOrder // of an atomic one
	Edge   *cfg.Edge
	LV     *cfg.LVal // nil for accesses by library functions
	Pos    cfg.Pos
	Object interp.ObjectID
	Offset int64
	Size   int64
	Stack  []*cfg.Func // the calls that the thread was in, innermost first; only of the later access
	Step   int64       // when it happened, counted in visible actions
}

// String says what was done to what, by which thread and where: "atomic write of x by thread 1 at a.c:3:5".
func (a Access) String() string {
	s := a.Kind.String()
	if a.Atomic {
		s = "atomic " + s
	}
	if a.LV != nil {
		s += " of " + a.LV.Source()
	}
	return fmt.Sprintf("%s by thread %d at %s", s, a.Thread, a.Pos)
}

// A Race is two accesses that an execution left unordered, in the order in which they happened.
type Race struct {
	First, Second Access
	Object        string
	Of            *interp.Object // what the object was
}

func (r *Race) object() string {
	if r.Of == nil {
		return r.Object
	}
	return r.Of.String()
}

// syncs reports whether the accesses are operations of synchronisation.
func (r *Race) syncs() bool { return !r.First.Kind.IsAccess() || !r.Second.Kind.IsAccess() }

// tolerated reports whether a volatile access races with an instruction of assembly that is atomic. For C that is a
// race. But where atomic operations are assembly, volatile accesses are what programs have for atomic loads and stores;
// compilers make one instruction of each, and the same instruction as assembly would count as atomic.
func (r *Race) tolerated() bool {
	beside := func(a, b Access) bool {
		return a.Atomic && assembly(a.Edge) && !b.Atomic && b.LV != nil && b.LV.Volatile && b.Size <= 8 && b.Offset%b.Size == 0
	}
	return beside(r.First, r.Second) || beside(r.Second, r.First)
}

// assembly reports whether an edge is an atomic instruction of assembly.
func assembly(e *cfg.Edge) bool {
	if e == nil {
		return false
	}
	switch a := e.Action.(type) {
	case *cfg.AtomicLoad:
		return a.Assembly
	case *cfg.AtomicStore:
		return a.Assembly
	case *cfg.AtomicRMW:
		return a.Assembly
	case *cfg.AtomicCAS:
		return a.Assembly
	}
	return false
}

// String is the object and both accesses, the earlier one first.
func (r Race) String() string { return fmt.Sprintf("%s: %s, %s", r.Object, r.First, r.Second) }

// past is what the detector remembers of an access to a byte.
type past struct {
	thread   interp.ThreadID
	time     uint32
	does     rules.Access
	strength strength
	access   *Access
}

// strength says with what an access is in conflict, or behaves as if: one that is plain with all accesses, a weak
// one with those that are not stronger.
type strength uint8

const (
	plain strength = iota
	weak           // atomic, and not sequentially consistent
	strong
)

func strengthOf(does rules.Access, order cfg.MemoryOrder) strength {
	switch {
	case !does.Indivisible():
		return plain
	case does.Kind != rules.Use && order != cfg.SeqCst:
		return weak
	}
	return strong
}

// shadow is what the detector remembers of an object.
type shadow struct {
	owner *Detector // who may change it; others have it from there, see clone
	of    *interp.Object
	pages [][][]past // of each byte, in pages that are made when they are needed
	syncs []syncPast // of each object of synchronisation in it
}

// syncPast is what the detector remembers of an object of synchronisation.
type syncPast struct {
	off, size int64 // its bytes, none if they are not known
	past      []past
}

// A Detector finds the races of an execution. Its zero value, with Machine set, is ready before the first step.
type Detector struct {
	Machine *interp.Machine
	// Frees lets the end of an object's life count as a write to all of it.
	Frees bool
	// Syncs lets making or destroying an object of synchronisation race with its use, and both with accesses of
	// its bytes.
	Syncs bool
	// Internals lets accesses that C does not count as such race, too.
	Internals bool
	// Ignored, if set, says of accesses that no race need be found with them.
	Ignored func(*interp.Event) bool
	// Known, if set, is asked about every race: of one that is known, the detector takes no notice.
	Known func(*Race) bool
	// Weak, if set, is told of atomic accesses in conflict that nothing orders, and that are not both
	// sequentially consistent. These are no races.
	Weak func(first, second *Access)
	// Race is the first race that is not known, or nil.
	Race *Race
	// Work counts the bytes that were compared.
	Work int64

	clocks  Clocks
	threads int
	shadow  map[interp.ObjectID]*shadow
}

// maxShadow is how many bytes of an object are watched; more of larger objects is not.
const maxShadow = 1 << 16

// Event takes note of an event of the execution.
func (d *Detector) Event(e *interp.Event) {
	if e.Kind == interp.ThreadCreate && e.Peer != interp.NoThread {
		d.threads++
	}
	d.clocks.Before(e)
	// Whatever happens before the first thread is created is ordered before everything.
	if d.threads > 0 && d.Race == nil {
		switch {
		case e.Kind == interp.FreeObject:
			if d.Frees {
				d.access(e)
			}
			delete(d.shadow, e.Object)
		case e.Kind.IsAccess():
			if (!e.Internal || d.Internals) && (d.Ignored == nil || !d.Ignored(e)) {
				d.access(e)
			}
		case d.Syncs && e.Object != 0:
			Operations(e, d.synchronises)
		}
	}
	d.clocks.Step(e)
}

// of finds what is remembered of an object.
func (d *Detector) of(id interp.ObjectID) *shadow {
	if d.shadow == nil {
		d.shadow = map[interp.ObjectID]*shadow{}
	}
	s := d.shadow[id]
	switch {
	case s == nil:
		s = &shadow{owner: d, of: d.Machine.Object(id)}
		d.shadow[id] = s
	case s.owner != d:
		s = s.clone(d)
		d.shadow[id] = s
	}
	return s
}

// shadowPage is how many bytes a page of a shadow covers.
const shadowPage = 32

// cell is what is remembered of a byte.
func (s *shadow) cell(i int64) *[]past {
	k := int(i / shadowPage)
	for k >= len(s.pages) {
		s.pages = append(s.pages, nil)
	}
	if s.pages[k] == nil {
		s.pages[k] = make([][]past, shadowPage)
	}
	return &s.pages[k][i%shadowPage]
}

// note remembers an access.
func (d *Detector) note(e *interp.Event, does rules.Access) past {
	return past{thread: e.Thread, time: d.clocks.Now(e.Thread), does: does, strength: strengthOf(does, e.Order),
		access: &Access{Thread: e.Thread, Kind: e.Kind,
			Atomic: e.Atomic, Order: e.Order, Edge: e.Edge, LV: e.LV, Pos: e.Pos(), Object: e.Object, Offset: e.Offset,
			Size: e.Size, Step: d.Machine.Steps()}}
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
	s := d.of(e.Object)
	p := d.note(e, AccessOf(e))
	clock := d.clocks.Of(e.Thread)
	if e.Kind == interp.FreeObject {
		if d.ends(s, lo, hi, p, clock) {
			return
		}
	} else {
		d.Work += hi - lo
		for i := lo; i < hi; i++ {
			if !d.compare(s, s.cell(i), p, clock) {
				return
			}
		}
	}
	if d.Syncs {
		for i := range s.syncs {
			o := &s.syncs[i]
			if (e.Kind == interp.FreeObject || lo < o.off+o.size && o.off < hi) && d.conflicts(s, o.past, p, clock) {
				return
			}
		}
	}
}

// ends compares the end of an object's life with the accesses to its bytes, of which nothing is remembered then; it reports
// whether that is a race. Bytes of pages that nobody has come to cost nothing: few of a large buffer may have been used.
func (d *Detector) ends(s *shadow, lo, hi int64, p past, clock Clock) bool {
	for k, page := range s.pages {
		if page == nil {
			continue
		}
		d.Work += shadowPage
		for i := range page {
			if at := int64(k*shadowPage + i); at >= lo && at < hi && d.conflicts(s, page[i], p, clock) {
				return true
			}
		}
	}
	return false
}

// synchronises compares an operation on an object of synchronisation with others and with accesses of its bytes.
func (d *Detector) synchronises(e *interp.Event, does rules.Access) {
	s := d.of(e.Object)
	i := slices.IndexFunc(s.syncs, func(o syncPast) bool { return o.off == e.Offset })
	if i < 0 {
		i = len(s.syncs)
		s.syncs = append(s.syncs, syncPast{off: e.Offset})
	}
	o := &s.syncs[i]
	o.size = max(o.size, e.Size)
	p := d.note(e, does)
	clock := d.clocks.Of(e.Thread)
	d.Work++
	if !d.compare(s, &o.past, p, clock) {
		return
	}
	for at := max(e.Offset, 0); at < min(e.Offset+e.Size, maxShadow); at++ {
		k := int(at / shadowPage)
		if k < len(s.pages) && s.pages[k] != nil && d.conflicts(s, s.pages[k][at%shadowPage], p, clock) {
			return
		}
	}
}

// conflicts reports whether an access races with one of earlier ones.
func (d *Detector) conflicts(s *shadow, earlier []past, p past, clock Clock) bool {
	for _, q := range earlier {
		d.Work++
		if !clock.Knows(q.thread, q.time) && rules.Conflict(q.does, p.does) && d.races(s, q, p) {
			return true
		}
	}
	return false
}

// compare compares an access with the earlier ones to the same byte. Those that happen before it are forgotten
// if whatever races with them also races with it: then later accesses need not be compared with them. It
// reports whether the execution goes on.
func (d *Detector) compare(s *shadow, cell *[]past, p past, clock Clock) bool {
	l := (*cell)[:0]
	for _, q := range *cell {
		switch {
		case clock.Knows(q.thread, q.time):
			if (p.does.Writes() || !q.does.Writes()) && (p.strength <= q.strength || d.Weak == nil && q.strength != plain) {
				continue
			}
		case rules.Conflict(q.does, p.does):
			if d.races(s, q, p) {
				return false
			}
		case d.Weak != nil && (q.does.Writes() || p.does.Writes()) && (q.strength != strong || p.strength != strong):
			d.Weak(q.access, p.access)
		}
		l = append(l, q)
	}
	*cell = append(l, p)
	return true
}

// would reports whether an access, by a thread that knows clock, would be a race that is not known. Nothing is
// remembered of it.
func (d *Detector) would(e *interp.Event, clock Clock) bool {
	if d.threads == 0 || e.Internal || e.Kind == interp.FreeObject {
		return false
	}
	s := d.shadow[e.Object]
	if s == nil {
		return false
	}
	does := AccessOf(e)
	size := e.Size
	if e.Uncertain {
		size = min(size, 1)
	}
	for i := e.Offset; i < min(e.Offset+size, maxShadow); i++ {
		d.Work++
		k := int(i / shadowPage)
		if k >= len(s.pages) || s.pages[k] == nil {
			continue
		}
		for _, q := range s.pages[k][i%shadowPage] {
			if clock.Knows(q.thread, q.time) || !rules.Conflict(q.does, does) {
				continue
			}
			r := Race{First: *q.access, Second: *d.note(e, does).access, Of: s.of}
			if d.Known == nil || !d.Known(&r) {
				return true
			}
		}
	}
	return false
}

// races reports whether two unordered accesses are a race that is not known.
func (d *Detector) races(s *shadow, q, p past) bool {
	r := Race{First: *q.access, Second: *p.access, Of: s.of}
	if d.Known != nil && d.Known(&r) {
		return false
	}
	if r.Of != nil {
		r.Object = r.Of.String()
	}
	r.Second.Stack = d.Machine.Stack(p.thread)
	d.Race = &r
	return true
}
