package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// maxMakeDepth is how many calls an allocation, or the start of a thread, may be away from the function that it
// is attributed to.
const maxMakeDepth = 3

// findMakers finds the functions that make heap objects, or threads, on behalf of their callers. A thread is
// made for the caller if that says which function it runs, and with what, or where its identifier goes.
func (p *Program) findMakers() {
	known := map[int]func(...cfg.Expr) bool{}
	given := func(f *Func, es ...cfg.Expr) bool {
		if known[f.ID] == nil {
			known[f.ID] = dependence(f.Func)
		}
		return known[f.ID](es...)
	}
	heap := p.makers(func(f *Func, a cfg.Action, _ []bool) bool {
		alloc, ok := a.(*cfg.Alloc)
		return ok && alloc.Kind == cfg.Heap
	}, true, false)
	threads := p.makers(func(f *Func, a cfg.Action, makes []bool) bool {
		switch a := a.(type) {
		case *cfg.Create:
			return a.Kind == cfg.NewThread && given(f, a.Thread, a.Start, a.Arg)
		case *cfg.Call:
			r, ok := a.Callee.(*cfg.FuncRef)
			return ok && makes[r.Func.ID] && given(f, a.Args...)
		}
		return false
	}, false, false)
	for f := range p.Funcs {
		f.Makes, f.Starts = heap[f.ID] || threads[f.ID], threads[f.ID]
	}
	p.findWrappers()
}

// maxWrapper is how many nodes a function may have that wraps an allocation.
const maxWrapper = 40

// findWrappers finds the functions that wrap an allocation: small ones that return a pointer, and allocate, or call a
// wrapper by its name.
func (p *Program) findWrappers() {
	wraps := p.makers(func(f *Func, a cfg.Action, wraps []bool) bool {
		if _, pointer := f.Type.Result.(*cfg.Pointer); !pointer || len(f.Nodes) > maxWrapper {
			return false
		}
		switch a := a.(type) {
		case *cfg.Alloc:
			return a.Kind == cfg.Heap
		case *cfg.Call:
			r, direct := a.Callee.(*cfg.FuncRef)
			return direct && wraps[r.Func.ID]
		}
		return false
	}, false, true)
	for f := range p.Funcs {
		f.Wraps = wraps[f.ID]
	}
}

// makers finds, by Func.ID, the functions with an action that makes something, or, if calls say so as well,
// that call one, at most maxMakeDepth calls away. Functions that may come to call themselves are none, but for recursive.
func (p *Program) makers(makes func(*Func, cfg.Action, []bool) bool, calls, recursive bool) []bool {
	out := make([]bool, len(p.funcs))
	for range maxMakeDepth {
		var more []int
		any := func(fs []*cfg.Func) bool {
			return slices.ContainsFunc(fs, func(g *cfg.Func) bool { return out[g.ID] })
		}
		some := map[*group]bool{} // a member makes something
		for _, g := range p.groups {
			some[g] = any(g.members)
		}
		for f := range p.Funcs {
			if !f.HasBody() || f.Func == p.library || f.Recursive && !recursive || out[f.ID] || f.ID == p.program.Main.ID {
				continue
			}
			self := slices.ContainsFunc(f.Nodes, func(n *cfg.Node) bool {
				return slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool { return makes(f, e.Action, out) })
			})
			if self || calls && (any(f.calls) || slices.ContainsFunc(f.groups, func(g *group) bool { return some[g] })) {
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
