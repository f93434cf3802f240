package unroll

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// facts are what is known about the program before any loop is unrolled.
type facts struct {
	fixed map[*cfg.Var]int64         // global variables that nothing writes after their initialisation
	makes map[*cfg.Func]bool         // functions that make something, or call functions that do
	jumps map[*cfg.Func]bool         // functions that call setjmp
	locks map[*cfg.Func]map[int]bool // by function: the parameters that lead it to locks that it takes
}

// gather looks through the program once.
func gather(p *cfg.Program) *facts {
	k := &facts{fixed: map[*cfg.Var]int64{}, makes: map[*cfg.Func]bool{}, jumps: map[*cfg.Func]bool{}, locks: map[*cfg.Func]map[int]bool{}}
	for _, v := range p.Globals {
		if _, ok := arithmetic(v.Type); ok && v.Storage == cfg.Global && !v.AddressTaken && !v.Extern {
			k.fixed[v] = 0
		}
	}
	calls := map[*cfg.Func][]*cfg.Func{}
	once := map[*cfg.Var]bool{}
	for _, f := range p.All() {
		k.locks[f] = locks(f)
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.Operands(e.Action, func(lv *cfg.LVal) {
					if lv.Var == nil || lv.Var.Storage != cfg.Global {
						return
					}
					a, ok := e.Action.(*cfg.Assign)
					if ok && f == p.Init && len(lv.Path) == 0 && !once[lv.Var] {
						if c, ok := cfg.IsConst(a.RHS); ok {
							if _, candidate := k.fixed[lv.Var]; candidate {
								k.fixed[lv.Var] = c
								once[lv.Var] = true
								return
							}
						}
					}
					delete(k.fixed, lv.Var)
				}, nil)
				switch a := e.Action.(type) {
				case *cfg.SetJmp:
					k.jumps[f] = true
				case *cfg.Call:
					if r, ok := a.Callee.(*cfg.FuncRef); ok {
						calls[f] = append(calls[f], r.Func)
					}
				}
				k.makes[f] = k.makes[f] || makes(e.Action)
			}
		}
	}
	// A few calls deep: what is made further away is not told apart by where the loop calls.
	for range maxDepth {
		var more []*cfg.Func
		for f, gs := range calls {
			if !k.makes[f] && slices.ContainsFunc(gs, func(g *cfg.Func) bool { return k.makes[g] }) {
				more = append(more, f)
			}
		}
		for _, f := range more {
			k.makes[f] = true
		}
	}
	return k
}

// maxDepth is how many calls what a loop makes may be away from it.
const maxDepth = 2

// makes reports whether an action makes something that has an identity of its own, or waits for a thread.
func makes(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Create:
		return a.Kind == cfg.NewThread
	case *cfg.Alloc:
		return a.Kind == cfg.Heap
	case *cfg.Join, *cfg.MutexInit, *cfg.BarrierInit, *cfg.SemInit:
		return true
	}
	return false
}

// locks lists the parameters of a function that lead it to locks: those in operands of its operations on locks, or
// that have been copied to a register there.
func locks(f *cfg.Func) map[int]bool {
	var named []cfg.Expr
	copies := map[*cfg.Var]*cfg.Var{}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			switch a := e.Action.(type) {
			case *cfg.Lock:
				named = append(named, a.Mutex)
			case *cfg.Assign:
				if l, ok := cfg.Uncast(a.RHS).(*cfg.Load); ok && l.LV.IsVariable() && a.LHS.IsVariable() && a.LHS.Var.Register() {
					copies[a.LHS.Var] = l.LV.Var
				}
			}
		}
	}
	out := map[int]bool{}
	for _, x := range named {
		cfg.Inspect(x, func(y cfg.Expr) {
			if l, ok := y.(*cfg.Load); ok && l.LV.Var != nil {
				v := l.LV.Var
				if copies[v] != nil {
					v = copies[v]
				}
				if i := slices.Index(f.Params, v); i >= 0 {
					out[i] = true
				}
			}
		})
	}
	return out
}

// useful reports whether a copy of the body for each pass can make anything definite: what it makes, which lock
// it takes, or has a function take that it calls, which element it fills with a pointer or with what depends on
// the pass; or how often it waits for a semaphore, if others post that.
func (k *facts) useful(l *loop) bool {
	changed := map[*cfg.Var]bool{}
	for _, n := range l.body {
		for _, e := range n.Out {
			cfg.Operands(e.Action, func(lv *cfg.LVal) {
				if lv.Var != nil && lv.Var.Register() {
					changed[lv.Var] = true
				}
			}, nil)
		}
	}
	varies := func(x cfg.Expr) (found bool) {
		cfg.Inspect(x, func(y cfg.Expr) {
			ld, ok := y.(*cfg.Load)
			found = found || ok && changed[ld.LV.Var]
		})
		return found
	}
	waits, posts := false, false
	for _, n := range l.body {
		for _, e := range n.Out {
			if !l.in[e.To] {
				continue // on the way out
			}
			if makes(e.Action) {
				return true
			}
			switch a := e.Action.(type) {
			case *cfg.Call:
				r, ok := a.Callee.(*cfg.FuncRef)
				if ok && k.makes[r.Func] {
					return true
				}
				for i, x := range a.Args {
					if ok && k.locks[r.Func][i] && varies(x) {
						return true
					}
				}
			case *cfg.Lock:
				if varies(a.Mutex) {
					return true
				}
			case *cfg.Unlock:
				if varies(a.Mutex) {
					return true
				}
			case *cfg.SemWait:
				if waits = true; varies(a.Sem) {
					return true
				}
			case *cfg.SemPost:
				if posts = true; varies(a.Sem) {
					return true
				}
			case *cfg.Assign:
				_, pointer := a.LHS.Type.(*cfg.Pointer)
				if (pointer || varies(a.RHS)) && varies(&cfg.AddrOf{LV: a.LHS}) && (a.LHS.Var == nil || !a.LHS.Var.Register()) {
					return true
				}
			}
		}
	}
	return waits && !posts
}

// tracked are the registers that decide how often a loop is passed: those that conditions in it ask about, and
// those that these are computed from.
func (k *facts) tracked(f *cfg.Func, l *loop) map[*cfg.Var]bool {
	tracked := map[*cfg.Var]bool{}
	var work []*cfg.Var
	track := func(x cfg.Expr) {
		cfg.Inspect(x, func(y cfg.Expr) {
			if ld, ok := y.(*cfg.Load); ok && ld.LV.Var != nil && ld.LV.Var.Register() && !tracked[ld.LV.Var] {
				tracked[ld.LV.Var] = true
				work = append(work, ld.LV.Var)
			}
		})
	}
	for _, n := range l.body {
		for _, e := range n.Out {
			if g, ok := e.Action.(*cfg.Guard); ok {
				track(g.Cond)
			}
		}
	}
	assigned := map[*cfg.Var][]cfg.Expr{}
	if len(work) > 0 {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if a, ok := e.Action.(*cfg.Assign); ok && a.LHS.Var != nil && a.LHS.Var.Register() {
					assigned[a.LHS.Var] = append(assigned[a.LHS.Var], a.RHS)
				}
			}
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, x := range assigned[v] {
			track(x)
		}
	}
	return tracked
}
