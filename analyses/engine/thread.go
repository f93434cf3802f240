package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// root is the whole life of a thread: the initialisers of its thread-local variables, its start function, its
// end. For the main thread the initialisers of the globals come first.
func (x *engine) root(c int32, e env, rec *recorder) states {
	f := x.program.Funcs[x.contexts.at(c).fn]
	starting := spawnedIn(c).get(e)
	in := starting.states
	if c == x.main {
		t := x.product.Init(&step{engine: x, env: e, rec: rec})
		in = x.domain.Join(in, x.domain.add(nil, t, value.State{}))
	}
	var out states
	for _, it := range in {
		s := &step{engine: x, env: e, rec: rec, ctx: c, tuple: it.tuple}
		s.init(it.state)
		s.mayBeCancelled()
		s.threadLocals()
		if c == x.main {
			s.statics()
		}
		at := states{{it.key, s.tuple, s.ev.St}}
		if c == x.main && x.program.Init != nil {
			at = s.through(at, x.program.Init, nil)
		}
		if x.program.TLSInit != nil {
			at = s.through(at, x.program.TLSInit, nil)
		}
		args := make([]argument, len(f.Params))
		for i := range args {
			switch {
			case c != x.main || x.program.Main != f:
				args[i].value, args[i].typ = it.state.Varargs, s.program.Types.VoidPtr() // what it was started with
				if i > 0 && starting.oneArgument {
					args[i].value = value.UnknownPointer() // what else it gets nobody says
				}
			case i == 0:
				args[i].value = value.Ints(value.From(0))
			default:
				args[i].value = value.Pointer(x.table.Env(value.ArgumentList), 0)
			}
		}
		// What the start function returns is the thread's result.
		for _, it := range at {
			s.resume(it)
			s.out = nil
			backs, ran := s.returned(f, args)
			for _, back := range backs {
				s.resume(back)
				v := value.AnyInt()
				switch {
				case f.Result == nil:
				case f.Result.Register():
					v = s.resultIn(f, ran)
				default: // of functions that call setjmp
					v = v.Join(s.ev.Content(x.table.Var(f.Result, s.ev.Thread)).Read(value.At(0), f.Result.Type.Size()))
				}
				if s.mainThread() {
					s.reveal()
					s.exit()
				}
				s.end(v)
				out = x.domain.add(out, s.tuple, s.ev.St)
			}
		}
	}
	return out
}

// through runs a function on every element.
func (s *step) through(in states, f *cfg.Func, args []argument) states {
	s.out = nil
	for _, it := range in {
		s.resume(it)
		s.invoke(f, args, nil)
	}
	return s.out
}

// returned enters a function and delivers the states at its exit, the result still in its register, and the context in
// which it has run.
func (s *step) returned(f *cfg.Func, args []argument) (states, int32) {
	s.bind(f, args)
	s.entered(f, args)
	s.flush()
	c := s.contextOfThread(f, s.tuple, s.ctx)
	if !s.opts.Flat {
		s.hand(f, c, s.ev.Tracked())
	}
	s.depositEntered(f, c)
	entryOf(c).add(s.env, s.domain.add(nil, s.tuple, s.ev.St))
	for _, n := range s.funcs[f.ID].Ends {
		s.env.Demand(pointAt(n, c))
	}
	return s.env.Get(pointAt(f.Exit, c)), c
}

// contextOfThread is the context in which a thread's start function runs: the thread's own, unless initialisers
// have changed the digest.
func (x *engine) contextOfThread(f *cfg.Func, t digest.Tuple, c int32) int32 {
	if x.contexts.at(c).tuple == x.product.Key(t) {
		return c
	}
	return x.enter(f, t, x.contexts.at(c).args, x.contexts.at(c).guest, -1, x.contexts.at(c).site)
}

// statics makes the global variables, all zero.
func (s *step) statics() {
	single := s.product.SingleThreaded(s.tuple)
	for _, v := range s.program.Globals {
		if v.Storage != cfg.Global || v.Extern && s.opts.Externals == Ordinary {
			continue // what is defined elsewhere changes there
		}
		b := s.table.Var(v, digest.Thread{})
		o := value.ZeroObject()
		if v.Extern {
			o = value.UnknownObject()
		}
		s.ev.Track(b, o)
	}
	if !single {
		s.ev.PublishStatics()
		s.flush()
	}
}

// elsewhere is the content of a variable that is defined outside of the program.
func (s *step) elsewhere(v *cfg.Var) *value.Object {
	switch {
	case s.opts.Externals == Worst:
	case flat(v.Type):
		return value.IndeterminateObject()
	default:
		if !dataOnly(v) {
			functionsOfLibraries().add(s.env, true)
		}
		return value.UniformObject(s.table.LibraryPointer())
	}
	return value.UnknownObject()
}

// dataOnly reports whether no function is found by way of a variable that is defined elsewhere: one of the C library
// that points to characters, or to an object of which programs do not use the members.
func dataOnly(v *cfg.Var) bool {
	p, ok := v.Type.(*cfg.Pointer)
	if !ok || !v.Standard {
		return false
	}
	_, record := p.Elem.(*cfg.Record)
	return record || flat(p.Elem)
}

// threadLocals makes the thread's own variables, all zero.
func (s *step) threadLocals() {
	for _, v := range s.program.Globals {
		if v.Storage == cfg.ThreadLocal {
			b := s.table.Var(v, s.ev.Thread)
			o := value.ZeroObject()
			if v.Extern {
				o = s.elsewhere(v)
			}
			s.ev.Track(b, o)
			if s.Stale(b) && !s.opts.Flat {
				s.WriteShared(b, o, false)
			}
			s.shareWithGuests(v, b)
		}
	}
}

// create starts a thread with each function that the start operand may be.
func (s *step) create(a *cfg.Create) {
	if facts.AtProcessEnd(a) {
		s.atExit(a)
		return
	}
	handle := value.Int(0)
	if a.Thread != nil {
		handle = s.ev.Written(a.Thread)
	}
	if s.ev.Undefined {
		return // there is no place for the identifier
	}
	free := false
	if a.Attr != nil {
		s.ev.Expr(a.Attr)
		free = a.Kind == cfg.NewThread && s.startsDetached(a.Attr)
	}
	to := s.callees(s.ev.Expr(a.Start), a.Start)
	fs := to.functions
	if _, direct := a.Start.(*cfg.FuncRef); !direct && s.rec != nil {
		s.resolved(s.rec.calls, !to.any)
	}
	arg := s.handlerArgument()
	if a.Arg != nil {
		arg = s.ev.Expr(a.Arg)
	}
	if to.outside {
		fs = append(slices.Clip(fs), s.behind(a.Start, false))
	}
	for _, f := range fs {
		s.branch(func() {
			ids, ok := s.start(f, arg, handle, a)
			if !ok {
				return
			}
			if free {
				s.detach(s.threads(ids))
			}
			if a.Thread != nil && handle.HasPointer() {
				s.ev.StoreAt(handle, s.program.Types.ULong.Size(), ids, s.at(a.Pos))
			}
			s.emit()
		})
	}
}

// start lets a new thread run f, and extends the running thread's digest. It returns the identifiers that the
// new thread may have; handle is where they will be stored.
func (s *step) start(f *cfg.Func, arg, handle value.Value, a *cfg.Create) (ids value.Value, ok bool) {
	ev := &digest.Event{Kind: digest.EvCreate, Start: f, Create: a.Kind, Several: a.Kind != cfg.NewThread, Own: a.When.OfThread()}
	s.place(ev)
	if s.edge != nil {
		ev.Once, ev.Repeats = s.facts.Once(s.edge), s.facts.Repeats(s.edge)
	}
	if a.Kind == cfg.NewThread {
		threadsStarted().add(s.env, true)
	}
	if !f.HasBody() {
		return s.stranger(f, arg, ev)
	}
	return s.startAll(guestOf(ev), []*cfg.Func{f}, arg, handle, ev)
}

// stranger starts a thread of which nothing is known but its argument. What it does, it does as a thread of its
// own, at any time; where it is called back, or ends the process, that is done from its start on.
func (s *step) stranger(f *cfg.Func, arg value.Value, ev *digest.Event) (ids value.Value, ok bool) {
	s.ev.PublishStatics()
	arg = s.ev.Publish(arg)
	s.flush()
	if s.opts.Externals == Worst {
		s.havocked(ev.Pos, "a thread runs the unknown function "+f.Name)
		s.exitElsewhere()
	}
	children := s.product.New(s, s.tuple, ev)
	if !s.advance(ev) {
		return value.Bottom(), false
	}
	for _, child := range children {
		u := &step{engine: s.engine, env: s.env, rec: s.rec, edge: s.edge, to: s.to, ctx: s.ctx, tuple: child}
		u.init(value.State{})
		if s.opts.Externals == Ordinary {
			u.external(f, []argument{{value: arg}}, nil)
			for _, it := range u.out {
				u.resume(it)
				u.end(s.table.LibraryPointer().Join(arg.Smear()))
			}
		} else {
			back := u.worst(arg, ev.Pos)
			if u.anything(f) {
				u.unknownActs(value.UnknownPointer())
			}
			u.end(back.Join(value.UnknownPointer()))
		}
		ids = ids.Join(value.Pointer(s.table.Thread(s.product.Thread(child)), 0))
	}
	return ids, true
}

// startAll lets one new thread, or guests of some kind, run any of some functions.
func (s *step) startAll(g guest, fs []*cfg.Func, arg, handle value.Value, ev *digest.Event) (ids value.Value, ok bool) {
	// From here on others may reach what has a name, and what they are given, unless the new thread alone does.
	s.ev.PublishStatics()
	with, given := value.State{}, false
	if ev.Create == cfg.NewThread && !s.facts.Jumps && s.here().guest == notGuest {
		with, given = s.ev.Give(arg, handle)
	}
	if !given {
		ev.Shares = s.ev.HasNewest(arg)
		with.Varargs = s.ev.Publish(arg)
	}
	s.flush()
	for b := range with.Mem.Keys() {
		ev.Memory.May = digest.Insert(ev.Memory.May, digest.Object{Base: uint32(b), Offset: digest.AnyOffset}, digest.CompareObjects)
	}
	children := s.product.New(s, s.tuple, ev)
	if !s.advance(ev) {
		return value.Bottom(), false
	}
	s.install(g, fs)
	if ev.Create == cfg.NewThread && s.mainThread() {
		s.deliver(s.tuple)
	}
	for _, child := range children {
		s.spawn(fs, child, with, g, ev.Create == cfg.NewThread)
		if ev.Create == cfg.NewThread {
			s.deliver(child)
		}
		ids = ids.Join(value.Pointer(s.table.Thread(s.product.Thread(child)), 0))
	}
	return ids, true
}

// spawn lets a thread with the given digest run any of some functions, with one argument or with whatever they
// are called with: that is in the state's Varargs.
func (s *step) spawn(fs []*cfg.Func, child digest.Tuple, with value.State, g guest, oneArgument bool) {
	args := s.project([]argument{{value: with.Varargs}})
	for _, f := range fs {
		c := s.enter(f, child, args, g, -1, s.edge)
		if s.rec != nil {
			s.rec.traces.entered(s, c)
		}
		spawnedIn(c).add(s.env, spawned{s.domain.add(nil, child, with), oneArgument})
		s.env.Demand(point{root, c})
	}
}
