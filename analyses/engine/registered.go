package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// A function of the C library that has no model may be given functions that others call which have one: those of a
// stream (fopencookie) run wherever that is used, those for a conversion (register_printf_function) wherever
// something is printed. So they run at any time from then on, in any thread. That is what [unknownCode] says of code
// that is called back where it was given: a thread that does not know of that, and uses the stream, or prints, would
// race within the library.
//
// Which of them get what was given beside them, is known to their models alone, and there are none. So this is done
// where nothing is given that they could get; where something is, that they run in the call that registers them, and
// in those of functions without a model, but not in others, is an assumption.

// registers lets the C library call back the functions that f is given, from now on.
func (s *step) registers(f *cfg.Func, args []argument, found []value.Found) {
	var fs []*cfg.Func
	for _, x := range found {
		gs, any := s.bodies(x.Functions)
		if any {
			s.havocked(s.edge.Pos, "a function behind an unknown pointer is called back")
			s.unknownActs(x.Functions)
		}
		fs = append(fs, gs...)
	}
	if len(fs) == 0 {
		return
	}
	fs = distinct(fs)
	if slices.ContainsFunc(args, func(a argument) bool { return s.leadsToData(a.any()) }) {
		var names []string
		for _, g := range fs {
			names = append(names, g.Name)
		}
		s.assume("registered-callbacks", s.edge.Pos,
			fmt.Sprintf("of the C library, only functions without a model call back what %s is given: %s",
				f.Name, strings.Join(names, ", ")))
		return
	}
	s.reveal()
	ev := &digest.Event{Kind: digest.EvCreate, Create: cfg.SignalHandler, Several: true, Site: unknownCode}
	s.startAll(registered, fs, s.table.LibraryPointer().Join(value.AnyInt()), value.Bottom(), ev)
	s.local(&digest.Event{Kind: digest.EvUnknown, Memory: digest.Operand{Any: true}})
}

// leadsToData reports whether v may lead to something that the program, or whoever reads it, may write: anything but
// string literals, of which nobody can tell who reads them.
func (s *step) leadsToData(v value.Value) bool {
	return slices.ContainsFunc(v.Parts(), func(p value.Part) bool {
		info := s.table.Info(p.Base)
		literal := info.Kind == value.KindVar && info.Var.Storage == cfg.Literal
		return p.Base == value.Unknown || !literal && !s.programs(value.Pointers(p.Base, p.Off)).IsBottom()
	})
}
