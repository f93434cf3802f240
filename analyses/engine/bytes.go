package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Objects of synchronisation as memory: operations on them read and write their bytes, and writing their bytes
// makes them anew.

// used resolves the operand of an operation on a synchronisation object. It conflicts with making and
// destroying the object, and with reading and writing its bytes.
func (s *step) used(x cfg.Expr) digest.Operand {
	v := s.marked(x, true)
	for _, p := range v.Parts() {
		if p.Base == value.Null || p.Base == value.Unknown || !s.table.Memory(p.Base) {
			continue
		}
		s.lockAt(s.table.Summary(p.Base), s.ev.Inside(p, max(s.syncSize(), 1)))
	}
	return s.operand(v)
}

// marked is the address of an object of synchronisation that is operated on: a use, or that it is made or destroyed.
func (s *step) marked(x cfg.Expr, use bool) value.Value {
	v, size := s.ev.Expr(x), s.syncSize()
	s.ev.Mark(v, size, use, named(x), s.edge.Pos)
	if size == 0 {
		return v
	}
	way := s.facts.SyncPlace(s.edge.Action)
	for _, p := range v.Parts() {
		switch {
		case p.Base == value.Unknown:
			keptIn(value.Unknown).add(s.env, placedAt(way, value.At(0)))
		case p.Base != value.Null && s.table.Memory(p.Base):
			noteAs(s, keptIn, s.table.Summary(p.Base), placedAt(way, s.ev.Inside(p, size)))
		}
	}
	return v
}

// Kept reports whether the library may keep something of its own in size bytes at the offsets of b: it writes
// objects of synchronisation, like pthread_mutex_t, without an assignment, and nobody knows what. Where it is not known
// which object an operation is on, it may be any that a declaration makes one, or makes a part of a variable. (On the heap
// no declaration says where one lies. It is made there by an operation, which is noted if it is known where; if not, what
// is found is what was written as numbers before, which no program may look for behind the library's back.)
func (s *step) Kept(b value.Base, off value.Num, size int64) bool {
	b = s.table.Summary(b)
	for way, places := range s.placesIn(keptIn, b) {
		if n := s.facts.SyncPlaces[way].Size; n > 0 && value.HitsAny(off, size, places, n) {
			return true
		}
	}
	v := s.table.Info(b).Var
	if v == nil || !s.holdsOpaque(v.Type) {
		return false
	}
	for way := range keptIn(value.Unknown).get(s.env).all() {
		if n := s.facts.SyncPlaces[way].Size; n > 0 && cfg.OpaqueAt(v.Type, n, func(lo, n int64) bool { return value.Hits(off, size, lo, n) }) {
			return true
		}
	}
	return false
}

// holdsOpaque is [cfg.HoldsOpaque], which looks into all members.
func (x *engine) holdsOpaque(t cfg.Type) bool {
	yes, known := x.opaque[t]
	if !known {
		yes = cfg.HoldsOpaque(t)
		x.opaque[t] = yes
	}
	return yes
}

// named is what an operand takes the address of, if it does.
func named(x cfg.Expr) *cfg.LVal {
	if a, ok := x.(*cfg.AddrOf); ok {
		return a.LV
	}
	return nil
}

// syncSize is the size of the object that the operation is on, if that is known.
func (s *step) syncSize() int64 {
	x, k := cfg.SyncObject(s.edge.Action)
	if x == nil {
		return 0
	}
	return cfg.SyncSize(x, k)
}

// control is used for the control of an initialisation that runs once.
func (s *step) control(x cfg.Expr) digest.Operand {
	op := s.used(x)
	for _, o := range op.May {
		places := value.At(o.Offset)
		if o.Offset == digest.AnyOffset {
			places = value.From(0)
		}
		s.note(controlsIn, value.Base(o.Base), places)
		controlsIn(value.Unknown).add(s.env, value.Pointers(value.Base(o.Base), places))
	}
	return op
}

// resetAll makes all controls anew, and all locks that the program makes itself: a write through a pointer of which
// nothing is known may fall on any of them.
func (s *step) resetAll() {
	if s.facts.Onces {
		s.anew(controlsIn(value.Unknown).get(s.env))
	}
	s.resetHandmade()
}

// anew notes that what lies at some places is overwritten.
func (s *step) anew(places value.Value) {
	for _, p := range places.Parts() {
		at, few := value.Enumerate(p.Off, 16)
		if !few {
			at = []int64{digest.AnyOffset}
		}
		for _, o := range at {
			s.overwrites = append(s.overwrites, digest.Object{Base: uint32(p.Base), Offset: o})
		}
	}
}

// remade resolves the operand of an operation that makes or destroys a synchronisation object: that races with
// every use that is not ordered with it.
func (s *step) remade(x cfg.Expr) digest.Operand {
	return s.operand(s.marked(x, false))
}

// Overwrite finds the mutexes that an assignment of a record, a memset or a copy falls on. That makes them
// anew, of any type unless their bytes are zero.
func (s *step) Overwrite(b value.Base, off value.Num, size int64, o *value.Object, lv *cfg.LVal) {
	b = s.table.Summary(b)
	s.leavesObject(b, o, lv)
	if s.handmade() {
		s.hitHandmade(b, off, size)
	}
	places := s.noted(locksIn, b)
	if places.IsBottom() || s.making {
		return
	}
	if len(value.Covered(places, off, size)) == 0 {
		return
	}
	// Each lock is at one of the places that are named in one way. They are asked only if what locksIn tells of all is not
	// enough.
	other := false // may become one of another type
	for _, places := range s.placesIn(placedIn, b) {
		for _, at := range value.Covered(places, off, size) {
			s.overwrite(b, at)
			c, ok := off.Const()
			other = other || !ok || at == digest.AnyOffset || !normal(o, at-c)
		}
	}
	if other {
		s.retyped(b)
	}
}

// normal reports whether the bytes of a mutex say that it is a normal one: its first members are zero, and its
// type is one of them.
func normal(o *value.Object, at int64) bool {
	const members, size = 5, 4
	for i := range int64(members) {
		if n, ok := o.Read(value.At(at+i*size), size).Constant(); !ok || n != 0 {
			return false
		}
	}
	return true
}

// overwritten tells the digests about such objects: all in one event, but for what that says of all of them. A
// pointer to some member of the crowd may overwrite what is in any of hundreds.
func (s *step) overwritten() {
	if len(s.overwrites) == 0 {
		return
	}
	// A place in the crowd is one in hundreds of members, and is there once for each kind of lock that may lie there.
	slices.SortFunc(s.overwrites, digest.CompareObjects)
	var all []digest.Object
	for _, m := range slices.Compact(s.overwrites) {
		for _, b := range s.struck(value.Base(m.Base)) {
			all = append(all, digest.Object{Base: uint32(b), Offset: m.Offset})
		}
	}
	s.overwrites = nil
	slices.SortFunc(all, digest.CompareObjects)
	type group struct{ published, handmade bool }
	var ops [4]digest.Operand
	groups := [4]group{{}, {published: true}, {handmade: true}, {true, true}}
	for _, m := range slices.Compact(all) {
		g := group{s.published(digest.Operand{May: []digest.Object{m}}), s.isHandmade(m)}
		op := &ops[slices.Index(groups[:], g)]
		op.May = append(op.May, m)
	}
	for i, g := range groups {
		if len(ops[i].May) > 0 {
			s.tellOverwrite(i, &digest.Event{Kind: digest.EvOverwrite, Memory: ops[i], Published: g.published, Unchecked: g.handmade})
		}
	}
}

// tellOverwrite tells the digests of one such event, of the n-th group, and whether all of them have been told before by an
// evaluation that counts: the objects of the crowd are hundreds, again and again.
func (s *step) tellOverwrite(n int, ev *digest.Event) {
	key := overwriting{s.origin(), n}
	last := s.crowded.overwritten[key]
	ev.Repeated = len(last) > 0 && slices.Equal(last, ev.Memory.May)
	const many = 16
	if s.local(ev) && !ev.Repeated && len(ev.Memory.May) >= many && !s.trial() {
		s.crowded.overwritten[key] = ev.Memory.May
	}
}

// overwriting is an action of the program that overwrites objects; nil are those that no edge of it does.
type overwriting struct {
	edge *cfg.Edge
	n    int
}

// Store finds the locks that a number or a pointer is written to, at off in b. That makes them anew:
//
//   - A lock that is a number itself, as a spin lock is, is written to by any lvalue that may lie there.
//   - Of one that is a record of the library's, a part is written to, and what is made may be of another type. Its
//     members are the library's own business, so that C lets a program write to them only as characters, by their
//     names, as what a union holds beside them ([cfg.Piece]), or through a pointer that was converted. For the last it
//     counts where it is known which bytes are written, but for few places, or for which of several elements: else
//     each number behind a pointer that has been calculated would fall on the mutexes of its object, although those are
//     no numbers.
func (s *step) Store(b value.Base, off value.Num, size int64, v value.Value, lv *cfg.LVal) {
	s.leaves(b, v, lv)
	if s.making {
		return
	}
	b = s.table.Summary(b)
	if s.handmade() {
		s.hitHandmade(b, off, size)
	}
	if s.facts.Words {
		s.hit(b, s.noted(wordsIn, b), s.program.Types.Int.Size(), off, size)
	}
	const pointers = 5 // no mutex is smaller
	bytes := pointers * s.program.Types.Model.PointerSize()
	piece := lv != nil && cfg.Piece(lv)
	known := off.Size() <= fewPlaces || int64(min(off.Stride(), 1<<62)) >= bytes
	if !piece && (!known || lv != nil && len(lv.Path) > 0) {
		return
	}
	if places := s.noted(locksIn, b); places.IsBottom() || !value.HitsAny(off, size, places, bytes) {
		return
	}
	other := false
	for _, places := range s.placesIn(placedIn, b) {
		other = s.hit(b, places, bytes, off, size) || other
	}
	if other {
		s.retyped(b)
	}
}

// fewPlaces is how many places of a write are told apart.
const fewPlaces = 4

// retyped notes that mutexes in b may be of any type.
func (s *step) retyped(b value.Base) {
	for _, b := range s.struck(b) {
		typesIn(b).add(s.env, digest.AnyType)
	}
}

// hit notes which of the locks of some bytes at some places in b are overwritten by size bytes at off.
func (s *step) hit(b value.Base, places value.Num, bytes int64, off value.Num, size int64) (any bool) {
	if places.IsBottom() || !value.HitsAny(off, size, places, bytes) {
		return false
	}
	locks, few := value.Enumerate(places, 16)
	if !few {
		locks = []int64{digest.AnyOffset}
	}
	for _, o := range locks {
		if o == digest.AnyOffset || value.Hits(off, size, o, bytes) {
			s.overwrite(b, o)
			any = true
		}
	}
	return any
}

// resets finds the controls that the action writes to, as an assignment of PTHREAD_ONCE_INIT does: that makes
// them anew. What falls on them as part of something larger is found by Overwrite.
func (s *step) resets() {
	if s.program.Init != nil && s.edge.From.Func.ID == s.program.Init.ID {
		return
	}
	cfg.Operands(s.edge.Action, func(lv *cfg.LVal) {
		if a, ok := s.edge.Action.(*cfg.AtomicLoad); ok && lv == a.Source || lv.Var != nil && lv.Var.Register() {
			return
		}
		size := lv.Type.Size()
		for _, p := range s.ev.Address(lv).Parts() {
			if p.Base == value.Null || p.Base == value.Unknown || !s.table.Memory(p.Base) {
				continue
			}
			base := s.table.Summary(p.Base)
			places := s.noted(controlsIn, base)
			switch at, few := value.Enumerate(places, 16); {
			case places.IsBottom() || !value.HitsAny(p.Off, size, places, s.program.Types.Int.Size()):
			case !few:
				s.overwrite(base, digest.AnyOffset)
			default:
				for _, o := range at {
					if value.Hits(p.Off, size, o, s.program.Types.Int.Size()) {
						s.overwrite(base, o)
					}
				}
			}
		}
	}, nil)
}
