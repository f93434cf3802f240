package waits

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// text is what the text of a program says of its registers, wherever that is: what is read atomically, and what differs
// between the threads of one loop.
type text struct {
	funcs  []*cfg.Func
	atomic map[*cfg.Var]bool  // registers that hold what an atomic operation has read, or what is computed from that
	update map[*cfg.Var]bool  // of these: what one has replaced
	own    map[*cfg.Var]bool  // those of what a thread was given, which others were not
	waits  map[*cfg.Func]bool // functions that wait for a condition
	coarse bool               // no other digest knows of semaphores and barriers
	grown  bool
}

// questions finds what is asked when edges are passed.
func questions(p *cfg.Program, coarse bool) map[*cfg.Edge][]question {
	t := &text{funcs: p.All(), coarse: coarse, atomic: map[*cfg.Var]bool{}, update: map[*cfg.Var]bool{}, own: map[*cfg.Var]bool{}, waits: map[*cfg.Func]bool{}}
	for t.grown = true; t.grown; {
		t.grown = false
		for _, f := range t.funcs {
			t.registers(f)
		}
	}
	asks := map[*cfg.Edge][]question{}
	for _, f := range t.funcs {
		t.asked(f, asks)
	}
	return asks
}

// registers looks at what a function puts into registers.
func (t *text) registers(f *cfg.Func) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			switch a := e.Action.(type) {
			case *cfg.Assign:
				t.put(a.LHS.Register(), a.RHS)
			case *cfg.Return:
				t.put(f.Result, a.Value)
			case *cfg.Call:
				t.call(f, a)
			case *cfg.Create:
				t.create(e, a)
			case *cfg.CondWait:
				mark(t, t.waits, f)
			case *cfg.AtomicLoad:
				mark(t, t.atomic, a.Result.Register())
			case *cfg.AtomicRMW:
				t.updated(a.Order, a.Old)
				t.updated(a.Order, a.New)
			case *cfg.AtomicCAS:
				t.updated(a.Order, a.Success)
				t.updated(a.Order, a.Observed)
			}
		}
	}
}

func mark[T comparable](t *text, set map[T]bool, x T) {
	var none T
	if x != none && !set[x] {
		set[x], t.grown = true, true
	}
}

// updated looks at what an atomic operation says of what it has replaced.
func (t *text) updated(order cfg.MemoryOrder, result *cfg.LVal) {
	mark(t, t.atomic, result.Register())
	if order.Acquires() {
		mark(t, t.update, result.Register())
	}
}

// put looks at a register that gets a value.
func (t *text) put(to *cfg.Var, value cfg.Expr) {
	if to == nil || value == nil {
		return
	}
	for _, set := range t.sets() {
		if from(set, value) {
			mark(t, set, to)
		}
	}
}

func (t *text) sets() []map[*cfg.Var]bool { return []map[*cfg.Var]bool{t.atomic, t.update, t.own} }

// call looks at what a function gets and returns.
func (t *text) call(in *cfg.Func, c *cfg.Call) {
	r, ok := c.Callee.(*cfg.FuncRef)
	if !ok {
		return
	}
	for i, x := range c.Args[:min(len(c.Args), len(r.Func.Params))] {
		if from(t.own, x) {
			mark(t, t.own, r.Func.Params[i])
		}
	}
	for _, set := range t.sets() {
		if set[r.Func.Result] {
			mark(t, set, c.Result.Register())
		}
	}
	if t.waits[r.Func] {
		mark(t, t.waits, in)
	}
}

// create looks at what a thread is given: what changes in the loop that creates it.
func (t *text) create(e *cfg.Edge, c *cfg.Create) {
	r, ok := c.Start.(*cfg.FuncRef)
	if !ok || c.Arg == nil || len(r.Func.Params) == 0 {
		return
	}
	for _, l := range loops(e.From.Func) {
		if !l.body[e.From] {
			continue
		}
		for n := range l.body {
			for _, out := range n.Out {
				differs := false
				cfg.Operands(out.Action, func(lv *cfg.LVal) {
					differs = differs || lv.Register() != nil && cfg.Reads(c.Arg, lv.Register())
				}, nil)
				if differs {
					mark(t, t.own, r.Func.Params[0])
					return
				}
			}
		}
	}
}

// from reports whether an expression is computed from registers of a set.
func from(set map[*cfg.Var]bool, x cfg.Expr) (yes bool) {
	cfg.Inspect(x, func(y cfg.Expr) {
		if l, ok := y.(*cfg.Load); ok && set[l.LV.Register()] {
			yes = true
		}
	})
	return yes
}

// loop is what a backward edge leads around.
type loop struct {
	back *cfg.Edge
	body map[*cfg.Node]bool
}

// loops finds those of a function.
func loops(f *cfg.Func) (ls []loop) {
	for _, n := range f.Nodes {
		for _, back := range n.Out {
			if back.To.Order > n.Order {
				continue
			}
			l := loop{back, map[*cfg.Node]bool{back.To: true}}
			for next := []*cfg.Node{n}; len(next) > 0; {
				m := next[len(next)-1]
				if next = next[:len(next)-1]; l.body[m] {
					continue
				}
				l.body[m] = true
				for _, in := range m.In {
					next = append(next, in.From)
				}
			}
			ls = append(ls, l)
		}
	}
	return ls
}

// leaves reports whether an edge leads out of a loop.
func (l loop) leaves(e *cfg.Edge) bool { return l.body[e.From] && !l.body[e.To] }

// decides reports whether a function waits for a condition, or decides by what it has read atomically, so that its loops
// matter: there may be as many as it has branches.
func (t *text) decides(f *cfg.Func) bool {
	return slices.ContainsFunc(f.Nodes, func(n *cfg.Node) bool {
		return slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool {
			g, guard := e.Action.(*cfg.Guard)
			return t.waitsAt(e) || guard && from(t.atomic, g.Cond)
		})
	})
}

// asked finds the questions of a function.
func (t *text) asked(f *cfg.Func, asks map[*cfg.Edge][]question) {
	ask := func(e *cfg.Edge, k kind, at *cfg.Edge) { asks[e] = append(asks[e], question{k, at}) }
	var ls []loop
	if t.decides(f) {
		ls = loops(f)
	}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			switch a := e.Action.(type) {
			case *cfg.Guard:
				switch {
				case from(t.update, a.Cond): // who finds a lock free by that waits for nobody
					ask(e, read, n.Out[0])
				case from(t.atomic, a.Cond) && !t.goesOn(ls, e):
					ask(e, read, e)
				}
				if t.chosen(a) {
					ask(e, given, e)
				}
			case *cfg.SemWait:
				if t.coarse || !isVariable(a.Sem) {
					ask(e, told, n.Out[0])
				}
			case *cfg.BarrierWait:
				if t.coarse || !isVariable(a.Barrier) {
					ask(e, told, n.Out[0])
				}
			}
		}
	}
	for _, l := range ls {
		waits, reads := false, false
		for n := range l.body {
			for _, e := range n.Out {
				g, guard := e.Action.(*cfg.Guard)
				waits = waits || t.waitsAt(e)
				reads = reads || guard && l.leaves(e) && from(t.atomic, g.Cond)
			}
		}
		if !waits && !reads {
			continue
		}
		for n := range l.body {
			for _, e := range n.Out {
				g, guard := e.Action.(*cfg.Guard)
				switch {
				case !guard || !l.leaves(e):
				case waits:
					ask(e, told, l.back)
				case from(t.atomic, g.Cond):
					ask(e, read, l.back)
				}
			}
		}
	}
}

// isVariable reports whether an address is that of a variable: then other digests know which semaphore or barrier it is of.
func isVariable(address cfg.Expr) bool {
	a, ok := address.(*cfg.AddrOf)
	return ok && a.LV.IsVariable()
}

// waitsAt reports whether an edge waits for a condition.
func (t *text) waitsAt(e *cfg.Edge) bool {
	switch a := e.Action.(type) {
	case *cfg.CondWait:
		return true
	case *cfg.Call:
		r, ok := a.Callee.(*cfg.FuncRef)
		return ok && t.waits[r.Func]
	}
	return false
}

// goesOn reports whether the edge of a condition stays in a loop that another way out of the same node leaves: a thread
// that goes on as long as others let it waits for nobody.
func (t *text) goesOn(ls []loop, e *cfg.Edge) bool {
	return slices.ContainsFunc(ls, func(l loop) bool {
		return l.body[e.From] && !l.leaves(e) && slices.ContainsFunc(e.From.Out, l.leaves)
	})
}

// chosen reports whether a thread passes a condition if it was given one number.
func (t *text) chosen(g *cfg.Guard) bool {
	switch c := g.Cond.(type) {
	case *cfg.Binary:
		if _, number := c.X.Type().(*cfg.Int); !number || !(c.Op == cfg.Eq && g.Truth || c.Op == cfg.Ne && !g.Truth) {
			return false
		}
		return from(t.own, c.X) != from(t.own, c.Y)
	case *cfg.Load:
		_, number := c.LV.Type.(*cfg.Int)
		return number && !g.Truth && from(t.own, c)
	}
	return false
}
