package value

// Shared objects hold only values whose targets have escaped. Of such values, [Unknown] describes everything:
// there it is the top, and large sets of bases are given up for it.

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

// JoinShared is the union of two contents of a shared object, WidenShared an upper bound that makes chains end,
// LeqShared their order.
func (o *Object) JoinShared(w *Object) *Object { return o.merge(w, joinShared, true) }

// WidenShared is an upper bound that makes chains end.
func (o *Object) WidenShared(w *Object) *Object { return o.merge(w, widenShared, true) }

// LeqShared reports whether everything that the shared object o may hold, w may hold.
func (o *Object) LeqShared(w *Object) bool {
	quick := o.fits(w) && o.leq(w, func(a, b Value) bool { return a.Leq(b) || joinShared(b, a).Equal(b) })
	return quick || w.absorbs(o, joinShared, true)
}

// fits reports whether every cell of o has one of the same shape in w, so that no write of o falls on a part of
// what w knows as a whole.
func (o *Object) fits(w *Object) bool {
	if o == nil || w == nil || !isZero(w.rest) && !w.rest.IsBottom() {
		return true // what a part of a cell is overwritten with is in rest, and so in the cell
	}
	if o.period != w.period {
		return false
	}
	j := 0
	for _, c := range o.cells {
		for j < len(w.cells) && w.cells[j].off < c.off {
			j++
		}
		if j == len(w.cells) || w.cells[j].off != c.off || w.cells[j].size != c.size {
			return false
		}
	}
	return true
}

func isZero(v Value) bool {
	n, ok := v.Constant()
	return ok && n == 0
}
