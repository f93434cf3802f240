package counts

import "github.com/mayrun-dev/mayrun/cfg"

// How often the process passes the creation of a thread is read off the text: the loop around it counts.

// Passes is how often something is passed at most: N times, or, if there is a Var, as often as that register says, plus
// N, or not at all. The zero value is any number of times.
type Passes struct {
	Known bool
	Var   *cfg.Var
	N     int64
}

// maxPasses bounds what is counted.
const maxPasses = 1 << 20

// passes finds how often the process passes edges.
type passes struct {
	main    *cfg.Func
	callers map[*cfg.Func][]*cfg.Edge // direct calls
	taken   map[*cfg.Func]bool        // what else may run a function
}

func newPasses(p *cfg.Program) *passes {
	ps := &passes{main: p.Main, callers: map[*cfg.Func][]*cfg.Edge{}, taken: map[*cfg.Func]bool{}}
	for e := range p.AllEdges() {
		direct := cfg.Expr(nil)
		if c, ok := e.Action.(*cfg.Call); ok {
			if r, ok := c.Callee.(*cfg.FuncRef); ok {
				direct = c.Callee
				ps.callers[r.Func] = append(ps.callers[r.Func], e)
			}
		}
		cfg.InspectAction(e.Action, func(y cfg.Expr) {
			if r, ok := y.(*cfg.FuncRef); ok && y != direct {
				ps.taken[r.Func] = true
			}
		})
	}
	return ps
}

// of is how often an edge is passed: as often as its loop says, if the function runs once, and that it lies in; or once
// for each call of the function, if there is one place of these.
func (ps *passes) of(e *cfg.Edge) Passes {
	for range 8 { // calls deep
		f := e.From.Func
		loops := cyclic(e, nil)
		if loops {
			if !ps.once(f) {
				return Passes{}
			}
			return counted(e)
		}
		if f == ps.main {
			if !ps.once(f) {
				return Passes{}
			}
			return Passes{Known: true, N: 1}
		}
		if ps.taken[f] || len(ps.callers[f]) != 1 {
			return Passes{}
		}
		e = ps.callers[f][0]
	}
	return Passes{}
}

// once reports whether a function runs once at most.
func (ps *passes) once(f *cfg.Func) bool {
	for range 8 {
		switch {
		case f == ps.main:
			return !ps.taken[f] && len(ps.callers[f]) == 0
		case ps.taken[f] || len(ps.callers[f]) != 1 || cyclic(ps.callers[f][0], nil):
			return false
		}
		f = ps.callers[f][0].From.Func
	}
	return false
}

// cyclic reports whether an edge lies on a cycle without another one.
func cyclic(e, without *cfg.Edge) bool {
	return e != without && reaches(e.To, e.From, without)
}

// reaches reports whether a way leads from a node to another one without an edge.
func reaches(from, to *cfg.Node, without *cfg.Edge) bool {
	return cfg.Reachable(from, func(e *cfg.Edge) bool { return e != without })[to]
}

// counted is how often an edge on a cycle is passed in one activation of its function: all ways to it pass a condition
// i < B, and each cycle through it an increment of i, which has been set to a constant before, and to nothing else.
//
// Sound: on each way to the edge, from the entry or from the edge itself, the condition is passed, and the increment is
// not passed between the last time of that and the edge. Between two passes of the edge there is an increment. So when
// the condition is passed for the last time before the k-th pass of the edge, i has been increased k-1 times at least
// since it was set, and it is less than B.
func counted(e *cfg.Edge) Passes {
	f := e.From.Func
	for _, n := range f.Nodes {
		for _, g := range n.Out {
			guard, ok := g.Action.(*cfg.Guard)
			if !ok || cyclic(e, g) || reaches(f.Entry, e.From, g) {
				continue
			}
			i, bound, strict, ok := less(guard)
			if !ok {
				continue
			}
			first, ok := stepped(f, e, g, i)
			if !ok {
				continue
			}
			if bound.N -= first; !strict {
				bound.N++
			}
			if bound.Var == nil {
				bound.N = max(0, bound.N)
			} else if t, ok := bound.Var.Type.(*cfg.Int); !ok || !t.Signed && bound.N != 0 || !fixed(bound.Var, g.From) {
				continue
			}
			bound.Known = bound.N <= maxPasses
			return bound
		}
	}
	return Passes{}
}

// less is what a register is less than, or not more than, behind a condition.
func less(g *cfg.Guard) (i *cfg.Var, bound Passes, strict, ok bool) {
	cond, truth := cfg.Unnegated(g.Cond, g.Truth)
	c, ok := cond.(*cfg.Binary)
	if !ok {
		return nil, bound, false, false
	}
	op, l, r := c.Op, c.X, c.Y
	if !truth {
		op, _ = op.Negated()
	}
	if op == cfg.Gt || op == cfg.Ge {
		op, l, r = op.Flipped(), r, l
	}
	if op != cfg.Lt && op != cfg.Le {
		return nil, bound, false, false
	}
	if i = register(l); i == nil {
		return nil, bound, false, false
	}
	if n, ok := cfg.IsConst(r); ok && near(n) {
		return i, Passes{N: n}, op == cfg.Lt, true
	}
	if b := register(r); b != nil && b != i {
		return i, Passes{Var: b}, op == cfg.Lt, true
	}
	return nil, bound, false, false
}

// register is the register whose value an expression is, as a signed number, or converted to what holds all of these.
func register(x cfg.Expr) *cfg.Var {
	if c, ok := x.(*cfg.Cast); ok && len(converted([]Known{{}}, c.X.Type(), c.Typ)) > 0 {
		x = c.X
	}
	return cfg.RegisterOf(x)
}

// stepped reports whether a register is a constant at first, which it returns, and more each time when an edge is passed
// again behind a condition.
func stepped(f *cfg.Func, e, guard *cfg.Edge, i *cfg.Var) (first int64, ok bool) {
	set, known, increased := false, false, false
	for _, n := range f.Nodes {
		for _, a := range n.Out {
			if d, ok := a.Action.(*cfg.Declare); ok && d.Var == i && reaches(e.To, a.From, nil) {
				return 0, false // it is another one then
			}
			if !writes(a.Action, i) {
				continue
			}
			to, ok := a.Action.(*cfg.Assign)
			if !ok {
				return 0, false
			}
			if c, constant := cfg.IsConst(to.RHS); constant && near(c) {
				if known && c != first || reaches(e.To, a.From, nil) {
					return 0, false
				}
				first, known = c, true
				set = set || !reaches(f.Entry, e.From, a)
				continue
			}
			sum, ok := to.RHS.(*cfg.Binary)
			if !ok || sum.Op != cfg.Add || register(sum.X) != i {
				return 0, false
			}
			if c, constant := cfg.IsConst(sum.Y); !constant || c != 1 || reaches(guard.To, a.From, e) && reaches(a.To, e.From, guard) {
				return 0, false
			}
			increased = increased || !cyclic(e, a)
		}
	}
	return first, set && increased
}

// writes reports whether an action writes a register.
func writes(action cfg.Action, r *cfg.Var) (yes bool) {
	cfg.Operands(action, func(lv *cfg.LVal) { yes = yes || lv.Var == r }, nil)
	return yes
}

// fixed reports whether a register is not written any more from a program point of its function on.
func fixed(r *cfg.Var, from *cfg.Node) bool {
	if r.Func != from.Func {
		return false
	}
	for _, n := range from.Func.Nodes {
		for _, e := range n.Out {
			d, declared := e.Action.(*cfg.Declare)
			if (writes(e.Action, r) || declared && d.Var == r) && reaches(from, e.From, nil) {
				return false
			}
		}
	}
	return true
}
