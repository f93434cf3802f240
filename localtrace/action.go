package localtrace

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// perform runs the step's action. It returns the states that it may lead to: none if the action is not possible now.
func (p *step) perform() ([]*state, error) {
	one := []*state{p.s}
	switch a := p.edge.Action.(type) {
	case *cfg.Skip, *cfg.Unregister:
		p.finish()
		return one, nil
	case *cfg.Declare:
		p.declare(a.Var)
		return one, nil
	case *cfg.Call:
		return p.call(a)
	case *cfg.Assign:
		v, err := p.value(a.RHS)
		if err != nil {
			return nil, err
		}
		p.spelled = a.RHS
		p.overwrite(a.LHS)
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
	case *cfg.Join, *cfg.JoinFail, *cfg.Detach, *cfg.Cancel:
		return p.otherThread(a)
	case *cfg.Return:
		if len(p.t.frames) > 0 {
			return one, p.back(a.Value)
		}
		return one, p.exit(a.Value)
	case *cfg.ThreadExit:
		return one, p.exit(a.Value)
	case *cfg.Havoc:
		return p.havoc(a)
	case *cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.MutexInit, *cfg.MutexDestroy, *cfg.AtomicBegin, *cfg.AtomicEnd:
		return p.lockAction(a)
	case *cfg.CondWait, *cfg.CondSignal, *cfg.BarrierInit, *cfg.BarrierWait, *cfg.SemInit, *cfg.SemPost, *cfg.SemWait,
		*cfg.OnceBegin, *cfg.OnceDone, *cfg.OnceWait:
		return p.waitAction(a)
	case *cfg.AtomicLoad, *cfg.AtomicStore, *cfg.AtomicRMW, *cfg.AtomicCAS:
		return p.atomicAction(a)
	case *cfg.Fence:
		p.fence(a.Order)
		return one, nil
	}
	return nil, unsupported(p.pos, p.edge.Action)
}
