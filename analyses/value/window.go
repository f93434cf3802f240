package value

import (
	"github.com/mayrun-dev/mayrun/cfg"
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

// window numbers a member array of objects: the places [lo, hi) in them. Zero is none.
type window int32

// span is what a window stands for.
type span struct{ lo, hi int64 }

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
		if p.in != 0 {
			return p.in
		}
		c, ok := p.Off.Const()
		if !ok || c < 0 || p.Base == Null || p.Base == Unknown || !e.Table.Memory(p.Base) {
			return 0
		}
		size, end := e.Table.Size(p.Base), c+a.Size()
		if size >= 0 && (end > size || c == 0 && end == size) || last && e.mayExtend(p.Base, end, r, of) {
			return 0
		}
		return e.Table.window(span{c, end})
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
func (e *Eval) moved(p Part, off Num) Part {
	s, ok := e.Table.span(p.in)
	if !ok {
		return Part{Base: p.Base, Off: off}
	}
	in := meetNum(off, interval(s.lo, s.hi))
	if in.IsBottom() {
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
	if in := meetNum(p.Off, interval(s.lo, s.hi-size)); !in.IsBottom() && !equalNum(in, p.Off) {
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
	lo := min(p.Off.Min(), s.hi-1)
	return constant(lo), s.hi - lo
}
