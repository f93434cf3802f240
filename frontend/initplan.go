package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// An initItem is one assignment of an initialiser: an expression, or a string for an array of characters, for a
// part of the object.
type initItem struct {
	path   []cfg.Step
	t      *ctype
	n      cc.ExpressionNode
	data   []byte       // of a string literal for a character array
	more   [][]cfg.Step // further parts that get the same value: [lo ... hi]
	number int          // of the item
	open   bool         // a part of it is overridden, and C leaves open whether the rest counts
}

// An initPlan takes an initialiser apart as C11 6.7.9 says.
type initPlan struct {
	f      *funcBuilder
	items  []initItem
	excess []cc.ExpressionNode // for which there is nothing to initialise, or nothing any more
	added  int                 // items so far, forgotten ones included
	partly bool                // some items are open
	jumped bool                // there was a designator: subobjects may be initialised more than once
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
	i.path = append([]cfg.Step(nil), i.path...)
	if p.jumped && !p.f.file {
		p.overridePart(i.path)
	}
	i.number = p.added
	p.added++
	p.items = append(p.items, i)
}

// overridePart marks the items that initialise more than what an initialiser for a part follows for. gcc
// forgets such an item, clang keeps the rest of it.
func (p *initPlan) overridePart(path []cfg.Step) {
	for k := range p.items {
		i := &p.items[k]
		for _, q := range append([][]cfg.Step{i.path}, i.more...) {
			if i.data == nil && len(q) < len(path) && inside(path, q) {
				i.open, p.partly = true, true
			}
		}
	}
}

// drop notes an initialiser that initialises nothing; gcc only warns.
func (p *initPlan) drop(n *cc.Initializer) {
	if n.Case == cc.InitializerExpr {
		p.excess = append(p.excess, n.AssignmentExpression)
	}
	for l := n.InitializerList; l != nil; l = l.InitializerList {
		p.drop(l.Initializer)
	}
}

// override forgets what the parts of a subobject have got so far: an initialiser for all of it follows. Of a
// union, with a member, only what other members have got.
func (p *initPlan) override(path []cfg.Step, member *field) {
	if !p.jumped {
		return
	}
	kept := p.items[:0]
	for _, i := range p.items {
		var left [][]cfg.Step
		for _, q := range append([][]cfg.Step{i.path}, i.more...) {
			if !inside(q, path) || member != nil && (len(q) <= len(path) || q[len(path)].Field == member.cfg) {
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
		p.override(path, nil)
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
	t = p.list(path, t, c, true)
	for ; !c.done(); c.l = c.l.InitializerList {
		p.drop(c.l.Initializer)
	}
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

// list plans the items of a list for an aggregate; braced if the list is the aggregate's own.
func (p *initPlan) list(path []cfg.Step, t *ctype, c *cursor, braced bool) *ctype {
	switch t.kind {
	case kArray, kVector:
		return p.array(path, t, c, braced)
	case kRecord:
		p.record(path, t, c, braced)
		return t
	}
	p.f.u.fail(c.l, "unsupported initialiser")
	return t
}

func (p *initPlan) array(path []cfg.Step, t *ctype, c *cursor, braced bool) *ctype {
	var i, seen int64
	for !c.done() && (t.n < 0 || i < t.n || c.l.Designation != nil && braced) {
		if c.l.Designation != nil {
			if !braced {
				break
			}
			p.jumped = true
			d := c.l.Designation.DesignatorList
			lo, hi := p.index(d.Designator)
			if lo < 0 || hi < lo || t.n >= 0 && hi >= t.n {
				p.f.u.fail(d, "index out of range")
			}
			start := p.begin(path, t, lo, hi)
			p.designated(p.element(path, t, lo), t.elem, d.DesignatorList, c)
			p.repeat(start, path, t, lo, hi)
			i = hi + 1
		} else {
			p.next(p.element(path, t, i), t.elem, c)
			i++
		}
		seen = max(seen, i)
	}
	if t.n < 0 {
		return t.withLen(seen)
	}
	return t
}

// begin prepares for an initialiser of the elements lo to hi: it forgets what those behind lo have got so far,
// and returns the number of the next item.
func (p *initPlan) begin(path []cfg.Step, t *ctype, lo, hi int64) int {
	if p.f.file || len(p.items) == 0 {
		return p.added
	}
	if (hi-lo)*int64(len(p.items)) > 1<<20 {
		p.f.u.fail(p.items[0].n, "initialiser is too large")
	}
	for i := lo + 1; i <= hi; i++ {
		p.override(p.element(path, t, i), nil)
	}
	return p.added
}

// repeat gives the elements lo+1 to hi what element lo has got, by the items from start on.
func (p *initPlan) repeat(start int, path []cfg.Step, t *ctype, lo, hi int64) {
	first := len(p.items)
	for first > 0 && p.items[first-1].number >= start {
		first--
	}
	if (hi-lo)*int64(len(p.items)-first) > 1<<20 {
		p.f.u.fail(p.items[first].n, "initialiser is too large")
	}
	for k := first; k < len(p.items); k++ {
		item := &p.items[k]
		for i := lo + 1; i <= hi; i++ {
			q := append([]cfg.Step(nil), item.path...)
			q[len(path)] = p.element(path, t, i)[len(path)]
			item.more = append(item.more, q)
		}
	}
}

func (p *initPlan) index(d *cc.Designator) (lo, hi int64) {
	u := p.f.u
	switch d.Case {
	case cc.DesignatorIndex:
		n, ok := u.constInt(d.ConstantExpression)
		if !ok {
			u.fail(d, "index is not a constant")
		}
		return n, n
	case cc.DesignatorIndex2:
		n, ok := u.constInt(d.ConstantExpression)
		m, ok2 := u.constInt(d.ConstantExpression2)
		if !ok || !ok2 {
			u.fail(d, "index is not a constant")
		}
		return n, m
	}
	u.fail(d, "member designator for an array")
	return 0, 0
}

func (p *initPlan) record(path []cfg.Step, t *ctype, c *cursor, braced bool) {
	fs := t.rec.fields
	for i := 0; !c.done(); {
		if d := c.l.Designation; d != nil {
			if !braced {
				return
			}
			name := ""
			switch l := d.DesignatorList; l.Designator.Case {
			case cc.DesignatorField:
				name = l.Designator.Token2.SrcStr()
			case cc.DesignatorField2:
				name = l.Designator.Token.SrcStr()
			}
			way := t.rec.find(name)
			if name == "" || way == nil {
				p.f.u.fail(d, "%s has no such member", t.cfgType())
			}
			p.jumped = true
			q := path
			ft := t
			for _, m := range way {
				if ft.rec.cfg.Union {
					p.override(q, m)
				}
				q = step(q, cfg.Step{Field: m.cfg, Elem: m.cfg.Type})
				ft = m.t
			}
			p.designated(q, ft, d.DesignatorList.DesignatorList, c)
			for k, m := range fs {
				if m == way[0] {
					i = k + 1
				}
			}
			if t.rec.cfg.Union {
				i = len(fs)
			}
			continue
		}
		if i >= len(fs) {
			return
		}
		m := fs[i]
		p.next(step(path, cfg.Step{Field: m.cfg, Elem: m.cfg.Type}), m.t, c)
		i++
		if t.rec.cfg.Union {
			i = len(fs)
		}
	}
}

// designated plans the initialiser behind a designator that leads to a subobject.
func (p *initPlan) designated(path []cfg.Step, t *ctype, rest *cc.DesignatorList, c *cursor) {
	for ; rest != nil; rest = rest.DesignatorList {
		d := rest.Designator
		switch d.Case {
		case cc.DesignatorField, cc.DesignatorField2:
			name := d.Token2.SrcStr()
			if d.Case == cc.DesignatorField2 {
				name = d.Token.SrcStr()
			}
			if t.kind != kRecord || t.rec.find(name) == nil {
				p.f.u.fail(d, "no member %s to initialise", name)
			}
			for _, m := range t.rec.find(name) {
				if t.rec.cfg.Union {
					p.override(path, m)
				}
				path = step(path, cfg.Step{Field: m.cfg, Elem: m.cfg.Type})
				t = m.t
			}
		default:
			if t.kind != kArray {
				p.f.u.fail(d, "index designator for something that is no array")
			}
			lo, hi := p.index(d)
			if rest.DesignatorList == nil && hi > lo {
				start := p.begin(path, t, lo, hi)
				base := path
				p.value(p.element(base, t, lo), t.elem, c)
				p.repeat(start, base, t, lo, hi)
				return
			}
			path = p.element(path, t, lo)
			t = t.elem
		}
	}
	p.value(path, t, c)
}

// value consumes one item of the list for a subobject, ignoring its designation; elided braces continue with
// the items after it.
func (p *initPlan) value(path []cfg.Step, t *ctype, c *cursor) {
	l := *c.l
	l.Designation = nil
	c.l = &l
	p.next(path, t, c)
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
	p.list(path, t, c, false)
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
