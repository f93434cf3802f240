package value

// Where the states of a program are too many or too large, memory can be kept without regard to the flow: then Mem of a
// state, and what goes with it (Guarded, Folded), stays empty, and the content of every object is a shared unknown from
// the beginning of its life. It holds whatever is written there anywhere; there are no newest objects.
//
// Which objects other threads can reach is found without regard to the flow, too. An object is secluded unless it has
// escaped: it is static, or its address is written to an object that is not secluded, or handed to a thread, anywhere.
// Sound, because each write of a pointer asks whether what it writes to is secluded, and is evaluated anew when that is
// no longer so: thus in the solution everything that objects which are not secluded ever hold has escaped. An object
// that is secluded no other thread accesses, nor does an unknown pointer lead there: where an object holds so much that
// only an unknown pointer is left of it, which is noted when it is read (Blurred), what is written there escapes, too.

// Track begins the life of an object with some content.
func (e *Eval) Track(b Base, o *Object) {
	if e.Table.Flat {
		e.World.WriteShared(b, o, false)
		return
	}
	e.St.Mem = e.St.Mem.Set(b, o)
}

// uninitialised is the content of an object whose life begins. Where it stays beside all that is ever written there, it is
// told apart from numbers: pointers would else be numbers as well, for ever.
func (e *Eval) uninitialised() *Object {
	if e.Table.Flat {
		return unwrittenObject()
	}
	return IndeterminateObject()
}

// Secluded reports whether no other thread can reach the objects of b.
func (e *Eval) Secluded(b Base) bool {
	if !e.Table.Flat {
		return e.private(b)
	}
	return e.Table.Secludable(b) && !e.World.Escaped(b)
}

// Secludable reports whether b stands for objects that have no name which other threads can use.
func (t *Table) Secludable(b Base) bool {
	i := &t.infos[b]
	return (i.Kind == KindVar || i.Kind == KindHeap || i.Kind == KindCrowd) && !t.Static(b)
}

// publishFlat tells that other threads can reach what v points to.
func (e *Eval) publishFlat(v Value) {
	for _, p := range v.parts {
		if p.Base > Unknown && e.Table.Memory(p.Base) {
			e.World.Escape(p.Base)
		}
	}
}
