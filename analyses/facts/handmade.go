package facts

import "github.com/mayrun-dev/mayrun/cfg"

// Locks reports whether an atomic operation acquires, and may find zero in an integer and replace it by another
// number, for all that its form tells: so programs take locks that they make themselves.
func Locks(a cfg.Action) bool {
	var target *cfg.LVal
	order := cfg.Relaxed
	switch a := a.(type) {
	case *cfg.AtomicRMW:
		if a.Old != nil && (a.Op == cfg.RMWExchange || a.Op == cfg.RMWOr) && !isZero(a.Operand) {
			target, order = a.Target, a.Order
		}
	case *cfg.AtomicCAS:
		if n, ok := cfg.IsConst(a.Expected); (!ok || n == 0) && !isZero(a.Desired) {
			target, order = a.Target, a.Order
		}
	}
	return target != nil && integer(target) && order.Acquires() && order != cfg.Consume
}

// unlocks reports whether an atomic operation releases, and writes zero to an integer, for all that its form tells.
func unlocks(a cfg.Action) bool {
	switch a := a.(type) {
	case *cfg.AtomicStore:
		return a.Order.Releases() && integer(a.Target) && isZero(a.Value)
	case *cfg.AtomicRMW:
		return a.Order.Releases() && integer(a.Target) && isZero(a.Operand) && (a.Op == cfg.RMWExchange || a.Op == cfg.RMWAnd)
	case *cfg.AtomicCAS:
		return a.Order.Releases() && integer(a.Target) && isZero(a.Desired)
	}
	return false
}

// flags are the integers, by their variable or member, to which programs assign zero, and another constant.
type flags struct {
	zero, other map[any]bool
	any         bool // something is assigned both
}

// flagOf is the variable or member to which an action assigns a constant; nil if it does something else.
func flagOf(a cfg.Action) (flag any, n int64) {
	assign, ok := a.(*cfg.Assign)
	if !ok || assign.LHS.Internal || assign.LHS.BitField() != nil || !integer(assign.LHS) {
		return nil, 0
	}
	n, ok = cfg.IsConst(assign.RHS)
	switch path := assign.LHS.Path; {
	case !ok:
		return nil, 0
	case len(path) > 0 && path[len(path)-1].Field != nil:
		return path[len(path)-1].Field, n
	case assign.LHS.IsVariable() && assign.LHS.Var.Storage == cfg.Global:
		return assign.LHS.Var, n
	}
	return nil, 0
}

func (f *flags) look(a cfg.Action) {
	flag, n := flagOf(a)
	if flag == nil {
		return
	}
	if f.zero == nil {
		f.zero, f.other = map[any]bool{}, map[any]bool{}
	}
	to := f.zero
	if n != 0 {
		to = f.other
	}
	to[flag] = true
	f.any = f.any || f.zero[flag] && f.other[flag]
}

// Flag reports whether an action assigns a constant to a number to which the program assigns zero, and another one, for
// all that its form tells: so programs say under a mutex that something is in use. It returns the constant.
func (p *Program) Flag(a cfg.Action) (n int64, ok bool) {
	if !p.flags.any {
		return 0, false
	}
	flag, n := flagOf(a)
	return n, flag != nil && p.flags.zero[flag] && p.flags.other[flag]
}

func integer(lv *cfg.LVal) bool {
	_, ok := lv.Type.(*cfg.Int)
	return ok
}

func isZero(x cfg.Expr) bool {
	n, ok := cfg.IsConst(x)
	return ok && n == 0
}
