package facts

import "github.com/mayrun-dev/mayrun/cfg"

// Once reports whether the process passes an edge at most once: it is on no cycle, and in main or in a function that is
// called from one place, which is passed at most once itself, and by no pointer.
func (p *Program) Once(e *cfg.Edge) bool {
	f := p.funcs[e.From.Func.ID]
	return f != nil && f.once && !onCycle(f.loops, e.From) && !p.Jumps // after a jump, whatever has run may run again
}

// Repeats reports whether the text of the program gives a reason to expect that the process passes an edge more than
// once: there is a cycle, or several calls lead there. It proves nothing.
func (p *Program) Repeats(e *cfg.Edge) bool {
	f := p.funcs[e.From.Func.ID]
	return f == nil || !f.once || onCycle(f.loops, e.From)
}

// A loop is what lies between the target and the source of a backward edge, by the order of nodes. Each cycle has a
// backward edge that spans any of its nodes: the first one behind it that leads to or before it.
type loop struct{ first, last int }

func loopsOf(f *cfg.Func) (loops []loop) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			if e.To.Order <= e.From.Order {
				loops = append(loops, loop{e.To.Order, e.From.Order})
			}
		}
	}
	return loops
}

func onCycle(loops []loop, n *cfg.Node) bool {
	for _, l := range loops {
		if l.first <= n.Order && n.Order <= l.last {
			return true
		}
	}
	return false
}

// findOnce finds the functions that run at most once.
func (p *Program) findOnce(fs []*cfg.Func, taken map[*cfg.Func]bool) {
	byPointer := newBits(len(p.funcs))
	for f := range taken {
		byPointer.add(f.ID)
	}
	calls := make([][]*cfg.Edge, len(p.funcs)) // of a function
	for _, f := range fs {
		p.funcs[f.ID].loops = loopsOf(f)
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if a, ok := e.Action.(*cfg.Call); ok {
					if r, ok := a.Callee.(*cfg.FuncRef); ok {
						calls[r.Func.ID] = append(calls[r.Func.ID], e)
					}
				}
			}
		}
	}
	if p.Onces {
		p.findInitialisers(fs, func(f *cfg.Func) bool { return byPointer.has(f.ID) }, calls)
	}
	if p.program.Main == nil {
		return
	}
	for _, f := range fs {
		// Follow the only calls that lead to f.
		g, once := f.ID, true
		for range fs {
			if once = !byPointer.has(g); !once || g == p.program.Main.ID {
				break
			}
			if once = len(calls[g]) == 1; !once {
				break
			}
			e := calls[g][0]
			if once = !onCycle(p.funcs[e.From.Func.ID].loops, e.From); !once {
				break
			}
			g = e.From.Func.ID
		}
		p.funcs[f.ID].once = once && g == p.program.Main.ID && len(calls[g]) == 0
	}
}
