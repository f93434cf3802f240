package frontend

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// unload stands in for code that could not be loaded: files that are lost, and functions of units that are cut.
// Such code belongs to the program: it may read, write and call what its text mentions, whatever it is given,
// and whatever it finds in memory or has been given before. If its text is not known it mentions everything
// that has external linkage. Each of its functions that the rest of the program calls gets a body that does all
// that, any number of times. A function whose address the text takes may be run by threads that it starts; if
// that is one of its own, such a thread runs this body.
func (l *linker) unload(us []*unit, lost []*csource.Result) {
	for _, r := range lost {
		note := cfg.Note{Kind: cfg.Havocked, ID: "unloaded-file", Pos: cfg.Pos{File: r.File.Name, Line: 1, Column: 1}}
		f := &foreignCode{l: l, text: r.Text, file: r.File.Name, what: "code of " + r.File.Name + " that could not be loaded"}
		switch {
		case r.Language != "":
			note.Text, f.what = "the file is not C, but "+r.Language, r.Language+" of "+r.File.Name
		case len(r.Errors) > 0:
			note.Text = "the file could not be loaded: " + firstLine(r.Errors[0].Error())
		default:
			note.Text = "the file could not be loaded: it has errors"
		}
		l.note(note)
		f.name(l.views(), l.funcs)
		if r.Text == nil || slices.ContainsFunc(r.Functions, r.Text.Takes) {
			f.startThreads()
		}
		if slices.Contains(r.Functions, "main") && l.funcs["main"] == nil {
			l.foreignMain(cfg.Pos{File: r.File.Name, Line: 1, Column: 1})
		}
		for _, name := range names(l.funcs) {
			fn := l.funcs[name]
			if !fn.defined && fn.model == nil && builtin(name) == nil && (r.Text == nil || slices.Contains(r.Functions, name)) {
				f.worst(fn)
			}
		}
		if r.Text.MayConstruct() {
			start := l.newFunction("<constructors of "+r.File.Name+">",
				&ctype{kind: kFunc, result: l.b.void, proto: true}, cfg.Pos{File: r.File.Name, Line: 1, Column: 1})
			f.worst(start)
			l.init.emit(&cfg.Call{Callee: &cfg.FuncRef{Func: start.cfg, Typ: l.b.pointer(start.t).cfgType()}}, start.pos)
		}
	}
	for _, u := range us {
		if len(u.cut) == 0 {
			continue
		}
		f := &foreignCode{l: l, text: u.outline, file: u.src.File, what: "code of " + u.src.File + " that could not be loaded"}
		f.name(l.views(), l.funcs)
		f.name(u.fileStatics, u.staticFuncs)
		for _, known := range []map[string]*function{u.staticFuncs, l.funcs} {
			for _, name := range names(known) {
				if fn := known[name]; fn.foreign && u.cut[name] {
					f.worst(fn)
				}
			}
		}
	}
}

// foreignMain declares main, which a lost file defines and the environment calls: the first thread runs code that
// could not be loaded.
func (l *linker) foreignMain(pos cfg.Pos) {
	argv := l.b.pointer(l.b.pointer(l.b.char))
	l.funcs["main"] = l.newFunction("main", &ctype{kind: kFunc, result: l.b.intT, proto: true, params: []*ctype{l.b.intT, argv}}, pos)
}

// allFunctions are the functions of all units, and those of each one alone.
func (l *linker) allFunctions(us []*unit) []map[string]*function {
	all := []map[string]*function{l.funcs}
	for _, u := range us {
		all = append(all, u.staticFuncs)
	}
	return all
}

// views are the objects with external linkage, each as one of the units sees it.
func (l *linker) views() map[string]*static {
	m := map[string]*static{}
	for name, list := range l.statics {
		m[name] = list[0]
	}
	return m
}

// foreignCode is code of one file that could not be loaded.
type foreignCode struct {
	l    *linker
	text *csource.Outline
	file string
	what string // it is

	objects []*cfg.Var
	calls   []*function
	starts  []*function // what threads may run that it starts
	thread  *function   // one of them, for functions of its own
	kept    *cfg.Var    // the pointers that the code was given
}

// name adds what the code mentions.
func (f *foreignCode) name(objects map[string]*static, functions map[string]*function) {
	for _, n := range names(objects) {
		if f.text.Mentions(n) && n != "__predefined_declarator" && n != "__eof_guard__" {
			f.objects = append(f.objects, objects[n].v)
		}
	}
	if f.text != nil && f.text.Mentions("pthread_setattr_default_np") {
		f.objects = append(f.objects, f.l.libraryObject("attributes"))
	}
	for _, n := range names(functions) {
		if fn := functions[n]; fn.defined && f.text.Mentions(n) {
			f.calls = append(f.calls, fn)
			if f.text.Takes(n) {
				f.starts = append(f.starts, fn)
			}
		} else if fn.foreign && f.text.Takes(n) {
			f.startThreads()
		}
	}
}

// startThreads makes a function for the threads that the code starts with its own functions.
func (f *foreignCode) startThreads() {
	if f.thread == nil {
		// Its argument is something that the code has anyway.
		f.thread = f.l.newFunction("<threads of "+f.file+">", &ctype{kind: kFunc, result: f.l.b.voidPtr},
			cfg.Pos{File: f.file, Line: 1, Column: 1})
		f.starts = append(f.starts, f.thread)
	}
}

// worst gives fn a body that does all that the code may do.
func (f *foreignCode) worst(fn *function) {
	c := fn.cfg
	if c.HasBody() {
		return
	}
	l := f.l
	if f.kept == nil {
		f.kept = l.object("<kept by "+f.file+">", &cfg.Array{Elem: l.b.voidPtr.cfgType(), Len: 64}, cfg.Global)
	}
	void := l.b.voidPtr.cfgType()
	slot := func() *cfg.LVal {
		return &cfg.LVal{Var: f.kept, Path: []cfg.Step{{Index: &cfg.Nondet{Typ: l.b.UInt}, Elem: void}}, Type: void, Internal: true}
	}
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	b := &funcBuilder{fn: c, ft: fn.t, cur: point{node: c.Entry}}
	any := b.temp(void)
	h := &cfg.Havoc{Text: f.what, Outputs: []*cfg.LVal{lvOf(any)}, Pos: fn.pos}
	for i, p := range fn.t.params {
		v := &cfg.Var{Name: "$" + string(rune('a'+i%26)), Type: p.cfgType(), Storage: cfg.Param, Func: c}
		c.Params = append(c.Params, v)
		switch {
		case !cfg.IsScalar(v.Type):
			h.Args = append(h.Args, addressOfVar(l.b, v))
		default:
			h.Args = append(h.Args, load(v))
			if p.kind == kPtr {
				b.emit(&cfg.Assign{LHS: slot(), RHS: castTo(load(v), void)}, fn.pos)
			}
		}
	}
	h.Args = append(h.Args, &cfg.Load{LV: slot()})
	for _, v := range f.objects {
		h.Args = append(h.Args, addressOfVar(l.b, v))
	}
	for _, g := range f.starts {
		h.Args = append(h.Args, &cfg.FuncRef{Func: g.cfg, Typ: l.b.pointer(g.t).cfgType()})
	}
	head := b.here()
	b.emit(h, fn.pos)
	choice := b.here()
	for _, g := range f.calls {
		b.cur = point{node: choice}
		b.callWith(l.b, g, any)
		b.goTo(head)
	}
	ret := &cfg.Return{}
	if t := fn.t.result; t.kind != kVoid {
		c.Result = &cfg.Var{Name: "$result", Type: t.cfgType(), Storage: cfg.Temp, Func: c}
		ret.Value = anyOf(b, t, any, fn.pos)
	}
	b.cur = point{node: choice}
	b.emit(&cfg.Skip{}, fn.pos)
	b.emit(ret, fn.pos)
	b.goTo(c.Exit)
	if f.thread != nil {
		f.worst(f.thread)
	}
}

// callWith calls g with arguments made of a value that may be anything.
func (f *funcBuilder) callWith(b *basics, g *function, any *cfg.Var) {
	call := &cfg.Call{Callee: &cfg.FuncRef{Func: g.cfg, Typ: b.pointer(g.t).cfgType()}}
	for _, p := range g.t.params {
		call.Args = append(call.Args, anyOf(f, p, any, g.pos))
	}
	f.emit(call, g.pos)
}

// anyOf is an arbitrary value of a type.
func anyOf(f *funcBuilder, t *ctype, any *cfg.Var, pos cfg.Pos) cfg.Expr {
	ct := t.cfgType()
	if t.isScalar() && t.kind != kFloat {
		return castTo(load(any), ct)
	}
	if cfg.IsScalar(ct) {
		return &cfg.Nondet{Typ: ct, Pos: pos}
	}
	v := f.temp(ct)
	f.emit(&cfg.Havoc{Text: "an unknown argument", Args: []cfg.Expr{load(any)}, Outputs: []*cfg.LVal{lvOf(v)}, Pos: pos}, pos)
	return load(v)
}

func addressOfVar(b *basics, v *cfg.Var) cfg.Expr {
	return &cfg.AddrOf{LV: lvOf(v), Typ: b.PointerTo(v.Type)}
}
