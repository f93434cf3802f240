package value

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// Access is one access to memory, as an evaluation meets it.
type Access struct {
	Write  bool
	Free   bool
	Atomic bool
	Sync   bool // an operation on a synchronisation object
	Apart  bool // of such an object whose bytes are not known
	Base   Base // Unknown: through a pointer of which nothing is known
	Off    Num
	Size   int64  // 0: unknown, up to the end of the object
	Within Window // the piece of the object that it lies in, if that is known
	Pos    cfg.Pos
	LV     *cfg.LVal // nil for accesses of library functions
	Of     *cfg.LVal // of an operation on a synchronisation object: how the program names that, if it does
	Text   string
	// Carries is what is written may point to.
	Carries Value
}

// World is what the evaluation of one action needs from outside the thread: objects that are shared with other threads.
// The engine implements it with global unknowns of the constraint system.
type World interface {
	// Shared returns the content of a shared object: everything that the running thread may find there that
	// others have written.
	Shared(b Base) *Object
	// SharedAt is Shared as far as bytes from lo up to hi go, where memory is kept without regard to the flow.
	SharedAt(b Base, lo, hi int64) *Object
	// WriteShared adds to the content of a shared object (b == Unknown: to all of them). What is hidden is not
	// found by threads that hold a mutex that protects the object, until it is released.
	WriteShared(b Base, o *Object, hidden bool)
	// Protected reports whether the running thread holds a mutex that protects b: whoever writes b holds it,
	// and so others do not.
	Protected(b Base) bool
	// Guard is told that the running thread writes the shared object b. It reports whether b is Protected, and
	// what is written may be hidden.
	Guard(b Base) bool
	// Escape tells that other threads may reach b; Escaped reports whether that was ever told, by any thread.
	Escape(b Base)
	Escaped(b Base) bool
	// Blurred reports whether the objects of b hold something of which only an unknown pointer is left: see flat.go.
	Blurred(b Base) bool
	// Stale reports whether other threads may find what was in an object of b before they could reach it,
	// because they may learn its address without synchronising with who has made it.
	Stale(b Base) bool
	// Several reports whether b may stand for more than one concrete object in the whole execution.
	Several(b Base) bool
	// MadeTwice tells that a thread may make more than one object of b.
	MadeTwice(b Base)
	// Again reports whether that was ever told, by any thread.
	Again(b Base) bool
	// Once reports whether what runs now makes the only object of b.
	Once(b Base) bool
	// Give tells that a newest object of b is given to a new thread, Given reports whether one ever is. Retain tells
	// that a thread may still use such an object that it has given away, Retained reports whether one ever does.
	Give(b Base)
	Given(b Base) bool
	Retain(b Base)
	Retained(b Base) bool
	// Instances are the addresses that a thread-local variable may have for code that runs in any thread (see
	// Eval.Guest).
	Instances(v *cfg.Var) Value
	// Overwrite tells that size bytes (0: up to the end) at the offsets of b are overwritten as a block by
	// those of o, whatever they are; lv is where the program says so, or nil.
	Overwrite(b Base, off Num, size int64, o *Object, lv *cfg.LVal)
	// Store tells that a number or a pointer of size bytes, v, is written at the offsets of b; lv is where the program
	// says so, or nil.
	Store(b Base, off Num, size int64, v Value, lv *cfg.LVal)
	// Wrote tells that size bytes (0: up to the end) at the offsets of b (Unknown: of any object) are written.
	Wrote(b Base, off Num, size int64)
	// Kept reports whether the library may keep something of its own in size bytes at the offsets of b.
	Kept(b Base, off Num, size int64) bool
	// Register is what is ever assigned to a register in the running thread, where Frames are kept without regard to the
	// flow; bottom if nothing is.
	Register(v *cfg.Var) Value
	// Unwritten reports whether it is certain that where the running action reads a pointer that it follows nothing is ever
	// written, where memory is kept without regard to the flow.
	Unwritten() bool
	// Received is what data from outside may hold.
	Received() Value
	// Printed is what of v a text that holds it may have the digits of.
	Printed(v Value) Value
	// Presume notes that the result rests on an assumption, by its identifier.
	Presume(id, text string)
	// Access records an access; nil outside the final pass.
	Access(a Access)
}

// Eval evaluates the expressions of one action and applies its effects, in place, to St.
type Eval struct {
	St     State
	Table  *Table
	Types  *cfg.Types
	Thread digest.Thread // the running thread
	Path   int32         // the calls that lead to the running function, to tell apart what it allocates
	World  World
	// Guest says that the code runs in a thread that is not its own, as a signal handler does: it may be any thread.
	Guest bool
	// Reuse says whose places other things may take: their addresses, as numbers, are no names of theirs.
	Reuse Reuse
	// Recording says whether World.Access wants to be called.
	Recording bool
	// Recursive tells of a function whether several of its activations may be live in one thread.
	Recursive func(*cfg.Func) bool

	// Tracking asks for the registers that are assigned, and for the local variables whose life begins, in Assigned.
	Tracking bool
	Assigned []*cfg.Var

	// Undefined says that a null pointer has been followed, or one that was not written: no execution that is defined goes
	// on.
	Undefined bool

	null    bool  // the address that has been computed last is one behind a null pointer
	atomic  bool  // accesses of the running operation are atomic
	carried Value // what the writes that are recorded next write
}

// Expr evaluates an expression, reading memory as it goes.
func (e *Eval) Expr(x cfg.Expr) Value {
	switch x := x.(type) {
	case *cfg.Const:
		if t, ok := x.Typ.(*cfg.Int); ok {
			return Ints(constOf(x, t))
		}
		return Int(x.Int64())
	case *cfg.FloatConst:
		return e.top(x.Type())
	case *cfg.Nondet:
		v := e.top(x.Type())
		for _, y := range x.From {
			part := e.Expr(y)
			if _, text := y.Type().(*cfg.Pointer); text {
				part = e.World.Printed(e.Held(part, nil))
			}
			v = v.Join(part.pointers())
		}
		if x.Received {
			v = v.Join(e.World.Received().pointers())
		}
		if x.Any {
			v = v.Join(UnknownPointer())
		}
		return v
	case *cfg.FuncRef:
		p := Pointer(e.Table.Func(x.Func), 0)
		if x.Func.Weak {
			p = p.Join(Int(0))
		}
		return p
	case *cfg.AddrOf:
		p := e.address(x.LV, 1)
		if v := x.LV.Var; v != nil && v.Weak {
			for _, part := range p.parts {
				p = p.Join(Ints(part.Off)) // the object may be missing, and its address null
			}
		}
		return p
	case *cfg.Load:
		return e.Load(x.LV)
	case *cfg.Unary:
		return e.unary(x, e.Expr(x.X))
	case *cfg.Binary:
		a := e.Expr(x.X)
		return e.binary(x, a, e.Expr(x.Y))
	case *cfg.PtrAdd:
		p := e.Expr(x.X)
		i := e.Expr(x.Index)
		return e.offset(p, i, x.Scale)
	case *cfg.PtrDiff:
		p := e.Expr(x.X)
		return e.difference(p, e.Expr(x.Y), x)
	case *cfg.Cast:
		return e.cast(e.Expr(x.X), x.X.Type(), x.Typ)
	case *cfg.Self:
		if e.Guest {
			return UnknownPointer()
		}
		return Pointer(e.Table.Thread(e.Thread), 0)
	}
	return UnknownPointer()
}

// Followed evaluates an expression whose value is followed or called, and so is no pointer that nobody has written. Whoever
// only looks at such a pointer gets a number, which may be any: that is not undefined where memory was allocated
// (C17 3.19.2), and programs do it.
func (e *Eval) Followed(x cfg.Expr) Value {
	switch x := x.(type) {
	case *cfg.Load:
		return e.load(x.LV, isPointer(x.LV.Type))
	case *cfg.Cast:
		return e.cast(e.Followed(x.X), x.X.Type(), x.Typ)
	case *cfg.PtrAdd:
		p := e.Followed(x.X)
		return e.offset(p, e.Expr(x.Index), x.Scale)
	}
	return e.Expr(x)
}

// top is any value of a type that is not a pointer to an object of the program.
func (e *Eval) top(t cfg.Type) Value {
	if i, ok := t.(*cfg.Int); ok {
		return Ints(topOf(i))
	}
	return AnyInt()
}

// Address is where an lvalue lies that is accessed.
func (e *Eval) Address(lv *cfg.LVal) Value { return e.address(lv, 0) }

// address is where an lvalue lies. Beyond is how many elements behind the end of an array an index may lead: C
// has a place behind the last one, which may be compared and gone back from.
func (e *Eval) address(lv *cfg.LVal, beyond int64) Value {
	var at Value
	var t, of cfg.Type // of: what a pointer has been followed to
	var last bool      // nothing of the type that a pointer has been followed to lies behind this part
	var union, null bool
	if lv.Var != nil {
		if e.Guest && lv.Var.Storage == cfg.ThreadLocal {
			at = e.World.Instances(lv.Var)
		} else {
			at = Pointer(e.Table.Var(lv.Var, e.Thread), 0)
		}
		t = lv.Var.Type
	} else {
		last = true
		if beyond == 0 {
			at = e.Followed(lv.Ptr)
		} else {
			at = e.Expr(lv.Ptr)
		}
		c, ok := at.Constant()
		null = ok && c == 0
		if p, ok := lv.Ptr.Type().(*cfg.Pointer); ok {
			t, of = p.Elem, p.Elem
		}
	}
	for k, s := range lv.Path {
		if s.Field != nil {
			r, _ := t.(*cfg.Record)
			last = last && r != nil && (r.Union || s.Field == r.Fields[len(r.Fields)-1])
			union = union || r != nil && r.Union
			off := s.Field.Offset
			if s.Field.Width > 0 {
				off = s.Field.UnitOff
			}
			if off != 0 {
				at = e.shift(at, constant(off))
			}
			if a, ok := s.Field.Type.(*cfg.Array); ok && r != nil && !union {
				at = e.member(at, a, r, of, last)
			}
		} else {
			i := e.Expr(s.Index)
			if s.Scale != nil {
				scale := e.Expr(s.Scale)
				at = e.offset(at, Ints(mulNum(i.Numbers(), scale.Numbers())), 1)
			} else {
				_, one := i.Numbers().Const()
				if a, ok := t.(*cfg.Array); ok && !one && !(k > 0 && (a.Len <= 1 || last && e.extends(at, a, of))) {
					i = clampIndex(i, a.Len, beyond)
				}
				last = false
				at = e.offset(at, i, s.Elem.Size())
				if a, ok := s.Elem.(*cfg.Array); ok && beyond == 0 {
					at = e.rows(at, a)
				}
			}
		}
		t = s.Elem
	}
	e.null = null
	return at
}

// extends reports whether an array that ends a record may go on behind it, because the memory allocated for the
// record, of type of, is larger: compilers take the last array of a record for a flexible one, whatever its length.
func (e *Eval) extends(at Value, a *cfg.Array, of cfg.Type) bool {
	return slices.ContainsFunc(at.parts, func(p Part) bool {
		off, ok := p.Off.Const()
		size := e.Table.Size(p.Base)
		if !ok || e.Table.infos[p.Base].Kind != KindHeap || size >= 0 && size <= off+a.Size() {
			return false
		}
		if e.elements(p.Base, of) {
			e.presumeMember()
			return false
		}
		return true
	})
}

// add is addition of integers of type t, one of which may be an address.
func (e *Eval) add(p Value, by Num, t *cfg.Int) Value {
	sum := p.Map(func(b Base, off Num) Num {
		if off = addNum(off, by); b == Null {
			off = castNum(off, t)
		}
		return off
	})
	if t.Bytes <= e.Types.Model.PointerSize() {
		return e.numeric(e.wrap(sum), t)
	}
	return sum
}

// numeric makes the plain numbers of v numbers of type t.
func (e *Eval) numeric(v Value, t *cfg.Int) Value {
	return v.Map(func(b Base, off Num) Num {
		if b == Null {
			return castNum(off, t)
		}
		return off
	})
}

func (e *Eval) difference(p, q Value, x *cfg.PtrDiff) Value {
	if len(p.parts) == 1 && len(q.parts) == 1 && p.parts[0].Base == q.parts[0].Base && x.Scale > 0 {
		if a, ok := p.parts[0].Off.Const(); ok {
			if b, ok := q.parts[0].Off.Const(); ok && !e.many(p.parts[0].Base) {
				d := a - b
				if t, ok := x.Typ.(*cfg.Int); ok {
					d = intType(t).Truncate(d)
				}
				return Int(d / x.Scale)
			}
		}
	}
	if !slices.EqualFunc(p.parts, q.parts, func(a, b Part) bool { return a.Base == b.Base }) {
		// The distance between two objects leads from one to the other.
		return e.top(x.Typ).Join(p.pointers()).Join(q.pointers())
	}
	return e.top(x.Typ)
}

func (e *Eval) many(b Base) bool {
	if i := &e.Table.infos[b]; i.Kind == KindThread {
		return !i.Thread.Unique
	}
	if b == Null || b != Unknown && !e.Table.Memory(b) || b != Unknown && e.Table.infos[b].Newest {
		return false
	}
	return b == Unknown || e.World.Several(b) && !e.onlyOwn(b) || e.St.Twice.Has(b)
}

// onlyOwn reports whether there is one object of b that the running thread can know, although other threads may have
// such objects, too.
//
// Sound: no thread has ever let others reach an object of b, nor handed one to a thread that it has started. So pointers
// to objects of b are only where the thread finds them that has made these, and the running thread finds those to its
// own. Of these there is one, as no thread makes two, one after the other or within each other.
func (e *Eval) onlyOwn(b Base) bool {
	return !e.Table.Flat && e.Table.infos[b].Kind == KindVar && e.St.Mem.Has(b) && e.private(b) &&
		!e.World.Again(b) && !e.World.Escaped(b) && !e.World.Given(b)
}

// Cast converts v from one scalar type to another.
func (e *Eval) Cast(v Value, from, to cfg.Type) Value { return e.cast(v, from, to) }

func (e *Eval) cast(v Value, from, to cfg.Type) Value {
	switch t := to.(type) {
	case *cfg.Int:
		if _, ok := from.(*cfg.Float); ok {
			return Ints(topOf(t)).Join(v.pointers())
		}
		if t.Bool {
			return truthValue(Truth(v))
		}
		if p, ok := from.(*cfg.Pointer); ok && p.Bytes < t.Bytes && p.Bytes == 4 {
			// gcc extends an address of 32 bits by its sign, clang by zeros.
			if v.HasPointer() {
				return v.Smear()
			}
			n := v.Numbers()
			return Ints(castNum(n.Join(integer.Int32().Convert(n)), t))
		}
		if !v.HasPointer() {
			return Ints(castNum(v.Numbers(), t))
		}
		switch f, number := from.(*cfg.Int); {
		case t.Bytes < e.Types.Model.PointerSize(), number && f.Signed && f.Bytes < t.Bytes:
			// A truncated address is a number, and so is one that is extended by a sign that it has not; but see below.
		case t.Bytes == e.Types.Model.PointerSize():
			return e.numeric(e.wrap(v), t)
		default:
			return e.numeric(v, t)
		}
		return v.Smear() // it keeps its bases, in case the pieces are put together again
	case *cfg.Float:
		return AnyInt().Join(v.pointers())
	case *cfg.Pointer:
		if isInt(from) {
			return e.wrap(v)
		}
		if _, structure := t.Elem.(*cfg.Record); structure {
			return v.anywhere()
		}
	}
	return v
}

func (e *Eval) unary(x *cfg.Unary, v Value) Value {
	t, ok := x.Typ.(*cfg.Int)
	if x.Op == cfg.Not {
		yes, no := Truth(v)
		if _, float := x.X.Type().(*cfg.Float); float {
			yes, no = true, true
		}
		return truthValue(no, yes)
	}
	if !ok { // an address may be a floating number on its way
		return AnyInt().Join(v.pointers())
	}
	if v.HasPointer() {
		return v.Smear()
	}
	return Ints(unaryNum(x.Op, v.Numbers(), t))
}

func (e *Eval) binary(x *cfg.Binary, a, b Value) Value {
	if a.IsBottom() || b.IsBottom() {
		return Bottom()
	}
	ot := x.X.Type()
	if x.Op.IsComparison() {
		return e.compare(x.Op, a, b, ot)
	}
	t, ok := x.Typ.(*cfg.Int)
	if !ok {
		return AnyInt().Join(a.pointers()).Join(b.pointers())
	}
	if !a.HasPointer() && !b.HasPointer() {
		return Ints(binaryNum(x.Op, a.Numbers(), b.Numbers(), t))
	}
	if wide(t) {
		return a.Smear().Join(b.Smear())
	}
	switch x.Op {
	case cfg.Add:
		if !b.HasPointer() {
			return e.add(a, b.Numbers(), t)
		}
		if !a.HasPointer() {
			return e.add(b, a.Numbers(), t)
		}
	case cfg.Sub:
		if !b.HasPointer() {
			return e.add(a, negNum(b.Numbers()), t)
		}
	case cfg.Rem:
		if n := b.Numbers(); !b.HasPointer() && n.Min() >= 0 && n.Max() <= 1<<16 && !n.Contains(1<<8) && !n.Contains(1<<16) {
			// a small remainder alone, such as a hash, does not lead back to the object; bytes of it, together, do
			return Ints(topOf(t))
		}
	}
	return a.Smear().Join(b.Smear())
}
