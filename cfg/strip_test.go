package cfg_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What is around an expression is taken off it.
func TestStripped(t *testing.T) {
	ts := cfg.NewTypes(cfg.LP64)
	zero := &cfg.Const{Typ: ts.Int}
	pointer := &cfg.Cast{Typ: ts.PointerTo(ts.Int), X: &cfg.Cast{Typ: ts.Long, X: zero}}
	if cfg.Uncast(pointer) != cfg.Expr(zero) || !cfg.IsNull(pointer) || cfg.IsNull(&cfg.Const{Typ: ts.Int, Bits: 1}) {
		t.Error("conversions of 0")
	}
	v := &cfg.Load{LV: &cfg.LVal{Var: &cfg.Var{Type: ts.Int}, Type: ts.Int}}
	not := func(x cfg.Expr) cfg.Expr { return &cfg.Unary{Op: cfg.Not, X: x, Typ: ts.Int} }
	for n, cond := range []cfg.Expr{v, not(v), not(not(v))} {
		if x, truth := cfg.Unnegated(cond, true); x != cfg.Expr(v) || truth != (n%2 == 0) {
			t.Errorf("%d negations: %v, %t", n, x, truth)
		}
	}
	if cfg.IsNull(v) || !v.LV.IsVariable() || (*cfg.LVal)(nil).IsVariable() || cfg.IsVoid(ts.Int) || !cfg.IsVoid(ts.Void) {
		t.Error("variables, and void")
	}
}
