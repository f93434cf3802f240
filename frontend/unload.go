package frontend

import (
	"fmt"
	"slices"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// unload stands in for code that could not be loaded: files that are lost, and functions and declarations that are left
// out of units. Such code belongs to the program: it may read, write and call what its text mentions, whatever it is
// given, and whatever it finds in memory or has been given before. If its text is not known it mentions everything
// that has external linkage. Each of its functions that the rest of the program calls gets a body that does all
// that, any number of times. A function whose address the text takes may be run by threads that it starts; if
// that is one of its own, such a thread runs this body. Its objects that others know may lead to all that it mentions.
//
// Code of several files may know the same functions and objects of which nobody else knows anything: such pieces call
// each other, and find in those objects what the other mentions. So they are one, and each does what any of them may.
func (l *linker) unload(us []*unit, lost []*csource.Result) {
	for _, f := range l.groups(l.pieces(us, lost)) {
		for _, p := range f.pieces {
			if slices.Contains(p.functions, "main") && l.funcs["main"] == nil {
				l.foreignMain(p.pos)
			}
			if p.text.MayConstruct() {
				start := l.newFunction("<constructors of "+p.pos.File+">", &ctype{kind: kFunc, result: l.b.void, proto: true}, p.pos)
				f.worst(start, p.what)
				l.init.emit(&cfg.Call{Callee: &cfg.FuncRef{Func: start.cfg, Typ: l.b.pointer(start.t).cfgType()}}, start.pos)
			}
			f.define(p)
		}
	}
}

// A piece is what could not be loaded of one file.
type piece struct {
	unit      *unit // nil: all of the file
	foreign   bool  // it is in another language
	text      *csource.Outline
	functions []string // that it seems to define
	what      string   // it is, for reports
	pos       cfg.Pos
}

// pieces lists what could not be loaded.
func (l *linker) pieces(us []*unit, lost []*csource.Result) (list []*piece) {
	for _, r := range lost {
		p := &piece{text: r.Text, foreign: r.Language != "", functions: r.Functions, what: "code of " + r.File.Name + " that could not be loaded",
			pos: cfg.Pos{File: r.File.Name, Line: 1, Column: 1}}
		note := cfg.Note{Kind: cfg.Havocked, ID: "unloaded-file", Pos: p.pos}
		switch {
		case r.Language != "":
			note.Text, p.what = "the file is not C, but "+r.Language, r.Language+" of "+r.File.Name
		case len(r.Errors) > 0:
			note.Text = "the file could not be loaded: " + firstLine(r.Errors[0].Error())
		default:
			note.Text = "the file could not be loaded: it has errors"
		}
		l.note(note)
		list = append(list, p)
	}
	for _, u := range us {
		if u.without == nil {
			continue
		}
		for _, n := range u.without.notes[:min(maxLeftOut, len(u.without.notes))] {
			l.note(n)
		}
		if n := len(u.without.notes) - maxLeftOut; n > 0 {
			more := u.without.notes[maxLeftOut]
			more.Text = fmt.Sprintf("%d more parts of the file could not be loaded, from here on", n)
			l.note(more)
		}
		p := &piece{unit: u, text: u.outline, functions: slices.Clone(u.src.Defines), what: "code of " + u.src.File +
			" that could not be loaded", pos: cfg.Pos{File: u.src.File, Line: 1, Column: 1}}
		for d := range u.without.decls {
			if d.Case == cc.ExternalDeclarationFuncDef {
				p.functions = append(p.functions, d.FunctionDefinition.Declarator.Name())
			}
		}
		slices.Sort(p.functions)
		list = append(list, p)
	}
	return list
}

// maxLeftOut bounds what is listed of one file.
const maxLeftOut = 20

// groups joins the pieces that share names which nothing else defines.
func (l *linker) groups(pieces []*piece) (groups []*foreignCode) {
	parent := make([]int, len(pieces))
	for i := range parent {
		parent[i] = i
	}
	root := func(i int) int {
		for parent[i] != i {
			i = parent[i]
		}
		return i
	}
	for i, p := range pieces {
		for _, n := range slices.Concat(p.text.Declared(), p.functions) {
			if l.definesName(n) {
				continue
			}
			for j, q := range pieces {
				if a, b := root(i), root(j); a != b && (p.text == nil || q.text.Mentions(n) || slices.Contains(q.functions, n)) {
					parent[max(a, b)] = min(a, b)
				}
			}
		}
		if p.text == nil { // it may mention whatever others define
			for j := range pieces {
				a, b := root(i), root(j)
				parent[max(a, b)] = min(a, b)
			}
		}
	}
	at := map[int]*foreignCode{}
	for i, p := range pieces {
		f := at[root(i)]
		if f == nil {
			f = &foreignCode{l: l, file: p.pos.File}
			at[root(i)] = f
			groups = append(groups, f)
		}
		f.pieces = append(f.pieces, p)
	}
	for _, f := range groups {
		f.nameAll()
	}
	return groups
}

// definesName reports whether code that is loaded defines a function or an object with external linkage.
func (l *linker) definesName(name string) bool {
	if fn := l.funcs[name]; fn != nil && fn.defined {
		return true
	}
	return slices.ContainsFunc(l.statics[name], func(g *static) bool { return !g.v.Extern })
}

// define gives bodies to the functions of a piece, and lets its objects hold what the text mentions.
func (f *foreignCode) define(p *piece) {
	known, objects := []map[string]*function{f.l.funcs}, []map[string][]*static{f.l.statics}
	if u := p.unit; u != nil {
		known = append(known, u.staticFuncs)
		own := map[string][]*static{}
		for n, g := range u.fileStatics {
			own[n] = []*static{g}
		}
		objects = append(objects, own)
	}
	for _, m := range known {
		for _, name := range names(m) {
			fn := m[name]
			cut := p.unit != nil && fn.foreign && p.unit.cuts(name)
			lost := !fn.defined && fn.model == nil && builtin(name) == nil &&
				(p.text == nil || slices.Contains(p.functions, name))
			if cut || lost {
				f.worst(fn, p.what)
			}
		}
	}
	for _, m := range objects {
		for _, name := range names(m) {
			if p.text != nil && !p.text.Declares(name) || libraryObjects[name] {
				continue
			}
			for _, g := range m[name] {
				// What is left out of a unit may hold the initialiser of an object that another declaration makes known.
				if g.alias == nil && (g.v.Extern || p.unit != nil && p.unit.knows(g)) {
					g.v.Extern = true
					f.fill(g.v)
				}
			}
		}
	}
}

// knows reports whether a unit has declared an object.
func (u *unit) knows(g *static) bool { return u.fileStatics[g.name] == g || u.externs[g.name] == g }

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
		if len(list) > 0 { // a unit may have taken back what it has declared
			m[name] = list[0]
		}
	}
	return m
}

// foreignCode is code that could not be loaded, or assembly.
type foreignCode struct {
	l      *linker
	pieces []*piece
	text   *csource.Outline
	file   string

	objects []*cfg.Var
	calls   []*function
	starts  []*function // what threads may run that it starts
	thread  *function   // one of them, for functions of its own
	kept    *cfg.Var    // the pointers that the code was given, or has found
	body    *function   // see mentioned
	named   map[any]bool
}

// nameAll adds what the pieces mention.
func (f *foreignCode) nameAll() {
	for _, p := range f.pieces {
		f.text = p.text
		f.name(f.l.views(), f.l.funcs)
		if u := p.unit; u != nil {
			f.name(u.fileStatics, u.staticFuncs)
		}
	}
	// It may have objects of its own, by which its threads race with each other. (That files in other languages keep to
	// what they name is an assumption: see csource.LoadForeign.)
	if slices.ContainsFunc(f.pieces, func(p *piece) bool { return !p.foreign }) {
		f.objects = append(f.objects, f.l.object("<objects of code of "+f.file+" that could not be loaded>", f.l.b.long.cfgType(), cfg.Global))
	}
	for _, p := range f.pieces {
		if p.unit == nil && p.text == nil {
			f.startThreads()
		}
		for _, name := range p.functions {
			if slices.ContainsFunc(f.pieces, func(q *piece) bool { return q.text.Takes(name) }) {
				f.startThreads()
			}
		}
	}
}

// name adds what the text mentions.
func (f *foreignCode) name(objects map[string]*static, functions map[string]*function) {
	once := func(x any) bool {
		if f.named == nil {
			f.named = map[any]bool{}
		}
		again := f.named[x]
		f.named[x] = true
		return !again
	}
	for _, n := range names(objects) {
		if f.text.Mentions(n) && n != "__predefined_declarator" && n != "__eof_guard__" && once(objects[n].v) {
			f.objects = append(f.objects, objects[n].v)
		}
	}
	if f.text != nil && f.text.Mentions("pthread_setattr_default_np") {
		f.objects = append(f.objects, f.l.libraryObject("attributes"))
	}
	for _, n := range names(functions) {
		fn := functions[n]
		switch {
		case fn.defined && f.text.Mentions(n):
			if once(fn) {
				f.calls = append(f.calls, fn)
			}
			type taken struct{ fn *function }
			if f.text.Takes(n) && once(taken{fn}) {
				f.starts = append(f.starts, fn)
			}
		case !fn.defined && fn.foreign && f.text.Takes(n):
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

// worst gives fn a body that does all that the code may do. what is said of it in reports. Each such function uses what
// it is given, and the pointers that the code keeps; what the text mentions is used in one function that all of them call,
// since there may be thousands of both. Whatever one of the two gets at, it leaves among these pointers, for the other.
func (f *foreignCode) worst(fn *function, what string) {
	c := fn.cfg
	if c.HasBody() {
		return
	}
	l := f.l
	if f.kept == nil {
		f.kept = l.object("<kept by "+f.file+">", &cfg.Array{Elem: l.b.voidPtr.cfgType(), Len: 64}, cfg.Global)
	}
	void := l.b.voidPtr.cfgType()
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	b := &funcBuilder{fn: c, ft: fn.t, cur: point{node: c.Entry}}
	any := b.temp(void)
	h := &cfg.Havoc{Text: what, Outputs: []*cfg.LVal{lvOf(any)}, Pos: fn.pos}
	for i, p := range fn.t.params {
		v := &cfg.Var{Name: "$" + string(rune('a'+i%26)), Type: p.cfgType(), Storage: cfg.Param, Func: c}
		c.Params = append(c.Params, v)
		switch {
		case !cfg.IsScalar(v.Type):
			h.Args = append(h.Args, addressOfVar(l.b, v))
		default:
			h.Args = append(h.Args, load(v))
			if p.kind == kPtr {
				b.emit(&cfg.Assign{LHS: f.slot(), RHS: castTo(load(v), void)}, fn.pos)
			}
		}
	}
	h.Args = append(h.Args, &cfg.Load{LV: f.slot()})
	head := b.here()
	b.emit(h, fn.pos)
	b.emit(&cfg.Assign{LHS: f.slot(), RHS: load(any)}, fn.pos)
	mentioned := f.mentioned(what, fn.pos)
	b.emit(&cfg.Call{Callee: &cfg.FuncRef{Func: mentioned.cfg, Typ: l.b.pointer(mentioned.t).cfgType()}}, fn.pos)
	choice := b.here()
	b.emit(&cfg.Skip{}, fn.pos)
	b.goTo(head)
	b.cur = point{node: choice}
	b.emit(&cfg.Skip{}, fn.pos)
	ret := &cfg.Return{}
	if t := fn.t.result; t.kind != kVoid {
		c.Result = &cfg.Var{Name: "$result", Type: t.cfgType(), Storage: cfg.Temp, Func: c}
		ret.Value = anyOf(b, t, any, fn.pos)
	}
	b.emit(ret, fn.pos)
	b.goTo(c.Exit)
	if f.thread != nil {
		f.worst(f.thread, what)
	}
}

// slot is one of the pointers that the code keeps.
func (f *foreignCode) slot() *cfg.LVal {
	void := f.l.b.voidPtr.cfgType()
	return &cfg.LVal{Var: f.kept, Path: []cfg.Step{{Index: &cfg.Nondet{Typ: f.l.b.UInt}, Elem: void}}, Type: void, Internal: true}
}

// mentioned is the function that uses the objects and calls the functions that the text mentions, any number of times. In
// reports that is where the first function of the code is declared.
func (f *foreignCode) mentioned(what string, pos cfg.Pos) *function {
	if f.body != nil {
		return f.body
	}
	l := f.l
	fn := l.newFunction("<code of "+f.file+">", &ctype{kind: kFunc, result: l.b.void, proto: true}, pos)
	f.body = fn
	c := fn.cfg
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	b := &funcBuilder{fn: c, ft: fn.t, cur: point{node: c.Entry}}
	any := b.temp(l.b.voidPtr.cfgType())
	h := &cfg.Havoc{Text: what, Args: []cfg.Expr{&cfg.Load{LV: f.slot()}}, Outputs: []*cfg.LVal{lvOf(any)}, Pos: pos}
	for _, v := range f.objects {
		h.Args = append(h.Args, addressOfVar(l.b, v))
	}
	for _, g := range f.starts {
		h.Args = append(h.Args, &cfg.FuncRef{Func: g.cfg, Typ: l.b.pointer(g.t).cfgType()})
	}
	head := b.here()
	b.emit(h, pos)
	b.emit(&cfg.Assign{LHS: f.slot(), RHS: load(any)}, pos)
	choice := b.here()
	for _, g := range f.calls {
		b.cur = point{node: choice}
		b.callWith(l.b, g, any)
		b.goTo(head)
	}
	b.cur = point{node: choice}
	b.emit(&cfg.Skip{}, pos)
	b.emit(&cfg.Return{}, pos)
	b.goTo(c.Exit)
	return fn
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
