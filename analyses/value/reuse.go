package value

import "github.com/mayrun-dev/mayrun/cfg"

// Two objects that live at the same time have different addresses, but their addresses may be compared when one
// of them is gone. As C has it the value of a pointer is indeterminate then, but programs ask whether realloc
// has moved what they have, and numbers made of addresses stay what they are. String literals are different
// objects or not, as the compiler likes, and may be parts of each other; and the identifiers of threads that
// are gone are used again.

// Reuse says what, of all that has an address or an identifier, the program may get rid of.
type Reuse struct {
	Objects bool // of the heap, or on the stack by alloca
	Threads bool
}

// And adds what an action may get rid of.
func (r Reuse) And(a cfg.Action) Reuse {
	switch a := a.(type) {
	case *cfg.Free, *cfg.Havoc:
		r.Objects = true
	case *cfg.Alloc:
		r.Objects = r.Objects || a.Kind == cfg.Stack
	case *cfg.Touch:
		r.Objects = r.Objects || a.Calls
	case *cfg.Call:
		if f, direct := a.Callee.(*cfg.FuncRef); !direct || !f.Func.HasBody() && !f.Func.Pure {
			r.Objects, r.Threads = true, true // the function may be unknown
		}
	case *cfg.Join, *cfg.Detach:
		r.Threads = true
	case *cfg.Create:
		if a.Attr != nil {
			n, ok := cfg.IsConst(a.Attr)
			r.Threads = r.Threads || !ok || n != 0 // it may be detached
		}
	}
	return r
}

// mayCoincide reports whether addresses of type t of objects of two bases, at whatever offsets, may or may not
// be equal as numbers. Of objects of one base this asks for those that nothing else tells apart: it does not
// hold for bases of several objects.
func (e *Eval) mayCoincide(a, b Base, t cfg.Type) bool {
	if a <= Unknown || b <= Unknown {
		return false
	}
	if a == Crowd || b == Crowd {
		return e.Table.Memory(a) && e.Table.Memory(b) // any of its objects
	}
	if a == Functions || b == Functions {
		return e.Table.Code(a) && e.Table.Code(b)
	}
	x, y := &e.Table.infos[a], &e.Table.infos[b]
	literal := func(i *Info) bool { return i.Kind == KindVar && i.Var.Storage == cfg.Literal }
	// A local variable is on the stack, where the next function has others; but a pointer to one that is gone
	// is of no use at all.
	local := func(i *Info) bool {
		_, number := t.(*cfg.Int)
		return number && i.Kind == KindVar && i.Var.Func != nil && i.Var.Storage != cfg.Global &&
			i.Var.Storage != cfg.ThreadLocal && i.Var.Storage != cfg.Literal
	}
	// What is defined elsewhere may be an alias of something else there. (That objects are not is an assumption
	// with a name, distinct-externals.)
	elsewhere := func(i *Info) bool { return i.Kind == KindFunc && !i.Func.HasBody() }
	// The library gets its objects where the program does, and may give them back: a stream that is closed.
	library := func(i *Info) bool { return i.Kind == KindVar && i.Var.Several }
	switch {
	case literal(x) && literal(y), local(x) && local(y), a != b && elsewhere(x) && elsewhere(y):
		return true
	case a == b:
		return false
	case library(x) && (library(y) || y.Kind == KindHeap), library(y) && x.Kind == KindHeap:
		return true
	case x.Kind == KindHeap && y.Kind == KindHeap:
		return e.Reuse.Objects
	case x.Kind == KindThread && y.Kind == KindThread:
		return e.Reuse.Threads
	}
	return false
}
