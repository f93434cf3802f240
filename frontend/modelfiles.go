package frontend

import (
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// executed is the result of a call on files, which executions execute where it stands: a number that is not below
// -1, or any one where the model says nothing.
func (r *modelRun) executed() cfg.Expr {
	t := r.t.cfgType()
	var n cfg.Expr = &cfg.Nondet{Typ: t, Pos: r.pos, Func: r.m.Name, Args: r.file}
	if r.m.Result != "nondet" {
		n = binary(cfg.And, n, constOf(t, 1<<(8*t.Size()-1)-1), t)
	}
	return binary(cfg.Sub, n, constOf(t, 1), t)
}

// answered goes the way that the result of a call on files asks for. It reports whether the ways are told apart by
// their results.
func (r *modelRun) answered(ways []models.Branch) bool {
	tests := map[models.Arg]cfg.BinaryOp{"-1": cfg.Lt, "0": cfg.Eq, "some": cfg.Gt, "count": cfg.Ge}
	for _, w := range ways {
		if _, ok := tests[w.Result]; !ok || w.Kept || r.answer != nil || !r.t.isScalar() {
			return false
		}
	}
	f := r.f
	r.answer = f.saved(r.limited(r.executed()), r.pos)
	if r.res != nil {
		f.emit(&cfg.Assign{LHS: lvOf(r.res), RHS: r.answer}, r.pos)
	}
	var end point
	for _, w := range ways {
		if len(w.Steps) == 0 {
			continue
		}
		yes, no := f.guard(binary(tests[w.Result], r.answer, constOf(r.t.cfgType(), 0), r.b.Int), r.pos)
		f.cur = yes
		r.run(w.Steps)
		end = f.join(end, f.cur)
		f.cur = no
	}
	f.cur = f.join(end, f.cur)
	return true
}

// useFiles makes an execution a guess in which the call does something to files, or to the program's options, that
// is not executed.
func (r *modelRun) useFiles() {
	if strings.HasPrefix(r.m.Name, "getopt") { // it ends at once without options
		r.f.saved(&cfg.Nondet{Typ: r.b.Int, Pos: r.pos, Guess: true, Func: "options"}, r.pos)
		return
	}
	args, any := models.FileUse(r.m.Name)
	if args == nil && !any {
		return
	}
	n := &cfg.Nondet{Typ: r.b.Int, Pos: r.pos, Guess: true, Func: "files"}
	for _, i := range args {
		if v := r.arg(i); v != nil && v.t.kind == kInt {
			v.x = r.f.fixed(v.x, r.pos)
			n.Args = append(n.Args, v.x)
		}
	}
	r.f.saved(n, r.pos)
}
