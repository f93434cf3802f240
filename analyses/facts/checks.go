package facts

import "github.com/mayrun-dev/mayrun/cfg"

// checks lists the parameters of f that are not zero whenever f returns, where f does nothing else than look at
// them:
//
//	void require(int c) { if (!c) abort(); }
//
// A call of such a function is a guard: nothing that its thread does comes between the evaluation of the
// arguments and the return, so that what a guard may conclude from the argument's expression holds here too.
func checks(f *cfg.Func) []int {
	back := map[*cfg.Node]bool{f.Exit: true} // nodes from which f may return
	work := []*cfg.Node{f.Exit}
	edges := map[*cfg.Node][]*cfg.Edge{} // that lead to them
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range n.In {
			switch a := e.Action.(type) {
			case *cfg.Skip, *cfg.Guard, *cfg.Unregister:
			case *cfg.Return:
			case *cfg.Exit, *cfg.ThreadExit, *cfg.LongJmp:
				continue
			case *cfg.Call:
				if r, ok := a.Callee.(*cfg.FuncRef); ok && r.Func.NoReturn {
					continue
				}
				return nil
			default:
				return nil
			}
			edges[e.From] = append(edges[e.From], e)
			if !back[e.From] {
				back[e.From] = true
				work = append(work, e.From)
			}
		}
	}
	var out []int
	for i, p := range f.Params {
		if p.Register() && cfg.IsScalar(p.Type) && !avoids(f, edges, p) {
			out = append(out, i)
		}
	}
	return out
}

// avoids reports whether there is a way through f along some edges on which no guard requires that the register
// p is not zero.
func avoids(f *cfg.Func, edges map[*cfg.Node][]*cfg.Edge, p *cfg.Var) bool {
	reached := map[*cfg.Node]bool{f.Entry: true}
	for work := []*cfg.Node{f.Entry}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range edges[n] {
			if g, ok := e.Action.(*cfg.Guard); ok && requires(g.Cond, g.Truth, p) || reached[e.To] {
				continue
			}
			reached[e.To] = true
			work = append(work, e.To)
		}
	}
	return reached[f.Exit]
}

// requires reports whether a condition can only hold (truth) or fail if the register p is not zero.
func requires(cond cfg.Expr, truth bool, p *cfg.Var) bool {
	switch x := cond.(type) {
	case *cfg.Unary:
		return x.Op == cfg.Not && requires(x.X, !truth, p)
	case *cfg.Cast:
		return truth && requires(x.X, true, p) // a conversion of zero is zero
	case *cfg.Binary:
		if n, ok := cfg.IsConst(x.Y); ok && n == 0 && (x.Op == cfg.Ne && truth || x.Op == cfg.Eq && !truth) {
			return requires(x.X, true, p)
		}
	case *cfg.Load:
		return truth && x.LV.Var == p && len(x.LV.Path) == 0
	}
	return false
}
