package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Functions that only look: they change registers, and nothing else, and do nothing that orders their thread with others.
// So a section goes on while one of them runs, and what the caller has found in a container is still there when it
// returns. It may be shown such a node: its accesses are made under the lock that the caller holds. And it may return what
// it has found itself.

// found is what functions that look return: nodes of a container, or null.
type found struct {
	root *cfg.LVal // the place outside of nodes in whose list they are, in terms of parameters; nil if that is not known
}

// looking finds the functions that only look.
func looking(p *cfg.Program) map[*cfg.Func]bool {
	out := map[*cfg.Func]bool{}
	for changed := true; changed; {
		changed = false
		for _, fn := range p.All() {
			if !out[fn] && looks(fn, out) {
				out[fn], changed = true, true
			}
		}
	}
	return out
}

func looks(fn *cfg.Func, known map[*cfg.Func]bool) bool {
	return !slices.ContainsFunc(fn.Nodes, func(n *cfg.Node) bool {
		return slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool {
			switch a := e.Action.(type) {
			case *cfg.Skip, *cfg.Guard, *cfg.Return:
				return false
			case *cfg.Assign:
				return a.LHS.Register() == nil
			case *cfg.Touch:
				return a.Write || a.Deep || a.Calls || a.Sent || a.Received || a.Atomic || a.Unit != nil
			case *cfg.Call:
				ref, direct := a.Callee.(*cfg.FuncRef)
				return !direct || !known[ref.Func] || a.Result != nil && a.Result.Register() == nil
			}
			return true
		})
	})
}

// shown reports whether a call shows a node, found in a container, to a function that only looks, and has no title to it.
func (f *flow) shown(a *cfg.Call, i int, st status) bool {
	ref, direct := a.Callee.(*cfg.FuncRef)
	return st.how == in && direct && f.looks[ref.Func] && i < len(ref.Func.Params) && !f.passed[ref.Func.Params[i]]
}

// returns follows a node of a container that a function returns.
func (f *flow) returns(fn *cfg.Func, st status) {
	root := (*cfg.LVal)(nil)
	if c := st.root; c != nil && !slices.ContainsFunc(c.regs, func(v *cfg.Var) bool {
		return !slices.Contains(fn.Params, v) || f.assigned(fn, v)
	}) {
		root = c.lv
	}
	switch old := f.finds[fn]; {
	case old == nil:
		f.finds[fn] = &found{root}
		f.changes++
	case old.root != nil && (root == nil || f.cell(old.root) != f.cell(root)):
		old.root = nil
		f.changes++
	}
}

// result is what a call of a function returns that only looks.
func (f *flow) result(a *cfg.Call, fn *cfg.Func) status {
	st := status{how: in, loose: true}
	if root := f.finds[fn].root; root != nil && len(a.Args) == len(fn.Params) {
		st.root = f.cell(inArguments(root, func(v *cfg.Var) cfg.Expr {
			if i := slices.Index(fn.Params, v); i >= 0 {
				return a.Args[i]
			}
			return nil
		}))
	}
	return st
}

// inArguments writes an lvalue with something else instead of registers.
func inArguments(lv *cfg.LVal, of func(*cfg.Var) cfg.Expr) *cfg.LVal {
	out := *lv
	var expr func(x cfg.Expr) cfg.Expr
	expr = func(x cfg.Expr) cfg.Expr {
		switch x := x.(type) {
		case *cfg.Load:
			if v := x.LV.Register(); v != nil {
				if y := of(v); y != nil {
					return y
				}
				return x
			}
			return &cfg.Load{LV: inArguments(x.LV, of)}
		case *cfg.AddrOf:
			return &cfg.AddrOf{LV: inArguments(x.LV, of), Typ: x.Typ}
		case *cfg.Cast:
			y := *x
			y.X = expr(x.X)
			return &y
		case *cfg.Unary:
			y := *x
			y.X = expr(x.X)
			return &y
		case *cfg.Binary:
			y := *x
			y.X, y.Y = expr(x.X), expr(x.Y)
			return &y
		}
		return x // see cell.expression
	}
	if lv.Ptr != nil {
		out.Ptr = expr(lv.Ptr)
	}
	out.Path = slices.Clone(lv.Path)
	for i, step := range out.Path {
		if step.Index != nil {
			out.Path[i].Index = expr(step.Index)
		}
	}
	return &out
}
