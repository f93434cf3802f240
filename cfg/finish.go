package cfg

// Finish numbers functions, variables, nodes and edges, finds out which variables have their address taken, and
// orders the nodes of every function. The variables of a function that calls setjmp count as address-taken, so
// that none of them is a register: what they hold after a longjmp is then a question about memory alone.
// Whoever makes a program calls it once, after the last edge. Nodes that cannot be reached from a function's
// entry are removed.
func (p *Program) Finish() {
	p.nodes, p.edges, p.vars, p.finished = 0, 0, 0, true
	number := func(vs []*Var) {
		for _, v := range vs {
			v.ID = p.vars
			p.vars++
		}
	}
	number(p.Globals)
	for i, f := range p.Funcs {
		f.ID = i
	}
	next := len(p.Funcs)
	for _, f := range []*Func{p.Init, p.TLSInit} {
		if f != nil {
			f.ID = next
			next++
		}
	}
	for _, f := range p.All() {
		number(f.Params)
		number(f.Locals)
		if f.Result != nil {
			number([]*Var{f.Result})
		}
		f.SortNodes()
		for _, n := range f.Nodes {
			n.ID = p.nodes
			p.nodes++
			for _, e := range n.Out {
				e.ID = p.edges
				p.edges++
				if _, ok := e.Action.(*SetJmp); ok {
					f.spill()
				}
				InspectAction(e.Action, func(x Expr) {
					if a, ok := x.(*AddrOf); ok && a.LV.Var != nil {
						a.LV.Var.AddressTaken = true
					}
				})
				if lv := AtomicTarget(e.Action); lv != nil && lv.Var != nil {
					lv.Var.AddressTaken = true
				}
			}
		}
	}
}

// spill keeps every variable of f in memory.
func (f *Func) spill() {
	for _, vs := range [][]*Var{f.Params, f.Locals} {
		for _, v := range vs {
			v.AddressTaken = true
		}
	}
	if f.Result != nil {
		f.Result.AddressTaken = true
	}
}

// SortNodes sorts the reachable nodes in reverse postorder (the exit stays, even if nothing returns), forgets
// the others, and marks the targets of backward edges. [Program.Finish] does so for every function.
func (f *Func) SortNodes() {
	const (
		fresh = iota
		open
		done
	)
	state := make(map[*Node]int, len(f.Nodes))
	type frame struct {
		n    *Node
		next int
	}
	var post []*Node
	stack := []frame{{n: f.Entry}}
	state[f.Entry] = open
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(top.n.Out) {
			state[top.n] = done
			post = append(post, top.n)
			stack = stack[:len(stack)-1]
			continue
		}
		// Later edges first, so that the first branch comes first in reverse postorder.
		to := top.n.Out[len(top.n.Out)-1-top.next].To
		top.next++
		switch state[to] {
		case open:
			to.LoopHead = true
		case fresh:
			state[to] = open
			stack = append(stack, frame{n: to})
		}
	}
	nodes := make([]*Node, 0, len(post)+1)
	for i := len(post) - 1; i >= 0; i-- {
		nodes = append(nodes, post[i])
	}
	if state[f.Exit] == fresh {
		nodes = append(nodes, f.Exit)
	}
	f.Nodes = nodes
	for i, n := range nodes {
		n.Order = i
		in := n.In[:0]
		for _, e := range n.In {
			if state[e.From] != fresh {
				in = append(in, e)
			}
		}
		n.In = in
	}
}
