package ownership

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// By the address of a number in a member array of a node, or of what belongs to it (texts.go), a thread uses the node, and
// it must be one that it may use: since a register of the same function led to it when the address was taken, has not been assigned since, and
// still owns the node, or has found it in a container whose lock is held. Or since the function was given the address by
// its callers, each of which may use the node as long as the call takes: what it owns it still owns when the call
// returns, unless it passes nodes as well; what it has found is there as long as only functions run that look. So an
// address is a *loan*, and who it is from is followed. An access by an address of which that is not known is not one by
// the rules, and what is done beside it, by the same edge, is not either; that drops nothing.

// loan says whose nodes an address leads into, if it leads into one.
type loan struct {
	of    *cfg.Var // the register that leads to the node
	param *cfg.Var // or the parameter that the address is from
	via   *cfg.Var // the result of the function that has returned it, if that returns what it is given
}

// loan is that of an expression; false if it is not known. The zero loan is that of what leads into no node.
func (f *flow) loan(s state, x cfg.Expr) (loan, bool) {
	if f.source(x).none() {
		return loan{}, true
	}
	if l, _ := lender(x); l != nil && f.text(x).none() {
		n := cfg.RegisterOf(l.LV.Ptr)
		return loan{of: n}, n != nil
	}
	for {
		switch y := x.(type) {
		case *cfg.Cast:
			x = y.X
		case *cfg.PtrAdd:
			x = y.X
		case *cfg.Load:
			l, known := s.loans[y.LV.Var]
			return l, known
		case *cfg.AddrOf:
			if !f.textAt(y.LV).none() {
				x = y.LV.Ptr
				continue
			}
			if f.within(y.LV) == 0 {
				return loan{}, true
			}
			n := cfg.RegisterOf(y.LV.Ptr)
			return loan{of: n}, n != nil
		default:
			return loan{}, false
		}
	}
}

// or is a loan that is one or the other; false if nobody knows.
func (l loan) or(m loan) (loan, bool) {
	switch {
	case l == loan{}:
		return m, true
	case m == loan{}:
		return l, true
	}
	return l, l == m
}

// borrows notes that what an address leads to is used, if that is made of one that a register holds.
func (f *flow) borrows(s state, u *use, x cfg.Expr, writes bool) {
	v := holder(x)
	t := f.texts[v]
	if v == nil || t.none() {
		return
	}
	l, known := s.loans[v]
	if l.via != nil {
		u.lent = append(u.lent, l.via)
	}
	switch st := s.regs[l.of]; {
	case !known:
		u.direct = true
	case l.param != nil:
		u.nodes |= t.of | t.by
		u.lent = append(u.lent, l.param)
	case l.of == nil:
	case s.how(l.of) == owned, s.how(l.of) == part:
		u.nodes |= f.node(l.of.Type)
	case s.how(l.of) == in:
		u.nodes |= f.node(l.of.Type)
		u.in(st.root, f.node(l.of.Type), writes)
		u.finds(st)
	default:
		u.direct = true
	}
}

// holder is the variable that holds the address of which another one is made, as far as that is done by adding to it, and
// by conversions; or nil.
func holder(x cfg.Expr) *cfg.Var {
	for {
		switch y := x.(type) {
		case *cfg.Cast:
			x = y.X
		case *cfg.PtrAdd:
			x = y.X
		case *cfg.AddrOf:
			if y.LV.Ptr == nil || len(y.LV.Path) > 0 && y.LV.Path[0].Field != nil {
				return nil
			}
			x = y.LV.Ptr
		case *cfg.Load:
			return y.LV.Var
		default:
			return nil
		}
	}
}

// lends follows the addresses that a call passes. What is lent to a function that is not known is not lent at all.
func (f *flow) lends(s state, u *use, a *cfg.Call) {
	fn := called(a)
	if fn == nil {
		return // no such addresses are passed
	}
	passes := slices.ContainsFunc(a.Args, func(x cfg.Expr) bool { return f.node(x.Type()) != 0 })
	for i, x := range a.Args {
		if f.source(x).none() {
			continue
		}
		p := fn.Params[i]
		l, known := f.loan(s, x)
		if l.via != nil {
			f.lentOn[l.via] = append(f.lentOn[l.via], p)
		}
		switch {
		case known && l == loan{}:
		case known && l.param != nil:
			f.lentOn[l.param] = append(f.lentOn[l.param], p)
		case known && !passes && (s.how(l.of) == owned || s.how(l.of) == part):
		case known && !passes && s.how(l.of) == in && f.looks[fn]:
			u.nodes |= f.node(l.of.Type)
			u.in(s.regs[l.of].root, f.node(l.of.Type), false)
			f.locked |= f.node(l.of.Type)
		default:
			f.unlent[p] = true
		}
	}
}

// given is the loan of what a call returns: that of the only address which it passes.
func (f *flow) given(s state, a *cfg.Call) (out loan, known bool) {
	fn := called(a)
	known = fn != nil
	for _, x := range a.Args {
		l, ok := f.loan(s, x)
		if ok = ok && f.node(x.Type()) == 0 && l.via == nil; ok {
			out, ok = out.or(l)
		}
		known = known && ok
	}
	if known {
		out.via = fn.Result
	}
	return out, known
}

// givesBack follows an address that a function returns: one that it was given, or else its callers do not know whose it is.
func (f *flow) givesBack(s state, fn *cfg.Func, x cfg.Expr) {
	if !f.final || x == nil || f.source(x).none() {
		return
	}
	switch l, known := f.loan(s, x); {
	case !known, l.of != nil:
		f.unlent[fn.Result] = true
	case l.via != nil:
		f.lentOn[l.via] = append(f.lentOn[l.via], fn.Result)
	}
}

// takeBack finds out what has not been lent by all callers: who uses it uses a node of which it is not known whose it is.
func (f *flow) takeBack() {
	work := []*cfg.Var{}
	for p := range f.unlent {
		work = append(work, p)
	}
	for len(work) > 0 {
		p := work[0]
		work = work[1:]
		for _, q := range f.lentOn[p] {
			if !f.unlent[q] {
				f.unlent[q] = true
				work = append(work, q)
			}
		}
	}
	for _, u := range f.uses {
		u.direct = u.direct || slices.ContainsFunc(u.lent, func(p *cfg.Var) bool { return f.unlent[p] })
	}
}
