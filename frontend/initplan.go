package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// An initItem is one assignment of an initialiser: an expression, or a string for an array of characters, for a
// part of the object.
type initItem struct {
	path []cfg.Step
	t    *ctype
	n    cc.ExpressionNode
	data []byte       // of a string literal for a character array
	more [][]cfg.Step // further parts that get the same value: [lo ... hi]
	seq  int          // items of a plan are numbered from 1 on
	open bool         // a part of it is overridden, and C leaves open whether the rest counts
}

// An initPlan takes an initialiser apart as C11 6.7.9 says.
type initPlan struct {
	f      *funcBuilder
	items  []initItem
	excess []cc.ExpressionNode // for which there is nothing to initialise, or nothing any more
	partly bool                // some items are open
	jumped bool                // there was a designator: subobjects may be initialised more than once
	seq    int                 // of the last item

	ranges    int // those around the current initialiser, [lo ... hi]
	overrides []override
}

// An override is an initialiser for the whole of a subobject, or for a member of a union.
type override struct {
	path   []cfg.Step
	member *field
}

// A cursor walks the initialisers of one braced list.
type cursor struct{ l *cc.InitializerList }

func (c *cursor) done() bool { return c.l == nil }

// plan lists the assignments for an initialiser of an object of type t. The returned type has the length of
// arrays filled in.
func (f *funcBuilder) plan(t *ctype, n *cc.Initializer) (*initPlan, *ctype) {
	p := &initPlan{f: f}
	t = p.initializer(nil, t, n, true)
	return p, t
}

func (p *initPlan) add(i initItem) {
	if len(p.items) > 1<<20 {
		p.f.u.fail(i.n, "initialiser is too large")
	}
	p.seq++
	i.seq = p.seq
	i.path = append([]cfg.Step(nil), i.path...)
	if p.jumped && !p.f.file {
		p.overridePart(i.path)
	}
	p.items = append(p.items, i)
}

// overridePart marks the items that initialise more than what an initialiser for a part follows for. gcc
// forgets such an item, clang keeps the rest of it.
func (p *initPlan) overridePart(path []cfg.Step) {
	p.f.u.poll()
	for k := range p.items {
		i := &p.items[k]
		for _, q := range append([][]cfg.Step{i.path}, i.more...) {
			if i.data == nil && len(q) < len(path) && inside(path, q) {
				i.open, p.partly = true, true
			}
		}
	}
}

// override forgets what the parts of a subobject have got so far: an initialiser for all of it follows. Of a
// union, with a member, only what other members have got.
func (p *initPlan) override(path []cfg.Step, member *field) {
	if !p.jumped {
		return
	}
	o := override{path, member}
	if p.ranges > 0 {
		p.overrides = append(p.overrides, o)
	}
	p.drop(o, p.seq)
}

// drop overrides the items up to last.
func (p *initPlan) drop(o override, last int) {
	p.f.u.poll()
	n := len(o.path)
	kept := p.items[:0]
	for _, i := range p.items {
		if i.seq > last {
			kept = append(kept, i)
			continue
		}
		var left [][]cfg.Step
		for _, q := range append([][]cfg.Step{i.path}, i.more...) {
			if !inside(q, o.path) || o.member != nil && (len(q) <= n || q[n].Field == o.member.cfg) {
				left = append(left, q)
			}
		}
		if len(left) == 0 {
			if i.data == nil {
				p.excess = append(p.excess, i.n)
			}
			continue
		}
		i.path, i.more = left[0], left[1:]
		kept = append(kept, i)
	}
	p.items = kept
}

// inside reports whether a path leads to a part of what another path leads to.
func inside(path, whole []cfg.Step) bool {
	if len(path) < len(whole) {
		return false
	}
	for k, s := range whole {
		t := path[k]
		if s.Field != t.Field {
			return false
		}
		if s.Field == nil {
			i, _ := cfg.IsConst(s.Index)
			j, _ := cfg.IsConst(t.Index)
			if i != j {
				return false
			}
		}
	}
	return true
}

func step(path []cfg.Step, s cfg.Step) []cfg.Step { return append(path[:len(path):len(path)], s) }

func (p *initPlan) element(path []cfg.Step, t *ctype, i int64) []cfg.Step {
	return step(path, cfg.Step{Index: intConst(p.f.u.b.ptrdiffT(), uint64(i)), Elem: t.elem.cfgType()})
}

// stringFor is the literal that initialises an array of characters as a whole.
func (p *initPlan) stringFor(t *ctype, n cc.ExpressionNode) ([]byte, bool) {
	x, ok := strip(n).(*cc.PrimaryExpression)
	if !ok || t.kind != kArray || !t.elem.isInt() || x.Case != cc.PrimaryExpressionString && x.Case != cc.PrimaryExpressionLString {
		return nil, false
	}
	data, et := p.f.u.stringLiteral(x.Token.SrcStr())
	if et.size() != t.elem.size() {
		return nil, false
	}
	return data, true
}

// initializer plans one initialiser for a (sub)object; top is set for the whole object.
func (p *initPlan) initializer(path []cfg.Step, t *ctype, n *cc.Initializer, top bool) *ctype {
	if n.Case == cc.InitializerExpr {
		return p.expr(path, t, n.AssignmentExpression, top)
	}
	if n.InitializerList == nil {
		if p.override(path, nil); t.kind == kArray && t.n < 0 && len(path) == 0 {
			return t.withLen(0) // GNU C: an array without elements
		}
		return t
	}
	if t.isScalar() || t.kind == kVoid {
		i := n.InitializerList.Initializer
		return p.initializer(path, t, i, top)
	}
	if n.InitializerList.InitializerList == nil && n.InitializerList.Designation == nil &&
		n.InitializerList.Initializer.Case == cc.InitializerExpr {
		if _, ok := p.stringFor(t, n.InitializerList.Initializer.AssignmentExpression); ok {
			return p.expr(path, t, n.InitializerList.Initializer.AssignmentExpression, top)
		}
	}
	p.override(path, nil)
	c := &cursor{n.InitializerList}
	t = p.list(path, t, c, 0, true)
	return t
}

// expr plans an unbraced expression for a (sub)object of type t.
func (p *initPlan) expr(path []cfg.Step, t *ctype, n cc.ExpressionNode, top bool) *ctype {
	if data, ok := p.stringFor(t, n); ok {
		p.override(path, nil)
		w := t.elem.size()
		if t.n < 0 && len(path) > 0 { // a flexible array member
			p.add(initItem{path: path, t: t, n: n, data: data})
			return t
		}
		if t.n < 0 {
			t = t.withLen(int64(len(data)) / w)
		}
		if int64(len(data)) > t.n*w {
			data = data[:t.n*w]
		}
		p.add(initItem{path: path, t: t, n: n, data: data})
		return t
	}
	if t.kind == kArray {
		// An array may be copied from a compound literal (GNU).
		if c, ok := strip(n).(*cc.PostfixExpression); ok && c.Case == cc.PostfixExpressionComplit {
			return p.initializer(path, t, &cc.Initializer{Case: cc.InitializerInitList, InitializerList: c.InitializerList}, top)
		}
		p.f.u.fail(n, "array initialised by an expression")
	}
	if t.kind == kRecord && p.f.file {
		if c, ok := strip(n).(*cc.PostfixExpression); ok && c.Case == cc.PostfixExpressionComplit {
			return p.initializer(path, t, &cc.Initializer{Case: cc.InitializerInitList, InitializerList: c.InitializerList}, top)
		}
	}
	if !p.f.file {
		p.override(path, nil)
	}
	p.add(initItem{path: path, t: t, n: n})
	return t
}

func (t *ctype) withLen(n int64) *ctype {
	c := *t
	c.n = n
	c.made, c.ptr = nil, nil
	return &c
}

// list plans the items of a list for an aggregate, from one of its subobjects on; braced if the list is the
// aggregate's own.
func (p *initPlan) list(path []cfg.Step, t *ctype, c *cursor, from int64, braced bool) *ctype {
	switch t.kind {
	case kArray, kVector:
		return p.array(path, t, c, from, braced)
	case kRecord:
		p.record(path, t, c, from, braced)
		return t
	}
	p.f.u.fail(c.l, "unsupported initialiser")
	return t
}

func (p *initPlan) array(path []cfg.Step, t *ctype, c *cursor, i int64, braced bool) *ctype {
	seen := i
	for !c.done() && (braced || c.l.Designation == nil) {
		switch {
		case c.l.Designation != nil:
			i = p.jump(path, t, c)
		case t.n < 0 || i < t.n:
			p.next(p.element(path, t, i), t.elem, c)
			i++
		case braced:
			p.exceed(c)
		default:
			return t
		}
		seen = max(seen, i)
	}
	if t.n < 0 {
		return t.withLen(seen)
	}
	return t
}

func (p *initPlan) record(path []cfg.Step, t *ctype, c *cursor, i int64, braced bool) {
	n := int64(len(t.rec.fields))
	for !c.done() && (braced || c.l.Designation == nil) {
		switch {
		case c.l.Designation != nil:
			i = p.jump(path, t, c)
		case i < n:
			m := t.rec.fields[i]
			if i++; t.rec.cfg.Union {
				p.override(path, m)
				i = n
			}
			p.next(step(path, cfg.Step{Field: m.cfg, Elem: m.cfg.Type}), m.t, c)
		case braced:
			p.exceed(c)
		default:
			return
		}
	}
}

// exceed passes an initialiser that there is nothing for.
func (p *initPlan) exceed(c *cursor) {
	p.surplus(c.l.Initializer)
	c.l = c.l.InitializerList
}

// surplus notes an initialiser that initialises nothing; gcc only warns.
func (p *initPlan) surplus(n *cc.Initializer) {
	if n.Case == cc.InitializerExpr {
		p.excess = append(p.excess, n.AssignmentExpression)
	}
	for l := n.InitializerList; l != nil; l = l.InitializerList {
		p.surplus(l.Initializer)
	}
}

// next consumes what the next subobject needs.
func (p *initPlan) next(path []cfg.Step, t *ctype, c *cursor) {
	n := c.l.Initializer
	if n.Case == cc.InitializerInitList || t.isScalar() || p.whole(t, n.AssignmentExpression) {
		c.l = c.l.InitializerList
		p.initializer(path, t, n, false)
		return
	}
	if t.kind == kRecord && len(t.rec.fields) == 0 {
		c.l = c.l.InitializerList
		return
	}
	p.list(path, t, c, 0, false)
}

// whole reports whether the expression initialises an aggregate as a whole rather than its first element.
func (p *initPlan) whole(t *ctype, n cc.ExpressionNode) bool {
	if _, ok := p.stringFor(t, n); ok {
		return true
	}
	if t.kind != kRecord && t.kind != kVector {
		return false
	}
	switch x := strip(n).(type) {
	case *cc.PrimaryExpression:
		switch x.Case {
		case cc.PrimaryExpressionInt, cc.PrimaryExpressionFloat, cc.PrimaryExpressionChar, cc.PrimaryExpressionString:
			return false
		}
	}
	et, _ := p.f.typeOf(n)
	return sameType(et, t)
}
