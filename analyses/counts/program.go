package counts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	numbers map[any]bool      // members and variables that may be such numbers, by what is assigned to them
	holds   map[*cfg.Var]bool // registers that may hold what was read from one, or how it compares

	statics *cells.Statics
	taken   map[*cfg.Var]bool // their addresses are
	initial map[*cfg.Var][]initial
	passes  *passes
	lends   bool // something is taken from a number
}

// initial is what an object with static storage holds at some place when the program starts, if it is known; it holds
// zero where nothing is said.
type initial struct {
	cells.Place
	value int64
	known bool
}

// starts is what a number with static storage is when the program starts.
func (p *program) starts(n digest.Object, size int64) (int64, bool) {
	g := p.statics.Var(n)
	if g == nil {
		return 0, false
	}
	value := int64(0)
	for _, i := range p.initial[g] {
		switch {
		case i.known && i.Place == cells.Place{Off: n.Offset, Size: size}:
			value = i.value
		case i.Off < n.Offset+size && n.Offset < i.Off+i.Size:
			return 0, false
		}
	}
	return value, true
}

// initialised notes what the program starts with.
func (u *uses) initialised(action cfg.Action) {
	var to *cfg.LVal
	if a, ok := action.(*cfg.Assign); ok {
		to = a.LHS
		if n, ok := cfg.IsConst(a.RHS); to.BitField() == nil {
			u.starts(to, n, ok)
			to = nil
		}
	}
	cfg.Operands(action, func(lv *cfg.LVal) {
		if _, assign := action.(*cfg.Assign); !assign || lv == to {
			u.starts(lv, 0, false)
		}
	}, nil)
	cfg.InspectAction(action, func(y cfg.Expr) {
		if _, assign := action.(*cfg.Assign); !assign {
			if a, ok := y.(*cfg.AddrOf); ok {
				u.starts(a.LV, 0, false)
			}
		}
	})
}

// starts notes what lies at an lvalue at first.
func (u *uses) starts(lv *cfg.LVal, n int64, known bool) {
	if lv.Var == nil {
		return
	}
	i := initial{cells.Place{Size: lv.Type.Size()}, n, known}
	for _, s := range lv.Path {
		switch n, ok := cfg.IsConst(s.Index); {
		case s.Field != nil:
			i.Off += s.Field.Offset
		case ok && s.Scale == nil:
			i.Off += n * s.Elem.Size()
		default:
			i = initial{Place: cells.Place{Size: lv.Var.Size()}}
			u.initial[lv.Var] = append(u.initial[lv.Var], i)
			return
		}
	}
	u.initial[lv.Var] = append(u.initial[lv.Var], i)
}

// key is what an lvalue is among the numbers: a member, or a variable; nil if it is no number.
func key(lv *cfg.LVal) any {
	if lv == nil || lv.BitField() != nil {
		return nil
	}
	if _, ok := lv.Type.(*cfg.Int); !ok {
		return nil
	}
	if k := len(lv.Path); k > 0 {
		if f := lv.Path[k-1].Field; f != nil {
			return f
		}
		return nil
	}
	if lv.Var != nil && !lv.Var.Register() {
		return lv.Var
	}
	return nil
}

// number reports whether an lvalue may be a number.
func (p *program) number(lv *cfg.LVal) bool {
	k := key(lv)
	return k != nil && p.numbers[k]
}

// Watch looks for numbers: what constants are assigned to, or added to, and nothing but what registers hold. Where there
// is setjmp, states of one activation go on in another, and where no thread is created, nothing is to be known.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	u := uses{taken: map[*cfg.Var]bool{}, stored: map[*cfg.Var]bool{}, written: map[any]bool{}, otherwise: map[any]bool{}, initial: map[*cfg.Var][]initial{}}
	for e := range p.AllEdges() {
		if e.From.Func == p.Init {
			u.initialised(e.Action)
		}
		u.look(e)
	}
	d.program = program{numbers: map[any]bool{}, holds: map[*cfg.Var]bool{}, taken: u.taken, initial: u.initial}
	for k := range u.written {
		if !u.otherwise[k] {
			d.program.numbers[k] = true
		}
	}
	if u.jumps || !u.creates || len(d.program.numbers) == 0 || !d.program.follow(u) {
		return digest.Interest{}
	}
	d.program.lends = slices.ContainsFunc(u.takes, func(to any) bool {
		r, register := to.(*cfg.Var)
		return d.program.numbers[to] || register && u.stored[r]
	})
	d.program.passes, d.program.statics = newPasses(p), cells.StaticsOf(p)
	return digest.Interest{Writes: true, Variables: true, Edges: d.program.interesting}
}

// uses is what a program does with variables.
type uses struct {
	taken              map[*cfg.Var]bool
	written, otherwise map[any]bool
	creates, jumps     bool
	takes              []any             // members, variables and registers that may be set to what is smaller than something
	stored             map[*cfg.Var]bool // registers whose values are stored in members and variables
	flows              []flow
	guards             []cfg.Expr
	initial            map[*cfg.Var][]initial
}

// flow says that a register may be computed from an expression, or from what an lvalue holds.
type flow struct {
	to   *cfg.Var
	from cfg.Expr
}

func (u *uses) look(e *cfg.Edge) {
	flows := func(to *cfg.LVal, from cfg.Expr) {
		if r := to.Register(); r != nil && from != nil {
			u.lessens(r, from)
			u.flows = append(u.flows, flow{r, from})
		}
	}
	put := func(to *cfg.LVal, what cfg.Expr) {
		k := key(to)
		if k == nil {
			return
		}
		u.written[k] = true
		u.lessens(k, what)
		cfg.Inspect(what, func(y cfg.Expr) {
			l, ok := y.(*cfg.Load)
			switch {
			case !ok:
			case l.LV.Register() != nil:
				u.stored[l.LV.Var] = true
			case !same(l.LV, to):
				u.otherwise[k] = true
			}
		})
	}
	switch a := e.Action.(type) {
	case *cfg.Create:
		u.creates = true
	case *cfg.SetJmp:
		u.jumps = true
	case *cfg.Guard:
		u.guards = append(u.guards, a.Cond)
	case *cfg.Assign:
		put(a.LHS, a.RHS)
		flows(a.LHS, a.RHS)
	case *cfg.AtomicStore:
		put(a.Target, a.Value)
	case *cfg.AtomicRMW:
		put(a.Target, a.Operand)
		if n, ok := a.Adds(); ok && n < 0 {
			u.takes = append(u.takes, key(a.Target))
		}
		flows(a.Old, &cfg.Load{LV: a.Target})
		flows(a.New, &cfg.Load{LV: a.Target})
	case *cfg.AtomicLoad:
		flows(a.Result, &cfg.Load{LV: a.Source})
	case *cfg.Return:
		if r := e.From.Func.Result; r != nil && a.Value != nil {
			u.flows = append(u.flows, flow{r, a.Value})
		}
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		if !ok {
			break
		}
		if f.Func.Result != nil {
			flows(a.Result, &cfg.Load{LV: &cfg.LVal{Var: f.Func.Result, Type: f.Func.Result.Type}})
		}
		for i, p := range f.Func.Params {
			if i < len(a.Args) {
				u.flows = append(u.flows, flow{p, a.Args[i]})
			}
		}
	}
	cfg.InspectAction(e.Action, func(y cfg.Expr) {
		if a, ok := y.(*cfg.AddrOf); ok && a.LV.Var != nil {
			u.taken[a.LV.Var] = true
		}
	})
}

// lessens notes that something may be set to what is smaller than something by a constant.
func (u *uses) lessens(to any, what cfg.Expr) {
	cfg.Inspect(what, func(y cfg.Expr) {
		if b, ok := y.(*cfg.Binary); ok && (b.Op == cfg.Sub || b.Op == cfg.Add) {
			x, first := cfg.IsConst(b.X)
			if n, second := cfg.IsConst(b.Y); second && (b.Op == cfg.Sub || n < 0) || first && x < 0 {
				u.takes = append(u.takes, to)
			}
		}
	})
}

// follow finds the numbers that conditions ask for, and the registers that may hold what was read of them. It reports
// whether there are any.
func (p *program) follow(u uses) bool {
	numbers, asked := p.numbers, map[*cfg.Var]bool{}
	p.numbers = map[any]bool{}
	ask := func(x cfg.Expr) (more bool) {
		cfg.Inspect(x, func(y cfg.Expr) {
			l, ok := y.(*cfg.Load)
			if !ok {
				return
			}
			if v := l.LV.Var; v != nil && !asked[v] && key(l.LV) == nil {
				asked[v], more = true, true
			}
			if k := key(l.LV); k != nil && numbers[k] {
				p.numbers[k] = true
			}
		})
		return more
	}
	for _, g := range u.guards {
		ask(g)
	}
	for more := true; more; {
		more = false
		for _, f := range u.flows {
			more = asked[f.to] && ask(f.from) || more
		}
	}
	for more := true; more; {
		more = false
		for _, f := range u.flows {
			if asked[f.to] && !p.holds[f.to] && p.asks(f.from) {
				p.holds[f.to], more = true, true
			}
		}
	}
	return len(p.numbers) > 0
}

// asks reports whether an expression is about numbers.
func (p *program) asks(x cfg.Expr) (yes bool) {
	cfg.Inspect(x, func(y cfg.Expr) {
		l, ok := y.(*cfg.Load)
		yes = yes || ok && (l.LV.Var != nil && p.holds[l.LV.Var] || p.number(l.LV))
	})
	return yes
}

// interesting reports whether an edge is one that Before and After are about.
func (p *program) interesting(e *cfg.Edge) bool {
	switch a := e.Action.(type) {
	case *cfg.Guard:
		return p.asks(a.Cond)
	case *cfg.Return:
		return p.holds[e.From.Func.Result]
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		return ok && p.holds[f.Func.Result]
	case *cfg.AtomicLoad:
		return p.number(a.Source)
	case *cfg.AtomicRMW:
		return p.number(a.Target)
	case *cfg.Alloc:
		return a.Zero
	}
	return false
}
