package localtrace

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Every global variable may be a flag, see [digest.EvSet].

// set appends the event that a flag is set.
func (p *step) set(lv *cfg.LVal, v Value) {
	if lv != nil && lv.Var != nil && lv.Var.Storage == cfg.Global && len(lv.Path) == 0 && v.truth() && p.read == nil {
		if o, _, err := p.place(lv); err == nil {
			p.node(&digest.Event{Kind: digest.EvSet, Memory: digest.Operand{May: []digest.Object{o}, Definite: true}}, nil, nil)
		}
	}
}

// setAtomically appends the event that an atomic operation sets a flag. Only of a store, it is known how.
func (p *step) setAtomically(a atomic) {
	if a.writes && a.value.truth() && a.cell.Base < HeapBase {
		p.node(&digest.Event{Kind: digest.EvSet, Memory: digest.Operand{May: []digest.Object{a.cell}, Definite: true},
			Order: a.order, Perhaps: a.reads}, nil, nil)
	}
}

// decided ends a guard, which may have seen a flag set.
func (p *step) decided(a *cfg.Guard) error {
	lv := cfg.NonZero(a.Cond, a.Truth)
	if load := p.t.trace.loads(lv); load != nil {
		p.end(&digest.Event{
			Kind: digest.EvSeen, Memory: digest.Operand{May: []digest.Object{load.Access.Cell}, Definite: true},
			Order: load.Edge.Action.(*cfg.AtomicLoad).Order,
		}, nil, nil)
		return nil
	}
	if lv == nil || lv.Var == nil || lv.Var.Storage != cfg.Global || len(lv.Path) > 0 || p.read == nil {
		p.finish()
		return nil
	}
	o := *p.read
	p.readFirst()
	p.end(&digest.Event{Kind: digest.EvSeen, Memory: digest.Operand{May: []digest.Object{o}, Definite: true}}, nil, nil)
	return nil
}

// loads is the access of the last action, if that is an atomic load of a variable, with acquire order, into lv.
func (t *Trace) loads(lv *cfg.LVal) *Trace {
	if lv == nil || lv.Var == nil || t.Edge == nil {
		return nil
	}
	load, ok := t.Edge.Action.(*cfg.AtomicLoad)
	if !ok || load.Result == nil || load.Result.Var != lv.Var || !load.Order.Acquires() {
		return nil
	}
	for edge := t.Edge; t != nil && t.Edge == edge; t = t.Prev {
		if t.Access != nil && t.Access.Cell.Base < HeapBase {
			return t
		}
	}
	return nil
}
