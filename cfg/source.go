package cfg

// Source prints the lvalue as [LVal.String] does, but with what the source says in the place of registers that
// only hold an intermediate result.
func (lv *LVal) Source() string {
	s := sourcer{left: maxSource}
	return s.lval(lv).String()
}

// SourceOf prints an expression likewise.
func SourceOf(x Expr) string {
	s := sourcer{left: maxSource}
	return s.expr(x).String()
}

// maxSource bounds how many registers are replaced in one lvalue.
const maxSource = 40

// A sourcer replaces registers by their origins.
type sourcer struct{ left int }

func (s *sourcer) lval(lv *LVal) *LVal {
	if lv == nil {
		return nil
	}
	c := *lv
	if lv.Ptr != nil {
		c.Ptr = s.expr(lv.Ptr)
	}
	c.Path = append([]Step(nil), lv.Path...)
	for i := range c.Path {
		if c.Path[i].Index != nil {
			c.Path[i].Index = s.expr(c.Path[i].Index)
		}
	}
	if v := lv.Var; v != nil && v.Storage != Literal && v.Origin != nil {
		w := *v
		w.Name = paren(s.origin(v))
		c.Var = &w
	}
	return &c
}

// origin is what the source has for a register.
func (s *sourcer) origin(v *Var) Expr {
	if s.left--; s.left < 0 {
		return named("…")
	}
	switch o := v.Origin.(type) {
	case Expr:
		return s.expr(o)
	case string:
		return named(o)
	case *Call:
		args := make([]Expr, len(o.Args))
		for i, a := range o.Args {
			args[i] = s.expr(a)
		}
		return named(paren(s.expr(o.Callee)) + "(" + exprs(args) + ")")
	}
	return named(v.Name)
}

// named is an expression that prints as the text.
func named(text string) Expr { return &FuncRef{Func: &Func{Name: text}} }

func (s *sourcer) expr(e Expr) Expr {
	switch e := e.(type) {
	case *AddrOf:
		return &AddrOf{LV: s.lval(e.LV), Typ: e.Typ}
	case *Load:
		if v := e.LV.Var; v != nil && len(e.LV.Path) == 0 && v.Origin != nil {
			return s.origin(v)
		}
		return &Load{LV: s.lval(e.LV)}
	case *Unary:
		return &Unary{Op: e.Op, X: s.expr(e.X), Typ: e.Typ}
	case *Binary:
		x := s.expr(e.X)
		return &Binary{Op: e.Op, X: x, Y: s.expr(e.Y), Typ: e.Typ}
	case *PtrAdd:
		x := s.expr(e.X)
		return &PtrAdd{X: x, Index: s.expr(e.Index), Scale: e.Scale, Typ: e.Typ}
	case *PtrDiff:
		x := s.expr(e.X)
		return &PtrDiff{X: x, Y: s.expr(e.Y), Scale: e.Scale, Typ: e.Typ}
	case *Cast:
		return &Cast{X: s.expr(e.X), Typ: e.Typ}
	}
	return e
}
