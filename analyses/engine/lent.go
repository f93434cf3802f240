package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// The types of what library functions are given, and of what they return: which objects lead to which is told by these
// (external.go, left.go, reach.go), as in code that nobody has seen nothing else tells it.

// flat reports whether objects of a type hold no pointers.
func flat(t cfg.Type) bool {
	switch t := t.(type) {
	case *cfg.Int, *cfg.Float:
		return true
	case *cfg.Array:
		return flat(t.Elem)
	case *cfg.Record:
		return !t.Unknown && !slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool { return !flat(f.Type) })
	}
	return false
}

// lentType is the type of an argument: as the program knows it, and as the function does; nil where there is none.
type lentType struct{ of, as cfg.Type }

// takes reports whether what one argument points to has room for another one.
func (t lentType) takes(u lentType) bool {
	p, ok := t.of.(*cfg.Pointer)
	if !ok {
		return true
	}
	return fits(p.Elem, u.of) || u.as != nil && fits(p.Elem, u.as)
}

// fits reports whether objects of a type have room for a value of another one that points to an object.
func fits(t, v cfg.Type) bool {
	switch t := t.(type) {
	case *cfg.Void:
		return true // nobody knows what it is
	case *cfg.Pointer:
		_, function := t.Elem.(*cfg.FuncType)
		return !function && leads(v, t)
	case *cfg.Array:
		return fits(t.Elem, v)
	case *cfg.Record:
		return t.Unknown || slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool { return fits(f.Type, v) })
	}
	return false
}

// known tells how many bytes a function may expect where an argument points to: a member that is no array is one
// object, and whatever lies around it concerns the program alone; anything else may be an element of an array (0). It
// also tells the type of the argument before it was passed as one of another type.
func known(x cfg.Expr) (size int64, t cfg.Type) {
	x = uncast(x)
	t = x.Type()
	a, ok := x.(*cfg.AddrOf)
	if !ok || len(a.LV.Path) == 0 || a.LV.Path[len(a.LV.Path)-1].Field == nil {
		return 0, t
	}
	if _, pointer := t.(*cfg.Pointer); !pointer {
		return 0, t
	}
	if _, array := a.LV.Type.(*cfg.Array); array {
		return 0, t
	}
	return a.LV.Type.Size(), t
}

// uncast is a pointer before it was converted to one of another type.
func uncast(x cfg.Expr) cfg.Expr {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok {
			return x
		}
		if _, ok := c.X.Type().(*cfg.Pointer); !ok {
			return x
		}
		x = c.X
	}
}

// leads reports whether a pointer of type from (nil: of any) may come back as one of type to: both to the same or to
// characters, or one of them to nobody knows what; to a member of it; or to what it is the beginning of, as there is
// nothing before it that the function gets at. So may what is no pointer, if pointers fit in.
func leads(from, to cfg.Type) bool {
	if from == nil {
		return true
	}
	p, ok := from.(*cfg.Pointer)
	q, ok2 := to.(*cfg.Pointer)
	if !ok || !ok2 {
		return ok2 || !flat(from)
	}
	return cfg.IsVoid(p.Elem) || cfg.IsVoid(q.Elem) || p.Elem.Size() == 1 && q.Elem.Size() == 1 ||
		contains(p.Elem, q.Elem, false) || contains(q.Elem, p.Elem, true)
}

// contains reports whether objects of type t are, or have in them, or begin with (first), such of type u. Numbers of the
// same size are alike: those with a sign and those without.
func contains(t, u cfg.Type, first bool) bool {
	if cfg.Identical(t, u) {
		return true
	}
	switch t := t.(type) {
	case *cfg.Int:
		x, ok := u.(*cfg.Int)
		return ok && t.Size() == x.Size()
	case *cfg.Array:
		return contains(t.Elem, u, first)
	case *cfg.Record:
		return slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool {
			return (!first || f.Offset == 0) && contains(f.Type, u, first)
		})
	}
	return false
}
