package value

import "github.com/mayrun-dev/mayrun/lattice"

// Kept is what is put aside of the state of a caller while a function runs that cannot reach all of it.
type Kept struct {
	aside lattice.Map[Base, *Object] // taken out of the state by name, see Eval.PutAside

	caller State
	handed []Base            // the objects that the callee can reach
	told   lattice.Set[Base] // the bases of which it knows what has escaped or been made
}

// PutAside takes the objects of some bases out of the state of a thread that runs alone, while a function runs that can neither name nor point to
// them. They have names only: the address of none of them is ever taken. The second result is false if there was nothing to take.
func (e *Eval) PutAside(bases lattice.Map[Base, *Object]) (Kept, bool) {
	mem := e.St.Mem
	aside := mem.Intersect(bases, func(_ Base, o, _ *Object) *Object { return o }, sameObject)
	e.St.Mem = mem.Without(bases)
	return Kept{aside: aside}, !aside.IsEmpty()
}

// Alone reports whether the state holds the global variables: there is one thread only.
func (e *Eval) Alone() bool { return e.Table.anyStatic(e.St.Mem) }

// Narrow takes out of the state what a function cannot reach that is called with the given values: so its states do not depend on
// what is none of its business, and its callers do not meet in them. own are the bases of the objects that the function, or
// any that it calls, may make or name. The second result is false if the state is left as it is. It is meant for states without
// global variables, see PutAside.
//
// This is the frame rule of separation logic for private objects. The callee can come by an object that no other thread reaches through its
// arguments, by the name of a variable, by making it anew (the base may be the same), and by what is in the objects
// that it comes by. Shared objects hold no pointers to private ones. It asks Escaped, Passed and Twice about bases that it makes and
// that are in Mem.
func (e *Eval) Narrow(own lattice.Set[Base], args []Value) (Kept, bool) {
	mem := e.St.Mem
	k := Kept{caller: e.St, told: own}
	reached := make(map[Base]bool, 8)
	var objects []*Object
	reach := func(b Base) {
		if reached[b] {
			return
		}
		if o, tracked := mem.Get(b); tracked {
			reached[b] = true
			k.handed = append(k.handed, b)
			objects = append(objects, o)
		}
	}
	if own.Len() < mem.Len() {
		for b := range own.All() {
			reach(b)
		}
	} else {
		for b, o := range mem.All() {
			if own.Has(b) {
				reached[b] = true
				k.handed = append(k.handed, b)
				objects = append(objects, o)
			}
		}
	}
	for _, b := range e.Table.locals {
		reach(b)
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
	if len(objects) == mem.Len() {
		return Kept{}, false
	}
	for _, b := range k.handed {
		k.told = k.told.Add(b)
	}
	var part lattice.Map[Base, *Object]
	if len(objects)*2 < mem.Len() {
		for i, b := range k.handed {
			part = part.Set(b, objects[i])
		}
	} else {
		part = mem
		for b := range mem.Keys() {
			if !reached[b] {
				part = part.Delete(b)
			}
		}
	}
	e.St.Mem = part
	e.St.Escaped, e.St.Passed, e.St.Twice = e.St.Escaped.Intersect(k.told), e.St.Passed.Intersect(k.told), e.St.Twice.Intersect(k.told)
	return k, true
}

// Rejoin puts the state of a function that has returned back into that of its caller.
func (e *Eval) Rejoin(k Kept) {
	since := func(mem lattice.Map[Base, *Object]) lattice.Map[Base, *Object] {
		if e.St.Folded.IsEmpty() {
			return mem
		}
		return mem.Apply(func(_ Base, o *Object) (*Object, bool) { return o.mapValues(e.folded), true }, sameObject)
	}
	if !k.aside.IsEmpty() {
		e.St.Mem = e.St.Mem.Union(since(k.aside), func(_ Base, _, o *Object) *Object { return o }, sameObject)
		return
	}
	mem := since(k.caller.Mem)
	for b, o := range e.St.Mem.All() {
		mem = mem.SetIf(b, o, sameObject)
	}
	for _, b := range k.handed {
		if !e.St.Mem.Has(b) {
			mem = mem.Delete(b)
		}
	}
	e.St.Mem = mem
	e.St.Escaped = k.caller.Escaped.Difference(k.told).Union(e.St.Escaped)
	e.St.Passed = k.caller.Passed.Difference(k.told).Union(e.St.Passed)
	e.St.Twice = k.caller.Twice.Difference(k.told).Union(e.St.Twice)
}

func sameObject(a, b *Object) bool { return a == b }

// folded is a value from before a function ran: a pointer to a newest object may mean one that has been folded there.
func (e *Eval) folded(v Value) Value {
	if e.St.Folded.IsEmpty() {
		return v
	}
	return v.Join(v.rename(func(b Base) Base {
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
