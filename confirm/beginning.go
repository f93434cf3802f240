package confirm

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/scene"
)

// beginning tells what a program certainly does before it creates a thread, by its text.
type beginning struct {
	p       *cfg.Program
	certain map[*cfg.Edge]bool // what was asked
	g       *graph             // when it was asked for
}

// mostAsked is how often a program is looked through.
const mostAsked = 24

// constant is what a cell is written with in the beginning, if that is one constant, and certain to happen.
func (b *beginning) constant(c *scene.Cell) (n int64, ok bool) {
	for i, e := range c.Early {
		to, x := stored(e)
		if to == nil || to.Type.Size() != c.Size {
			return 0, false
		}
		v, is := cfg.IsConst(cfg.Uncast(x))
		if !is || i > 0 && v != n {
			return 0, false
		}
		n = v
	}
	return n, len(c.Early) > 0 && b.set(c)
}

// stored is what an edge assigns, and to what; nil: it does something else.
func stored(e *cfg.Edge) (to *cfg.LVal, x cfg.Expr) {
	switch a := e.Action.(type) {
	case *cfg.Assign:
		return a.LHS, a.RHS
	case *cfg.AtomicStore:
		return a.Target, a.Value
	}
	return nil, nil
}

// set reports whether a cell is certainly written in the beginning.
func (b *beginning) set(c *scene.Cell) bool { return slices.ContainsFunc(c.Early, b.passed) }

// passed reports whether an edge is passed on each way from the entry of the program to the creation of a thread.
func (b *beginning) passed(e *cfg.Edge) bool {
	if done, ok := b.certain[e]; ok {
		return done
	}
	if len(b.certain) >= mostAsked {
		return false
	}
	// Functions that always pass the edge before they return, by calls that name them; then those from which a thread may
	// be created without.
	must := map[*cfg.Func]bool{}
	for grown := true; grown; {
		grown = false
		for _, f := range b.p.All() {
			if !must[f] && !walk(f, func(x *cfg.Edge) (bool, bool) { return x == e || must[callee(x)], x.To == f.Exit }) {
				must[f], grown = true, true
			}
		}
	}
	creates := map[*cfg.Func]bool{}
	for grown := true; grown; {
		grown = false
		for _, f := range b.p.All() {
			if !creates[f] && walk(f, func(x *cfg.Edge) (bool, bool) {
				c, ok := x.Action.(*cfg.Create)
				g, calls := x.Action.(*cfg.Call)
				through := calls && callee(x) == nil && g != nil // a pointer
				return x == e || must[callee(x)], ok && c.Kind == cfg.NewThread || creates[callee(x)] || through && len(creates) > 0
			}) {
				creates[f], grown = true, true
			}
		}
	}
	done := !creates[b.p.Main]
	b.certain[e] = done
	return done
}

// callee is the function with a body that an edge calls by name.
func callee(e *cfg.Edge) *cfg.Func {
	if c, ok := e.Action.(*cfg.Call); ok {
		if r, ok := c.Callee.(*cfg.FuncRef); ok {
			return r.Func
		}
	}
	return nil
}

// walk reports whether an edge that is looked for may be reached in a function from its entry, passing none that stops.
// An edge that stops may be the one that is looked for, if it is asked so first.
func walk(f *cfg.Func, look func(*cfg.Edge) (stops, found bool)) bool {
	if f.Entry == nil {
		return false
	}
	seen := map[*cfg.Node]bool{f.Entry: true}
	for next := []*cfg.Node{f.Entry}; len(next) > 0; {
		n := next[len(next)-1]
		next = next[:len(next)-1]
		for _, e := range n.Out {
			stops, found := look(e)
			switch {
			case stops:
			case found:
				return true
			case !seen[e.To]:
				seen[e.To] = true
				next = append(next, e.To)
			}
		}
	}
	return false
}
