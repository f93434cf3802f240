package frontend

import (
	"slices"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Definitions for inlining only: those of C99 with inline and without extern, and those of GNU C with both.
// They are no definitions for the linker: a call may run the one of its own unit, or the external one that some
// other unit has, and the compiler chooses at each call (C17 6.7.4p7: it is unspecified). Where the two differ,
// calls run either; with attribute always_inline they run that of their own unit. Wherever the address of such
// a function is taken it is the external one that is meant.
//
// If no unit has one, then gcc -O0 does not link the program, unless the definition is in a part of it that is
// not there, and with -O2 it depends on what is inlined. Each unit uses its own definition, and that the missing
// one does the same is an assumption, except for functions of the library, and those that are always inlined.

// An inlineDefinition is what a unit has for inlining.
type inlineDefinition struct {
	fn     *function // as all units see it
	def    *function
	always bool
	name   string // by which the unit defines it
	beside bool   // the unit has another definition, by another name: asm("f") makes the two one function
}

// onlyInline reports whether a definition is for inlining only.
func (u *unit) onlyInline(name string, s *declSpec) bool {
	switch {
	case !s.inline || s.static:
		return false
	case s.attrs.gnuInline || u.src.GNU89Inline:
		return s.extern
	}
	return !s.extern && !u.madeExternal[name]
}

// collectExternal finds the functions that a declaration at file scope makes external in C99, whatever their
// definition says.
func (u *unit) collectExternal(d *cc.Declaration) {
	inline, extern := false, false
	for s := d.DeclarationSpecifiers; s != nil; s = s.DeclarationSpecifiers {
		inline = inline || s.Case == cc.DeclarationSpecifiersFunc && s.FunctionSpecifier.Case == cc.FunctionSpecifierInline
		extern = extern || s.Case == cc.DeclarationSpecifiersStorage && s.StorageClassSpecifier.Case == cc.StorageClassSpecifierExtern
	}
	if inline && !extern {
		return
	}
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		if id := l.InitDeclarator; id != nil && id.Declarator != nil && id.Declarator.Name() != "" {
			u.madeExternal[id.Declarator.Name()] = true
		}
	}
}

// inlineDefinition lowers a definition that is for inlining only.
func (u *unit) inlineDefinition(fn *function, x declared, s *declSpec, pos cfg.Pos, body *cc.CompoundStatement) {
	beside := false
	for _, d := range u.inlines {
		if beside = beside || d.fn == fn; d.fn == fn && d.name == x.name {
			u.failAt(pos, "%s is defined twice in this file", x.name)
		}
	}
	if m := fn.model; m != nil && !m.Override {
		fn.model = nil
	}
	def := u.newFunction(fn.name, x.t, pos)
	def.cfg.NoReturn, def.cfg.Pure, def.cfg.Private = fn.cfg.NoReturn, fn.cfg.Pure, true
	def.defined, def.inline, def.t = true, true, x.t
	u.inlines = append(u.inlines, inlineDefinition{fn, def, s.attrs.always, x.name, beside})
	u.body(def, x, body, nil)
}

// joinInlines gives the functions that have no external definition that of the first unit.
func (l *linker) joinInlines(us []*unit) {
	for _, u := range us {
		for _, d := range u.inlines {
			if !d.fn.defined && !d.fn.cfg.HasBody() {
				d.fn.defined, d.fn.onlyInline, d.fn.pos, d.fn.text = true, true, d.def.pos, d.def.text
				l.same[d.fn.cfg] = d.def.cfg
				if l.models.Lookup(d.fn.name) == nil && !d.always {
					l.inlineOnly[d.def.cfg] = true
				}
			}
		}
	}
}

// missingExternal says which of the functions of a program need a definition that no unit has.
func (l *linker) missingExternal(funcs []*cfg.Func) {
	for _, f := range funcs {
		if l.inlineOnly[f] {
			l.note(cfg.Note{Kind: cfg.Assumed, ID: "inline-definitions", Pos: f.Pos, Text: f.Name +
				" is defined for inlining only, and calls run that definition: one for all other calls is not there"})
			return
		}
	}
}

// splitInlines lets each unit run its own definitions.
func (l *linker) splitInlines(us []*unit) {
	for _, u := range us {
		for _, d := range u.inlines {
			ext := d.fn.cfg
			for l.same[ext] != nil {
				ext = l.same[ext]
			}
			if ext == d.def.cfg || d.def.text == d.fn.text && alike(ext, d.def.cfg) {
				continue
			}
			for _, f := range u.lowered {
				if f == ext {
					continue // no unit defines a function in both ways
				}
				for _, n := range f.Nodes {
					for _, e := range slices.Clone(n.Out) {
						c, ok := e.Action.(*cfg.Call)
						if !ok || e.To == nil { // of what is not evaluated
							continue
						}
						r, ok := c.Callee.(*cfg.FuncRef)
						if !ok || r.Func != ext {
							continue
						}
						own := *c
						own.Callee = &cfg.FuncRef{Func: d.def.cfg, Typ: r.Typ}
						if (d.always || d.fn.onlyInline) && !d.beside {
							e.Action = &own
						} else {
							cfg.AddEdge(n, e.To, &own, e.Pos)
						}
					}
				}
			}
		}
	}
}

// alike reports whether two functions with the same text do the same: their graphs are the same, and so is what
// they mention. Each has static variables of its own.
func alike(f, g *cfg.Func) bool {
	if len(f.Nodes) != len(g.Nodes) || !cfg.Identical(f.Type, g.Type) {
		return false
	}
	number := map[*cfg.Node]int{}
	for i := range f.Nodes {
		number[f.Nodes[i]], number[g.Nodes[i]] = i, i
	}
	for i, n := range f.Nodes {
		m := g.Nodes[i]
		if len(n.Out) != len(m.Out) {
			return false
		}
		for j, e := range n.Out {
			o := m.Out[j]
			if number[e.To] != number[o.To] || e.Action.String() != o.Action.String() ||
				!slices.EqualFunc(mentioned(e.Action), mentioned(o.Action), sameMention) {
				return false
			}
		}
	}
	return true
}

// layout is what two structures that print alike may differ in: where a member lies, and what it is.
type layout struct {
	offset, bit, width, size int64
	of                       string // the type, in words
}

// mentioned lists the variables and functions in an action, and where what it designates lies.
func mentioned(a cfg.Action) (out []any) {
	lvalue := func(lv *cfg.LVal) {
		if lv == nil {
			return
		}
		if lv.Var != nil {
			out = append(out, lv.Var)
		}
		for _, s := range lv.Path {
			at := layout{size: s.Elem.Size()}
			if f := s.Field; f != nil {
				at.offset, at.bit, at.width = f.Offset, f.BitOff, f.Width
			}
			out = append(out, at)
		}
		out = append(out, layout{size: lv.Type.Size(), of: lv.Type.String()})
	}
	cfg.Operands(a, lvalue, nil)
	cfg.InspectAction(a, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Load:
			lvalue(x.LV)
		case *cfg.AddrOf:
			lvalue(x.LV)
		case *cfg.FuncRef:
			out = append(out, x.Func)
		case *cfg.PtrAdd:
			out = append(out, layout{size: x.Scale})
		case *cfg.PtrDiff:
			out = append(out, layout{size: x.Scale})
		case *cfg.Const:
			out = append(out, x.High)
		case *cfg.Cast:
			out = append(out, layout{size: x.Typ.Size()})
		}
	})
	return out
}

// sameMention reports whether two mentions are of one thing, or of variables of two functions that have the
// same name and type.
func sameMention(a, b any) bool {
	if a == b {
		return true
	}
	v, ok := a.(*cfg.Var)
	w, also := b.(*cfg.Var)
	if !ok || !also || v.Storage != w.Storage || v.Name != w.Name || !cfg.Identical(v.Type, w.Type) {
		return false
	}
	switch v.Storage {
	case cfg.Local, cfg.Param, cfg.Temp:
		return true
	}
	return false
}
