package cfg

import "fmt"

// The functions of this file make expressions and lvalues for programs written by hand. They panic if the types
// do not fit: that is a mistake in the Go program that calls them, like an index out of range.

// VarLV designates a variable.
func VarLV(v *Var) *LVal { return &LVal{Var: v, Type: v.Type} }

// Read is the value of a variable.
func Read(v *Var) Expr { return &Load{LV: VarLV(v)} }

// ReadLV is the value of an lvalue.
func ReadLV(lv *LVal) Expr { return &Load{LV: lv} }

// Deref designates what a pointer points to.
func Deref(p Expr) *LVal {
	t, ok := p.Type().(*Pointer)
	if !ok {
		panic(fmt.Sprintf("cfg.Deref of %s, which has type %s", p, p.Type()))
	}
	return &LVal{Ptr: p, Type: t.Elem}
}

// Member designates a member of a record, by name.
func Member(lv *LVal, name string) *LVal {
	r, ok := lv.Type.(*Record)
	if ok {
		for _, f := range r.Fields {
			if f.Name == name {
				return lv.step(Step{Field: f, Elem: f.Type}, f.Type)
			}
		}
	}
	panic(fmt.Sprintf("cfg.Member: %s of type %s has no member %s", lv, lv.Type, name))
}

// Element designates an element of an array.
func Element(lv *LVal, index Expr) *LVal {
	a, ok := lv.Type.(*Array)
	if !ok {
		panic(fmt.Sprintf("cfg.Element of %s, which has type %s", lv, lv.Type))
	}
	return lv.step(Step{Index: index, Elem: a.Elem}, a.Elem)
}

func (lv *LVal) step(s Step, t Type) *LVal {
	c := *lv
	c.Path = append(c.Path[:len(c.Path):len(c.Path)], s)
	c.Type = t
	return &c
}

// Num is an integer constant of type t.
func Num(t *Int, n int64) Expr {
	c := &Const{Typ: t, Bits: uint64(n)}
	if t.Bytes < 8 {
		c.Bits &= 1<<(8*uint(t.Bytes)) - 1
	}
	if t.Bytes == 16 && n < 0 {
		c.High = ^uint64(0)
	}
	return c
}

// Null is the null pointer of type t.
func Null(t *Pointer) Expr { return &Const{Typ: t} }

// Op applies a binary operator to operands of one type; comparisons yield an int.
func Op(op BinaryOp, x, y Expr) Expr {
	t := x.Type()
	if op.IsComparison() {
		t = &Int{Name: "int", Bytes: 4, Signed: true}
	}
	return &Binary{Op: op, X: x, Y: y, Typ: t}
}

// Convert is x converted to a scalar type; x itself if it has that type.
func Convert(x Expr, t Type) Expr {
	if Identical(x.Type(), t) {
		return x
	}
	return &Cast{X: x, Typ: t}
}
