package frontend

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

// A member is a member of a record before its layout: what the declaration says.
type member struct {
	name     string
	t        *ctype
	bitField bool
	width    int64
	align    int64 // from an attribute or _Alignas
	packed   bool
}

// layout places the members of a record as gcc does on x86 (System V ABI) and completes it.
func (r *record) layout(members []member, a attrs, model cfg.DataModel) {
	l := layouter{r: r, model: model, packed: a.packed, pack: a.pack, align: 1}
	r.userAligned = a.align > 0 || a.realign > 0
	for _, m := range members {
		r.userAligned = r.userAligned || m.align > 0 || m.t.userAligned()
		if r.cfg.Union {
			l.pos = 0
			l.endRun()
		}
		if m.bitField {
			l.bitField(m)
		} else {
			l.member(m)
		}
		l.size = max(l.size, l.pos)
	}
	l.endRun()
	want := a.align
	if a.realign > 0 {
		want = a.realign
	}
	l.align = max(l.align, want)
	r.cfg.AlignN = l.align
	r.cfg.Bytes = roundUp(roundUp(l.size, 8)/8, l.align)
	r.complete = true
	r.cfg.Unknown = false
}

// A layouter places members one after the other. Positions are in bits.
type layouter struct {
	r         *record
	model     cfg.DataModel
	packed    bool
	pack      int64 // #pragma pack, in bytes; 0 if there is none
	pos, size int64
	align     int64
	run       []*cfg.Field // adjacent bit-fields: one memory location
	runStart  int64
}

// capped is an alignment under #pragma pack.
func (l *layouter) capped(align int64) int64 {
	if l.pack > 0 {
		return min(align, l.pack)
	}
	return align
}

func (l *layouter) member(m member) {
	l.endRun()
	a := m.t.fieldAlign(l.model)
	if l.packed || m.packed {
		a = 1
	}
	a = l.capped(max(a, m.align))
	l.pos = roundUp(l.pos, 8*a)
	l.r.add(m, &cfg.Field{Name: m.name, Type: m.t.cfgType(), Offset: l.pos / 8}, a)
	l.pos += 8 * m.t.size()
	l.align = max(l.align, a)
}

func (l *layouter) bitField(m member) {
	unit := 8 * m.t.size()
	typeAlign := 8 * m.t.alignof()
	if m.width == 0 { // starts a new unit, whatever the packing
		l.endRun()
		l.pos = roundUp(l.pos, max(typeAlign, 8*m.align))
		return
	}
	packed := l.packed || m.packed
	switch {
	case l.pack > 0:
		typeAlign = min(typeAlign, 8*l.pack)
	case packed:
		typeAlign = 8
	}
	if m.align > 0 {
		l.pos = roundUp(l.pos, 8*l.capped(m.align))
	}
	// A bit-field may not span more units of its type's alignment than its type does.
	if !packed && l.pack == 0 && (l.pos%typeAlign+m.width+typeAlign-1)/typeAlign > unit/typeAlign {
		l.pos = roundUp(l.pos, typeAlign)
	}
	f := &cfg.Field{Name: m.name, Type: m.t.cfgType(), Offset: l.pos / 8, BitOff: l.pos % 8, Width: m.width}
	if len(l.run) == 0 {
		l.runStart = l.pos
	}
	l.run = append(l.run, f)
	l.pos += m.width
	if m.name != "" {
		l.r.add(m, f, 0)
		l.align = max(l.align, typeAlign/8, l.capped(m.align))
	}
}

// endRun ends a run of adjacent bit-fields.
func (l *layouter) endRun() {
	for _, f := range l.run {
		f.UnitOff = l.runStart / 8
		f.UnitSize = (l.pos+7)/8 - f.UnitOff
	}
	l.run = nil
}

func (r *record) add(m member, f *cfg.Field, align int64) {
	r.cfg.Fields = append(r.cfg.Fields, f)
	r.fields = append(r.fields, &field{name: m.name, t: m.t, cfg: f, align: align})
}

// userAligned reports whether an attribute or _Alignas has a say in the alignment of t.
func (t *ctype) userAligned() bool {
	switch {
	case t.align > 0:
		return true
	case t.kind == kArray:
		return t.elem.userAligned()
	}
	return t.kind == kRecord && t.rec.userAligned
}

// fieldAlign is the alignment of a member of type t. For i386 gcc aligns to 4 what it can keep in integer
// registers, whole records included.
func (t *ctype) fieldAlign(m cfg.DataModel) int64 {
	a := t.alignof()
	e := t
	for e.kind == kArray {
		e = e.elem
	}
	if m != cfg.ILP32 || t.userAligned() || e.atomic || e.kind == kFloat || e.inMemory() {
		return a
	}
	return min(a, 4)
}

// inMemory reports whether gcc for i386 never keeps an object of type t in an integer register.
func (t *ctype) inMemory() bool {
	switch t.kind {
	case kInt, kPtr, kFloat:
		return false
	case kArray:
		return t.n < 0 || t.elem.inMemory() || t.n != 1 && !registerSize(t.size())
	case kRecord:
		for _, f := range t.rec.fields {
			if f.t.inMemory() && (f.t.size() > 0 || f.t.kind == kArray && f.t.n < 0) {
				return true
			}
		}
	}
	return !registerSize(t.size())
}

func registerSize(n int64) bool { return n == 1 || n == 2 || n == 4 || n == 8 }

func roundUp(n, to int64) int64 { return (n + to - 1) / to * to }

// find returns the path of members to the one of that name, through anonymous records.
func (r *record) find(name string) []*field {
	for _, f := range r.fields {
		if f.name == name && name != "" {
			return []*field{f}
		}
	}
	for _, f := range r.fields {
		if f.name == "" && f.t.kind == kRecord {
			if p := f.t.rec.find(name); p != nil {
				return append([]*field{f}, p...)
			}
		}
	}
	return nil
}
