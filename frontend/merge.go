package frontend

import (
	"cmp"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Each unit has variables of its own for the objects with external linkage that it mentions. When all units are
// lowered, those that are one object become one variable. Where a unit saw the object with another type than
// the variable's, its lvalues go through a pointer of that type.

// resolveAliases makes the aliases of a unit known, when the unit has defined their targets.
func (u *unit) resolveAliases() {
	u.bindLocalNames()
	for _, a := range u.aliases {
		if a.object != nil {
			to := u.fileStatics[a.target]
			if to == nil {
				to = u.externs[a.target]
			}
			if to == nil || to == a.object {
				u.failAt(a.pos, "%s is an alias of %s, which is not defined here", a.object.name, a.target)
			}
			a.object.alias = u.meant(to)
			a.object.v.Extern = false
			u.linker.aliased = append(u.linker.aliased, a.object)
			continue
		}
		to := u.targetFunc(a.target)
		switch {
		case to == nil || !to.defined || to == a.fn:
			u.failAt(a.pos, "%s is an alias of %s, which is not defined here", a.fn.name, a.target)
		case a.fn.defined:
			if !a.weak && !a.fn.weak {
				u.failAt(a.pos, "%s is defined twice; the other definition is at %s", a.fn.name, a.fn.pos)
			}
		case a.ifunc:
			u.resolved(a.fn, to)
		default:
			a.fn.defined, a.fn.weak, a.fn.pos = true, a.weak, a.pos
			u.same[a.fn.cfg] = to.cfg
		}
	}
}

// targetFunc is the function that an alias of a name means: of a weak definition that of this unit (in the
// object file, both names stand for one place).
func (u *unit) targetFunc(name string) *function {
	for range u.aliases {
		i := slices.IndexFunc(u.aliases, func(a alias) bool { return a.fn != nil && !a.ifunc && !a.fn.static && a.fn.name == name })
		if i < 0 {
			break
		}
		name = u.aliases[i].target
	}
	return cmp.Or(u.staticFuncs[name], u.ownWeak[name], u.funcs[name])
}

// weakTarget lowers a weak definition that other names of this unit are aliases of.
func (u *unit) weakTarget(fn *function, x declared, s *declSpec, pos cfg.Pos, body *cc.CompoundStatement) {
	if u.ownWeak[fn.name] != nil {
		u.failAt(pos, "%s is defined twice in this file", x.name)
	}
	if m := fn.model; m != nil && !m.Override {
		fn.model = nil
	}
	own := u.newFunction(fn.name, x.t, pos)
	own.cfg.NoReturn, own.cfg.Pure, own.cfg.Private = fn.cfg.NoReturn, fn.cfg.Pure, true
	own.defined, own.weak, own.naked, own.t = true, true, fn.naked || s.attrs.naked, x.t
	u.ownWeak[fn.name] = own
	if !fn.defined {
		fn.defined, fn.weak, fn.pos, fn.t = true, true, pos, x.t
		u.same[fn.cfg] = own.cfg
	}
	u.body(own, x, body, nil)
}

// meant is the object that an alias of g means, which is the definition of this unit even if g is weak and
// gives way to another one.
func (u *unit) meant(g *static) *static {
	if !g.weak || g.v.Private || g.v.Extern || g.alias != nil {
		return g
	}
	if g.own == nil {
		v := *g.v
		v.Private = true
		g.own = &static{name: g.name, v: &v, t: g.t, defined: g.defined, weak: true, pos: g.pos, initialise: g.initialise}
		u.prog.Globals = append(u.prog.Globals, &v)
	}
	return g.own
}

// bindLocalNames makes a name that asm("name") gives to a static object mean that in all of the unit.
func (u *unit) bindLocalNames() {
	for _, name := range names(u.fileStatics) {
		if g := u.externs[name]; g != nil && g.v.Extern && g.alias == nil {
			g.alias = u.fileStatics[name]
			g.v.Extern, g.v.Private = false, true
			u.statics[name] = slices.DeleteFunc(u.statics[name], func(o *static) bool { return o == g })
			u.linker.aliased = append(u.linker.aliased, g)
		}
	}
}

// resolved gives fn the body of an indirect function: what the resolver returns is called with fn's parameters.
func (u *unit) resolved(fn, resolver *function) {
	c := fn.cfg
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	f := &funcBuilder{u: u, fn: c, ft: fn.t, cur: point{node: c.Entry}}
	ptr := u.b.pointer(fn.t).cfgType()
	var args []cfg.Expr
	for _, p := range fn.t.params {
		v := &cfg.Var{Name: "$a", Type: p.cfgType(), Storage: cfg.Param, Func: c}
		c.Params = append(c.Params, v)
		args = append(args, load(v))
	}
	target := f.temp(resolver.t.result.cfgType())
	f.emit(&cfg.Call{Callee: &cfg.FuncRef{Func: resolver.cfg, Typ: u.b.pointer(resolver.t).cfgType()}, Result: lvOf(target)}, fn.pos)
	call := &cfg.Call{Callee: castTo(load(target), ptr), Args: args}
	ret := &cfg.Return{}
	if fn.t.result.kind != kVoid {
		r := f.temp(fn.t.result.cfgType())
		c.Result = &cfg.Var{Name: "$result", Type: r.Type, Storage: cfg.Temp, Func: c}
		call.Result = lvOf(r)
		ret.Value = load(r)
	}
	f.emit(call, fn.pos)
	f.emit(ret, fn.pos)
	f.goTo(c.Exit)
	fn.defined = true
}

// link makes one object of all variables that are one, and runs constructors before main.
func (l *linker) link() {
	for _, name := range names(l.statics) {
		for _, g := range l.statics[name] {
			if fn := l.funcs[name]; fn != nil && fn.defined && !g.v.Extern {
				panic(errorAt(g.pos, "%s is a function at %s", name, fn.pos))
			}
		}
	}
	for _, name := range names(l.funcs) {
		fn := l.funcs[name]
		switch {
		case !fn.cfg.Weak || fn.defined:
		case fn.taken && (fn.model != nil || l.models.Lookup(strings.TrimLeft(name, "_")) != nil):
			// such as __pthread_key_create
			fn.cfg.Weak = false
			l.note(cfg.Note{Kind: cfg.Assumed, ID: "weak-library-functions", Pos: fn.takenAt, Text: fn.cfg.Name +
				" exists: its library is a part of the program"})
		case fn.model == nil:
			l.prog.Open = l.prog.Open || fn.strong // somewhere it is
		}
	}
	for _, fn := range l.prog.Funcs {
		fn.Weak = fn.Weak && !fn.HasBody()
	}
	become := l.unite()
	l.startUp()
	l.rewrite(become)
}

// unite chooses the variable of each object.
func (l *linker) unite() (become map[*cfg.Var]*cfg.Var) {
	var groups groups
	for _, name := range names(l.statics) {
		views := l.statics[name]
		strong := (*static)(nil) // a definition that weak ones give way to
		var def *static
		for _, g := range views {
			if g.rank() > def.rank() {
				def = g
			}
			if g.weak || g.alias != nil || g.v.Extern {
				continue
			}
			if strong != nil && strong.defined && g.defined {
				panic(errorAt(g.pos, "%s is defined twice; the other definition is at %s", name, strong.pos))
			}
			if strong == nil || g.defined {
				strong = g
			}
		}
		for _, g := range views {
			groups.unite(views[0], g)
			if g.alias != nil && !(g.weak && strong != nil) {
				groups.unite(g, g.alias)
			}
			if g.own != nil {
				groups.unite(g.own, g.own)
				if g == def {
					groups.unite(g, g.own)
				}
			}
		}
	}
	for _, names := range libraryAliases {
		var one *static // that the library defines
		for _, name := range names {
			if views := l.statics[name]; !slices.ContainsFunc(views, func(g *static) bool { return !g.v.Extern }) {
				for _, g := range views {
					if one == nil {
						one = g
					}
					groups.unite(one, g)
				}
			}
		}
	}
	for _, g := range l.aliased {
		if g.v.Private {
			groups.unite(g, g.alias)
		}
	}
	become = map[*cfg.Var]*cfg.Var{}
	for _, members := range groups.list {
		l.merged(members, become)
	}
	for _, name := range names(l.sections) {
		l.gather(name, become)
	}
	return become
}

// rewrite makes the program use the variables and functions that others have turned out to be.
func (l *linker) rewrite(become map[*cfg.Var]*cfg.Var) {
	if len(become) == 0 && len(l.same) == 0 {
		return
	}
	globals := l.prog.Globals[:0]
	for _, v := range l.prog.Globals {
		if become[v] == nil {
			globals = append(globals, v)
		}
	}
	l.prog.Globals = globals
	r := rewriter{l, become}
	for _, f := range append([]*cfg.Func{l.init.fn, l.tls.fn}, l.prog.Funcs...) {
		r.function(f)
	}
	funcs := l.prog.Funcs[:0]
	for _, f := range l.prog.Funcs {
		if l.same[f] == nil {
			funcs = append(funcs, f)
		}
	}
	l.prog.Funcs = funcs
}

// groups are the sets of views that are one object, in the order of their first members.
type groups struct {
	list [][]*static
	of   map[*static]int
}

func (s *groups) unite(a, b *static) {
	if s.of == nil {
		s.of = map[*static]int{}
	}
	i, ok := s.of[a]
	if !ok {
		i = len(s.list)
		s.list = append(s.list, []*static{a})
		s.of[a] = i
	}
	j, ok := s.of[b]
	switch {
	case !ok:
		s.list[i] = append(s.list[i], b)
		s.of[b] = i
	case i != j:
		i, j = min(i, j), max(i, j)
		for _, g := range s.list[j] {
			s.of[g] = i
		}
		s.list[i] = append(s.list[i], s.list[j]...)
		s.list[j] = nil
	}
}

// rank orders the views of an object: the one with the highest rank defines it.
func (g *static) rank() int {
	switch {
	case g == nil || g.alias != nil || g.v.Extern:
		return 0
	case g.weak:
		return 1
	case !g.defined:
		return 2 // a tentative definition: weak ones give way to it, and to a common symbol
	}
	return 3
}

// merged makes one variable of the views of an object: that of the definition, unless another view is larger.
func (l *linker) merged(views []*static, become map[*cfg.Var]*cfg.Var) {
	if len(views) == 0 {
		return
	}
	var def *static
	weak, strong, private := false, false, true
	for _, g := range views {
		if g.rank() > def.rank() {
			def = g
		}
		weak, strong = weak || g.weak, strong || g.strong
		private = private && g.v.Private
		if g.v.Storage != views[0].v.Storage {
			panic(errorAt(g.pos, "%s is thread-local in one place and not in another, at %s", g.name, views[0].pos))
		}
	}
	chosen := def
	if chosen == nil {
		chosen = views[0]
	}
	for _, g := range views {
		if g.t.isComplete() && (chosen.t.incomplete() || g.t.size() > chosen.t.size()) {
			chosen = g
		}
	}
	v := chosen.v
	v.Extern, v.Weak, v.Private = def == nil, def == nil && weak, private
	l.prog.Open = l.prog.Open || v.Weak && strong && !libraryObjects[v.Name]
	if def != nil {
		v.Pos = def.v.Pos
		if def.initialise != nil {
			def.initialise(def.v)
		}
	}
	for _, g := range views {
		if g.v != v {
			become[g.v] = v
		}
	}
}

// A rewriter replaces variables and functions.
type rewriter struct {
	l      *linker
	become map[*cfg.Var]*cfg.Var
}

func (r rewriter) function(f *cfg.Func) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			cfg.Operands(e.Action, r.lval, nil)
			cfg.InspectAction(e.Action, func(x cfg.Expr) {
				switch x := x.(type) {
				case *cfg.FuncRef:
					for r.l.same[x.Func] != nil {
						x.Func = r.l.same[x.Func]
					}
				case *cfg.Load:
					r.lval(x.LV)
				case *cfg.AddrOf:
					r.lval(x.LV)
				}
			})
		}
	}
}

// lval makes an lvalue start at the variable that its own has become.
func (r rewriter) lval(lv *cfg.LVal) {
	v := r.become[lv.Var]
	if lv.Var == nil || v == nil {
		return
	}
	displaced := r.l.displaced[lv.Var]
	offset, inside := r.l.within[lv.Var]
	if cfg.Identical(v.Type, lv.Var.Type) && !displaced && !inside {
		lv.Var = v
		return
	}
	b := r.l.b
	at := cfg.Expr(&cfg.AddrOf{LV: &cfg.LVal{Var: v, Type: v.Type, Pos: lv.Pos}, Typ: b.PointerTo(v.Type)})
	if displaced {
		anywhere := &cfg.Nondet{Typ: b.Long, Pos: lv.Pos, Guess: true}
		at = &cfg.PtrAdd{X: castTo(at, b.charPtr.cfgType()), Index: anywhere, Scale: max(1, r.l.stride[v]), Typ: b.charPtr.cfgType()}
	} else if inside {
		at = &cfg.PtrAdd{X: castTo(at, b.charPtr.cfgType()), Index: intConst(b.ptrdiffT(), uint64(offset)), Scale: 1,
			Typ: b.charPtr.cfgType()}
	}
	lv.Ptr = &cfg.Cast{X: at, Typ: b.PointerTo(lv.Var.Type)}
	lv.Var = nil
}
