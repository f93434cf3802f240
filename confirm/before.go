package confirm

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/scene"
)

// before tells what may have been written when two threads are created, by the text of a program: calls return to all
// places that call, and pointers may lead to all functions whose address is taken. A value that a stage has from the
// initialiser, or from a writer of the beginning, may have been overwritten by then on every way there; where that is
// not excluded, executions that look at it show nothing.
type before struct {
	unknown bool               // nothing is known of what the entries are begun by
	to      map[*cfg.Node]bool // from where some way leads to the creation of an entry
	waits   map[*cfg.Node]bool // from where one does that waits for something
	apart   bool               // who creates one of them has met somebody at a barrier since it has created the other one
	creates []*cfg.Edge
	g       *graph
}

// graph is a program with its calls.
type graph struct {
	all    []*cfg.Func
	taken  []*cfg.Func
	into   map[*cfg.Node][]way // the ways that end at a node
	out    map[*cfg.Node][]*cfg.Node
	starts map[*cfg.Func]map[*cfg.Node]bool // what a thread that begins with a function may pass
}

// way is a step from a node.
type way struct {
	from  *cfg.Node
	waits bool
	meets bool // at a barrier
}

// newGraph makes the graph of a program.
func newGraph(p *cfg.Program) *graph {
	g := &graph{all: p.All(), into: map[*cfg.Node][]way{}, out: map[*cfg.Node][]*cfg.Node{}, starts: map[*cfg.Func]map[*cfg.Node]bool{}}
	taken := map[*cfg.Func]bool{}
	g.edges(func(e *cfg.Edge) {
		var direct cfg.Expr
		if c, ok := e.Action.(*cfg.Call); ok {
			direct = c.Callee
		}
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if r, ok := x.(*cfg.FuncRef); ok && x != direct {
				taken[r.Func] = true
			}
		})
	})
	for _, f := range g.all {
		if taken[f] && f.HasBody() {
			g.taken = append(g.taken, f)
		}
	}
	g.edges(func(e *cfg.Edge) {
		through := true // it goes on without a call
		switch a := e.Action.(type) {
		case *cfg.Create:
			for _, f := range g.meant(a.Start, 1) {
				g.link(e.From, f.Entry, false)
				if a.Kind != cfg.NewThread { // a handler, or what runs at the end
					g.link(f.Exit, e.To, false)
				}
			}
		case *cfg.Call:
			fs := g.meant(a.Callee, len(a.Args))
			for _, f := range fs {
				g.link(e.From, f.Entry, false)
				g.link(f.Exit, e.To, false)
			}
			through = len(fs) == 0
			for _, x := range a.Args { // which may be called back
				if r, ok := x.(*cfg.FuncRef); ok && through && r.Func.HasBody() {
					g.link(e.From, r.Func.Entry, false)
					g.link(r.Func.Exit, e.To, false)
				}
			}
		}
		if through {
			g.link(e.From, e.To, waiting(e))
			into := g.into[e.To]
			_, into[len(into)-1].meets = e.Action.(*cfg.BarrierWait)
		}
	})
	return g
}

func (g *graph) edges(do func(*cfg.Edge)) {
	for _, f := range g.all {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				do(e)
			}
		}
	}
}

func (g *graph) link(from, to *cfg.Node, waits bool) {
	g.into[to] = append(g.into[to], way{from: from, waits: waits})
	g.out[from] = append(g.out[from], to)
}

// meant lists the functions that an expression may stand for, which take so many parameters.
func (g *graph) meant(x cfg.Expr, params int) (fs []*cfg.Func) {
	if r, ok := cfg.Uncast(x).(*cfg.FuncRef); ok {
		if r.Func.HasBody() {
			fs = append(fs, r.Func)
		}
		return fs
	}
	for _, f := range g.taken {
		if len(f.Params) == params {
			fs = append(fs, f)
		}
	}
	return fs
}

// waiting reports whether a thread may wait at an edge for what another one does, or find that it is done.
func waiting(e *cfg.Edge) bool {
	switch e.Action.(type) {
	case *cfg.Join, *cfg.JoinFail, *cfg.Lock, *cfg.LockFail, *cfg.CondWait, *cfg.BarrierWait, *cfg.SemWait, *cfg.OnceBegin, *cfg.OnceWait,
		*cfg.AtomicLoad, *cfg.AtomicRMW, *cfg.AtomicCAS:
		return true
	}
	return false
}

// before looks at what comes before the creation of two entries.
func (b *beginning) before(entries [2]*scene.Entry) *before {
	if b.g == nil {
		b.g = newGraph(b.p)
	}
	return b.g.before(entries)
}

func (g *graph) before(entries [2]*scene.Entry) *before {
	b := &before{g: g, to: map[*cfg.Node]bool{}, waits: map[*cfg.Node]bool{}}
	var found [2]bool
	var next []way // nodes to go back from
	var at [2][]*cfg.Edge
	g.edges(func(e *cfg.Edge) {
		c, ok := e.Action.(*cfg.Create)
		if !ok || c.Kind != cfg.NewThread {
			return
		}
		b.creates = append(b.creates, e)
		for _, f := range g.meant(c.Start, 1) {
			for i := range entries {
				if entries[i].Func == f {
					found[i] = true
					at[i] = append(at[i], e)
					next = append(next, way{from: e.From})
				}
			}
		}
	})
	b.unknown = !found[0] || !found[1] || entries[0].Kind != scene.Starts || entries[1].Kind != scene.Starts
	for len(next) > 0 {
		w := next[len(next)-1]
		next = next[:len(next)-1]
		if b.waits[w.from] || !w.waits && b.to[w.from] {
			continue
		}
		b.to[w.from] = true
		if w.waits {
			b.waits[w.from] = true
		}
		for _, x := range g.into[w.from] {
			next = append(next, way{from: x.from, waits: x.waits || w.waits})
		}
	}
	b.apart = !b.unknown && g.apart(at)
	return b
}

// apart reports whether one of two edges comes before the other one, and there is a barrier on each way in between: digests
// know nothing of who meets there.
func (g *graph) apart(at [2][]*cfg.Edge) bool {
	some := false
	for i := range at {
		ways := g.back(at[i], func(way) bool { return true })
		free := g.back(at[i], func(w way) bool { return !w.meets })
		for _, e := range at[1-i] {
			if free[e.To] {
				return false
			}
			some = some || ways[e.To]
		}
	}
	return some
}

// back lists the nodes from which some edges may be reached, by ways that are right.
func (g *graph) back(to []*cfg.Edge, right func(way) bool) map[*cfg.Node]bool {
	seen := map[*cfg.Node]bool{}
	var next []*cfg.Node
	for _, e := range to {
		next = append(next, e.From)
	}
	for len(next) > 0 {
		n := next[len(next)-1]
		next = next[:len(next)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		for _, w := range g.into[n] {
			if right(w) {
				next = append(next, w.from)
			}
		}
	}
	return seen
}

// writers lists the writers of a cell that the creator of an entry may have passed, or something that it has created. Who has only
// been created may not have written yet, unless somebody has waited since. If certain is false, there may be others.
func (b *before) writers(c *scene.Cell) (ws []*cfg.Edge, certain bool) {
	if b.unknown {
		return nil, false
	}
	for _, w := range c.Writers {
		if w == nil {
			return nil, false
		}
		if b.to[w.To] {
			ws = append(ws, w)
		}
		for _, k := range b.creates {
			if !b.waits[k.To] {
				continue
			}
			for _, f := range b.g.meant(k.Action.(*cfg.Create).Start, 1) {
				if b.g.passes(f)[w.From] {
					return nil, false
				}
			}
		}
	}
	return ws, true
}

// passes are the nodes that a thread may come to that begins with a function, and those that it creates.
func (g *graph) passes(f *cfg.Func) map[*cfg.Node]bool {
	seen := g.starts[f]
	if seen != nil {
		return seen
	}
	seen = map[*cfg.Node]bool{f.Entry: true}
	g.starts[f] = seen
	for next := []*cfg.Node{f.Entry}; len(next) > 0; {
		n := next[len(next)-1]
		next = next[:len(next)-1]
		for _, to := range g.out[n] {
			if !seen[to] {
				seen[to] = true
				next = append(next, to)
			}
		}
	}
	return seen
}
