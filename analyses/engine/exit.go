package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Functions that run when the process ends (atexit, destructors) are called by the thread that ends it, after
// all that it has done before. They may run, any number of times and in any order, where a thread exits and
// where main returns. If main ends as a thread only, it is the last thread that calls them, when all others
// have ended: an access that they make then is in parallel with none, and as good as one at the end of main.

// atExit notes a function that runs when the process ends. One that is not known, or not there, may as well run
// at once.
func (s *step) atExit(a *cfg.Create) {
	to := s.callees(s.ev.Expr(a.Start), a.Start)
	if fs := to.functions; to.outside || slices.ContainsFunc(fs, func(f *cfg.Func) bool { return !f.HasBody() }) {
		now := *a
		now.When = cfg.Sometime
		s.create(&now)
		return
	}
	exitHandlers().add(s.env, s.ev.Expr(a.Start))
	if a.Arg != nil {
		arg := s.ev.Publish(s.ev.Expr(a.Arg)) // another thread may end the process
		exitArguments().add(s.env, arg)
	}
	s.emit()
}

// exit ends the process. Nothing follows.
func (s *step) exit() {
	v := exitHandlers().get(s.env)
	if v.IsBottom() {
		return
	}
	s.aside(func() { s.callBack(v, value.AnyInt().Join(exitArguments().get(s.env))) })
}

// exitElsewhere lets a thread of which nothing is known end the process, from now on.
func (s *step) exitElsewhere() {
	fs, _ := s.functions(exitHandlers().get(s.env))
	if len(fs) == 0 {
		return
	}
	arg := value.AnyInt().Join(exitArguments().get(s.env))
	s.startAll(calledBack, fs, arg, value.Bottom(), &digest.Event{Kind: digest.EvCreate, Create: cfg.AtExit, Several: true, Site: unknownCode})
}

// endMain lets the process end some time after main has ended as a thread, and after its cleanup handlers,
// which may release what it holds.
func (s *step) endMain() {
	if !s.mainThread() {
		return
	}
	s.reveal()
	s.branch(func() {
		s.local(&digest.Event{Kind: digest.EvUnknown, Memory: digest.Operand{Any: true}})
		if s.facts.Keys != nil { // the values of keys with destructors are null by then
			b := s.table.Var(s.facts.Keys, s.ev.Thread)
			if o, ok := s.ev.St.Mem.Get(b); ok || s.opts.Flat {
				s.ev.Track(b, o.Join(value.ZeroObject()))
			}
		}
		s.exit()
	})
}

// mainThread reports whether the running thread is the first one.
func (s *step) mainThread() bool {
	return s.product.Thread(s.tuple) == s.product.Thread(s.contexts.at(s.main).tuple)
}
