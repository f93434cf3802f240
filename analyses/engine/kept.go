package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
)

// Library code hands out what it was given to keep, and what callbacks have returned: the data of the user that a handle, a
// container or a callback goes with. It is told apart by the types of the pointers, which are those of prototypes: what was given as a pointer to a
// record of some type, or to void, comes back as one. Pointers to characters and numbers do not, nor do those to const
// objects, and those to void that the size of a buffer follows. Only what some function asks for is kept.

// keeps hands what a function is given to those that ask for its type.
func (s *step) keeps(f *cfg.Func, args []argument) {
	for i, a := range args {
		if i >= len(f.Readonly) || !f.Readonly[i] {
			s.keepsAs(givenAs(f, i, a), a.any())
		}
	}
}

// keepsAs hands a value to those that ask for one of some types.
func (s *step) keepsAs(ts []cfg.Type, given value.Value) {
	v := s.programs(given)
	if v.IsBottom() {
		return
	}
	for _, t := range ts {
		if id := s.pointees.of(t); askedFor(id).get(s.env) {
			keptAs(id).add(s.env, s.ev.Publish(v))
		}
	}
}

// programs are the pointers among v to memory of the program.
func (s *step) programs(v value.Value) value.Value {
	library := s.table.Library()
	return v.Filter(func(b value.Base) bool {
		return b != value.Null && b != value.Unknown && b != library && s.table.Memory(b)
	})
}

// givenAs are the types behind the pointers of argument i of f. One that no prototype speaks of may be asked for by any
// of them.
func givenAs(f *cfg.Func, i int, a argument) []cfg.Type {
	if f.Type != nil && i < len(f.Type.Params) {
		if p, ok := f.Type.Params[i].(*cfg.Pointer); ok && cfg.IsVoid(p.Elem) && i+1 < len(f.Type.Params) {
			if _, size := f.Type.Params[i+1].(*cfg.Int); size {
				return nil
			}
		}
		return kinds(f.Type.Params[i])
	}
	p, ok := a.typ.(*cfg.Pointer)
	if !ok || p.Elem.Size() == 1 && !cfg.IsVoid(p.Elem) {
		return kinds(a.typ)
	}
	return append(kinds(a.typ), &cfg.Void{})
}

// kinds are the types of objects that pointers of a type, or in a record of that type, lead to, if libraries keep such.
func kinds(t cfg.Type) (ts []cfg.Type) {
	switch t := t.(type) {
	case *cfg.Pointer:
		_, function := t.Elem.(*cfg.FuncType)
		if _, record := t.Elem.(*cfg.Record); record || !function && !flat(t.Elem) {
			ts = append(ts, t.Elem)
		}
	case *cfg.Record:
		for _, f := range t.Fields {
			ts = append(ts, kinds(f.Type)...)
		}
	}
	return ts
}

// keptFor is what library code may hand out as a value of some type.
func (s *step) keptFor(t cfg.Type) (v value.Value) {
	for _, t := range kinds(t) {
		id := s.pointees.of(t)
		askedFor(id).add(s.env, true)
		v = v.Join(keptAs(id).get(s.env))
	}
	return v
}

// typeNumbers gives types numbers; identical ones get the same.
type typeNumbers []cfg.Type

func (ts *typeNumbers) of(t cfg.Type) uint32 {
	for i, x := range *ts {
		if cfg.Identical(x, t) {
			return uint32(i)
		}
	}
	*ts = append(*ts, t)
	return uint32(len(*ts) - 1)
}
