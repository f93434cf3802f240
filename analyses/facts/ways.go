package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A Way leads straight to a node: along some edges, from an unknown before it.
type Way struct {
	From  *cfg.Node
	Edges []*cfg.Edge // none from a junction
}

// Ways are the ways to a node that is an unknown, and not only an entry. Where many edges come together they come by way
// of junctions: nodes of no function, which are unknowns like others. So when one of a hundred ways brings something new,
// a few are gone again, and not all.
func (p *Program) Ways(n *cfg.Node) []Way { return p.nodes[n.ID].ways }

// maxWays is how many ways lead to one node.
const maxWays = 16

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
			p.nodes[n.ID].ways = append(p.nodes[n.ID].ways, Way{way[0].From, way})
		}
		p.nodes[n.ID].ways = p.together(n, p.nodes[n.ID].ways)
	}
}

// together lets ways to a node come together in junctions, if they are many.
func (p *Program) together(n *cfg.Node, ways []Way) []Way {
	for len(ways) > maxWays {
		var fewer []Way
		for part := range slices.Chunk(ways, maxWays) {
			junction := &cfg.Node{ID: len(p.nodes), Func: n.Func, Order: n.Order}
			p.nodes = append(p.nodes, node{Node: junction, ways: part, of: n})
			fewer = append(fewer, Way{From: junction})
		}
		ways = fewer
	}
	return ways
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
