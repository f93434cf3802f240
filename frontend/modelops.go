package frontend

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// alloc allocates, or fails and returns a null pointer.
func (r *modelRun) alloc(s models.Step, size cfg.Expr, kind cfg.AllocKind) {
	f := r.f
	// Whether there is memory is up to the environment.
	guess := f.guess
	f.guess = false
	defer func() { f.guess = guess }()
	void := r.b.voidPtr.cfgType()
	r.made = f.temp(void)
	from := f.here()
	f.emit(&cfg.Alloc{Result: lvOf(r.made), Size: size, Zero: s.Zero, Kind: kind, Name: s.Name}, r.pos)
	end := f.cur
	if kind == cfg.Heap && !s.Sure {
		f.cur = point{node: from}
		f.emit(&cfg.Assign{LHS: lvOf(r.made), RHS: constOf(void, 0)}, r.pos)
		end = f.join(end, f.cur)
	}
	f.cur = end
}

// allocated is how many bytes are allocated. How large each of several things is tells the analysis what they are for:
// the product of calloc(4, 24) stays one.
func (r *modelRun) allocated(a models.Arg) cfg.Expr {
	if l, rest, ok := strings.Cut(a, "*"); ok && l != "" {
		n, each := r.size(l), r.size(rest)
		if c, ok := cfg.IsConst(n); ok && c > 1 {
			return &cfg.Binary{Op: cfg.Mul, X: n, Y: each, Typ: r.b.sizeT().cfgType()}
		}
	}
	return r.size(a)
}

// realloc fails, or moves the content to a new object and frees the old one.
func (r *modelRun) realloc(old, size cfg.Expr) {
	f := r.f
	void := r.b.voidPtr.cfgType()
	old = f.saved(old, r.pos)
	if !f.stable(size, nil) {
		size = f.saved(size, r.pos)
	}
	r.made = f.temp(void)
	from := f.here()
	f.emit(&cfg.Alloc{Result: lvOf(r.made), Size: size, Name: "realloc"}, r.pos)
	if !cfg.IsNull(old) {
		yes, no := f.guard(old, r.pos)
		f.cur = yes
		f.emit(&cfg.MemCopy{Dst: load(r.made), Src: old, Pos: r.pos}, r.pos)
		f.emit(&cfg.Free{Ptr: old}, r.pos)
		f.cur = f.join(f.cur, no)
	}
	end := f.cur
	f.cur = point{node: from}
	f.emit(&cfg.Assign{LHS: lvOf(r.made), RHS: constOf(void, 0)}, r.pos)
	f.cur = f.join(end, f.cur)
}

// store writes a value to what a pointer points to, at the pointer's own type; a null pointer is left alone.
func (r *modelRun) store(s models.Step) {
	f := r.f
	p := r.ptr(s.Args[0])
	if cfg.IsNull(p) {
		return
	}
	elem := p.Type().(*cfg.Pointer).Elem
	if !cfg.IsScalar(elem) {
		elem = r.b.voidPtr.cfgType()
		p = castTo(p, r.b.pointer(r.b.voidPtr).cfgType())
	}
	var x cfg.Expr
	if s.Args[1] == "nondet" {
		x = castTo(r.operand("nondet"), elem)
		if r.given == nil {
			x = &cfg.Nondet{Typ: elem, Pos: r.pos, Guess: f.guess, From: r.floats()}
		}
	} else {
		x = castTo(r.operand(s.Args[1]), elem)
	}
	lv := &cfg.LVal{Ptr: p, Type: elem, Pos: r.pos, Internal: s.Internal}
	if a, ok := p.(*cfg.AddrOf); ok {
		if cfg.Identical(a.LV.Type, elem) {
			lv.Ptr, lv.Var, lv.Path = a.LV.Ptr, a.LV.Var, a.LV.Path
		}
		lv.Internal = lv.Internal || strings.HasPrefix(s.Args[0], "&file:")
		f.emit(&cfg.Assign{LHS: lv, RHS: x}, r.pos)
		return
	}
	p = f.fixed(p, r.pos)
	lv.Ptr = p
	yes, no := f.guard(p, r.pos)
	f.cur = yes
	f.emit(&cfg.Assign{LHS: lv, RHS: x}, r.pos)
	f.cur = f.join(f.cur, no)
}

// mutexInit initialises a lock; the kind of a mutex comes from its attributes.
func (r *modelRun) mutexInit(s models.Step) {
	f := r.f
	m := r.ptr(s.Args[0])
	init := func(kind cfg.Expr) { f.emit(&cfg.MutexInit{Mutex: m, Kind: s.Kind, Type: kind}, r.pos) }
	if len(s.Args) < 2 {
		init(nil)
		return
	}
	if strings.HasPrefix(s.Args[1], "c11:") {
		// mtx_plain 0, mtx_recursive 1, mtx_timed 2
		k := castTo(r.operand(s.Args[1][4:]), r.b.Int)
		init(binary(cfg.And, k, intConst(r.b.intT, 1), r.b.Int))
		return
	}
	attr := r.ptr(s.Args[1])
	if cfg.IsNull(attr) {
		init(nil)
		return
	}
	kind := &cfg.Load{LV: &cfg.LVal{Ptr: castTo(attr, r.b.pointer(r.b.intT).cfgType()), Type: r.b.Int, Pos: r.pos}}
	if _, ok := attr.(*cfg.AddrOf); ok {
		init(kind)
		return
	}
	if !f.stable(attr, nil) {
		attr = f.saved(attr, r.pos)
		kind.LV.Ptr = castTo(attr, r.b.pointer(r.b.intT).cfgType())
	}
	if !f.stable(m, nil) {
		m = f.saved(m, r.pos)
	}
	yes, no := f.guard(attr, r.pos)
	f.cur = yes
	init(kind)
	yes = f.cur
	f.cur = no
	init(nil)
	f.cur = f.join(yes, f.cur)
}

// member is a member of the record that an argument is or points to, or of any element of the array of them. Of a
// record that has no such member nothing is known.
func (r *modelRun) member(arg models.Arg, path string) cfg.Expr {
	number, element := strings.CutSuffix(arg[1:], "[?]")
	n, _ := strconv.Atoi(number)
	v := r.arg(n)
	void := r.b.voidPtr.cfgType()
	if v != nil && v.t.kind == kRecord { // passed by value
		v = &value{x: r.copied(*v), t: r.b.pointer(v.t)}
	}
	if v == nil || v.t.kind != kPtr || v.t.elem.kind != kRecord {
		return &cfg.Nondet{Typ: void, Pos: r.pos, Any: true}
	}
	lv := &cfg.LVal{Ptr: v.x, Type: v.t.elem.cfgType(), Pos: r.pos}
	if element {
		lv.Ptr = &cfg.PtrAdd{X: v.x, Index: &cfg.Nondet{Typ: r.b.Long, Pos: r.pos, Guess: true}, Scale: lv.Type.Size(), Typ: v.x.Type()}
	}
	t := v.t.elem
	if alternatives := strings.Split(path, "|"); len(alternatives) > 1 {
		for _, p := range alternatives {
			if p == "" {
				return v.x
			}
			if x := r.member(arg, p); !isNondet(x) {
				return x
			}
		}
	}
	for i, part := range strings.Split(path, "->") {
		if i > 0 {
			if t.kind != kPtr || t.elem.kind != kRecord {
				return &cfg.Nondet{Typ: void, Pos: r.pos, Any: true}
			}
			t = t.elem
			lv = &cfg.LVal{Ptr: &cfg.Load{LV: lv}, Type: t.cfgType(), Pos: r.pos}
		}
		for _, name := range strings.Split(part, ".") {
			if t.kind != kRecord || t.rec.find(name) == nil {
				return &cfg.Nondet{Typ: void, Pos: r.pos, Any: true}
			}
			for _, m := range t.rec.find(name) {
				lv.Path = append(lv.Path, cfg.Step{Field: m.cfg, Elem: m.cfg.Type})
				t, lv.Type = m.t, m.cfg.Type
			}
		}
	}
	if !cfg.IsScalar(lv.Type) {
		return &cfg.AddrOf{LV: lv, Typ: r.b.PointerTo(lv.Type)}
	}
	return &cfg.Load{LV: lv}
}

func isNondet(x cfg.Expr) bool {
	_, ok := x.(*cfg.Nondet)
	return ok
}

// modelFunc is the address of a function that does what a model says with its one argument. What it does is
// reported at the call that first asks for it.
func (u *unit) modelFunc(name string, pos cfg.Pos) cfg.Expr {
	t := &ctype{kind: kFunc, result: u.b.void, params: []*ctype{u.b.voidPtr}, proto: true}
	fn := u.declareFunc(name, t, &declSpec{}, pos)
	fn.taken = fn.taken || u.fb.dry == 0
	return &cfg.FuncRef{Func: fn.cfg, Typ: u.b.pointer(t).cfgType()}
}

// object0 makes an object that is used once, at this place.
func (f *funcBuilder) object0(name string, t cfg.Type, pos cfg.Pos) *cfg.Var {
	v := &cfg.Var{Name: name, Type: t, Storage: cfg.Local, Func: f.fn}
	f.fn.Locals = append(f.fn.Locals, v)
	f.emit(&cfg.Declare{Var: v}, pos)
	return v
}

// copied is the address of an object with the value of a record that is passed as an argument.
func (r *modelRun) copied(v value) cfg.Expr {
	o := r.f.object0("sent", v.t.cfgType(), r.pos)
	r.f.emit(&cfg.Assign{LHS: lvOf(o), RHS: v.x}, r.pos)
	return &cfg.AddrOf{LV: lvOf(o), Typ: r.b.PointerTo(o.Type)}
}

// attribute remembers the kind of a mutex in its attributes, where [cfg.MutexInit] expects it. A kind that is
// set leaves alone whether the mutex is robust or has a priority ceiling, unless no mutex of the program is or
// has.
func (r *modelRun) attribute(s models.Step) {
	f, b := r.f, r.b
	p := castTo(r.ptr(s.Args[0]), b.pointer(b.intT).cfgType())
	x := castTo(r.operand(s.Args[1]), b.Int)
	lv := func() *cfg.LVal { return &cfg.LVal{Ptr: p, Type: b.Int, Pos: r.pos} }
	num := func(n uint64) cfg.Expr { return intConst(b.intT, n) }
	old := func(mask uint64) cfg.Expr { return binary(cfg.And, &cfg.Load{LV: lv()}, num(mask), b.Int) }
	const protect = 2 // PTHREAD_PRIO_PROTECT
	keep := uint64(0)
	switch {
	case s.Do == models.SetRobust:
		x = binary(cfg.Mul, binary(cfg.And, x, num(1), b.Int), num(cfg.MutexRobust), b.Int)
		keep = cfg.MutexAdaptive
	case s.Do == models.SetProtocol:
		x = binary(cfg.Mul, binary(cfg.And, x, num(protect), b.Int), num(cfg.MutexCeiling/protect), b.Int)
		keep = cfg.MutexAdaptive
	case s.Args[1] == "0":
		f.emit(&cfg.Assign{LHS: lv(), RHS: x}, r.pos)
		return
	}
	if s.Do != models.SetRobust && f.u.feature(models.RobustMutexes) {
		keep |= cfg.MutexRobust
	}
	if s.Do != models.SetProtocol && f.u.feature(models.Ceilings) {
		keep |= cfg.MutexCeiling
	}
	if keep != 0 {
		x = binary(cfg.Or, old(keep), x, b.Int)
	}
	f.emit(&cfg.Assign{LHS: lv(), RHS: x}, r.pos)
}

// endings are the words of models for when a function runs.
var endings = map[string]cfg.Ending{"process": cfg.ProcessEnd, "cleanup": cfg.CleanupEnd}

// later registers a function that runs at the end, or when a signal arrives.
func (r *modelRun) later(s models.Step) {
	f := r.f
	c := &cfg.Create{Start: function0(r.ptr(s.Args[0])), Kind: cfg.AtExit, When: endings[s.When], Pos: r.pos}
	if s.Do == models.Handler {
		c.Kind = cfg.SignalHandler
		c.Start = f.saved(c.Start, r.pos)
		signal := models.Arg("nondet")
		if len(s.Args) > 1 {
			signal = s.Args[1]
		}
		f.emit(&cfg.Assign{LHS: r.slot("<handlers>", cfg.Global, signal), RHS: castTo(c.Start, r.b.voidPtr.cfgType())}, r.pos)
	}
	switch {
	case len(s.Args) > 1:
		c.Arg = r.operand(s.Args[1])
	case s.Do == models.AtExit && r.m.User():
		c.Arg = r.any(r.b.voidPtr.cfgType())
	}
	switch x := c.Start.(type) {
	case *cfg.FuncRef:
		f.emit(c, r.pos)
		return
	case *cfg.Const:
		return // SIG_DFL, SIG_IGN, SIG_ERR
	case *cfg.Cast:
		if _, ok := x.X.(*cfg.Const); ok {
			return
		}
	}
	// SIG_DFL and SIG_IGN are 0 and 1; only other values are functions.
	c.Start = f.saved(c.Start, r.pos)
	n := castTo(c.Start, r.b.sizeT().cfgType())
	yes, no := f.guard(binary(cfg.Gt, n, intConst(r.b.sizeT(), 1), r.b.Int), r.pos)
	f.cur = yes
	f.emit(c, r.pos)
	f.cur = f.join(f.cur, no)
}

// oldHandler is the handler of a signal that was set before.
func (r *modelRun) oldHandler(s models.Step) {
	f := r.f
	old := &cfg.Load{LV: r.slot("<handlers>", cfg.Global, s.Args[0])}
	if len(s.Args) < 2 {
		if r.res != nil {
			f.emit(&cfg.Assign{LHS: lvOf(r.res), RHS: castTo(old, r.t.cfgType())}, r.pos)
		}
		return
	}
	p := r.ptr(s.Args[1])
	if cfg.IsNull(p) {
		return
	}
	yes, no := f.guard(p, r.pos)
	f.cur = yes
	f.emit(&cfg.MemSet{Dst: p, Pos: r.pos}, r.pos)
	f.emit(&cfg.Assign{LHS: &cfg.LVal{Ptr: castTo(p, r.b.pointer(r.b.voidPtr).cfgType()), Type: r.b.voidPtr.cfgType(),
		Pos: r.pos}, RHS: old}, r.pos)
	f.cur = f.join(f.cur, no)
}

const keys = 1024

// slot is the entry of a key in a table of pointers of the library.
func (r *modelRun) slot(table string, st cfg.Storage, key models.Arg) *cfg.LVal {
	p := r.b.voidPtr.cfgType()
	v := r.f.u.linker.object(table, &cfg.Array{Elem: p, Len: keys}, st)
	return &cfg.LVal{Var: v, Path: []cfg.Step{{Index: castTo(r.operand(key), r.b.UInt), Elem: p}}, Type: p, Pos: r.pos, Internal: true}
}

// keyCreate numbers the keys; the destructor of each is remembered.
func (r *modelRun) keyCreate(s models.Step) {
	f := r.f
	next := f.u.linker.object("<keys>", r.b.UInt, cfg.Global)
	lv := func() *cfg.LVal { return &cfg.LVal{Var: next, Type: r.b.UInt, Pos: r.pos, Internal: true} }
	n := f.saved(&cfg.Load{LV: lv()}, r.pos)
	f.emit(&cfg.Assign{LHS: lv(), RHS: binary(cfg.Add, n, constOf(r.b.UInt, 1), r.b.UInt)}, r.pos)
	if f.u.feature(models.DeletedKeys) {
		// It may be the number of a key that is gone.
		v, from := f.temp(r.b.UInt), f.here()
		f.emit(&cfg.Assign{LHS: lvOf(v), RHS: n}, r.pos)
		end, guess := f.cur, f.guess
		f.cur, f.guess = point{node: from}, true
		some := binary(cfg.And, &cfg.Nondet{Typ: r.b.UInt, Pos: r.pos, Guess: true}, constOf(r.b.UInt, keys-1), r.b.UInt)
		f.emit(&cfg.Assign{LHS: lvOf(v), RHS: some}, r.pos)
		f.cur, f.guess, n = f.join(end, f.cur), guess, load(v)
	}
	key := r.ptr(s.Args[0])
	f.emit(&cfg.Assign{LHS: &cfg.LVal{Ptr: castTo(key, r.b.PointerTo(r.b.UInt)), Type: r.b.UInt, Pos: r.pos}, RHS: n}, r.pos)
	d := function0(r.ptr(s.Args[1]))
	if cfg.IsNull(d) {
		return
	}
	if f.dry == 0 {
		f.u.uses[models.KeyDestructors] = true
	}
	slot := r.slot("<destructors>", cfg.Global, "0")
	slot.Path[0].Index = n
	f.emit(&cfg.Assign{LHS: slot, RHS: castTo(d, r.b.voidPtr.cfgType())}, r.pos)
}

// setSpecific stores the value for this thread; if the key has a destructor, it may be called with the value
// when the thread ends.
func (r *modelRun) setSpecific(s models.Step) {
	f := r.f
	void := r.b.voidPtr.cfgType()
	x := castTo(r.operand(s.Args[1]), void)
	f.emit(&cfg.Assign{LHS: r.slot("<specific>", cfg.ThreadLocal, s.Args[0]), RHS: x}, r.pos)
	if cfg.IsNull(x) || !f.u.feature(models.KeyDestructors) {
		return
	}
	t := &ctype{kind: kFunc, result: r.b.void, params: []*ctype{r.b.voidPtr}, proto: true}
	d := f.saved(castTo(&cfg.Load{LV: r.slot("<destructors>", cfg.Global, s.Args[0])}, r.b.pointer(t).cfgType()), r.pos)
	yes, no := f.guard(d, r.pos)
	f.cur = yes
	f.emit(&cfg.Create{Start: d, Arg: x, Kind: cfg.AtExit, Pos: r.pos, When: cfg.KeyEnd,
		Value: r.slot("<specific>", cfg.ThreadLocal, s.Args[0]), Destructor: r.slot("<destructors>", cfg.Global, s.Args[0])}, r.pos)
	f.cur = f.join(f.cur, no)
}
