package cfg

// SamePlace reports whether two lvalues are one by their text: the same variables, members, numbers and types, whatever
// they print as. While nothing that they read changes, they designate the same.
func SamePlace(a, b *LVal) bool {
	if a == b || a == nil || b == nil {
		return a == b
	}
	if a.Var != b.Var || len(a.Path) != len(b.Path) || !Identical(a.Type, b.Type) || !SameExpr(a.Ptr, b.Ptr) {
		return false
	}
	for i, s := range a.Path {
		t := b.Path[i]
		if s.Field != t.Field || !Identical(s.Elem, t.Elem) || !SameExpr(s.Index, t.Index) || !SameExpr(s.Scale, t.Scale) {
			return false
		}
	}
	return true
}

// SameExpr is [SamePlace] for expressions. What is chosen anew at each evaluation is the same as nothing, but for itself.
func SameExpr(a, b Expr) bool {
	if a == b || a == nil || b == nil {
		return a == b
	}
	if !Identical(a.Type(), b.Type()) {
		return false
	}
	switch a := a.(type) {
	case *Const:
		b, ok := b.(*Const)
		return ok && a.Bits == b.Bits && a.High == b.High
	case *FuncRef:
		b, ok := b.(*FuncRef)
		return ok && a.Func == b.Func
	case *AddrOf:
		b, ok := b.(*AddrOf)
		return ok && SamePlace(a.LV, b.LV)
	case *Load:
		b, ok := b.(*Load)
		return ok && SamePlace(a.LV, b.LV)
	case *Unary:
		b, ok := b.(*Unary)
		return ok && a.Op == b.Op && SameExpr(a.X, b.X)
	case *Binary:
		b, ok := b.(*Binary)
		return ok && a.Op == b.Op && SameExpr(a.X, b.X) && SameExpr(a.Y, b.Y)
	case *PtrAdd:
		b, ok := b.(*PtrAdd)
		return ok && a.Scale == b.Scale && SameExpr(a.X, b.X) && SameExpr(a.Index, b.Index)
	case *PtrDiff:
		b, ok := b.(*PtrDiff)
		return ok && a.Scale == b.Scale && SameExpr(a.X, b.X) && SameExpr(a.Y, b.Y)
	case *Cast:
		b, ok := b.(*Cast)
		return ok && SameExpr(a.X, b.X)
	}
	return false
}
