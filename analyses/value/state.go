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
	// Escaped are the bases that other threads may reach by now. One that is also in Mem has escaped on some
	// paths only.
	Escaped lattice.Set[Base]
	// Passed are the bases of which this thread has made an object, Twice those of which it may have made several.
	Passed, Twice lattice.Set[Base]
	// Guarded are shared objects of which a mutex that this thread holds keeps all writers away: what it has
	// written there since it took the mutex, and for those that are Exact all that it may find there. See
	// guarded.go.
	Guarded lattice.Map[Base, *Object]
	Exact   lattice.Set[Base]
	// Folded are the bases of newest objects that have been folded into their summaries since the running
	// function was entered.
	Folded lattice.Set[Base]
	// Varargs is what the variable arguments of the running function may be.
	Varargs Value
}

// States are the operations on states over the bases of a table: a lattice but for [Unknown] in the values of a
// thread, which describes every object that other threads can reach. Bases of such objects beside it say
// nothing and are left out, so that values do not grow for nothing. What a state does not track in Mem, other
// threads can reach (or it is gone).
type States struct{ Table *Table }

// Join is the union of two states.
func (x States) Join(s, t State) State { return x.merge(s, t, Value.Join) }

// Widen is an upper bound of old (s) and t that makes chains end: the bases of a program are finitely many,
// values and objects are widened.
func (x States) Widen(s, t State) State { return x.merge(s, t, Value.Widen) }

func (x States) merge(s, t State, f func(a, b Value) Value) State {
	values := func(a, b Value) Value {
		if a.has(Unknown) != b.has(Unknown) {
			a, b = s.without(a, x.Table), t.without(b, x.Table)
		}
		return f(a, b)
	}
	return State{
		Frame:   s.Frame.Union(t.Frame, func(_ uint32, a, b Value) Value { return values(a, b) }, Value.Equal),
		Mem:     s.Mem.Union(t.Mem, func(_ Base, a, b *Object) *Object { return a.merge(b, values, false) }, (*Object).Equal),
		Escaped: s.Escaped.Union(t.Escaped),
		Passed:  s.Passed.Union(t.Passed),
		Twice:   s.Twice.Union(t.Twice),
		Guarded: s.Guarded.Union(t.Guarded, func(_ Base, a, b *Object) *Object { return a.merge(b, values, false) }, (*Object).Equal),
		Exact:   s.Exact.Intersect(t.Exact),
		Folded:  s.Folded.Union(t.Folded),
		Varargs: values(s.Varargs, t.Varargs),
	}
}

// Leq reports whether s describes no more than t.
func (x States) Leq(s, t State) bool {
	covered := func(a, b Value) bool {
		if b.has(Unknown) {
			a = s.without(a, x.Table)
		}
		return a.Leq(b)
	}
	object := func(a, b *Object) bool { return a.leq(b, covered) || b.absorbs(a, Value.Join, false) }
	return s.Frame.Leq(t.Frame, covered) && s.Mem.Leq(t.Mem, object) && s.Guarded.Leq(t.Guarded, object) && t.Exact.SubsetOf(s.Exact) &&
		s.Escaped.SubsetOf(t.Escaped) && s.Passed.SubsetOf(t.Passed) && s.Twice.SubsetOf(t.Twice) &&
		s.Folded.SubsetOf(t.Folded) && covered(s.Varargs, t.Varargs)
}

// without is v without the bases of objects that other threads can reach.
func (s State) without(v Value, t *Table) Value {
	if t.Flat {
		return v // what is secluded is not among what an unknown pointer leads to
	}
	drop := func(b Base) bool {
		if b <= Unknown || s.Mem.Has(b) || t.infos[b].Residue {
			return false
		}
		return !t.infos[b].Newest || !s.Mem.Has(t.Summary(b)) // a newest object that is not tracked has been folded
	}
	return v.filter(func(b Base) bool { return !drop(b) })
}

// plain is v in the form that it has in s: beside [Unknown] no bases that it describes.
func (e *Eval) plain(v Value) Value {
	if v.has(Unknown) {
		return e.St.without(v, e.Table)
	}
	return v
}

// Register is what a register may hold. One that is not assigned may be any number.
func (e *Eval) Register(v *cfg.Var) Value {
	x, ok := e.St.Frame.Get(uint32(v.ID))
	if !ok && e.Table.FlatFrames {
		x = e.World.Register(v)
		ok = !x.IsBottom()
	}
	if !ok {
		return AnyInt()
	}
	return x
}

// Tracks reports whether anything is known to be assigned to a register.
func (e *Eval) Tracks(v *cfg.Var) bool {
	return e.St.Frame.Has(uint32(v.ID)) || e.Table.FlatFrames && !e.World.Register(v).IsBottom()
}

// Equal reports whether two states are represented alike.
func (s State) Equal(t State) bool {
	return s.Frame.Equal(t.Frame, Value.Equal) && s.Mem.Equal(t.Mem, (*Object).Equal) &&
		s.Guarded.Equal(t.Guarded, (*Object).Equal) && s.Exact.Equal(t.Exact) &&
		s.Escaped.Equal(t.Escaped) && s.Passed.Equal(t.Passed) && s.Twice.Equal(t.Twice) &&
		s.Folded.Equal(t.Folded) && s.Varargs.Equal(t.Varargs)
}

// apply replaces all values.
func (s State) apply(f func(Value) Value) State {
	s.Frame = s.Frame.Apply(func(_ uint32, v Value) (Value, bool) { return f(v), true }, same)
	s.Mem = s.Mem.Apply(func(_ Base, o *Object) (*Object, bool) { return o.mapValues(f), true }, func(a, b *Object) bool { return a == b })
	s.Varargs = f(s.Varargs)
	return s
}

// private reports whether the content of b is in s alone: no other thread can reach the object.
func (s State) private(b Base) bool { return s.Mem.Has(b) && !s.Escaped.Has(b) }
