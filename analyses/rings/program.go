package rings

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	indices map[any]bool             // members and variables that may be indices: see key
	numbers map[*cfg.Var]bool        // registers that may hold what is computed from one, or how it compares
	kept    map[*cfg.Var][]*cfg.LVal // by register: indices that what is computed from it is stored in
	statics *cells.Statics
}

// key is what an lvalue is among the indices: a member, or a variable; nil if it is no number in memory.
func key(lv *cfg.LVal) any {
	if lv == nil || lv.BitField() != nil || lv.Register() != nil {
		return nil
	}
	if t, ok := lv.Type.(*cfg.Int); !ok || t.Bool || t.Bytes > 8 {
		return nil
	}
	if n := len(lv.Path); n > 0 {
		if f := lv.Path[n-1].Field; f != nil {
			return f
		}
		return nil
	}
	if lv.Var != nil {
		return lv.Var
	}
	return nil
}

// index is the index that an lvalue is, which is looked for from now on; false if it is none, or lies nobody knows where.
// (Where nothing can be contributed, it is one that is looked for already, or has no [Way].)
func (d *Digest) index(in scene, lv *cfg.LVal) (Index, bool) {
	if in.View == nil || !d.program.indices[key(lv)] {
		return Index{}, false
	}
	at, ok := d.program.statics.Find(in.View, lv)
	if !ok || in.Context != nil && len(d.all.Watch(in, at, lv.Type.Size())) > cells.Max {
		return Index{}, false
	}
	t := lv.Type.(*cfg.Int)
	return Index{at, t.Bytes, t.Signed}, true
}

// Watch looks for numbers that are stored atomically, with release order, and read with acquire order, and that elements
// of arrays are chosen by. Where there is setjmp, states of one activation go on in another, and nothing is to be known.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	u := &uses{released: map[any]bool{}, acquired: map[any]bool{}}
	d.program = program{}
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if _, ok := e.Action.(*cfg.SetJmp); ok {
					return digest.Interest{}
				}
				u.look(e)
			}
		}
	}
	indices := map[any]bool{}
	for k := range u.released {
		if u.acquired[k] {
			indices[k] = true
		}
	}
	if len(indices) == 0 {
		return digest.Interest{}
	}
	d.program = program{indices: indices, numbers: u.follow(indices), statics: cells.StaticsOf(p)}
	d.program.kept = u.kept(&d.program)
	if !slices.ContainsFunc(u.places, d.program.mentions) {
		return digest.Interest{}
	}
	return digest.Interest{Variables: true, Writes: true, Edges: d.program.interesting}
}

// interesting reports whether an edge is one that Before and After are about.
func (p *program) interesting(e *cfg.Edge) bool {
	switch a := e.Action.(type) {
	case *cfg.Guard:
		return p.mentions(a.Cond)
	case *cfg.Return:
		return p.numbers[e.From.Func.Result]
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		return ok && p.numbers[f.Func.Result]
	case *cfg.AtomicLoad:
		return p.indices[key(a.Source)]
	case *cfg.AtomicRMW:
		return p.indices[key(a.Target)]
	case *cfg.Alloc:
		return a.Zero
	}
	return false
}

// mentions reports whether an expression is about indices.
func (p *program) mentions(x cfg.Expr) (yes bool) {
	cfg.Inspect(x, func(y cfg.Expr) {
		l, ok := y.(*cfg.Load)
		yes = yes || ok && (p.numbers[l.LV.Var] || p.indices[key(l.LV)])
	})
	return yes
}

// uses is what a program does with its numbers.
type uses struct {
	released, acquired map[any]bool // numbers in memory that are stored or added to, and read, with these orders
	flows              []flow
	stores             []*cfg.AtomicStore
	places             []cfg.Expr // what elements are chosen by
}

// flow says that a register may be computed from an expression.
type flow struct {
	to   *cfg.Var
	from cfg.Expr
}

func (u *uses) look(e *cfg.Edge) {
	flows := func(to *cfg.LVal, from cfg.Expr) {
		if r := to.Register(); r != nil && from != nil {
			u.flows = append(u.flows, flow{r, from})
		}
	}
	switch a := e.Action.(type) {
	case *cfg.Assign:
		flows(a.LHS, a.RHS)
	case *cfg.AtomicLoad:
		flows(a.Result, &cfg.Load{LV: a.Source})
		if k := key(a.Source); k != nil && a.Order.Acquires() {
			u.acquired[k] = true
		}
	case *cfg.AtomicStore:
		if k := key(a.Target); k != nil && a.Order.Releases() {
			u.released[k] = true
			u.stores = append(u.stores, a)
		}
	case *cfg.AtomicRMW:
		if k := key(a.Target); k != nil && a.Order.Releases() {
			u.released[k] = true
		}
		flows(a.Old, &cfg.Load{LV: a.Target})
		flows(a.New, &cfg.Load{LV: a.Target})
	case *cfg.Return:
		if r := e.From.Func.Result; r != nil && a.Value != nil {
			u.flows = append(u.flows, flow{r, a.Value})
		}
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		if !ok {
			break
		}
		if r := f.Func.Result; r != nil {
			flows(a.Result, &cfg.Load{LV: &cfg.LVal{Var: r, Type: r.Type}})
		}
		for i, p := range f.Func.Params {
			if i < len(a.Args) {
				u.flows = append(u.flows, flow{p, a.Args[i]})
			}
		}
	}
	lval := func(lv *cfg.LVal) {
		for _, s := range lv.Path {
			if s.Index != nil {
				u.places = append(u.places, s.Index)
			}
		}
	}
	cfg.Operands(e.Action, lval, nil)
	cfg.InspectAction(e.Action, func(y cfg.Expr) {
		switch y := y.(type) {
		case *cfg.AddrOf:
			lval(y.LV)
		case *cfg.Load:
			lval(y.LV)
		case *cfg.PtrAdd:
			u.places = append(u.places, y.Index)
		}
	})
}

// follow lists the registers that may be computed from indices.
func (u *uses) follow(indices map[any]bool) map[*cfg.Var]bool {
	p := program{indices: indices, numbers: map[*cfg.Var]bool{}}
	for more := true; more; {
		more = false
		for _, f := range u.flows {
			if !p.numbers[f.to] && p.mentions(f.from) {
				p.numbers[f.to], more = true, true
			}
		}
	}
	return p.numbers
}

// kept lists the registers from which it is computed what indices are set to: a thread may keep its own index there.
// These are computed from indices, too.
func (u *uses) kept(p *program) map[*cfg.Var][]*cfg.LVal {
	out := map[*cfg.Var][]*cfg.LVal{}
	var keeps func(x cfg.Expr, in []*cfg.LVal) bool
	keeps = func(x cfg.Expr, in []*cfg.LVal) (more bool) {
		switch x := x.(type) {
		case *cfg.Load:
			v := x.LV.Register()
			for _, to := range in {
				if v != nil && !slices.Contains(out[v], to) && len(out[v]) < maxKept {
					out[v], p.numbers[v], more = append(out[v], to), true, true
				}
			}
		case *cfg.Cast:
			return keeps(x.X, in)
		case *cfg.Binary:
			more = keeps(x.X, in)
			return keeps(x.Y, in) || more
		}
		return more
	}
	for _, s := range u.stores {
		if p.indices[key(s.Target)] {
			keeps(s.Value, []*cfg.LVal{s.Target})
		}
	}
	for more := true; more; {
		more = false
		for _, f := range u.flows {
			if in := out[f.to]; len(in) > 0 && keeps(f.from, in) {
				more = true
			}
		}
	}
	return out
}

// maxKept bounds the indices that are tried for a register.
const maxKept = 4
