package engine

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

// Outcomes are registers that hold how something went, and nothing that was found in memory or computed of pointers: all
// that is ever assigned to them are constants, the results of library functions, each other, and how such compare. Where
// registers are kept without regard to the flow (frames.go), these few stay in the states, as they do else: what
//
//	if (pthread_mutex_trylock(&m)) return;
//
// finds goes with what the thread holds then, which the digests know; and without it, it would hold nothing for certain
// behind that. They cost little: what is assigned to them is known from the beginning, and does not go round.
//
// Sound, whichever they are: an outcome is a register of the state from where it is assigned to where nobody reads it any
// more, as in the other modes; and the unknown of what it ever holds is there as well, for who asks for that.
type outcomes []bool // by Var.ID

func (o outcomes) has(id uint32) bool { return int(id) < len(o) && o[id] }

// findOutcomes finds them: all that may be, less what something else is assigned to, until nothing changes.
func findOutcomes(p *cfg.Program) outcomes {
	o := outcomes{}
	add := func(v *cfg.Var) {
		if v == nil || !v.Register() {
			return
		}
		if _, ok := v.Type.(*cfg.Int); ok {
			for len(o) <= v.ID {
				o = append(o, false)
			}
			o[v.ID] = true
		}
	}
	for _, f := range p.Funcs {
		if !f.HasBody() {
			continue
		}
		add(f.Result)
		for _, v := range f.Locals {
			add(v)
		}
	}
	for again := true; again; {
		again = false
		for e := range p.AllEdges() {
			if v := o.spoilt(e); v != nil {
				o[v.ID], again = false, true
			}
		}
	}
	return o
}

// spoilt is a register of o that something else is assigned to by an edge, if there is one.
func (o outcomes) spoilt(e *cfg.Edge) *cfg.Var {
	in := func(lv *cfg.LVal) *cfg.Var {
		if v := lv.Register(); v != nil && o.has(uint32(v.ID)) {
			return v
		}
		return nil
	}
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if v := in(a.LHS); v != nil && !o.outcome(a.RHS) {
			return v
		}
		return nil
	case *cfg.Call:
		v := in(a.Result)
		if f, ok := a.Callee.(*cfg.FuncRef); v == nil || ok && f.Func.Result != nil && o.has(uint32(f.Func.Result.ID)) {
			return nil
		}
		return v
	case *cfg.Return:
		if f := e.From.Func; a.Value != nil && f.Result != nil && o.has(uint32(f.Result.ID)) && !o.outcome(a.Value) {
			return f.Result
		}
		return nil
	}
	var found *cfg.Var
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if v := in(lv); v != nil {
			found = v
		}
	}, nil)
	return found
}

// outcome reports whether x is a number: a constant, an outcome, any one, how such compare, or a sum or the like without
// a register in it, which would go on and on where a register is counted up.
func (o outcomes) outcome(x cfg.Expr) bool {
	if _, number := x.Type().(*cfg.Int); !number {
		return false
	}
	switch x := x.(type) {
	case *cfg.Const:
		return true
	case *cfg.Load:
		v := x.LV.Register()
		return v != nil && o.has(uint32(v.ID))
	case *cfg.Nondet:
		return !x.Any && !x.Received && len(x.From) == 0
	case *cfg.Cast:
		return o.outcome(x.X)
	case *cfg.Unary:
		return o.outcome(x.X)
	case *cfg.Binary:
		if !x.Op.IsComparison() {
			o = nil
		}
		return o.outcome(x.X) && o.outcome(x.Y)
	}
	return false
}
