package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// params declares the parameters of the function.
func (f *funcBuilder) params(x declared) {
	u := f.u
	syms := make([]*symbol, len(x.params.list))
	for i, p := range x.params.list {
		name := p.name
		if name == "" {
			name = "$" + string(rune('a'+i%26))
		}
		pos := cfg.Pos{}
		if p.tok != nil {
			pos = u.pos(p.tok)
		}
		v := &cfg.Var{Name: name, Type: p.t.cfgType(), Storage: cfg.Param, Func: f.fn, Pos: pos, Atomic: p.t.atomic}
		f.fn.Params = append(f.fn.Params, v)
		syms[i] = &symbol{name: name, t: p.t, v: v, pos: pos}
		f.entry = append(f.entry, p.sizes...)
	}
	if len(f.entry) > 0 {
		f.together(f.entry, func() { f.entryTypes(x.params.list, syms) })
	}
	for _, s := range syms {
		u.scope.declare(s)
	}
}

// entryTypes evaluates the sizes in the types of parameters (C17 6.9.1p10), those of arrays that become
// pointers included. A name means the parameter behind its declarator; that of one which is declared behind the
// parentheses, anywhere. Compilers differ in the outermost size there: clang evaluates it, gcc does not.
func (f *funcBuilder) entryTypes(list []param, syms []*symbol) {
	u := f.u
	scope := u.scope
	for i, p := range list {
		if p.old {
			u.push()
			u.scope.declare(syms[i])
		}
	}
	for i, p := range list {
		s := *syms[i]
		if p.entry != nil {
			var t *ctype
			if p.old {
				sizes := f.sizesIn(func() { t = p.entry() })
				f.matters = map[cc.ExpressionNode]bool{}
				for _, n := range sizes {
					f.matters[n] = t.kind != kArray || n != t.written
				}
			}
			s.t = u.adjust(p.entry())
			f.matters = nil
		}
		if u.push(); f.dry == 0 {
			syms[i].t = s.t
		}
		u.scope.declare(&s)
	}
	u.scope = scope
}

// oldStyle completes a K&R definition: types of the parameters come from the declarations after the list of
// names.
func (u *unit) oldStyle(x declared, kr *cc.DeclarationList) declared {
	types := map[string]param{}
	u.push()
	for ; kr != nil; kr = kr.DeclarationList {
		if kr.Declaration == nil || kr.Declaration.Case != cc.DeclarationDecl {
			continue
		}
		s := u.specs(kr.Declaration.DeclarationSpecifiers)
		for l := kr.Declaration.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
			specs, d := kr.Declaration.DeclarationSpecifiers, l.InitDeclarator.Declarator
			y := u.declarator(d, s.t)
			p := param{name: y.name, t: u.adjust(y.t), tok: y.tok, old: true}
			if y.t.isVM() {
				p.entry = func() *ctype { return u.declarator(d, u.specs(specs).t).t }
				p.sizes = append(inSpecs(specs), inDeclarator(d)...)
			}
			types[y.name] = p
			u.scope.declare(&symbol{name: y.name, t: p.t, v: &cfg.Var{Name: y.name, Type: p.t.cfgType(), Storage: cfg.Param}})
		}
	}
	u.pop()
	t := &ctype{kind: kFunc, result: x.t.result}
	ps := &funcParams{}
	for _, tok := range x.params.idents {
		p, ok := types[tok.SrcStr()]
		if !ok {
			p = param{name: tok.SrcStr(), t: u.b.intT, tok: tok, old: true}
		}
		ps.list = append(ps.list, p)
		t.params = append(t.params, p.t)
	}
	x.t, x.params = t, ps
	return x
}
