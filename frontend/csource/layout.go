package csource

import (
	"strconv"
	"strings"

	"modernc.org/cc/v4"
)

// A Layout says how a struct or union lies in memory, by the System V ABI with
// gcc's extensions: packed, aligned, #pragma pack, bit-fields. It is computed here
// because the library's own layouts ignore most of these; do not use the sizes and
// offsets that cc types report.
type Layout struct {
	Size, Align int64
	Fields      []FieldLayout // as the type's FieldByIndex
}

// A FieldLayout is the place of one member. A bit-field starts at bit BitOffset
// (counted from the least significant bit) of the byte at Offset.
type FieldLayout struct {
	Field     *cc.Field
	Offset    int64
	BitOffset int // 0 to 7
	BitWidth  int // 0 if the member is not a bit-field, or has no width
	Bits      bool

	// Adjacent bit-fields are one memory location (C11 3.14): writing one may write
	// them all. These are the bytes of the location that the bit-field is part of.
	LocationOffset, LocationSize int64
}

// Layout returns the layout of a struct or union type, or nil for another type or
// an incomplete one. The result is shared: do not change it. A Unit's layouts must
// not be computed concurrently.
func (u *Unit) Layout(t cc.Type) *Layout {
	r, ok := t.(recordType)
	if !ok || r.IsIncomplete() {
		return nil
	}
	if l := u.layouts[t]; l != nil {
		return l
	}
	if u.layouts == nil {
		u.layouts = make(map[cc.Type]*Layout)
	}
	l := u.layOut(r)
	u.layouts[t] = l
	return l
}

// Sizeof returns the size of a type in bytes, or -1 if it is not known: of an
// incomplete type, a function, or an array of variable length. The size of void
// is 1, as in GNU C.
func (u *Unit) Sizeof(t cc.Type) int64 {
	switch x := t.(type) {
	case *cc.ArrayType:
		n := x.Len()
		if x.IsVLA() || n < 0 {
			return -1
		}
		if s := u.Sizeof(x.Elem()); s >= 0 {
			return n * s
		}
		return -1
	case *cc.StructType, *cc.UnionType:
		if l := u.Layout(t); l != nil {
			return l.Size
		}
		return -1
	case *cc.FunctionType:
		return -1
	}
	return t.Size()
}

// Alignof returns the alignment of a type in bytes.
func (u *Unit) Alignof(t cc.Type) int64 {
	if a := t.Attributes(); a != nil && a.Aligned() > 0 {
		return a.Aligned()
	}
	switch x := t.(type) {
	case *cc.ArrayType:
		return u.Alignof(x.Elem())
	case *cc.StructType, *cc.UnionType:
		if l := u.Layout(t); l != nil {
			return l.Align
		}
		return 1
	case *cc.EnumType:
		if under := x.UnderlyingType(); under != nil && under.Kind() != cc.Enum {
			return u.Alignof(under)
		}
	}
	return int64(max(t.Align(), 1))
}

// Member finds a member by name, also inside anonymous members. The path leads
// from t to it; the sum of the offsets is the offset of the member in t.
func (u *Unit) Member(t cc.Type, name string) (path []FieldLayout, ok bool) {
	l := u.Layout(t)
	if l == nil {
		return nil, false
	}
	for _, f := range l.Fields {
		if f.Field.Name() == name {
			return []FieldLayout{f}, true
		}
	}
	for _, f := range l.Fields {
		if f.Field.Name() == "" && !f.Bits {
			if p, ok := u.Member(f.Field.Type(), name); ok {
				return append([]FieldLayout{f}, p...), true
			}
		}
	}
	return nil, false
}

// A layouter places members one after the other.
type layouter struct {
	u        *Unit
	union    bool
	packed   bool
	pack     int64 // #pragma pack, in bytes; 0 if there is none
	bit      int64 // the next free bit
	size     int64 // of a union so far, in bits
	align    int64
	bitRun   int // index of the first bit-field of the current location, or -1
	runStart int64
	fields   []FieldLayout
}

func (u *Unit) layOut(r recordType) *Layout {
	_, union := r.(*cc.UnionType)
	a := r.Attributes()
	p := &layouter{u: u, union: union, align: 1, bitRun: -1, packed: a != nil && a.IsAttrSet("packed"), pack: attrInt(a, packAttribute)}
	decls := members(r)
	for i := 0; i < r.NumFields(); i++ {
		f := r.FieldByIndex(i)
		var attrs memberAttributes
		if decls != nil {
			attrs = u.memberAttributes(decls[i], f)
		}
		attrs.packed = attrs.packed || p.packed
		switch {
		case f.Name() == nothing, f.Name() == "" && !f.IsBitfield() && !anonymous(f.Type()):
			p.fields = append(p.fields, FieldLayout{Field: f, Offset: p.bit / 8})
		case f.IsBitfield():
			p.bitField(f, attrs)
		default:
			p.field(f, attrs)
		}
	}
	p.endRun()
	align := max(p.align, recordAlignment(a))
	bits := p.bit
	if union {
		bits = p.size
	}
	return &Layout{Size: roundUp(roundUp(bits, 8)/8, align), Align: align, Fields: p.fields}
}

// anonymous reports whether a member without a name and of type t has its members
// in the enclosing record: only if the record has no tag of its own.
func anonymous(t cc.Type) bool {
	r, ok := t.(recordType)
	if !ok {
		return false
	}
	tag := r.Tag()
	return tag.SrcStr() == "" || strings.HasPrefix(tag.SrcStr(), tagPrefix)
}

func roundUp(n, to int64) int64 { return (n + to - 1) / to * to }

func attrInt(a *cc.Attributes, name string) int64 {
	if a == nil {
		return 0
	}
	v := a.AttrValue(name)
	if len(v) == 0 {
		return 0
	}
	return intValue(v[0])
}

// recordAlignment returns what the aligned attributes of a definition ask for.
func recordAlignment(a *cc.Attributes) int64 {
	if a == nil {
		return 0
	}
	n := attrInt(a, alignedAttribute)
	for _, prefix := range []string{alignedPrefix, realignedPrefix} {
		for p := int64(1); p <= 1<<28; p <<= 1 {
			if a.IsAttrSet(prefix + strconv.FormatInt(p, 10)) {
				n = p
			}
		}
	}
	return n
}

func intValue(v cc.Value) int64 {
	switch x := v.(type) {
	case cc.Int64Value:
		return int64(x)
	case cc.UInt64Value:
		return int64(x)
	}
	return 0
}

func (p *layouter) field(f *cc.Field, attrs memberAttributes) {
	p.endRun()
	t := f.Type()
	align := p.u.Alignof(t)
	if attrs.packed {
		align = 1
	}
	align = max(align, attrs.aligned)
	if p.pack > 0 {
		align = min(align, p.pack)
	}
	size := max(p.u.Sizeof(t), 0)
	if p.union {
		p.bit = 0
	}
	off := roundUp(roundUp(p.bit, 8)/8, align)
	p.fields = append(p.fields, FieldLayout{Field: f, Offset: off, LocationOffset: off, LocationSize: size})
	p.bit = (off + size) * 8
	p.size = max(p.size, p.bit)
	p.align = max(p.align, align)
}

func (p *layouter) bitField(f *cc.Field, attrs memberAttributes) {
	width := f.ValueBits()
	t := f.Type()
	unit := p.u.Sizeof(t) * 8
	typeAlign := p.u.Alignof(t) * 8
	if p.union {
		p.endRun()
		p.bit = 0
	}
	if width == 0 { // starts a new unit; packing does not matter, #pragma pack does
		p.endRun()
		if p.pack > 0 {
			typeAlign = min(typeAlign, p.pack*8)
		}
		p.bit = roundUp(p.bit, max(typeAlign, attrs.aligned*8))
		p.fields = append(p.fields, FieldLayout{Field: f, Offset: p.bit / 8, Bits: true})
		return
	}
	switch {
	case p.pack > 0:
		typeAlign = min(typeAlign, p.pack*8)
	case attrs.packed:
		typeAlign = 8
	}
	start := p.bit
	if attrs.aligned > 0 {
		a := attrs.aligned * 8
		if p.pack > 0 {
			a = min(a, p.pack*8)
		}
		start = roundUp(start, a)
	}
	// A bit-field may not span more units of its type's alignment than its type does.
	if !attrs.packed && p.pack == 0 {
		if (start%typeAlign+width+typeAlign-1)/typeAlign > unit/typeAlign {
			start = roundUp(start, typeAlign)
		}
	}
	if f.Name() != "" {
		p.align = max(p.align, typeAlign/8)
		if attrs.aligned > 0 {
			a := attrs.aligned
			if p.pack > 0 {
				a = min(a, p.pack)
			}
			p.align = max(p.align, a)
		}
	}
	if p.bitRun < 0 {
		p.bitRun, p.runStart = len(p.fields), start
	}
	p.fields = append(p.fields, FieldLayout{Field: f, Offset: start / 8, BitOffset: int(start % 8), BitWidth: int(width), Bits: true})
	p.bit = start + width
	p.size = max(p.size, p.bit)
}

// endRun ends a sequence of adjacent bit-fields, one memory location.
func (p *layouter) endRun() {
	if p.bitRun < 0 {
		return
	}
	from := p.runStart / 8
	for i := p.bitRun; i < len(p.fields); i++ {
		p.fields[i].LocationOffset = from
		p.fields[i].LocationSize = (p.bit+7)/8 - from
	}
	p.bitRun = -1
}

// memberAttributes are what the declaration of a member says about its place.
type memberAttributes struct {
	packed  bool
	aligned int64
}

func (u *Unit) memberAttributes(sd *cc.StructDeclaration, f *cc.Field) (a memberAttributes) {
	for q := sd.SpecifierQualifierList; q != nil; q = q.SpecifierQualifierList {
		switch q.Case {
		case cc.SpecifierQualifierListAlignSpec:
			a.aligned = max(a.aligned, u.alignas(q.AlignmentSpecifier))
		case cc.SpecifierQualifierListTypeQual:
			a.add(q.TypeQualifier.AttributeSpecifierList)
		}
		a.add(q.AttributeSpecifierList)
	}
	last := true // attributes at the end concern the last declarator
	for dl := sd.StructDeclaratorList; dl != nil; dl = dl.StructDeclaratorList {
		last = dl.StructDeclarator.Declarator == f.Declarator()
	}
	if last {
		a.add(sd.AttributeSpecifierList)
	}
	return a
}

func (u *Unit) alignas(s *cc.AlignmentSpecifier) int64 {
	if s.Case == cc.AlignmentSpecifierType {
		return u.Alignof(s.TypeName.Type())
	}
	return intValue(s.ConstantExpression.Value())
}

func (a *memberAttributes) add(l *cc.AttributeSpecifierList) {
	for ; l != nil; l = l.AttributeSpecifierList {
		for v := l.AttributeSpecifier.AttributeValueList; v != nil; v = v.AttributeValueList {
			switch v.AttributeValue.Token.SrcStr() {
			case "packed":
				a.packed = true
			case "aligned":
				if e := v.AttributeValue.ArgumentExpressionList; e != nil && e.AssignmentExpression != nil {
					a.aligned = max(a.aligned, intValue(e.AssignmentExpression.Value()))
				}
			}
		}
	}
}
