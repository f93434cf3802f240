package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Ways are the straight ways to a node from the unknowns before it, if the node is an unknown and not only an
// entry: each is a list of edges.
func (p *Program) Ways(n *cfg.Node) [][]*cfg.Edge { return p.nodes[n.ID].ways }

// maxWay bounds the actions that are evaluated without an unknown in between.
const maxWay = 32

// findWays chooses the program points of f that are unknowns, and finds the straight ways between them. A node
// in the middle of straight-line code needs no unknown of its own: nodes with one edge in and one out, but not
// after a call, whose evaluation is worth keeping.
func (p *Program) findWays(f *Func) {
	unknown := map[*cfg.Node]bool{f.Entry: true, f.Exit: true}
	for _, n := range f.Ends {
		unknown[n] = true
	}
	depth := map[*cfg.Node]int{} // of inner nodes: how far behind the last unknown; nodes come in reverse postorder
	for _, n := range f.Nodes {
		if len(n.In) != 1 || len(n.Out) != 1 || n.LoopHead {
			unknown[n] = true
			continue
		}
		switch n.In[0].Action.(type) {
		case *cfg.Call, *cfg.Create, *cfg.Touch, *cfg.Havoc:
			unknown[n] = true
			continue
		}
		if depth[n] = depth[n.In[0].From] + 1; depth[n] == maxWay {
			unknown[n] = true
			depth[n] = 0
		}
	}
	for _, n := range f.Nodes {
		if !unknown[n] {
			continue
		}
		for _, e := range n.In {
			way := []*cfg.Edge{e}
			for !unknown[e.From] {
				e = e.From.In[0]
				way = append(way, e)
			}
			slices.Reverse(way)
			p.nodes[n.ID].ways = append(p.nodes[n.ID].ways, way)
		}
	}
}

// ends returns nodes that a demand-driven solution must ask for besides the exit, so that every node is
// reached: those without successors, and heads of loops that are never left.
func ends(f *cfg.Func) []*cfg.Node {
	reaches := map[*cfg.Node]bool{}
	var out, work []*cfg.Node
	for _, n := range f.Nodes {
		if len(n.Out) == 0 {
			if n != f.Exit {
				out = append(out, n)
			}
			reaches[n] = true
			work = append(work, n)
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range n.In {
			if !reaches[e.From] {
				reaches[e.From] = true
				work = append(work, e.From)
			}
		}
	}
	for _, n := range f.Nodes {
		if n.LoopHead && !reaches[n] {
			out = append(out, n)
		}
	}
	return out
}
