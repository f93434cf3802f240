package frontend

import "modernc.org/cc/v4"

// strip removes parentheses and productions with a single operand.
func strip(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		var next cc.ExpressionNode
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case == cc.PrimaryExpressionExpr {
				next = x.ExpressionList
			}
		case *cc.ExpressionList:
			if x != nil && x.ExpressionList == nil {
				next = x.AssignmentExpression
			}
		case *cc.ConstantExpression:
			next = x.ConditionalExpression
		case *cc.AssignmentExpression:
			if x.Case == cc.AssignmentExpressionCond {
				next = x.ConditionalExpression
			}
		case *cc.ConditionalExpression:
			if x.Case == cc.ConditionalExpressionLOr {
				next = x.LogicalOrExpression
			}
		case *cc.LogicalOrExpression:
			if x.Case == cc.LogicalOrExpressionLAnd {
				next = x.LogicalAndExpression
			}
		case *cc.LogicalAndExpression:
			if x.Case == cc.LogicalAndExpressionOr {
				next = x.InclusiveOrExpression
			}
		case *cc.InclusiveOrExpression:
			if x.Case == cc.InclusiveOrExpressionXor {
				next = x.ExclusiveOrExpression
			}
		case *cc.ExclusiveOrExpression:
			if x.Case == cc.ExclusiveOrExpressionAnd {
				next = x.AndExpression
			}
		case *cc.AndExpression:
			if x.Case == cc.AndExpressionEq {
				next = x.EqualityExpression
			}
		case *cc.EqualityExpression:
			if x.Case == cc.EqualityExpressionRel {
				next = x.RelationalExpression
			}
		case *cc.RelationalExpression:
			if x.Case == cc.RelationalExpressionShift {
				next = x.ShiftExpression
			}
		case *cc.ShiftExpression:
			if x.Case == cc.ShiftExpressionAdd {
				next = x.AdditiveExpression
			}
		case *cc.AdditiveExpression:
			if x.Case == cc.AdditiveExpressionMul {
				next = x.MultiplicativeExpression
			}
		case *cc.MultiplicativeExpression:
			if x.Case == cc.MultiplicativeExpressionCast {
				next = x.CastExpression
			}
		case *cc.CastExpression:
			if x.Case == cc.CastExpressionUnary {
				next = x.UnaryExpression
			}
		case *cc.UnaryExpression:
			if x.Case == cc.UnaryExpressionPostfix {
				next = x.PostfixExpression
			}
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionPrimary {
				next = x.PrimaryExpression
			}
		}
		if next == nil {
			return n
		}
		n = next
	}
}

// addressTaken reports whether the function's body takes the address of some variable of that name, or assigns
// to it inside of a statement expression, which other operands may be evaluated before or behind.
func (f *funcBuilder) addressTaken(name string) bool {
	if f.body == nil {
		return true
	}
	if f.taken == nil {
		f.taken = map[string]bool{}
		visit := func(n cc.Node) {
			if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionStmt {
				f.assignedIn(p.CompoundStatement)
			}
			u, ok := n.(*cc.UnaryExpression)
			if !ok || u.Case != cc.UnaryExpressionAddrof {
				return
			}
			if p, ok := strip(u.CastExpression).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
				f.taken[p.Token.SrcStr()] = true
			}
		}
		w := walker{visit: visit, nested: func(n cc.Node) {
			visit(n)
			if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
				f.taken[p.Token.SrcStr()] = true // the nested function has the address
			}
		}}
		w.compound(f.body)
		w.exprs(f.entry...)
	}
	return f.taken[name]
}

// assignedIn notes the variables that a statement expression assigns to, but for those that it declares.
func (f *funcBuilder) assignedIn(body *cc.CompoundStatement) {
	own := map[string]bool{}
	for l := body.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItem == nil || l.BlockItem.Declaration == nil {
			continue
		}
		for d := l.BlockItem.Declaration.InitDeclaratorList; d != nil; d = d.InitDeclaratorList {
			if d.InitDeclarator != nil && d.InitDeclarator.Declarator != nil {
				own[d.InitDeclarator.Declarator.Name()] = true
			}
		}
	}
	visit := func(n cc.Node) {
		var to cc.ExpressionNode
		switch x := n.(type) {
		case *cc.AssignmentExpression:
			to = x.UnaryExpression
		case *cc.UnaryExpression:
			if x.Case == cc.UnaryExpressionInc || x.Case == cc.UnaryExpressionDec {
				to = x.UnaryExpression
			}
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec {
				to = x.PostfixExpression
			}
		}
		if to == nil {
			return
		}
		if p, ok := strip(to).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent && !own[p.Token.SrcStr()] {
			f.taken[p.Token.SrcStr()] = true
		}
	}
	walker{visit: visit, nested: visit}.compound(body)
}

// passesAll reports whether a body hands on the arguments that it cannot name.
func passesAll(body *cc.CompoundStatement) bool {
	found := false
	visit := func(n cc.Node) {
		if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent {
			switch p.Token.SrcStr() {
			case "__builtin_va_arg_pack", "__builtin_va_arg_pack_len":
				found = true
			}
		}
	}
	walker{visit: visit, nested: visit}.compound(body)
	return found
}

// A walker visits every expression below a statement.
type walker struct {
	visit  func(cc.Node)
	nested func(cc.Node) // in nested functions
	values bool          // not in names of types
}

func (w walker) compound(n *cc.CompoundStatement) {
	if n == nil {
		return
	}
	for l := n.BlockItemList; l != nil; l = l.BlockItemList {
		b := l.BlockItem
		if b == nil {
			continue
		}
		switch b.Case {
		case cc.BlockItemDecl:
			w.declaration(b.Declaration)
		case cc.BlockItemStmt:
			w.stmt(b.Statement)
		case cc.BlockItemFuncDef:
			inner := walker{visit: w.nested, nested: w.nested}
			inner.exprs(inDefinition(b.Declarator, nil)...)
			inner.compound(b.CompoundStatement)
		}
	}
}

func (w walker) declaration(d *cc.Declaration) {
	if d == nil {
		return
	}
	w.exprs(inSpecs(d.DeclarationSpecifiers)...)
	w.init(d.Initializer)
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		w.init(l.InitDeclarator.Initializer)
		w.exprs(inDeclarator(l.InitDeclarator.Declarator)...)
	}
}

func (w walker) init(n *cc.Initializer) {
	if n == nil {
		return
	}
	w.expr(n.AssignmentExpression)
	w.inits(n.InitializerList)
}

func (w walker) inits(l *cc.InitializerList) {
	for ; l != nil; l = l.InitializerList {
		w.init(l.Initializer)
	}
}

func (w walker) stmt(n *cc.Statement) {
	if n == nil {
		return
	}
	switch n.Case {
	case cc.StatementLabeled:
		w.stmt(n.LabeledStatement.Statement)
	case cc.StatementCompound:
		w.compound(n.CompoundStatement)
	case cc.StatementExpr:
		w.expr(n.ExpressionStatement.ExpressionList)
	case cc.StatementSelection:
		w.expr(n.SelectionStatement.ExpressionList)
		w.stmt(n.SelectionStatement.Statement)
		w.stmt(n.SelectionStatement.Statement2)
	case cc.StatementIteration:
		i := n.IterationStatement
		w.declaration(i.Declaration)
		w.expr(i.ExpressionList)
		w.expr(i.ExpressionList2)
		w.expr(i.ExpressionList3)
		w.stmt(i.Statement)
	case cc.StatementJump:
		w.expr(n.JumpStatement.ExpressionList)
	case cc.StatementAsm:
		w.visit(n.AsmStatement.Asm)
		for l := n.AsmStatement.Asm.AsmArgList; l != nil; l = l.AsmArgList {
			for e := l.AsmExpressionList; e != nil; e = e.AsmExpressionList {
				w.expr(e.AssignmentExpression)
			}
		}
	}
}

func (w walker) typeName(n *cc.TypeName) {
	if !w.values {
		w.exprs(inTypeName(n)...)
	}
}

func (w walker) exprs(ns ...cc.ExpressionNode) {
	for _, n := range ns {
		w.expr(n)
	}
}

func (w walker) expr(n cc.ExpressionNode) {
	if n == nil {
		return
	}
	n = strip(n)
	w.visit(n)
	switch x := n.(type) {
	case *cc.ExpressionList:
		for ; x != nil; x = x.ExpressionList {
			w.expr(x.AssignmentExpression)
		}
	case *cc.AssignmentExpression:
		w.exprs(x.UnaryExpression, x.AssignmentExpression)
	case *cc.ConditionalExpression:
		w.exprs(x.LogicalOrExpression, x.ExpressionList, x.ConditionalExpression)
	case *cc.LogicalOrExpression:
		w.exprs(x.LogicalOrExpression, x.LogicalAndExpression)
	case *cc.LogicalAndExpression:
		w.exprs(x.LogicalAndExpression, x.InclusiveOrExpression)
	case *cc.CastExpression:
		w.typeName(x.TypeName)
		w.expr(x.CastExpression)
	case *cc.UnaryExpression:
		w.typeName(x.TypeName)
		w.exprs(x.CastExpression, x.UnaryExpression)
	case *cc.PostfixExpression:
		w.typeName(x.TypeName)
		w.exprs(x.PostfixExpression, x.ExpressionList)
		for a := x.ArgumentExpressionList; a != nil; a = a.ArgumentExpressionList {
			w.expr(a.AssignmentExpression)
		}
		w.inits(x.InitializerList)
	case *cc.PrimaryExpression:
		w.compound(x.CompoundStatement)
		if g := x.GenericSelection; g != nil {
			w.expr(g.AssignmentExpression)
			for l := g.GenericAssociationList; l != nil; l = l.GenericAssociationList {
				w.expr(l.GenericAssociation.AssignmentExpression)
			}
		}
	default:
		w.exprs(bothSides(n))
	}
}

// bothSides are the operands of a binary operator that evaluates both, in any order; nil for anything else.
func bothSides(n cc.ExpressionNode) (l, r cc.ExpressionNode) {
	switch x := n.(type) {
	case *cc.InclusiveOrExpression:
		return x.InclusiveOrExpression, x.ExclusiveOrExpression
	case *cc.ExclusiveOrExpression:
		return x.ExclusiveOrExpression, x.AndExpression
	case *cc.AndExpression:
		return x.AndExpression, x.EqualityExpression
	case *cc.EqualityExpression:
		return x.EqualityExpression, x.RelationalExpression
	case *cc.RelationalExpression:
		return x.RelationalExpression, x.ShiftExpression
	case *cc.ShiftExpression:
		return x.ShiftExpression, x.AdditiveExpression
	case *cc.AdditiveExpression:
		return x.AdditiveExpression, x.MultiplicativeExpression
	case *cc.MultiplicativeExpression:
		return x.MultiplicativeExpression, x.CastExpression
	}
	return nil, nil
}
