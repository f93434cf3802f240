package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// findCalls makes the call graph, and whatever follows from it.
func (p *Program) findCalls(fs []*cfg.Func) {
	n := len(p.funcs)
	indirect := make([]bool, n) // calls through pointers
	unknown := make([]bool, n)  // runs code that is not in the program, which may call back
	ending := make([]bool, n)   // may end the process, or the thread, by itself
	var handlers []cfg.Expr     // what runs then
	for _, f := range fs {
		for _, node := range f.Nodes {
			for _, e := range node.Out {
				switch a := e.Action.(type) {
				case *cfg.Call:
					r, ok := a.Callee.(*cfg.FuncRef)
					if ok {
						p.funcs[f.ID].calls = append(p.funcs[f.ID].calls, r.Func)
					}
					bodiless := ok && !r.Func.HasBody()
					indirect[f.ID] = indirect[f.ID] || !ok || bodiless && !r.Func.Pure // which calls back, in the state of its caller
					unknown[f.ID] = unknown[f.ID] || bodiless
					ending[f.ID] = ending[f.ID] || !ok || bodiless && !r.Func.Pure // unknown code may do so
				case *cfg.Touch:
					indirect[f.ID] = indirect[f.ID] || a.Calls
				case *cfg.Havoc:
					unknown[f.ID] = true
				case *cfg.Exit, *cfg.ThreadExit:
					ending[f.ID] = true
				case *cfg.Create:
					if r, ok := a.Start.(*cfg.FuncRef); !ok || !r.Func.HasBody() {
						indirect[f.ID] = true
					}
					if AtProcessEnd(a) {
						handlers = append(handlers, a.Start)
					}
				}
			}
		}
	}
	p.Taken = p.program.Taken()
	taken := map[*cfg.Func]bool{}
	for _, f := range p.Taken {
		taken[f] = true
	}
	p.findOnce(fs, taken)
	others := p.newGroup(p.Taken...) // what may be called by whoever calls code that is not in the program, or anything
	if p.library != nil {
		others.members = append(others.members, p.library)
	}
	atEnd := p.newGroup(p.handlers(handlers)...)
	for _, f := range fs {
		info := p.funcs[f.ID]
		if indirect[f.ID] {
			info.groups = append(info.groups, others)
		}
		if ending[f.ID] {
			info.groups = append(info.groups, atEnd)
		}
	}
	p.findReach()
	// What other unknown code calls back does not run in the state of its caller, but in its thread.
	for _, f := range fs {
		if unknown[f.ID] && !indirect[f.ID] {
			p.funcs[f.ID].groups = append(p.funcs[f.ID].groups, others)
		}
	}
	p.findCycles()
}

// group are functions that are called together: whoever may call one of them may call each. In a large program, many
// functions call through pointers, which lead to many functions.
type group struct {
	Func    // what is known of a function that calls all of them
	id      int
	members []*cfg.Func
}

func (p *Program) newGroup(members ...*cfg.Func) *group {
	g := &group{id: len(p.funcs) + len(p.groups), members: slices.Clone(members)} // numbered behind the functions
	p.groups = append(p.groups, g)
	return g
}

// Callees are the functions that it may call, directly or through a pointer, or that may run because of it: when it ends
// the process, or when code that is not in the program calls them back. Some may be listed twice.
func (f *Func) Callees(yield func(*cfg.Func) bool) {
	for _, g := range f.calls {
		if !yield(g) {
			return
		}
	}
	for _, group := range f.groups {
		for _, g := range group.members {
			if !yield(g) {
				return
			}
		}
	}
}

// AtProcessEnd reports whether a registers a function that runs when the process ends, and then only.
func AtProcessEnd(a *cfg.Create) bool {
	return a.Kind == cfg.AtExit && (a.When == cfg.ProcessEnd || a.When == cfg.ProgramEnd)
}

// handlers are the functions that expressions may denote.
func (p *Program) handlers(es []cfg.Expr) (fs []*cfg.Func) {
	for _, x := range es {
		if r, ok := x.(*cfg.FuncRef); ok {
			fs = append(fs, r.Func)
		} else {
			fs = append(fs, p.Taken...)
		}
	}
	return fs
}

// findCycles finds the functions that lie on a cycle of the call graph, and those that lie on one together
// (which have the same component), with Tarjan's algorithm.
func (p *Program) findCycles() {
	n := len(p.funcs) + len(p.groups)
	t := tarjan{p: p, index: make([]int, n), low: make([]int, n), on: make([]bool, n)}
	for id, f := range p.funcs {
		if f != nil && t.index[id] == 0 {
			t.visit(id)
		}
	}
}

// tarjan is the state of the algorithm. It does not recur: the chains of calls of a program may be long.
type tarjan struct {
	p          *Program
	index, low []int // by function: when it was found, from 1; the first of the stack that it leads back to
	on         []bool
	stack      []int
	found      int
}

func (t *tarjan) visit(root int) {
	type frame struct{ f, next int }
	work := []frame{{root, 0}}
	for len(work) > 0 {
		top := &work[len(work)-1]
		v := top.f
		if top.next == 0 {
			t.found++
			t.index[v], t.low[v], t.on[v] = t.found, t.found, true
			t.stack = append(t.stack, v)
		}
		if w, ok := t.callee(v, top.next); ok {
			top.next++
			if t.index[w] == 0 {
				work = append(work, frame{w, 0})
			} else if t.on[w] {
				t.low[v] = min(t.low[v], t.index[w])
			}
			if w == v {
				t.p.funcs[v].Recursive = true
			}
			continue
		}
		work = work[:len(work)-1]
		if len(work) > 0 {
			u := work[len(work)-1].f
			t.low[u] = min(t.low[u], t.low[v])
		}
		if t.low[v] == t.index[v] {
			t.component(v)
		}
	}
}

// callee is what a function calls, by a number from 0: another function, or a group of them, which calls its members. So
// two functions lie on a cycle just if they do without groups.
func (t *tarjan) callee(v, i int) (int, bool) {
	if v >= len(t.p.funcs) {
		if members := t.p.groups[v-len(t.p.funcs)].members; i < len(members) {
			return members[i].ID, true
		}
		return 0, false
	}
	f := t.p.funcs[v]
	if i < len(f.calls) {
		return f.calls[i].ID, true
	}
	if i -= len(f.calls); i < len(f.groups) {
		return f.groups[i].id, true
	}
	return 0, false
}

// component takes the component of v, whose first function it is, off the stack.
func (t *tarjan) component(v int) {
	from := slices.Index(t.stack, v)
	members := t.stack[from:]
	t.stack = t.stack[:from]
	functions := 0
	for _, w := range members {
		if t.on[w] = false; w < len(t.p.funcs) {
			functions++
		}
	}
	for _, w := range members {
		if w < len(t.p.funcs) {
			f := t.p.funcs[w]
			f.Component, f.Companions = v, functions
			f.Recursive = f.Recursive || len(members) > 1
		}
	}
}
