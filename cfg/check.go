package cfg

import (
	"errors"
	"fmt"
)

// Check verifies the invariants of a finished program and returns everything that is wrong, each as an error
// that names the function and the action; nil if all is well. It is meant for tests, and for whoever makes
// programs by other means than the front end.
//
// The invariants: edges and nodes are connected both ways within one function; only returns lead to the exit
// node, and nothing leaves it; guards come in pairs with one condition and both truths; the lvalues' paths fit
// their types; operands, assignments, calls and returns have the types that the documentation of [Expr] and
// [Action] asks for; no register has its address taken.
func Check(p *Program) error {
	switch {
	case p == nil:
		return errors.New("there is no program")
	case !p.finished:
		return errors.New("the program is not finished: see Program.Finish")
	}
	c := &checker{p: p, vars: map[*Var]*Func{}}
	for _, v := range p.Globals {
		if v.Storage != Global && v.Storage != ThreadLocal && v.Storage != Literal {
			c.errorf("global %s has the storage of a local", v.Name)
		}
		c.own(v, nil)
	}
	for _, f := range p.All() {
		for _, v := range f.Params {
			c.own(v, f)
		}
		for _, v := range f.Locals {
			c.own(v, f)
		}
		if f.Result != nil {
			c.own(f.Result, f)
		}
	}
	for _, f := range p.All() {
		c.fn = f
		c.graph(f)
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				c.edge = e
				c.action(e.Action)
			}
		}
		c.edge = nil
	}
	c.fn = nil
	if p.Main != nil && !p.Main.HasBody() {
		c.errorf("the entry point has no body")
	}
	return errors.Join(c.errs...)
}

type checker struct {
	p    *Program
	vars map[*Var]*Func
	fn   *Func
	edge *Edge
	errs []error
}

const maxErrors = 20

func (c *checker) errorf(format string, args ...any) {
	if len(c.errs) >= maxErrors {
		return
	}
	where := ""
	if c.fn != nil {
		where = "function " + c.fn.Name + ": "
	}
	if c.edge != nil {
		where += fmt.Sprintf("%s: %s: ", c.edge.Pos, c.edge.Action)
	}
	c.errs = append(c.errs, errors.New(where+fmt.Sprintf(format, args...)))
}

func (c *checker) own(v *Var, f *Func) {
	if _, twice := c.vars[v]; twice {
		c.errorf("variable %s is listed twice", v.Name)
	}
	c.vars[v] = f
	if f != nil && v.Func != f {
		c.errorf("variable %s belongs to another function", v.Name)
	}
	if v.ID < 0 || v.ID >= c.p.vars {
		c.errorf("variable %s has no number", v.Name)
	}
}

// graph checks the shape of a function.
func (c *checker) graph(f *Func) {
	in := map[*Node]bool{}
	for _, n := range f.Nodes {
		in[n] = true
	}
	if !in[f.Entry] || !in[f.Exit] {
		c.errorf("entry or exit is missing")
		return
	}
	if len(f.Exit.Out) > 0 {
		c.errorf("an edge leaves the exit")
	}
	for _, n := range f.Nodes {
		if n.Func != f {
			c.errorf("node %d belongs to another function", n.ID)
		}
		c.guards(n)
		for _, e := range n.Out {
			c.edge = e
			switch {
			case e.From != n:
				c.errorf("edge starts at another node")
			case e.To == nil || !in[e.To]:
				c.errorf("edge leads nowhere")
			case count(e.To.In, e) != 1:
				c.errorf("edge does not arrive exactly once")
			case e.Action == nil:
				c.errorf("edge has no action")
			}
			_, ret := e.Action.(*Return)
			if ret != (e.To == f.Exit) {
				c.errorf("returns lead to the exit, and only they do")
			}
		}
		for _, e := range n.In {
			c.edge = e
			if e.To != n || e.From == nil || count(e.From.Out, e) != 1 {
				c.errorf("edge does not leave exactly once")
			}
		}
		c.edge = nil
	}
}

func count(es []*Edge, e *Edge) int {
	n := 0
	for _, x := range es {
		if x == e {
			n++
		}
	}
	return n
}

// guards checks that the guards that leave a node are a pair.
func (c *checker) guards(n *Node) {
	var gs []*Guard
	for _, e := range n.Out {
		if g, ok := e.Action.(*Guard); ok {
			gs = append(gs, g)
			c.edge = e
		}
	}
	if len(gs) == 0 {
		return
	}
	if len(gs) != 2 || len(n.Out) != 2 || gs[0].Truth == gs[1].Truth || gs[0].Cond.String() != gs[1].Cond.String() {
		c.errorf("guards do not come as a pair")
	}
	c.edge = nil
}

// action checks one action.
func (c *checker) action(a Action) {
	Operands(a, c.lval, func(e Expr) {
		_, aggregate := e.(*Load)
		c.expr(e, aggregate)
	})
	switch a := a.(type) {
	case *Assign:
		c.same(a.LHS.Type, a.RHS)
	case *Guard:
		c.scalar(a.Cond)
	case *Declare:
		if a.Var.Storage != Local && a.Var.Storage != Temp {
			c.errorf("declares something that is not a local")
		}
		c.known(a.Var)
	case *Call:
		c.call(a)
	case *Return:
		if a.Value != nil && c.fn.Result != nil {
			c.same(c.fn.Result.Type, a.Value)
		} else if a.Value != nil {
			c.errorf("returns a value from a function without result")
		}
	case *Alloc:
		c.pointerTo(a.Result)
	case *AtomicLoad:
		c.sameLV(a.Result, a.Source.Type)
	case *AtomicStore:
		c.same(a.Target.Type, a.Value)
	case *AtomicRMW:
		c.sameLV(a.Old, a.Target.Type)
		c.sameLV(a.New, a.Target.Type)
		if _, ptr := a.Target.Type.(*Pointer); !ptr || a.Op == RMWExchange {
			c.same(a.Target.Type, a.Operand)
		}
	case *AtomicCAS:
		c.sameLV(a.Observed, a.Target.Type)
		c.same(a.Target.Type, a.Expected)
		c.same(a.Target.Type, a.Desired)
	}
	for _, e := range pointers(a) {
		if e != nil {
			if _, ok := e.Type().(*Pointer); !ok {
				c.errorf("operand %s is not a pointer", e)
			}
		}
	}
}

// pointers lists the operands of an action that must be pointers.
func pointers(a Action) []Expr {
	switch a := a.(type) {
	case *Free:
		return []Expr{a.Ptr}
	case *MemCopy:
		return []Expr{a.Dst, a.Src}
	case *MemSet:
		return []Expr{a.Dst}
	case *Touch:
		return []Expr{a.Ptr}
	case *Create:
		return []Expr{a.Thread, a.Attr, a.Start}
	case *Join:
		return []Expr{a.Result}
	case *Lock:
		return []Expr{a.Mutex}
	case *LockFail:
		return []Expr{a.Mutex}
	case *UnlockFail:
		return []Expr{a.Mutex}
	case *Unlock:
		return []Expr{a.Mutex}
	case *MutexInit:
		return []Expr{a.Mutex}
	case *MutexDestroy:
		return []Expr{a.Mutex}
	case *CondWait:
		return []Expr{a.Cond}
	case *CondSignal:
		return []Expr{a.Cond}
	case *BarrierInit:
		return []Expr{a.Barrier}
	case *BarrierWait:
		return []Expr{a.Barrier}
	case *SemInit:
		return []Expr{a.Sem}
	case *SemPost:
		return []Expr{a.Sem}
	case *SemWait:
		return []Expr{a.Sem}
	case *OnceBegin:
		return []Expr{a.Control}
	case *OnceDone:
		return []Expr{a.Control}
	case *OnceWait:
		return []Expr{a.Control}
	case *Annotate:
		return []Expr{a.Object}
	case *SetJmp:
		return []Expr{a.Buf}
	case *LongJmp:
		return []Expr{a.Buf}
	}
	return nil
}

func (c *checker) call(a *Call) {
	p, ok := a.Callee.Type().(*Pointer)
	if !ok {
		c.errorf("callee is not a pointer")
		return
	}
	f, ok := p.Elem.(*FuncType)
	if !ok {
		c.errorf("callee does not point to a function")
		return
	}
	c.sameLV(a.Result, f.Result)
	if len(a.Args) > len(f.Params) && !f.Variadic || len(a.Args) < len(f.Params) && !f.Variadic {
		c.errorf("%d arguments for %d parameters", len(a.Args), len(f.Params))
		return
	}
	for i, x := range a.Args {
		if i < len(f.Params) {
			c.same(f.Params[i], x)
		}
	}
}

func (c *checker) same(t Type, e Expr) {
	if !Identical(t, e.Type()) {
		c.errorf("%s has type %s, not %s", e, e.Type(), t)
	}
}

func (c *checker) sameLV(lv *LVal, t Type) {
	if lv != nil && !Identical(lv.Type, t) {
		c.errorf("%s has type %s, not %s", lv, lv.Type, t)
	}
}

func (c *checker) pointerTo(lv *LVal) {
	if _, ok := lv.Type.(*Pointer); !ok {
		c.errorf("%s is not a pointer", lv)
	}
}

func (c *checker) scalar(e Expr) {
	if !IsScalar(e.Type()) {
		c.errorf("%s is not scalar", e)
	}
}

// known checks that a variable is listed where it belongs.
func (c *checker) known(v *Var) {
	f, ok := c.vars[v]
	switch {
	case !ok:
		c.errorf("variable %s is not listed", v.Name)
	case f != nil && f != c.fn:
		c.errorf("variable %s belongs to %s", v.Name, f.Name)
	}
}
