package localtrace

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// havoc is code that is not known. It does one thing, or nothing, to an object that it is given; without any, it
// releases one of the thread's locks, or none. Digests are told the same whatever it does. (What it does to the
// locks that others hold is no part of this: who analyses a program must say that they are broken.)
func (p *step) havoc(a *cfg.Havoc) ([]*state, error) {
	ev := &digest.Event{Kind: digest.EvUnknown, Memory: digest.Operand{Any: len(a.Args) == 0}}
	var all []*state
	for _, x := range a.Args {
		o, err := p.object(x)
		if err != nil {
			return nil, err
		}
		ev.Memory.May = digest.Insert(ev.Memory.May, o, digest.CompareObjects)
		if p.x.kinds[o.Base].IsLock() {
			ev.Acquired.May = ev.Memory.May
		}
	}
	for i, x := range a.Args {
		for j, action := range p.may(x, ev.Memory.May[i]) {
			q := p.x.begin(p.s, p.s.find(p.t.id()), p.edge)
			q.as, q.found = ev, Value{N: int64(1 + i*8 + j)}
			next, err := q.doOne(action)
			if err != nil {
				return nil, err
			}
			all = append(all, next...)
		}
	}
	if p.t.arrived != nil { // it waits at a barrier
		return all, nil
	}
	self := p.self()
	t := p.end(ev, nil, nil)
	all = append(all, p.s)
	for o, l := range p.s.locks.all() {
		own := l.Owned(self) && l.taken.Thread == t.Thread || slices.Contains(l.Readers, self)
		if !own || o == digest.AtomicSection() || !ev.Memory.Covers(o) {
			continue
		}
		s := p.s.clone()
		l.release(self, l.View(self, false).Unlock(), t)
		s.locks.set(o, l)
		all = append(all, s)
	}
	return all, nil
}

// may lists what unknown code may do to an object, besides releasing a lock.
func (p *step) may(x cfg.Expr, o digest.Object) []cfg.Action {
	kind := p.x.kinds[o.Base]
	switch {
	case kind == cfg.BarrierObject:
		return []cfg.Action{&cfg.BarrierWait{Barrier: x}}
	case p.t.arrived != nil:
		return nil
	case kind.IsLock():
		return []cfg.Action{&cfg.Lock{Mutex: x, Kind: kind}}
	case kind == cfg.CondVar:
		return []cfg.Action{&cfg.CondSignal{Cond: x, All: true}}
	case kind == cfg.Semaphore:
		one := &cfg.Const{Typ: p.x.program.Types.Int, Bits: 1}
		return []cfg.Action{&cfg.SemPost{Sem: x}, &cfg.SemWait{Sem: x}, &cfg.SemInit{Sem: x, Value: one}}
	case kind == cfg.OnceControl:
		return []cfg.Action{&cfg.OnceDone{Control: x}, &cfg.OnceWait{Control: x}}
	}
	return nil
}

// doOne does one thing of those.
func (p *step) doOne(action cfg.Action) ([]*state, error) {
	switch a := action.(type) {
	case *cfg.Lock:
		return p.lockAction(a)
	case *cfg.OnceDone: // all of an initialisation
		o, err := p.object(a.Control)
		begun, begins := p.s.onces.get(o).Begin()
		if err != nil || !begins {
			return nil, err
		}
		p.s.onces.set(o, once{Once: begun})
	}
	return p.waitAction(action)
}

// overwrite makes an object of synchronisation anew that is assigned to as a variable.
func (p *step) overwrite(lv *cfg.LVal) {
	if lv == nil || lv.Var == nil || lv.Var.Storage != cfg.Global || len(lv.Path) > 0 {
		return
	}
	o := digest.Object{Base: uint32(lv.Var.ID)}
	kind, ok := p.x.kinds[o.Base]
	if !ok {
		return
	}
	t := p.node(&digest.Event{Kind: digest.EvOverwrite, Memory: operand(o), Published: p.published(o.Base)}, nil, nil)
	switch {
	case kind == cfg.OnceControl:
		p.s.onces.set(o, once{})
	case kind.IsLock():
		p.s.locks.set(o, lock{last: t})
	}
}

// kinds are the kinds of the variables that are objects of synchronisation.
func kinds(p *cfg.Program) map[uint32]cfg.LockKind {
	out := make(map[uint32]cfg.LockKind)
	for e := range p.AllEdges() {
		x, kind := cfg.SyncObject(e.Action)
		if a, ok := x.(*cfg.AddrOf); ok && a.LV.Var != nil {
			out[uint32(a.LV.Var.ID)] = kind
		}
	}
	return out
}
