package frontend

import (
	"slices"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// An evaluation is a part of an expression that reads or writes memory, or calls a function.
type evaluation struct {
	node  cc.ExpressionNode
	where                          // it stands
	early *cc.AssignmentExpression // it is only the reading of the left side of this compound assignment
	void  bool                     // it is for its effects only
	open  bool                     // C leaves open whether it is evaluated
	of    int                      // the innermost evaluation that it is an operand of; -1: none
	effects
	parts []effects // with sequence points inside: what happens one after the other
	from  int       // its first edge
	to    int
}

// where is what the meaning of an expression depends on, beside its text.
type where struct {
	scope   *scope
	matters map[cc.ExpressionNode]bool // see [funcBuilder]
}

func (f *funcBuilder) where() where { return where{f.u.scope, f.matters} }

// effects are what an evaluation may do.
type effects struct {
	call   bool // it is the body of a function, or of the library
	orders bool // it may order threads, or nothing is known of it
	reads  area
	writes area
}

// An area is memory: of variables, and of what pointers may point to.
type area struct {
	vars     []*cfg.Var
	pointers bool
	ints     bool // pointers to int are among them
}

func (a *area) empty() bool { return len(a.vars) == 0 && !a.pointers }

func (a *area) add(lv *cfg.LVal) {
	switch {
	case lv.Var == nil:
		a.pointers = true
		if t, ok := lv.Type.(*cfg.Int); !ok && !isPtr(lv.Type) || ok && t.Bytes == 4 {
			a.ints = true
		}
	case !slices.Contains(a.vars, lv.Var):
		a.vars = append(a.vars, lv.Var)
	}
}

func (a *area) merge(b *area) {
	for _, v := range b.vars {
		if !slices.Contains(a.vars, v) {
			a.vars = append(a.vars, v)
		}
	}
	a.pointers = a.pointers || b.pointers
	a.ints = a.ints || b.ints
}

// meets reports whether the areas may have a byte in common.
func (a *area) meets(b *area) bool {
	if a.pointers && b.pointers {
		return true
	}
	for _, v := range a.vars {
		if slices.Contains(b.vars, v) || b.pointed(v) {
			return true
		}
	}
	return slices.ContainsFunc(b.vars, a.pointed)
}

// pointed reports whether a pointer of the area may point to v. The error number is an int, and no part of
// another object.
func (a *area) pointed(v *cfg.Var) bool { return a.pointers && (a.ints || v.Name != "<errno>") }

func (e *effects) nothing() bool { return !e.orders && e.reads.empty() && e.writes.empty() }

func (e *effects) merge(o *effects) {
	e.call = e.call || o.call
	e.orders = e.orders || o.orders
	e.reads.merge(&o.reads)
	e.writes.merge(&o.writes)
}

// conflicts reports whether it may matter which of two evaluations comes first.
func (e *effects) conflicts(o *effects) bool {
	switch {
	case e.orders && !o.nothing(), o.orders && !e.nothing():
		return true
	case !e.call && !o.call:
		return false
	}
	return e.writes.meets(&o.writes) || e.writes.meets(&o.reads) || e.reads.meets(&o.writes)
}

func (e *evaluation) conflicts(o *evaluation) bool { return e.effects.conflicts(&o.effects) }

// splits reports whether it may matter that o comes between two parts of e.
func (e *evaluation) splits(o *evaluation) bool {
	n := 0
	for i := range e.parts {
		if e.parts[i].conflicts(&o.effects) {
			n++
		}
	}
	return n > 1
}

// rereads reports whether e is an assignment whose value compilers may read from the object again (C17 6.5.16p3, which
// gcc does), when o, a call, has changed it.
func (e *evaluation) rereads(o *evaluation) bool {
	assigns := false
	switch n := e.node.(type) {
	case *cc.AssignmentExpression:
		assigns = e.early == nil
	case *cc.UnaryExpression:
		assigns = n.Case == cc.UnaryExpressionInc || n.Case == cc.UnaryExpressionDec
	}
	return assigns && !e.call && !e.void && o.call && e.writes.meets(&o.writes)
}

// A probe lists the evaluations of an expression while it is lowered for nothing. Operands stand before what
// they are operands of.
type probe struct {
	dry   int // the depth of the dry run in which it takes place
	evals []evaluation
	frame int // where the evaluations of the expression begin that is being lowered
}

// expr lowers n and adds its evaluation.
func (p *probe) expr(f *funcBuilder, n cc.ExpressionNode) value {
	outer := p.frame
	p.frame = len(p.evals)
	e := evaluation{node: n, where: f.where(), of: -1, from: len(f.edges)}
	was := f.begin(n, forValue)
	v := f.lowerExpr(n)
	f.order = was
	e.to = len(f.edges)
	if l, ok := v.x.(*cfg.Load); ok && f.isLvalue(n) && !f.quiet(l.LV) {
		e.reads.add(l.LV)
	}
	p.add(f, e)
	p.frame = outer
	return v
}

// effect is expr for what is evaluated for its effects only.
func (p *probe) effect(f *funcBuilder, n cc.ExpressionNode) {
	if f.isLvalue(n) {
		p.expr(f, n)
		return
	}
	outer := p.frame
	p.frame = len(p.evals)
	e := evaluation{node: n, where: f.where(), void: true, of: -1, from: len(f.edges)}
	was := f.begin(n, forEffect)
	f.lowerEffect(n)
	f.order = was
	e.to = len(f.edges)
	p.add(f, e)
	p.frame = outer
}

// item lowers n and adds it as one evaluation; open says that it may be evaluated or not.
func (p *probe) item(f *funcBuilder, n cc.ExpressionNode, open bool) {
	p.frame = len(p.evals)
	f.expr(n)
	e := evaluation{node: n, where: f.where(), open: open, of: -1}
	for i := p.frame; i < len(p.evals); i++ {
		e.effects.merge(&p.evals[i].effects)
	}
	if p.evals = p.evals[:p.frame]; !e.nothing() {
		p.evals = append(p.evals, e)
	}
}

// optional lowers n, which may be evaluated or not, and adds it as one evaluation.
func (p *probe) optional(f *funcBuilder, n cc.ExpressionNode) {
	outer := p.frame
	p.frame = len(p.evals)
	e := evaluation{node: n, where: f.where(), open: true, of: -1, from: len(f.edges)}
	f.expr(n)
	e.to = len(f.edges)
	for i := p.frame; i < len(p.evals); i++ {
		e.effects.merge(&p.evals[i].effects)
		e.parts = append(e.parts, p.evals[i].effects)
	}
	if p.evals = p.evals[:p.frame]; !e.nothing() {
		p.evals = append(p.evals, e)
	}
	p.frame = outer
}

// early adds the reading of the left side of a compound assignment, whose operands are the last evaluations.
func (p *probe) early(f *funcBuilder, x *cc.AssignmentExpression, lv *cfg.LVal) {
	e := evaluation{node: x, where: f.where(), early: x, of: -1, from: len(f.edges), to: len(f.edges)}
	e.reads.add(lv)
	p.add(f, e)
}

// add adds an evaluation behind those of its operands. What its edges do, but for theirs, is its own effect.
func (p *probe) add(f *funcBuilder, e evaluation) {
	at := e.from
	var steps []effects
	own := func(to int) {
		for ; at < to; at++ {
			if s := f.u.effectsOf(f, f.edges[at]); !s.nothing() {
				steps = append(steps, s)
			}
		}
	}
	operands := p.evals[p.frame:]
	for i := range operands {
		if o := &operands[i]; o.of < 0 {
			own(o.from)
			at = max(at, o.to)
			if sequenced(e.node) {
				if len(o.parts) > 0 {
					steps = append(steps, o.parts...)
				} else {
					steps = append(steps, o.effects)
				}
			}
		}
	}
	own(e.to)
	for i := range steps {
		steps[i].call = steps[i].call || indeterminate(e.node)
		e.effects.merge(&steps[i])
	}
	if e.nothing() {
		return
	}
	if sequenced(e.node) {
		e.parts = steps
		p.evals = p.evals[:p.frame] // they belong to it
	}
	for i := p.frame; i < len(p.evals); i++ {
		if p.evals[i].of < 0 {
			p.evals[i].of = len(p.evals)
		}
	}
	p.evals = append(p.evals, e)
}

// indeterminate reports whether what n does has an order with respect to other operands, whichever, although it
// need not be the body of a function: builtins that store are functions, and statements have full expressions.
func indeterminate(n cc.ExpressionNode) bool {
	switch x := n.(type) {
	case *cc.PostfixExpression:
		return x.Case == cc.PostfixExpressionCall
	case *cc.PrimaryExpression:
		return x.Case == cc.PrimaryExpressionStmt
	}
	return false
}

// effectsOf is what an edge may do, as far as other threads, or other parts of the expression, can tell.
func (u *unit) effectsOf(f *funcBuilder, edge *cfg.Edge) (e effects) {
	target := func(a *area, p cfg.Expr) {
		if x, ok := cfg.Uncast(p).(*cfg.AddrOf); ok {
			a.add(&cfg.LVal{Var: x.LV.Var, Ptr: x.LV.Ptr, Type: u.b.Char})
		} else {
			a.pointers, a.ints = true, true
		}
	}
	switch a := edge.Action.(type) {
	case *cfg.Skip, *cfg.Guard, *cfg.Declare, *cfg.Alloc, *cfg.Return:
		// What a guard reads has been read by an operand; nobody knows a new object.
	case *cfg.Assign:
		if v := a.LHS.Var; v == nil || v.Storage != cfg.Temp && v.Name[0] != '$' && v.Name != "literal" && !f.quiet(a.LHS) {
			e.writes.add(a.LHS)
		}
		if a.LHS.Internal {
			e.writes = area{}
		}
		cfg.Inspect(a.RHS, func(x cfg.Expr) {
			// What the program reads has been read by an operand. What the library remembers of the thread,
			// other calls may change.
			if l, ok := x.(*cfg.Load); ok && l.LV.Internal {
				e.call = true
				e.reads.add(l.LV)
			}
		})
	case *cfg.Free:
		e.call = true
		e.writes.pointers, e.writes.ints = true, true
	case *cfg.MemCopy:
		e.call = true
		target(&e.reads, a.Src)
		target(&e.writes, a.Dst)
	case *cfg.MemSet:
		e.call = true
		target(&e.writes, a.Dst)
	case *cfg.Touch:
		if a.Internal {
			break
		}
		e.call, e.orders = true, a.Calls
		if a.Deep {
			e.reads = area{pointers: true, ints: true}
		}
		if a.Read {
			target(&e.reads, a.Ptr)
		}
		if a.Write {
			target(&e.writes, a.Ptr)
			e.writes.pointers = e.writes.pointers || a.Deep
			e.writes.ints = e.writes.ints || a.Deep
		}
	case *cfg.Call:
		e.call = true
		s := summary{orders: true}
		if r, ok := cfg.Uncast(a.Callee).(*cfg.FuncRef); ok {
			s = u.summaryOf(r.Func)
		}
		e.orders = s.orders
		e.reads.pointers, e.reads.ints = s.reads, s.reads
		e.writes.pointers, e.writes.ints = s.writes, s.writes
	default:
		e.call, e.orders = true, true
	}
	return e
}
