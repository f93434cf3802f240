package localtrace

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// atomic is one atomic access to the cell o.
type atomic struct {
	cell          digest.Object
	lv            *cfg.LVal
	reads, writes bool
	value         Value // to write
	order         cfg.MemoryOrder
}

// atomicAction performs an atomic action. What it orders follows C11, by the rules of C23 for release
// sequences, which order least. A load that is not sequentially consistent may read any value that C permits if
// writes come in the order in which they are performed; all else reads the last one. Its results go into
// registers.
func (p *step) atomicAction(action cfg.Action) ([]*state, error) {
	var at *cfg.LVal
	var operand cfg.Expr
	results := make(map[*cfg.LVal]Value)
	a := atomic{reads: true, writes: true}
	switch action := action.(type) {
	case *cfg.AtomicLoad:
		at, a.order, a.writes = action.Source, action.Order, false
	case *cfg.AtomicStore:
		at, operand, a.order, a.reads = action.Target, action.Value, action.Order, false
	case *cfg.AtomicRMW:
		at, operand, a.order = action.Target, action.Operand, action.Order
	case *cfg.AtomicCAS:
		at, operand = action.Target, action.Desired
	default:
		return nil, unsupported(p.pos, action)
	}
	o, reg, err := p.place(at)
	if err != nil {
		return nil, err
	}
	a.cell, a.lv = o, at
	if a.value, err = p.value(operand); err != nil {
		return nil, err
	}
	old := p.s.cells.get(o).value
	switch action := action.(type) {
	case *cfg.AtomicLoad:
		results[action.Result] = old
		if reg == nil && p.read == nil && a.order != cfg.SeqCst {
			return p.loads(action, a, old)
		}
	case *cfg.AtomicRMW:
		if a.value, err = updated(action.Op, old, a.value); err != nil {
			return nil, unsupported(p.pos, action)
		}
		results[action.Old], results[action.New] = old, a.value
	case *cfg.AtomicCAS:
		return p.compareAndSwap(action, a, old)
	}
	if reg != nil || p.read != nil {
		return nil, unsupported(p.pos, "two accesses in one action")
	}
	return []*state{p.s}, p.atomic(a, results)
}

// loads performs a load of each version that it may read.
func (p *step) loads(action *cfg.AtomicLoad, a atomic, last Value) ([]*state, error) {
	c := p.s.cells.get(a.cell)
	next := []*state{p.s}
	for i, v := range c.old {
		if !c.readable(i, p.t.trace) {
			continue
		}
		s := p.s.clone()
		q := *p
		q.reading = &reading{s: s, t: &s.threads[s.find(p.t.id())], pos: p.pos}
		q.old = i + 1
		if err := q.atomic(a, map[*cfg.LVal]Value{action.Result: v.value}); err != nil {
			return nil, err
		}
		next = append(next, s)
	}
	return next, p.atomic(a, map[*cfg.LVal]Value{action.Result: last})
}

// compareAndSwap succeeds if the cell holds what is expected, and fails otherwise; a weak one may fail in both cases.
func (p *step) compareAndSwap(action *cfg.AtomicCAS, a atomic, old Value) ([]*state, error) {
	expected, err := p.value(action.Expected)
	if err != nil {
		return nil, err
	}
	if p.read != nil {
		return nil, unsupported(p.pos, "two accesses in one action")
	}
	try := func(p *step, succeeds bool) error {
		a := a
		a.order, a.writes = action.Failure, succeeds
		if succeeds {
			a.order = action.Order
		}
		p.sub = 2 // tells apart the traces of a weak one's two results
		if succeeds {
			p.sub = 0
		}
		return p.atomic(a, map[*cfg.LVal]Value{action.Success: boolean(succeeds), action.Observed: old})
	}
	if old != expected {
		return []*state{p.s}, try(p, false)
	}
	next := []*state{p.s}
	if action.Weak {
		s := p.s.clone()
		q := *p
		q.reading = &reading{s: s, t: &s.threads[s.find(p.t.id())], pos: p.pos}
		if err := try(&q, false); err != nil {
			return nil, err
		}
		next = append(next, s)
	}
	return next, try(p, true)
}

// atomic performs an atomic access and writes the results. An acquire read observes the release writes (and the
// release fences) that its value comes from; a relaxed one keeps them for an acquire fence. A write is one
// itself if its order says so, or publishes with the thread's last release fence; a read-modify-write passes on
// those that it reads from.
func (p *step) atomic(a atomic, results map[*cfg.LVal]Value) error {
	c := p.s.cells.get(a.cell)
	if p.old > 0 {
		v := c.old[p.old-1]
		c.value, c.heads = v.value, v.heads
	}
	if a.reads {
		p.found = c.value
	}
	memory := digest.Operand{May: []digest.Object{a.cell}}
	var heads []*Trace
	if a.reads {
		if a.order.Acquires() {
			p.node(&digest.Event{Kind: digest.EvAcquire, Memory: memory, Order: a.order}, nil, nil, c.heads...)
		} else {
			p.t.loaded = union(p.t.loaded, c.heads)
		}
		heads = c.heads
	}
	switch {
	case a.writes && p.s.shared(a.cell.Base):
		p.escape(a.value, !a.order.Releases() || p.x.relaxedReads)
	case a.writes && !a.order.Releases():
		p.passOn(a.value)
	}
	if a.writes && p.t.fenced != nil {
		heads = union(heads, []*Trace{p.t.fenced})
	}
	p.access(place{a.cell, a.lv}, a.writes, true, a.value, heads, p.node)
	if a.writes && a.order.Releases() {
		t := p.node(&digest.Event{Kind: digest.EvRelease, Memory: memory, Order: a.order}, nil, nil)
		c = p.s.cells.get(a.cell)
		c.heads = append(slices.Clip(c.heads), t)
		p.s.cells.set(a.cell, c)
	}
	for lv, v := range results {
		if lv == nil {
			continue
		}
		_, reg, err := p.place(lv)
		if err != nil || reg == nil {
			return unsupported(p.pos, "an atomic action with a result in memory")
		}
		p.register(reg, v)
	}
	p.end(nil, nil, nil)
	return nil
}

// fence is a memory fence: an acquire fence observes what the relaxed reads before it have read from; a release
// fence publishes with the relaxed writes after it. Which objects they are is not known there.
func (p *step) fence(order cfg.MemoryOrder) {
	any := digest.Operand{Any: true}
	if order.Acquires() {
		p.node(&digest.Event{Kind: digest.EvAcquire, Memory: any, Order: order}, nil, nil, p.t.loaded...)
		p.t.loaded = nil
	}
	if order.Releases() {
		p.t.fenced = p.node(&digest.Event{Kind: digest.EvRelease, Memory: any, Order: order}, nil, nil)
	}
	p.end(nil, nil, nil)
}

func union(a, b []*Trace) []*Trace {
	return digest.Union(a, b, func(x, y *Trace) int { return x.ID - y.ID })
}

// updated is what a read-modify-write writes.
func updated(op cfg.RMWOp, old, x Value) (Value, error) {
	if op == cfg.RMWExchange {
		return x, nil
	}
	if old.Kind != Integer || x.Kind != Integer {
		return Value{}, errStuck
	}
	switch op {
	case cfg.RMWAdd:
		return Value{N: old.N + x.N}, nil
	case cfg.RMWSub:
		return Value{N: old.N - x.N}, nil
	case cfg.RMWAnd:
		return Value{N: old.N & x.N}, nil
	case cfg.RMWOr:
		return Value{N: old.N | x.N}, nil
	case cfg.RMWXor:
		return Value{N: old.N ^ x.N}, nil
	case cfg.RMWNand:
		return Value{N: ^(old.N & x.N)}, nil
	}
	return Value{}, errStuck
}
