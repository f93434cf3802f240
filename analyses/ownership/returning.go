package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/rewrite"
)

// returning writes what is said of places of the copy in terms of the program: see [recast].
type returning struct {
	vars   map[*cfg.Var]*cfg.Var
	funcs  map[*cfg.Func]*cfg.Func
	fields map[*cfg.Field]*cfg.Field
	types  map[*cfg.Record]*cfg.Record
	whole  map[*cfg.Var]*cfg.LVal
	boxes  map[*cfg.Record]cfg.Type
	nodes  map[*cfg.Var]*cfg.Var // the variables that registers lead to which are nodes
	fresh  map[*cfg.Var]*cfg.Var // those that registers hold when they have been made
}

func newReturning(c *recast) *returning {
	r := &returning{map[*cfg.Var]*cfg.Var{}, map[*cfg.Func]*cfg.Func{}, map[*cfg.Field]*cfg.Field{}, map[*cfg.Record]*cfg.Record{}, c.whole, c.boxes,
		map[*cfg.Var]*cfg.Var{}, c.fresh}
	for a, b := range c.stacked {
		r.nodes[b] = a
	}
	for a, b := range c.vars {
		r.vars[b] = a
	}
	for a, b := range c.funcs {
		r.funcs[b] = a
	}
	for a, b := range c.fields {
		r.fields[b] = a
	}
	for a, b := range c.types {
		r.types[b] = a
	}
	return r
}

// expr and lval may be nil.
func (r *returning) expr(x cfg.Expr) cfg.Expr {
	if x == nil {
		return nil
	}
	return rewrite.Copy(x, r.part, nil)
}

func (r *returning) variable(v *cfg.Var) *cfg.Var {
	if of := r.vars[v]; of != nil {
		return of
	}
	return v
}

func (r *returning) part(x any) (any, bool) {
	switch x := x.(type) {
	case *cfg.Var:
		return r.variable(x), true
	case *cfg.Func:
		return r.funcs[x], true
	case *cfg.Field:
		return r.fields[x], true
	case cfg.Type:
		return r.typ(x), true
	case *cfg.LVal:
		return r.lval(x), true
	case *cfg.Load:
		if v := r.nodes[x.LV.Var]; v != nil {
			return &cfg.AddrOf{LV: cfg.VarLV(v), Typ: r.typ(x.LV.Type)}, true
		}
		l := &cfg.Load{LV: r.lval(x.LV)}
		if to := r.typ(x.LV.Type); !cfg.Identical(to, l.LV.Type) {
			return &cfg.Cast{X: l, Typ: to}, true
		}
		return l, true
	}
	return nil, false
}

// typ is the type that one of the copy is of; carriers are pointers to nodes still.
func (r *returning) typ(t cfg.Type) cfg.Type {
	switch t := t.(type) {
	case *cfg.Pointer:
		out := *t
		out.Elem = r.typ(t.Elem)
		return &out
	case *cfg.Array:
		out := *t
		out.Elem = r.typ(t.Elem)
		return &out
	case *cfg.FuncType:
		out := *t
		out.Result, out.Params = r.typ(t.Result), nil
		for _, p := range t.Params {
			out.Params = append(out.Params, r.typ(p))
		}
		return &out
	case *cfg.Record:
		if of := r.types[t]; of != nil {
			return of
		}
		if of := r.boxes[t]; of != nil {
			return of
		}
	}
	return t
}

// lval is of the type that the place has in the program.
func (r *returning) lval(lv *cfg.LVal) *cfg.LVal {
	if lv == nil {
		return nil
	}
	out := &cfg.LVal{Var: r.variable(lv.Var), Type: r.typ(lv.Type), Volatile: lv.Volatile, Internal: lv.Internal, Pos: lv.Pos}
	if v := r.nodes[cfg.RegisterOf(lv.Ptr)]; v != nil {
		out.Var = v
	} else {
		out.Ptr = r.expr(lv.Ptr)
	}
	if of := r.whole[lv.Var]; of != nil {
		out.Var, out.Path, out.Type = of.Var, of.Path, of.Type
		return out
	}
	var at cfg.Type
	if out.Var != nil {
		at = out.Var.Type
		out.Type = at
	}
	for _, step := range lv.Path {
		if step.Field != nil && r.fields[step.Field] == nil {
			at = step.Elem // the number in a box
			out.Type = at
			continue
		}
		next := cfg.Step{Field: r.fields[step.Field], Index: r.expr(step.Index), Scale: r.expr(step.Scale), Elem: r.typ(step.Elem)}
		if next.Field != nil {
			next.Elem = next.Field.Type
		} else if a, ok := at.(*cfg.Array); ok && step.Scale == nil {
			next.Elem = a.Elem
		}
		at = next.Elem
		out.Path = append(out.Path, next)
		out.Type = at
	}
	return out
}

func (r *returning) lvals(all []*cfg.LVal) (out []*cfg.LVal) {
	for _, lv := range all {
		out = append(out, r.lval(lv))
	}
	return out
}

// use is what the edge of the program does with nodes of which an edge of the copy is a part.
func (r *returning) use(u *use) *use {
	out := *u
	out.cells, out.clears = r.lvals(u.cells), r.lval(u.clears)
	out.roots, out.elements, out.lent = nil, nil, nil
	for _, x := range u.roots {
		out.roots = append(out.roots, root{r.lval(x.lv), x.nodes, x.name})
	}
	for _, x := range u.elements {
		out.elements = append(out.elements, element{r.expr(x.at), x.nodes})
	}
	if v := r.fresh[u.made]; v != nil {
		out.made = nil
		at := &cfg.AddrOf{LV: cfg.VarLV(v), Typ: &cfg.Pointer{Elem: v.Type}}
		out.elements = append(out.elements, element{at, u.nodes})
	} else if u.made != nil {
		out.made = r.variable(u.made)
	}
	return &out
}

// presumption is the same of what an edge rests on.
func (r *returning) presumption(p presumption) presumption {
	out := presumption{nodes: p.nodes}
	for _, x := range p.most {
		x.len = r.expr(x.len)
		out.most = append(out.most, x)
	}
	return out
}

// Of a program that is looked at as it is, there is no copy.

// program is what is looked at.
func (c *recast) program(p *cfg.Program) *cfg.Program {
	if c == nil {
		return p
	}
	return c.to
}

// edge is the edge of the program that one of the copy is, or is a part of.
func (c *recast) edge(e *cfg.Edge) *cfg.Edge {
	if c == nil {
		return e
	}
	return c.edges[e]
}

func (c *recast) use(u *use) *use {
	if c == nil {
		return u
	}
	return c.back.use(u)
}

func (c *recast) presumption(p presumption) presumption {
	if c == nil {
		return p
	}
	return c.back.presumption(p)
}

func (c *recast) expr(x cfg.Expr) cfg.Expr {
	if c == nil {
		return x
	}
	return c.back.expr(x)
}

// returned writes the rest of what is known in terms of the program.
func (c *recast) returned(p *program, s *scan) {
	if c == nil {
		return
	}
	p.kinds = slices.Clone(p.kinds)
	for i := range p.kinds {
		p.kinds[i].record = c.back.types[p.kinds[i].record]
	}
	made, brought := map[*cfg.Var]kinds{}, map[*cfg.Var]bool{}
	for v, ks := range p.made {
		made[c.back.variable(v)] = ks
	}
	for v := range p.brought {
		brought[c.back.variable(v)] = true
	}
	p.made, p.brought, p.carriers = made, brought, map[*cfg.LVal]kinds{}
	for lv, t := range c.places {
		p.carriers[lv] = s.node(t) & p.live
	}
}
