package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
)

// Where library code calls back the functions that it keeps, each call of such code runs all of them, any number of
// times, with whatever the thread may be told. In programs that register many functions this costs the product of the
// calls and the functions, again and again. Where memory is kept without regard to the flow, states hold digests, and
// little else that the one call has and the other has not; so there the calls share one function that does it:
//
//	library(…) { for (;;) { kept1(…); } or { kept2(…); } or … or return; }
//
// It is code like any other: entered in contexts, by digest, and left with what becomes of that; and a function of the
// call graph, which whoever calls library code calls. Digests do not see it, since it is not in the program: they see
// the functions that it calls. It makes no objects for its callers, so that it has no paths.
//
// Sound: at a call of library code, that may call any function that is kept, or that is stored where it looks, in the
// state of the caller, and after such a call again. The states at the loop's head are those of all callers in the
// context, closed under calls of each such function.

// flow is the control flow that is followed: the program with some loops unrolled, and the function above.
type flow struct {
	*unroll.Program
	library *cfg.Func // nil: calls of library code share nothing
}

// newFlow makes the flow of a program, with a function that calls those whose address is taken if shared is set.
func newFlow(p *cfg.Program, o unroll.Options, shared bool) *flow {
	f := &flow{Program: unroll.New(p, o)}
	if taken := p.Taken(); shared && len(taken) > 0 {
		f.library = libraryCode(f.Program, taken)
	}
	return f
}

// libraryCode is the function that calls some functions. Its number, and those of its nodes and edges, lie above all
// others.
func libraryCode(p *unroll.Program, taken []*cfg.Func) *cfg.Func {
	f := &cfg.Func{Name: "library code", Type: &cfg.FuncType{Result: &cfg.Void{}, Variadic: true}, ID: len(p.Funcs) + 2}
	head := f.NewNode()
	f.Entry, f.Exit = f.NewNode(), f.NewNode()
	cfg.AddEdge(f.Entry, head, &cfg.Skip{}, cfg.Pos{})
	for _, g := range taken {
		if g.HasBody() {
			cfg.AddEdge(head, head, &cfg.Call{Callee: &cfg.FuncRef{Func: g}}, g.Pos)
		}
	}
	cfg.AddEdge(head, f.Exit, &cfg.Skip{}, cfg.Pos{})
	f.SortNodes()
	nodes, edges := p.Nodes(), p.Edges()
	for _, n := range f.Nodes {
		n.ID = nodes
		nodes++
		for _, e := range n.Out {
			e.ID = edges
			edges++
		}
	}
	return f
}

// All returns the functions with a body, that of library code last.
func (f *flow) All() []*cfg.Func {
	if f.library == nil {
		return f.Program.All()
	}
	return append(f.Program.All(), f.library)
}

// Library is the function that library code runs to call back, or nil.
func (f *flow) Library() *cfg.Func { return f.library }

// Nodes counts those of that function, too.
func (f *flow) Nodes() int {
	n := f.Program.Nodes()
	if f.library != nil {
		n += len(f.library.Nodes)
	}
	return n
}

// inLibrary reports whether an edge belongs to the function of library code.
func (f *flow) inLibrary(e *cfg.Edge) bool {
	return f.library != nil && e != nil && e.From.Func == f.library
}

// callLibrary adds to the states that leave the edge those after the function of library code, which is told what the
// program has stored in its memory and its variables. What the functions return that it calls is used by whoever has
// called it.
func (s *step) callLibrary(by *cfg.Func, stored value.Value) {
	for _, it := range s.out {
		s.resume(it)
		s.enterAnd(s.flow.library, []argument{{value: stored, typ: s.program.Types.VoidPtr()}}, func(value.Value, *value.Object) {
			for _, toFlat := range []bool{false, true} {
				if v := handedBack(toFlat).get(s.env); v.HasPointer() {
					s.handBack(by, v, toFlat)
				}
			}
		})
	}
}

// libraryCalls takes an edge of that function: it calls one of those that libraries keep, or none.
func (s *step) libraryCalls() {
	c, ok := s.edge.Action.(*cfg.Call)
	if !ok {
		s.emit()
		return
	}
	f, stored := c.Callee.(*cfg.FuncRef).Func, s.varargs()
	if kept := keptFunctions().get(s.env).Join(stored); kept.Holds(s.table.Func(f)) || kept.Holds(value.Functions) {
		s.callWith(f, s.keptWith(f, stored), func(f *cfg.Func, result value.Value) {
			if usable, toFlat := s.takesBack(f, result); usable {
				handedBack(toFlat).add(s.env, s.ev.Publish(result))
			}
		})
	}
}
