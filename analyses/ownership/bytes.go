package ownership

import (
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
)

// What is done to bytes, and by addresses of members.
//
// The address of a member is not the member alone: that of the first one is the record's, and by that of any one gets
// at those beside it, as bytes, of which no type says that they hold a pointer. So the addresses of members of what
// holds pointers to nodes are used at once, for no more than the member: by locks and what else threads wait for, and
// by functions of the library for so many bytes. What reaches further moves what lies beside the member, too.

// around are the kinds that the records lead to that an lvalue is a member of.
func (s *scan) around(lv *cfg.LVal) (ks kinds) {
	var at cfg.Type
	if lv.Var != nil {
		at = lv.Var.Type
	} else if p, ok := lv.Ptr.Type().(*cfg.Pointer); ok {
		at = p.Elem
	}
	for _, step := range lv.Path {
		if step.Field != nil {
			ks |= s.leads(at)
		}
		at = step.Elem
	}
	return ks
}

// address: that of a record that leads to nodes is a pointer to such records. Those of nodes, what is inside of
// them, and places where pointers to nodes lie, are not followed, unless they are stored at once ([scan.linked]).
func (s *scan) address(x *cfg.AddrOf) {
	if a, _, _ := memberArray(x.LV); a != nil {
		s.hurt |= s.around(x.LV) | s.within(x.LV) // it might be followed; see texts.go
	}
	s.drop(s.around(x.LV) &^ s.leads(x.LV.Type))
	s.object(x)
}

// object is an address that gets at the object only that it is of.
func (s *scan) object(x *cfg.AddrOf) {
	s.lval(x.LV)
	if x.LV.Ptr != nil {
		s.drop(s.node(x.LV.Ptr.Type()))
	}
	s.drop(s.inside(x.LV.Type) | s.linkPlace(x.LV))
	s.spoil(s.textAt(x.LV))
	if ks := s.leads(x.LV.Type) | s.leads(x.Typ); ks != 0 {
		if p, ok := x.Typ.(*cfg.Pointer); !ok || !cfg.Identical(p.Elem, x.LV.Type) {
			s.drop(ks)
		}
	}
}

// waits reports whether an action does nothing with addresses but what locks, conditions, barriers, semaphores and
// the like are for: it gets at the object only, which is of the type that the address says.
func waits(a cfg.Action) bool {
	switch a.(type) {
	case *cfg.Lock, *cfg.LockFail, *cfg.Unlock, *cfg.UnlockFail, *cfg.MutexInit, *cfg.MutexDestroy,
		*cfg.CondWait, *cfg.CondSignal, *cfg.BarrierInit, *cfg.BarrierWait,
		*cfg.SemInit, *cfg.SemPost, *cfg.SemWait, *cfg.OnceBegin, *cfg.OnceDone, *cfg.OnceWait:
		return true
	}
	return false
}

// itself is an operand of what waits, or where the number of a thread goes.
func (s *scan) itself(x cfg.Expr) {
	if a, ok := x.(*cfg.AddrOf); ok {
		if p, ok := a.Typ.(*cfg.Pointer); ok && cfg.Identical(p.Elem, a.LV.Type) {
			if s.within(a.LV) != 0 && len(a.LV.Path) > 0 && s.leads(a.LV.Type) == 0 {
				s.lval(a.LV) // a lock of the node
				return
			}
			s.object(a)
			s.drop(s.leads(a.Typ))
			return
		}
	}
	s.operand(x)
}

// reaches is what a function of the library does to bytes.
type reaches struct {
	len   cfg.Expr // how many it gets at; nil: nobody knows
	looks bool     // it compares them, or counts them, and that is all
	moves bool     // it copies them elsewhere, or tells others what they are
	sent  bool     // it tells others, and that is all
	text  bool     // it ends at a zero byte
	moved bool     // they begin elsewhere
	room  int64    // how many there are in the array, if it is presumed to stay there
}

// comeBack drops the kinds of which links may have left the program, if it receives something: else nobody gets them.
func (s *scan) comeBack(p *cfg.Program) {
	if s.sent != 0 {
		edges(p, func(e *cfg.Edge) {
			if facts.Receives(e.Action) {
				s.drop(s.sent)
			}
		})
	}
}

// memory is where a function of the library reads or writes bytes: inside of a node perhaps, but none that lead on.
//
// In a node it may go further than the member. What it writes there is no pointer to a node, as long as nobody has
// copied one as bytes, and the flow says that nothing is known of the links then; belongings are none then, since
// one may hold anything. What it copies from there may be a pointer, if the node has links; what
// it sends, where something is received ([scan.comeBack]). In a member array it may be presumed not to ([scan.stays]).
func (s *scan) memory(x cfg.Expr, r reaches) {
	to := beyond
	to, r.room = r.extent(x)
	s.reached(x, r, to)
}

func (s *scan) reached(x cfg.Expr, r reaches, to extent) {
	if to == beyond && !r.moved && s.textBytes(x, r) {
		return
	}
	switch y := x.(type) {
	case *cfg.Cast:
		if _, ok := y.Typ.(*cfg.Pointer); ok && s.leads(y.Typ) == 0 && s.leads(y.X.Type()) == 0 {
			s.reached(y.X, r, to)
			return
		}
	case *cfg.PtrAdd:
		s.operand(y.Index)
		r.moved = true
		s.reached(y.X, r, to)
		return
	case *cfg.AddrOf:
		if s.leads(y.LV.Type)|s.leads(y.Typ) != 0 {
			break
		}
		s.lval(y.LV)
		around, ks := s.around(y.LV), s.within(y.LV)
		switch {
		case r.looks, s.stays(r, to, around|ks):
		case ks == 0:
			s.drop(around)
		default:
			s.lose(ks, s.all(ks))
			switch {
			case !r.moves || !s.links(ks):
			case r.sent:
				s.sent |= ks
			default:
				s.drop(ks)
			}
		}
		return
	}
	s.operand(x)
}

// zeroed is the record that is set to zero, all of it, if that leads to nodes, and there are none in it; or a node: then
// all pointers in it are null.
func (s *scan) zeroed(a *cfg.MemSet) *cfg.LVal {
	n, constant := int64(0), false
	if a.Byte != nil && a.Len != nil {
		n, constant = cfg.IsConst(a.Byte)
	}
	x := a.Dst
	for c, ok := x.(*cfg.Cast); ok && isPointer(c.X.Type()) && isPointer(c.Typ); c, ok = x.(*cfg.Cast) {
		x = c.X
	}
	lv := (*cfg.LVal)(nil)
	switch x := x.(type) {
	case *cfg.AddrOf:
		lv = x.LV
	case *cfg.Load:
		if p, ok := x.Type().(*cfg.Pointer); ok {
			lv = &cfg.LVal{Ptr: x, Type: p.Elem}
		}
	}
	if !constant || n != 0 || lv == nil {
		return nil
	}
	r, ok := lv.Type.(*cfg.Record)
	if size, constant := cfg.IsConst(a.Len); !ok || !constant || size != r.Size() || r.Union || s.leads(r) == 0 || s.objects(r)&^s.of[r] != 0 {
		return nil
	}
	return lv
}

func isPointer(t cfg.Type) bool {
	_, ok := t.(*cfg.Pointer)
	return ok
}

// zeroes follows a record that is set to zero: a node that the thread owns, which has no links then, or something else, in
// which titles may be lost, and queues are empty.
func (f *flow) zeroes(s state, lv *cfg.LVal) {
	ks := f.of[lv.Type.(*cfg.Record)] & f.live
	v := cfg.RegisterOf(lv.Ptr)
	s.hold(v)
	switch {
	case ks == 0:
		f.interrupted(s)
	case v == nil || s.how(v) != owned:
		f.reject(ks)
	default:
		for i := range s.regs[v].links {
			s.orphans(v, i)
			s.setLink(v, i, link{how: empty})
		}
		if r := f.answerOf(ks); r != nil && s.claims[v].none {
			s.claimed(v, claim{none: true, open: !r.gives(0) && !r.sem})
		}
	}
}

// within is the kind of the node that an lvalue lies in.
func (s *scan) within(lv *cfg.LVal) kinds {
	if lv.Ptr == nil {
		return 0
	}
	return s.node(lv.Ptr.Type())
}

// links reports whether nodes of a kind have links.
func (t *types) links(ks kinds) bool {
	for i, k := range t.kinds {
		if ks&(1<<i) != 0 && len(k.links) > 0 {
			return true
		}
	}
	return false
}

// bytes follows what a function of the library does to bytes inside of a node: it may write the links, if it goes
// too far.
func (f *flow) bytes(s state, action cfg.Action) {
	for _, b := range effects(action) {
		x := b.at
		for {
			if y, ok := x.(*cfg.Cast); ok {
				x = y.X
			} else if y, ok := x.(*cfg.PtrAdd); ok {
				x = y.X
			} else {
				break
			}
		}
		if a, ok := x.(*cfg.AddrOf); ok && b.writes && a.LV.Ptr != nil {
			to, _ := b.extent(b.at)
			f.overwritten(s, a.LV.Ptr, to)
		}
	}
}

// overwritten follows what is written to a member of a node that a pointer leads to.
func (f *flow) overwritten(s state, node cfg.Expr, to extent) {
	ks := f.node(node.Type())
	if ks == 0 || to == inside || to == presumed && ks&^f.stay == 0 {
		return
	}
	v := cfg.RegisterOf(node)
	s.hold(v)
	if v == nil || s.how(v) != owned {
		f.reject(ks)
		return
	}
	for i := range s.regs[v].links {
		s.orphans(v, i)
		s.setLink(v, i, link{})
	}
	s.claimed(v, claim{none: s.claims[v].none})
}
