package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Functions that take nodes may be called by pointers: handlers of events, the task that a node is.
//
//	void (*handle)(struct event *);          t->run(t);
//
// Sound: what holds such a pointer is used by its type, as what holds pointers to nodes is: it leads to the kind by the
// types of the parameters, and so whatever may make it a pointer to another function (a conversion, a union, copies as
// bytes, code that is not in the program) drops the kind. So a call by a pointer of some type calls one of the functions
// of that very type of which the program takes the address ([flow.callees]), or it is undefined; each of these owns what
// it is given at its beginning, as functions do, and the caller has a node back if it has it back from all of them.
// Functions that return nodes, or that are given addresses of places which lead to some, are not called so: of these
// callers must know more.

// pointed are the functions of a program of which it takes the address, but for threads that begin with them.
func pointed(p *cfg.Program) (out []*cfg.Func) {
	edges(p, func(e *cfg.Edge) {
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			r, ok := x.(*cfg.FuncRef)
			if !ok || slices.Contains(out, r.Func) {
				return
			}
			switch a := e.Action.(type) {
			case *cfg.Call:
				if a.Callee == x {
					return
				}
			case *cfg.Create:
				if a.Kind == cfg.NewThread && a.Start == x {
					return // it is called with what the thread is given
				}
			}
			out = append(out, r.Func)
		})
	})
	return out
}

// functionRef looks at the address of a function that goes elsewhere.
func (s *scan) functionRef(x *cfg.FuncRef) {
	s.spoil(s.texts[x.Func.Result])
	ks := s.leads(x.Typ) | s.leads(x.Func.Type)
	p, ok := x.Typ.(*cfg.Pointer)
	if ks == 0 || ok && x.Func.HasBody() && cfg.Identical(p.Elem, x.Func.Type) && s.callable(x.Func.Type) {
		return
	}
	s.drop(ks)
}

// callable reports whether functions of a type may be called by pointers.
func (s *scan) callable(t *cfg.FuncType) bool {
	return !t.Variadic && s.leads(t.Result) == 0 && !slices.ContainsFunc(t.Params, func(x cfg.Type) bool {
		p, ok := x.(*cfg.Pointer)
		return ok && s.node(p.Elem) != 0
	})
}

// byPointer is the type of the functions that a call calls by a pointer to such, with as many arguments as they have
// parameters; or nil.
func (s *scan) byPointer(a *cfg.Call) *cfg.FuncType {
	if _, direct := a.Callee.(*cfg.FuncRef); direct || a.Each != nil {
		return nil
	}
	p, ok := a.Callee.Type().(*cfg.Pointer)
	if !ok {
		return nil
	}
	t, ok := p.Elem.(*cfg.FuncType)
	if !ok || len(t.Params) != len(a.Args) || !s.callable(t) {
		return nil
	}
	return t
}

// callees are the functions that a call may call.
func (f *flow) callees(a *cfg.Call) (out []*cfg.Func) {
	if ref, direct := a.Callee.(*cfg.FuncRef); direct {
		return []*cfg.Func{ref.Func}
	}
	if t := f.byPointer(a); t != nil {
		for _, fn := range f.pointed {
			if cfg.Identical(fn.Type, t) {
				out = append(out, fn)
			}
		}
	}
	return out
}

// givenBack reports whether the caller has a node that is passed back when the call returns, whatever that returns.
func (f *flow) givenBack(a *cfg.Call, i int) bool {
	all := f.callees(a)
	return len(all) > 0 && !slices.ContainsFunc(all, func(fn *cfg.Func) bool { return i >= len(fn.Params) || f.passed[fn.Params[i]] })
}
