package frontend

import (
	"strconv"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A point is where lowering has arrived: at a node, or behind edges that do not lead anywhere yet.
// Keeping the edges open until the next action saves the empty steps that joins and jumps would need.
// The zero value is unreachable.
type point struct {
	node *cfg.Node
	open []*cfg.Edge
}

func (p point) reachable() bool { return p.node != nil || len(p.open) > 0 }

// A funcBuilder lowers the body of one function.
type funcBuilder struct {
	u     *unit
	fn    *cfg.Func
	ft    *ctype
	cur   point
	dead  *cfg.Node // where calls that do not return lead
	file  bool      // the builder of file-scope initialisers
	dry   int       // > 0 while an operand is looked at that is not evaluated
	expr0 int       // > 0 inside a statement expression

	edges       []*cfg.Edge // made so far, oldest first
	temps       int
	labels      map[string]*label
	labelIDs    map[string]*cfg.Const
	localLabels int
	computed    []computedGoto
	late        []lateDeclare
	breaks      []*label
	conts       []*label
	switches    []*switchBuilder
	body        *cc.CompoundStatement
	generics    map[*cc.GenericSelection]cc.ExpressionNode
	taken       map[string]bool // names whose address the body takes; nil: not known yet
	registers   []*cfg.Var      // local variables that are certain registers of the processor
	naked       bool            // the body is assembly only
	atomic      bool            // the body is one atomic section
	active      *cleanup        // calls that are due at the end of the scopes that are open
	around      *funcBuilder    // of the function that this one is nested in
	captures    []capture
	nonlocal    []nonlocalGoto
	order       ordering
	sizes       *sizes                     // of arrays in what is not evaluated; nil: nobody asks
	matters     map[cc.ExpressionNode]bool // the sizes that the result of a sizeof depends on; nil: all
	entry       []cc.ExpressionNode        // the sizes in the types of the parameters
	probe       *probe
	errno       *bool // the body mentions errno; nil: not known yet
	guess       bool  // in the model of a function whose results are computed; see [cfg.Nondet]
}

// A label is a place that jumps lead to.
type label struct {
	node    *cfg.Node
	open    []*cfg.Edge
	known   bool     // active is
	active  *cleanup // where the label is
	pending []pendingJump
	pos     cfg.Pos // of the first jump
}

// A lateDeclare is a declaration with an initialiser: only at the end of the function is it known whether the
// variable is an object that other threads can reach, so that each activation needs its own.
type lateDeclare struct {
	v    *cfg.Var
	node *cfg.Node
	pos  cfg.Pos
}

// here makes the current point a node.
func (f *funcBuilder) here() *cfg.Node {
	if f.cur.node == nil {
		n := f.fn.NewNode()
		for _, e := range f.cur.open {
			patch(e, n)
		}
		f.cur = point{node: n}
	}
	return f.cur.node
}

func patch(e *cfg.Edge, n *cfg.Node) {
	e.To = n
	n.In = append(n.In, e)
}

// emit appends an action.
func (f *funcBuilder) emit(a cfg.Action, pos cfg.Pos) *cfg.Edge {
	e := f.branch(f.here(), a, pos)
	f.cur = point{open: []*cfg.Edge{e}}
	return e
}

// branch adds an open edge that leaves n; the current point stays.
func (f *funcBuilder) branch(n *cfg.Node, a cfg.Action, pos cfg.Pos) *cfg.Edge {
	e := &cfg.Edge{From: n, Action: a, Pos: pos, Guess: f.guess}
	n.Out = append(n.Out, e)
	f.edges = append(f.edges, e)
	return e
}

// stop ends the path: what follows is unreachable.
func (f *funcBuilder) stop() {
	if f.cur.reachable() {
		if f.dead == nil {
			f.dead = f.fn.NewNode()
		}
		f.goTo(f.dead)
	}
	f.cur = point{}
}

// goTo leads the current point to a node and leaves it unreachable.
func (f *funcBuilder) goTo(n *cfg.Node) {
	for _, e := range f.cur.open {
		patch(e, n)
	}
	if m := f.cur.node; m != nil && m != n {
		patch(f.branch(m, &cfg.Skip{}, cfg.Pos{}), n)
	} else if m == n && m != nil && len(f.cur.open) == 0 {
		// An empty loop.
		patch(f.branch(m, &cfg.Skip{}, cfg.Pos{}), n)
	}
	f.cur = point{}
}

// maxOpen is how many edges stay open before a node takes them.
const maxOpen = 32

// join is the point that both paths lead to.
func (f *funcBuilder) join(p, q point) point {
	switch {
	case !p.reachable():
		return q
	case !q.reachable():
		return p
	case p.node == nil && q.node == nil && len(p.open)+len(q.open) > maxOpen:
		n := f.fn.NewNode()
		for _, e := range p.open {
			patch(e, n)
		}
		for _, e := range q.open {
			patch(e, n)
		}
		return point{node: n}
	case p.node == nil && q.node == nil:
		return point{open: append(p.open[:len(p.open):len(p.open)], q.open...)}
	case p.node == nil:
		p, q = q, p
	}
	if q.node == p.node {
		return p
	}
	save := f.cur
	f.cur = q
	f.goTo(p.node)
	f.cur = save
	return p
}

// jump leads the current point to a label.
func (f *funcBuilder) jump(l *label) {
	switch {
	case f.active == nil || f.active == l.active && l.known || !f.cur.reachable():
	case l.known:
		f.leave(f.active, l.active)
	default:
		l.pending = append(l.pending, pendingJump{point{node: f.here()}, f.active})
		f.cur = point{}
		return
	}
	if l.node != nil {
		f.goTo(l.node)
		return
	}
	if f.cur.node != nil {
		f.cur = point{open: []*cfg.Edge{f.branch(f.cur.node, &cfg.Skip{}, cfg.Pos{})}}
	}
	l.open = append(l.open, f.cur.open...)
	f.cur = point{}
}

// land puts a label at the current point. With node set, jumps may come later.
func (f *funcBuilder) land(l *label, node bool) {
	f.settle(l)
	f.cur = f.join(f.cur, point{open: l.open})
	l.open = nil
	if node {
		if f.expr0 > 0 && f.cur.node != nil {
			// The node may be where an enclosing expression saves an operand, which a jump must not repeat.
			f.emit(&cfg.Skip{}, cfg.Pos{})
		}
		l.node = f.here()
	}
}

// insert puts an action in front of everything that leaves n.
func (f *funcBuilder) insert(n *cfg.Node, a cfg.Action, pos cfg.Pos) {
	m := f.fn.NewNode()
	m.Out, n.Out = n.Out, nil
	for _, e := range m.Out {
		e.From = m
	}
	if f.cur.node == n {
		f.cur.node = m
	}
	patch(f.branch(n, a, pos), m)
}

// A mark remembers a point and the edges made up to there.
type mark struct {
	node  *cfg.Node
	edges int
}

func (f *funcBuilder) mark() mark { return mark{f.here(), len(f.edges)} }

// keep makes sure that trees built at the given marks, in this order, still mean the same at the current point:
// what a later side effect may change is saved in a register at its mark.
func (f *funcBuilder) keep(ms []mark, xs ...*cfg.Expr) {
	for i := len(xs) - 1; i >= 0; i-- {
		x := xs[i]
		if *x == nil || len(f.edges) == ms[i].edges || f.stable(*x, f.edges[ms[i].edges:]) {
			continue
		}
		t := f.temp((*x).Type())
		t.Origin = *x
		f.insert(ms[i].node, &cfg.Assign{LHS: lvOf(t), RHS: *x}, f.exprPos(*x))
		*x = load(t)
	}
}

// exprPos is the position of the first read in x.
func (f *funcBuilder) exprPos(x cfg.Expr) (p cfg.Pos) {
	cfg.Inspect(x, func(e cfg.Expr) {
		if l, ok := e.(*cfg.Load); ok && !p.IsValid() {
			p = l.LV.Pos
		}
	})
	return p
}

// stable reports whether x has the same value after the given edges as before: it reads nothing but registers
// that they do not write. Without edges it reports whether x may be evaluated more than once: it reads no
// memory and chooses nothing.
func (f *funcBuilder) stable(x cfg.Expr, edges []*cfg.Edge) bool {
	ok := true
	cfg.Inspect(x, func(e cfg.Expr) {
		if _, choice := e.(*cfg.Nondet); choice && edges == nil {
			ok = false
		}
		if l, isLoad := e.(*cfg.Load); isLoad && ok {
			ok = f.quiet(l.LV) && (edges == nil || l.LV.Var.Storage == cfg.Temp || !writes(edges, l.LV.Var))
		}
	})
	return ok
}

// quiet reports whether reading lv is not an access: it is a register.
func (f *funcBuilder) quiet(lv *cfg.LVal) bool {
	v := lv.Var
	if v == nil || !cfg.IsScalar(v.Type) || len(lv.Path) > 0 {
		return false
	}
	switch v.Storage {
	case cfg.Temp:
		return true
	case cfg.Local, cfg.Param:
		return !lv.Volatile && !f.addressTaken(v.Name)
	}
	return false
}

func writes(edges []*cfg.Edge, v *cfg.Var) bool {
	found := false
	for _, e := range edges {
		switch e.Action.(type) {
		case *cfg.Guard, *cfg.Skip, *cfg.Return:
			continue
		}
		cfg.Operands(e.Action, func(lv *cfg.LVal) { found = found || lv.Var == v }, nil)
	}
	return found
}

// temp makes a register.
func (f *funcBuilder) temp(t cfg.Type) *cfg.Var {
	f.temps++
	st := cfg.Temp
	if !cfg.IsScalar(t) {
		st = cfg.Local // an object: its members may be addressed
	}
	v := &cfg.Var{Name: "$" + strconv.Itoa(f.temps), Type: t, Storage: st, Func: f.fn}
	f.fn.Locals = append(f.fn.Locals, v)
	return v
}

// saved evaluates x now, into a register unless it cannot change.
func (f *funcBuilder) saved(x cfg.Expr, pos cfg.Pos) cfg.Expr {
	switch x := x.(type) {
	case *cfg.Const, *cfg.FloatConst, *cfg.FuncRef:
		return x
	case *cfg.Load:
		if x.LV.Var != nil && x.LV.Var.Storage == cfg.Temp && len(x.LV.Path) == 0 {
			return x
		}
	}
	t := f.temp(x.Type())
	t.Origin = x
	f.emit(&cfg.Assign{LHS: lvOf(t), RHS: x}, pos)
	return load(t)
}

// discard evaluates x for its reads only.
func (f *funcBuilder) discard(x cfg.Expr, pos cfg.Pos) {
	if x == nil {
		return
	}
	reads := false
	cfg.Inspect(x, func(e cfg.Expr) {
		if l, ok := e.(*cfg.Load); ok && !f.quiet(l.LV) {
			reads = true
		}
	})
	if !reads {
		return
	}
	x = cfg.Uncast(x)
	t := f.temp(x.Type())
	f.emit(&cfg.Assign{LHS: lvOf(t), RHS: x}, pos)
}

func lvOf(v *cfg.Var) *cfg.LVal { return &cfg.LVal{Var: v, Type: v.Type} }

func load(v *cfg.Var) cfg.Expr { return &cfg.Load{LV: lvOf(v)} }

// dryRun runs g without leaving anything behind: its operands are not evaluated.
func (f *funcBuilder) dryRun(g func()) {
	cur, edges, temps, locals := f.cur, len(f.edges), f.temps, len(f.fn.Locals)
	late, computed := len(f.late), len(f.computed)
	f.cur = point{}
	f.dry++
	g()
	f.dry--
	f.cur, f.edges, f.temps, f.fn.Locals = cur, f.edges[:edges], temps, f.fn.Locals[:locals]
	f.late, f.computed = f.late[:late], f.computed[:computed]
}
