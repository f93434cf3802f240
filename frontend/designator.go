package frontend

import (
	"slices"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A designator leads from an aggregate to one of its members, or to the elements lo to hi of an array.
type designator struct {
	at     cc.Node
	member *field
	lo, hi int64
}

// jump plans the initialiser behind a designation in the list of an aggregate, and what follows without one:
// that goes on in the innermost aggregate that the designation leads into (C17 6.7.9p17 and p20). It returns
// the number of the aggregate's next subobject.
func (p *initPlan) jump(path []cfg.Step, t *ctype, c *cursor) int64 {
	p.jumped = true
	l := *c.l
	ds, inner := p.designators(t, l.Designation.DesignatorList)
	l.Designation = nil
	c.l = &l
	ds = p.elided(ds, inner, l.Initializer)
	p.assign(path, t, ds, c)
	return p.resume(path, t, ds, c)
}

// designators reads a designation. A member of an anonymous record takes one designator for each record that it
// is in. The type is that of what it leads to.
func (p *initPlan) designators(t *ctype, l *cc.DesignatorList) ([]designator, *ctype) {
	var ds []designator
	for ; l != nil; l = l.DesignatorList {
		d := l.Designator
		switch d.Case {
		case cc.DesignatorField, cc.DesignatorField2:
			name := d.Token2.SrcStr()
			if d.Case == cc.DesignatorField2 {
				name = d.Token.SrcStr()
			}
			var way []*field
			if t.kind == kRecord {
				way = t.rec.find(name)
			}
			if way == nil {
				p.f.u.noMember(d, t, name)
			}
			for _, m := range way {
				ds = append(ds, designator{at: d, member: m})
				t = m.t
			}
		default:
			if t.kind != kArray {
				p.f.u.fail(d, "index designator for something that is no array")
			}
			lo, hi := p.index(d)
			if lo < 0 || hi < lo || t.n >= 0 && hi >= t.n {
				p.f.u.fail(d, "index out of range")
			}
			ds = append(ds, designator{at: d, lo: lo, hi: hi})
			t = t.elem
		}
	}
	return ds, t
}

// index is the range of a designator of elements.
func (p *initPlan) index(d *cc.Designator) (lo, hi int64) {
	u := p.f.u
	first := d.ConstantExpression
	n, ok := u.constInt(first)
	m := n
	if d.Case == cc.DesignatorIndex2 && ok {
		m, ok = u.constInt(d.ConstantExpression2)
	}
	if !ok {
		u.fail(d, "index is not a constant")
	}
	return n, m
}

// elided lengthens a designation of an aggregate to the first of its subobjects that an initialiser without
// braces is for as a whole.
func (p *initPlan) elided(ds []designator, t *ctype, n *cc.Initializer) []designator {
	at := ds[len(ds)-1].at
	for n.Case == cc.InitializerExpr && !t.isScalar() && !p.whole(t, n.AssignmentExpression) {
		switch {
		case (t.kind == kArray || t.kind == kVector) && t.n != 0:
			ds = append(ds, designator{at: at})
			t = t.elem
		case t.kind == kRecord && len(t.rec.fields) > 0:
			m := t.rec.fields[0]
			ds = append(ds, designator{at: at, member: m})
			t = m.t
		default:
			return ds
		}
	}
	return ds
}

// assign plans the initialiser at the cursor for what the designators lead to.
func (p *initPlan) assign(path []cfg.Step, t *ctype, ds []designator, c *cursor) {
	if len(ds) == 0 {
		p.next(path, t, c)
		return
	}
	d := ds[0]
	if t.kind == kRecord && t.rec.cfg.Union {
		p.override(path, d.member)
	}
	sub, st := p.sub(path, t, d, d.lo)
	if d.hi == d.lo {
		p.assign(sub, st, ds[1:], c)
		return
	}
	last, overridden := p.seq, len(p.overrides)
	p.ranges++
	p.assign(sub, st, ds[1:], c)
	p.ranges--
	p.repeat(path, t, d, last, p.overrides[overridden:])
}

// sub is the subobject that a designator leads to: the element with the given index, or the member.
func (p *initPlan) sub(path []cfg.Step, t *ctype, d designator, index int64) ([]cfg.Step, *ctype) {
	if d.member != nil {
		return step(path, cfg.Step{Field: d.member.cfg, Elem: d.member.cfg.Type}), d.member.t
	}
	return p.element(path, t, index), t.elem
}

// resume plans the initialisers without designators behind one with: they go on where the last designator has
// led, of a range to its last element, as gcc has it.
func (p *initPlan) resume(path []cfg.Step, t *ctype, ds []designator, c *cursor) (next int64) {
	d := ds[0]
	if len(ds) > 1 {
		sub, st := p.sub(path, t, d, d.hi)
		i := p.resume(sub, st, ds[1:], c)
		if !c.done() && c.l.Designation == nil {
			p.list(sub, st, c, i, false)
		}
	}
	switch {
	case d.member == nil:
		return d.hi + 1
	case t.rec.cfg.Union:
		return int64(len(t.rec.fields))
	}
	return int64(slices.Index(t.rec.fields, d.member)) + 1
}

// repeat gives the elements lo+1 to hi what element lo has got: the items behind the last one before, which
// have overridden others.
func (p *initPlan) repeat(path []cfg.Step, t *ctype, d designator, last int, overrides []override) {
	first := slices.IndexFunc(p.items, func(i initItem) bool { return i.seq > last })
	if first < 0 {
		first = len(p.items)
	}
	if (d.hi-d.lo)*int64(max(len(p.items)-first, first*len(overrides))) > 1<<20 {
		p.f.u.fail(d.at, "initialiser is too large")
	}
	at := func(q []cfg.Step, i int64) []cfg.Step {
		q = append([]cfg.Step(nil), q...)
		q[len(path)] = p.element(path, t, i)[len(path)]
		return q
	}
	for i := d.lo + 1; i <= d.hi && (first > 0 || p.ranges > 0); i++ {
		for _, o := range overrides {
			again := override{at(o.path, i), o.member}
			p.drop(again, last)
			if p.ranges > 0 {
				p.overrides = append(p.overrides, again)
			}
		}
	}
	for k := range p.items {
		item := &p.items[k]
		if item.seq <= last {
			continue
		}
		for _, from := range append([][]cfg.Step{item.path}, item.more...) {
			for i := d.lo + 1; i <= d.hi; i++ {
				item.more = append(item.more, at(from, i))
			}
		}
	}
}
