package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
)

// What the program stores in memory of libraries, or in their variables, is theirs from then on: the data of the user in
// a member of a handle, the next node of a list. So any function of a library may hand it out again: as its result, in
// what it is given a place for, or to a function that it calls back. As with what it was given to keep (kept.go), it is
// told apart by the types of the pointers: what was stored as a pointer to objects of some type comes back as one, or as
// one to void; what was stored as a pointer to void, by bytes or as a number, comes back as any. (There is one object for
// all memory of libraries, so that where it was stored does not say for which member it was.) Here pointers to
// characters and numbers count, too: a program that gives a text or a buffer away does so all the time, but one that
// sets a member of a library's object means it to be found there.

// anyPointee is the number of no type: what comes back as a pointer of any.
const anyPointee = ^uint32(0)

// ofLibraries reports whether a base is memory of libraries, or a variable of theirs. The C library is one of its own:
// see external.go.
func (s *step) ofLibraries(b value.Base) bool {
	switch info := s.table.Info(b); info.Kind {
	case value.KindEnv:
		return info.Env == value.LibraryName
	case value.KindVar:
		return info.Var.Extern && !info.Var.Standard
	}
	return false
}

// leaves notes that a value is stored in an object, if that is of a library; lv is where the program says so, or nil. It
// has been published before.
func (s *step) leaves(b value.Base, v value.Value, lv *cfg.LVal) {
	if !v.HasPointer() || s.opts.Externals == Worst || !s.ofLibraries(b) {
		return
	}
	fs, _ := s.bodies(v)
	for _, f := range fs {
		if s.newly(s.engine.left, f, value.Bottom()) {
			keptFunctions().add(s.env, value.Pointer(s.table.Func(f), 0))
		}
	}
	if v = s.programs(v); v.IsBottom() {
		return
	}
	as := []cfg.Type{nil}
	if lv != nil {
		as = leftKinds(lv.Type)
	}
	for _, t := range as {
		if t != nil && !cfg.IsVoid(t) {
			leftAs(s.leftNumber(t)).add(s.env, v)
		} else {
			leftAs(anyPointee).add(s.env, v)
		}
		leftAs(s.leftNumber(&cfg.Void{})).add(s.env, v)
	}
}

// leavesObject is leaves of bytes.
func (s *step) leavesObject(b value.Base, o *value.Object, lv *cfg.LVal) {
	if s.opts.Externals == Worst || !s.ofLibraries(b) {
		return
	}
	o.Values(func(v value.Value) { s.leaves(b, v, lv) })
}

// leftFor is what library code may hand out of that as a value of some type.
func (s *step) leftFor(t cfg.Type) (v value.Value) {
	if flat(t) {
		return v
	}
	for _, t := range leftKinds(t) {
		if t == nil {
			t = &cfg.Void{}
		}
		v = v.Join(leftAs(s.leftNumber(t)).get(s.env)).Join(leftAs(anyPointee).get(s.env))
	}
	return v
}

// leavesAt is what of the things that libraries have got before a function may leave where an argument points to, or
// what the members of a record do. What the function takes for anything (void, or what no prototype speaks of) is what the
// program has there.
func (s *step) leavesAt(t lentType) (v value.Value) {
	types := []cfg.Type{t.as}
	if p, ok := t.as.(*cfg.Pointer); t.as == nil || ok && cfg.IsVoid(p.Elem) {
		types = append(types, t.of)
	}
	for _, t := range types {
		if t == nil {
			continue
		}
		for _, at := range leftKinds(t) {
			if at == nil {
				at = &cfg.Void{}
			}
			v = v.Join(s.leftFor(at)).Join(s.keptFor(at))
			if p, ok := at.(*cfg.Pointer); ok && p.Elem.Size() == 1 && types[0] == nil {
				v = v.Join(s.keptFor(&cfg.Pointer{Elem: &cfg.Void{}})) // the data of the user by way of a place for texts
			}
		}
	}
	return v
}

// leftNumber is the number of a type of objects that pointers lead to. Pointers to characters are of one type.
func (s *step) leftNumber(t cfg.Type) uint32 {
	if !cfg.IsVoid(t) && t.Size() == 1 {
		t = s.program.Types.Char
	}
	return s.pointees.of(t)
}

// leftKinds are the types of objects that pointers of a type, or anywhere in an object of that type, lead to; nil among
// them stands for any: what is no pointer may hold one.
func leftKinds(t cfg.Type) (ts []cfg.Type) {
	switch t := t.(type) {
	case *cfg.Pointer:
		return []cfg.Type{t.Elem}
	case *cfg.Array:
		return leftKinds(t.Elem)
	case *cfg.Record:
		if t.Unknown {
			return []cfg.Type{nil}
		}
		for _, f := range t.Fields {
			if !flat(f.Type) {
				ts = append(ts, leftKinds(f.Type)...)
			}
		}
		return ts
	}
	return []cfg.Type{nil}
}
