package barriers

import "github.com/mayrun-dev/mayrun/cfg"

// phase is how far a thread is on its way through a handmade barrier.
type phase uint8

const (
	outside  phase = iota // it has not begun
	inside                // in a section, in which it has not arrived
	arrived               // it has, and does not know yet whether it is the last one
	decided               // it is the last one
	changed               // and has changed the generation
	waiting               // it is not the last one, and has not released the mutex since it arrived
	released              // while it waits
	woken                 // it has the mutex again
	over                  // it has seen another generation
	done                  // it has nothing to do with the numbers any more
)

// state is what is known at a program point: registers hold what the generation is in this round (old), what certainly is
// different from that (other), what it was when it was read last (now), or the number of those who have arrived, plus off.
type state struct {
	at                      *cfg.Node
	phase                   phase
	reset                   bool // the number is what it is for nobody
	old, other, now, number *cfg.Var
	off                     int64
}

// early reports whether the thread has not released the mutex since it came.
func (s state) early() bool { return s.phase == inside || s.phase == arrived || s.phase == waiting }

// knows reports whether anything is known of the round.
func (s state) knows() bool {
	return s != state{at: s.at} && s != state{at: s.at, phase: done}
}

// pass is what is known behind an edge; false if a barrier does not do that there.
func (h *handmade) pass(s state, e *cfg.Edge) (state, bool) {
	if to := written(e.Action); to != nil && to.Register() == nil && (cfg.SamePlace(to, h.arrived) || cfg.SamePlace(to, h.generation)) {
		return h.writes(s, e)
	}
	switch a := e.Action.(type) {
	case *cfg.Skip, *cfg.CondSignal:
		return s, true
	case *cfg.CondWait:
		return s, s.phase != arrived && s.phase != waiting && s.phase != woken
	case *cfg.Lock:
		if a.Kind == cfg.Mutex && !a.Shared && h.locked {
			return h.locks(s)
		}
	case *cfg.Unlock:
		if h.locked {
			return h.unlocks(s)
		}
	case *cfg.Guard:
		return h.asks(s, e, a)
	case *cfg.Declare:
		return s.without(a.Var), true
	case *cfg.Assign:
		if to := a.LHS.Register(); to != nil {
			return h.assigns(s, to, a.RHS), true
		}
		return s, true
	case *cfg.AtomicLoad:
		return h.loads(s, a), true
	}
	// Of what it does besides, something may arrive at the same barrier.
	return state{phase: s.phase}, s.phase == outside || s.phase == done
}

// locks and unlocks are of the mutex; that it is always the same one is seen when threads run there.
func (h *handmade) locks(s state) (state, bool) {
	switch s.phase {
	case outside:
		return state{phase: inside}, true
	case released:
		s.phase = woken
		return s, true
	}
	return s, false
}

func (h *handmade) unlocks(s state) (state, bool) {
	switch {
	case s.phase == waiting, s.phase == woken:
		s.phase = released
		return s, true
	case s.phase == inside:
		return state{}, true
	case s.phase == changed && s.reset, s.phase == over:
		return state{phase: done}, true
	}
	return s, false
}

// asks passes a condition.
func (h *handmade) asks(s state, e *cfg.Edge, g *cfg.Guard) (state, bool) {
	knows := nothing
	switch all, off, is, ok := h.complete(s, g); {
	case s.phase == arrived && ok:
		if h.all != nil && (!cfg.SameExpr(h.all, all) || h.off != off) {
			return s, false
		}
		h.all, h.off = all, off
		if s.phase = waiting; is {
			s.phase, knows = decided, isLast
		}
	case (s.phase == waiting || s.phase == woken) && h.another(s, g):
		if s.phase, knows = over, seenIt; !h.locked {
			s = state{phase: done}
		}
	}
	was, passed := h.past[e]
	h.past[e] = knows
	return s, !passed || was == knows
}

// complete is what a condition says of the number of those who have arrived: that it is, plus off, what it is for all, or is
// not yet.
func (h *handmade) complete(s state, g *cfg.Guard) (all cfg.Expr, off int64, is, ok bool) {
	op, x, y := compared(g)
	off, ok = h.counted(s, x)
	if !ok {
		op, x, y = op.Flipped(), y, x
		off, ok = h.counted(s, x)
	}
	if _, both := h.counted(s, y); !ok || both {
		return nil, 0, false, false
	}
	switch op {
	case cfg.Gt:
		if h.step > 0 {
			op, off = cfg.Ge, off-1
		}
	case cfg.Le:
		if h.step > 0 {
			op, off = cfg.Lt, off-1
		}
	}
	switch {
	case op == cfg.Eq, op == cfg.Ge && h.step > 0, op == cfg.Le && h.step < 0:
		return y, off, true, true
	case op == cfg.Ne, op == cfg.Lt && h.step > 0, op == cfg.Gt && h.step < 0:
		return y, off, false, true
	}
	return nil, 0, false, false
}

// another reports whether a condition tells that the generation is not what it was in this round.
func (h *handmade) another(s state, g *cfg.Guard) bool {
	op, x, y := compared(g)
	for range 2 {
		is := h.locked && h.reads(x) || s.now != nil && register(x) == s.now
		if r := register(y); is && r != nil && (r == s.old && op == cfg.Ne || r == s.other && op == cfg.Eq) {
			return true
		}
		x, y = y, x
	}
	return false
}

// reads reports whether an expression is the generation, or converts it.
func (h *handmade) reads(x cfg.Expr) bool {
	l, ok := widened(x).(*cfg.Load)
	return ok && l.LV.Register() == nil && cfg.SamePlace(l.LV, h.generation)
}

// widened is an expression without conversions to types that hold all of its numbers.
func widened(x cfg.Expr) cfg.Expr {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok || !holds(c.Typ, c.X.Type()) {
			return x
		}
		x = c.X
	}
}

// holds reports whether integers of one type are all of them numbers of another one.
func holds(t, of cfg.Type) bool {
	to, ok := t.(*cfg.Int)
	from, number := of.(*cfg.Int)
	return ok && number && to.HasAll(from)
}

// counted reports whether an expression is the number of those who have arrived, plus off, as long as what is computed for
// it is in its types: see [handmade.within].
func (h *handmade) counted(s state, x cfg.Expr) (off int64, ok bool) {
	switch x := x.(type) {
	case *cfg.Cast:
		off, ok = h.counted(s, x.X)
	case *cfg.Binary:
		n, constant := cfg.IsConst(x.Y)
		if off, ok = h.counted(s, x.X); x.Op == cfg.Sub {
			n = -n
		}
		off, ok = off+n, ok && constant && (x.Op == cfg.Add || x.Op == cfg.Sub) && -maxFor < n && n < maxFor
	case *cfg.Load:
		r := x.LV.Register()
		if off, ok = s.off, r != nil && r == s.number; r == nil {
			off, ok = 0, h.locked && s.early() && cfg.SamePlace(x.LV, h.arrived)
		}
	}
	return off, ok && h.sum(x.Type(), off, s.phase >= arrived)
}

// sum notes what is computed; false if that is no number.
func (h *handmade) sum(in cfg.Type, off int64, after bool) bool {
	t, number := in.(*cfg.Int)
	if number {
		h.sums[sum{t, off, after}] = true
	}
	return number && !t.Bool
}

// compared is the comparison that holds behind a condition.
func compared(g *cfg.Guard) (op cfg.BinaryOp, x, y cfg.Expr) {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	op, x, y = cfg.Ne, cond, cfg.Expr(&cfg.Const{Typ: cond.Type()})
	if b, ok := cond.(*cfg.Binary); ok {
		if _, comparison := b.Op.Negated(); comparison {
			op, x, y = b.Op, b.X, b.Y
		}
	}
	if !truth {
		op, _ = op.Negated()
	}
	return op, x, y
}

// register is the register that an expression is, or converts.
func register(x cfg.Expr) *cfg.Var {
	return cfg.RegisterOf(widened(x))
}

// without forgets a register.
func (s state) without(r *cfg.Var) state {
	for _, known := range []**cfg.Var{&s.old, &s.other, &s.now, &s.number} {
		if *known == r {
			*known = nil
		}
	}
	if s.number == nil {
		s.off = 0
	}
	return s
}

// assigns gives a register a value.
func (h *handmade) assigns(s state, to *cfg.Var, value cfg.Expr) state {
	off, counted := h.counted(s, value)
	from, differs, reads := register(value), h.differs(s, value), h.reads(value)
	t := s.without(to)
	switch {
	case counted && (s.phase == inside || s.phase == arrived) && h.sum(to.Type, off, s.phase == arrived):
		t.number, t.off = to, off
	case from != nil && from == s.old:
		t.old = to
	case from != nil && from == s.other:
		t.other = to
	case from != nil && from == s.now:
		t.now = to
	case differs:
		t.other = to
	case reads && h.locked && s.early():
		t.old = to
	case reads && h.locked && s.phase == woken:
		t.now = to
	}
	return t
}

// differs reports whether an expression is certainly not what the generation is in this round.
func (h *handmade) differs(s state, x cfg.Expr) bool {
	is := func(x cfg.Expr) bool {
		r := register(x)
		return r != nil && r == s.old || h.reads(x) && h.locked && (s.early() || s.phase == decided)
	}
	number := h.generation.Type.(*cfg.Int)
	for {
		c, ok := x.(*cfg.Cast)
		if to, integer := x.Type().(*cfg.Int); !ok || !integer || to.Bool != number.Bool || to.Bytes < number.Bytes {
			break
		}
		x = c.X
	}
	switch x := x.(type) {
	case *cfg.Unary:
		return x.Op == cfg.Not && is(x.X)
	case *cfg.Binary:
		n, constant := cfg.IsConst(x.Y)
		first, flips := cfg.IsConst(x.X)
		switch {
		case x.Op == cfg.Sub && flips:
			return first == 1 && is(x.Y)
		case x.Op == cfg.Xor:
			return constant && n == 1 && is(x.X)
		}
		return (x.Op == cfg.Add || x.Op == cfg.Sub) && constant && n == 1 && is(x.X) && !number.Bool
	}
	r := register(x)
	return r != nil && r == s.other
}

// loads reads a number atomically.
func (h *handmade) loads(s state, a *cfg.AtomicLoad) state {
	r := a.Result.Register()
	if r == nil {
		return s
	}
	s = s.without(r)
	switch {
	case h.locked || !cfg.SamePlace(a.Source, h.generation) || !holds(r.Type, h.generation.Type):
	case s.phase == outside:
		s.old = r
	case s.phase == waiting && a.Order.Acquires() && a.Order != cfg.Consume:
		s.now = r
	}
	return s
}

// writes changes one of the two numbers.
func (h *handmade) writes(s state, e *cfg.Edge) (state, bool) {
	to, value := written(e.Action), cfg.Expr(nil)
	releases := h.locked
	switch a := e.Action.(type) {
	case *cfg.Assign:
		value = a.RHS
	case *cfg.AtomicStore:
		value, releases = a.Value, a.Order.Releases()
	case *cfg.AtomicRMW:
		if cfg.SamePlace(to, h.arrived) {
			return h.adds(s, e, a)
		}
		h.changes[e] = true
		n, ok := a.Adds()
		t := state{phase: done}
		return t, ok && (n == 1 || n == -1) && !h.locked && s.phase == decided && s.reset && a.Order.Releases() && !to.Type.(*cfg.Int).Bool
	}
	switch {
	case cfg.SamePlace(to, h.generation):
		if s.phase != decided || !releases || !h.differs(s, value) || !h.locked && !s.reset {
			return s, false
		}
		h.changes[e] = true
		if s.phase = changed; !h.locked {
			s = state{phase: done}
		}
		return s, true
	case s.phase == decided || s.phase == changed:
		s.reset, h.resets[e] = true, value
		return s, true
	case s.phase == inside:
		n, ok := h.counted(s, value)
		return h.arrive(s, e, n, ok && h.locked)
	}
	return s, false
}

// adds is an arrival by an atomic addition.
func (h *handmade) adds(s state, e *cfg.Edge, a *cfg.AtomicRMW) (state, bool) {
	n, ok := a.Adds()
	if s.phase != outside || h.locked || !a.Order.Acquires() || !a.Order.Releases() {
		return s, false
	}
	for _, r := range []*cfg.LVal{a.Old, a.New} {
		if r != nil && r.Register() != nil {
			s = s.without(r.Register())
		}
	}
	switch {
	case a.New.Register() != nil:
		s.number, s.off = a.New.Register(), n
	case a.Old.Register() != nil:
		s.number, s.off = a.Old.Register(), 0
	}
	if s.number != nil {
		ok = ok && h.sum(s.number.Type, s.off, false)
	}
	return h.arrive(s, e, n, ok)
}

// arrive changes the number by one, such that what is known of it from before is less by that.
func (h *handmade) arrive(s state, e *cfg.Edge, n int64, ok bool) (state, bool) {
	ok = ok && h.sum(h.arrived.Type, 0, false) && h.sum(h.arrived.Type, 0, true)
	if !ok || n != 1 && n != -1 || h.step != 0 && h.step != n {
		return s, false
	}
	h.step, h.arrives[e], s.phase = n, true, arrived
	if s.number != nil {
		s.off -= n
	}
	return s, true
}
