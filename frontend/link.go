package frontend

import (
	"sort"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// A linker holds what the translation units of one program share.
type linker struct {
	b        *basics
	prog     *cfg.Program
	records  map[string]*cfg.Record // by tag or place of definition
	funcs    map[string]*function   // with external linkage
	statics  map[string]*static     // objects with external linkage
	literals map[string]*cfg.Var
	defined  map[string]bool // functions with external linkage that some unit defines
	models   *models.Table
	has      map[models.Feature]bool // what the program is known to have
	uses     map[models.Feature]bool // what it has, as far as it has been lowered
	asked    map[models.Feature]bool // what has been asked for in vain
	init     *funcBuilder            // of prog.Init
	tls      *funcBuilder            // of prog.TLSInit
	labelID  uint64
	notes    map[cfg.Note]bool
	objects  map[string]*cfg.Var // of the library models
	ctors    []*function
	dtors    []*function
	aliases  []alias
}

// A function is a function as all units see it.
type function struct {
	name    string
	t       *ctype
	cfg     *cfg.Func
	defined bool
	inline  bool // the definition may be repeated in other units
	static  bool
	weak    bool
	pos     cfg.Pos
	model   *models.Model
	taken   bool
}

type alias struct{ name, target string }

func newLinker(m cfg.DataModel) *linker {
	l := &linker{
		b:        newBasics(m),
		records:  map[string]*cfg.Record{},
		funcs:    map[string]*function{},
		statics:  map[string]*static{},
		literals: map[string]*cfg.Var{},
		defined:  map[string]bool{},
		models:   models.Builtin(),
		uses:     map[models.Feature]bool{},
		asked:    map[models.Feature]bool{},
		labelID:  0x1000,
		notes:    map[cfg.Note]bool{},
		objects:  map[string]*cfg.Var{},
	}
	l.prog = &cfg.Program{Types: l.b.Types}
	return l
}

// newInit makes the builder of a function of file-scope initialisers.
func (l *linker) newInit(name string) *funcBuilder {
	t := &ctype{kind: kFunc, result: l.b.void, proto: true}
	fn := &cfg.Func{Name: name, Type: t.cfgType().(*cfg.FuncType), Private: true}
	fn.Entry, fn.Exit = fn.NewNode(), fn.NewNode()
	return &funcBuilder{fn: fn, ft: t, file: true, cur: point{node: fn.Entry}, labels: map[string]*label{}, labelIDs: map[string]*cfg.Const{}}
}

// note adds a line to the report's list of assumptions, once.
func (l *linker) note(n cfg.Note) {
	if !l.notes[n] {
		l.notes[n] = true
		l.prog.Notes = append(l.prog.Notes, n)
	}
}

// literal is the object of a string literal.
func (u *unit) literal(data []byte, t *ctype) *cfg.Var {
	key := t.elem.cfgType().String() + "\x00" + string(data)
	if v := u.literals[key]; v != nil {
		return v
	}
	v := &cfg.Var{Name: "literal", Type: t.cfgType(), Storage: cfg.Literal, Data: data, Private: true}
	if u.fb != nil && u.fb.dry > 0 {
		return v
	}
	u.literals[key] = v
	u.prog.Globals = append(u.prog.Globals, v)
	return v
}

// feature reports whether the program is known to have a feature.
func (l *linker) feature(f models.Feature) bool {
	l.asked[f] = l.asked[f] || !l.has[f]
	return l.has[f]
}

// object is a global of the library models, made on first use.
func (l *linker) object(name string, t cfg.Type, st cfg.Storage) *cfg.Var {
	v := l.objects[name]
	if v == nil {
		v = &cfg.Var{Name: name, Type: t, Storage: st, Private: true}
		l.objects[name] = v
		l.prog.Globals = append(l.prog.Globals, v)
	}
	return v
}

// newFunction adds a function without a body.
func (l *linker) newFunction(name string, t *ctype, pos cfg.Pos) *function {
	fn := &function{name: name, t: t, pos: pos}
	fn.cfg = &cfg.Func{Name: name, Type: t.cfgType().(*cfg.FuncType), Pos: pos}
	l.prog.Funcs = append(l.prog.Funcs, fn.cfg)
	return fn
}

// declareFunc is the function that a declaration at some scope means.
func (u *unit) declareFunc(name string, t *ctype, s *declSpec, pos cfg.Pos) *function {
	known := u.funcs
	isStatic := s.static && !s.typedef
	if fn := u.staticFuncs[name]; fn != nil {
		known, isStatic = u.staticFuncs, true
	} else if isStatic {
		known = u.staticFuncs
	}
	fn := known[name]
	if fn == nil {
		fn = u.newFunction(name, t, pos)
		fn.static = isStatic
		fn.cfg.Private = isStatic
		known[name] = fn
		if m := u.models.Lookup(name); m != nil && (m.Override || isStatic && !u.staticDefs[name] || !isStatic && !u.defined[name]) {
			fn.model = m
		}
	} else if !fn.defined && (t.proto || !fn.t.proto) {
		fn.t = t
		fn.cfg.Type = t.cfgType().(*cfg.FuncType)
	}
	a := s.attrs
	fn.cfg.NoReturn = fn.cfg.NoReturn || a.noreturn
	fn.cfg.Pure = fn.cfg.Pure || a.konst
	if a.weak {
		u.weak[name] = true
	}
	if a.alias != "" {
		u.aliases = append(u.aliases, alias{name, a.alias})
	}
	if a.ctor {
		u.ctors = append(u.ctors, fn)
	}
	if a.dtor {
		u.dtors = append(u.dtors, fn)
	}
	return fn
}

// defines reports whether the program defines a function itself.
func (u *unit) defines(fn *function) bool {
	if fn.static {
		return u.staticDefs[fn.name]
	}
	return u.defined[fn.name]
}

// declareStatic is the object with static storage duration that a declaration means.
func (u *unit) declareStatic(name string, t *ctype, s *declSpec, pos cfg.Pos, initialised bool) *static {
	known := u.statics
	isStatic := s.static
	if g := u.fileStatics[name]; g != nil && (s.extern || s.static) {
		known, isStatic = u.fileStatics, true
	} else if isStatic {
		known = u.fileStatics
	}
	st := cfg.Global
	if s.threadLocal {
		st = cfg.ThreadLocal
	}
	g := known[name]
	if g == nil {
		g = &static{t: t, pos: pos}
		g.v = &cfg.Var{Name: name, Type: t.cfgType(), Storage: st, Pos: pos, Private: isStatic, Extern: true, Atomic: t.atomic}
		u.prog.Globals = append(u.prog.Globals, g.v)
		known[name] = g
	} else if initialised && g.defined && !s.attrs.weak {
		u.failAt(pos, "%s is defined twice; the other definition is at %s", name, g.pos)
	}
	if g.t.isComplete() && t.isComplete() && g.t.size() != t.size() {
		u.failAt(pos, "%s has %d bytes here and %d bytes at %s", name, t.size(), g.t.size(), g.pos)
	}
	if g.t.incomplete() || initialised && t.isComplete() {
		g.t = t
		g.v.Type = t.cfgType()
	}
	if !s.extern || initialised {
		if g.v.Extern {
			g.pos = pos
			g.v.Pos = pos
		}
		g.v.Extern = false
	}
	if initialised {
		g.defined = true
	}
	return g
}

// finish makes the program of everything that was lowered.
func (l *linker) finish() {
	l.link()
	for _, f := range []*funcBuilder{l.init, l.tls} {
		if len(f.fn.Entry.Out) == 0 && f.cur.node == f.fn.Entry {
			continue
		}
		f.emit(&cfg.Return{}, cfg.Pos{})
		f.goTo(f.fn.Exit)
		if f == l.init {
			l.prog.Init = f.fn
		} else {
			l.prog.TLSInit = f.fn
		}
	}
	if m := l.funcs["main"]; m != nil && m.cfg.HasBody() {
		l.prog.Main = m.cfg
	}
	l.prune()
	l.prog.Finish()
}

// link makes aliases mean their targets and runs constructors before main.
func (l *linker) link() {
	for _, name := range names(l.statics) {
		g, fn := l.statics[name], l.funcs[name]
		if fn != nil && fn.defined && !g.v.Extern {
			panic(errorAt(g.pos, "%s is a function at %s", name, fn.pos))
		}
	}
	for _, a := range l.aliases {
		fn, to := l.funcs[a.name], l.funcs[a.target]
		if fn == nil || to == nil || fn.defined || !to.defined {
			continue
		}
		// The alias is a function that calls its target.
		l.forward(fn, to)
	}
	for _, fn := range l.ctors {
		if fn.defined {
			l.init.emit(&cfg.Call{Callee: &cfg.FuncRef{Func: fn.cfg, Typ: l.b.pointer(fn.t).cfgType()}}, fn.pos)
		}
	}
	for _, fn := range l.dtors {
		if fn.defined {
			l.init.emit(&cfg.Create{Kind: cfg.AtExit, Start: &cfg.FuncRef{Func: fn.cfg, Typ: l.b.pointer(fn.t).cfgType()}, Pos: fn.pos}, fn.pos)
		}
	}
}

// forward gives fn a body that calls another function with its own parameters.
func (l *linker) forward(fn, to *function) {
	c := fn.cfg
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	f := &funcBuilder{fn: c, ft: fn.t, cur: point{node: c.Entry}}
	var args []cfg.Expr
	for _, p := range to.t.params {
		v := &cfg.Var{Name: "$a", Type: p.cfgType(), Storage: cfg.Param, Func: c}
		c.Params = append(c.Params, v)
		args = append(args, load(v))
	}
	call := &cfg.Call{Callee: &cfg.FuncRef{Func: to.cfg, Typ: l.b.pointer(to.t).cfgType()}, Args: args}
	ret := &cfg.Return{}
	if to.t.result.kind != kVoid {
		r := f.temp(to.t.result.cfgType())
		c.Result = &cfg.Var{Name: "$result", Type: r.Type, Storage: cfg.Temp, Func: c}
		call.Result = lvOf(r)
		ret.Value = load(r)
	}
	f.emit(call, fn.pos)
	f.emit(ret, fn.pos)
	f.goTo(c.Exit)
	fn.defined = true
}

// prune drops the functions that nothing mentions: declarations and static functions of headers, and likewise external objects and literals.
func (l *linker) prune() {
	used := map[*cfg.Func]bool{}
	var todo []*cfg.Func
	visit := func(f *cfg.Func) {
		if f != nil && !used[f] {
			used[f] = true
			todo = append(todo, f)
		}
	}
	visit(l.prog.Init)
	visit(l.prog.TLSInit)
	for _, f := range l.prog.Funcs {
		if f.HasBody() && !f.Private {
			visit(f)
		}
	}
	for len(todo) > 0 {
		f := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					if r, ok := x.(*cfg.FuncRef); ok {
						visit(r.Func)
					}
				})
			}
		}
	}
	kept := l.prog.Funcs[:0]
	for _, f := range l.prog.Funcs {
		if f.HasBody() && !f.Private || used[f] {
			kept = append(kept, f)
		}
	}
	l.prog.Funcs = kept
	l.pruneVars()
}

func (l *linker) pruneVars() {
	used := map[*cfg.Var]bool{}
	mark := func(lv *cfg.LVal) {
		if lv.Var != nil {
			used[lv.Var] = true
		}
	}
	for _, f := range l.prog.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.Operands(e.Action, mark, nil)
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					switch x := x.(type) {
					case *cfg.Load:
						mark(x.LV)
					case *cfg.AddrOf:
						mark(x.LV)
					}
				})
			}
		}
	}
	globals := l.prog.Globals[:0]
	for _, v := range l.prog.Globals {
		if used[v] || !v.Extern && v.Storage != cfg.Literal && v.Name != "__predefined_declarator" {
			globals = append(globals, v)
		}
	}
	l.prog.Globals = globals
}

// names are the sorted keys of a map.
func names[T any](m map[string]T) []string {
	var ns []string
	for n := range m {
		ns = append(ns, n)
	}
	sort.Strings(ns)
	return ns
}
