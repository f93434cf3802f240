package value

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/lattice"
)

// State is what one thread knows at a program point: its registers, and the objects that only it can reach
// (all objects, while no other thread exists). Every other object's content is a shared unknown.
// The zero value is the empty state, not bottom; unreachability is the absence of a state. States are immutable.
type State struct {
	Frame lattice.Map[uint32, Value] // registers of the running function by variable ID; absent: not assigned yet
	Mem   lattice.Map[Base, *Object] // objects that are tracked here
	// Escaped are the bases that other threads may reach by now. One that is also in Mem has escaped on some paths only.
	Escaped lattice.Set[Base]
	// Passed are the bases of which this thread has made an object, Twice those of which it may have made several.
	Passed, Twice lattice.Set[Base]
	// Folded are the bases of newest objects that have been folded into their summaries since the running function was entered.
	Folded lattice.Set[Base]
	// Varargs is what the variable arguments of the running function may be.
	Varargs Value
}

// Join is the union of two states.
func (s State) Join(t State) State {
	return State{
		Frame:   s.Frame.Union(t.Frame, joinValues, Value.Equal),
		Mem:     s.Mem.Union(t.Mem, joinObjects, (*Object).Equal),
		Escaped: s.Escaped.Union(t.Escaped),
		Passed:  s.Passed.Union(t.Passed),
		Twice:   s.Twice.Union(t.Twice),
		Folded:  s.Folded.Union(t.Folded),
		Varargs: s.Varargs.Join(t.Varargs),
	}
}

// Widen is an upper bound of old (s) and t that makes chains end: the bases of a program are finitely many, values and objects are widened.
func (s State) Widen(t State) State {
	w := s.Join(t)
	w.Frame = s.Frame.Union(t.Frame, widenValues, Value.Equal)
	w.Mem = s.Mem.Union(t.Mem, widenObjects, (*Object).Equal)
	w.Varargs = s.Varargs.Widen(t.Varargs)
	return w
}

// Leq reports whether s describes no more than t.
func (s State) Leq(t State) bool {
	return s.Frame.Leq(t.Frame, Value.Leq) && s.Mem.Leq(t.Mem, (*Object).Leq) &&
		s.Escaped.SubsetOf(t.Escaped) && s.Passed.SubsetOf(t.Passed) && s.Twice.SubsetOf(t.Twice) && s.Folded.SubsetOf(t.Folded) && s.Varargs.Leq(t.Varargs)
}

// Equal reports whether two states are represented alike.
func (s State) Equal(t State) bool {
	return s.Frame.Equal(t.Frame, Value.Equal) && s.Mem.Equal(t.Mem, (*Object).Equal) &&
		s.Escaped.Equal(t.Escaped) && s.Passed.Equal(t.Passed) && s.Twice.Equal(t.Twice) && s.Folded.Equal(t.Folded) && s.Varargs.Equal(t.Varargs)
}

func joinValues(_ uint32, a, b Value) Value     { return a.Join(b) }
func widenValues(_ uint32, a, b Value) Value    { return a.Widen(b) }
func joinObjects(_ Base, a, b *Object) *Object  { return a.Join(b) }
func widenObjects(_ Base, a, b *Object) *Object { return a.Widen(b) }

// rename replaces bases everywhere.
func (s State) rename(base func(Base) Base) State {
	f := func(v Value) Value { return v.rename(base) }
	s.Frame = s.Frame.Apply(func(_ uint32, v Value) (Value, bool) { return f(v), true }, same)
	s.Mem = s.Mem.Apply(func(_ Base, o *Object) (*Object, bool) { return o.mapValues(f), true }, func(a, b *Object) bool { return a == b })
	s.Varargs = f(s.Varargs)
	return s
}

// Register returns the value of a register. One that was not assigned yet is indeterminate.
func (s State) Register(v *cfg.Var) Value {
	if x, ok := s.Frame.Get(uint32(v.ID)); ok {
		return x
	}
	return AnyInt()
}

// private reports whether the content of b is in s alone: no other thread can reach the object.
func (s State) private(b Base) bool { return s.Mem.Has(b) && !s.Escaped.Has(b) }
