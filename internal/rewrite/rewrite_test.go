package rewrite_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/rewrite"
)

// TestCopy: the copy has another variable, and nothing in common with what was copied but what part hands out; shared
// conditions stay shared.
func TestCopy(t *testing.T) {
	ts := cfg.NewTypes(cfg.LP64)
	x, y := &cfg.Var{Name: "x", Type: ts.Int}, &cfg.Var{Name: "y", Type: ts.Int}
	part := func(p any) (any, bool) {
		switch p := p.(type) {
		case *cfg.Var:
			return y, true
		case cfg.Type:
			return p, true
		}
		return nil, false
	}
	cond := cfg.Op(cfg.Gt, cfg.Read(x), cfg.Num(ts.Int, 3))
	yes, no := &cfg.Guard{Cond: cond, Truth: true}, &cfg.Guard{Cond: cond}
	shared := map[any]any{}
	a, b := rewrite.Copy[cfg.Action](yes, part, shared).(*cfg.Guard), rewrite.Copy[cfg.Action](no, part, shared).(*cfg.Guard)
	if got := a.Cond.String(); got != "y > 3" || cond.String() != "x > 3" {
		t.Errorf("%s became %s", cond, got)
	}
	if a.Cond != b.Cond || a.Cond == cfg.Expr(cond) || !a.Truth || b.Truth {
		t.Errorf("%v and %v do not share a condition of their own", a, b)
	}
	if one, other := rewrite.Copy(cond, part, nil), rewrite.Copy(cond, part, nil); one == other {
		t.Error("copies share what they are not to share")
	}
	var none cfg.Expr
	if rewrite.Copy(none, part, nil) != nil {
		t.Error("nothing became something")
	}
}
