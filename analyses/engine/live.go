package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
)

// findLive finds out which registers of f may be read after a program point, with the usual dataflow analysis
// from the exit backwards. The others are left out of the states there: what they hold tells no executions
// apart any more, and its changes would be passed on for nothing.
func (x *engine) findLive(f *funcInfo) {
	var registers []*cfg.Var
	for _, vs := range [][]*cfg.Var{f.Params, f.Locals, {f.Result}} {
		for _, v := range vs {
			if v != nil && v.Register() {
				registers = append(registers, v)
				x.places[v.ID] = int32(len(registers))
			}
		}
	}
	live := map[*cfg.Node]bits{}
	for _, n := range f.Nodes {
		live[n] = newBits(len(registers) + 1)
	}
	if f.Result != nil && f.Result.Register() {
		live[f.Exit].add(int(x.places[f.Result.ID]))
	}
	for changed := true; changed; {
		changed = false
		for _, n := range slices.Backward(f.Nodes) { // they come in reverse postorder
			for _, e := range n.Out {
				before := slices.Clone(live[e.To])
				if v := assigned(e.Action); v != nil {
					before.remove(int(x.places[v.ID]))
				}
				if r, ok := e.Action.(*cfg.Return); ok && r.Value != nil && f.Result != nil {
					before.remove(int(x.places[f.Result.ID]))
				}
				read(e.Action, func(v *cfg.Var) { before.add(int(x.places[v.ID])) })
				changed = live[n].unite(before) || changed
			}
		}
	}
	for n, b := range live {
		if n == f.Entry || len(x.paths[n.ID]) > 0 {
			x.live[n.ID] = b
		}
	}
}

// assigned is the register that an action certainly assigns, or nil.
func assigned(a cfg.Action) *cfg.Var {
	var lv *cfg.LVal
	switch a := a.(type) {
	case *cfg.Assign:
		lv = a.LHS
	case *cfg.Call:
		lv = a.Result
	case *cfg.Declare:
		if a.Var.Register() {
			return a.Var
		}
	}
	if lv == nil || lv.Var == nil || len(lv.Path) > 0 || !lv.Var.Register() {
		return nil
	}
	return lv.Var
}

// read calls f for the registers that an action may read.
func read(a cfg.Action, f func(*cfg.Var)) {
	register := func(lv *cfg.LVal) {
		if lv != nil && lv.Var != nil && lv.Var.Register() {
			f(lv.Var)
		}
	}
	switch a.(type) {
	case *cfg.Assign, *cfg.Call: // their lvalue is written only
	default:
		cfg.Operands(a, register, func(cfg.Expr) {})
	}
	cfg.InspectAction(a, func(e cfg.Expr) {
		switch e := e.(type) {
		case *cfg.Load:
			register(e.LV)
		case *cfg.AddrOf:
			register(e.LV)
		}
	})
}

// prune leaves out the registers that are not live at n.
func (x *engine) prune(in states, n *cfg.Node) states {
	live := x.live[n.ID]
	out := in
	for i := range in {
		frame := in[i].state.Frame.Filter(func(id uint32, _ value.Value) bool { return live.has(int(x.places[id])) })
		if frame.Same(in[i].state.Frame) {
			continue
		}
		if &out[0] == &in[0] {
			out = slices.Clone(in)
		}
		out[i].state.Frame = frame
	}
	return out
}
