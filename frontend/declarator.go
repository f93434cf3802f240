package frontend

import (
	"fmt"
	"strings"

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
	// size expressions of variable-length array parameters, evaluated at entry
	decl *cc.ParameterDeclaration
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

// arrayOf is the type of arrays of t. A length that is not constant is evaluated here and kept in a register.
func (u *unit) arrayOf(t *ctype, size cc.ExpressionNode, at cc.Node) *ctype {
	if t.kind == kFunc || t.kind == kVoid {
		u.fail(at, "array of %s", map[kind]string{kFunc: "functions", kVoid: "void"}[t.kind])
	}
	if size == nil {
		return array(t, -1)
	}
	if n, ok := u.constInt(size); ok {
		if n < 0 {
			u.fail(size, "negative array size")
		}
		if es := t.size(); es > 0 && n > 1<<47/es {
			u.fail(size, "array is too large")
		}
		return array(t, n)
	}
	a := array(t, -1)
	f := u.fb
	if f == nil || f.file || f.dry > 0 || u.inPrototype > 0 {
		a.length = &cfg.Nondet{Typ: u.b.sizeT().basic, Pos: u.pos(at)}
		return a
	}
	v := f.convert(f.expr(size), u.b.sizeT())
	a.length = f.saved(v.x, u.pos(size))
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
		s := u.specs(d.DeclarationSpecifiers)
		x := declared{t: s.t}
		if d.Case == cc.ParameterDeclarationDecl {
			x = u.declarator(d.Declarator, s.t)
		} else if d.AbstractDeclarator != nil {
			x.t = u.abstract(d.AbstractDeclarator, s.t)
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
		ps.list = append(ps.list, param{name: x.name, t: t, tok: x.tok, decl: d})
	}
	u.pop()
	u.inPrototype--
	return ft, ps
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

// recordSpec is the type that a struct or union specifier denotes or defines.
func (u *unit) recordSpec(n *cc.StructOrUnionSpecifier) *ctype {
	union := n.StructOrUnion.Case == cc.StructOrUnionUnion
	word := "struct "
	if union {
		word = "union "
	}
	name := n.Token.SrcStr()
	if strings.HasPrefix(name, "__mayrun_tag_") {
		name = "" // csource names anonymous records
	}
	key := word + name
	def := n.Case == cc.StructOrUnionSpecifierDef
	if name == "" {
		p := u.pos(n)
		key = fmt.Sprintf("%s<anonymous %s>", word, p)
	}
	var t *ctype
	if name != "" {
		if def {
			if tg := u.scope.tags[name]; tg != nil && !tg.enum && !tg.t.rec.complete {
				t = tg.t
			}
		} else if tg := u.scope.lookupTag(name); tg != nil {
			if tg.enum || tg.t.rec.cfg.Union != union {
				u.fail(n, "%s was declared as another kind of tag", name)
			}
			return tg.t
		}
	}
	if t == nil {
		tagName := key
		if name == "" {
			tagName = word + "<anonymous>"
		}
		t = &ctype{kind: kRecord, rec: &record{anonymous: name == "", cfg: &cfg.Record{Tag: tagName, Union: union, AlignN: 1, Unknown: true}}}
		if name != "" {
			s := u.scope
			if !def && u.inPrototype == 0 {
				// A mention declares the tag in the current scope.
				s = u.scope
			}
			s.declareTag(name, &tag{t: t})
		}
		if u.atFileScope() || name == "" {
			u.shareRecord(key, t.rec)
		}
	}
	if !def {
		return t
	}
	a := u.attributes(n.AttributeSpecifierList, n.AttributeSpecifierList2)
	t.rec.completeWith(u.members(n.StructDeclarationList), a)
	return t
}

// members reads the member declarations of a record.
func (u *unit) members(l *cc.StructDeclarationList) []member {
	var ms []member
	for ; l != nil; l = l.StructDeclarationList {
		d := l.StructDeclaration
		if d == nil || d.Case == cc.StructDeclarationAssert {
			continue
		}
		base, ba := u.specQual(d.SpecifierQualifierList)
		ba.merge(u.attributes(d.AttributeSpecifierList))
		if d.StructDeclaratorList == nil {
			if base.kind == kRecord && base.rec.anonymous {
				ms = append(ms, member{t: base, align: ba.align, packed: ba.packed})
			}
			continue
		}
		for s := d.StructDeclaratorList; s != nil; s = s.StructDeclaratorList {
			sd := s.StructDeclarator
			x := u.declarator(sd.Declarator, base)
			if x.name == "__mayrun_nothing" {
				continue // csource's stand-in for a declaration without a declarator
			}
			if ba.vector > 0 {
				x.t = u.modeAndVector(x.t, &ba)
			}
			m := member{name: x.name, t: x.t, align: ba.align, packed: ba.packed}
			if sd.Case == cc.StructDeclaratorBitField {
				w, ok := u.constInt(sd.ConstantExpression)
				if !ok || w < 0 || !x.t.isInt() || w > 8*x.t.size() {
					u.fail(sd, "bad width of bit-field %s", x.name)
				}
				m.bitField, m.width = true, w
			} else if x.t.kind == kFunc || x.t.incomplete() && x.t.kind != kArray {
				u.fail(sd, "member %s has an incomplete type", x.name)
			}
			if x.t.isVLA() {
				u.fail(sd, "member %s has a variable length", x.name)
			}
			ms = append(ms, m)
		}
	}
	return ms
}

// completeWith gives the record its members. If another file has defined the same record, both become one.
func (r *record) completeWith(ms []member, a attrs) {
	if r.cfg.Unknown && r.shared() {
		r.layout(ms, a)
		return
	}
	mine := *r
	mine.cfg = &cfg.Record{Tag: r.cfg.Tag, Union: r.cfg.Union, AlignN: 1}
	mine.fields = nil
	mine.layout(ms, a)
	if len(mine.cfg.Fields) != len(r.cfg.Fields) || mine.cfg.Bytes != r.cfg.Bytes {
		r.cfg, r.fields, r.complete = mine.cfg, mine.fields, true
		return
	}
	for i, f := range mine.cfg.Fields {
		g := r.cfg.Fields[i]
		if f.Name != g.Name || f.Offset != g.Offset || f.BitOff != g.BitOff || f.Width != g.Width || f.Type.Size() != g.Type.Size() || f.Type.String() != g.Type.String() {
			r.cfg, r.fields, r.complete = mine.cfg, mine.fields, true
			return
		}
	}
	for i, f := range mine.fields {
		f.cfg = r.cfg.Fields[i]
	}
	r.fields, r.complete = mine.fields, true
}

// shared reports whether nobody has laid out the record yet.
func (r *record) shared() bool { return len(r.cfg.Fields) == 0 && r.cfg.Bytes == 0 }

// shareRecord lets file-scope records of one name in several files be one record, as long as their members agree.
func (u *unit) shareRecord(key string, r *record) {
	if c := u.records[key]; c != nil && c.Union == r.cfg.Union {
		r.cfg = c
		return
	}
	u.records[key] = r.cfg
}

// enumSpec is the type that an enumeration specifier denotes or defines.
func (u *unit) enumSpec(n *cc.EnumSpecifier) *ctype {
	name := n.Token2.SrcStr()
	var fixed *ctype
	if n.EnumTypeSpecifier != nil {
		fixed, _ = u.specQual(n.EnumTypeSpecifier.SpecifierQualifierList)
	}
	if n.Case == cc.EnumSpecifierTag {
		if tg := u.scope.lookupTag(name); tg != nil {
			return tg.t
		}
		t := u.enumType(name, fixed, 0, 0)
		u.scope.declareTag(name, &tag{t: t, enum: true})
		return t
	}
	var (
		next     int64
		lo, hi   int64
		unsigned bool
		made     []*symbol
	)
	for l := n.EnumeratorList; l != nil; l = l.EnumeratorList {
		e := l.Enumerator
		if e == nil {
			continue
		}
		if e.Case == cc.EnumeratorExpr {
			c := u.constant(e.ConstantExpression)
			if c == nil {
				u.fail(e, "value of %s is not a constant", e.Token.SrcStr())
			}
			next = c.Int64()
			unsigned = next < 0 && !c.Typ.(*cfg.Int).Signed
		}
		t := u.b.intT
		switch {
		case unsigned:
			t = u.b.ofSize(8, false)
		case next != int64(int32(next)):
			t = u.b.ofSize(8, true)
			if next > 0 && next <= 1<<32-1 {
				t = u.b.uint
			}
		}
		if next < lo && !unsigned {
			lo = next
		}
		hi = max(hi, next)
		if unsigned {
			hi = 1<<63 - 1
		}
		s := &symbol{name: e.Token.SrcStr(), t: t, konst: intConst(t, uint64(next))}
		u.scope.declare(s)
		made = append(made, s)
		next++
	}
	t := u.enumType(name, fixed, lo, hi)
	if unsigned {
		t = u.enumType(name, u.b.ofSize(8, false), 0, 0)
	}
	// Constants that do not fit int have the enumeration's type.
	for _, s := range made {
		if s.t != u.b.intT {
			s.t = t
			s.konst = intConst(t, s.konst.Bits)
		}
	}
	if name != "" {
		if tg := u.scope.tags[name]; tg != nil && tg.enum {
			*tg.t = *t
			return tg.t
		}
		u.scope.declareTag(name, &tag{t: t, enum: true})
	}
	return t
}

// enumType is gcc's choice of an integer type for an enumeration: unsigned unless a constant is negative.
func (u *unit) enumType(name string, fixed *ctype, lo, hi int64) *ctype {
	base := fixed
	if base == nil {
		switch {
		case lo < 0 && (lo < -1<<31 || hi > 1<<31-1):
			base = u.b.ofSize(8, true)
		case lo < 0:
			base = u.b.intT
		case hi > 1<<32-1:
			base = u.b.ofSize(8, false)
		default:
			base = u.b.uint
		}
	}
	if name == "" {
		name = "<anonymous>"
	}
	i := *base.intType()
	i.Name = "enum " + name
	return &ctype{kind: kInt, basic: &i, rank: base.rank, enum: true}
}
