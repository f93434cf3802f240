package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Pointers to nodes may be passed on as void *, in the argument of a task:
//
//	struct task { void (*run)(void *); void *arg; };
//
// A place of type void * is a *carrier* of a kind of nodes if whatever is stored there is null, a pointer to such a
// node, or what another carrier of that kind holds, and whatever is read from there goes to such carriers, is converted to a
// pointer to such a node, compared, or freed. Places are told apart by the variable, or the member, that they are (so all
// elements of an array are one). Then the program does what one does in which all these carriers are of the type of
// pointers to the node, without the conversions: the digest looks at that one ([recast]).
//
// Sound: values and their sizes are the same in both programs, step by step. What gets at a carrier in another way than by
// its name (by its address, as bytes, in a union, by code that is not here) is seen in that program by the look at its
// text, as with all places that lead to nodes: which drops the kind. The parameters of functions that are called by
// pointers of one type are carriers of one kind, or none is: so such a type can be recast, too.

// carriers finds which places of type void * carry which nodes.
type carriers struct {
	pointed []*cfg.Func // functions that may be called by pointers, one of each type
	parent  map[any]any // of a variable or a member, towards the one that stands for all that hold the same
	as      map[any]*cfg.Record
	fed     map[any]bool // pointers to such records are stored there
	spoiled map[any]bool
	numbers map[any]cfg.Type  // what is stored there is followed to such numbers; see boxes.go
	raw     map[*cfg.Var]bool // registers that hold what has been allocated
}

// findCarriers returns what the carriers of a program carry, and which of these records are boxes, of which numbers.
func findCarriers(p *cfg.Program) (map[any]*cfg.Record, map[*cfg.Record]cfg.Type) {
	c := &carriers{parent: map[any]any{}, as: map[any]*cfg.Record{}, fed: map[any]bool{}, spoiled: map[any]bool{},
		numbers: map[any]cfg.Type{}, raw: raws(p)}
	all := pointed(p)
	for _, f := range all {
		if !f.HasBody() {
			continue
		}
		if i := slices.IndexFunc(c.pointed, func(g *cfg.Func) bool { return cfg.Identical(f.Type, g.Type) }); i >= 0 {
			c.alike(c.pointed[i], f)
		} else {
			c.pointed = append(c.pointed, f)
		}
	}
	for _, f := range c.pointed {
		if slices.ContainsFunc(all, func(g *cfg.Func) bool { return !g.HasBody() && cfg.Identical(f.Type, g.Type) }) {
			c.unknown(f)
		}
	}
	edges(p, c.edge)
	out := map[any]*cfg.Record{}
	for k := range c.parent {
		if top := c.top(k); c.as[top] != nil && c.fed[top] && !c.spoiled[top] && c.numbers[top] == nil {
			out[k] = c.as[top]
		}
	}
	return out, c.findBoxes(out)
}

// alike says that two functions are called alike.
func (c *carriers) alike(f, g *cfg.Func) {
	for i := range min(len(f.Params), len(g.Params)) {
		c.unite(f.Params[i], g.Params[i])
	}
	if f.Result != nil && g.Result != nil {
		c.unite(f.Result, g.Result)
	}
}

// carrying is the variable or the member that a place of type void * (or of pointers to numbers) is, or an array of such; nil if it has no name. It is
// not ok if the place is none of these.
func carrying(lv *cfg.LVal) (key any, ok bool) {
	if lv == nil || !carries(elementsOf(lv.Type)) {
		return nil, false
	}
	for i := len(lv.Path) - 1; i >= 0; i-- {
		if f := lv.Path[i].Field; f != nil {
			return f, true
		}
	}
	if lv.Var != nil {
		return lv.Var, true
	}
	return nil, true
}

// elementsOf is the type of the elements of an array, or of an array of such; or the type itself.
func elementsOf(t cfg.Type) cfg.Type {
	for {
		a, ok := t.(*cfg.Array)
		if !ok {
			return t
		}
		t = a.Elem
	}
}

func (c *carriers) top(k any) any {
	for c.parent[k] != nil && c.parent[k] != k {
		k = c.parent[k]
	}
	if c.parent[k] == nil {
		c.parent[k] = k
	}
	return k
}

func (c *carriers) unite(k, l any) {
	a, b := c.top(k), c.top(l)
	if a == b {
		return
	}
	c.parent[a] = b
	c.spoiled[b], c.fed[b] = c.spoiled[b] || c.spoiled[a], c.fed[b] || c.fed[a]
	if r := c.as[a]; r != nil {
		c.carries(b, r)
	}
	if t := c.numbers[a]; t != nil {
		c.holdsNumber(b, t)
	}
}

// carries says what a place holds pointers to.
func (c *carriers) carries(k any, r *cfg.Record) {
	k = c.top(k)
	if c.as[k] != nil && c.as[k] != r {
		c.spoiled[k] = true
	}
	c.as[k] = r
}

func (c *carriers) spoil(k any) {
	if k != nil {
		c.spoiled[c.top(k)] = true
	}
}

// edge looks at an action.
func (c *carriers) edge(e *cfg.Edge) {
	switch a := e.Action.(type) {
	case *cfg.Assign:
		c.place(a.LHS)
		if k, ok := carrying(a.LHS); ok && carries(a.LHS.Type) {
			c.stored(k, a.RHS)
			return
		}
		c.expr(a.RHS)
	case *cfg.Guard:
		c.compared(a.Cond)
	case *cfg.Declare:
	case *cfg.Return:
		if r := e.From.Func.Result; a.Value != nil && r != nil && carries(r.Type) {
			c.stored(r, a.Value)
		} else if a.Value != nil {
			c.expr(a.Value)
		}
	case *cfg.Free:
		if l, ok := cfg.Uncast(a.Ptr).(*cfg.Load); ok {
			c.place(l.LV)
			return
		}
		c.expr(a.Ptr)
	case *cfg.Call:
		c.call(a)
	default:
		c.other(a)
	}
}

// other is an action that moves no pointers to nodes. What a thread is given is its own.
func (c *carriers) other(a cfg.Action) {
	if x, ok := a.(*cfg.Create); ok {
		if r, ok := x.Start.(*cfg.FuncRef); ok {
			c.unknown(r.Func)
		}
	}
	cfg.Operands(a, func(lv *cfg.LVal) {
		c.place(lv)
		if k, ok := carrying(lv); ok {
			c.spoil(k)
		}
	}, c.expr)
}

// unknown says that nobody knows what a function is given, and what becomes of what it returns.
func (c *carriers) unknown(f *cfg.Func) {
	for _, v := range f.Params {
		c.spoil(v)
	}
	if f.Result != nil {
		c.spoil(f.Result)
	}
}

// call follows what is passed, and what is returned.
func (c *carriers) call(a *cfg.Call) {
	fn := called(a)
	if p, ok := a.Callee.Type().(*cfg.Pointer); ok && fn == nil && a.Each == nil {
		for _, f := range c.pointed {
			if cfg.Identical(f.Type, p.Elem) && !f.Type.Variadic && len(f.Params) == len(a.Args) {
				fn = f
			}
		}
	}
	if ref, direct := a.Callee.(*cfg.FuncRef); direct && called(a) == nil {
		c.unknown(ref.Func)
		fn = nil
	}
	c.expr(a.Callee)
	for i, x := range a.Args {
		r, ref := x.(*cfg.FuncRef)
		switch {
		case fn != nil && carries(fn.Params[i].Type):
			c.stored(fn.Params[i], x)
			continue
		case fn == nil && ref:
			c.unknown(r.Func)
		}
		c.expr(x)
	}
	c.place(a.Result)
	k, ok := carrying(a.Result)
	switch {
	case !ok:
	case fn == nil || fn.Result == nil || k == nil || !cfg.Identical(a.Result.Type, fn.Result.Type):
		c.spoil(k)
		if fn != nil && fn.Result != nil {
			c.spoil(fn.Result)
		}
	default:
		c.unite(k, fn.Result)
	}
}

// stored is an expression whose value goes to a place; nil if that has no name.
func (c *carriers) stored(k any, x cfg.Expr) {
	switch y := x.(type) {
	case *cfg.Load:
		if from, ok := carrying(y.LV); ok {
			c.place(y.LV)
			if k == nil || from == nil {
				c.spoil(k)
				c.spoil(from)
				return
			}
			c.unite(k, from)
			return
		}
	case *cfg.Cast:
		if cfg.IsNull(y) {
			break
		}
		if c.storesNumber(k, y) {
			return
		}
		if cfg.Identical(y.Typ, y.X.Type()) {
			c.stored(k, y.X)
			return
		}
		if p, ok := y.X.Type().(*cfg.Pointer); ok && isVoidPointer(y.Typ) {
			if r, ok := p.Elem.(*cfg.Record); ok && k != nil {
				c.carries(k, r)
				c.fed[c.top(k)] = true
				c.expr(y.X)
				return
			}
		}
	}
	if !cfg.IsNull(x) {
		c.spoil(k)
	}
	c.expr(x)
}

// compared looks at what is only asked.
func (c *carriers) compared(x cfg.Expr) {
	switch y := x.(type) {
	case *cfg.Load:
		c.place(y.LV)
	case *cfg.Cast:
		if isBool(y.Typ) || cfg.Identical(y.Typ, y.X.Type()) {
			c.compared(y.X)
			return
		}
		c.expr(x)
	default:
		c.expr(x)
	}
}

// expr looks at an expression: what it reads from places of type void * goes where nobody knows, unless it is converted.
func (c *carriers) expr(x cfg.Expr) {
	switch y := x.(type) {
	case *cfg.Load:
		c.place(y.LV)
		if k, ok := carrying(y.LV); ok {
			c.spoil(k)
		}
		return
	case *cfg.AddrOf:
		if from := opened(y.LV); from != nil {
			if k, ok := carrying(from); ok {
				c.spoil(k)
			}
		}
		c.place(y.LV)
		if k, ok := carrying(y.LV); ok {
			c.spoil(k)
		}
		return
	case *cfg.Cast:
		l, ok := y.X.(*cfg.Load)
		if !ok {
			break
		}
		k, ok := carrying(l.LV)
		p, pointer := y.Typ.(*cfg.Pointer)
		if !ok || !pointer || k == nil {
			break
		}
		if r, ok := p.Elem.(*cfg.Record); ok {
			c.place(l.LV)
			c.carries(k, r)
			return
		}
	case *cfg.Binary:
		if y.Op.IsComparison() {
			c.compared(y.X)
			c.compared(y.Y)
			return
		}
	case *cfg.Unary:
		if y.Op == cfg.Not {
			c.compared(y.X)
			return
		}
	}
	cfg.Subexprs(x, func(lv *cfg.LVal) { c.place(lv) }, c.expr)
}

// place looks at what an lvalue is spelled with.
func (c *carriers) place(lv *cfg.LVal) {
	if lv == nil {
		return
	}
	if lv.Ptr != nil && !c.opens(lv) {
		c.expr(lv.Ptr)
	}
	for _, step := range lv.Path {
		if step.Index != nil {
			c.expr(step.Index)
		}
		if step.Scale != nil {
			c.expr(step.Scale)
		}
	}
}
