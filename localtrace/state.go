package localtrace

import (
	"cmp"
	"encoding/binary"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// ValueKind says what a value is.
type ValueKind uint8

const (
	Integer ValueKind = iota // N is the number
	Pointer                  // N is the base, Offset the offset
	Handle                   // N is a thread number plus 1
)

// Value is a scalar. The zero value is the integer 0, and the null pointer.
type Value struct {
	Kind   ValueKind
	N      int64
	Offset int64
}

func (v Value) truth() bool { return v.Kind != Integer || v.N != 0 }

// thread is the state of one thread. All fields are values, so that a state is copied by copying its threads.
type thread struct {
	at        *cfg.Node
	trace     *Trace
	frames    []frame // the calls that it is in
	steps     int
	ended     bool
	joined    bool // or detached: it cannot be joined any more
	awaited   bool // somebody has joined it
	cancelled bool
	kind      cfg.CreateKind
	host      int      // of a handler: the number plus 1 of the thread whose locks it shares
	own       bool     // it runs in its host, when that ends
	woken     *Trace   // the signal that woke it
	arrived   *Trace   // waiting at a barrier since
	release   []*Trace // allowed to leave it: what all of them arrived with
	loaded    []*Trace // what its relaxed reads have read from since the last acquire fence, sorted
	fenced    *Trace   // its last release fence
}

func (t *thread) id() int { return t.trace.Thread }

// lock is the state of a mutex, read-write lock or spin lock. Its threads are numbers plus 1.
type lock struct {
	rules.Lock[int]
	dead  bool     // destroyed by the only thread that could reach it
	taken *Trace   // where the owner got it; if a handler has left it to its host, where the handler ended
	last  *Trace   // the last initialisation or exclusive unlock
	reads []*Trace // shared unlocks since then
}

// cell is the state of a memory cell.
type cell struct {
	value    Value
	last     *Trace   // the last plain access
	heads    []*Trace // the release writes that an acquire read of the value reads from
	writer   *Trace   // the atomic write of the value
	old      []version
	found    []found
	accesses []*Trace // all accesses so far
}

// version is a value that an atomic write has overwritten, which others may still find.
type version struct {
	value  Value
	heads  []*Trace
	writer *Trace // nil: it was there at first, or a plain write
}

// found is an atomic read, and the number of the version that it has read.
type found struct {
	by      *Trace
	version int
}

// readable reports whether an atomic read behind a trace may find an old version (C11, 5.1.2.4): not if a later
// one was written, or read, before it. What comes before by the atomicity mutexes of other cells counts, too:
// that leaves something out.
func (c *cell) readable(i int, at *Trace) bool {
	if c.writer != nil && c.writer.Before(at) || slices.ContainsFunc(c.found,
		func(f found) bool { return f.version > i && f.by.Before(at) }) {
		return false
	}
	return !slices.ContainsFunc(c.old[i+1:], func(v version) bool { return v.writer != nil && v.writer.Before(at) })
}

type barrier struct {
	rules.Barrier
	arrived []int // threads
}

// once is the state of a once-initialisation.
type once struct {
	rules.Once
	begun bool // by some thread, before it was done
	done  *Trace
}

// state is the state of an execution. Slices are never changed in place.
type state struct {
	threads  []thread // sorted by number
	cells    sorted[digest.Object, cell]
	locks    sorted[digest.Object, lock]
	barriers sorted[digest.Object, barrier]
	sems     sorted[digest.Object, []*Trace] // the posts that were not yet taken; nil entries are initial
	onces    sorted[digest.Object, once]
	escaped  sorted[int64, bool] // heap bases
	allocs   sorted[int, int]    // by edge: how many objects it has allocated
}

// begin is the state in which one thread runs.
func begin(main thread, cells sorted[digest.Object, cell]) *state {
	return &state{[]thread{main}, cells, objects[lock](), objects[barrier](), objects[[]*Trace](), objects[once](),
		numbers[int64, bool](), numbers[int, int]()}
}

func (s *state) clone() *state {
	return &state{slices.Clone(s.threads), s.cells, s.locks, s.barriers, s.sems, s.onces, s.escaped, s.allocs}
}

func (s *state) find(id int) int {
	i, ok := slices.BinarySearchFunc(s.threads, id, func(t thread, id int) int { return cmp.Compare(t.id(), id) })
	if !ok {
		return -1
	}
	return i
}

// key identifies a state: two executions in states with one key have the same continuations and the same races so far.
// The threads' traces are not all of it: pending wake-ups and the values of atomic objects belong to it as well.
func (s *state) key() string {
	var b []byte
	num := func(ns ...int) {
		for _, n := range ns {
			b = binary.AppendVarint(b, int64(n))
		}
	}
	trace := func(ts ...*Trace) {
		for _, t := range ts {
			if t == nil {
				num(-1)
			} else {
				num(t.ID)
			}
		}
	}
	for _, t := range s.threads {
		trace(t.trace, t.woken, t.arrived)
		trace(t.release...)
		num(-6)
		trace(t.loaded...)
		if t.joined {
			num(-2)
		}
		if t.awaited {
			num(-8)
		}
		if t.cancelled {
			num(-7)
		}
		num(-3)
	}
	for o, c := range s.cells.all() {
		num(int(o.Base), int(o.Offset), int(c.value.Kind), int(c.value.N), int(c.value.Offset))
		trace(c.last, c.writer)
		trace(c.heads...)
		for _, v := range c.old {
			num(-9, int(v.value.Kind), int(v.value.N), int(v.value.Offset))
			trace(v.writer)
			trace(v.heads...)
		}
		for _, f := range c.found {
			num(-10, f.version)
			trace(f.by)
		}
		num(-4)
	}
	// an unlock by a thread that does not hold the mutex is not ordered with the lock
	for o, l := range s.locks.all() {
		num(int(o.Base), int(o.Offset), l.Owner, int(l.Depth), len(l.Readers), int(l.Type), int(l.Health))
		num(l.Readers...)
		trace(l.last, l.taken)
		trace(l.reads...)
	}
	for o, posts := range s.sems.all() {
		num(int(o.Base))
		trace(posts...)
		num(-4)
	}
	// what overwrites a control is not ordered with what uses it
	for o, c := range s.onces.all() {
		num(int(o.Base), int(c.Once))
		if c.begun {
			num(-11)
		}
		trace(c.done)
	}
	return string(b)
}
