package cfg

import "strings"

// Piece reports whether a write of lv may be one of a part of an object of synchronisation: it is a character,
// a member of such an object, or one of a union that holds one. (Any other lvalue has another type than what it
// would meet, which C does not permit.)
func Piece(lv *LVal) bool {
	if lv.Type.Size() == 1 {
		return true
	}
	inside := func(t Type) bool {
		r, ok := t.(*Record)
		return ok && (r.Opaque() || r.Union && HoldsOpaque(r))
	}
	switch {
	case len(lv.Path) == 0:
		return false
	case lv.Var != nil && inside(lv.Var.Type):
		return true
	case lv.Ptr != nil:
		if p, ok := lv.Ptr.Type().(*Pointer); ok && inside(p.Elem) {
			return true
		}
	}
	for _, s := range lv.Path[:len(lv.Path)-1] {
		if inside(s.Elem) {
			return true
		}
	}
	return false
}

// Word reports whether the object of synchronisation that the action is on is a number of the program's, like a spin
// lock: assignments to it are as legal as to any other number.
func Word(a Action) bool {
	p, k := SyncObject(a)
	if p == nil || k == OnceControl {
		return false
	}
	t := Pointee(p)
	return k == Spin || t != nil && IsScalar(t)
}

// SyncSize is the number of bytes of the object of synchronisation that p points to, which its operations read
// and write, as far as its type tells: a record of the library's, like pthread_mutex_t, or the number that a
// spin lock or the control of a once-initialisation is. It is 0 for anything else: a model may call a record of
// the program's own a lock, whose members the program uses by itself. k says how it is used.
func SyncSize(p Expr, k LockKind) int64 {
	switch t := Pointee(p).(type) {
	case *Record:
		if t.Opaque() {
			return t.Size()
		}
	case *Int:
		if k == Spin || k == OnceControl {
			return t.Size()
		}
	}
	return 0
}

// SyncObject is the operand of an operation on an object of synchronisation, and what kind of object that is;
// nil for other actions.
func SyncObject(a Action) (Expr, LockKind) {
	switch a := a.(type) {
	case *Lock:
		return a.Mutex, a.Kind
	case *LockFail:
		return a.Mutex, a.Kind
	case *Unlock:
		return a.Mutex, a.Kind
	case *UnlockFail:
		return a.Mutex, a.Kind
	case *MutexInit:
		return a.Mutex, a.Kind
	case *MutexDestroy:
		return a.Mutex, a.Kind
	case *CondWait:
		return a.Cond, CondVar
	case *CondSignal:
		return a.Cond, CondVar
	case *BarrierInit:
		return a.Barrier, BarrierObject
	case *BarrierWait:
		return a.Barrier, BarrierObject
	case *SemInit:
		return a.Sem, Semaphore
	case *SemPost:
		return a.Sem, Semaphore
	case *SemWait:
		return a.Sem, Semaphore
	case *OnceBegin:
		return a.Control, OnceControl
	case *OnceDone:
		return a.Control, OnceControl
	case *OnceWait:
		return a.Control, OnceControl
	}
	return nil, 0
}

// Opaque reports whether the members of a record are the library's own business, like those of pthread_mutex_t:
// their names are reserved for it.
func (r *Record) Opaque() bool {
	return len(r.Fields) > 0 && strings.HasPrefix(r.Fields[0].Name, "__")
}

// MayHold reports whether an object of type t may have an object of synchronisation of the given size in it.
func MayHold(t Type, size int64) bool {
	switch t := t.(type) {
	case *Array:
		return t.Elem.Size() == 1 || MayHold(t.Elem, size) // characters may be anything
	case *Record:
		if t.Opaque() {
			return t.Size() == size
		}
		for _, f := range t.Fields {
			if MayHold(f.Type, size) {
				return true
			}
		}
		return false
	case *Int:
		return t.Size() == size
	}
	return false
}

// HoldsOpaque reports whether an object of type t has a record in it that is the library's own business.
func HoldsOpaque(t Type) bool {
	switch t := t.(type) {
	case *Array:
		return HoldsOpaque(t.Elem)
	case *Record:
		if t.Opaque() {
			return true
		}
		for _, f := range t.Fields {
			if HoldsOpaque(f.Type) {
				return true
			}
		}
	}
	return false
}

// OpaqueAt reports whether a function is true of the place and the size of some record of the given size in an object of
// type t that is the library's own business. It is asked about a long array as a whole.
func OpaqueAt(t Type, size int64, is func(lo, size int64) bool) bool {
	return opaqueAt(t, 0, size, is)
}

func opaqueAt(t Type, lo, size int64, is func(lo, size int64) bool) bool {
	const long = 64
	switch t := t.(type) {
	case *Array:
		n := max(t.Len, 1)
		if n > long || !HoldsOpaque(t.Elem) {
			return n > long && HoldsOpaque(t.Elem) && is(lo, n*t.Elem.Size())
		}
		for n := range n {
			if opaqueAt(t.Elem, lo+n*t.Elem.Size(), size, is) {
				return true
			}
		}
	case *Record:
		if t.Opaque() {
			return t.Size() == size && is(lo, size)
		}
		for _, f := range t.Fields {
			if opaqueAt(f.Type, lo+f.Offset, size, is) {
				return true
			}
		}
	}
	return false
}

// BufferSize is how much a [SetJmp] writes and a [LongJmp] reads.
func BufferSize(buf Expr) int64 {
	if t := Pointee(buf); t != nil && t.Size() > 0 {
		return t.Size()
	}
	return buf.Type().Size()
}

// Pointee is the type that a pointer points to, without the casts that forget it; nil if that is void or a function.
func Pointee(e Expr) Type {
	for {
		if p, ok := e.Type().(*Pointer); ok {
			switch p.Elem.(type) {
			case *Void, *FuncType:
			default:
				return p.Elem
			}
		}
		x, ok := e.(*Cast)
		if !ok {
			return nil
		}
		e = x.X
	}
}
