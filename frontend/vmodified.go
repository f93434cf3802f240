package frontend

import (
	"slices"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Variably modified types. The sizes of arrays that are not constant are evaluated where the type is named
// (C17 6.7.6.2p5, for parameters 6.9.1p10), and with them the operand of a typeof whose type is variably
// modified (C23 6.7.3.6), but for those in the prototype of another function. Nothing of it is evaluated in
// what is not evaluated itself: operands of _Alignof and the like. A size in the operand of sizeof that does
// not matter for the result may be evaluated or not (6.7.6.2p5), and so may an initialiser that another one
// overrides (6.7.9p19): both ways are followed. In which order sizes are evaluated is open as it is for
// operands; see order.go.

// isVM reports whether t is variably modified.
func (t *ctype) isVM() bool {
	switch t.kind {
	case kArray:
		return t.length != nil || t.elem.isVM()
	case kPtr:
		return t.elem.isVM()
	case kFunc:
		return t.result.isVM()
	}
	return t.isVLA()
}

// lengths are the expressions that the size of t depends on.
func (t *ctype) lengths() map[cc.ExpressionNode]bool {
	m := map[cc.ExpressionNode]bool{}
	for {
		last := t.tail()
		switch {
		case last != nil:
			t = last.t
		case t.kind == kArray:
			if t.length != nil {
				m[t.written] = true
			}
			t = t.elem
		default:
			return m
		}
	}
}

// evaluates reports whether what is lowered is evaluated, or looked at as if it were.
func (f *funcBuilder) evaluates() bool {
	return !f.file && (f.dry == 0 || f.probe != nil && f.probe.dry == f.dry)
}

// unevaluated is dryRun for what C never evaluates.
func (f *funcBuilder) unevaluated(g func()) { f.sizesIn(g) }

// sizesIn runs g as [funcBuilder.dryRun] does, and lists the sizes of arrays in it.
func (f *funcBuilder) sizesIn(g func()) []cc.ExpressionNode {
	return f.allSizesIn(g).list
}

func (f *funcBuilder) allSizesIn(g func()) sizes {
	var found sizes
	outer := f.sizes
	f.sizes = &found
	f.dryRun(g)
	f.sizes = outer
	return found
}

// sizes are those of arrays in something that is not evaluated.
type sizes struct {
	list   []cc.ExpressionNode
	matter bool // some are not in the operand of a sizeof which does not need them
}

// length is the number of elements of an array, which is not constant.
func (f *funcBuilder) length(size cc.ExpressionNode, pos cfg.Pos) cfg.Expr {
	st := f.u.b.sizeT()
	unknown := &cfg.Nondet{Typ: st.basic, Pos: pos, Guess: true}
	switch {
	case f.file || f.u.inPrototype > 0:
		return unknown
	case !f.evaluates():
		f.collect(size)
		if f.sizes != nil {
			f.sizes.matter = true
		}
		return unknown
	case f.matters != nil && !f.matters[size]:
		f.openSize(size)
		return unknown
	}
	v := f.convert(f.expr(size), st)
	if f.dry > 0 {
		return unknown // registers of a probe are gone behind it
	}
	return f.saved(v.x, f.u.pos(size))
}

// collect notes a size in what is not evaluated.
func (f *funcBuilder) collect(size cc.ExpressionNode) {
	if f.sizes != nil && !slices.Contains(f.sizes.list, size) {
		f.sizes.list = append(f.sizes.list, size)
	}
}

// operandType evaluates the operand of sizeof or typeof, but reads no object that it designates.
func (f *funcBuilder) operandType(n cc.ExpressionNode) *ctype {
	if n = strip(n); f.isLvalue(n) {
		p := f.place(n)
		if p.lv != nil {
			for _, x := range placeExprs(p.lv) {
				f.discard(*x, f.u.pos(n))
			}
		}
		return p.t
	}
	v := f.expr(n)
	f.discard(v.x, f.u.pos(n))
	return v.t
}

// sizeofOperand is the size of the type that lower finds. Lower is run twice if the type has to be evaluated.
func (f *funcBuilder) sizeofOperand(at cc.Node, lower func() *ctype) value {
	var t *ctype
	sizes := f.sizesIn(func() { t = lower() })
	if !t.isVLA() || !f.evaluates() {
		for _, n := range sizes {
			f.openSize(n)
		}
		return f.sizeof(t, at)
	}
	outer := f.matters
	f.matters = t.lengths()
	t = lower()
	f.matters = outer
	return f.sizeof(t, at)
}

// openSize evaluates a size on which no result depends, or not. The same goes for the sizes in it.
func (f *funcBuilder) openSize(n cc.ExpressionNode) {
	if f.file || f.u.inPrototype > 0 {
		return
	}
	outer := f.matters
	f.matters = map[cc.ExpressionNode]bool{}
	f.optional(n)
	f.matters = outer
}

// optional evaluates n for its effects, or not: C leaves that open.
func (f *funcBuilder) optional(n cc.ExpressionNode) {
	n = strip(n)
	if !f.evaluates() {
		f.collect(n)
		return
	}
	if _, ok := f.known(n); ok || !f.cur.reachable() || f.harmless(n) {
		return
	}
	if f.probe != nil {
		f.probe.optional(f, n)
		return
	}
	f.perhaps(n, func() { f.whole(n) })
}

// whole evaluates n for its effects, as one evaluation: in which order its operands are is a question of its own.
func (f *funcBuilder) whole(n cc.ExpressionNode) {
	was := f.order
	f.order = ordering{}
	f.effect(n)
	f.order = was
}

// perhaps runs g on one of two ways. A compiler knows which, so neither shows a race (see [cfg.Edge]).
func (f *funcBuilder) perhaps(n cc.ExpressionNode, g func()) {
	pos := f.u.pos(n)
	at := f.here()
	do, leave := f.branch(at, &cfg.Skip{}, pos), f.branch(at, &cfg.Skip{}, pos)
	do.Guess, leave.Guess = true, true
	f.cur = point{open: []*cfg.Edge{do}}
	g()
	f.cur = f.join(f.cur, point{open: []*cfg.Edge{leave}})
}

// harmless reports whether evaluating n does nothing that could be noticed.
func (f *funcBuilder) harmless(n cc.ExpressionNode) (ok bool) {
	sizes := f.sizesIn(func() {
		before := len(f.edges)
		v := f.expr(n)
		ok = len(f.edges) == before && (v.x == nil || f.stable(v.x, nil))
	})
	return ok && len(sizes) == 0
}

// together runs lower, which evaluates some expressions none of which is an operand of another, in every order.
func (f *funcBuilder) together(ns []cc.ExpressionNode, lower func()) {
	was := f.beginTogether(ns, lower)
	lower()
	f.order = was
}

// beginTogether is begin for several expressions, all of which lower evaluates.
func (f *funcBuilder) beginTogether(ns []cc.ExpressionNode, lower func()) ordering {
	was := f.order
	if was.inside || f.dry > 0 || f.file || !f.cur.reachable() || !f.mix(ns) {
		return was
	}
	f.order = ordering{inside: true}
	if slices.ContainsFunc(ns, f.jumps) {
		f.oneOrder(ns[0])
	} else {
		f.schedule(ns[0], f.evaluations(func(*probe) { lower() }))
	}
	return was
}

// mix reports whether the order of some expressions, or of operands in them, may matter.
func (f *funcBuilder) mix(ns []cc.ExpressionNode) bool {
	if !slices.ContainsFunc(ns, f.acts) {
		return false
	}
	found := false
	f.operandsMix(&found, ns...)
	return found
}
