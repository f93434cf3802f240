package cfg

// lval checks an lvalue: its path must lead from the object's type to the lvalue's.
func (c *checker) lval(lv *LVal) {
	var t Type
	switch {
	case lv.Var != nil && lv.Ptr != nil, lv.Var == nil && lv.Ptr == nil:
		c.errorf("lvalue %s has not exactly one base", lv)
		return
	case lv.Var != nil:
		c.known(lv.Var)
		t = lv.Var.Type
	default:
		c.expr(lv.Ptr, false)
		p, ok := lv.Ptr.Type().(*Pointer)
		if !ok {
			c.errorf("lvalue %s starts at something that is not a pointer", lv)
			return
		}
		t = p.Elem
	}
	for _, s := range lv.Path {
		switch {
		case s.Field != nil && s.Index != nil || s.Field == nil && s.Index == nil:
			c.errorf("step of %s is not exactly one of field and index", lv)
			return
		case s.Field != nil:
			r, ok := t.(*Record)
			if !ok || !hasField(r, s.Field) {
				c.errorf("%s: no such member in %s", lv, t)
				return
			}
			t = s.Field.Type
		default:
			c.expr(s.Index, false)
			a, ok := t.(*Array)
			if !ok {
				c.errorf("%s: index into %s", lv, t)
				return
			}
			if _, ok := s.Index.Type().(*Int); !ok {
				c.errorf("%s: index is not an integer", lv)
			}
			t = a.Elem
		}
		if !Identical(t, s.Elem) {
			c.errorf("%s: step arrives at %s, not at %s", lv, t, s.Elem)
		}
		t = s.Elem
	}
	if !Identical(t, lv.Type) {
		c.errorf("%s designates %s, not %s", lv, t, lv.Type)
	}
}

func hasField(r *Record, f *Field) bool {
	for _, g := range r.Fields {
		if g == f {
			return true
		}
	}
	return false
}

// expr checks an expression; with aggregate it may be the value of a whole record.
func (c *checker) expr(e Expr, aggregate bool) {
	if e == nil {
		c.errorf("expression is missing")
		return
	}
	if e.Type() == nil {
		c.errorf("%s has no type", e)
		return
	}
	Subexprs(e, c.lval, func(x Expr) { c.expr(x, false) })
	switch e := e.(type) {
	case *Const:
		c.constant(e)
	case *FloatConst:
		if _, ok := e.Typ.(*Float); !ok {
			c.errorf("%s is a floating constant of type %s", e, e.Typ)
		}
	case *FuncRef:
		p, ok := e.Typ.(*Pointer)
		if !ok || e.Func == nil {
			c.errorf("%s is not a pointer to a function", e)
		} else if _, ok := p.Elem.(*FuncType); !ok {
			c.errorf("%s is not a pointer to a function", e)
		}
	case *AddrOf:
		c.addrOf(e)
	case *Load:
		if !aggregate && !IsScalar(e.Type()) {
			c.errorf("%s of type %s is an operand", e, e.Type())
		}
	case *Unary:
		if e.Op == Not {
			c.scalar(e.X)
			c.isInt(e)
		} else if !Identical(e.Typ, e.X.Type()) {
			c.errorf("%s: operand has another type", e)
		}
	case *Binary:
		c.binary(e)
	case *PtrAdd:
		if _, ok := e.X.Type().(*Pointer); !ok || !Identical(e.Typ, e.X.Type()) {
			c.errorf("%s: not pointer arithmetic", e)
		}
		c.isInt(e.Index)
	case *PtrDiff:
		if _, ok := e.X.Type().(*Pointer); !ok || !Identical(e.X.Type(), e.Y.Type()) || e.Scale <= 0 {
			c.errorf("%s: not a difference of pointers of one type", e)
		}
		c.isInt(e)
	case *Cast:
		if _, void := e.Typ.(*Void); !void {
			c.scalar(e)
			c.scalar(e.X)
		}
	case *Nondet:
		c.scalar(e)
	}
}

func (c *checker) isInt(e Expr) {
	if _, ok := e.Type().(*Int); !ok {
		c.errorf("%s has type %s, not an integer type", e, e.Type())
	}
}

func (c *checker) constant(e *Const) {
	switch e.Typ.(type) {
	case *Int, *Pointer:
	default:
		c.errorf("constant of type %s", e.Typ)
		return
	}
	if n := e.Typ.Size(); n < 8 && e.Bits>>(8*uint(n)) != 0 {
		c.errorf("constant %#x does not fit %s", e.Bits, e.Typ)
	}
}

func (c *checker) addrOf(e *AddrOf) {
	p, ok := e.Typ.(*Pointer)
	if !ok {
		c.errorf("%s is not a pointer", e)
		return
	}
	if v := e.LV.Var; v != nil && v.Storage == Temp {
		c.errorf("address of the register %s", v.Name)
	}
	if e.LV.BitField() != nil {
		c.errorf("address of the bit-field %s", e.LV)
	}
	if Identical(p.Elem, e.LV.Type) {
		return
	}
	if a, ok := e.LV.Type.(*Array); ok && Identical(p.Elem, a.Elem) {
		return
	}
	c.errorf("%s has type %s", e, e.Typ)
}

func (c *checker) binary(e *Binary) {
	shift := e.Op == Shl || e.Op == Shr
	switch {
	case shift:
		c.isInt(e.X)
		c.isInt(e.Y)
		if !Identical(e.Typ, e.X.Type()) {
			c.errorf("%s: shift changes the type", e)
		}
	case !Identical(e.X.Type(), e.Y.Type()):
		c.errorf("%s: operands of types %s and %s", e, e.X.Type(), e.Y.Type())
	case e.Op.IsComparison():
		c.scalar(e.X)
		c.isInt(e)
	case !Identical(e.Typ, e.X.Type()):
		c.errorf("%s: result has type %s", e, e.Typ)
	default:
		if isPointer(e.Typ) {
			c.errorf("%s: arithmetic on pointers", e)
		}
	}
}

func isPointer(t Type) bool { _, ok := t.(*Pointer); return ok }
