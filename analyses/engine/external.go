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
	back := s.returns(f, args, result.Type).Join(s.reachedFor(behind, result.Type))
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
			if at := s.noted(locksIn, b); at.IsBottom() || !value.Meet(at, p.Off) {
				continue
			}
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
	if len(used.May) == 0 {
		return
	}
	slices.SortFunc(used.May, digest.CompareObjects)
	used.May = slices.Compact(used.May)
	s.reveal()
	s.local(&digest.Event{Kind: digest.EvUnknown, Memory: used, Acquired: used})
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
