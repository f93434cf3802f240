package explore

import "github.com/mayrun-dev/mayrun/cfg"

// valueFlow knows where values go: whether one that an action reads can decide anything, that is a branch, an
// address, a size, what a library function does, or who waits for what. It follows values through variables
// whose addresses are taken nowhere, and parameters and results; where it loses sight of one, that decides.
type valueFlow struct {
	program *cfg.Program
	known   map[*cfg.Edge]bool
	edges   []*cfg.Edge
	taken   map[*cfg.Var]bool  // their addresses are
	called  map[*cfg.Func]bool // otherwise than by name
}

// decides reports whether what the action of an edge reads from memory may decide anything.
func (f *valueFlow) decides(e *cfg.Edge) bool {
	if f.known == nil {
		f.prepare()
	}
	d, ok := f.known[e]
	if !ok {
		d = f.follow(e)
		f.known[e] = d
	}
	return d
}

func (f *valueFlow) prepare() {
	f.known, f.taken, f.called = map[*cfg.Edge]bool{}, map[*cfg.Var]bool{}, map[*cfg.Func]bool{}
	for e := range f.program.AllEdges() {
		f.edges = append(f.edges, e)
		call, _ := e.Action.(*cfg.Call)
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			switch x := x.(type) {
			case *cfg.AddrOf:
				if x.LV.Var != nil {
					f.taken[x.LV.Var] = true
				}
			case *cfg.FuncRef:
				if call == nil || call.Callee != cfg.Expr(x) {
					f.called[x.Func] = true
				}
			}
		})
	}
}

// tainted are the variables that hold a value, or what was computed from it.
type tainted struct {
	flow    *valueFlow
	vars    map[*cfg.Var]bool
	results map[*cfg.Func]bool
	decides bool
}

// follow finds out where the values go that an action reads.
func (f *valueFlow) follow(e *cfg.Edge) bool {
	t := &tainted{flow: f, vars: map[*cfg.Var]bool{}, results: map[*cfg.Func]bool{}}
	switch a := e.Action.(type) {
	case *cfg.AtomicLoad:
		t.give(a.Result)
	case *cfg.AtomicRMW:
		t.give(a.Old)
		t.give(a.New)
	case *cfg.Assign:
		// Of several reads any may be the one: none may be that of an address.
		cfg.Inspect(a.RHS, func(x cfg.Expr) {
			switch x := x.(type) {
			case *cfg.Load:
				cfg.InspectLVal(x.LV, func(y cfg.Expr) { t.decides = t.decides || isMemory(y) })
			case *cfg.AddrOf:
				cfg.InspectLVal(x.LV, func(y cfg.Expr) { t.decides = t.decides || isMemory(y) })
			}
		})
		cfg.InspectLVal(a.LHS, func(y cfg.Expr) { t.decides = t.decides || isMemory(y) })
		t.give(a.LHS)
	default:
		return true
	}
	for n := -1; n != len(t.vars)+len(t.results) && !t.decides; {
		n = len(t.vars) + len(t.results)
		for _, e := range f.edges {
			t.pass(e)
		}
	}
	return t.decides
}

// isMemory reports whether an expression is a read of memory.
func isMemory(x cfg.Expr) bool {
	l, ok := x.(*cfg.Load)
	return ok && !(l.LV.Var != nil && len(l.LV.Path) == 0 && l.LV.Var.Register())
}

// give lets a value be written to an lvalue.
func (t *tainted) give(lv *cfg.LVal) {
	switch {
	case lv == nil:
	case lv.Var == nil || t.flow.taken[lv.Var]:
		t.decides = true
	default:
		t.vars[lv.Var] = true
	}
}

// in reports whether the value of an expression depends on the tainted variables. If an address does, that decides.
func (t *tainted) in(x cfg.Expr) bool {
	if x == nil {
		return false
	}
	is := false
	if l, ok := x.(*cfg.Load); ok {
		is = l.LV.Var != nil && t.vars[l.LV.Var]
	}
	cfg.Subexprs(x, t.place, func(y cfg.Expr) { is = t.in(y) || is })
	return is
}

// place looks at the address of an lvalue.
func (t *tainted) place(lv *cfg.LVal) {
	if lv == nil {
		return
	}
	t.decides = t.in(lv.Ptr) || t.decides
	for _, s := range lv.Path {
		t.decides = t.in(s.Index) || t.in(s.Scale) || t.decides
	}
}

// pass looks at what an action does with the values.
func (t *tainted) pass(e *cfg.Edge) {
	var values []cfg.Expr // that go to places
	var to []*cfg.LVal
	cfg.Operands(e.Action, t.place, nil)
	switch a := e.Action.(type) {
	case *cfg.Assign:
		values, to = []cfg.Expr{a.RHS}, []*cfg.LVal{a.LHS}
	case *cfg.AtomicStore:
		values, to = []cfg.Expr{a.Value}, []*cfg.LVal{a.Target}
	case *cfg.AtomicRMW:
		values, to = []cfg.Expr{a.Operand}, []*cfg.LVal{a.Target, a.Old, a.New}
	case *cfg.AtomicLoad:
		if a.Source.Var != nil && t.vars[a.Source.Var] {
			t.give(a.Result)
		}
	case *cfg.Skip:
	case *cfg.Return:
		if fn := e.From.Func; t.in(a.Value) {
			t.results[fn] = true
			t.decides = t.decides || t.flow.called[fn] || fn == t.flow.program.Main
		}
	case *cfg.Call:
		t.call(a)
	default:
		cfg.Operands(a, nil, func(x cfg.Expr) { t.decides = t.in(x) || t.decides })
		if lv := cfg.AtomicTarget(a); lv != nil && lv.Var != nil && t.vars[lv.Var] {
			t.decides = true // a compare-exchange
		}
	}
	for _, x := range values {
		if t.in(x) {
			for _, lv := range to {
				t.give(lv)
			}
		}
	}
	if a, ok := e.Action.(*cfg.AtomicRMW); ok && a.Target.Var != nil && t.vars[a.Target.Var] {
		t.give(a.Old)
		t.give(a.New)
	}
}

func (t *tainted) call(a *cfg.Call) {
	fn, known := a.Callee.(*cfg.FuncRef)
	t.decides = t.in(a.Callee) || t.decides
	if known && t.results[fn.Func] {
		t.give(a.Result)
	}
	for i, x := range a.Args {
		switch {
		case !t.in(x):
		case known && fn.Func.HasBody() && i < len(fn.Func.Params):
			t.vars[fn.Func.Params[i]] = true
		default:
			t.decides = true
		}
	}
}
