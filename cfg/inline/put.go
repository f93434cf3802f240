package inline

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/rewrite"
)

// put replaces a call in f by the function that is called.
func (in *inliner) put(f *cfg.Func, call *cfg.Edge, as role) {
	action, g, question, starter := call.Action.(*cfg.Call), direct(call), as == asker, as == begins
	c := &copier{variables: map[*cfg.Var]*cfg.Var{}, follow: map[*cfg.Var]*cfg.Var{}, given: map[*cfg.Var]cfg.Expr{}, copies: map[any]any{}}
	at := call.From
	step := func(a cfg.Action) {
		to := f.NewNode()
		cfg.AddEdge(at, to, a, call.Pos).Guess = call.Guess
		at = to
	}
	detach(call)
	for i, p := range g.Params {
		if question || starter && in.uses.constant(action.Args[i]) && !written(g, p) {
			c.given[p] = action.Args[i]
			continue
		}
		if v := addressed(action.Args[i]); v != nil && in.fits[g].outlets[i] && !v.Atomic && !v.Weak {
			c.follow[p] = v
			continue
		}
		step(&cfg.Assign{LHS: variable(c.local(f, p)), RHS: action.Args[i]})
	}
	for _, v := range g.Locals {
		if v := c.local(f, v); v.Storage == cfg.Local {
			step(&cfg.Declare{Var: v}) // of this activation
		}
	}
	if g.Result != nil {
		step(&cfg.Declare{Var: c.local(f, g.Result)})
	}
	nodes := map[*cfg.Node]*cfg.Node{}
	for _, n := range g.Nodes {
		nodes[n] = f.NewNode()
		in.made++
	}
	cfg.AddEdge(at, nodes[g.Entry], &cfg.Skip{}, call.Pos).Guess = call.Guess
	for _, n := range g.Nodes {
		for _, e := range n.Out {
			cfg.AddEdge(nodes[n], nodes[e.To], c.action(g, e.Action), e.Pos).Guess = e.Guess
		}
	}
	last := cfg.Action(&cfg.Skip{})
	if action.Result != nil {
		last = &cfg.Assign{LHS: action.Result, RHS: &cfg.Load{LV: variable(c.variables[g.Result])}}
	}
	cfg.AddEdge(nodes[g.Exit], call.To, last, call.Pos).Guess = call.Guess
}

// role is why a function is put into another one.
type role uint8

const (
	writes role = iota // it writes results where its parameters lead
	asker              // it asks for what it is given
	begins             // it starts a thread with what it is given
)

// detach takes an edge out of its function.
func detach(e *cfg.Edge) {
	is := func(o *cfg.Edge) bool { return o == e }
	e.From.Out = slices.DeleteFunc(e.From.Out, is)
	e.To.In = slices.DeleteFunc(e.To.In, is)
}

func variable(v *cfg.Var) *cfg.LVal { return &cfg.LVal{Var: v, Type: v.Type} }

// copier copies the actions of a function for another one.
type copier struct {
	variables map[*cfg.Var]*cfg.Var // what stands for its registers
	follow    map[*cfg.Var]*cfg.Var // where its parameters lead
	given     map[*cfg.Var]cfg.Expr // what its parameters are
	copies    map[any]any           // of what actions share, such as the condition of two ways
}

// local makes the register of f that stands for one of the function.
func (c *copier) local(f *cfg.Func, v *cfg.Var) *cfg.Var {
	own := *v
	own.Func = f
	if own.Storage == cfg.Param {
		own.Storage = cfg.Local
	}
	f.Locals = append(f.Locals, &own)
	c.variables[v] = &own
	return &own
}

// action is a copy of an action of g. A return is what it does to the result.
func (c *copier) action(g *cfg.Func, a cfg.Action) cfg.Action {
	if r, ok := a.(*cfg.Return); ok {
		if r.Value == nil || g.Result == nil {
			return &cfg.Skip{}
		}
		a = &cfg.Assign{LHS: variable(g.Result), RHS: r.Value}
	}
	return rewrite.Copy(a, c.part, c.copies)
}

// part is what stands for a part of an action: for registers, parameters, and where these lead. Types, functions and variables
// that are not the function's own stay.
func (c *copier) part(x any) (any, bool) {
	switch x := x.(type) {
	case *cfg.Var:
		if own := c.variables[x]; own != nil {
			return own, true
		}
		return x, true
	case cfg.Type, *cfg.Field, *cfg.Func:
		return x, true
	case *cfg.Load:
		if given := c.given[x.LV.Var]; given != nil && x.LV.Var != nil {
			return given, true
		}
	case *cfg.LVal:
		if l, ok := x.Ptr.(*cfg.Load); ok && c.follow[l.LV.Var] != nil {
			// The path is empty: outlet has looked.
			own := *x
			own.Var, own.Ptr = c.follow[l.LV.Var], nil
			return &own, true
		}
	}
	return nil, false
}
