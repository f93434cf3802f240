package value

import "github.com/mayrun-dev/mayrun/cfg"

// A Loan is a pointer that a library function is given.
type Loan struct {
	At Value
	// Size is how many bytes the function knows to be there, zero if it may go on to the end of the object.
	Size int64
	// Elem is what is there as far as the function knows, nil if it knows nothing. Of objects of the same type, void
	// included, each may get the pointers of the others.
	Elem cfg.Type
	// Constant: the function writes nothing there.
	Constant bool
	// Flat: what is there holds no pointers, as far as the function knows.
	Flat bool
	// Left is what the function may leave there beside what it finds.
	Left Value
	// Beside is what of the things that it is given beside this one it may leave there, too.
	Beside Value
}

// Around are the places that the function gets at with the pointer.
func (l Loan) Around() Value {
	if l.Size == 0 {
		return l.At.Smear()
	}
	return l.At.Map(func(b Base, off Num) Num {
		if b == Null {
			return anyNum()
		}
		return addNum(off, interval(0, l.Size-1))
	})
}

// A Found is a value that holds functions which a library function was given, with what was given beside them: the
// values are mostly those of many calls.
type Found struct {
	Functions Value
	Beside    []Value
}

// A Library is what a library function belongs to.
type Library struct {
	Variables []Base // that libraries define
	Standard  bool   // it is the C library, which does not use what is kept by others

	// Uses is told what it may use, other than to look at it: of objects of that base size bytes (0: all that
	// follow) at those offsets. Nil: nobody wants to know.
	Uses func(b Base, off Num, size int64)
}

// Lend is what a library function of which only the prototype is known does with what it is given. It reads and writes
// the objects, as far as it knows them, and all that these lead to in the program's memory. There it leaves numbers,
// pointers to its own objects, and pointers that it found in the same object; where it is given a place for them, also
// those that it is given beside. Memory of libraries it uses as it likes, without accesses that anybody could
// see. What it found that is callable comes back.
func (e *Eval) Lend(loans []Loan, by Library, pos cfg.Pos) []Found {
	given := Bottom()
	for _, l := range loans {
		given = given.Join(l.At)
	}
	given = e.current(given)
	var found []Found
	note := func(fs Value, beside ...Value) {
		for _, p := range fs.parts {
			if e.Table.Code(p.Base) || p.Base == Unknown {
				found = append(found, Found{fs, beside})
				return
			}
		}
	}
	note(given, given)
	seen := map[Base]bool{}
	lent := map[Base]Num{} // the places that are lent as what they are, to be used as such
	var work []Value
	stored := Bottom() // what the program has left in memory of libraries: not to go with what is given now
	for _, b := range by.Variables {
		seen[b] = true
		stored = stored.Join(e.content(b).all())
	}
	use := func(p Part, l Loan, likewise Value) {
		held := e.held(p, l)
		if held.HasPointer() {
			work = append(work, held)
			note(held, given, held, Value{[]Part{p}})
		}
		e.recordIn(false, p, p.Off, l.Size, nil, pos)
		if l.Constant {
			return
		}
		if by.Uses != nil {
			by.Uses(p.Base, p.Off, l.Size)
		}
		left := AnyInt()
		if !l.Flat {
			left = e.Table.LibraryPointer().Join(moved(held, p.Base)).Join(l.Left).Join(e.current(l.Beside))
			left = left.Join(moved(likewise, p.Base))
		}
		e.leave(p, l.Size, left, pos)
	}
	for _, l := range loans {
		at := e.current(l.At)
		e.absolute(false, at, l.Size, nil, pos)
		if !l.Constant {
			e.absolute(true, at, l.Size, nil, pos)
		}
		// What is left in one of the objects that an argument may lead to is not found in another one: it leads to one.
		likewise := e.likewise(l, loans)
		for _, p := range at.parts {
			switch {
			case p.Base == e.Table.Library():
				stored = stored.Join(at)
			case p.Base == Unknown || e.Table.Memory(p.Base):
				if l.Size > 0 && !l.Constant && !l.Flat {
					lent[p.Base] = joinNum(lent[p.Base], addNum(p.Off, interval(0, l.Size-1)))
				}
				use(Part{Base: e.nowadays(p.Base), Off: p.Off}, l, likewise)
			}
		}
	}
	follow := func() {
		for len(work) > 0 {
			at := e.current(work[len(work)-1])
			work = work[:len(work)-1]
			for _, p := range at.parts {
				if p.Base = e.nowadays(p.Base); seen[p.Base] || leqNum(p.Off, lent[p.Base]) {
					continue
				}
				switch {
				case p.Base == e.Table.Library():
					seen[p.Base] = true
					stored = stored.Join(e.content(p.Base).all())
				case p.Base == Unknown || e.Table.Memory(p.Base):
					seen[p.Base] = true
					use(Part{Base: p.Base, Off: anyNum()}, Loan{}, Bottom())
				}
			}
		}
	}
	follow()
	if by.Standard {
		return found
	}
	given = Bottom()
	for next := Bottom(); !stored.Leq(next); {
		next = stored
		work = append(work, stored)
		follow()
	}
	return found
}

// held is what a function may find at a place that it is lent.
func (e *Eval) held(p Part, l Loan) Value {
	switch {
	case l.Flat:
		return Bottom()
	case p.Base == Unknown:
		return UnknownPointer()
	}
	if l.Size > 0 {
		return e.contentAt(p.Base, p.Off, l.Size).Slice(p.Off, l.Size).all()
	}
	return e.content(p.Base).all()
}

// Behind is what size bytes may hold that lie so far behind a place, without that being an access.
func (e *Eval) Behind(at Value, off Num, size int64) (v Value) {
	for _, p := range e.current(at).parts {
		if p.Base == Null || p.Base == Unknown || !e.Table.Memory(p.Base) {
			continue
		}
		p.Off = addNum(p.Off, off)
		in := e.inside(p, size)
		v = v.Join(e.contentAt(p.Base, in, size).Read(in, size))
	}
	return v
}

// likewise is what a function may find in the other objects of the same type that it is lent.
func (e *Eval) likewise(l Loan, loans []Loan) (v Value) {
	if l.Elem == nil || l.Constant || l.Flat {
		return Bottom()
	}
	for _, x := range loans {
		if x.Elem == nil || !cfg.Identical(x.Elem, l.Elem) {
			continue
		}
		for _, p := range e.current(x.At).parts {
			if p.Base != e.Table.Library() && (p.Base == Unknown || e.Table.Memory(p.Base)) {
				v = v.Join(e.held(p, x))
			}
		}
	}
	return v
}

// Change lets libraries change variables of theirs that are tracked as the thread's own.
func (e *Eval) Change(own []Base) {
	for _, b := range own {
		if e.Table.Flat || e.St.Mem.Has(b) {
			e.World.Wrote(b, anyNum(), 0)
			e.modify(b, false, func(o *Object, _ bool) *Object { return o.Weaken(e.Table.LibraryPointer()) })
		}
	}
}

// moved is a value that a function has found in an object, and may have moved on: a pointer into a text, not one from
// the object to itself.
func moved(v Value, in Base) Value {
	return v.Map(func(b Base, off Num) Num {
		if b == in && b != Crowd { // of many objects, it may be one to another
			return off
		}
		return anyNum()
	})
}

// leave writes some of v to some of size bytes (0: all that follow) at a place. Locks that lie there stay what they
// are.
func (e *Eval) leave(p Part, size int64, v Value, pos cfg.Pos) {
	at := Value{[]Part{p}}
	v = e.current(v)
	if e.exposed(at) {
		v = e.Publish(v)
		at = e.current(at)
	}
	e.carried = v
	for _, p := range at.parts {
		e.recordIn(true, p, p.Off, size, nil, pos)
		switch {
		case p.Base == Unknown:
			e.World.WriteShared(Unknown, (&Object{}).Weaken(v), false)
		case size > 0:
			elem := e.Table.elems[p.Base]
			e.modify(p.Base, false, func(o *Object, _ bool) *Object {
				return o.Paste(p.Off, &Object{rest: v}, size, false, elem)
			})
		default:
			e.modify(p.Base, false, func(o *Object, _ bool) *Object { return o.Weaken(v) })
		}
	}
}
