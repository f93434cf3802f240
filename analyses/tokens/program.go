package tokens

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	counters map[*cfg.Var]bool   // variables that something is added to, and that are used to tell places apart
	numbers  map[*cfg.Var]bool   // registers that may be computed from one
	limits   map[*cfg.Var]bool   // variables with static storage that these are compared with
	members  map[*cfg.Field]bool // members of structures that may be counters, or limits
	statics  *cells.Statics
}

// Watch looks for counters. Where there is setjmp, states of one activation go on in another, and nothing is to
// be known.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program, d.memory.stands, d.memory.all = program{}, map[cell]*cfg.Var{}, map[*cfg.Var]bool{}
	u := newUses()
	for e := range p.AllEdges() {
		if _, ok := e.Action.(*cfg.SetJmp); ok {
			return digest.Interest{}
		}
		u.look(e)
	}
	counters := map[*cfg.Var]bool{}
	for _, v := range p.Globals {
		if t, ok := v.Type.(*cfg.Int); ok && u.added[v] && u.byName(v) && !t.Bool && (t.Bytes == 4 || t.Bytes == 8) {
			counters[v] = true
		}
	}
	if numbers := u.follow(counters); u.places(numbers) {
		d.program = program{counters: counters, numbers: numbers, members: u.members, statics: cells.StaticsOf(p)}
		u.limits(&d.program)
		return digest.Interest{Variables: true, Edges: d.program.interesting, Writes: len(u.members) > 0}
	}
	return digest.Interest{}
}

// interesting reports whether an edge is one that Before and After are about.
func (p program) interesting(e *cfg.Edge) bool {
	found := false
	switch a := e.Action.(type) {
	case *cfg.Return:
		found = p.numbers[e.From.Func.Result]
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		found = ok && p.numbers[f.Func.Result]
	case *cfg.Guard:
		found = mentions(a.Cond, p.numbers)
	}
	if a, ok := e.Action.(*cfg.AtomicRMW); ok && p.members[member(a.Target)] {
		found = true
	}
	cfg.Operands(e.Action, func(lv *cfg.LVal) { found = found || p.counters[lv.Var] || p.limits[lv.Var] }, nil)
	return found
}

// mentions reports whether an expression reads one of some variables.
func mentions(x cfg.Expr, vs map[*cfg.Var]bool) (found bool) {
	cfg.Inspect(x, func(y cfg.Expr) {
		if l, ok := y.(*cfg.Load); ok && vs[l.LV.Var] {
			found = true
		}
	})
	return found
}

// uses is what a program does with its variables.
type uses struct {
	taken   map[*cfg.Var]bool // their addresses are
	added   map[*cfg.Var]bool // something is added to them, perhaps by way of registers
	flows   []flow
	places  func(map[*cfg.Var]bool) bool // whether some place depends on one of some variables
	index   []cfg.Expr
	conds   []cfg.Expr
	members map[*cfg.Field]bool // to which something is added
}

// byName reports whether all accesses to a variable with static storage are by its name.
func (u *uses) byName(v *cfg.Var) bool {
	return v.Storage == cfg.Global && !u.taken[v] && !v.Extern && !v.Weak && !v.Several
}

// limits notes what numbers are compared with.
func (u *uses) limits(p *program) {
	p.limits = map[*cfg.Var]bool{}
	for _, cond := range u.conds {
		if !mentions(cond, p.numbers) {
			continue
		}
		cfg.Inspect(cond, func(x cfg.Expr) {
			l, ok := x.(*cfg.Load)
			if !ok || !isInt(l.Type()) || l.LV.Volatile {
				return
			}
			if f := member(l.LV); f != nil {
				p.members[f] = true
			}
			if v := l.LV.Var; l.LV.IsVariable() && !v.Atomic && u.byName(v) {
				p.limits[v] = true
			}
		})
	}
}

// flow says that a register may be computed from an expression, or from a variable.
type flow struct {
	to   *cfg.Var
	from cfg.Expr
	of   *cfg.Var
}

func newUses() *uses {
	u := &uses{taken: map[*cfg.Var]bool{}, added: map[*cfg.Var]bool{}, members: map[*cfg.Field]bool{}}
	u.places = func(vs map[*cfg.Var]bool) bool {
		return len(vs) > 0 && slices.ContainsFunc(u.index, func(x cfg.Expr) bool { return mentions(x, vs) })
	}
	return u
}

// look notes what an edge does with variables.
func (u *uses) look(e *cfg.Edge) {
	move := func(to *cfg.LVal, from cfg.Expr, of *cfg.Var) {
		if to.IsVariable() && to.Var.Register() {
			u.flows = append(u.flows, flow{to.Var, from, of})
		}
	}
	switch a := e.Action.(type) {
	case *cfg.Assign:
		move(a.LHS, a.RHS, nil)
		if a.LHS.IsVariable() && a.LHS.Var.Storage == cfg.Global {
			_, constant := cfg.IsConst(a.RHS)
			u.added[a.LHS.Var] = u.added[a.LHS.Var] || !constant
		}
		u.adds(a.LHS, a.RHS)
	case *cfg.AtomicRMW:
		if f := member(a.Target); f != nil && (a.Op == cfg.RMWAdd || a.Op == cfg.RMWSub) {
			u.addsTo(f)
			for _, to := range []*cfg.LVal{a.Old, a.New} {
				move(to, &cfg.Load{LV: a.Target}, nil)
			}
		}
		if a.Target.IsVariable() && (a.Op == cfg.RMWAdd || a.Op == cfg.RMWSub) {
			u.added[a.Target.Var] = true
			move(a.Old, nil, a.Target.Var)
			move(a.New, nil, a.Target.Var)
		}
	case *cfg.Guard:
		u.conds = append(u.conds, a.Cond)
	case *cfg.Return:
		if r := e.From.Func.Result; r != nil && a.Value != nil && r.Register() {
			u.flows = append(u.flows, flow{r, a.Value, nil})
		}
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		if !ok || !f.Func.HasBody() {
			break
		}
		move(a.Result, nil, f.Func.Result)
		for i, x := range a.Args {
			if i < len(f.Func.Params) && f.Func.Params[i].Register() {
				u.flows = append(u.flows, flow{f.Func.Params[i], x, nil})
			}
		}
	}
	lval := func(lv *cfg.LVal) {
		for _, s := range lv.Path {
			if s.Index != nil {
				u.index = append(u.index, s.Index)
			}
		}
	}
	cfg.Operands(e.Action, lval, nil)
	cfg.InspectAction(e.Action, func(y cfg.Expr) {
		switch y := y.(type) {
		case *cfg.AddrOf:
			if y.LV.Var != nil {
				u.taken[y.LV.Var] = true
			}
			lval(y.LV)
		case *cfg.Load:
			lval(y.LV)
		case *cfg.PtrAdd:
			u.index = append(u.index, y.Index)
		}
	})
}

// adds notes that a member may be increased, perhaps by way of registers: what it is assigned is no constant.
func (u *uses) adds(to *cfg.LVal, x cfg.Expr) {
	if f := member(to); f != nil {
		if _, constant := cfg.IsConst(x); !constant {
			u.addsTo(f)
		}
	}
}

// addsTo notes that something is added to a member, if it may be a counter.
func (u *uses) addsTo(f *cfg.Field) {
	if t, ok := f.Type.(*cfg.Int); ok && !t.Bool && f.Width == 0 && (t.Bytes == 4 || t.Bytes == 8) {
		u.members[f] = true
	}
}

// follow lists the registers that may be computed from some variables.
func (u *uses) follow(counters map[*cfg.Var]bool) map[*cfg.Var]bool {
	all := map[*cfg.Var]bool{}
	if len(counters)+len(u.members) == 0 {
		return all
	}
	for v := range counters {
		all[v] = true
	}
	for changed := true; changed; {
		changed = false
		for _, f := range u.flows {
			if !all[f.to] && (f.of != nil && all[f.of] || f.from != nil && (mentions(f.from, all) || u.reads(f.from))) {
				all[f.to], changed = true, true
			}
		}
	}
	return all
}

// reads reports whether an expression reads a member that may be a counter.
func (u *uses) reads(x cfg.Expr) (found bool) {
	cfg.Inspect(x, func(y cfg.Expr) {
		if l, ok := y.(*cfg.Load); ok && u.members[member(l.LV)] {
			found = true
		}
	})
	return found
}
