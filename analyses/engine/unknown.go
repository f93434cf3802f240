package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// behind is the unknown function that a pointer of which nothing is known may point to: one for each expression, since digests
// compare functions.
func (x *engine) behind(pointer cfg.Expr) *cfg.Func {
	f := x.pointees[pointer]
	if f == nil {
		f = &cfg.Func{Name: "behind the pointer " + pointer.String(), ID: len(x.funcs) + len(x.pointees)}
		x.pointees[pointer] = f
	}
	return f
}

// havoc is code of which nothing is known but its operands.
func (s *step) havoc(a *cfg.Havoc) {
	s.havocked(s.at(a.Pos), a.Text)
	v := value.Bottom
	for _, x := range a.Args {
		v = v.Join(s.ev.Expr(x))
	}
	back := s.worst(v, s.at(a.Pos))
	for _, lv := range a.Outputs {
		s.assignAny(lv, back)
	}
	s.emit()
}

// unknown calls a function without a body.
func (s *step) unknown(f *cfg.Func, args []argument, result *cfg.LVal) {
	if f.Pure {
		s.assignAny(result, value.AnyInt())
		s.emit()
		return
	}
	s.havocked(s.edge.Pos, "unknown function "+f.Name)
	v := value.Bottom
	for i, a := range args {
		v = v.Join(a.any())
		// A pointer may be a number; a number that is passed as one is not taken for an address.
		if _, ok := s.edge.Action.(*cfg.Call).Args[i].Type().(*cfg.Pointer); ok && !a.value.HasPointer() {
			s.ev.Touch(a.value, nil, true, true, false, s.edge.Pos)
		}
	}
	back := s.worst(v, s.edge.Pos)
	if result != nil {
		if _, ok := result.Type.(*cfg.Pointer); ok {
			back = back.Join(value.UnknownPointer())
		}
	}
	s.assignAny(result, back)
	if !f.NoReturn {
		s.emit()
	}
}

// maxReached bounds the bases that unknown code is said to hand back one by one.
const maxReached = 8

// worst lets unknown code do what it can with what it is given: read and write everything reachable, keep it, release locks that it
// finds there, and call the functions that it finds, now or later, in this thread or another. It returns whatever the code may hand back.
func (s *step) worst(v value.Value, pos cfg.Pos) value.Value {
	defer s.mayBeLeft(calledBack)
	if !v.HasPointer() {
		return value.AnyInt()
	}
	v = s.ev.Publish(v)
	reached := s.ev.Touch(v, nil, true, true, true, pos)
	s.flush()
	if len(reached.Parts()) > maxReached {
		reached = value.UnknownPointer() // all of it has escaped
	}
	var locks digest.Operand
	for _, p := range reached.Parts() {
		if p.Base != value.Null && p.Base != value.Unknown && s.table.Memory(p.Base) {
			locks.May = append(locks.May, digest.Object{Base: uint32(s.table.Summary(p.Base)), Offset: digest.AnyOffset})
		}
	}
	var fs []*cfg.Func
	for _, f := range s.functions(reached) {
		if f.HasBody() {
			fs = append(fs, f)
		}
	}
	if len(fs) > 0 {
		s.startAll(fs, value.UnknownPointer(), &digest.Event{Kind: digest.EvCreate, Create: cfg.SignalHandler, Several: true, Site: unknownCode})
	}
	// A function that is called back in this thread can release every mutex that has a name.
	if locks.Any = len(fs) > 0; locks.Any || len(locks.May) > 0 {
		s.local(&digest.Event{Kind: digest.EvUnlock, Mutex: locks, Perhaps: true})
	}
	return reached.Smear().Join(value.AnyInt())
}

// unknownCode is the create site of all threads that unknown code starts. One site for all keeps the thread ids few.
//
// A function that unknown code calls back in the running thread is covered by the thread that it may start with it: that holds no locks, is not
// unique, and starts here, so whatever excludes one of its accesses excludes the same access made by the running thread at this
// point. What the call may do to memory it does to shared objects only, since everything that it can reach has escaped before; what
// it may do to the locks that this thread holds is an unlock of anything; what it may create descends from the thread that was started.
//
// What the code may ask about the thread that it runs in, and how it may leave the call, is in guest.go.
const unknownCode = -2
