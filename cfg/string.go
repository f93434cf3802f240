package cfg

import (
	"fmt"
	"strconv"
	"strings"
)

func (v *Var) String() string {
	if v.Storage == Literal {
		return strconv.Quote(strings.TrimSuffix(string(v.Data), "\x00"))
	}
	return v.Name
}

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

func (e *FloatConst) String() string {
	if e.Exact != nil {
		return e.Exact.Text('g', -1)
	}
	return strconv.FormatFloat(e.Value, 'g', -1, 64)
}

func (e *FuncRef) String() string { return e.Func.Name }
func (e *AddrOf) String() string  { return "&" + e.LV.String() }
func (e *Load) String() string    { return e.LV.String() }
func (e *Nondet) String() string  { return "nondet" }
func (e *Self) String() string    { return "self" }
func (e *Cast) String() string    { return fmt.Sprintf("(%s)%s", e.Typ, paren(e.X)) }
func (e *PtrDiff) String() string { return fmt.Sprintf("%s - %s", paren(e.X), paren(e.Y)) }
func (e *PtrAdd) String() string  { return fmt.Sprintf("%s + %s", paren(e.X), paren(e.Index)) }
func (e *Unary) String() string   { return e.Op.String() + paren(e.X) }
func (e *Binary) String() string  { return fmt.Sprintf("%s %s %s", paren(e.X), e.Op, paren(e.Y)) }

func (op UnaryOp) String() string { return []string{"-", "~", "!"}[op] }

func (o MemoryOrder) String() string {
	return []string{"relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"}[o]
}

func (op RMWOp) String() string {
	return []string{"exchange", "add", "sub", "and", "or", "xor", "nand"}[op]
}

func (k LockKind) String() string {
	return []string{"mutex", "rwlock", "spin", "cond", "barrier", "sem", "once"}[k]
}

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

func (*Skip) String() string     { return "skip" }
func (a *Assign) String() string { return a.LHS.String() + " = " + a.RHS.String() }
func (a *Guard) String() string {
	if a.Truth {
		return "[" + a.Cond.String() + "]"
	}
	return "[!" + paren(a.Cond) + "]"
}
func (a *Declare) String() string { return "declare " + a.Var.Name }
func (a *Call) String() string {
	return fmt.Sprintf("%s%s(%s)", into(a.Result), paren(a.Callee), exprs(a.Args))
}
func (a *Return) String() string {
	if a.Value == nil {
		return "return"
	}
	return "return " + a.Value.String()
}
func (a *Alloc) String() string {
	return fmt.Sprintf("%salloc %s(%s)", into(a.Result), a.Name, a.Size)
}
func (a *Free) String() string { return fmt.Sprintf("free(%s)", a.Ptr) }
func (a *MemCopy) String() string {
	return fmt.Sprintf("copy(%s, %s, %s)", a.Dst, a.Src, opt(a.Len))
}
func (a *MemSet) String() string {
	s := fmt.Sprintf("set(%s, %s, %s)", a.Dst, opt(a.Byte), opt(a.Len))
	if len(a.From) > 0 {
		s += " from " + exprs(a.From)
	}
	if a.Func != "" {
		s += " of " + a.Func + "(" + exprs(a.Args) + ")"
	}
	return s
}
func (a *Send) String() string { return "send(" + exprs(a.Values) + ")" }
func (a *Touch) String() string {
	var how []string
	for _, h := range []struct {
		on   bool
		name string
	}{{a.Read, "read"}, {a.Write, "write"}, {a.Atomic, "atomic"}, {a.Deep, "deep"}, {a.Calls, "calls"},
		{a.Unit != nil, "permute"}, {a.Sent, "sent"}, {a.Received, "received"}, {a.Internal, "internal"}} {
		if h.on {
			how = append(how, h.name)
		}
	}
	return fmt.Sprintf("touch(%s, %s: %s)", a.Ptr, opt(a.Len), strings.Join(how, " "))
}
func (a *Havoc) String() string {
	s := fmt.Sprintf("havoc %q(%s)", a.Text, exprs(a.Args))
	for _, lv := range a.Outputs {
		s += " -> " + lv.String()
	}
	return s
}
func (*Unregister) String() string { return "unregister" }
func (a *Create) String() string {
	return fmt.Sprintf("%s(%s, %s, %s)", a.Kind, opt(a.Thread), a.Start, opt(a.Arg))
}
func (a *JoinFail) String() string   { return fmt.Sprintf("failed join(%s)", a.Thread) }
func (a *Join) String() string       { return fmt.Sprintf("join(%s, %s)", a.Thread, opt(a.Result)) }
func (a *Detach) String() string     { return fmt.Sprintf("detach(%s)", a.Thread) }
func (a *Cancel) String() string     { return fmt.Sprintf("cancel(%s)", a.Thread) }
func (a *ThreadExit) String() string { return fmt.Sprintf("thread exit(%s)", opt(a.Value)) }
func (a *Exit) String() string       { return a.Name }

func lockString(verb string, kind LockKind, m Expr, shared, try bool) string {
	if try {
		verb = "try" + verb
	}
	if shared {
		verb += " shared"
	}
	return fmt.Sprintf("%s %s(%s)", verb, kind, m)
}

func (a *Lock) String() string {
	s := lockString("lock", a.Kind, a.Mutex, a.Shared, a.Try)
	if a.Orphaned {
		s = "orphaned " + s
	}
	return s
}
func (a *LockFail) String() string {
	s := "failed " + lockString("lock", a.Kind, a.Mutex, a.Shared, a.Try)
	if a.Lost {
		s = "lost " + s
	}
	if a.Ceiling {
		s = "ceiling " + s
	}
	return s
}
func (a *UnlockFail) String() string {
	return "failed " + lockString("unlock", a.Kind, a.Mutex, false, false)
}
func (a *Unlock) String() string { return lockString("unlock", a.Kind, a.Mutex, false, false) }
func (a *MutexInit) String() string {
	return fmt.Sprintf("init %s(%s, type %s)", a.Kind, a.Mutex, opt(a.Type))
}
func (a *MutexDestroy) String() string { return lockString("destroy", a.Kind, a.Mutex, false, false) }
func (*AtomicBegin) String() string    { return "atomic begin" }
func (*AtomicEnd) String() string      { return "atomic end" }
func (a *CondWait) String() string     { return fmt.Sprintf("wait(%s)", a.Cond) }
func (a *CondSignal) String() string {
	if a.All {
		return fmt.Sprintf("broadcast(%s)", a.Cond)
	}
	return fmt.Sprintf("signal(%s)", a.Cond)
}
func (a *BarrierInit) String() string {
	return fmt.Sprintf("init barrier(%s, %s)", a.Barrier, a.Count)
}
func (a *BarrierWait) String() string {
	if a.Silent {
		return fmt.Sprintf("meet(%s)", a.Barrier)
	}
	if a.Serial {
		return fmt.Sprintf("wait barrier(%s) as the one of the round", a.Barrier)
	}
	return fmt.Sprintf("wait barrier(%s)", a.Barrier)
}
func (a *Annotate) String() string {
	if a.Learns {
		return fmt.Sprintf("annotated: happens after(%s)", a.Object)
	}
	return fmt.Sprintf("annotated: happens before(%s)", a.Object)
}
func (a *SemInit) String() string { return fmt.Sprintf("init sem(%s, %s)", a.Sem, a.Value) }
func (a *SemPost) String() string { return fmt.Sprintf("post(%s)", a.Sem) }
func (a *SemWait) String() string {
	if a.Try {
		return fmt.Sprintf("trywait(%s)", a.Sem)
	}
	return fmt.Sprintf("wait sem(%s)", a.Sem)
}
func (a *OnceBegin) String() string { return fmt.Sprintf("once begin(%s)", a.Control) }
func (a *OnceDone) String() string  { return fmt.Sprintf("once done(%s)", a.Control) }
func (a *OnceWait) String() string  { return fmt.Sprintf("once wait(%s)", a.Control) }
func (a *AtomicLoad) String() string {
	return fmt.Sprintf("%satomic load(%s, %s)", into(a.Result), a.Source, a.Order)
}
func (a *AtomicStore) String() string {
	return fmt.Sprintf("atomic store(%s, %s, %s)", a.Target, a.Value, a.Order)
}
func (a *AtomicRMW) String() string {
	return fmt.Sprintf("%s, %s = atomic %s(%s, %s, %s)", a.Old, a.New, a.Op, a.Target, a.Operand, a.Order)
}
func (a *AtomicCAS) String() string {
	return fmt.Sprintf("%s, %s = atomic compare-exchange(%s, %s, %s, %s, %s)", a.Success, a.Observed, a.Target,
		a.Expected, a.Desired, a.Order, a.Failure)
}
func (a *Fence) String() string { return fmt.Sprintf("fence(%s)", a.Order) }
func (a *VaEnd) String() string { return fmt.Sprintf("va_end(%s)", a.List) }

func (a *VaStart) String() string { return fmt.Sprintf("va_start(%s)", a.List) }
func (a *VaArg) String() string   { return fmt.Sprintf("%sva_arg(%s)", into(a.Result), a.List) }
func (a *SetJmp) String() string  { return fmt.Sprintf("%ssetjmp(%s)", into(a.Result), a.Buf) }
func (a *LongJmp) String() string { return fmt.Sprintf("longjmp(%s, %s)", a.Buf, a.Value) }
