package ownership

import (
	"cmp"
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Who owns a node gets at those that its good links lead to, and mostly only to look at them:
//
//	for (struct item *it = o->items; it; it = it->next)
//		total += it->count;
//	put(&q, o);
//
// A register that is given one of these has no title: it is a *part* of what another register owns, by which link, and
// directly or further below. All its links are good. So it is until that register, or the link, changes. The title
// moves to it as soon as more is done than to look ([flow.hold]): when it is freed, stored, passed or written otherwise,
// and where ways meet on one of which it has the title. Then the link of the owner is good no more, and all other registers
// are forgotten that may lead there.
//
// Sound: as long as the owner has its title and the link, nobody else gets at what lies behind it. To forget a part takes
// away no title. What is stored in a link of a part has good links itself, or is null; parts that may lie behind that
// link are forgotten then.

// borrow is what a register is that is given a pointer to what a node leads to that another one owns.
func (f *flow) borrow(s state, v *cfg.Var, x cfg.Expr) (status, bool) {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok || !cfg.Identical(c.Typ, c.X.Type()) {
			break
		}
		x = c.X
	}
	st, ok := f.value(s, x)
	if !ok || st.how != part || st.of == nil {
		return status{}, false
	}
	for p := st.of; p != nil; p = s.regs[p].of {
		if p != v {
			continue
		}
		if s.how(v) != part {
			return status{}, false // who owns it is assigned: the title moves
		}
		st.of, st.at, st.deep = s.regs[v].of, s.regs[v].at, true
	}
	out := f.fresh(v.Type, good)
	out.how, out.of, out.at, out.deep = part, st.of, st.at, st.deep
	return out, true
}

// owner is the register that owns what a part belongs to, if it does still, and by which link it leads there.
func (s state) owner(st status) (v *cfg.Var, link int, ok bool) {
	for range len(s.regs) + 1 {
		up, known := s.regs[st.of]
		switch {
		case known && up.how == part:
			st = up
		case known && up.how == owned && up.links[st.at].how == good:
			return st.of, st.at, true
		default:
			return nil, 0, false
		}
	}
	return nil, 0, false
}

// below are the parts of what a register leads to, by one link, or by any if that is negative; in order.
func (s state) below(v *cfg.Var, link int) (out []*cfg.Var) {
	for w, st := range s.regs {
		if st.how == part && st.of == v && (link < 0 || st.at == link) {
			out = append(out, w)
		}
	}
	slices.SortFunc(out, func(a, b *cfg.Var) int { return cmp.Compare(a.ID, b.ID) })
	return out
}

// hold moves the title of a part to its register.
func (s state) hold(v *cfg.Var) {
	st, ok := s.regs[v]
	if !ok || st.how != part {
		return
	}
	if up := st.of; s.how(up) == part && !st.deep {
		s.hold(up)
	}
	up, at, ok := s.owner(st)
	if !ok {
		delete(s.regs, v)
		return
	}
	s.setLink(up, at, link{})
	st.how, st.of, st.at, st.deep = owned, nil, 0, false
	s.regs[v] = st
	s.settle() // what is not behind it
}

// behind reports whether a part is known to lie behind a node by the register of that.
func (s state) behind(w, v *cfg.Var) bool {
	st := s.regs[w]
	for range len(s.regs) {
		if st.how != part || st.of == v {
			break
		}
		st = s.regs[st.of]
	}
	return st.how == part && st.of == v
}

// orphans says what becomes of the parts of a node, behind one link, or any, that a register leads to no more, since it
// is another one, or the node is freed, or since the link is: what was the only one to hold the next node owns that.
func (s state) orphans(v *cfg.Var, link int) {
	st := s.regs[v]
	for _, w := range s.below(v, link) {
		p := s.regs[w]
		switch alone := len(s.below(v, p.at)) == 1; {
		case st.how == part && link < 0:
			p.of, p.at, p.deep = st.of, st.at, true
			s.regs[w] = p
		case st.how == owned && alone && !p.deep:
			s.hold(w)
		default:
			delete(s.regs, w)
		}
	}
}

// settle forgets parts of what is owned no more.
func (s state) settle() {
	for changed := true; changed; {
		changed = false
		for v, st := range s.regs {
			if st.how == part {
				if _, _, ok := s.owner(st); !ok {
					delete(s.regs, v)
					changed = true
				}
			}
		}
	}
}

// gone says that what a register owns goes elsewhere: parts that are read later own what they lead to.
func (f *flow) gone(s state, v *cfg.Var) {
	for _, w := range s.below(v, -1) {
		if p := s.regs[w]; len(s.below(v, p.at)) == 1 && !p.deep && f.readBehind(f.edge, w) {
			s.hold(w)
		} else {
			delete(s.regs, w)
		}
	}
	s.settle()
}

// around are the parts of what an owner leads to by the same link as to one of these, or by any link if it is the owner.
func (s state) around(st status) (out []*cfg.Var) {
	up, link, ok := s.owner(st)
	for w := range s.regs {
		if v, at, held := s.owner(s.regs[w]); s.how(w) == part && ok && held && v == up && at == link {
			out = append(out, w)
		}
	}
	return out
}

// others forgets all around a part but for the register that holds it, and those above.
func (s state) others(st status, v *cfg.Var) {
	for _, w := range s.around(st) {
		if w != v && !s.behind(v, w) {
			delete(s.regs, w)
		}
	}
	s.settle()
}

// lendsPart passes a part to a function that gives it back with good links, and is passed nothing else: it is still one
// then. What lies behind it are other nodes, perhaps.
func (f *flow) lendsPart(s state, a *cfg.Call, i int) bool {
	v := cfg.RegisterOf(a.Args[i])
	st, ok := f.value(s, a.Args[i])
	others := slices.ContainsFunc(a.Args, func(x cfg.Expr) bool { return x != a.Args[i] && f.node(x.Type()) != 0 })
	if v == nil || !ok || st.how != part || others || !f.givenBack(a, i) || f.comesBack(v, a, i).looseLinks().bad != 0 {
		return false
	}
	f.passes(s, a, i, s.regs[v])
	s.others(st, v)
	return true
}

// agree makes registers parts, or owners, on both of two ways that meet.
func agree(a, b state) (state, state) {
	if !a.hasParts() && !b.hasParts() {
		return a, b
	}
	a, b = a.clone(), b.clone()
	for changed := true; changed; {
		changed = false
		for _, v := range slices.SortedFunc(maps.Keys(a.regs), func(v, w *cfg.Var) int { return cmp.Compare(v.ID, w.ID) }) {
			x, inA := a.regs[v]
			y, inB := b.regs[v]
			if !inA || !inB || x.how != part && y.how != part {
				continue
			}
			if a.rise(v, b) || b.rise(v, a) {
				changed = true
				continue
			}
			other := func(st status) bool { return st.how == owned || st.how == part && (st.of != x.of || st.at != x.at) }
			if x.how == part && other(y) || y.how == part && x.how == owned {
				a.hold(v)
				b.hold(v)
				changed = true
			}
		}
	}
	return a, b
}

// rise makes a part one of something further up that is known in another state, too, if that one which leads to it is not
// known there; or an owner, if there is none. It reports whether it is another one then.
func (s state) rise(v *cfg.Var, other state) bool {
	st := s.regs[v]
	if st.how != part {
		return false
	}
	known := func(w *cfg.Var) bool {
		h := other.how(w)
		return h == part || h == owned || h == null
	}
	if known(st.of) {
		return false
	}
	up := s.regs[st.of]
	for up.how == part && !known(up.of) {
		up = s.regs[up.of]
	}
	if up.how != part {
		s.hold(v)
		return true
	}
	st.of, st.at, st.deep = up.of, up.at, true
	s.regs[v] = st
	return true
}

func (s state) hasParts() bool {
	for _, st := range s.regs {
		if st.how == part {
			return true
		}
	}
	return false
}

// readBehind reports whether a register may be read by an edge, or behind it, before it is assigned.
func (f *flow) readBehind(e *cfg.Edge, v *cfg.Var) bool {
	seen := map[*cfg.Node]bool{}
	for work := []*cfg.Edge{e}; len(work) > 0; {
		e := work[0]
		work = work[1:]
		reads, writes := false, false
		cfg.InspectAction(e.Action, func(x cfg.Expr) { reads = reads || cfg.RegisterOf(x) == v })
		cfg.Operands(e.Action, func(lv *cfg.LVal) { writes = writes || lv.Register() == v }, nil)
		if reads {
			return true
		}
		if !writes && !seen[e.To] {
			seen[e.To] = true
			work = append(work, e.To.Out...)
		}
	}
	return false
}

// linkOfPart is what a link is of a node that the thread owns: of a part all are good.
func (f *flow) linkOfPart(st status, i int) link {
	if st.how == part {
		return link{how: good}
	}
	return st.links[i]
}
