package cfg_test

import (
	"os"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

func ExampleBuilder() {
	b := cfg.NewBuilder(cfg.LP64)
	counter := b.Global("counter", b.Int)
	m := b.Mutex("m")

	worker := b.Func("worker", b.VoidPtr(), b.Param("arg", b.VoidPtr()))
	worker.Lock(b.Addr(m))
	worker.Set(counter, cfg.Op(cfg.Add, cfg.Read(counter), cfg.Num(b.Int, 1)))
	worker.Unlock(b.Addr(m))

	main := b.Func("main", b.Int)
	id := main.Local("id", b.ULong)
	main.Create(b.Addr(id), worker, cfg.Null(b.VoidPtr()))
	main.If(cfg.Op(cfg.Gt, cfg.Read(counter), cfg.Num(b.Int, 0)), func() {
		main.Set(counter, cfg.Num(b.Int, 7))
	}, nil)
	main.Join(cfg.Read(id))

	p, err := b.Finish()
	if err != nil {
		panic(err)
	}
	cfg.Fprint(os.Stdout, p)
	// Output:
	// global counter: int
	// global m: union mutex
	//
	// func worker(arg: void *) void *
	//   0 -> 1: lock mutex(&m)  @1:1
	//   1 -> 2: counter = counter + 1  @2:1
	//   2 -> 3: unlock mutex(&m)  @3:1
	//   3 -> exit: return NULL  @10:1
	//
	// func main() int
	//   0 -> 1: declare id  @4:1
	//   1 -> 2: create(&id, worker, NULL)  @5:1
	//   2 -> 3: [counter > 0]  @6:1
	//   2 -> 5: [!(counter > 0)]  @8:1
	//   3 -> 4: counter = 7  @7:1
	//   4 -> 5: skip  @6:1
	//   5 -> 6: join(id, ?)  @9:1
	//   6 -> exit: return 0  @11:1
}

// What a global holds before main, and a variable of each thread.
func ExampleBuilder_Init() {
	b := cfg.NewBuilder(cfg.LP64)
	start := b.Global("start", b.Long)
	own := b.ThreadLocal("own", b.Int)
	b.Init().At(cfg.Pos{File: "start.c", Line: 3, Column: 6}).Set(start, cfg.Num(b.Long, 4))
	main := b.Func("main", b.Int)
	main.Set(own, cfg.Convert(cfg.Read(start), b.Int))
	main.Set(own, cfg.Convert(cfg.Read(own), b.Int)) // which is no conversion
	p, err := b.Finish()
	if err != nil {
		panic(err)
	}
	cfg.Fprint(os.Stdout, p)
	// Output:
	// global start: long
	// thread-local own: int
	//
	// func $init() void static
	//   0 -> 1: start = 4  @3:6
	//   1 -> exit: return  @3:6
	//
	// func main() int
	//   0 -> 1: own = (int)start  @1:1
	//   1 -> 2: own = own  @2:1
	//   2 -> exit: return 0  @3:1
}

func ExampleInspectAction() {
	b := cfg.NewBuilder(cfg.LP64)
	x, y := b.Global("x", b.Int), b.Global("y", b.Int)
	a := &cfg.Assign{LHS: cfg.VarLV(x), RHS: cfg.Op(cfg.Mul, cfg.Read(y), cfg.Read(x))}
	var reads []string
	cfg.InspectAction(a, func(e cfg.Expr) {
		if l, ok := e.(*cfg.Load); ok {
			reads = append(reads, l.LV.String())
		}
	})
	os.Stdout.WriteString(strings.Join(reads, " ") + "\n")
	// Output: y x
}

// broken programs, and what Check says about them.
func TestCheck(t *testing.T) {
	tests := []struct {
		name  string
		build func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var)
		want  string
	}{
		{"types of an assignment", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Set(x, cfg.Num(b.Long, 1))
		}, "has type long, not int"},
		{"operands", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Set(x, cfg.Op(cfg.Add, cfg.Read(x), cfg.Num(b.UInt, 1)))
		}, "operands of types int and unsigned int"},
		{"address of a register", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Do(&cfg.Free{Ptr: b.Addr(f.Temp(b.Int))})
		}, "address of the register"},
		{"single guard", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Do(&cfg.Guard{Cond: cfg.Read(x), Truth: true})
		}, "guards do not come as a pair"},
		{"member of another record", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			lv := cfg.VarLV(x)
			lv.Path = []cfg.Step{{Field: &cfg.Field{Name: "f", Type: b.Int}, Elem: b.Int}}
			f.Assign(lv, cfg.Num(b.Int, 1))
		}, "no such member"},
		{"unlisted variable", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Set(&cfg.Var{Name: "ghost", Type: b.Int}, cfg.Num(b.Int, 1))
		}, "ghost is not listed"},
		{"return inside", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Do(&cfg.Return{Value: cfg.Num(b.Int, 1)})
		}, "returns lead to the exit"},
		{"lock of a number", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Lock(cfg.Read(x))
		}, "is not a pointer"},
		{"constant too wide", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Set(x, &cfg.Const{Typ: b.Int, Bits: 1 << 40})
		}, "does not fit"},
		{"arguments", func(b *cfg.Builder, f *cfg.FuncBuilder, x *cfg.Var) {
			f.Call(nil, f.Func, cfg.Read(x))
		}, "1 arguments for 0 parameters"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := cfg.NewBuilder(cfg.LP64)
			x := b.Global("x", b.Int)
			f := b.Func("main", b.Int)
			tt.build(b, f, x)
			_, err := b.Finish()
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("Finish = %v, want an error with %q", err, tt.want)
			}
		})
	}
}

func TestBuilderLoops(t *testing.T) {
	b := cfg.NewBuilder(cfg.ILP32)
	s := b.Struct("s", cfg.NewField("c", b.Char), cfg.NewField("n", b.LLong))
	a := b.Global("a", &cfg.Array{Elem: s, Len: 4})
	f := b.Func("main", b.Int)
	i := f.Local("i", b.Int)
	f.Set(i, cfg.Num(b.Int, 0))
	f.While(cfg.Op(cfg.Lt, cfg.Read(i), cfg.Num(b.Int, 4)), func() {
		lv := cfg.Member(cfg.Element(cfg.VarLV(a), cfg.Read(i)), "n")
		f.Choose(func() { f.Assign(lv, cfg.Num(b.LLong, -1)) }, func() {})
		f.Set(i, cfg.Op(cfg.Add, cfg.Read(i), cfg.Num(b.Int, 1)))
	})
	p, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	if s.Size() != 12 || s.Fields[1].Offset != 4 {
		t.Errorf("struct s has %d bytes, n at %d; want 12 and 4 on i386", s.Size(), s.Fields[1].Offset)
	}
	heads := 0
	for _, n := range p.Main.Nodes {
		if n.LoopHead {
			heads++
		}
	}
	if heads != 1 {
		t.Errorf("%d loop heads, want 1", heads)
	}
	var dot strings.Builder
	if err := cfg.FprintDot(&dot, p); err != nil || !strings.Contains(dot.String(), "a[i].n = -1") {
		t.Errorf("FprintDot: %v\n%s", err, dot.String())
	}
}

func TestIdentical(t *testing.T) {
	ts := cfg.NewTypes(cfg.LP64)
	r := &cfg.Record{Tag: "struct r"}
	same := [][2]cfg.Type{
		{ts.Long, ts.LLong},
		{ts.PointerTo(ts.Int), ts.PointerTo(ts.Int)},
		{&cfg.Array{Elem: ts.Char, Len: 3}, &cfg.Array{Elem: ts.SChar, Len: 3}},
		{&cfg.FuncType{Result: ts.Void, Params: []cfg.Type{r}}, &cfg.FuncType{Result: ts.Void, Params: []cfg.Type{r}}},
	}
	for _, p := range same {
		if !cfg.Identical(p[0], p[1]) {
			t.Errorf("%s and %s are not identical", p[0], p[1])
		}
	}
	differ := [][2]cfg.Type{
		{ts.Int, ts.UInt},
		{ts.Bool, ts.UChar},
		{r, &cfg.Record{Tag: "struct r"}},
		{ts.PointerTo(ts.Int), ts.PointerTo(ts.UInt)},
		{&cfg.Array{Elem: ts.Char, Len: 3}, &cfg.Array{Elem: ts.Char, Len: 4}},
		{ts.Float, ts.Int},
	}
	for _, p := range differ {
		if cfg.Identical(p[0], p[1]) {
			t.Errorf("%s and %s are identical", p[0], p[1])
		}
	}
}

// Every action and expression prints, and Operands visits it without surprises, whatever is missing.
func TestStrings(t *testing.T) {
	b := cfg.NewBuilder(cfg.LP64)
	x := b.Global("x", b.Int)
	p := b.Addr(x)
	lv := cfg.VarLV(x)
	for _, a := range []cfg.Action{
		&cfg.Skip{}, &cfg.Assign{LHS: lv, RHS: cfg.Read(x)}, &cfg.Guard{Cond: cfg.Read(x)}, &cfg.Declare{Var: x},
		&cfg.Call{Callee: p}, &cfg.Return{},
		&cfg.Alloc{Result: lv, Size: cfg.Read(x), Name: "malloc"}, &cfg.Free{Ptr: p}, &cfg.MemCopy{Dst: p, Src: p},
		&cfg.MemSet{Dst: p}, &cfg.Touch{Ptr: p, Read: true},
		&cfg.Havoc{Text: "asm", Args: []cfg.Expr{p}, Outputs: []*cfg.LVal{lv}}, &cfg.Create{Start: p},
		&cfg.Join{Thread: cfg.Read(x)}, &cfg.Detach{Thread: cfg.Read(x)}, &cfg.Cancel{Thread: cfg.Read(x)},
		&cfg.ThreadExit{}, &cfg.Exit{Name: "exit"}, &cfg.Lock{Mutex: p, Try: true}, &cfg.LockFail{Mutex: p},
		&cfg.Unlock{Mutex: p}, &cfg.MutexInit{Mutex: p}, &cfg.MutexDestroy{Mutex: p},
		&cfg.AtomicBegin{}, &cfg.AtomicEnd{}, &cfg.CondWait{Cond: p}, &cfg.CondSignal{Cond: p, All: true},
		&cfg.BarrierInit{Barrier: p, Count: cfg.Read(x)}, &cfg.BarrierWait{Barrier: p},
		&cfg.SemInit{Sem: p, Value: cfg.Read(x)}, &cfg.SemPost{Sem: p}, &cfg.SemWait{Sem: p, Try: true},
		&cfg.OnceBegin{Control: p}, &cfg.OnceDone{Control: p}, &cfg.OnceWait{Control: p},
		&cfg.AtomicLoad{Result: lv, Source: lv}, &cfg.AtomicStore{Target: lv, Value: cfg.Read(x)},
		&cfg.AtomicRMW{Target: lv, Operand: cfg.Read(x)},
		&cfg.AtomicCAS{Success: lv, Target: lv, Expected: cfg.Read(x), Desired: cfg.Read(x)}, &cfg.Fence{},
		&cfg.VaStart{List: lv}, &cfg.VaArg{Result: lv, List: lv},
		&cfg.SetJmp{Buf: p, Result: lv}, &cfg.LongJmp{Buf: p, Value: cfg.Read(x)},
	} {
		if a.String() == "" {
			t.Errorf("%T prints nothing", a)
		}
		cfg.Operands(a, nil, nil)
		cfg.InspectAction(a, func(cfg.Expr) {})
	}
}
