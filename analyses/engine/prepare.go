package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// prepare looks through the program once.
func (x *engine) prepare() {
	p := x.program
	n := len(p.Funcs) + 2
	x.funcs = make([]*funcInfo, n)
	x.perFunc = make([]int, n)
	x.nodes = make([]*cfg.Node, x.flow.Nodes())
	x.paths = make([][][]*cfg.Edge, x.flow.Nodes())
	x.initial = map[*cfg.Var]bool{}
	x.live = make([]bits, len(x.nodes))
	x.places = make([]int32, p.Vars())
	taken := map[*cfg.Func]bool{}
	calls := make([][]*cfg.Func, n)
	indirect := make([]bool, n) // calls through pointers
	unknown := make([]bool, n)  // runs code that is not in the program, which may call back
	for _, f := range p.Funcs {
		x.funcs[f.ID] = &funcInfo{Func: f}
	}
	for _, f := range x.flow.All() {
		info := &funcInfo{Func: f}
		x.funcs[f.ID] = info
		declared := map[*cfg.Var]bool{}
		for _, node := range f.Nodes {
			x.nodes[node.ID] = node
			for _, e := range node.Out {
				call, _ := e.Action.(*cfg.Call)
				var direct cfg.Expr
				if call != nil {
					if r, ok := call.Callee.(*cfg.FuncRef); ok {
						direct = r
						calls[f.ID] = append(calls[f.ID], r.Func)
					} else {
						indirect[f.ID] = true
					}
				}
				x.reuse = x.reuse.And(e.Action)
				x.receives = x.receives || receives(e.Action)
				switch a := e.Action.(type) {
				case *cfg.Declare:
					declared[a.Var] = true
				case *cfg.SetJmp:
					x.jumps = true
				case *cfg.OnceBegin:
					x.onces = true
				case *cfg.AtomicLoad:
					x.weak = x.weak || a.Order < cfg.Acquire
				case *cfg.AtomicStore:
					x.weak = x.weak || !a.Order.Releases()
				case *cfg.AtomicRMW:
					x.weak = x.weak || a.Order < cfg.AcqRel
				case *cfg.AtomicCAS:
					x.weak = x.weak || a.Order < cfg.AcqRel || a.Failure < cfg.Acquire
				case *cfg.Touch:
					indirect[f.ID] = indirect[f.ID] || a.Calls
				case *cfg.Havoc:
					unknown[f.ID] = true
				case *cfg.Assign:
					if f == p.Init && a.LHS.Var != nil {
						if n, ok := cfg.IsConst(a.RHS); !ok || n != 0 {
							x.initial[a.LHS.Var] = true
						}
					}
				}
				cfg.InspectAction(e.Action, func(y cfg.Expr) {
					if r, ok := y.(*cfg.FuncRef); ok && y != direct && !taken[r.Func] {
						taken[r.Func] = true
					}
				})
			}
		}
		for _, vs := range [][]*cfg.Var{f.Locals} {
			for _, v := range vs {
				if !v.Register() && !declared[v] {
					info.undeclared = append(info.undeclared, v)
				}
			}
		}
		info.ends = ends(f)
		info.checks = checks(f)
		x.findPaths(info)
		x.findLive(info)
	}
	for _, f := range p.Funcs {
		if taken[f] {
			x.taken = append(x.taken, f)
		}
	}
	// An indirect call may reach every function whose address is taken.
	for _, f := range p.All() {
		if indirect[f.ID] {
			calls[f.ID] = append(calls[f.ID], x.taken...)
		}
	}
	// So may the end of the process the functions that wait for it.
	if ending, handlers := x.exiting(); len(handlers) > 0 {
		for _, f := range p.All() {
			if ending[f.ID] {
				calls[f.ID] = append(calls[f.ID], handlers...)
			}
		}
	}
	x.markReach(calls)
	// So may an unknown function; what it calls back does not run in the state of its caller (see guest.go).
	for _, f := range p.All() {
		if !indirect[f.ID] && (unknown[f.ID] || slices.ContainsFunc(calls[f.ID], func(g *cfg.Func) bool { return !g.HasBody() })) {
			calls[f.ID] = append(calls[f.ID], x.taken...)
		}
	}
	markRecursive(x.funcs, calls)
	x.markMaking(calls)
	x.markSymbolic(calls)
	x.markFlags()
}

// maxMakeDepth is how many calls an allocation, or the start of a thread, may be away from the function that it
// is attributed to.
const maxMakeDepth = 3

// markMaking finds the functions that make heap objects, or threads, on behalf of their callers. A thread is
// made for the caller if that says which function it runs, or where its identifier goes.
func (x *engine) markMaking(calls [][]*cfg.Func) {
	known := map[int]func(...cfg.Expr) bool{}
	given := func(f *funcInfo, es ...cfg.Expr) bool {
		if known[f.ID] == nil {
			known[f.ID] = dependence(f.Func)
		}
		return known[f.ID](es...)
	}
	heap := x.makers(func(f *funcInfo, a cfg.Action, _ []bool) bool {
		alloc, ok := a.(*cfg.Alloc)
		return ok && alloc.Kind == cfg.Heap
	}, calls)
	threads := x.makers(func(f *funcInfo, a cfg.Action, makes []bool) bool {
		switch a := a.(type) {
		case *cfg.Create:
			return a.Kind == cfg.NewThread && given(f, a.Thread, a.Start)
		case *cfg.Call:
			r, ok := a.Callee.(*cfg.FuncRef)
			return ok && makes[r.Func.ID] && given(f, a.Args...)
		}
		return false
	}, nil)
	for _, f := range x.funcs {
		if f != nil {
			f.makes = heap[f.ID] || threads[f.ID]
		}
	}
}

// makers finds, by Func.ID, the functions with an action that makes something, at most maxMakeDepth calls away.
func (x *engine) makers(makes func(*funcInfo, cfg.Action, []bool) bool, calls [][]*cfg.Func) []bool {
	out := make([]bool, len(x.funcs))
	for range maxMakeDepth {
		var more []int
		for _, f := range x.funcs {
			if f == nil || !f.HasBody() || f.recursive || out[f.ID] || f.ID == x.program.Main.ID {
				continue
			}
			self := slices.ContainsFunc(f.Nodes, func(n *cfg.Node) bool {
				return slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool { return makes(f, e.Action, out) })
			})
			if self || calls != nil && slices.ContainsFunc(calls[f.ID], func(g *cfg.Func) bool { return out[g.ID] }) {
				more = append(more, f.ID)
			}
		}
		for _, f := range more {
			out[f] = true
		}
	}
	return out
}

// dependence tells whether expressions in f depend on its parameters, by way of its variables.
func dependence(f *cfg.Func) func(...cfg.Expr) bool {
	from := map[*cfg.Var]bool{}
	for _, v := range f.Params {
		from[v] = true
	}
	depends := func(es ...cfg.Expr) (found bool) {
		for _, e := range es {
			cfg.Inspect(e, func(y cfg.Expr) {
				ld, ok := y.(*cfg.Load)
				found = found || ok && from[ld.LV.Var]
			})
		}
		return found
	}
	for changed := len(from) > 0; changed; {
		changed = false
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if a, ok := e.Action.(*cfg.Assign); ok && a.LHS.Var != nil && a.LHS.Var.Func != nil && !from[a.LHS.Var] && depends(a.RHS) {
					from[a.LHS.Var] = true
					changed = true
				}
			}
		}
	}
	return depends
}

// maxPath bounds the actions that are evaluated without an unknown in between.
const maxPath = 32

// findPaths chooses the program points of f that are unknowns, and finds the straight ways between them. A node
// in the middle of straight-line code needs no unknown of its own: nodes with one edge in and one out, but not
// after a call, whose evaluation is worth keeping.
func (x *engine) findPaths(f *funcInfo) {
	unknown := map[*cfg.Node]bool{f.Entry: true, f.Exit: true}
	for _, n := range f.ends {
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
		if depth[n] = depth[n.In[0].From] + 1; depth[n] == maxPath {
			unknown[n] = true
			depth[n] = 0
		}
	}
	for _, n := range f.Nodes {
		if !unknown[n] {
			continue
		}
		for _, e := range n.In {
			path := []*cfg.Edge{e}
			for !unknown[e.From] {
				e = e.From.In[0]
				path = append(path, e)
			}
			slices.Reverse(path)
			x.paths[n.ID] = append(x.paths[n.ID], path)
		}
	}
}

// markRecursive finds the functions that lie on a cycle of the call graph, and those that lie on one together
// (which have the same component), with Tarjan's algorithm.
func markRecursive(funcs []*funcInfo, calls [][]*cfg.Func) {
	n := len(funcs)
	index, low := make([]int, n), make([]int, n)
	on := make([]bool, n)
	var stack []int
	counter := 0
	type frame struct{ f, next int }
	for root := range funcs {
		if funcs[root] == nil || index[root] != 0 {
			continue
		}
		work := []frame{{root, 0}}
		for len(work) > 0 {
			top := &work[len(work)-1]
			v := top.f
			if top.next == 0 {
				counter++
				index[v], low[v] = counter, counter
				stack = append(stack, v)
				on[v] = true
			}
			if top.next < len(calls[v]) {
				w := calls[v][top.next].ID
				top.next++
				if index[w] == 0 {
					work = append(work, frame{w, 0})
				} else if on[w] {
					low[v] = min(low[v], index[w])
				}
				if w == v {
					funcs[v].recursive = true
				}
				continue
			}
			work = work[:len(work)-1]
			if len(work) > 0 {
				u := work[len(work)-1].f
				low[u] = min(low[u], low[v])
			}
			if low[v] == index[v] {
				size := 0
				for i := len(stack) - 1; ; i-- {
					size++
					if stack[i] == v {
						break
					}
				}
				for range size {
					w := stack[len(stack)-1]
					stack = stack[:len(stack)-1]
					on[w] = false
					funcs[w].component, funcs[w].companions = v, size
					if size > 1 {
						funcs[w].recursive = true
					}
				}
			}
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
