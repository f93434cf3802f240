package facts

import "github.com/mayrun-dev/mayrun/cfg"

// allocated finds the registers of a function that hold nothing but what it has allocated itself on the heap, or null:
// all that is assigned to them is that, or a copy of another one of these. Parameters are none.
func allocated(f *cfg.Func) map[*cfg.Var]bool {
	out := map[*cfg.Var]bool{}
	each := func(look func(cfg.Action)) {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				look(e.Action)
			}
		}
	}
	each(func(a cfg.Action) {
		if a, ok := a.(*cfg.Alloc); ok && a.Kind == cfg.Heap && !a.Shared && a.Result.Register() != nil {
			out[a.Result.Var] = true
		}
	})
	if len(out) == 0 {
		return nil
	}
	for n := 0; n != len(out); {
		n = len(out)
		each(func(a cfg.Action) {
			if a, ok := a.(*cfg.Assign); ok && a.LHS.Register() != nil && out[cfg.RegisterOf(cfg.Uncast(a.RHS))] {
				out[a.LHS.Var] = true
			}
		})
	}
	for _, v := range f.Params {
		delete(out, v)
	}
	for n := -1; n != len(out); {
		n = len(out)
		each(func(a cfg.Action) {
			switch a := a.(type) {
			case *cfg.Alloc:
				if a.Kind == cfg.Heap && !a.Shared {
					return
				}
			case *cfg.Assign:
				if cfg.IsNull(a.RHS) || out[cfg.RegisterOf(cfg.Uncast(a.RHS))] {
					return
				}
			}
			cfg.Operands(a, func(lv *cfg.LVal) { delete(out, lv.Var) }, nil)
		})
	}
	return out
}
