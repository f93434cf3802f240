package cfg

import "slices"

// LiveRegisters are, for each node of a function, the registers that may be read from there on before they are given other
// values. Of the result it says nothing: who calls the function reads it where it returns.
func LiveRegisters(f *Func) map[*Node]map[*Var]bool {
	live := map[*Node]map[*Var]bool{}
	for _, n := range f.Nodes {
		live[n] = map[*Var]bool{}
	}
	for changed := true; changed; {
		changed = false
		for _, n := range slices.Backward(f.Nodes) { // they come in reverse postorder
			before := len(live[n])
			for _, e := range n.Out {
				set := map[*Var]bool{}
				AssignedRegisters(e.Action, func(v *Var) { set[v] = true })
				for v := range live[e.To] {
					if !set[v] {
						live[n][v] = true
					}
				}
				ReadRegisters(e.Action, func(v *Var) { live[n][v] = true })
			}
			changed = changed || len(live[n]) != before
		}
	}
	return live
}

// AssignedRegisters visits the registers that an action certainly gives other values.
func AssignedRegisters(a Action, visit func(*Var)) {
	all := func(lvs ...*LVal) {
		for _, lv := range lvs {
			if v := lv.Register(); v != nil {
				visit(v)
			}
		}
	}
	switch a := a.(type) {
	case *Assign:
		all(a.LHS)
	case *AtomicLoad:
		all(a.Result)
	case *AtomicRMW:
		all(a.Old, a.New)
	case *AtomicCAS:
		all(a.Success, a.Observed)
	case *Call:
		all(a.Result)
	case *Declare:
		if a.Var.Register() {
			visit(a.Var)
		}
	}
}

// ReadRegisters visits the registers that an action may read: all that it mentions, but as what it gives other values.
func ReadRegisters(a Action, visit func(*Var)) {
	register := func(lv *LVal) {
		if lv != nil && lv.Var != nil && lv.Var.Register() {
			visit(lv.Var)
		}
	}
	switch a := a.(type) {
	case *Assign, *Call:
	case *AtomicLoad:
		register(a.Source)
	case *AtomicRMW:
		register(a.Target)
	case *AtomicCAS:
		register(a.Target)
	default:
		Operands(a, register, nil)
	}
	InspectAction(a, func(e Expr) {
		switch e := e.(type) {
		case *Load:
			register(e.LV)
		case *AddrOf:
			register(e.LV)
		}
	})
}
