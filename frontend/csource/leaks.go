package csource

import "modernc.org/cc/v4"

// checkLeaks reports parameter names that the library has declared where they do
// not belong (see normalise_params.go). Each would hide an object of the program
// and lose its accesses, so none may remain.
func (l *loader) checkLeaks(u *Unit) {
	report := func(d *cc.Declarator) {
		l.errorf(u.Pos(d.NameTok()), "the parameter name %q of an unnamed function type is not supported: leave it out", d.Name())
	}
	for _, nodes := range u.AST.Scope.Nodes {
		for _, n := range nodes {
			if d, ok := n.(*cc.Declarator); ok && d.IsParam() {
				report(d)
			}
		}
	}
	for tu := u.AST.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
		ed := tu.ExternalDeclaration
		if ed.Case != cc.ExternalDeclarationFuncDef {
			continue
		}
		fn := ed.FunctionDefinition
		own := ownParameters(fn.Declarator)
		for name, nodes := range fn.CompoundStatement.LexicalScope().Nodes {
			for _, n := range nodes {
				if d, ok := n.(*cc.Declarator); ok && d.IsParam() && !own[name] {
					report(d)
				}
			}
		}
	}
}

// ownParameters returns the names of the parameters of a function definition.
func ownParameters(d *cc.Declarator) map[string]bool {
	names := map[string]bool{}
	if ft, ok := d.Type().(*cc.FunctionType); ok {
		for _, p := range ft.Parameters() {
			names[p.Name()] = true
		}
	}
	return names
}
