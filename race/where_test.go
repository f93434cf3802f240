package race

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Of its own, an activation of a function has its parameters and automatic variables, and nothing else.
func TestLocal(t *testing.T) {
	for _, s := range []cfg.Storage{cfg.Global, cfg.ThreadLocal, cfg.Local, cfg.Param, cfg.Temp} {
		if got, want := whereIs(&cfg.Var{Storage: s}, nil, Bytes{}).Local, s == cfg.Local || s == cfg.Param; got != want {
			t.Errorf("%v: %v", s, got)
		}
	}
	if whereIs(nil, nil, Bytes{}).Local {
		t.Error("what is allocated")
	}
}
