package slices

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
)

// program is what the digest knows of the program.
type program struct {
	*cfg.Program
	all    []*cfg.Func
	facts  *facts.Program
	refs   map[*cfg.Func][]*cfg.Edge // where functions are named, beside in the starts of threads; an edge as often
	starts map[*cfg.Func]bool        // functions that threads begin with
	taken  map[*cfg.Var]bool         // variables whose addresses are
	writes map[*cfg.Var][]*cfg.Edge  // where variables are written by their names
	nodes  int
}

// gather looks at a program. It is nil if nothing can be known of it: where there is setjmp, states of one activation
// go on in another.
func gather(p *cfg.Program) *program {
	q := &program{Program: p, all: p.All(), refs: map[*cfg.Func][]*cfg.Edge{}, starts: map[*cfg.Func]bool{},
		taken: map[*cfg.Var]bool{}, writes: map[*cfg.Var][]*cfg.Edge{}}
	creates := false
	for _, f := range q.all {
		q.nodes += len(f.Nodes)
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.SetJmp:
					return nil
				case *cfg.Create:
					creates = creates || a.Kind == cfg.NewThread && looping(n)
				}
			}
		}
	}
	if !creates {
		return nil
	}
	for _, f := range q.all {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				q.look(e)
			}
		}
	}
	q.facts = facts.Of(p, p)
	return q
}

// looping reports whether a node may lie in a loop.
func looping(n *cfg.Node) bool {
	return slices.ContainsFunc(n.Func.Nodes, func(h *cfg.Node) bool { return h.LoopHead && h.Order <= n.Order })
}

// look notes what an edge names.
func (p *program) look(e *cfg.Edge) {
	create, _ := e.Action.(*cfg.Create)
	if create != nil && create.Kind == cfg.NewThread {
		if f, ok := create.Start.(*cfg.FuncRef); ok {
			p.starts[f.Func] = true
		}
	}
	cfg.InspectAction(e.Action, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.FuncRef:
			if create == nil || create.Kind != cfg.NewThread || x != create.Start {
				p.refs[x.Func] = append(p.refs[x.Func], e)
			}
		case *cfg.AddrOf:
			if x.LV.Var != nil {
				p.taken[x.LV.Var] = true
			}
		}
	})
	for _, v := range assigned(e) {
		p.writes[v] = append(p.writes[v], e)
	}
}

// passes are the passes of a loop that creates threads: all that goes around a cycle with the creation. It is entered
// once in the whole execution, and whatever goes around goes through its head, so that a pass creates one thread at
// most.
type passes struct {
	*program
	create *cfg.Edge
	head   *cfg.Node
	in     map[*cfg.Node]bool // the nodes of the loop
	later  map[*cfg.Node]bool // those that can be reached in a pass behind the creation
	// frames are the function of the loop and those that have called it, each with the nodes that can be reached when
	// the loop has been entered.
	frames map[*cfg.Func]map[*cfg.Node]bool
	early  map[*cfg.Func]bool // other functions, if they are known to be called before that only, or not to be
	sets   map[*cfg.Var]bool  // what is written in the loop
	fixed  map[*cfg.Var]bool  // variables that are steady, or are not
}

// passesOf finds the passes of a creation; false if it is in no such loop.
func (p *program) passesOf(create *cfg.Edge) (*passes, bool) {
	ps := &passes{program: p, create: create, in: map[*cfg.Node]bool{}, early: map[*cfg.Func]bool{},
		sets: map[*cfg.Var]bool{}, fixed: map[*cfg.Var]bool{}}
	behind := cfg.Reachable(create.To, nil)
	for n := range reaching(create.From) {
		ps.in[n] = behind[n]
	}
	if !behind[create.From] {
		return nil, false
	}
	var enter []*cfg.Edge
	for _, n := range create.From.Func.Nodes {
		for _, e := range n.In {
			if !ps.in[n] || ps.in[e.From] {
				continue
			}
			if ps.head != nil && ps.head != n {
				return nil, false
			}
			ps.head = n
			enter = append(enter, e)
		}
	}
	if ps.head == nil || slices.ContainsFunc(enter, func(e *cfg.Edge) bool { return !p.facts.Once(e) }) {
		return nil, false
	}
	ps.later = map[*cfg.Node]bool{}
	if create.To != ps.head {
		ps.later = cfg.Reachable(create.To, func(e *cfg.Edge) bool { return ps.in[e.To] && e.To != ps.head })
	}
	for n, in := range ps.in {
		for _, e := range n.Out {
			if in && ps.in[e.To] {
				for _, v := range assigned(e) {
					ps.sets[v] = true
				}
			}
		}
	}
	ps.frames = map[*cfg.Func]map[*cfg.Node]bool{create.From.Func: behind}
	for f := create.From.Func; f != p.Main && len(p.refs[f]) == 1; { // it is entered once
		call := p.refs[f][0]
		if f = call.From.Func; ps.frames[f] != nil {
			return nil, false
		}
		ps.frames[f] = cfg.Reachable(call.To, nil)
		ps.frames[f][call.From] = true
	}
	return ps, !ps.later[create.From]
}

// reaching lists the nodes from which a node can be reached.
func reaching(to *cfg.Node) map[*cfg.Node]bool {
	out := map[*cfg.Node]bool{to: true}
	for work := []*cfg.Node{to}; len(work) > 0; {
		n := work[0]
		work = work[1:]
		for _, e := range n.In {
			if !out[e.From] {
				out[e.From] = true
				work = append(work, e.From)
			}
		}
	}
	return out
}

// before reports whether an edge is passed before the loop is entered only: it is an initialiser, or cannot be
// reached from the loop; or in a function that is called there only.
func (ps *passes) before(e *cfg.Edge) bool {
	f := e.From.Func
	if frame, called := ps.frames[f]; called {
		return !frame[e.From]
	}
	early, known := ps.early[f]
	if !known {
		ps.early[f] = false // of functions that call themselves
		early = f == ps.Init || f != ps.TLSInit && f != ps.Main && !ps.starts[f] && len(ps.refs[f]) > 0 &&
			!slices.ContainsFunc(ps.refs[f], func(r *cfg.Edge) bool { return !calls(r, f) || !ps.before(r) })
		ps.early[f] = early
	}
	return early
}

// calls reports whether an edge is a call of a function by its name, which it does not hand over as well.
func calls(e *cfg.Edge, f *cfg.Func) bool {
	c, ok := e.Action.(*cfg.Call)
	if !ok {
		return false
	}
	callee, direct := c.Callee.(*cfg.FuncRef)
	named := 0
	cfg.InspectAction(c, func(x cfg.Expr) {
		if r, ok := x.(*cfg.FuncRef); ok && r.Func == f {
			named++
		}
	})
	return direct && callee.Func == f && named == 1
}

// steady reports whether a variable with static storage is written before the loop is entered only, and by its name.
func (ps *passes) steady(v *cfg.Var) bool {
	yes, known := ps.fixed[v]
	if !known {
		_, number := integer(v.Type)
		yes = number && v.Storage == cfg.Global && !v.Extern && !v.Weak && !v.Several && !v.Atomic && !ps.taken[v] &&
			!slices.ContainsFunc(ps.writes[v], func(e *cfg.Edge) bool { return !ps.before(e) })
		ps.fixed[v] = yes
	}
	return yes
}

// kept reports whether a register of the loop's function keeps its value in the loop.
func (ps *passes) kept(v *cfg.Var) bool {
	return v.Register() && v.Func == ps.create.From.Func && !ps.set(v)
}

// set reports whether a variable is written in the loop.
func (ps *passes) set(v *cfg.Var) bool { return ps.sets[v] }
