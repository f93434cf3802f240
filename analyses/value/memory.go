package value

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// Load reads an lvalue of scalar type.
func (e *Eval) Load(lv *cfg.LVal) Value { return e.load(lv, false) }

// load is Load; followed says that it is a pointer which is followed.
func (e *Eval) load(lv *cfg.LVal, followed bool) Value {
	if lv.Var != nil && len(lv.Path) == 0 && lv.Var.Register() {
		return e.retained(e.Register(lv.Var))
	}
	at := e.accessed(lv)
	size := accessSize(lv)
	v := e.readFor(followed, at, size, lv, lv.Pos)
	if f := lv.BitField(); f != nil {
		return v.merge(bitsOf(f, lv.Type), func(a, b Num) Num { return b })
	}
	return e.fit(v, lv.Type)
}

// bitsOf is any number that the bits of a bit-field may be.
func bitsOf(f *cfg.Field, t cfg.Type) Value {
	i, ok := t.(*cfg.Int)
	if !ok || f.Width > 64 {
		return AnyInt()
	}
	return Ints(integer.Type{Bits: uint8(f.Width), Signed: i.Signed}.All())
}

// accessSize is the number of bytes that an access to lv touches: of a bit-field, all of its memory location.
func accessSize(lv *cfg.LVal) int64 {
	if f := lv.BitField(); f != nil {
		return f.UnitSize
	}
	return lv.Type.Size()
}

// fit makes numbers that were read from memory numbers of type t: bytes may have been written with another type.
func (e *Eval) fit(v Value, t cfg.Type) Value {
	if isPointer(t) {
		return e.wrap(v)
	}
	i, ok := t.(*cfg.Int)
	if !ok || v.Numbers().IsBottom() {
		return v
	}
	n := castNum(v.Numbers(), i)
	if equalNum(n, v.Numbers()) {
		return v
	}
	return v.Map(func(b Base, off Num) Num {
		if b == Null {
			return n
		}
		return off
	})
}

// private reports whether b's content is in the state alone. For threads of which several may run, the base
// stands for the objects of all of them, so none may ever have escaped. Nor is it where others may read what
// was there before it has escaped.
func (e *Eval) private(b Base) bool {
	return e.St.private(b) && (e.Table.Static(b) || (e.Thread.Unique || !e.World.Escaped(b)) && !e.stale(b))
}

// stale reports whether whatever is written to an object of b, others may find one day. Newest objects of such
// sites are not kept apart.
func (e *Eval) stale(b Base) bool { return !e.Table.infos[b].Newest && e.World.Stale(b) }

// content is what may be in the objects of b, seen from the running thread.
func (e *Eval) content(b Base) *Object {
	own, tracked := e.St.Mem.Get(b)
	own = e.used(own)
	if tracked && e.private(b) {
		return own
	}
	if e.exact(b) {
		o, _ := e.St.Guarded.Get(b)
		return o
	}
	o := e.World.Shared(b)
	if tracked {
		o = own.Join(o)
	}
	if written, ok := e.St.Guarded.Get(b); ok {
		o = written.Join(o)
	}
	return o
}

// contentAt is content as far as size bytes at some offsets go. Only where memory is kept without regard to the flow is
// that less, and there the state itself has nothing of it.
func (e *Eval) contentAt(b Base, off Num, size int64) *Object {
	if lo, hi := off.Min(), off.Max(); e.Table.Flat && lo >= 0 && hi < 1<<32 && size < 1<<32 {
		return e.World.SharedAt(b, lo, hi+size)
	}
	return e.content(b)
}

// inside keeps the offsets at which size bytes lie inside the object: accesses beyond it are undefined
// behaviour. If none does, the object's size must have been misjudged, and all are kept.
func (e *Eval) inside(p Part, size int64) Num {
	p = e.within(p, size)
	n := e.Table.Size(p.Base)
	switch {
	case n >= 0:
	case p.Off.Min() >= 0:
		return p.Off
	default: // nothing lies before the start of an object, whatever its size is
		n = math.MaxInt64
	}
	if c, ok := p.Off.Const(); ok && c >= 0 && c+size <= n {
		return p.Off
	}
	if in := meetNum(p.Off, interval(0, max(n-size, 0))); !in.IsBottom() {
		return in
	}
	return p.Off
}

// all is everything that an object holds.
func (o *Object) all() Value {
	v := Bottom()
	o.Values(func(x Value) { v = v.Join(x) })
	return v
}

// record records an access to size bytes (0: up to the end) at some offsets of a base.
func (e *Eval) record(write bool, b Base, off Num, size int64, lv *cfg.LVal, pos cfg.Pos) {
	e.recordIn(write, Part{Base: b}, off, size, lv, pos)
}

// recordIn is record of a part: within its window, if it has one.
func (e *Eval) recordIn(write bool, p Part, off Num, size int64, lv *cfg.LVal, pos cfg.Pos) {
	if write {
		at, n := e.covering(p, off, size)
		e.World.Wrote(p.Base, at, n)
	}
	e.access(write, p, off, size, lv, pos)
}

// access records an access, of which nobody is told that it changes anything.
func (e *Eval) access(write bool, p Part, off Num, size int64, lv *cfg.LVal, pos cfg.Pos) {
	if !e.Recording || lv != nil && lv.Internal {
		return
	}
	a := Access{Write: write, Atomic: e.atomic, Base: p.Base, Off: off, Size: size, Within: e.lies(p, off, size), Pos: pos, LV: lv}
	if write {
		a.Carries = e.carried
	}
	e.World.Access(a)
}

// absolute records an access to an address that is a plain number: a device's registers, or a pointer of which
// all is lost. A null pointer, or a number beside addresses of objects, is left out: using it would be
// undefined behaviour.
func (e *Eval) absolute(write bool, at Value, size int64, lv *cfg.LVal, pos cfg.Pos) {
	if !e.Recording || len(at.parts) != 1 || at.parts[0].Base != Null {
		return
	}
	if c, ok := at.Constant(); !ok || c != 0 {
		if !ok {
			e.World.Presume("addresses-as-numbers",
				"numbers that were not computed from an address, but for branches, are addresses of no object")
		}
		e.record(write, e.Table.Env("memory at a fixed address"), at.Numbers(), size, lv, pos)
	}
}

func (e *Eval) read(at Value, size int64, lv *cfg.LVal, pos cfg.Pos) Value {
	return e.readFor(false, at, size, lv, pos)
}

func (e *Eval) readFor(pointer bool, at Value, size int64, lv *cfg.LVal, pos cfg.Pos) Value {
	at = e.current(at)
	e.absolute(false, at, size, lv, pos)
	v := Bottom()
	for _, p := range at.parts {
		switch {
		case p.Base == Null:
		case p.Base == Unknown:
			e.record(false, Unknown, anyNum(), size, lv, pos)
			v = v.Join(UnknownPointer())
		case e.Table.Memory(p.Base):
			off := e.inside(p, size)
			e.recordIn(false, p, off, size, lv, pos)
			if o := e.contentAt(p.Base, off, size); pointer {
				v = v.Join(o.ReadPointer(off, size))
			} else {
				v = v.Join(o.Read(off, size))
			}
			if e.World.Kept(p.Base, off, size) {
				v = v.Join(AnyInt())
			}
		}
	}
	switch {
	case !v.IsBottom():
		return v
	case pointer && e.Table.Flat && at.HasPointer() && !e.World.Unwritten():
		e.Undefined = true // as far as is known yet
		return v
	}
	return AnyInt()
}

// Store writes a scalar to an lvalue.
func (e *Eval) Store(lv *cfg.LVal, v Value) {
	if lv == nil {
		return
	}
	v = e.current(v)
	if lv.Var != nil && len(lv.Path) == 0 && lv.Var.Register() {
		e.St.Frame = e.St.Frame.Set(uint32(lv.Var.ID), e.plain(v))
		if e.Tracking {
			e.Assigned = append(e.Assigned, lv.Var)
		}
		return
	}
	at := e.accessed(lv)
	if lv.BitField() != nil {
		v = AnyInt().Join(v.pointers()) // addresses of which some bits are known to be constant fit into fields
	}
	e.write(at, accessSize(lv), v, lv, lv.Pos)
}

// accessed is where an lvalue lies that is going to be read or written. Behind a null pointer that is undefined, and
// nothing comes after it. (What would be read there is any number; but a pointer that may also lead somewhere is read
// there only. A thread that is created with the one before the other is known would else have done anything.)
func (e *Eval) accessed(lv *cfg.LVal) Value {
	at := e.Address(lv)
	e.Undefined = e.Undefined || e.null
	return at
}

// Written evaluates an address to which something is going to be written. To do so in what lies behind a null pointer is
// undefined; the null pointer itself, where a program passes it, may mean that nothing is to be written.
func (e *Eval) Written(x cfg.Expr) Value {
	if a, ok := x.(*cfg.AddrOf); ok {
		return e.accessed(a.LV)
	}
	return e.Expr(x)
}

// target is the one object and place that an address denotes, if it does. A null pointer among the
// possibilities does not count.
func (e *Eval) target(at Value) (Part, bool) {
	parts := at.parts
	if len(parts) > 0 && parts[0].Base == Null {
		parts = parts[1:]
	}
	if len(parts) != 1 || !e.Table.Memory(parts[0].Base) {
		return Part{}, false
	}
	_, single := parts[0].Off.Const()
	return parts[0], single
}

// strong reports whether b stands for exactly one object that only the state describes.
func (e *Eval) strong(b Base) bool { return e.private(b) && e.single(b) }

// single reports whether b stands for exactly one object of those that the running thread has made.
func (e *Eval) single(b Base) bool {
	if e.St.Twice.Has(b) {
		return false
	}
	i := e.Table.Info(b)
	return i.Kind != KindVar || i.Var.Func == nil || !e.Recursive(i.Var.Func)
}

// modify changes the content of b by f, strongly if the caller knows that it means a single place and b a
// single object.
func (e *Eval) modify(b Base, single bool, f func(o *Object, strong bool) *Object) {
	if !e.private(b) {
		e.modifyShared(b, single, f)
	}
	if own, tracked := e.St.Mem.Get(b); tracked {
		e.St.Mem = e.St.Mem.Set(b, f(own, single && e.strong(b)))
	}
}

func (e *Eval) write(at Value, size int64, v Value, lv *cfg.LVal, pos cfg.Pos) {
	e.absolute(true, at, size, lv, pos)
	if at = e.current(at); e.exposed(at) || !at.HasPointer() {
		v = e.Publish(v)
		at = e.current(at)
	}
	_, single := e.target(at)
	v = e.plain(v)
	e.carried = v
	for _, p := range at.parts {
		switch {
		case p.Base == Null:
		case p.Base == Unknown:
			e.record(true, Unknown, anyNum(), size, lv, pos)
			e.World.WriteShared(Unknown, (&Object{}).Weaken(v), false)
		case e.Table.Memory(p.Base):
			off := e.inside(p, size)
			e.World.Store(p.Base, off, size, v, lv)
			e.recordIn(true, p, off, size, lv, pos)
			e.modify(p.Base, single, e.writing(p, off, size, v))
		}
	}
}

// made notes that the running thread makes an object of b, and tells whether it may have made one before.
func (e *Eval) made(b Base) (again bool) {
	if e.Table.Flat {
		if !e.World.Once(b) {
			e.World.MadeTwice(b)
		}
		return false // nothing is written over for good
	}
	if e.St.Passed.Has(b) {
		if !e.St.Twice.Has(b) {
			e.St.Twice = e.St.Twice.Add(b)
		}
		e.World.MadeTwice(b)
		return true
	}
	e.St.Passed = e.St.Passed.Add(b)
	return false
}

// Declare begins the life of a local variable.
func (e *Eval) Declare(v *cfg.Var) {
	if e.Tracking {
		e.Assigned = append(e.Assigned, v)
	}
	if v.Register() {
		e.St.Frame = e.St.Frame.Delete(uint32(v.ID))
		return
	}
	b := e.Table.Var(v, e.Thread)
	again := e.made(b)
	o := e.uninitialised()
	if old, tracked := e.St.Mem.Get(b); tracked && again && e.Recursive(v.Func) {
		o = old.Join(o) // an outer activation is still alive
	}
	e.Track(b, o)
	e.Inexact(b)
	if !e.Table.Flat && e.stale(b) {
		e.World.WriteShared(b, o, false)
	}
	if again && !e.Recursive(v.Func) {
		// The object of the earlier activation is dead; in this thread there is one.
		e.St.Twice = e.St.Twice.Remove(b)
	}
}

// Drop forgets the local variables of a function that returns, and that is not active any more.
func (e *Eval) Drop(f *cfg.Func) {
	for _, vs := range [][]*cfg.Var{f.Params, f.Locals} {
		for _, v := range vs {
			if !v.Register() {
				e.St.Mem = e.St.Mem.Delete(e.Table.Var(v, e.Thread))
			}
		}
	}
}

// DropAll forgets the local variables of all functions that gone holds for: none of them is active any more.
func (e *Eval) DropAll(gone func(*cfg.Func) bool) {
	e.St.Mem = e.St.Mem.Filter(func(b Base, _ *Object) bool {
		i := &e.Table.infos[b]
		return i.Kind != KindVar || i.Thread != e.Thread || i.Var.Func == nil || e.Table.Static(b) ||
			i.Var.Storage == cfg.ThreadLocal || !gone(i.Var.Func)
	})
}

// Atomically runs f with every access counted as atomic.
func (e *Eval) Atomically(f func()) {
	old := e.atomic
	e.atomic = true
	f()
	e.atomic = old
}
