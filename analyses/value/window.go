package value

import (
	"math"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// A pointer that has been made from an array within a larger object, as name in strlen(p->name) and in char *s =
// p->name, leads to elements of that array, or behind the last of them (C17 6.5.6p8); so it does after a computation
// with a number that is not known, and what a library function may do "up to the end" ends there. That is believed
// where pointers have not been seen to do otherwise: what certainly lies elsewhere, as p->name - offsetof(struct
// person, name), is any place in the object, and so are pointers that were converted to ones to structures, that were
// computed as integers, or that come from a union, or from an array at the end of memory that is larger. Since real
// programs run over the end of an array into the next one on purpose, what rests on this says so: [memberArrays].

// memberArrays is the identifier of that assumption, in reports.
const memberArrays = "member-arrays"

// Where the structure is an element of an array, and it is not known which, a window is the member arrays of all
// elements: the pointer leads to an element of one of them. So what is accessed lies in a piece of the object as large
// as the array, at one of the places where such pieces begin ([Window]), and not beside it.

// window numbers a member array of objects, or the member arrays of the elements of an array. Zero is none.
type window int32

// span is what a window stands for: the places [lo, hi) of an object, and those that lie step, 2*step, … bytes behind
// these, the last ones at [last, …). If there is one only, step is 0, and last is lo.
type span struct{ lo, hi, step, last int64 }

// Window is a set of pieces of an object, one of which something lies in: Size bytes at one of the offsets Lo, Lo+Stride,
// …, Hi. If Size is 0 nothing is known.
type Window struct{ Lo, Hi, Stride, Size int64 }

// end is where the last piece ends.
func (s span) end() int64 { return s.last + s.hi - s.lo }

// begins are where the pieces begin.
func (s span) begins() Num {
	if s.step == 0 {
		return constant(s.lo)
	}
	return integer.Strided(s.lo, s.last, uint64(s.step))
}

// meets reports whether size bytes at one of some offsets may lie in a piece; if size is 0, or right behind it.
func (s span) meets(off Num, size int64) bool {
	in := meetNum(off, interval(s.lo, s.end()-size))
	if s.step == 0 || in.IsBottom() {
		return !in.IsBottom()
	}
	return (in.Min()-s.lo)%s.apart(in) <= s.hi-s.lo-size
}

// apart is the greatest divisor of the distances of the pieces and of some offsets.
func (s span) apart(off Num) int64 {
	g := s.step
	for n := int64(min(off.Stride(), 1<<62)); n != 0; {
		g, n = n, g%n
	}
	return g
}

// window is the number of a span.
func (t *Table) window(s span) window {
	if n, ok := t.windows[s]; ok {
		return n
	}
	n := window(len(t.spans) + 1)
	t.windows[s] = n
	t.spans = append(t.spans, s)
	return n
}

// span is what a window stands for, if it is one.
func (t *Table) span(w window) (s span, ok bool) {
	if w == 0 {
		return span{}, false
	}
	return t.spans[w-1], true
}

// both is the window that two parts of one base have.
func both(v, w window) window {
	if v == w {
		return v
	}
	return 0
}

// member makes addresses of an array within a record addresses in that array, unless they are so already, or where it
// lies is not known. Last says that the array ends what a pointer has been followed to.
func (e *Eval) member(at Value, a *cfg.Array, r *cfg.Record, of cfg.Type, last bool) Value {
	if a.Len <= 1 || e.Table.Whole {
		return at
	}
	return at.windowed(func(p Part) window {
		outer, inside := e.Table.span(p.in)
		c, ok := p.Off.Const()
		if inside && (ok || outer.step != 0) {
			return p.in
		}
		if p.Base == Null || p.Base == Unknown || !e.Table.Memory(p.Base) {
			return 0
		}
		if !ok {
			if last && !inside && e.mayExtend(p.Base, math.MinInt64, r, of) {
				return p.in
			}
			return e.members(p, a, r.Size())
		}
		if c < 0 {
			return 0
		}
		size, end := e.Table.Size(p.Base), c+a.Size()
		if size >= 0 && (end > size || c == 0 && end == size) || last && e.mayExtend(p.Base, end, r, of) {
			return 0
		}
		return e.Table.window(span{c, end, 0, c})
	})
}

// members is the window of an array that is one of several in an object, at equal distances, or in an array that the
// pointer leads into: a multiple of step, if that is not 0. What would begin there and end behind it is none of them, as
// they fill it, and what lies behind it is not accessed.
func (e *Eval) members(p Part, a *cfg.Array, step int64) window {
	lo, size, off := int64(0), e.Table.Size(p.Base), p.Off
	if outer, inside := e.Table.span(p.in); inside {
		lo, size = outer.lo, outer.hi-outer.lo
	}
	if size >= 0 {
		off = meetNum(off, interval(lo, lo+size-1))
	}
	if off.IsBottom() || off.Min() < lo || off.Stride() >= 1<<62 || off.Stride() == 0 {
		return p.in
	}
	if n := int64(off.Stride()); step == 0 || n%step != 0 {
		step = n
	}
	first := (off.Min() - lo) % step
	switch {
	case first+a.Size() > step, size >= 0 && size%step != 0:
		return p.in
	case size < 0:
		size = (math.MaxInt64/step - 2) * step
	}
	lo += first
	return e.Table.window(span{lo, lo + a.Size(), step, lo + size - step})
}

// rows makes addresses of an element of an array of arrays addresses in that, where it is not known which one it is:
// for an access that says so, as in m[i][k].
func (e *Eval) rows(at Value, a *cfg.Array) Value {
	if e.Table.Whole || a.Len <= 1 {
		return at
	}
	return at.windowed(func(p Part) window {
		if _, one := p.Off.Const(); one || p.in != 0 || p.Base == Null || p.Base == Unknown || !e.Table.Memory(p.Base) {
			return p.in
		}
		return e.members(p, a, a.Size())
	})
}

// mayExtend reports whether an array at the end of a record, which ends at some place of an object, may go on there: as
// a flexible member in memory that has no type of its own, or another one. A pointer to of has been followed to it.
func (e *Eval) mayExtend(b Base, end int64, r *cfg.Record, of cfg.Type) bool {
	i := &e.Table.infos[b]
	if i.Kind != KindVar {
		size := e.Table.Size(b)
		return (size < 0 || size > end) && !e.elements(b, of)
	}
	t := i.Var.Type
	for {
		a, ok := t.(*cfg.Array)
		if !ok {
			return t != cfg.Type(r)
		}
		t = a.Elem
	}
}

// elements reports whether the objects of b were allocated as arrays of things as large as t: as one, or as a
// product with that size, which is the size of no scalar, as in malloc(n * sizeof *p) and calloc(n, sizeof *p). In
// those no array at the end of a structure goes on in the next one; who makes room for more characters behind the
// last one adds it. This, too, is [memberArrays].
func (e *Eval) elements(b Base, t cfg.Type) bool {
	i := &e.Table.infos[b]
	if e.Table.Whole || t == nil || i.Kind != KindHeap || t.Size() <= 0 {
		return false
	}
	alloc, ok := i.Site.Action.(*cfg.Alloc)
	if !ok || alloc.Shared {
		return false
	}
	is := func(x cfg.Expr) bool {
		n, ok := cfg.IsConst(cfg.Uncast(x))
		return ok && n == t.Size()
	}
	switch size := cfg.Uncast(alloc.Size).(type) {
	case *cfg.Const:
		ok = is(size)
	case *cfg.Binary:
		ok = size.Op == cfg.Mul && t.Size() > largestScalar && (is(size.X) || is(size.Y))
	default:
		ok = false
	}
	return ok
}

// largestScalar is the size of the largest scalar types: long double, and __int128.
const largestScalar = 16

// windowed gives the parts of v other windows.
func (v Value) windowed(f func(Part) window) Value {
	for i, p := range v.parts {
		w := f(p)
		if w == p.in {
			continue
		}
		out := append(make([]Part, 0, len(v.parts)), v.parts...)
		out[i].in = w
		for j := i + 1; j < len(out); j++ {
			out[j].in = f(out[j])
		}
		return Value{out}
	}
	return v
}

// anywhere is v without its windows.
func (v Value) anywhere() Value { return v.windowed(func(Part) window { return 0 }) }

// moved is a part whose offsets have become others by pointer arithmetic.
func (e *Eval) moved(p Part, by, off Num) Part {
	s, ok := e.Table.span(p.in)
	if !ok {
		return Part{Base: p.Base, Off: off}
	}
	in := meetNum(off, interval(s.lo, s.end()))
	if !s.meets(off, 0) || s.step != 0 && s.apart(p.Off) == s.step && meetNum(addNum(constant((p.Off.Min()-s.lo)%s.step), by), interval(0, s.hi-s.lo)).IsBottom() {
		return Part{Base: p.Base, Off: off}
	}
	if !equalNum(in, off) {
		e.presumeMember()
	}
	return Part{Base: p.Base, Off: in, in: p.in}
}

func (e *Eval) presumeMember() {
	e.World.Presume(memberArrays, "pointers that were made from an array within a structure, and moved by numbers "+
		"that are not known, stay in that array")
}

// within is a part at which size bytes are accessed, at one of several places: those behind the last element are none.
func (e *Eval) within(p Part, size int64) Part {
	s, ok := e.Table.span(p.in)
	if _, one := p.Off.Const(); one || !ok {
		return p
	}
	if in := meetNum(p.Off, interval(s.lo, s.end()-size)); !in.IsBottom() && !equalNum(in, p.Off) {
		e.presumeMember()
		p.Off = in
	}
	return p
}

// rest is the piece of an object from p on, for an access whose length is not known: how many bytes (0: up to the end
// of the object) at which offsets.
func (e *Eval) rest(p Part) (off Num, size int64) {
	s, ok := e.Table.span(p.in)
	if !ok {
		return p.Off, 0
	}
	e.presumeMember()
	if s.step != 0 {
		return s.begins(), s.hi - s.lo
	}
	lo := min(p.Off.Min(), s.hi-1)
	return constant(lo), s.hi - lo
}

// lies is the window that size bytes at some offsets of a part lie in, if there is one.
func (e *Eval) lies(p Part, off Num, size int64) Window {
	s, ok := e.Table.span(p.in)
	if _, one := off.Const(); !ok || one || s.step == 0 || size <= 0 || size > s.hi-s.lo || !s.meets(off, size) {
		return Window{}
	}
	if s.apart(off) != s.step {
		e.presumeMember() // else that is what the offsets say
	}
	return Window{s.lo, s.last, s.step, s.hi - s.lo}
}
