package value

import "github.com/mayrun-dev/mayrun/cfg"

// Writes to elements of arrays that are members of the elements of an array: w[i].counts[k], where neither number is
// known. As places in the object they are all multiples of the size of an element of counts, and so lie in other members,
// too. But they lie in its window, for which the analysis has an argument ([Window]), and only there anything changes.

// overwrites tells that bytes are overwritten at some offsets of a part, but not beside its window.
func (e *Eval) overwrites(p Part, off Num, size int64, o *Object, lv *cfg.LVal) {
	at, n := e.covering(p, off, size)
	e.World.Overwrite(p.Base, at, n, o, lv)
}

// covering is where size bytes at some offsets of a part lie, and no more than their pieces: these as a whole, if the
// offsets by themselves could be beside them.
func (e *Eval) covering(p Part, off Num, size int64) (Num, int64) {
	if s, ok := e.beside(p, off, size); ok {
		return s.begins(), s.hi - s.lo
	}
	return off, size
}

// beside is the window of a part, if size bytes at some offsets of it lie in that, although the offsets by themselves could
// be beside it.
func (e *Eval) beside(p Part, off Num, size int64) (span, bool) {
	s, ok := e.Table.span(p.in)
	return s, ok && s.apart(off) != s.step && e.lies(p, off, size).Size > 0
}

// writing is how an object changes where size bytes are written at some offsets of a part.
func (e *Eval) writing(p Part, off Num, size int64, v Value) func(o *Object, strong bool) *Object {
	elem := e.Table.elems[p.Base]
	if _, few := Enumerate(off, maxPlaces); !few {
		s, ok := e.beside(p, off, size)
		if !ok {
			s, ok = e.row(p, off, size)
		}
		if ok {
			return func(o *Object, _ bool) *Object { return o.writeWithin(s, off, size, v, elem) }
		}
	}
	return func(o *Object, strong bool) *Object { return o.Write(off, size, v, strong, elem) }
}

// row is the window of a part, if that is the member of one element of an array, and size bytes at some offsets lie in it.
func (e *Eval) row(p Part, off Num, size int64) (span, bool) {
	s, ok := e.Table.span(p.in)
	return s, ok && s.step == 0 && e.Table.elems[p.Base] > s.hi-s.lo && off.Min() >= s.lo && off.Max() <= s.hi-size
}

// writeWithin is [Object.Write], weakly, to places that lie in the pieces of a window. If there are several, the object is
// folded, so that they are one.
func (o *Object) writeWithin(s span, off Num, size int64, v Value, elem int64) *Object {
	if o == nil {
		o = &Object{}
	}
	p, n := gcd(s.step, o.period), s.hi-s.lo
	if elem > 0 && p > 0 {
		p = gcd(p, elem)
	}
	at := s.lo
	if p > 0 {
		if at = mod(s.lo, p); at+n > p || o.period == 0 && !o.repeats(p) {
			return o.Write(off, size, v, false, elem)
		}
		o = o.fold(p)
	}
	apart := max(s.apart(off), 1)
	if n/apart > maxMembersPlaces || apart < size {
		o = o.writeAt(at, n, v.Smear())
	} else {
		var places []int64
		for i := at + mod(off.Min()-s.lo, apart); i+size <= at+n; i += apart {
			places = append(places, i)
		}
		o = o.writeEach(places, size, v, false)
	}
	if p == 0 && len(o.cells) > maxCells {
		return o.fold(max(elem, 1))
	}
	return o
}
