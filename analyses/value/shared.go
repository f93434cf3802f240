package value

// Shared objects hold only values whose targets have escaped. Of such values, [Unknown] describes everything: there it is the top, and large sets of
// bases are given up for it.

// maxShared bounds the bases of a value in a shared object.
const maxShared = 24

// shared is a value of a shared object in canonical form.
func (v Value) shared() Value {
	if v.has(Unknown) && len(v.parts) > 1 || len(v.parts) > maxShared {
		return unknownPointer
	}
	return v
}

var unknownPointer = UnknownPointer()

func joinShared(a, b Value) Value { return a.Join(b).shared() }

func widenShared(a, b Value) Value { return a.Widen(b).shared() }

// Shared is o with all values in the canonical form of shared objects.
func (o *Object) Shared() *Object { return o.mapValues(Value.shared) }

// JoinShared is the union of two contents of a shared object, WidenShared an upper bound that makes chains end, LeqShared their order.
func (o *Object) JoinShared(w *Object) *Object { return o.merge(w, joinShared) }

// WidenShared is an upper bound that makes chains end.
func (o *Object) WidenShared(w *Object) *Object { return o.merge(w, widenShared) }

// LeqShared reports whether everything that the shared object o may hold, w may hold.
func (o *Object) LeqShared(w *Object) bool {
	return o.leq(w, func(a, b Value) bool { return a.Leq(b) || joinShared(b, a).Equal(b) }) || w.absorbs(o, joinShared)
}
