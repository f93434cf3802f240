package facts

import "github.com/mayrun-dev/mayrun/cfg"

// Functions that run once because they are what a control of pthread_once stands before:
//
//	static pthread_once_t made = PTHREAD_ONCE_INIT;
//	pthread_once(&made, make);                         make runs once, whichever thread comes first
//
// Sound: a control that nothing but such calls names, beside its own initialisation, is what it is initialised as, and so
// whoever comes behind the begin with it does that as the only one in the process, unless an initialisation ends before it
// is over: because its thread is cancelled, or exits. Of programs that cancel threads, and where code may exit the thread,
// or call what is not known, nothing is said; nor of those that jump ([Program.Single]). A handler of a signal that
// interrupts the initialisation must not exit the thread: neither pthread_once nor pthread_exit is among what may be called
// then (POSIX, XSH 2.4.3).

// Single reports whether the process passes an edge at most once, in any thread, because it is one of such a function.
// ([Program.Once] is about the main thread.)
func (p *Program) Single(e *cfg.Edge) bool {
	f := p.funcs[e.From.Func.ID]
	return f != nil && f.initialises && !onCycle(f.loops, e.From) && !p.Jumps
}

// findInitialisers finds the functions that only one control each stands before.
func (p *Program) findInitialisers(fs []*cfg.Func, byPointer func(*cfg.Func) bool, calls [][]*cfg.Edge) {
	controls := map[*cfg.Var]bool{} // false: something else is done with it
	for _, f := range fs {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.Cancel:
					return
				case *cfg.OnceBegin:
					if v := control(a.Control); v != nil {
						controls[v] = true
					}
				}
			}
		}
	}
	for _, f := range fs {
		before := p.program.Init != nil && f.ID == p.program.Init.ID // main: there it may be initialised
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				only := onlyControl(e.Action)
				named := func(lv *cfg.LVal) {
					if v := lv.Var; v != nil && v != only && controls[v] {
						controls[v] = false
					}
				}
				if !before {
					cfg.LValues(e.Action, named)
					continue
				}
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					if a, ok := x.(*cfg.AddrOf); ok {
						named(a.LV)
					}
				})
			}
		}
	}
	for _, f := range fs {
		p.funcs[f.ID].initialises = !byPointer(f) && behind(calls[f.ID], controls) && p.comesToEnd(f)
	}
}

// control is the variable that an operation on a control is about, if it is one of the program's own.
func control(x cfg.Expr) *cfg.Var {
	a, ok := x.(*cfg.AddrOf)
	if !ok || !a.LV.IsVariable() {
		return nil
	}
	if v := a.LV.Var; v.Storage == cfg.Global && !v.Extern && !v.Weak && !v.Several && !v.Standard {
		return v
	}
	return nil
}

// onlyControl is the control that an action is about, and nothing else.
func onlyControl(a cfg.Action) *cfg.Var {
	switch a := a.(type) {
	case *cfg.OnceBegin:
		return control(a.Control)
	case *cfg.OnceDone:
		return control(a.Control)
	case *cfg.OnceWait:
		return control(a.Control)
	}
	return nil
}

// behind reports whether all calls of a function come right behind the begin of one and the same control.
func behind(calls []*cfg.Edge, controls map[*cfg.Var]bool) bool {
	var one *cfg.Var
	for _, e := range calls {
		if len(e.From.In) != 1 {
			return false
		}
		begin, ok := e.From.In[0].Action.(*cfg.OnceBegin)
		if !ok {
			return false
		}
		v := control(begin.Control)
		if v == nil || !controls[v] || one != nil && v != one {
			return false
		}
		one = v
	}
	return one != nil
}

// comesToEnd reports whether a function returns, or ends the process, or goes on for ever, by all that is in the text.
func (p *Program) comesToEnd(f *cfg.Func) bool {
	seen := map[*cfg.Func]bool{f: true}
	for work := []*cfg.Func{f}; len(work) > 0; {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.ThreadExit, *cfg.Havoc:
					return false
				case *cfg.Touch:
					if a.Calls {
						return false
					}
				case *cfg.Call:
					r, ok := a.Callee.(*cfg.FuncRef)
					if !ok || !r.Func.HasBody() {
						return false
					}
					if !seen[r.Func] {
						seen[r.Func] = true
						work = append(work, p.funcs[r.Func.ID].Func)
					}
				}
			}
		}
	}
	return true
}
