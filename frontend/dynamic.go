package frontend

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// What dlsym finds (POSIX; "The GNU C Library", dlsym(3)). Asked with the handle of a library it gives something of
// that library, as code that is not here does: RTLD_NEXT means those behind the program, too. Asked with
// RTLD_DEFAULT, or with what dlopen gives for no file, it may find what the program defines itself with external
// linkage. That is known when all has been read, so a call takes what it finds from a variable for the name, which is
// set when the program begins. Whether the executable exports the name (-rdynamic) is not known: it may be found or
// not.

// programHandle is what dlopen gives for no file.
const programHandle = "program"

// lookup emits a call of dlsym with a handle and a name, to the result of the model.
func (r *modelRun) lookup(s models.Step) {
	f, b, pos := r.f, r.b, r.pos
	void := b.voidPtr.cfgType()
	handle, name := f.fixed(castTo(r.ptr(s.Args[0]), void), pos), f.fixed(castTo(r.ptr(s.Args[1]), void), pos)
	res := f.temp(void)
	outside := f.u.linker.outsideFunc(r.m.Name, &ctype{kind: kFunc, result: b.voidPtr, params: []*ctype{b.voidPtr, b.voidPtr}, proto: true})
	callee := &cfg.FuncRef{Func: outside.cfg, Typ: b.pointer(outside.t).cfgType()}
	f.emit(&cfg.Call{Callee: callee, Args: []cfg.Expr{handle, name}, Result: lvOf(res)}, pos)
	if n, ok := cfg.IsConst(cfg.Uncast(handle)); f.dry == 0 && !(ok && n != 0) {
		r.ownSymbol(handle, name, res)
	}
	if r.res != nil {
		f.emit(&cfg.Assign{LHS: lvOf(r.res), RHS: castTo(load(res), r.res.Type)}, pos)
	}
}

// ownSymbol may let a variable be what the program itself defines under a name, if a handle is one of the program.
func (r *modelRun) ownSymbol(handle, name cfg.Expr, res *cfg.Var) {
	f, b, pos := r.f, r.b, r.pos
	text, literal := literalText(name)
	if !literal {
		text = ""
	}
	program := r.operand("&file:" + programHandle)
	all, other := f.guard(binary(cfg.Eq, handle, constOf(handle.Type(), 0), b.Int), pos)
	f.cur = other
	own, end := f.guard(binary(cfg.Eq, handle, castTo(program, handle.Type()), b.Int), pos)
	f.cur = f.join(all, own)
	if f.cur.reachable() {
		from, guess := f.here(), f.guess
		f.emit(&cfg.Skip{}, pos)
		end = f.join(end, f.cur)
		f.cur, f.guess = point{node: from}, true
		slot := lvOf(f.u.linker.symbolNamed(text))
		slot.Internal = true
		found := f.temp(slot.Type)
		f.emit(&cfg.Assign{LHS: lvOf(found), RHS: &cfg.Load{LV: slot}}, pos)
		yes, no := f.guard(load(found), pos)
		f.cur = yes
		f.emit(&cfg.Assign{LHS: lvOf(res), RHS: load(found)}, pos)
		f.cur, f.guess = f.join(f.cur, no), guess
	}
	f.cur = f.join(f.cur, end)
}

// outsideFunc is a function of the C library that a model calls, and of which nothing else is known.
func (l *linker) outsideFunc(name string, t *ctype) *function {
	fn := l.outside[name]
	if fn == nil {
		fn = l.newFunction(name, t, cfg.Pos{})
		l.outside[name] = fn
	}
	return fn
}

// symbolNamed is the variable that holds what the program defines under a name; "" is anything.
func (l *linker) symbolNamed(name string) *cfg.Var {
	v := l.symbols[name]
	if v == nil {
		text := "<symbol " + name + ">"
		if name == "" {
			text = "<symbols>"
		}
		v = l.object(text, l.b.voidPtr.cfgType(), cfg.Global)
		l.symbols[name] = v
	}
	return v
}

// fillSymbols sets those variables.
func (l *linker) fillSymbols() {
	if len(l.symbols) == 0 {
		return
	}
	void := l.b.voidPtr.cfgType()
	defined := map[string]cfg.Expr{}
	for name, s := range l.views() {
		if !s.v.Extern && s.v.Storage == cfg.Global {
			defined[name] = castTo(addressOfVar(l.b, s.v), void)
		}
	}
	for name, fn := range l.funcs {
		if fn.defined {
			defined[name] = castTo(&cfg.FuncRef{Func: fn.cfg, Typ: l.b.pointer(fn.t).cfgType()}, void)
		}
	}
	for _, name := range names(l.symbols) {
		v := l.symbols[name]
		set := func(x cfg.Expr) {
			l.init.emit(&cfg.Assign{LHS: &cfg.LVal{Var: v, Type: v.Type, Internal: true}, RHS: x}, cfg.Pos{})
		}
		switch x := defined[name]; {
		case name != "" && x != nil:
			set(x)
		case name == "":
			l.setAny(set, defined)
		}
	}
}

// setAny chooses one of some values.
func (l *linker) setAny(set func(cfg.Expr), values map[string]cfg.Expr) {
	f := l.init
	from, guess := f.here(), f.guess
	f.emit(&cfg.Skip{}, cfg.Pos{})
	end := f.cur
	for _, name := range names(values) {
		f.cur, f.guess = point{node: from}, true
		set(values[name])
		end = f.join(end, f.cur)
	}
	f.cur, f.guess = end, guess
}
