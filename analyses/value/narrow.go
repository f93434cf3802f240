package value

import "github.com/mayrun-dev/mayrun/lattice"

// Kept is what is put aside of the state of a caller while a function runs that cannot reach all of it.
type Kept struct {
	caller State
	handed []Base            // the objects that the callee can reach
	told   lattice.Set[Base] // those, and what the callee may make
}

// Narrow takes out of the state what a function cannot reach that is called with the given values: so its
// states do not depend on what is none of its business, and its callers do not meet in them. own are the bases
// of the objects that the function, or any that it calls, may make, and of the local variables that it may
// name; named are those of the global variables that it may name.
//
// This is the frame rule of separation logic for private objects. The callee can come by an object that no
// other thread reaches through its arguments, by the name of a variable, by making it anew (the base may be the
// same), and by what is in the objects that it comes by. Shared objects hold no pointers to private ones. It
// asks Passed and Twice about bases that it makes and that are in Mem. What has escaped it has to know in full:
// it may come by such an object in shared memory, whose base another caller hands over as a private one.
//
// The same holds while there is one thread only, when global variables are private objects, too. Starting a
// thread publishes those, so to a function that may start one all of them count as named.
func (e *Eval) Narrow(own, named lattice.Set[Base], args []Value) Kept {
	mem := e.St.Mem
	k := Kept{caller: e.St, told: own}
	reached := make(map[Base]bool, 8)
	var objects []*Object
	var reach func(Base)
	reach = func(b Base) {
		if reached[b] {
			return
		}
		if o, tracked := mem.Get(b); tracked {
			reached[b] = true
			k.handed = append(k.handed, b)
			objects = append(objects, o)
		}
		if e.Table.infos[b].Newest {
			reach(e.Table.Summary(b)) // it may be folded
		}
	}
	if own.Len() < mem.Len() {
		for b := range own.All() {
			reach(b)
		}
	} else {
		for b := range mem.Keys() {
			if own.Has(b) {
				reach(b)
			}
		}
	}
	for _, b := range e.Table.locals {
		reach(b)
	}
	if e.Table.anyStatic(mem) {
		for b := range named.All() {
			reach(b)
		}
	}
	through := func(v Value) {
		for _, p := range v.parts {
			if p.Base > Unknown {
				reach(p.Base)
			}
		}
	}
	for _, v := range args {
		through(v)
	}
	for i := 0; i < len(objects) && len(objects) < mem.Len(); i++ {
		objects[i].Values(through)
	}
	for _, b := range k.handed {
		k.told = k.told.Add(b)
		k.told = k.told.Add(e.Table.Summary(b))
	}
	if len(objects) < mem.Len() {
		e.St.Mem = mem.Filter(func(b Base, _ *Object) bool { return reached[b] })
	}
	e.St.Passed, e.St.Twice = e.St.Passed.Intersect(k.told), e.St.Twice.Intersect(k.told)
	return k
}

// Reached reports whether the callee can come by objects of a base, or may make some.
func (k *Kept) Reached(b Base) bool { return k.told.Has(b) }

// Told are the bases of which the callee can come by objects, or may make some.
func (k *Kept) Told() lattice.Set[Base] { return k.told }

// Forget leaves out of the state what has escaped, but for what the callee is told of and some others.
func (e *Eval) Forget(k *Kept, others lattice.Set[Base]) {
	e.St.Escaped = e.St.Escaped.Intersect(k.told).Union(e.St.Escaped.Intersect(others))
}

// Tracked are the bases of the objects that only the running thread reaches, and of those that they may be folded into.
func (e *Eval) Tracked() (bs lattice.Set[Base]) {
	for b := range e.St.Mem.Keys() {
		bs = bs.Add(b).Add(e.Table.Summary(b))
	}
	return bs
}

// Disown leaves out of the state of a function that returns what it knows of other callers' objects: those that
// the present caller has not handed over, and that the function has not made. own is as for Narrow, and may
// have grown since. Nor can there be pointers to them, unless other threads reach such objects, too.
func (e *Eval) Disown(k *Kept, own lattice.Set[Base]) {
	k.told = k.told.Union(own)
	known := e.St.Folded.Intersect(k.told)
	for b := range e.St.Folded.All() {
		if e.Table.infos[b].Residue && k.told.Has(e.Table.Summary(b)) {
			known = known.Add(b)
		}
	}
	e.St.Folded = known
	foreign := map[Base]bool{} // whether pointers may lead there nevertheless
	for b := range e.St.Mem.Keys() {
		if !k.told.Has(b) {
			foreign[b] = !e.private(b)
		}
	}
	if len(foreign) == 0 {
		return
	}
	e.St.Mem = e.St.Mem.Filter(func(b Base, _ *Object) bool { return k.told.Has(b) })
	e.St = e.St.apply(func(v Value) Value {
		return v.filter(func(b Base) bool {
			possible, other := foreign[b]
			return possible || !other
		})
	})
}

// Rejoin puts the state of a function that has returned back into that of its caller, after Disown.
func (e *Eval) Rejoin(k Kept) {
	if len(k.handed) < k.caller.Mem.Len() {
		mem := k.caller.Mem
		if !e.St.Folded.IsEmpty() {
			mem = mem.Apply(func(_ Base, o *Object) (*Object, bool) { return o.mapValues(e.since), true }, sameObject)
		}
		for b, o := range e.St.Mem.All() {
			mem = mem.SetIf(b, o, sameObject)
		}
		for _, b := range k.handed {
			if !e.St.Mem.Has(b) {
				mem = mem.Delete(b)
			}
		}
		e.St.Mem = mem
	}
	e.St.Escaped = k.caller.Escaped.Union(e.St.Escaped.Intersect(k.told))
	e.St.Passed = k.caller.Passed.Difference(k.told).Union(e.St.Passed.Intersect(k.told))
	e.St.Twice = k.caller.Twice.Difference(k.told).Union(e.St.Twice.Intersect(k.told))
}

func sameObject(a, b *Object) bool { return a == b }

// since is a value from before a function ran: a pointer to a newest object may mean one that has been folded there, or
// given away.
func (e *Eval) since(v Value) Value {
	if e.St.Folded.IsEmpty() {
		return v
	}
	return v.Join(e.residues(v)).Join(v.rename(func(b Base) Base {
		if e.St.Folded.Has(b) {
			return e.Table.Summary(b)
		}
		return b
	}))
}

// anyStatic reports whether a map has objects of global variables.
func (t *Table) anyStatic(mem lattice.Map[Base, *Object]) bool {
	for b := range mem.Range(t.firstStatic, t.lastStatic) {
		if t.Static(b) {
			return true
		}
	}
	return false
}
