package frontend

import (
	"cmp"
	"maps"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// Units know each other by the names in their object files. These are the names in the source, unless
// asm("name") or weakref says otherwise.

// An alias makes a name of this unit another name of something that the unit defines.
type alias struct {
	fn     *function // one of these is set
	object *static
	target string
	weak   bool
	ifunc  bool // the target returns the function that the name means
	pos    cfg.Pos
}

// linkName is the name in the object file of what a declaration declares.
func (u *unit) linkName(name string, s *declSpec) string {
	a := &s.attrs
	if a.weakref != "" {
		if a.weakref == "\x00" {
			a.weakref, a.alias = a.alias, ""
		}
		s.label, s.static, a.weak = a.weakref, false, true
	}
	if s.label != "" && !s.register {
		u.renamed[name] = s.label
	}
	name = cmp.Or(u.renamed[name], name)
	if a.weak {
		u.weak[name] = true
	}
	return name
}

// pragmas takes #pragma weak and #pragma redefine_extname into account.
func (u *unit) pragmas() {
	for _, r := range u.src.Renamed {
		u.renamed[r.Name] = r.Target
	}
	for _, w := range u.src.Weak {
		u.weak[w.Name] = true
		if w.Target != "" {
			u.defined[w.Name] = true
			u.weakAliases[w.Name] = w.Target
		}
	}
}

// declareFunc is the function that a declaration at some scope means.
func (u *unit) declareFunc(source string, t *ctype, s *declSpec, pos cfg.Pos) *function {
	name := u.linkName(source, s)
	known := u.funcs
	isStatic := s.static && !s.typedef
	if u.staticFuncs[name] != nil || u.localNames[name] {
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
		if !isStatic && !u.defined[name] || isStatic && !u.staticDefs[name] {
			fn.model = u.models.Lookup(name)
			if m := u.models.Lookup(source); fn.model == nil && m != nil {
				fn.model, fn.cfg.Name = m, source // a library function under the name that some header gives it
			}
			if fn.model == nil {
				fn.model = u.packed(name, pos)
			}
		} else if m := u.models.Lookup(name); m != nil && (m.Override || m.User()) {
			fn.model = m
		}
		if target := u.weakAliases[name]; target != "" {
			u.aliases = append(u.aliases, alias{fn: fn, target: target, weak: true, pos: pos})
		}
	} else if !fn.defined && (t.proto || !fn.t.proto) {
		fn.setType(t)
	}
	if u.cuts(source) && (fn.model == nil || !fn.model.User()) {
		fn.foreign, fn.model = true, nil
	}
	a := s.attrs
	fn.cfg.NoReturn = fn.cfg.NoReturn || a.noreturn
	fn.cfg.Pure = fn.cfg.Pure || a.konst && csource.Computes(name)
	fn.cfg.Weak = fn.cfg.Weak || u.weak[name]
	fn.naked = fn.naked || a.naked
	fn.strong = fn.strong || a.weakref == "" && !u.undefinedWeak[name]
	if a.alias != "" {
		u.aliases = append(u.aliases, alias{fn: fn, target: a.alias, weak: u.weak[name], pos: pos})
	}
	if a.ifunc != "" {
		u.aliases = append(u.aliases, alias{fn: fn, target: a.ifunc, ifunc: true, pos: pos})
	}
	u.runs(fn, &a, pos)
	return fn
}

// declareStatic is the object with static storage duration that a declaration means.
func (u *unit) declareStatic(name string, t *ctype, s *declSpec, pos cfg.Pos, initialised bool) *static {
	source := name
	name = u.linkName(name, s)
	known := u.externs
	isStatic := s.static
	if g := u.fileStatics[name]; g != nil && (s.extern || s.static) {
		known, isStatic = u.fileStatics, true
	} else if isStatic {
		known = u.fileStatics
	}
	st := cfg.Global
	if s.threadLocal || s.register { // a variable that is a register of the processor: each thread has its own
		st = cfg.ThreadLocal
	}
	g := known[name]
	if g == nil {
		g = &static{name: name, t: t, pos: pos}
		g.v = &cfg.Var{Name: source, Type: t.cfgType(), Storage: st, Pos: pos, Private: isStatic, Extern: true, Atomic: t.atomic}
		u.prog.Globals = append(u.prog.Globals, g.v)
		known[name] = g
		if s.register {
			u.registers = append(u.registers, g.v)
		}
		if !isStatic {
			u.statics[name] = append(u.statics[name], g)
		}
		if target := u.weakAliases[name]; target != "" {
			u.aliases = append(u.aliases, alias{object: g, target: target, weak: true, pos: pos})
		}
	} else {
		switch {
		case !compatible(g.t, t, false):
			u.failAt(pos, "conflicting types for %s; the other declaration is at %s", source, g.pos)
		case initialised && g.defined:
			u.failAt(pos, "%s is defined twice; the other definition is at %s", source, g.pos)
		}
	}
	if g.t.incomplete() || initialised && t.isComplete() {
		g.t = t
		g.v.Type = t.cfgType()
	}
	if (!s.extern || initialised) && !s.register {
		if g.v.Extern {
			g.pos = pos
			g.v.Pos = pos
		}
		g.v.Extern = false
	}
	g.defined = g.defined || initialised
	g.weak = g.weak || u.weak[name]
	g.strong = g.strong || s.attrs.weakref == "" && !u.undefinedWeak[name]
	u.holds(g, s.attrs.section, pos)
	if a := s.attrs.alias; a != "" {
		u.aliases = append(u.aliases, alias{object: g, target: a, weak: g.weak, pos: pos})
	}
	return g
}

// completeTentative gives arrays that the unit defines without a length one element, as C does at the end of a unit.
// Where declarations are left out, one of them may have completed it, and what such an object holds is not known.
func (u *unit) completeTentative() {
	for _, known := range []map[string]*static{u.externs, u.fileStatics} {
		for _, g := range known {
			switch {
			case u.partial() && g.t.incomplete():
				g.v.Extern = true
			case !g.v.Extern && g.t.kind == kArray && g.t.n < 0 && !g.t.elem.incomplete():
				g.t = g.t.withLen(1)
				g.v.Type = g.t.cfgType()
			}
		}
	}
}

// collect finds out which functions the unit defines, before any call is lowered.
func (u *unit) collect() {
	u.staticDefs, u.renamed, u.weak, u.weakAliases = map[string]bool{}, map[string]string{}, map[string]bool{}, map[string]string{}
	u.outer = map[string]bool{}
	u.aliasTargets, u.ownWeak, u.localNames = map[string]bool{}, map[string]*function{}, map[string]bool{}
	u.atomics = u.atomics || u.src.Mentions("_Atomic")
	u.madeExternal = map[string]bool{}
	u.pragmas()
	u.collectAssembly()
	for l := u.src.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration
		if d == nil {
			continue
		}
		switch d.Case {
		case cc.ExternalDeclarationFuncDef:
			fd := d.FunctionDefinition
			if inlineOnly(fd.DeclarationSpecifiers) && passesAll(fd.CompoundStatement) {
				continue
			}
			u.defines(fd.Declarator.Name(), fd.DeclarationSpecifiers)
			u.addSource(fd)
		case cc.ExternalDeclarationDecl:
			u.collectAliases(d.Declaration)
			u.collectExternal(d.Declaration)
		}
	}
	u.undefinedWeak = maps.Clone(u.weak)
	for _, target := range u.weakAliases {
		u.aliasTargets[target] = true
	}
	for _, targets := range u.assembly.aliases {
		for _, target := range targets {
			u.aliasTargets[target] = true
		}
	}
}

// inlineOnly reports whether specifiers contain inline and extern.
func inlineOnly(ds *cc.DeclarationSpecifiers) bool {
	inline, extern := false, false
	for s := ds; s != nil; s = s.DeclarationSpecifiers {
		inline = inline || s.Case == cc.DeclarationSpecifiersFunc && s.FunctionSpecifier.Case == cc.FunctionSpecifierInline
		extern = extern || s.Case == cc.DeclarationSpecifiersStorage && s.StorageClassSpecifier.Case == cc.StorageClassSpecifierExtern
	}
	return inline && extern
}

func (u *unit) defines(name string, ds *cc.DeclarationSpecifiers) {
	for s := ds; s != nil; s = s.DeclarationSpecifiers {
		if s.Case == cc.DeclarationSpecifiersStorage && s.StorageClassSpecifier.Case == cc.StorageClassSpecifierStatic {
			label := u.renamed[name]
			u.staticDefs[cmp.Or(label, name)] = true
			if label != "" {
				u.localNames[label] = true
			}
			return
		}
	}
	u.defined[cmp.Or(u.renamed[name], name)] = true
}

// collectAliases finds names that a declaration defines, and those that it changes.
func (u *unit) collectAliases(d *cc.Declaration) {
	var base attrs
	for s := d.DeclarationSpecifiers; s != nil; s = s.DeclarationSpecifiers {
		if s.Case == cc.DeclarationSpecifiersAttr {
			u.names(&base, s.AttributeSpecifierList)
		}
	}
	u.names(&base, d.AttributeSpecifierList)
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		id := l.InitDeclarator
		if id == nil || id.Declarator == nil {
			continue
		}
		a := base
		u.names(&a, l.AttributeSpecifierList)
		u.names(&a, id.AttributeSpecifierList)
		u.outer[id.Declarator.Name()] = true
		if name := id.Declarator.Name(); name != "" && a.weakref == "" {
			if id.Asm != nil {
				u.renamed[name] = asmLabel(id.Asm)
			}
			u.aliasTargets[a.alias] = true
			if a.alias != "" || a.ifunc != "" {
				u.defines(name, d.DeclarationSpecifiers)
			}
			if a.weak {
				u.weak[cmp.Or(u.renamed[name], name)] = true
			}
		}
	}
}

// names reads only the attributes that name something.
func (u *unit) names(a *attrs, l *cc.AttributeSpecifierList) {
	for ; l != nil; l = l.AttributeSpecifierList {
		if l.AttributeSpecifier == nil {
			continue
		}
		for v := l.AttributeSpecifier.AttributeValueList; v != nil; v = v.AttributeValueList {
			if v.AttributeValue == nil {
				continue
			}
			switch attributeName(v.AttributeValue) {
			case "alias", "ifunc", "weakref", "weak":
				u.attribute(a, v.AttributeValue)
			}
		}
	}
}

// asmLabel is the name in asm("name").
func asmLabel(a *cc.Asm) string {
	if a == nil {
		return ""
	}
	return string(narrowString(a.Token3.SrcStr()))
}
