package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A declared is the outcome of applying a declarator to a type.
type declared struct {
	name   string
	t      *ctype
	tok    cc.Node
	params *funcParams // of the innermost function declarator, if the name itself is a function
}

// funcParams are the named parameters of a function declarator.
type funcParams struct {
	list   []param
	idents []cc.Token // K&R: names only
}

type param struct {
	name string
	t    *ctype
	tok  cc.Node
	// entry finds the type, before it is adjusted, when the function is entered; nil: it is not variably
	// modified
	entry func() *ctype
	sizes []cc.ExpressionNode // that this evaluates
	old   bool                // the declaration stands behind the parentheses (K&R)
}

// pointers wraps t in the pointers of a declarator.
func (u *unit) pointers(p *cc.Pointer, t *ctype) *ctype {
	for ; p != nil; p = p.Pointer {
		t = u.b.pointer(t)
		var b specBuilder
		for q := p.TypeQualifiers; q != nil; q = q.TypeQualifiers {
			if q.TypeQualifier != nil {
				b.qual(u, q.TypeQualifier)
			}
		}
		t = t.qualified(b.konst, b.volatile, b.atomic)
	}
	return t
}

// declarator applies a declarator to the type that its specifiers give.
func (u *unit) declarator(d *cc.Declarator, t *ctype) declared {
	if d == nil {
		return declared{t: t}
	}
	return u.direct(d.DirectDeclarator, u.pointers(d.Pointer, t), nil)
}

func (u *unit) direct(d *cc.DirectDeclarator, t *ctype, params *funcParams) declared {
	switch d.Case {
	case cc.DirectDeclaratorIdent:
		return declared{name: d.Token.SrcStr(), t: t, tok: d.Token, params: params}
	case cc.DirectDeclaratorDecl:
		if d.Declarator.Pointer != nil {
			params = nil
		}
		return u.direct(d.Declarator.DirectDeclarator, u.pointers(d.Declarator.Pointer, t), params)
	case cc.DirectDeclaratorArr, cc.DirectDeclaratorStaticArr, cc.DirectDeclaratorArrStatic:
		return u.direct(d.DirectDeclarator, u.arrayOf(t, d.AssignmentExpression, d), nil)
	case cc.DirectDeclaratorStar:
		return u.direct(d.DirectDeclarator, array(t, -1), nil)
	case cc.DirectDeclaratorFuncParam:
		ft, ps := u.funcType(t, d.ParameterTypeList)
		return u.direct(d.DirectDeclarator, ft, ps)
	case cc.DirectDeclaratorFuncIdent:
		ps := &funcParams{}
		for l := d.IdentifierList; l != nil; l = l.IdentifierList {
			ps.idents = append(ps.idents, l.Token2)
		}
		return u.direct(d.DirectDeclarator, &ctype{kind: kFunc, result: t}, ps)
	}
	u.fail(d, "unsupported declarator")
	return declared{}
}

// maxVariable bounds the dimensions of an array that are not constant: each index is multiplied with all that
// follow.
const maxVariable = 100

// arrayOf is the type of arrays of t. A length that is not constant is evaluated here and kept in a register.
func (u *unit) arrayOf(t *ctype, size cc.ExpressionNode, at cc.Node) *ctype {
	if t.kind == kFunc || t.kind == kVoid {
		u.fail(at, "array of %s", map[kind]string{kFunc: "functions", kVoid: "void"}[t.kind])
	}
	if size == nil {
		return array(t, -1)
	}
	if c, open := u.constantSizes(size); c != nil {
		n := c.Int64()
		if n < 0 {
			u.fail(size, "negative array size")
		}
		if es := t.size(); es > 0 && n > 1<<47/es {
			u.fail(size, "array is too large")
		}
		for _, s := range open {
			u.fb.openSize(s)
		}
		return array(t, n)
	}
	variable := 1
	for e := t; e.kind == kArray && e.isVLA(); e = e.elem {
		if variable++; variable > maxVariable {
			u.fail(at, "an array of more than %d variable dimensions", maxVariable)
		}
	}
	a := array(t, -1)
	a.written = strip(size)
	a.length = u.fb.length(a.written, u.pos(at))
	return a
}

func (u *unit) funcType(result *ctype, l *cc.ParameterTypeList) (*ctype, *funcParams) {
	ft := &ctype{kind: kFunc, result: result.unqual()}
	ps := &funcParams{}
	if l == nil {
		return ft, ps
	}
	ft.proto = true
	ft.variadic = l.Case == cc.ParameterTypeListVar
	u.inPrototype++
	u.push()
	for p := l.ParameterList; p != nil; p = p.ParameterList {
		d := p.ParameterDeclaration
		if d == nil {
			continue
		}
		x := u.parameter(d)
		if x.name == "__mayrun_unnamed_only" {
			continue // csource's stand-in for (...)
		}
		if x.t.kind == kVoid && x.name == "" && p == l.ParameterList && p.ParameterList == nil {
			break
		}
		t := u.adjust(x.t)
		if x.name != "" {
			// Later parameters may name earlier ones in array sizes.
			u.scope.declare(&symbol{name: x.name, t: t, v: &cfg.Var{Name: x.name, Type: t.cfgType(), Storage: cfg.Param}})
		}
		ft.params = append(ft.params, t)
		y := param{name: x.name, t: t, tok: x.tok}
		if x.t.isVM() {
			y.entry, y.sizes = func() *ctype { return u.parameter(d).t }, inParameter(d)
		}
		ps.list = append(ps.list, y)
	}
	u.pop()
	u.inPrototype--
	return ft, ps
}

func (u *unit) parameter(d *cc.ParameterDeclaration) declared {
	s := u.specs(d.DeclarationSpecifiers)
	x := declared{t: s.t}
	if d.Case == cc.ParameterDeclarationDecl {
		x = u.declarator(d.Declarator, s.t)
	} else if d.AbstractDeclarator != nil {
		x.t = u.abstract(d.AbstractDeclarator, s.t)
	}
	return x
}

// adjust turns parameters of array and function type into pointers.
func (u *unit) adjust(t *ctype) *ctype {
	switch t.kind {
	case kArray:
		return u.b.pointer(t.elem)
	case kFunc:
		return u.b.pointer(t)
	}
	return t
}

func (u *unit) abstract(d *cc.AbstractDeclarator, t *ctype) *ctype {
	if d == nil {
		return t
	}
	return u.directAbstract(d.DirectAbstractDeclarator, u.pointers(d.Pointer, t))
}

func (u *unit) directAbstract(d *cc.DirectAbstractDeclarator, t *ctype) *ctype {
	for d != nil {
		switch d.Case {
		case cc.DirectAbstractDeclaratorDecl:
			if d.DirectAbstractDeclarator != nil {
				u.fail(d, "unsupported abstract declarator")
			}
			return u.abstract(d.AbstractDeclarator, t)
		case cc.DirectAbstractDeclaratorArr, cc.DirectAbstractDeclaratorStaticArr, cc.DirectAbstractDeclaratorArrStatic:
			t = u.arrayOf(t, d.AssignmentExpression, d)
		case cc.DirectAbstractDeclaratorArrStar:
			t = array(t, -1)
		case cc.DirectAbstractDeclaratorFunc:
			t, _ = u.funcType(t, d.ParameterTypeList)
		}
		d = d.DirectAbstractDeclarator
	}
	return t
}

// typeName is the type that a type name in a cast, sizeof, _Generic or compound literal denotes.
func (u *unit) typeName(n *cc.TypeName) *ctype {
	t, _ := u.specQual(n.SpecifierQualifierList)
	return u.abstract(n.AbstractDeclarator, t)
}

// unevaluatedType is the type that a type name denotes whose sizes are not evaluated.
func (u *unit) unevaluatedType(n *cc.TypeName) (t *ctype) {
	u.fb.unevaluated(func() { t = u.typeName(n) })
	return t
}
