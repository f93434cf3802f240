package solver

import (
	"slices"
)

// unknowns interns keys to dense numbers, which number the records: each key is hashed once per query at most.
type unknowns[L, G comparable, D, V any] struct {
	solver      *topDown[L, G, D, V]
	locals      []*local[L, G, D, V]
	globals     []*global[G, V]
	localIndex  map[L]int32
	globalIndex map[G]int32
	slab        []local[L, G, D, V] // records not yet in use
}

func (u *unknowns[L, G, D, V]) init(s *topDown[L, G, D, V]) {
	u.solver = s
	u.localIndex = map[L]int32{}
	u.globalIndex = map[G]int32{}
}

// A local is the record of a local unknown, and the [Env] of its right-hand side.
type local[L, G comparable, D, V any] struct {
	solver *topDown[L, G, D, V]
	key    L
	value  D
	// what the last evaluation has read and demanded, in order; the first next ones of an evaluation under way
	deps    []dep
	readers []int32 // who has read the value; may contain more than that, and duplicates
	id      int32
	next    int32 // number of entries of deps that the evaluation under way has made
	at      int32 // a hint: where this unknown may be in the deps of a reader

	version    uint32 // number of changes of value
	evaluation uint32 // number of evaluations
	swept      uint32 // in which sweep was the last one
	progress
	flags flags

	// Room for the first entries of deps and readers, which is all that most unknowns need.
	depsRoom    [2]dep
	readersRoom [2]int32
}

type flags uint8

const (
	stable    flags = 1 << iota // nothing that it has read has changed since, directly or not
	called                      // on the stack
	evaluated                   // at least once
	root                        // a root or demanded
	queued                      // in the queue of roots
	waiting                     // postponed
	late                        // put off
	crowded                     // has read a global unknown that many have raised
)

// A dep is something that an evaluation has used: the local unknown id, or the global unknown ^id, at that
// version of its value.
type dep struct {
	id      int32
	version uint32
}

// demanded is the version in a dep for an unknown whose value was not read.
const demanded = ^uint32(0)

type global[G comparable, V any] struct {
	key     G
	value   V
	readers []int32
	id      int32
	at      int32
	version uint32
	history

	// A part of another one has no value: see part.go.
	whole   *global[G, V]
	part    Part
	parts   map[Part]int32 // the parts of this one, by what they are
	partIDs []int32        // and in the order in which they were first read
}

// local returns the record of a local unknown, a new one if necessary.
func (u *unknowns[L, G, D, V]) local(key L) *local[L, G, D, V] {
	if id, ok := u.localIndex[key]; ok {
		return u.locals[id]
	}
	if len(u.slab) == 0 {
		u.slab = make([]local[L, G, D, V], min(max(16, len(u.locals)/2), 1024))
	}
	x := &u.slab[0]
	u.slab = u.slab[1:]
	x.solver, x.key, x.id = u.solver, key, int32(len(u.locals))
	x.value = u.solver.sys.Locals.Bottom()
	x.deps, x.readers = x.depsRoom[:0], x.readersRoom[:0]
	u.localIndex[key] = x.id
	u.locals = append(u.locals, x)
	u.solver.countUnknown()
	return x
}

func (u *unknowns[L, G, D, V]) global(key G) *global[G, V] {
	if id, ok := u.globalIndex[key]; ok {
		return u.globals[id]
	}
	g := &global[G, V]{key: key, id: int32(len(u.globals)), value: u.solver.sys.Globals.Bottom()}
	u.globalIndex[key] = g.id
	u.globals = append(u.globals, g)
	u.solver.countUnknown()
	return g
}

// Get implements [Env].
func (x *local[L, G, D, V]) Get(key L) D {
	s := x.solver
	y := x.expected(key)
	if y == nil {
		y = s.local(key)
	}
	if !x.mayAsk() {
		return y.value
	}
	s.query(y)
	y.readers = x.depend(y.id, y.version, &y.at, y.readers)
	return y.value
}

// expected returns the unknown that the last evaluation has asked for at this place if it is the one with the
// given key: comparing keys is cheaper than hashing one.
func (x *local[L, G, D, V]) expected(key L) *local[L, G, D, V] {
	if int(x.next) < len(x.deps) {
		if id := x.deps[x.next].id; id >= 0 {
			if y := x.solver.locals[id]; y.key == key {
				return y
			}
		}
	}
	return nil
}

// expectedGlobal is the same for a global unknown, or for a part of one.
func (x *local[L, G, D, V]) expectedGlobal(key G, part Part) *global[G, V] {
	if int(x.next) < len(x.deps) {
		if id := x.deps[x.next].id; id < 0 {
			if g := x.solver.globals[^id]; g.key == key && g.part == part {
				return g
			}
		}
	}
	return nil
}

// GetGlobal implements [Env].
func (x *local[L, G, D, V]) GetGlobal(key G) V {
	g := x.expectedGlobal(key, Part{})
	if g == nil {
		g = x.solver.global(key)
	}
	if x.mayAsk() {
		g.readers = x.depend(^g.id, g.version, &g.at, g.readers)
		if int(g.raisers) >= x.solver.opts.ManyRaisers {
			x.flags |= crowded
		}
	}
	return g.value
}

// SideEffect implements [Env].
func (x *local[L, G, D, V]) SideEffect(key G, v V) {
	g := x.solver.global(key)
	if x.mayAsk() {
		x.solver.contribute(x, g, v)
	}
}

// Demand implements [Env].
func (x *local[L, G, D, V]) Demand(key L) {
	y := x.expected(key)
	if y == nil {
		y = x.solver.local(key)
	}
	if x.mayAsk() {
		x.record(y.id, demanded)
		x.solver.demand(y)
	}
}

// mayAsk reports whether x is being evaluated and the solver has not stopped.
func (x *local[L, G, D, V]) mayAsk() bool {
	if x.flags&called == 0 {
		x.solver.stop(Defect, "internal error of the analysis: a right-hand side used its environment after it had returned")
	}
	return x.solver.stopped == ""
}

// depend records that the evaluation of x reads the given version of an unknown, and returns its readers, x among them.
//
// If deps, from this evaluation or an earlier one, has the unknown at the same version, then x is one of its
// readers already: x was added then, and the list of readers is emptied only when the version changes.
func (x *local[L, G, D, V]) depend(id int32, version uint32, at *int32, readers []int32) []int32 {
	if *at < x.next && x.deps[*at].id == id && x.deps[*at].version != demanded {
		return readers // read before in this evaluation; if it has changed since, x is unstable by now
	}
	*at = x.next
	if int(x.next) < len(x.deps) && x.deps[x.next] == (dep{id, version}) {
		x.next++
		return readers
	}
	x.record(id, version)
	if len(readers) == cap(readers) && len(readers) >= 64 {
		slices.Sort(readers)
		readers = slices.Compact(readers)
	}
	return append(readers, x.id)
}

// record makes an entry of deps, over one that the last evaluation has made at this place, if any.
func (x *local[L, G, D, V]) record(id int32, version uint32) {
	if int(x.next) < len(x.deps) {
		x.deps[x.next] = dep{id, version}
	} else {
		x.deps = append(x.deps, dep{id, version})
	}
	x.next++
}
