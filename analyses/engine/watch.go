package engine

import (
	"cmp"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// What digests see of the program itself ([digest.Watcher]). A step is their view of it.

// see shows the digests something.
func (s *step) see(what digest.Sight) {
	s.flush()
	if t := s.product.See(s, s, s.tuple, what); t != s.tuple {
		s.become(t)
	}
}

// origin is the step's edge in the program, of which the flow that is followed may have copies.
func (s *step) origin() *cfg.Edge {
	if s.edge == nil {
		return nil
	}
	return s.flow.Edge(s.edge)
}

// before and after show the digests the step's edge.
func (s *step) before() {
	if e := s.origin(); !s.flow.inLibrary(e) && s.product.WatchesEdge(e) {
		s.see(digest.Before{Edge: e})
	}
}

func (s *step) after() {
	if e := s.origin(); !s.flow.inLibrary(e) && s.product.WatchesEdge(e) {
		s.see(digest.After{Edge: e})
	}
}

// cameBack shows them that a function has returned that the step's edge calls. It reports whether that is possible.
func (s *step) cameBack() bool {
	e := s.origin()
	if e == nil || s.flow.inLibrary(e) || !s.product.WatchesEdge(e) {
		return true
	}
	if _, calls := e.Action.(*cfg.Call); !calls {
		return true // something else has called it back
	}
	s.see(digest.Returned{Edge: e})
	return !s.product.Impossible(s.tuple)
}

// assigned shows them that registers have got new values, or local variables new objects.
func (s *step) assigned() {
	of := s.yields
	s.yields = nil
	if len(s.ev.Assigned) == 0 {
		return
	}
	if s.edge != nil {
		switch a := s.edge.Action.(type) {
		case *cfg.Assign:
			of = a.RHS
		case *cfg.Return:
			// The result, which is a register, has the value of an expression over the others; see [step.invoke].
			if f := s.edge.From.Func; a.Value != nil && f.Result != nil && cfg.Identical(a.Value.Type(), f.Result.Type) {
				of = a.Value
			}
		}
	}
	vs := s.ev.Assigned
	s.ev.Assigned = nil
	for _, v := range vs {
		s.see(digest.Assigned{Var: v, Value: of})
	}
}

// Wrote notes what the action writes to memory, if a digest wants to see it.
func (s *step) Wrote(b value.Base, off value.Num, size int64) {
	if !s.engine.writes {
		return
	}
	w := digest.Wrote{Edge: s.origin(), Size: size}
	if b != value.Unknown && b != value.Crowd && !off.IsBottom() {
		w.Base, w.Lo, w.Hi, w.Stride = uint32(s.table.Summary(b)), off.Min(), off.Max(), int64(min(off.Stride(), 1<<62))
	}
	if len(s.pending.writes) == 0 || s.pending.writes[len(s.pending.writes)-1] != w {
		s.pending.writes = append(s.pending.writes, w)
	}
}

// wrote shows them what has been written.
func (s *step) wrote() {
	if len(s.pending.writes) == 0 {
		return
	}
	ws := s.pending.writes
	s.pending.writes = nil
	for _, w := range ws {
		s.see(w)
	}
}

// entered shows them that an activation of f begins, with arguments as the program spells them out.
func (s *step) entered(f *cfg.Func, args []argument) {
	s.wrote()
	if !s.watched || f == s.flow.library {
		return
	}
	vs := s.ev.Assigned
	s.ev.Assigned = nil
	for _, v := range vs {
		if !v.Register() {
			s.see(digest.Assigned{Var: v})
		}
	}
	in := digest.Entered{Func: f, Args: make([]cfg.Expr, len(f.Params))}
	for i, p := range f.Params {
		// Of a function that calls itself, arguments may name variables of another activation.
		if i < len(args) && args[i].expr != nil && !s.recursive(f) && cfg.Identical(args[i].expr.Type(), p.Type) {
			in.Args[i] = args[i].expr
		}
	}
	s.see(in)
}

// left shows them that an activation of f ends.
func (s *step) left(f *cfg.Func) {
	if s.watched {
		s.assigned()
		s.see(digest.Left{Func: f})
	}
}

// summary is what of the digest is kept for MayRun at an access.
func (s *step) summary(a value.Access) digest.Tuple {
	if !s.summarizes {
		return s.tuple
	}
	if a.Base == value.Crowd {
		a.Base = value.Unknown // nobody says of it what holds of one of its objects
	}
	at := digest.Access{Base: uint32(s.table.Summary(a.Base)), Size: a.Size, View: s, Freed: s.freed(a)}
	if lv := cmp.Or(a.LV, a.Of, s.chunk(a)); lv != nil && a.Base != value.Unknown && !a.Off.IsBottom() {
		at.LV = lv
		at.Lo, at.Hi, at.Stride = a.Off.Min(), a.Off.Max(), int64(min(a.Off.Stride(), 1<<62))
	}
	if a.LV == nil && a.Of == nil && a.Base != value.Unknown {
		if begin := s.bytesAt(a.Write); begin != nil && most(s.edge.Action) != nil && !ofText(s.edge.Action) {
			at.At = begin
		}
	}
	if w := a.Within; w.Size > 0 && a.Base != value.Unknown {
		at.Within = digest.Piece{Lo: w.Lo, Hi: w.Hi, Stride: w.Stride, Size: w.Size}
		if a.LV != nil {
			at.Within.LV = arrayOf(a.LV, w.Size)
		} else {
			at.Within.LV = arrayAt(s.bytesAt(a.Write), w.Size)
		}
	}
	return s.product.Summary(s.tuple, at)
}

// freed is a pointer to what an access ends the life of, if it does.
func (s *step) freed(a value.Access) cfg.Expr {
	if s.edge != nil && a.Free && a.Base != value.Unknown {
		if free, ok := s.edge.Action.(*cfg.Free); ok {
			return free.Ptr
		}
	}
	return nil
}

// chunk is what a library function reads or writes, as an lvalue, if it is a constant number of bytes from where it is told.
func (s *step) chunk(a value.Access) *cfg.LVal {
	at := s.bytesAt(a.Write)
	if at == nil || a.LV != nil {
		return nil
	}
	if n, ok := cfg.IsConst(most(s.edge.Action)); !ok || n <= 0 || n != a.Size {
		return nil
	}
	return &cfg.LVal{Ptr: at, Type: &cfg.Array{Elem: &cfg.Int{Bytes: 1}, Len: a.Size}, Internal: true, Pos: a.Pos}
}

// most is how many bytes a library function reads or writes at most from where it is told, or nil.
func most(a cfg.Action) cfg.Expr {
	switch a := a.(type) {
	case *cfg.MemCopy:
		return a.Len
	case *cfg.MemSet:
		return a.Len
	case *cfg.Touch:
		if !a.Deep && !a.Calls && !a.Text {
			return a.Len
		}
	}
	return nil
}

// ofText reports whether an action is about strings, of which it depends on their length where they are accessed.
func ofText(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.MemCopy:
		return a.Text || a.Append || a.Wide
	case *cfg.Touch:
		return a.Text || a.Wide
	}
	return false
}

// bytesAt is where a library function reads or writes bytes, if nothing else in memory is accessed without an lvalue.
func (s *step) bytesAt(write bool) cfg.Expr {
	if s.edge == nil {
		return nil
	}
	switch a := s.edge.Action.(type) {
	case *cfg.MemCopy:
		switch {
		case write:
			return a.Dst
		case !a.Append:
			return a.Src
		}
	case *cfg.MemSet:
		return a.Dst
	case *cfg.Touch:
		return a.Ptr
	}
	return nil
}

// arrayOf is the array of a size that an lvalue lies in, by the way in which it is said; nil if there is none. What is
// accessed there is known to lie in an array of that size, and so that is it: if one of two lies in the other, they are
// one.
func arrayOf(lv *cfg.LVal, size int64) *cfg.LVal {
	for i, step := range lv.Path {
		if a, ok := step.Elem.(*cfg.Array); ok && a.Size() == size {
			return &cfg.LVal{Var: lv.Var, Ptr: lv.Ptr, Path: lv.Path[:i+1], Type: a, Internal: true}
		}
	}
	return arrayAt(lv.Ptr, size)
}

// arrayAt is the array of a size that a pointer leads into, if it is made from it.
func arrayAt(x cfg.Expr, size int64) *cfg.LVal {
	switch x := x.(type) {
	case *cfg.Cast:
		return arrayAt(x.X, size)
	case *cfg.PtrAdd:
		return arrayAt(x.X, size)
	case *cfg.AddrOf:
		return arrayOf(x.LV, size)
	}
	return nil
}

// Place is [digest.View].Place.
func (s *step) Place(lv *cfg.LVal) digest.Operand { return s.shown(s.addressOf(lv)) }

// Pointer is [digest.View].Pointer.
func (s *step) Pointer(x cfg.Expr) digest.Operand { return s.shown(s.peek(x)) }

// shown is what digests see of a pointer: one of very many objects is any. A number that no object's address has gone into
// leads to none, and no access is recorded by it; it may be all that is known of a pointer before the rest is solved, and
// what digests make of that nobody takes back.
func (s *step) shown(v value.Value) digest.Operand {
	switch {
	case v.Holds(value.Crowd):
		return digest.Operand{Any: true}
	case !v.HasPointer():
		return digest.Operand{}
	}
	return s.operand(v)
}

// Number is [digest.View].Number.
func (s *step) Number(x cfg.Expr) digest.Numbers { return numbersOf(s.peek(x)) }

// maxNumbers bounds the numbers that digests are told one by one.
const maxNumbers = 16

// numbersOf is what digests are told of an integer.
func numbersOf(v value.Value) digest.Numbers {
	if ns, few := value.Enumerate(v.Numbers(), maxNumbers); few && !v.HasPointer() {
		return digest.Numbers{May: ns}
	}
	if n := v.Numbers(); !v.HasPointer() && !n.IsBottom() {
		return digest.Numbers{Any: true, Bounded: true, Least: n.Min(), Most: n.Max()}
	}
	return digest.Numbers{Any: true}
}
