package regions

import "github.com/mayrun-dev/mayrun/cfg"

// quietFunctions are those that are followed where they are called, and only there: all calls of them are in the text, with
// arguments as they expect them; they do not call themselves; and nothing that they do, or have done, takes or releases
// locks, starts or ends threads, or runs other code. So whatever is held where they are called is held all the time.
func quietFunctions(p *cfg.Program) map[*cfg.Func]bool {
	quiet := map[*cfg.Func]bool{}
	for _, fn := range p.Funcs {
		if fn.HasBody() && fn != p.Main && fn != p.Init && fn != p.TLSInit {
			quiet[fn] = true
		}
	}
	for _, fn := range p.Taken() {
		delete(quiet, fn)
	}
	calls := map[*cfg.Func][]*cfg.Func{}
	for e := range p.AllEdges() {
		a, call := e.Action.(*cfg.Call)
		if !call {
			if !quietAction(e.Action) {
				delete(quiet, e.From.Func)
			}
			continue
		}
		ref, direct := a.Callee.(*cfg.FuncRef)
		if !direct {
			delete(quiet, e.From.Func)
			continue
		}
		calls[e.From.Func] = append(calls[e.From.Func], ref.Func)
		if !fits(a, ref.Func) {
			delete(quiet, ref.Func)
		}
	}
	for changed := true; changed; {
		changed = false
		for fn := range quiet {
			if !quietCalls(fn, calls, quiet, map[*cfg.Func]bool{}) {
				delete(quiet, fn)
				changed = true
			}
		}
	}
	return quiet
}

// quietCalls reports whether a function calls quiet ones only, and not itself.
func quietCalls(fn *cfg.Func, calls map[*cfg.Func][]*cfg.Func, quiet, seen map[*cfg.Func]bool) bool {
	var visit func(g *cfg.Func) bool
	visit = func(g *cfg.Func) bool {
		for _, h := range calls[g] {
			if h == fn || !quiet[h] {
				return false
			}
			if !seen[h] {
				seen[h] = true
				if !visit(h) {
					return false
				}
			}
		}
		return true
	}
	return visit(fn)
}

// fits reports whether a call passes what the function expects, and takes what it returns.
func fits(a *cfg.Call, fn *cfg.Func) bool {
	if a.Each != nil || len(a.Args) != len(fn.Params) {
		return false
	}
	for i, x := range a.Args {
		if !cfg.Identical(x.Type(), fn.Params[i].Type) {
			return false
		}
	}
	return a.Result == nil || fn.Result != nil && cfg.Identical(a.Result.Type, fn.Result.Type)
}

// quietAction reports whether an action is one that a quiet function may do.
func quietAction(a cfg.Action) bool {
	switch a := a.(type) {
	case nil, *cfg.Skip, *cfg.Assign, *cfg.Guard, *cfg.Declare, *cfg.Return, *cfg.Alloc, *cfg.Free, *cfg.MemCopy, *cfg.MemSet,
		*cfg.Send, *cfg.Exit:
		return true
	case *cfg.Touch:
		return !a.Calls && !a.Deep
	}
	return false
}
