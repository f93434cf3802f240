package inline

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Functions that start a thread with what they are given, as programs have them that look after attributes and errors in
// one place:
//
//	pthread_t begin(void *(*f)(void *), void *arg) {       for (i = 0; i < n; i++)
//		pthread_t t;                                               id[i] = begin(work, &job[i]);
//		if (pthread_create(&t, 0, f, arg)) abort();
//		return t;
//	}
//
// Their callers start the thread themselves then: so each call is a creation of its own, and it is known of the function,
// the argument and the variable of the identifier what the caller knows of them.
//
// Such a function may have variables in memory, such as t: they become the caller's. They live longer there, and nobody
// can tell: their addresses are followed, or given to library functions that do not keep them, and end with the call
// ([lent]). Each call begins their life anew.

// maxStarter is how many nodes such a function has at most: what it says of errors is much of it.
const maxStarter = 160

// starter reports whether a call is one of a function that starts a thread, which can be put in its place.
func (in *inliner) starter(f *cfg.Func, e *cfg.Edge) bool {
	g := direct(e)
	if g == nil || g == f || !in.starts(g) || in.made+len(g.Nodes) > maxGrowth {
		return false
	}
	return in.fitting(g, e.Action.(*cfg.Call))
}

// starts reports whether a function starts a thread with what it is given, once, and can be put into others.
func (in *inliner) starts(f *cfg.Func) bool {
	yes, known := in.starters[f]
	if !known {
		yes = starts(f)
		in.starters[f] = yes
	}
	if yes && in.fits[f] == nil {
		in.fits[f] = &callee{make([]bool, len(f.Params)), make([]bool, len(f.Params))}
	}
	return yes
}

func starts(f *cfg.Func) bool {
	if len(f.Params) == 0 || len(f.Nodes) > maxStarter || f.NoReturn || f.Type.Variadic {
		return false
	}
	u := usesOf(f)
	for _, vs := range [][]*cfg.Var{f.Params, {f.Result}} {
		for _, v := range vs {
			if v != nil && (u.taken[v] > 0 || !cfg.IsScalar(v.Type)) {
				return false // it would need a life of its own
			}
		}
	}
	given := false
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			switch a := e.Action.(type) {
			case *cfg.Create:
				if a.Kind != cfg.NewThread || cfg.Reachable(e.To, nil)[n] {
					return false
				}
				given = given || mentions(f, a.Start) || mentions(f, a.Arg)
			case *cfg.MemSet, *cfg.MemCopy, *cfg.Free:
			case *cfg.Alloc:
				if a.Kind != cfg.Heap {
					return false
				}
			default:
				if !plain(a) {
					return false
				}
			}
			if !lent(f, e.Action) {
				return false
			}
		}
	}
	return given
}

// mentions reports whether an expression depends on what is in variables of a function.
func mentions(f *cfg.Func, x cfg.Expr) (yes bool) {
	cfg.Inspect(x, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok && l.LV.Var != nil && l.LV.Var.Func == f {
			yes = true
		}
	})
	return yes
}

// lent reports whether an action does no more with addresses of a function's variables than follow them, itself or in
// the library, which does not keep them: nothing that outlives the action holds one.
func lent(f *cfg.Func, a cfg.Action) bool {
	var followed []cfg.Expr
	switch a := a.(type) {
	case *cfg.Touch:
		if !a.Calls {
			followed = []cfg.Expr{a.Ptr}
		}
	case *cfg.MemSet:
		followed = []cfg.Expr{a.Dst}
	case *cfg.MemCopy:
		followed = []cfg.Expr{a.Dst, a.Src}
	case *cfg.Create:
		followed = []cfg.Expr{a.Thread, a.Attr}
	}
	ok := true
	cfg.Operands(a, nil, func(x cfg.Expr) {
		if !slices.Contains(followed, x) && holds(f, x) {
			ok = false
		}
	})
	return ok
}

// holds reports whether the value of an expression may be the address of one of a function's variables, or made of it.
func holds(f *cfg.Func, x cfg.Expr) bool {
	switch x := x.(type) {
	case *cfg.Load:
		return false // lent: no variable holds one
	case *cfg.AddrOf:
		if x.LV.Var != nil && x.LV.Var.Func == f {
			return true
		}
	}
	yes := false
	part := func(x cfg.Expr) { yes = yes || x != nil && holds(f, x) }
	cfg.Subexprs(x, func(lv *cfg.LVal) {
		part(lv.Ptr)
		for _, s := range lv.Path {
			part(s.Index)
		}
	}, part)
	return yes
}

// constant reports whether an argument has one value in all of what is put in the place of a call: it is made of
// registers of the caller, which nothing changes there. (A static variable of its lies in memory, where others change it.)
func (u *uses) constant(x cfg.Expr) bool {
	ok := true
	cfg.Inspect(x, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Load:
			v := x.LV.Var
			ok = ok && x.LV.IsVariable() && !x.LV.Volatile && (v.Storage == cfg.Local || v.Storage == cfg.Param) && cfg.IsScalar(v.Type) && u.taken[v] == 0
		case *cfg.Nondet, *cfg.Self:
			ok = false
		}
	})
	return ok
}

// written reports whether a function changes a parameter.
func written(f *cfg.Func, p *cfg.Var) (yes bool) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			cfg.Operands(e.Action, func(lv *cfg.LVal) { yes = yes || lv.Var == p }, nil)
		}
	}
	return yes
}
