package frontend

import "modernc.org/cc/v4"

// What lowering asks of an expression before it looks at the order of its operands more closely: cheap, and it
// errs on the side of yes.

// A mixture is what a part of an expression may do.
type mixture struct {
	acts   bool // calls something, or is atomic
	memory bool // uses memory
}

func (m *mixture) merge(o mixture) { m.acts, m.memory = m.acts || o.acts, m.memory || o.memory }

// mixed reports whether n has operands whose order may matter: one acts and another one does anything.
func (f *funcBuilder) mixed(n cc.ExpressionNode) bool {
	if !f.acts(n) {
		return false
	}
	found := false
	f.mixture(n, &found)
	return found
}

// acts reports whether there is anything in n but plain accesses.
func (f *funcBuilder) acts(n cc.ExpressionNode) bool {
	found := f.u.atomics
	visit := func(n cc.Node) {
		switch x := n.(type) {
		case *cc.PostfixExpression:
			found = found || x.Case == cc.PostfixExpressionCall
		case *cc.PrimaryExpression:
			found = found || x.Case == cc.PrimaryExpressionStmt
		}
	}
	if !found {
		walker{visit: visit, nested: visit}.expr(n)
	}
	return found
}

// mixture sums up n, and says in found whether operands of an operator without sequence points are mixed.
func (f *funcBuilder) mixture(n cc.ExpressionNode, found *bool) (m mixture) {
	if n == nil {
		return m
	}
	inOrder := func(ns ...cc.ExpressionNode) mixture {
		for _, n := range ns {
			var inside bool // is looked at when it is lowered
			m.merge(f.mixture(n, &inside))
		}
		return m
	}
	n = strip(n)
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		return f.primaryMix(x, found)
	case *cc.PostfixExpression:
		return f.postfixMix(x, found)
	case *cc.UnaryExpression:
		return f.unaryMix(x, found)
	case *cc.CastExpression:
		return f.operandsMix(found, append(inTypeName(x.TypeName), x.CastExpression)...)
	case *cc.AssignmentExpression:
		return f.operandsMix(found, x.UnaryExpression, x.AssignmentExpression)
	case *cc.ConditionalExpression:
		return inOrder(x.LogicalOrExpression, x.ExpressionList, x.ConditionalExpression)
	case *cc.LogicalOrExpression:
		return inOrder(x.LogicalOrExpression, x.LogicalAndExpression)
	case *cc.LogicalAndExpression:
		return inOrder(x.LogicalAndExpression, x.InclusiveOrExpression)
	case *cc.ExpressionList:
		for ; x != nil; x = x.ExpressionList {
			inOrder(x.AssignmentExpression)
		}
		return m
	}
	l, r := bothSides(n)
	return f.operandsMix(found, l, r)
}

// usesMemory is what reading or writing an object is, which may be atomic.
func (f *funcBuilder) usesMemory() mixture { return mixture{memory: true, acts: f.u.atomics} }

func (f *funcBuilder) primaryMix(x *cc.PrimaryExpression, found *bool) (m mixture) {
	switch x.Case {
	case cc.PrimaryExpressionIdent:
		s := f.u.scope.lookup(x.Token.SrcStr())
		if s != nil && s.v != nil && !(s.t != nil && (s.t.kind == kArray || f.quiet(lvOf(s.v)))) {
			return f.usesMemory()
		}
	case cc.PrimaryExpressionStmt:
		return mixture{acts: true, memory: true}
	case cc.PrimaryExpressionGeneric:
		for l := x.GenericSelection.GenericAssociationList; l != nil; l = l.GenericAssociationList {
			m.merge(f.mixture(l.GenericAssociation.AssignmentExpression, found))
		}
	}
	return m
}

func (f *funcBuilder) postfixMix(x *cc.PostfixExpression, found *bool) (m mixture) {
	ns := []cc.ExpressionNode{x.PostfixExpression}
	switch x.Case {
	case cc.PostfixExpressionIndex:
		ns = append(ns, x.ExpressionList)
		m = f.usesMemory()
	case cc.PostfixExpressionCall:
		for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
			ns = append(ns, l.AssignmentExpression)
		}
		m = mixture{acts: true, memory: true}
	case cc.PostfixExpressionPSelect:
		m = f.usesMemory()
	case cc.PostfixExpressionComplit:
		ns = inTypeName(x.TypeName)
		var list func(l *cc.InitializerList)
		list = func(l *cc.InitializerList) {
			for ; l != nil; l = l.InitializerList {
				ns = append(ns, l.Initializer.AssignmentExpression)
				list(l.Initializer.InitializerList)
			}
		}
		list(x.InitializerList)
	}
	m.merge(f.operandsMix(found, ns...))
	return m
}

func (f *funcBuilder) unaryMix(x *cc.UnaryExpression, found *bool) (m mixture) {
	switch x.Case {
	case cc.UnaryExpressionAlignofExpr, cc.UnaryExpressionAlignofType, cc.UnaryExpressionLabelAddr:
		return m
	case cc.UnaryExpressionSizeofType:
		return f.operandsMix(found, inTypeName(x.TypeName)...)
	case cc.UnaryExpressionDeref:
		m = f.usesMemory()
	}
	m.merge(f.operandsMix(found, x.CastExpression, x.UnaryExpression)) // it has one of them
	return m
}

// operandsMix is mixture for operands of one operator.
func (f *funcBuilder) operandsMix(found *bool, ns ...cc.ExpressionNode) (all mixture) {
	for _, n := range ns {
		o := f.mixture(n, found)
		if o.acts && (all.acts || all.memory) || all.acts && o.memory {
			*found = true
		}
		all.merge(o)
	}
	return all
}

// jumps reports whether lowering n leaves something behind that must be there only once: labels, jumps, static
// variables, nested functions.
func (f *funcBuilder) jumps(n cc.ExpressionNode) bool {
	found := false
	visit := func(n cc.Node) {
		p, ok := n.(*cc.PrimaryExpression)
		if !ok || p.Case != cc.PrimaryExpressionStmt {
			return
		}
		blocks(p.CompoundStatement, func(i *cc.BlockItem) {
			switch i.Case {
			case cc.BlockItemLabel, cc.BlockItemFuncDef:
				found = true
			case cc.BlockItemDecl:
				if i.Declaration == nil {
					return
				}
				for ds := i.Declaration.DeclarationSpecifiers; ds != nil; ds = ds.DeclarationSpecifiers {
					found = found || ds.Case == cc.DeclarationSpecifiersStorage && !registerOrAuto(ds)
				}
			}
		}, func(s *cc.Statement) {
			switch {
			case s.Case == cc.StatementJump && s.JumpStatement.Case != cc.JumpStatementReturn,
				s.Case == cc.StatementLabeled && s.LabeledStatement.Case == cc.LabeledStatementLabel,
				s.Case == cc.StatementAsm, s.Case == cc.StatementIteration && (&source{u: f.u}).mayStay(s, nil):
				found = true
			}
		})
	}
	walker{visit: visit, nested: visit}.expr(n)
	return found
}
