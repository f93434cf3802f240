package unroll

import (
	"cmp"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Options bound the unrolling.
type Options struct {
	// MaxPasses is how often a loop may be passed to be unrolled. Loops stay as they are if it is less than 1.
	MaxPasses int
	// MaxLoopNodes and MaxNodes bound the nodes that are made, for one loop and for the program. Zero means 512
	// and 4096.
	MaxLoopNodes, MaxNodes int
}

// Program is a program in which some loops are unrolled.
type Program struct {
	*cfg.Program
	// Loops is the number of loops that are unrolled, Copies that of the copies of their bodies.
	Loops, Copies int

	variants []*cfg.Func // by Func.ID; nil: as it is
	nodes    int
	edges    int
	origins  map[*cfg.Node]*cfg.Node // of the nodes of variants
	made     map[*cfg.Edge]*cfg.Edge // of the edges of variants: what they are copies of
	copies   map[*cfg.Node][]*cfg.Node
}

// New unrolls loops of p.
func New(p *cfg.Program, o Options) *Program {
	u := &Program{
		Program: p, variants: make([]*cfg.Func, len(p.Funcs)+2), nodes: p.Nodes(), edges: p.Edges(),
		origins: map[*cfg.Node]*cfg.Node{}, made: map[*cfg.Edge]*cfg.Edge{}, copies: map[*cfg.Node][]*cfg.Node{},
	}
	if o.MaxPasses < 1 {
		return u
	}
	o.MaxLoopNodes, o.MaxNodes = cmp.Or(o.MaxLoopNodes, 512), cmp.Or(o.MaxNodes, 4096)
	w := &unroller{Program: u, Options: o, facts: gather(p)}
	// The main function comes first: it is where most programs start their threads.
	if p.Main != nil && p.Main.HasBody() {
		w.function(p.Main)
	}
	for _, f := range p.Funcs {
		if f.HasBody() && f != p.Main {
			w.function(f)
		}
	}
	return u
}

// Func is the variant of a function of the program, or f itself if no loop of it is unrolled.
func (u *Program) Func(f *cfg.Func) *cfg.Func {
	if f.ID < len(u.variants) && u.variants[f.ID] != nil {
		return u.variants[f.ID]
	}
	return f
}

// All returns every function with a body in the order of [cfg.Program.All].
func (u *Program) All() []*cfg.Func {
	fs := u.Program.All()
	for i, f := range fs {
		fs[i] = u.Func(f)
	}
	return fs
}

// Nodes is the number of nodes, with all copies; their IDs lie below it.
func (u *Program) Nodes() int { return u.nodes }

// Edges is the number of edges, with all copies; their IDs lie below it.
func (u *Program) Edges() int { return u.edges }

// Edge is the edge of the program that e is, or is a copy of.
func (u *Program) Edge(e *cfg.Edge) *cfg.Edge {
	if o := u.made[e]; o != nil {
		return o
	}
	return e
}

// Node is the node of the program that n is, or is a copy of.
func (u *Program) Node(n *cfg.Node) *cfg.Node {
	if o := u.origins[n]; o != nil {
		return o
	}
	return n
}

// CopiesOf lists the nodes that stand for a node of the program.
func (u *Program) CopiesOf(n *cfg.Node) []*cfg.Node {
	if c := u.copies[n]; c != nil {
		return c
	}
	return []*cfg.Node{n}
}

// unroller makes the variants.
type unroller struct {
	*Program
	Options
	facts *facts
	spent int // nodes made so far
}

// function unrolls the loops of f that are worth it.
func (w *unroller) function(f *cfg.Func) {
	if w.facts.jumps[f] || !slices.ContainsFunc(f.Nodes, func(n *cfg.Node) bool { return n.LoopHead }) {
		return
	}
	var loops []*loop
	for _, n := range f.Nodes {
		if n.LoopHead && n != f.Entry {
			if l := naturalLoop(f, n); l != nil && w.facts.useful(l) {
				loops = append(loops, l)
			}
		}
	}
	if len(loops) == 0 {
		return
	}
	// Inner loops first; else in the order of the program, because what a loop leaves in its counter may be
	// known only when it is unrolled.
	slices.SortStableFunc(loops, func(a, b *loop) int {
		switch {
		case a.in[b.head]:
			return 1
		case b.in[a.head]:
			return -1
		}
		return cmp.Compare(a.head.Order, b.head.Order)
	})
	v := newVariant(f)
	for _, l := range loops {
		if l = naturalLoop(v.Func, v.base[l.head]); l == nil {
			continue
		}
		budget := min(w.MaxLoopNodes, w.MaxNodes-w.spent) / len(l.body)
		k, ok := passes(w.facts, v.Func, l, min(w.MaxPasses, budget))
		if !ok || k == 0 {
			continue
		}
		w.spent += k * len(l.body)
		w.Loops++
		w.Copies += k
		v.unroll(l, k)
	}
	if len(v.Nodes) > len(f.Nodes) {
		w.add(f, v)
	}
}

// add numbers the nodes and edges of a variant.
func (w *unroller) add(f *cfg.Func, v *variant) {
	v.SortNodes()
	w.variants[f.ID] = v.Func
	seen := map[*cfg.Node]bool{}
	numbered := map[*cfg.Edge]bool{}
	for _, n := range v.Nodes {
		o := v.nodes[n]
		w.origins[n] = o
		w.copies[o] = append(w.copies[o], n)
		n.ID = o.ID
		if v.base[o] != n {
			n.ID = w.nodes
			w.nodes++
		}
		seen[n] = true
		for _, e := range n.Out {
			of := v.edges[e]
			w.made[e] = of
			e.ID = of.ID
			if v.base[o] != n {
				e.ID = w.edges
				w.edges++
			}
			numbered[e] = true
		}
	}
}
