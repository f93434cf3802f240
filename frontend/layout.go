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
func (r *record) layout(members []member, a attrs) {
	l := layouter{r: r, packed: a.packed, pack: a.pack, align: 1}
	for _, m := range members {
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
	a := m.t.alignof()
	if l.packed || m.packed {
		a = 1
	}
	a = l.capped(max(a, m.align))
	l.pos = roundUp(l.pos, 8*a)
	l.r.add(m, &cfg.Field{Name: m.name, Type: m.t.cfgType(), Offset: l.pos / 8})
	l.pos += 8 * m.t.size()
	l.align = max(l.align, a)
}

func (l *layouter) bitField(m member) {
	unit := 8 * m.t.size()
	typeAlign := 8 * m.t.alignof()
	if m.width == 0 { // starts a new unit; packing does not matter, #pragma pack does
		l.endRun()
		l.pos = roundUp(l.pos, max(l.capped(typeAlign/8)*8, 8*m.align))
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
		l.r.add(m, f)
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

func (r *record) add(m member, f *cfg.Field) {
	r.cfg.Fields = append(r.cfg.Fields, f)
	r.fields = append(r.fields, &field{name: m.name, t: m.t, cfg: f})
}

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
