package ownership

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/rewrite"
)

// recast is a copy of a program in which carriers are pointers to nodes; see carriers.go. Structures with carriers are
// assigned member by member there, and variables of such types that have no address are a register for each member. What
// the copy says of places is asked of the program itself ([recast.back]).
type recast struct {
	of     *cfg.Program
	to     *cfg.Program
	holds  map[any]*cfg.Record // what carriers carry
	funcs  map[*cfg.Func]*cfg.Func
	vars   map[*cfg.Var]*cfg.Var
	fields map[*cfg.Field]*cfg.Field
	types  map[*cfg.Record]*cfg.Record
	called []calledType
	edges  map[*cfg.Edge]*cfg.Edge // which edge a copy is one of
	places map[*cfg.LVal]cfg.Type  // lvalues of the program that are of another type in the copy
	parts  map[*cfg.Var][]scalar   // the registers that a variable is, by members
	whole  map[*cfg.Var]*cfg.LVal  // what such a register is in the program
	back   *returning
	boxes  map[*cfg.Record]cfg.Type // of which numbers they are; see boxes.go
	raw    map[*cfg.Var]bool        // registers that hold what has been allocated
	// Of local variables that are nodes, see stacked.go: the registers that lead to them, and the variables that are
	// allocated in registers.
	stacked, fresh map[*cfg.Var]*cfg.Var
}

// calledType is the type of functions that are called by pointers, and what it is in the copy.
type calledType struct{ from, to *cfg.FuncType }

// scalar is a member of a record, by the way there.
type scalar struct {
	path []cfg.Step
	reg  *cfg.Var
}

// newRecast makes the copy; nil if nothing in it would be another one. With stacks, variables are nodes there; nil if none
// may be.
func newRecast(p *cfg.Program, stacks bool) *recast {
	holds, boxes := map[any]*cfg.Record{}, map[*cfg.Record]cfg.Type{}
	if converting(p) {
		holds, boxes = findCarriers(p)
	}
	if len(holds) == 0 && !stacks {
		return nil
	}
	c := &recast{of: p, holds: holds, funcs: map[*cfg.Func]*cfg.Func{}, vars: map[*cfg.Var]*cfg.Var{}, fields: map[*cfg.Field]*cfg.Field{},
		types: map[*cfg.Record]*cfg.Record{}, edges: map[*cfg.Edge]*cfg.Edge{}, places: map[*cfg.LVal]cfg.Type{},
		parts: map[*cfg.Var][]scalar{}, whole: map[*cfg.Var]*cfg.LVal{}, boxes: boxes, raw: raws(p),
		stacked: map[*cfg.Var]*cfg.Var{}, fresh: map[*cfg.Var]*cfg.Var{}}
	if stacks {
		if c.stack(); len(c.stacked) == 0 {
			return nil
		}
	}
	c.findCalled()
	c.split()
	q := *p
	q.Globals, q.Funcs = nil, nil
	for _, v := range p.Globals {
		q.Globals = append(q.Globals, c.variable(v))
	}
	for _, f := range p.Funcs {
		q.Funcs = append(q.Funcs, c.function(f))
	}
	q.Init, q.TLSInit, q.Main = c.function(p.Init), c.function(p.TLSInit), c.function(p.Main)
	c.to = &q
	c.back = newReturning(c)
	return c
}

// converting reports whether a program makes pointers to records of pointers of type void * that are not what has just
// been allocated, nor given to a thread: a quick look.
func converting(p *cfg.Program) (yes bool) {
	edges(p, func(e *cfg.Edge) {
		if yes {
			return
		}
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			c, ok := x.(*cfg.Cast)
			if !ok {
				return
			}
			r, void := passedOn(c)
			yes = yes || void && (r != nil || boxed(c.X.Type()) != nil) && isVoidPointer(c.Typ) && !cfg.IsNull(c.X)
		})
	})
	return yes
}

// findCalled finds the types of functions that are called by pointers, and take carriers.
func (c *recast) findCalled() {
	for _, f := range pointed(c.of) {
		to := c.signature(f)
		if !cfg.Identical(to, f.Type) {
			c.called = append(c.called, calledType{f.Type, to})
		}
	}
}

// signature is the type of a function with what its parameters and results carry.
func (c *recast) signature(f *cfg.Func) *cfg.FuncType {
	t := *f.Type
	t.Params = append([]cfg.Type{}, t.Params...)
	for i, v := range f.Params {
		if i < len(t.Params) && c.holds[v] != nil {
			t.Params[i] = c.of.Types.PointerTo(c.holds[v])
		}
	}
	if f.Result != nil && c.holds[f.Result] != nil {
		t.Result = c.of.Types.PointerTo(c.holds[f.Result])
	}
	return &t
}

// pointer is the type of pointers to the copy of a record.
func (c *recast) pointer(r *cfg.Record) cfg.Type { return c.of.Types.PointerTo(c.typ(r)) }

// typ is the copy of a type.
func (c *recast) typ(t cfg.Type) cfg.Type {
	switch t := t.(type) {
	case *cfg.Pointer:
		out := *t
		out.Elem = c.typ(t.Elem)
		return &out
	case *cfg.Array:
		out := *t
		out.Elem = c.typ(t.Elem)
		return &out
	case *cfg.FuncType:
		for _, k := range c.called {
			if cfg.Identical(k.from, t) {
				return c.functionType(k.to)
			}
		}
		return c.functionType(t)
	case *cfg.Record:
		if out := c.types[t]; out != nil {
			return out
		}
		if c.boxes[t] != nil {
			return t
		}
		out := *t
		c.types[t] = &out
		out.Fields = nil
		for _, f := range t.Fields {
			out.Fields = append(out.Fields, c.field(f))
		}
		return &out
	}
	return t
}

// functionType is the copy of the type of functions, but for carriers.
func (c *recast) functionType(t *cfg.FuncType) *cfg.FuncType {
	out := *t
	out.Result = c.typ(t.Result)
	out.Params = nil
	for _, p := range t.Params {
		out.Params = append(out.Params, c.typ(p))
	}
	return &out
}

// carried is the type of a place: of a carrier, or an array of such, or what it is.
func (c *recast) carried(key any, t cfg.Type) cfg.Type {
	r := c.holds[key]
	if r == nil || !carries(elementsOf(t)) {
		return c.typ(t)
	}
	if a, ok := t.(*cfg.Array); ok {
		out := *a
		out.Elem = c.carried(key, a.Elem)
		return &out
	}
	return c.pointer(r)
}

func (c *recast) field(f *cfg.Field) *cfg.Field {
	if f == nil {
		return nil
	}
	out := c.fields[f]
	if out == nil {
		copied := *f
		out = &copied
		c.fields[f] = out
		out.Type = c.carried(f, f.Type)
	}
	return out
}

func (c *recast) variable(v *cfg.Var) *cfg.Var {
	if v == nil {
		return nil
	}
	out := c.vars[v]
	if out == nil {
		copied := *v
		out = &copied
		c.vars[v] = out
		out.Type = c.carried(v, v.Type)
		out.Func = c.function(v.Func)
	}
	return out
}

func (c *recast) function(f *cfg.Func) *cfg.Func {
	if f == nil {
		return nil
	}
	if out := c.funcs[f]; out != nil {
		return out
	}
	copied := *f
	out := &copied
	c.funcs[f] = out
	out.Type = c.functionType(c.signature(f))
	out.Params, out.Locals, out.Nodes = nil, nil, nil
	for _, v := range f.Params {
		out.Params = append(out.Params, c.variable(v))
	}
	for _, v := range f.Locals {
		if to := c.node(v); to != nil {
			out.Locals = append(out.Locals, to)
			continue
		}
		if c.parts[v] == nil {
			out.Locals = append(out.Locals, c.variable(v))
		}
		for _, p := range c.parts[v] {
			p.reg.Func = out
			out.Locals = append(out.Locals, p.reg)
		}
	}
	out.Result = c.variable(f.Result)
	nodes := map[*cfg.Node]*cfg.Node{}
	for _, n := range f.Nodes {
		m := &cfg.Node{ID: n.ID, Func: out, LoopHead: n.LoopHead, Order: n.Order}
		nodes[n] = m
		out.Nodes = append(out.Nodes, m)
	}
	out.Entry, out.Exit = nodes[f.Entry], nodes[f.Exit]
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			from := nodes[n]
			all := c.actions(f, e.Action)
			for i, a := range all {
				to := nodes[e.To]
				if i+1 < len(all) {
					to = &cfg.Node{ID: n.ID, Func: out, Order: n.Order}
					out.Nodes = append(out.Nodes, to)
				}
				d := cfg.AddEdge(from, to, a, e.Pos)
				d.ID, d.Guess = e.ID, e.Guess
				c.edges[d] = e
				from = to
			}
		}
	}
	return out
}

// actions is what the copy does instead of an action, one after the other.
func (c *recast) actions(f *cfg.Func, a cfg.Action) (out []cfg.Action) {
	switch a := a.(type) {
	case *cfg.Declare:
		if c.stacked[a.Var] != nil {
			return c.allocates(a.Var)
		}
		for _, p := range c.parts[a.Var] {
			out = append(out, &cfg.Declare{Var: p.reg})
		}
	case *cfg.Assign:
		if all := c.memberwise(a); len(all) > 0 {
			for _, b := range all {
				out = append(out, c.assign(b))
			}
			return out
		}
		return []cfg.Action{c.assign(a)}
	case *cfg.Return:
		if f.Result != nil && a.Value != nil {
			return []cfg.Action{&cfg.Return{Value: c.stored(a.Value, c.variable(f.Result).Type)}}
		}
	case *cfg.Free:
		if l, ok := a.Ptr.(*cfg.Load); ok {
			if k, ok := carrying(l.LV); ok && k != nil && c.holds[k] != nil {
				b := c.copy(a).(*cfg.Free)
				b.Ptr = &cfg.Cast{X: b.Ptr, Typ: l.LV.Type}
				return []cfg.Action{b}
			}
		}
	case *cfg.Call:
		b := c.copy(a).(*cfg.Call)
		if p, ok := b.Callee.Type().(*cfg.Pointer); ok {
			if t, ok := p.Elem.(*cfg.FuncType); ok {
				for i := range min(len(t.Params), len(a.Args)) {
					b.Args[i] = c.stored(a.Args[i], t.Params[i])
				}
			}
		}
		return []cfg.Action{b}
	}
	if len(out) == 0 {
		out = append(out, c.copy(a).(cfg.Action))
	}
	return out
}

func (c *recast) assign(a *cfg.Assign) *cfg.Assign {
	b := c.copy(a).(*cfg.Assign)
	b.RHS = c.stored(a.RHS, b.LHS.Type)
	return b
}

// stored is an expression whose value goes to a place of some type in the copy.
func (c *recast) stored(x cfg.Expr, to cfg.Type) cfg.Expr {
	if c.box(to) != nil {
		return c.intoBox(x, to)
	}
	if !isVoidPointer(x.Type()) || isVoidPointer(to) {
		return c.copy(x).(cfg.Expr)
	}
	if k, ok := cfg.Uncast(x).(*cfg.Const); ok {
		null := *k
		null.Typ = to
		return &null
	}
	for {
		k, ok := x.(*cfg.Cast)
		if !ok {
			return c.copy(x).(cfg.Expr)
		}
		x = k.X
	}
}

// copy is the copy of a part of an action.
func (c *recast) copy(x any) any { return rewrite.Copy(x, c.part, nil) }

// part is the copy of what is no plain part; false if it is one.
func (c *recast) part(x any) (any, bool) {
	switch x := x.(type) {
	case *cfg.Var:
		return c.variable(x), true
	case *cfg.Func:
		return c.function(x), true
	case *cfg.Field:
		return c.field(x), true
	case cfg.Type:
		return c.typ(x), true
	case *cfg.FuncRef:
		f := c.function(x.Func)
		if p, ok := x.Typ.(*cfg.Pointer); ok && cfg.Identical(p.Elem, x.Func.Type) {
			return &cfg.FuncRef{Func: f, Typ: c.of.Types.PointerTo(f.Type)}, true
		}
		return &cfg.FuncRef{Func: f, Typ: c.typ(x.Typ)}, true
	case *cfg.Cast:
		if l, ok := x.X.(*cfg.Load); ok && !isVoidPointer(x.Typ) {
			if k, ok := carrying(l.LV); ok && k != nil && c.holds[k] != nil && isPointer(x.Typ) {
				return c.copy(x.X), true
			}
		}
	case *cfg.AddrOf:
		if to := c.node(x.LV.Var); to != nil && len(x.LV.Path) == 0 {
			return &cfg.Load{LV: cfg.VarLV(to)}, true
		}
	case *cfg.LVal:
		return c.lval(x), true
	}
	return nil, false
}

func (c *recast) lval(lv *cfg.LVal) *cfg.LVal {
	if lv == nil {
		return nil
	}
	for _, p := range c.parts[lv.Var] {
		if samePath(p.path, lv.Path) {
			c.places[lv] = p.reg.Type
			return &cfg.LVal{Var: p.reg, Type: p.reg.Type, Volatile: lv.Volatile, Internal: lv.Internal, Pos: lv.Pos}
		}
	}
	out := &cfg.LVal{Volatile: lv.Volatile, Internal: lv.Internal, Pos: lv.Pos, Type: c.typ(lv.Type)}
	if to := c.node(lv.Var); to != nil {
		out.Ptr = &cfg.Load{LV: cfg.VarLV(to)}
	} else {
		out.Var = c.variable(lv.Var)
	}
	if lv.Ptr != nil {
		out.Ptr = c.copy(lv.Ptr).(cfg.Expr)
	}
	if r := c.boxAt(lv); r != nil {
		out.Path = []cfg.Step{{Field: r.Fields[0], Elem: r.Fields[0].Type}}
	}
	key := any(lv.Var)
	for _, step := range lv.Path {
		if step.Field != nil {
			key = step.Field
		}
		next := cfg.Step{Field: c.field(step.Field), Elem: c.carried(key, step.Elem)}
		if step.Index != nil {
			next.Index = c.copy(step.Index).(cfg.Expr)
		}
		if step.Scale != nil {
			next.Scale = c.copy(step.Scale).(cfg.Expr)
		}
		out.Path = append(out.Path, next)
	}
	if k, ok := carrying(lv); ok && k != nil && c.holds[k] != nil {
		out.Type = c.carried(k, lv.Type)
		c.places[lv] = out.Type
	}
	return out
}

func samePath(a, b []cfg.Step) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Field == nil || a[i].Field != b[i].Field {
			return false
		}
	}
	return true
}
