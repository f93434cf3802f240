package cfg

import (
	"fmt"
	"strconv"
	"strings"
)

// String is the name in the source, and for a string literal the text itself in Go's quotes, without its
// terminating zero. Names are not unique: variables of different scopes may share one.
func (v *Var) String() string {
	if v.Storage == Literal {
		return strconv.Quote(strings.TrimSuffix(string(v.Data), "\x00"))
	}
	return v.Name
}

// String is the name that the linker knows. Two functions of static linkage may share it.
func (f *Func) String() string { return f.Name }

// String prints the lvalue as C would.
func (lv *LVal) String() string {
	if lv == nil {
		return "_"
	}
	var b strings.Builder
	path := lv.Path
	switch {
	case lv.Var != nil:
		b.WriteString(lv.Var.String())
	case isCaptured(lv):
		b.WriteString(lv.Ptr.(*Load).LV.Var.Name[1:])
	case isOtherType(lv):
		b.WriteString(lv.Ptr.(*Cast).X.(*AddrOf).LV.String())
	case isIndexed(lv):
		a := lv.Ptr.(*PtrAdd)
		x := paren(a.X)
		if d, ok := a.X.(*AddrOf); ok {
			if _, array := d.LV.Type.(*Array); array { // it has decayed
				x = d.LV.String()
			}
		}
		fmt.Fprintf(&b, "%s[%s]", x, a.Index)
	case len(path) > 0 && path[0].Field != nil && path[0].Field.Name != "":
		fmt.Fprintf(&b, "%s->%s", paren(lv.Ptr), path[0].Field.Name)
		path = path[1:]
	default:
		fmt.Fprintf(&b, "*%s", paren(lv.Ptr))
		if len(path) > 0 {
			return "(" + b.String() + ")" + pathString(path)
		}
	}
	b.WriteString(pathString(path))
	return b.String()
}

// isCaptured reports whether lv is a variable of the function around a nested one.
func isCaptured(lv *LVal) bool {
	l, ok := lv.Ptr.(*Load)
	return ok && l.LV.Var != nil && strings.HasPrefix(l.LV.Var.Name, "&")
}

// isOtherType reports whether lv is an element of an array that this part of the program declares with another
// type than the object has.
func isOtherType(lv *LVal) bool {
	c, ok := lv.Ptr.(*Cast)
	if !ok || len(lv.Path) == 0 || lv.Path[0].Index == nil {
		return false
	}
	a, ok := c.X.(*AddrOf)
	return ok && a.LV.Var != nil && len(a.LV.Path) == 0
}

// isIndexed reports whether lv is what C writes as p[i].
func isIndexed(lv *LVal) bool {
	a, ok := lv.Ptr.(*PtrAdd)
	if !ok {
		return false
	}
	p, ok := a.Typ.(*Pointer)
	return ok && p.Elem.Size() == a.Scale && a.Scale > 0
}

func pathString(path []Step) string {
	var b strings.Builder
	for _, s := range path {
		switch {
		case s.Field == nil:
			fmt.Fprintf(&b, "[%s]", s.Index)
		case s.Field.Name != "":
			fmt.Fprintf(&b, ".%s", s.Field.Name)
		}
	}
	return b.String()
}

func paren(e Expr) string {
	switch e := e.(type) {
	case *Load, *Const, *FuncRef, *FloatConst, *Nondet, *Self:
		return e.String()
	}
	return "(" + e.String() + ")"
}

// String is the number in decimal, with its sign if the type has one. A pointer is "NULL", or its address in
// hexadecimal behind the type. Of 128 bits it prints the lower 64.
func (e *Const) String() string {
	if p, ok := e.Typ.(*Pointer); ok {
		if e.Bits == 0 {
			return "NULL"
		}
		return fmt.Sprintf("(%s)%#x", p, e.Bits)
	}
	if t, ok := e.Typ.(*Int); ok && !t.Signed && t.Bytes >= 8 {
		return strconv.FormatUint(e.Bits, 10)
	}
	return strconv.FormatInt(e.Int64(), 10)
}

// String is the shortest decimal that reads back as the same value: Exact if there is one, else Value.
func (e *FloatConst) String() string {
	if e.Exact != nil {
		return e.Exact.Text('g', -1)
	}
	return strconv.FormatFloat(e.Value, 'g', -1, 64)
}

// String is the name of the function, without an ampersand.
func (e *FuncRef) String() string { return e.Func.Name }

// String is the lvalue behind an ampersand, also for an array that decays.
func (e *AddrOf) String() string { return "&" + e.LV.String() }

// String is the lvalue alone: that it is read goes without saying, as in C.
func (e *Load) String() string { return e.LV.String() }

// String is "nondet" whatever the type, and whatever is known of the choice.
func (e *Nondet) String() string { return "nondet" }

// String is "self".
func (e *Self) String() string { return "self" }

// String is the operand behind its new type in parentheses: "(long)x". Conversions that C leaves implicit are
// printed, too.
func (e *Cast) String() string { return fmt.Sprintf("(%s)%s", e.Typ, paren(e.X)) }

// String is "p - q", as if Scale were the size of what they point to; it is not printed.
func (e *PtrDiff) String() string { return fmt.Sprintf("%s - %s", paren(e.X), paren(e.Y)) }

// String is "p + i", as if Scale were the size of what p points to; it is not printed.
func (e *PtrAdd) String() string { return fmt.Sprintf("%s + %s", paren(e.X), paren(e.Index)) }

// String is the operand behind its operator, in parentheses unless it is a simple one.
func (e *Unary) String() string { return e.Op.String() + paren(e.X) }

// String is "x op y" with each operand in parentheses unless it is a simple one, so that precedence never matters.
func (e *Binary) String() string { return fmt.Sprintf("%s %s %s", paren(e.X), e.Op, paren(e.Y)) }

// String is the operator in C: "-", "~" or "!". It panics if op is none of the three.
func (op UnaryOp) String() string { return []string{"-", "~", "!"}[op] }

// String is the order's name in C11 without its prefix: "relaxed", "acq_rel", "seq_cst". It panics if o is none of
// the constants.
func (o MemoryOrder) String() string {
	return []string{"relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"}[o]
}

// String is the operation's name: "add", "xor", and "exchange" for one that replaces. It panics if op is none of
// the constants.
func (op RMWOp) String() string {
	return []string{"exchange", "add", "sub", "and", "or", "xor", "nand"}[op]
}

// String is a short name of the kind of object: "mutex", "rwlock", "spin", "cond", "barrier", "sem", "once" or
// "recmutex". It panics if k is none of the constants.
func (k LockKind) String() string {
	return []string{"mutex", "rwlock", "spin", "cond", "barrier", "sem", "once", "recmutex"}[k]
}

// String is "create" for a thread, "handler" for a signal handler and "atexit" for what runs at an end. It panics
// if k is none of the constants.
func (k CreateKind) String() string { return []string{"create", "handler", "atexit"}[k] }

func exprs(es []Expr) string {
	var s []string
	for _, e := range es {
		s = append(s, e.String())
	}
	return strings.Join(s, ", ")
}

// opt prints an expression that may be absent.
func opt(e Expr) string {
	if e == nil {
		return "?"
	}
	return e.String()
}

func into(lv *LVal) string {
	if lv == nil {
		return ""
	}
	return lv.String() + " = "
}
