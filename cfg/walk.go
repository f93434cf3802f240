package cfg

import (
	"fmt"
	"iter"
	"slices"
)

// Operands calls lval for every lvalue and expr for every expression that an action holds directly, in the
// order in which they are evaluated. Either function may be nil. Lvalues that are written, and those read by
// atomic actions, are among the lvalues. It is one table, with a line for each kind of action.
func Operands(a Action, lval func(*LVal), expr func(Expr)) {
	lv := func(ls ...*LVal) {
		for _, l := range ls {
			if l != nil && lval != nil {
				lval(l)
			}
		}
	}
	ex := func(es ...Expr) {
		for _, e := range es {
			if e != nil && expr != nil {
				expr(e)
			}
		}
	}
	switch a := a.(type) {
	case *Assign:
		lv(a.LHS)
		ex(a.RHS)
	case *Guard:
		ex(a.Cond)
	case *Call:
		ex(a.Callee)
		ex(a.Args...)
		lv(a.Result)
	case *Return:
		ex(a.Value)
	case *Alloc:
		ex(a.Size, a.Offset)
		lv(a.Result)
	case *Free:
		ex(a.Ptr)
	case *MemCopy:
		ex(a.Dst, a.Src, a.Len)
	case *MemSet:
		ex(a.Dst, a.Byte, a.Len)
		ex(a.From...)
		ex(a.Args...)
	case *Send:
		ex(a.Values...)
	case *Touch:
		ex(a.Ptr, a.Len, a.Unit)
	case *Havoc:
		ex(a.Args...)
		lv(a.Outputs...)
	case *Create:
		ex(a.Thread, a.Attr, a.Start, a.Arg)
	case *JoinFail:
		ex(a.Thread)
	case *Join:
		ex(a.Thread, a.Result)
	case *Detach:
		ex(a.Thread)
	case *Cancel:
		ex(a.Thread)
	case *ThreadExit:
		ex(a.Value)
	case *Lock:
		ex(a.Mutex)
	case *LockFail:
		ex(a.Mutex)
	case *UnlockFail:
		ex(a.Mutex)
	case *Unlock:
		ex(a.Mutex)
	case *MutexInit:
		ex(a.Mutex, a.Type)
	case *MutexDestroy:
		ex(a.Mutex)
	case *CondWait:
		ex(a.Cond)
	case *CondSignal:
		ex(a.Cond)
	case *BarrierInit:
		ex(a.Barrier, a.Count)
	case *BarrierWait:
		ex(a.Barrier)
	case *SemInit:
		ex(a.Sem, a.Value)
	case *SemPost:
		ex(a.Sem)
	case *SemWait:
		ex(a.Sem)
	case *OnceBegin:
		ex(a.Control)
	case *OnceDone:
		ex(a.Control)
	case *OnceWait:
		ex(a.Control)
	case *Annotate:
		ex(a.Object)
	case *SignalMask:
		for _, x := range []Expr{a.How, a.Set} {
			if x != nil {
				ex(x)
			}
		}
	case *AtomicLoad:
		lv(a.Source, a.Result)
	case *AtomicStore:
		lv(a.Target)
		ex(a.Value)
	case *AtomicRMW:
		lv(a.Target)
		ex(a.Operand)
		lv(a.Old, a.New)
	case *AtomicCAS:
		lv(a.Target)
		ex(a.Expected, a.Desired)
		lv(a.Success, a.Observed)
	case *VaEnd:
		lv(a.List)
	case *VaStart:
		lv(a.List)
	case *VaArg:
		lv(a.List, a.Result)
	case *SetJmp:
		ex(a.Buf)
		lv(a.Result)
	case *LongJmp:
		ex(a.Buf, a.Value)
	case nil, *Skip, *Declare, *Unregister, *Exit, *AtomicBegin, *AtomicEnd, *Fence:
	default:
		panic(fmt.Sprintf("cfg: the operands of action %T are not listed", a))
	}
}

// AtomicTarget is the object that an action accesses atomically, or nil.
func AtomicTarget(a Action) *LVal {
	switch a := a.(type) {
	case *AtomicLoad:
		return a.Source
	case *AtomicStore:
		return a.Target
	case *AtomicRMW:
		return a.Target
	case *AtomicCAS:
		return a.Target
	}
	return nil
}

// Orders are the memory orders of an action that has some: of the whole of it first, then that of its failure.
func Orders(a Action) []MemoryOrder {
	switch a := a.(type) {
	case *AtomicLoad:
		return []MemoryOrder{a.Order}
	case *AtomicStore:
		return []MemoryOrder{a.Order}
	case *AtomicRMW:
		return []MemoryOrder{a.Order}
	case *AtomicCAS:
		return []MemoryOrder{a.Order, a.Failure}
	case *Fence:
		return []MemoryOrder{a.Order}
	}
	return nil
}

// Subexprs calls f for the direct operands of e, in the order of their evaluation; lvalues below e go to lval
// (may be nil).
func Subexprs(e Expr, lval func(*LVal), f func(Expr)) {
	switch e := e.(type) {
	case *AddrOf:
		if lval != nil {
			lval(e.LV)
		}
	case *Load:
		if lval != nil {
			lval(e.LV)
		}
	case *Unary:
		f(e.X)
	case *Binary:
		f(e.X)
		f(e.Y)
	case *PtrAdd:
		f(e.X)
		f(e.Index)
	case *PtrDiff:
		f(e.X)
		f(e.Y)
	case *Cast:
		f(e.X)
	case *Nondet:
		for _, x := range e.Args {
			f(x)
		}
		for _, x := range e.From {
			f(x)
		}
	case nil, *Const, *FloatConst, *FuncRef, *Self:
	default:
		panic(fmt.Sprintf("cfg: the operands of expression %T are not listed", e))
	}
}

// Inspect calls f for e and everything below it, outermost first, lvalues' pointers and indices included.
func Inspect(e Expr, f func(Expr)) {
	if e == nil {
		return
	}
	f(e)
	Subexprs(e, func(lv *LVal) { InspectLVal(lv, f) }, func(x Expr) { Inspect(x, f) })
}

// InspectLVal calls f for every expression below an lvalue.
func InspectLVal(lv *LVal, f func(Expr)) {
	if lv == nil {
		return
	}
	Inspect(lv.Ptr, f)
	for _, s := range lv.Path {
		Inspect(s.Index, f)
		Inspect(s.Scale, f)
	}
}

// InspectAction calls f for every expression of an action, nested ones included.
func InspectAction(a Action, f func(Expr)) {
	Operands(a, func(lv *LVal) { InspectLVal(lv, f) }, func(e Expr) { Inspect(e, f) })
}

// LValues calls f for every lvalue of an action: those that it holds directly, and those of which an expression, nested ones
// included, takes what is there, or the address.
func LValues(a Action, f func(*LVal)) {
	Operands(a, f, nil)
	InspectAction(a, func(e Expr) {
		switch e := e.(type) {
		case *Load:
			f(e.LV)
		case *AddrOf:
			f(e.LV)
		}
	})
}

// AllEdges are the edges of all functions of p with a body, in order.
func (p *Program) AllEdges() iter.Seq[*Edge] {
	return func(yield func(*Edge) bool) {
		for _, f := range p.All() {
			for _, n := range f.Nodes {
				for _, e := range n.Out {
					if !yield(e) {
						return
					}
				}
			}
		}
	}
}

// Taken are the functions that are mentioned other than as what is called: a call through a pointer may be one of these.
func (p *Program) Taken() (fs []*Func) {
	taken := map[*Func]bool{}
	for e := range p.AllEdges() {
		var direct Expr
		if a, ok := e.Action.(*Call); ok {
			direct = a.Callee
		}
		InspectAction(e.Action, func(x Expr) {
			if r, ok := x.(*FuncRef); ok && x != direct {
				taken[r.Func] = true
			}
		})
	}
	for _, f := range p.Funcs {
		if taken[f] {
			fs = append(fs, f)
		}
	}
	return fs
}

// Whole reports whether all of a program is known: nobody adds parts to it, and none of it had to be taken for the worst.
func (p *Program) Whole() bool {
	return !p.Open && !slices.ContainsFunc(p.Notes, func(n Note) bool { return n.Kind == Havocked })
}

// Straight reports whether a program is [Program.Whole], and each activation of a function passes it along its edges, with
// nothing in between that is not called there: it neither jumps nor handles signals, nor has code that nobody knows.
func (p *Program) Straight() bool {
	for e := range p.AllEdges() {
		switch a := e.Action.(type) {
		case *Create:
			if a.Kind == SignalHandler {
				return false
			}
		case *SetJmp, *LongJmp, *Havoc:
			return false
		}
	}
	return p.Whole()
}

// Reachable is the nodes that can be reached from a node, itself among them, by edges that are admitted; nil admits all.
func Reachable(from *Node, admitted func(*Edge) bool) map[*Node]bool {
	out := map[*Node]bool{from: true}
	for work := []*Node{from}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range n.Out {
			if !out[e.To] && (admitted == nil || admitted(e)) {
				out[e.To] = true
				work = append(work, e.To)
			}
		}
	}
	return out
}
