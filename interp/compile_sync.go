package interp

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// isSync reports whether an action is an operation of synchronisation that [opSync] performs.
func isSync(a cfg.Action) bool {
	switch a.(type) {
	case *cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.MutexInit, *cfg.MutexDestroy, *cfg.AtomicBegin,
		*cfg.AtomicEnd, *cfg.CondWait, *cfg.CondSignal,
		*cfg.BarrierInit, *cfg.BarrierWait, *cfg.SemInit, *cfg.SemPost, *cfg.SemWait, *cfg.OnceBegin, *cfg.OnceDone, *cfg.OnceWait,
		*cfg.Create, *cfg.Join, *cfg.JoinFail, *cfg.Detach, *cfg.Cancel, *cfg.Exit, *cfg.Fence, *cfg.Annotate:
		return true
	}
	return false
}

// waits reports whether an action may have to wait, or is possible only in some states.
func waits(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.BarrierWait:
		return a.Serial
	case *cfg.Lock, *cfg.LockFail, *cfg.UnlockFail, *cfg.CondWait, *cfg.SemWait, *cfg.OnceBegin, *cfg.OnceWait, *cfg.Join, *cfg.JoinFail:
		return true
	}
	return false
}

// syncs reports whether the choice at a node is one between ways of synchronisation: then the state decides
// which are possible.
func syncs(n *cfg.Node) bool {
	if len(n.Out) == 1 {
		return isSync(n.Out[0].Action)
	}
	any := false
	for _, e := range n.Out {
		if _, ok := e.Action.(*cfg.Guard); ok {
			return false
		}
		any = any || waits(e.Action)
	}
	return any
}

// sync emits a single operation of synchronisation that goes on behind itself.
func (c *compiler) sync(a alt) {
	a.target = int32(len(c.f.code)) + 1
	c.emit(instr{op: opSync, x: &extra{edge: a.edge, alts: []alt{a}}})
}

// syncNode translates a node with operations of synchronisation. Their operands are evaluated first (once,
// where siblings have the same one); then the thread waits until some way is possible.
func (c *compiler) syncNode(n *cfg.Node, out []*cfg.Edge) {
	x := &extra{node: n}
	known := map[string]int32{}
	eval := func(e cfg.Expr) int32 {
		k := e.String()
		s, ok := known[k]
		if !ok {
			s = c.expr(e)
			known[k] = s
		}
		return s
	}
	type rest struct {
		i int
		f func()
	}
	var rests []rest
	fails, spurious := false, false
	for _, e := range out {
		switch e.Action.(type) {
		case *cfg.CondWait:
			spurious = true
		case *cfg.SemWait:
			fails = true
		}
	}
	for i, e := range out {
		c.edge = e
		if x.edge == nil {
			x.edge = e
		}
		a := alt{edge: e}
		if isSync(e.Action) {
			a = c.syncAlt(e, eval)
			if a.kind == ThreadJoin || a.kind == BarrierArrive {
				rests = append(rests, rest{i, c.after(e, a)})
			}
		} else {
			a.fails, a.sig = fails, spurious
		}
		x.alts = append(x.alts, a)
	}
	c.emit(instr{op: opSync, x: x})
	for i, e := range out {
		x.alts[i].target = int32(len(c.f.code))
		c.edge = e
		if !isSync(e.Action) {
			c.action(e)
		}
		for _, r := range rests {
			if r.i == i && r.f != nil {
				r.f()
			}
		}
		c.jump(e.To)
	}
}

// syncAlt evaluates the operands of an operation of synchronisation.
func (c *compiler) syncAlt(e *cfg.Edge, eval func(cfg.Expr) int32) alt {
	a := alt{edge: e, kindAt: -1}
	if object, k := cfg.SyncObject(e.Action); object != nil {
		a.size = cfg.SyncSize(object, k)
		var implied rules.Types
		a.lock, implied = rules.Plain(k)
		a.again = implied == rules.Recursive.Set()
	}
	switch s := e.Action.(type) {
	case *cfg.Lock:
		a.kind, a.a, a.shared, a.try, a.never = Lock, eval(s.Mutex), s.Shared, s.Try, s.Orphaned
		a.kindAt = staticKind(s.Mutex)
	case *cfg.LockFail:
		a.kind, a.a, a.shared, a.try, a.fails, a.never = Lock, eval(s.Mutex), s.Shared, s.Try, true, s.Lost || s.Ceiling
		a.kindAt = staticKind(s.Mutex)
	case *cfg.UnlockFail:
		a.kind, a.a, a.fails = Unlock, eval(s.Mutex), true
		a.kindAt = staticKind(s.Mutex)
	case *cfg.Unlock:
		a.kind, a.a = Unlock, eval(s.Mutex)
		a.kindAt = staticKind(s.Mutex)
		for _, o := range e.To.Out {
			if w, ok := o.Action.(*cfg.CondWait); ok {
				a.waits, a.cond, a.condN = true, eval(w.Cond), cfg.SyncSize(w.Cond, cfg.CondVar)
			}
		}
	case *cfg.MutexInit:
		a.kind, a.a = LockInit, eval(s.Mutex)
		if s.Type != nil {
			a.typed, a.b = true, eval(s.Type)
		}
	case *cfg.MutexDestroy:
		a.kind, a.a, a.reset = LockInit, eval(s.Mutex), true
	case *cfg.AtomicBegin:
		a.kind = AtomicBegin
	case *cfg.AtomicEnd:
		a.kind = AtomicEnd
	case *cfg.CondWait:
		a.kind, a.a = CondWait, eval(s.Cond)
	case *cfg.CondSignal:
		a.kind, a.a, a.all = CondSignal, eval(s.Cond), s.All
	case *cfg.BarrierInit:
		a.kind, a.a = BarrierInit, eval(s.Barrier)
		a.b = eval(s.Count)
	case *cfg.BarrierWait:
		a.kind, a.a, a.silent, a.serial = BarrierArrive, eval(s.Barrier), s.Silent, s.Serial
	case *cfg.Annotate:
		a.kind, a.a = Publish, eval(s.Object)
		if s.Learns {
			a.kind = Learn
		}
	case *cfg.SemInit:
		a.kind, a.a = SemInit, eval(s.Sem)
		a.b = eval(s.Value)
	case *cfg.SemPost:
		a.kind, a.a = SemPost, eval(s.Sem)
	case *cfg.SemWait:
		a.kind, a.a, a.try = SemWait, eval(s.Sem), s.Try
	case *cfg.OnceBegin:
		a.kind, a.a = OnceBegin, eval(s.Control)
	case *cfg.OnceDone:
		a.kind, a.a = OnceDone, eval(s.Control)
	case *cfg.OnceWait:
		a.kind, a.a = OnceWait, eval(s.Control)
	case *cfg.Fence:
		a.kind, a.order = Fence, s.Order
	case *cfg.Create:
		a.kind, a.create = ThreadCreate, s
		c.creation(&a, s)
	case *cfg.Join:
		a.kind, a.a = ThreadJoin, eval(s.Thread)
		a.dst = c.scratch(1)
		if s.Result != nil {
			a.b = c.expr(s.Result)
		}
	case *cfg.JoinFail:
		a.kind, a.a, a.fails, a.try = ThreadJoin, eval(s.Thread), true, s.Try
	case *cfg.Detach:
		a.kind, a.a = ThreadDetach, c.expr(s.Thread)
	case *cfg.Cancel:
		// A request that the other thread has not met yet, and need never meet.
		a.a = c.expr(s.Thread)
	case *cfg.Exit:
		a.kind = ProcessExit
		if !s.Quick {
			c.emit(instr{op: opLeave, sub: uint8(leavingProcess), x: &extra{edge: e}})
		}
	default:
		panic(fmt.Sprintf("interp: isSync lists %T, but nothing says what it does", s))
	}
	return a
}

// creation evaluates what starts, and where its identifier goes.
func (c *compiler) creation(a *alt, s *cfg.Create) {
	ptr := int32(0)
	if s.Thread != nil {
		ptr = c.expr(s.Thread)
	}
	if s.Attr != nil {
		a.attr = c.expr(s.Attr)
	}
	a.a = c.expr(s.Start)
	a.b = c.p.constant(Value{})
	if s.Arg != nil {
		a.b = c.expr(s.Arg)
	}
	a.dst = c.p.constant(Value{})
	if s.When == cfg.KeyEnd {
		a.value, _ = c.address(s.Value)
		a.destructor, _ = c.address(s.Destructor)
	}
	if s.Kind == cfg.NewThread {
		// The identifier is there before the thread runs, as with every implementation, although POSIX does
		// not promise it.
		a.dst = c.scratch(1)
		c.emit(instr{op: opReserve, dst: a.dst})
		if s.Thread != nil {
			c.give(a.edge, s.Thread, ptr, a.dst, c.p.Types.ULong)
		}
	}
}

// give writes v of type def to what the pointer p points to, unless that is null. The target has the pointer's
// own type.
func (c *compiler) give(e *cfg.Edge, ptr cfg.Expr, p, v int32, def cfg.Type) {
	t := cfg.Pointee(ptr)
	if t == nil || !cfg.IsScalar(t) {
		t = def
	}
	ok := c.scratch(1)
	c.emit(instr{op: opNonNull, dst: ok, a: p})
	b := c.emit(instr{op: opBranch, a: ok, x: &extra{edge: e}})
	c.f.code[b].imm = int64(len(c.f.code))
	d := c.scratch(1)
	c.emit(instr{op: opCast, dst: d, a: v, x: &extra{from: def, to: t, edge: e}})
	c.emit(instr{op: opStore, a: p, b: d, x: &extra{edge: e, typ: c.p.scalar(t), size: t.Size()}})
	c.f.code[b].b = int32(len(c.f.code))
}

// after is what follows an operation of synchronisation on the same edge.
func (c *compiler) after(e *cfg.Edge, a alt) func() {
	switch s := e.Action.(type) {
	case *cfg.Join:
		if s.Result != nil {
			return func() { c.give(e, s.Result, a.b, a.dst, c.p.Types.VoidPtr()) }
		}
	case *cfg.BarrierWait:
		return func() { c.sync(alt{kind: BarrierLeave, edge: e, a: a.a, silent: a.silent, size: a.size}) }
	}
	return nil
}

// staticKind is the offset at which a mutex of glibc holds its type, or -1: that is where static initialisers put it.
func staticKind(m cfg.Expr) int64 {
	if a, ok := m.(*cfg.AddrOf); ok {
		return kindField(a.LV.Type)
	}
	if t := cfg.Pointee(m); t != nil {
		return kindField(t)
	}
	return -1
}

func kindField(t cfg.Type) int64 {
	r, ok := t.(*cfg.Record)
	if !ok {
		return -1
	}
	for _, f := range r.Fields {
		if f.Name == "__kind" {
			return f.Offset
		}
		if k := kindField(f.Type); k >= 0 {
			return f.Offset + k
		}
	}
	return -1
}
