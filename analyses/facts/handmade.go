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

func integer(lv *cfg.LVal) bool {
	_, ok := lv.Type.(*cfg.Int)
	return ok
}

func isZero(x cfg.Expr) bool {
	n, ok := cfg.IsConst(x)
	return ok && n == 0
}
