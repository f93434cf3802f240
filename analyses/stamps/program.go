package stamps

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	moments map[*cfg.Edge]*moment
	claims  map[*cfg.LVal][]claim
	roots   map[*cfg.Edge][]*cfg.Var // which are to be looked at there
	statics *cells.Statics
}

// Watch looks for what stores stamps, and for what is used by them.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program = program{}
	f := follow(p)
	if f == nil {
		return digest.Interest{}
	}
	d.program = program{f.moments, f.claims, f.roots(p), cells.StaticsOf(p)}
	return digest.Interest{Writes: true, Edges: func(e *cfg.Edge) bool {
		m := f.moments[e]
		return len(d.program.roots[e]) > 0 || m != nil && (m.passes != nil || len(m.uses) > 0)
	}}
}

// follow follows a program; nil if there is nothing of interest in it.
func follow(p *cfg.Program) *flow {
	if !suitable(p) {
		return nil
	}
	f := &flow{moments: map[*cfg.Edge]*moment{}, claims: map[*cfg.LVal][]claim{}, budget: 100*p.Edges() + 20000}
	for _, fn := range p.All() {
		if fn.HasBody() && synchronises(fn) && !f.function(fn) {
			return nil
		}
	}
	for e := range p.AllEdges() {
		if f.moments[e] == nil { // nobody comes here, or it was not followed
			cfg.LValues(e.Action, func(lv *cfg.LVal) { delete(f.claims, lv) })
		}
	}
	passed := false
	for e, m := range f.moments {
		passed = passed || m.passes != nil
		cfg.LValues(e.Action, func(lv *cfg.LVal) {
			for _, c := range f.claims[lv] {
				if !slices.Contains(m.uses, c.use) {
					m.uses = append(m.uses, c.use)
				}
			}
		})
	}
	if !passed {
		return nil
	}
	return f
}

// roots lists, by edge, what slots and counters are reached by: variables where something is done to slots, and registers
// wherever they are read.
func (f *flow) roots(p *cfg.Program) map[*cfg.Edge][]*cfg.Var {
	out, registers := map[*cfg.Edge][]*cfg.Var{}, map[*cfg.Var]bool{}
	note := func(e *cfg.Edge, v *cfg.Var) {
		if v != nil && v.Register() {
			registers[v] = true
		} else if v != nil && !slices.Contains(out[e], v) {
			out[e] = append(out[e], v)
		}
	}
	for e := range p.AllEdges() {
		m := f.moments[e]
		if m == nil {
			continue
		}
		for _, u := range append(slices.Clone(m.uses), m.passed()...) {
			note(e, u.stamp.root)
			note(e, u.ticket.root)
		}
		cfg.LValues(e.Action, func(lv *cfg.LVal) {
			for _, c := range f.claims[lv] {
				note(e, c.at.root)
			}
		})
	}
	for e := range p.AllEdges() {
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if v := cfg.RegisterOf(x); registers[v] && !slices.Contains(out[e], v) {
				out[e] = append(out[e], v)
			}
		})
	}
	return out
}

// passed is the use that ends, if one does.
func (m *moment) passed() []use {
	if m.passes == nil {
		return nil
	}
	return []use{*m.passes}
}

// synchronises reports whether a function has atomic operations.
func synchronises(fn *cfg.Func) bool {
	return slices.ContainsFunc(fn.Nodes, func(n *cfg.Node) bool {
		return slices.ContainsFunc(n.Out, func(e *cfg.Edge) bool { return cfg.AtomicTarget(e.Action) != nil })
	})
}

// suitable reports whether a program creates threads and stores with release order, and runs as its text says.
func suitable(p *cfg.Program) bool {
	create, store := false, false
	for e := range p.AllEdges() {
		switch a := e.Action.(type) {
		case *cfg.Create:
			create = create || a.Kind == cfg.NewThread
		case *cfg.AtomicStore:
			store = store || a.Order.Releases()
		}
	}
	return create && store && p.Straight()
}
