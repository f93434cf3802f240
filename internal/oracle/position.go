package oracle

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
)

// An analysis may follow copies of loops (package unroll) where an execution follows the loops. Each activation
// of a function has a position in the flow of the analysis, which the ways that the thread takes determine.

// move follows a thread to a program point. It is nil if the flow has no such way.
func (c *Comparison) move(m *interp.Machine, id interp.ThreadID, n *cfg.Node) *cfg.Node {
	t := c.running(id)
	depth := len(m.Stack(id))
	if len(t.at) > depth {
		t.at = t.at[:depth]
	}
	for len(t.at) < depth {
		t.at = append(t.at, nil)
	}
	at := &t.at[depth-1]
	flow := c.in.Flow()
	copies := flow.CopiesOf(n)
	last := *at
	*at = nil
	if len(copies) == 1 {
		*at = copies[0]
	} else if last != nil {
		for _, e := range last.Out {
			if slices.Contains(copies, e.To) {
				*at = e.To
			}
		}
	}
	return *at
}

// edge is the edge of the flow that stands for the action of an activation, counted from 0 for the outermost one.
func (c *Comparison) edge(t *thread, depth int, e *cfg.Edge) *cfg.Edge {
	if depth >= 0 && depth < len(t.at) && t.at[depth] != nil {
		for _, d := range t.at[depth].Out {
			if c.in.Flow().Edge(d) == e {
				return d
			}
		}
	}
	return e
}

// calls are the calls that a thread is in, innermost first.
func (c *Comparison) calls(m *interp.Machine, id interp.ThreadID) []*cfg.Edge {
	depth := len(m.Stack(id))
	es := slices.Clone(m.Calls(id))
	for i, e := range es {
		es[i] = c.edge(c.running(id), depth-2-i, e)
	}
	return es
}

// createSite is the number by which the analysis knows the place of a thread's creation.
func (c *Comparison) createSite(e *interp.Event) int {
	stack, calls := c.m.Stack(e.Thread), c.calls(c.m, e.Thread)
	slices.Reverse(stack)
	slices.Reverse(calls)
	of := stack[len(stack)-len(calls):] // the functions that are called
	return c.in.CreateSite(c.edge(c.running(e.Thread), len(stack)-1, e.Edge), calls, of)
}
