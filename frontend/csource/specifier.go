package csource

import "modernc.org/cc/v4"

// The library's record types know their members but not the attributes and
// qualifiers in a member's declaration. The syntax tree does. It is found by the
// record's tag, which is why normalise gives one to records that have none.

// specifier returns the definition of a struct or union type in the tree, or nil
// if it has no tag.
func specifier(t cc.Type) *cc.StructOrUnionSpecifier {
	r, ok := t.(recordType)
	if !ok {
		return nil
	}
	tag := r.Tag()
	name := tag.SrcStr()
	if name == "" {
		return nil
	}
	first := firstDeclarator(r)
	for s := r.LexicalScope(); s != nil; s = s.Parent {
		for _, n := range s.Nodes[name] {
			spec, ok := n.(*cc.StructOrUnionSpecifier)
			if !ok || spec.Case != cc.StructOrUnionSpecifierDef {
				continue
			}
			if d, ok := spec.Type().(recordType); ok && firstDeclarator(d) == first && d.NumFields() == r.NumFields() {
				return spec
			}
		}
	}
	return nil
}

// recordType is what struct and union types have in common.
type recordType interface {
	cc.Type
	Tag() cc.Token
	LexicalScope() *cc.Scope
	NumFields() int
	FieldByIndex(int) *cc.Field
}

func firstDeclarator(r recordType) *cc.Declarator {
	for i := 0; i < r.NumFields(); i++ {
		if d := r.FieldByIndex(i).Declarator(); d != nil {
			return d
		}
	}
	return nil
}

// members returns, for each member of a record in order, its declaration. The
// result is nil if the definition is not known, or does not fit.
func members(r recordType) []*cc.StructDeclaration {
	spec := specifier(r)
	if spec == nil {
		return nil
	}
	var list []*cc.StructDeclaration
	for l := spec.StructDeclarationList; l != nil; l = l.StructDeclarationList {
		sd := l.StructDeclaration
		if sd.Case != cc.StructDeclarationDecl {
			continue
		}
		if sd.StructDeclaratorList == nil {
			list = append(list, sd)
			continue
		}
		for dl := sd.StructDeclaratorList; dl != nil; dl = dl.StructDeclaratorList {
			list = append(list, sd)
		}
	}
	if len(list) != r.NumFields() {
		return nil
	}
	return list
}
