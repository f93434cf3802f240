package localtrace

import (
	"maps"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// frame is a call that has not returned.
type frame struct {
	call *cfg.Edge
	regs map[*cfg.Var]Value // of the caller
}

// call enters a function. Calls beyond the bound on their depth are not followed.
func (p *step) call(a *cfg.Call) ([]*state, error) {
	callee, ok := a.Callee.(*cfg.FuncRef)
	if !ok || !callee.Func.HasBody() {
		return nil, unsupported(p.pos, a)
	}
	if len(p.t.frames) >= p.x.bounds.Calls {
		p.x.result.Complete = false
		return nil, nil
	}
	f := frame{p.edge, p.t.trace.regs}
	regs := make(map[*cfg.Var]Value)
	for i, v := range callee.Func.Params {
		if !v.Register() {
			return nil, unsupported(p.pos, "a parameter in memory")
		}
		if i < len(a.Args) {
			arg, err := p.value(a.Args[i])
			if err != nil {
				return nil, err
			}
			regs[v] = arg
		}
	}
	p.readFirst()
	p.t.frames = append(p.t.frames[:len(p.t.frames):len(p.t.frames)], f)
	p.regs, p.to = regs, callee.Func.Entry
	in := digest.Entered{Func: callee.Func, Args: make([]cfg.Expr, len(callee.Func.Params))}
	if !recursive(callee.Func) {
		copy(in.Args, a.Args)
	}
	p.behind = append(p.behind, in)
	p.end(nil, nil, nil)
	return []*state{p.s}, nil
}

// recursive reports whether a function may call itself, by way of others.
func recursive(f *cfg.Func) bool {
	seen := make(map[*cfg.Func]bool)
	var visit func(g *cfg.Func) bool
	visit = func(g *cfg.Func) bool {
		for _, n := range g.Nodes {
			for _, e := range n.Out {
				call, ok := e.Action.(*cfg.Call)
				if !ok {
					continue
				}
				h := call.Callee.(*cfg.FuncRef).Func
				if h == f {
					return true
				}
				if !seen[h] {
					seen[h] = true
					if visit(h) {
						return true
					}
				}
			}
		}
		return false
	}
	return visit(f)
}

// back returns from a function to its caller, and assigns the result there.
func (p *step) back(value cfg.Expr) error {
	v, err := p.value(value)
	if err != nil {
		return err
	}
	p.readFirst()
	p.read = nil
	last := len(p.t.frames) - 1
	f := p.t.frames[last]
	p.t.frames = p.t.frames[:last:last]
	left := p.edge
	p.regs, p.to = f.regs, f.call.To
	p.behind = []digest.Sight{digest.Left{Func: left.From.Func}, digest.After{Edge: left}}
	p.node(nil, nil, nil)
	p.done = f.call
	return p.assign(f.call.Action.(*cfg.Call).Result, v)
}

// declare begins the life of a local variable. One whose address is taken is a new object.
func (p *step) declare(v *cfg.Var) {
	if v.Register() {
		p.behind = append(p.behind, digest.Assigned{Var: v})
		p.finish()
		return
	}
	t := p.node(nil, nil, nil)
	p.allocated()
	p.register(v, Value{Pointer, HeapBase + int64(t.ID), 0})
	p.end(nil, nil, nil)
}

// register sets a register, or where a variable of this activation lies.
func (p *step) register(v *cfg.Var, x Value) {
	p.regs = maps.Clone(p.regs)
	if p.regs == nil {
		p.regs = make(map[*cfg.Var]Value)
	}
	p.regs[v] = x
	p.behind = append(p.behind, digest.Assigned{Var: v, Value: p.spelled})
}
