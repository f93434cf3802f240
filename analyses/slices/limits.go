package slices

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Where registers lie, by what is assigned to them.

// first is the value of a counter when the loop is entered, if it is assigned right before.
func (ps *passes) first(v *cfg.Var) (n int64, ok bool) {
	for _, e := range ps.head.In {
		if ps.in[e.From] {
			continue
		}
		m, found := assignedBefore(e, v)
		if !found || ok && m != n {
			return 0, false
		}
		n, ok = m, true
	}
	return n, ok
}

// assignedBefore is the number that a register holds behind an edge, by the last assignment on the only way there.
func assignedBefore(e *cfg.Edge, v *cfg.Var) (n int64, ok bool) {
	for !slices.Contains(assigned(e), v) {
		if len(e.From.In) != 1 || e.From.LoopHead {
			return 0, false
		}
		e = e.From.In[0]
	}
	a, ok := e.Action.(*cfg.Assign)
	if !ok || !a.LHS.IsVariable() {
		return 0, false
	}
	in := limit(a.RHS, nil)
	if !in.finite() || in.lo.Cmp(in.hi) != 0 || !in.lo.IsInt64() {
		return 0, false
	}
	return in.lo.Int64(), true
}

// written is where registers of the function lie that keep their values, by what is assigned to them: at first by types
// and constants, then by where other registers lie. Each round is right by itself, and knows of one copy more.
func (ps *passes) written() (limits map[*cfg.Var]interval) {
	const rounds = 3
	for range rounds {
		limits = ps.assigned(limits)
	}
	return limits
}

// assigned is where they lie, if what is assigned to them reads registers that lie in limits.
func (ps *passes) assigned(limits map[*cfg.Var]interval) map[*cfg.Var]interval {
	out := map[*cfg.Var]interval{}
	for _, v := range ps.variables() {
		if _, ok := integer(v.Type); !ok || !v.Register() || v.Storage == cfg.Param || ps.set(v) {
			continue
		}
		var in *interval
		for _, e := range ps.writes[v] {
			r := rangeOf(v.Type)
			if a, ok := e.Action.(*cfg.Assign); ok {
				r = limit(a.RHS, limits)
			} else if _, ok := e.Action.(*cfg.Declare); ok {
				continue // it has no value yet
			}
			if in != nil {
				r = r.hull(*in)
			}
			in = &r
		}
		if in != nil {
			out[v] = *in
		}
	}
	return out
}

// limit is where the value of an expression lies, by types, constants, and where registers lie.
func limit(x cfg.Expr, limits map[*cfg.Var]interval) interval {
	out := rangeOf(x.Type())
	narrow := func(in interval) interval {
		if in.within(out) {
			return in
		}
		return out
	}
	switch x := x.(type) {
	case *cfg.Const:
		if n, ok := cfg.IsConst(x); ok && exactly(n).within(out) {
			return exactly(n)
		}
	case *cfg.Load:
		if v := x.LV.Register(); v != nil && cfg.Identical(x.LV.Type, v.Type) {
			return narrow(out.meet(limits[v]))
		}
	case *cfg.Cast:
		if _, ok := integer(x.X.Type()); ok {
			return narrow(limit(x.X, limits))
		}
	case *cfg.Binary:
		switch x.Op {
		case cfg.Add:
			return narrow(limit(x.X, limits).plus(limit(x.Y, limits)))
		case cfg.Mul:
			return narrow(limit(x.X, limits).times(limit(x.Y, limits)))
		case cfg.Div:
			return narrow(limit(x.X, limits).over(limit(x.Y, limits)))
		}
	}
	return out
}

// variables are those of the function of the loop.
func (ps *passes) variables() []*cfg.Var {
	f := ps.create.From.Func
	return append(slices.Clone(f.Params), f.Locals...)
}
