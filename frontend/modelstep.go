package frontend

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// step emits one step of a model.
func (r *modelRun) step(s models.Step) {
	f, pos := r.f, r.pos
	emit := func(a cfg.Action) { f.emit(a, pos) }
	ptr := func(i int) cfg.Expr { return r.ptr(s.Args[i]) }
	switch s.Do {
	case models.Read, models.Update:
		p := ptr(0)
		if isNull(p) || isLiteral(p) {
			return
		}
		if s.Do == models.Update {
			emit(&cfg.Touch{Ptr: p, Len: r.length(s.Args, 1), Read: true, Write: true, Deep: s.Deep, Calls: s.Calls, Pos: pos})
		} else {
			emit(&cfg.Touch{Ptr: p, Len: r.length(s.Args, 1), Read: true, Deep: s.Deep, Pos: pos})
		}
	case models.Write:
		p := ptr(0)
		if isNull(p) {
			return
		}
		emit(&cfg.MemSet{Dst: p, Len: r.length(s.Args, 1), Pos: pos})
	case models.Copy:
		emit(&cfg.MemCopy{Dst: ptr(0), Src: ptr(1), Len: r.length(s.Args, 2), Pos: pos})
	case models.Set:
		emit(&cfg.MemSet{Dst: ptr(0), Byte: castTo(r.operand(s.Args[1]), r.b.Int), Len: r.length(s.Args, 2), Pos: pos})
	case models.Store:
		r.store(s)
	case models.Alloc:
		kind := cfg.Heap
		if s.Stack {
			kind = cfg.Stack
		}
		r.alloc(s.Name, r.size(s.Args[0]), s.Zero, kind)
	case models.Realloc:
		r.realloc(ptr(0), r.size(s.Args[1]))
	case models.Free:
		emit(&cfg.Free{Ptr: ptr(0)})
	case models.Lock:
		emit(&cfg.Lock{Mutex: ptr(0), Kind: s.Kind, Shared: s.Shared, Try: s.Try})
	case models.LockFail:
		emit(&cfg.LockFail{Mutex: ptr(0), Kind: s.Kind, Shared: s.Shared, Try: s.Try})
	case models.Unlock:
		emit(&cfg.Unlock{Mutex: ptr(0), Kind: s.Kind})
	case models.Init:
		r.mutexInit(s)
	case models.Destroy:
		emit(&cfg.MutexDestroy{Mutex: ptr(0), Kind: s.Kind})
	case models.CondWait:
		emit(&cfg.CondWait{Cond: ptr(0)})
	case models.Signal:
		emit(&cfg.CondSignal{Cond: ptr(0)})
	case models.Broadcast:
		emit(&cfg.CondSignal{Cond: ptr(0), All: true})
	case models.BarrierInit:
		emit(&cfg.BarrierInit{Barrier: ptr(0), Count: castTo(r.operand(s.Args[1]), r.b.UInt)})
	case models.BarrierWait:
		emit(&cfg.BarrierWait{Barrier: ptr(0)})
	case models.SemInit:
		emit(&cfg.SemInit{Sem: ptr(0), Value: castTo(r.operand(s.Args[1]), r.b.UInt)})
	case models.SemPost:
		emit(&cfg.SemPost{Sem: ptr(0)})
	case models.SemWait:
		emit(&cfg.SemWait{Sem: ptr(0), Try: s.Try})
	case models.Create:
		c := &cfg.Create{Start: function0(ptr(2)), Arg: ptr(3), Pos: pos}
		if t := ptr(0); !isNull(t) {
			c.Thread = t
		}
		if a := ptr(1); !isNull(a) {
			c.Attr = a
		}
		emit(c)
	case models.AtExit, models.Handler:
		r.later(s)
	case models.Join:
		j := &cfg.Join{Thread: r.operand(s.Args[0])}
		if p := ptr(1); !isNull(p) {
			j.Result = p
		}
		emit(j)
	case models.Detach:
		emit(&cfg.Detach{Thread: r.operand(s.Args[0])})
	case models.ThreadExit:
		emit(&cfg.ThreadExit{Value: castTo(r.operand(s.Args[0]), r.b.voidPtr.cfgType())})
		f.stop()
	case models.Exit:
		emit(&cfg.Exit{Name: s.Name})
		f.stop()
	case models.Stop:
		f.stop()
	case models.AtomicBegin:
		emit(&cfg.AtomicBegin{})
	case models.AtomicEnd:
		emit(&cfg.AtomicEnd{})
	case models.OnceBegin:
		emit(&cfg.OnceBegin{Control: ptr(0)})
	case models.OnceDone:
		emit(&cfg.OnceDone{Control: ptr(0)})
	case models.OnceWait:
		emit(&cfg.OnceWait{Control: ptr(0)})
	case models.Fence:
		emit(&cfg.Fence{Order: cfg.SeqCst})
	case models.Call:
		r.callback(ptr(0), s.Args[1:])
	case models.Assume:
		yes, no := f.guard(r.operand(s.Args[0]), pos)
		f.cur = no
		f.stop()
		f.cur = yes
	case models.SetJmp:
		j := &cfg.SetJmp{Buf: ptr(0)}
		if r.res != nil {
			j.Result = lvOf(r.res)
		}
		emit(j)
	case models.Jump:
		emit(&cfg.LongJmp{Buf: ptr(0), Value: castTo(r.operand(s.Args[1]), r.b.Int)})
		f.stop()
	case models.Printf, models.Scanf:
		r.format(s)
	case models.VPrintf, models.VScanf:
		r.formatList(s)
	case models.SetKind:
		lv := &cfg.LVal{Ptr: castTo(ptr(0), r.b.pointer(r.b.intT).cfgType()), Type: r.b.Int, Pos: pos, Internal: true}
		emit(&cfg.Assign{LHS: lv, RHS: castTo(r.operand(s.Args[1]), r.b.Int)})
	case models.KeyCreate:
		r.keyCreate(s)
	case models.SetSpecific:
		r.setSpecific(s)
	case models.GetSpecific:
		if r.res != nil {
			emit(&cfg.Assign{LHS: lvOf(r.res), RHS: castTo(&cfg.Load{LV: r.slot("<specific>", cfg.ThreadLocal, s.Args[0])}, r.t.cfgType())})
		}
	case models.IfSet:
		p := ptr(0)
		if isNull(p) {
			return
		}
		yes, no := f.guard(p, pos)
		f.cur = yes
		r.run(s.Body)
		f.cur = f.join(no, f.cur)
	case models.Either:
		r.either(s.Branches)
	case models.Loop:
		r.loop(s.Body)
	default:
		f.u.failAt(pos, "model of %s has an unknown step %q", r.m.Name, s.Do)
	}
}

// callback calls a function that the program handed over.
func (r *modelRun) callback(fn cfg.Expr, args []models.Arg) {
	c := &cfg.Call{Callee: fn}
	ft := calleeType(fn)
	if plain := function0(fn); ft != nil {
		if pt := calleeType(plain); pt != nil && len(pt.Params) == len(ft.Params) {
			c.Callee, ft = plain, pt
		}
	}
	if ft == nil {
		return // not a function: a null pointer, for instance
	}
	for i, a := range args {
		x := r.operand(a)
		switch {
		case i < len(ft.Params) && cfg.IsScalar(ft.Params[i]):
			x = castTo(x, ft.Params[i])
		case i >= len(ft.Params) && !ft.Variadic:
			continue
		}
		c.Args = append(c.Args, x)
	}
	for i := len(c.Args); i < len(ft.Params); i++ {
		c.Args = append(c.Args, &cfg.Nondet{Typ: ft.Params[i], Pos: r.pos})
	}
	r.f.emit(c, r.pos)
}

// calleeType is the type of the function that a pointer points to; nil if it does not point to a function.
func calleeType(x cfg.Expr) *cfg.FuncType {
	if p, ok := x.Type().(*cfg.Pointer); ok {
		f, _ := p.Elem.(*cfg.FuncType)
		return f
	}
	return nil
}

// alloc allocates, or fails and returns a null pointer.
func (r *modelRun) alloc(name string, size cfg.Expr, zero bool, kind cfg.AllocKind) {
	f := r.f
	void := r.b.voidPtr.cfgType()
	r.made = f.temp(void)
	from := f.here()
	f.emit(&cfg.Alloc{Result: lvOf(r.made), Size: size, Zero: zero, Kind: kind, Name: name}, r.pos)
	end := f.cur
	if kind == cfg.Heap {
		f.cur = point{node: from}
		f.emit(&cfg.Assign{LHS: lvOf(r.made), RHS: constOf(void, 0)}, r.pos)
		end = f.join(end, f.cur)
	}
	f.cur = end
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
	if !isNull(old) {
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
	if isNull(p) {
		return
	}
	elem := p.Type().(*cfg.Pointer).Elem
	if !cfg.IsScalar(elem) {
		elem = r.b.voidPtr.cfgType()
		p = castTo(p, r.b.pointer(r.b.voidPtr).cfgType())
	}
	var x cfg.Expr
	if s.Args[1] == "nondet" {
		x = &cfg.Nondet{Typ: elem, Pos: r.pos}
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
	if isNull(attr) {
		init(nil)
		return
	}
	kind := &cfg.Load{LV: &cfg.LVal{Ptr: castTo(attr, r.b.pointer(r.b.intT).cfgType()), Type: r.b.Int, Pos: r.pos, Internal: true}}
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

// later registers a function that runs at the end, or when a signal arrives.
func (r *modelRun) later(s models.Step) {
	f := r.f
	c := &cfg.Create{Start: function0(r.ptr(s.Args[0])), Kind: cfg.AtExit, Pos: r.pos}
	if s.Do == models.Handler {
		c.Kind = cfg.SignalHandler
	}
	if len(s.Args) > 1 {
		c.Arg = r.operand(s.Args[1])
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
	key := r.ptr(s.Args[0])
	f.emit(&cfg.Assign{LHS: &cfg.LVal{Ptr: castTo(key, r.b.PointerTo(r.b.UInt)), Type: r.b.UInt, Pos: r.pos}, RHS: n}, r.pos)
	d := function0(r.ptr(s.Args[1]))
	if isNull(d) {
		return
	}
	f.u.linker.destructors = true
	slot := r.slot("<destructors>", cfg.Global, "0")
	slot.Path[0].Index = n
	f.emit(&cfg.Assign{LHS: slot, RHS: castTo(d, r.b.voidPtr.cfgType())}, r.pos)
}

// setSpecific stores the value for this thread; if the key has a destructor, it may be called with the value when the thread ends.
func (r *modelRun) setSpecific(s models.Step) {
	f := r.f
	void := r.b.voidPtr.cfgType()
	x := castTo(r.operand(s.Args[1]), void)
	f.emit(&cfg.Assign{LHS: r.slot("<specific>", cfg.ThreadLocal, s.Args[0]), RHS: x}, r.pos)
	if !f.u.linker.destructors || isNull(x) {
		return
	}
	t := &ctype{kind: kFunc, result: r.b.void, params: []*ctype{r.b.voidPtr}, proto: true}
	d := f.saved(castTo(&cfg.Load{LV: r.slot("<destructors>", cfg.Global, s.Args[0])}, r.b.pointer(t).cfgType()), r.pos)
	yes, no := f.guard(d, r.pos)
	f.cur = yes
	f.emit(&cfg.Create{Start: d, Arg: x, Kind: cfg.AtExit, Pos: r.pos}, r.pos)
	f.cur = f.join(f.cur, no)
}

// isLiteral reports whether p certainly points to a string literal, which nobody writes.
func isLiteral(p cfg.Expr) bool {
	for {
		c, ok := p.(*cfg.Cast)
		if !ok {
			break
		}
		p = c.X
	}
	a, ok := p.(*cfg.AddrOf)
	return ok && a.LV.Var != nil && a.LV.Var.Storage == cfg.Literal
}

// literalText is the text of a constant format.
func literalText(p cfg.Expr) (string, bool) {
	for {
		c, ok := p.(*cfg.Cast)
		if !ok {
			break
		}
		p = c.X
	}
	if a, ok := p.(*cfg.AddrOf); ok && isLiteral(p) && len(a.LV.Path) == 0 {
		return strings.TrimSuffix(string(a.LV.Var.Data), "\x00"), true
	}
	return "", false
}

// format emits what printf and scanf do to their arguments.
func (r *modelRun) format(s models.Step) {
	f := r.f
	first, _ := strconv.Atoi(strings.TrimPrefix(s.Args[1], "$"))
	fmtArg := r.ptr(s.Args[0])
	text, known := literalText(fmtArg)
	if !known && !isLiteral(fmtArg) {
		f.emit(&cfg.Touch{Ptr: fmtArg, Read: true, Pos: r.pos}, r.pos)
	}
	verbs := formatVerbs(text, s.Do == models.Scanf)
	for i := first; i <= len(r.args); i++ {
		v := r.args[i-1]
		verb := byte('?')
		if known {
			if k := i - first; k < len(verbs) {
				verb = verbs[k]
			} else {
				verb = 0
			}
		}
		if v.t.kind != kPtr || verb == 0 || isNull(v.x) {
			f.discard(v.x, r.pos)
			continue
		}
		var n cfg.Expr
		if e := v.t.elem; e.isComplete() && !e.isCharLike() {
			n = intConst(r.b.sizeT(), uint64(max(1, e.size())))
		}
		switch {
		case s.Do == models.Scanf && verb == 'c':
			f.emit(&cfg.MemSet{Dst: v.x, Len: intConst(r.b.sizeT(), 1), Pos: r.pos}, r.pos)
		case s.Do == models.Scanf:
			f.emit(&cfg.MemSet{Dst: v.x, Len: n, Pos: r.pos}, r.pos)
		case verb == 'n':
			f.emit(&cfg.MemSet{Dst: v.x, Len: n, Pos: r.pos}, r.pos)
		case (verb == 's' || verb == '?' || verb == 'S') && !isLiteral(v.x):
			f.emit(&cfg.Touch{Ptr: v.x, Read: true, Pos: r.pos}, r.pos)
		default:
			f.discard(v.x, r.pos)
		}
	}
}

// formatVerbs are the conversion letters of a format, one for each argument.
func formatVerbs(s string, scan bool) []byte {
	var vs []byte
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			continue
		}
		i++
		suppressed := false
		for i < len(s) && strings.IndexByte("-+ #0'123456789.*hlLqjztI$", s[i]) >= 0 {
			if s[i] == '*' {
				if scan {
					suppressed = true
				} else {
					vs = append(vs, 'd')
				}
			}
			i++
		}
		if i >= len(s) {
			break
		}
		c := s[i]
		if c == '%' || c == 'm' && !scan {
			continue
		}
		if c == '[' {
			j := i + 1
			if j < len(s) && s[j] == '^' {
				j++
			}
			if j < len(s) && s[j] == ']' {
				j++
			}
			for j < len(s) && s[j] != ']' {
				j++
			}
			i = j
			c = 's'
		}
		if !suppressed {
			vs = append(vs, c)
		}
	}
	return vs
}

// formatList emits what vprintf and vscanf do: the list holds pointers to what is read or written.
func (r *modelRun) formatList(s models.Step) {
	f := r.f
	n, _ := strconv.Atoi(strings.TrimPrefix(s.Args[1], "$"))
	v := r.arg(n)
	if p := r.ptr(s.Args[0]); !isLiteral(p) {
		f.emit(&cfg.Touch{Ptr: p, Read: true, Pos: r.pos}, r.pos)
	}
	if v == nil {
		return
	}
	if v.t.kind == kRecord {
		// The list itself is passed by value: its pointers are read by taking the arguments one by one.
		list := f.temp(v.t.cfgType())
		f.emit(&cfg.Assign{LHS: lvOf(list), RHS: v.x}, r.pos)
		head := f.head()
		t := f.saved(&cfg.Nondet{Typ: r.b.Int, Pos: r.pos}, r.pos)
		yes, no := f.guard(t, r.pos)
		f.cur = yes
		a := f.temp(r.b.voidPtr.cfgType())
		f.emit(&cfg.VaArg{Result: lvOf(a), List: lvOf(list)}, r.pos)
		f.emit(&cfg.Touch{Ptr: load(a), Read: true, Write: s.Do == models.VScanf, Pos: r.pos}, r.pos)
		f.goTo(head)
		f.cur = no
		return
	}
	if v.t.kind == kPtr {
		f.emit(&cfg.Touch{Ptr: v.x, Read: true, Write: s.Do == models.VScanf, Deep: true, Pos: r.pos}, r.pos)
	}
}

// takenModels gives a body to every modelled function whose address is taken.
func (u *unit) takenModels() {
	for _, known := range []map[string]*function{u.staticFuncs, u.funcs} {
		for _, name := range names(known) {
			fn := known[name]
			if fn.taken && fn.model != nil && !fn.defined {
				u.synthesise(fn)
			}
		}
	}
}

// synthesise makes a function that does what the model of fn says with its parameters.
func (u *unit) synthesise(fn *function) {
	c := fn.cfg
	if c.HasBody() {
		return
	}
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	f := &funcBuilder{u: u, fn: c, ft: fn.t, cur: point{node: c.Entry}, labels: map[string]*label{}, labelIDs: map[string]*cfg.Const{}, taken: map[string]bool{}}
	outer := u.fb
	u.fb = f
	var args []value
	for i, p := range fn.t.params {
		v := &cfg.Var{Name: "$" + string(rune('a'+i%26)), Type: p.cfgType(), Storage: cfg.Param, Func: c}
		c.Params = append(c.Params, v)
		args = append(args, value{x: load(v), t: p.unqual()})
	}
	if fn.t.result.kind != kVoid {
		c.Result = &cfg.Var{Name: "$result", Type: fn.t.result.cfgType(), Storage: cfg.Temp, Func: c}
	}
	v := f.runModel(fn.model, args, fn.t.result.unqual(), true, fn.pos)
	if f.cur.reachable() {
		f.emit(&cfg.Return{Value: v.x}, fn.pos)
		f.goTo(c.Exit)
	}
	u.fb = outer
}
