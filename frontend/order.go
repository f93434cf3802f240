package frontend

import (
	"math/bits"
	"slices"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Order of evaluation. C leaves open in which order the operands of most operators, the arguments of a call, the
// items of an initialiser, the sizes in a declarator, those in a cast and its operand, and the operands of an
// assembly statement are evaluated (C17 6.5p2-3, 6.5.2.2p10, 6.7.9p23). Lowering goes from left to
// right, and that is one of these orders. Where another one may give another result, or put an access on
// another side of something that orders threads, all of them are followed:
//
//   - The evaluations that an expression consists of (reads and writes of memory, calls) are found by lowering
//     it once for nothing (a probe). They are partially ordered: an operand comes before what it is an operand
//     of.
//   - Two that are not ordered by that conflict if exchanging them may matter: if one may order threads and the
//     other does anything at all, or one is a call and they may use the same memory, not just to read it.
//     Accesses that are no calls do not conflict with each other: what their order decides would be undefined
//     (6.5p2).
//   - Evaluations that conflict with some other are done first, each into a register of its own, in every order
//     (a choice of the thread), and the rest of the expression uses these registers. Orders that differ by
//     exchanging neighbours that do not conflict are the same; one of them is followed.
//
// An evaluation with sequence points of its own (&& || ?: , and statement expressions) is taken as a whole,
// although C lets others come in between. Where that might matter, and where there are more than maxOrders
// steps, one order is followed and the report says so (assumption evaluation-order); then not all executions
// are known, and none may be excluded by trying all that are. The same goes for the value of an assignment, which
// compilers may read from the object when a call has changed it (6.5.16p3): all orders are followed, but not that.

// maxOrders bounds the steps that stand for the orders of one expression.
const maxOrders = 256

// ordering is how far the order of the expression that is being lowered has been decided.
type ordering struct {
	inside bool                               // it has been
	done   map[cc.ExpressionNode]value        // what has been evaluated already
	early  map[*cc.AssignmentExpression]value // the operands of compound assignments that have been read already
}

// known is the value of what has been evaluated already.
func (f *funcBuilder) known(n cc.ExpressionNode) (value, bool) {
	if len(f.order.done) == 0 {
		return value{}, false
	}
	v, ok := f.order.done[n]
	return v, ok
}

// A purpose is what an expression is lowered for.
type purpose uint8

const (
	forValue purpose = iota
	forEffect
	forTruth
)

// begin is called before an expression is lowered. It returns what to set f.order to behind it.
func (f *funcBuilder) begin(n cc.ExpressionNode, why purpose) ordering {
	was := f.order
	if _, ok := f.known(n); ok {
		return was
	}
	switch {
	case sequenced(n):
		f.order = ordering{} // each operand is on its own
	case was.inside:
	default:
		f.order = ordering{inside: true}
		if f.dry == 0 && !f.file && f.cur.reachable() && f.mixed(n) {
			f.decide(n, why)
		}
	}
	return was
}

// sequenced reports whether n has sequence points between its operands.
func sequenced(n cc.ExpressionNode) bool {
	switch x := n.(type) {
	case *cc.LogicalAndExpression, *cc.LogicalOrExpression, *cc.ConditionalExpression, *cc.ExpressionList:
		return true
	case *cc.PrimaryExpression:
		return x.Case == cc.PrimaryExpressionStmt
	}
	return false
}

// decide finds the evaluations of n whose order matters and emits them.
func (f *funcBuilder) decide(n cc.ExpressionNode, why purpose) {
	if f.jumps(n) {
		f.oneOrder(n) // it cannot be lowered twice
		return
	}
	f.schedule(n, f.evaluations(func(*probe) {
		switch why {
		case forValue:
			f.lowerExpr(n)
		case forEffect:
			f.lowerEffect(n)
		case forTruth:
			f.lowerCond(n)
		}
	}))
}

// evaluations finds what lower evaluates.
func (f *funcBuilder) evaluations(lower func(*probe)) []evaluation {
	p := &probe{}
	outer := f.probe
	f.dryRun(func() {
		f.cur = point{node: f.fn.NewNode()}
		p.dry = f.dry
		f.probe = p
		lower(p)
	})
	f.probe = outer
	return p.evals
}

// beginItems is begin for the items of an initialiser, each of which is evaluated as a whole. Those of a
// compound literal are operands of the expression that it stands in.
func (f *funcBuilder) beginItems(plan *initPlan) ordering {
	was := f.order
	if was.inside || f.dry > 0 || f.file || !f.cur.reachable() {
		return was
	}
	all := slices.Clone(plan.excess)
	var items []cc.ExpressionNode
	for _, i := range plan.items {
		if i.data == nil {
			all = append(all, i.n)
			if !i.open {
				items = append(items, i.n)
			}
		}
	}
	if len(all) < 2 || !slices.ContainsFunc(all, f.acts) {
		return was
	}
	if k := slices.IndexFunc(all, f.jumps); k >= 0 {
		f.oneOrder(all[k])
		return was
	}
	if plan.partly && f.mix(all) {
		f.oneOrder(all[0]) // an item that may count or not stays where it stands
	}
	evals := f.evaluations(func(p *probe) {
		for _, n := range items {
			p.item(f, strip(n), false)
		}
		for _, n := range plan.excess {
			p.item(f, strip(n), true)
		}
	})
	f.order = ordering{}
	if len(evals) > 0 {
		f.schedule(all[0], evals)
	}
	return was
}

// schedule emits the evaluations that conflict with others, in every order.
func (f *funcBuilder) schedule(n cc.ExpressionNode, all []evaluation) {
	before := func(a, b int) bool { // a is an operand of b, or of an operand
		for a = all[a].of; a >= 0; a = all[a].of {
			if a == b {
				return true
			}
		}
		return false
	}
	// A compound assignment is a single evaluation with respect to calls that are no operands of it (6.5.16.2p3).
	whole := func(a, b int) bool { return all[a].early == nil || all[a].of < 0 || before(b, all[a].of) }
	var part []int
	conflicts := map[[2]int]bool{}
	for j := range all {
		for i := range j {
			if !before(i, j) && !before(j, i) && whole(i, j) && whole(j, i) && all[i].conflicts(&all[j]) {
				conflicts[[2]int{i, j}] = true
				if all[i].rereads(&all[j]) || all[j].rereads(&all[i]) {
					f.u.note(cfg.Note{Kind: cfg.Assumed, ID: "evaluation-order", Pos: f.u.pos(n), Partial: true,
						Text: "the value of an assignment is what was stored, although C lets compilers read the object again later"})
				}
				if all[i].splits(&all[j]) || all[j].splits(&all[i]) {
					f.oneOrder(n)
					return
				}
			}
		}
	}
	for i := range all {
		for c := range conflicts {
			if c[0] == i || c[1] == i {
				part = append(part, i)
				break
			}
		}
	}
	if len(part) == 0 {
		return
	}
	if len(part) > 16 {
		f.oneOrder(n)
		return
	}
	s := &schedule{after: make([]uint32, len(part)), conflicts: make([]uint32, len(part)),
		within: make([]uint32, len(part)), end: make([]uint32, len(part))}
	for i, a := range part {
		s.evals = append(s.evals, &all[a])
		for j, b := range part {
			if before(b, a) {
				s.after[i] |= 1 << j
			}
			if all[a].early != nil && all[a].of >= 0 && (b == all[a].of || before(b, all[a].of)) {
				s.within[i] |= 1 << j
			}
			if all[a].early != nil && b == all[a].of {
				s.end[i] = 1 << j
			}
			if conflicts[[2]int{a, b}] || conflicts[[2]int{b, a}] {
				s.conflicts[i] |= 1 << j
			}
		}
	}
	if !s.plan() {
		f.oneOrder(n)
		return
	}
	s.emit(f)
}

// oneOrder notes that the orders of n are not all followed.
func (f *funcBuilder) oneOrder(n cc.ExpressionNode) {
	f.u.note(cfg.Note{Kind: cfg.Assumed, ID: "evaluation-order", Pos: f.u.pos(n), Partial: true,
		Text: "the operands are evaluated from left to right, although C allows other orders"})
}

// A schedule is the orders of some evaluations. Sets of them are sets of bits.
type schedule struct {
	evals     []*evaluation
	after     []uint32 // what must have been done before
	conflicts []uint32
	within    []uint32 // of the reading for a compound assignment: the assignment and what is inside of it,
	end       []uint32 // and the assignment; nothing else may come between them
	moments   []moment // the less that has been done, the earlier; the last one is the end
}

// A moment is when some evaluations have been done, and which was the last one.
type moment struct {
	done uint32
	last int // -1: none, or all have been done
	next []transition
}

// A transition does one more evaluation.
type transition struct{ eval, to int }

// plan lists the moments, level by level. It reports whether they are few enough.
func (s *schedule) plan() bool {
	full := uint32(1)<<len(s.evals) - 1
	index := map[[2]int]int{}
	at := func(done uint32, last int) int {
		if done == full {
			last = -1
		}
		k := [2]int{int(done), last}
		i, ok := index[k]
		if !ok {
			i = len(s.moments)
			index[k] = i
			s.moments = append(s.moments, moment{done: done, last: last})
		}
		return i
	}
	at(0, -1)
	// Neighbours may change places unless one of them is in a part into which nothing else may come.
	free := !slices.ContainsFunc(s.end, func(e uint32) bool { return e != 0 })
	for i, steps := 0, 0; i < len(s.moments); i++ {
		m := s.moments[i]
		allowed := ^uint32(0)
		for e := range s.evals {
			if m.done&(1<<e) != 0 && s.end[e]&^m.done != 0 {
				allowed &= s.within[e]
			}
		}
		for e := range s.evals {
			bit := uint32(1) << e
			if m.done&bit != 0 || allowed&bit == 0 || s.after[e]&^m.done != 0 {
				continue
			}
			if l := m.last; free && l > e && (s.conflicts[e]|s.after[e])&(1<<l) == 0 {
				continue // the same as e first, and then the last one
			}
			if steps++; steps > maxOrders {
				return false
			}
			to := at(m.done|bit, e)
			s.moments[i].next = append(s.moments[i].next, transition{e, to})
		}
	}
	// Where every continuation is the same as one that is followed elsewhere, nothing has to be followed.
	alive := make([]bool, len(s.moments))
	for i := len(s.moments) - 1; i >= 0; i-- {
		m := &s.moments[i]
		m.next = slices.DeleteFunc(m.next, func(t transition) bool { return !alive[t.to] })
		alive[i] = m.done == full || len(m.next) > 0
	}
	return true
}

// emit writes the graph of the schedule and leaves the current point behind it.
func (s *schedule) emit(f *funcBuilder) {
	points := make([]point, len(s.moments))
	points[0] = f.cur
	results := make([]*value, len(s.evals))
	within := f.order
	for i := range s.moments {
		m := &s.moments[i]
		at := points[i]
		if len(m.next) == 0 || !at.reachable() {
			continue
		}
		for k, t := range m.next {
			f.cur = at
			if len(m.next) > 1 {
				if k == 0 {
					at = point{node: f.here()}
				}
				f.emit(&cfg.Skip{}, f.u.pos(s.evals[t.eval].node))
			}
			f.order = within.with(s, results, m.done)
			results[t.eval] = f.evaluate(s.evals[t.eval], results[t.eval])
			points[t.to] = f.join(points[t.to], f.cur)
		}
	}
	last := len(s.moments) - 1
	f.order = within.with(s, results, s.moments[last].done)
	f.cur = points[last]
}

// with is the ordering when some evaluations have been done.
func (o ordering) with(s *schedule, results []*value, done uint32) ordering {
	o.done = map[cc.ExpressionNode]value{}
	o.early = map[*cc.AssignmentExpression]value{}
	for ; done != 0; done &= done - 1 {
		i := bits.TrailingZeros32(done)
		if results[i] == nil {
			continue // never reached
		}
		if s.evals[i].early != nil {
			o.early[s.evals[i].early] = *results[i]
		} else {
			o.done[s.evals[i].node] = *results[i]
		}
	}
	return o
}

// evaluate does one evaluation and keeps its value in a register, the same one on each path.
func (f *funcBuilder) evaluate(e *evaluation, known *value) *value {
	here := f.where()
	f.u.scope, f.matters = e.scope, e.matters
	defer func() { f.u.scope, f.matters = here.scope, here.matters }()
	if e.open {
		f.perhaps(e.node, func() { f.whole(e.node) })
		return &value{}
	}
	if e.early == nil {
		was := f.begin(e.node, forValue)
		defer func() { f.order = was }()
	}
	var v value
	switch call, ok := e.node.(*cc.PostfixExpression); {
	case e.void:
		f.lowerEffect(e.node)
	case e.early != nil:
		v = f.read(f.place(e.early.UnaryExpression))
	case ok && call.Case == cc.PostfixExpressionCall && known != nil && known.x != nil:
		d := &destination{place: place{lv: known.x.(*cfg.Load).LV, t: known.t}, mark: f.mark()}
		if v = f.call(call, d, true); d.done {
			return known
		}
	default:
		v = f.lowerExpr(e.node)
	}
	if v.x == nil {
		return &v
	}
	if known == nil {
		if l, ok := v.x.(*cfg.Load); ok && l.LV.Var != nil && l.LV.Var.Storage == cfg.Temp {
			return &v // the result of a call is in a register already
		}
		t := f.temp(v.x.Type())
		t.Origin = v.x
		known = &value{x: load(t), t: v.t, width: v.width}
	}
	f.emit(&cfg.Assign{LHS: lvOf(known.x.(*cfg.Load).LV.Var), RHS: v.x}, f.exprPos(v.x))
	return known
}
