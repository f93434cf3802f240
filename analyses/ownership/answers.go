package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Who hands a node over to others may get it back without finding it in a container again, since a member of the node,
// the *answer*, says so:
//
//	r->done = 0;                            r = queue; queue = r->next;
//	lock(&m);                               unlock(&m);
//	r->next = queue; queue = r;             r->result = …;
//	while (!r->done)                        lock(&m);
//		wait(&c, &m);                   r->done = 1;
//	unlock(&m);                             signal(&c);
//	use(r->result); free(r);                unlock(&m);
//
// The register by which the node was put away has a *claim* to it then: a right to the title, once the answer is one of
// some values. Who has the title and stores such a value loses the title, and who has a claim and sees such a value has it
// from there on. The lock under which that is done is found as that of a container is ([sections.Section]); it may lie in the node.
//
// Sound: of each node there is at most one title, as ever, and at most one claim; and as long as there is a claim and a
// title that others have, the answer is none of the values. For a claim comes into being only where a thread puts away a
// node that it owns, and that nobody has a claim to (claim.none), when the answer is none of the values (claim.open). Of a
// node to which there may be a claim, only who has its title stores answers, and not whoever only finds it; and what it
// stores is known, since a member of which anything else may be stored, or whose address is taken, is no answer
// ([flow.mayAnswer]). So the first of the values that is stored ends the title, and nobody gets one but by the claim, which
// ends then. All accesses to the answer of such a node by its owner that write it, and by who has the claim, are made under
// the lock. So who sees the value does so in a section behind the one in which it was stored; in that one the former owner
// may still use the node, until the lock may have been released (state.yielded): nobody has the title, and who
// gets it needs the lock for that.
//
// Who has a claim does nothing else with the node but use locks and conditions in it, which is no race with other uses of
// them. Therefore who owns a node to which there may be a claim does nothing that uses all of it, or that ends or makes a lock
// in it: only who knows that there is no claim frees it, say. A container from which such a node comes has a lock that it
// needs (flow.locked): it is not enough that nothing races there.
//
// The answer may also be a semaphore: its number is zero when the node is put away, who has the title posts it, and who has
// the claim waits for it. No lock is needed for that, since nobody else posts it or waits for it, and after that it is zero
// again.
//
// A claim is a register's: nobody has it when its function is left, unless that passes it on, as a result, or by what its
// caller has passed as a parameter.

// answer is a member of nodes of some kind, and the values by which it says that they are given back.
type answer struct {
	kind   kinds
	field  *cfg.Field
	sem    bool    // it is a semaphore
	values []int64 // all that the member may be
	given  []int64 // those by which the node is given back
}

// claim is what is known of claims to what a register leads to.
type claim struct {
	none bool // if the register owns the node, nobody has a claim to it
	open bool // if it does, the answer is none of the values
	mine bool // the register has a claim; or, where it is not known whether it owns the node, it has one if it does not
}

// anyClaim is what is known of no node.
var anyClaim = claim{true, true, true}

func (c claim) and(d claim) claim { return claim{c.none && d.none, c.open && d.open, c.mine && d.mine} }

// answerOf is that of a kind of nodes, or nil.
func (f *flow) answerOf(ks kinds) *answer {
	for _, a := range f.answers {
		if a.kind&ks&f.live != 0 {
			return a
		}
	}
	return nil
}

// answerAt is the answer that an lvalue is, or nil.
func (f *flow) answerAt(lv *cfg.LVal) *answer {
	if lv == nil || lv.Ptr == nil || len(lv.Path) == 0 {
		return nil
	}
	a := f.answerOf(f.node(lv.Ptr.Type()))
	if a == nil || lv.Path[0].Field != a.field {
		return nil
	}
	return a
}

// at is the answer of the node that a register leads to.
func (a *answer) at(v *cfg.Var) *cfg.LVal {
	return &cfg.LVal{Ptr: &cfg.Load{LV: cfg.VarLV(v)}, Path: []cfg.Step{{Field: a.field, Elem: a.field.Type}}, Type: a.field.Type}
}

// gives reports whether a value is one by which nodes are given back.
func (a *answer) gives(n int64) bool { return slices.Contains(a.given, n) }

// claimed sets what is known of a register.
func (s state) claimed(v *cfg.Var, c claim) {
	if c == (claim{}) {
		delete(s.claims, v)
	} else {
		s.claims[v] = c
	}
}

// inherits says that a register owns the node that another one has owned.
func (s state) inherits(v *cfg.Var, c claim) {
	c.mine = false
	s.claimed(v, c)
}

// disown says that a register owns its node no more.
func (s state) disown(v *cfg.Var) { s.claimed(v, claim{mine: s.claims[v].mine}) }

// settleClaims forgets what was known of nodes that registers own no more. One that may still own the node, and to which
// nobody else has a claim then, may as well have a claim.
func (s state) settleClaims() {
	for v, c := range s.claims {
		switch s.how(v) {
		case owned, raw:
			c.mine = c.mine && !c.none
			s.claimed(v, c)
		case depends:
			c.mine = c.mine && c.none
			s.claimed(v, c)
		default:
			s.disown(v)
		}
	}
}

// whichever is what is known of a register, where it is asked what holds if it owns the node, and what if it does not.
func (s state) whichever(v *cfg.Var) claim {
	c := s.claims[v]
	switch s.how(v) {
	case null:
		return anyClaim
	case owned:
		c.mine = true
	case depends:
	default:
		c.none, c.open = true, true
	}
	return c
}

// joinClaims is what holds of both; of a register that is null, all does.
func joinClaims(a, b, out state) {
	of := func(s state, v *cfg.Var) claim {
		if s.how(v) == null {
			return anyClaim
		}
		return s.claims[v]
	}
	for _, s := range []state{a, b} {
		for v := range s.claims {
			if out.how(v) == depends {
				out.claimed(v, a.whichever(v).and(b.whichever(v)))
			} else {
				out.claimed(v, of(a, v).and(of(b, v)))
			}
		}
	}
	for v := range a.yielded {
		if b.yielded[v] {
			out.yielded[v] = true
		}
	}
}

// sends says that a register puts the node away that it owns.
func (s state) sends(v *cfg.Var) {
	c := s.claims[v]
	s.claimed(v, claim{mine: c.mine || c.none && c.open})
}

// storeAnswer follows what is stored in an answer.
func (f *flow) storeAnswer(s state, a *answer, lv *cfg.LVal, x cfg.Expr) {
	n, constant := constantOf(x)
	v := cfg.RegisterOf(lv.Ptr)
	if v == nil || !constant {
		f.reject(a.kind)
		return
	}
	s.hold(v)
	if s.how(v) != owned {
		f.reject(a.kind)
		return
	}
	c := s.claims[v]
	if c.open = !a.gives(n); c.none || c.open {
		s.claimed(v, c)
		return
	}
	f.yields(s, v)
	s.yielded[v] = true
}

// redeem follows a condition that asks for an answer, of a register that has a claim.
func (f *flow) redeem(s state, g *cfg.Guard) {
	a, v, told := f.asks(g)
	if v == nil || !s.claims[v].mine || slices.ContainsFunc(told, func(n int64) bool { return !a.gives(n) }) {
		return
	}
	s.regs[v] = f.fresh(v.Type, stale)
	s.claimed(v, claim{none: true})
}

// semaphore follows what is done to an answer that is a semaphore.
func (f *flow) semaphore(s state, action cfg.Action) {
	var x cfg.Expr
	switch a := action.(type) {
	case *cfg.SemInit:
		x = a.Sem
	case *cfg.SemPost:
		x = a.Sem
	case *cfg.SemWait:
		x = a.Sem
	case *cfg.MutexDestroy:
		x = a.Mutex
	default:
		return
	}
	at, ok := cfg.Uncast(x).(*cfg.AddrOf)
	if !ok || f.answerAt(at.LV) == nil {
		return
	}
	v := cfg.RegisterOf(at.LV.Ptr)
	r, c := f.answerAt(at.LV), s.claims[v]
	f.locked |= r.kind
	switch a := action.(type) {
	case *cfg.SemInit:
		n, constant := cfg.IsConst(cfg.Uncast(a.Value))
		s.claimed(v, claim{none: c.none, open: constant && n == 0})
	case *cfg.SemPost:
		switch {
		case v == nil || s.how(v) != owned:
			f.reject(r.kind)
		case c.none:
			s.claimed(v, claim{none: true})
		default:
			f.yields(s, v)
		}
	case *cfg.SemWait:
		if v == nil || !c.mine {
			f.reject(r.kind)
			return
		}
		s.regs[v] = f.fresh(v.Type, stale)
		s.claimed(v, claim{none: true, open: true})
	case *cfg.MutexDestroy:
		s.claimed(v, claim{none: c.none})
	}
}

// yields takes the title from a register, whose node is given back.
func (f *flow) yields(s state, v *cfg.Var) {
	f.handed(v.Type, s.regs[v])
	f.gone(s, v)
	delete(s.regs, v)
	s.disown(v)
}

// asks is the register of whose node's answer a condition asks, and which values let it come out as it does; or nil.
func (f *flow) asks(g *cfg.Guard) (*answer, *cfg.Var, []int64) {
	lv, holds := comparison(g)
	a := f.answerAt(lv)
	if a == nil {
		return nil, nil, nil
	}
	var told []int64
	for _, n := range a.values {
		if holds(n) {
			told = append(told, n)
		}
	}
	return a, cfg.RegisterOf(lv.Ptr), told
}

// comparison is the place whose number a condition compares with a constant, and whether it comes out as it does for some
// number there; or nil.
func comparison(g *cfg.Guard) (*cfg.LVal, func(int64) bool) {
	x, truth := cfg.Unnegated(g.Cond, g.Truth)
	n := int64(0)
	if b, ok := x.(*cfg.Binary); ok && (b.Op == cfg.Eq || b.Op == cfg.Ne) {
		if b.Op == cfg.Eq {
			truth = !truth
		}
		constant := false
		if n, constant = constantOf(b.Y); !constant {
			return nil, nil
		}
		x = b.X
	}
	l, ok := widened(x).(*cfg.Load)
	if !ok || l.LV.Register() != nil {
		return nil, nil
	}
	return l.LV, func(m int64) bool { return (m != n) == truth }
}

// constantOf is a number that is small enough for any type.
func constantOf(x cfg.Expr) (int64, bool) {
	n, ok := cfg.IsConst(cfg.Uncast(x))
	if !ok || n < 0 || n > maxAnswer || isBool(x.Type()) && n > 1 {
		return 0, false
	}
	for c, cast := x.(*cfg.Cast); cast; c, cast = x.(*cfg.Cast) {
		if x = c.X; isBool(c.Typ) && n > 1 {
			return 0, false
		}
	}
	_, number := x.Type().(*cfg.Int)
	return n, number
}

// maxAnswer is the largest number that an answer may be.
const maxAnswer = 127

// widened is a number without conversions to other types of integers, which leave small ones as they are.
func widened(x cfg.Expr) cfg.Expr {
	for {
		c, ok := x.(*cfg.Cast)
		if !ok || isBool(c.Typ) {
			return x
		}
		if _, number := c.Typ.(*cfg.Int); !number {
			return x
		}
		x = c.X
	}
}

// asksFor notes, of a place behind a pointer to a node of which nobody knows who owns it, that it is used by a claim, or by
// who has just given the node back. It is false if it is not.
func (f *flow) asksFor(s state, u *use, lv *cfg.LVal, writes bool) bool {
	v := cfg.RegisterOf(lv.Ptr)
	a := f.answerOf(f.node(lv.Ptr.Type()))
	if v == nil || a == nil {
		return false
	}
	under := func() bool {
		u.under(a.at(v), a.kind, writes)
		f.locked |= a.kind
		return true
	}
	switch {
	case f.answerAt(lv) != nil && !a.sem:
		return !writes && (s.claims[v].mine || s.yielded[v]) && under()
	case f.syncs:
		return s.claims[v].mine || s.yielded[v] && under()
	}
	plain := cfg.IsScalar(lv.Type) && f.leads(lv.Type) == 0 && f.linkPlace(lv) == 0
	return s.yielded[v] && plain && under()
}

// under notes that a lock is needed that belongs to a place.
func (u *use) under(lv *cfg.LVal, ks kinds, writes bool) {
	u.lock |= ks
	u.changes = u.changes || writes
	u.roots = append(u.roots, root{lv, ks, 0})
	u.finds(status{})
}

// answered checks what an action does to nodes to which there may be claims; see above.
func (f *flow) answered(s state, u *use, action cfg.Action) {
	if len(f.answers) == 0 {
		return
	}
	if a, ok := action.(*cfg.Assign); ok {
		if r := f.answerAt(a.LHS); r != nil && !r.sem {
			if v := cfg.RegisterOf(a.LHS.Ptr); v != nil && !s.claims[v].none {
				u.under(r.at(v), r.kind, true)
				f.locked |= r.kind
			}
			return
		}
	}
	whole := func(x cfg.Expr) {
		a := f.answerOf(f.node(x.Type()))
		if v := cfg.RegisterOf(x); a != nil && !cfg.IsNull(x) && s.how(v) != null && !s.claims[v].none {
			f.reject(a.kind)
		}
	}
	if x, ok := action.(*cfg.Free); ok {
		whole(cfg.Uncast(x.Ptr))
		return
	}
	all := func(lv *cfg.LVal) {
		if lv.Ptr != nil && (!cfg.IsScalar(elementsOf(lv.Type)) || slices.ContainsFunc(lv.Path, inUnion)) {
			whole(lv.Ptr) // it may be a lock, or lie in one
		}
	}
	cfg.Operands(action, all, nil)
	cfg.InspectAction(action, func(x cfg.Expr) {
		if l, ok := x.(*cfg.Load); ok {
			all(l.LV)
		}
	})
	for _, b := range effects(action) {
		x := cfg.Uncast(b.at)
		for y, ok := x.(*cfg.PtrAdd); ok; y, ok = x.(*cfg.PtrAdd) {
			x = cfg.Uncast(y.X)
		}
		a, ok := x.(*cfg.AddrOf)
		if to, _ := b.extent(b.at); !ok {
			whole(x)
		} else if a.LV.Ptr != nil && (to == beyond || len(a.LV.Path) == 0 || !cfg.IsScalar(elementsOf(a.LV.Type))) {
			whole(a.LV.Ptr)
		}
	}
	cfg.InspectAction(action, func(x cfg.Expr) {
		if a, ok := x.(*cfg.AddrOf); ok && a.LV.Ptr != nil && waits(action) && !syncing(action) {
			whole(a.LV.Ptr)
		}
	})
}

// inUnion reports whether a part of an object is a union.
func inUnion(step cfg.Step) bool {
	r, ok := elementsOf(step.Elem).(*cfg.Record)
	return ok && r.Union
}

// syncing reports whether an action uses locks, conditions and the like as they are.
func syncing(a cfg.Action) bool {
	switch a.(type) {
	case *cfg.MutexInit, *cfg.MutexDestroy, *cfg.BarrierInit, *cfg.SemInit:
		return false
	}
	return waits(a)
}
