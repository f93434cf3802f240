package frontend

import (
	"cmp"
	"strconv"
	"strings"

	"modernc.org/cc/v4"
)

// A declSpec is what the specifiers in front of a declarator say.
type declSpec struct {
	t                                            *ctype
	typedef, extern, static, threadLocal, inline bool
	register, auto                               bool
	signed                                       bool   // explicitly: not for want of the word unsigned
	label                                        string // of the object file: asm("name")
	attrs                                        attrs
}

// attrs are the GNU attributes that matter here.
type attrs struct {
	packed, noreturn, konst, weak bool
	align                         int64
	realign                       int64 // after the closing brace of a record, where it prevails
	pack                          int64 // #pragma pack
	vector                        int64
	mode                          string
	alias, weakref, ifunc         string
	section                       string
	ctor, dtor                    bool
	ctorPriority, dtorPriority    int64
	cleanup                       string
	gnuInline, always, naked      bool
	constexpr                     bool  // csource's mark of C23's keyword
	bits                          int64 // likewise of _BitInt
}

func (a *attrs) merge(b attrs) {
	a.packed = a.packed || b.packed
	a.noreturn = a.noreturn || b.noreturn
	a.konst = a.konst || b.konst
	a.constexpr = a.constexpr || b.constexpr
	a.weak = a.weak || b.weak
	a.align = max(a.align, b.align)
	a.vector = max(a.vector, b.vector)
	a.realign = max(a.realign, b.realign)
	a.pack = max(a.pack, b.pack)
	a.bits = cmp.Or(b.bits, a.bits)
	a.ctor = a.ctor || b.ctor
	a.dtor = a.dtor || b.dtor
	a.ctorPriority = max(a.ctorPriority, b.ctorPriority)
	a.dtorPriority = max(a.dtorPriority, b.dtorPriority)
	a.gnuInline = a.gnuInline || b.gnuInline
	a.always = a.always || b.always
	a.naked = a.naked || b.naked
	if b.mode != "" {
		a.mode = b.mode
	}
	a.alias = cmp.Or(b.alias, a.alias)
	a.weakref = cmp.Or(b.weakref, a.weakref)
	a.ifunc = cmp.Or(b.ifunc, a.ifunc)
	a.section = cmp.Or(b.section, a.section)
	if b.cleanup != "" {
		a.cleanup = b.cleanup
	}
}

// attributes reads attribute lists.
func (u *unit) attributes(lists ...*cc.AttributeSpecifierList) attrs {
	var a attrs
	for _, l := range lists {
		for ; l != nil; l = l.AttributeSpecifierList {
			if l.AttributeSpecifier == nil {
				continue
			}
			for v := l.AttributeSpecifier.AttributeValueList; v != nil; v = v.AttributeValueList {
				if v.AttributeValue != nil {
					u.attribute(&a, v.AttributeValue)
				}
			}
		}
	}
	return a
}

func attributeName(v *cc.AttributeValue) string {
	return strings.TrimSuffix(strings.TrimPrefix(v.Token.SrcStr(), "__"), "__")
}

func (u *unit) attribute(a *attrs, v *cc.AttributeValue) {
	name := attributeName(v)
	var arg cc.ExpressionNode
	if v.ArgumentExpressionList != nil {
		arg = v.ArgumentExpressionList.AssignmentExpression
	}
	ident := func() string {
		if p, ok := strip(arg).(*cc.PrimaryExpression); ok {
			switch p.Case {
			case cc.PrimaryExpressionIdent:
				return strings.TrimSuffix(strings.TrimPrefix(p.Token.SrcStr(), "__"), "__")
			case cc.PrimaryExpressionString:
				return strings.TrimSuffix(string(narrowString(p.Token.SrcStr())), "\x00")
			}
		}
		return ""
	}
	priority := func() int64 {
		if arg != nil {
			if n, ok := u.constInt(arg); ok {
				return n
			}
		}
		return 65535
	}
	if n, ok := strings.CutPrefix(name, "mayrun_aligned_"); ok {
		a.align, _ = strconv.ParseInt(n, 10, 64)
		return
	}
	if n, ok := strings.CutPrefix(name, "mayrun_realigned_"); ok {
		a.realign, _ = strconv.ParseInt(n, 10, 64)
		return
	}
	switch name {
	case "mayrun_pack":
		if arg != nil {
			a.pack, _ = u.constInt(arg)
		}
	case "mayrun_bitint":
		n, ok := u.constInt(arg)
		if !ok {
			u.fail(v, "the width of a _BitInt is not a constant")
		}
		a.bits = max(n, -1)
	case "mayrun_constexpr":
		a.constexpr = true
	case "mayrun_aligned":
		if arg != nil {
			a.align, _ = u.constInt(arg)
		}
	case "packed":
		a.packed = true
	case "noreturn":
		a.noreturn = true
	case "const":
		a.konst = true
	case "weak":
		a.weak = true
	case "gnu_inline":
		a.gnuInline = true
	case "aligned":
		a.align = 16
		if arg != nil {
			if n, ok := u.constInt(arg); ok {
				a.align = n
			}
		}
	case "vector_size":
		if arg != nil {
			if n, ok := u.constInt(arg); ok {
				a.vector = n
			}
		}
	case "mode":
		a.mode = ident()
	case "alias":
		a.alias = ident()
	case "weakref":
		if a.weakref = ident(); a.weakref == "" {
			a.weakref = "\x00" // an alias attribute names the target
		}
	case "ifunc":
		a.ifunc = ident()
	case "section":
		a.section = ident()
	case "naked":
		a.naked = true
	case "always_inline":
		a.always = true
	case "constructor":
		a.ctor, a.ctorPriority = true, priority()
	case "destructor":
		a.dtor, a.dtorPriority = true, priority()
	case "cleanup":
		if p, ok := strip(arg).(*cc.PrimaryExpression); ok {
			a.cleanup = p.Token.SrcStr()
		}
	}
}

// specs reads declaration specifiers.
func (u *unit) specs(ds *cc.DeclarationSpecifiers) declSpec {
	var (
		d declSpec
		b specBuilder
	)
	for n := ds; n != nil; n = n.DeclarationSpecifiers {
		switch n.Case {
		case cc.DeclarationSpecifiersStorage:
			switch n.StorageClassSpecifier.Case {
			case cc.StorageClassSpecifierTypedef:
				d.typedef = true
			case cc.StorageClassSpecifierExtern:
				d.extern = true
			case cc.StorageClassSpecifierStatic:
				d.static = true
			case cc.StorageClassSpecifierThreadLocal:
				d.threadLocal = true
			case cc.StorageClassSpecifierRegister:
				d.register = true
			case cc.StorageClassSpecifierAuto:
				d.auto = true
			}
		case cc.DeclarationSpecifiersTypeSpec:
			b.spec(u, n.TypeSpecifier)
		case cc.DeclarationSpecifiersTypeQual:
			b.qual(u, n.TypeQualifier)
		case cc.DeclarationSpecifiersFunc:
			switch n.FunctionSpecifier.Case {
			case cc.FunctionSpecifierInline:
				d.inline = true
			case cc.FunctionSpecifierNoreturn:
				d.attrs.noreturn = true
			}
		case cc.DeclarationSpecifiersAlignSpec:
			d.attrs.align = max(d.attrs.align, u.alignas(n.AlignmentSpecifier))
		case cc.DeclarationSpecifiersAttr:
			d.attrs.merge(u.attributes(n.AttributeSpecifierList))
		}
	}
	d.attrs.merge(b.attrs)
	d.signed = b.signed
	d.t = b.finish(u, ds)
	d.t = u.modeAndVector(d.t, &d.attrs, ds)
	return d
}

// modeAndVector applies the attributes that change a type.
func (u *unit) modeAndVector(t *ctype, a *attrs, at cc.Node) *ctype {
	if a.bits != 0 && t.kind == kInt {
		if t.atomic {
			u.fail(at, "an atomic _BitInt is not supported")
		}
		t = u.bitInt(a.bits, t.signed(), at).qualified(t.konst, t.volatile, false)
		a.bits = 0
	}
	if a.mode != "" && t.kind == kInt {
		bytes := map[string]int64{"QI": 1, "byte": 1, "HI": 2, "SI": 4, "DI": 8, "TI": 16,
			"word": u.b.Model.PointerSize(), "pointer": u.b.Model.PointerSize()}[a.mode]
		if bytes > 0 {
			if m := u.b.ofSize(bytes, t.signed()); m != nil {
				t = m.qualified(t.konst, t.volatile, t.atomic)
			}
		}
	}
	if a.vector > 0 && t.bits > 0 {
		u.fail(at, "vectors of a _BitInt are not supported")
	}
	if a.vector > 0 && t.isArith() {
		t = vectorType(t, a.vector/max(1, t.size()))
		u.vectors = true
	}
	a.mode, a.vector = "", 0
	return t
}

func (u *unit) alignas(n *cc.AlignmentSpecifier) int64 {
	if n.Case == cc.AlignmentSpecifierType {
		return u.unevaluatedType(n.TypeName).alignof()
	}
	a, ok := u.constInt(n.ConstantExpression)
	if !ok {
		u.fail(n, "alignment is not a constant")
	}
	return a
}

// specQual reads the specifiers of a type name or of members.
func (u *unit) specQual(sq *cc.SpecifierQualifierList) (*ctype, attrs) {
	t, a, _ := u.memberSpecs(sq)
	return t, a
}

// memberSpecs is specQual, and whether the type is explicitly signed.
func (u *unit) memberSpecs(sq *cc.SpecifierQualifierList) (*ctype, attrs, bool) {
	var b specBuilder
	for n := sq; n != nil; n = n.SpecifierQualifierList {
		b.attrs.merge(u.attributes(n.AttributeSpecifierList))
		switch n.Case {
		case cc.SpecifierQualifierListTypeSpec:
			if n.TypeSpecifier != nil {
				b.spec(u, n.TypeSpecifier)
			}
		case cc.SpecifierQualifierListTypeQual:
			b.qual(u, n.TypeQualifier)
		case cc.SpecifierQualifierListAlignSpec:
			b.attrs.align = max(b.attrs.align, u.alignas(n.AlignmentSpecifier))
		}
	}
	t := b.finish(u, sq)
	t = u.modeAndVector(t, &b.attrs, sq)
	return t, b.attrs, b.signed
}

// A specBuilder puts a type together from the words of a specifier list.
type specBuilder struct {
	t                                   *ctype
	void, char, short, intW, float, dbl bool
	signed, unsigned, boolW, complex    bool
	int128, uint128, float16, any       bool
	long                                int
	float128                            bool
	decimal                             int64 // bytes
	konst, volatile, atomic             bool
	attrs                               attrs
}

func (b *specBuilder) qual(u *unit, q *cc.TypeQualifier) {
	switch q.Case {
	case cc.TypeQualifierConst:
		b.konst = true
	case cc.TypeQualifierVolatile:
		b.volatile = true
	case cc.TypeQualifierAtomic:
		b.atomic = true
	case cc.TypeQualifierAttr:
		b.attrs.merge(u.attributes(q.AttributeSpecifierList))
	}
}

func (b *specBuilder) spec(u *unit, n *cc.TypeSpecifier) {
	b.any = true
	switch n.Case {
	case cc.TypeSpecifierVoid:
		b.void = true
	case cc.TypeSpecifierChar:
		b.char = true
	case cc.TypeSpecifierShort:
		b.short = true
	case cc.TypeSpecifierInt:
		b.intW = true
	case cc.TypeSpecifierInt128:
		b.int128 = true
	case cc.TypeSpecifierUint128:
		b.uint128 = true
	case cc.TypeSpecifierLong:
		b.long++
	case cc.TypeSpecifierFloat, cc.TypeSpecifierFloat32:
		b.float = true
	case cc.TypeSpecifierFloat16, cc.TypeSpecifierBFloat16:
		b.float16 = true
	case cc.TypeSpecifierDouble, cc.TypeSpecifierFloat64, cc.TypeSpecifierFloat32x:
		b.dbl = true
	case cc.TypeSpecifierFloat128, cc.TypeSpecifierFloat64x, cc.TypeSpecifierFloat128x:
		b.float128 = true
	case cc.TypeSpecifierDecimal32:
		b.decimal = 4
	case cc.TypeSpecifierDecimal64:
		b.decimal = 8
	case cc.TypeSpecifierDecimal128:
		b.decimal = 16
	case cc.TypeSpecifierSigned:
		b.signed = true
	case cc.TypeSpecifierUnsigned:
		b.unsigned = true
	case cc.TypeSpecifierBool:
		b.boolW = true
	case cc.TypeSpecifierComplex:
		b.complex = true
	case cc.TypeSpecifierStructOrUnion:
		b.t = u.recordSpec(n.StructOrUnionSpecifier)
	case cc.TypeSpecifierEnum:
		b.t = u.enumSpec(n.EnumSpecifier)
	case cc.TypeSpecifierTypeName:
		name := n.Token.SrcStr()
		sym := u.scope.lookup(name)
		if sym != nil && sym.doubtful {
			panic(consequence{})
		}
		if sym == nil || !sym.typedef {
			u.fail(n, "%s does not name a type", name)
		}
		b.t = sym.t
		b.signed = b.signed || sym.signed
	case cc.TypeSpecifierTypeofExpr:
		b.t = u.typeofExpr(n.ExpressionList)
	case cc.TypeSpecifierTypeofType:
		b.t = u.typeName(n.TypeName)
	case cc.TypeSpecifierAtomic:
		b.t = u.typeName(n.AtomicTypeSpecifier.TypeName)
		b.atomic = true
	default:
		u.fail(n, "unsupported type %s", strings.TrimPrefix(n.Case.String(), "TypeSpecifier"))
	}
}

func (b *specBuilder) finish(u *unit, at cc.Node) *ctype {
	t := b.t
	if t == nil {
		t = b.basic(u.b)
	}
	if b.complex {
		if !b.any || t == u.b.intT && !b.intW && !b.signed {
			t = u.b.double
		}
		if t.kind != kFloat {
			u.fail(at, "complex integers are not supported")
		}
		t = u.b.complexOf(t)
	}
	if t.bits > 0 && b.atomic {
		u.fail(at, "an atomic _BitInt is not supported")
	}
	return t.qualified(b.konst, b.volatile, b.atomic)
}

func (b *specBuilder) basic(ts *basics) *ctype {
	pick := func(s, u *ctype) *ctype {
		if b.unsigned {
			return u
		}
		return s
	}
	switch {
	case b.void:
		return ts.void
	case b.boolW:
		return ts.boolT
	case b.char && b.signed:
		return ts.schar
	case b.char:
		return pick(ts.char, ts.uchar)
	case b.short:
		return pick(ts.short, ts.ushort)
	case b.int128:
		return pick(ts.int128, ts.uint128)
	case b.uint128:
		return ts.uint128
	case b.decimal > 0:
		return map[int64]*ctype{4: ts.decimal32, 8: ts.decimal64, 16: ts.decimal128}[b.decimal]
	case b.float16:
		return ts.float16
	case b.float:
		return ts.float
	case b.float128:
		return ts.float128
	case b.dbl && b.long > 0:
		return ts.ldouble
	case b.dbl:
		return ts.double
	case b.long >= 2:
		return pick(ts.llong, ts.ullong)
	case b.long == 1:
		return pick(ts.long, ts.ulong)
	}
	return pick(ts.intT, ts.uint)
}
