package inline

import "github.com/mayrun-dev/mayrun/cfg"

// uses is what a function does with the addresses of variables, and whom it calls.
type uses struct {
	taken map[*cfg.Var]int // how often the address of a variable is taken, or an atomic action works on it
	calls []*cfg.Edge
	jumps bool // it calls setjmp
}

func usesOf(f *cfg.Func) *uses {
	u := &uses{taken: map[*cfg.Var]int{}}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			switch e.Action.(type) {
			case *cfg.SetJmp:
				u.jumps = true
			case *cfg.Call:
				u.calls = append(u.calls, e)
			}
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				if a, ok := x.(*cfg.AddrOf); ok && a.LV.Var != nil {
					u.taken[a.LV.Var]++
				}
			})
			if lv := cfg.AtomicTarget(e.Action); lv != nil && lv.Var != nil {
				u.taken[lv.Var]++
			}
		}
	}
	return u
}

// callee is a function that can be put into others.
type callee struct {
	outlets []bool // of its parameters: it only follows them
	atomics []bool // and works on what they lead to atomically
}

// callee is what is known of a function that can be put into others; nil if it cannot.
func (in *inliner) callee(f *cfg.Func) *callee {
	if f == nil {
		return nil
	}
	if c, ok := in.fits[f]; ok {
		return c
	}
	in.fits[f] = nil
	if c := newCallee(f); c != nil {
		in.fits[f] = c
	}
	return in.fits[f]
}

func newCallee(f *cfg.Func) *callee {
	if len(f.Nodes) > maxSize || f.NoReturn || f.Type.Variadic {
		return nil
	}
	u := usesOf(f)
	for _, vs := range [][]*cfg.Var{f.Params, f.Locals, {f.Result}} {
		for _, v := range vs {
			if v != nil && (u.taken[v] > 0 || !cfg.IsScalar(v.Type)) {
				return nil // it lives as long as the activation
			}
		}
	}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			if !plain(e.Action) {
				return nil
			}
		}
	}
	c := &callee{make([]bool, len(f.Params)), make([]bool, len(f.Params))}
	for i, p := range f.Params {
		c.outlets[i], c.atomics[i] = outlet(f, p), atomically(f, p)
	}
	return c
}

// plain reports whether an action is the same in another function: it has to do with no frame, and with no thread but
// the running one.
func plain(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.Call:
		return a.Each == nil
	case *cfg.Assign, *cfg.Guard, *cfg.Skip, *cfg.Declare, *cfg.Return, *cfg.Touch, *cfg.Exit, *cfg.AtomicLoad, *cfg.AtomicStore,
		*cfg.AtomicRMW, *cfg.AtomicCAS, *cfg.Fence, *cfg.AtomicBegin, *cfg.AtomicEnd, *cfg.Lock, *cfg.Unlock:
		return true
	}
	return false
}

// outlet reports whether a function does nothing with a parameter but follow it to what it points to, as a whole.
func outlet(f *cfg.Func, p *cfg.Var) bool {
	to, ok := p.Type.(*cfg.Pointer)
	if !ok || !cfg.IsScalar(to.Elem) {
		return false
	}
	mentioned, followed := 0, 0
	lval := func(lv *cfg.LVal) {
		if lv.Var == p {
			mentioned += 2 // it is written, or part of it is
		}
		if l, ok := lv.Ptr.(*cfg.Load); ok && l.LV.Var == p && len(lv.Path) == 0 && cfg.Identical(lv.Type, to.Elem) {
			followed++
		}
	}
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			cfg.Operands(e.Action, lval, nil)
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				switch x := x.(type) {
				case *cfg.Load:
					if x.LV.Var == p {
						mentioned++
					} else {
						lval(x.LV)
					}
				case *cfg.AddrOf:
					if x.LV.Var == p {
						mentioned++ // its own address is taken
					}
				}
			})
		}
	}
	return mentioned == followed
}

// atomically reports whether an atomic action works on what a parameter points to: that has to lie in memory.
func atomically(f *cfg.Func, p *cfg.Var) bool {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			if lv := cfg.AtomicTarget(e.Action); lv != nil {
				if l, ok := lv.Ptr.(*cfg.Load); ok && l.LV.Var == p {
					return true
				}
			}
		}
	}
	return false
}
