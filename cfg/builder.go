package cfg

import (
	"errors"
	"strconv"

	"github.com/mayrun-dev/mayrun/internal/fault"
)

// A Builder makes a program by hand: declare globals and functions, then emit structured code into each
// function, then [Builder.Finish].
//
//	b := cfg.NewBuilder(cfg.LP64)
//	counter := b.Global("counter", b.Int)
//	m := b.Mutex("m")
//	worker := b.Func("worker", b.VoidPtr(), b.Param("arg", b.VoidPtr()))
//	worker.Lock(b.Addr(m))
//	worker.Set(counter, cfg.Op(cfg.Add, cfg.Read(counter), cfg.Num(b.Int, 1)))
//	worker.Unlock(b.Addr(m))
//	main := b.Func("main", b.Int)
//	main.Create(nil, worker, nil)
//	program, err := b.Finish()
//
// The embedded [Types] are the basic types of the data model.
type Builder struct {
	*Types
	prog  *Program
	funcs []*FuncBuilder
	init  *FuncBuilder
	line  int
	mutex *Record
	errs  []error // what was wrong in the calls
}

// A FuncBuilder emits the code of one function. Its methods append to the current end of the code. After
// [FuncBuilder.Return], code is unreachable until the enclosing statement ends.
type FuncBuilder struct {
	Func *Func // what is built
	b    *Builder
	cur  *Node
	temp int
	pos  Pos
}

// NewBuilder begins an empty program.
func NewBuilder(m DataModel) *Builder {
	ts := NewTypes(m)
	return &Builder{Types: ts, prog: &Program{Types: ts}}
}

// Global declares a global variable, zero at the start.
func (b *Builder) Global(name string, t Type) *Var { return b.global(name, t, Global) }

// ThreadLocal declares a variable of which every thread has its own, zero at the start.
func (b *Builder) ThreadLocal(name string, t Type) *Var { return b.global(name, t, ThreadLocal) }

func (b *Builder) global(name string, t Type, s Storage) *Var {
	v := &Var{Name: name, Type: t, Storage: s}
	b.prog.Globals = append(b.prog.Globals, v)
	return v
}

// Mutex declares a global mutex, ready for use.
func (b *Builder) Mutex(name string) *Var { return b.Global(name, b.MutexType()) }

// MutexType is an opaque type with the size of a pthread_mutex_t.
func (b *Builder) MutexType() *Record {
	if b.mutex == nil {
		size := int64(40)
		if b.Model == ILP32 {
			size = 24
		}
		f := &Field{Name: "__data", Type: &Array{Elem: b.Char, Len: size}}
		b.mutex = &Record{Tag: "union mutex", Union: true, Fields: []*Field{f}, Bytes: size, AlignN: b.Model.PointerSize()}
	}
	return b.mutex
}

// Struct makes a record type; members are laid out as C does.
func (b *Builder) Struct(tag string, members ...*Field) *Record {
	r := &Record{Tag: "struct " + tag, Fields: members, AlignN: 1}
	for _, f := range members {
		a := f.Type.Align()
		f.Offset = (r.Bytes + a - 1) / a * a
		r.Bytes = f.Offset + f.Type.Size()
		r.AlignN = max(r.AlignN, a)
	}
	r.Bytes = (r.Bytes + r.AlignN - 1) / r.AlignN * r.AlignN
	return r
}

// NewField is a member for [Builder.Struct].
func NewField(name string, t Type) *Field { return &Field{Name: name, Type: t} }

// Param makes a parameter for [Builder.Func].
func (b *Builder) Param(name string, t Type) *Var { return &Var{Name: name, Type: t, Storage: Param} }

// Extern declares a function without a body: calling it does its worst.
func (b *Builder) Extern(name string, t *FuncType) *Func {
	f := &Func{Name: name, Type: t}
	b.prog.Funcs = append(b.prog.Funcs, f)
	return f
}

// Func begins a function. The one named main is the entry point.
func (b *Builder) Func(name string, result Type, params ...*Var) *FuncBuilder {
	t := &FuncType{Result: result}
	for _, p := range params {
		t.Params = append(t.Params, p.Type)
	}
	f := b.prog.NewFunc(name, t, Pos{})
	if name == "main" {
		if b.prog.Main != nil {
			b.errs = append(b.errs, errors.New("there are two functions main"))
		}
		b.prog.Main = f
	}
	return b.builder(f, params)
}

func (b *Builder) builder(f *Func, params []*Var) *FuncBuilder {
	f.Params = params
	for _, p := range params {
		p.Func = f
	}
	if _, void := f.Type.Result.(*Void); !void {
		f.Result = &Var{Name: "$result", Type: f.Type.Result, Storage: Temp, Func: f}
	}
	fb := &FuncBuilder{Func: f, b: b, cur: f.Entry}
	b.funcs = append(b.funcs, fb)
	return fb
}

// Init is the function that the main thread runs before main, for initialisers of globals.
func (b *Builder) Init() *FuncBuilder {
	if b.init == nil {
		f := &Func{Name: "$init", Type: &FuncType{Result: b.Void}, Private: true}
		f.Entry, f.Exit = f.NewNode(), f.NewNode()
		b.prog.Init = f
		b.init = b.builder(f, nil)
	}
	return b.init
}

// Addr is the address of a variable.
func (b *Builder) Addr(v *Var) Expr { return b.AddrLV(VarLV(v)) }

// AddrLV is the address of an lvalue.
func (b *Builder) AddrLV(lv *LVal) Expr { return &AddrOf{LV: lv, Typ: b.PointerTo(lv.Type)} }

// FuncPtr is the address of a function.
func (b *Builder) FuncPtr(f *Func) Expr { return &FuncRef{Func: f, Typ: b.PointerTo(f.Type)} }

// Finish ends every function that can still be left with a return (of zero), numbers the program and checks it.
// The error says everything that is wrong with it.
func (b *Builder) Finish() (p *Program, err error) {
	defer fault.Recover(&err, "cfg")
	if len(b.errs) > 0 {
		return nil, errors.Join(b.errs...)
	}
	for _, f := range b.funcs {
		if f.cur != nil {
			var v Expr
			if f.Func.Result != nil && IsScalar(f.Func.Result.Type) {
				v = zero(f.Func.Result.Type)
			}
			f.Return(v)
		}
	}
	b.prog.Finish()
	if err := Check(b.prog); err != nil {
		return nil, err
	}
	return b.prog, nil
}

func zero(t Type) Expr {
	if f, ok := t.(*Float); ok {
		return &FloatConst{Typ: f}
	}
	return &Const{Typ: t}
}

// At sets the position of the actions that follow. Without it every action is on a line of its own.
func (f *FuncBuilder) At(p Pos) *FuncBuilder {
	f.pos = p
	return f
}

// next is the position of the next action.
func (f *FuncBuilder) next() Pos {
	if f.pos.IsValid() {
		return f.pos
	}
	f.b.line++
	return Pos{File: "built", Line: f.b.line, Column: 1}
}

// Do appends any action. The lvalues in it without a position get that of the action.
func (f *FuncBuilder) Do(a Action) *FuncBuilder {
	p := f.next()
	f.edge(f.here(), f.Func.NewNode(), a, p)
	return f
}

func (f *FuncBuilder) here() *Node {
	if f.cur == nil {
		f.cur = f.Func.NewNode() // unreachable
	}
	return f.cur
}

func (f *FuncBuilder) edge(from, to *Node, a Action, p Pos) {
	place := func(lv *LVal) {
		if !lv.Pos.IsValid() {
			lv.Pos = p
		}
	}
	Operands(a, place, nil)
	InspectAction(a, func(e Expr) {
		switch e := e.(type) {
		case *Load:
			place(e.LV)
		case *AddrOf:
			place(e.LV)
		}
	})
	AddEdge(from, to, a, p)
	f.cur = to
}

// Local declares a local variable; its life begins here.
func (f *FuncBuilder) Local(name string, t Type) *Var {
	v := &Var{Name: name, Type: t, Storage: Local, Func: f.Func}
	f.Func.Locals = append(f.Func.Locals, v)
	f.Do(&Declare{Var: v})
	return v
}

// Temp makes a register.
func (f *FuncBuilder) Temp(t Type) *Var {
	f.temp++
	v := &Var{Name: "$" + strconv.Itoa(f.temp), Type: t, Storage: Temp, Func: f.Func}
	f.Func.Locals = append(f.Func.Locals, v)
	return v
}

// Set assigns to a variable.
func (f *FuncBuilder) Set(v *Var, x Expr) *FuncBuilder { return f.Assign(VarLV(v), x) }

// Assign assigns to an lvalue.
func (f *FuncBuilder) Assign(lv *LVal, x Expr) *FuncBuilder { return f.Do(&Assign{LHS: lv, RHS: x}) }

// Call calls a function; result may be nil.
func (f *FuncBuilder) Call(result *LVal, callee *Func, args ...Expr) *FuncBuilder {
	return f.Do(&Call{Result: result, Callee: f.b.FuncPtr(callee), Args: args})
}

// Return leaves the function; v is nil for void functions.
func (f *FuncBuilder) Return(v Expr) {
	f.edge(f.here(), f.Func.Exit, &Return{Value: v}, f.next())
	f.cur = nil
}

// Lock locks a mutex, given its address.
func (f *FuncBuilder) Lock(m Expr) *FuncBuilder { return f.Do(&Lock{Mutex: m}) }

// Unlock unlocks it.
func (f *FuncBuilder) Unlock(m Expr) *FuncBuilder { return f.Do(&Unlock{Mutex: m}) }

// Create starts a thread that runs start(arg). Its identifier goes to what id points to; id and arg may be nil.
func (f *FuncBuilder) Create(id Expr, start *FuncBuilder, arg Expr) *FuncBuilder {
	c := &Create{Thread: id, Start: f.b.FuncPtr(start.Func), Arg: arg}
	c.Pos = f.next()
	f.edge(f.here(), f.Func.NewNode(), c, c.Pos)
	return f
}

// Join waits for a thread.
func (f *FuncBuilder) Join(id Expr) *FuncBuilder { return f.Do(&Join{Thread: id}) }

// If runs then or els (which may be nil), depending on a condition.
func (f *FuncBuilder) If(cond Expr, then, els func()) *FuncBuilder {
	from, end := f.here(), f.Func.NewNode()
	f.branch(from, &Guard{Cond: cond, Truth: true}, then, end)
	f.branch(from, &Guard{Cond: cond}, els, end)
	f.cur = end
	return f
}

// While runs the body as long as the condition holds.
func (f *FuncBuilder) While(cond Expr, body func()) *FuncBuilder {
	head := f.head()
	f.branch(head, &Guard{Cond: cond, Truth: true}, body, head)
	f.branch(head, &Guard{Cond: cond}, nil, f.Func.NewNode())
	return f
}

// Choose runs one of several pieces of code; nobody knows which.
func (f *FuncBuilder) Choose(ways ...func()) *FuncBuilder {
	from, end := f.here(), f.Func.NewNode()
	for _, w := range ways {
		f.branch(from, &Skip{}, w, end)
	}
	f.cur = end
	return f
}

// head begins a loop on a node of its own.
func (f *FuncBuilder) head() *Node {
	if n := f.here(); len(n.In) > 0 || n == f.Func.Entry {
		f.Do(&Skip{})
	}
	return f.cur
}

func (f *FuncBuilder) branch(from *Node, a Action, body func(), end *Node) {
	p := f.next()
	if body == nil {
		f.edge(from, end, a, p)
		return
	}
	f.edge(from, f.Func.NewNode(), a, p)
	body()
	if f.cur != nil {
		f.edge(f.cur, end, &Skip{}, p)
	}
}
