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
	read    map[*cfg.Var][]*cfg.LVal // by register: indices that have been read into it with acquire order
	copies  map[any]*cfg.LVal        // members and variables that hold copies of indices: one such index, where it is copied
	fences  bool                     // there are fences that acquire
	behind  map[cfg.Action]bool      // what stores without release order right behind a fence that releases
	statics *cells.Statics
}

// releases reports whether a store, or an addition, releases all that the thread has done before, itself or by a fence.
func (p *program) releases(action cfg.Action) bool {
	switch a := action.(type) {
	case *cfg.AtomicStore:
		return a.Order.Releases() || p.behind[a]
	case *cfg.AtomicRMW:
		return a.Order.Releases() || p.behind[a]
	}
	return false
}

// fenced reports whether a fence that releases has come on all ways to a program point, and since then nothing but what
// registers do, and atomic reads.
func fenced(n *cfg.Node) bool {
	seen := map[*cfg.Node]bool{}
	var back func(n *cfg.Node) bool
	back = func(n *cfg.Node) bool {
		if seen[n] {
			return true
		}
		seen[n] = true
		if n == n.Func.Entry || len(seen) > maxBehind {
			return false
		}
		for _, e := range n.In {
			ok := false
			switch a := e.Action.(type) {
			case *cfg.Fence:
				if a.Order.Releases() {
					continue
				}
			case *cfg.Skip:
				ok = true
			case *cfg.Guard:
				ok = cfg.InRegisters(a.Cond)
			case *cfg.Assign:
				ok = a.LHS.Register() != nil && cfg.InRegisters(a.RHS)
			case *cfg.AtomicLoad:
				ok = a.Result == nil || a.Result.Register() != nil
			}
			if !ok || !back(e.From) {
				return false
			}
		}
		return len(n.In) > 0
	}
	return back(n)
}

// maxBehind bounds how far behind a fence a store may be.
const maxBehind = 32

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
	return d.find(in, lv)
}

// find is the number that an lvalue is, likewise.
func (d *Digest) find(in scene, lv *cfg.LVal) (Index, bool) {
	at, ok := d.program.statics.Find(in.View, lv)
	if !ok || in.Context != nil && len(d.all.Watch(in, at, lv.Type.Size())) > cells.Max {
		return Index{}, false
	}
	t := lv.Type.(*cfg.Int)
	return Index{at, t.Bytes, t.Signed}, true
}

// Watch looks for numbers that are stored atomically, with release order, and read with acquire order, or by fences, and that elements
// of arrays are chosen by. Where there is setjmp, states of one activation go on in another, and nothing is to be known.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	u := &uses{behind: map[cfg.Action]bool{}, released: map[any]bool{}, stored: map[any][]*cfg.Assign{}, taken: map[any]bool{}}
	d.program = program{}
	for e := range p.AllEdges() {
		if _, ok := e.Action.(*cfg.SetJmp); ok {
			return digest.Interest{}
		}
		u.look(e)
	}
	u.loads = slices.DeleteFunc(u.loads, func(l *cfg.AtomicLoad) bool { return !u.fences && !l.Order.Acquires() })
	indices := map[any]bool{}
	for _, l := range u.loads {
		if k := key(l.Source); u.released[k] {
			indices[k] = true
		}
	}
	if len(indices) == 0 {
		return digest.Interest{}
	}
	d.program = program{indices: indices, numbers: map[*cfg.Var]bool{}, statics: cells.StaticsOf(p), read: u.read(indices),
		fences: u.fences, behind: u.behind}
	d.program.copies = u.copies(d.program.read)
	u.follow(&d.program)
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
		return p.mentions(a.Cond) || p.finds(a)
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

// finds reports whether a condition finds that a pointer leads to a structure with indices.
func (p *program) finds(g *cfg.Guard) bool {
	r, null := cfg.NullTest(g)
	if r == nil || null {
		return false
	}
	t, ok := r.Type.(*cfg.Pointer)
	if !ok {
		return false
	}
	record, ok := t.Elem.(*cfg.Record)
	return ok && slices.ContainsFunc(record.Fields, p.holdsMember)
}

// mentions reports whether an expression is about indices.
func (p *program) mentions(x cfg.Expr) (yes bool) {
	cfg.Inspect(x, func(y cfg.Expr) {
		l, ok := y.(*cfg.Load)
		yes = yes || ok && (p.numbers[l.LV.Var] || p.indices[key(l.LV)] || p.copies[key(l.LV)] != nil)
	})
	return yes
}

// uses is what a program does with its numbers.
type uses struct {
	released map[any]bool // numbers in memory that are stored, or added to, with this order
	flows    []flow
	stores   []*cfg.AtomicStore
	loads    []*cfg.AtomicLoad     // that acquire, or may do so by a fence
	stored   map[any][]*cfg.Assign // by what is assigned to, in memory
	taken    map[any]bool          // of which the address is used
	fences   bool
	behind   map[cfg.Action]bool
	places   []cfg.Expr // what elements are chosen by
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
		if k := key(a.LHS); k != nil {
			u.stored[k] = append(u.stored[k], a)
		}
	case *cfg.Fence:
		u.fences = u.fences || a.Order.Acquires()
	case *cfg.AtomicLoad:
		flows(a.Result, &cfg.Load{LV: a.Source})
		u.loads = append(u.loads, a)
	case *cfg.AtomicStore:
		if k := key(a.Target); k != nil && u.releases(e, a.Order) {
			u.released[k] = true
			u.stores = append(u.stores, a)
		}
	case *cfg.AtomicRMW:
		if k := key(a.Target); k != nil && u.releases(e, a.Order) {
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
			u.taken[key(y.LV)] = true
		case *cfg.Load:
			lval(y.LV)
		case *cfg.PtrAdd:
			u.places = append(u.places, y.Index)
		}
	})
}

// releases reports whether an atomic action releases, itself or by a fence before it.
func (u *uses) releases(e *cfg.Edge, order cfg.MemoryOrder) bool {
	if !order.Releases() && fenced(e.From) {
		u.behind[e.Action] = true
	}
	return order.Releases() || u.behind[e.Action]
}

// follow finds the registers that may be computed from indices.
func (u *uses) follow(p *program) {
	for more := true; more; {
		more = false
		for _, f := range u.flows {
			if !p.numbers[f.to] && p.mentions(f.from) {
				p.numbers[f.to], more = true, true
			}
		}
	}
}

// read lists what is read into registers with acquire order, and copied from one to the other.
func (u *uses) read(indices map[any]bool) map[*cfg.Var][]*cfg.LVal {
	out := map[*cfg.Var][]*cfg.LVal{}
	add := func(r *cfg.Var, lv *cfg.LVal) (more bool) {
		if r == nil || slices.Contains(out[r], lv) || len(out[r]) >= maxKept {
			return false
		}
		out[r] = append(out[r], lv)
		return true
	}
	for _, l := range u.loads {
		if indices[key(l.Source)] {
			add(l.Result.Register(), l.Source)
		}
	}
	for more := true; more; {
		more = false
		for _, f := range u.flows {
			if l, ok := cfg.Uncast(f.from).(*cfg.Load); ok && l.LV.Register() != nil && f.to.Func == l.LV.Var.Func {
				for _, lv := range out[l.LV.Var] {
					more = add(f.to, lv) || more
				}
			}
		}
	}
	return out
}

// copies finds members and variables that are set to nothing but zero and what has been read of one index, which lies
// beside it, or is a variable as well. That is where to look; what is written there is looked at as it happens.
func (u *uses) copies(read map[*cfg.Var][]*cfg.LVal) map[any]*cfg.LVal {
	out := map[any]*cfg.LVal{}
	for k, assigns := range u.stored {
		var of *cfg.LVal
		fits := !u.taken[k]
		for _, a := range assigns {
			if n, ok := cfg.IsConst(cfg.Uncast(a.RHS)); ok && n == 0 {
				continue
			}
			l, ok := cfg.Uncast(a.RHS).(*cfg.Load)
			if fits = fits && ok && l.LV.Register() != nil && len(read[l.LV.Var]) > 0; !fits {
				break
			}
			for _, lv := range read[l.LV.Var] {
				fits = fits && (of == nil || key(of) == key(lv)) && key(lv) != k && besides(a.LHS, lv) != nil
				of = lv
			}
		}
		if fits && of != nil {
			out[k] = of
		}
	}
	return out
}

// besides is the index that lies beside a copy, if it is one member as another one is of the same object, or both are
// variables; or else nil.
func besides(cp, index *cfg.LVal) *cfg.LVal {
	n := len(cp.Path)
	if n == 0 || len(index.Path) == 0 {
		if n+len(index.Path) > 0 || cp.Var == nil || index.Var == nil {
			return nil
		}
		return index
	}
	out := *cp
	out.Path, out.Type = append(slices.Clone(cp.Path[:n-1]), index.Path[len(index.Path)-1]), index.Type
	if cp.Path[n-1].Field == nil || index.Path[len(index.Path)-1].Field == nil || len(index.Path) != n {
		return nil
	}
	for i, s := range cp.Path[:n-1] {
		if s.Field != index.Path[i].Field {
			return nil
		}
	}
	return &out
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
