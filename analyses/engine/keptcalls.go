package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// The functions of the program that library code keeps, and calls back in any later call: see external.go.

// keep remembers the functions that were given, with what was given beside them, for the calls of any thread. It
// reports whether a value was among them that may be any function.
func (s *step) keep(found []value.Found) (any bool) {
	for _, x := range found {
		fs, unknown := s.bodies(x.Functions)
		any = any || unknown
		if len(fs) == 0 {
			continue
		}
		var given []value.Value
		for _, v := range x.Beside { // also where that is nothing new: these may be other objects of the same bases
			given = append(given, s.ev.Publish(v))
		}
		for _, f := range s.keptNewly(fs, x.Beside) {
			keptFunctions().add(s.env, value.Pointer(s.table.Func(f), 0))
			for _, beside := range given {
				keptWith(f).add(s.env, beside)
			}
		}
	}
	s.flush()
	return any
}

// keptNewly are those of some functions that have not been kept with a value before, and notes that they are being kept.
// Where memory is kept without regard to the flow, all calls find the same functions, and the same beside them.
func (s *step) keptNewly(fs []*cfg.Func, beside []value.Value) (out []*cfg.Func) {
	if !s.opts.Flat || s.trial() {
		return fs
	}
	type told struct{ before, now value.Value }
	var all []told // most functions have been told the same: then they share it
	for _, f := range fs {
		before, known := s.engine.kept[f]
		i := slices.IndexFunc(all, func(t told) bool { return t.before.Is(before) })
		if i < 0 {
			i = slices.IndexFunc(all, func(t told) bool { return t.before.Equal(before) })
			if known && i >= 0 {
				before = all[i].before
				s.engine.kept[f] = before
			}
		}
		if i < 0 {
			now := before
			for _, v := range beside {
				now = now.Join(v)
			}
			i, all = len(all), append(all, told{before, now})
		}
		if now := all[i].now; !known || !now.Is(before) {
			s.engine.kept[f] = now
			out = append(out, f)
		}
	}
	return out
}

// callKept lets library code call back the functions that it keeps, and those that the program has stored in its memory
// or its variables.
func (s *step) callKept(by *cfg.Func, any bool, stored value.Value) {
	fs := s.keptBodies(stored)
	switch {
	case len(fs) == 0:
	case s.flow.library != nil:
		s.callLibrary(by, stored)
	default:
		s.callEach(fs, func(f *cfg.Func) value.Value { return s.keptWith(f, stored) }, func(f *cfg.Func, result value.Value) {
			if usable, toFlat := s.takesBack(f, result); usable {
				s.handBack(by, result, toFlat)
			}
		})
	}
	if any {
		s.callAny()
	}
}

// keptBodies are the functions that library code may call back.
func (s *step) keptBodies(stored value.Value) (fs []*cfg.Func) {
	fs, _ = s.bodies(keptFunctions().get(s.env).Join(stored))
	return fs
}

// show lets library code call functions back, those that it has just found included, with what it has found in its
// arguments.
func (s *step) show(behind []reached, found []value.Found, stored value.Value) {
	if len(behind) == 0 {
		return
	}
	fs := s.keptBodies(stored)
	for _, x := range found {
		more, _ := s.bodies(x.Functions)
		fs = append(fs, more...)
	}
	as := map[cfg.Type]value.Value{} // what may come back as a value of each type, published
	for _, f := range distinct(fs) {
		var v value.Value
		for _, p := range f.Params {
			if _, known := as[p.Type]; !known {
				as[p.Type] = s.ev.Publish(s.reachedFor(behind, p.Type))
			}
			v = v.Join(as[p.Type])
		}
		if v.HasPointer() && s.newly(s.engine.shown, f, v) {
			keptWith(f).add(s.env, v)
		}
	}
}

// newly reports whether a function has not been told a value before, and notes that it is being told. Nothing is taken back,
// but what is only tried is not taken in.
func (s *step) newly(told map[*cfg.Func]value.Value, f *cfg.Func, v value.Value) bool {
	if !s.opts.Flat || s.trial() {
		return true
	}
	old, known := told[f]
	all := old.Join(v)
	if known && all.Is(old) {
		return false
	}
	told[f] = all
	return true
}

// keptWith is what library code calls a function with that it keeps.
func (s *step) keptWith(f *cfg.Func, stored value.Value) value.Value {
	v := s.table.LibraryPointer().Join(stored).Join(keptWith(f).get(s.env))
	for _, p := range f.Params {
		v = v.Join(s.keptFor(p.Type))
	}
	return v
}

// takesBack lets the library keep what a function returns that it has called, and hand it out. It reports whether that is
// something that the library may use; and whether it is a pointer to memory without pointers.
func (s *step) takesBack(f *cfg.Func, result value.Value) (usable, toFlat bool) {
	if flat(f.Result.Type) || !result.HasPointer() {
		return false, false
	}
	s.keepsAs(kinds(f.Result.Type), result)
	p, ok := f.Result.Type.(*cfg.Pointer)
	return true, ok && flat(p.Elem)
}

// handBack lets the library use it.
func (s *step) handBack(by *cfg.Func, result value.Value, toFlat bool) {
	s.keep(s.use(by, []value.Loan{{At: result, Flat: toFlat}}))
}

// callAny lets library code call back any function whose address is taken.
func (s *step) callAny() {
	s.havocked(s.edge.Pos, "a function behind an unknown pointer is called back")
	after := s.out
	for _, it := range after {
		s.resume(it)
		s.callTaken(&digest.Event{Kind: digest.EvCreate, Create: cfg.SignalHandler, Several: true, Site: unknownCode})
		s.emit()
	}
}
