package stamps

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// registers are those that may be read from some point of a function on.
type registers map[*cfg.Var]bool

func (r registers) has(v *cfg.Var) bool { return r[v] }

// living finds them, at each node of a function.
func living(fn *cfg.Func) map[*cfg.Node]registers {
	live := map[*cfg.Node]registers{}
	for _, n := range fn.Nodes {
		live[n] = registers{}
	}
	for changed := true; changed; {
		changed = false
		for _, n := range slices.Backward(fn.Nodes) {
			for _, e := range n.Out {
				before := len(live[n])
				set := registers{}
				overwritten(e.Action, func(v *cfg.Var) { set[v] = true })
				for v := range live[e.To] {
					if !set.has(v) {
						live[n][v] = true
					}
				}
				reads(e.Action, func(v *cfg.Var) { live[n][v] = true })
				changed = changed || len(live[n]) != before
			}
		}
	}
	return live
}

// overwritten calls f for the registers that an action certainly gives other values.
func overwritten(a cfg.Action, f func(*cfg.Var)) {
	all := func(lvs ...*cfg.LVal) {
		for _, lv := range lvs {
			if v := lv.Register(); v != nil {
				f(v)
			}
		}
	}
	switch a := a.(type) {
	case *cfg.Assign:
		all(a.LHS)
	case *cfg.AtomicLoad:
		all(a.Result)
	case *cfg.AtomicRMW:
		all(a.Old, a.New)
	case *cfg.AtomicCAS:
		all(a.Success, a.Observed)
	case *cfg.Call:
		all(a.Result)
	case *cfg.Declare:
		f(a.Var)
	}
}

// reads calls f for the registers that an action reads.
func reads(a cfg.Action, f func(*cfg.Var)) {
	cfg.InspectAction(a, func(x cfg.Expr) {
		if v := cfg.RegisterOf(x); v != nil && v.Register() {
			f(v)
		}
	})
}
