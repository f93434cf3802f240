package inline

import "github.com/mayrun-dev/mayrun/cfg"

// Functions that only ask whether what they are given holds, and end the program or do something else where it does not:
//
//	void check(int ok) { if (!ok) abort(); }          check(busy == 0);
//
// A call of one is the condition itself. So it is known of what is in it (busy), and not only of a parameter, how it has
// come out. What is given is evaluated when the function begins: nothing that anybody might notice is in between.

// maxQuestion is how many nodes such a function has at most.
const maxQuestion = 16

// asks reports whether a function does nothing with its only parameter but ask how a condition on that comes out, first
// of all.
func asks(f *cfg.Func) bool {
	if len(f.Params) != 1 || f.Result != nil || len(f.Nodes) > maxQuestion || len(f.Entry.In) > 0 || len(f.Entry.Out) == 0 {
		return false
	}
	p := f.Params[0]
	for _, e := range f.Entry.Out {
		if _, ok := e.Action.(*cfg.Guard); !ok {
			return false
		}
	}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			alone, mentioned := true, false
			cfg.Operands(e.Action, func(lv *cfg.LVal) { mentioned = mentioned || lv.Var == p }, nil)
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				if l, ok := x.(*cfg.Load); ok {
					mentioned = mentioned || l.LV.Var == p
					alone = alone && l.LV.Register() == p
				}
			})
			if n == f.Entry && !(alone && mentioned) || n != f.Entry && mentioned {
				return false
			}
		}
	}
	return true
}

// question reports whether a call is one of a function that only asks, which can be put in its place.
func (in *inliner) question(f *cfg.Func, e *cfg.Edge) bool {
	g := direct(e)
	if g == nil || g == f || in.callee(g) == nil || !asks(g) || in.made+len(g.Nodes) > maxGrowth {
		return false
	}
	action := e.Action.(*cfg.Call)
	if !in.matches(g, action) || action.Result != nil {
		return false
	}
	settled := true // the two ways look at one value
	cfg.Inspect(action.Args[0], func(x cfg.Expr) {
		if _, ok := x.(*cfg.Nondet); ok {
			settled = false
		}
	})
	return settled
}
