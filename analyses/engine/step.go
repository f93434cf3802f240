package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// step is the transfer of one element of a split state along one edge. It implements [value.World] with global
// unknowns.
type step struct {
	*engine
	env   env
	rec   *recorder // nil while solving
	edge  *cfg.Edge
	to    point // whose right-hand side the edge is part of
	ctx   int32
	tuple digest.Tuple // the digest so far
	ev    value.Eval

	pending
	held struct { // the mutexes that a thread with some digest holds; see holds
		asked   bool
		tuple   digest.Tuple
		mutexes []digest.Hold
	}
	number   int      // of those that have asked who is in the crowd; zero: it has not
	making   bool     // the action makes a mutex
	changing word     // the lock that the action is an operation on: see handmade.go
	lending  string   // the function without a body that the accesses are made in
	yields   cfg.Expr // what the register has got that the result of a function goes to, or nil
	out      states
}

func (s *step) init(st value.State) {
	s.ev = value.Eval{
		Reuse: s.reuse,
		St:    st, Table: s.table, Types: s.program.Types, Thread: s.product.Thread(s.tuple), World: s,
		Path: s.here().path, Recording: s.rec != nil, Recursive: s.recursive, Guest: s.here().guest != notGuest,
		Tracking: s.watched,
	}
}

// here is the context that the step is in.
func (s *step) here() *callContext { return s.contexts.at(s.ctx) }

// emit adds the present state to what leaves the edge.
func (s *step) emit() {
	if s.ev.Undefined {
		return
	}
	s.flush()
	if s.rec != nil {
		s.rec.traces.yielded(s)
	}
	s.overwritten()
	s.assigned()
	s.wrote()
	s.after()
	s.mayBeLeft(handler)
	s.deposit()
	s.out = s.domain.add(s.out, s.tuple, s.ev.St)
}

// flush tells the digests which objects have escaped.
func (s *step) flush() {
	if len(s.escapes) == 0 {
		return
	}
	var op digest.Operand
	if slices.Contains(s.escapes, value.Crowd) {
		if s.relaxed {
			for _, b := range s.members() {
				s.staleness(b, passedOn)
			}
		}
		op.May = slices.Clip(s.memberObjects())
		s.escapes = slices.DeleteFunc(s.escapes, s.member)
	}
	slices.Sort(s.escapes)
	for _, b := range slices.Compact(s.escapes) {
		if b == value.Crowd {
			continue
		}
		if s.relaxed {
			s.staleness(b, passedOn)
		}
		for _, b := range s.table.Variants(b) {
			op.May = append(op.May, digest.Object{Base: uint32(b), Offset: digest.AnyOffset})
		}
	}
	s.escapes = nil
	s.tell(&digest.Event{Kind: digest.EvEscape, Memory: op, Unordered: s.relaxed})
}

// local extends the digest by a local or observable event; observe by an observing one. Both report whether
// that is possible. What has escaped before the event the digests are told before it.
func (s *step) local(ev *digest.Event) bool {
	s.flush()
	return s.tell(ev)
}

// tell is local for the events that say what is pending.
func (s *step) tell(ev *digest.Event) bool {
	s.place(ev)
	return s.advance(ev)
}

// advance extends the digest by an event whose place is set.
func (s *step) advance(ev *digest.Event) bool {
	s.does(ev)
	t, ok := s.product.Step(s, s.tuple, ev)
	if ok {
		s.become(t)
	}
	return ok
}

func (s *step) observe(ev *digest.Event) bool {
	s.flush()
	s.place(ev)
	t, ok := s.product.Observe(s, s.tuple, digest.NoTuple, ev)
	if ok {
		s.become(t)
	}
	return ok
}

func (s *step) place(ev *digest.Event) {
	ev.Site, ev.Pos, ev.Edge = -1, cfg.Pos{}, s.origin()
	if s.edge != nil {
		ev.Site, ev.Pos = s.edge.ID, s.edge.Pos
		if ev.Kind == digest.EvCreate {
			ev.Site = s.paths.site(s.edge, s.here().path)
		}
	}
}

// Fact, Contribute and Assume make a step the environment of the digests.
func (s *step) Fact(id digest.FactID) digest.Fact { return s.fact(id).get(s.env).Fact }

func (s *step) Contribute(id digest.FactID, f digest.Fact) {
	if s.opts.Flat && s.knownAlready(id, f) {
		return
	}
	s.fact(id).add(s.env, fact{f})
}

// knownAlready reports whether a fact has been contributed before, by whomever; since nothing is taken back, nobody need
// say so again. Where memory is kept without regard to the flow a write may be one to hundreds of objects, and there is
// something to tell of each.
func (s *step) knownAlready(id digest.FactID, f digest.Fact) bool {
	old, ok := s.told[id]
	if ok && f.Leq(old) {
		return true
	}
	if !s.trial() {
		if ok {
			f = old.Join(f)
		}
		s.told[id] = f
	}
	return false
}

func (s *step) Assume(component int, id string, pos cfg.Pos, text string) bool {
	if s.opts.Strict {
		return false
	}
	s.assume(id, pos, text)
	return true
}

// Presume is assume for the evaluation of expressions.
func (s *step) Presume(id, text string) { s.assume(id, cfg.Pos{}, text) }

// assume lists an assumption in the report.
func (s *step) assume(id string, pos cfg.Pos, text string) {
	if s.rec != nil {
		s.rec.note(cfg.Note{Kind: cfg.Assumed, ID: id, Pos: pos, Text: text})
	}
}

// havocked lists something that is not modelled.
func (s *step) havocked(pos cfg.Pos, text string) {
	if s.rec != nil {
		s.rec.note(cfg.Note{Kind: cfg.Havocked, ID: "unknown-code", Pos: pos, Text: text})
	}
}

// Once reports whether what runs now makes an object of b, and the process does so at most once: of a variable that no
// declaration makes, a call does.
func (s *step) Once(b value.Base) bool {
	if s.edge == nil || !s.facts.Once(s.edge) {
		return false
	}
	v := s.table.Info(b).Var
	return v == nil || v.Func != nil && v.Func.ID == s.edge.From.Func.ID
}

func (s *step) MadeTwice(b value.Base) {
	madeTwice(b).add(s.env, true)
}

// Again is [value.World].Again.
func (s *step) Again(b value.Base) bool { return madeTwice(b).get(s.env) }

func (s *step) Give(b value.Base)          { givenAway(b).add(s.env, true) }
func (s *step) Given(b value.Base) bool    { return givenAway(b).get(s.env) }
func (s *step) Retain(b value.Base)        { retained(b).add(s.env, true) }
func (s *step) Retained(b value.Base) bool { return retained(b).get(s.env) }

// Several reports whether b may stand for more than one object in the whole execution.
func (s *step) Several(b value.Base) bool {
	return s.several(b, func() bool { return madeTwice(b).get(s.env) })
}

// several is Several; twice tells whether one thread has made more than one such object.
func (x *engine) several(b value.Base, twice func() bool) bool {
	switch info := x.table.Info(b); {
	case info.Kind == value.KindEnv, info.Kind == value.KindCrowd, info.Kind == value.KindFunctions, info.Kind == value.KindVar && (info.Var.Several || info.Var.Storage == cfg.Literal):
		return true
	case x.table.Static(b), info.Kind == value.KindFunc:
		return false
	case info.Kind == value.KindHeap && info.Site != nil && x.facts.Single(info.Site):
		return false
	default:
		return !info.Thread.Unique || twice()
	}
}

func (s *step) Access(a value.Access) { s.rec.access(s, a) }

// operand resolves a pointer to what a digest sees of it.
func (s *step) operand(v value.Value) digest.Operand {
	var op digest.Operand
	for _, p := range s.expand(v).Parts() {
		switch {
		case p.Base == value.Unknown:
			op.Any = true
		case p.Base != value.Null && s.table.Memory(p.Base):
			o := digest.Object{Base: uint32(s.table.Summary(p.Base)), Offset: digest.AnyOffset}
			if c, ok := p.Off.Const(); ok {
				o.Offset = c
			}
			op.May = append(op.May, o)
		}
	}
	if c, ok := v.Constant(); len(op.May) == 0 && !(ok && c == 0) {
		op.Any = true // the pointer comes from somewhere that is not modelled
	}
	slices.SortFunc(op.May, digest.CompareObjects)
	op.May = slices.Compact(op.May)
	op.Definite = !op.Any && len(op.May) == 1 && op.May[0].Offset != digest.AnyOffset && !s.Several(value.Base(op.May[0].Base))
	return op
}

// threads resolves a thread's identifier.
func (s *step) threads(v value.Value) digest.Threads {
	var th digest.Threads
	for _, p := range v.Parts() {
		switch info := s.table.Info(p.Base); {
		case info.Kind == value.KindThread:
			th.May = append(th.May, info.Thread)
		case p.Base == value.Null:
			// Beside identifiers, a number means that the variable may not have been assigned yet; using that
			// is undefined behaviour.
		default:
			th.Any = true
		}
	}
	// An identifier of which nothing is known may be that of any thread.
	th.Any = th.Any || len(th.May) == 0
	slices.SortFunc(th.May, func(a, b digest.Thread) int { return int(a.Key) - int(b.Key) })
	th.Definite = !th.Any && len(th.May) == 1 && th.May[0].Unique
	return th
}

// length evaluates an optional length.
func (s *step) length(x cfg.Expr) *value.Num {
	if x == nil {
		return nil
	}
	n := s.ev.Expr(x).Numbers()
	return &n
}
