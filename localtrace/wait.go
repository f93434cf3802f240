package localtrace

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/rules"
)

// waitAction performs actions on condition variables, barriers, semaphores and once-initialisations. It orders
// less than the rule book does: who takes from a semaphore learns of one post, not of all before, and nothing is
// learned of the making of barriers and semaphores. Whatever is sound for that is so for more order.
func (p *step) waitAction(action cfg.Action) ([]*state, error) {
	var e cfg.Expr
	cfg.Operands(action, nil, func(x cfg.Expr) {
		if e == nil {
			e = x
		}
	})
	o, err := p.object(e)
	if err != nil {
		return nil, err
	}
	if p.read != nil {
		return nil, unsupported(p.pos, errBlocking)
	}
	one := []*state{p.s}
	memory := operand(o)
	switch a := action.(type) {
	case *cfg.CondWait:
		if p.t.woken == nil {
			return nil, nil
		}
		signal := p.t.woken
		p.t.woken = nil
		p.end(&digest.Event{Kind: digest.EvWait, Memory: memory}, nil, nil, signal)
	case *cfg.CondSignal:
		return p.signal(a, o), nil
	case *cfg.BarrierInit:
		n, err := p.value(a.Count)
		if err != nil {
			return nil, err
		}
		p.end(&digest.Event{Kind: digest.EvBarrierInit, Memory: memory, Value: digest.Numbers{May: []int64{n.N}}}, nil, nil)
		made, _ := p.s.barriers.get(o).Init(n.N)
		p.s.barriers.set(o, barrier{Barrier: made})
	case *cfg.BarrierWait:
		if a.Silent {
			return nil, unsupported(p.pos, a)
		}
		return p.barrier(o), nil
	case *cfg.SemInit:
		n, err := p.value(a.Value)
		if err != nil {
			return nil, err
		}
		p.end(&digest.Event{Kind: digest.EvSemInit, Memory: memory, Value: digest.Numbers{May: []int64{n.N}}}, nil, nil)
		p.s.sems.set(o, make([]*Trace, n.N))
	case *cfg.SemPost:
		t := p.end(&digest.Event{Kind: digest.EvSemPost, Memory: memory}, nil, nil)
		p.s.sems.set(o, append(slices.Clip(p.s.sems.get(o)), t))
	case *cfg.SemWait:
		posts := p.s.sems.get(o)
		if _, comes := rules.Semaphore(len(posts)).Wait(rules.Wait); comes.Usual != rules.Succeeds {
			return nil, nil
		}
		p.end(&digest.Event{Kind: digest.EvSemWait, Memory: memory}, nil, nil, posts[0])
		p.s.sems.set(o, posts[1:])
	case *cfg.OnceBegin, *cfg.OnceDone, *cfg.OnceWait:
		if !p.once(a, memory) {
			return nil, nil
		}
	default:
		return nil, unsupported(p.pos, action)
	}
	return one, nil
}

// once passes through a once-initialisation: one thread runs the body, the others wait for its end.
func (p *step) once(action cfg.Action, memory digest.Operand) bool {
	o := memory.May[0]
	c := p.s.onces.get(o)
	switch action.(type) {
	case *cfg.OnceBegin:
		var begins bool
		if c.Once, begins = c.Begin(); !begins {
			return false
		}
		c.begun = true
		p.end(&digest.Event{Kind: digest.EvOnceBegin, Memory: memory}, nil, nil)
	case *cfg.OnceDone:
		if c.begun && p.as == nil && !p.inside(memory) {
			return false // nobody ends what another thread has begun
		}
		c.Once = rules.Done
		c.done = p.end(&digest.Event{Kind: digest.EvOnceDone, Memory: memory}, nil, nil)
	default:
		if !c.Passed() {
			return false
		}
		p.end(&digest.Event{Kind: digest.EvOnceWait, Memory: memory}, nil, nil, c.done)
	}
	p.s.onces.set(o, c)
	return true
}

// inside reports whether the thread has begun an initialisation that it has not ended.
func (p *step) inside(memory digest.Operand) bool {
	for t := p.t.trace; t != nil; t = t.Prev {
		if t.Event != nil && !t.First() && slices.Equal(t.Event.Memory.May, memory.May) {
			switch t.Event.Kind {
			case digest.EvOnceBegin:
				return true
			case digest.EvOnceDone:
				return false
			}
		}
	}
	return false
}

// signal wakes all waiters, or one: then there is one successor for each of them. Without waiters it is lost.
func (p *step) signal(a *cfg.CondSignal, o digest.Object) []*state {
	var waiting []int
	for i, t := range p.s.threads {
		if t.woken == nil && !t.ended && slices.ContainsFunc(t.at.Out, func(e *cfg.Edge) bool {
			w, ok := e.Action.(*cfg.CondWait)
			if !ok {
				return false
			}
			r := reading{s: p.s, t: &t, pos: e.Pos}
			v, err := r.value(w.Cond)
			return err == nil && v == Value{Pointer, int64(o.Base), o.Offset}
		}) {
			waiting = append(waiting, i)
		}
	}
	t := p.end(&digest.Event{Kind: digest.EvSignal, Memory: operand(o)}, nil, nil)
	if rules.Woken(len(waiting), a.All) == len(waiting) {
		for _, i := range waiting {
			p.s.threads[i].woken = t
		}
		return []*state{p.s}
	}
	var next []*state
	for _, i := range waiting {
		s := p.s.clone()
		s.threads[i].woken = t
		next = append(next, s)
	}
	return next
}

// barrier arrives at a barrier; the last one to arrive releases all. Or it leaves one.
func (p *step) barrier(o digest.Object) []*state {
	b := p.s.barriers.get(o)
	switch {
	case p.t.release != nil:
		sees := p.t.release
		p.t.release, p.t.arrived = nil, nil
		p.end(&digest.Event{Kind: digest.EvBarrier, Memory: operand(o)}, nil, nil, sees...)
		return []*state{p.s}
	case p.t.arrived != nil || b.Count == 0:
		return nil
	}
	p.t.arrived = p.node(nil, nil, nil)
	b.arrived = append(slices.Clip(b.arrived), p.t.id())
	var comes rules.Answer
	if b.Barrier, comes = b.Arrive(rules.Arrival{}); comes.Usual == rules.Succeeds {
		var all []*Trace
		for _, id := range b.arrived {
			all = append(all, p.s.threads[p.s.find(id)].arrived)
		}
		for _, id := range b.arrived {
			t := &p.s.threads[p.s.find(id)]
			t.release = slices.DeleteFunc(slices.Clone(all), func(o *Trace) bool { return o == t.arrived })
			if len(t.release) == 0 {
				t.release = []*Trace{t.arrived}
			}
		}
		b.arrived = nil
	}
	p.s.barriers.set(o, b)
	return []*state{p.s}
}
