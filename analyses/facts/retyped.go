package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// retypings are where the text of a program makes a pointer to a function one of another type. Only so a function that
// takes a T * can come to be called, on purpose, by a pointer to functions that take a void *: C lets neither stand for
// the other (C17 6.7.6.3p15), but programs that cast one to the other mostly work. Seen are conversions of the pointer, of
// pointers to what holds it, copies of that to objects of another type, and unions; not that what holds it becomes a
// void * here, and a pointer to another structure there. So that a function is not called remains an assumption, which is
// listed where it is made.
type retypings struct {
	funcs map[*cfg.Func][]*cfg.FuncType // what pointers to a function are made
	types []retyping                    // what pointers of a type to functions are made
}

// retyping is of a pointer to functions.
type retyping struct{ from, to *cfg.FuncType }

// anything stands for all types: a pointer to something else than functions, or memory of which nobody knows the type.
var anything = &cfg.FuncType{}

// Retyped reports whether a pointer to a function may have become, by what the text says, one of another type for which
// fits says so.
func (p *Program) Retyped(f *cfg.Func, fits func(*cfg.FuncType) bool) bool {
	todo := slices.Clone(p.retypings.funcs[f])
	for _, r := range p.retypings.types {
		if f.Type != nil && same(r.from, f.Type) {
			todo = append(todo, r.to)
		}
	}
	for i := 0; i < len(todo); i++ {
		t := todo[i]
		if t == anything || fits(t) {
			return true
		}
		for _, r := range p.retypings.types {
			if same(r.from, t) && !slices.ContainsFunc(todo, func(u *cfg.FuncType) bool { return u == r.to || same(u, r.to) }) {
				todo = append(todo, r.to)
			}
		}
	}
	return false
}

func same(a, b *cfg.FuncType) bool { return a != anything && b != anything && cfg.Identical(a, b) }

// findRetypings goes through the program.
func (p *Program) findRetypings(fs []*cfg.Func) {
	p.retypings.funcs = map[*cfg.Func][]*cfg.FuncType{}
	seen := map[cfg.Type]bool{}
	for _, v := range p.program.Globals {
		p.unions(v.Type, seen)
	}
	for _, f := range fs {
		for _, v := range f.Locals {
			p.unions(v.Type, seen)
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				p.retypes(f, e.Action, seen)
			}
		}
	}
}

// retypes notes what an action does.
func (p *Program) retypes(f *cfg.Func, a cfg.Action, seen map[cfg.Type]bool) {
	switch a := a.(type) {
	case *cfg.Assign:
		p.becomes(a.RHS, a.LHS.Type)
	case *cfg.Return:
		if a.Value != nil && f.Result != nil {
			p.becomes(a.Value, f.Result.Type)
		}
	case *cfg.MemCopy:
		p.overlaid(cfg.Uncast(a.Dst).Type(), cfg.Uncast(a.Src).Type(), seen)
	case *cfg.Call:
		t := functions(a.Callee.Type())
		if r, ok := a.Callee.(*cfg.FuncRef); ok {
			t = r.Func.Type
		}
		for i, x := range a.Args {
			if t == nil || i >= len(t.Params) {
				p.becomes(x, nil)
			} else {
				p.becomes(x, t.Params[i])
			}
		}
	}
	cfg.InspectAction(a, func(x cfg.Expr) {
		if c, ok := x.(*cfg.Cast); ok {
			p.becomes(c.X, c.Typ)
			p.overlaid(c.X.Type(), c.Typ, seen)
		}
	})
}

// overlaid notes that an object of the one type that a pointer points to may be taken for one of the other. Nobody knows
// what a void * or a pointer to characters points to.
func (p *Program) overlaid(from, to cfg.Type, seen map[cfg.Type]bool) {
	f, ok := from.(*cfg.Pointer)
	t, ok2 := to.(*cfg.Pointer)
	if ok2 {
		p.unions(to, seen)
	}
	if !ok || !ok2 || cfg.Identical(f.Elem, t.Elem) || opaque(f.Elem) || opaque(t.Elem) {
		return
	}
	p.within(f.Elem)
	p.within(t.Elem)
}

func opaque(t cfg.Type) bool { return cfg.IsVoid(t) || t.Size() == 1 }

// becomes notes that the value of an expression becomes one of some type; nil: nobody knows which.
func (p *Program) becomes(x cfg.Expr, to cfg.Type) {
	from := functions(x.Type())
	if from == nil {
		// Where a pointer to functions lies in memory, that may be taken for something else.
		if at, ok := x.Type().(*cfg.Pointer); ok && functions(at.Elem) != nil && (to == nil || !cfg.Identical(at, to)) {
			p.retypings.add(functions(at.Elem), anything)
		}
		return
	}
	t := anything
	if to != nil {
		if u := functions(to); u != nil {
			t = u
		}
	}
	if same(from, t) {
		return
	}
	if r, ok := x.(*cfg.FuncRef); ok {
		p.retypings.funcs[r.Func] = append(p.retypings.funcs[r.Func], t)
		return
	}
	p.retypings.add(from, t)
}

// functions are what pointers of a type point to, if it is functions.
func functions(t cfg.Type) *cfg.FuncType {
	if at, ok := t.(*cfg.Pointer); ok {
		f, _ := at.Elem.(*cfg.FuncType)
		return f
	}
	return nil
}

func (r *retypings) add(from, to *cfg.FuncType) {
	if !slices.ContainsFunc(r.types, func(x retyping) bool { return same(x.from, from) && (x.to == to || same(x.to, to)) }) {
		r.types = append(r.types, retyping{from, to})
	}
}

// unions notes the pointers to functions that lie in unions, somewhere in objects of a type or where these lead to.
func (p *Program) unions(t cfg.Type, seen map[cfg.Type]bool) {
	for todo := []cfg.Type{t}; len(todo) > 0; {
		t := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if t == nil || seen[t] {
			continue
		}
		seen[t] = true
		switch t := t.(type) {
		case *cfg.Pointer:
			todo = append(todo, t.Elem)
		case *cfg.Array:
			todo = append(todo, t.Elem)
		case *cfg.Record:
			for _, f := range t.Fields {
				todo = append(todo, f.Type)
				if t.Union {
					p.within(f.Type)
				}
			}
		}
	}
}

// within notes the pointers to functions in objects of a type.
func (p *Program) within(t cfg.Type) {
	switch t := t.(type) {
	case *cfg.Array:
		p.within(t.Elem)
	case *cfg.Record:
		for _, f := range t.Fields {
			p.within(f.Type)
		}
	case *cfg.Pointer:
		if f := functions(t); f != nil {
			p.retypings.add(f, anything)
		}
	}
}
