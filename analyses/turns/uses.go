package turns

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// uses is what a program does with its variables.
type uses struct {
	width   int64                 // of identifiers of threads
	lost    map[*cfg.Var]bool     // something else may happen to them than is listed here
	into    map[*cfg.Var]*cfg.Var // pointers that are copied: one that stands for both
	made    map[*cfg.Var]bool     // arrays and pointers to cells that identifiers of new threads are put into
	waited  map[*cfg.Var]bool     // those to cells that are joined
	index   map[*cfg.Var]bool     // variables in the index of such a cell
	pairs   [][2]*cfg.Var         // variables that are compared, or copied
	writes  map[*cfg.Edge][]*cfg.Var
	failed  map[*cfg.Edge]cfg.Expr
	pointer map[*cfg.Var]bool // that were seen
	// Threads are created into such cells of arrays that are reached somehow, and joined from such.
	creates, joins []row
	// Registers that get addresses of elements, with these indices, and those that get what lies behind others.
	elements map[*cfg.Var][]cfg.Expr
	behind   map[*cfg.Var][]*cfg.Var
	beside   map[*cfg.Var]bool // variables that are compared with members
	related  *related
	counts   map[*cfg.Func][]*cfg.LVal
	links    links
	marks    marks
}

func newUses() *uses {
	return &uses{lost: map[*cfg.Var]bool{}, into: map[*cfg.Var]*cfg.Var{}, made: map[*cfg.Var]bool{}, waited: map[*cfg.Var]bool{},
		index: map[*cfg.Var]bool{}, writes: map[*cfg.Edge][]*cfg.Var{}, failed: map[*cfg.Edge]cfg.Expr{}, pointer: map[*cfg.Var]bool{},
		counts: map[*cfg.Func][]*cfg.LVal{}, beside: map[*cfg.Var]bool{}, related: newRelated(),
		marks:    marks{creators: map[*cfg.Func]bool{}, assigned: map[*cfg.Func][]name{}, asked: map[name]bool{}},
		elements: map[*cfg.Var][]cfg.Expr{}, behind: map[*cfg.Var][]*cfg.Var{}, links: links{cells: map[*cfg.Var][]*cfg.LVal{}, copies: map[*cfg.Var][]*cfg.Var{}}}
}

// fails notes on which edges a creation fails: the others that leave its node.
func (u *uses) fails(n *cfg.Node, c *cfg.Create) {
	for _, e := range n.Out {
		if e.Action != cfg.Action(c) {
			u.failed[e] = c.Thread
		}
	}
}

// find is the variable that stands for a class. Ways to it are made shorter: long chains of copies take linear time.
func (u *uses) find(v *cfg.Var) *cfg.Var {
	for {
		to := u.into[v]
		if to == nil {
			return v
		}
		if further := u.into[to]; further != nil {
			u.into[v] = further
		}
		v = to
	}
}

// action looks at what an edge does.
func (u *uses) action(e *cfg.Edge) {
	var seen []any // operands that are looked at here
	switch a := e.Action.(type) {
	case *cfg.Assign:
		u.assign(e, a)
		return
	case *cfg.Alloc:
		if a.Result.IsVariable() {
			u.write(e, a.Result)
			seen = append(seen, a.Result)
		}
		if a.Shared {
			u.lose(a.Result.Var)
		}
	case *cfg.Free:
		if pointer(a.Ptr) != nil {
			return // whoever uses the array from now on may expect anything
		}
	case *cfg.Create:
		if lv := pointerIn(a.Arg); lv != nil && a.Kind == cfg.NewThread {
			u.links.given = append(u.links.given, a.Arg)
		}
		if v, index := addressCell(a.Thread); v != nil {
			u.cell(v, index, u.made)
			seen = append(seen, a.Thread)
		}
		if r, ok := rowAt(a.Thread); a.Kind == cfg.NewThread && a.Thread != nil {
			if ok {
				u.creates = append(u.creates, r)
			}
			u.links.behind(&u.links.creates, r)
		}
	case *cfg.Join:
		if l, ok := a.Thread.(*cfg.Load); ok {
			if v, index := lvalCell(l.LV); v != nil {
				u.cell(v, index, u.waited)
				seen = append(seen, a.Thread)
			}
			if r, ok := rowOf(l.LV); ok {
				u.joins = append(u.joins, r)
			}
			r, _ := rowOf(l.LV)
			u.links.behind(&u.links.joins, r)
		}
	case *cfg.MemSet:
		if n, ok := a.Dst.(*cfg.AddrOf); ok && n.LV.IsVariable() {
			if _, ok := n.LV.Type.(*cfg.Int); ok {
				u.write(e, n.LV)
				seen = append(seen, a.Dst)
			}
		}
	case *cfg.Call:
		if f, ok := a.Callee.(*cfg.FuncRef); ok {
			u.passed(f.Func, a.Args)
			if r := f.Func.Result; r != nil && a.Result != nil && a.Result.IsVariable() {
				u.returned(a.Result.Var, &cfg.Load{LV: &cfg.LVal{Var: r, Type: r.Type}})
			}
		}
	case *cfg.Return:
		if r := e.From.Func.Result; r != nil && a.Value != nil {
			u.returned(r, a.Value)
		}
	case *cfg.Guard:
		if pointer(a.Cond) != nil {
			return
		}
		u.compared(a.Cond)
		u.related.beside(name{}, a.Cond)
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) {
		if slices.Contains(seen, any(lv)) {
			return
		}
		if lv.IsVariable() {
			if _, ok := lv.Type.(*cfg.Int); ok {
				u.write(e, lv)
				return
			}
		}
		u.leaks(lv)
	}, func(x cfg.Expr) {
		if !slices.Contains(seen, any(x)) {
			u.expr(x)
		}
	})
}

// returned notes that a variable gets a result, or the result of a function a value.
func (u *uses) returned(to *cfg.Var, value cfg.Expr) {
	u.related.beside(name{v: to}, value)
	if isPointer(to.Type) {
		u.leading(to, value)
	} else if l, ok := cfg.Uncast(value).(*cfg.Load); ok && l.LV.IsVariable() {
		u.pairs = append(u.pairs, [2]*cfg.Var{to, l.LV.Var})
	}
}

// passed notes which variables are passed as which parameters.
func (u *uses) passed(f *cfg.Func, args []cfg.Expr) {
	for i, x := range args[:min(len(args), len(f.Params))] {
		u.related.beside(name{v: f.Params[i]}, x)
		u.leading(f.Params[i], x)
		if l, ok := cfg.Uncast(x).(*cfg.Load); ok && l.LV.IsVariable() {
			u.pairs = append(u.pairs, [2]*cfg.Var{f.Params[i], l.LV.Var})
		}
	}
}

// assign looks at an assignment.
func (u *uses) assign(e *cfg.Edge, a *cfg.Assign) {
	u.counted(e, a)
	u.related.beside(nameOf(a.LHS), a.RHS)
	if v, index := lvalCell(a.LHS); v != nil {
		u.cell(v, index, nil)
		u.expr(a.RHS)
		return
	}
	if !a.LHS.IsVariable() {
		if isPointer(a.LHS.Type) {
			u.links.moved(a.LHS, a.RHS)
		}
		u.leaks(a.LHS)
		u.expr(a.RHS)
		return
	}
	to := a.LHS.Var
	u.write(e, a.LHS)
	u.leading(to, a.RHS)
	if _, ok := a.LHS.Type.(*cfg.Pointer); !ok {
		u.compared(a.RHS)
		if l, ok := cfg.Uncast(a.RHS).(*cfg.Load); ok && l.LV.IsVariable() {
			u.pairs = append(u.pairs, [2]*cfg.Var{to, l.LV.Var})
		}
		u.expr(a.RHS)
		return
	}
	if n, constant := cfg.IsConst(cfg.Uncast(a.RHS)); constant && n == 0 {
		return
	}
	from := pointer(a.RHS)
	if from == nil {
		u.lose(to)
		u.expr(a.RHS)
		return
	}
	u.pointer[from], u.pointer[to] = true, true
	if f, t := u.find(from), u.find(to); f != t {
		u.into[f] = t
	}
}

// write notes that an edge writes a variable.
func (u *uses) write(e *cfg.Edge, lv *cfg.LVal) {
	if !lv.Var.Register() {
		u.writes[e] = append(u.writes[e], lv.Var)
	}
}

// lose knows nothing of a variable any more.
func (u *uses) lose(v *cfg.Var) {
	if v != nil {
		u.lost[v] = true
	}
}

// cell looks at the use of a cell, one of some kind.
func (u *uses) cell(v *cfg.Var, index cfg.Expr, kind map[*cfg.Var]bool) {
	if kind != nil {
		kind[v] = true
		u.indexed(index)
	}
	u.expr(index)
}

// indexed notes which variables the index of a cell is computed from.
func (u *uses) indexed(index cfg.Expr) {
	u.related.index(index)
	cfg.Inspect(index, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok && l.LV.Var != nil {
			u.index[l.LV.Var] = true
		}
	})
}

// counted notes that a number in memory is increased.
func (u *uses) counted(e *cfg.Edge, a *cfg.Assign) {
	sum, ok := cfg.Uncast(a.RHS).(*cfg.Binary)
	if _, number := a.LHS.Type.(*cfg.Int); ok && number && sum.Op == cfg.Add && (a.LHS.Var == nil || !a.LHS.Var.Register()) {
		u.counts[e.From.Func] = append(u.counts[e.From.Func], a.LHS)
	}
}

// compared notes which variables are compared with each other.
func (u *uses) compared(x cfg.Expr) {
	var vs []*cfg.Var
	cfg.Inspect(x, func(y cfg.Expr) {
		if l, ok := y.(*cfg.Load); ok && l.LV.IsVariable() {
			vs = append(vs, l.LV.Var)
		}
	})
	if c, ok := x.(*cfg.Binary); ok && c.Op >= cfg.Eq && c.Op <= cfg.Ge && (isMember(c.X) || isMember(c.Y)) {
		for _, v := range vs {
			u.beside[v] = true
		}
	}
	for _, v := range vs {
		for _, w := range vs {
			u.pairs = append(u.pairs, [2]*cfg.Var{v, w})
		}
	}
}

// isMember reports whether an expression is a number that is no variable as a whole.
func isMember(x cfg.Expr) bool {
	l, ok := cfg.Uncast(x).(*cfg.Load)
	return ok && isInt(l.LV.Type) && !l.LV.IsVariable()
}

// leaks looks at an lvalue that is not the whole of a variable whose writes are listed.
func (u *uses) leaks(lv *cfg.LVal) {
	u.lose(lv.Var)
	if lv.Ptr != nil {
		u.expr(lv.Ptr)
	}
	for _, s := range lv.Path {
		for _, x := range []cfg.Expr{s.Index, s.Scale} {
			if x != nil {
				u.expr(x)
			}
		}
	}
}

// expr looks at an expression whose value may go anywhere.
func (u *uses) expr(x cfg.Expr) {
	switch x := x.(type) {
	case *cfg.Load:
		if v, index := lvalCell(x.LV); v != nil {
			u.cell(v, index, nil)
			return
		}
		if _, ok := x.LV.Type.(*cfg.Int); ok && x.LV.IsVariable() {
			return
		}
		u.leaks(x.LV)
		return
	case *cfg.AddrOf:
		u.leaks(x.LV)
		return
	case *cfg.Binary:
		if x.Op >= cfg.Eq && x.Op <= cfg.Ge && pointer(x.X) != nil {
			if _, null := cfg.IsConst(cfg.Uncast(x.Y)); null {
				return
			}
		}
	case *cfg.Unary:
		if x.Op == cfg.Not && pointer(x.X) != nil {
			return
		}
	}
	cfg.Subexprs(x, u.leaks, u.expr)
}
