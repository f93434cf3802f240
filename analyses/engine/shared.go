package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// Contents of shared objects. What threads write to an object is recorded in unknowns of its own for each
// projection of the writer's digest ([digest.Projects]), and read from those that the reader's digest can
// observe. For each object there are
//
//	open      what anybody may find there at any time
//	hidden    what was written while a mutex was held that protects the object: it is held at every write
//	          (while there are several threads)
//	settled   what was there when such a mutex was released, by mutex
//
// A thread that holds a mutex m that protects the object finds what is open or has settled for m, and what it
// has written or found itself since it took the mutex (see value/guarded.go); any other thread finds what is
// open or hidden.
//
// Sound: let a thread t hold m, which protects b, and let w be the last write to b before some moment. If it is
// t's own, and no thread has written since t took m, the state keeps it. If it was open, t finds it. Otherwise
// w's thread held m at w, exclusively, and was not t or has released m since; as t holds m now, there was a
// release of m by w's thread between w and t's taking of m, and no write of anybody else between w and that
// release: so the content at w is the content at that release, and was recorded then as settled for m. (A
// thread that ends, leaves by exit, calls unknown code, or may be cancelled anywhere opens what it hides:
// handlers run then in its place.) Others find everything that was ever written. What is settled or hidden is
// recorded with the digest of the thread that releases or writes. Where t's digest cannot observe it, that
// thread was not started, or whatever the digest says, when t was there: then that thread has not yet written
// either. It may start while t holds m, though, and let others reach an object that it makes then: see
// newcomer.

// writer is the projection of the running thread's digest.
func (s *step) writer() projection {
	return s.projections.of(s.product.Projection(s.tuple))
}

// sees reports whether a thread with some digest may find what a writer has written to b.
func (s *step) sees(t digest.Tuple, writer projection, b value.Base) bool {
	return writer == 0 || s.product.Sees(s, t, s.projections.tuple(writer), uint32(b))
}

// holds are the mutexes that the running thread holds, and that nobody else does. A guest may take once more
// what its host holds, which goes on afterwards (a handler of forks), or was left at some place by another
// guest (a handler of signals that calls exit): so it is not alone with what can be taken again.
func (s *step) holds() []digest.Hold {
	if !s.held.asked || !s.product.HoldsAlike(s.held.tuple, s.tuple) {
		held := s.product.Holds(s, s.tuple)
		if s.here().guest != notGuest {
			held = slices.DeleteFunc(held, func(h digest.Hold) bool {
				op := digest.Operand{May: []digest.Object{h.Mutex}}
				return h.Mutex == digest.AtomicSection() || s.mutexTypes(op)&digest.Recursive != 0
			})
		}
		s.held.asked, s.held.tuple, s.held.mutexes = true, s.tuple, held
	}
	return s.held.mutexes
}

// protectors are the mutexes that the running thread holds of those that protect b.
func (s *step) protectors(b value.Base) []digest.Hold {
	held := s.holds()
	if len(held) == 0 || s.opts.Flat {
		return nil
	}
	by := s.protecting(b)
	if len(by) == 0 || writtenAnywhere().get(s.env) {
		return nil // nobody writes b, or somebody does without a mutex
	}
	var out []digest.Hold
	for _, h := range held {
		if slices.Contains(by, h.Mutex) {
			out = append(out, h)
		}
	}
	return out
}

// protecting are the mutexes that everybody holds who writes b: some of them, if they are many, as what b holds is kept
// for each.
//
// Sound, whichever these are: what is kept for a mutex is true by itself. It is kept by all who may release one of these
// (become), and read for those that a reader holds (written); both take the same ones, as in the solution the set of all
// is what it is, and who has looked at a larger one before is evaluated again.
func (s *step) protecting(b value.Base) (by []digest.Object) {
	all, _ := writersOf(b).get(s.env).mutexes.Elements()
	for m := range all.All() {
		if by = append(by, s.mutexIDs.at(m)); len(by) == maxProtecting {
			break
		}
	}
	return by
}

// maxProtecting is how many mutexes are looked at that protect an object.
const maxProtecting = 8

// Protected reports whether the running thread holds a mutex that protects b.
func (s *step) Protected(b value.Base) bool { return len(s.protectors(b)) > 0 }

// Guard notes that the running thread writes b, and reports whether that is hidden. It is not by a mutex that
// is held as a reader only (while there is no other thread): those that are started next may hold it, too.
func (s *step) Guard(b value.Base) bool {
	if s.opts.Flat {
		return false
	}
	if !s.product.SingleThreaded(s.tuple) { // else there is nobody to be protected from
		by := lattice.MustOf[uint32]()
		for _, h := range s.holds() {
			if !h.Shared {
				by = by.Add(s.mutexIDs.of(h.Mutex))
			}
		}
		writersOf(b).add(s.env, writers{mutexes: by})
	}
	return slices.ContainsFunc(s.protectors(b), func(h digest.Hold) bool { return !h.Shared }) && s.endings() == 0
}

// Shared returns the content of an object that other threads may change.
func (s *step) Shared(b value.Base) *value.Object { return s.shared(b, s.written) }

// SharedAt is the same, as far as some bytes go.
func (s *step) SharedAt(b value.Base, lo, hi int64) *value.Object {
	return s.shared(b, func(b value.Base) *value.Object { return s.flatBytes(bytesOf{b, lo, hi}) })
}

// shared is what an object may hold that other threads may change; written is what was written there.
func (s *step) shared(b value.Base, written func(value.Base) *value.Object) *value.Object {
	switch info := s.table.Info(b); {
	case info.Kind == value.KindEnv && (info.Env == value.ArgumentList || info.Env == value.ArgumentTexts):
		return s.environment(info.Env).Join(written(b)) // it was there before the program has sent anything
	case info.Kind == value.KindEnv:
		return s.environment(info.Env).Join(value.UniformObject(sentOut().get(s.env))).Join(written(b))
	case info.Kind == value.KindVar && info.Var.Storage == cfg.Literal:
		return value.IndeterminateObject()
	case info.Kind == value.KindVar && info.Var.Extern && s.opts.Externals == Ordinary:
		return s.foreign(b, s.elsewhere(info.Var), written(b)) // library code changes it as it likes
	}
	if writtenAnywhere().get(s.env) && !(s.opts.Flat && s.ev.Secluded(b)) {
		// Anything that can be reached may have been written here; an unknown pointer stands for all of it.
		return unknownContent
	}
	return written(b)
}

// maxForeign bounds the contents that are remembered.
const maxForeign = 1 << 12

// foreign joins what a variable of libraries may hold anyway, which is always the same, with what was written to it.
// That is asked again and again, of contents that have not changed.
func (s *step) foreign(b value.Base, always, written *value.Object) *value.Object {
	if written == nil {
		return always
	}
	k := foreign{b, written}
	joined, ok := s.foreigners[k]
	if !ok {
		if len(s.foreigners) >= maxForeign {
			clear(s.foreigners)
		}
		joined = s.table.Sharing().Join(always, written)
		s.foreigners[k] = joined
	}
	return joined
}

// foreign is what was written to a variable of libraries.
type foreign struct {
	to   value.Base
	what *value.Object
}

// written is what the running thread may find in b of what was written there since it can be reached by several
// threads.
func (s *step) written(b value.Base) *value.Object {
	if s.opts.Flat {
		return s.flatContent(b)
	}
	by := s.protectors(b)
	var seen []projection
	for w, n := projection(0), writersOf(b).get(s.env).projections; n>>w != 0; w++ {
		if n>>w&1 != 0 && s.sees(s.tuple, w, b) {
			seen = append(seen, w)
		}
	}
	if len(by) == 0 {
		return s.everything(b, seen)
	}
	share := s.table.Sharing()
	var out *value.Object
	settled := make([]*value.Object, len(by))
	for _, w := range seen {
		out = share.Join(out, openIn(b, w).get(s.env))
		for i, h := range by {
			settled[i] = share.Join(settled[i], s.settled(b, h.Mutex, w).get(s.env))
		}
	}
	// What is settled for each of them is true: the least says most.
	least := settled[0]
	for _, o := range settled[1:] {
		if share.Leq(o, least) {
			least = o
		}
	}
	return share.Join(out, least)
}

// everything is what some writers have written to b, open or hidden.
func (s *step) everything(b value.Base, by []projection) *value.Object {
	r, parts := reading{object: b}, make([]*value.Object, 0, 2*maxProjections+2)
	for _, w := range by {
		r.by |= 1 << w
		parts = append(parts, openIn(b, w).get(s.env), hiddenIn(b, w).get(s.env))
	}
	if known, ok := s.readings[r]; ok && slices.Equal(known.parts, parts) {
		return known.all // most of what is read has not changed since it was read last
	}
	var all *value.Object
	for _, o := range parts {
		all = s.table.Sharing().Join(all, o)
	}
	s.readings[r] = union{slices.Clone(parts), all}
	return all
}

// reading is an object with those whose writes are read, union what these have written and what that is together.
type (
	reading struct {
		object value.Base
		by     uint32 // a set of projections
	}
	union struct {
		parts []*value.Object
		all   *value.Object
	}
)

// release is a mutex, by its number, and the projection of who releases it.
type release struct {
	mutex  uint32
	writer projection
}

// settled is the unknown of what was in b when a writer released m.
func (s *step) settled(b value.Base, m digest.Object, w projection) unknown[*value.Object] {
	return settledIn(b, s.releaseIDs.of(release{s.mutexIDs.of(m), w}))
}

// unknownContent may hold any number, and pointers to everything that other threads can reach.
var unknownContent = value.UnknownObject()

// environment is the content of memory that the program did not make: the arguments of main.
func (s *step) environment(name string) *value.Object {
	switch name {
	case value.ArgumentList:
		return value.UniformObject(value.Pointer(s.table.Env(value.ArgumentTexts), 0).Join(value.Int(0)))
	case value.LibraryName:
		return value.UniformObject(s.table.LibraryPointer())
	}
	return value.IndeterminateObject()
}

// WriteShared records what is written to b.
func (s *step) WriteShared(b value.Base, o *value.Object, hide bool) {
	if b == value.Unknown {
		writtenAnywhere().add(s.env, true) // what is written has escaped: see Shared
		s.resetAll()
		return
	}
	if s.opts.Flat {
		s.writeFlat(b, o)
		return
	}
	w := s.writer()
	in := openIn(b, w)
	if hide {
		in = hiddenIn(b, w)
	}
	in.add(s.env, s.table.Sharing().Canonical(o))
	writersOf(b).add(s.env, writers{projections: 1 << w})
}

// become changes the digest by an event, which may be the release of any mutex: what was written to the objects
// that it protects is settled. An object stays guarded only by a mutex that is held before and after the event.
func (s *step) become(t digest.Tuple) {
	if s.ev.St.Guarded.IsEmpty() {
		s.tuple = t
		return
	}
	before, earlier := s.holds(), s.tuple
	s.tuple = t
	after := s.holds()
	for b, o := range s.ev.St.Guarded.All() {
		if s.ev.St.Exact.Has(b) && s.newcomer(b, earlier) {
			s.ev.Inexact(b)
		}
		by := s.protecting(b)
		guarded := slices.ContainsFunc(by, func(m digest.Object) bool { return holds(before, m) && holds(after, m) })
		for _, m := range by {
			if !guarded || !holds(after, m) {
				s.settle(b, m, o)
			}
		}
		if !guarded {
			s.ev.Unguard(b)
		}
	}
}

// newcomer reports whether a thread that the running one could not observe before the last event may now let
// others reach an object of b that it makes. No mutex keeps it from that.
func (s *step) newcomer(b value.Base, earlier digest.Tuple) bool {
	if s.tuple == earlier || s.table.Static(b) { // what has a name is reached from the first start of a thread
		return false
	}
	n := writersOf(b).get(s.env).projections
	for w := projection(0); n>>w != 0; w++ {
		if n>>w&1 == 0 || !s.sees(s.tuple, w, b) || openIn(b, w).get(s.env) == nil {
			continue
		}
		if !s.sees(earlier, w, b) {
			return true
		}
	}
	return false
}

func holds(held []digest.Hold, m digest.Object) bool {
	return slices.ContainsFunc(held, func(h digest.Hold) bool { return h.Mutex == m })
}

func (s *step) settle(b value.Base, m digest.Object, o *value.Object) {
	w := s.writer()
	s.settled(b, m, w).add(s.env, s.table.Sharing().Canonical(o))
	writersOf(b).add(s.env, writers{projections: 1 << w})
}

// reveal opens what is hidden: code may run that takes a mutex that this thread holds, or finds it abandoned.
func (s *step) reveal() {
	for b, o := range s.ev.St.Guarded.All() {
		s.WriteShared(b, o, false)
		s.ev.Unguard(b)
	}
}
