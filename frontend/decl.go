package frontend

import (
	"cmp"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// declaration lowers a declaration, in a block or at file scope.
func (f *funcBuilder) declaration(d *cc.Declaration) {
	u := f.u
	switch d.Case {
	case cc.DeclarationAssert:
		if a := d.StaticAssertDeclaration; a != nil && a.ConstantExpression != nil {
			if n, ok := u.constInt(a.ConstantExpression); ok && n == 0 {
				u.fail(a, "static assertion failed")
			}
		}
		return
	case cc.DeclarationAuto:
		f.autoType(d)
		return
	}
	s := u.specs(d.DeclarationSpecifiers)
	s.attrs.merge(u.attributes(d.AttributeSpecifierList))
	base := s.attrs
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		id := l.InitDeclarator
		if id == nil || id.Declarator == nil {
			continue
		}
		s.attrs = base
		s.attrs.merge(u.attributes(l.AttributeSpecifierList, id.AttributeSpecifierList))
		s.label = asmLabel(id.Asm)
		var x declared
		sizes := inDeclarator(id.Declarator)
		f.together(sizes, func() { x = u.declarator(id.Declarator, s.t) })
		if typeof := inSpecs(d.DeclarationSpecifiers); len(sizes) > 0 && len(typeof) > 0 && f.mix(append(typeof, sizes...)) {
			f.oneOrder(sizes[0])
		}
		x.t = u.modeAndVector(x.t, &s.attrs, id.Declarator)
		f.declare(x, &s, id)
		if s.attrs.constexpr {
			f.constexpr(x.name, id.Initializer)
		}
	}
}

// constexpr lets the name of a constexpr object of integer type mean what the object holds (C23 6.6): reading
// it is no access. Other types are const only.
func (f *funcBuilder) constexpr(name string, init *cc.Initializer) {
	s := f.u.scope.symbols[name]
	if s == nil || s.v == nil || !s.t.isInt() || init == nil || init.Case != cc.InitializerExpr {
		return
	}
	if c := f.u.constant(init.AssignmentExpression); c != nil {
		t, _ := f.typeOf(init.AssignmentExpression)
		s.value, _ = f.convert(value{x: c, t: t}, s.t.unqual()).x.(*cfg.Const)
	}
}

func (f *funcBuilder) declare(x declared, s *declSpec, id *cc.InitDeclarator) {
	u := f.u
	if x.name == "" {
		return
	}
	pos := u.pos(x.tok)
	switch {
	case s.typedef:
		u.unaligned = u.unaligned || s.attrs.align > 0 && (x.t.incomplete() || s.attrs.align < x.t.alignof())
		t := x.t.aligned(s.attrs.align)
		u.scope.declare(&symbol{name: x.name, t: t, typedef: true, signed: s.signed, pos: pos})
		return
	case x.t.kind == kFunc && s.auto && !u.atFileScope():
		f.innerFunc(x, pos)
		return
	case x.t.kind == kFunc:
		fn := u.declareFunc(x.name, x.t, s, pos)
		u.scope.declare(&symbol{name: x.name, t: x.t, fn: fn, pos: pos})
		return
	}
	init := id.Initializer
	if x.name == "__func__" && s.static {
		u.scope.declare(&symbol{name: x.name, t: x.t, label: strings.TrimSuffix(f.fn.Name, "\x00"), pos: pos})
		return
	}
	if x.t.kind == kVoid && !s.extern {
		u.fail(x.tok, "%s has type void", x.name)
	}
	t := x.t.aligned(s.attrs.align)
	switch {
	case t.isVLA() && (s.static || u.atFileScope()):
		u.fail(x.tok, "the size of %s is not constant", x.name)
	case init != nil && t.kind == kRecord && t.incomplete():
		u.fail(x.tok, "%s has an incomplete type", x.name)
	case u.atFileScope():
		g := u.declareStatic(x.name, t, s, pos, init != nil)
		u.scope.declare(&symbol{name: x.name, t: g.t, v: g.v, static: g, pos: pos})
		if init != nil {
			u.initStatic(g, init)
		}
	case s.extern:
		// The name means the object that it means at file scope, if it is declared there.
		top := u.scope
		for top.outer != nil {
			top = top.outer
		}
		if sym := top.symbols[x.name]; sym != nil && sym.static != nil {
			u.scope.declare(&symbol{name: x.name, t: sym.t, v: sym.v, static: sym.static, pos: pos})
			return
		}
		g := u.declareStatic(x.name, t, s, pos, false)
		u.scope.declare(&symbol{name: x.name, t: g.t, v: g.v, static: g, pos: pos})
	case s.static || s.threadLocal:
		st := cfg.Global
		if s.threadLocal {
			st = cfg.ThreadLocal
		}
		g := &static{t: t, pos: pos, defined: true}
		g.v = &cfg.Var{Name: x.name, Type: t.cfgType(), Storage: st, Pos: pos, Private: true, Func: f.fn, Atomic: t.atomic}
		u.prog.Globals = append(u.prog.Globals, g.v)
		u.scope.declare(&symbol{name: x.name, t: t, v: g.v, static: g, pos: pos})
		g.name = cmp.Or(s.label, x.name)
		u.locals = append(u.locals, g)
		u.holds(g, s.attrs.section, pos)
		if init != nil {
			u.initStatic(g, init)
		}
	default:
		f.local(x, t, s, init, pos)
	}
}

// local declares an automatic variable.
func (f *funcBuilder) local(x declared, t *ctype, s *declSpec, init *cc.Initializer, pos cfg.Pos) {
	u := f.u
	if t.isVLA() {
		if s.attrs.cleanup != "" {
			u.fail(x.tok, "unsupported attribute cleanup of a variable-length array")
		}
		f.vla(x.name, t, pos)
		if init != nil {
			f.clear(x.name, t, init, pos)
		}
		return
	}
	if t.incomplete() && !(t.kind == kArray && init != nil) {
		u.fail(x.tok, "%s has an incomplete type", x.name)
	}
	v := &cfg.Var{Name: x.name, Type: t.cfgType(), Storage: cfg.Local, Func: f.fn, Pos: pos, Atomic: t.atomic}
	f.fn.Locals = append(f.fn.Locals, v)
	sym := &symbol{name: x.name, t: t, v: v, pos: pos}
	if s.register && s.label != "" {
		f.registers = append(f.registers, v)
	}
	if other := u.scope.symbols[x.name]; other != nil {
		u.failAt(pos, "%s is declared twice; the other declaration is at %s", x.name, other.pos)
	}
	u.scope.declare(sym)
	switch {
	case init == nil:
		f.emit(&cfg.Declare{Var: v}, pos)
	case t.isScalar():
		f.late = append(f.late, lateDeclare{v, f.here(), pos})
	default:
		f.emit(&cfg.Declare{Var: v}, pos)
	}
	if init != nil {
		sym.t = f.initialise(v, t, init, pos)
	}
	if s.attrs.cleanup != "" {
		f.atEnd(s.attrs.cleanup, v, sym.t, pos)
	}
}

// vla allocates a variable-length array, or a structure that ends in one; the name is the register that points to it.
func (f *funcBuilder) vla(name string, t *ctype, pos cfg.Pos) {
	e := t.elem
	if t.kind == kRecord {
		e = t
	}
	v := &cfg.Var{Name: name, Type: f.u.b.pointer(e).cfgType(), Storage: cfg.Temp, Func: f.fn, Pos: pos}
	f.fn.Locals = append(f.fn.Locals, v)
	f.u.scope.declare(&symbol{name: name, t: t, vla: v, pos: pos})
	f.emit(&cfg.Alloc{Result: lvOf(v), Size: f.vlaSize(t), Kind: cfg.Stack, Name: name}, pos)
}

// clear zeroes a variable-length array: all that C23 lets an initialiser of one do.
func (f *funcBuilder) clear(name string, t *ctype, init *cc.Initializer, pos cfg.Pos) {
	if init.Case != cc.InitializerInitList || init.InitializerList != nil {
		f.u.failAt(pos, "a variable-length array can only be initialised by {}")
	}
	p := load(f.u.scope.symbols[name].vla)
	f.emit(&cfg.MemSet{Dst: p, Byte: intConst(f.u.b.intT, 0), Len: f.vlaSize(t), Pos: pos}, pos)
}

// autoType lowers __auto_type x = e.
func (f *funcBuilder) autoType(d *cc.Declaration) {
	u := f.u
	if d.Initializer == nil || d.Initializer.Case != cc.InitializerExpr {
		u.fail(d, "__auto_type needs an initialiser")
	}
	name := d.Declarator.Name()
	tok := d.Declarator.NameTok()
	if u.atFileScope() {
		t, _ := f.typeOf(d.Initializer.AssignmentExpression)
		if t.kind == kArray {
			t = u.b.pointer(t.elem)
		} else if t.kind == kFunc {
			t = u.b.pointer(t)
		}
		x := declared{name: name, t: t.unqual(), tok: tok}
		f.declare(x, &declSpec{t: x.t}, &cc.InitDeclarator{Declarator: d.Declarator, Initializer: d.Initializer})
		return
	}
	v := f.expr(d.Initializer.AssignmentExpression)
	if v.x == nil {
		u.fail(d, "initialiser has no value")
	}
	if v.t.tail() != nil {
		u.fail(d, "initialiser is a structure with a member of variable length")
	}
	t := u.pointers(d.Declarator.Pointer, u.b.promoteBits(v))
	if d.Declarator.Pointer != nil {
		t = v.t
	}
	w := &cfg.Var{Name: name, Type: t.cfgType(), Storage: cfg.Local, Func: f.fn, Pos: u.pos(tok)}
	f.fn.Locals = append(f.fn.Locals, w)
	f.late = append(f.late, lateDeclare{w, f.here(), u.pos(tok)})
	lv := lvOf(w)
	lv.Pos = u.pos(tok)
	f.emit(&cfg.Assign{LHS: lv, RHS: v.x}, u.pos(tok))
	u.scope.declare(&symbol{name: name, t: t, v: w, pos: u.pos(tok)})
}

func (b *basics) promoteBits(v value) *ctype {
	if v.width > 0 {
		return b.promote(v.t, v.width)
	}
	return v.t
}

// function lowers a function definition.
func (u *unit) function(ds *cc.DeclarationSpecifiers, d *cc.Declarator, kr *cc.DeclarationList, body *cc.CompoundStatement) {
	s := u.specs(ds)
	x := u.declarator(d, s.t)
	if x.t.kind != kFunc || x.params == nil {
		u.fail(d, "function definition does not declare a function")
	}
	pos := u.pos(x.tok)
	if s.inline && s.extern && passesAll(body) {
		// Only for inlining, with the caller's arguments: elsewhere is the function itself.
		fn := u.declareFunc(x.name, x.t, &s, pos)
		u.scope.declare(&symbol{name: x.name, t: x.t, fn: fn, pos: pos})
		return
	}
	if len(x.params.idents) > 0 {
		x = u.oldStyle(x, kr)
	} else if !x.t.proto {
		// f() { } takes no arguments.
		t := *x.t
		t.made, t.ptr = nil, nil
		x.t = &t
	}
	fn := u.declareFunc(x.name, x.t, &s, pos)
	u.scope.declare(&symbol{name: x.name, t: fn.t, fn: fn, pos: pos})
	if u.cuts(x.name) {
		return
	}
	if m := fn.model; m != nil && m.User() { // it is taken for granted
		fn.instead = pos
		return
	}
	weak := u.weak[fn.name]
	if u.onlyInline(x.name, &s) && !weak {
		u.inlineDefinition(fn, x, &s, pos, body)
		return
	}
	inline := s.inline && (!s.extern || s.attrs.gnuInline || u.src.GNU89Inline)
	if weak && !fn.static && u.aliasTargets[fn.name] {
		u.weakTarget(fn, x, &s, pos, body)
		return
	}
	if fn.defined {
		switch {
		case fn.static, !fn.inline && !inline && !fn.weak && !weak:
			u.failAt(pos, "%s is defined twice; the other definition is at %s", x.name, fn.pos)
		case fn.inline && !inline || fn.weak && !weak && !inline:
			// An external definition replaces an inline or weak one.
			*fn.cfg = cfg.Func{Name: fn.cfg.Name, NoReturn: fn.cfg.NoReturn, Weak: fn.cfg.Weak}
			delete(u.same, fn.cfg)
		default:
			return
		}
	}
	fn.defined, fn.inline, fn.weak, fn.pos = true, inline && !fn.static, weak, pos
	if m := fn.model; m != nil && !m.Override {
		fn.model = nil
	}
	fn.t = x.t
	fn.naked = fn.naked || s.attrs.naked
	if fn.static && u.src.Bundled(x.tok) {
		fn.bundled = &bundledBody{x, body}
	}
	u.body(fn, x, body, nil)
}

// body lowers the body of a function, which may be nested in another.
func (u *unit) body(fn *function, x declared, body *cc.CompoundStatement, around *funcBuilder) {
	pos := fn.pos
	c := fn.cfg
	u.lowered = append(u.lowered, c)
	fn.text = u.src.Text(body)
	c.Type, c.Pos = x.t.cfgType().(*cfg.FuncType), pos
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	f := &funcBuilder{u: u, fn: c, ft: x.t, cur: point{node: c.Entry}, labels: map[string]*label{},
		labelIDs: map[string]*cfg.Const{}, body: body, around: around, naked: fn.naked}
	outer := u.fb
	u.fb = f
	u.push()
	f.params(x)
	f.atomic = strings.HasPrefix(x.name, "__VERIFIER_atomic_") && x.name != "__VERIFIER_atomic_begin" && x.name != "__VERIFIER_atomic_end"
	if f.atomic {
		u.verifier(x.name, true)
		f.emit(&cfg.AtomicBegin{}, pos)
	}
	f.environment()
	if x.t.result.kind != kVoid {
		c.Result = &cfg.Var{Name: "$result", Type: x.t.result.cfgType(), Storage: cfg.Temp, Func: c}
	}
	f.items(body)
	if f.cur.reachable() {
		var v cfg.Expr
		if x.name == "main" && x.t.result.isInt() {
			v = intConst(x.t.result, 0)
		}
		if f.naked && c.Result != nil {
			f.emit(&cfg.Havoc{Text: "the result of a naked function", Outputs: []*cfg.LVal{lvOf(c.Result)}, Pos: pos}, pos)
			v = load(c.Result)
		}
		f.ret(v, u.pos(body.Token2))
	}
	f.finish()
	u.pop()
	u.fb = outer
}

// ret leaves the function.
func (f *funcBuilder) ret(v cfg.Expr, pos cfg.Pos) {
	if (f.atomic || f.active != nil) && v != nil && !f.stable(v, nil) {
		v = f.saved(v, pos)
	}
	f.leave(f.active, nil)
	if f.atomic {
		f.emit(&cfg.AtomicEnd{}, pos)
	}
	if f.fn.Name == "main" {
		if v != nil && !f.stable(v, nil) {
			v = f.saved(v, pos)
		}
		f.flush(pos) // as exit does
	}
	f.emit(&cfg.Return{Value: v}, pos)
	f.goTo(f.fn.Exit)
}

// finish completes what only the end of a function decides.
func (f *funcBuilder) finish() {
	for _, name := range names(f.labels) {
		if l := f.labels[name]; l.node == nil && len(l.open)+len(l.pending) > 0 {
			f.u.failAt(l.pos, "label %s is not defined", name)
		}
	}
	f.finishComputed()
	taken := map[*cfg.Var]bool{}
	jumps := false // a function that calls setjmp keeps all its variables in memory
	for _, e := range f.edges {
		if len(f.late) == 0 {
			break
		}
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if a, ok := x.(*cfg.AddrOf); ok && a.LV.Var != nil {
				taken[a.LV.Var] = true
			}
		})
		if _, ok := e.Action.(*cfg.SetJmp); ok {
			jumps = true
		}
		if lv := cfg.AtomicTarget(e.Action); lv != nil && lv.Var != nil {
			taken[lv.Var] = true
		}
	}
	for i := len(f.late) - 1; i >= 0; i-- {
		if d := f.late[i]; taken[d.v] || jumps {
			f.insert(d.node, &cfg.Declare{Var: d.v}, d.pos)
		}
	}
}
