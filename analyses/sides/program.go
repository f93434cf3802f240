package sides

import (
	"github.com/mayrun-dev/mayrun/analyses/cells"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// program is what the digest knows of the program.
type program struct {
	numbers  map[*cfg.Var]bool   // registers that elements are chosen by, and what these are made of and compared with
	fields   map[*cfg.Field]bool // members that they are made of or compared with
	statics  *cells.Statics
	vars     map[*cfg.Var]bool      // other variables in memory, likewise
	begins   map[*cfg.Var]bool      // variables that indices begin with, or are sums of: an element may lie behind them
	stores   map[*cfg.Edge]bool     // assignments to such that are passed once
	leaves   map[*cfg.Edge]*cfg.Var // edges that are passed once, and leave a number in a register
	chooses  map[*cfg.Edge]bool     // edges with indices that are made of what is in memory
	byNumber map[int]*cfg.Edge      // edges that are passed once
	facts    *facts.Program
	init     *cfg.Func
	reached  map[*cfg.Node]map[*cfg.Node]bool
}

// maxStores bounds the assignments to memory of which it is known whether they have been passed.
const maxStores = 64

// Watch looks for accesses to elements behind a number. Where there is setjmp, states of one activation go on in another,
// and nothing is to be known.
func (d *Digest) Watch(p *cfg.Program) digest.Interest {
	d.program, d.atoms, d.watched = program{}, map[string]*atom{}, map[cell]bool{}
	u := &uses{numbers: map[*cfg.Var]bool{}, fields: map[*cfg.Field]bool{}, vars: map[*cfg.Var]bool{}}
	for e := range p.AllEdges() {
		if _, ok := e.Action.(*cfg.SetJmp); ok {
			return digest.Interest{}
		}
		u.look(e)
	}
	if !u.creates || !u.behind() {
		return digest.Interest{}
	}
	u.follow()
	u.lead()
	d.program = program{numbers: u.numbers, fields: u.fields, vars: u.vars, begins: u.begins,
		statics: cells.StaticsOf(p), facts: facts.Of(p, p), init: p.Init,
		stores: map[*cfg.Edge]bool{}, leaves: map[*cfg.Edge]*cfg.Var{}, chooses: map[*cfg.Edge]bool{},
		byNumber: map[int]*cfg.Edge{}, reached: map[*cfg.Node]map[*cfg.Node]bool{}}
	for e := range p.AllEdges() {
		d.program.chooses[e] = u.chooses(e)
		if d.program.facts.Once(e) {
			d.program.passes(e)
		}
	}
	return digest.Interest{Variables: true, Edges: d.program.interesting, Writes: true}
}

// passes notes what an edge leaves behind that is passed once.
func (p *program) passes(e *cfg.Edge) {
	p.byNumber[number(e)] = e
	var to *cfg.LVal
	switch a := e.Action.(type) {
	case *cfg.Assign:
		if to = a.LHS; p.looksFor(to) && len(p.stores) < maxStores {
			p.stores[e] = true
		}
	case *cfg.Call:
		to = a.Result
	}
	if v := to.Register(); v != nil && p.numbers[v] && integer(v.Type) != nil {
		p.leaves[e] = v
	}
}

// looksFor reports whether an lvalue in memory may be one of the numbers that are looked for.
func (p *program) looksFor(lv *cfg.LVal) bool {
	return lv.IsVariable() && p.vars[lv.Var] || p.fields[member(lv)]
}

// once reports whether an edge is passed once.
func (p *program) once(e *cfg.Edge) bool { return p.byNumber[number(e)] == e }

// leads reports whether there is a way from one node of a function to another one.
func (p *program) leads(from, to *cfg.Node) bool {
	if p.reached[from] == nil {
		p.reached[from] = cfg.Reachable(from, nil)
	}
	return p.reached[from][to]
}

// interesting reports whether an edge is one that Before and After are about.
func (p *program) interesting(e *cfg.Edge) bool {
	switch a := e.Action.(type) {
	case *cfg.Return:
		return p.numbers[e.From.Func.Result] || p.chooses[e]
	case *cfg.Call:
		f, ok := a.Callee.(*cfg.FuncRef)
		return ok && p.numbers[f.Func.Result] || p.leaves[e] != nil || p.chooses[e]
	case *cfg.Guard:
		return mentions(a.Cond, p.numbers) || p.chooses[e]
	}
	return p.stores[e] || p.leaves[e] != nil || p.chooses[e]
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
	creates bool
	flows   []flow
	leads   []flow // of registers that are pointers
	conds   []cfg.Expr
	asked   []cfg.Expr // those that do not end loops
	index   []cfg.Expr
	numbers map[*cfg.Var]bool
	fields  map[*cfg.Field]bool
	vars    map[*cfg.Var]bool
	begins  map[*cfg.Var]bool
}

// flow says that a register, or a member or a variable in memory, may be computed from an expression, or from a register.
type flow struct {
	to   *cfg.LVal
	from cfg.Expr
	of   *cfg.Var
}

// look notes what an edge does with variables.
func (u *uses) look(e *cfg.Edge) {
	move := func(to *cfg.LVal, from cfg.Expr, of *cfg.Var) {
		switch {
		case to == nil:
		case integer(to.Type) != nil:
			u.flows = append(u.flows, flow{to, from, of})
		case from != nil && to.Register() != nil:
			if _, ok := to.Type.(*cfg.Pointer); ok {
				u.leads = append(u.leads, flow{to, from, nil})
			}
		}
	}
	switch a := e.Action.(type) {
	case *cfg.Create:
		u.creates = u.creates || a.Kind == cfg.NewThread
	case *cfg.Assign:
		move(a.LHS, a.RHS, nil)
	case *cfg.Guard:
		u.conds = append(u.conds, a.Cond)
		if !e.From.LoopHead {
			u.asked = append(u.asked, a.Cond)
		}
	case *cfg.Return:
		if r := e.From.Func.Result; r != nil && a.Value != nil {
			move(&cfg.LVal{Var: r, Type: r.Type}, a.Value, nil)
		}
	case *cfg.Call:
		if f, ok := a.Callee.(*cfg.FuncRef); ok && f.Func.HasBody() {
			move(a.Result, nil, f.Func.Result)
			for i, x := range a.Args {
				if i < len(f.Func.Params) {
					p := f.Func.Params[i]
					move(&cfg.LVal{Var: p, Type: p.Type}, x, nil)
				}
			}
		}
	}
	u.index = append(u.index, indices(e)...)
}

// indices lists by what an edge chooses elements.
func indices(e *cfg.Edge) (out []cfg.Expr) {
	lval := func(lv *cfg.LVal) {
		for _, s := range lv.Path {
			if s.Index != nil {
				out = append(out, s.Index)
			}
		}
	}
	cfg.LValues(e.Action, lval)
	cfg.InspectAction(e.Action, func(y cfg.Expr) {
		if p, ok := y.(*cfg.PtrAdd); ok {
			out = append(out, p.Index)
		}
	})
	return out
}

// chooses reports whether some index of an edge is made of one of the numbers in memory.
func (u *uses) chooses(e *cfg.Edge) (yes bool) {
	for _, x := range indices(e) {
		cfg.Inspect(x, func(y cfg.Expr) {
			if l, ok := y.(*cfg.Load); ok && l.LV.Register() == nil && u.wanted(l.LV) {
				yes = true
			}
		})
	}
	return yes
}

// behind finds the variables that indices begin with: those that they are sums of, or are compared with before they
// are used, and what is assigned to these. It reports whether some index is, or begins with, something else than
// constants and itself; otherwise nothing lies behind a number.
func (u *uses) behind() (some bool) {
	u.begins = map[*cfg.Var]bool{}
	fields := map[*cfg.Field]bool{}
	summands := func(x cfg.Expr, not *cfg.Var) (added bool) {
		for work := []cfg.Expr{x}; len(work) > 0; {
			x, work = work[0], work[1:]
			switch x := x.(type) {
			case *cfg.Cast:
				work = append(work, x.X)
			case *cfg.Binary:
				if x.Op != cfg.Mul {
					work = append(work, x.X, x.Y)
				}
			case *cfg.Load:
				if f := member(x.LV); f != nil {
					added = added || !fields[f]
					fields[f] = true
				} else if v := x.LV.Var; v != nil && v != not {
					added = added || !u.begins[v]
					u.begins[v] = true
				}
			}
		}
		return added
	}
	for _, x := range u.index {
		summands(x, nil)
		_, sum := cfg.Uncast(x).(*cfg.Binary)
		some = some || sum && !cfg.InRegisters(x)
	}
	for _, c := range u.asked {
		if b, ok := c.(*cfg.Binary); ok && b.Op.IsComparison() && mentions(c, u.begins) {
			summands(c, nil)
		}
	}
	for again := true; again; {
		again = false
		for _, f := range u.flows {
			m := member(f.to)
			if m != nil && !fields[m] || m == nil && !u.begins[f.to.Var] {
				continue
			}
			if f.from != nil {
				_, constant := cfg.IsConst(f.from)
				some = some || !constant && !cfg.Reads(f.from, f.to.Var)
				again = summands(f.from, f.to.Var) || again
			} else if !u.begins[f.of] {
				u.begins[f.of], some, again = true, true, true
			}
		}
	}
	return some
}

// follow finds the numbers that elements are chosen by: the registers in indices, what conditions compare them with, and
// what they are computed from.
func (u *uses) follow() {
	for _, x := range u.index {
		u.want(x)
	}
	for again := true; again; {
		again = false
		for _, c := range u.conds {
			if mentions(c, u.numbers) {
				again = u.want(c) || again
			}
		}
		for _, f := range u.flows {
			if !u.wanted(f.to) {
				continue
			}
			if f.from != nil {
				again = u.want(f.from) || again
			} else if f.of != nil && !u.numbers[f.of] {
				u.numbers[f.of], again = true, true
			}
		}
	}
}

// lead adds the registers that are pointers to elements, or copies of such.
func (u *uses) lead() {
	for again := true; again; {
		again = false
		for _, f := range u.leads {
			if u.numbers[f.to.Var] {
				continue
			}
			element := mentions(f.from, u.numbers)
			cfg.Inspect(f.from, func(x cfg.Expr) {
				if p, ok := x.(*cfg.PtrAdd); ok {
					_, constant := cfg.IsConst(p.Index)
					element = element || !constant
				}
			})
			if element {
				u.numbers[f.to.Var], again = true, true
			}
		}
	}
}

// wanted reports whether an lvalue is one of the numbers.
func (u *uses) wanted(lv *cfg.LVal) bool {
	if f := member(lv); f != nil {
		return u.fields[f]
	}
	return lv.IsVariable() && (u.numbers[lv.Var] || u.vars[lv.Var])
}

// want adds what an expression reads; it reports whether something is new.
func (u *uses) want(x cfg.Expr) (added bool) {
	cfg.Inspect(x, func(y cfg.Expr) {
		l, ok := y.(*cfg.Load)
		if !ok || integer(l.LV.Type) == nil || u.wanted(l.LV) {
			return
		}
		switch f := member(l.LV); {
		case f != nil:
			u.fields[f], added = true, true
		case l.LV.Register() != nil:
			u.numbers[l.LV.Var], added = true, true
		case l.LV.IsVariable():
			u.vars[l.LV.Var], added = true, true
		}
	})
	return added
}
