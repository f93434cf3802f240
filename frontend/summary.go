package frontend

import (
	"cmp"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// A summary is what a function may do that its callers could tell, read off the syntax of its body and of those
// that it calls. It is asked for before bodies are lowered, so it knows no types and errs on the side of more.
type summary struct {
	reads, writes bool // memory that is not its own
	orders        bool // it may order threads, or nothing is known of it
}

var worst = summary{reads: true, writes: true, orders: true}

func (s *summary) merge(o summary) {
	s.reads, s.writes, s.orders = s.reads || o.reads, s.writes || o.writes, s.orders || o.orders
}

// A source is a definition of a function, and what its summary is made of.
type source struct {
	u     *unit
	def   *cc.FunctionDefinition
	known bool
	own   summary   // without those that it calls
	calls []*source // these
}

// addSource remembers the definition of a function under the name in the object file.
func (u *unit) addSource(fd *cc.FunctionDefinition) {
	if u.sources == nil {
		u.sources = map[string]*source{}
	}
	s := &source{u: u, def: fd}
	name := fd.Declarator.Name()
	if name = cmp.Or(u.renamed[name], name); u.staticDefs[name] {
		u.sources[name] = s
		return
	}
	u.bodies[name] = append(u.bodies[name], s)
}

// sourcesOf finds the definitions that a name in the object file may mean here; none if that is not known.
func (u *unit) sourcesOf(name string) []*source {
	if s := u.sources[name]; s != nil {
		return []*source{s}
	}
	return u.bodies[name]
}

// summaryOf sums up what a call of fn may do.
func (u *unit) summaryOf(fn *cfg.Func) summary {
	if fn.Pure {
		return summary{}
	}
	f := u.staticFuncs[fn.Name]
	if f == nil {
		f = u.funcs[fn.Name]
	}
	if f == nil || f.cfg != fn || f.foreign || f.inner || fn.Weak || fn.NoReturn {
		return worst
	}
	list := u.sourcesOf(fn.Name)
	if len(list) == 0 {
		return worst
	}
	var sum summary
	seen := map[*source]bool{}
	for len(list) > 0 && sum != worst {
		s := list[len(list)-1]
		list = list[:len(list)-1]
		if seen[s] {
			continue
		}
		seen[s] = true
		s.find()
		sum.merge(s.own)
		list = append(list, s.calls...)
	}
	return sum
}

// find reads what a function does off its body.
func (s *source) find() {
	if s.known {
		return
	}
	s.known = true
	u := s.u
	if u.cuts(s.def.Declarator.Name()) {
		s.own = worst
		return
	}
	local := map[string]bool{}
	own := true // no declaration does more than to declare
	declared := func(d *cc.Declarator) {
		if d != nil && d.Name() != "" {
			local[d.Name()] = true
		}
	}
	if d := s.def.Declarator.DirectDeclarator; d != nil {
		for l := d.ParameterTypeList; l != nil && l.ParameterList != nil; l = nil {
			for p := l.ParameterList; p != nil; p = p.ParameterList {
				declared(p.ParameterDeclaration.Declarator)
			}
		}
	}
	locals(s.def.CompoundStatement, func(d *cc.Declaration) {
		if d.AttributeSpecifierList != nil {
			own = false
		}
		for ds := d.DeclarationSpecifiers; ds != nil; ds = ds.DeclarationSpecifiers {
			switch ds.Case {
			case cc.DeclarationSpecifiersStorage:
				if !registerOrAuto(ds) {
					return
				}
			case cc.DeclarationSpecifiersAttr:
				own = false
			}
		}
		for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
			if l.AttributeSpecifierList != nil || l.InitDeclarator.AttributeSpecifierList != nil || l.InitDeclarator.Asm != nil {
				own = false
			}
			declared(l.InitDeclarator.Declarator)
		}
	})
	if !own {
		s.own = worst
		return
	}
	for name := range local {
		if u.outer[name] {
			delete(local, name) // which of them is meant is not known here
		}
	}
	seen := s.visitor(local)
	w := walker{visit: seen, nested: func(cc.Node) { s.own = worst }}
	w.compound(s.def.CompoundStatement)
	w.exprs(inDefinition(s.def.Declarator, s.def.DeclarationList)...)
	blocks(s.def.CompoundStatement, func(*cc.BlockItem) {}, func(n *cc.Statement) {
		if n.Case == cc.StatementAsm || s.mayStay(n, local) {
			s.own = worst
		}
	})
}

// mayStay reports whether a statement may keep a thread for ever: it orders what comes behind it after
// everything. C lets a compiler take it that other loops end (C17 6.8.5p6): those that have a controlling
// expression which is not constant (here: it names a local variable), and neither synchronise nor use volatile
// objects.
func (s *source) mayStay(n *cc.Statement, local map[string]bool) bool {
	switch n.Case {
	case cc.StatementJump:
		c := n.JumpStatement.Case
		return c == cc.JumpStatementGoto || c == cc.JumpStatementGotoExpr
	case cc.StatementIteration:
		i := n.IterationStatement
		control := i.ExpressionList
		switch i.Case {
		case cc.IterationStatementFor:
			control = i.ExpressionList2
		case cc.IterationStatementForDecl:
			control = i.ExpressionList
		}
		if control == nil {
			return true
		}
		if p, ok := strip(control).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionInt && p.Token.SrcStr() == "0" {
			return false
		}
		varies := false
		visit := func(n cc.Node) {
			p, ok := n.(*cc.PrimaryExpression)
			varies = varies || ok && p.Case == cc.PrimaryExpressionIdent && local[p.Token.SrcStr()]
		}
		walker{visit: visit, nested: visit}.expr(control)
		return !varies || s.u.src.Mentions("volatile")
	}
	return false
}

// visitor adds what one expression does by itself.
func (s *source) visitor(local map[string]bool) func(cc.Node) {
	u := s.u
	touch := func(write bool) {
		s.own.reads = true
		s.own.writes = s.own.writes || write
		s.own.orders = s.own.orders || u.atomics // it may be an _Atomic object
	}
	written := func(n cc.ExpressionNode) {
		if !within(local, n) {
			touch(true)
		}
	}
	return func(n cc.Node) {
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case == cc.PrimaryExpressionIdent && !local[x.Token.SrcStr()] && len(u.sourcesOf(u.object(x.Token.SrcStr()))) == 0 {
				touch(false)
			}
		case *cc.AssignmentExpression:
			written(x.UnaryExpression)
		case *cc.UnaryExpression:
			switch x.Case {
			case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
				written(x.UnaryExpression)
			case cc.UnaryExpressionDeref:
				touch(false)
			}
		case *cc.PostfixExpression:
			switch x.Case {
			case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
				written(x.PostfixExpression)
			case cc.PostfixExpressionIndex, cc.PostfixExpressionPSelect:
				touch(false)
			case cc.PostfixExpressionCall:
				s.called(x, local)
			}
		}
	}
}

// within reports whether n is one of some variables, or a member of one.
func within(local map[string]bool, n cc.ExpressionNode) bool {
	for {
		switch x := strip(n).(type) {
		case *cc.PrimaryExpression:
			return x.Case == cc.PrimaryExpressionIdent && local[x.Token.SrcStr()]
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionSelect {
				n = x.PostfixExpression
				continue
			}
		}
		return false
	}
}

// called adds a call.
func (s *source) called(x *cc.PostfixExpression, local map[string]bool) {
	u := s.u
	p, _ := calleeName(x.PostfixExpression)
	if p == nil || local[p.Token.SrcStr()] {
		s.own = worst
		return
	}
	name := u.object(p.Token.SrcStr())
	m := u.models.Lookup(name)
	switch list := u.sourcesOf(name); {
	case m != nil && (m.User() || m.Override):
		s.own = worst
	case len(list) > 0:
		if u.weak[name] || u.weakAliases[name] != "" {
			s.own = worst
			return
		}
		s.calls = append(s.calls, list...)
	case m != nil && !u.defined[name]:
		s.own.merge(modelSummary(m.Steps))
	default:
		s.own = worst
	}
}

// object is the name in the object file of a name in the source.
func (u *unit) object(name string) string { return cmp.Or(u.renamed[name], name) }

// modelSummary sums up what a library function does.
func modelSummary(steps []models.Step) summary {
	var sum summary
	for _, s := range steps {
		switch s.Do {
		case models.Read, models.Rest, models.Printf:
			sum.reads = true
		case models.Write, models.Copy, models.Append, models.Set, models.Store, models.Free, models.Realloc, models.Permute:
			sum.merge(summary{reads: true, writes: true})
		case models.Update:
			sum.merge(summary{reads: true, writes: true, orders: s.Calls})
		case models.Alloc, models.If, models.IfSet, models.Either, models.Loop:
		default:
			return worst
		}
		sum.merge(modelSummary(s.Body))
		for _, b := range s.Branches {
			sum.merge(modelSummary(b.Steps))
		}
	}
	return sum
}

func registerOrAuto(ds *cc.DeclarationSpecifiers) bool {
	if ds.Case != cc.DeclarationSpecifiersStorage {
		return false
	}
	c := ds.StorageClassSpecifier.Case
	return c == cc.StorageClassSpecifierAuto || c == cc.StorageClassSpecifierRegister
}

// locals visits every declaration in a body.
func locals(body *cc.CompoundStatement, visit func(*cc.Declaration)) {
	blocks(body, func(i *cc.BlockItem) {
		if i.Case == cc.BlockItemDecl && i.Declaration != nil {
			visit(i.Declaration)
		}
	}, func(s *cc.Statement) {
		if s.Case == cc.StatementIteration && s.IterationStatement.Declaration != nil {
			visit(s.IterationStatement.Declaration)
		}
	})
}

// blocks visits every item of every block of a body, and every statement, those in statement expressions included.
func blocks(body *cc.CompoundStatement, item func(*cc.BlockItem), visit func(*cc.Statement)) {
	var compound func(*cc.CompoundStatement)
	var stmt func(*cc.Statement)
	stmt = func(s *cc.Statement) {
		if s == nil {
			return
		}
		visit(s)
		switch s.Case {
		case cc.StatementLabeled:
			stmt(s.LabeledStatement.Statement)
		case cc.StatementCompound:
			compound(s.CompoundStatement)
		case cc.StatementSelection:
			stmt(s.SelectionStatement.Statement)
			stmt(s.SelectionStatement.Statement2)
		case cc.StatementIteration:
			stmt(s.IterationStatement.Statement)
		}
	}
	compound = func(c *cc.CompoundStatement) {
		if c == nil {
			return
		}
		for l := c.BlockItemList; l != nil; l = l.BlockItemList {
			if l.BlockItem == nil {
				continue
			}
			item(l.BlockItem)
			if l.BlockItem.Case == cc.BlockItemStmt {
				stmt(l.BlockItem.Statement)
			}
		}
	}
	compound(body)
	inner := func(n cc.Node) {
		if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionStmt {
			compound(p.CompoundStatement)
		}
	}
	walker{visit: inner, nested: inner}.compound(body)
}
