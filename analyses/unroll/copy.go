package unroll

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// loop is a natural loop: every way into it leads through its head.
type loop struct {
	head *cfg.Node
	body []*cfg.Node // with the head, in the order of the function's nodes
	in   map[*cfg.Node]bool
}

// naturalLoop is the loop of the backward edges to a node: those that come from nodes that it dominates. It is
// nil if there are none.
func naturalLoop(f *cfg.Func, head *cfg.Node) *loop {
	around := map[*cfg.Node]bool{f.Entry: true} // what can be reached without the head
	work := []*cfg.Node{f.Entry}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range n.Out {
			if e.To != head && !around[e.To] {
				around[e.To] = true
				work = append(work, e.To)
			}
		}
	}
	l := &loop{head: head, in: map[*cfg.Node]bool{head: true}}
	for _, e := range head.In {
		if !around[e.From] && !l.in[e.From] {
			l.in[e.From] = true
			work = append(work, e.From)
		}
	}
	closed := slices.ContainsFunc(head.In, func(e *cfg.Edge) bool { return !around[e.From] })
	if !closed {
		return nil
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range n.In {
			if !l.in[e.From] {
				l.in[e.From] = true
				work = append(work, e.From)
			}
		}
	}
	for _, n := range f.Nodes {
		if l.in[n] {
			l.body = append(l.body, n)
		}
	}
	return l
}

// variant is a copy of a function whose loops are being unrolled.
type variant struct {
	*cfg.Func
	// the nodes that stand for those of the function, behind the copies of the loops around them
	base  map[*cfg.Node]*cfg.Node
	nodes map[*cfg.Node]*cfg.Node // what nodes and edges are copies of, in the function
	edges map[*cfg.Edge]*cfg.Edge
}

func newVariant(f *cfg.Func) *variant {
	g := *f
	g.Nodes = nil
	v := &variant{Func: &g, base: map[*cfg.Node]*cfg.Node{}, nodes: map[*cfg.Node]*cfg.Node{}, edges: map[*cfg.Edge]*cfg.Edge{}}
	for _, n := range f.Nodes {
		m := g.NewNode()
		v.base[n], v.nodes[m] = m, n
	}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			v.edge(e, v.base[n], v.base[e.To])
		}
	}
	g.Entry, g.Exit = v.base[f.Entry], v.base[f.Exit]
	return v
}

// edge adds a copy of an edge of the function or of the variant.
func (v *variant) edge(e *cfg.Edge, from, to *cfg.Node) {
	d := cfg.AddEdge(from, to, e.Action, e.Pos)
	d.Guess = e.Guess
	if o := v.edges[e]; o != nil {
		e = o
	}
	v.edges[d] = e
}

// unroll puts k copies of the body of a loop in front of it.
func (v *variant) unroll(l *loop, k int) {
	var enter []*cfg.Edge
	back := l.head.In[:0:0]
	for _, e := range l.head.In {
		if l.in[e.From] {
			back = append(back, e)
		} else {
			enter = append(enter, e)
		}
	}
	copies := make([]map[*cfg.Node]*cfg.Node, k)
	for i := range copies {
		copies[i] = map[*cfg.Node]*cfg.Node{}
		for _, n := range l.body {
			m := v.NewNode()
			copies[i][n], v.nodes[m] = m, v.nodes[n]
		}
	}
	l.head.In = back
	for _, e := range enter {
		e.To = copies[0][l.head]
		e.To.In = append(e.To.In, e)
	}
	for i, c := range copies {
		next := l.head
		if i+1 < k {
			next = copies[i+1][l.head]
		}
		for _, n := range l.body {
			for _, e := range n.Out {
				to := e.To
				if to == l.head {
					to = next
				} else if l.in[to] {
					to = c[to]
				}
				v.edge(e, c[n], to)
			}
		}
	}
}
