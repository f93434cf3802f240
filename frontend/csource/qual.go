package csource

import "modernc.org/cc/v4"

// A Qual says where a type is _Atomic, level by level, beside the library's type,
// which does not know. Pointers, arrays and functions have an Elem: what they point
// to, their elements, what they return. A nil Qual is a type without any _Atomic
// above its members; ask for those by their declarators.
//
//	atomic_int z          {Atomic}
//	_Atomic(int) *p       {Elem: {Atomic}}
//	int *_Atomic q        {Atomic, Elem: {}}
//	_Atomic int a[3]      {Elem: {Atomic}}
type Qual struct {
	Atomic bool
	Elem   *Qual
	fn     bool // a function type: Elem is the result
}

// IsAtomic reports whether q is atomic at its outermost level.
func (q *Qual) IsAtomic() bool { return q != nil && q.Atomic }

// elem is q.Elem, also for nil.
func (q *Qual) elem() *Qual {
	if q == nil {
		return nil
	}
	return q.Elem
}

// rvalue is q as the type of a value: conversion of an lvalue drops qualifiers.
func (q *Qual) rvalue() *Qual {
	if q == nil || !q.Atomic {
		return q
	}
	return &Qual{Elem: q.Elem, fn: q.fn}
}

// DeclQual returns the atomicity of what a declarator declares: a variable, a
// parameter, a member, a function or a typedef name.
func (u *Unit) DeclQual(d *cc.Declarator) *Qual {
	if d == nil || !u.atomics {
		return nil
	}
	if q, ok := u.quals[d]; ok {
		return q
	}
	u.indexDeclarations()
	u.quals[d] = nil // a declaration may mention itself, as in int x = sizeof x
	var base *Qual
	switch s := u.specs[d].(type) {
	case *cc.DeclarationSpecifiers:
		base = u.specifierQual(s)
	case *cc.SpecifierQualifierList:
		base = u.qualifierListQual(s)
	case *cc.Initializer: // __auto_type
		base = u.ExprQual(s.AssignmentExpression).rvalue()
	}
	q := u.declaratorQual(base, d)
	u.quals[d] = q
	return q
}

// TypeNameQual returns the atomicity of a type name.
func (u *Unit) TypeNameQual(t *cc.TypeName) *Qual {
	if t == nil || !u.atomics {
		return nil
	}
	q := u.qualifierListQual(t.SpecifierQualifierList)
	return u.abstractQual(q, t.AbstractDeclarator)
}

// IsAtomicLvalue reports whether reading or writing the object that e designates
// is an atomic access.
func (u *Unit) IsAtomicLvalue(e cc.ExpressionNode) bool { return u.ExprQual(e).IsAtomic() }

// ExprQual returns the atomicity of an expression's type; of an lvalue, the
// object's.
func (u *Unit) ExprQual(e cc.ExpressionNode) *Qual {
	if e == nil || !u.atomics {
		return nil
	}
	switch x := e.(type) {
	case *cc.PrimaryExpression:
		switch x.Case {
		case cc.PrimaryExpressionIdent:
			switch d := x.ResolvedTo().(type) {
			case *cc.Declarator:
				return u.DeclQual(d)
			case *cc.Parameter:
				return u.DeclQual(d.Declarator)
			}
		case cc.PrimaryExpressionExpr:
			return u.ExprQual(x.ExpressionList)
		case cc.PrimaryExpressionStmt:
			return u.lastValue(x.CompoundStatement).rvalue()
		case cc.PrimaryExpressionGeneric:
			if a := x.GenericSelection.Associated(); a != nil {
				return u.ExprQual(a.AssignmentExpression)
			}
		}
	case *cc.PostfixExpression:
		return u.postfixQual(x)
	case *cc.UnaryExpression:
		switch x.Case {
		case cc.UnaryExpressionAddrof:
			return &Qual{Elem: u.ExprQual(x.CastExpression)}
		case cc.UnaryExpressionDeref:
			q := u.ExprQual(x.CastExpression)
			if q != nil && q.fn {
				return q
			}
			return q.elem()
		case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
			return u.ExprQual(x.UnaryExpression).rvalue()
		}
	case *cc.CastExpression:
		if x.Case == cc.CastExpressionCast {
			return u.TypeNameQual(x.TypeName).rvalue()
		}
		return u.ExprQual(x.UnaryExpression)
	case *cc.AdditiveExpression:
		if x.Case == cc.AdditiveExpressionMul {
			return u.ExprQual(x.MultiplicativeExpression)
		}
		if pointerLike(x.AdditiveExpression) {
			return u.ExprQual(x.AdditiveExpression).rvalue()
		}
		return u.ExprQual(x.MultiplicativeExpression).rvalue()
	case *cc.ConditionalExpression:
		if x.ExpressionList != nil {
			if q := u.ExprQual(x.ExpressionList); q != nil {
				return q.rvalue()
			}
		} else if q := u.ExprQual(x.LogicalOrExpression); q != nil { // a ?: b
			return q.rvalue()
		}
		return u.ExprQual(x.ConditionalExpression).rvalue()
	case *cc.AssignmentExpression:
		return u.ExprQual(x.UnaryExpression).rvalue()
	case *cc.ExpressionList:
		last := x
		for last.ExpressionList != nil {
			last = last.ExpressionList
		}
		q := u.ExprQual(last.AssignmentExpression)
		if last != x {
			q = q.rvalue()
		}
		return q
	}
	return nil
}

func (u *Unit) postfixQual(x *cc.PostfixExpression) *Qual {
	switch x.Case {
	case cc.PostfixExpressionIndex:
		if pointerLike(x.PostfixExpression) {
			return u.ExprQual(x.PostfixExpression).elem()
		}
		return u.ExprQual(x.ExpressionList).elem()
	case cc.PostfixExpressionCall:
		q := u.ExprQual(x.PostfixExpression)
		if q != nil && !q.fn {
			q = q.Elem // a pointer to a function
		}
		return q.elem().rvalue()
	case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
		if f := x.Field(); f != nil {
			return u.DeclQual(f.Declarator())
		}
	case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
		return u.ExprQual(x.PostfixExpression).rvalue()
	case cc.PostfixExpressionComplit:
		return u.TypeNameQual(x.TypeName)
	}
	return nil
}

// pointerLike reports whether e is a pointer or an array.
func pointerLike(e cc.ExpressionNode) bool {
	k := e.Type().Kind()
	return k == cc.Ptr || k == cc.Array
}

// lastValue is the atomicity of a statement expression.
func (u *Unit) lastValue(c *cc.CompoundStatement) *Qual {
	var last *cc.BlockItem
	for l := c.BlockItemList; l != nil; l = l.BlockItemList {
		last = l.BlockItem
	}
	if last == nil || last.Case != cc.BlockItemStmt || last.Statement.Case != cc.StatementExpr {
		return nil
	}
	return u.ExprQual(last.Statement.ExpressionStatement.ExpressionList)
}

// specifierQual is the atomicity that declaration specifiers give.
func (u *Unit) specifierQual(s *cc.DeclarationSpecifiers) *Qual {
	var q *Qual
	atomic := false
	for ; s != nil; s = s.DeclarationSpecifiers {
		switch s.Case {
		case cc.DeclarationSpecifiersTypeSpec:
			if t := u.typeSpecifierQual(s.TypeSpecifier); t != nil {
				q = t
			}
		case cc.DeclarationSpecifiersTypeQual:
			atomic = atomic || s.TypeQualifier.Case == cc.TypeQualifierAtomic
		}
	}
	return withAtomic(q, atomic)
}

func (u *Unit) qualifierListQual(s *cc.SpecifierQualifierList) *Qual {
	var q *Qual
	atomic := false
	for ; s != nil; s = s.SpecifierQualifierList {
		switch s.Case {
		case cc.SpecifierQualifierListTypeSpec:
			if t := u.typeSpecifierQual(s.TypeSpecifier); t != nil {
				q = t
			}
		case cc.SpecifierQualifierListTypeQual:
			atomic = atomic || s.TypeQualifier.Case == cc.TypeQualifierAtomic
		}
	}
	return withAtomic(q, atomic)
}

// withAtomic adds _Atomic to a type. C forbids it on arrays and functions.
func withAtomic(q *Qual, atomic bool) *Qual {
	if !atomic || q.IsAtomic() {
		return q
	}
	if q == nil {
		return &Qual{Atomic: true}
	}
	return &Qual{Atomic: true, Elem: q.Elem, fn: q.fn}
}

func (u *Unit) typeSpecifierQual(t *cc.TypeSpecifier) *Qual {
	switch t.Case {
	case cc.TypeSpecifierAtomic:
		return withAtomic(u.TypeNameQual(t.AtomicTypeSpecifier.TypeName), true)
	case cc.TypeSpecifierTypeName:
		name := t.Token.SrcStr()
		seq := t.Token.Seq()
		for s := t.LexicalScope(); s != nil; s = s.Parent {
			for _, n := range s.Nodes[name] {
				if d, ok := n.(*cc.Declarator); ok && d.IsTypename() {
					tok := d.NameTok()
					if tok.Seq() < seq {
						return u.DeclQual(d)
					}
				}
			}
		}
	case cc.TypeSpecifierTypeofExpr: // as gcc does, typeof of an atomic type is not atomic
		return u.ExprQual(t.ExpressionList).rvalue()
	case cc.TypeSpecifierTypeofType:
		return u.TypeNameQual(t.TypeName).rvalue()
	}
	return nil
}

// declaratorQual wraps what a declarator adds around its base type.
func (u *Unit) declaratorQual(q *Qual, d *cc.Declarator) *Qual {
	q = pointerQual(q, d.Pointer)
	for dd := d.DirectDeclarator; dd != nil; dd = dd.DirectDeclarator {
		switch dd.Case {
		case cc.DirectDeclaratorDecl:
			return u.declaratorQual(q, dd.Declarator)
		case cc.DirectDeclaratorArr, cc.DirectDeclaratorStaticArr, cc.DirectDeclaratorArrStatic, cc.DirectDeclaratorStar:
			q = &Qual{Elem: q, Atomic: atomicIn(dd.TypeQualifiers)}
		case cc.DirectDeclaratorFuncParam, cc.DirectDeclaratorFuncIdent:
			q = &Qual{Elem: q, fn: true}
		}
	}
	return q
}

func (u *Unit) abstractQual(q *Qual, d *cc.AbstractDeclarator) *Qual {
	if d == nil {
		return q
	}
	q = pointerQual(q, d.Pointer)
	for dd := d.DirectAbstractDeclarator; dd != nil; dd = dd.DirectAbstractDeclarator {
		switch dd.Case {
		case cc.DirectAbstractDeclaratorDecl:
			return u.abstractQual(q, dd.AbstractDeclarator)
		case cc.DirectAbstractDeclaratorFunc:
			q = &Qual{Elem: q, fn: true}
		default:
			q = &Qual{Elem: q}
		}
	}
	return q
}

func pointerQual(q *Qual, p *cc.Pointer) *Qual {
	for ; p != nil; p = p.Pointer {
		q = &Qual{Elem: q, Atomic: atomicIn(p.TypeQualifiers)}
	}
	return q
}

func atomicIn(l *cc.TypeQualifiers) bool {
	for ; l != nil; l = l.TypeQualifiers {
		if l.TypeQualifier != nil && l.TypeQualifier.Case == cc.TypeQualifierAtomic {
			return true
		}
	}
	return false
}

// indexDeclarations notes the specifiers of every declarator.
func (u *Unit) indexDeclarations() {
	if u.specs != nil {
		return
	}
	u.specs = make(map[*cc.Declarator]cc.Node)
	u.quals = make(map[*cc.Declarator]*Qual)
	for tu := u.AST.TranslationUnit; tu != nil; tu = tu.TranslationUnit {
		Walk(tu.ExternalDeclaration, func(n cc.Node) bool {
			switch x := n.(type) {
			case *cc.Declaration:
				for l := x.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
					u.specs[l.InitDeclarator.Declarator] = x.DeclarationSpecifiers
				}
				if x.Case == cc.DeclarationAuto {
					u.specs[x.Declarator] = x.Initializer
				}
			case *cc.FunctionDefinition:
				u.specs[x.Declarator] = x.DeclarationSpecifiers
			case *cc.BlockItem:
				if x.Case == cc.BlockItemFuncDef {
					u.specs[x.Declarator] = x.DeclarationSpecifiers
				}
			case *cc.ParameterDeclaration:
				if x.Declarator != nil {
					u.specs[x.Declarator] = x.DeclarationSpecifiers
				}
			case *cc.StructDeclaration:
				for l := x.StructDeclaratorList; l != nil; l = l.StructDeclaratorList {
					if d := l.StructDeclarator.Declarator; d != nil {
						u.specs[d] = x.SpecifierQualifierList
					}
				}
			}
			return true
		})
	}
}
