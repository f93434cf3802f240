package engine

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
)

// Functions without a body are taken for ordinary library code, which is an assumption ([ordinaryExternals]), unless
// [Options].Externals says [Worst]. Such a function
//
//   - runs in the calling thread, and starts no other;
//   - reads and writes what it is given, and what that leads to in the program's memory (value.Lend), also by way of
//     what the program has stored in memory of libraries, and in their variables; the pointers to the program's memory
//     that it leaves there it has found in the same object, or, where it is given the object itself, in another one of
//     the same type that it is given, or was given beside it. (So it moves none between objects that it only gets at
//     through others: the node before one that it takes out of a list keeps its pointers.) What it
//     keeps for itself lies in memory of libraries, and so does what it returns, unless that is what it was given, now
//     or before, by itself or in a record, or what a function has returned that it has called back (kept.go); or what the
//     program has put into memory of libraries, or where an object that it is given now leads to (reach.go);
//   - calls functions back, in this call or in a later one of any such function, that it was given, or has found in
//     what it was given. They get what was given beside them, what that leads to, or what was given before as something
//     of their parameters' types, and what they return the library uses as what it is given. A function that it was given may also be what it hands
//     out as one: the program that calls that calls any of its type, with what it passes;
//   - does not touch the program's locks, unless it is given just such a lock.
//
// The C library is one of its own: of what the program gives to others it knows nothing, and keeps nothing itself but
// what models say.
//
// A function gets at what lies behind a pointer that it is given, not before it, and believes its types: that a member
// is one object, that numbers and characters are no pointers, that const objects are not written. Libraries order their
// own accesses of their memory and their variables, which change at any call; a result may be the address of one of
// them. What a library does when the process ends is left out, and so is what it does in a later call with what it was
// given to keep, but for calls of the functions among that.
//
// Under this assumption the accesses and calls below are all that a call of such a function adds to an execution:
// callbacks are calls like any other, made by the thread that calls the function, any number of times. What a callback
// may be given later, by whichever thread, has escaped when it was kept.

// Externals says what functions without a body are taken for.
type Externals uint8

const (
	Ordinary Externals = iota // library code that behaves as such: see above
	Worst                     // they may do whatever they can with what they reach, in any thread, at any time
)

// String is "ordinary" or "worst".
func (x Externals) String() string {
	if x == Worst {
		return "worst"
	}
	return "ordinary"
}

// MarshalText returns the same.
func (x Externals) MarshalText() ([]byte, error) { return []byte(x.String()), nil }

// UnmarshalText reads it.
func (x *Externals) UnmarshalText(text []byte) error {
	for _, y := range []Externals{Ordinary, Worst} {
		if string(text) == y.String() {
			*x = y
			return nil
		}
	}
	return fmt.Errorf("%q is neither ordinary nor worst", text)
}

// ordinaryExternals is the identifier of the assumption, in reports.
const ordinaryExternals = "ordinary-externals"

// external calls a function without a body.
func (s *step) external(f *cfg.Func, args []argument, result *cfg.LVal) {
	s.usesExternal(f)
	functionsOfLibraries().add(s.env, true)
	if !f.Standard {
		s.ev.Change(s.ownVariables())
	}
	stored := s.stored()
	var behind []reached
	if !f.Standard {
		behind = s.reach(args)
	}
	found := s.lend(f, args)
	if !f.Standard {
		s.keeps(f, args)
		s.show(behind, found, stored)
	}
	s.flush()
	s.lendLocks(args)
	if f.Standard {
		s.registers(f, args, found)
	}
	s.exit() // it may end the process
	s.emit()
	if !f.Standard || len(found) > 0 {
		s.callKept(f, s.keep(found), stored)
	}
	if f.NoReturn {
		s.out = nil
		return
	}
	if result == nil {
		return
	}
	back := s.returns(f, args, result.Type).Join(reachedFor(behind, result.Type))
	after := s.out
	s.out = nil
	for _, it := range after {
		s.resume(it)
		s.assignAny(result, s.ev.Since(back))
		s.emit()
	}
}

// ownVariables are the variables that libraries define, as the running thread sees them.
func (s *step) ownVariables() (bs []value.Base) {
	for _, v := range s.outside {
		bs = append(bs, s.table.Var(v, s.ev.Thread))
	}
	return bs
}

// stored is what the program has left in memory of libraries, and in their variables.
func (s *step) stored() value.Value {
	var v value.Value
	for _, own := range append(s.ownVariables(), s.table.Library()) {
		s.ev.Content(own).Values(func(x value.Value) { v = v.Join(x) })
	}
	return s.ev.Publish(v)
}

// returns is what a function may return for a result of some type: a pointer to memory of its library, or into what it
// was given, if that is of such a type.
func (s *step) returns(f *cfg.Func, args []argument, t cfg.Type) value.Value {
	if flat(t) {
		return value.AnyInt()
	}
	v := s.table.LibraryPointer()
	if !f.Standard {
		v = v.Join(s.keptFor(t)).Join(s.leftFor(t))
	}
	for _, a := range args {
		if leads(a.typ, t) {
			v = v.Join(a.any().Smear())
		}
	}
	return v
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

// usesExternal lists a function that is taken for ordinary library code.
func (s *step) usesExternal(f *cfg.Func) {
	if s.rec != nil {
		s.rec.external(f.Name, s.edge.Pos)
	}
}

// lend hands the arguments to the function.
func (s *step) lend(f *cfg.Func, args []argument) []value.Found {
	var loans []value.Loan
	var types []lentType
	for i, a := range args {
		l := value.Loan{At: a.any(), Constant: i < len(f.Readonly) && f.Readonly[i]}
		t := lentType{of: a.typ}
		var pointer bool
		if a.expr != nil && cfg.IsScalar(a.expr.Type()) {
			_, pointer = a.expr.Type().(*cfg.Pointer)
			l.Size, t.of = known(a.expr)
		}
		if f.Type != nil && i < len(f.Type.Params) {
			t.as = f.Type.Params[i]
			if p, ok := f.Type.Params[i].(*cfg.Pointer); ok {
				l.Elem, l.Flat = p.Elem, flat(p.Elem)
			}
		} else if p, ok := t.of.(*cfg.Pointer); ok && !f.Standard {
			l.Elem = p.Elem // no prototype says more
		}
		if !pointer && !l.At.HasPointer() {
			continue // a number that is passed as one is not taken for an address
		}
		if !l.Constant && !l.Flat && !f.Standard {
			l.Left = s.leavesAt(t)
		}
		loans, types = append(loans, l), append(types, t)
	}
	for i := range loans {
		for j, t := range types {
			if types[i].takes(t) {
				loans[i].Beside = loans[i].Beside.Join(loans[j].Around())
			}
		}
	}
	return s.use(f, loans)
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

// use lets a function use what it is lent.
func (s *step) use(f *cfg.Func, loans []value.Loan) []value.Found {
	s.lending = f.Name
	defer func() { s.lending = "" }()
	l := value.Library{Standard: f.Standard}
	if !f.Standard {
		l.Variables = s.ownVariables()
	}
	var counters digest.Operand
	if s.facts.Counts {
		l.Uses = func(b value.Base, off value.Num, size int64) { s.countersUsed(b, off, size, &counters) }
	}
	found := s.ev.Lend(loans, l, s.edge.Pos)
	if len(counters.May) > 0 || counters.Any {
		slices.SortFunc(counters.May, digest.CompareObjects)
		counters.May = slices.Compact(counters.May)
		s.flush()
		s.local(&digest.Event{Kind: digest.EvUnknown, Memory: counters})
	}
	return found
}

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

// lendLocks lets the function use, and make anew, the objects of synchronisation that it is given as such: at the
// very place that an argument points to.
func (s *step) lendLocks(args []argument) {
	var places []value.Value
	for _, a := range args {
		places = append(places, a.any())
	}
	s.useLocks(places)
}

// useLocks is code that is not in the program and that uses, and makes anew, the objects of synchronisation at some
// places.
func (s *step) useLocks(places []value.Value) {
	var used digest.Operand
	for _, v := range places {
		for _, p := range v.Parts() {
			if p.Base == value.Null || p.Base == value.Unknown || !s.table.Memory(p.Base) {
				continue
			}
			b := s.table.Summary(p.Base)
			if s.handmade() {
				s.hitHandmade(b, p.Off, 1)
			}
			for _, at := range locksIn(b).get(s.env).Parts() {
				if value.Meet(at.Off, p.Off) {
					s.Overwrite(b, p.Off, 1, value.UnknownObject(), nil)
					o := digest.Object{Offset: digest.AnyOffset}
					if c, ok := p.Off.Const(); ok {
						o.Offset = c
					}
					for _, b := range s.struck(b) {
						o.Base = uint32(b)
						used.May = append(used.May, o)
					}
				}
			}
		}
	}
	if len(used.May) == 0 {
		return
	}
	slices.SortFunc(used.May, digest.CompareObjects)
	used.May = slices.Compact(used.May)
	s.reveal()
	s.local(&digest.Event{Kind: digest.EvUnknown, Memory: used, Acquired: used})
}

// keep remembers the functions that were given, with what was given beside them, for the calls of any thread. It
// reports whether a value was among them that may be any function.
func (s *step) keep(found []value.Found) (any bool) {
	for _, x := range found {
		fs, unknown := s.bodies(x.Functions)
		any = any || unknown
		for _, f := range s.keptNewly(fs, x.Beside) {
			beside := s.ev.Publish(x.Beside)
			keptFunctions().add(s.env, value.Pointer(s.table.Func(f), 0))
			keptWith(f).add(s.env, beside)
		}
	}
	s.flush()
	return any
}

// keptNewly are those of some functions that have not been kept with a value before, and notes that they are being kept.
// Where memory is kept without regard to the flow, all calls find the same functions, and the same beside them.
func (s *step) keptNewly(fs []*cfg.Func, beside value.Value) (out []*cfg.Func) {
	if !s.opts.Flat || s.trial() {
		return fs
	}
	var old, all value.Value // of the last function: most have been kept together
	for _, f := range fs {
		told, known := s.engine.kept[f]
		if !known || !told.Is(old) {
			old, all = told, told.Join(beside)
		}
		if !known || !all.Is(told) {
			s.engine.kept[f] = all
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
	for _, p := range keptFunctions().get(s.env).Join(stored).Parts() {
		if info := s.table.Info(p.Base); info.Kind == value.KindFunc && info.Func.HasBody() {
			fs = append(fs, info.Func)
		}
	}
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
	for _, f := range fs {
		var v value.Value
		for _, p := range f.Params {
			v = v.Join(reachedFor(behind, p.Type))
		}
		if v.HasPointer() {
			keptWith(f).add(s.env, s.ev.Publish(v))
		}
	}
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

// ordinary is the assumption about the functions that were taken for ordinary library code, if there are any.
func (r *recorder) ordinary() []race.Note {
	if len(r.externals) == 0 {
		return nil
	}
	names := slices.Sorted(maps.Keys(r.externals))
	text := "functions without a body are ordinary library code, which runs in the calling thread, uses only what " +
		"it is given and what that " +
		"leads to, moves pointers only between objects that it is given itself, and calls back only functions that it is given: "
	if more := len(names) - maxNamed; more > 1 {
		text += strings.Join(names[:maxNamed], ", ") + fmt.Sprintf(" and %d more", more)
	} else {
		text += strings.Join(names, ", ")
	}
	return []race.Note{{ID: ordinaryExternals, Text: text}}
}

// maxNamed is how many functions an assumption names.
const maxNamed = 24
