package value

// Shared objects hold only values whose targets have escaped. Of such values, [Unknown] describes everything:
// there it is the top, and large sets of bases are given up for it. In a table that is Flat they may be larger, since
// they are made smaller where they are read: see crowd.go.

// maxShared bounds the bases of a value in a shared object: maxInLarge if the program is not small, and maxFlat where memory is
// kept without regard to the flow.
const (
	maxShared  = 256
	maxInLarge = 24
	maxFlat    = 1 << 10
)

// shared is a value of a shared object in canonical form.
func (v Value) shared(max int) Value {
	if v.has(Unknown) && len(v.parts) > 1 || len(v.parts) > max {
		return unknownPointer
	}
	return v
}

var unknownPointer = UnknownPointer()

// Sharing is how contents of shared objects are joined and compared, with at most Max bases in a value.
type Sharing struct{ Max int }

// Sharing is how contents of shared objects are joined and compared.
func (t *Table) Sharing() Sharing {
	switch {
	case t.Flat:
		return Sharing{maxFlat}
	case t.Large:
		return Sharing{maxInLarge}
	}
	return Sharing{maxShared}
}

func (s Sharing) join(a, b Value) Value { return a.Join(b).shared(s.Max) }

func (s Sharing) widen(a, b Value) Value { return a.Widen(b).shared(s.Max) }

// Canonical is o with all values in the canonical form of shared objects.
func (s Sharing) Canonical(o *Object) *Object {
	return o.mapValues(func(v Value) Value { return v.shared(s.Max) })
}

// Join is the union of two contents of a shared object.
func (s Sharing) Join(o, w *Object) *Object { return o.merge(w, s.join, true) }

// Widen is an upper bound that makes chains end.
func (s Sharing) Widen(o, w *Object) *Object { return o.merge(w, s.widen, true) }

// Leq reports whether everything that the shared object o may hold, w may hold.
func (s Sharing) Leq(o, w *Object) bool {
	quick := o.fits(w) && o.leq(w, func(a, b Value) bool { return a.Leq(b) || s.join(b, a).Equal(b) })
	return quick || w.absorbs(o, s.join, true)
}

// fits reports whether every cell of o has one of the same shape in w, so that no write of o falls on a part of
// what w knows as a whole.
func (o *Object) fits(w *Object) bool {
	if o == nil || w == nil || !isZero(w.rest) && !w.rest.IsBottom() {
		return true // what a part of a cell is overwritten with is in rest, and so in the cell
	}
	if o.period != w.period || len(o.cells) > len(w.cells) {
		return false
	}
	j := alike(o.cells, w.cells)
	for _, c := range o.cells[j:] {
		if j = w.seek(j, c.off); j == len(w.cells) || w.cells[j].off != c.off || w.cells[j].size != c.size {
			return false
		}
	}
	return true
}

func isZero(v Value) bool {
	n, ok := v.Constant()
	return ok && n == 0
}
