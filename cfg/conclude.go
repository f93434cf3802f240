package cfg

// NonZero is the lvalue of which a condition that has come out as truth says that the value that was read there
// is not zero; nil if there is none.
func NonZero(cond Expr, truth bool) *LVal {
	switch x := cond.(type) {
	case *Load:
		if truth {
			return x.LV
		}
	case *Unary:
		if x.Op == Not {
			return NonZero(x.X, !truth)
		}
	case *Cast:
		if truth { // a conversion of zero is zero
			return NonZero(x.X, true)
		}
	case *Binary:
		n, ok := IsConst(x.Y)
		switch {
		case !ok:
		case n == 0 && (x.Op == Ne && truth || x.Op == Eq && !truth), n != 0 && (x.Op == Eq && truth || x.Op == Ne && !truth),
			n >= 0 && (x.Op == Gt && truth || x.Op == Le && !truth), n >= 1 && (x.Op == Ge && truth || x.Op == Lt && !truth):
			return NonZero(x.X, true)
		}
	}
	return nil
}
