package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// kind is the coarse classification of a C type.
type kind uint8

const (
	kVoid kind = iota
	kInt       // integers, characters, _Bool, enumerations
	kFloat
	kPtr
	kArray
	kFunc
	kRecord
	kVector
)

// A ctype is a C type as the source wrote it: with qualifiers, which cfg's types do not have, with the lengths of
// variable-length arrays, and with prototypes told from empty parameter lists. The parser's own types are not
// used: they lose _Atomic, and their layouts of packed and bit-field records are wrong.
type ctype struct {
	kind     kind
	atomic   bool
	volatile bool
	konst    bool
	plain    *ctype // the type without its qualifiers; nil if this is it

	basic cfg.Type // of kVoid, kInt, kFloat
	rank  int      // integer conversion rank
	align int64    // stricter or laxer alignment given by an attribute; 0: natural
	bits  int64    // of a _BitInt: how many it has
	enum  bool
	base  *ctype // of an enumeration: the integer type that it is compatible with

	elem   *ctype   // of pointers, arrays and vectors
	n      int64    // number of elements, -1 if unknown
	length cfg.Expr // number of elements of a variable-length array, in a register
	// written is the expression that length has been found by
	written cc.ExpressionNode

	result   *ctype
	params   []*ctype
	variadic bool
	proto    bool // declared with a prototype

	rec *record

	made cfg.Type // cache of cfgType
	ptr  *ctype   // cache of the pointer type
}

// A record is what all mentions of one struct or union share.
type record struct {
	cfg      *cfg.Record
	fields   []*field
	complete bool
	// anonymous: without a tag; such a member of a record has its members in that record.
	anonymous   bool
	userAligned bool // an attribute has a say in its alignment
}

// A field is a member of a record with its C type.
type field struct {
	name string
	t    *ctype
	cfg  *cfg.Field
	// align is the alignment that the layout gives it; 0 of a bit-field
	align int64
}

// unqual is t as a value has it: without qualifiers.
func (t *ctype) unqual() *ctype {
	if t.plain != nil {
		return t.plain
	}
	return t
}

// qualified is t with more qualifiers. Those of an array belong to its elements.
func (t *ctype) qualified(konst, volatile, atomic bool) *ctype {
	if (!konst || t.konst) && (!volatile || t.volatile) && (!atomic || t.atomic) {
		return t
	}
	if t.kind == kArray {
		c := *t
		c.elem = t.elem.qualified(konst, volatile, atomic)
		c.made, c.ptr = nil, nil
		return &c
	}
	if t.kind == kFunc {
		return t
	}
	c := *t
	c.plain = t.unqual()
	c.konst, c.volatile, c.atomic = t.konst || konst, t.volatile || volatile, t.atomic || atomic
	c.ptr = nil
	return &c
}

// aligned is t with an explicit alignment.
func (t *ctype) aligned(n int64) *ctype {
	if n <= 0 || t.align == n {
		return t
	}
	c := *t
	c.align = n
	c.ptr = nil
	return &c
}

func (t *ctype) isInt() bool    { return t.kind == kInt }
func (t *ctype) isArith() bool  { return t.kind == kInt || t.kind == kFloat }
func (t *ctype) isScalar() bool { return t.kind == kInt || t.kind == kFloat || t.kind == kPtr }
func (t *ctype) isVLA() bool {
	return t.kind == kArray && (t.length != nil || t.elem.isVLA()) || t.tail() != nil
}
func (t *ctype) isBool() bool        { i, ok := t.basic.(*cfg.Int); return ok && i.Bool }
func (t *ctype) isCharLike() bool    { return t.kind == kInt && t.size() == 1 }
func (t *ctype) intType() *cfg.Int   { i, _ := t.basic.(*cfg.Int); return i }
func (t *ctype) signed() bool        { i := t.intType(); return i != nil && i.Signed }
func (t *ctype) isFuncPtr() bool     { return t.kind == kPtr && t.elem.kind == kFunc }
func (t *ctype) isComplete() bool    { return !t.incomplete() }
func (t *ctype) size() int64         { return t.cfgType().Size() }
func (t *ctype) isPtrTo(k kind) bool { return t.kind == kPtr && t.elem.kind == k }

// tail is the last member of a structure whose length is variable; nil if it has none.
func (t *ctype) tail() *field {
	if t.kind != kRecord || len(t.rec.fields) == 0 {
		return nil
	}
	if last := t.rec.fields[len(t.rec.fields)-1]; last.t.isVLA() {
		return last
	}
	return nil
}

// incomplete reports whether objects of the type cannot be declared yet.
func (t *ctype) incomplete() bool {
	switch t.kind {
	case kVoid, kFunc:
		return true
	case kArray:
		return t.n < 0 && t.length == nil || t.elem.incomplete()
	case kRecord:
		return !t.rec.complete
	}
	return false
}

// cfgType is the type without what only C knows.
func (t *ctype) cfgType() cfg.Type {
	if t.kind == kRecord {
		return t.rec.cfg
	}
	if t.made != nil {
		return t.made
	}
	switch t.kind {
	case kPtr:
		p := &cfg.Pointer{Bytes: t.n}
		t.made = p
		p.Elem = t.elem.cfgType()
	case kArray:
		t.made = &cfg.Array{Elem: t.elem.cfgType(), Len: t.n}
	case kVector:
		t.made = &cfg.Array{Elem: t.elem.cfgType(), Len: t.n}
	case kFunc:
		f := &cfg.FuncType{Variadic: t.variadic || !t.proto}
		t.made = f
		f.Result = t.result.cfgType()
		for _, p := range t.params {
			f.Params = append(f.Params, p.cfgType())
		}
	default:
		t.made = t.basic
	}
	return t.made
}

// alignof is the alignment of objects of type t. Inside records i386 aligns 8-byte scalars to 4.
func (t *ctype) alignof() int64 {
	if t.align > 0 {
		return t.align
	}
	switch n := t.size(); {
	case t.kind == kArray && t.elem.atomic && (t.elem.kind == kRecord || n > 0 && t.elem.size() == 16):
		return t.elem.unqual().preferred() // gcc asks for no more there
	case t.kind == kArray:
		return t.elem.alignof()
	case t.kind == kVector:
		return max(1, n)
	case t.atomic && (n == 1 || n == 2 || n == 4 || n == 8 || n == 16): // as atomic instructions want it
		return n
	}
	return max(1, t.cfgType().Align())
}

// preferred is the alignment that __alignof__ tells, and _Alignof of an expression: that of objects on their
// own, which i386 aligns to 8 where a scalar has 8 bytes.
func (t *ctype) preferred() int64 {
	if t.align > 0 {
		return t.align
	}
	switch t.kind {
	case kArray:
		return t.elem.preferred()
	case kInt, kFloat:
		if f, ok := t.basic.(*cfg.Float); t.size() == 8 || ok && f.Complex && f.Bytes == 16 {
			return max(t.alignof(), 8)
		}
	}
	return t.alignof()
}

// basics holds the types without structure of one program.
type basics struct {
	*cfg.Types
	void, boolT, char, schar, uchar, short, ushort, intT, uint, long, ulong, llong, ullong, int128, uint128 *ctype
	float16, float, double, ldouble, float128, decimal32, decimal64, decimal128                             *ctype
	voidPtr, charPtr                                                                                        *ctype

	bitInts map[bitIntKey]*ctype
}

func newBasics(m cfg.DataModel, unsignedChar bool) *basics {
	ts := cfg.NewTypes(m)
	if unsignedChar {
		c := *ts.Char
		c.Signed = false
		ts.Char = &c
	}
	i := func(t *cfg.Int, rank int) *ctype { return &ctype{kind: kInt, basic: t, rank: rank} }
	f := func(t *cfg.Float, rank int) *ctype { return &ctype{kind: kFloat, basic: t, rank: rank} }
	b := &basics{
		Types: ts,
		void:  &ctype{kind: kVoid, basic: ts.Void},
		boolT: i(ts.Bool, 1), char: i(ts.Char, 2), schar: i(ts.SChar, 2), uchar: i(ts.UChar, 2),
		short: i(ts.Short, 3), ushort: i(ts.UShort, 3), intT: i(ts.Int, 4), uint: i(ts.UInt, 4),
		long: i(ts.Long, 5), ulong: i(ts.ULong, 5), llong: i(ts.LLong, 6), ullong: i(ts.ULLong, 6),
		int128: i(ts.Int128, 7), uint128: i(ts.UInt128, 7),
		float16: f(&cfg.Float{Name: "_Float16", Bytes: 2}, 1),
		float:   f(ts.Float, 2), double: f(ts.Double, 3), ldouble: f(ts.LongDouble, 5),
		float128:  f(&cfg.Float{Name: "_Float128", Bytes: 16}, 6),
		decimal32: f(&cfg.Float{Name: "_Decimal32", Bytes: 4}, 7), decimal64: f(&cfg.Float{Name: "_Decimal64", Bytes: 8}, 7),
		decimal128: f(&cfg.Float{Name: "_Decimal128", Bytes: 16}, 7),
	}
	b.voidPtr = b.pointer(b.void)
	b.charPtr = b.pointer(b.char)
	return b
}

// pointer is the type of pointers to t.
func (b *basics) pointer(t *ctype) *ctype {
	if t.ptr == nil {
		t.ptr = &ctype{kind: kPtr, elem: t, n: b.Model.PointerSize()}
	}
	return t.ptr
}

func (b *basics) sizeT() *ctype {
	return map[bool]*ctype{true: b.uint, false: b.ulong}[b.Model == cfg.ILP32]
}
func (b *basics) ptrdiffT() *ctype {
	return map[bool]*ctype{true: b.intT, false: b.long}[b.Model == cfg.ILP32]
}
func (b *basics) wcharT() *ctype {
	return map[bool]*ctype{true: b.long, false: b.intT}[b.Model == cfg.ILP32]
}

func array(t *ctype, n int64) *ctype { return &ctype{kind: kArray, elem: t, n: n} }

// ofSize is the integer type of a size and sign.
func (b *basics) ofSize(bytes int64, signed bool) *ctype {
	for _, t := range []*ctype{b.schar, b.uchar, b.short, b.ushort, b.intT, b.uint, b.long, b.ulong, b.llong,
		b.ullong, b.int128, b.uint128} {
		if t.size() == bytes && t.signed() == signed {
			return t
		}
	}
	return nil
}

// promote applies the integer promotions; width is that of a bit-field, or 0.
func (b *basics) promote(t *ctype, width int64) *ctype {
	t = t.unqual()
	if t.kind != kInt || t.bits > 0 {
		return t
	}
	if width > 0 {
		switch {
		case width < 32 || width == 32 && t.signed():
			return b.intT
		case width == 32:
			return b.uint
		}
	}
	if t.rank < b.intT.rank {
		return b.intT
	}
	if t.enum {
		return b.ofSize(t.size(), t.signed())
	}
	return t
}

// common applies the usual arithmetic conversions to two promoted types.
func (b *basics) common(x, y *ctype) *ctype {
	switch {
	case x.kind == kFloat && y.kind == kFloat:
		hi, lo := x, y
		if y.rank > x.rank {
			hi, lo = y, x
		}
		if lo.basic.(*cfg.Float).Complex && !hi.basic.(*cfg.Float).Complex {
			return b.complexOf(hi)
		}
		return hi
	case x.kind == kFloat:
		return x
	case y.kind == kFloat:
		return y
	case x.bits > 0 || y.bits > 0:
		return b.commonBits(x, y)
	case x.signed() == y.signed():
		if y.rank > x.rank {
			return y
		}
		return x
	}
	s, u := x, y
	if !x.signed() {
		s, u = y, x
	}
	switch {
	case u.rank >= s.rank:
		return u
	case s.size() > u.size():
		return s
	}
	return b.ofUnsigned(s)
}

func (b *basics) ofUnsigned(t *ctype) *ctype {
	switch t {
	case b.long:
		return b.ulong
	case b.llong:
		return b.ullong
	case b.int128:
		return b.uint128
	}
	return b.uint
}

// complexOf is the complex type whose parts have the real type t.
func (b *basics) complexOf(t *ctype) *ctype {
	f, ok := t.basic.(*cfg.Float)
	if !ok {
		return t
	}
	return &ctype{kind: kFloat, rank: t.rank, basic: &cfg.Float{
		Name: "_Complex " + f.Name, Bytes: 2 * f.Bytes, AlignN: f.Align(), Complex: true,
	}}
}

// sameType reports whether two types are compatible when qualifiers below the top are ignored.
func sameType(a, b *ctype) bool { return compatible(a, b, false) }

// compatible reports whether two types are compatible. With quals, qualifiers of what pointers point to count.
func compatible(a, b *ctype, quals bool) bool {
	if a.unqual() == b.unqual() {
		return true
	}
	if a.kind != b.kind {
		return false
	}
	switch a.kind {
	case kVoid:
		return true
	case kInt, kFloat:
		if a.enum != b.enum { // an enumeration is compatible with one integer type, its own
			if a.enum {
				a, b = b, a
			}
			b = b.base
		}
		return a.rank == b.rank && a.bits == b.bits && cfg.Identical(a.basic, b.basic) && a.basic.String() == b.basic.String()
	case kPtr:
		if quals && (a.elem.konst != b.elem.konst || a.elem.volatile != b.elem.volatile || a.elem.atomic != b.elem.atomic) {
			return false
		}
		return compatible(a.elem, b.elem, quals)
	case kArray, kVector:
		return (a.n == b.n || a.n < 0 || b.n < 0) && compatible(a.elem, b.elem, quals)
	case kFunc:
		if !compatible(a.result, b.result, quals) {
			return false
		}
		if !a.proto || !b.proto {
			return true
		}
		if len(a.params) != len(b.params) || a.variadic != b.variadic {
			return false
		}
		for i := range a.params {
			if !compatible(a.params[i].unqual(), b.params[i].unqual(), quals) {
				return false
			}
		}
		return true
	case kRecord:
		return a.rec == b.rec || a.rec.cfg == b.rec.cfg
	}
	return false
}
