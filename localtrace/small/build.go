package small

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Build makes the control-flow graphs of a program. Positions carry the number of the statement, in the order of the text, as their line.
func (p *Program) Build() (prog *cfg.Program, err error) {
	b := &builder{
		prog: &cfg.Program{Types: cfg.NewTypes(cfg.LP64)}, vars: make(map[string]*cfg.Var), kinds: make(map[string]cfg.LockKind),
	}
	ts := b.prog.Types
	voidPtr := ts.VoidPtr()
	start := &cfg.FuncType{Result: voidPtr, Params: []cfg.Type{voidPtr}}
	for _, t := range p.Threads {
		b.prog.NewFunc(t.Name, start, cfg.Pos{File: "program", Line: 1})
	}
	b.prog.Main = b.prog.Funcs[0]
	for i, t := range p.Threads {
		b.f, b.locals = b.prog.Funcs[i], make(map[string]*cfg.Var)
		at := b.f.Entry
		if i == 0 { // main initialises what is declared
			for _, d := range p.Decls {
				if at, err = b.declare(d, at); err != nil {
					return nil, err
				}
			}
		}
		if at, err = b.stmts(t.Body, at); err != nil {
			return nil, err
		}
		b.edge(at, b.f.Exit, &cfg.Return{})
	}
	b.prog.Finish()
	return b.prog, nil
}

type builder struct {
	prog   *cfg.Program
	vars   map[string]*cfg.Var
	kinds  map[string]cfg.LockKind
	f      *cfg.Func
	locals map[string]*cfg.Var
	line   int
}

func (b *builder) pos() cfg.Pos { return cfg.Pos{File: "program", Line: b.line} }

func (b *builder) edge(from, to *cfg.Node, a cfg.Action) { cfg.AddEdge(from, to, a, b.pos()) }

// then adds an edge to a new node.
func (b *builder) then(from *cfg.Node, a cfg.Action) *cfg.Node {
	to := b.f.NewNode()
	b.edge(from, to, a)
	return to
}

func (b *builder) global(name string, t cfg.Type) *cfg.LVal {
	v := b.vars[name]
	if v == nil {
		v = &cfg.Var{Name: name, Type: t, Storage: cfg.Global}
		b.vars[name] = v
		b.prog.Globals = append(b.prog.Globals, v)
	}
	return &cfg.LVal{Var: v, Type: v.Type, Pos: b.pos()}
}

func (b *builder) address(name string, t cfg.Type) cfg.Expr {
	lv := b.global(name, t)
	return &cfg.AddrOf{LV: lv, Typ: b.prog.Types.PointerTo(lv.Type)}
}

func (b *builder) register(name string, t cfg.Type) *cfg.LVal {
	v := b.locals[name]
	if v == nil {
		v = &cfg.Var{Name: name, Type: t, Storage: cfg.Local, Func: b.f}
		b.locals[name] = v
		b.f.Locals = append(b.f.Locals, v)
	}
	return &cfg.LVal{Var: v, Type: v.Type, Pos: b.pos()}
}

func (b *builder) int(n int64) cfg.Expr { return &cfg.Const{Typ: b.prog.Types.Int, Bits: uint64(n)} }

// place is what an access names: a global variable, or *p.
func (b *builder) place(name string) *cfg.LVal {
	if p, ok := strings.CutPrefix(name, "*"); ok {
		ptr := &cfg.Load{LV: b.register(p, b.prog.Types.PointerTo(b.prog.Types.Int))}
		return &cfg.LVal{Ptr: ptr, Type: b.prog.Types.Int, Pos: b.pos()}
	}
	return b.global(name, b.prog.Types.Int)
}

var mutexTypes = []string{"normal", "recursive", "errorcheck"}

func (b *builder) declare(d Stmt, at *cfg.Node) (*cfg.Node, error) {
	name := d.Args[0]
	switch d.Op {
	case "mutex", "rwlock", "spin":
		b.kinds[name] = map[string]cfg.LockKind{"mutex": cfg.Mutex, "rwlock": cfg.RWLock, "spin": cfg.Spin}[d.Op]
		if len(d.Args) == 1 {
			return at, nil // static initialiser
		}
		return b.init(name, d.Args[1], at)
	}
	n, err := strconv.ParseInt(d.Args[1], 10, 64)
	if err != nil {
		return nil, fmt.Errorf("small: %s %s: not a number: %q", d.Op, name, d.Args[1])
	}
	if d.Op == "sem" {
		return b.then(at, &cfg.SemInit{Sem: b.address(name, b.prog.Types.Int), Value: b.int(n)}), nil
	}
	return b.then(at, &cfg.BarrierInit{Barrier: b.address(name, b.prog.Types.Int), Count: b.int(n)}), nil
}

func (b *builder) init(name, typ string, at *cfg.Node) (*cfg.Node, error) {
	i := slices.Index(mutexTypes, typ)
	if i < 0 {
		return nil, fmt.Errorf("small: unknown type of mutex %q", typ)
	}
	return b.then(at, &cfg.MutexInit{Mutex: b.address(name, b.prog.Types.Int), Kind: b.kinds[name], Type: b.int(int64(i))}), nil
}

func (b *builder) stmts(ss []Stmt, at *cfg.Node) (*cfg.Node, error) {
	for _, s := range ss {
		b.line++
		var err error
		if at, err = b.stmt(s, at); err != nil {
			return nil, err
		}
	}
	return at, nil
}

var orders = map[string]cfg.MemoryOrder{
	"relaxed": cfg.Relaxed, "acquire": cfg.Acquire, "release": cfg.Release, "acqrel": cfg.AcqRel, "seqcst": cfg.SeqCst,
}

func (b *builder) stmt(s Stmt, at *cfg.Node) (*cfg.Node, error) {
	ts := b.prog.Types
	intPtr := ts.PointerTo(ts.Int)
	arg := func(i int) string { return s.Args[i] }
	object := func(i int) cfg.Expr { return b.address(s.Args[i], ts.Int) }
	var order cfg.MemoryOrder
	if i := slices.Index([]string{"store", "load", "add", "share", "obtain"}, s.Op); i >= 0 {
		var ok bool
		if order, ok = orders[s.Args[len(s.Args)-1]]; !ok {
			return nil, fmt.Errorf("small: unknown memory order %q", s.Args[len(s.Args)-1])
		}
	}
	simple := func(a cfg.Action) (*cfg.Node, error) { return b.then(at, a), nil }
	switch s.Op {
	case "read":
		return simple(&cfg.Assign{LHS: b.register("r", ts.Int), RHS: &cfg.Load{LV: b.place(arg(0))}})
	case "write":
		return simple(&cfg.Assign{LHS: b.place(arg(0)), RHS: b.int(1)})
	case "create":
		f := b.prog.Func(arg(0))
		if f == nil {
			return nil, fmt.Errorf("small: no thread %q", arg(0))
		}
		return simple(&cfg.Create{Thread: b.address(arg(2), ts.ULong), Start: &cfg.FuncRef{Func: f, Typ: ts.PointerTo(f.Type)}, Pos: b.pos()})
	case "join":
		handle := b.register("handle", ts.ULong)
		at = b.then(at, &cfg.Assign{LHS: handle, RHS: &cfg.Load{LV: b.global(arg(0), ts.ULong)}})
		return simple(&cfg.Join{Thread: &cfg.Load{LV: handle}})
	case "lock", "rdlock":
		return simple(&cfg.Lock{Mutex: object(0), Kind: b.kinds[arg(0)], Shared: s.Op == "rdlock"})
	case "unlock":
		return simple(&cfg.Unlock{Mutex: object(0), Kind: b.kinds[arg(0)]})
	case "init":
		return b.init(arg(0), append(s.Args, "normal")[1], at)
	case "destroy":
		return simple(&cfg.MutexDestroy{Mutex: object(0), Kind: b.kinds[arg(0)]})
	case "begin":
		return simple(&cfg.AtomicBegin{})
	case "end":
		return simple(&cfg.AtomicEnd{})
	case "signal", "broadcast":
		return simple(&cfg.CondSignal{Cond: object(0), All: s.Op == "broadcast"})
	case "wait":
		m, kind := object(1), b.kinds[arg(1)]
		waiting := b.then(at, &cfg.Unlock{Mutex: m, Kind: kind})
		awake := b.then(waiting, &cfg.CondWait{Cond: object(0)})
		b.edge(waiting, awake, &cfg.Skip{})
		return b.then(awake, &cfg.Lock{Mutex: m, Kind: kind}), nil
	case "arrive":
		return simple(&cfg.BarrierWait{Barrier: object(0)})
	case "post":
		return simple(&cfg.SemPost{Sem: object(0)})
	case "take":
		return simple(&cfg.SemWait{Sem: object(0)})
	case "store":
		return simple(&cfg.AtomicStore{Target: b.global(arg(0), ts.Int), Value: b.int(1), Order: order})
	case "add":
		return simple(&cfg.AtomicRMW{Target: b.global(arg(0), ts.Int), Op: cfg.RMWAdd, Operand: b.int(1), Order: order})
	case "alloc":
		return simple(&cfg.Alloc{Result: b.register(arg(0), intPtr), Size: b.int(4), Name: "malloc"})
	case "publish":
		return simple(&cfg.Assign{LHS: b.global(arg(1), intPtr), RHS: &cfg.Load{LV: b.register(arg(0), intPtr)}})
	case "share":
		return simple(&cfg.AtomicStore{Target: b.global(arg(1), intPtr), Value: &cfg.Load{LV: b.register(arg(0), intPtr)}, Order: order})
	case "fetch":
		return simple(&cfg.Assign{LHS: b.register(arg(0), intPtr), RHS: &cfg.Load{LV: b.global(arg(1), intPtr)}})
	case "obtain":
		return simple(&cfg.AtomicLoad{Result: b.register(arg(0), intPtr), Source: b.global(arg(1), intPtr), Order: order})
	case "return":
		b.edge(at, b.f.Exit, &cfg.Return{})
		return b.f.NewNode(), nil // not reachable
	}
	return b.branch(s, at, order)
}

// branch builds the statements with blocks.
func (b *builder) branch(s Stmt, at *cfg.Node, order cfg.MemoryOrder) (*cfg.Node, error) {
	ts := b.prog.Types
	var first, second cfg.Action = &cfg.Skip{}, &cfg.Skip{}
	switch s.Op {
	case "trylock":
		m, kind := b.address(s.Args[0], ts.Int), b.kinds[s.Args[0]]
		first = &cfg.Lock{Mutex: m, Kind: kind, Try: true}
		second = &cfg.LockFail{Mutex: m, Kind: kind, Try: true}
	case "load":
		v := b.register("v", ts.Int)
		at = b.then(at, &cfg.AtomicLoad{Result: v, Source: b.global(s.Args[0], ts.Int), Order: order})
		first, second = &cfg.Guard{Cond: &cfg.Load{LV: v}, Truth: true}, &cfg.Guard{Cond: &cfg.Load{LV: v}}
	case "loop":
		body, err := b.stmts(s.Blocks[0], b.then(at, first))
		if err != nil {
			return nil, err
		}
		b.edge(body, at, &cfg.Skip{})
		return b.then(at, second), nil
	case "once":
		o := b.address(s.Args[0], ts.Int)
		first, second = &cfg.OnceBegin{Control: o}, &cfg.OnceWait{Control: o}
	case "choose":
	default:
		return nil, fmt.Errorf("small: unknown statement %q", s.Op)
	}
	end, err := b.stmts(s.Blocks[0], b.then(at, first))
	if err != nil {
		return nil, err
	}
	if s.Op == "once" {
		end = b.then(end, &cfg.OnceDone{Control: b.address(s.Args[0], ts.Int)})
	}
	other := b.then(at, second)
	if len(s.Blocks) > 1 {
		if other, err = b.stmts(s.Blocks[1], other); err != nil {
			return nil, err
		}
	}
	b.edge(end, other, &cfg.Skip{})
	return other, nil
}
