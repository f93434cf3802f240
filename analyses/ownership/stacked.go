package ownership

import "github.com/mayrun-dev/mayrun/cfg"

// Nodes may be local variables, which their functions put into containers by their addresses, and wait until others have
// finished with them (answers.go):
//
//	struct request r;
//	lock(&m);
//	r.next = queue; queue = &r;
//	while (!r.done) wait(&c, &m);
//	unlock(&m);
//
// Such a program does what one does in which the variable is a pointer to a node that is allocated where the variable's life
// begins: the digest looks at that one ([recast]). Each time that comes by, and where the function returns or ends the thread, the
// function must own the node before, or there is none yet: so nobody gets at it later, and it may as well be another
// object each time.

// stack finds the local variables that are taken for nodes: records whose addresses are stored, or passed on, as pointers
// to them, and to which pointers lie in memory, in a program that waits for conditions or semaphores.
func (c *recast) stack() {
	waits, led := false, map[*cfg.Record]bool{}
	lies := func(t cfg.Type) {
		if p, ok := t.(*cfg.Pointer); ok {
			if r, ok := p.Elem.(*cfg.Record); ok && !r.Union && !r.Unknown {
				led[r] = true
			}
		}
	}
	var order []*cfg.Var
	found, given := map[*cfg.Var]bool{}, map[*cfg.Var]bool{}
	edges(c.of, func(e *cfg.Edge) {
		switch a := e.Action.(type) {
		case *cfg.CondWait, *cfg.SemWait:
			waits = true
		case *cfg.Declare:
			if v := a.Var; v.AddressTaken && v.Storage == cfg.Local && !v.Atomic && !found[v] {
				if _, record := v.Type.(*cfg.Record); record {
					found[v] = true
					order = append(order, v)
				}
			}
		case *cfg.Assign:
			if a.LHS.Register() == nil {
				lies(a.LHS.Type)
			}
			handed(a.RHS, given)
		case *cfg.Call:
			for _, x := range a.Args {
				handed(x, given)
			}
		}
	})
	if !waits || len(order) == 0 || leaves(c.of) {
		return
	}
	id := -1 << 24
	for _, v := range order {
		if r := v.Type.(*cfg.Record); !led[r] || !given[v] || skipped(v) {
			continue
		}
		id--
		c.stacked[v] = &cfg.Var{Name: "&" + v.Name, Storage: cfg.Temp, Pos: v.Pos, ID: id}
	}
}

// handed notes the variable whose address an expression is.
func handed(x cfg.Expr, given map[*cfg.Var]bool) {
	if a, ok := x.(*cfg.AddrOf); ok && a.LV.Var != nil && len(a.LV.Path) == 0 {
		if p, ok := a.Typ.(*cfg.Pointer); ok && cfg.Identical(p.Elem, a.LV.Var.Type) {
			given[a.LV.Var] = true
		}
	}
}

// skipped reports whether a function may use a variable whose life begins elsewhere: since one may jump over that.
func skipped(v *cfg.Var) (yes bool) {
	declares := func(e *cfg.Edge) bool {
		d, ok := e.Action.(*cfg.Declare)
		return ok && d.Var == v
	}
	for n := range cfg.Reachable(v.Func.Entry, func(e *cfg.Edge) bool { return !declares(e) }) {
		for _, e := range n.Out {
			if !declares(e) {
				cfg.LValues(e.Action, func(lv *cfg.LVal) { yes = yes || lv.Var == v })
			}
		}
	}
	return yes
}

// frames are the registers that lead to such nodes, of the functions of the copy.
func (c *recast) frames() map[*cfg.Func][]*cfg.Var {
	if c == nil {
		return nil
	}
	out := map[*cfg.Func][]*cfg.Var{}
	for _, f := range c.of.All() {
		for _, v := range f.Locals {
			if to := c.stacked[v]; to != nil {
				out[c.funcs[f]] = append(out[c.funcs[f]], c.node(v))
			}
		}
	}
	return out
}

// leavesFrame checks that a function that is left owns the nodes that are variables of it.
func (f *flow) leavesFrame(s state, fn *cfg.Func) {
	for _, v := range f.frames[fn] {
		f.ends(s, v)
	}
	for _, h := range f.homes {
		if h.fn == fn && h.array.Storage == cfg.Local && !h.heap && !h.once {
			f.ended(s, h)
		}
	}
}

// ends checks that a function owns a node that is a variable of it, whose life ends, or that there is none. It is not
// enough that strays are followed.
func (f *flow) ends(s state, v *cfg.Var) {
	f.fetch(s, v, nil)
	s.hold(v)
	if h := s.how(v); h != null && (h != owned || f.answerOf(f.node(v.Type)) != nil && !s.claims[v].none) {
		f.reject(f.node(v.Type))
	}
}

// node is the register that leads to the node which a variable is; nil if it is none.
func (c *recast) node(v *cfg.Var) *cfg.Var {
	to := c.stacked[v]
	if to != nil && to.Type == nil {
		to.Type, to.Func = c.of.Types.PointerTo(c.typ(v.Type)), c.function(v.Func)
	}
	return to
}

// allocates is what the copy does where the life of such a variable begins.
func (c *recast) allocates(v *cfg.Var) []cfg.Action {
	to := c.node(v)
	void := c.of.Types.PointerTo(&cfg.Void{})
	tmp := &cfg.Var{Name: "a new " + v.Name, Storage: cfg.Temp, Pos: v.Pos, ID: to.ID - 1<<24, Type: void, Func: to.Func}
	c.fresh[tmp] = v
	return []cfg.Action{
		&cfg.Free{Ptr: &cfg.Cast{X: &cfg.Load{LV: cfg.VarLV(to)}, Typ: void}},
		&cfg.Alloc{Result: cfg.VarLV(tmp), Size: &cfg.Const{Typ: &cfg.Int{Name: "unsigned long", Bytes: 8}, Bits: uint64(v.Type.Size())}, Kind: cfg.Heap, Name: v.Name},
		&cfg.Assign{LHS: cfg.VarLV(to), RHS: &cfg.Cast{X: &cfg.Load{LV: cfg.VarLV(tmp)}, Typ: to.Type}},
	}
}
