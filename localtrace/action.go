package localtrace

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// perform runs the step's action. It returns the states that it may lead to: none if the action is not possible now.
func (p *step) perform() ([]*state, error) {
	one := []*state{p.s}
	switch a := p.edge.Action.(type) {
	case *cfg.Skip, *cfg.Declare, *cfg.Detach:
		p.finish()
		return one, nil
	case *cfg.Assign:
		v, err := p.value(a.RHS)
		if err != nil {
			return nil, err
		}
		return one, p.assign(a.LHS, v)
	case *cfg.Guard:
		v, err := p.value(a.Cond)
		if err != nil || v.truth() != a.Truth {
			return nil, err
		}
		p.finish()
		return one, nil
	case *cfg.Alloc:
		t := p.node(&digest.Event{Kind: digest.EvAlloc}, nil, nil)
		p.allocated()
		t.Event.Memory = operand(digest.Object{Base: HeapBase + uint32(t.ID)})
		return one, p.assign(a.Result, Value{Pointer, HeapBase + int64(t.ID), 0})
	case *cfg.Create:
		return one, p.create(a)
	case *cfg.Join:
		return p.join(a)
	case *cfg.Return:
		return one, p.exit(a.Value)
	case *cfg.ThreadExit:
		return one, p.exit(a.Value)
	case *cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.MutexInit, *cfg.MutexDestroy, *cfg.AtomicBegin, *cfg.AtomicEnd:
		return p.lockAction(a)
	case *cfg.CondWait, *cfg.CondSignal, *cfg.BarrierInit, *cfg.BarrierWait, *cfg.SemInit, *cfg.SemPost, *cfg.SemWait,
		*cfg.OnceBegin, *cfg.OnceDone, *cfg.OnceWait:
		return p.waitAction(a)
	case *cfg.AtomicLoad, *cfg.AtomicStore, *cfg.AtomicRMW:
		return one, p.atomic(a)
	}
	return nil, unsupported(p.pos, p.edge.Action)
}

func (p *step) create(a *cfg.Create) error {
	start, ok := a.Start.(*cfg.FuncRef)
	if !ok || a.Kind != cfg.NewThread {
		return unsupported(p.pos, a)
	}
	arg, err := p.value(a.Arg)
	if err != nil {
		return err
	}
	p.readFirst()
	p.escape(arg, false)
	creator := p.t.trace
	regs := make(map[*cfg.Var]Value)
	for _, v := range start.Func.Params {
		regs[v] = arg
	}
	ev := &digest.Event{Kind: digest.EvCreate, Site: p.edge.ID, Pos: p.edge.Pos, Start: start.Func}
	child := p.x.table.add(&Trace{Creator: creator, Edge: p.edge, Point: start.Func.Entry.ID, Event: ev, regs: regs}, Value{})
	if p.s.find(child.ID) >= 0 {
		return unsupported(p.pos, "one create action that starts two threads")
	}
	if a.Thread == nil {
		p.end(ev, nil, nil)
	} else {
		handle, err := p.object(a.Thread)
		if err != nil {
			return err
		}
		p.node(ev, nil, nil)
		p.access(handle, true, false, Value{Handle, int64(child.ID) + 1, 0}, nil, p.end)
	}
	i, _ := slices.BinarySearchFunc(p.s.threads, child.ID, func(t thread, id int) int { return t.id() - id })
	p.s.threads = slices.Insert(p.s.threads, i, thread{at: start.Func.Entry, trace: child})
	p.t = nil
	return nil
}

func (p *step) join(a *cfg.Join) ([]*state, error) {
	v, err := p.value(a.Thread)
	if err != nil {
		return nil, err
	}
	if a.Result != nil || p.read != nil {
		return nil, unsupported(p.pos, errBlocking)
	}
	if v.Kind != Handle {
		return nil, nil
	}
	i := p.s.find(int(v.N) - 1)
	if i < 0 || !p.s.threads[i].ended || p.s.threads[i].joined {
		return nil, nil
	}
	p.s.threads[i].joined = true
	p.end(&digest.Event{Kind: digest.EvJoin, Threads: digest.Threads{May: []digest.Thread{{Key: digest.ID(v.N)}}}},
		nil, nil, p.s.threads[i].trace)
	return []*state{p.s}, nil
}

func (p *step) exit(value cfg.Expr) error {
	v, err := p.value(value)
	if err != nil {
		return err
	}
	p.readFirst()
	p.escape(v, false)
	p.t.result, p.t.ended = v, true
	p.end(&digest.Event{Kind: digest.EvReturn}, nil, nil)
	return nil
}

// atomic performs an atomic access. An acquire read observes the release writes that its value comes from; a read-modify-write passes on those
// that it reads from, and is one itself if its order says so.
func (p *step) atomic(action cfg.Action) error {
	var target, result *cfg.LVal
	var order cfg.MemoryOrder
	var operand cfg.Expr
	reads, writes := true, true
	switch a := action.(type) {
	case *cfg.AtomicLoad:
		target, result, order, writes = a.Source, a.Result, a.Order, false
	case *cfg.AtomicStore:
		target, operand, order, reads = a.Target, a.Value, a.Order, false
	case *cfg.AtomicRMW:
		target, result, operand, order = a.Target, a.Old, a.Operand, a.Order
		if a.Op != cfg.RMWAdd && a.Op != cfg.RMWExchange || a.New != nil {
			return unsupported(p.pos, a)
		}
	}
	o, reg, err := p.place(target)
	if err != nil {
		return err
	}
	v, err := p.value(operand)
	if err != nil {
		return err
	}
	if reg != nil || p.read != nil {
		return unsupported(p.pos, "two accesses in one action")
	}
	c := p.s.cells[o]
	if rmw, ok := action.(*cfg.AtomicRMW); ok && rmw.Op == cfg.RMWAdd {
		v = Value{N: c.value.N + v.N}
	}
	p.seen = c.value
	if !reads {
		p.seen = Value{}
	}
	memory := digest.Operand{May: []digest.Object{o}}
	if reads && order.Acquires() {
		p.node(&digest.Event{Kind: digest.EvAcquire, Memory: memory, Order: order}, nil, nil, c.heads...)
	}
	if writes && p.s.shared(o.Base) {
		p.escape(v, !order.Releases() || p.x.relaxedReads)
	}
	var heads []*Trace
	if reads {
		heads = c.heads
	}
	p.access(o, writes, true, v, heads, p.node)
	if writes && order.Releases() {
		t := p.node(&digest.Event{Kind: digest.EvRelease, Memory: memory, Order: order}, nil, nil)
		c = p.s.cells[o]
		c.heads = append(slices.Clip(c.heads), t)
		p.s.cells = set(p.s.cells, o, c)
	}
	if result == nil {
		p.end(nil, nil, nil)
		return nil
	}
	if _, reg, err := p.place(result); err != nil || reg == nil {
		return unsupported(p.pos, "an atomic action with a result in memory")
	}
	return p.assign(result, p.seen)
}
