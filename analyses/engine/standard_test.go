package engine_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// What a library keeps, functions of libraries call back, but not those of the C library: unless they are given
// functions themselves.
func TestStandardFunctions(t *testing.T) {
	for _, c := range []struct {
		name            string
		standard, given bool
		want            race.Verdict
	}{
		{"a function of some library", false, false, race.Unknown},
		{"one of the C library", true, false, race.RaceFree},
		{"one of the C library that is given a function", true, true, race.Unknown},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := cfg.NewBuilder(cfg.LP64)
			x := b.Global("x", b.Int)
			hook := b.Func("hook", b.Void)
			hook.Assign(cfg.VarLV(x), cfg.Num(b.Int, 1))
			pointer := b.PointerTo(hook.Func.Type)
			keep := b.Extern("keep", &cfg.FuncType{Params: []cfg.Type{pointer}, Result: b.Void})
			call := b.Extern("call", &cfg.FuncType{Params: []cfg.Type{pointer}, Result: b.Void})
			call.Standard = c.standard
			worker := b.Func("worker", b.VoidPtr(), b.Param("arg", b.VoidPtr()))
			arg := cfg.Expr(cfg.Null(pointer))
			if c.given {
				arg = &cfg.FuncRef{Func: hook.Func, Typ: pointer}
			}
			worker.Call(nil, call, arg)
			main := b.Func("main", b.Int)
			main.Call(nil, keep, &cfg.FuncRef{Func: hook.Func, Typ: pointer})
			id := main.Local("id", b.ULong)
			main.Create(b.Addr(id), worker, cfg.Null(b.VoidPtr()))
			main.Assign(cfg.VarLV(x), cfg.Num(b.Int, 2))
			p, err := b.Finish()
			if err != nil {
				t.Fatal(err)
			}
			if r := analyse(t, p, engine.Options{}); r.Verdict != c.want {
				t.Errorf("the verdict is %v, not %v", r.Verdict, c.want)
			}
		})
	}
}
