package mayrun_test

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/analyses/unroll"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/localtrace"
)

// kit makes programs for TestActions: a function with an action in it, and what actions work on.
type kit struct {
	*cfg.Builder
	*cfg.FuncBuilder           // of the function, which has variable arguments
	x, n, id         *cfg.Var  // memory: numbers, the identifier of a thread
	r, ptr, thread   *cfg.Var  // registers: a number, a pointer, the identifier
	m, c             *cfg.Var  // objects of synchronisation
	list             *cfg.Var  // a va_list
	worker           *cfg.Func // what threads run
}

func (k *kit) at(v *cfg.Var) cfg.Expr { return k.Builder.Addr(v) }
func (k *kit) num(n int64) cfg.Expr   { return cfg.Num(k.Int, n) }
func (k *kit) start() cfg.Expr        { return k.Builder.FuncPtr(k.worker) }

// create starts a thread, and keeps its identifier in a register.
func (k *kit) create() {
	k.do(&cfg.Create{Thread: k.at(k.id), Start: k.start()})
	k.Set(k.thread, cfg.Read(k.id))
}

func (k *kit) do(as ...cfg.Action) {
	for _, a := range as {
		k.Do(a)
	}
}

// sample is a way to use a kind of action so that an execution can pass it, unless it says that none can.
type sample struct {
	use  func(k *kit)
	ends bool // nothing follows it in its function
	// what does not work with it, and says so
	notRun, notTraced bool
}

// samples has one for each kind of action.
func samples() map[string]sample {
	return map[string]sample{
		"Skip":    {use: func(k *kit) { k.do(&cfg.Skip{}) }},
		"Assign":  {use: func(k *kit) { k.Set(k.n, k.num(1)) }},
		"Guard":   {use: func(k *kit) { k.If(cfg.Read(k.x), nil, nil) }},
		"Declare": {use: func(k *kit) { k.Local("v", k.Int) }},
		"Call":    {use: func(k *kit) { k.FuncBuilder.Call(nil, k.worker, cfg.Null(k.VoidPtr())) }},
		"Return":  {use: func(k *kit) { k.Return(k.num(0)) }, ends: true},
		"Alloc":   {use: func(k *kit) { k.do(&cfg.Alloc{Result: cfg.VarLV(k.ptr), Size: cfg.Num(k.ULong, 4), Name: "malloc"}) }},
		"Free": {use: func(k *kit) {
			k.do(&cfg.Alloc{Result: cfg.VarLV(k.ptr), Size: cfg.Num(k.ULong, 4), Name: "malloc"}, &cfg.Free{Ptr: cfg.Read(k.ptr)})
		}, notTraced: true},
		"MemCopy": {use: func(k *kit) { k.do(&cfg.MemCopy{Dst: k.at(k.n), Src: k.at(k.x), Len: cfg.Num(k.ULong, 4)}) }, notTraced: true},
		"MemSet":  {use: func(k *kit) { k.do(&cfg.MemSet{Dst: k.at(k.n), Byte: k.num(0), Len: cfg.Num(k.ULong, 4)}) }, notTraced: true},
		"Send":    {use: func(k *kit) { k.do(&cfg.Send{Values: []cfg.Expr{k.at(k.x)}}) }, notTraced: true},
		"Touch":   {use: func(k *kit) { k.do(&cfg.Touch{Ptr: k.at(k.n), Len: cfg.Num(k.ULong, 4), Read: true}) }, notTraced: true},
		"Havoc":   {use: func(k *kit) { k.do(&cfg.Havoc{Text: "code"}) }, notRun: true},
		"Unregister": {use: func(k *kit) {
			k.do(&cfg.Create{Kind: cfg.AtExit, When: cfg.CleanupEnd, Start: k.start(), Arg: cfg.Null(k.VoidPtr())}, &cfg.Unregister{})
		}},
		"Exit":        {use: func(k *kit) { k.do(&cfg.Exit{Name: "exit"}) }, ends: true, notTraced: true},
		"AtomicLoad":  {use: func(k *kit) { k.do(&cfg.AtomicLoad{Result: cfg.VarLV(k.r), Source: cfg.VarLV(k.n), Order: cfg.SeqCst}) }},
		"AtomicStore": {use: func(k *kit) { k.do(&cfg.AtomicStore{Target: cfg.VarLV(k.n), Value: k.num(1), Order: cfg.SeqCst}) }},
		"AtomicRMW": {use: func(k *kit) {
			k.do(&cfg.AtomicRMW{Old: cfg.VarLV(k.r), Target: cfg.VarLV(k.n), Op: cfg.RMWAdd, Operand: k.num(1), Order: cfg.SeqCst})
		}},
		"AtomicCAS": {use: func(k *kit) {
			k.do(&cfg.AtomicCAS{Success: cfg.VarLV(k.r), Target: cfg.VarLV(k.n), Expected: k.num(0), Desired: k.num(1),
				Order: cfg.SeqCst, Failure: cfg.SeqCst})
		}},
		"Fence":   {use: func(k *kit) { k.do(&cfg.Fence{Order: cfg.SeqCst}) }},
		"VaStart": {use: func(k *kit) { k.do(&cfg.VaStart{List: cfg.VarLV(k.list)}) }, notTraced: true},
		"VaEnd":   {use: func(k *kit) { k.do(&cfg.VaStart{List: cfg.VarLV(k.list)}, &cfg.VaEnd{List: cfg.VarLV(k.list)}) }, notTraced: true},
		"VaArg": {use: func(k *kit) {
			k.do(&cfg.VaStart{List: cfg.VarLV(k.list)}, &cfg.VaArg{Result: cfg.VarLV(k.r), List: cfg.VarLV(k.list)})
		}, notTraced: true},
		"SignalMask": {use: func(k *kit) {
			k.do(&cfg.SignalMask{How: k.num(0), Set: k.num(2)}, &cfg.SignalMask{}, &cfg.SignalMask{Ends: true})
		}, notTraced: true},
		"SetJmp": {use: func(k *kit) { k.do(&cfg.SetJmp{Buf: k.at(k.list), Result: cfg.VarLV(k.r)}) }, notTraced: true},
		"LongJmp": {use: func(k *kit) {
			k.do(&cfg.SetJmp{Buf: k.at(k.list), Result: cfg.VarLV(k.r)})
			k.If(cfg.Read(k.r), func() { k.Return(k.num(0)) }, nil)
			k.do(&cfg.LongJmp{Buf: k.at(k.list), Value: k.num(1)})
		}, ends: true, notTraced: true},

		"Create":     {use: func(k *kit) { k.create() }},
		"Join":       {use: func(k *kit) { k.create(); k.do(&cfg.Join{Thread: cfg.Read(k.thread)}) }},
		"JoinFail":   {use: func(k *kit) { k.create(); k.do(&cfg.JoinFail{Thread: cfg.Read(k.thread), Try: true}) }},
		"Detach":     {use: func(k *kit) { k.create(); k.do(&cfg.Detach{Thread: cfg.Read(k.thread)}) }},
		"Cancel":     {use: func(k *kit) { k.create(); k.do(&cfg.Cancel{Thread: cfg.Read(k.thread)}) }},
		"ThreadExit": {use: func(k *kit) { k.do(&cfg.ThreadExit{}) }, ends: true},
		"Lock":       {use: func(k *kit) { k.do(&cfg.Lock{Mutex: k.at(k.m)}) }},
		"LockFail":   {use: func(k *kit) { k.do(&cfg.Lock{Mutex: k.at(k.m)}, &cfg.LockFail{Mutex: k.at(k.m), Try: true}) }},
		"UnlockFail": {use: func(k *kit) {
			k.do(&cfg.MutexInit{Mutex: k.at(k.m), Type: k.num(cfg.MutexErrorCheck)}, &cfg.UnlockFail{Mutex: k.at(k.m)})
		}},
		"Unlock":       {use: func(k *kit) { k.do(&cfg.Lock{Mutex: k.at(k.m)}, &cfg.Unlock{Mutex: k.at(k.m)}) }},
		"MutexInit":    {use: func(k *kit) { k.do(&cfg.MutexInit{Mutex: k.at(k.m)}) }},
		"MutexDestroy": {use: func(k *kit) { k.do(&cfg.MutexInit{Mutex: k.at(k.m)}, &cfg.MutexDestroy{Mutex: k.at(k.m)}) }},
		"AtomicBegin":  {use: func(k *kit) { k.do(&cfg.AtomicBegin{}, &cfg.AtomicEnd{}) }},
		"AtomicEnd":    {use: func(k *kit) { k.do(&cfg.AtomicBegin{}, &cfg.AtomicEnd{}) }},
		"CondWait": {use: func(k *kit) {
			k.do(&cfg.Lock{Mutex: k.at(k.m)})
			k.create()
			k.do(&cfg.Unlock{Mutex: k.at(k.m)}, &cfg.CondWait{Cond: k.at(k.c)})
		}},
		"CondSignal":  {use: func(k *kit) { k.do(&cfg.CondSignal{Cond: k.at(k.m)}) }},
		"BarrierInit": {use: func(k *kit) { k.do(&cfg.BarrierInit{Barrier: k.at(k.m), Count: k.num(1)}) }},
		"BarrierWait": {use: func(k *kit) {
			k.do(&cfg.BarrierInit{Barrier: k.at(k.m), Count: k.num(1)}, &cfg.BarrierWait{Barrier: k.at(k.m)})
		}},
		"SemInit":   {use: func(k *kit) { k.do(&cfg.SemInit{Sem: k.at(k.m), Value: k.num(1)}) }},
		"SemPost":   {use: func(k *kit) { k.do(&cfg.SemInit{Sem: k.at(k.m), Value: k.num(0)}, &cfg.SemPost{Sem: k.at(k.m)}) }},
		"SemWait":   {use: func(k *kit) { k.do(&cfg.SemInit{Sem: k.at(k.m), Value: k.num(1)}, &cfg.SemWait{Sem: k.at(k.m)}) }},
		"OnceBegin": {use: func(k *kit) { k.do(&cfg.OnceBegin{Control: k.at(k.m)}) }},
		"OnceDone":  {use: func(k *kit) { k.do(&cfg.OnceBegin{Control: k.at(k.m)}, &cfg.OnceDone{Control: k.at(k.m)}) }},
		"OnceWait": {use: func(k *kit) {
			k.do(&cfg.OnceBegin{Control: k.at(k.m)}, &cfg.OnceDone{Control: k.at(k.m)}, &cfg.OnceWait{Control: k.at(k.m)})
		}},
		"Annotate": {use: func(k *kit) { k.do(&cfg.Annotate{Object: k.at(k.m)}) }, notTraced: true},
	}
}

// program is one in which a thread uses an action, and its edge.
func (s sample) program(t *testing.T, kind string) (*cfg.Program, *cfg.Edge) {
	t.Helper()
	k := &kit{Builder: cfg.NewBuilder(cfg.LP64)}
	b := k.Builder
	k.x, k.n, k.id = b.Global("x", b.Int), b.Global("n", b.Int), b.Global("id", b.ULong)
	k.m, k.c, k.list = b.Mutex("m"), b.Mutex("c"), b.Global("list", b.MutexType())
	worker := b.Func("worker", b.VoidPtr(), b.Param("arg", b.VoidPtr()))
	worker.Do(&cfg.CondSignal{Cond: k.at(k.c)})
	k.worker = worker.Func
	body := b.Func("body", b.Int)
	body.Func.Type.Variadic = true
	k.FuncBuilder = body
	k.r, k.ptr, k.thread = body.Temp(b.Int), body.Temp(b.PointerTo(b.Int)), body.Temp(b.ULong)
	s.use(k)
	if !s.ends {
		body.Set(k.x, cfg.Num(b.Int, 1))
	}
	main := b.Func("main", b.Int)
	main.Call(nil, body.Func, cfg.Num(b.Int, 7))
	p, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	if err := cfg.Check(p); err != nil {
		t.Fatal(err)
	}
	var edge *cfg.Edge
	for _, n := range body.Func.Nodes {
		for _, e := range n.Out {
			if reflect.TypeOf(e.Action).Elem().Name() == kind && (kind != "Return" || edge == nil) {
				edge = e
			}
		}
	}
	if edge == nil {
		t.Fatal("the action is not in its sample")
	}
	return p, edge
}

// Every kind of action that there is has a sample, and each part of the program that has something to do for each
// kind of action does it, or says that it does not: a new kind fails here until all of them know it.
func TestActions(t *testing.T) {
	all := samples()
	for _, kind := range kindsOfActions(t) {
		t.Run(kind, func(t *testing.T) {
			s, ok := all[kind]
			delete(all, kind)
			if !ok {
				t.Fatal("a kind of action without a sample in this test: add one, and see which consumers know it")
			}
			p, edge := s.program(t, kind)
			if edge.Action.String() == "" {
				t.Error("it is printed as nothing")
			}
			facts.Of(p, unroll.New(p, unroll.Options{MaxPasses: 16}))
			if reached := analysed(t, p, edge.To); reached == s.ends && kind != "Return" {
				t.Errorf("the analysis reaches what follows: %t", reached)
			}
			if ran := executed(t, p); ran == s.notRun {
				t.Errorf("the interpreter runs it: %t", ran)
			}
			if _, err := localtrace.Explore(p, localtrace.Bounds{}); (err != nil) != s.notTraced {
				t.Errorf("the semantics of digests: %v", err)
			}
			if _, err := mayrun.Analyze(context.Background(), p, mayrun.Config{Verify: true, ConfirmAlways: true,
				ConfirmBudget: 100 * time.Millisecond}); err != nil {
				t.Error(err)
			}
		})
	}
	for kind := range all {
		t.Errorf("there is no action %s", kind)
	}
}

// kindsOfActions reads them from the source of package cfg.
func kindsOfActions(t *testing.T) []string {
	files, err := filepath.Glob("cfg/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, text, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if ok && f.Recv != nil && f.Name.Name == "isAction" {
				kinds = append(kinds, strings.TrimPrefix(fmt.Sprint(f.Recv.List[0].Type.(*ast.StarExpr).X), "*"))
			}
		}
	}
	if len(kinds) < 40 {
		t.Fatalf("%d kinds of actions", len(kinds))
	}
	return kinds
}

// analysed reports whether the engine finds a state at a node.
func analysed(t *testing.T, p *cfg.Program, n *cfg.Node) (reached bool) {
	product, err := digest.NewProduct(analyses.Components()...)
	if err != nil {
		t.Fatal(err)
	}
	_, err = engine.Run(context.Background(), p, product, nil, engine.Options{Verify: true, Inspect: func(in *engine.Inspection) {
		for _, copied := range in.Flow().CopiesOf(n) {
			reached = reached || len(in.At(copied)) > 0
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	return reached
}

// executed reports whether the interpreter gets to the end of an execution.
func executed(t *testing.T, p *cfg.Program) bool {
	m, err := interp.New(p, interp.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for turn := 0; !m.Done() && turn < 1000; turn++ { // the first thread goes on as long as it can
		if _, err := m.Step(m.Enabled()[0]); err != nil {
			t.Fatal(err)
		}
	}
	switch out := m.Outcome(); out.Reason {
	case interp.Exited, interp.Terminated:
		return true
	case interp.Unmodelled, interp.Unsupported:
		return false
	default:
		t.Errorf("the execution ends with %s", out)
		return true
	}
}
