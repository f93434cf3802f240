package frontend

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// callback calls a function that the program handed over.
func (r *modelRun) callback(fn cfg.Expr, args []models.Arg, each *cfg.Var) {
	c := &cfg.Call{Callee: fn, Each: each}
	ft := calleeType(fn)
	if plain := function0(fn); ft != nil {
		if pt := calleeType(plain); pt != nil && len(pt.Params) == len(ft.Params) {
			c.Callee, ft = plain, pt
		}
	}
	if ft == nil && cfg.IsNull(fn) {
		return
	}
	xs := make([]cfg.Expr, len(args))
	for i, a := range args {
		xs[i] = r.operand(a)
	}
	if ft == nil {
		// Its type does not say that it is a function. What it is called with does, by where it has pointers and numbers.
		t := &ctype{kind: kFunc, result: r.b.void, proto: true}
		for _, x := range xs {
			p := r.b.voidPtr
			if _, number := x.Type().(*cfg.Int); number {
				p = r.b.sizeT()
			}
			t.params = append(t.params, p)
		}
		c.Callee = castTo(fn, r.b.pointer(t).cfgType())
		ft = t.cfgType().(*cfg.FuncType)
	}
	for i, x := range xs {
		switch {
		case i < len(ft.Params) && cfg.IsScalar(ft.Params[i]):
			x = castTo(x, ft.Params[i])
		case i >= len(ft.Params) && !ft.Variadic:
			continue
		}
		c.Args = append(c.Args, x)
	}
	for i := len(c.Args); i < len(ft.Params); i++ {
		c.Args = append(c.Args, &cfg.Nondet{Typ: ft.Params[i], Pos: r.pos, Any: true})
	}
	if cfg.IsScalar(ft.Result) && mentions(r.m.Steps, "returned") {
		r.returned = r.f.temp(ft.Result)
		c.Result = lvOf(r.returned)
	}
	r.f.emit(c, r.pos)
}

// callEach calls a function that lies in an object of the library, if there is one.
func (r *modelRun) callEach(s models.Step) {
	f := r.f
	r.it = f.temp(r.b.voidPtr.cfgType())
	f.emit(&cfg.Assign{LHS: lvOf(r.it), RHS: castTo(r.ptr(s.Args[0]), r.it.Type)}, r.pos)
	from := f.here()
	f.emit(&cfg.Skip{}, r.pos) // a choice of its own, before that of the guards
	there, no := f.guard(load(r.it), r.pos)
	f.cur = there
	r.callback(r.ptr(s.Args[1]), s.Args[2:], r.it)
	f.cur = f.join(f.cur, no)
	end := f.cur
	f.cur = point{node: from} // there may be none, or none that is called now
	f.emit(&cfg.Skip{}, r.pos)
	f.cur = f.join(end, f.cur)
}

// mentions reports whether an operand of some step contains a word.
func mentions(steps []models.Step, word string) bool {
	return slices.ContainsFunc(steps, func(s models.Step) bool {
		return slices.ContainsFunc(s.Args, func(a models.Arg) bool { return strings.Contains(a, word) }) || mentions(s.Body, word) ||
			slices.ContainsFunc(s.Branches, func(b models.Branch) bool { return strings.Contains(b.Result, word) || mentions(b.Steps, word) })
	})
}

// calleeType is the type of the function that a pointer points to; nil if it does not point to a function.
func calleeType(x cfg.Expr) *cfg.FuncType {
	if p, ok := x.Type().(*cfg.Pointer); ok {
		f, _ := p.Elem.(*cfg.FuncType)
		return f
	}
	return nil
}
