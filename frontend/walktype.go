package frontend

import "modernc.org/cc/v4"

// The expressions that stand in types: sizes of arrays, and operands of typeof; but none of prototypes, which
// are not evaluated.

func inTypeName(n *cc.TypeName) []cc.ExpressionNode {
	if n == nil {
		return nil
	}
	return append(inSpecQual(n.SpecifierQualifierList), inAbstract(n.AbstractDeclarator)...)
}

func inSpecs(n *cc.DeclarationSpecifiers) (es []cc.ExpressionNode) {
	for ; n != nil; n = n.DeclarationSpecifiers {
		es = append(es, inTypeSpecifier(n.TypeSpecifier)...)
	}
	return es
}

func inSpecQual(n *cc.SpecifierQualifierList) (es []cc.ExpressionNode) {
	for ; n != nil; n = n.SpecifierQualifierList {
		es = append(es, inTypeSpecifier(n.TypeSpecifier)...)
	}
	return es
}

func inTypeSpecifier(n *cc.TypeSpecifier) (es []cc.ExpressionNode) {
	if n == nil {
		return nil
	}
	switch n.Case {
	case cc.TypeSpecifierTypeofExpr:
		return []cc.ExpressionNode{n.ExpressionList}
	case cc.TypeSpecifierTypeofType:
		return inTypeName(n.TypeName)
	case cc.TypeSpecifierAtomic:
		return inTypeName(n.AtomicTypeSpecifier.TypeName)
	case cc.TypeSpecifierStructOrUnion: // members may be variably modified (GNU)
		for l := n.StructOrUnionSpecifier.StructDeclarationList; l != nil; l = l.StructDeclarationList {
			d := l.StructDeclaration
			if d == nil {
				continue
			}
			es = append(es, inSpecQual(d.SpecifierQualifierList)...)
			for m := d.StructDeclaratorList; m != nil; m = m.StructDeclaratorList {
				es = append(es, inDeclarator(m.StructDeclarator.Declarator)...)
			}
		}
	}
	return es
}

// inDeclarator lists them in the order in which their types are put together.
func inDeclarator(n *cc.Declarator) (es []cc.ExpressionNode) {
	if n == nil {
		return nil
	}
	for d := n.DirectDeclarator; d != nil; d = d.DirectDeclarator {
		if d.AssignmentExpression != nil {
			es = append(es, d.AssignmentExpression)
		}
		es = append(es, inDeclarator(d.Declarator)...)
	}
	return es
}

func inAbstract(n *cc.AbstractDeclarator) (es []cc.ExpressionNode) {
	if n == nil {
		return nil
	}
	for d := n.DirectAbstractDeclarator; d != nil; d = d.DirectAbstractDeclarator {
		if d.AssignmentExpression != nil {
			es = append(es, d.AssignmentExpression)
		}
		es = append(es, inAbstract(d.AbstractDeclarator)...)
	}
	return es
}

// inDefinition lists those in the types of the parameters of a function, and in what it returns.
func inDefinition(n *cc.Declarator, kr *cc.DeclarationList) (es []cc.ExpressionNode) {
	for n != nil {
		d := n.DirectDeclarator
		for n = nil; d != nil; d = d.DirectDeclarator {
			if l := d.ParameterTypeList; l != nil {
				for p := l.ParameterList; p != nil; p = p.ParameterList {
					es = append(es, inParameter(p.ParameterDeclaration)...)
				}
			}
			n = d.Declarator
		}
	}
	for ; kr != nil; kr = kr.DeclarationList {
		if kr.Declaration == nil {
			continue
		}
		es = append(es, inSpecs(kr.Declaration.DeclarationSpecifiers)...)
		for l := kr.Declaration.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
			es = append(es, inDeclarator(l.InitDeclarator.Declarator)...)
		}
	}
	return es
}

func inParameter(n *cc.ParameterDeclaration) (es []cc.ExpressionNode) {
	if n == nil {
		return nil
	}
	es = append(inSpecs(n.DeclarationSpecifiers), inDeclarator(n.Declarator)...)
	return append(es, inAbstract(n.AbstractDeclarator)...)
}
