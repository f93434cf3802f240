package frontend

import (
	"fmt"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// recordSpec is the type that a struct or union specifier denotes or defines.
func (u *unit) recordSpec(n *cc.StructOrUnionSpecifier) *ctype {
	union := n.StructOrUnion.Case == cc.StructOrUnionUnion
	word := "struct "
	if union {
		word = "union "
	}
	name := n.Token.SrcStr()
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
		t = &ctype{kind: kRecord, rec: &record{anonymous: name == "",
			cfg: &cfg.Record{Tag: tagName, Union: union, AlignN: 1, Unknown: true}}}
		var again *tag
		if name != "" {
			if def && u.src.C23 {
				again = u.scope.lookupTag(name)
			}
			u.scope.declareTag(name, &tag{t: t})
		}
		switch {
		case u.atFileScope() || name == "":
			u.shareRecord(key, t.rec)
		case again != nil && !again.enum && again.t.rec.complete && again.t.rec.cfg.Union == union:
			t.rec.cfg = again.t.rec.cfg // as long as the members agree (C23)
		}
	}
	if !def {
		return t
	}
	a := u.attributes(n.AttributeSpecifierList, n.AttributeSpecifierList2)
	t.rec.completeWith(u.members(n.StructDeclarationList, t.rec.cfg.Union), a, u.b.Model)
	return t
}

// members reads the member declarations of a record. In functions, GNU C allows members of variable length
// (https://gcc.gnu.org/onlinedocs/gcc-12.3.0/gcc/Variable-Length.html); here, the last one of a structure may be one.
func (u *unit) members(l *cc.StructDeclarationList, union bool) []member {
	var ms []member
	for ; l != nil; l = l.StructDeclarationList {
		d := l.StructDeclaration
		if d == nil || d.Case == cc.StructDeclarationAssert {
			continue
		}
		base, ba, signed := u.memberSpecs(d.SpecifierQualifierList)
		ba.merge(u.attributes(d.AttributeSpecifierList))
		if d.StructDeclaratorList == nil {
			if base.kind == kRecord && base.rec.anonymous {
				ms = append(ms, member{t: base, align: ba.align, packed: ba.packed})
			}
			continue
		}
		for s := d.StructDeclaratorList; s != nil; s = s.StructDeclaratorList {
			sd := s.StructDeclarator
			var x declared
			u.fb.together(inDeclarator(sd.Declarator), func() { x = u.declarator(sd.Declarator, base) })
			if x.name == "__mayrun_nothing" {
				continue // csource's stand-in for a declaration without a declarator
			}
			if ba.vector > 0 {
				x.t = u.modeAndVector(x.t, &ba, sd)
			}
			m := member{name: x.name, t: x.t, align: ba.align, packed: ba.packed}
			if sd.Case == cc.StructDeclaratorBitField {
				w, ok := u.constInt(sd.ConstantExpression)
				if !ok || w < 0 || !x.t.isInt() || w > 8*x.t.size() {
					u.fail(sd, "bad width of bit-field %s", x.name)
				}
				if x.t.bits > 0 {
					u.fail(sd, "bit-fields that are a _BitInt are not supported")
				}
				m.bitField, m.width = true, w
				if u.src.UnsignedBitFields && !signed && !x.t.enum && !x.t.isBool() && x.t.signed() {
					if t := u.b.ofSize(x.t.size(), false); t != nil {
						m.t = t.qualified(x.t.konst, x.t.volatile, x.t.atomic)
					}
				}
			} else if x.t.kind == kFunc || x.t.incomplete() && x.t.kind != kArray {
				u.fail(sd, "member %s has an incomplete type", x.name)
			}
			if n := len(ms); n > 0 && ms[n-1].t.isVLA() || x.t.isVLA() && (union || u.atFileScope()) {
				u.fail(sd, "only the last member of a structure in a function may have a variable length")
			}
			ms = append(ms, m)
		}
	}
	return ms
}

// completeWith gives the record its members. If another file has defined the same record, both become one.
func (r *record) completeWith(ms []member, a attrs, model cfg.DataModel) {
	if r.cfg.Unknown && r.shared() {
		r.layout(ms, a, model)
		return
	}
	mine := *r
	mine.cfg = &cfg.Record{Tag: r.cfg.Tag, Union: r.cfg.Union, AlignN: 1}
	mine.fields = nil
	mine.layout(ms, a, model)
	if len(mine.cfg.Fields) != len(r.cfg.Fields) || mine.cfg.Bytes != r.cfg.Bytes {
		r.cfg, r.fields, r.complete = mine.cfg, mine.fields, true
		return
	}
	for i, f := range mine.cfg.Fields {
		g := r.cfg.Fields[i]
		if f.Name != g.Name || f.Offset != g.Offset || f.BitOff != g.BitOff || f.Width != g.Width ||
			f.Type.Size() != g.Type.Size() || f.Type.String() != g.Type.String() {
			r.cfg, r.fields, r.complete = mine.cfg, mine.fields, true
			return
		}
	}
	for i, f := range mine.fields {
		f.cfg = r.cfg.Fields[i]
	}
	r.fields, r.complete, r.userAligned = mine.fields, true, mine.userAligned
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
	return &ctype{kind: kInt, basic: &i, rank: base.rank, enum: true, base: base.unqual()}
}
