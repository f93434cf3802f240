package small

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

func (b *builder) stmts(ss []Stmt, at *cfg.Node) (*cfg.Node, error) {
	for _, s := range ss {
		b.line++
		var err error
		if d, ok := b.defs[s.Op]; ok {
			at, err = b.expand(d, s, at)
		} else {
			at, err = b.stmt(s, at)
		}
		if err != nil {
			return nil, err
		}
	}
	return at, nil
}

// expand builds a statement that the program defines.
func (b *builder) expand(d, s Stmt, at *cfg.Node) (*cfg.Node, error) {
	if b.expanding++; b.expanding > 5 {
		return nil, fmt.Errorf("small: %q is defined by itself", s.Op)
	}
	defer func() { b.expanding-- }()
	inner := clone(d.Blocks[0])
	walk(inner, func(in *Stmt) {
		for i, arg := range in.Args {
			if j := slices.Index(d.Args[1:], strings.TrimPrefix(arg, "*")); j >= 0 && j < len(s.Args) {
				in.Args[i] = arg[:len(arg)-len(d.Args[1+j])] + s.Args[j]
			}
		}
	})
	line := b.line
	defer func() { b.line = line }()
	for _, in := range inner {
		var err error
		if at, err = b.stmts([]Stmt{in}, at); err != nil {
			return nil, err
		}
		b.line = line
	}
	return at, nil
}

var orders = map[string]cfg.MemoryOrder{
	"relaxed": cfg.Relaxed, "acquire": cfg.Acquire, "release": cfg.Release, "acqrel": cfg.AcqRel, "seqcst": cfg.SeqCst,
}

// order is the memory order that a statement names, as its i-th argument.
func order(s Stmt, i int) (cfg.MemoryOrder, error) {
	o, ok := orders[s.Args[i]]
	if !ok {
		return o, fmt.Errorf("small: unknown memory order %q", s.Args[i])
	}
	return o, nil
}

func (b *builder) stmt(s Stmt, at *cfg.Node) (*cfg.Node, error) {
	if len(s.Blocks) > 0 {
		return b.branch(s, at)
	}
	ts := b.prog.Types
	arg := func(i int) string { return s.Args[i] }
	object := func(i int) cfg.Expr { return b.address(s.Args[i], ts.Int) }
	var o cfg.MemoryOrder
	if slices.Contains([]string{"store", "clear", "add", "share", "obtain", "fence"}, s.Op) {
		var err error
		if o, err = order(s, len(s.Args)-1); err != nil {
			return nil, err
		}
	}
	simple := func(a cfg.Action) (*cfg.Node, error) { return b.then(at, a), nil }
	switch s.Op {
	case "read":
		return simple(&cfg.Assign{LHS: b.register("r", ts.Int), RHS: &cfg.Load{LV: b.place(arg(0))}})
	case "write":
		return simple(&cfg.Assign{LHS: b.place(arg(0)), RHS: b.int(1)})
	case "zero":
		if b.blurred && slices.Contains(b.objects, arg(0)) {
			return simple(&cfg.MemSet{Dst: object(0), Byte: b.int(0), Len: b.int(ts.Int.Size()), Pos: b.pos()})
		}
		return simple(&cfg.Assign{LHS: b.place(arg(0)), RHS: b.int(0)})
	case "create", "handle", "atexit", "atend", "call":
		return b.start(s, at)
	case "join", "detach", "cancel":
		at, handle := b.handle(arg(0), at)
		return b.then(at, map[string]cfg.Action{"join": &cfg.Join{Thread: handle},
			"detach": &cfg.Detach{Thread: handle}, "cancel": &cfg.Cancel{Thread: handle}}[s.Op]), nil
	case "lock", "rdlock":
		locked := b.then(at, &cfg.Lock{Mutex: object(0), Kind: b.kinds[arg(0)], Shared: s.Op == "rdlock"})
		if b.robust[arg(0)] {
			b.edge(at, locked, &cfg.Lock{Mutex: object(0), Orphaned: true})
		}
		return locked, nil
	case "unlock":
		return simple(&cfg.Unlock{Mutex: object(0), Kind: b.kinds[arg(0)]})
	case "unknown":
		a := &cfg.Havoc{Text: "unknown code"}
		if len(s.Args) > 0 {
			a.Args = []cfg.Expr{object(0)}
		}
		return simple(a)
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
	case "store", "clear":
		n := int64(1)
		if s.Op == "clear" {
			n = 0
		}
		return simple(&cfg.AtomicStore{Target: b.global(arg(0), ts.Int), Value: b.int(n), Order: o})
	case "add":
		return simple(&cfg.AtomicRMW{Target: b.global(arg(0), ts.Int), Op: cfg.RMWAdd, Operand: b.int(1), Order: o})
	case "seize":
		swap, success, err := b.swap(s, 1, 1)
		if err != nil {
			return nil, err
		}
		tried := b.then(at, swap)
		b.edge(tried, at, &cfg.Guard{Cond: success})
		return b.then(tried, &cfg.Guard{Cond: success, Truth: true}), nil
	case "sem", "barrier":
		return b.declare(s, at)
	case "enter":
		return simple(&cfg.OnceBegin{Control: object(0)})
	case "done":
		return simple(&cfg.OnceDone{Control: object(0)})
	case "passed":
		return simple(&cfg.OnceWait{Control: object(0)})
	case "await":
		return simple(&cfg.CondWait{Cond: object(0)})
	case "fence":
		return simple(&cfg.Fence{Order: o})
	case "local":
		v := &cfg.Var{Name: arg(0) + "'s", Type: ts.Int, Storage: cfg.Local, AddressTaken: true, Func: b.f}
		b.f.Locals = append(b.f.Locals, v)
		lv := &cfg.LVal{Var: v, Type: v.Type, Pos: b.pos()}
		return b.then(b.then(at, &cfg.Declare{Var: v}),
			&cfg.Assign{LHS: b.register(arg(0), b.intPtr), RHS: &cfg.AddrOf{LV: lv, Typ: b.intPtr}}), nil
	case "alloc":
		return simple(&cfg.Alloc{Result: b.register(arg(0), b.intPtr), Size: b.int(4), Name: "malloc"})
	case "point", "guess":
		to := object(1)
		if s.Op == "guess" && b.blurred {
			to = &cfg.Nondet{Typ: b.intPtr, Pos: b.pos(), Any: true}
		}
		return simple(&cfg.Assign{LHS: b.register(arg(0), b.intPtr), RHS: to})
	case "publish":
		return simple(&cfg.Assign{LHS: b.global(arg(1), b.intPtr), RHS: b.pointer(arg(0))})
	case "share":
		return simple(&cfg.AtomicStore{Target: b.global(arg(1), b.intPtr), Value: b.pointer(arg(0)), Order: o})
	case "fetch":
		return simple(&cfg.Assign{LHS: b.register(arg(0), b.intPtr), RHS: &cfg.Load{LV: b.global(arg(1), b.intPtr)}})
	case "obtain":
		return simple(&cfg.AtomicLoad{Result: b.register(arg(0), b.intPtr), Source: b.global(arg(1), b.intPtr), Order: o})
	case "return":
		ret := &cfg.Return{Value: b.null()}
		if len(s.Args) > 0 {
			ret.Value = b.pointer(arg(0))
		}
		b.edge(at, b.f.Exit, ret)
		return b.f.NewNode(), nil // not reachable
	}
	return nil, fmt.Errorf("small: unknown statement %q", s.Op)
}

// start starts a thread, installs a handler or calls a function.
func (b *builder) start(s Stmt, at *cfg.Node) (*cfg.Node, error) {
	ts := b.prog.Types
	f := b.prog.Func(s.Args[0])
	if f == nil {
		return nil, fmt.Errorf("small: no thread %q", s.Args[0])
	}
	ref := &cfg.FuncRef{Func: f, Typ: ts.PointerTo(f.Type)}
	if s.Op == "call" {
		call := &cfg.Call{Callee: ref, Args: []cfg.Expr{b.null()}}
		if len(s.Args) > 1 {
			call.Args = []cfg.Expr{b.pointer(s.Args[1])}
		}
		if len(s.Args) > 2 {
			call.Result = b.register(s.Args[2], b.intPtr)
		}
		return b.then(at, call), nil
	}
	create := &cfg.Create{Start: ref, Pos: b.pos()}
	switch s.Op {
	case "handle":
		create.Kind = cfg.SignalHandler
	case "atexit":
		create.Kind = cfg.AtExit
	case "atend":
		create.Kind, create.When = cfg.AtExit, cfg.CleanupEnd
	default:
		create.Thread = b.address(s.Args[2], ts.ULong)
		if len(s.Args) > 3 {
			create.Arg = b.pointer(s.Args[3])
		}
	}
	return b.then(at, create), nil
}

// handle loads the handle of a thread into a register.
func (b *builder) handle(name string, at *cfg.Node) (*cfg.Node, cfg.Expr) {
	ulong := b.prog.Types.ULong
	handle := b.register("handle", ulong)
	return b.then(at, &cfg.Assign{LHS: handle, RHS: &cfg.Load{LV: b.global(name, ulong)}}), &cfg.Load{LV: handle}
}

// swap is a compare-and-swap from 0 to 1, with the orders that the arguments name, and its result.
func (b *builder) swap(s Stmt, success, failure int) (cfg.Action, cfg.Expr, error) {
	ts := b.prog.Types
	yes, err := order(s, success)
	if err != nil {
		return nil, nil, err
	}
	no, err := order(s, failure)
	if err != nil {
		return nil, nil, err
	}
	v := b.fresh("v", ts.Int)
	return &cfg.AtomicCAS{
		Success: v, Target: b.global(s.Args[0], ts.Int), Expected: b.int(0), Desired: b.int(1), Order: yes,
		Failure: no, Weak: len(s.Args) > 3 && s.Args[3] == "weak",
	}, &cfg.Load{LV: v}, nil
}
