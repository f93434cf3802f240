package value

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
)

// UniformObject is an object any part of which holds v.
func UniformObject(v Value) *Object { return &Object{rest: v.Smear()} }

// Private reports whether no other thread can reach the objects of b that the running thread has made.
func (e *Eval) Private(b Base) bool { return e.private(b) }

// Content is what the objects of b may hold, as the running thread sees them.
func (e *Eval) Content(b Base) *Object { return e.content(b) }

// Satisfying is the part of a for which a op b may hold, for operands of type t.
func (e *Eval) Satisfying(a Value, op cfg.BinaryOp, b Value, t cfg.Type) Value {
	if isFloat(t) {
		return a
	}
	return e.satisfying(a, op, b, t)
}

// StoreAt writes size bytes at an address, as one access.
func (e *Eval) StoreAt(at Value, size int64, v Value, pos cfg.Pos) { e.write(at, size, v, nil, pos) }

// Pass records that size bytes at an address are read or written, and does nothing else.
func (e *Eval) Pass(write bool, at Value, size int64, lv *cfg.LVal, pos cfg.Pos) {
	e.carried = Bottom()
	e.absolute(write, at, size, lv, pos)
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			e.record(write, Unknown, anyNum(), size, lv, pos)
		case p.Base != Null && e.Table.Memory(p.Base):
			e.recordIn(write, p, e.inside(p, size), size, lv, pos)
		}
	}
}

// Mark records an operation on the synchronisation objects of size bytes (0: not known) at an address, which may be that
// of an lvalue: a use (atomic), or that they are made or destroyed. Whichever it is, it writes their bytes.
func (e *Eval) Mark(at Value, size int64, atomic bool, of *cfg.LVal, pos cfg.Pos) {
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			e.World.Wrote(Unknown, anyNum(), 0)
		case p.Base != Null && e.Table.Memory(p.Base):
			e.World.Wrote(p.Base, e.inside(p, max(size, 1)), size)
		}
	}
	if !e.Recording {
		return
	}
	a := Access{Write: true, Atomic: atomic, Sync: true, Apart: size == 0, Size: max(size, 1), Of: of, Pos: pos}
	for _, p := range at.parts {
		switch {
		case p.Base == Unknown:
			a.Base, a.Off = Unknown, anyNum()
			e.World.Access(a)
		case p.Base != Null && e.Table.Memory(p.Base):
			a.Base, a.Off = p.Base, e.inside(p, a.Size)
			e.World.Access(a)
		}
	}
}

// Zeroed records that the bytes of a new object have been set to zero, which is a write like others: who gets its
// address without synchronising may find what was there before. It changes nothing that anybody has known.
func (e *Eval) Zeroed(b Base, size Num, pos cfg.Pos) {
	e.carried = Bottom()
	if n, ok := size.Const(); ok && n > 0 {
		e.access(true, Part{Base: b}, constant(0), n, nil, pos)
	} else if !ok {
		e.access(true, Part{Base: b}, interval(0, math.MaxInt64), 1, nil, pos)
	}
}

// Free ends the life of the objects at an address. It is an access of its own kind to all of the object. Using the
// content again is undefined behaviour: the newest object of a site leads nowhere any more, and others keep it.
func (e *Eval) Free(at Value, pos cfg.Pos) {
	at = e.current(at)
	if p, single := e.target(at); single && e.Table.infos[p.Base].Newest && e.private(p.Base) {
		e.St.Mem = e.St.Mem.Set(p.Base, IndeterminateObject())
	}
	if !e.Recording {
		return
	}
	for _, p := range at.parts {
		if p.Base == Unknown || p.Base != Null && e.Table.Memory(p.Base) && e.freeable(p.Base) && e.first(p) {
			e.World.Access(Access{Free: true, Write: true, Base: p.Base, Off: constant(0), Pos: pos})
		}
	}
}

// freeable reports whether objects of b may be freed without that being undefined: they have been allocated, by the
// program or by a library (C17 7.22.3.3). A pointer that leads to others as well does not do so where it is freed.
func (e *Eval) freeable(b Base) bool {
	switch i := &e.Table.infos[b]; i.Kind {
	case KindVar:
		return false
	case KindEnv:
		return i.Env != ArgumentList && i.Env != ArgumentTexts
	}
	return true
}

// first reports whether a pointer may lead where the object begins, if that is what has been returned by who has allocated
// it: nothing else may be freed (C17 7.22.3.3), so one that leads to a member as well does not do so where it is freed.
func (e *Eval) first(p Part) bool {
	i := &e.Table.infos[p.Base]
	if i.Kind != KindHeap || i.Site == nil {
		return true
	}
	a, ok := i.Site.Action.(*cfg.Alloc)
	return !ok || a.Shared || a.Offset != nil || p.Off.Contains(0)
}

// Fill writes v to every byte of the objects at an address, without that being an access.
func (e *Eval) Fill(at Value, v Value) {
	for _, p := range at.parts {
		e.fill(p, v, 0)
	}
}

// Inside are the offsets of a pointer at which so many bytes lie in the object.
func (e *Eval) Inside(p Part, size int64) Num { return e.inside(p, size) }

// Scramble writes any numbers to size bytes at an address, without that being an access.
func (e *Eval) Scramble(at Value, size int64) {
	if size <= 0 {
		return
	}
	for _, p := range at.parts {
		if p.Base != Null && p.Base != Unknown {
			e.fill(p, AnyInt(), size)
		}
	}
}

// Found is everything that the objects at an address hold, and what the objects that these point to hold,
// without that being an access.
func (e *Eval) Found(at Value) Value {
	out := Bottom()
	for round := 0; round < 2; round++ {
		next := Bottom()
		for _, p := range at.parts {
			switch {
			case p.Base == Unknown:
				next = next.Join(UnknownPointer())
			case p.Base != Null && e.Table.Memory(p.Base):
				e.content(p.Base).Values(func(v Value) { next = next.Join(v) })
			}
		}
		out = out.Join(next)
		at = next
	}
	return out
}

// Updated is the value that an atomic read-modify-write stores.
func (e *Eval) Updated(op cfg.RMWOp, old, operand Value, t cfg.Type) Value {
	if op == cfg.RMWExchange {
		return operand
	}
	x := &cfg.Binary{Op: op.Operator(), X: &cfg.Nondet{Typ: t}, Y: &cfg.Nondet{Typ: t}, Typ: t}
	if _, ok := t.(*cfg.Pointer); ok {
		x.Typ = e.Types.ULong
	}
	v := e.binary(x, old, operand)
	if op == cfg.RMWNand {
		return e.unary(&cfg.Unary{Op: cfg.BitNot, X: x, Typ: x.Typ}, v)
	}
	return v
}
