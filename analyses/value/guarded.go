package value

// Shared objects whose writers all hold a mutex. A thread that holds such a mutex (which protects the object)
// can be sure that nobody else writes the object meanwhile: what it has found there stays, and what it writes
// there others find only if they do not hold the mutex, or after it has been released ("Improving
// Thread-Modular Abstract Interpretation", Schwarz et al., SAS 2021, §4.2 and §4.4, here per object, with
// values at a release recorded per mutex). The state keeps such objects in Guarded; which mutexes protect what,
// what others find, and when a mutex is released is the engine's business.
//
// An object in Guarded is described by Guarded alone if it is Exact, and otherwise by Guarded and by what is
// shared. One that is also in Mem (it has escaped on some paths only, or its variable has been declared anew)
// is never taken to be exact.

// exact reports whether the state alone describes the shared object b.
func (e *Eval) exact(b Base) bool {
	return e.St.Exact.Has(b) && !e.St.Mem.Has(b) && e.World.Protected(b)
}

// Inexact notes that what is known about b as a guarded object is no longer all that there may be.
func (e *Eval) Inexact(b Base) {
	if e.St.Exact.Has(b) {
		e.St.Exact = e.St.Exact.Remove(b)
	}
}

// guardedAlone reports whether b, if it is guarded, is a single object.
func (e *Eval) guardedAlone(b Base) bool { return e.single(b) && !e.World.Several(b) }

// guard makes b an exact guarded object, if a mutex that protects it is held.
func (e *Eval) guard(b Base) bool {
	switch {
	case e.exact(b):
		return true
	case e.St.Mem.Has(b) || !e.World.Protected(b):
		return false
	}
	e.keep(b, e.content(b))
	return true
}

func (e *Eval) keep(b Base, o *Object) {
	e.St.Guarded = e.St.Guarded.Set(b, o)
	e.St.Exact = e.St.Exact.Add(b)
}

// maxTable is how many elements of an array are told apart where memory is kept without regard to the flow.
const maxTable = 1 << 10

// table is what is written to an object, folded if that is a large array where memory is kept without regard to the flow:
// there each write is joined with all others, and programs hold tables, and whole files, of which each element is written
// once.
func (t *Table) table(b Base, o *Object) *Object {
	if elem := t.elems[b]; t.Flat && elem > 0 && t.sizes[b]/elem > maxTable {
		return o.fold(elem)
	}
	return o
}

// modifyShared is modify for an object that other threads can reach.
func (e *Eval) modifyShared(b Base, single bool, f func(o *Object, strong bool) *Object) {
	hidden := e.World.Guard(b) && !e.St.Mem.Has(b)
	e.World.WriteShared(b, e.Table.table(b, f(&Object{}, true)), hidden)
	switch {
	case hidden:
		o := e.content(b)
		if o == nil {
			o = &Object{}
		}
		e.keep(b, f(o, single && e.guardedAlone(b)))
	case e.St.Guarded.Has(b):
		// What it holds is hidden no longer than until the next event that may be a release; what is written
		// now nobody misses.
		e.Inexact(b)
	}
}

// Unguard forgets what is known about b as a guarded object: others have been told.
func (e *Eval) Unguard(b Base) {
	e.St.Guarded = e.St.Guarded.Delete(b)
	e.Inexact(b)
}
