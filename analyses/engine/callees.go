package engine

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// functions lists the functions that a value contains, and reports whether it contains an unknown pointer: that
// may be every function whose address is taken, or one that is not in the program.
func (s *step) functions(v value.Value) (fs []*cfg.Func, any bool) {
	many := false
	for _, p := range v.Parts() {
		switch info := s.table.Info(p.Base); info.Kind {
		case value.KindUnknown:
			any = true
		case value.KindFunctions:
			many = true
		case value.KindFunc:
			fs = append(fs, info.Func)
		}
	}
	if many {
		fs = slices.Clone(s.facts.Taken) // which are all that a value can lead to
	}
	return fs, any
}

// distinct is each of some functions once, in the order of the program. It changes the list.
func distinct(fs []*cfg.Func) []*cfg.Func {
	slices.SortFunc(fs, func(f, g *cfg.Func) int { return cmp.Compare(f.ID, g.ID) })
	return slices.Compact(fs)
}

// bodies lists those of them that have a body.
func (s *step) bodies(v value.Value) (fs []*cfg.Func, any bool) {
	fs, any = s.functions(v)
	return slices.DeleteFunc(fs, func(f *cfg.Func) bool { return !f.HasBody() }), any
}

// callees are the functions that a call may run.
type callees struct {
	functions []*cfg.Func
	any       bool // the pointer is unknown: all functions may be meant whose address is taken
	outside   bool // it may be one that is not in the program
	passed    bool // it may be one that is not followed, since it is of another type
}

// library reports whether a value contains a pointer to what a library has of its own.
func (s *step) library(v value.Value) bool {
	return slices.ContainsFunc(v.Parts(), func(p value.Part) bool { return p.Base == s.table.Library() })
}

// holdsFunction reports whether a value contains a pointer that may lead to a function.
func (s *step) holdsFunction(v value.Value) bool {
	fs, any := s.functions(v)
	return len(fs) > 0 || any || s.library(v)
}

// holdsNumber reports whether a value contains a number that is no null pointer.
func holdsNumber(v value.Value) bool {
	return slices.ContainsFunc(v.Parts(), func(p value.Part) bool {
		c, ok := p.Off.Const()
		return p.Base == value.Null && !(ok && c == 0)
	})
}

// callees lists the functions that a call of v, the value of an expression, may run. It may be any function where the
// pointer is unknown, or nothing but a number: then it comes from somewhere that is not modelled. Library code hands
// out its own functions, and those that it was given to keep. Those that the program can have meant are listed one by one,
// by their types (C17 6.5.2.2p9), but for the worst case.
func (s *step) callees(v value.Value, pointer cfg.Expr) (to callees) {
	to.functions, to.any = s.functions(v)
	if c, ok := v.Constant(); !s.holdsFunction(v) && !(ok && c == 0) {
		to.any = s.certainly(noFunction)
	}
	to.outside = to.any || s.library(v) && s.ofLibrary(to.functions)
	if s.opts.Externals == Worst {
		return to
	}
	t, _ := pointer.Type().(*cfg.Pointer)
	switch {
	case to.any:
		to.functions = append(to.functions, s.candidates(t)...)
	case to.outside:
		to.functions = append(to.functions, s.handedOut(t)...)
	}
	if to.any || to.outside {
		to.functions = distinct(to.functions)
	}
	to.functions, to.passed = s.meant(to.functions, t, retyped(pointer), to.any)
	return to
}

// ofLibrary reports whether a call by a pointer into memory of libraries, which may be to some functions of the program
// as well, may be to one of a library. Pointers of all kinds meet where the analysis does not tell places apart, and
// there are programs without code of libraries, in which those come from variables alone that hold no functions.
func (s *step) ofLibrary(or []*cfg.Func) bool {
	return len(or) == 0 || functionsOfLibraries().get(s.env)
}

// candidates are the functions that a call through a pointer of which nothing is known may mean: those whose
// address is taken, and that can be called so. A call of any other is undefined. Of the rest, those are left
// out, and listed, whose types are not compatible with that of the pointer (C17 6.5.2.2p9), be it only the
// result's: here nothing but its type speaks for a function, and what a thread starts with, say, fits by its
// parameter wherever a function has one.
func (s *step) candidates(pointer *cfg.Pointer) (fs []*cfg.Func) {
	var t *cfg.FuncType
	if pointer != nil {
		t, _ = pointer.Elem.(*cfg.FuncType)
	}
	for _, f := range s.facts.Taken {
		switch {
		case !f.HasBody() || !callable(f.Type, t):
		case t != nil && f.Type != nil && !(compatible(f.Type, t) && alikeResults(f.Type.Result, t.Result)):
			s.misfits(f)
		default:
			fs = append(fs, f)
		}
	}
	return fs
}

// handedOut are the functions that library code keeps, and may have handed out as a pointer of some type.
func (s *step) handedOut(pointer *cfg.Pointer) (fs []*cfg.Func) {
	if pointer == nil {
		return nil
	}
	t, _ := pointer.Elem.(*cfg.FuncType)
	kept, _ := s.bodies(keptFunctions().get(s.env))
	for _, f := range kept {
		if t != nil && f.Type != nil && callable(f.Type, t) && compatible(f.Type, t) && alikeResults(f.Type.Result, t.Result) {
			fs = append(fs, f)
		}
	}
	return fs
}

// retyped reports whether a call converts what it calls from something that need not be a pointer to a function. Then its
// text says of which type the function is, and nothing else has to.
func retyped(pointer cfg.Expr) bool {
	c, ok := pointer.(*cfg.Cast)
	if !ok {
		return false
	}
	p, ok := c.X.Type().(*cfg.Pointer)
	if !ok {
		return true
	}
	_, function := p.Elem.(*cfg.FuncType)
	return !function
}

// meant are those of some functions whose types are compatible with that of the pointer through which they are
// called, if there are any: calls of the others would be undefined, and it is their pointers that the analysis does
// not tell apart. Since there are programs that make such calls nevertheless, which function is left out is listed.
// Where memory is kept without regard to the flow, pointers of all kinds meet; so there a function without a result
// does not fit where one is expected, nor the other way round; nor does one that takes a T * where void * is handed
// over, unless the text makes a pointer to it such a pointer, or the call does.
//
// There it is no wonder either that none of them fits: the pointer is null, or one that the analysis does not find, and
// what it holds are those of others. So of such a call only those are meant that the text makes functions of its type;
// and passed tells that it may come back although none of these is called. (Of a callback the prototype of a library says
// the type, which the text has to keep to.)
func (s *step) meant(fs []*cfg.Func, pointer *cfg.Pointer, retyped, any bool) (meant []*cfg.Func, passed bool) {
	if pointer == nil || len(fs) == 0 {
		return fs, false
	}
	t, _ := pointer.Elem.(*cfg.FuncType)
	fits := func(f *cfg.Func) bool {
		switch {
		case f.Type == nil || t == nil || !compatible(f.Type, t):
			return false
		case !s.table.Flat || retyped:
			return true
		}
		return cfg.IsVoid(f.Type.Result) == cfg.IsVoid(t.Result) && (any || alikePointers(f.Type, t) ||
			s.facts.Retyped(f, func(u *cfg.FuncType) bool { return compatible(u, t) && alikePointers(u, t) }))
	}
	if !slices.ContainsFunc(fs, fits) {
		call, _ := s.edge.Action.(*cfg.Call)
		switch {
		case !s.certainly(noneFits):
			return nil, false
		case !s.table.Flat || call == nil || t == nil || retyped && call.Each == nil:
			return fs, false
		}
		passed = true
		fits = func(f *cfg.Func) bool {
			return f.Type == nil || s.facts.Retyped(f, func(u *cfg.FuncType) bool { return compatible(u, t) })
		}
	}
	for _, f := range fs {
		if fits(f) {
			meant = append(meant, f)
		} else {
			s.misfits(f)
		}
	}
	return meant, passed
}

// misfits lists a function that is not called because of its type.
func (s *step) misfits(f *cfg.Func) {
	if s.rec == nil {
		return
	}
	at := s.edge.Pos
	if s.rec.misfits[at] == nil {
		s.rec.misfits[at] = map[string]bool{}
	}
	s.rec.misfits[at][f.Name] = true
}

// maxMisfits is how many functions an assumption names.
const maxMisfits = 8

// misfitting are the assumptions that functions of other types than a pointer are not called by it, one for each place: by
// a pointer of which nothing is known, there may be hundreds.
func (r *recorder) misfitting() (notes []race.Note) {
	for at, fs := range r.misfits {
		names := slices.Sorted(maps.Keys(fs))
		text := " are not called here, since they are of other types than the pointer"
		switch n := len(names); {
		case n == 1:
			text = names[0] + " is not called here, since it is of another type than the pointer"
		case n <= maxMisfits:
			text = strings.Join(names[:n-1], ", ") + " and " + names[n-1] + text
		default:
			text = fmt.Sprintf("%s and %d more functions%s", strings.Join(names[:maxMisfits], ", "), n-maxMisfits, text)
		}
		notes = append(notes, race.Note{ID: "function-types", Pos: at, Text: text})
	}
	return notes
}
