package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// Library code that is given an object finds there what the program has put into it: the data of the user in a handle,
// the last node of a list and its item, one of an array of pointers. It may hand that out as a result. How far such
// pointers lead is told by the types of the objects; where nobody knows the type (void), it is the end.

// reached is where objects of a type are that a library function finds in what it is given.
type reached struct {
	elem cfg.Type
	at   value.Value
	size int64 // how many bytes of them it may look at, zero if it may go on to the end
	// given: it was given these, rather than that it has found them
	given bool
}

// reach is what a function finds behind its arguments.
func (s *step) reach(args []argument) (rs []reached) {
	type found struct { // what has come to be in rs, and has not been looked behind
		in int
		at value.Value
	}
	var work []found
	add := func(t cfg.Type, v value.Value) {
		if _, function := t.(*cfg.FuncType); function || v.IsBottom() {
			return
		}
		i := 0
		for ; i < len(rs) && (rs[i].given || !cfg.Identical(rs[i].elem, t)); i++ {
		}
		if i == len(rs) {
			rs = append(rs, reached{elem: t})
		} else if v.Leq(rs[i].at) {
			return
		}
		before := rs[i].at
		rs[i].at = before.Join(v)
		work = append(work, found{i, rs[i].at.Beyond(before)})
	}
	for _, a := range args {
		switch {
		case a.expr == nil:
		case !cfg.IsScalar(a.expr.Type()):
			for _, t := range leftKinds(a.typ) {
				if t != nil {
					add(t, s.programs(a.any()))
				}
			}
		default:
			size, t := known(a.expr)
			if p, ok := t.(*cfg.Pointer); ok && a.any().HasPointer() {
				rs = append(rs, reached{elem: p.Elem, at: a.any(), size: size, given: true})
				work = append(work, found{len(rs) - 1, a.any()})
			}
		}
	}
	for len(work) > 0 {
		at := work[len(work)-1].at
		r := rs[work[len(work)-1].in]
		work = work[:len(work)-1]
		from := value.At(0)
		if n := r.elem.Size(); r.size == 0 && n > 0 { // it may be one of an array
			from = elements(1<<31, n)
		}
		for _, p := range pointersIn(r.elem, from) {
			add(p.to, s.programs(s.ev.Behind(at, p.off, p.size)))
		}
	}
	return rs
}

// reachedFor is what of that may come back as a value of some type.
func (s *step) reachedFor(rs []reached, t cfg.Type) (v value.Value) {
	if flat(t) {
		return v
	}
	for _, r := range rs {
		if !r.given && s.foundAs(r.elem, t) {
			v = v.Join(r.at.Smear())
		}
	}
	return v
}

// asType says which objects are found, and as what.
type asType struct{ elem, as cfg.Type }

// foundAs reports whether a pointer to objects of a type may come back as a value of another. The types of a program are
// few, and large.
func (s *step) foundAs(elem, as cfg.Type) bool {
	k := asType{elem, as}
	yes, known := s.found[k]
	if !known {
		yes = leads(&cfg.Pointer{Elem: elem}, as)
		s.found[k] = yes
	}
	return yes
}

// pointerIn is a pointer in an object: where that is, and the type of what it points to.
type pointerIn struct {
	off  value.Num
	size int64
	to   cfg.Type
}

// pointersIn are the pointers in objects of a type that lie at some offsets.
func pointersIn(t cfg.Type, off value.Num) (ps []pointerIn) {
	switch t := t.(type) {
	case *cfg.Pointer:
		return []pointerIn{{off, t.Size(), t.Elem}}
	case *cfg.Array:
		n := t.Len
		if n <= 0 {
			n = 1 << 31 // as many as there is room for
		}
		return pointersIn(t.Elem, plus(off, elements(n, t.Elem.Size())))
	case *cfg.Record:
		for _, f := range t.Fields {
			ps = append(ps, pointersIn(f.Type, plus(off, value.At(f.Offset)))...)
		}
	}
	return ps
}

// elements are the offsets of n elements of a size.
func elements(n, size int64) value.Num {
	return integer.Int64().Binary(cfg.Mul, integer.Interval(0, n-1), integer.Const(size))
}

func plus(a, b value.Num) value.Num { return integer.Int64().Binary(cfg.Add, a, b) }
