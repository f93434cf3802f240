package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// outsiders are threads and functions that are not in the program.
type outsiders struct {
	behind   map[cfg.Expr]*cfg.Func // see engine.behind
	visitors numbers[digest.Tuple]  // see step.callTaken
	// calls are the first actions that have called code of which nothing is known, on the way to the solution: what that
	// does nobody takes back.
	calls []spot
}

// behind is the unknown function that a pointer of which nothing is known may point to: one for each
// expression, since digests compare functions. Its name says what the pointer is, unless a model has made the
// expression.
func (x *engine) behind(pointer cfg.Expr, modelled bool) *cfg.Func {
	f := x.outsiders.behind[pointer]
	if f == nil {
		if x.outsiders.behind == nil {
			x.outsiders.behind = map[cfg.Expr]*cfg.Func{}
		}
		t := &cfg.FuncType{Variadic: true}
		if p, ok := pointer.Type().(*cfg.Pointer); ok {
			if ft, ok := p.Elem.(*cfg.FuncType); ok {
				t = ft
			}
		}
		name := "code behind the pointer " + pointer.String()
		if modelled {
			name = "code behind a pointer that a library keeps"
		}
		f = &cfg.Func{Type: t, Name: name, ID: len(x.funcs) + len(x.outsiders.behind)}
		x.outsiders.behind[pointer] = f
	}
	return f
}

// anything reports whether f was made by behind: beside unknown code it may be any function of the program
// whose address is taken. In the thread that calls it, it is a guest that unknown code has called (see
// guest.go): its arguments have escaped.
func (x *engine) anything(f *cfg.Func) bool { return f.ID >= len(x.funcs) }

// havoc is code of which nothing is known but its operands.
func (s *step) havoc(a *cfg.Havoc) {
	if a.Assembly != nil && s.opts.Externals == Ordinary {
		s.assembly(a)
		return
	}
	s.havocked(s.at(a.Pos), a.Text)
	v := value.Bottom()
	for _, x := range a.Args {
		v = v.Join(s.ev.Expr(x))
	}
	back := s.worst(v, s.at(a.Pos))
	s.exit() // it may end the process
	for _, lv := range a.Outputs {
		s.assignAny(lv, back)
	}
	s.emit()
}

// unknown calls a function without a body.
func (s *step) unknown(f *cfg.Func, args []argument, result *cfg.LVal) {
	if f.Pure {
		// What it computes comes from its arguments: an address may go through numbers, and through vectors.
		v := value.AnyInt()
		for _, a := range args {
			v = v.Join(a.any().Smear())
		}
		if result != nil {
			if _, ok := result.Type.(*cfg.Pointer); ok {
				v = v.Join(value.UnknownPointer())
			}
		}
		s.assignAny(result, v)
		s.emit()
		return
	}
	if s.opts.Externals == Ordinary {
		s.external(f, args, result)
		return
	}
	s.havocked(s.edge.Pos, "unknown function "+f.Name)
	v := value.Bottom()
	for i, a := range args {
		v = v.Join(a.any())
		// A pointer may be a number; a number that is passed as one is not taken for an address.
		if _, ok := s.edge.Action.(*cfg.Call).Args[i].Type().(*cfg.Pointer); ok && !a.value.HasPointer() {
			s.ev.Touch(a.value, nil, true, true, false, s.edge.Pos)
		}
	}
	if !f.Standard {
		// What the program has stored for it is for it to use as well; of its own memory it is not said what it does there.
		v = v.Join(s.stored().Filter(func(b value.Base) bool { return b != s.table.Library() }))
	}
	back := s.worst(v, s.edge.Pos)
	if s.anything(f) {
		s.unknownActs(value.UnknownPointer())
	}
	if result != nil {
		if _, ok := result.Type.(*cfg.Pointer); ok {
			back = back.Join(value.UnknownPointer())
		}
	}
	s.exit() // it may end the process
	s.leave(back)
	s.assignAny(result, back)
	if !f.NoReturn {
		s.emit()
	}
}

// maxReached bounds the bases that unknown code is said to hand back one by one.
const maxReached = 8

// worst lets unknown code do what it can with what it is given: read and write everything reachable, keep it,
// release locks that it finds there, and call the functions that it finds, now or later, in this thread or
// another. It returns whatever the code may hand back.
func (s *step) worst(v value.Value, pos cfg.Pos) value.Value {
	defer s.mayBeLeft(calledBack)
	threadsStarted().add(s.env, true)
	s.reveal()
	if !v.HasPointer() {
		return value.AnyInt()
	}
	// A pointer leads to all of its object: to what lies before it as well (p[-1], container_of).
	v = s.ev.Publish(v).Smear()
	reached := s.ev.Touch(v, nil, true, true, true, pos)
	s.flush()
	s.cancelFound(reached)
	all := reached
	if len(reached.Parts()) > maxReached {
		reached = value.UnknownPointer() // all of it has escaped
	}
	tuple := s.tuple
	s.unknownActs(reached)
	if s.rec != nil && s.tuple != tuple {
		s.ev.Touch(v, nil, true, true, true, pos) // it may do so when it has released what it could
	}
	s.mayJump(all)
	return reached.Smear().Join(value.AnyInt())
}

// cancelFound lets unknown code cancel the threads whose identifiers it finds.
func (s *step) cancelFound(v value.Value) {
	for _, p := range v.Parts() {
		switch info := s.table.Info(p.Base); {
		case p.Base == value.Unknown:
			endingsOf(anyThread).add(s.env, cancelledByOther)
		case info.Kind == value.KindThread:
			endingsOf(info.Thread.Key).add(s.env, cancelledByOther)
		}
	}
}

// mayJump lets unknown code leave by longjmp to the places that it finds.
func (s *step) mayJump(v value.Value) {
	if !s.facts.Jumps {
		return
	}
	places := s.expand(jumpBuffers().get(s.env))
	for _, p := range s.expand(v).Parts() {
		if p.Base == value.Null || p.Base != value.Unknown &&
			!slices.ContainsFunc(places.Parts(), func(q value.Part) bool { return q.Base == s.table.Summary(p.Base) }) {
			continue
		}
		s.jumpWith(value.AnyInt())
		return
	}
}

// leave lets unknown code end the running thread, and goes on as if it had not.
func (s *step) leave(v value.Value) {
	s.branch(func() {
		s.endMain()
		s.end(v)
	})
}

// unknownActs lets unknown code call the functions that v contains, and release the locks. An unknown pointer stands
// for all of them.
func (s *step) unknownActs(v value.Value) {
	s.reveal()
	fs, any := s.bodies(v)
	ev := &digest.Event{Kind: digest.EvCreate, Create: cfg.SignalHandler, Several: true, Site: unknownCode}
	switch {
	case any:
		s.callTaken(ev)
	case len(fs) > 0:
		s.startAll(calledBack, fs, value.UnknownPointer(), value.Bottom(), ev)
	}
	// A function that is called back in this thread can use every object that has a name.
	used := digest.Operand{Any: any || len(fs) > 0}
	for _, p := range s.expand(v).Parts() {
		if p.Base != value.Null && p.Base != value.Unknown && s.table.Memory(p.Base) {
			used.May = append(used.May, digest.Object{Base: uint32(s.table.Summary(p.Base)), Offset: digest.AnyOffset})
		}
	}
	slices.SortFunc(used.May, digest.CompareObjects)
	used.May = slices.Compact(used.May)
	if used.Any || len(used.May) > 0 {
		// It acquires what it finds. What functions that it calls back do not release again, the digests know
		// by themselves: these are threads, which end then.
		got := digest.Operand{Any: slices.ContainsFunc(v.Parts(), func(p value.Part) bool { return p.Base == value.Unknown })}
		for _, o := range used.May {
			if !s.noted(locksIn, value.Base(o.Base)).IsBottom() {
				got.May = append(got.May, o)
			}
		}
		s.local(&digest.Event{Kind: digest.EvUnknown, Memory: used, Acquired: got})
	}
}

// callTaken lets unknown code call every function whose address is taken, as startAll would: but what depends on
// the function alone, and not on the place of the call, is left to an unknown of its own, because it is the
// same at all places.
func (s *step) callTaken(ev *digest.Event) {
	if s.edge != nil && !s.trial() {
		if at := (spot{s.edge, s.ctx}); len(s.outsiders.calls) < maxWriters && !slices.Contains(s.outsiders.calls, at) {
			s.outsiders.calls = append(s.outsiders.calls, at)
		}
	}
	s.ev.PublishStatics()
	s.flush()
	children := s.product.New(s, s.tuple, ev)
	if !s.advance(ev) {
		return
	}
	for _, child := range children {
		n := int32(s.outsiders.visitors.of(s.product.Key(child)))
		visitorsOf(n).add(s.env, s.domain.add(nil, child, value.State{}))
		s.env.Demand(point{visitors, n})
	}
}

// visit starts the threads of visitors.
func (x *engine) visit(n int32, e env) {
	var fs []*cfg.Func
	for _, f := range x.facts.Taken {
		if f.HasBody() {
			fs = append(fs, f)
		}
	}
	for _, it := range visitorsOf(n).get(e) {
		s := &step{engine: x, env: e, tuple: it.tuple}
		s.spawn(fs, it.tuple, value.State{Varargs: value.UnknownPointer()}, calledBack, false)
	}
}

// unknownCode is the create site of all threads that unknown code starts. One site for all keeps the thread ids
// few.
//
// A function that unknown code calls back in the running thread is covered by the thread that it may start with
// it: that holds no locks, is not unique, and starts here, so whatever excludes one of its accesses excludes
// the same access made by the running thread at this point. What the call may do to memory it does to shared
// objects only, since everything that it can reach has escaped before; what it may do to the locks that this
// thread holds is an unlock of anything; what it may create descends from the thread that was started.
//
// What the code may ask about the thread that it runs in, and how it may leave the call, is in guest.go.
const unknownCode = -2
