package small

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Build makes the control-flow graphs of a program. Positions carry the number of the statement, in the order
// of the text, as their line.
func (p *Program) Build() (*cfg.Program, error) { return p.build(false) }

// Blurred is Build for an analysis that is to be held against executions of the program. Of "guess p m" it is told
// that p may be any pointer, and "zero m", of an object of synchronisation, falls on all of its bytes at once.
func (p *Program) Blurred() (*cfg.Program, error) { return p.build(true) }

func (p *Program) build(blurred bool) (prog *cfg.Program, err error) {
	b := &builder{
		blurred: blurred, prog: &cfg.Program{Types: cfg.NewTypes(cfg.LP64)}, vars: make(map[string]*cfg.Var),
		kinds: make(map[string]cfg.LockKind), defs: make(map[string]Stmt), robust: make(map[string]bool),
	}
	ts := b.prog.Types
	b.intPtr = ts.PointerTo(ts.Int)
	of := p.objects()
	for _, sort := range synchronises {
		b.objects = append(b.objects, of[sort]...)
	}
	start := &cfg.FuncType{Result: b.intPtr, Params: []cfg.Type{b.intPtr}}
	for _, t := range p.Threads {
		f := b.prog.NewFunc(t.Name, start, cfg.Pos{File: "program", Line: 1})
		f.Result = &cfg.Var{Name: "$result", Type: b.intPtr, Storage: cfg.Temp, Func: f}
	}
	b.prog.Main = b.prog.Funcs[0]
	for i, t := range p.Threads {
		b.f, b.locals = b.prog.Funcs[i], make(map[string]*cfg.Var)
		arg := &cfg.Var{Name: "arg", Type: b.intPtr, Storage: cfg.Param, Func: b.f}
		b.f.Params, b.locals["arg"] = []*cfg.Var{arg}, arg
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
		b.edge(at, b.f.Exit, &cfg.Return{Value: b.null()})
	}
	if b.prog.Init != nil {
		b.prog.Init.Exit = b.prog.Init.NewNode()
		b.edge(b.initAt, b.prog.Init.Exit, &cfg.Return{})
	}
	b.prog.Finish()
	return b.prog, nil
}

type builder struct {
	prog    *cfg.Program
	vars    map[string]*cfg.Var
	kinds   map[string]cfg.LockKind
	defs    map[string]Stmt
	robust  map[string]bool
	intPtr  *cfg.Pointer
	blurred bool // see Blurred
	// objects are the names of the objects of synchronisation.
	objects []string

	f      *cfg.Func
	locals map[string]*cfg.Var
	line   int
	// expanding counts the definitions that are being expanded.
	expanding int
	initAt    *cfg.Node // the end of the initialisers
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

// address is the address of a global variable, or the pointer p for *p.
func (b *builder) address(name string, t cfg.Type) cfg.Expr {
	if p, ok := strings.CutPrefix(name, "*"); ok {
		return b.pointer(p)
	}
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

// fresh is a register that nothing else uses.
func (b *builder) fresh(name string, t cfg.Type) *cfg.LVal {
	return b.register(fmt.Sprintf("%s%d", name, len(b.locals)), t)
}

func (b *builder) pointer(name string) cfg.Expr { return &cfg.Load{LV: b.register(name, b.intPtr)} }

func (b *builder) null() cfg.Expr { return &cfg.Const{Typ: b.intPtr} }

func (b *builder) int(n int64) cfg.Expr { return &cfg.Const{Typ: b.prog.Types.Int, Bits: uint64(n)} }

// place is what an access names: a global variable, or *p.
func (b *builder) place(name string) *cfg.LVal {
	if p, ok := strings.CutPrefix(name, "*"); ok {
		return &cfg.LVal{Ptr: b.pointer(p), Type: b.prog.Types.Int, Pos: b.pos()}
	}
	return b.global(name, b.prog.Types.Int)
}

var mutexTypes = map[string]int64{
	"normal": cfg.MutexNormal, "recursive": cfg.MutexRecursive, "errorcheck": cfg.MutexErrorCheck,
	"robust": cfg.MutexNormal | cfg.MutexRobust,
}

func (b *builder) declare(d Stmt, at *cfg.Node) (*cfg.Node, error) {
	name := d.Args[0]
	switch d.Op {
	case "def":
		b.defs[d.Args[0]] = d
		return at, nil
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
	if n < 0 {
		return nil, fmt.Errorf("small: %s %s: %d is negative", d.Op, name, n)
	}
	switch d.Op {
	case "var":
		b.initial(name, n)
		return at, nil
	case "sem":
		return b.then(at, &cfg.SemInit{Sem: b.address(name, b.prog.Types.Int), Value: b.int(n)}), nil
	}
	return b.then(at, &cfg.BarrierInit{Barrier: b.address(name, b.prog.Types.Int), Count: b.int(n)}), nil
}

// initial lets a variable hold a number before main begins.
func (b *builder) initial(name string, n int64) {
	if b.prog.Init == nil {
		b.prog.Init = &cfg.Func{Name: "init", Type: &cfg.FuncType{Result: b.prog.Types.Void}, Pos: b.pos()}
		b.prog.Init.Entry = b.prog.Init.NewNode()
		b.initAt = b.prog.Init.Entry
	}
	to := b.prog.Init.NewNode()
	b.edge(b.initAt, to, &cfg.Assign{LHS: b.global(name, b.prog.Types.Int), RHS: b.int(n)})
	b.initAt = to
}

func (b *builder) init(name, typ string, at *cfg.Node) (*cfg.Node, error) {
	n, ok := mutexTypes[typ]
	if !ok {
		return nil, fmt.Errorf("small: unknown type of mutex %q", typ)
	}
	b.robust[name] = b.robust[name] || typ == "robust"
	return b.then(at, &cfg.MutexInit{Mutex: b.address(name, b.prog.Types.Int), Kind: b.kinds[name], Type: b.int(n)}), nil
}
